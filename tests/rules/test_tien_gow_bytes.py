"""Views and matches of Tien Gow as bytes."""

import pytest
from tests.rules.tricks import RULES, Game, deal_of

from capicua.core.errors import PackError
from capicua.core.game import CHANCE
from capicua.core.pack import dump
from capicua.families.match import Match

DEALT = [
    "6-6 6-6 6-3 5-4 5-1 2-1 4-2 3-2",
    "3-1 3-1 5-5 5-5 3-3 3-3 4-1 5-3",
    "6-5 6-5 6-4 6-4 6-1 6-1 5-1 1-1",
    "1-1 4-4 4-4 2-2 2-2 6-2 5-2 4-3",
]


def test_views_and_matches_survive_bytes() -> None:
    game = Game(seed=6, deals=4)
    for _ in range(60):
        game.step()
        for view in game.views.values():
            assert game.rules.unpack(game.rules.pack(view)) == view
        if game.rules.to_act(game.state) == CHANCE:
            assert game.rules.resume(game.rules.carry(game.state)) == game.state
    assert len({hash(view) for view in game.views.values()}) == 5
    blank = RULES.blank(2)
    assert (blank.seat, blank.hand, blank.thrown) == (2, 0, 0)


def test_a_view_that_saw_four_tiles_thrown_survives_bytes() -> None:
    game = Game()
    game.go(deal_of(DEALT, 0))
    game.acts("6-6 6-6 6-3 5-4", "/2-2 2-2 6-2 5-2")

    assert [RULES.unpack(RULES.pack(view)) for view in game.views.values()] == list(game.views.values())


def _dealt() -> Game:
    game = Game(deals=4)
    game.go(deal_of(DEALT, 0))
    return game


def _numbers(**changes: int) -> bytes:
    view = _dealt().views[0].copy()
    for name, value in changes.items():
        setattr(view, name, value)
    return RULES.pack(view)


@pytest.mark.parametrize("field", ["turn", "seat", "high", "hand", "thrown"])
@pytest.mark.parametrize("value", [-9, 1 << 40])
def test_bytes_that_are_no_view_are_refused(field: str, value: int) -> None:
    with pytest.raises(PackError, match="no view of tien_gow"):
        RULES.unpack(_numbers(**{field: value}))


def test_other_bytes_are_refused() -> None:
    good = _numbers()
    for broken in (good[:-1], good + b"\x00", b"", dump([4, 0, 0, 0, 0])):
        with pytest.raises(PackError):
            RULES.unpack(broken)
    view = _dealt().views[0].copy()
    view.trail = (None, 0, 61)
    with pytest.raises(PackError, match="no view of tien_gow"):
        RULES.unpack(RULES.pack(view))
    view.trail, view.match = None, Match((0, 0, 0))
    with pytest.raises(PackError, match="no view of tien_gow"):
        RULES.unpack(RULES.pack(view))
    for match in (Match((0, 0, 0)), Match((0,) * 4, opener=4)):
        with pytest.raises(PackError, match="no match of tien_gow"):
            RULES.resume(match.dump())
