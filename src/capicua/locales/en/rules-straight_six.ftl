### The rules of straight six: what differs from Jamaican six love, one message per clause.

title = Straight six
summary = Jamaican cut-throat as a plain race: each game won is a point, and the first to have six wins, whatever the others have.
origin = Jamaica

clause-1 = Posing, playing, blocked games, draws and key cards are those of Jamaican six love.
clause-2 = Whoever reaches six points first wins the match. Nobody has to be on 0, and nothing starts again when all have scored.
