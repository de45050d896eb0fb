### Amit az eszköz megőriz: maga az alkalmazás, az eredmények, és az átmenet egyik változatról a másikra.

## Változatok

update-ready = Új változat érhető el
update-now = Frissítés
update-elsewhere = Egy másik ablakban éppen zajlik egy kör. Frissíts, ha véget ért.
closed-version = Van újabb változat
closed-version-text = A kiszolgálón már másik változat fut. Töltsd be újra az oldalt: a helyed és a mérkőzéseid megmaradnak.

## Kiszolgáló nélkül

offline-now = A kiszolgáló nem válaszol. Ezen az eszközön robotok ellen tovább játszhatsz.
online-again = A kiszolgáló újra válaszol
offline-ready = Hálózat nélkül is játszható

## Ez az eszköz

device = Ez az eszköz
device-text = Amit ez a böngésző megőriz neked, és ahogyan magaddal viheted.
keep-heading = Játék hálózat nélkül
keep-insecure = A hálózat nélküli játékhoz https kezdetű cím kell, vagy a kiszolgáló gépén a localhost. Ez a cím egyik sem. Hálózattal továbbra is lehet játszani.
keep-unable = Ez a böngésző nem tudja megőrizni az oldalt a hálózat nélküli játékhoz. Hálózattal továbbra is lehet játszani.
keep-working = Felkészülés a hálózat nélküli játékra: { $share }
keep-waiting = Az adatforgalom kímélése miatt a hálózat nélküli játék még nincs letöltve. Mérete { $size } MB.
keep-partial = Maga az oldal hálózat nélkül is megnyílik. Ez a kiszolgáló nem kínál hálózat nélküli játékot.
keep-full = Az eszközön nincs több hely a hálózat nélküli játékhoz. Hálózattal továbbra is lehet játszani.
keep-failed = Nem sikerült felkészülni a hálózat nélküli játékra. Hálózattal továbbra is lehet játszani.
keep-bring = Letöltés most
install-heading = Alkalmazásként
install-text = A Capicua saját ikont kap, és saját ablakban nyílik meg.
install = Telepítés
install-share = iPhone-on vagy iPaden nyisd meg a Safari Megosztás menüjét, és válaszd a „Főképernyőhöz adás” pontot.
install-done = A Capicua telepítve van ezen az eszközön.
install-none = Ez a böngésző itt nem kínál telepítést. Talán a menüjében megtalálod.
data-heading = Az adataid
data-text = A beállítások, a korábbi mérkőzések és a robotok elleni befejezetlen mérkőzések egyetlen fájlba kerülnek, amelyet itt vagy egy másik eszközön be lehet olvasni.
data-save = Mentés fájlba
data-read = Fájl beolvasása
data-ask = Beolvasod ezt a fájlt?
data-ask-text = Mentve: { $date }. Befejezett mérkőzések: { $past }. Befejezetlen mérkőzések: { $open }. Az ittenieket egészítik ki; a beállítások a mostaniak helyébe lépnek.
data-add = Beolvasás
data-cancel = Mégse
data-done = Beolvasva: { $past } befejezett, { $open } befejezetlen mérkőzés
data-foreign = Ezt a fájlt nem a Capicua mentette
data-newer = Ezt a fájlt a Capicua újabb változata mentette. Előbb frissítsd ezt.
data-too-long = Ez a fájl túl nagy
data-broken = Ez a fájl sérült: { $where }. Semmi sem változott.
data-not-stored = A böngésző nem tudta tárolni az adatokat: a tárhely megtelt vagy le van tiltva. Semmi sem változott.
storage-full = Az eszközön nincs több hely, ezért a korábbi mérkőzések már nem maradnak meg. Játszani így is lehet.

## Statisztika

stats = Statisztika
stats-game = Játék
stats-against = Ellenfél
stats-matches = Mérkőzés
stats-won = Győzelem
stats-people = emberek
stats-other = egyéb
history-more = Továbbiak
