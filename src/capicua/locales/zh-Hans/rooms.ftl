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
