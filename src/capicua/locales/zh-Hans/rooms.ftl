### 真人牌桌，以及发牌如何保持公平。

## 公平发牌

verify-deal = 验证这次发牌
verify-title = 这次发牌公平吗？
verify-text = 发牌之前，服务器承诺了一个秘密，桌上每个座位又各自加入一个数。现在秘密已经公开，本页可以自己重新发一遍牌。
verify-working = 正在重新发牌…
verify-held = 这正是当初承诺的发牌。
verify-own = 本浏览器加入的数在其中。
verify-not-own = 本浏览器没有为它加入数。
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
seat-bot-off = 撤下机器人
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
