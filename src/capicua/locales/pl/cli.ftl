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
cli-verify-holds = zgodnie z obietnicą
cli-verify-missing = dla tego rozdania nic nie obiecano
cli-verify-commitment = sekret nie jest tym, który obiecano
cli-verify-values = nie ma po jednej wartości na miejsce
cli-verify-round = numer rozdania jest nie po kolei
cli-verify-deal = z sekretu i wartości wychodzi inne rozdanie
cli-verify-held =
    { $count ->
        [one] Jedyne rozdanie jest takie, jak obiecano.
        [few] Wszystkie { $count } rozdania są takie, jak obiecano.
        [many] Wszystkie { $count } rozdań jest takich, jak obiecano.
       *[other] Wszystkie { $count } rozdania są takie, jak obiecano.
    }
cli-verify-failed =
    { $count ->
        [one] { $count } rozdania nie da się sprawdzić.
        [few] { $count } rozdań nie da się sprawdzić.
        [many] { $count } rozdań nie da się sprawdzić.
       *[other] { $count } rozdania nie da się sprawdzić.
    }
