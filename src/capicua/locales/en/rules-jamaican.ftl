### The rules of Jamaican six love, one message per clause.

title = Jamaican six love
summary = Four players, each alone (cut-throat). A game won is a point; six points win the set while somebody still has none. Once everybody has scored, the set is broken.
origin = Jamaica
article = https://en.wikipedia.org/wiki/Dominoes

clause-4-1 = Four play, each alone. The turn passes to the right, counter-clockwise.
clause-4-1-1 = A double-six set of 28 tiles is used, seven to each player. There is nothing to draw.
clause-4-2 = The first tile of a game is the pose. In the first game of a set, and after a draw, the holder of 6-6 poses, and must pose it.
clause-4-2-1 = Otherwise the winner of the last game poses, also of a blocked one, with any tile.
clause-4-3 = A tile is laid at the left or the right end of the line, and the halves that touch must be equal.
clause-4-3-1 = If you hold a tile that fits, you must play one. You pass only when nothing fits. Blocking is allowed.
clause-4-3-2 = If a tile fits both ends, you choose where it goes, also when both ends show the same number.
clause-4-4 = Whoever lays the last tile of the hand first wins the game: one point.
clause-4-4-1 = A key card wins two points: the last tile of the hand, no double, joins both ends and is the last one missing of both its numbers. A table may agree on one point.
drawn-4-4-1 = Key card: 4-3 is the last tile with a 4 and the last with a 3, and it fits both ends.
clause-4-4-2 = When nobody can move the game is blocked. The hand with the fewest pips wins it, no matter who blocked.
drawn-4-4-2 = Four hands in a blocked game: 15, 16, 23 and 16 pips. The first wins; that two hold 16 does not matter.
clause-4-4-3 = If the fewest pips are held twice, the game is drawn: nobody scores, and the next game is for two points. A tie above the fewest means nothing.
clause-4-4-4 = A game after a draw gives its winner two points, with a key card no more than that. It stays two after another draw. A table may agree that a key card adds a point, or that each further draw raises the stake: two, three, four.
clause-4-5 = Six love: whoever reaches six points while somebody has none wins the set. Seven is as good as six. Everyone without a point got six love.
clause-4-5-1 = Bruck: once everybody has scored, the set is broken. All go back to 0, a new set begins, and 6-6 poses.
clause-4-5-2 = One six love wins the match, unless the table agreed on more; the points then start at 0 again. Brucks are counted.
clause-4-5-3 = A table may agree on a plain race: whoever reaches six first wins, and there is no bruck.
clause-4-5-4 = The winner is first. The others follow by their six loves, then by their points; whoever got six love comes last.
