"""Numbers read right, one by one, where languages have several forms."""

import pytest
from tests.locales.catalogs import say

NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111)
POINTS = {
    "en": "points, point, points, points, points, points, points, points, points, points, points",
    "pt-BR": "ponto, ponto, pontos, pontos, pontos, pontos, pontos, pontos, pontos, pontos, pontos",
    "hu": "pont, pont, pont, pont, pont, pont, pont, pont, pont, pont, pont",
    "pl": "punktów, punkt, punkty, punktów, punktów, punktów, punktów, punkty, punktów, punktów, punktów",
    "ru": "очков, очко, очка, очков, очков, очков, очко, очка, очков, очко, очков",
    "zh-Hans": "分, 分, 分, 分, 分, 分, 分, 分, 分, 分, 分",
}
TILES = {
    "en": "tiles to draw, tile to draw",
    "pt-BR": "pedra para comprar, pedra para comprar",
    "hu": "húzható kő, húzható kő",
    "pl": "kamieni do dobrania, kamień do dobrania",
}
RUSSIAN_TILES = "костей, кость, кости, костей, костей, костей, кость, кости, костей, кость, костей"
POLISH_TILES = "kamieni, kamień, kamienie, kamieni, kamieni, kamieni, kamieni, kamienie, kamieni, kamieni, kamieni"
POLISH_PIPS = "oczek, oczko, oczka, oczek, oczek, oczek, oczek, oczka, oczek, oczek, oczek"
POLISH_LEFT = "oczkami, oczkiem, oczkami, oczkami, oczkami, oczkami, oczkami, oczkami, oczkami, oczkami, oczkami"
RUSSIAN_COLUMNS = (
    "столбцов, столбец, столбца, столбцов, столбцов, столбцов, столбец, столбца, столбцов, столбец, столбцов"
)


def numbered(words: str) -> list[str]:
    return [f"{number} {word}" for number, word in zip(NUMBERS, words.split(", "), strict=True)]


@pytest.mark.parametrize("language", POINTS)
def test_points(language: str) -> None:
    told = [say(language, "strip-points", {"points": number}) for number in NUMBERS]
    assert told == numbered(POINTS[language])


@pytest.mark.parametrize("language", TILES)
def test_none_and_one(language: str) -> None:
    told = [say(language, "counter-stock", {"value": number}) for number in (0, 1)]
    assert told == [f"{number} {words}" for number, words in enumerate(TILES[language].split(", "))]


def test_russian_tiles_and_columns() -> None:
    stock = [say("ru", "counter-stock", {"value": number}) for number in NUMBERS]
    assert stock == [f"на базаре {words}" for words in numbered(RUSSIAN_TILES)]
    columns = [say("ru", "counter-columns", {"value": number}) for number in NUMBERS]
    assert columns == numbered(RUSSIAN_COLUMNS)


def test_polish_tiles_and_pips() -> None:
    stock = [say("pl", "counter-stock", {"value": number}) for number in NUMBERS]
    assert stock == [f"{words} do dobrania" for words in numbered(POLISH_TILES)]
    pips = [say("pl", "doubles-line-lowest", {"seat": "Ola", "pips": number}) for number in NUMBERS]
    assert pips == [f"Ola ma najmniej: {words}" for words in numbered(POLISH_PIPS)]
    left = [say("pl", "line-hand", {"seat": "Ola", "pips": number}) for number in NUMBERS]
    assert left == [f"Ola zostaje z {words} w ręce" for words in numbered(POLISH_LEFT)]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Ana was left with 0 pips", "Ana was left with 1 pip", "Ana was left with 21 pips"]),
        ("pt-BR", ["Ana ficou com 0 ponto na mão", "Ana ficou com 1 ponto na mão", "Ana ficou com 21 pontos na mão"]),
        ("hu", ["Ana kezében 0 pont maradt", "Ana kezében 1 pont maradt", "Ana kezében 21 pont maradt"]),
        ("ru", ["Ana: на руках 0 очков", "Ana: на руках 1 очко", "Ana: на руках 21 очко"]),
        ("zh-Hans", ["Ana 手里剩 0 点", "Ana 手里剩 1 点", "Ana 手里剩 21 点"]),
    ],
)
def test_a_hand_that_is_left(language: str, told: list[str]) -> None:
    assert [say(language, "line-hand", {"seat": "Ana", "pips": number}) for number in (0, 1, 21)] == told
