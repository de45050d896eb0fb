### Rooms for people, and how deals are kept fair.

## Fair deals

verify-deal = Verify this deal
verify-title = Was this deal fair?
verify-text = Before the deal the server promised a secret, and every seat at the table added a number of its own. Now the secret is out, and this page can draw the deal again by itself.
verify-working = Drawing it again…
verify-held = It is the deal that was promised.
verify-own = The number that this browser added is in it.
verify-not-own = This browser did not add a number to it.
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
seat-bot-off = Take the bot away
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
