### How a game is played at this table, and how the table looks.

options = Как вы играете
play-these = Играть с этими настройками
play-these-game = { $game }: играть с этими настройками
defaults = Как обычно

## Options, and what they choose between

option-players = Игроки
option-players-why = Сколько человек за столом.
option-scoring = Подсчёт
option-scoring-why = Раунд стоит столько, сколько способ закончить его, или столько очков, сколько осталось у других.
option-limit = Игра до
option-limit-why = Матч кончается, когда кто-нибудь наберёт столько очков.
option-opening = Кто ходит первым
option-opening-why = Кто ставит первую кость со второго раунда.
option-accept_close = Закрывать можно всегда
option-accept_close-why = Если нет, закрыть стол может только тот, у кого нет другого хода.
option-pick_phase = Как берут кости
option-pick_phase-why = Каждый берёт семь костей лицом вниз, или их раздаёт стол.
option-pick_seconds = Секунд на это
option-pick_seconds-why = Потом стол берёт остальные за вас.
option-next_opener = Кто ходит первым
option-next_opener-why = Кто ставит первую кость со второго раунда.
option-dead_line_ends_round = Мёртвый ряд кончает раунд
option-dead_line_ends_round-why = Если нет, сначала добирают базар до последней кости.
option-boneyard_floor = Кости, которые не берут
option-boneyard_floor-why = Когда осталось столько, базар закрыт.
option-blocked_minus_own = Вычитать очки победителя
option-blocked_minus_own-why = Только когда раунд заблокирован.
option-deals = Раздачи
option-deals-why = Сколько раздач в матче.
option-multiplier_on_excess = Удвоение в обе стороны
option-multiplier_on_excess-why = Если нет, последняя взятка удваивает только то, что победитель получает, но не то, что он платит.
option-mode = Вид матча
option-mode-why = Для six love нужен тот, у кого ещё ноль; гонка просто идёт до шести.
option-target = Очков для сета
option-target-why = У кого столько очков, тот выигрывает сет.
option-key_card_points = Key card даёт
option-key_card_points-why = Очки за игру, которая кончилась key card.
option-key_card_stacks = Key card прибавляется к ставке
option-key_card_stacks-why = Даёт на очко больше в игре, которая уже идёт на два.
option-tie_stake_escalates = Каждая ничья поднимает ставку
option-tie_stake_escalates-why = После двух ничьих игра идёт на три очка, потом на четыре.
option-six_loves_to_win = Six love для победы
option-six_loves_to_win-why = У кого их столько, тот выигрывает матч.
option-one_all_play_two = One all, play two
option-one_all_play_two-why = При счёте один—один следующая победа даёт два—ноль.

choice-batida = по способу
choice-pips = по очкам
choice-always_66 = у кого 6-6
choice-winner = победитель
choice-rotate = все по очереди
choice-manual = вручную
choice-automatic = раздаются
choice-start_tile = стартовая кость
choice-winner_any_tile = победитель, любой костью
choice-on = да
choice-off = нет
choice-six_love = six love
choice-first_to_six = до шести

## Display

contrast = Контраст
grain = Фактура стола
warmth = Теплота света
tile-set = Кости
tiles-table = как принято за столом
tiles-bone = светлые
tiles-black = чёрные
tiles-big = крупные очки
tiles-numerals = цифры
tiles-strong = высокий контраст
pip-colours = Свой цвет у каждого числа
table-colour = Стол
table-own = у каждого свой
table-petrol = петроль
table-blue = индиго
table-pine = сосна
table-celadon = селадон
table-sorrel = бордовый
left-handed = Для левшей
text-size = Размер текста
