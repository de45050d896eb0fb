"""What a link to a table shows where it is pasted: whose table of which game, in the room's language, and no more."""

import functools
import html
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from capicua.room.showing import Listing

_FALLBACK: Final = "en"
NOBODY: Final = '<meta name="robots" content="noindex, nofollow">'
"""For a table that is not there: search engines are told the same of every table."""


def preview(told: Listing, site: str, picture: str) -> str:
    """The tags for the head of a table's page, at the address `site`; `picture` is a path there."""
    language = told.lang if _known(told.lang) else _FALLBACK
    say = _texts(language, told.style)
    game = say("title")
    tags = {
        "og:type": "website",
        "og:site_name": "Capicua",
        "og:title": say("preview-title", name=told.host, game=game) if told.host else say("room-title", game=game),
        "og:description": say("preview-text"),
        "og:url": f"{site}/t/{told.room}",
        "og:image": f"{site}{picture}",
        "og:locale": language.partition("-Hans")[0].replace("-", "_"),
    }
    made = [f'<meta property="{name}" content="{html.escape(text)}">' for name, text in tags.items()]
    return "".join([NOBODY, *made, '<meta name="twitter:card" content="summary">'])


@functools.cache
def _known(language: str) -> bool:
    return any(folder.name == language for folder in files("capicua.locales").iterdir() if folder.is_dir())


class _Texts:
    """The texts that previews need, of one language and one style."""

    def __init__(self, language: str, style: str) -> None:
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        for name in ("rooms.ftl", "server.ftl", f"rules-{style}.ftl"):
            text = (files("capicua.locales") / language / name).read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __call__(self, text: str, **args: str) -> str:
        pattern = self._bundle.get_message(text).value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, args)[0])


_texts: Final = functools.cache(_Texts)
