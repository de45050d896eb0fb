### Zasady gry we troje: co różni ją od jamajskiego six love, jedna wiadomość na punkt.

title = Six love we troje
summary = Jamajskie six love dla trojga: bez 0-0 każdy ma dziewięć kamieni.
origin = Jamajka

clause-1 = Gra troje, każdy za siebie. Kolej przechodzi w prawo, przeciwnie do ruchu wskazówek zegara. 0-0 zostaje w pudełku, a pozostałe 27 kamieni się rozdaje, po dziewięć każdemu.
clause-2 = Liczbę 0 ma tylko sześć kamieni: key card jest nadal ostatnim brakującym z obu swoich liczb.
clause-3 = Reszta jest taka jak w jamajskim six love: sześć punktów przy czyimś 0 wygrywa set, a set jest złamany, gdy punkty ma cała trójka.
