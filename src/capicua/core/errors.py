"""The errors the engine raises. Each says what was wrong and what would be right."""


class CapicuaError(ValueError):
    """Base of everything the engine refuses."""


class OptionError(CapicuaError):
    """An option that does not exist, or a value it does not take."""


class ActionError(CapicuaError):
    """A text that names no action of the game, or a step out of order."""


class DealError(CapicuaError):
    """A deal that is not a permutation of the set, or lacks the drawn seat its rules ask for."""


class PackError(CapicuaError):
    """Bytes that are not a packed state, view or carry of this game."""
