### How a game is played at this table, and how the table looks.

options = Jak gracie
play-these = Graj z tymi opcjami
play-these-game = { $game }: graj z tymi opcjami
defaults = Jak zwykle

## Options, and what they choose between

option-players = Gracze
option-players-why = Ile osób siedzi przy stole.
option-scoring = Liczenie
option-scoring-why = Wygrana runda jest warta tyle, ile sposób zakończenia, albo tyle oczek, ile zostało innym.
option-limit = Gra do
option-limit-why = Mecz kończy się, gdy ktoś ma tyle punktów.
option-opening = Kto zaczyna
option-opening-why = Kto kładzie pierwszy kamień od drugiej rundy.
option-accept_close = Zawsze wolno zamknąć
option-accept_close-why = Jeśli nie, stół zamyka tylko ten, kto nie ma innego ruchu.
option-pick_phase = Branie kamieni
option-pick_phase-why = Każdy bierze siedem zakrytych kamieni albo rozdaje je stół.
option-pick_seconds = Sekundy na branie
option-pick_seconds-why = Potem stół bierze resztę za ciebie.
option-next_opener = Kto zaczyna
option-next_opener-why = Kto kładzie pierwszy kamień od drugiej rundy.
option-dead_line_ends_round = Martwy rząd kończy rundę
option-dead_line_ends_round-why = Jeśli nie, najpierw dobiera się bazar do ostatniego kamienia.
option-boneyard_floor = Kamienie, których się nie dobiera
option-boneyard_floor-why = Gdy tyle zostało, talon jest zamknięty.
option-blocked_minus_own = Odejmij oczka zwycięzcy
option-blocked_minus_own-why = Tylko w zablokowanej rundzie.
option-deals = Rozdania
option-deals-why = Ile rozdań ma mecz.
option-multiplier_on_excess = Podwojenie w obie strony
option-multiplier_on_excess-why = Jeśli nie, ostatnia lewa podwaja tylko to, co zwycięzca dostaje, a nie to, co płaci.
option-mode = Rodzaj meczu
option-mode-why = Six love wymaga kogoś, kto jeszcze nic nie ma; wyścig liczy się tylko do sześciu.
option-target = Punkty na seta
option-target-why = Kto ma tyle punktów, wygrywa seta.
option-key_card_points = Key card daje
option-key_card_points-why = Punkty za grę zakończoną kartą key card.
option-key_card_stacks = Key card dolicza się do stawki
option-key_card_stacks-why = Daje punkt więcej w grze, która jest już o dwa.
option-tie_stake_escalates = Każdy remis podnosi stawkę
option-tie_stake_escalates-why = Po dwóch remisach gra jest o trzy, potem o cztery.
option-six_loves_to_win = Six love na mecz
option-six_loves_to_win-why = Kto ma ich tyle, wygrywa mecz.
option-one_all_play_two = One all, play two
option-one_all_play_two-why = Przy jeden do jednego następna wygrana daje dwa do zera.

choice-batida = według zakończenia
choice-pips = według oczek
choice-always_66 = kto ma 6-6
choice-winner = zwycięzca
choice-rotate = każdy po kolei
choice-manual = ręcznie
choice-automatic = rozdane
choice-start_tile = kamień startowy
choice-winner_any_tile = zwycięzca, dowolnym kamieniem
choice-on = tak
choice-off = nie
choice-six_love = six love
choice-first_to_six = do sześciu

## Display

contrast = Kontrast
grain = Faktura stołu
warmth = Ciepło światła
tile-set = Kamienie
tiles-table = takie jak przy stole
tiles-bone = kość
tiles-black = czarne
tiles-big = duże oczka
tiles-numerals = cyfry
tiles-strong = wysoki kontrast
pip-colours = Kolor dla każdej liczby
table-colour = Stół
table-own = każdy swój
table-petrol = morski
table-blue = indygo
table-pine = sosna
table-celadon = seledyn
table-sorrel = bordo
left-handed = Dla leworęcznych
text-size = Wielkość tekstu
