"""Every style that can be played, in the order in which they are shown."""

from typing import Final

from capicua.core.errors import OptionError
from capicua.core.style import Style
from capicua.games.doubles import STYLE as DOUBLES
from capicua.games.duplas import STYLE as DUPLAS
from capicua.games.jamaican import CUT_THROAT_THREE, STRAIGHT_SIX
from capicua.games.jamaican import STYLE as JAMAICAN
from capicua.games.kecske import STYLE as KECSKE
from capicua.games.partner_six_love import STYLE as PARTNER_SIX_LOVE
from capicua.games.tien_gow import STYLE as TIEN_GOW

STYLES: Final[tuple[Style, ...]] = (
    DUPLAS,
    KECSKE,
    DOUBLES,
    TIEN_GOW,
    JAMAICAN,
    STRAIGHT_SIX,
    PARTNER_SIX_LOVE,
    CUT_THROAT_THREE,
)


def find(id: str) -> Style:
    """The style with this id. Raises OptionError."""
    for style in STYLES:
        if style.id == id:
            return style
    raise OptionError(f"there is no game {id!r}; games are {', '.join(style.id for style in STYLES)}")
