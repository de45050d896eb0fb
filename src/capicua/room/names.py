"""Names and words as they are shown: nothing that is invisible, turns the line around, or poses as somebody else."""

import re
import unicodedata
from typing import Final

NAME_LENGTH: Final = 24
"""The most characters a name may have."""
WORDS_LENGTH: Final = 200
"""The most characters somebody may say at once."""
_MARKS: Final = 2
"""Accents that one letter may carry."""

_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing, though Unicode counts them among those that do."""

_ALIKE: Final = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131\u0142\u00f8\u0111|",
    "abekmhopctyxijshdqwabeikvoptuxilodl",
)
"""Letters of other scripts, and of our own, by the Latin ones that they are taken for."""
_SAME: Final = str.maketrans("01l", "oii")


def _shown(raw: str, length: int) -> str:
    """Printable characters in their usual form with single spaces, few marks on a letter, at most `length`."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", raw):
        kind = unicodedata.category(letter)
        if kind == "Cf" or _UNSEEN.match(letter):
            continue
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if marks > _MARKS:
            continue
        kept.append(letter if letter.isprintable() else " ")
    return " ".join("".join(kept).split())[:length].rstrip()


def clean_name(raw: str) -> str | None:
    """A name as it is shown, at most NAME_LENGTH characters; None when it has no letter and no digit."""
    name = _shown(raw, NAME_LENGTH)
    return name if any(letter.isalnum() for letter in name) else None


def clean_words(raw: str) -> str | None:
    """Words as they are shown, at most WORDS_LENGTH characters; None when nothing is left."""
    return _shown(raw, WORDS_LENGTH) or None


def skeleton(name: str) -> str:
    """What a name looks like at a glance: two names with the same skeleton are taken for each other."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))
    return bare.translate(_ALIKE).translate(_SAME).replace("rn", "m").replace(" ", "")
