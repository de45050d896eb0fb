### What the device keeps: the app itself, results, and the way from one version to the next.

## Versions

update-ready = A new version is ready
update-now = Update
update-elsewhere = A round is being played in another window. Update when it is over.
closed-version = There is a newer version
closed-version-text = The server has moved on to another version. Load the page again: your seat and your matches are kept.

## Without the server

offline-now = The server does not answer. You can go on against bots on this device.
online-again = The server answers again
offline-ready = Ready to play offline

## This device

device = This device
device-text = What this browser keeps for you, and how you take it along.
keep-heading = Play without network
keep-insecure = Playing offline needs an address that begins with https, or localhost on the computer of the server. This address is neither. Playing online is not affected.
keep-unable = This browser cannot keep the page for playing offline. Playing online is not affected.
keep-working = Getting ready to play offline: { $share }
keep-waiting = To save data, the game has not been loaded for playing offline yet. It takes { $size } MB.
keep-partial = The page itself also opens without network. This server offers no games to play offline.
keep-full = This device has no room left for playing offline. Playing online is not affected.
keep-failed = Getting ready to play offline did not succeed. Playing online is not affected.
keep-bring = Load now
install-heading = As an app
install-text = Capicua gets an icon of its own and opens in a window of its own.
install = Install
install-share = On an iPhone or iPad, open the Share menu in Safari and choose “Add to Home Screen”.
install-done = Capicua is installed on this device.
install-none = This browser offers no way to install it here. Perhaps its menu does.
data-heading = Your data
data-text = Settings, past matches and unfinished matches against bots go into one file, which you can read in here or on another device.
data-save = Save as a file
data-read = Read a file
data-ask = Read this file?
data-ask-text = Saved on { $date }. Finished matches: { $past }. Unfinished matches: { $open }. They are added to what is here; the settings take the place of yours.
data-add = Read it
data-cancel = Cancel
data-done = Read: finished matches { $past }, unfinished matches { $open }
data-foreign = This is not a file that Capicua saved
data-newer = A newer version of Capicua saved this file. Update this one first.
data-too-long = This file is too large
data-broken = This file is damaged: { $where }. Nothing was changed.
data-not-stored = This browser could not store the data: its storage is full or blocked. Nothing was changed.
storage-full = This device has no room left, so past matches are no longer kept. You can play all the same.

## Statistics

stats = Statistics
stats-game = Game
stats-against = Against
stats-matches = Matches
stats-won = Won
stats-people = people
stats-other = other
history-more = Show more
