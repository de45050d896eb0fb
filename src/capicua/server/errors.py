"""What the server itself refuses, in words for the person who started it."""


class StartError(Exception):
    """The server cannot start; the message is one line that says why and what would help."""


class StorageError(Exception):
    """Something could not be stored, and nothing of it was."""
