### Stoły dla ludzi i uczciwość rozdań.

## Uczciwe rozdania

verify-deal = Sprawdź to rozdanie
verify-title = Czy to rozdanie było uczciwe?
verify-text = Przed rozdaniem serwer obiecał sekret, a każde miejsce przy stole dodało własną liczbę. Teraz sekret jest jawny i ta strona może sama powtórzyć rozdanie.
verify-working = Powtarzam rozdanie…
verify-held = To jest obiecane rozdanie.
verify-own = Liczba dodana przez tę przeglądarkę jest w nim.
verify-not-own = Ta przeglądarka nie dodała do niego liczby.
verify-late = Serwer twierdzi, że liczba tej przeglądarki przyszła za późno.
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

## Talk at the table, and what changes there

talk-open = Rozmowa
talk-new =
    { $count ->
        [one] Rozmowa, { $count } nowa wiadomość
        [few] Rozmowa, { $count } nowe wiadomości
        [many] Rozmowa, { $count } nowych wiadomości
       *[other] Rozmowa, { $count } nowej wiadomości
    }
talk-none = Nikt jeszcze nic nie powiedział
talk-people = Kto tu jest
talk-emotes = Buźki i zwroty
talk-heard = { $name }: { $words }
talk-unblock = Słuchaj znowu: { $name }
key-talk = Rozmowa
start-bots =
    { $count ->
        [one] Zaczynamy z { $count } botem
        [few] Zaczynamy z { $count } botami
        [many] Zaczynamy z { $count } botami
       *[other] Zaczynamy z { $count } bota
    }
changed-to = Gospodarz zmienił ustawienia stołu. { $what }
option-is = { $option }: { $value }
take-bot-seat = Zajmij miejsce bota
take-bot-seat-text = Grasz od następnej rundy
seat-kept = Miejsce czeka na ciebie: grasz od następnej rundy
seat-not-kept = Rezygnuję
seat-next = { $name } siada tu po tej rundzie
seat-partner = gra z tobą

## How deals are kept fair, on a page

fair-title = Dlaczego rozdanie jest uczciwe
fair-short = Nikt nie wybiera twoich kamieni, a twoja przeglądarka może to udowodnić.
fair-intro = Nikt tu nie wybiera rozdania: ani serwer, ani gracz, ani dwóch graczy razem. Nie musisz wierzyć nam na słowo: po każdej rundzie twoja przeglądarka może je odtworzyć z tego, co ogłoszono.
fair-promise = Obietnica
fair-promise-text = Przed rozdaniem serwer wybiera sekret, losową liczbę tak długą, że nikt jej nie zgadnie, i pokazuje jej odcisk. Odcisk nie zdradza sekretu, ale odtąd sekretu nie można już zmienić.
fair-number = Twoja liczba
fair-number-text = Gdy tylko twoja przeglądarka zobaczy odcisk, dodaje własną losową liczbę, i tak samo robią przeglądarki pozostałych. Miejsce bez człowieka albo takie, z którego liczba nie przyjdzie w dwie sekundy, dodaje zero.
fair-deal = Rozdanie
fair-deal-text = Sekret i liczby razem ustalają kolejność kamieni. Serwer nie mógł znać twojej liczby, gdy składał obietnicę; ty nie znasz jego sekretu, gdy dodajesz swoją.
fair-proof = Dowód
fair-proof-text = Po rundzie sekret zostaje pokazany. Twoja przeglądarka sama sprawdza, czy obietnica została dotrzymana i czy jest w niej twoja liczba; przycisk „Sprawdź to rozdanie” odtwarza je na nowo.
fair-not = Czego to nie dowodzi
fair-not-hands = Serwer widzi wszystkie ręce: musi pokazać każdemu jego własną. Dowód mówi, że rozdania nie wybrano, a nie że prowadzący serwer nie podgląda.
fair-not-last = Serwer w zmowie z graczem, którego liczba przychodzi ostatnia, mógłby próbować wielu liczb, aż rozdanie mu się spodoba.
fair-not-bots = Przy stole jednej osoby i botów twoja liczba jest jedyna: dowód dotyczy tylko ciebie i serwera.
fair-not-late = Serwer mógłby twierdzić, że twoja liczba się spóźniła, i tak wybrać jedno z dwóch rozdań. Twoja przeglądarka szuka swojej liczby i mówi, gdy jej brak; po odświeżeniu strony w złej chwili może jej nie pamiętać.
fair-not-page = Ta strona też pochodzi z serwera. Jeśli mu nie ufasz, zapisz przebieg meczu i sprawdź go programem, który z niego nie pochodzi: capicua verify.
fair-not-play = Nie mówi to nic o tym, jak kto gra, ani o tym, czy dwóch graczy rozmawia przez telefon.
fair-doubt = Ostatnie rozdanie nie jest tym, które obiecano
fair-why = Zobacz dlaczego
verify-deal-number = Rozdanie { $round } przy tym stole
