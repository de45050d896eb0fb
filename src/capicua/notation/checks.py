"""What names and dates of a record may be, in every form of it."""

import re
from typing import Final

from capicua.notation.errors import NotationError, shown

NAME_LENGTH: Final = 64
"""The most characters of a name."""
_DIGITS: Final = re.compile(r"[0-9a-f]{64}")
_DATE: Final = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")


def check_name(name: str, where: str) -> str:
    """The name, if it can stand in a record. Raises NotationError."""
    if len(name) > NAME_LENGTH or not name.isprintable():
        raise NotationError(
            where, f"a name has at most {NAME_LENGTH} characters that can be printed, not {shown(name)}"
        )
    return name


def check_date(date: str, where: str) -> str:
    """The date, if it is one. Raises NotationError."""
    if not _DATE.fullmatch(date):
        raise NotationError(where, f"a date is year-month-day, 2026-11-30, not {shown(date)}")
    return date


def check_digits(digits: str, where: str) -> str:
    """The 64 hexadecimal digits, if they are that. Raises NotationError."""
    if not _DIGITS.fullmatch(digits):
        raise NotationError(where, f"64 hexadecimal digits in small letters are expected here, not {shown(digits)}")
    return digits
