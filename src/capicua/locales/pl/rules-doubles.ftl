### Zasady dubletów, jedna wiadomość na punkt.

title = Dublety
summary = Każdy dublet się rozgałęzia, a liczba jest zablokowana, dopóki nie leży jej dublet. Dobierz najwyżej jeden kamień i dojdź przed innymi do 100.
origin = Rodzina gier z dobieraniem
article = https://pl.wikipedia.org/wiki/Domino_(gra)

clause-2-1-1 = Gra dwoje, troje lub czworo, każdy za siebie. Kolej przechodzi w lewo, zgodnie z ruchem wskazówek zegara.
clause-2-1-2 = Komplet ma 28 kamieni, od 0-0 do 6-6. Przy dwojgu graczach każdy dostaje osiem, przy trojgu lub czworgu sześć. Reszta to talon, zakryty.
clause-2-1-3 = Jeśli w żadnej ręce nie ma dubletu, czyli kamienia o dwóch jednakowych połówkach, wszystkie kamienie wracają, miesza się je i rozdaje od nowa.
clause-2-1-4 = Każdą rundę zaczyna największy dublet z rąk: 6-6, a jeśli go nie ma, 5-5 i tak dalej. Kto go ma, musi go wyłożyć, więc robi to stół.
clause-2-2-1 = Kamień dokłada się do kamienia na stole, a stykające się połówki pokazują tę samą liczbę. Z pierwszego dubletu kamienie rosną w drzewo.
clause-2-2-2 = Każdy dublet się rozgałęzia (spinner). Pierwszy przyjmuje kamienie z czterech stron; następnym zostają trzy. Każdy inny kamień ma jeden wolny bok, swoją zewnętrzną połówkę.
drawn-2-2-2 = 6-6 ma kamienie z czterech stron. 5-5 leży w poprzek na końcu 6-5, z trzema wolnymi bokami.
clause-2-2-3 = Wolnych boków dubletu używa się w dowolnej kolejności. Jeśli kamień pasuje w kilku miejscach, wybierasz ty.
clause-2-3-1 = Liczba jest odblokowana, gdy tylko jej dublet leży na stole.
clause-2-3-2 = Na wolnym boku z zablokowaną liczbą wolno położyć tylko jej dublet.
drawn-2-3-2 = Jeden koniec pokazuje 3, ale 3-3 nie leży na stole: trójka jest zablokowana i 3-2 nie można tam położyć.
clause-2-3-3 = Odblokowana liczba jest odblokowana dla wszystkich i wszędzie, przy swoim dublecie i na końcu każdego innego ramienia. Połówka, która wychodzi na zewnątrz, może być zablokowana.
drawn-2-3-3 = 3-3 leży, więc trójka jest odblokowana wszędzie: 3-2 pasuje do dubletu, a także na koniec drugiego ramienia.
clause-2-4-1 = Jeśli masz pasujący kamień, musisz go dołożyć: nie wolno ci dobierać ani pasować.
clause-2-4-2 = Jeśli nic nie pasuje, dobierasz z talonu jeden kamień, i tylko jeden.
clause-2-4-3 = Jeśli dobrany kamień pasuje, musisz go od razu dołożyć, gdzie chcesz.
clause-2-4-4 = Jeśli nie pasuje, zatrzymujesz go, a kolej przechodzi dalej.
clause-2-4-5 = Dwóch ostatnich kamieni talonu nigdy się nie dobiera; stół może się umówić na jeden albo żaden. Talon jest wtedy zamknięty, a kto nie ma pasującego kamienia, pasuje.
clause-2-5-1 = Runda kończy się, gdy ktoś kończy, czyli zostaje bez kamieni.
clause-2-5-2 = Runda jest zablokowana, gdy talon jest zamknięty, a nikt nie ma pasującego kamienia. Kończy się w tej samej chwili; nikt nie musi przedtem pasować.
clause-2-5-3 = Dopóki wolno dobierać, runda nie jest zablokowana, nawet jeśli nikt nie ma pasującego kamienia.
clause-2-6-1 = Kto kończy, dostaje oczka, które zostały w rękach wszystkich pozostałych. Talon się nie liczy. 0-0 liczy się za 0.
clause-2-6-2 = W zablokowanej rundzie wygrywa ten, kto ma najmniej oczek, i dostaje oczka wszystkich pozostałych. Stół może się umówić, że własne oczka zwycięzcy się odejmuje.
clause-2-6-3 = Jeśli w zablokowanej rundzie najmniej oczek ma dwoje lub więcej graczy, nikt nie zdobywa punktów.
clause-2-6-4 = Rundy gra się, aż ktoś osiągnie 100 albo umówiony limit i wygra mecz.
clause-2-6-5 = O miejscach pozostałych decydują punkty, od największej liczby; równe punkty dzielą miejsce.
