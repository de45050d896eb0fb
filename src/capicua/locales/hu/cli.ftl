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
