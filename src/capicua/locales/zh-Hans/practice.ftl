### 在本机上与机器人对局，没有网络也可以。

practice = 在本机上
practice-title = 在本机上玩{ $game }
practice-text = 与机器人对局，没有网络也可以。对局保存在本机，随时可以继续。
practice-link = 在本机上玩
practice-link-game = 在本机上玩：{ $game }
practice-new = 新对局
practice-play = 开始
practice-unfinished = 未完成的对局
practice-match = { $game }，第 { $round } 局
practice-go-on = 继续
practice-go-on-match = 继续：{ $game }，第 { $round } 局
practice-delete = 删除
practice-delete-match = 删除：{ $game }，第 { $round } 局
practice-failed = 无法在本机上启动游戏
practice-unsaved = 本机无法保存这场对局：存储空间已满或被禁用。可以继续玩，但请不要关闭此页面。
leave-practice-text = 对局保存在本机，随时可以继续。
closed-practice-elsewhere = 对局正在另一个窗口中进行
closed-practice-elsewhere-text = 它在那里也打开着。要在这里玩，请关闭另一个窗口，然后重新加载此页面。
