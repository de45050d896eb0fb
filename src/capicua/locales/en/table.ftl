### What the table says: events, strips, accounts, refusals. Read by the browser and the terminal.
### A seat given as $seat is a name. Events are sentences; strips, badges, headlines and lines are not.

bot-name =
    { $seat ->
        [0] Tonico
        [1] Lúcia
        [2] Bia
       *[3] Téo
    }

## The room

event-joined = { $seat } sits down.
event-back = { $seat } is back.
event-away = { $seat } has lost the connection.
event-bot-sits-in = A bot plays for { $seat }.
event-gone = { $name } is gone.
event-left = { $seat } has left; a bot keeps the seat.
event-host = { $seat } is the host now.
event-renamed = A player is now called { $seat }.
event-started = The match begins.
event-timeout = { $seat } ran out of time; the table plays.
event-rematch = A new match begins.

refused-stale = Too late: that turn is over
refused-not-yet = That turn has not come yet
refused-not-your-turn = It is not your turn
refused-illegal = The rules do not allow that
refused-failed = Something went wrong here; nothing was changed
refused-not-seated = You have no seat at this table
refused-already-seated = You already have a seat here
refused-already-given = You have already added to this deal
refused-contribution = What a seat adds to a deal is 64 hexadecimal digits
refused-no-such-seat = There is no such seat
refused-seat-taken = That seat is taken
refused-room-full = Every seat is taken
refused-room-ended = This table has closed
refused-not-host = Only the host can do that
refused-started = The match has already begun
refused-not-now = Not now: the round is still on
refused-not-due = Nothing is due now
refused-deal = That is not a deal of this game
refused-name = A name needs at least one letter
refused-option = That option does not exist here
refused-unknown-game = There is no such game here

## A row of tiles

event-dealt = A new round.
event-picked =
    { $count ->
        [one] { $seat } takes a tile.
       *[other] { $seat } takes { $count } tiles.
    }
event-opens = { $seat } opens.
event-opened = { $seat } opens with { $tile }.
event-laid-left = { $seat } lays { $tile } on the left.
event-laid-right = { $seat } lays { $tile } on the right.
event-passed = { $seat } passes.
event-drew = { $seat } draws a tile.

strip-passed = Passed
strip-drew =
    { $count ->
        [one] Drew a tile
       *[other] Drew { $count } tiles
    }

badge-stake =
    { $stake ->
        [2] worth double
       *[other] worth × { $stake }
    }
counter-stock =
    { $value ->
        [one] 1 tile to draw
       *[other] { $value } tiles to draw
    }

line-hand =
    { $pips ->
        [one] { $seat } was left with 1 pip
       *[other] { $seat } was left with { $pips } pips
    }
line-stake =
    { $stake ->
        [2] The round was worth double
       *[other] The round was worth × { $stake }
    }

refused-no-such-move = There is no such move
refused-held = { $tile } is not in your hand
refused-fit = { $tile } does not fit: the ends are { $left } and { $right }
refused-must = You have a tile that fits, so you must play
refused-end-required = { $tile } fits both ends: choose one
refused-close = { $tile } would lock the table there, and you have another move
refused-opening = This round opens with { $must }
refused-pick = Tiles are picked first, then played
refused-draw = There is nothing to draw now
refused-stock = Draw before you pass

## Dominó de Duplas

duplas-simples = { $seat } goes out: simples
duplas-carroca = { $seat } goes out: carroça
duplas-la_e_lo = { $seat } goes out: lá e lô
duplas-cruzada = { $seat } goes out: cruzada
duplas-locked = Table locked: the points go to { $seat }
duplas-doubles-4 = Round void: { $seat } was dealt 4 carroças
duplas-doubles-5 = { $seat } was dealt 5 carroças
duplas-doubles-6 = { $seat } was dealt 6 carroças
duplas-doubles-7 = { $seat } was dealt all 7 carroças

duplas-line-simples = Simples: { $tile } fits one of the ends, { $left } and { $right }
duplas-line-carroca = Carroça: going out with the double { $tile }
duplas-line-la_e_lo = Lá e lô: { $tile } fits both ends, { $left } and { $right }
duplas-line-cruzada = Cruzada: the double { $tile } fits both ends, { $left } and { $right }
duplas-line-locked = The table is locked
duplas-line-lower = The pair with fewer pips wins: { $low } against { $high }
duplas-line-tie = Both pairs hold { $low }: the pair of { $seat }, who locked, loses
duplas-line-doubles-4 = 4 carroças at the start: nobody scores, and the next round is worth double
duplas-line-doubles-5 = 5 carroças at the start: the pair scores
duplas-line-doubles-6 = 6 carroças at the start: the pair wins the match
duplas-line-doubles-7 = 7 carroças at the start: the pair wins the match

## Kecske

kecske-out = { $seat } goes out
kecske-fish = Fish: { $seat } closed the line

kecske-line-out = { $seat } has no tile left: no points
kecske-line-maker =
    { $pips ->
        [one] { $seat } made the fish: no points, whatever the hand (1 pip)
       *[other] { $seat } made the fish: no points, whatever the hand ({ $pips } pips)
    }

kecske-badge-goat = goat

## Six love

six-love-out = { $seat } goes out
six-love-key = { $seat } goes out with a key card
six-love-lowest = Game blocked: { $seat } holds the least
six-love-draw = Game blocked and drawn

six-love-line-out = { $seat } goes out
six-love-line-key = Key card: it fits both ends and is the last of both its numbers
six-love-line-count =
    { $pips ->
        [one] { $seat } holds 1 pip
       *[other] { $seat } holds { $pips } pips
    }
six-love-line-lowest = { $seat } holds the fewest pips
six-love-line-tie = A tie for the fewest: nobody scores, the next game is for { $stake } and opens with 6-6
six-love-line-stake = The game was for { $stake }
six-love-line-love = Six love: { $seat } has reached { $target } against a 0
six-love-line-loved = { $seat } got six love
six-love-line-bruck = Bruck: all have scored, so all go back to 0 and a new set begins
six-love-line-reached = { $seat } has reached { $target }
six-love-line-even = One all: the next hand opens with 6-6 and takes its winner to 2-0
six-love-line-two = One all, play two: the point goes back

six-love-badge-stake = game for { $stake }
six-love-badge-loved = six love
six-love-counter-brucks =
    { $value ->
        [one] 1 bruck
       *[other] { $value } brucks
    }
six-love-counter-sets =
    { $value ->
        [one] 1 set won
       *[other] { $value } sets won
    }

## A tree of tiles

event-opens-with = { $seat } holds the largest double, { $tile }, and opens.
event-laid-on = { $seat } lays { $tile } on { $parent }.
event-unlocked = { $number } is unlocked.

strip-played = Played { $tile }
strip-drew-passed = Drew a tile and passed
strip-must-open = Your { $tile } opens the round
strip-must-lay = { $tile } fits: lay it now

badge-opener = opened with { $tile }
counter-stock-closed = closed

refused-over = No round is being played
refused-parent = There is no { $parent } on the table
refused-match = { $tile } and { $parent } have no number in common
refused-place = There is no place for { $tile } on the table
refused-place-required = { $tile } fits in several places: choose one
refused-full = { $parent } has no free side that shows { $number }
refused-locked = { $number } is locked: it takes only { $number }-{ $number }
refused-drawn = You drew { $must } and it fits: lay it
refused-once = You have drawn your tile
refused-closed =
    { $count ->
        [0] The boneyard is empty
        [one] The last tile of the boneyard stays where it is
       *[other] The last { $count } tiles of the boneyard stay where they are
    }

## Doubles

doubles-out =
    { $points ->
        [one] { $seat } goes out: 1 point
       *[other] { $seat } goes out: { $points } points
    }
doubles-blocked =
    { $points ->
        [one] Round blocked: { $seat } holds the least and gets 1 point
       *[other] Round blocked: { $seat } holds the least and gets { $points } points
    }
doubles-blocked-tie = Round blocked: a tie for the least, nobody scores
doubles-redealt = Nobody holds a double: the tiles are dealt again

doubles-line-no-double = No hand holds a double
doubles-line-out = { $seat } has no tile left
doubles-line-lowest =
    { $pips ->
        [one] { $seat } holds the least: 1 pip
       *[other] { $seat } holds the least: { $pips } pips
    }
doubles-line-own =
    { $pips ->
        [one] { $seat } holds the least: the 1 pip of that hand is taken off
       *[other] { $seat } holds the least: the { $pips } pips of that hand are taken off
    }
doubles-line-tie =
    { $pips ->
        [one] { $seat } holds 1 pip
       *[other] { $seat } holds { $pips } pips
    }

## Tricks of Chinese dominoes

event-banker = { $seat } is the banker and leads.
event-led = { $seat } leads { $tiles }.
event-beat = { $seat } beats with { $tiles }.
event-threw =
    { $count ->
        [one] { $seat } throws one tile face down.
       *[other] { $seat } throws { $count } tiles face down.
    }
event-won-trick =
    { $columns ->
        [one] { $seat } wins the trick: one column.
       *[other] { $seat } wins the trick: { $columns } columns.
    }
event-bonus-supreme =
    { $points ->
        [one] { $seat } wins with the Supreme and gets 1 point.
       *[other] { $seat } wins with the Supreme and gets { $points } points.
    }
event-bonus-quartet =
    { $points ->
        [one] { $seat } wins with a quartet and gets 1 point.
       *[other] { $seat } wins with a quartet and gets { $points } points.
    }
event-paid =
    { $points ->
        [one] { $seat } pays { $to } 1 point.
       *[other] { $seat } pays { $to } { $points } points.
    }

strip-led = Led
strip-high = Highest so far
strip-beaten = Beaten
strip-threw = Discarded { $count }
strip-won-trick =
    { $columns ->
        [one] Won the trick: one column
       *[other] Won the trick: { $columns } columns
    }
strip-received =
    { $points ->
        [one] Gets 1 point
       *[other] Gets { $points } points
    }
strip-paid =
    { $points ->
        [one] Pays 1 point
       *[other] Pays { $points } points
    }
strip-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

badge-banker = banker
counter-columns =
    { $value ->
        [one] 1 column
       *[other] { $value } columns
    }
counter-payments =
    { $value ->
        [one] { $value } point at once
       *[other] { $value } points at once
    }
counter-trick = trick { $value }
counter-deals =
    { $value ->
        [one] 1 deal
       *[other] { $value } deals
    }

refused-group = These tiles make no combination
refused-lead = Whoever leads shows a combination face up
refused-size =
    { $count ->
        [one] This trick takes one tile from each
       *[other] This trick takes { $count } tiles from each
    }
refused-beat = That does not beat { $tiles }
refused-supreme = The Supreme wins only when it is led: it beats nothing and nothing beats it
refused-early = You have no column yet: in a last trick of one tile you can only throw it face down

combo-heaven = Heaven
combo-heaven-pair = Pair of Heavens
combo-earth = Earth
combo-earth-pair = Pair of Earths
combo-man = Man
combo-man-pair = Pair of Men
combo-goose = Goose
combo-goose-pair = Pair of Geese
combo-plum = Plum
combo-plum-pair = Pair of Plums
combo-long-three = Long Three
combo-long-three-pair = Pair of Long Threes
combo-bench = Bench
combo-bench-pair = Pair of Benches
combo-axe = Axe
combo-axe-pair = Pair of Axes
combo-partition = Partition
combo-partition-pair = Pair of Partitions
combo-long-leg-seven = Long Leg Seven
combo-long-leg-seven-pair = Pair of Long Leg Sevens
combo-big-head-six = Big Head Six
combo-big-head-six-pair = Pair of Big Head Sixes
combo-heaven-nine = Heaven-nine
combo-heaven-nine-civil = Heaven-nine, two Heavens
combo-heaven-nine-military = Heaven-nine, two nines
combo-heaven-nine-quartet = Heaven-nine quartet
combo-earth-eight = Earth-eight
combo-earth-eight-civil = Earth-eight, two Earths
combo-earth-eight-military = Earth-eight, two eights
combo-earth-eight-quartet = Earth-eight quartet
combo-man-seven = Man-seven
combo-man-seven-civil = Man-seven, two Men
combo-man-seven-military = Man-seven, two sevens
combo-man-seven-quartet = Man-seven quartet
combo-goose-five = Goose-five
combo-goose-five-civil = Goose-five, two Geese
combo-goose-five-military = Goose-five, two fives
combo-goose-five-quartet = Goose-five quartet
combo-nine = Nine
combo-nine-pair = Pair of nines
combo-eight = Eight
combo-eight-pair = Pair of eights
combo-seven = Seven
combo-seven-pair = Pair of sevens
combo-big-six = Big Six
combo-five = Five
combo-five-pair = Pair of fives
combo-little-three = Little Three
combo-supreme = Supreme

## Tien Gow

tien-gow-won = { $seat } wins the last trick
tien-gow-sweep = { $seat } sweeps all eight columns

tien-gow-no-column = No column yet: in a last trick of one tile you could only throw it face down
tien-gow-early-death = No column yet: in this last trick you can only throw your tile face down

tien-gow-line-none = { $seat } won no column: 5 points
tien-gow-line-short =
    { $columns ->
        [one] { $seat } won one column, fewer than four
       *[other] { $seat } won { $columns } columns, fewer than four
    }
tien-gow-line-even = { $seat } won four columns: nothing to pay
tien-gow-line-excess =
    { $columns ->
        [one] { $seat } won { $columns } column, more than four
       *[other] { $seat } won { $columns } columns, more than four
    }
tien-gow-line-banker = The banker takes part: double
tien-gow-line-last = The last trick was won with these tiles: double
tien-gow-line-sweep = All eight columns: double
tien-gow-line-settled = Settled with { $seat }
tien-gow-line-caught = Little Three caught by the Big Six: pays for { $seat }
tien-gow-line-relieved = { $seat } pays: Little Three caught by the Big Six
tien-gow-line-supreme = { $seat } won a trick with the Supreme
tien-gow-line-quartet = { $seat } won a trick with a quartet
tien-gow-line-thrown = What { $seat } threw face down
## Rooms and talk

event-changed = The host has changed the table
event-filled =
    { $count ->
        [one] Nobody else came: one bot plays along
       *[other] Nobody else came: { $count } bots play along
    }
event-kicked = { $name } was sent away
event-moved = { $seat } has changed seats
refused-clock = There is no such clock
refused-emote = There is no such emote
refused-kicked = The host has sent you away from this table
refused-level = There is no such level for a bot
refused-players = Too many people sit here for that
refused-too-fast = Slower, please: wait a few seconds
refused-words = Say something first
refused-no-code = There is no table with that code
refused-busy = Too many requests. Wait a little
