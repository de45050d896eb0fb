### The rules of Doubles, one message per clause.

title = Doubles
summary = Every double branches out, and a number is locked until its double lies. Draw one tile, no more, and be the first to 100.
origin = Draw family
article = https://en.wikipedia.org/wiki/Dominoes

clause-2-1-1 = Two, three or four play, each alone. The turn passes to the left, clockwise.
clause-2-1-2 = A double-six set of 28 tiles is used. Two players are dealt eight each, three or four are dealt six. The tiles left over are the boneyard, face down.
clause-2-1-3 = If no hand holds a double, all tiles go back, are shuffled and dealt again.
clause-2-1-4 = In every round the largest double among the hands opens: 6-6, or else 5-5, and so on down. Whoever holds it must lay it, so the table does it.
clause-2-2-1 = A tile is laid against a tile on the table, and the halves that touch show the same number. From the first double the tiles grow into a tree.
clause-2-2-2 = Every double is a spinner. The first one takes tiles on four sides; a later one has three sides left. Any other tile has one free side, its outer half.
drawn-2-2-2 = 6-6 has taken tiles on all four sides. 5-5 lies across at the end of 6-5, with three sides free.
clause-2-2-3 = The free sides of a double may be used in any order. If a tile fits in several places you choose one.
clause-2-3-1 = A number is unlocked as soon as its double lies on the table.
clause-2-3-2 = On a free side that shows a locked number only its double may be laid.
drawn-2-3-2 = One end shows 3, but 3-3 is not on the table: 3 is locked, and 3-2 may not be laid there.
clause-2-3-3 = An unlocked number is unlocked for everyone and everywhere, on its double and at the end of any other arm. The half that points outwards may be locked.
drawn-2-3-3 = 3-3 lies, so 3 is unlocked everywhere: 3-2 fits the double, and the end of the other arm too.
clause-2-4-1 = If a tile of your hand fits you must lay one: you may neither draw nor pass.
clause-2-4-2 = If nothing fits, you draw one tile from the boneyard, and only one.
clause-2-4-3 = If the tile you drew fits, you must lay it at once, where you like.
clause-2-4-4 = If it does not fit, you keep it and the turn passes.
clause-2-4-5 = The last two tiles of the boneyard are never drawn; a table may agree on one or none instead. Then the boneyard is closed, and whoever has nothing that fits passes.
clause-2-5-1 = A round ends when somebody goes out, that is, has no tiles left.
clause-2-5-2 = A round is blocked when the boneyard is closed and nobody holds a tile that fits. It ends there and then; nobody has to pass first.
clause-2-5-3 = As long as a tile may be drawn the round is not blocked, even if nobody has a tile that fits.
clause-2-6-1 = Whoever goes out gets the pips left in the hands of all the others. The boneyard is not counted. 0-0 counts 0.
clause-2-6-2 = In a blocked round the player with the fewest pips wins and gets the pips of all the others. A table may agree that the winner's own pips are taken off.
clause-2-6-3 = If two or more tie for the fewest pips in a blocked round, nobody scores.
clause-2-6-4 = Rounds are played until somebody reaches 100, or the limit that was agreed, and wins the match.
clause-2-6-5 = The others are ranked by their points, most first; equal points share a place.
