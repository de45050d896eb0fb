### Co mówi stół: zdarzenia, paski, rozliczenia, odmowy. Czytają to przeglądarka i terminal.
### Pod $seat wchodzi imię. Zdarzenia są zdaniami; paski, znaki, nagłówki i wiersze nie.

bot-name =
    { $seat ->
        [0] Tonico
        [1] Lúcia
        [2] Bia
       *[3] Téo
    }

## Stół i miejsca

event-joined = { $seat } siada do stołu.
event-back = { $seat } wraca.
event-away = { $seat } traci połączenie.
event-bot-sits-in = Za gracza { $seat } gra bot.
event-gone = { $name } odchodzi.
event-left = { $seat } odchodzi; miejsce zajmuje bot.
event-host = Gospodarzem jest teraz { $seat }.
event-renamed = Ktoś przy stole nazywa się teraz { $seat }.
event-started = Mecz się zaczyna.
event-timeout = { $seat } nie zdąża; gra stół.
event-rematch = Zaczyna się nowy mecz.

refused-stale = Za późno: ta kolej już minęła
refused-not-yet = Ta kolej jeszcze nie nadeszła
refused-not-your-turn = To nie twoja kolej
refused-illegal = Zasady na to nie pozwalają
refused-failed = Coś poszło nie tak po naszej stronie; nic się nie zmieniło
refused-not-seated = Nie masz miejsca przy tym stole
refused-already-seated = Masz już tu miejsce
refused-already-given = Do tego rozdania już coś od siebie dodałeś
refused-contribution = Miejsce dodaje 64 cyfry szesnastkowe
refused-no-such-seat = Nie ma takiego miejsca
refused-seat-taken = To miejsce jest zajęte
refused-room-full = Wszystkie miejsca są zajęte
refused-room-ended = Ten stół jest już zamknięty
refused-not-host = Może to zrobić tylko gospodarz
refused-started = Mecz już się zaczął
refused-not-now = Nie teraz: runda jeszcze trwa
refused-not-due = Na to jeszcze nie pora
refused-deal = To nie jest rozdanie tej gry
refused-name = Imię musi mieć choć jedną literę
refused-option = Nie ma tu takiej opcji
refused-unknown-game = Nie ma tu takiej gry

## Rząd kamieni

event-dealt = Nowa runda.
event-picked =
    { $count ->
        [one] { $seat } bierze { $count } kamień.
        [few] { $seat } bierze { $count } kamienie.
        [many] { $seat } bierze { $count } kamieni.
       *[other] { $seat } bierze { $count } kamienia.
    }
event-opens = { $seat } zaczyna.
event-opened = { $seat } zaczyna kamieniem { $tile }.
event-laid-left = { $seat } dokłada { $tile } z lewej.
event-laid-right = { $seat } dokłada { $tile } z prawej.
event-passed = { $seat } pasuje.
event-drew = { $seat } dobiera kamień.

strip-passed = Pas
strip-drew =
    { $count ->
        [one] Dobiera { $count } kamień
        [few] Dobiera { $count } kamienie
        [many] Dobiera { $count } kamieni
       *[other] Dobiera { $count } kamienia
    }

badge-stake =
    { $stake ->
        [2] liczy się podwójnie
       *[other] liczy się × { $stake }
    }
counter-stock =
    { $value ->
        [one] { $value } kamień do dobrania
        [few] { $value } kamienie do dobrania
        [many] { $value } kamieni do dobrania
       *[other] { $value } kamienia do dobrania
    }

line-hand =
    { $pips ->
        [one] { $seat } zostaje z { $pips } oczkiem w ręce
        [few] { $seat } zostaje z { $pips } oczkami w ręce
        [many] { $seat } zostaje z { $pips } oczkami w ręce
       *[other] { $seat } zostaje z { $pips } oczka w ręce
    }
line-stake =
    { $stake ->
        [2] Runda liczyła się podwójnie
       *[other] Runda liczyła się × { $stake }
    }

refused-no-such-move = Nie ma takiego ruchu
refused-held = Nie masz w ręce kamienia { $tile }
refused-fit = { $tile } nie pasuje: końce to { $left } i { $right }
refused-must = Masz pasujący kamień, więc trzeba go dołożyć
refused-end-required = { $tile } pasuje na oba końce: wybierz jeden
refused-close = { $tile } zamknie tam stół, a masz inny ruch
refused-opening = Tę rundę zaczyna { $must }
refused-pick = Najpierw wszyscy biorą kamienie, potem zaczyna się gra
refused-draw = Nie ma teraz czego dobierać
refused-stock = Zanim spasujesz, dobierz

## Dominó de Duplas

duplas-simples = { $seat } kończy: simples
duplas-carroca = { $seat } kończy: carroça
duplas-la_e_lo = { $seat } kończy: lá e lô
duplas-cruzada = { $seat } kończy: cruzada
duplas-locked = Stół zamknięty: punkty zdobywa { $seat }
duplas-doubles-4 = Runda nieważna: { $seat } ma w rozdaniu 4 carroças
duplas-doubles-5 = { $seat } ma w rozdaniu 5 carroças
duplas-doubles-6 = { $seat } ma w rozdaniu 6 carroças
duplas-doubles-7 = { $seat } ma w rozdaniu wszystkie 7 carroças

duplas-line-simples = Simples: { $tile } pasuje na jeden z końców, { $left } i { $right }
duplas-line-carroca = Carroça: ostatni kamień to dublet { $tile }
duplas-line-la_e_lo = Lá e lô: { $tile } pasuje na oba końce, { $left } i { $right }
duplas-line-cruzada = Cruzada: dublet { $tile } pasuje na oba końce, { $left } i { $right }
duplas-line-locked = Stół jest zamknięty
duplas-line-lower = Wygrywa para z mniejszą liczbą oczek: { $low } do { $high }
duplas-line-tie = Obie pary mają po { $low }: przegrywa para, w której gra { $seat }, bo zamknęła stół
duplas-line-doubles-4 = 4 carroças w rozdaniu: nikt nie zdobywa punktów, a następna runda liczy się podwójnie
duplas-line-doubles-5 = 5 carroças w rozdaniu: para zdobywa punkty
duplas-line-doubles-6 = 6 carroças w rozdaniu: para wygrywa mecz
duplas-line-doubles-7 = 7 carroças w rozdaniu: para wygrywa mecz

## Kozioł

kecske-out = { $seat } kończy
kecske-fish = Ryba: rząd zamyka { $seat }

kecske-line-out = { $seat } nie ma już kamieni: bez punktów
kecske-line-maker =
    { $pips ->
        [one] { $seat } robi rybę: bez punktów, cokolwiek ma w ręce ({ $pips } oczko)
        [few] { $seat } robi rybę: bez punktów, cokolwiek ma w ręce ({ $pips } oczka)
        [many] { $seat } robi rybę: bez punktów, cokolwiek ma w ręce ({ $pips } oczek)
       *[other] { $seat } robi rybę: bez punktów, cokolwiek ma w ręce ({ $pips } oczka)
    }

kecske-badge-goat = kozioł

## Six love

six-love-out = { $seat } kończy
six-love-key = { $seat } kończy, i to key card
six-love-lowest = Gra zablokowana: najmniej ma { $seat }
six-love-draw = Gra zablokowana, remis

six-love-line-out = { $seat } kończy
six-love-line-key = Key card: pasuje na oba końce i jest ostatnim kamieniem z obu swoich liczb
six-love-line-count =
    { $pips ->
        [one] { $seat } ma { $pips } oczko
        [few] { $seat } ma { $pips } oczka
        [many] { $seat } ma { $pips } oczek
       *[other] { $seat } ma { $pips } oczka
    }
six-love-line-lowest = { $seat } ma najmniej oczek
six-love-line-tie = Remis o najmniejszą liczbę oczek: nikt nie zdobywa punktów, stawka następnej gry to { $stake }, a zaczyna ją 6-6
six-love-line-stake = Stawka gry wynosiła { $stake }
six-love-line-love = Six love: { $seat } osiąga { $target }, a ktoś ma 0
six-love-line-loved = { $seat } dostaje six love
six-love-line-bruck = Bruck: wszyscy mają punkty, więc wszyscy wracają do 0 i zaczyna się nowy set
six-love-line-reached = { $seat } osiąga { $target }
six-love-line-even = Jeden do jednego: następne rozdanie zaczyna 6-6, a wygrany prowadzi 2-0
six-love-line-two = Jeden do jednego, gra o dwa: punkt przepada

six-love-badge-stake = gra o { $stake }
six-love-badge-loved = six love
six-love-counter-brucks = bruck × { $value }
six-love-counter-sets =
    { $value ->
        [one] { $value } wygrany set
        [few] { $value } wygrane sety
        [many] { $value } wygranych setów
       *[other] { $value } wygranego seta
    }

## Drzewo kamieni

event-opens-with = Największy dublet, { $tile }, ma { $seat } i zaczyna.
event-laid-on = { $seat } dokłada { $tile } do kamienia { $parent }.
event-unlocked = Odblokowane: { $number }.

strip-played = Dokłada { $tile }
strip-drew-passed = Dobiera kamień i pasuje
strip-must-open = Twój kamień { $tile } zaczyna rundę
strip-must-lay = { $tile } pasuje: dołóż go teraz

badge-opener = zaczyna kamieniem { $tile }
counter-stock-closed = zamknięty

refused-over = Nie trwa żadna runda
refused-parent = Na stole nie ma kamienia { $parent }
refused-match = { $tile } i { $parent } nie mają wspólnej liczby
refused-place = Na stole nie ma miejsca na { $tile }
refused-place-required = { $tile } pasuje w kilku miejscach: wybierz jedno
refused-full = Przy kamieniu { $parent } nie ma już wolnego boku z liczbą { $number }
refused-locked = Liczba { $number } jest zablokowana: pasuje tylko { $number }-{ $number }
refused-drawn = Dobrany kamień { $must } pasuje: dołóż go
refused-once = W tej kolejce kamień jest już dobrany
refused-closed =
    { $count ->
        [0] Talon jest pusty
        [one] Ostatni kamień talonu zostaje na miejscu
        [few] Ostatnie { $count } kamienie talonu zostają na miejscu
        [many] Ostatnich { $count } kamieni talonu zostaje na miejscu
       *[other] Ostatnie { $count } kamienia talonu zostają na miejscu
    }

## Dublety

doubles-out =
    { $points ->
        [one] { $seat } kończy: { $points } punkt
        [few] { $seat } kończy: { $points } punkty
        [many] { $seat } kończy: { $points } punktów
       *[other] { $seat } kończy: { $points } punktu
    }
doubles-blocked =
    { $points ->
        [one] Runda zablokowana: { $seat } ma najmniej i zdobywa { $points } punkt
        [few] Runda zablokowana: { $seat } ma najmniej i zdobywa { $points } punkty
        [many] Runda zablokowana: { $seat } ma najmniej i zdobywa { $points } punktów
       *[other] Runda zablokowana: { $seat } ma najmniej i zdobywa { $points } punktu
    }
doubles-blocked-tie = Runda zablokowana: remis o najmniejszą liczbę oczek, nikt nie zdobywa punktów
doubles-redealt = Nikt nie ma dubletu: nowe rozdanie

doubles-line-no-double = W żadnej ręce nie ma dubletu
doubles-line-out = { $seat } nie ma już kamieni
doubles-line-lowest =
    { $pips ->
        [one] { $seat } ma najmniej: { $pips } oczko
        [few] { $seat } ma najmniej: { $pips } oczka
        [many] { $seat } ma najmniej: { $pips } oczek
       *[other] { $seat } ma najmniej: { $pips } oczka
    }
doubles-line-own =
    { $pips ->
        [one] { $seat } ma najmniej: z tej ręki odejmuje się { $pips } oczko
        [few] { $seat } ma najmniej: z tej ręki odejmuje się { $pips } oczka
        [many] { $seat } ma najmniej: z tej ręki odejmuje się { $pips } oczek
       *[other] { $seat } ma najmniej: z tej ręki odejmuje się { $pips } oczka
    }
doubles-line-tie =
    { $pips ->
        [one] { $seat } ma { $pips } oczko
        [few] { $seat } ma { $pips } oczka
        [many] { $seat } ma { $pips } oczek
       *[other] { $seat } ma { $pips } oczka
    }

## Lewy chińskim dominem

event-banker = Bankierem jest { $seat } i wychodzi.
event-led = { $seat } wychodzi: { $tiles }.
event-beat = { $seat } bije: { $tiles }.
event-threw =
    { $count ->
        [one] { $seat } odrzuca { $count } zakryty kamień.
        [few] { $seat } odrzuca { $count } zakryte kamienie.
        [many] { $seat } odrzuca { $count } zakrytych kamieni.
       *[other] { $seat } odrzuca { $count } zakrytego kamienia.
    }
event-won-trick =
    { $columns ->
        [one] { $seat } bierze lewę: { $columns } kolumna.
        [few] { $seat } bierze lewę: { $columns } kolumny.
        [many] { $seat } bierze lewę: { $columns } kolumn.
       *[other] { $seat } bierze lewę: { $columns } kolumny.
    }
event-bonus-supreme =
    { $points ->
        [one] { $seat } wygrywa Parą Najwyższą i dostaje { $points } punkt.
        [few] { $seat } wygrywa Parą Najwyższą i dostaje { $points } punkty.
        [many] { $seat } wygrywa Parą Najwyższą i dostaje { $points } punktów.
       *[other] { $seat } wygrywa Parą Najwyższą i dostaje { $points } punktu.
    }
event-bonus-quartet =
    { $points ->
        [one] { $seat } wygrywa czwórką i dostaje { $points } punkt.
        [few] { $seat } wygrywa czwórką i dostaje { $points } punkty.
        [many] { $seat } wygrywa czwórką i dostaje { $points } punktów.
       *[other] { $seat } wygrywa czwórką i dostaje { $points } punktu.
    }
event-paid =
    { $points ->
        [one] { $seat } płaci { $points } punkt, dostaje go { $to }.
        [few] { $seat } płaci { $points } punkty, dostaje je { $to }.
        [many] { $seat } płaci { $points } punktów, dostaje je { $to }.
       *[other] { $seat } płaci { $points } punktu, dostaje je { $to }.
    }

strip-led = Wychodzi
strip-high = Na razie najwyżej
strip-beaten = Przebite
strip-threw = Odrzut: { $count }
strip-won-trick =
    { $columns ->
        [one] Bierze lewę: { $columns } kolumna
        [few] Bierze lewę: { $columns } kolumny
        [many] Bierze lewę: { $columns } kolumn
       *[other] Bierze lewę: { $columns } kolumny
    }
strip-received =
    { $points ->
        [one] Dostaje { $points } punkt
        [few] Dostaje { $points } punkty
        [many] Dostaje { $points } punktów
       *[other] Dostaje { $points } punktu
    }
strip-paid =
    { $points ->
        [one] Płaci { $points } punkt
        [few] Płaci { $points } punkty
        [many] Płaci { $points } punktów
       *[other] Płaci { $points } punktu
    }
strip-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

badge-banker = bankier
counter-columns =
    { $value ->
        [one] { $value } kolumna
        [few] { $value } kolumny
        [many] { $value } kolumn
       *[other] { $value } kolumny
    }
counter-payments =
    { $value ->
        [one] { $value } punkt od razu
        [few] { $value } punkty od razu
        [many] { $value } punktów od razu
       *[other] { $value } punktu od razu
    }
counter-trick = lewa { $value }
counter-deals =
    { $value ->
        [one] { $value } rozdanie
        [few] { $value } rozdania
        [many] { $value } rozdań
       *[other] { $value } rozdania
    }

refused-group = Te kamienie nie tworzą kombinacji
refused-lead = Kto wychodzi, pokazuje odkrytą kombinację
refused-size =
    { $count ->
        [one] W tej lewie każdy gra { $count } kamień
        [few] W tej lewie każdy gra { $count } kamienie
        [many] W tej lewie każdy gra { $count } kamieni
       *[other] W tej lewie każdy gra { $count } kamienia
    }
refused-beat = To nie bije { $tiles }
refused-supreme = Para Najwyższa wygrywa tylko na wyjściu: niczego nie bije i nic jej nie bije
refused-early = Nie masz jeszcze kolumny: w ostatniej lewie z jednego kamienia możesz tylko odrzucić go zakrytego

combo-heaven = Niebo
combo-heaven-pair = Para Nieb
combo-earth = Ziemia
combo-earth-pair = Para Ziem
combo-man = Człowiek
combo-man-pair = Para Ludzi
combo-goose = Gęś
combo-goose-pair = Para Gęsi
combo-plum = Śliwa
combo-plum-pair = Para Śliw
combo-long-three = Długa Trójka
combo-long-three-pair = Para Długich Trójek
combo-bench = Ławka
combo-bench-pair = Para Ławek
combo-axe = Topór
combo-axe-pair = Para Toporów
combo-partition = Parawan
combo-partition-pair = Para Parawanów
combo-long-leg-seven = Długonoga Siódemka
combo-long-leg-seven-pair = Para Długonogich Siódemek
combo-big-head-six = Wielkogłowa Szóstka
combo-big-head-six-pair = Para Wielkogłowych Szóstek
combo-heaven-nine = Niebo-dziewiątka
combo-heaven-nine-civil = Niebo-dziewiątka, dwa Nieba
combo-heaven-nine-military = Niebo-dziewiątka, dwie dziewiątki
combo-heaven-nine-quartet = Czwórka Niebo-dziewiątka
combo-earth-eight = Ziemia-ósemka
combo-earth-eight-civil = Ziemia-ósemka, dwie Ziemie
combo-earth-eight-military = Ziemia-ósemka, dwie ósemki
combo-earth-eight-quartet = Czwórka Ziemia-ósemka
combo-man-seven = Człowiek-siódemka
combo-man-seven-civil = Człowiek-siódemka, dwoje Ludzi
combo-man-seven-military = Człowiek-siódemka, dwie siódemki
combo-man-seven-quartet = Czwórka Człowiek-siódemka
combo-goose-five = Gęś-piątka
combo-goose-five-civil = Gęś-piątka, dwie Gęsi
combo-goose-five-military = Gęś-piątka, dwie piątki
combo-goose-five-quartet = Czwórka Gęś-piątka
combo-nine = Dziewiątka
combo-nine-pair = Para dziewiątek
combo-eight = Ósemka
combo-eight-pair = Para ósemek
combo-seven = Siódemka
combo-seven-pair = Para siódemek
combo-big-six = Wielka Szóstka
combo-five = Piątka
combo-five-pair = Para piątek
combo-little-three = Mała Trójka
combo-supreme = Para Najwyższa

## Tien Gow

tien-gow-won = Ostatnią lewę bierze { $seat }
tien-gow-sweep = { $seat } zgarnia wszystkie osiem kolumn

tien-gow-no-column = Jeszcze bez kolumny: w ostatniej lewie z jednego kamienia można by go tylko odrzucić zakrytego
tien-gow-early-death = Jeszcze bez kolumny: w tej ostatniej lewie możesz tylko odrzucić zakryty kamień

tien-gow-line-none = { $seat } nie ma żadnej kolumny: 5 punktów
tien-gow-line-short =
    { $columns ->
        [one] { $seat } ma { $columns } kolumnę, mniej niż cztery
        [few] { $seat } ma { $columns } kolumny, mniej niż cztery
        [many] { $seat } ma { $columns } kolumn, mniej niż cztery
       *[other] { $seat } ma { $columns } kolumny, mniej niż cztery
    }
tien-gow-line-even = { $seat } ma cztery kolumny: nic do zapłaty
tien-gow-line-excess =
    { $columns ->
        [one] { $seat } ma { $columns } kolumnę, więcej niż cztery
        [few] { $seat } ma { $columns } kolumny, więcej niż cztery
        [many] { $seat } ma { $columns } kolumn, więcej niż cztery
       *[other] { $seat } ma { $columns } kolumny, więcej niż cztery
    }
tien-gow-line-banker = Płatność z udziałem bankiera: podwójnie
tien-gow-line-last = Tymi kamieniami wygrano ostatnią lewę: podwójnie
tien-gow-line-sweep = Wszystkie osiem kolumn: podwójnie
tien-gow-line-settled = Druga strona rozliczenia: { $seat }
tien-gow-line-caught = Wielka Szóstka pobiła Małą Trójkę: zapłata za gracza { $seat }
tien-gow-line-relieved = Płaci { $seat }: Wielka Szóstka pobiła Małą Trójkę
tien-gow-line-supreme = { $seat } bierze lewę Parą Najwyższą
tien-gow-line-quartet = { $seat } bierze lewę czwórką
tien-gow-line-thrown = Zakryte kamienie, które odrzuca { $seat }
## Stoły i rozmowa

event-changed = Gospodarz zmienił ustawienia stołu
event-filled =
    { $count ->
        [one] Nikt więcej nie przyszedł: gra { $count } bot
        [few] Nikt więcej nie przyszedł: grają { $count } boty
        [many] Nikt więcej nie przyszedł: gra { $count } botów
       *[other] Nikt więcej nie przyszedł: gra { $count } bota
    }
event-kicked = { $name } wyproszono
event-moved = { $seat } zmienia miejsce
refused-clock = Nie ma takiego zegara
refused-emote = Nie ma takiej reakcji
refused-kicked = Gospodarz wyprosił cię od tego stołu
refused-level = Nie ma takiego poziomu bota
refused-players = Siedzi tu na to za dużo osób
refused-too-fast = Wolniej: poczekaj kilka sekund
refused-words = Najpierw coś napisz
refused-no-code = Nie ma stołu o tym kodzie
refused-busy = Za dużo żądań. Poczekaj chwilę
