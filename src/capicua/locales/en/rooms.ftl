### Rooms for people, and how deals are kept fair.

## Fair deals

verify-deal = Verify this deal
verify-title = Was this deal fair?
verify-text = Before the deal the server promised a secret, and every seat at the table added a number of its own. Now the secret is out, and this page can draw the deal again by itself.
verify-working = Drawing it again…
verify-held = It is the deal that was promised.
verify-own = The number that this browser added is in it.
verify-not-own = This browser did not add a number to it.
verify-late = The server says that this browser’s number came too late for it.
verify-failed = This is not the deal that was promised.
verify-wrong-secret = The secret is not the one that was promised.
verify-wrong-deal = Another deal comes out of the secret and the numbers.
verify-wrong-promise = The promise was changed after this page had seen it.
verify-wrong-own = The number that this browser added was left out.
verify-insecure = This page did not come over https, and so the browser offers it no cryptography. The record of the match can be verified with the command line.
verify-promise = Promised before the deal
verify-secret = Secret, shown after the round
verify-values = Numbers from the seats
verify-none = none
verify-deal-order = The deal in order
verify-record = Save the record of the match
## Tables for people

play-with-people = Play with people
people-title = Play with people
people-text = Meet somebody now, open a table for your friends, or sit down at one that is open.
quick-match = Quick match
quick-text = A table with whoever is there. After a few seconds bots take the empty seats.
quick-wait = Bots take the empty seats in { $seconds } s
new-room = Open a table
private-room = For friends, by link
open-room = For everybody
code-label = Code of a table
code-go = Go
open-tables = Tables that wait for people
live-tables = Tables that are being played
no-tables = None right now
all-games = All games
all-languages = All languages
join-room = Sit down
watch-room = Watch
seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
watchers =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
room-title = A table of { $game }
invite-link = Link to invite people
copy-link = Copy the link
copied = Copied
room-code = Code
qr-label = The link as a picture for a camera
seat-empty = Empty seat
seat-sit = Sit here
seat-swap = Swap with { $name }
seat-swap-asked = { $name } would like to swap with you
seat-bot = Bot, { $level }
seat-kick = Send { $name } away
seat-host = Host
seat-away = away
clock-label = Clock
clock-none = No clock
clock-move = { $seconds } s for each move
clock-bank = { $seconds } s a round and { $increment } s a move
listed = Listed for everybody
start-now = Begin
start-with-bots = Bots take the seats that are left empty
take-seat = Sit down
bots-level = Bots
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
talk-title = At the table
talk-say = Say something
talk-send = Send
talk-mute = Mute
talk-unmute = Hear again
talk-block = Block { $name }
options-label = Rules of this table
closed-room-kicked = You were sent away
closed-room-kicked-text = The host has sent you away from this table. Other tables are open to you.
face-angry = Angry
face-happy = Happy
face-love = In love
face-sad = Sad
face-surprised = Surprised
face-thinking = Thinking
phrase-good-game = Good game
phrase-good-luck = Good luck
phrase-hello = Hello
phrase-hurry = Hurry up
phrase-nice = Nice
phrase-oops = Oops
phrase-sorry = Sorry
phrase-thanks = Thank you
phrase-well-played = Well played

## Talk at the table, and what changes there

talk-open = Talk
talk-new =
    { $count ->
        [one] Talk, { $count } new line
       *[other] Talk, { $count } new lines
    }
talk-none = Nothing has been said yet
talk-people = Who is here
talk-emotes = Faces and phrases
talk-heard = { $name }: { $words }
talk-unblock = Hear { $name } again
key-talk = Talk
start-bots =
    { $count ->
        [one] Begin with { $count } bot
       *[other] Begin with { $count } bots
    }
changed-to = The host has changed the table. { $what }
option-is = { $option }: { $value }
take-bot-seat = Take a bot’s seat
take-bot-seat-text = You play from the next round on
seat-kept = A seat is kept for you: you play from the next round on
seat-not-kept = Give it up
seat-next = { $name } sits down here after this round
seat-partner = plays with you

## How deals are kept fair, on a page

fair-title = How a deal is kept fair
fair-short = Nobody chooses your tiles, and your browser can prove it.
fair-intro = Nobody chooses a deal here: not the server, not a player, not two players together. You need not take our word for it: after each round your browser can draw the deal again from what was published.
fair-promise = The promise
fair-promise-text = Before a deal the server picks a secret, a random number so long that nobody can guess it, and shows its fingerprint. The fingerprint does not tell the secret, but from then on the secret cannot be changed.
fair-number = Your number
fair-number-text = As soon as your browser sees the fingerprint it adds a random number of its own, and so does everybody else’s. A seat without a person, or whose number does not come within two seconds, adds zero.
fair-deal = The deal
fair-deal-text = The secret and the numbers together decide the order of the tiles. The server could not know your number when it made its promise; you could not know its secret when you added yours.
fair-proof = The proof
fair-proof-text = After the round the secret is shown. Your browser then checks by itself that the promise was kept and that your own number is in; press “Verify this deal” to see it drawn again.
fair-not = What it does not prove
fair-not-hands = The server sees all hands: it has to tell each player theirs. The proof says that the deal was not chosen, not that whoever runs the server does not look.
fair-not-last = A server in league with the player whose number comes last could try many numbers until it likes the deal.
fair-not-bots = At a table of one person and bots, yours is the only number: the proof is between you and the server.
fair-not-late = The server could claim that your number came too late, and so choose between two deals. Your browser looks for its number and says so when it is missing; after a reload at the wrong moment it may not remember it.
fair-not-page = This page comes from the server too. If you do not trust it, save the record of the match and check it with a program that does not: capicua verify.
fair-not-play = It says nothing about how well anybody plays, nor whether two players talk on the telephone.
fair-doubt = The last deal is not the one that was promised
fair-why = See why
verify-deal-number = Deal { $round } of this table
