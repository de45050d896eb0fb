### Что говорит стол: события, полоски, счёт, отказы. Это читают браузер и терминал.
### Вместо $seat стоит имя. События — предложения; полоски, значки, заголовки и строки — нет.

bot-name =
    { $seat ->
        [0] Tonico
        [1] Lúcia
        [2] Bia
       *[3] Téo
    }

## Стол и места

event-joined = { $seat } садится за стол.
event-back = { $seat } снова за столом.
event-away = { $seat } теряет связь.
event-bot-sits-in = За игрока { $seat } играет бот.
event-gone = { $name } покидает стол.
event-left = { $seat } покидает стол; место занимает бот.
event-host = Хозяин стола теперь { $seat }.
event-renamed = Кто-то за столом сменил имя: { $seat }.
event-started = Партия начинается.
event-timeout = Время вышло: за игрока { $seat } ходит стол.
event-rematch = Начинается новая партия.

refused-stale = Поздно: этот ход уже прошёл
refused-not-yet = Этот ход ещё не наступил
refused-not-your-turn = Сейчас не ваш ход
refused-illegal = Правила этого не разрешают
refused-failed = Что-то сломалось у нас; ничего не изменилось
refused-not-seated = У вас нет места за этим столом
refused-already-seated = У вас уже есть место здесь
refused-already-given = Вы уже добавили своё значение к этой раздаче
refused-contribution = К раздаче добавляют 64 шестнадцатеричные цифры
refused-no-such-seat = Такого места нет
refused-seat-taken = Это место занято
refused-room-full = Все места заняты
refused-room-ended = Этот стол уже закрыт
refused-not-host = Это может сделать только хозяин стола
refused-started = Партия уже началась
refused-not-now = Не сейчас: раунд ещё идёт
refused-not-due = Для этого ещё не время
refused-deal = Это не раздача этой игры
refused-name = В имени должна быть хотя бы одна буква
refused-option = Такой настройки здесь нет
refused-unknown-game = Такой игры здесь нет

## Ряд костей

event-dealt = Новый раунд.
event-picked =
    { $count ->
        [one] { $seat } берёт { $count } кость.
        [few] { $seat } берёт { $count } кости.
        [many] { $seat } берёт { $count } костей.
       *[other] { $seat } берёт { $count } кости.
    }
event-opens = Начинает { $seat }.
event-opened = { $seat } заходит: { $tile }.
event-laid-left = { $seat } ставит { $tile } слева.
event-laid-right = { $seat } ставит { $tile } справа.
event-passed = { $seat } пасует.
event-drew = { $seat } берёт кость.

strip-passed = Пас
strip-drew =
    { $count ->
        [one] Берёт { $count } кость
        [few] Берёт { $count } кости
        [many] Берёт { $count } костей
       *[other] Берёт { $count } кости
    }

badge-stake =
    { $stake ->
        [2] идёт вдвойне
       *[other] идёт × { $stake }
    }
counter-stock =
    { $value ->
        [one] на базаре { $value } кость
        [few] на базаре { $value } кости
        [many] на базаре { $value } костей
       *[other] на базаре { $value } кости
    }

line-hand =
    { $pips ->
        [one] { $seat }: на руках { $pips } очко
        [few] { $seat }: на руках { $pips } очка
        [many] { $seat }: на руках { $pips } очков
       *[other] { $seat }: на руках { $pips } очка
    }
line-stake =
    { $stake ->
        [2] Раунд шёл вдвойне
       *[other] Раунд шёл × { $stake }
    }

refused-no-such-move = Такого хода нет
refused-held = Кости { $tile } у вас нет
refused-fit = { $tile } не подходит: на концах { $left } и { $right }
refused-must = У вас есть подходящая кость, её нужно поставить
refused-end-required = { $tile } подходит к обоим концам: выберите один
refused-close = { $tile } там закроет стол, а у вас есть другой ход
refused-opening = Этот раунд начинает { $must }
refused-pick = Сначала все берут кости, потом начинается игра
refused-draw = Сейчас брать нечего
refused-stock = Прежде чем пасовать, возьмите кость

## Dominó de Duplas

duplas-simples = { $seat } выходит: simples
duplas-carroca = { $seat } выходит: carroça
duplas-la_e_lo = { $seat } выходит: lá e lô
duplas-cruzada = { $seat } выходит: cruzada
duplas-locked = Стол закрыт: очки получает { $seat }
duplas-doubles-4 = Раунд не в счёт: { $seat } получает при раздаче 4 carroças
duplas-doubles-5 = { $seat } получает при раздаче 5 carroças
duplas-doubles-6 = { $seat } получает при раздаче 6 carroças
duplas-doubles-7 = { $seat } получает при раздаче все 7 carroças

duplas-line-simples = Simples: { $tile } подходит к одному из концов, { $left } и { $right }
duplas-line-carroca = Carroça: последняя кость — дубль { $tile }
duplas-line-la_e_lo = Lá e lô: { $tile } подходит к обоим концам, { $left } и { $right }
duplas-line-cruzada = Cruzada: дубль { $tile } подходит к обоим концам, { $left } и { $right }
duplas-line-locked = Стол закрыт
duplas-line-lower = Выигрывает пара, у которой меньше очков на руках: { $low } против { $high }
duplas-line-tie = У обеих пар по { $low }: проигрывает пара, закрывшая стол, в ней { $seat }
duplas-line-doubles-4 = 4 carroças при раздаче: никто не получает очков, следующий раунд идёт вдвойне
duplas-line-doubles-5 = 5 carroças при раздаче: пара получает очки
duplas-line-doubles-6 = 6 carroças при раздаче: пара выигрывает партию
duplas-line-doubles-7 = 7 carroças при раздаче: пара выигрывает партию

## Козёл

kecske-out = { $seat } выходит
kecske-fish = Рыба: ряд закрывает { $seat }

kecske-line-out = { $seat } выходит без костей: очков нет
kecske-line-maker =
    { $pips ->
        [one] { $seat } делает рыбу: очков нет, что бы ни было на руках ({ $pips } очко)
        [few] { $seat } делает рыбу: очков нет, что бы ни было на руках ({ $pips } очка)
        [many] { $seat } делает рыбу: очков нет, что бы ни было на руках ({ $pips } очков)
       *[other] { $seat } делает рыбу: очков нет, что бы ни было на руках ({ $pips } очка)
    }

kecske-badge-goat = козёл

## Six love

six-love-out = { $seat } выходит
six-love-key = { $seat } выходит с key card
six-love-lowest = Игра закрыта: меньше всех держит { $seat }
six-love-draw = Игра закрыта, ничья

six-love-line-out = { $seat } выходит
six-love-line-key = Key card: подходит к обоим концам и последняя в обеих своих мастях
six-love-line-count =
    { $pips ->
        [one] { $seat }: { $pips } очко
        [few] { $seat }: { $pips } очка
        [many] { $seat }: { $pips } очков
       *[other] { $seat }: { $pips } очка
    }
six-love-line-lowest = Меньше всех очков держит { $seat }
six-love-line-tie = Меньше всех сразу у двоих или больше: очков никто не получает, ставка следующей игры { $stake }, начинает 6-6
six-love-line-stake = Ставка игры: { $stake }
six-love-line-love = Six love: { $seat } набирает { $target }, а у кого-то 0
six-love-line-loved = { $seat } получает six love
six-love-line-bruck = Bruck: очки есть у всех, все возвращаются к 0, начинается новый сет
six-love-line-reached = { $seat } набирает { $target }
six-love-line-even = Один — один: следующую раздачу начинает 6-6, победитель ведёт 2:0
six-love-line-two = Один — один, играем на два: очко сгорает

six-love-badge-stake = ставка { $stake }
six-love-badge-loved = six love
six-love-counter-brucks = bruck × { $value }
six-love-counter-sets =
    { $value ->
        [one] выигран { $value } сет
        [few] выиграно { $value } сета
        [many] выиграно { $value } сетов
       *[other] выиграно { $value } сета
    }

## Дерево костей

event-opens-with = Старший дубль, { $tile }, держит { $seat } и начинает.
event-laid-on = { $seat } ставит { $tile } к кости { $parent }.
event-unlocked = Открыто число { $number }.

strip-played = Ставит { $tile }
strip-drew-passed = Берёт кость и пасует
strip-must-open = Раунд начинает ваша кость { $tile }
strip-must-lay = { $tile } подходит: поставьте её сейчас

badge-opener = заход { $tile }
counter-stock-closed = закрыт

refused-over = Раунд сейчас не идёт
refused-parent = Кости { $parent } на столе нет
refused-match = У { $tile } и { $parent } нет общего числа
refused-place = Для { $tile } на столе нет места
refused-place-required = { $tile } подходит в нескольких местах: выберите одно
refused-full = У кости { $parent } нет свободной стороны с числом { $number }
refused-locked = Число { $number } закрыто: к нему ставят только { $number }-{ $number }
refused-drawn = Взятая кость { $must } подходит: поставьте её
refused-once = В этот ход вы уже взяли кость
refused-closed =
    { $count ->
        [0] Базар пуст
        [one] { $count } последняя кость базара остаётся на месте
        [few] { $count } последние кости базара остаются на месте
        [many] { $count } последних костей базара остаются на месте
       *[other] { $count } последней кости базара остаются на месте
    }

## Дубли

doubles-out =
    { $points ->
        [one] { $seat } выходит: { $points } очко
        [few] { $seat } выходит: { $points } очка
        [many] { $seat } выходит: { $points } очков
       *[other] { $seat } выходит: { $points } очка
    }
doubles-blocked =
    { $points ->
        [one] Раунд закрыт: { $seat } держит меньше всех и получает { $points } очко
        [few] Раунд закрыт: { $seat } держит меньше всех и получает { $points } очка
        [many] Раунд закрыт: { $seat } держит меньше всех и получает { $points } очков
       *[other] Раунд закрыт: { $seat } держит меньше всех и получает { $points } очка
    }
doubles-blocked-tie = Раунд закрыт: меньше всех сразу у двоих или больше, очков никто не получает
doubles-redealt = Дублей нет ни у кого: новая раздача

doubles-line-no-double = Ни у кого на руках нет дубля
doubles-line-out = { $seat } остаётся без костей
doubles-line-lowest =
    { $pips ->
        [one] { $seat } держит меньше всех: { $pips } очко
        [few] { $seat } держит меньше всех: { $pips } очка
        [many] { $seat } держит меньше всех: { $pips } очков
       *[other] { $seat } держит меньше всех: { $pips } очка
    }
doubles-line-own =
    { $pips ->
        [one] { $seat } держит меньше всех: вычитается своё { $pips } очко
        [few] { $seat } держит меньше всех: вычитаются свои { $pips } очка
        [many] { $seat } держит меньше всех: вычитаются свои { $pips } очков
       *[other] { $seat } держит меньше всех: вычитается { $pips } очка
    }
doubles-line-tie =
    { $pips ->
        [one] { $seat }: на руках { $pips } очко
        [few] { $seat }: на руках { $pips } очка
        [many] { $seat }: на руках { $pips } очков
       *[other] { $seat }: на руках { $pips } очка
    }

## Взятки китайским домино

event-banker = Банкир { $seat }, первый ход за ним.
event-led = { $seat } заходит: { $tiles }.
event-beat = { $seat } бьёт: { $tiles }.
event-threw =
    { $count ->
        [one] { $seat } сбрасывает { $count } кость лицом вниз.
        [few] { $seat } сбрасывает { $count } кости лицом вниз.
        [many] { $seat } сбрасывает { $count } костей лицом вниз.
       *[other] { $seat } сбрасывает { $count } кости лицом вниз.
    }
event-won-trick =
    { $columns ->
        [one] { $seat } берёт взятку: { $columns } столбец.
        [few] { $seat } берёт взятку: { $columns } столбца.
        [many] { $seat } берёт взятку: { $columns } столбцов.
       *[other] { $seat } берёт взятку: { $columns } столбца.
    }
event-bonus-supreme =
    { $points ->
        [one] { $seat } выигрывает Верховной парой и получает { $points } очко.
        [few] { $seat } выигрывает Верховной парой и получает { $points } очка.
        [many] { $seat } выигрывает Верховной парой и получает { $points } очков.
       *[other] { $seat } выигрывает Верховной парой и получает { $points } очка.
    }
event-bonus-quartet =
    { $points ->
        [one] { $seat } выигрывает четвёркой и получает { $points } очко.
        [few] { $seat } выигрывает четвёркой и получает { $points } очка.
        [many] { $seat } выигрывает четвёркой и получает { $points } очков.
       *[other] { $seat } выигрывает четвёркой и получает { $points } очка.
    }
event-paid =
    { $points ->
        [one] { $seat } платит { $points } очко, получает { $to }.
        [few] { $seat } платит { $points } очка, получает { $to }.
        [many] { $seat } платит { $points } очков, получает { $to }.
       *[other] { $seat } платит { $points } очка, получает { $to }.
    }

strip-led = Заход
strip-high = Пока выше всех
strip-beaten = Побито
strip-threw = Сброс: { $count }
strip-won-trick =
    { $columns ->
        [one] Берёт взятку: { $columns } столбец
        [few] Берёт взятку: { $columns } столбца
        [many] Берёт взятку: { $columns } столбцов
       *[other] Берёт взятку: { $columns } столбца
    }
strip-received =
    { $points ->
        [one] Получает { $points } очко
        [few] Получает { $points } очка
        [many] Получает { $points } очков
       *[other] Получает { $points } очка
    }
strip-paid =
    { $points ->
        [one] Платит { $points } очко
        [few] Платит { $points } очка
        [many] Платит { $points } очков
       *[other] Платит { $points } очка
    }
strip-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

badge-banker = банкир
counter-columns =
    { $value ->
        [one] { $value } столбец
        [few] { $value } столбца
        [many] { $value } столбцов
       *[other] { $value } столбца
    }
counter-payments =
    { $value ->
        [one] { $value } очко сразу
        [few] { $value } очка сразу
        [many] { $value } очков сразу
       *[other] { $value } очка сразу
    }
counter-trick = взятка { $value }
counter-deals =
    { $value ->
        [one] { $value } раздача
        [few] { $value } раздачи
        [many] { $value } раздач
       *[other] { $value } раздачи
    }

refused-group = Эти кости не образуют комбинации
refused-lead = Кто заходит, показывает открытую комбинацию
refused-size =
    { $count ->
        [one] В этой взятке каждый кладёт { $count } кость
        [few] В этой взятке каждый кладёт { $count } кости
        [many] В этой взятке каждый кладёт { $count } костей
       *[other] В этой взятке каждый кладёт { $count } кости
    }
refused-beat = Это не бьёт { $tiles }
refused-supreme = Верховная пара выигрывает только с захода: она ничего не бьёт, и её ничто не бьёт
refused-early = У вас ещё нет столбца: в последней взятке из одной кости вы можете только сбросить её лицом вниз

combo-heaven = Небо
combo-heaven-pair = Пара Небес
combo-earth = Земля
combo-earth-pair = Пара Земель
combo-man = Человек
combo-man-pair = Пара Людей
combo-goose = Гусь
combo-goose-pair = Пара Гусей
combo-plum = Слива
combo-plum-pair = Пара Слив
combo-long-three = Длинная тройка
combo-long-three-pair = Пара Длинных троек
combo-bench = Скамья
combo-bench-pair = Пара Скамей
combo-axe = Топор
combo-axe-pair = Пара Топоров
combo-partition = Ширма
combo-partition-pair = Пара Ширм
combo-long-leg-seven = Длинноногая семёрка
combo-long-leg-seven-pair = Пара Длинноногих семёрок
combo-big-head-six = Большеголовая шестёрка
combo-big-head-six-pair = Пара Большеголовых шестёрок
combo-heaven-nine = Небо-девятка
combo-heaven-nine-civil = Небо-девятка, два Неба
combo-heaven-nine-military = Небо-девятка, две девятки
combo-heaven-nine-quartet = Четвёрка Небо-девятка
combo-earth-eight = Земля-восьмёрка
combo-earth-eight-civil = Земля-восьмёрка, две Земли
combo-earth-eight-military = Земля-восьмёрка, две восьмёрки
combo-earth-eight-quartet = Четвёрка Земля-восьмёрка
combo-man-seven = Человек-семёрка
combo-man-seven-civil = Человек-семёрка, два Человека
combo-man-seven-military = Человек-семёрка, две семёрки
combo-man-seven-quartet = Четвёрка Человек-семёрка
combo-goose-five = Гусь-пятёрка
combo-goose-five-civil = Гусь-пятёрка, два Гуся
combo-goose-five-military = Гусь-пятёрка, две пятёрки
combo-goose-five-quartet = Четвёрка Гусь-пятёрка
combo-nine = Девятка
combo-nine-pair = Пара девяток
combo-eight = Восьмёрка
combo-eight-pair = Пара восьмёрок
combo-seven = Семёрка
combo-seven-pair = Пара семёрок
combo-big-six = Большая шестёрка
combo-five = Пятёрка
combo-five-pair = Пара пятёрок
combo-little-three = Малая тройка
combo-supreme = Верховная пара

## Тянь-цзю

tien-gow-won = Последнюю взятку берёт { $seat }
tien-gow-sweep = { $seat } забирает все восемь столбцов

tien-gow-no-column = Столбца пока нет: в последней взятке из одной кости её можно было бы только сбросить лицом вниз
tien-gow-early-death = Столбца нет: в этой последней взятке вы можете только сбросить кость лицом вниз

tien-gow-line-none = { $seat }: ни одного столбца, 5 очков
tien-gow-line-short =
    { $columns ->
        [one] { $seat }: { $columns } столбец, меньше четырёх
        [few] { $seat }: { $columns } столбца, меньше четырёх
        [many] { $seat }: { $columns } столбцов, меньше четырёх
       *[other] { $seat }: { $columns } столбца, меньше четырёх
    }
tien-gow-line-even = { $seat }: четыре столбца, платить нечего
tien-gow-line-excess =
    { $columns ->
        [one] { $seat }: { $columns } столбец, больше четырёх
        [few] { $seat }: { $columns } столбца, больше четырёх
        [many] { $seat }: { $columns } столбцов, больше четырёх
       *[other] { $seat }: { $columns } столбца, больше четырёх
    }
tien-gow-line-banker = Расчёт с банкиром: вдвойне
tien-gow-line-last = Последняя взятка взята этими костями: вдвойне
tien-gow-line-sweep = Все восемь столбцов: вдвойне
tien-gow-line-settled = Расчёт, другая сторона: { $seat }
tien-gow-line-caught = Большая шестёрка побила Малую тройку: плата за игрока { $seat }
tien-gow-line-relieved = Платит { $seat }: Большая шестёрка побила Малую тройку
tien-gow-line-supreme = { $seat } берёт взятку Верховной парой
tien-gow-line-quartet = { $seat } берёт взятку четвёркой
tien-gow-line-thrown = { $seat }: сброшено лицом вниз
## Столы и разговоры

event-changed = Хозяин изменил условия стола
event-filled =
    { $count ->
        [one] Больше никто не пришёл: играет { $count } бот
        [few] Больше никто не пришёл: играют { $count } бота
        [many] Больше никто не пришёл: играют { $count } ботов
       *[other] Больше никто не пришёл: играют { $count } бота
    }
event-kicked = { $name } удалён из-за стола
event-moved = { $seat } меняет место
refused-clock = Таких часов нет
refused-emote = Такой реакции нет
refused-kicked = Хозяин удалил вас из-за этого стола
refused-level = Такого уровня бота нет
refused-players = Для этого здесь слишком много людей
refused-too-fast = Помедленнее: подождите несколько секунд
refused-words = Сначала скажите что-нибудь
refused-no-code = Стола с таким кодом нет
refused-busy = Слишком много запросов. Подождите немного
