### What the server itself says: links to tables where they are pasted.

preview-title = { $name } játszani hív: { $game }
preview-text = Ülj asztalhoz a böngésződben: nem kell hozzá fiók, és telepíteni sem kell semmit.
