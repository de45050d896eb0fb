### Собственные тексты терминала.

cli-players = игроки
cli-place-left = { $tile } слева
cli-place-right = { $tile } справа
cli-discard =
    { $count ->
        [one] сбросить { $count } кость лицом вниз: введите номер и кость
        [few] сбросить { $count } кости лицом вниз: введите номер и кости
        [many] сбросить { $count } костей лицом вниз: введите номер и кости
       *[other] сбросить { $count } кости лицом вниз: введите номер и кости
    }
cli-pass = пас
cli-draw = взять кость
cli-pick-now = взять недостающие кости (или: pick и номер от 1)
cli-score = Счёт
cli-match-over = Партию выигрывает: { $names }
cli-hand = Ваши кости: { $tiles }
cli-help = Введите номер из списка или кости, например 6-5 (и left или right); q — выход.
cli-round = Раунд { $number }
cli-legal = можно: { $moves }
cli-unfinished = Запись кончается раньше партии
cli-verify-holds = как обещано
cli-verify-missing = для этой раздачи ничего не было обещано
cli-verify-commitment = секрет не тот, что был обещан
cli-verify-values = значений не столько, сколько мест
cli-verify-round = номер раздачи не по порядку
cli-verify-deal = из секрета и значений выходит другая раздача
cli-verify-held =
    { $count ->
        [one] Проверено: { $count } раздача, всё как обещано.
        [few] Проверено: { $count } раздачи, всё как обещано.
        [many] Проверено: { $count } раздач, всё как обещано.
       *[other] Проверено: { $count } раздачи, всё как обещано.
    }
cli-verify-failed =
    { $count ->
        [one] { $count } раздачу нельзя подтвердить.
        [few] { $count } раздачи нельзя подтвердить.
        [many] { $count } раздач нельзя подтвердить.
       *[other] { $count } раздачи нельзя подтвердить.
    }
