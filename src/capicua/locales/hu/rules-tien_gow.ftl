### A Tien Gow szabályai, pontonként egy üzenet.

title = Tien Gow
summary = Négy játékos, mindenki magáért, és 32 kínai dominó. A korábbi ütések segítenek, de az utolsó dönt.
origin = Kuangtung, Kína

clause-3-1-1 = A Tien Gow (天九, „menny és kilenc”) 32 kővel folyik: tizenegyféle polgári kő, mindegyikből kettő, és tíz katonai kő, mindegyikből egy. Egy polgári kő két példánya egyforma.
clause-3-1-2 = A polgári kövek rangsora fentről lefelé: Menny 6-6, Föld 1-1, Ember 4-4, Lúd 3-1, Szilva 5-5, Hosszú Hármas 3-3, Pad 2-2, Balta 6-5, Paraván 6-4, Hosszúlábú Hetes 6-1, Nagyfejű Hatos 5-1.
clause-3-1-3 = A katonai kövek az összegük szerint rangsorolódnak: a kilencesek 6-3 és 5-4, a nyolcasok 6-2 és 5-3, a hetesek 5-2 és 4-3, a Nagy Hatos 4-2, az ötösök 4-1 és 3-2, a Kis Hármas 2-1. Az egyforma összegű kövek egyenrangúak.
clause-3-2-1 = Felfordítva csak kombináció mutatható: egyetlen kő, pár, vegyes csoport vagy a Legfőbb pár. Egyetlen kőként bármelyik megfelel.
clause-3-2-2 = Pár két egyforma polgári kő, és két egyforma összegű katonai kő is: a kilencesek, a nyolcasok, a hetesek, az ötösök.
clause-3-2-3 = Négy család vegyít polgári és katonai köveket, fentről lefelé: Menny a kilencessel, Föld a nyolcassal, Ember a hetessel, Lúd az ötössel. Mindkét fajtából egy vagy két kő alkot kettes, hármas vagy négyes csoportot; egy család mind a négy köve a négyes.
clause-3-2-4 = A Nagy Hatos és a Kis Hármas együtt a Legfőbb pár. Csak hívva nyer: semmit sem üt, és semmi sem üti.
clause-3-2-5 = Egy kombináció csak akkor üt egy másikat, ha ugyanannyi polgári és ugyanannyi katonai kőből áll, és határozottan magasabb rangú. Az egyenrangú nem üt, és egyik fajta sem üti a másikat.
clause-3-2-6 = Nagyobb kombinációt fel lehet bontani: a négyesből mutathatsz egy párt vagy egyetlen követ.
clause-3-3-1 = Négyen játszanak, mindenki magáért. A sor jobbra, az óramutató járásával ellentétesen halad. Mindenki nyolc követ kap. Az első bankost (庄) sorsolják, és ő hívja az első ütést.
clause-3-3-2 = A hívó egy kombinációt mutat, egy–négy kőből.
clause-3-3-3 = A többiek sorban ugyanannyi követ játszanak ki: olyan kombinációt mutatnak, amely üti az eddigi legmagasabbat, vagy tetszőleges köveket dobnak el lefordítva. Ütni senki sem köteles, és az ütőképes kő is eldobható.
clause-3-3-4 = Az ütést a legmagasabb kombináció viszi. A gazdája annyi oszlopot kap, ahány kőből állt, és ő hívja a következőt.
clause-3-3-5 = Korai halál: ha az utolsó ütést egyetlen kővel hívják, akinek nincs oszlopa, csak lefordítva dobhatja el a kövét. Két vagy több kőből álló utolsó ütésben mindenki részt vehet.
clause-3-3-6 = A lefordítva eldobott kövek mindenki elől rejtve maradnak a leosztás végéig. Akkor mindet megmutatják.
clause-3-3-7 = A leosztás akkor ér véget, amikor minden kéz üres; összesen nyolc oszlop kelt el.
clause-3-3-8 = Csak olyan követ játszhatsz ki, amely a kezedben van.
clause-3-4-1 = Aki a Legfőbb párral visz ütést, minden ellenféltől azonnal 2 pontot kap.
clause-3-4-2 = Aki négyessel visz ütést, minden ellenféltől azonnal 4 pontot kap. A megütött négyes semmit sem kap.
clause-3-4-3 = A bankos duplán fizet, és neki is duplán fizetnek.
clause-3-4-4 = Az utolsó ütésért is azonnal fizetnek. Ami az elszámolást duplázza, az ezeket a fizetéseket nem duplázza.
clause-3-5-1 = A végén minden ellenfél 1 pontot fizet az utolsó ütés győztesének minden oszlopért, amely a négyből hiányzik, oszlop nélkül pedig 5 pontot.
clause-3-5-2 = A négynél több oszlopot nyert ellenfél minden négyen felüli oszlopért 1 pontot kap az utolsó ütés győztesétől.
clause-3-5-3 = A leosztás bankosától és a bankosnak minden fizetés dupla.
clause-3-5-4 = Az elszámolás duplázódik, ha az utolsó ütést négyes, a Legfőbb pár vagy a magában álló Kis Hármas vitte.
clause-3-5-5 = Az elszámolás duplázódik, ha az utolsó ütés győztese mind a nyolc oszlopot megszerezte. A duplázások egymást is szorozzák.
clause-3-5-6 = Ha az utolsó ütés egyetlen kőből áll, a Kis Hármas hívja és a Nagy Hatos viszi, a hívó azt is kifizeti, amivel a másik kettő tartozik a győztesnek. Amivel a győztes tartozik nekik, azt a győztes fizeti.
clause-3-5-7 = Amit az egyik fizet, azt a másik megkapja: egy leosztás pontjainak összege nulla.
clause-3-5-8 = Az asztal megállapodhat abban, hogy az utolsó ütés csak azt duplázza, amit a győztese kap, azt nem, amit fizet.
clause-3-6-1 = Egy játszma egy leosztásból áll, vagy 4-ből, 8-ból, 16-ból, ha az asztal így állapodott meg.
clause-3-6-2 = A következő bankos az utolsó ütés győztese.
clause-3-6-3 = A legtöbb pont nyer. A pontszám nulla alatt is lehet; egyenlő pontszám azonos helyezést ér.
