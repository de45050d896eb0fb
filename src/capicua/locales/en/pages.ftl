### How a game is played at this table, and how the table looks.

options = How you play it
play-these = Play with these options
play-these-game = Play { $game } with these options
defaults = As usual

## Options, and what they choose between

option-players = Players
option-players-why = How many sit at the table.
option-scoring = Counting
option-scoring-why = A won round is worth what the way of going out is worth, or the pips that the others still hold.
option-limit = Played to
option-limit-why = The match ends when somebody has this many points.
option-opening = Who opens
option-opening-why = Who lays the first tile from the second round on.
option-accept_close = Always allow closing
option-accept_close-why = If not, a tile that locks the table may be laid only by who has no other.
option-pick_phase = Taking the tiles
option-pick_phase-why = Everybody takes seven face-down tiles, or the table deals them.
option-pick_seconds = Seconds for that
option-pick_seconds-why = Afterwards the table takes the rest for you.
option-next_opener = Who opens
option-next_opener-why = Who lays the first tile from the second round on.
option-dead_line_ends_round = A dead line ends the round
option-dead_line_ends_round-why = If not, the bazaar is drawn to the last tile first.
option-boneyard_floor = Tiles that are never drawn
option-boneyard_floor-why = With so many left, the boneyard is closed.
option-blocked_minus_own = The winner’s own pips count off
option-blocked_minus_own-why = Only in a blocked round.
option-deals = Deals
option-deals-why = How many deals make a match.
option-multiplier_on_excess = Doubled both ways
option-multiplier_on_excess-why = If not, the last trick doubles only what its winner is paid, not what the winner pays.
option-mode = Kind of match
option-mode-why = Six love needs somebody who still has none; the race only counts to six.
option-target = Points for a set
option-target-why = Whoever has so many wins the set.
option-key_card_points = A key card wins
option-key_card_points-why = Points for a game that ends with a key card.
option-key_card_stacks = A key card adds to the stake
option-key_card_stacks-why = It brings one point more in a game that is already for two.
option-tie_stake_escalates = Every draw raises the stake
option-tie_stake_escalates-why = After two draws the game is for three, then for four.
option-six_loves_to_win = Six loves for the match
option-six_loves_to_win-why = Whoever has so many wins it.
option-one_all_play_two = One all, play two
option-one_all_play_two-why = At one all the next win makes two to nothing.

choice-batida = by the way out
choice-pips = by pips
choice-always_66 = whoever holds 6-6
choice-winner = the winner
choice-rotate = each in turn
choice-manual = by hand
choice-automatic = dealt
choice-start_tile = the start tile
choice-winner_any_tile = the winner, with any tile
choice-on = yes
choice-off = no
choice-six_love = six love
choice-first_to_six = first to six

## Display

contrast = Contrast
grain = Grain of the table
warmth = Warmth of the light
tile-set = Tiles
tiles-table = as the table has them
tiles-bone = bone
tiles-black = black
tiles-big = big pips
tiles-numerals = numerals
tiles-strong = high contrast
pip-colours = A colour for each number
table-colour = Table
table-own = each its own
table-petrol = petrol
table-blue = blue-dye
table-pine = pine
table-celadon = celadon
table-sorrel = sorrel
left-handed = Left-handed
text-size = Text size
