### The rules of partner six love, one message per clause.

title = Partner six love
summary = Jamaican dominoes in pairs. Only one pair can hold points: six of them in a row win, and any win of the other pair breaks the set.
origin = Jamaica

clause-1 = Four play in two pairs, partners opposite. The turn passes to the right, counter-clockwise. Each is dealt seven of the 28 tiles, and there is nothing to draw.
clause-2 = In the first hand of a set, and after a draw, the holder of 6-6 poses, and must pose it. Otherwise whoever won the last hand for the pair poses, with any tile.
clause-3 = A tile is laid at the left or the right end of the line, and the halves that touch must be equal.
clause-3-1 = If you hold a tile that fits, you must play one. You pass only when nothing fits.
clause-3-2 = If a tile fits both ends, you choose where it goes, also when both ends show the same number.
clause-4 = Whoever lays the last tile of the hand first wins a point for the pair, with a key card too.
clause-4-1 = When nobody can move, the player with the fewest pips wins the hand for the pair, even if the two hold more together.
clause-4-2 = If the fewest pips are held on both sides, the hand is drawn and nobody scores. If both partners hold them, their pair wins, and the first of the two to the right of whoever blocked poses next.
clause-4-3 = The hand after a draw is for two points, after another draw for three, then for four. A table may agree that it stays two.
clause-5 = Only one pair can hold points. When the pair on 0 wins, the set is broken (bruck): both stand at 0, and 6-6 poses.
clause-5-1 = One all, play two: at 1-0 a win of the other pair makes 1-1 instead. 6-6 poses, and the next win makes 2-0: the winners keep their point and add what the hand is worth, the others lose theirs. A table may play without it.
clause-5-2 = Six love: the pair that reaches six points wins the match.
