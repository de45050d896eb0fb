### How a game is played at this table, and how the table looks.

options = Ahogy játsszátok
play-these = Játék ezekkel a beállításokkal
play-these-game = { $game }: játék ezekkel a beállításokkal
defaults = Ahogy szokás

## Options, and what they choose between

option-players = Játékosok
option-players-why = Hányan ülnek az asztalnál.
option-scoring = Számolás
option-scoring-why = A megnyert kör annyit ér, amennyit a kiszállás módja, vagy a többieknél maradt pontokat.
option-limit = Eddig játsszuk
option-limit-why = A játszma akkor ér véget, amikor valaki eléri ezt a pontszámot.
option-opening = Ki kezd
option-opening-why = Ki teszi le az első követ a második körtől.
option-accept_close = Mindig szabad lezárni
option-accept_close-why = Ha nem, csak az zárhatja le az asztalt, akinek nincs más lerakható köve.
option-pick_phase = A kövek elvétele
option-pick_phase-why = Mindenki maga vesz el hét lefordított követ, vagy az asztal osztja ki.
option-pick_seconds = Másodperc az elvételre
option-pick_seconds-why = Azután az asztal veszi el helyetted a többit.
option-next_opener = Ki kezd
option-next_opener-why = Ki teszi le az első követ a második körtől.
option-dead_line_ends_round = A halott sor véget vet a körnek
option-dead_line_ends_round-why = Ha nem, előbb az utolsó kőig felhúzzák a bazárt.
option-boneyard_floor = Soha fel nem húzott kövek
option-boneyard_floor-why = Ha ennyi maradt, a talon zárva van.
option-blocked_minus_own = A győztes saját pontjai levonódnak
option-blocked_minus_own-why = Csak beszorult körben.
option-deals = Leosztások
option-deals-why = Hány leosztásból áll a játszma.
option-multiplier_on_excess = Kétfelé dupláz
option-multiplier_on_excess-why = Ha nem, az utolsó ütés csak azt duplázza, amit a győztese kap, azt nem, amit fizet.
option-mode = A játszma fajtája
option-mode-why = A six love-hoz kell valaki, akinek még nincs pontja; a verseny csak hatig számol.
option-target = Pont egy szetthez
option-target-why = Akinek ennyi van, megnyeri a szettet.
option-key_card_points = A key card ennyit ér
option-key_card_points-why = Pont azért a játékért, amely key carddal ér véget.
option-key_card_stacks = A key card a téthez adódik
option-key_card_stacks-why = Eggyel többet hoz abban a játékban, amely már kettőt ér.
option-tie_stake_escalates = Minden döntetlen emeli a tétet
option-tie_stake_escalates-why = Két döntetlen után három a tét, azután négy.
option-six_loves_to_win = Six love a győzelemhez
option-six_loves_to_win-why = Akinek ennyi van, megnyeri a játszmát.
option-one_all_play_two = One all, play two
option-one_all_play_two-why = Egy-egynél a következő győzelem kettő-nullát jelent.

choice-batida = a kiszállás szerint
choice-pips = a pontok szerint
choice-always_66 = akinél a 6-6 van
choice-winner = a győztes
choice-rotate = sorban mindenki
choice-manual = kézzel
choice-automatic = kiosztva
choice-start_tile = a kezdőkő
choice-winner_any_tile = a győztes, bármely kővel
choice-on = igen
choice-off = nem
choice-six_love = six love
choice-first_to_six = hatig

## Display

contrast = Kontraszt
grain = Az asztal mintája
warmth = A fény melegsége
tile-set = Kövek
tiles-table = ahogy az asztalhoz illik
tiles-bone = csont
tiles-black = fekete
tiles-big = nagy pontok
tiles-numerals = számjegyek
tiles-strong = erős kontraszt
pip-colours = Minden számnak saját színe
table-colour = Asztal
table-own = mindegyiknek a sajátja
table-petrol = petróleumkék
table-blue = kékfestő
table-pine = fenyő
table-celadon = szeladon
table-sorrel = bordó
left-handed = Balkezes
text-size = Betűméret
