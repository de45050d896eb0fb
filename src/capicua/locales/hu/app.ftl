### A böngésző felülete.

# Which way the language is written: "ltr" or "rtl".
direction = ltr

## Kezdőlap

title-home = Capicua: dominó, minden asztalnál a saját szabályai szerint
welcome = Húzz ide egy széket
welcome-text = Dominójátékok, mindegyik a maga asztalának szabályai szerint.
play-now = Játék most
play-now-game = Játék most: { $game }
opening-table = Terítjük az asztalt…
players = { $count } játékos
players-range = { $least }–{ $most } játékos
language = Nyelv
display = Megjelenés
sound = Hang
your-name = A neved
name-text = Ezt látják a többiek az asztalnál.
guest = Vendég
save = Mentés
close = Bezárás
try-again = Újra
server-unreachable = A kiszolgáló nem válaszol
refused-not-stored = A kiszolgáló most semmit sem tud eltárolni. Próbáld újra kicsit később
refused-origin = Ez az oldal más címről jött, mint a kiszolgáló
refused-malformed = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra
refused-not-json = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra
refused-too-long = Ez túl hosszú
refused-too-slow = Ez túl lassan érkezett meg
refused-method = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra

## Megjelenés

theme = Téma
theme-system = Ahogy ezen az eszközön
theme-light = Világos
theme-dark = Sötét
theme-contrast = Nagy kontraszt
volume = Hangerő

## Amikor nincs asztal

nowhere = Itt nincs semmi
nowhere-text = Ez a cím nem vezet sehová. Az asztalok a kezdőlapon vannak.
to-home = Kezdőlap
connecting = Úton az asztalhoz…
connection-lost = Megszakadt a kapcsolat. Újra próbáljuk…
closed-room-not-found = Nincs ilyen asztal
closed-room-not-found-text = Lehet, hogy bezárt, vagy a cím nem teljes.
closed-room-ended = Ez az asztal bezárt
closed-room-ended-text = Mindenki elment. Azonnal nyithatsz egy újat.
closed-room-damaged = Ezt az asztalt nem lehet megnyitni
closed-room-damaged-text = Megsérült, amit eltároltunk róla. A többi asztalnak nincs baja.
closed-other = Az asztal elküldött
closed-other-text = A kiszolgáló bontotta a kapcsolatot.

## Az asztal

title-table = { $game } · Capicua
title-your-turn = Te következel · { $game }
round = { $round }. kör
leave-table = Felállás az asztaltól
leave-title = Felállsz az asztaltól?
leave-text = A helyedre bot ül, és a játszma nélküled folytatódik.
leave-stay = Maradok
leave-go = Felállok
board = Asztal
board-empty = Még nincs kő az asztalon.
board-row = { $count } kő az asztalon, bal vég { $left }, jobb vég { $right }. Balról jobbra: { $tiles }.
waiting-for-players = Várunk a játékosokra
watching = Nézőként vagy ennél az asztalnál

seat-label =
    { $name }, { $relation ->
        [partner] a társad,
        [rival] ellenfél,
       *[other] { "" }
    } { $kind ->
        [bot] bot,
        [bot-for-person] bot játszik helyette,
        [away] megszakadt a kapcsolata,
       *[other] { "" }
    } { $count } kő
you = Te
relation-you = te
relation-partner = társ
relation-rival = ellenfél

your-turn = Te következel
your-turn-clock = Te következel · { $seconds } mp
turn-of = { $name } következik
turn-of-clock = { $name } következik · { $seconds } mp
clock-seconds = { $seconds } mp
your-hand = A köveid
sort = Rendezés
pass = Passz
draw = Húzás
does-not-fit = nem illik
opens = kezd
two-ends = { $a }|{ $b }
choose-end = Mindkét véghez illik. Válassz egyet.
left-end = Bal vég, { $number }
right-end = Jobb vég, { $number }

pip-word =
    { $n ->
        [0] üres
        [1] egy
        [2] kettő
        [3] három
        [4] négy
        [5] öt
       *[6] hat
    }
tile-name = { $high }-{ $low }
tile-double = { $high }-{ $high }
tile-fits = { $tile }, lerakható
tile-fits-left = { $tile }, a bal véghez illik
tile-fits-right = { $tile }, a jobb véghez illik
tile-fits-both = { $tile }, mindkét véghez illik
tile-fits-nowhere = { $tile }, nem illik

say-turn = { $name } következik.
say-your-turn = Te következel.
say-your-turn-ends = A két vég { $left } és { $right }. Te következel.
say-your-pick = Te következel: vedd el a köveidet.

## A kövek elvétele

pick-order = Az elvétel sorrendje
pick-all = Válassz { $count } követ
pick-more = Még { $count } kő
pick-other = { $name } veszi el a köveit
pick-done = Mindenkinek megvannak a kövei
pick-count = { $have } / { $share }
pick-later = később
pick-last = utolsó
pick-clock = { $seconds } mp, aztán az asztal veszi el helyetted
pick-now = Elveszem most
face-down-tiles = Lefordított kövek
slot-free = { $slot }. kő, lefordítva
slot-taken = { $slot }. kő, elvette: { $name }

## Állás és eredmény

score = Állás
limit = Határ
total = Összesen
round-column = Kör
result-column = Eredmény
side-us = Mi
side-them = Ők
side-pair = { $first } és { $second }
plus = +{ $points }
times = × { $factor }
product = { $sum } × { $factor } = { $points }
how-counted = Így számoltuk
rule = A szabály
rule-number = { $number } pont
rule-opens = { $number } pont, új lapon nyílik
side-gains-us = A mi pontjaink
side-gains = Pontot kap: { $side }
all-hands = Minden kéz
name-you = { $name } (te)
hand-empty = Kiment, üres kéz
hand-hidden = Nem látható
pips-left = { $count } pont maradt

round-won-us = { $round }. kör: mi nyerünk
round-won-them = { $round }. kör: ők nyernek
round-won-pair = { $round }. kör: { $name } nyer
round-won-one = { $round }. kör: { $name } nyer
round-won-nobody = { $round }. kör: senki sem nyer
match-won-us = Megnyertük a játszmát
match-won-them = Ők nyerték meg a játszmát
match-won-pair = { $name } nyerte meg a játszmát
match-won-one = { $name } nyerte meg a játszmát
match-won-nobody = Vége a játszmának

next-round-in = A következő kör { $seconds } mp múlva
result-in = Eredmény { $seconds } mp múlva
rematch-in = Még { $seconds } mp a visszavágóig
match-over = Vége a játszmának
ready-count = { $people } közül { $ready } kész
ready = Kész vagyok
you-are-ready = Kész
rematch = Visszavágó

## Billentyűk

keys = Billentyűk
key-choose = Kő kiválasztása
key-play = A kő lerakása
key-end = Bal vagy jobb vég
key-pass = Passz
key-draw = Húzás
key-describe = Az asztal leírása
key-cancel = A kő visszatétele
key-help = Ez a lista

## A dublák fája

unlocked-numbers = Feloldva
number-open = { $number }, feloldva
number-locked = { $number }, zárt
place-on = Ehhez: { $tile }, szám: { $number }
choose-place = Több helyre is illik. Válassz egyet.
zoom-near = Az asztal nagyítása
zoom-whole = Az egész asztal
tag-locked = zárt
fits-number = → { $number }
fits-numbers = → { $a }|{ $b }
tile-fits-number = { $tile }, ehhez illik: { $number }
tile-fits-places = { $tile }, { $count } helyre illik
tile-locked = { $tile }, zárt
board-tree = { $count } kő az asztalon. Feloldva: { $numbers }. Nyitott végek: { $ends }.
open-end = { $number }, itt: { $tile }
locked-end = { $number }, itt: { $tile }, zárt
say-your-turn-numbers = Feloldva: { $numbers }. Te következel.
key-place = A hely kiválasztása

## Ütések

play-group = Kijátszom
discard-tiles = Eldobom: { $count }
group-down = { $count } lefordítva
group-shown =
    { $name }: { $group }, { $tiles }, { $state ->
        [high] eddig a legmagasabb
       *[beaten] megütve
    }
group-thrown = { $name }: { $count } kő lefordítva
group-lead = Válaszd ki, mit hívsz
group-beat = Üsd meg ezt: { $group }, vagy dobj el ennyit: { $count }
group-discard = Válassz { $count } eldobandó követ
group-count = { $count } közül { $have } kiválasztva
group-none = Nem kombináció
group-beats = Üti ezt: { $group }
group-leads = Ezt hívhatod
group-weak = Nem üti ezt: { $group }
tile-titled = { $title }, { $tile }
tile-title =
    { $tile ->
        [t66] Menny
        [t11] Föld
        [t44] Ember
        [t31] Lúd
        [t55] Szilva
        [t33] Hosszú Hármas
        [t22] Pad
        [t65] Balta
        [t64] Para{ "\u00AD" }ván
        [t61] Lábas Hetes
        [t51] Fejes Hatos
        [t63] kilen{ "\u00AD" }ces
        [t54] kilen{ "\u00AD" }ces
        [t62] nyol{ "\u00AD" }cas
        [t53] nyol{ "\u00AD" }cas
        [t52] hetes
        [t43] hetes
        [t42] Nagy Hatos
        [t41] ötös
        [t32] ötös
       *[t21] Kis Hármas
    }
board-trick = { $trick }. ütés. { $groups }.
board-trick-empty = { $trick }. ütés. Még senki sem hívott.
say-you-lead = Te hívsz.
say-your-turn-beat = Eddig a legmagasabb: { $group }. Te következel.
key-toggle = Kő kiválasztása vagy visszatétele
key-group = A kiválasztott kövek kijátszása
key-discard = A kiválasztott kövek eldobása
side-pays-us = Mi fizetünk
side-pays = Fizet: { $side }
minus = −{ $points }

## Pages

skip-to-content = Ugrás a tartalomra
rules-link = Szabályok és eredet
rules-link-game = Szabályok és eredet: { $game }
title-page = { $page } · Capicua
page-origin = Eredet
page-players = Játékosok
page-tiles = Kövek
page-styles = Játékmódok
page-rules = Szabályok
rules-of = Szabályok: { $game }
tiles-western = Dupla hatos készlet, { $count } kő
tiles-chinese = Kínai dominó, { $count } kő
article = Szócikk a Wikipédián
article-foreign = Szócikk a Wikipédián ({ $language })
clause-link = Hivatkozás a { $number } pontra
rules-missing = A szabályokat nem sikerült betölteni
page-missing = Az oldalt nem sikerült betölteni
page-missing-text = Lehet, hogy a kiszolgáló nem érhető el, vagy újabb változat jelent meg. Töltsd be újra az oldalt.
reload = Újratöltés

about = Névjegy
about-text = A Capicua szabad szoftver az Apache License 2.0 alatt. Sokak munkájára épül. Amit használ, és a licencek:
about-client = A böngészőben
about-server = A kiszolgálón
about-missing = A licencek listáját nem sikerült betölteni
forget-title = Adataid ezen a kiszolgálón
forget-text = A kiszolgáló egy sütiben tárolt véletlen számról ismer meg, és megőrzi az asztaloknál hagyott neveidet és szavaidat. Mindezt töröltetheted: az asztalok a neved nélkül folytatódnak.
forget-me = Felejts el
forget-sure = Végleg elfelejtsünk?
forget-sure-text = A helyeidet robotok veszik át, és nem lehet visszatérni hozzájuk. Az eszközön őrzött korábbi mérkőzések megmaradnak.
forget-keep = Inkább ne
forget-done = Ez a kiszolgáló elfelejtett
licence-text = A licenc szövege

history = Korábbi mérkőzések
history-text = Az ezen az eszközön befejezett mérkőzések, a legutóbbi elöl. A lista itt marad, senki sem kapja meg.
history-empty = Ezen az eszközön még nem ért véget mérkőzés.
history-clear = A lista törlése
history-clear-title = Törlöd a listát?
history-clear-text = Minden korábbi mérkőzés törlődik erről az eszközről. Ezt nem lehet visszavonni.
history-cleared = A lista üres
history-keep = Megtartom
history-blocked = Ez a böngésző nem enged semmit eltárolni, ezért a korábbi mérkőzések nem maradnak meg. Játszani így is lehet.
history-won = Győzelem
history-lost = Vereség
history-tied = Holtverseny
history-place = { $place }. hely
