### Asztalok embereknek, és hogyan marad tisztességes az osztás.

## Tisztességes osztás

verify-deal = Az osztás ellenőrzése
verify-title = Tisztességes volt ez az osztás?
verify-text = Az osztás előtt a szerver megígért egy titkot, és az asztal minden helye hozzátett egy saját számot. A titok most már nyilvános, és ez az oldal maga is újra kioszthatja a köveket.
verify-working = Újraosztás…
verify-held = Ez az ígéret szerinti osztás.
verify-own = A böngésző által hozzátett szám benne van.
verify-not-own = Ez a böngésző nem tett hozzá számot.
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
seat-bot-off = Robot elküldése
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
