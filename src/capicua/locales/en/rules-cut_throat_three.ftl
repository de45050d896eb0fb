### The rules of cut-throat for three: what differs from Jamaican six love, one message per clause.

title = Cut-throat for three
summary = Jamaican six love for three: without 0-0 there are nine tiles for each.
origin = Jamaica

clause-1 = Three play, each alone. The turn passes to the right, counter-clockwise. 0-0 stays in the box, and the other 27 tiles are dealt, nine to each.
clause-2 = Of 0 there are only six tiles: a key card is still the last one missing of both its numbers.
clause-3 = All else is as in Jamaican six love: six points against a 0 win the set, and the set is broken once all three have scored.
