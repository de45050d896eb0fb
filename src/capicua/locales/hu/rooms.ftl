### Asztalok embereknek, és hogyan marad tisztességes az osztás.

## Tisztességes osztás

verify-deal = Az osztás ellenőrzése
verify-title = Tisztességes volt ez az osztás?
verify-text = Az osztás előtt a szerver megígért egy titkot, és az asztal minden helye hozzátett egy saját számot. A titok most már nyilvános, és ez az oldal maga is újra kioszthatja a köveket.
verify-working = Újraosztás…
verify-held = Ez az ígéret szerinti osztás.
verify-own = A böngésző által hozzátett szám benne van.
verify-not-own = Ez a böngésző nem tett hozzá számot.
verify-failed = Ez nem az ígéret szerinti osztás.
verify-wrong-secret = A titok nem az, amelyet ígértek.
verify-wrong-deal = A titokból és a számokból más osztás adódik.
verify-wrong-promise = Az ígéret megváltozott, miután az oldal már látta.
verify-wrong-own = A böngésző által hozzátett szám kimaradt.
verify-insecure = Ez az oldal nem https-en érkezett, ezért a böngésző nem ad hozzá titkosítást. A játszma feljegyzése parancssorból ellenőrizhető.
verify-promise = Az osztás előtti ígéret
verify-secret = A kör után felfedett titok
verify-values = A helyek számai
verify-none = nincs
verify-deal-order = Az osztás sorrendje
verify-record = A játszma feljegyzésének mentése
