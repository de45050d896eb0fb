### Interfejs przeglądarki.

# Which way the language is written: "ltr" or "rtl".
direction = ltr

## Strona główna

title-home = Capicua: domino według zasad każdego stołu
welcome = Dostaw sobie krzesło
welcome-text = Gry w domino, każda według zasad swojego stołu.
play-now = Zagraj teraz
play-now-game = Zagraj teraz: { $game }
opening-table = Nakrywamy stół…
players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
players-range = od { $least } do { $most } graczy
language = Język
display = Wygląd
sound = Dźwięk
your-name = Twoje imię
name-text = Tak widzą cię inni przy stole.
guest = Gość
save = Zapisz
close = Zamknij
try-again = Spróbuj ponownie
server-unreachable = Serwer nie odpowiada
refused-not-stored = Serwer nie może teraz niczego zapisać. Spróbuj za chwilę
refused-origin = Ta strona pochodzi spod innego adresu niż serwer
refused-malformed = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie
refused-not-json = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie
refused-too-long = To jest za długie
refused-too-slow = To przyszło zbyt wolno
refused-method = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie

## Wygląd

theme = Motyw
theme-system = Jak w tym urządzeniu
theme-light = Jasny
theme-dark = Ciemny
theme-contrast = Wysoki kontrast
volume = Głośność

## Gdy nie ma stołu

nowhere = Tu niczego nie ma
nowhere-text = Ten adres donikąd nie prowadzi. Stoły są na stronie głównej.
to-home = Na stronę główną
connecting = W drodze do stołu…
connection-lost = Utracono połączenie. Próbujemy ponownie…
closed-room-not-found = Nie ma takiego stołu
closed-room-not-found-text = Mógł zostać zamknięty albo adres jest niepełny.
closed-room-ended = Ten stół jest już zamknięty
closed-room-ended-text = Wszyscy odeszli. Możesz od razu otworzyć nowy.
closed-room-damaged = Tego stołu nie da się otworzyć
closed-room-damaged-text = Jego zapis jest uszkodzony. Innym stołom nic nie jest.
closed-other = Stół zakończył połączenie
closed-other-text = Serwer przerwał połączenie.

## Stół

title-table = { $game } · Capicua
title-your-turn = Twoja kolej · { $game }
round = Runda { $round }
leave-table = Odejdź od stołu
leave-title = Odejść od stołu?
leave-text = Twoje miejsce zajmie bot, a mecz potoczy się bez ciebie.
leave-stay = Zostaję
leave-go = Odchodzę
board = Stół
board-empty = Na stole nie ma jeszcze kamieni.
board-row =
    { $count ->
        [one] { $count } kamień na stole, lewy koniec { $left }, prawy koniec { $right }: { $tiles }.
        [few] { $count } kamienie na stole, lewy koniec { $left }, prawy koniec { $right }. Od lewej do prawej: { $tiles }.
        [many] { $count } kamieni na stole, lewy koniec { $left }, prawy koniec { $right }. Od lewej do prawej: { $tiles }.
       *[other] { $count } kamienia na stole, lewy koniec { $left }, prawy koniec { $right }. Od lewej do prawej: { $tiles }.
    }
waiting-for-players = Czekamy na graczy
watching = Oglądasz ten stół

seat-label =
    { $name }, { $relation ->
        [partner] po twojej stronie,
        [rival] przeciwnik,
       *[other] { "" }
    } { $kind ->
        [bot] bot,
        [bot-for-person] w zastępstwie gra bot,
        [away] brak połączenia,
       *[other] { "" }
    } { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }
you = Ty
relation-you = ty
relation-partner = partner
relation-rival = przeciwnik

your-turn = Twoja kolej
your-turn-clock = Twoja kolej · { $seconds } s
turn-of = Gra { $name }
turn-of-clock = Gra { $name } · { $seconds } s
clock-seconds = { $seconds } s
your-hand = Twoje kamienie
sort = Ułóż
pass = Pas
draw = Dobierz
does-not-fit = nie pasuje
opens = zaczyna
two-ends = { $a }|{ $b }
choose-end = Pasuje na oba końce. Wybierz jeden.
left-end = Lewy koniec, { $number }
right-end = Prawy koniec, { $number }

pip-word =
    { $n ->
        [0] zero
        [1] jeden
        [2] dwa
        [3] trzy
        [4] cztery
        [5] pięć
       *[6] sześć
    }
tile-name = { $high }-{ $low }
tile-double = dublet { $high }
tile-fits = { $tile }, można dołożyć
tile-fits-left = { $tile }, pasuje na lewy koniec
tile-fits-right = { $tile }, pasuje na prawy koniec
tile-fits-both = { $tile }, pasuje na oba końce
tile-fits-nowhere = { $tile }, nie pasuje

say-turn = Gra { $name }.
say-your-turn = Twoja kolej.
say-your-turn-ends = Końce: { $left } i { $right }. Twoja kolej.
say-your-pick = Twoja kolej na wybór kamieni.

## Wybieranie kamieni

pick-order = Kolejność wybierania
pick-all =
    { $count ->
        [one] Wybierz { $count } kamień
        [few] Wybierz { $count } kamienie
        [many] Wybierz { $count } kamieni
       *[other] Wybierz { $count } kamienia
    }
pick-more =
    { $count ->
        [one] Jeszcze { $count } kamień
        [few] Jeszcze { $count } kamienie
        [many] Jeszcze { $count } kamieni
       *[other] Jeszcze { $count } kamienia
    }
pick-other = { $name } wybiera kamienie
pick-done = Wszyscy mają swoje kamienie
pick-count = { $have } z { $share }
pick-later = później
pick-last = na końcu
pick-clock = { $seconds } s, potem stół weźmie za ciebie
pick-now = Weź teraz
face-down-tiles = Zakryte kamienie
slot-free = Kamień { $slot }, zakryty
slot-taken = Kamień { $slot }, ma go { $name }

## Wynik

score = Wynik
limit = Gra do
total = Razem
round-column = Runda
result-column = Wynik rundy
side-us = My
side-them = Oni
side-pair = { $first } i { $second }
plus = +{ $points }
times = × { $factor }
product = { $sum } × { $factor } = { $points }
how-counted = Jak to policzono
rule = Zasada
rule-number = Zasada { $number }
rule-opens = Zasada { $number }, otwiera się w nowej karcie
side-gains-us = Nasze punkty
side-gains = Punkty: { $side }
all-hands = Wszystkie ręce
name-you = { $name } (ty)
hand-empty = Koniec, pusta ręka
hand-hidden = Nie pokazano
pips-left =
    { $count ->
        [one] { $count } oczko w ręce
        [few] { $count } oczka w ręce
        [many] { $count } oczek w ręce
       *[other] { $count } oczka w ręce
    }

round-won-us = Wygrywamy rundę { $round }
round-won-them = Oni wygrywają rundę { $round }
round-won-pair = { $name } wygrywają rundę { $round }
round-won-one = { $name } wygrywa rundę { $round }
round-won-nobody = Nikt nie wygrywa rundy { $round }
match-won-us = Wygrywamy mecz
match-won-them = Oni wygrywają mecz
match-won-pair = { $name } wygrywają mecz
match-won-one = { $name } wygrywa mecz
match-won-nobody = Koniec meczu

next-round-in = Następna runda za { $seconds } s
result-in = Wynik za { $seconds } s
rematch-in = Jeszcze { $seconds } s na rewanż
match-over = Koniec meczu
ready-count = Gotowi: { $ready } z { $people }
ready = Gotowe, gramy
you-are-ready = Gotowe
rematch = Rewanż

## Klawisze

keys = Klawisze
key-choose = Wybór kamienia
key-play = Zagranie kamienia
key-end = Lewy lub prawy koniec
key-pass = Pas
key-draw = Dobieranie
key-describe = Opis stołu
key-cancel = Odłożenie kamienia
key-help = Ta lista

## Drzewo dubletów

unlocked-numbers = Otwarte
number-open = { $number }, odblokowane
number-locked = { $number }, zablokowane
place-on = Do kamienia { $tile }, liczba { $number }
choose-place = Pasuje w kilku miejscach. Wybierz jedno.
zoom-near = Powiększ stół
zoom-whole = Pokaż cały stół
tag-locked = blokada
fits-number = do { $number }
fits-numbers = do { $a }|{ $b }
tile-fits-number = { $tile }, pasuje do { $number }
tile-fits-places =
    { $count ->
        [one] { $tile }, pasuje w { $count } miejscu
        [few] { $tile }, pasuje w { $count } miejscach
        [many] { $tile }, pasuje w { $count } miejscach
       *[other] { $tile }, pasuje w { $count } miejsca
    }
tile-locked = { $tile }, zablokowany
board-tree =
    { $count ->
        [one] { $count } kamień na stole. Odblokowane: { $numbers }. Otwarte końce: { $ends }.
        [few] { $count } kamienie na stole. Odblokowane: { $numbers }. Otwarte końce: { $ends }.
        [many] { $count } kamieni na stole. Odblokowane: { $numbers }. Otwarte końce: { $ends }.
       *[other] { $count } kamienia na stole. Odblokowane: { $numbers }. Otwarte końce: { $ends }.
    }
open-end = { $number } przy { $tile }
locked-end = { $number } przy { $tile }, zablokowane
say-your-turn-numbers = Odblokowane: { $numbers }. Twoja kolej.
key-place = Wybór miejsca

## Lewy

play-group = Zagraj
discard-tiles = Odrzuć { $count }
group-down =
    { $count ->
        [one] { $count } zakryty
        [few] { $count } zakryte
        [many] { $count } zakrytych
       *[other] { $count } zakrytego
    }
group-shown =
    { $name }: { $group }, { $tiles }, { $state ->
        [high] na razie najwyżej
       *[beaten] przebite
    }
group-thrown =
    { $count ->
        [one] { $name }: { $count } zakryty kamień
        [few] { $name }: { $count } zakryte kamienie
        [many] { $name }: { $count } zakrytych kamieni
       *[other] { $name }: { $count } zakrytego kamienia
    }
group-lead = Wybierz, czym wychodzisz
group-beat = Przebij: { $group }, albo odrzuć { $count }
group-discard =
    { $count ->
        [one] Wybierz { $count } kamień do odrzucenia
        [few] Wybierz { $count } kamienie do odrzucenia
        [many] Wybierz { $count } kamieni do odrzucenia
       *[other] Wybierz { $count } kamienia do odrzucenia
    }
group-count = Wybrane: { $have } z { $count }
group-none = To nie kombinacja
group-beats = Bije: { $group }
group-leads = Możesz tym wyjść
group-weak = Nie bije: { $group }
tile-titled = { $title }, { $tile }
tile-title =
    { $tile ->
        [t66] Niebo
        [t11] Ziemia
        [t44] Czło{ "\u00AD" }wiek
        [t31] Gęś
        [t55] Śliwa
        [t33] Długa Trójka
        [t22] Ławka
        [t65] Topór
        [t64] Para{ "\u00AD" }wan
        [t61] Noga 7
        [t51] Głowa 6
        [t63] dzie{ "\u00AD" }wiątka
        [t54] dzie{ "\u00AD" }wiątka
        [t62] ósemka
        [t53] ósemka
        [t52] sió{ "\u00AD" }demka
        [t43] sió{ "\u00AD" }demka
        [t42] Wielka 6
        [t41] piątka
        [t32] piątka
       *[t21] Mała 3
    }
board-trick = Lewa { $trick }. { $groups }.
board-trick-empty = Lewa { $trick }. Nikt jeszcze nie wyszedł.
say-you-lead = Ty wychodzisz.
say-your-turn-beat = Na razie najwyżej: { $group }. Twoja kolej.
key-toggle = Wybór kamienia lub odłożenie go
key-group = Zagranie wybranych kamieni
key-discard = Odrzucenie wybranych kamieni
side-pays-us = Płacimy my
side-pays = Płaci: { $side }
minus = −{ $points }

## Pages

skip-to-content = Przejdź do treści
rules-link = Zasady i pochodzenie
rules-link-game = Zasady i pochodzenie: { $game }
title-page = { $page } · Capicua
page-origin = Pochodzenie
page-players = Gracze
page-tiles = Kamienie
page-styles = Odmiany gry
page-rules = Zasady
rules-of = Zasady: { $game }
tiles-western = Zestaw do podwójnej szóstki, liczba kamieni: { $count }
tiles-chinese = Chińskie domino, liczba kamieni: { $count }
article = Artykuł w Wikipedii
article-foreign = Artykuł w Wikipedii ({ $language })
clause-link = Odnośnik do punktu { $number }
rules-missing = Nie udało się wczytać zasad
page-missing = Nie udało się wczytać strony
page-missing-text = Serwer może być niedostępny albo pojawiła się nowsza wersja. Wczytaj stronę ponownie.
reload = Wczytaj ponownie

about = O programie
about-text = Capicua to wolne oprogramowanie na licencji Apache License 2.0. Korzysta z pracy wielu innych osób. Czego używa i na jakich licencjach:
about-client = W przeglądarce
about-server = Na serwerze
about-missing = Nie udało się wczytać listy licencji
forget-title = Twoje dane na tym serwerze
forget-text = Serwer zna cię z losowej liczby w pliku cookie i przechowuje imiona oraz słowa zostawione przez ciebie przy stołach. Możesz to wszystko usunąć: stoły zostaną, ale bez twojego imienia.
forget-me = Zapomnij mnie
forget-sure = Zapomnieć na zawsze?
forget-sure-text = Twoje miejsca zajmą boty i nie da się do nich wrócić. Dawne mecze zapisane na tym urządzeniu zostaną.
forget-keep = Lepiej nie
forget-done = Ten serwer już cię nie pamięta
licence-text = Tekst licencji

history = Rozegrane mecze
history-text = Mecze zakończone na tym urządzeniu, najnowsze na górze. Lista zostaje tutaj i nikomu jej nie wysyłamy.
history-empty = Na tym urządzeniu nie zakończono jeszcze żadnego meczu.
history-clear = Usuń listę
history-clear-title = Usunąć listę?
history-clear-text = Wszystkie rozegrane mecze znikną z tego urządzenia. Tego nie można cofnąć.
history-cleared = Lista jest pusta
history-keep = Zostaw
history-blocked = Ta przeglądarka nie pozwala stronie niczego zapisać, więc rozegrane mecze nie są zachowywane. Grać można mimo to.
history-won = Wygrana
history-lost = Przegrana
history-tied = Remis
history-place = Miejsce { $place }
