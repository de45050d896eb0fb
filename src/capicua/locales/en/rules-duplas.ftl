### The rules of Brazilian pairs, one message per clause.

title = Dominó de Duplas
summary = Partners face each other. How you go out decides what it is worth.
origin = Brazil
article = https://en.wikipedia.org/wiki/Dominoes

clause-0-1 = Four people play in two pairs; partners face each other. The set has 28 tiles, 0-0 to 6-6; each player holds seven and none is left over. The turn passes to the left, clockwise.
clause-0-2 = The 28 tiles lie face down on the table. One after the other, clockwise, each player picks seven and alone sees what they are. In the first round the first picker is drawn by lot; after that it is the player to the left of the previous one.
clause-0-2-1 = “Pegar Agora” (take now) fills your hand with the first tiles on the table. The last to pick touches any tile and gets all that are left. When your time runs out the table picks for you.
clause-0-3 = A carroça is any double, that is, a tile with two equal halves. Exactly four carroças in a hand as dealt make the round void: nobody scores, and the next round is worth double.
clause-0-3-1 = Five carroças in a hand as dealt end the round at once, and the pair gets 1 point, or 25 when pips are counted.
clause-0-3-2 = Six or seven carroças in a hand as dealt win the match for the pair at once, whatever the score.
clause-0-3-3 = A round is worth double after a void one. Two void rounds in a row still make it double, no more; any round that is not void takes the next one back to single.
clause-0-4 = In the first round the holder of 6-6 opens, and the table lays the 6-6 by itself. As long as no tile has been laid in the match a round counts as the first.
clause-0-4-1 = Later rounds open as the table has chosen: always with 6-6; by the winner of the last round with any tile; or by the player to the left of the last opener, with any tile too.
clause-0-4-2 = After a void round whoever was entitled to open still is.
clause-0-5 = On your turn you lay one tile of your hand at one of the two ends; the halves that touch show the same number.
clause-0-5-1 = If you hold a tile that fits you must play. Only a player with none passes.
clause-0-5-2 = If a tile fits both ends you choose the end, also when both ends show the same number.
drawn-0-5-2 = The ends show 2 and 6. 6-2 fits both, so you choose.
clause-0-5-3 = With “always allow closing” off, a play that locks the table is allowed only if you have none that does not.
clause-0-6 = A round ends when somebody goes out, that is, has no tiles left. This counts before asking whether the table is locked.
clause-0-6-1 = The table is locked as soon as a play leaves nobody a tile that fits; no passing round is needed. Whoever made that play has locked it.
drawn-0-6-1 = Six tiles with a 5 lie in the row. 6-5 on the left is the seventh, and both ends show 5: the table is locked.
clause-0-7 = Ways to go out (batida): simples, with a tile that fits; carroça, with a double; lá e lô, with a tile that holds both numbers of the ends, which differ; cruzada, with the double of the number at both ends. The side where it is laid does not matter.
drawn-0-7-1 = Simples: 6-5 fits the end that shows 6.
drawn-0-7-2 = Carroça: the double 2-2 fits the end that shows 2.
drawn-0-7-3 = Lá e lô: 6-2 holds the numbers of both ends.
drawn-0-7-4 = Cruzada: both ends show 3, and the double 3-3 goes out.
clause-0-8 = Scored by the way out: simples 1, carroça 2, lá e lô 3, cruzada 4; a locked table 1.
clause-0-8-1 = Scored by pips, the winning pair gets the sum of the tiles left in the two rival hands, also when the table is locked. The partner's tiles do not count.
clause-0-8-2 = At a locked table the pair with the lower sum of both hands wins. If the sums are equal, the pair of the player who locked loses.
clause-0-8-3 = The points are credited to the player who went out, to the holder of the carroças, or, at a locked table, to the player of the winning pair with fewer pips; if equal, to the first of the two after the player who locked.
clause-0-9 = Partners' points are added. The first pair to reach the limit wins the match; passing it changes nothing.
