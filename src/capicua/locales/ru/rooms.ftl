### Столы для людей и честность раздач.

## Честные раздачи

verify-deal = Проверить эту раздачу
verify-title = Была ли эта раздача честной?
verify-text = До раздачи сервер пообещал секрет, и каждое место за столом добавило своё число. Теперь секрет открыт, и эта страница может сама повторить раздачу.
verify-working = Повторяем раздачу…
verify-held = Это та раздача, которая была обещана.
verify-own = Число, добавленное этим браузером, в ней есть.
verify-not-own = Этот браузер не добавлял к ней числа.
verify-failed = Это не та раздача, которая была обещана.
verify-wrong-secret = Секрет не тот, что был обещан.
verify-wrong-deal = Из секрета и чисел выходит другая раздача.
verify-wrong-promise = Обещание изменилось после того, как страница его увидела.
verify-wrong-own = Число, добавленное этим браузером, пропущено.
verify-insecure = Эта страница пришла не по https, поэтому браузер не даёт ей криптографии. Запись партии можно проверить из командной строки.
verify-promise = Обещано до раздачи
verify-secret = Секрет, открытый после раунда
verify-values = Числа от мест
verify-none = нет
verify-deal-order = Порядок раздачи
verify-record = Сохранить запись партии
## Tables for people

play-with-people = Играть с людьми
people-title = Играть с людьми
people-text = Найдите кого-нибудь прямо сейчас, откройте стол для друзей или сядьте за открытый.
quick-match = Быстрая партия
quick-text = Стол с теми, кто здесь. Через несколько секунд свободные места займут боты.
quick-wait = Боты займут свободные места через { $seconds } с
new-room = Открыть стол
private-room = Для друзей, по ссылке
open-room = Для всех
code-label = Код стола
code-go = Перейти
open-tables = Столы, где ждут людей
live-tables = Столы, где играют
no-tables = Сейчас нет
all-games = Все игры
all-languages = Все языки
join-room = Сесть
watch-room = Смотреть
seats-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
watchers =
    { $count ->
        [one] смотрит { $count } человек
        [few] смотрят { $count } человека
        [many] смотрят { $count } человек
       *[other] смотрит { $count } человека
    }
room-title = Стол: { $game }
invite-link = Ссылка-приглашение
copy-link = Скопировать ссылку
copied = Скопировано
room-code = Код
qr-label = Ссылка картинкой для камеры
seat-empty = Свободное место
seat-sit = Сесть сюда
seat-swap = Поменяться с { $name }
seat-swap-asked = { $name } хочет поменяться с вами местами
seat-bot = Бот, { $level }
seat-bot-off = Убрать бота
seat-kick = Удалить: { $name }
seat-host = Хозяин
seat-away = отошёл
clock-label = Часы
clock-none = Без часов
clock-move = { $seconds } с на ход
clock-bank = { $seconds } с на раунд и { $increment } с за ход
listed = Виден всем
start-now = Начать
start-with-bots = Свободные места займут боты
take-seat = Сесть
bots-level = Боты
level-beginner = новичок
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-master = мастер
talk-title = За столом
talk-say = Скажите что-нибудь
talk-send = Отправить
talk-mute = Заглушить
talk-unmute = Слышать снова
talk-block = Заблокировать: { $name }
options-label = Правила этого стола
closed-room-kicked = Вас удалили
closed-room-kicked-text = Хозяин удалил вас из-за этого стола. Другие столы открыты.
face-angry = Злость
face-happy = Радость
face-love = Любовь
face-sad = Грусть
face-surprised = Удивление
face-thinking = Раздумье
phrase-good-game = Хорошая игра
phrase-good-luck = Удачи
phrase-hello = Привет
phrase-hurry = Поторопись
phrase-nice = Отлично
phrase-oops = Ой
phrase-sorry = Извините
phrase-thanks = Спасибо
phrase-well-played = Хорошо сыграно
