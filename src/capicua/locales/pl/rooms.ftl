### Stoły dla ludzi i uczciwość rozdań.

## Uczciwe rozdania

verify-deal = Sprawdź to rozdanie
verify-title = Czy to rozdanie było uczciwe?
verify-text = Przed rozdaniem serwer obiecał sekret, a każde miejsce przy stole dodało własną liczbę. Teraz sekret jest jawny i ta strona może sama powtórzyć rozdanie.
verify-working = Powtarzam rozdanie…
verify-held = To jest obiecane rozdanie.
verify-own = Liczba dodana przez tę przeglądarkę jest w nim.
verify-not-own = Ta przeglądarka nie dodała do niego liczby.
verify-failed = To nie jest obiecane rozdanie.
verify-wrong-secret = Sekret nie jest tym, który obiecano.
verify-wrong-deal = Z sekretu i liczb wychodzi inne rozdanie.
verify-wrong-promise = Obietnica zmieniła się po tym, jak ta strona ją widziała.
verify-wrong-own = Liczba dodana przez tę przeglądarkę została pominięta.
verify-insecure = Ta strona nie przyszła przez https, więc przeglądarka nie daje jej kryptografii. Zapis meczu można sprawdzić w wierszu poleceń.
verify-promise = Obiecano przed rozdaniem
verify-secret = Sekret, pokazany po rundzie
verify-values = Liczby z miejsc
verify-none = brak
verify-deal-order = Kolejność rozdania
verify-record = Zapisz przebieg meczu
## Tables for people

play-with-people = Graj z ludźmi
people-title = Graj z ludźmi
people-text = Znajdź kogoś od razu, otwórz stół dla znajomych albo usiądź przy otwartym.
quick-match = Szybki mecz
quick-text = Stół z tymi, którzy akurat są. Po kilku sekundach wolne miejsca zajmą boty.
quick-wait = Boty zajmą wolne miejsca za { $seconds } s
new-room = Otwórz stół
private-room = Dla znajomych, przez link
open-room = Dla wszystkich
code-label = Kod stołu
code-go = Idź
open-tables = Stoły, które czekają na ludzi
live-tables = Stoły, przy których trwa gra
no-tables = Teraz żadnych
all-games = Wszystkie gry
all-languages = Wszystkie języki
join-room = Usiądź
watch-room = Oglądaj
seats-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
watchers =
    { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
        [many] ogląda { $count } osób
       *[other] ogląda { $count } osoby
    }
room-title = Stół: { $game }
invite-link = Link z zaproszeniem
copy-link = Kopiuj link
copied = Skopiowano
room-code = Kod
qr-label = Link jako obrazek dla aparatu
seat-empty = Wolne miejsce
seat-sit = Usiądź tutaj
seat-swap = Zamień się z: { $name }
seat-swap-asked = { $name } chce zamienić się z tobą miejscami
seat-bot = Bot, { $level }
seat-bot-off = Usuń bota
seat-kick = Wyproś: { $name }
seat-host = Gospodarz
seat-away = nieobecny
clock-label = Zegar
clock-none = Bez zegara
clock-move = { $seconds } s na ruch
clock-bank = { $seconds } s na rundę i { $increment } s za ruch
listed = Widoczny dla wszystkich
start-now = Zaczynamy
start-with-bots = Wolne miejsca zajmą boty
take-seat = Usiądź
bots-level = Boty
level-beginner = początkujący
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-master = mistrz
talk-title = Przy stole
talk-say = Powiedz coś
talk-send = Wyślij
talk-mute = Wycisz
talk-unmute = Słuchaj znowu
talk-block = Zablokuj: { $name }
options-label = Zasady tego stołu
closed-room-kicked = Wyproszono cię
closed-room-kicked-text = Gospodarz wyprosił cię od tego stołu. Inne stoły są otwarte.
face-angry = Zły
face-happy = Wesoły
face-love = Zakochany
face-sad = Smutny
face-surprised = Zdziwiony
face-thinking = Myśli
phrase-good-game = Dobra gra
phrase-good-luck = Powodzenia
phrase-hello = Cześć
phrase-hurry = Szybciej
phrase-nice = Ładnie
phrase-oops = Ojej
phrase-sorry = Przepraszam
phrase-thanks = Dziękuję
phrase-well-played = Dobrze zagrane
