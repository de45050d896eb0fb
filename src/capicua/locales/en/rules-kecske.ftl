### The rules of Kecske, one message per clause.

title = Kecske
summary = The goat, for two, three or four, each alone. Points are bad: empty your hand first, and let somebody else be the first to reach 101.
origin = Russia and its neighbours
article = https://en.wikipedia.org/wiki/Dominoes

clause-1-1 = Two, three or four play, each alone. The turn passes to the left, clockwise.
clause-1-1-1 = A double-six set of 28 tiles is used. Everyone is dealt seven; what is left over is the bazaar (bazár), face down: 14 tiles for two, 7 for three, none for four.
clause-1-2 = Whoever holds 0-0 opens. If it was not dealt, 6-6 opens, then 5-5, and so on down to 1-1. Only the hands count, not the bazaar.
clause-1-2-1 = The tile that was found is the first tile of the line: no other may be laid, so the table lays it.
clause-1-2-2 = If nobody holds a double, the tile with the most pips opens; of two with as many, the one with the higher half: 6-3 goes before 5-4.
drawn-1-2-2 = Both tiles have nine pips. 6-3 opens, because 6 is more than 5.
clause-1-2-3 = Every round opens this way. A table may agree instead that from the second round on, whoever went out or made the fish opens with any tile.
clause-1-3 = A tile is laid at the left or the right end of the line, and the halves that touch must be equal.
drawn-1-3 = The line began with 1-1; 5-1, 5-3 and 3-2 followed. Its ends show 1 and 2: 6-1 goes to the left.
clause-1-3-1 = If you hold a tile that fits, you must play one: you may neither draw nor pass.
clause-1-3-2 = If nothing fits, you draw from the bazaar, one tile after another, until one fits. It must be played at once. The bazaar may be drawn to its last tile.
clause-1-3-3 = If nothing fits and the bazaar is empty, you pass.
clause-1-3-4 = If a tile fits both ends, you choose where it goes, also when both ends show the same number.
clause-1-4 = Fish (hal): the bazaar is empty, everybody still holds tiles, and none of them fits. The round ends there and then; nobody has to pass first.
drawn-1-4 = Fish: 6-4 on the left is the seventh tile with a 4, and both ends show 4. Nobody can move.
clause-1-4-1 = The fish was made by whoever laid the last tile, not by those who drew or passed after it.
clause-1-4-2 = While the bazaar holds tiles a dead line is no fish yet: the next player draws them all, and keeps them. A table may agree that a dead line ends the round at once.
clause-1-5 = Whoever goes out gets no points. The others add the pips left in their hands. 0-0 counts 0.
clause-1-5-1 = Whoever made the fish gets no points either, not even with the heaviest hand.
clause-1-5-2 = The match ends after the round in which somebody reaches 101 (or the limit that was agreed). With 100 it goes on. Everyone at or over the limit is a goat.
clause-1-5-3 = The fewest points win. Equal points share a place, the first one too.
