### Интерфейс браузера.

# Which way the language is written: "ltr" or "rtl".
direction = ltr

## Главная

title-home = Capicua: домино по правилам каждого стола
welcome = Присаживайтесь
welcome-text = Игры в домино, каждая по правилам своего стола.
play-now = Играть сейчас
play-now-game = Играть сейчас: { $game }
opening-table = Накрываем стол…
players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
players-range = от { $least } до { $most } игроков
language = Язык
display = Вид
sound = Звук
your-name = Ваше имя
name-text = Так вас видят остальные за столом.
guest = Гость
save = Сохранить
close = Закрыть
try-again = Повторить
server-unreachable = Сервер не отвечает
refused-not-stored = Сервер сейчас не может ничего сохранить. Попробуйте чуть позже
refused-origin = Эта страница пришла с другого адреса, чем сервер
refused-malformed = Сервер не понял эту страницу. Обновите её
refused-not-json = Сервер не понял эту страницу. Обновите её
refused-too-long = Это слишком длинно
refused-too-slow = Это пришло слишком медленно
refused-method = Сервер не понял эту страницу. Обновите её

## Вид

theme = Тема
theme-system = Как на этом устройстве
theme-light = Светлая
theme-dark = Тёмная
theme-contrast = Высокий контраст
volume = Громкость

## Когда стола нет

nowhere = Здесь ничего нет
nowhere-text = Этот адрес никуда не ведёт. Столы — на главной странице.
to-home = На главную
connecting = Идём к столу…
connection-lost = Связь потеряна. Пробуем снова…
closed-room-not-found = Такого стола нет
closed-room-not-found-text = Может быть, он закрылся или адрес неполный.
closed-room-ended = Этот стол уже закрыт
closed-room-ended-text = Все ушли. Вы можете сразу открыть новый.
closed-room-damaged = Этот стол нельзя открыть
closed-room-damaged-text = Его запись повреждена. С другими столами всё в порядке.
closed-other = Стол прервал связь с вами
closed-other-text = Сервер закончил соединение.

## Стол

title-table = { $game } · Capicua
title-your-turn = Ваш ход · { $game }
round = Раунд { $round }
leave-table = Выйти из-за стола
leave-title = Выйти из-за стола?
leave-text = Ваше место займёт бот, и партия продолжится без вас.
leave-stay = Остаться
leave-go = Выйти
board = Стол
board-empty = На столе ещё нет костей.
board-row =
    { $count ->
        [one] На столе { $count } кость, левый конец { $left }, правый конец { $right }. Слева направо: { $tiles }.
        [few] На столе { $count } кости, левый конец { $left }, правый конец { $right }. Слева направо: { $tiles }.
        [many] На столе { $count } костей, левый конец { $left }, правый конец { $right }. Слева направо: { $tiles }.
       *[other] На столе { $count } кости, левый конец { $left }, правый конец { $right }. Слева направо: { $tiles }.
    }
waiting-for-players = Ждём игроков
watching = Вы смотрите за этим столом

seat-label =
    { $name }, { $relation ->
        [partner] ваш партнёр,
        [rival] соперник,
       *[other] { "" }
    } { $kind ->
        [bot] бот,
        [bot-for-person] вместо игрока бот,
        [away] нет связи,
       *[other] { "" }
    } { $count ->
        [one] { $count } кость
        [few] { $count } кости
        [many] { $count } костей
       *[other] { $count } кости
    }
you = Вы
relation-you = вы
relation-partner = партнёр
relation-rival = соперник

your-turn = Ваш ход
your-turn-clock = Ваш ход · { $seconds } с
turn-of = Ходит { $name }
turn-of-clock = Ходит { $name } · { $seconds } с
clock-seconds = { $seconds } с
your-hand = Ваши кости
sort = Разложить
pass = Пас
draw = Взять
does-not-fit = нельзя
opens = начинает
two-ends = { $a }|{ $b }
choose-end = Подходит к обоим концам. Выберите один.
left-end = Левый конец, { $number }
right-end = Правый конец, { $number }

pip-word =
    { $n ->
        [0] пусто
        [1] один
        [2] два
        [3] три
        [4] четыре
        [5] пять
       *[6] шесть
    }
tile-name = { $high }-{ $low }
tile-double = дубль { $high }
tile-fits = { $tile }, можно поставить
tile-fits-left = { $tile }, подходит к левому концу
tile-fits-right = { $tile }, подходит к правому концу
tile-fits-both = { $tile }, подходит к обоим концам
tile-fits-nowhere = { $tile }, не подходит

say-turn = Ходит { $name }.
say-your-turn = Ваш ход.
say-your-turn-ends = На концах { $left } и { $right }. Ваш ход.
say-your-pick = Ваша очередь брать кости.

## Выбор костей

pick-order = Очередь выбора
pick-all =
    { $count ->
        [one] Выберите { $count } кость
        [few] Выберите { $count } кости
        [many] Выберите { $count } костей
       *[other] Выберите { $count } кости
    }
pick-more =
    { $count ->
        [one] Ещё { $count } кость
        [few] Ещё { $count } кости
        [many] Ещё { $count } костей
       *[other] Ещё { $count } кости
    }
pick-other = { $name } берёт кости
pick-done = Кости есть у всех
pick-count = { $have } из { $share }
pick-later = позже
pick-last = в конце
pick-clock = { $seconds } с, потом за вас возьмёт стол
pick-now = Взять сейчас
face-down-tiles = Кости лицом вниз
slot-free = Кость { $slot }, лицом вниз
slot-taken = Кость { $slot }, взята: { $name }

## Счёт и результат

score = Счёт
limit = Игра до
total = Итого
round-column = Раунд
result-column = Результат
side-us = Мы
side-them = Они
side-pair = { $first } и { $second }
plus = +{ $points }
times = × { $factor }
product = { $sum } × { $factor } = { $points }
how-counted = Как это посчитано
rule = Правило
rule-number = Правило { $number }
rule-opens = Правило { $number }, откроется в новой вкладке
side-gains-us = Наши очки
side-gains = Очки: { $side }
all-hands = Все руки
name-you = { $name } (вы)
hand-empty = Выход, костей нет
hand-hidden = Не показано
pips-left =
    { $count ->
        [one] на руках { $count } очко
        [few] на руках { $count } очка
        [many] на руках { $count } очков
       *[other] на руках { $count } очка
    }

round-won-us = Мы выиграли раунд { $round }
round-won-them = Они выиграли раунд { $round }
round-won-pair = { $name } выигрывают раунд { $round }
round-won-one = { $name } выигрывает раунд { $round }
round-won-nobody = Раунд { $round } не выиграл никто
match-won-us = Мы выиграли партию
match-won-them = Они выиграли партию
match-won-pair = { $name } выигрывают партию
match-won-one = { $name } выигрывает партию
match-won-nobody = Партия окончена

next-round-in = Следующий раунд через { $seconds } с
result-in = Результат через { $seconds } с
rematch-in = Ещё { $seconds } с на реванш
match-over = Партия окончена
ready-count = Готовы: { $ready } из { $people }
ready = Можно дальше
you-are-ready = Готово
rematch = Реванш

## Клавиши

keys = Клавиши
key-choose = Выбрать кость
key-play = Поставить её
key-end = Левый или правый конец
key-pass = Пас
key-draw = Взять кость
key-describe = Описать стол
key-cancel = Вернуть кость
key-help = Этот список

## Дерево дублей

unlocked-numbers = Открыты
number-open = { $number }, открыто
number-locked = { $number }, закрыто
place-on = К кости { $tile }, число { $number }
choose-place = Подходит в нескольких местах. Выберите одно.
zoom-near = Увеличить стол
zoom-whole = Показать весь стол
tag-locked = закрыта
fits-number = к { $number }
fits-numbers = к { $a }|{ $b }
tile-fits-number = { $tile }, подходит к { $number }
tile-fits-places =
    { $count ->
        [one] { $tile }, подходит в { $count } месте
        [few] { $tile }, подходит в { $count } местах
        [many] { $tile }, подходит в { $count } местах
       *[other] { $tile }, подходит в { $count } места
    }
tile-locked = { $tile }, закрыта
board-tree =
    { $count ->
        [one] На столе { $count } кость. Открыты: { $numbers }. Свободные концы: { $ends }.
        [few] На столе { $count } кости. Открыты: { $numbers }. Свободные концы: { $ends }.
        [many] На столе { $count } костей. Открыты: { $numbers }. Свободные концы: { $ends }.
       *[other] На столе { $count } кости. Открыты: { $numbers }. Свободные концы: { $ends }.
    }
open-end = { $number } у { $tile }
locked-end = { $number } у { $tile }, закрыто
say-your-turn-numbers = Открыты: { $numbers }. Ваш ход.
key-place = Выбрать место

## Взятки

play-group = Сыграть
discard-tiles = Сбросить { $count }
group-down =
    { $count ->
        [one] { $count } закрытая
        [few] { $count } закрытые
        [many] { $count } закрытых
       *[other] { $count } закрытой
    }
group-shown =
    { $name }: { $group }, { $tiles }, { $state ->
        [high] пока выше всех
       *[beaten] побито
    }
group-thrown =
    { $count ->
        [one] { $name }: { $count } кость лицом вниз
        [few] { $name }: { $count } кости лицом вниз
        [many] { $name }: { $count } костей лицом вниз
       *[other] { $name }: { $count } кости лицом вниз
    }
group-lead = Выберите, с чего зайти
group-beat = Побейте: { $group }, или сбросьте { $count }
group-discard =
    { $count ->
        [one] Выберите { $count } кость для сброса
        [few] Выберите { $count } кости для сброса
        [many] Выберите { $count } костей для сброса
       *[other] Выберите { $count } кости для сброса
    }
group-count = Выбрано { $have } из { $count }
group-none = Это не комбинация
group-beats = Бьёт: { $group }
group-leads = С этого можно зайти
group-weak = Не бьёт: { $group }
tile-titled = { $title }, { $tile }
tile-title =
    { $tile ->
        [t66] Небо
        [t11] Земля
        [t44] Чело{ "\u00AD" }век
        [t31] Гусь
        [t55] Слива
        [t33] Длин. 3
        [t22] Скамья
        [t65] Топор
        [t64] Ширма
        [t61] Ноги 7
        [t51] Голова 6
        [t63] девят{ "\u00AD" }ка
        [t54] девят{ "\u00AD" }ка
        [t62] вось{ "\u00AD" }мёрка
        [t53] вось{ "\u00AD" }мёрка
        [t52] семёр{ "\u00AD" }ка
        [t43] семёр{ "\u00AD" }ка
        [t42] Больш. 6
        [t41] пятёр{ "\u00AD" }ка
        [t32] пятёр{ "\u00AD" }ка
       *[t21] Малая 3
    }
board-trick = Взятка { $trick }. { $groups }.
board-trick-empty = Взятка { $trick }. Никто ещё не зашёл.
say-you-lead = Ваш заход.
say-your-turn-beat = Пока выше всех: { $group }. Ваш ход.
key-toggle = Выбрать кость или вернуть её
key-group = Сыграть выбранными костями
key-discard = Сбросить выбранные кости
side-pays-us = Платим мы
side-pays = Платит: { $side }
minus = −{ $points }

## Pages

skip-to-content = Перейти к содержанию
rules-link = Правила и происхождение
rules-link-game = Правила и происхождение: { $game }
title-page = { $page } · Capicua
page-origin = Происхождение
page-players = Игроки
page-tiles = Кости
page-styles = Варианты игры
page-rules = Правила
rules-of = Правила: { $game }
tiles-western = Набор до дубля шесть, костей: { $count }
tiles-chinese = Китайское домино, костей: { $count }
article = Статья в Википедии
article-foreign = Статья в Википедии ({ $language })
clause-link = Ссылка на пункт { $number }
rules-missing = Не удалось загрузить правила
page-missing = Не удалось загрузить страницу
page-missing-text = Возможно, сервер недоступен или вышла новая версия. Загрузите страницу ещё раз.
reload = Загрузить снова

about = О программе
about-text = Capicua — свободная программа под лицензией Apache License 2.0. Она опирается на труд многих людей. Что она использует и на каких условиях:
about-client = В браузере
about-server = На сервере
about-missing = Не удалось загрузить список лицензий
forget-title = Ваши данные на этом сервере
forget-text = Сервер узнаёт вас по случайному числу в cookie и хранит имена и слова, оставленные вами за столами. Всё это можно удалить: столы останутся, но без вашего имени.
forget-me = Забыть меня
forget-sure = Забыть вас навсегда?
forget-sure-text = Ваши места займут боты, и вернуться на них будет нельзя. Прошлые партии на этом устройстве останутся.
forget-keep = Лучше не надо
forget-done = Этот сервер вас забыл
licence-text = Текст лицензии

history = Прошлые матчи
history-text = Матчи, законченные на этом устройстве, последние сверху. Список остаётся здесь и никому не передаётся.
history-empty = На этом устройстве ещё не закончено ни одного матча.
history-clear = Удалить список
history-clear-title = Удалить список?
history-clear-text = Все прошлые матчи будут удалены с этого устройства. Отменить это нельзя.
history-cleared = Список пуст
history-keep = Оставить
history-blocked = Этот браузер не разрешает странице ничего хранить, поэтому прошлые матчи не сохраняются. Играть всё равно можно.
history-won = Победа
history-lost = Поражение
history-tied = Ничья
history-place = { $place }-е место
