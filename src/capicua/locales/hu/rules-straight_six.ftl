### A straight six szabályai: amiben eltér a jamaicai six love-tól, pontonként egy üzenet.

title = Straight six
summary = A jamaicai játék egyszerű versenyként: minden megnyert játék egy pont, és az nyer, aki előbb ér el hatot, bármennyi pontja van a többieknek.
origin = Jamaica

clause-1 = A kezdés, a rakás, a lezárt játék, a döntetlen és a key card olyan, mint a jamaicai six love-ban.
clause-2 = Aki előbb éri el a hat pontot, megnyeri a játszmát. Senkinek sem kell 0-n állnia, és semmi sem kezdődik újra, ha már mindenki szerzett pontot.
