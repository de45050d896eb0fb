### Zasady six love w parach, jedna wiadomość na punkt.

title = Six love w parach
summary = Jamajskie domino w parach. Punkty może mieć tylko jedna para: sześć z rzędu wygrywa, a każda wygrana drugiej pary łamie set.
origin = Jamajka

clause-1 = Gra czworo w dwóch parach, partnerzy naprzeciw siebie. Kolej przechodzi w prawo, przeciwnie do ruchu wskazówek zegara. Z 28 kamieni każdy dostaje siedem i nie ma czego dobierać.
clause-2 = W pierwszym rozdaniu seta i po remisie zaczyna ten, kto ma 6-6, i musi zacząć właśnie nim. W pozostałych zaczyna, dowolnym kamieniem, ten, kto wygrał dla pary poprzednie rozdanie.
clause-3 = Kamień dokłada się do lewego lub prawego końca rzędu, a stykające się połówki muszą być równe.
clause-3-1 = Kto ma pasujący kamień, musi go dołożyć. Pasuje się tylko wtedy, gdy nic nie pasuje.
clause-3-2 = Jeśli kamień pasuje na oba końce, miejsce wybierasz ty, także wtedy, gdy oba pokazują tę samą liczbę.
clause-4 = Kto pierwszy wyłoży ostatni kamień z ręki, zdobywa punkt dla pary, także z key card.
clause-4-1 = Gdy nikt nie może się ruszyć, rozdanie wygrywa dla pary gracz z najmniejszą liczbą oczek, nawet jeśli oboje razem mają ich więcej.
clause-4-2 = Jeśli najmniej oczek jest po obu stronach, rozdanie kończy się remisem i nikt nie zdobywa punktu. Jeśli mają je oboje partnerzy, wygrywa ich para, a następne rozdanie zaczyna ta z tych dwóch osób, która siedzi bliżej po prawej od osoby blokującej.
clause-4-3 = Rozdanie po remisie jest o dwa punkty, po kolejnym remisie o trzy, potem o cztery. Stół może się umówić, że zostają dwa.
clause-5 = Punkty może mieć tylko jedna para. Gdy wygrywa para z 0, set jest złamany (bruck): obie mają 0, a zaczyna 6-6.
clause-5-1 = Jeden do jednego, gra o dwa (one all, play two): przy 1-0 wygrana drugiej pary daje 1-1. Zaczyna 6-6, a następna wygrana daje 2-0: zwycięzcy zachowują swój punkt i dodają wartość rozdania, drudzy tracą swój. Stół może grać bez tego.
clause-5-2 = Six love: para, która osiągnie sześć punktów, wygrywa mecz.
