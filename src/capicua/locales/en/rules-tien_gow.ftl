### The rules of Tien Gow, one message per clause.

title = Tien Gow
summary = Four players, each alone, and 32 Chinese dominoes. Earlier tricks help, but the last one decides.
origin = Guangdong, China

clause-3-1-1 = Tien Gow (天九, “heaven and nine”) is played with 32 tiles: eleven civil tiles, each of them twice, and ten military tiles, each of them once. The two copies of a civil tile are alike.
clause-3-1-2 = The civil tiles rank, from high to low: Heaven 6-6, Earth 1-1, Man 4-4, Goose 3-1, Plum 5-5, Long Three 3-3, Bench 2-2, Axe 6-5, Partition 6-4, Long Leg Seven 6-1, Big Head Six 5-1.
clause-3-1-3 = The military tiles rank by their total: the nines 6-3 and 5-4, the eights 6-2 and 5-3, the sevens 5-2 and 4-3, the Big Six 4-2, the fives 4-1 and 3-2, the Little Three 2-1. Tiles of one total are equal.
clause-3-2-1 = Only a combination can be shown face up: a single tile, a pair, a mixed group or the Supreme. Any tile is a single.
clause-3-2-2 = Two equal civil tiles are a pair, and so are two military tiles of one total: the nines, the eights, the sevens, the fives.
clause-3-2-3 = Four families mix civil and military tiles, from high to low: Heaven with nine, Earth with eight, Man with seven, Goose with five. One or two tiles of each suit make a group of two, three or four; all four tiles of a family are a quartet.
clause-3-2-4 = The Big Six and the Little Three together are the Supreme. It wins only when it is led: it beats nothing, and nothing beats it.
clause-3-2-5 = A combination beats another only if it has as many civil and as many military tiles and a strictly higher rank. Equal rank does not beat, and no suit beats the other.
clause-3-2-6 = A bigger combination may be split: from a quartet you may show a pair or a single.
clause-3-3-1 = Four play, each alone. The turn passes to the right, counter-clockwise. Everyone is dealt eight tiles. The first banker (庄) is drawn by lot and leads the first trick.
clause-3-3-2 = The leader shows one combination of one to four tiles.
clause-3-3-3 = Each of the others plays as many tiles: shows a combination that beats the highest one so far, or throws any tiles face down. Nobody has to beat, and what could beat may be thrown too.
clause-3-3-4 = The highest combination wins the trick. Its player gets one column for each tile of it and leads the next trick.
clause-3-3-5 = Early death: when the last trick is led with a single tile, a player without a column can only throw the tile face down. A last trick of two or more tiles is open to all.
clause-3-3-6 = Tiles thrown face down stay hidden from everybody until the deal is over. Then all are shown.
clause-3-3-7 = The deal is over when all hands are empty; eight columns have been won.
clause-3-3-8 = You play only tiles that you hold.
clause-3-4-1 = Whoever wins a trick with the Supreme is paid 2 points at once by each opponent.
clause-3-4-2 = Whoever wins a trick with a quartet is paid 4 points at once by each opponent. A quartet that is beaten gets nothing.
clause-3-4-3 = The banker pays and is paid double.
clause-3-4-4 = The last trick is paid at once too. Nothing that doubles the settlement doubles these payments.
clause-3-5-1 = At the end each opponent pays the winner of the last trick 1 point for every column short of four, and 5 points without any column.
clause-3-5-2 = An opponent with more than four columns is paid 1 point by the winner of the last trick for each column above four.
clause-3-5-3 = Every payment from or to the banker of the deal doubles.
clause-3-5-4 = The settlement doubles if the last trick was won with a quartet, the Supreme or the Little Three alone.
clause-3-5-5 = The settlement doubles if the winner of the last trick has all eight columns. All doublings multiply each other.
clause-3-5-6 = If the last trick is a single one, led with the Little Three and won with the Big Six, the leader also pays what the other two owe the winner. What the winner owes them, the winner pays.
clause-3-5-7 = What one pays another receives: the points of a deal add up to zero.
clause-3-5-8 = A table may agree that the last trick doubles only what its winner is paid, not what the winner pays.
clause-3-6-1 = A match has one deal, or 4, 8 or 16 if the table has agreed so.
clause-3-6-2 = The winner of the last trick is the next banker.
clause-3-6-3 = The most points win. They may be below zero; equal points share a place.
