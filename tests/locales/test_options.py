"""Every option of every style has a name, an explanation and words for its choices, in every language."""

import pytest
from tests.locales.catalogs import LANGUAGES, messages

from capicua.games import registry


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words(language: str) -> None:
    texts = messages(language, "pages.ftl").keys()
    for style in registry.STYLES:
        for option in style.options:
            assert {f"option-{option.name}", f"option-{option.name}-why"} <= texts, (style.id, option.name)
            words = {f"choice-{choice}" for choice in option.choices if isinstance(choice, str)}
            assert words <= texts, (style.id, option.name)
