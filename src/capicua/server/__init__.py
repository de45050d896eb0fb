"""The only place with sockets, files, clocks and settings: HTTP, WebSocket, storage, bot workers."""
