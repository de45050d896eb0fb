### Stoły dla ludzi i uczciwość rozdań.

## Uczciwe rozdania

verify-deal = Sprawdź to rozdanie
verify-title = Czy to rozdanie było uczciwe?
verify-text = Przed rozdaniem serwer obiecał sekret, a każde miejsce przy stole dodało własną liczbę. Teraz sekret jest jawny i ta strona może sama powtórzyć rozdanie.
verify-working = Powtarzam rozdanie…
verify-held = To jest obiecane rozdanie.
verify-own = Liczba dodana przez tę przeglądarkę jest w nim.
verify-not-own = Ta przeglądarka nie dodała do niego liczby.
verify-failed = To nie jest obiecane rozdanie.
verify-wrong-secret = Sekret nie jest tym, który obiecano.
verify-wrong-deal = Z sekretu i liczb wychodzi inne rozdanie.
verify-wrong-promise = Obietnica zmieniła się po tym, jak ta strona ją widziała.
verify-wrong-own = Liczba dodana przez tę przeglądarkę została pominięta.
verify-insecure = Ta strona nie przyszła przez https, więc przeglądarka nie daje jej kryptografii. Zapis meczu można sprawdzić w wierszu poleceń.
verify-promise = Obiecano przed rozdaniem
verify-secret = Sekret, pokazany po rundzie
verify-values = Liczby z miejsc
verify-none = brak
verify-deal-order = Kolejność rozdania
verify-record = Zapisz przebieg meczu
