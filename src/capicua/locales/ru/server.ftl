### What the server itself says: links to tables where they are pasted.

preview-title = { $name } приглашает сыграть: { $game }
preview-text = Садитесь за стол прямо в браузере: без регистрации и установки.
