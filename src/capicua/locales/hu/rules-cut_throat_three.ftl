### A háromfős cut-throat szabályai: amiben eltér a jamaicai six love-tól, pontonként egy üzenet.

title = Six love hármasban
summary = A jamaicai six love három játékosnak: a 0-0 nélkül kilenc kő jut mindenkinek.
origin = Jamaica

clause-1 = Hárman játszanak, mindenki magáért. A sor jobbra, az óramutató járásával ellentétesen halad. A 0-0 a dobozban marad, a többi 27 követ kiosztják, mindenkinek kilencet.
clause-2 = A 0-ból csak hat kő van: a key card most is mindkét számából az utolsó hiányzó.
clause-3 = Minden más olyan, mint a jamaicai six love-ban: hat pont egy 0 ellen viszi a szettet, és a szett megtört, ha már mindhárman szereztek pontot.
