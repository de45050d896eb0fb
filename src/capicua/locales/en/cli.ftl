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
cli-verify-holds = as promised
cli-verify-missing = nothing was promised for this deal
cli-verify-commitment = the secret is not the one that was promised
cli-verify-values = there is not one value for each seat
cli-verify-round = the number of the deal is out of order
cli-verify-deal = another deal comes out of the secret and the values
cli-verify-held =
    { $count ->
        [one] The one deal is as it was promised.
       *[other] All { $count } deals are as they were promised.
    }
cli-verify-failed =
    { $count ->
        [one] { $count } deal cannot be verified.
       *[other] { $count } deals cannot be verified.
    }
