"""What a table can agree on is what the rules say: every option with its default, its values, its bounds."""

from collections.abc import Sequence
from typing import Any

import pytest

from capicua.core.errors import OptionError
from capicua.core.options import Option, Value
from capicua.games import registry

SWITCH = ["on", "off"]
JAMAICAN: list[tuple[str, Value, Sequence[Any]]] = [
    ("mode", "six_love", ["six_love", "first_to_six"]),
    ("target", 6, [6, 10]),
    ("key_card_points", 2, [1, 2]),
    ("key_card_stacks", "off", SWITCH),
    ("tie_stake_escalates", "off", SWITCH),
    ("six_loves_to_win", 1, range(1, 6)),
]
TABLES: dict[str, list[tuple[str, Value, Sequence[Any]]]] = {
    "duplas": [
        ("scoring", "batida", ["batida", "pips"]),
        ("limit", 6, range(3, 21)),
        ("limit", 100, range(50, 501)),
        ("opening", "always_66", ["always_66", "winner", "rotate"]),
        ("accept_close", "on", SWITCH),
        ("pick_phase", "manual", ["manual", "automatic"]),
        ("pick_seconds", 20, range(10, 61)),
    ],
    "kecske": [
        ("players", 4, [2, 3, 4]),
        ("limit", 101, range(51, 302)),
        ("next_opener", "start_tile", ["start_tile", "winner_any_tile"]),
        ("dead_line_ends_round", "off", SWITCH),
    ],
    "doubles": [
        ("players", 3, [2, 3, 4]),
        ("limit", 100, range(50, 301)),
        ("boneyard_floor", 2, [0, 1, 2]),
        ("blocked_minus_own", "off", SWITCH),
    ],
    "tien_gow": [("deals", 1, [1, 4, 8, 16]), ("multiplier_on_excess", "on", SWITCH)],
    "jamaican": JAMAICAN,
    "straight_six": JAMAICAN[1:5],
    "partner_six_love": [("one_all_play_two", "on", SWITCH), ("tie_stake_escalates", "on", SWITCH)],
    "cut_throat_three": JAMAICAN,
}
CASES = [(style, at) for style, rows in TABLES.items() for at in range(len(rows))]


def test_every_style_offers_these_options_and_no_others() -> None:
    offered = {style.id: [(option.name, option.default) for option in style.options] for style in registry.STYLES}

    assert offered == {style: [row[:2] for row in rows] for style, rows in TABLES.items()}


@pytest.mark.parametrize(("style", "at"), CASES, ids=str)
def test_an_option_takes_its_values_and_no_others(style: str, at: int) -> None:
    name, default, values = TABLES[style][at]
    option: Option = registry.find(style).options[at]
    given = {} if option.when is None else {option.when[0]: option.when[1]}

    for value in values:
        assert registry.find(style).rules({**given, name: value}).chosen[name] == value
    assert registry.find(style).rules(given).chosen[name] == default
    assert set(option.offer) <= set(values)
    for wrong in [min(values) - 1, max(values) + 1] if isinstance(default, int) else ["", "maybe"]:
        with pytest.raises(OptionError, match=name):
            registry.find(style).rules({**given, name: wrong})
