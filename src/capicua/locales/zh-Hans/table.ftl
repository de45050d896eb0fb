### 牌桌上说的话：事件、提示条、结算、拒绝。浏览器和终端都读这里。
### $seat 会换成名字。事件是整句；提示条、标记、标题和结算行不是。

bot-name =
    { $seat ->
        [0] Tonico
        [1] Lúcia
        [2] Bia
       *[3] Téo
    }

## 房间

event-joined = { $seat } 入座。
event-back = { $seat } 回来了。
event-away = { $seat } 断线了。
event-bot-sits-in = 机器人代替 { $seat } 出牌。
event-gone = { $name } 走了。
event-left = { $seat } 离开了，座位由机器人接手。
event-host = { $seat } 现在是房主。
event-renamed = 有位玩家改名为 { $seat }。
event-started = 比赛开始。
event-timeout = { $seat } 超时，由牌桌代打。
event-rematch = 新的比赛开始。

refused-stale = 太晚了：这一手已经过去
refused-not-yet = 还没轮到这一手
refused-not-your-turn = 还没轮到你
refused-illegal = 规则不允许这样做
refused-failed = 我们这边出了点问题；什么都没有改变
refused-not-seated = 你在这张桌上没有座位
refused-already-seated = 你在这里已经有座位
refused-already-given = 你已经为这次发牌提供过数值
refused-contribution = 提供的数值应为 64 位十六进制数字
refused-no-such-seat = 没有这个座位
refused-seat-taken = 这个座位有人了
refused-room-full = 座位已满
refused-room-ended = 这张桌已经关闭
refused-not-host = 只有房主可以这样做
refused-started = 比赛已经开始
refused-not-now = 现在不行：这一局还没打完
refused-not-due = 现在还不到时候
refused-deal = 这不是这种玩法的发牌
refused-name = 名字里至少要有一个字
refused-option = 这里没有这个选项
refused-unknown-game = 这里没有这种玩法

## 一列牌

event-dealt = 新的一局。
event-picked = { $seat } 拿了 { $count } 张牌。
event-opens = { $seat } 先出。
event-opened = { $seat } 先出 { $tile }。
event-laid-left = { $seat } 把 { $tile } 接在左端。
event-laid-right = { $seat } 把 { $tile } 接在右端。
event-passed = { $seat } 过。
event-drew = { $seat } 摸了一张牌。

strip-passed = 过
strip-drew = 摸了 { $count } 张牌

badge-stake =
    { $stake ->
        [2] 本局加倍
       *[other] 本局 × { $stake }
    }
counter-stock = 还可摸 { $value } 张

line-hand = { $seat } 手里剩 { $pips } 点
line-stake =
    { $stake ->
        [2] 本局加倍计分
       *[other] 本局按 × { $stake } 计分
    }

refused-no-such-move = 没有这种出法
refused-held = 你手里没有 { $tile }
refused-fit = { $tile } 接不上：两端是 { $left } 和 { $right }
refused-must = 你有能接的牌，必须出
refused-end-required = { $tile } 两端都能接：请选一端
refused-close = { $tile } 接在那里会封死牌桌，而你还有别的出法
refused-opening = 这一局必须由 { $must } 先出
refused-pick = 先拿牌，再出牌
refused-draw = 现在没有牌可摸
refused-stock = 先摸牌，才能过

## 巴西搭档骨牌

duplas-simples = { $seat } 出完：simples
duplas-carroca = { $seat } 出完：carroça
duplas-la_e_lo = { $seat } 出完：lá e lô
duplas-cruzada = { $seat } 出完：cruzada
duplas-locked = 牌桌封死：得分归 { $seat }
duplas-doubles-4 = 本局作废：{ $seat } 起手有 4 张双牌
duplas-doubles-5 = { $seat } 起手有 5 张双牌
duplas-doubles-6 = { $seat } 起手有 6 张双牌
duplas-doubles-7 = { $seat } 起手有全部 7 张双牌

duplas-line-simples = Simples（普通）：{ $tile } 接上一端，两端是 { $left } 和 { $right }
duplas-line-carroca = Carroça（双牌）：最后一张是双牌 { $tile }
duplas-line-la_e_lo = Lá e lô（两头通）：{ $tile } 两端都能接，两端是 { $left } 和 { $right }
duplas-line-cruzada = Cruzada（十字）：双牌 { $tile } 两端都能接，两端是 { $left } 和 { $right }
duplas-line-locked = 牌桌封死
duplas-line-lower = 点数少的一方胜：{ $low } 对 { $high }
duplas-line-tie = 双方都是 { $low } 点：封牌的是 { $seat }，他这一方输
duplas-line-doubles-4 = 起手 4 张双牌（carroça）：谁也不得分，下一局加倍
duplas-line-doubles-5 = 起手 5 张双牌（carroça）：这一方得分
duplas-line-doubles-6 = 起手 6 张双牌（carroça）：这一方赢下比赛
duplas-line-doubles-7 = 起手 7 张双牌（carroça）：这一方赢下比赛

## 山羊

kecske-out = { $seat } 出完
kecske-fish = 鱼：{ $seat } 把牌封死了

kecske-line-out = { $seat } 手里没有牌了：不记分
kecske-line-maker = { $seat } 做成了鱼：手里多少都不记分（{ $pips } 点）

kecske-badge-goat = 山羊

## Six Love

six-love-out = { $seat } 出完
six-love-key = { $seat } 以关键牌出完
six-love-lowest = 封局：{ $seat } 手里点数最少
six-love-draw = 封局，平局

six-love-line-out = { $seat } 出完
six-love-line-key = 关键牌（key card）：两端都能接，又是它两个数字的最后一张
six-love-line-count = { $seat } 手里有 { $pips } 点
six-love-line-lowest = { $seat } 手里点数最少
six-love-line-tie = 点数最少的不止一人：谁也不得分，下一局值 { $stake } 分，由 6-6 先出
six-love-line-stake = 这一局值 { $stake } 分
six-love-line-love = Six Love：{ $seat } 达到 { $target } 分，而有人还是 0 分
six-love-line-loved = { $seat } 被剃光头（six love）
six-love-line-bruck = Bruck（破盘）：人人都已得分，全部归 0，重开一盘
six-love-line-reached = { $seat } 达到 { $target } 分
six-love-line-even = 一比一：下一局由 6-6 先出，胜者 2 比 0
six-love-line-two = 一比一打两分：这一分收回

six-love-badge-stake = 本局 { $stake } 分
six-love-badge-loved = 光头
six-love-counter-brucks = 破盘 { $value } 次
six-love-counter-sets = 赢得 { $value } 盘

## 树形牌阵

event-opens-with = 最大的双牌 { $tile } 在 { $seat } 手里，由其先出。
event-laid-on = { $seat } 把 { $tile } 接在 { $parent } 上。
event-unlocked = { $number } 已解锁。

strip-played = 出了 { $tile }
strip-drew-passed = 摸了一张，过
strip-must-open = 你的 { $tile } 开局
strip-must-lay = { $tile } 能接：现在就出

badge-opener = 以 { $tile } 开局
counter-stock-closed = 已封

refused-over = 现在没有进行中的局
refused-parent = 桌上没有 { $parent }
refused-match = { $tile } 和 { $parent } 没有相同的数字
refused-place = { $tile } 在桌上无处可接
refused-place-required = { $tile } 有几处可接：请选一处
refused-full = { $parent } 已经没有空着的 { $number } 边
refused-locked = { $number } 还锁着：只能接 { $number }-{ $number }
refused-drawn = 你摸到的 { $must } 能接：请出它
refused-once = 这一手你已经摸过牌了
refused-closed =
    { $count ->
        [0] 牌堆已空
       *[other] 牌堆最后 { $count } 张不能摸
    }

## 双牌

doubles-out = { $seat } 出完：{ $points } 分
doubles-blocked = 封局：{ $seat } 手里点数最少，得 { $points } 分
doubles-blocked-tie = 封局：点数最少的不止一人，谁也不得分
doubles-redealt = 谁也没有双牌：重新发牌

doubles-line-no-double = 各家手里都没有双牌
doubles-line-out = { $seat } 手里没有牌了
doubles-line-lowest = { $seat } 手里点数最少：{ $pips } 点
doubles-line-own = { $seat } 手里点数最少：扣除自己的 { $pips } 点
doubles-line-tie = { $seat } 手里有 { $pips } 点

## 中国骨牌的一轮

event-banker = { $seat } 坐庄，先出。
event-led = { $seat } 领出 { $tiles }。
event-beat = { $seat } 以 { $tiles } 压过。
event-threw = { $seat } 扣着垫了 { $count } 张牌。
event-won-trick = { $seat } 赢下这一轮，得 { $columns } 墩。
event-bonus-supreme = { $seat } 以至尊取胜，得 { $points } 分。
event-bonus-quartet = { $seat } 以四张取胜，得 { $points } 分。
event-paid = { $seat } 付给 { $to } { $points } 分。

strip-led = 领出
strip-high = 目前最大
strip-beaten = 被压过
strip-threw = 垫 { $count } 张
strip-won-trick = 赢下这一轮：{ $columns } 墩
strip-received = 收 { $points } 分
strip-paid = 付 { $points } 分
strip-points = { $points } 分

badge-banker = 庄
counter-columns = { $value } 墩
counter-payments = 即付 { $value } 分
counter-trick = 第 { $value } 轮
counter-deals = 共 { $value } 副

refused-group = 这几张牌不成组合
refused-lead = 领出的人必须亮出一个组合
refused-size = 这一轮每人出 { $count } 张
refused-beat = 压不过 { $tiles }
refused-supreme = 至尊只有领出才能赢：它压不过别的牌，别的牌也压不过它
refused-early = 你还没有墩：最后一轮若是单张，你只能扣着垫牌

combo-heaven = 天牌
combo-heaven-pair = 双天
combo-earth = 地牌
combo-earth-pair = 双地
combo-man = 人牌
combo-man-pair = 双人
combo-goose = 鹅牌
combo-goose-pair = 双鹅
combo-plum = 梅花
combo-plum-pair = 双梅
combo-long-three = 长三
combo-long-three-pair = 双长三
combo-bench = 板凳
combo-bench-pair = 双板凳
combo-axe = 斧头
combo-axe-pair = 双斧头
combo-partition = 屏风
combo-partition-pair = 双屏风
combo-long-leg-seven = 高脚七
combo-long-leg-seven-pair = 双高脚七
combo-big-head-six = 零霖六
combo-big-head-six-pair = 双零霖六
combo-heaven-nine = 天九
combo-heaven-nine-civil = 天天九
combo-heaven-nine-military = 天九九
combo-heaven-nine-quartet = 天天九九
combo-earth-eight = 地八
combo-earth-eight-civil = 地地八
combo-earth-eight-military = 地八八
combo-earth-eight-quartet = 地地八八
combo-man-seven = 人七
combo-man-seven-civil = 人人七
combo-man-seven-military = 人七七
combo-man-seven-quartet = 人人七七
combo-goose-five = 鹅五
combo-goose-five-civil = 鹅鹅五
combo-goose-five-military = 鹅五五
combo-goose-five-quartet = 鹅鹅五五
combo-nine = 九点
combo-nine-pair = 双九
combo-eight = 八点
combo-eight-pair = 双八
combo-seven = 七点
combo-seven-pair = 双七
combo-big-six = 大头六
combo-five = 五点
combo-five-pair = 双五
combo-little-three = 三鸡
combo-supreme = 至尊

## 天九

tien-gow-won = { $seat } 赢下最后一轮
tien-gow-sweep = { $seat } 独得全部八墩

tien-gow-no-column = 还没有墩：最后一轮若是单张，你只能扣着垫牌
tien-gow-early-death = 还没有墩：这最后一轮你只能扣着垫牌

tien-gow-line-none = { $seat } 一墩也没有：5 分
tien-gow-line-short = { $seat } 得 { $columns } 墩，不足四墩
tien-gow-line-even = { $seat } 得四墩：不用付
tien-gow-line-excess = { $seat } 得 { $columns } 墩，多于四墩
tien-gow-line-banker = 涉及庄家：加倍
tien-gow-line-last = 以这些牌赢下最后一轮：加倍
tien-gow-line-sweep = 独得八墩：加倍
tien-gow-line-settled = 与 { $seat } 结算
tien-gow-line-caught = 大头六压住三鸡：代 { $seat } 付
tien-gow-line-relieved = 由 { $seat } 代付：大头六压住三鸡
tien-gow-line-supreme = { $seat } 以至尊赢了一轮
tien-gow-line-quartet = { $seat } 以四张赢了一轮
tien-gow-line-thrown = { $seat } 扣着垫的牌
## 牌桌与交谈

event-changed = 房主更改了牌桌设置
event-filled =
    { $count ->
       *[other] 没有其他人加入：由 { $count } 个机器人陪打
    }
event-kicked = { $name } 被请离
event-moved = { $seat } 换了座位
refused-clock = 没有这种计时方式
refused-emote = 没有这个表情
refused-kicked = 房主已请你离开这张桌
refused-level = 没有这个级别的机器人
refused-players = 在座的人太多，无法这样更改
refused-too-fast = 慢一点：请等几秒
refused-words = 请先写点内容
refused-no-code = 没有使用该代码的牌桌
refused-busy = 请求太多，请稍候
