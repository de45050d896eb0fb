### Własne teksty terminala.

cli-players = gracze
cli-place-left = { $tile } z lewej
cli-place-right = { $tile } z prawej
cli-discard =
    { $count ->
        [one] odrzuć { $count } zakryty kamień: wpisz numer i kamień
        [few] odrzuć { $count } zakryte kamienie: wpisz numer i kamienie
        [many] odrzuć { $count } zakrytych kamieni: wpisz numer i kamienie
       *[other] odrzuć { $count } zakrytego kamienia: wpisz numer i kamienie
    }
cli-pass = pas
cli-draw = dobierz kamień
cli-pick-now = weź brakujące kamienie (albo: pick i numer od 1)
cli-score = Wynik
cli-match-over = Mecz wygrywa: { $names }
cli-hand = Twoja ręka: { $tiles }
cli-help = Wpisz numer z listy albo kamienie, na przykład 6-5 (i left lub right); q kończy.
cli-round = Runda { $number }
cli-legal = dozwolone: { $moves }
cli-unfinished = Zapis kończy się przed końcem meczu
