### What the server itself says: links to tables where they are pasted.

preview-title = { $name } invites you to { $game }
preview-text = Sit down in your browser: no account, nothing to install.
