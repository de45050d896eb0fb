### Zasady Tien Gow, jedna wiadomość na punkt.

title = Tien Gow
summary = Czworo graczy, każdy za siebie, i 32 kamienie chińskiego domina. Wcześniejsze lewy pomagają, ale rozstrzyga ostatnia.
origin = Guangdong, Chiny

clause-3-1-1 = W Tien Gow (天九, „niebo i dziewięć”) gra się 32 kamieniami: jest jedenaście cywilnych, każdy dwa razy, i dziesięć wojskowych, każdy raz. Oba egzemplarze kamienia cywilnego są jednakowe.
clause-3-1-2 = Kamienie cywilne od najwyższego: Niebo 6-6, Ziemia 1-1, Człowiek 4-4, Gęś 3-1, Śliwa 5-5, Długa Trójka 3-3, Ławka 2-2, Topór 6-5, Parawan 6-4, Długonoga Siódemka 6-1, Wielkogłowa Szóstka 5-1.
clause-3-1-3 = Kamienie wojskowe liczą się według sumy: dziewiątki 6-3 i 5-4, ósemki 6-2 i 5-3, siódemki 5-2 i 4-3, Wielka Szóstka 4-2, piątki 4-1 i 3-2, Mała Trójka 2-1. Kamienie o tej samej sumie są równe.
clause-3-2-1 = Odkrytą można pokazać tylko kombinację: jeden kamień, parę, grupę mieszaną albo Parę Najwyższą. Pojedynczo wolno zagrać każdy kamień.
clause-3-2-2 = Parą są dwa jednakowe kamienie cywilne, a także dwa wojskowe o tej samej sumie: dziewiątki, ósemki, siódemki, piątki.
clause-3-2-3 = Cztery rodziny łączą kamienie cywilne i wojskowe, od najwyższej: Niebo z dziewiątką, Ziemia z ósemką, Człowiek z siódemką, Gęś z piątką. Jeden lub dwa kamienie każdego rodzaju tworzą grupę dwóch, trzech lub czterech; wszystkie cztery kamienie rodziny to czwórka.
clause-3-2-4 = Wielka Szóstka i Mała Trójka razem to Para Najwyższa. Wygrywa tylko na wyjściu: niczego nie bije i nic jej nie bije.
clause-3-2-5 = Kombinacja bije inną tylko wtedy, gdy ma tyle samo kamieni cywilnych i tyle samo wojskowych, a jest wyraźnie wyższa. Równa nie bije, a żaden rodzaj nie bije drugiego.
clause-3-2-6 = Większą kombinację wolno rozdzielić: z czwórki możesz pokazać parę albo jeden kamień.
clause-3-3-1 = Gra czworo, każdy za siebie. Kolej przechodzi w prawo, przeciwnie do ruchu wskazówek zegara. Każdy dostaje osiem kamieni. Pierwszego bankiera (庄) wybiera los; wychodzi on w pierwszej lewie.
clause-3-3-2 = Kto wychodzi, pokazuje jedną kombinację od jednego do czterech kamieni.
clause-3-3-3 = Każdy z pozostałych gra tyle samo kamieni: pokazuje kombinację, która bije najwyższą dotąd, albo odrzuca dowolne kamienie zakryte. Nikt nie musi bić, a to, co mogłoby bić, też wolno odrzucić.
clause-3-3-4 = Lewę bierze najwyższa kombinacja. Jej właściciel dostaje po jednej kolumnie za każdy jej kamień i wychodzi w następnej lewie.
clause-3-3-5 = Wczesna śmierć: gdy w ostatniej lewie wychodzi jeden kamień, gracz bez kolumny może swój tylko odrzucić zakryty. W ostatniej lewie z dwóch lub więcej kamieni może grać każdy.
clause-3-3-6 = Kamienie odrzucone zakryte pozostają ukryte przed wszystkimi do końca rozdania. Potem pokazuje się wszystkie.
clause-3-3-7 = Rozdanie kończy się, gdy wszystkie ręce są puste; zdobyto wtedy osiem kolumn.
clause-3-3-8 = Grasz tylko kamieniami, które masz w ręce.
clause-3-4-1 = Kto bierze lewę Parą Najwyższą, dostaje od razu po 2 punkty od każdego przeciwnika.
clause-3-4-2 = Kto bierze lewę czwórką, dostaje od razu po 4 punkty od każdego przeciwnika. Pobita czwórka nie dostaje nic.
clause-3-4-3 = Bankier płaci i dostaje podwójnie.
clause-3-4-4 = Za ostatnią lewę też płaci się od razu. To, co podwaja rozliczenie, tych płatności nie podwaja.
clause-3-5-1 = Na końcu każdy przeciwnik płaci zwycięzcy ostatniej lewy 1 punkt za każdą kolumnę brakującą do czterech, a bez żadnej kolumny 5 punktów.
clause-3-5-2 = Przeciwnik, który ma więcej niż cztery kolumny, dostaje od zwycięzcy ostatniej lewy 1 punkt za każdą kolumnę ponad cztery.
clause-3-5-3 = Każda płatność od bankiera rozdania lub dla niego jest podwójna.
clause-3-5-4 = Rozliczenie się podwaja, jeśli ostatnią lewę wzięła czwórka, Para Najwyższa albo sama Mała Trójka.
clause-3-5-5 = Rozliczenie się podwaja, jeśli zwycięzca ostatniej lewy ma wszystkie osiem kolumn. Wszystkie podwojenia mnożą się przez siebie.
clause-3-5-6 = Jeśli w ostatniej lewie, z jednego kamienia, wychodzi Mała Trójka, a bierze ją Wielka Szóstka, wychodzący płaci także to, co pozostałych dwoje jest winnych zwycięzcy. Co zwycięzca jest winien im, płaci sam.
clause-3-5-7 = Co jeden płaci, drugi dostaje: punkty rozdania dają w sumie zero.
clause-3-5-8 = Stół może się umówić, że ostatnia lewa podwaja tylko to, co jej zwycięzca dostaje, a nie to, co płaci.
clause-3-6-1 = Mecz ma jedno rozdanie albo 4, 8 lub 16, jeśli tak umówił się stół.
clause-3-6-2 = Następnym bankierem jest zwycięzca ostatniej lewy.
clause-3-6-3 = Wygrywa najwięcej punktów. Można mieć mniej niż zero; równe punkty dzielą miejsce.
