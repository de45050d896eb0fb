### Zasady kozła, jedna wiadomość na punkt.

title = Kozioł
summary = Dla dwojga, trojga lub czworga, każdy gra za siebie. Punkty są złe: pozbądź się kamieni przed innymi i niech ktoś inny pierwszy dojdzie do 101.
origin = Rosja i jej sąsiedzi
article = https://pl.wikipedia.org/wiki/Domino_(gra)

clause-1-1 = Gra dwoje, troje lub czworo, każdy za siebie. Kolej przechodzi w lewo, zgodnie z ruchem wskazówek zegara.
clause-1-1-1 = Komplet ma 28 kamieni, od 0-0 do 6-6. Każdy dostaje siedem; reszta to bazar, zakryty: 14 kamieni przy dwojgu, 7 przy trojgu, żadnego przy czworgu.
clause-1-2 = Zaczyna ten, kto ma 0-0. Jeśli go nie rozdano, zaczyna 6-6, potem 5-5 i tak dalej w dół do 1-1. Liczą się tylko ręce, nie bazar.
clause-1-2-1 = Znaleziony w ten sposób kamień jest pierwszy w rzędzie: innego wyłożyć nie wolno, więc wykłada go stół.
clause-1-2-2 = Jeśli nikt nie ma dubletu, zaczyna kamień z największą liczbą oczek; z dwóch równych ten, który ma wyższą połówkę: 6-3 przed 5-4.
drawn-1-2-2 = Oba kamienie mają po dziewięć oczek. Zaczyna 6-3, bo 6 to więcej niż 5.
clause-1-2-3 = Tak zaczyna się każda runda. Stół może umówić się inaczej: od drugiej rundy zaczyna, i to dowolnym kamieniem, ten, kto skończył albo zrobił rybę.
clause-1-3 = Kamień dokłada się do lewego lub prawego końca rzędu, a stykające się połówki muszą być równe.
drawn-1-3 = Rząd zaczął się od 1-1; potem przyszły 5-1, 5-3 i 3-2. Końce pokazują 1 i 2: 6-1 idzie w lewo.
clause-1-3-1 = Kto ma pasujący kamień, musi go dołożyć: nie wolno mu dobierać ani pasować.
clause-1-3-2 = Jeśli nic nie pasuje, idziesz na bazar: dobierasz kamień po kamieniu, aż trafi się pasujący. Trzeba go od razu dołożyć. Bazar można wybrać do ostatniego kamienia.
clause-1-3-3 = Jeśli nic nie pasuje, a bazar jest pusty, pasujesz.
clause-1-3-4 = Jeśli kamień pasuje na oba końce, miejsce wybierasz ty, także wtedy, gdy oba pokazują tę samą liczbę.
clause-1-4 = Ryba: bazar jest pusty, wszyscy mają jeszcze kamienie, a żaden nie pasuje. Runda kończy się w tej samej chwili; nikt nie musi przedtem pasować.
drawn-1-4 = Ryba: 6-4 z lewej to siódmy kamień z 4, a oba końce pokazują 4. Nikt nie ma ruchu.
clause-1-4-1 = Rybę robi ten, kto dołożył ostatni kamień, a nie ten, kto po nim dobierał lub pasował.
clause-1-4-2 = Dopóki na bazarze są kamienie, martwy rząd nie jest jeszcze rybą: następny gracz dobiera je wszystkie i zatrzymuje. Stół może się umówić, że martwy rząd od razu kończy rundę.
clause-1-5 = Kto kończy, nie dostaje punktów. Pozostali dopisują oczka, które zostały im w ręce. 0-0 liczy się za 0.
clause-1-5-1 = Kto zrobił rybę, też nie dostaje punktów, nawet z najcięższą ręką.
clause-1-5-2 = Mecz kończy się po rundzie, w której ktoś dojdzie do 101 (albo do umówionego limitu). Przy 100 gra się dalej. Każdy, kto jest na limicie lub powyżej, jest kozłem.
clause-1-5-3 = Wygrywa najmniej punktów. Równe punkty dzielą miejsce, także pierwsze.
