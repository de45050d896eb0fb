### Straight Six 的规则：与牙买加 Six Love 不同的地方，每条一则。

title = 直取六分
summary = 牙买加打法的单纯竞赛（straight six）：赢一局得一分，先到六分者胜，不管别人有多少分。
origin = 牙买加

clause-1 = 开局、出牌、封局、平局和关键牌都与牙买加 Six Love 相同。
clause-2 = 先到六分的人赢下比赛。不需要有人是 0 分，人人都得分也不会重来。
