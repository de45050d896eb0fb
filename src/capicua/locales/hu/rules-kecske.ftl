### A kecske szabályai, pontonként egy üzenet.

title = Kecske
summary = Ketten, hárman vagy négyen, mindenki magáért. A pont rossz: ürítsd ki elsőként a kezed, és hagyd, hogy más érje el előbb a 101-et.
origin = Oroszország és szomszédai
article = https://hu.wikipedia.org/wiki/Dominó

clause-1-1 = Ketten, hárman vagy négyen játszanak, mindenki magáért. A sor balra, az óramutató járása szerint halad.
clause-1-1-1 = A készlet 28 kő, 0-0-tól 6-6-ig. Mindenki hetet kap; ami marad, az a bazár, lefordítva: két játékosnál 14, háromnál 7 kő, négynél semmi.
clause-1-2 = Az kezd, akinél a 0-0 (üres-üres) van. Ha nem osztották ki, a 6-6 kezd, aztán az 5-5, és így tovább lefelé az 1-1-ig. Csak a kezek számítanak, a bazár nem.
clause-1-2-1 = Az így talált kő a lánc első köve: mást nem szabad rakni, ezért az asztal rakja le.
clause-1-2-2 = Ha senkinél sincs páros, a legtöbb pontot érő kő kezd; két egyforma értékű közül az, amelyiknek a nagyobbik fele magasabb: a 6-3 megelőzi az 5-4-et.
drawn-1-2-2 = Mindkét kő kilenc pontot ér. A 6-3 kezd, mert a 6 több, mint az 5.
clause-1-2-3 = Minden kör így kezdődik. Az asztal megállapodhat abban, hogy a második körtől az kezd bármelyik kővel, aki kiment vagy a halat csinálta.
clause-1-3 = Követ a lánc bal vagy jobb végéhez lehet rakni, és az érintkező feleknek egyformának kell lenniük.
drawn-1-3 = A lánc az 1-1-gyel kezdődött; az 5-1, az 5-3 és a 3-2 követte. A végek 1 és 2: a 6-1 balra kerül.
clause-1-3-1 = Akinek van illő köve, köteles rakni: nem húzhat és nem passzolhat.
clause-1-3-2 = Ha semmi sem illik, a bazárba mész: egyenként húzol, amíg illő követ nem találsz. Azt rögtön le kell rakni. A bazár az utolsó kőig kihúzható.
clause-1-3-3 = Ha semmi sem illik, és a bazár üres, passzolsz.
clause-1-3-4 = Ha egy kő mindkét véghez illik, te választod meg a helyét, akkor is, ha a két vég ugyanazt a számot mutatja.
clause-1-4 = Hal: a bazár üres, mindenkinél van még kő, de egyik sem illik. A kör abban a pillanatban véget ér; nem kell előbb végigpasszolni.
drawn-1-4 = Hal: bal oldalon a 6-4 a hetedik 4-es kő, és mindkét végen 4 áll. Senki sem tud lépni.
clause-1-4-1 = A halat az csinálta, aki az utolsó követ lerakta, nem az, aki utána húzott vagy passzolt.
clause-1-4-2 = Amíg a bazárban van kő, a halott lánc még nem hal: a következő játékos mindet felhúzza és megtartja. Az asztal megállapodhat abban, hogy a halott lánc rögtön véget vet a körnek.
clause-1-5 = Aki kimegy, nem kap pontot. A többiek a kezükben maradt pontokat írják fel. A 0-0 értéke 0.
clause-1-5-1 = Aki a halat csinálta, szintén nem kap pontot, a legnehezebb kézzel sem.
clause-1-5-2 = A játszma azzal a körrel ér véget, amelyben valaki eléri a 101-et (vagy a kialkudott határt). 100-zal még folytatódik. Aki a határon van vagy fölötte, az mind kecske.
clause-1-5-3 = A legkevesebb pont nyer. Egyenlő pontszám azonos helyezést ér, az első helyen is.
