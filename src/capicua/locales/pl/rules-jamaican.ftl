### Zasady jamajskiego six love, jedna wiadomość na punkt.

title = Jamajskie six love
summary = Czworo graczy, każdy za siebie (cut-throat). Wygrana gra to punkt; sześć punktów wygrywa set, dopóki ktoś nie ma żadnego. Gdy wszyscy mają punkty, set jest złamany.
origin = Jamajka
article = https://pl.wikipedia.org/wiki/Domino_(gra)

clause-4-1 = Gra czworo, każdy za siebie. Kolej przechodzi w prawo, przeciwnie do ruchu wskazówek zegara.
clause-4-1-1 = Komplet ma 28 kamieni, od 0-0 do 6-6, po siedem dla każdego. Nie ma czego dobierać.
clause-4-2 = Rozpoczęcie gry to pose. W pierwszej grze seta i po remisie zaczyna ten, kto ma 6-6, i musi zacząć właśnie nim.
clause-4-2-1 = W pozostałych grach zaczyna zwycięzca poprzedniej, także zablokowanej, dowolnym kamieniem.
clause-4-3 = Kamień dokłada się do lewego lub prawego końca rzędu, a stykające się połówki muszą być równe.
clause-4-3-1 = Kto ma pasujący kamień, musi go dołożyć. Pasuje się tylko wtedy, gdy nic nie pasuje. Blokować wolno.
clause-4-3-2 = Jeśli kamień pasuje na oba końce, miejsce wybierasz ty, także wtedy, gdy oba pokazują tę samą liczbę.
clause-4-4 = Kto pierwszy wyłoży ostatni kamień z ręki, wygrywa grę: jeden punkt.
clause-4-4-1 = Key card (kamień-klucz) daje dwa punkty: ostatni kamień w ręce, nie dublet, łączy oba końce i jest ostatnim brakującym z obu swoich liczb. Stół może się umówić na jeden punkt.
drawn-4-4-1 = Key card: 4-3 to ostatni kamień z 4 i ostatni z 3, a pasuje na oba końce.
clause-4-4-2 = Gdy nikt nie może się ruszyć, gra jest zablokowana. Wygrywa ręka z najmniejszą liczbą oczek, niezależnie od tego, kto zablokował.
drawn-4-4-2 = Cztery ręce w zablokowanej grze: 15, 16, 23 i 16 oczek. Wygrywa pierwsza; to, że dwie mają po 16, nie ma znaczenia.
clause-4-4-3 = Jeśli najmniejsza liczba oczek powtarza się, gra kończy się remisem: nikt nie zdobywa punktu, a następna gra jest o dwa punkty. Remis powyżej najmniejszej liczby nic nie znaczy.
clause-4-4-4 = Gra po remisie daje zwycięzcy dwa punkty, z key card nie więcej. Po kolejnym remisie nadal dwa. Stół może się umówić, że key card dodaje punkt albo że każdy kolejny remis podnosi stawkę: dwa, trzy, cztery.
clause-4-5 = Six love: kto osiągnie sześć punktów, gdy ktoś nie ma żadnego, wygrywa set. Siedem znaczy tyle co sześć. Wszyscy bez punktu dostają six love.
clause-4-5-1 = Bruck: gdy wszyscy mają punkty, set jest złamany. Wszyscy wracają do 0, zaczyna się nowy set, a otwiera go 6-6.
clause-4-5-2 = Jedno six love wygrywa mecz, chyba że stół umówił się na więcej; punkty zaczynają się wtedy znów od 0. Brucki się liczy.
clause-4-5-3 = Stół może się umówić na zwykły wyścig: wygrywa, kto pierwszy osiągnie sześć, i nie ma brucku.
clause-4-5-4 = Zwycięzca jest pierwszy. Pozostali idą według wygranych six love, potem według punktów; kto dostał six love, jest ostatni.
