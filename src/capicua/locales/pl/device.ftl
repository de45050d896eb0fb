### Co przechowuje urządzenie: samą aplikację, wyniki i przejście od jednej wersji do następnej.

## Wersje

update-ready = Jest nowa wersja
update-now = Aktualizuj
update-elsewhere = W innym oknie trwa runda. Zaktualizuj, gdy się skończy.
closed-version = Jest nowsza wersja
closed-version-text = Na serwerze działa już inna wersja. Wczytaj stronę ponownie: Twoje miejsce i mecze zostają zachowane.

## Bez serwera

offline-now = Serwer nie odpowiada. Na tym urządzeniu możesz grać dalej z botami.
online-again = Serwer znów odpowiada
offline-ready = Można grać bez sieci

## To urządzenie

device = To urządzenie
device-text = Co przechowuje dla Ciebie ta przeglądarka i jak to zabrać ze sobą.
keep-heading = Gra bez sieci
keep-insecure = Gra bez sieci wymaga adresu zaczynającego się od https albo localhost na komputerze serwera. Ten adres nie jest żadnym z nich. Gra przez sieć działa jak zwykle.
keep-unable = Ta przeglądarka nie może zachować strony do gry bez sieci. Gra przez sieć działa jak zwykle.
keep-working = Przygotowanie do gry bez sieci: { $share }
keep-waiting = Aby oszczędzać dane, gra bez sieci nie została jeszcze pobrana. To { $size } MB.
keep-partial = Sama strona otwiera się także bez sieci. Ten serwer nie udostępnia gier bez sieci.
keep-full = Na tym urządzeniu nie ma już miejsca na grę bez sieci. Gra przez sieć działa jak zwykle.
keep-failed = Nie udało się przygotować gry bez sieci. Gra przez sieć działa jak zwykle.
keep-bring = Pobierz teraz
install-heading = Jako aplikacja
install-text = Capicua dostaje własną ikonę i otwiera się we własnym oknie.
install = Zainstaluj
install-share = Na iPhonie lub iPadzie otwórz w Safari menu Udostępnij i wybierz „Do ekranu początkowego”.
install-done = Capicua jest zainstalowana na tym urządzeniu.
install-none = Ta przeglądarka nie proponuje tu instalacji. Może jest w jej menu.
data-heading = Twoje dane
data-text = Ustawienia, rozegrane mecze i niedokończone mecze z botami trafiają do jednego pliku, który można wczytać tutaj lub na innym urządzeniu.
data-save = Zapisz w pliku
data-read = Wczytaj plik
data-ask = Wczytać ten plik?
data-ask-text = Zapisano { $date }. Mecze zakończone: { $past }. Mecze niedokończone: { $open }. Zostaną dodane do tutejszych; ustawienia zastąpią obecne.
data-add = Wczytaj
data-cancel = Anuluj
data-done = Wczytano: mecze zakończone { $past }, niedokończone { $open }
data-foreign = Tego pliku nie zapisała Capicua
data-newer = Ten plik zapisała nowsza wersja Capicua. Najpierw zaktualizuj tę.
data-too-long = Ten plik jest za duży
data-broken = Ten plik jest uszkodzony: { $where }. Nic nie zmieniono.
data-not-stored = Przeglądarka nie mogła zapisać danych: pamięć jest pełna lub zablokowana. Nic nie zmieniono.
storage-full = Na tym urządzeniu nie ma już miejsca, więc rozegrane mecze nie są dalej zachowywane. Grać można mimo to.

## Statystyki

stats = Statystyki
stats-game = Gra
stats-against = Przeciw
stats-matches = Mecze
stats-won = Wygrane
stats-people = ludzie
stats-other = inne
history-more = Pokaż więcej
