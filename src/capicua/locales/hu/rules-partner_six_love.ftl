### A páros six love szabályai, pontonként egy üzenet.

title = Six love párban
summary = Jamaicai dominó két párban. Egyszerre csak az egyik párnak lehet pontja: hat egymás után nyer, a másik pár bármelyik győzelme megtöri a szettet.
origin = Jamaica

clause-1 = Négyen játszanak, két párban, a társak egymással szemben. A sor jobbra, az óramutató járásával ellentétesen halad. A 28 kőből mindenki hetet kap, és húzni nincs miből.
clause-2 = A szett első leosztásában és döntetlen után az kezd, akinél a 6-6 van, és azzal kell kezdenie. Egyébként az kezd bármelyik kővel, aki az előző leosztást megnyerte a párjának.
clause-3 = Követ a lánc bal vagy jobb végéhez lehet rakni, és az érintkező feleknek egyformának kell lenniük.
clause-3-1 = Akinek van illő köve, köteles rakni. Passzolni csak akkor lehet, ha semmi sem illik.
clause-3-2 = Ha egy kő mindkét véghez illik, te választod meg a helyét, akkor is, ha a két vég ugyanazt a számot mutatja.
clause-4 = Aki elsőként rakja le az utolsó kövét, egy pontot szerez a párjának, key carddal is.
clause-4-1 = Ha senki sem tud lépni, a legkevesebb pontot tartó játékos nyeri meg a leosztást a párjának, akkor is, ha kettejüknél együtt több van.
clause-4-2 = Ha a legkevesebb pont mindkét oldalon megvan, a leosztás döntetlen, és senki sem kap pontot. Ha mindkét társnál az van, az ő párjuk nyer, és kettejük közül az kezdi a következőt, aki a lezárótól jobbra előbb ül.
clause-4-3 = A döntetlen utáni leosztás két pontért megy, újabb döntetlen után háromért, aztán négyért. Az asztal megállapodhat abban, hogy kettő marad.
clause-5 = Egyszerre csak az egyik párnak lehet pontja. Ha a 0-n álló pár nyer, a szett megtört (bruck): mindkettő 0-ra kerül, és a 6-6 kezd.
clause-5-1 = Egy-egy után kettőért (one all, play two): 1-0-nál a másik pár győzelme 1-1-et ad. A 6-6 kezd, és a következő győzelem 2-0-t hoz: a győztesek megtartják a pontjukat, és hozzáadják, amit a leosztás ér, a többiek elveszítik az övékét. Az asztal enélkül is játszhat.
clause-5-2 = Six love: a hat pontot elérő pár megnyeri a játszmát.
