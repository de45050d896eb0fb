### The terminal's own texts.

cli-players = players
cli-place-left = { $tile } on the left
cli-place-right = { $tile } on the right
cli-discard =
    { $count ->
        [one] discard a tile face down: type the number and the tile
       *[other] discard { $count } tiles face down: type the number and the tiles
    }
cli-pass = pass
cli-draw = draw a tile
cli-pick-now = take the tiles that are missing (or: pick and a number from 1)
cli-score = Score
cli-match-over = The match goes to { $names }
cli-hand = Your hand: { $tiles }
cli-help = Type a number of the list, or tiles such as 6-5 (and left or right); q leaves.
cli-round = Round { $number }
cli-legal = legal: { $moves }
cli-unfinished = The record ends before the match does
