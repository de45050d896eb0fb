"""All languages say the same things, each with its own grammar."""

import pytest
from tests.locales.catalogs import (
    CATEGORIES,
    FILES,
    LANGUAGES,
    asked_by,
    every,
    key_of,
    locale,
    messages,
    parts,
    plural_selections,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
SIX = {"en", "hu", "pl", "pt-BR", "ru", "zh-Hans"}
# A language may do without a form that only numbers like a million or 0.5 take.
SPARED = {"pt-BR": {"many"}}
# Words that stay the same whatever number stands beside them.
WITHOUT_FORMS = {"side-gains", "side-pays", "six-love-counter-brucks"}


def test_the_languages_of_the_traditions_are_there() -> None:
    assert set(LANGUAGES) >= SIX


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_says_all_of_it_with_the_same_variables(language: str, file: str) -> None:
    english, here = messages("en", file), messages(language, file)

    assert here.keys() == english.keys()
    for name, pattern in english.items():
        ours, theirs = parts(here[name]), parts(pattern)
        # What English shows is shown; what it only asks about, to choose its words, need not be asked.
        assert ours.shown == theirs.shown, name
        assert ours.asked <= theirs.shown | theirs.asked, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_the_categories_of_the_language(language: str) -> None:
    needed = set(locale(language).plural_form.tags) | {"other"}
    spared = SPARED.get(language, set())
    seen = 0
    for file, name, pattern in every(language):
        for selection in plural_selections(pattern):
            keys = {key_of(variant) for variant in selection.variants} & CATEGORIES
            assert needed - spared <= keys <= needed, f"{file}: {name} has {sorted(keys)}"
            assert [key_of(variant) for variant in selection.variants if variant.default] == ["other"], name
            seen += 1
    assert seen > 0 or needed == {"other"}


@pytest.mark.parametrize("language", ["pl", "pt-BR", "ru"])
@pytest.mark.parametrize("file", FILES)
def test_where_english_counts_languages_with_forms_do_too(language: str, file: str) -> None:
    here = messages(language, file)
    flat = [
        name
        for name, pattern in messages("en", file).items()
        if plural_selections(pattern) and not plural_selections(here[name]) and name not in WITHOUT_FORMS
    ]
    assert flat == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_for_more_than_one_number_shows_the_number(language: str) -> None:
    rule = locale(language).plural_form
    shared = {category for category in CATEGORIES if sum(rule(number) == category for number in range(202)) > 1}
    for file, name, pattern in every(language):
        for selection in plural_selections(pattern):
            number = asked_by(selection)
            for variant in selection.variants:
                if key_of(variant) in shared and name not in WITHOUT_FORMS:
                    assert number in parts(variant.value).shown, f"{language}, {file}: {name} [{key_of(variant)}]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_refers_to_one_that_is_not_there(language: str) -> None:
    for file, name, pattern in every(language):
        assert set(parts(pattern).references) <= messages(language, file).keys(), f"{file}: {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    """Sentences; names, marks and loan words may well be the same."""
    sentences = ("clause", "summary", "refused", "event", "drawn")
    same = [
        name
        for file, name, pattern in every(language)
        if name.startswith(sentences) and pattern.equals(messages("en", file)[name])
    ]
    assert same == []
