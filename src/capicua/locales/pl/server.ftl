### What the server itself says: links to tables where they are pasted.

preview-title = { $name } zaprasza do gry: { $game }
preview-text = Usiądź do stołu w przeglądarce: bez konta i bez instalowania.
