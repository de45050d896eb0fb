### Amit az asztal mond: események, szalagok, elszámolások, elutasítások. A böngésző és a terminál is ezt olvassa.
### A $seat helyére név kerül. Az események mondatok; a szalagok, jelek, címek és sorok nem.

bot-name =
    { $seat ->
        [0] Tonico
        [1] Lúcia
        [2] Bia
       *[3] Téo
    }

## A szoba

event-joined = { $seat } leül az asztalhoz.
event-back = { $seat } visszatért.
event-away = { $seat } kapcsolata megszakadt.
event-bot-sits-in = { $seat } helyett bot játszik.
event-gone = { $name } elment.
event-left = { $seat } elment; a helyére bot ült.
event-host = Mostantól { $seat } a házigazda.
event-renamed = Egy játékos új neve: { $seat }.
event-started = Kezdődik a játszma.
event-timeout = { $seat } ideje lejárt; az asztal lép.
event-rematch = Új játszma kezdődik.

refused-stale = Késő: ez a lépés már elmúlt
refused-not-yet = Ez a lépés még nem jött el
refused-not-your-turn = Nem te következel
refused-illegal = A szabályok ezt nem engedik
refused-failed = Valami elromlott nálunk; semmi sem változott
refused-not-seated = Nincs helyed ennél az asztalnál
refused-already-seated = Már van helyed itt
refused-already-given = Ehhez az osztáshoz már hozzájárultál
refused-contribution = A hozzájárulás 64 hexadecimális számjegy
refused-no-such-seat = Nincs ilyen hely
refused-seat-taken = Ez a hely foglalt
refused-room-full = Minden hely foglalt
refused-room-ended = Ez az asztal már bezárt
refused-not-host = Ezt csak a házigazda teheti meg
refused-started = A játszma már elkezdődött
refused-not-now = Most nem: a kör még tart
refused-not-due = Ennek még nincs itt az ideje
refused-deal = Ez nem ennek a játéknak az osztása
refused-name = A névhez legalább egy betű kell
refused-option = Ilyen beállítás itt nincs
refused-unknown-game = Ilyen játék itt nincs

## Kövek lánca

event-dealt = Új kör.
event-picked = { $seat } elvesz { $count } követ.
event-opens = { $seat } kezd.
event-opened = { $seat } ezzel kezd: { $tile }.
event-laid-left = { $seat } a bal végre rak: { $tile }.
event-laid-right = { $seat } a jobb végre rak: { $tile }.
event-passed = { $seat } passzol.
event-drew = { $seat } húz egy követ.

strip-passed = Passzolt
strip-drew = { $count } követ húzott

badge-stake =
    { $stake ->
        [2] duplán számít
       *[other] értéke × { $stake }
    }
counter-stock = { $value } húzható kő

line-hand = { $seat } kezében { $pips } pont maradt
line-stake =
    { $stake ->
        [2] A kör duplán számított
       *[other] A kör értéke × { $stake } volt
    }

refused-no-such-move = Nincs ilyen lépés
refused-held = { $tile } nincs a kezedben
refused-fit = { $tile } nem illik: a két vég { $left } és { $right }
refused-must = Van illő köved, ezért raknod kell
refused-end-required = { $tile } mindkét véghez illik: válassz
refused-close = { $tile } ott lezárná az asztalt, és van más lépésed
refused-opening = Ez a kör ezzel kezdődik: { $must }
refused-pick = Előbb mindenki elveszi a köveit, utána kezdődik a játék
refused-draw = Most nincs mit húzni
refused-stock = Passz előtt húzni kell

## Dominó de Duplas

duplas-simples = { $seat } kimegy: simples
duplas-carroca = { $seat } kimegy: carroça
duplas-la_e_lo = { $seat } kimegy: lá e lô
duplas-cruzada = { $seat } kimegy: cruzada
duplas-locked = Lezárt asztal: a pontot { $seat } kapja
duplas-doubles-4 = Érvénytelen kör: { $seat } 4 carroçát kapott
duplas-doubles-5 = { $seat } 5 carroçát kapott
duplas-doubles-6 = { $seat } 6 carroçát kapott
duplas-doubles-7 = { $seat } mind a 7 carroçát megkapta

duplas-line-simples = Simples: { $tile } az egyik véghez illik, a végek { $left } és { $right }
duplas-line-carroca = Carroça: az utolsó kő páros, { $tile }
duplas-line-la_e_lo = Lá e lô: { $tile } mindkét véghez illik, a végek { $left } és { $right }
duplas-line-cruzada = Cruzada: { $tile } páros, és mindkét véghez illik, a végek { $left } és { $right }
duplas-line-locked = Az asztal lezárult
duplas-line-lower = A kevesebb pontot tartó pár nyer: { $low } pont áll szemben { $high } ponttal
duplas-line-tie = Mindkét párnál { $low } pont maradt: az asztalt { $seat } zárta le, az ő párja veszít
duplas-line-doubles-4 = 4 carroça osztáskor: senki sem kap pontot, a következő kör duplán számít
duplas-line-doubles-5 = 5 carroça osztáskor: a pár pontot kap
duplas-line-doubles-6 = 6 carroça osztáskor: a pár megnyeri a játszmát
duplas-line-doubles-7 = 7 carroça osztáskor: a pár megnyeri a játszmát

## Kecske

kecske-out = { $seat } kiment
kecske-fish = Hal: { $seat } zárta le a láncot

kecske-line-out = { $seat } minden kövétől megszabadult: nem kap pontot
kecske-line-maker = { $seat } csinálta a halat: nem kap pontot, bármi maradt a kezében ({ $pips } pont)

kecske-badge-goat = kecske

## Six love

six-love-out = { $seat } kiment
six-love-key = { $seat } key carddal ment ki
six-love-lowest = Lezárt játék: { $seat } tartja a legkevesebbet
six-love-draw = Lezárt játék, döntetlen

six-love-line-out = { $seat } kiment
six-love-line-key = Key card: mindkét véghez illik, és mindkét számából az utolsó
six-love-line-count = { $seat } kezében { $pips } pont van
six-love-line-lowest = { $seat } kezében van a legkevesebb pont
six-love-line-tie = Holtverseny a legkevesebbért: senki sem kap pontot, a következő játék { $stake } pontért megy, és a 6-6 kezdi
six-love-line-stake = A játék { $stake } pontért ment
six-love-line-love = Six love: { $seat } elérte a { $target } pontot, és van, aki 0-n áll
six-love-line-loved = { $seat } six love-ot kapott
six-love-line-bruck = Bruck: mindenki szerzett pontot, ezért mindenki 0-ra áll vissza, és új szett kezdődik
six-love-line-reached = { $seat } elérte a { $target } pontot
six-love-line-even = Egy-egy: a következő leosztást a 6-6 kezdi, a győztese 2-0-ra jut
six-love-line-two = Egy-egy után kettőért: a pont visszajár

six-love-badge-stake = játék { $stake } pontért
six-love-badge-loved = six love
six-love-counter-brucks = { $value } bruck
six-love-counter-sets = { $value } megnyert szett

## Kövek fája

event-opens-with = A legnagyobb páros, { $tile }, { $seat } kezében van: ő kezd.
event-laid-on = { $seat } rak: { $tile }, ehhez: { $parent }.
event-unlocked = Fel van oldva: { $number }.

strip-played = Rakott: { $tile }
strip-drew-passed = Húzott egy követ és passzolt
strip-must-open = A tiéd kezdi a kört: { $tile }
strip-must-lay = { $tile } illik: rakd le most

badge-opener = ezzel kezdett: { $tile }
counter-stock-closed = zárva

refused-over = Most nem folyik kör
refused-parent = { $parent } nincs az asztalon
refused-match = { $tile } és { $parent } között nincs közös szám
refused-place = { $tile } sehová sem tehető az asztalon
refused-place-required = { $tile } több helyre is illik: válassz egyet
refused-full = Nincs szabad { $number } oldala ennek: { $parent }
refused-locked = Zárt szám, { $number }: csak { $number }-{ $number } rakható oda
refused-drawn = { $must } most jött a talonból, és illik: rakd le
refused-once = Ebben a lépésben már húztál egy követ
refused-closed =
    { $count ->
        [0] A talon üres
        [one] A talon utolsó köve a helyén marad
       *[other] A talon utolsó { $count } köve a helyén marad
    }

## Doubles

doubles-out = { $seat } kimegy: { $points } pont
doubles-blocked = A kör elakadt: { $seat } tartja a legkevesebbet, és { $points } pontot kap
doubles-blocked-tie = A kör elakadt: holtverseny a legkevesebbért, senki sem kap pontot
doubles-redealt = Senkinek sincs párosa: új osztás következik

doubles-line-no-double = Egyik kézben sincs páros
doubles-line-out = { $seat } minden kövétől megszabadult
doubles-line-lowest = { $seat } tartja a legkevesebbet: { $pips } pont
doubles-line-own = { $seat } tartja a legkevesebbet: a saját { $pips } pontja levonódik
doubles-line-tie = { $seat } kezében { $pips } pont van

## Ütések kínai dominóval

event-banker = { $seat } a bankos, ő hív.
event-led = { $seat } ezt hívja: { $tiles }.
event-beat = { $seat } üt: { $tiles }.
event-threw = { $seat } { $count } követ dob el lefordítva.
event-won-trick = { $seat } viszi az ütést: { $columns } oszlop.
event-bonus-supreme = { $seat } a Legfőbb párral nyer, és { $points } pontot kap.
event-bonus-quartet = { $seat } négyessel nyer, és { $points } pontot kap.
event-paid = { $seat } { $points } pontot fizet, ennyit kap: { $to }.

strip-led = Hívott
strip-high = Eddig a legmagasabb
strip-beaten = Megütve
strip-threw = { $count } eldobva
strip-won-trick = Vitte az ütést: { $columns } oszlop
strip-received = Kap { $points } pontot
strip-paid = Fizet { $points } pontot
strip-points = { $points } pont

badge-banker = bankos
counter-columns = { $value } oszlop
counter-payments = { $value } pont azonnal
counter-trick = { $value }. ütés
counter-deals = { $value } leosztás

refused-group = Ezek a kövek nem alkotnak kombinációt
refused-lead = Aki hív, felfordított kombinációt mutat
refused-size = Ebben az ütésben mindenki { $count } követ játszik ki
refused-beat = Ez nem üti ezt: { $tiles }
refused-supreme = A Legfőbb pár csak hívva nyer: semmit sem üt, és semmi sem üti
refused-early = Még nincs oszlopod: egy kőből álló utolsó ütésben csak lefordítva dobhatsz

combo-heaven = Menny
combo-heaven-pair = Menny pár
combo-earth = Föld
combo-earth-pair = Föld pár
combo-man = Ember
combo-man-pair = Ember pár
combo-goose = Lúd
combo-goose-pair = Lúd pár
combo-plum = Szilva
combo-plum-pair = Szilva pár
combo-long-three = Hosszú Hármas
combo-long-three-pair = Hosszú Hármas pár
combo-bench = Pad
combo-bench-pair = Pad pár
combo-axe = Balta
combo-axe-pair = Balta pár
combo-partition = Paraván
combo-partition-pair = Paraván pár
combo-long-leg-seven = Hosszúlábú Hetes
combo-long-leg-seven-pair = Hosszúlábú Hetes pár
combo-big-head-six = Nagyfejű Hatos
combo-big-head-six-pair = Nagyfejű Hatos pár
combo-heaven-nine = Menny-kilences
combo-heaven-nine-civil = Menny-kilences két Mennyel
combo-heaven-nine-military = Menny-kilences két kilencessel
combo-heaven-nine-quartet = Menny-kilences négyes
combo-earth-eight = Föld-nyolcas
combo-earth-eight-civil = Föld-nyolcas két Földdel
combo-earth-eight-military = Föld-nyolcas két nyolcassal
combo-earth-eight-quartet = Föld-nyolcas négyes
combo-man-seven = Ember-hetes
combo-man-seven-civil = Ember-hetes két Emberrel
combo-man-seven-military = Ember-hetes két hetessel
combo-man-seven-quartet = Ember-hetes négyes
combo-goose-five = Lúd-ötös
combo-goose-five-civil = Lúd-ötös két Lúddal
combo-goose-five-military = Lúd-ötös két ötössel
combo-goose-five-quartet = Lúd-ötös négyes
combo-nine = Kilences
combo-nine-pair = Kilences pár
combo-eight = Nyolcas
combo-eight-pair = Nyolcas pár
combo-seven = Hetes
combo-seven-pair = Hetes pár
combo-big-six = Nagy Hatos
combo-five = Ötös
combo-five-pair = Ötös pár
combo-little-three = Kis Hármas
combo-supreme = Legfőbb pár

## Tien Gow

tien-gow-won = { $seat } viszi az utolsó ütést
tien-gow-sweep = { $seat } mind a nyolc oszlopot elviszi

tien-gow-no-column = Még nincs oszlopod: egy kőből álló utolsó ütésben csak lefordítva dobhatnál
tien-gow-early-death = Még nincs oszlopod: ebben az utolsó ütésben csak lefordítva dobhatod el a köved

tien-gow-line-none = { $seat } egy oszlopot sem nyert: 5 pont
tien-gow-line-short = { $seat } { $columns } oszlopot nyert, négynél kevesebbet
tien-gow-line-even = { $seat } négy oszlopot nyert: nincs mit fizetni
tien-gow-line-excess = { $seat } { $columns } oszlopot nyert, négynél többet
tien-gow-line-banker = A bankos is érintett: dupla
tien-gow-line-last = Az utolsó ütést ezek a kövek vitték el: dupla
tien-gow-line-sweep = Mind a nyolc oszlop: dupla
tien-gow-line-settled = Elszámolás vele: { $seat }
tien-gow-line-caught = A Nagy Hatos megütötte a Kis Hármast: fizet { $seat } helyett
tien-gow-line-relieved = { $seat } fizet helyette: a Nagy Hatos megütötte a Kis Hármast
tien-gow-line-supreme = { $seat } ütést vitt a Legfőbb párral
tien-gow-line-quartet = { $seat } ütést vitt egy négyessel
tien-gow-line-thrown = { $seat } lefordítva eldobta
## Asztalok és beszéd

event-changed = A házigazda módosította az asztalt
event-filled =
    { $count ->
        [one] Más nem jött: { $count } robot játszik veletek
       *[other] Más nem jött: { $count } robot játszik veletek
    }
event-kicked = { $name } kitiltva
event-moved = { $seat } helyet cserélt
refused-clock = Ilyen óra nincs
refused-emote = Ilyen jelzés nincs
refused-kicked = A házigazda elküldött ettől az asztaltól
refused-level = Ilyen robotszint nincs
refused-players = Ehhez túl sokan ülnek itt
refused-too-fast = Lassabban: várj néhány másodpercet
refused-words = Előbb írj valamit
refused-no-code = Nincs asztal ezzel a kóddal
refused-busy = Túl sok kérés. Várj egy kicsit
