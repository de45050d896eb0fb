### 浏览器界面。

# Which way the language is written: "ltr" or "rtl".
direction = ltr

## 首页

title-home = Capicua：各桌各打各的规矩的骨牌
welcome = 拉把椅子坐下
welcome-text = 几种骨牌玩法，每张桌按自己的规矩打。
play-now = 马上玩
play-now-game = 马上玩：{ $game }
opening-table = 正在摆桌…
players = { $count } 人
players-range = { $least } 至 { $most } 人
language = 语言
display = 显示
sound = 声音
your-name = 你的名字
name-text = 同桌的人看到的就是这个名字。
guest = 客人
save = 保存
close = 关闭
try-again = 重试
server-unreachable = 服务器没有回应
refused-not-stored = 服务器现在无法保存。请稍后再试
refused-origin = 这个页面的地址与服务器不一致
refused-malformed = 服务器看不懂这个页面。请重新加载
refused-not-json = 服务器看不懂这个页面。请重新加载
refused-too-long = 太长了
refused-too-slow = 传送得太慢了
refused-method = 服务器看不懂这个页面。请重新加载

## 显示

theme = 主题
theme-system = 跟随设备
theme-light = 浅色
theme-dark = 深色
theme-contrast = 高对比度
volume = 音量

## 没有牌桌时

nowhere = 这里什么也没有
nowhere-text = 这个地址不通向任何地方。牌桌都在首页。
to-home = 回首页
connecting = 正在前往牌桌…
connection-lost = 连接断开，正在重试…
closed-room-not-found = 没有这张桌
closed-room-not-found-text = 它可能已经关闭，或者地址不完整。
closed-room-ended = 这张桌已经关闭
closed-room-ended-text = 大家都走了。你可以马上开一张新的。
closed-room-damaged = 这张桌打不开
closed-room-damaged-text = 它的存档已损坏。其他牌桌不受影响。
closed-other = 牌桌断开了你的连接
closed-other-text = 服务器结束了连接。

## 牌桌

title-table = { $game } · Capicua
title-your-turn = 轮到你 · { $game }
round = 第 { $round } 局
leave-table = 离开牌桌
leave-title = 要离开牌桌吗？
leave-text = 机器人会接手你的座位，比赛照常进行。
leave-stay = 留下
leave-go = 离开
board = 牌桌
board-empty = 桌上还没有牌。
board-row = 桌上有 { $count } 张牌，左端 { $left }，右端 { $right }。从左到右：{ $tiles }。
waiting-for-players = 等待玩家
watching = 你正在旁观这张桌

seat-label =
    { $name }，{ $relation ->
        [partner] 你的搭档，
        [rival] 对手，
       *[other] { "" }
    }{ $kind ->
        [bot] 机器人，
        [bot-for-person] 机器人代打，
        [away] 已断线，
       *[other] { "" }
    }{ $count } 张牌
you = 你
relation-you = 你
relation-partner = 搭档
relation-rival = 对手

your-turn = 轮到你
your-turn-clock = 轮到你 · { $seconds } 秒
turn-of = 轮到 { $name }
turn-of-clock = 轮到 { $name } · { $seconds } 秒
clock-seconds = { $seconds } 秒
your-hand = 你的牌
sort = 理牌
pass = 过
draw = 摸牌
does-not-fit = 接不上
opens = 先出
two-ends = { $a }|{ $b }
choose-end = 两端都能接。请选一端。
left-end = 左端，{ $number }
right-end = 右端，{ $number }

pip-word =
    { $n ->
        [0] 零
        [1] 一
        [2] 二
        [3] 三
        [4] 四
        [5] 五
       *[6] 六
    }
tile-name = { $high }{ $low }
tile-double = 双{ $high }
tile-fits = { $tile }，可以出
tile-fits-left = { $tile }，能接左端
tile-fits-right = { $tile }，能接右端
tile-fits-both = { $tile }，两端都能接
tile-fits-nowhere = { $tile }，接不上

say-turn = 轮到 { $name }。
say-your-turn = 轮到你。
say-your-turn-ends = 两端是 { $left } 和 { $right }。轮到你。
say-your-pick = 轮到你拿牌。

## 拿牌

pick-order = 拿牌次序
pick-all = 选 { $count } 张牌
pick-more = 还差 { $count } 张
pick-other = { $name } 正在拿牌
pick-done = 大家的牌都拿齐了
pick-count = { $have } / { $share }
pick-later = 稍后
pick-last = 最后
pick-clock = { $seconds } 秒后由牌桌替你拿
pick-now = 马上拿
face-down-tiles = 扣着的牌
slot-free = 第 { $slot } 张，扣着
slot-taken = 第 { $slot } 张，{ $name } 拿走了

## 比分和结果

score = 比分
limit = 打到
total = 合计
round-column = 局
result-column = 结果
side-us = 我方
side-them = 对方
side-pair = { $first } 和 { $second }
plus = +{ $points }
times = × { $factor }
product = { $sum } × { $factor } = { $points }
how-counted = 怎么算的
rule = 规则
rule-number = 规则 { $number }
rule-opens = 规则 { $number }，在新标签页打开
side-gains-us = 我方得分
side-gains = { $side } 得分
all-hands = 各家的牌
name-you = { $name }（你）
hand-empty = 出完，手里没有牌
hand-hidden = 未亮出
pips-left = 剩 { $count } 点

round-won-us = 我方赢下第 { $round } 局
round-won-them = 对方赢下第 { $round } 局
round-won-pair = { $name } 赢下第 { $round } 局
round-won-one = { $name } 赢下第 { $round } 局
round-won-nobody = 第 { $round } 局无人获胜
match-won-us = 我方赢下比赛
match-won-them = 对方赢下比赛
match-won-pair = { $name } 赢下比赛
match-won-one = { $name } 赢下比赛
match-won-nobody = 比赛结束

next-round-in = { $seconds } 秒后下一局
result-in = { $seconds } 秒后看结果
rematch-in = 还有 { $seconds } 秒可以再来一场
match-over = 比赛结束
ready-count = { $people } 人中已有 { $ready } 人准备好
ready = 我准备好了
you-are-ready = 已准备好
rematch = 再来一场

## 按键

keys = 按键
key-choose = 选牌
key-play = 出牌
key-end = 左端或右端
key-pass = 过
key-draw = 摸牌
key-describe = 描述牌桌
key-cancel = 把牌放回
key-help = 本列表

## 双牌成树

unlocked-numbers = 已解锁
number-open = { $number }，已解锁
number-locked = { $number }，锁着
place-on = 接在 { $tile } 上，接 { $number }
choose-place = 有几处可接。请选一处。
zoom-near = 放大牌桌
zoom-whole = 显示整个牌桌
tag-locked = 锁着
fits-number = 接 { $number }
fits-numbers = 接 { $a }|{ $b }
tile-fits-number = { $tile }，能接 { $number }
tile-fits-places = { $tile }，有 { $count } 处可接
tile-locked = { $tile }，锁着
board-tree = 桌上有 { $count } 张牌。已解锁：{ $numbers }。空着的：{ $ends }。
open-end = { $tile } 上的 { $number }
locked-end = { $tile } 上的 { $number }，锁着
say-your-turn-numbers = 已解锁：{ $numbers }。轮到你。
key-place = 选择位置

## 轮次

play-group = 出牌
discard-tiles = 扣下 { $count } 张
group-down = 扣牌 { $count } 张
group-shown =
    { $name }：{ $group }，{ $tiles }，{ $state ->
        [high] 目前最大
       *[beaten] 被压过
    }
group-thrown = { $name }：扣牌 { $count } 张
group-lead = 请选要领出的牌
group-beat = 压过{ $group }，或扣下 { $count } 张
group-discard = 请选 { $count } 张扣下
group-count = 已选 { $have } / { $count } 张
group-none = 不成组合
group-beats = 能压{ $group }
group-leads = 可以领出
group-weak = 压不过{ $group }
tile-titled = { $title }，{ $tile }
tile-title =
    { $tile ->
        [t66] 天
        [t11] 地
        [t44] 人
        [t31] 鹅
        [t55] 梅花
        [t33] 长三
        [t22] 板凳
        [t65] 斧头
        [t64] 屏风
        [t61] 高脚七
        [t51] 零霖六
        [t63] 九
        [t54] 九
        [t62] 八
        [t53] 八
        [t52] 七
        [t43] 七
        [t42] 大头六
        [t41] 五
        [t32] 五
       *[t21] 三鸡
    }
board-trick = 第 { $trick } 轮。{ $groups }。
board-trick-empty = 第 { $trick } 轮。还没有人领出。
say-you-lead = 由你领出。
say-your-turn-beat = 目前最大：{ $group }。轮到你。
key-toggle = 选牌或放回
key-group = 打出所选的牌
key-discard = 扣下所选的牌
side-pays-us = 我方付分
side-pays = { $side } 付分
minus = −{ $points }

## Pages

skip-to-content = 跳到正文
rules-link = 规则与由来
rules-link-game = 规则与由来：{ $game }
title-page = { $page } · Capicua
page-origin = 由来
page-players = 人数
page-tiles = 骨牌
page-styles = 玩法
page-rules = 规则
rules-of = 规则：{ $game }
tiles-western = 双六骨牌，共 { $count } 张
tiles-chinese = 中国骨牌，共 { $count } 张
article = 维基百科条目
article-foreign = 维基百科条目（{ $language }）
clause-link = 第 { $number } 条的链接
rules-missing = 规则未能载入
page-missing = 页面未能载入
page-missing-text = 可能连不上服务器，也可能已有新版本。请重新载入页面。
reload = 重新载入

about = 关于
about-text = Capicua 是以 Apache License 2.0 发布的自由软件，建立在许多人的成果之上。所用的软件及其许可证：
about-client = 浏览器端
about-server = 服务器端
about-missing = 许可证列表未能载入
forget-title = 你在这台服务器上的数据
forget-text = 服务器通过 Cookie 中的一个随机数认出你，并保存你在牌桌上留下的名字和发言。你可以让它全部删除：牌局会保留，但不再有你的名字。
forget-me = 忘记我
forget-sure = 永久忘记你吗？
forget-sure-text = 你的座位将由机器人接手，无法再回去。保存在本设备上的历史对局不受影响。
forget-keep = 还是不要
forget-done = 这台服务器已忘记你
licence-text = 许可证全文

history = 过往对局
history-text = 在本设备上打完的对局，最近的在前。列表只留在这里，不会发给任何人。
history-empty = 本设备上还没有打完的对局。
history-clear = 清空列表
history-clear-title = 要清空列表吗？
history-clear-text = 所有过往对局都会从本设备上删除，无法恢复。
history-cleared = 列表已清空
history-keep = 保留
history-blocked = 此浏览器不允许页面存储任何内容，因此不会保留过往对局。照样可以玩。
history-won = 获胜
history-lost = 落败
history-tied = 并列
history-place = 第 { $place } 名
