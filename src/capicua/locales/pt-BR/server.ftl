### What the server itself says: links to tables where they are pasted.

preview-title = { $name } convida você para { $game }
preview-text = Sente-se à mesa no navegador: sem conta e sem instalar nada.
