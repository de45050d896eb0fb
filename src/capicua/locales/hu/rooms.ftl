### Asztalok embereknek, és hogyan marad tisztességes az osztás.

## Tisztességes osztás

verify-deal = Az osztás ellenőrzése
verify-title = Tisztességes volt ez az osztás?
verify-text = Az osztás előtt a szerver megígért egy titkot, és az asztal minden helye hozzátett egy saját számot. A titok most már nyilvános, és ez az oldal maga is újra kioszthatja a köveket.
verify-working = Újraosztás…
verify-held = Ez az ígéret szerinti osztás.
verify-own = A böngésző által hozzátett szám benne van.
verify-not-own = Ez a böngésző nem tett hozzá számot.
verify-late = A szerver szerint ennek a böngészőnek a száma túl későn érkezett.
verify-failed = Ez nem az ígéret szerinti osztás.
verify-wrong-secret = A titok nem az, amelyet ígértek.
verify-wrong-deal = A titokból és a számokból más osztás adódik.
verify-wrong-promise = Az ígéret megváltozott, miután az oldal már látta.
verify-wrong-own = A böngésző által hozzátett szám kimaradt.
verify-insecure = Ez az oldal nem https-en érkezett, ezért a böngésző nem ad hozzá titkosítást. A játszma feljegyzése parancssorból ellenőrizhető.
verify-promise = Az osztás előtti ígéret
verify-secret = A kör után felfedett titok
verify-values = A helyek számai
verify-none = nincs
verify-deal-order = Az osztás sorrendje
verify-record = A játszma feljegyzésének mentése
## Tables for people

play-with-people = Játék emberekkel
people-title = Játék emberekkel
people-text = Találj most valakit, nyiss asztalt a barátaidnak, vagy ülj le egy nyitott asztalhoz.
quick-match = Gyors játszma
quick-text = Asztal azokkal, akik éppen itt vannak. Néhány másodperc múlva robotok ülnek az üres helyekre.
quick-wait = { $seconds } mp múlva robotok ülnek az üres helyekre
new-room = Asztal nyitása
private-room = Barátoknak, linkkel
open-room = Mindenkinek
code-label = Egy asztal kódja
code-go = Mehet
open-tables = Asztalok, amelyek emberekre várnak
live-tables = Asztalok, ahol éppen játszanak
no-tables = Most nincs ilyen
all-games = Minden játék
all-languages = Minden nyelv
join-room = Leülök
watch-room = Nézem
seats-free =
    { $count ->
        [one] { $count } szabad hely
       *[other] { $count } szabad hely
    }
watchers =
    { $count ->
        [one] { $count } néző
       *[other] { $count } néző
    }
room-title = Asztal: { $game }
invite-link = Meghívó link
copy-link = Link másolása
copied = Másolva
room-code = Kód
qr-label = A link képként, kamerának
seat-empty = Üres hely
seat-sit = Ide ülök
seat-swap = Csere vele: { $name }
seat-swap-asked = { $name } helyet cserélne veled
seat-bot = Robot, { $level }
seat-kick = { $name } elküldése
seat-host = Házigazda
seat-away = távol
clock-label = Óra
clock-none = Nincs óra
clock-move = { $seconds } mp lépésenként
clock-bank = { $seconds } mp körönként és { $increment } mp lépésenként
listed = Mindenki láthatja
start-now = Kezdés
start-with-bots = Az üresen maradt helyekre robotok ülnek
take-seat = Leülök
bots-level = Robotok
level-beginner = kezdő
level-easy = könnyű
level-medium = közepes
level-hard = nehéz
level-master = mester
talk-title = Az asztalnál
talk-say = Írj valamit
talk-send = Küldés
talk-mute = Némítás
talk-unmute = Újra hallom
talk-block = { $name } letiltása
options-label = Az asztal szabályai
closed-room-kicked = Elküldtek
closed-room-kicked-text = A házigazda elküldött ettől az asztaltól. Más asztalokhoz leülhetsz.
face-angry = Dühös
face-happy = Boldog
face-love = Szerelmes
face-sad = Szomorú
face-surprised = Meglepett
face-thinking = Gondolkodik
phrase-good-game = Jó játék volt
phrase-good-luck = Sok szerencsét
phrase-hello = Szia
phrase-hurry = Siess
phrase-nice = Szép
phrase-oops = Hoppá
phrase-sorry = Bocsánat
phrase-thanks = Köszönöm
phrase-well-played = Szép játék

## Talk at the table, and what changes there

talk-open = Beszélgetés
talk-new =
    { $count ->
        [one] Beszélgetés, { $count } új üzenet
       *[other] Beszélgetés, { $count } új üzenet
    }
talk-none = Még senki nem szólt
talk-people = Akik itt vannak
talk-emotes = Arcok és mondások
talk-heard = { $name }: { $words }
talk-unblock = { $name } újra hallható
key-talk = Beszélgetés
start-bots =
    { $count ->
        [one] Kezdés { $count } robottal
       *[other] Kezdés { $count } robottal
    }
changed-to = A házigazda változtatott az asztalon. { $what }
option-is = { $option }: { $value }
take-bot-seat = Leülök egy robot helyére
take-bot-seat-text = A következő körtől játszol
seat-kept = Fenntartottunk neked egy helyet: a következő körtől játszol
seat-not-kept = Mégsem kérem
seat-next = { $name } ül ide e kör után
seat-partner = veled játszik

## How deals are kept fair, on a page

fair-title = Mitől igazságos az osztás
fair-short = Senki sem választja meg a köveidet, és ezt a böngésződ be is tudja bizonyítani.
fair-intro = Itt senki sem választja meg az osztást: sem a szerver, sem egy játékos, sem két játékos együtt. Nem kell a szavunkban bíznod: minden kör után a böngésződ újra kioszthatja abból, amit nyilvánosságra hoztunk.
fair-promise = Az ígéret
fair-promise-text = Osztás előtt a szerver titkot választ, egy kitalálhatatlanul hosszú véletlen számot, és megmutatja az ujjlenyomatát. Az ujjlenyomat nem árulja el a titkot, de onnantól a titkon nem lehet változtatni.
fair-number = A te számod
fair-number-text = Amint a böngésződ látja az ujjlenyomatot, hozzátesz egy saját véletlen számot, és ugyanígy mindenki másé is. Ahol nem ül ember, vagy ahonnan két másodpercen belül nem jön szám, onnan nulla kerül bele.
fair-deal = Az osztás
fair-deal-text = A titok és a számok együtt döntik el a kövek sorrendjét. A szerver nem ismerhette a számodat, amikor ígért; te nem ismerhetted a titkát, amikor a magadét hozzátetted.
fair-proof = A bizonyíték
fair-proof-text = A kör után a titok láthatóvá válik. A böngésződ magától ellenőrzi, hogy a szerver állta-e az ígéretét, és benne van-e a számod; az „Osztás ellenőrzése” gombbal meg is nézheted.
fair-not = Amit ez nem bizonyít
fair-not-hands = A szerver minden kezet lát: meg kell mondania mindenkinek a magáét. A bizonyíték azt mondja, hogy az osztást nem választották, azt nem, hogy a szerver üzemeltetője nem néz oda.
fair-not-last = Ha a szerver összejátszik azzal, akinek a száma utoljára érkezik, sok számot kipróbálhatnának, amíg megtetszik az osztás.
fair-not-bots = Ha egy ember játszik robotokkal, csak a te számod van benne: a bizonyíték közted és a szerver között áll.
fair-not-late = A szerver állíthatná, hogy a számod elkésett, és így két osztás közül választhatna. A böngésződ keresi a saját számát, és szól, ha hiányzik; rosszkor történt újratöltés után lehet, hogy nem emlékszik rá.
fair-not-page = Ez az oldal is a szervertől jön. Ha nem bízol benne, mentsd el a játszma jegyzőkönyvét, és ellenőrizd olyan programmal, amely nem tőle való: capicua verify.
fair-not-play = Arról semmit sem mond, ki milyen jól játszik, vagy hogy két játékos beszél-e telefonon.
fair-doubt = Az utolsó osztás nem az, amelyet megígértek
fair-why = Miért?
verify-deal-number = Az asztal { $round }. osztása
