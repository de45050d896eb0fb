### Play on this device, against bots, also without network.

practice = On this device
practice-title = { $game } on this device
practice-text = Against bots, also without network. Matches are kept here, and you can go on with them at any time.
practice-link = Play on this device
practice-link-game = Play on this device: { $game }
practice-new = New match
practice-play = Play
practice-unfinished = Unfinished matches
practice-match = { $game }, round { $round }
practice-go-on = Go on
practice-go-on-match = Go on: { $game }, round { $round }
practice-delete = Delete
practice-delete-match = Delete: { $game }, round { $round }
practice-failed = The game could not be started on this device
practice-unsaved = This device cannot store the match: its storage is full or blocked. Play on, but keep this page open.
leave-practice-text = The match stays on this device. You can go on with it at any time.
closed-practice-elsewhere = The match goes on in another window
closed-practice-elsewhere-text = It is open there too. To play here, close the other one and load this page again.
