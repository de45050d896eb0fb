### Zasady brazylijskiego domina w parach, jedna wiadomość na punkt.

title = Dominó de Duplas
summary = Partnerzy siedzą naprzeciw siebie. To, jak kończysz, decyduje o wartości rundy.
origin = Brazylia
article = https://pl.wikipedia.org/wiki/Domino_(gra)

clause-0-1 = Gra czworo w dwóch parach; partnerzy siedzą naprzeciw siebie. Komplet ma 28 kamieni, od 0-0 do 6-6; każdy ma ich siedem i żaden nie zostaje. Kolej przechodzi w lewo, zgodnie z ruchem wskazówek zegara.
clause-0-2 = 28 kamieni leży zakrytych na stole. Gracze po kolei, zgodnie z ruchem wskazówek zegara, wybierają po siedem i tylko sami je widzą. W pierwszej rundzie o tym, kto wybiera pierwszy, decyduje los; później zaczyna osoba po lewej od tej, która wybierała pierwsza ostatnio.
clause-0-2-1 = „Pegar Agora” (weź teraz) uzupełnia rękę pierwszymi kamieniami ze stołu. Kto wybiera ostatni, dotyka dowolnego kamienia i dostaje wszystkie pozostałe. Gdy skończy się czas, stół bierze za ciebie.
clause-0-3 = Carroça to każdy dublet, czyli kamień o dwóch jednakowych połówkach. Dokładnie cztery carroças w rozdanej ręce unieważniają rundę: nikt nie zdobywa punktów, a następna liczy się podwójnie.
clause-0-3-1 = Pięć carroças w rozdanej ręce od razu kończy rundę, a para dostaje 1 punkt, przy liczeniu oczek 25.
clause-0-3-2 = Sześć lub siedem carroças w rozdanej ręce od razu daje parze wygraną w meczu, niezależnie od wyniku.
clause-0-3-3 = Runda po nieważnej liczy się podwójnie. Dwie nieważne z rzędu nie dają więcej, a po każdej ważnej rundzie następna liczy się znów pojedynczo.
clause-0-4 = Pierwszą rundę zaczyna osoba, która ma 6-6, i stół sam wykłada 6-6. Dopóki w meczu nie wyłożono żadnego kamienia, runda liczy się jako pierwsza.
clause-0-4-1 = Późniejsze rundy zaczynają się tak, jak wybrał stół: zawsze od 6-6; albo zaczyna zwycięzca ostatniej rundy dowolnym kamieniem; albo osoba po lewej od tej, która zaczynała ostatnio, też dowolnym.
clause-0-4-2 = Po nieważnej rundzie zaczyna ta osoba, której się to należało.
clause-0-5 = W swojej kolejce dokładasz jeden kamień z ręki do jednego z dwóch końców; stykające się połówki pokazują tę samą liczbę.
clause-0-5-1 = Kto ma pasujący kamień, musi go dołożyć. Pasuje tylko ten, kto nie ma żadnego.
clause-0-5-2 = Jeśli kamień pasuje na oba końce, koniec wybierasz ty, także wtedy, gdy oba pokazują tę samą liczbę.
drawn-0-5-2 = Końce pokazują 2 i 6. 6-2 pasuje na oba, więc wybierasz ty.
clause-0-5-3 = Gdy „Aceita fechar sempre” (zawsze wolno zamknąć) jest wyłączone, ruch zamykający stół jest dozwolony tylko wtedy, gdy nie masz innego.
clause-0-6 = Runda kończy się, gdy ktoś kończy, czyli zostaje bez kamieni. Ma to pierwszeństwo przed pytaniem, czy stół jest zamknięty.
clause-0-6-1 = Stół jest zamknięty, gdy po czyimś ruchu nikt nie ma pasującego kamienia; nie trzeba kolejki pasów. Zamyka go ten, kto wykonał ten ruch.
drawn-0-6-1 = Sześć kamieni z 5 leży w rzędzie. 6-5 z lewej jest siódmy i oba końce pokazują 5: stół jest zamknięty.
clause-0-7 = Sposoby kończenia (batida): simples, kamieniem, który pasuje; carroça, dubletem; lá e lô, kamieniem z liczbami obu końców, gdy są różne; cruzada, dubletem liczby, którą pokazują oba końce. Nie ma znaczenia, z której strony się go dokłada.
drawn-0-7-1 = Simples: 6-5 pasuje na koniec z 6.
drawn-0-7-2 = Carroça: dublet 2-2 pasuje na koniec z 2.
drawn-0-7-3 = Lá e lô: 6-2 ma liczby obu końców.
drawn-0-7-4 = Cruzada: oba końce pokazują 3, a kończy dublet 3-3.
clause-0-8 = Punkty za sposób kończenia: simples 1, carroça 2, lá e lô 3, cruzada 4; zamknięty stół 1.
clause-0-8-1 = Przy liczeniu oczek zwycięska para dostaje sumę kamieni, które zostały w rękach obu rywali, także przy zamkniętym stole. Kamienie partnera się nie liczą.
clause-0-8-2 = Przy zamkniętym stole wygrywa para, która ma w obu rękach razem mniej oczek. Przy równych sumach przegrywa para osoby, która zamknęła stół.
clause-0-8-3 = Punkty zapisuje się osobie, która skończyła, która miała carroças, albo, przy zamkniętym stole, tej osobie ze zwycięskiej pary, która ma mniej oczek; przy równości tej z nich, której kolej wypada wcześniej po osobie zamykającej.
clause-0-9 = Punkty partnerów się sumują. Mecz wygrywa para, która pierwsza osiągnie limit; przekroczenie go niczego nie zmienia.
