### 本设备保存的内容：应用本身、战绩，以及版本之间的更替。

## 版本

update-ready = 新版本已就绪
update-now = 更新
update-elsewhere = 另一个窗口里正在打一局。打完后再更新。
closed-version = 已有更新的版本
closed-version-text = 服务器已换成另一个版本。请重新载入页面：你的座位和对局都会保留。

## 连不上服务器时

offline-now = 服务器没有回应。你可以在本设备上继续与机器人对局。
online-again = 服务器恢复了
offline-ready = 可以离线玩了

## 本设备

device = 本设备
device-text = 此浏览器为你保存的内容，以及如何带走它们。
keep-heading = 没有网络也能玩
keep-insecure = 离线玩需要以 https 开头的地址，或在服务器所在的电脑上使用 localhost。当前地址两者都不是。联网玩不受影响。
keep-unable = 此浏览器无法保存页面以供离线玩。联网玩不受影响。
keep-working = 正在为离线玩做准备：{ $share }
keep-waiting = 为节省流量，离线游戏尚未下载，大小为 { $size } MB。
keep-partial = 页面本身没有网络也能打开。此服务器不提供离线游戏。
keep-full = 本设备已没有空间存放离线游戏。联网玩不受影响。
keep-failed = 离线游戏准备失败。联网玩不受影响。
keep-bring = 现在下载
install-heading = 作为应用
install-text = Capicua 会有自己的图标，并在自己的窗口中打开。
install = 安装
install-share = 在 iPhone 或 iPad 上，打开 Safari 的“共享”菜单，选择“添加到主屏幕”。
install-done = Capicua 已安装在本设备上。
install-none = 此浏览器在这里不提供安装，也许可以在它的菜单里找到。
data-heading = 你的数据
data-text = 设置、过往对局和未完成的机器人对局会存入一个文件，可以在这里或另一台设备上读入。
data-save = 存为文件
data-read = 读入文件
data-ask = 要读入这个文件吗？
data-ask-text = 保存于 { $date }。已完成的对局：{ $past }。未完成的对局：{ $open }。它们会加到现有内容中；其中的设置会取代你现在的设置。
data-add = 读入
data-cancel = 取消
data-done = 已读入：已完成的对局 { $past }，未完成的对局 { $open }
data-foreign = 这不是 Capicua 保存的文件
data-newer = 这个文件由更新版本的 Capicua 保存。请先更新。
data-too-long = 这个文件太大
data-broken = 这个文件已损坏：{ $where }。没有更改任何内容。
data-not-stored = 浏览器无法保存数据：存储空间已满或被禁用。没有更改任何内容。
storage-full = 本设备已没有空间，不再保留过往对局。照样可以玩。

## 统计

stats = 统计
stats-game = 游戏
stats-against = 对手
stats-matches = 对局
stats-won = 胜场
stats-people = 真人
stats-other = 其他
history-more = 显示更多
