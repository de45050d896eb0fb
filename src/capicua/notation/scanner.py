"""A text as words, and where each of them stands."""

import re
from typing import Final

from capicua.notation.errors import LIMIT, NotationError, Path, shown

_WORDS: Final = re.compile(
    r"""
    [#][^\n]*                                                        # a comment, to the end of the line
    | (?P<header> \[ \w+ [ \t]+ "(?: [^"\\\n] | \\["\\] )*" [ \t]* \] )
    | (?P<word> [^\s#]+ )
    """,
    re.VERBOSE,
)
_HEADER: Final = re.compile(r'\[(\w+)[ \t]+"(.*)"[ \t]*\]')
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")

END: Final = ""
"""The word after the last one."""


class Scanner:
    """Goes through a text word by word: `word` is the next one, END after the last, `at` where it begins.

    Comments run from # to the end of their line. Raises NotationError for a text longer than LIMIT.
    """

    def __init__(self, text: str) -> None:
        if len(text) > LIMIT:
            raise NotationError("the text", f"a text has at most {LIMIT} characters, this one has {len(text)}")
        self._text: Final = text
        self._words: Final = _WORDS.finditer(text)
        self.word: str = END
        self.at: int = 0
        self.header: bool = False
        self.next()

    def next(self) -> str:
        """Step over a word and return it."""
        passed = self.word
        for match in self._words:
            if match.lastgroup is not None:
                self.word, self.at, self.header = match.group(), match.start(), match.lastgroup == "header"
                return passed
        self.word, self.at, self.header = END, len(self._text), False
        return passed

    def place(self, at: int | None = None) -> str:
        """Line and column of an offset, by default of the next word."""
        at = self.at if at is None else at
        return f"line {self._text.count(chr(10), 0, at) + 1}, column {at - self._text.rfind(chr(10), 0, at)}"

    def error(self, expected: str) -> NotationError:
        """That something else should stand here."""
        found = shown(self.word) if self.word else "the end"
        return NotationError(self.place(), f"{expected} is expected here, not {found}")

    def expect(self, word: str) -> None:
        """Step over this word. Raises NotationError when it is another."""
        if self.word != word or self.header:
            raise self.error(f"the word {word!r}")
        self.next()

    def number(self, what: str) -> int:
        """Step over a whole number. Raises NotationError."""
        if not is_number(self.word):
            raise self.error(what)
        return int(self.next())

    def numbers(self, what: str) -> tuple[int, ...]:
        """Step over one number or more. Raises NotationError."""
        found = [self.number(what)]
        while is_number(self.word):
            found.append(int(self.next()))
        return tuple(found)

    def named(self) -> tuple[str, str]:
        """Step over a header: its name and its value. Raises NotationError."""
        match = _HEADER.fullmatch(self.word)
        if match is None:
            raise self.error('a header such as [Style "duplas"]')
        self.next()
        return match[1], re.sub(r"\\(.)", r"\1", match[2])


class Places:
    """Where the parts of what was read stand in its text: a part without a place of its own is where its whole is."""

    def __init__(self, scanner: Scanner) -> None:
        self._scanner: Final = scanner
        self._at: Final[dict[Path, int]] = {}

    def mark(self, *path: str | int, at: int | None = None) -> None:
        """The part at `path` begins with the next word, or at an offset."""
        self._at[path] = self._scanner.at if at is None else at

    def __call__(self, path: Path) -> str:
        while path and path not in self._at:
            path = path[:-1]
        return self._scanner.place(self._at.get(path, 0))


def is_number(word: str) -> bool:
    """Whether a word is a whole number, of nine digits at most."""
    return _NUMBER.fullmatch(word) is not None


def header(name: str, value: str) -> str:
    """A header line."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'
