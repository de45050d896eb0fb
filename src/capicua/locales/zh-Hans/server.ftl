### What the server itself says: links to tables where they are pasted.

preview-title = { $name } 邀请你来玩 { $game }
preview-text = 在浏览器里就能入座：无需账号，无需安装。
