### A terminál saját szövegei.

cli-players = játékos
cli-place-left = { $tile } balra
cli-place-right = { $tile } jobbra
cli-discard = { $count } kő eldobása lefordítva: írd be a számot és a köveket
cli-pass = passz
cli-draw = húzni egy követ
cli-pick-now = elvenni a hiányzó köveket (vagy: pick és egy szám 1-től)
cli-score = Állás
cli-match-over = A játszma győztese: { $names }
cli-hand = A kezed: { $tiles }
cli-help = Írj be egy számot a listából vagy köveket, például 6-5 (és left vagy right); q: kilépés.
cli-round = { $number }. kör
cli-legal = szabályos: { $moves }
cli-unfinished = A feljegyzés a játszma vége előtt véget ér
cli-verify-holds = az ígéret szerint
cli-verify-missing = ehhez az osztáshoz nem volt ígéret
cli-verify-commitment = a titok nem az, amelyet ígértek
cli-verify-values = nincs minden helyhez egy érték
cli-verify-round = az osztás száma kilóg a sorból
cli-verify-deal = a titokból és az értékekből más osztás adódik
cli-verify-held =
    { $count ->
        [one] Az egyetlen osztás az ígéret szerinti.
       *[other] Mind a(z) { $count } osztás az ígéret szerinti.
    }
cli-verify-failed =
    { $count ->
        [one] { $count } osztás nem ellenőrizhető.
       *[other] { $count } osztás nem ellenőrizhető.
    }
