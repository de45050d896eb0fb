### How a game is played at this table, and how the table looks.

options = 你们怎么玩
play-these = 用这些选项开局
play-these-game = 用这些选项开局：{ $game }
defaults = 按惯例

## Options, and what they choose between

option-players = 人数
option-players-why = 桌上坐几个人。
option-scoring = 计分
option-scoring-why = 赢一局按收尾方式得分，或按别人手里剩的点数得分。
option-limit = 打到
option-limit-why = 有人到这么多分，比赛就结束。
option-opening = 谁先出
option-opening-why = 从第二局起由谁出第一张。
option-accept_close = 随时可以封盘
option-accept_close-why = 否则只有没有别的牌可出的人才能封盘。
option-pick_phase = 摸牌
option-pick_phase-why = 每人自己摸七张扣着的牌，或由牌桌发牌。
option-pick_seconds = 摸牌秒数
option-pick_seconds-why = 过时由牌桌替你摸完。
option-next_opener = 谁先出
option-next_opener-why = 从第二局起由谁出第一张。
option-dead_line_ends_round = 死线即结束一局
option-dead_line_ends_round-why = 否则要先把牌堆摸到最后一张。
option-boneyard_floor = 不摸的牌
option-boneyard_floor-why = 剩这么多张时牌堆关闭。
option-blocked_minus_own = 扣除赢家自己的点数
option-blocked_minus_own-why = 只在封死的一局。
option-deals = 副数
option-deals-why = 一场比赛打几副。
option-multiplier_on_excess = 收付都加倍
option-multiplier_on_excess-why = 否则最后一轮只加倍赢家收的，不加倍他付的。
option-mode = 比赛方式
option-mode-why = Six love 要有人还是零分；另一种只比谁先到六分。
option-target = 一盘的分数
option-target-why = 谁先到这么多分就赢这一盘。
option-key_card_points = 关键牌得分
option-key_card_points-why = 用关键牌收尾的一局得几分。
option-key_card_stacks = 关键牌另加分
option-key_card_stacks-why = 在已经值两分的一局里再多一分。
option-tie_stake_escalates = 每次平局都加码
option-tie_stake_escalates-why = 两次平局后一局值三分，再后值四分。
option-six_loves_to_win = 赢比赛要几个 six love
option-six_loves_to_win-why = 谁有这么多就赢。
option-one_all_play_two = One all, play two
option-one_all_play_two-why = 一比一时，下一次赢成二比零。

choice-batida = 按收尾方式
choice-pips = 按点数
choice-always_66 = 持 6-6 的人
choice-winner = 赢家
choice-rotate = 轮流
choice-manual = 自己摸
choice-automatic = 发牌
choice-start_tile = 起始牌
choice-winner_any_tile = 赢家，任意一张
choice-on = 是
choice-off = 否
choice-six_love = six love
choice-first_to_six = 先到六分

## Display

contrast = 对比度
grain = 桌面纹理
warmth = 光线冷暖
tile-set = 牌
tiles-table = 随牌桌
tiles-bone = 骨白
tiles-black = 黑色
tiles-big = 大点
tiles-numerals = 数字
tiles-strong = 高对比
pip-colours = 每个数一种颜色
table-colour = 桌面
table-own = 各用各的
table-petrol = 青蓝
table-blue = 蓝染
table-pine = 松木
table-celadon = 青瓷
table-sorrel = 酒红
left-handed = 左手
text-size = 字号
