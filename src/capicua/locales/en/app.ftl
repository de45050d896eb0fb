### The browser's interface.

# Which way the language is written: "ltr" or "rtl".
direction = ltr

## Home

title-home = Capicua: dominoes by the rules of each table
welcome = Pull up a chair
welcome-text = Domino games, each by the rules of its own table.
play-now = Play now
play-now-game = Play now: { $game }
opening-table = Setting the table…
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-range = { $least } to { $most } players
language = Language
display = Display
sound = Sound
your-name = Your name
name-text = This is what the others at the table see.
guest = Guest
save = Save
close = Close
try-again = Try again
server-unreachable = The server does not answer
refused-not-stored = The server cannot store anything right now. Try again in a moment
refused-origin = This page comes from another address than the server’s
refused-malformed = The server did not understand this page. Reload it
refused-not-json = The server did not understand this page. Reload it
refused-too-long = That is too long
refused-too-slow = That took too long to arrive
refused-method = The server did not understand this page. Reload it

## Display

theme = Theme
theme-system = As on this device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
volume = Volume

## When there is no table

nowhere = There is nothing here
nowhere-text = This address leads nowhere. The tables are on the home page.
to-home = To the home page
connecting = Going to the table…
connection-lost = Connection lost. Trying again…
closed-room-not-found = There is no such table
closed-room-not-found-text = It may have closed, or the address is not complete.
closed-room-ended = This table has closed
closed-room-ended-text = Everybody has left. You can open a new one at once.
closed-room-damaged = This table cannot be opened
closed-room-damaged-text = What was stored of it is damaged. Other tables are not affected.
closed-other = The table sent you away
closed-other-text = The server has ended the connection.

## The table

title-table = { $game } · Capicua
title-your-turn = Your turn · { $game }
round = Round { $round }
leave-table = Leave the table
leave-title = Leave the table?
leave-text = A bot takes your seat, and the match goes on without you.
leave-stay = Stay
leave-go = Leave
board = Board
board-empty = No tile has been laid.
board-row =
    { $count ->
        [one] One tile on the board, left end { $left }, right end { $right }: { $tiles }.
       *[other] { $count } tiles on the board, left end { $left }, right end { $right }. From left to right: { $tiles }.
    }
waiting-for-players = Waiting for players
watching = You are watching this table

seat-label =
    { $name }, { $relation ->
        [partner] your partner,
        [rival] opponent,
       *[other] { "" }
    } { $kind ->
        [bot] bot,
        [bot-for-person] a bot plays for them,
        [away] connection lost,
       *[other] { "" }
    } { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
you = You
relation-you = you
relation-partner = partner
relation-rival = opponent

your-turn = Your turn
your-turn-clock = Your turn · { $seconds } s
turn-of = { $name } to play
turn-of-clock = { $name } to play · { $seconds } s
clock-seconds = { $seconds } s
your-hand = Your tiles
sort = Sort
pass = Pass
draw = Draw
does-not-fit = no fit
opens = opens
two-ends = { $a }|{ $b }
choose-end = It fits both ends. Choose one.
left-end = Left end, { $number }
right-end = Right end, { $number }

pip-word =
    { $n ->
        [0] blank
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    }
tile-name = { $high }-{ $low }
tile-double = double { $high }
tile-fits = { $tile }, can be played
tile-fits-left = { $tile }, fits the left end
tile-fits-right = { $tile }, fits the right end
tile-fits-both = { $tile }, fits both ends
tile-fits-nowhere = { $tile }, does not fit

say-turn = { $name } to play.
say-your-turn = Your turn.
say-your-turn-ends = Ends { $left } and { $right }. Your turn.
say-your-pick = Your turn to take tiles.

## Picking tiles

pick-order = Order of picking
pick-all =
    { $count ->
        [one] Choose one tile
       *[other] Choose { $count } tiles
    }
pick-more =
    { $count ->
        [one] One more tile
       *[other] { $count } more tiles
    }
pick-other = { $name } is taking tiles
pick-done = Everybody has their tiles
pick-count = { $have } of { $share }
pick-later = later
pick-last = last
pick-clock = { $seconds } s, then the table takes them for you
pick-now = Take now
face-down-tiles = Tiles face down
slot-free = Tile { $slot }, face down
slot-taken = Tile { $slot }, taken by { $name }

## Score and result

score = Score
limit = Played to
total = Total
round-column = Round
result-column = Result
side-us = We
side-them = They
side-pair = { $first } and { $second }
plus = +{ $points }
times = × { $factor }
product = { $sum } × { $factor } = { $points }
how-counted = How it was counted
rule = The rule
rule-number = Rule { $number }
rule-opens = Rule { $number }, opens in a new tab
side-gains-us = We score
side-gains =
    { $count ->
        [one] { $side } scores
       *[other] { $side } score
    }
all-hands = All hands
name-you = { $name } (you)
hand-empty = Out, empty hand
hand-hidden = Not shown
pips-left =
    { $count ->
        [one] { $count } pip left
       *[other] { $count } pips left
    }

round-won-us = We win round { $round }
round-won-them = They win round { $round }
round-won-pair = { $name } win round { $round }
round-won-one = { $name } wins round { $round }
round-won-nobody = Nobody wins round { $round }
match-won-us = We win the match
match-won-them = They win the match
match-won-pair = { $name } win the match
match-won-one = { $name } wins the match
match-won-nobody = The match is over

next-round-in = Next round in { $seconds } s
result-in = Result in { $seconds } s
rematch-in = { $seconds } s left to play again
match-over = The match is over
ready-count = { $ready } of { $people } ready
ready = I am ready
you-are-ready = Ready
rematch = Play again

## Keys

keys = Keys
key-choose = Choose a tile
key-play = Play it
key-end = Left or right end
key-pass = Pass
key-draw = Draw
key-describe = Describe the board
key-cancel = Put the tile back
key-help = This list

## A tree of spinners

unlocked-numbers = Unlocked
number-open = { $number }, unlocked
number-locked = { $number }, locked
place-on = At { $tile }, on { $number }
choose-place = It fits in several places. Choose one.
zoom-near = Enlarge the board
zoom-whole = Show the whole board
tag-locked = locked
fits-number = on { $number }
fits-numbers = on { $a }|{ $b }
tile-fits-number = { $tile }, fits on { $number }
tile-fits-places =
    { $count ->
        [one] { $tile }, fits in one place
       *[other] { $tile }, fits in { $count } places
    }
tile-locked = { $tile }, locked
board-tree =
    { $count ->
        [one] One tile on the board. Unlocked: { $numbers }. Open: { $ends }.
       *[other] { $count } tiles on the board. Unlocked: { $numbers }. Open: { $ends }.
    }
open-end = { $number } at { $tile }
locked-end = { $number } at { $tile }, locked
say-your-turn-numbers = Unlocked: { $numbers }. Your turn.
key-place = Choose the place

## Tricks

play-group = Play
discard-tiles = Discard { $count }
group-down =
    { $count ->
        [one] 1 face down
       *[other] { $count } face down
    }
group-shown =
    { $name }: { $group }, { $tiles }, { $state ->
        [high] highest so far
       *[beaten] beaten
    }
group-thrown =
    { $count ->
        [one] { $name }: one tile face down
       *[other] { $name }: { $count } tiles face down
    }
group-lead = Choose what to lead
group-beat = Beat { $group } or discard { $count }
group-discard =
    { $count ->
        [one] Choose a tile to discard
       *[other] Choose { $count } tiles to discard
    }
group-count = { $have } of { $count } chosen
group-none = No combination
group-beats = Beats { $group }
group-leads = You can lead it
group-weak = Does not beat { $group }
tile-titled = { $title }, { $tile }
tile-title =
    { $tile ->
        [t66] Heaven
        [t11] Earth
        [t44] Man
        [t31] Goose
        [t55] Plum
        [t33] Long Three
        [t22] Bench
        [t65] Axe
        [t64] Parti{ "\u00AD" }tion
        [t61] Leg Seven
        [t51] Head Six
        [t63] nine
        [t54] nine
        [t62] eight
        [t53] eight
        [t52] seven
        [t43] seven
        [t42] Big Six
        [t41] five
        [t32] five
       *[t21] Little Three
    }
board-trick = Trick { $trick }. { $groups }.
board-trick-empty = Trick { $trick }. Nobody has led yet.
say-you-lead = You lead.
say-your-turn-beat = { $group } is highest. Your turn.
key-toggle = Choose a tile or put it back
key-group = Play the chosen tiles
key-discard = Discard the chosen tiles
side-pays-us = We pay
side-pays =
    { $count ->
        [one] { $side } pays
       *[other] { $side } pay
    }
minus = −{ $points }

## Pages

skip-to-content = Skip to the content
rules-link = Rules and origin
rules-link-game = Rules and origin: { $game }
title-page = { $page } · Capicua
page-origin = Origin
page-players = Players
page-tiles = Tiles
page-styles = Ways to play
page-rules = Rules
rules-of = Rules: { $game }
tiles-western = Double-six set, { $count } tiles
tiles-chinese = Chinese dominoes, { $count } tiles
article = Article in Wikipedia
article-foreign = Article in Wikipedia ({ $language })
clause-link = Link to clause { $number }
rules-missing = The rules could not be loaded
page-missing = The page could not be loaded
page-missing-text = The server may not be reachable, or there is a newer version. Load the page again.
reload = Load again

about = About
about-text = Capicua is free software under the Apache License 2.0. It builds on the work of many others. What it uses, with the licences:
about-client = In your browser
about-server = On the server
about-missing = The list of licences could not be loaded
forget-title = Your data on this server
forget-text = The server knows you by a random number in a cookie, and keeps the names and words that you left at tables. You can have all of it taken out: the tables go on without your name.
forget-me = Forget me
forget-sure = Forget you for good?
forget-sure-text = Your seats go to bots, and nothing leads back to them. The past matches on this device stay.
forget-keep = Better not
forget-done = This server has forgotten you
licence-text = Licence text

history = Past matches
history-text = The matches finished on this device, the latest first. The list stays here and is sent to nobody.
history-empty = No match has been finished on this device yet.
history-clear = Delete the list
history-clear-title = Delete the list?
history-clear-text = All past matches are removed from this device. This cannot be undone.
history-cleared = The list is empty now
history-keep = Keep
history-blocked = This browser lets the page store nothing, so past matches are not kept. You can play all the same.
history-won = Won
history-lost = Lost
history-tied = Shared
history-place = Place { $place }
