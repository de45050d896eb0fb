### A brazil páros játék szabályai, pontonként egy üzenet.

title = Dominó de Duplas
summary = A társak egymással szemben ülnek. Az dönti el, mennyit ér a kör, hogy mivel mész ki.
origin = Brazília
article = https://hu.wikipedia.org/wiki/Dominó

clause-0-1 = Négyen játszanak, két párban; a társak egymással szemben ülnek. A készlet 28 kő, 0-0-tól 6-6-ig; mindenkinél hét van, és egy sem marad ki. A sor balra, az óramutató járása szerint halad.
clause-0-2 = A 28 kő lefordítva fekszik az asztalon. A játékosok egymás után, az óramutató járása szerint vesznek el hetet, és mindenki csak a saját köveit látja. Az első körben sorsolás dönti el, ki vesz először; később mindig az előző kezdőtől balra ülő.
clause-0-2-1 = A „Pegar Agora” (elveszem most) az asztal első köveivel egészíti ki a kezed. Az utolsó bármelyik követ érinti meg, az összes maradékot megkapja. Ha lejár az időd, az asztal vesz el helyetted.
clause-0-3 = Carroça minden páros, vagyis az olyan kő, amelynek két fele egyforma. Ha egy kiosztott kézben pontosan négy carroça van, a kör érvénytelen: senki sem kap pontot, és a következő kör duplán számít.
clause-0-3-1 = Öt carroça egy kiosztott kézben azonnal véget vet a körnek, és a pár 1 pontot kap, pontszámlálásnál 25-öt.
clause-0-3-2 = Hat vagy hét carroça egy kiosztott kézben azonnal megnyeri a párnak a játszmát, bármi is az állás.
clause-0-3-3 = Az érvénytelen kör utáni kör duplán számít. Két érvénytelen kör egymás után sem ér a duplánál többet, és minden érvényes kör után a következő ismét egyszeresen számít.
clause-0-4 = Az első kört az kezdi, akinél a 6-6 van, és a 6-6-ot az asztal rakja le magától. Amíg a játszmában egyetlen kő sem került le, a kör elsőnek számít.
clause-0-4-1 = A későbbi köröket úgy kezdik, ahogy az asztal választotta: mindig a 6-6; vagy az utolsó kör győztese bármelyik kővel; vagy az utolsó kezdőtől balra ülő, szintén bármelyikkel.
clause-0-4-2 = Érvénytelen kör után továbbra is az kezd, akinek addig is joga volt rá.
clause-0-5 = Amikor te következel, egy követ raksz a kezedből a két vég egyikéhez; az érintkező felek ugyanazt a számot mutatják.
clause-0-5-1 = Akinek van illő köve, köteles rakni. Csak az passzol, akinek nincs.
clause-0-5-2 = Ha egy kő mindkét véghez illik, te választasz, akkor is, ha a két vég ugyanazt a számot mutatja.
drawn-0-5-2 = A két vég 2 és 6. A 6-2 mindkettőhöz illik, te választasz.
clause-0-5-3 = Ha az „Aceita fechar sempre” (mindig szabad lezárni) ki van kapcsolva, az asztalt lezáró lépés csak akkor megengedett, ha nincs olyan lépésed, amely nem zár.
clause-0-6 = A kör akkor ér véget, amikor valaki kimegy, vagyis nem marad köve. Ez megelőzi azt a kérdést, hogy lezárult-e az asztal.
clause-0-6-1 = Az asztal akkor zárul le, amikor egy lépés után senkinek sem marad illő köve; passzkörre nincs szükség. Az zárta le, aki ezt a lépést tette.
drawn-0-6-1 = Hat 5-ös kő már a láncban van. Bal oldalon a 6-5 a hetedik, és mindkét végen 5 áll: az asztal lezárul.
clause-0-7 = A kimenés (batida) módjai: simples, ha a kő illik; carroça, ha páros; lá e lô, ha a kő a két vég mindkét számát tartalmazza, és azok különböznek; cruzada, ha mindkét végen ugyanaz a szám áll, és az utolsó kő annak a párosa. Mindegy, melyik oldalra kerül.
drawn-0-7-1 = Simples: a 6-5 a 6-ot mutató véghez illik.
drawn-0-7-2 = Carroça: a 2-2 páros a 2-t mutató véghez illik.
drawn-0-7-3 = Lá e lô: a 6-2 mindkét vég számát tartalmazza.
drawn-0-7-4 = Cruzada: mindkét végen 3 áll, és a 3-3 páros megy ki.
clause-0-8 = A kimenés módja szerint: simples 1, carroça 2, lá e lô 3, cruzada 4 pont; a lezárt asztal 1 pont.
clause-0-8-1 = Pontszámlálásnál a győztes pár a két ellenfél kezében maradt kövek összegét kapja, lezárt asztalnál is. A társ kövei nem számítanak.
clause-0-8-2 = Lezárt asztalnál az a pár nyer, amelynek két kezében együtt kevesebb pont van. Egyenlőségnél az a pár veszít, amelynek a tagja lezárta az asztalt.
clause-0-8-3 = A pontot az kapja, aki kiment, akinél a carroçák voltak, vagy lezárt asztalnál a győztes pár azon tagja, akinél kevesebb pont maradt; egyenlőségnél kettejük közül az, aki a lezáró után előbb következne.
clause-0-9 = A társak pontjai összeadódnak. A játszmát az a pár nyeri, amelyik előbb éri el a határt; túllépni nem jelent többet.
