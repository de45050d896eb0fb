### 真人牌桌，以及发牌如何保持公平。

## 公平发牌

verify-deal = 验证这次发牌
verify-title = 这次发牌公平吗？
verify-text = 发牌之前，服务器承诺了一个秘密，桌上每个座位又各自加入一个数。现在秘密已经公开，本页可以自己重新发一遍牌。
verify-working = 正在重新发牌…
verify-held = 这正是当初承诺的发牌。
verify-own = 本浏览器加入的数在其中。
verify-not-own = 本浏览器没有为它加入数。
verify-late = 服务器称本浏览器的数来得太晚。
verify-failed = 这不是当初承诺的发牌。
verify-wrong-secret = 秘密不是当初承诺的那个。
verify-wrong-deal = 由秘密和各数得出的是另一副牌。
verify-wrong-promise = 本页看到承诺之后，承诺被改动了。
verify-wrong-own = 本浏览器加入的数被漏掉了。
verify-insecure = 本页不是通过 https 打开的，浏览器因此不提供加密功能。可以用命令行验证比赛记录。
verify-promise = 发牌前的承诺
verify-secret = 本局后公开的秘密
verify-values = 各座位的数
verify-none = 无
verify-deal-order = 发牌顺序
verify-record = 保存比赛记录
## Tables for people

play-with-people = 与人对战
people-title = 与人对战
people-text = 马上找人开局，为朋友开一桌，或坐到开放的桌上。
quick-match = 快速开局
quick-text = 与此刻在线的人同桌。几秒后由机器人补满空位。
quick-wait = { $seconds } 秒后由机器人补满空位
new-room = 开一桌
private-room = 邀请朋友，凭链接
open-room = 对所有人开放
code-label = 牌桌代码
code-go = 前往
open-tables = 等人的牌桌
live-tables = 正在进行的牌桌
no-tables = 现在没有
all-games = 所有游戏
all-languages = 所有语言
join-room = 坐下
watch-room = 观看
seats-free =
    { $count ->
       *[other] { $count } 个空位
    }
watchers =
    { $count ->
       *[other] { $count } 人观看
    }
room-title = { $game } 牌桌
invite-link = 邀请链接
copy-link = 复制链接
copied = 已复制
room-code = 代码
qr-label = 供相机扫描的链接图片
seat-empty = 空位
seat-sit = 坐这里
seat-swap = 与 { $name } 换座
seat-swap-asked = { $name } 想与你换座
seat-bot = 机器人，{ $level }
seat-kick = 请 { $name } 离开
seat-host = 房主
seat-away = 离开
clock-label = 计时
clock-none = 不计时
clock-move = 每步 { $seconds } 秒
clock-bank = 每局 { $seconds } 秒，每步加 { $increment } 秒
listed = 公开列出
start-now = 开始
start-with-bots = 空位由机器人补上
take-seat = 坐下
bots-level = 机器人
level-beginner = 入门
level-easy = 简单
level-medium = 中等
level-hard = 困难
level-master = 大师
talk-title = 牌桌聊天
talk-say = 说点什么
talk-send = 发送
talk-mute = 静音
talk-unmute = 恢复收听
talk-block = 屏蔽 { $name }
options-label = 本桌规则
closed-room-kicked = 你被请离了
closed-room-kicked-text = 房主已请你离开这张桌。你可以去其他牌桌。
face-angry = 生气
face-happy = 开心
face-love = 喜爱
face-sad = 难过
face-surprised = 惊讶
face-thinking = 思考
phrase-good-game = 打得好
phrase-good-luck = 祝好运
phrase-hello = 你好
phrase-hurry = 快一点
phrase-nice = 漂亮
phrase-oops = 哎呀
phrase-sorry = 抱歉
phrase-thanks = 谢谢
phrase-well-played = 打得漂亮

## Talk at the table, and what changes there

talk-open = 聊天
talk-new =
    { $count ->
       *[other] 聊天，{ $count } 条新消息
    }
talk-none = 还没有人说话
talk-people = 在座的人
talk-emotes = 表情和短语
talk-heard = { $name }：{ $words }
talk-unblock = 恢复收听 { $name }
key-talk = 聊天
start-bots =
    { $count ->
       *[other] 与 { $count } 个机器人一起开始
    }
changed-to = 房主更改了本桌设置。{ $what }
option-is = { $option }：{ $value }
take-bot-seat = 接替机器人的座位
take-bot-seat-text = 下一局起由你来打
seat-kept = 座位已为你留好，下一局起由你来打
seat-not-kept = 放弃座位
seat-next = 本局后由 { $name } 坐这里
seat-partner = 你的搭档

## How deals are kept fair, on a page

fair-title = 发牌为何公平
fair-short = 没有人挑选你的牌，你的浏览器可以证明这一点。
fair-intro = 这里没有人能挑选发牌：服务器不能，任何玩家不能，两名玩家联手也不能。你不必只听我们说：每局结束后，你的浏览器可以根据公布的内容重新发一遍。
fair-promise = 承诺
fair-promise-text = 发牌前，服务器选定一个密数，它是长到无法猜中的随机数，并公布它的指纹。从指纹看不出密数，但此后密数再也不能更改。
fair-number = 你的数
fair-number-text = 你的浏览器一看到指纹，就加入一个自己的随机数，其他人的浏览器也一样。没有真人的座位，或两秒内没有送到的数，按零计算。
fair-deal = 发牌
fair-deal-text = 密数和各人的数共同决定牌的顺序。服务器作出承诺时不可能知道你的数；你加入自己的数时也不可能知道密数。
fair-proof = 证明
fair-proof-text = 每局结束后公布密数。你的浏览器会自动检查承诺是否兑现、你的数是否在内；点“验证这次发牌”可以看它重新发一遍。
fair-not = 它不能证明什么
fair-not-hands = 服务器看得到所有人的牌，因为它要把各人的牌告诉各人。这里证明的是发牌没有被挑选，而不是运营者没有偷看。
fair-not-last = 如果服务器与最后送出数的玩家串通，可以反复试不同的数，直到满意为止。
fair-not-bots = 只有你一个真人、其余是机器人时，只有你的数在内：证明只存在于你和服务器之间。
fair-not-late = 服务器可以谎称你的数来晚了，从而在两种发牌中选一种。你的浏览器会查找自己的数，缺失时会告诉你；如果在不巧的时刻刷新过页面，它可能已经不记得了。
fair-not-page = 这个页面也来自服务器。如果你不信任它，请保存对局记录，并用不来自它的程序检查：capicua verify。
fair-not-play = 它不说明谁打得好，也不说明两名玩家是否在打电话。
fair-doubt = 上一次发牌与承诺不符
fair-why = 查看原因
verify-deal-number = 本桌第 { $round } 次发牌
