### A Doubles szabályai, pontonként egy üzenet.

title = Doubles
summary = Minden páros elágazik, és egy szám zárva marad, amíg a párosa le nem kerül. Csak egy követ húzhatsz; aki előbb éri el a 100-at, az nyer.
origin = A húzós dominók családja
article = https://hu.wikipedia.org/wiki/Dominó

clause-2-1-1 = Ketten, hárman vagy négyen játszanak, mindenki magáért. A sor balra, az óramutató járása szerint halad.
clause-2-1-2 = A készlet 28 kő, 0-0-tól 6-6-ig. Két játékos nyolcat-nyolcat kap, három vagy négy játékos hatot-hatot. Ami marad, az a talon, lefordítva.
clause-2-1-3 = Ha egyik kézben sincs páros, vagyis két egyforma felű kő, minden kő visszakerül, és keverés után új osztás következik.
clause-2-1-4 = Minden kört a kezekben lévő legnagyobb páros kezd: a 6-6, ha nincs, az 5-5, és így tovább. Akinél van, köteles lerakni, ezért az asztal rakja le.
clause-2-2-1 = Követ az asztalon fekvő kőhöz lehet rakni, és az érintkező felek ugyanazt a számot mutatják. Az első párosból a kövek fává nőnek.
clause-2-2-2 = Minden páros elágazik (spinner). Az elsőhöz négy oldalról lehet rakni; a későbbieknek három oldaluk marad. Minden más kőnek egy szabad oldala van, a külső fele.
drawn-2-2-2 = A 6-6 mind a négy oldalán fogadott követ. Az 5-5 keresztben kerül a 6-5 végéhez, három szabad oldallal.
clause-2-2-3 = Egy páros szabad oldalait tetszőleges sorrendben lehet használni. Ha egy kő több helyre is illik, te választasz.
clause-2-3-1 = Egy szám attól kezdve van feloldva, hogy a párosa az asztalon fekszik.
clause-2-3-2 = Zárt számot mutató szabad oldalhoz csak annak a számnak a párosa rakható.
drawn-2-3-2 = Az egyik végen 3 áll, de a 3-3 nincs az asztalon: a 3 zárva van, a 3-2 nem rakható oda.
clause-2-3-3 = A feloldott szám mindenkinek és mindenhol fel van oldva: a párosánál és bármely más ág végén. A kifelé néző fél lehet zárt szám is.
drawn-2-3-3 = A 3-3 az asztalon van, így a 3 mindenhol fel van oldva: a 3-2 a pároshoz is, a másik ág végéhez is illik.
clause-2-4-1 = Ha van illő köved, köteles vagy rakni: nem húzhatsz és nem passzolhatsz.
clause-2-4-2 = Ha semmi sem illik, húzol egy követ a talonból, és csak egyet.
clause-2-4-3 = Ha a húzott kő illik, rögtön le kell raknod, oda, ahová akarod.
clause-2-4-4 = Ha nem illik, megtartod, és a sor továbbmegy.
clause-2-4-5 = A talon utolsó két kövét sosem húzzák fel; az asztal megállapodhat egyben vagy nullában is. Ekkor a talon zárva van, és akinek nincs illő köve, passzol.
clause-2-5-1 = A kör akkor ér véget, amikor valaki kimegy, vagyis nem marad köve.
clause-2-5-2 = A kör elakad, ha a talon zárva van, és senkinek sincs illő köve. Abban a pillanatban véget ér; nem kell előbb végigpasszolni.
clause-2-5-3 = Amíg húzni lehet, a kör nem akadt el, akkor sem, ha senkinek sincs illő köve.
clause-2-6-1 = Aki kimegy, megkapja a többiek kezében maradt pontokat. A talon nem számít. A 0-0 értéke 0.
clause-2-6-2 = Elakadt körben az nyer, akinek a kezében a legkevesebb pont van, és megkapja a többiek pontjait. Az asztal megállapodhat abban, hogy a győztes saját pontjai levonódnak.
clause-2-6-3 = Ha elakadt körben ketten vagy többen tartják a legkevesebb pontot, senki sem kap pontot.
clause-2-6-4 = A körök addig folytatódnak, amíg valaki el nem éri a 100-at vagy a kialkudott határt: ő nyeri a játszmát.
clause-2-6-5 = A többieket a pontjaik sorolják, a legtöbb áll elöl; egyenlő pontszám azonos helyezést ér.
