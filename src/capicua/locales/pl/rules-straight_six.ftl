### Zasady straight six: co różni je od jamajskiego six love, jedna wiadomość na punkt.

title = Straight six
summary = Jamajska gra jako zwykły wyścig: każda wygrana gra to punkt, a wygrywa, kto pierwszy ma sześć, cokolwiek mają inni.
origin = Jamajka

clause-1 = Rozpoczęcie, dokładanie, zablokowana gra, remis i key card są takie jak w jamajskim six love.
clause-2 = Kto pierwszy osiągnie sześć punktów, wygrywa mecz. Nikt nie musi mieć 0 i nic nie zaczyna się od nowa, gdy wszyscy mają punkty.
