### 终端自己的文字。

cli-players = 人数
cli-place-left = { $tile } 接左端
cli-place-right = { $tile } 接右端
cli-discard = 扣着垫 { $count } 张牌：输入编号和牌
cli-pass = 过
cli-draw = 摸一张牌
cli-pick-now = 拿齐还缺的牌（或输入 pick 和从 1 起的编号）
cli-score = 比分
cli-match-over = 比赛胜者：{ $names }
cli-hand = 你的手牌：{ $tiles }
cli-help = 输入列表中的编号，或输入牌，例如 6-5（再加 left 或 right）；q 退出。
cli-round = 第 { $number } 局
cli-legal = 可出：{ $moves }
cli-unfinished = 记录在比赛结束前中断
cli-verify-holds = 与承诺相符
cli-verify-missing = 这次发牌没有承诺
cli-verify-commitment = 秘密不是当初承诺的那个
cli-verify-values = 并非每个座位都有一个数值
cli-verify-round = 发牌的编号不连续
cli-verify-deal = 由秘密和数值得出的是另一副牌
cli-verify-held =
    { $count ->
       *[other] 全部 { $count } 次发牌都与承诺相符。
    }
cli-verify-failed =
    { $count ->
       *[other] 有 { $count } 次发牌无法验证。
    }
