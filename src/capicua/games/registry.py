"""Every style that can be played, in the order in which they are shown."""

from typing import Final

from capicua.core.errors import OptionError
from capicua.core.style import Style
from capicua.games.duplas import STYLE as DUPLAS

STYLES: Final[tuple[Style, ...]] = (DUPLAS,)


def find(id: str) -> Style:
    """The style with this id. Raises OptionError."""
    for style in STYLES:
        if style.id == id:
            return style
    raise OptionError(f"there is no game {id!r}; games are {', '.join(style.id for style in STYLES)}")
