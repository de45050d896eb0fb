### A jamaicai six love szabályai, pontonként egy üzenet.

title = Jamaicai six love
summary = Négyen, mindenki magáért (cut-throat). Minden megnyert játék egy pont; hat pont viszi a szettet, amíg van, aki nullán áll. Ha már mindenki szerzett pontot, a szett megtört.
origin = Jamaica
article = https://hu.wikipedia.org/wiki/Dominó

clause-4-1 = Négyen játszanak, mindenki magáért. A sor jobbra, az óramutató járásával ellentétesen halad.
clause-4-1-1 = A készlet 28 kő, 0-0-tól 6-6-ig, mindenki hetet kap. Húzni nincs miből.
clause-4-2 = A kezdés neve pose. A szett első játékában és döntetlen után az kezd, akinél a 6-6 van, és azzal kell kezdenie.
clause-4-2-1 = Egyébként az előző játék győztese kezd, a lezárt játéké is, bármelyik kővel.
clause-4-3 = Követ a lánc bal vagy jobb végéhez lehet rakni, és az érintkező feleknek egyformának kell lenniük.
clause-4-3-1 = Akinek van illő köve, köteles rakni. Passzolni csak akkor lehet, ha semmi sem illik. Lezárni szabad.
clause-4-3-2 = Ha egy kő mindkét véghez illik, te választod meg a helyét, akkor is, ha a két vég ugyanazt a számot mutatja.
clause-4-4 = Aki elsőként rakja le az utolsó kövét, megnyeri a játékot: egy pont.
clause-4-4-1 = A key card (kulcskő) két pontot ér: a kéz utolsó köve, nem páros, összeköti a két véget, és mindkét számából az utolsó hiányzó. Az asztal megállapodhat egy pontban.
drawn-4-4-1 = Key card: a 4-3 az utolsó 4-es és az utolsó 3-as kő, és mindkét véghez illik.
clause-4-4-2 = Ha senki sem tud lépni, a játék lezárult. A legkevesebb pontot tartó kéz nyer, mindegy, ki zárta le.
drawn-4-4-2 = Négy kéz egy lezárt játékban: 15, 16, 23 és 16 pont. Az első nyer; az nem számít, hogy két kézben is 16 van.
clause-4-4-3 = Ha a legkevesebb pont két kézben is megvan, a játék döntetlen: senki sem kap pontot, és a következő játék két pontért megy. A legkevesebb fölötti egyezés nem számít.
clause-4-4-4 = A döntetlen utáni játék két pontot ad a győztesnek, key carddal sem többet. Újabb döntetlen után is kettő marad. Az asztal megállapodhat abban, hogy a key card hozzáad egy pontot, vagy hogy minden újabb döntetlen emeli a tétet: kettő, három, négy.
clause-4-5 = Six love: aki eléri a hat pontot, amíg valaki nullán áll, megnyeri a szettet. A hét annyit ér, mint a hat. Akinek nincs pontja, az mind six love-ot kapott.
clause-4-5-1 = Bruck: ha már mindenki szerzett pontot, a szett megtört. Mindenki 0-ra áll vissza, új szett kezdődik, és a 6-6 kezd.
clause-4-5-2 = Egy six love megnyeri a játszmát, hacsak az asztal nem többen állapodott meg; a pontok ilyenkor újra 0-ról indulnak. A bruckok számát feljegyzik.
clause-4-5-3 = Az asztal megállapodhat egyszerű versenyben: aki előbb éri el a hatot, az nyer, és nincs bruck.
clause-4-5-4 = A győztes az első. A többiek a megnyert six love-ok, aztán a pontok szerint következnek; akik six love-ot kaptak, utolsók.
