### Játék ezen az eszközön, robotok ellen, hálózat nélkül is.

practice = Ezen az eszközön
practice-title = { $game } ezen az eszközön
practice-text = Robotok ellen, hálózat nélkül is. A játszmák itt maradnak, és bármikor folytathatók.
practice-link = Játék ezen az eszközön
practice-link-game = Játék ezen az eszközön: { $game }
practice-new = Új játszma
practice-play = Játék
practice-unfinished = Befejezetlen játszmák
practice-match = { $game }, { $round }. kör
practice-go-on = Folytatás
practice-go-on-match = Folytatás: { $game }, { $round }. kör
practice-delete = Törlés
practice-delete-match = Törlés: { $game }, { $round }. kör
practice-failed = A játékot nem sikerült elindítani ezen az eszközön
practice-unsaved = Az eszköz nem tudja tárolni a játszmát: a tárhely megtelt vagy le van tiltva. Játszhat tovább, de ne zárja be ezt az oldalt.
leave-practice-text = A játszma ezen az eszközön marad, és bármikor folytatható.
closed-practice-elsewhere = A játszma egy másik ablakban folytatódik
closed-practice-elsewhere-text = Ott is meg van nyitva. Ha itt szeretne játszani, zárja be a másikat, és töltse újra ezt az oldalt.
