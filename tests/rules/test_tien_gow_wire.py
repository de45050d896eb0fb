"""Tien Gow on the wire: pictures, tidings, moves read back, bytes."""

import json
import re
from dataclasses import asdict
from pathlib import Path

import pytest
from tests.rules.tricks import RULES, Game, deal_of, down, play, position, up

from capicua.core.game import CHANCE, OVER, TABLE, Event
from capicua.core.pack import dump
from capicua.core.wire import Group, Motion, Pass, Picture, Refusal, Strip, Tiding, TrickBoard
from capicua.games.tien_gow import CLAUSES, LINES

LOCALES = Path(__file__).parents[2] / "src" / "capicua" / "locales"
DEALT = [
    "6-6 6-6 1-1 4-4 5-1 2-1 4-2 3-2",
    "3-1 3-1 5-5 5-5 3-3 3-3 4-1 5-3",
    "6-5 6-5 6-4 6-4 6-1 6-1 5-1 6-3",
    "1-1 4-4 2-2 2-2 5-4 6-2 5-2 4-3",
]


def _game() -> Game:
    game = Game(deals=4)
    game.go(deal_of(DEALT, 0))
    return game


def _picture(game: Game, seat: int) -> Picture:
    return game.rules.show(game.views[seat])


def _board(game: Game) -> TrickBoard:
    board = _picture(game, -3).table.board
    assert isinstance(board, TrickBoard)
    return board


def _strips(game: Game) -> list[Strip | None]:
    return [seat.strip for seat in _picture(game, -3).table.seats]


def test_before_the_first_deal_the_table_is_empty() -> None:
    picture = RULES.show(RULES.blank(2))

    assert picture.table.phase == "deal"
    assert picture.table.board == TrickBoard([], None, None, 0, 0)
    assert (picture.table.turn, picture.table.round, picture.table.result) == (None, 0, None)
    assert picture.own is not None
    assert (picture.own.hand, picture.own.options, picture.own.notices) == ([], [], [])
    assert [(seat.tiles, seat.badges, seat.strip) for seat in picture.table.seats] == [(0, [], None)] * 4


def test_a_leader_is_offered_every_group_by_name() -> None:
    game = _game()
    own = _picture(game, 0).own
    assert own is not None

    assert own.hand == ["6-6", "6-6", "1-1", "4-4", "5-1", "4-2", "3-2", "2-1"]
    assert {choice.face for choice in own.options} == {"up"}
    named = {tuple(choice.choose or ()): choice.name for choice in own.options}
    assert named[("6-6", "6-6")] == "combo-heaven-pair"
    assert named[("4-2", "2-1")] == "combo-supreme"
    assert named[("3-2",)] == "combo-five"
    assert len(named) == 9
    assert _picture(game, 1).own is not None
    assert [_picture(game, seat).own.options for seat in (1, 2, 3)] == [[]] * 3  # type: ignore[union-attr]
    assert _picture(game, -3).own is None
    banker = [[badge.text for badge in seat.badges] for seat in _picture(game, 1).table.seats]
    assert banker == [["badge-banker"], [], [], []]
    assert [counter.name for counter in _picture(game, 1).table.counters] == ["counter-trick", "counter-deals"]


def test_a_follower_is_offered_groups_that_beat_and_a_number_to_throw() -> None:
    game = _game()
    game.acts("4-4")
    own = _picture(game, 3).own
    assert own is not None

    assert [(choice.choose, choice.face, choice.count, choice.name) for choice in own.options] == [
        (["1-1"], "up", None, "combo-earth"),
        (None, "down", 1, None),
    ]
    assert [seat.tiles for seat in _picture(game, 3).table.seats] == [7, 8, 8, 8]


def test_the_trick_lies_on_the_table_until_the_next_lead() -> None:
    game = _game()
    game.acts("4-4", "1-1", "/5-1")
    board = _board(game)
    shown = [(thrown.seat, thrown.tiles, thrown.face, thrown.name, thrown.state) for thrown in board.thrown]

    assert shown == [
        (0, ["4-4"], "up", "combo-man", "beaten"),
        (3, ["1-1"], "up", "combo-earth", "high"),
        (2, [], "down", None, "discard"),
    ]
    assert (board.leader, board.winner, board.size, board.trick) == (0, None, 1, 1)
    assert _strips(game) == [
        Strip("notice", "strip-led"),
        None,
        Strip("notice", "strip-threw", {"count": 1}),
        Strip("result", "strip-high"),
    ]
    game.acts("/3-3")
    board = _board(game)
    assert [thrown.count for thrown in board.thrown] == [1, 1, 1, 1]
    assert (board.leader, board.winner, board.trick) == (0, 3, 1)
    assert _strips(game) == [None, None, None, Strip("result", "strip-won-trick", {"columns": 1})]
    assert [seat.counters[0].value for seat in _picture(game, 0).table.seats] == [0, 0, 0, 1]
    game.acts("5-4")
    assert (len(_board(game).thrown), _board(game).leader, _board(game).trick) == (1, 3, 2)


def test_a_group_that_was_beaten_says_so() -> None:
    game = Game()
    game.go(deal_of(DEALT, 2))
    game.acts("5-1", "3-3", "4-4")

    assert _strips(game) == [
        Strip("result", "strip-high"),
        Strip("notice", "strip-beaten"),
        Strip("notice", "strip-led"),
        None,
    ]


def test_a_payment_shows_as_it_happens() -> None:
    game = _game()
    game.acts("4-2 2-1", "/2-2 2-2", "/5-1 6-1")
    state = game.state
    game.acts("/3-3 3-3")

    assert _strips(game) == [
        Strip("result", "strip-received", {"points": 12}),
        *[Strip("result", "strip-paid", {"points": 4})] * 3,
    ]
    assert [seat.counters[1].value for seat in _picture(game, 1).table.seats] == [12, -4, -4, -4]
    told = [
        tiding for event in RULES.events(state, down("3-3 3-3"), game.state) for tiding in RULES.tell(event.seen_by(2))
    ]
    assert told == [
        Tiding("event-threw", 1, {"count": 2}, Motion(None, "hand:1", "trick")),
        Tiding("", 1, {}, Motion(None, "hand:1", "trick")),
        Tiding("event-won-trick", 0, {"columns": 2}, Motion(None, "trick", "won:0")),
        Tiding("event-bonus-supreme", 0, {"points": 12}),
        *[Tiding("event-paid", seat, {"points": 4, "to": {"seat": 0}}) for seat in (1, 2, 3)],
    ]
    game.acts("6-6")
    assert _strips(game) == [Strip("notice", "strip-led"), None, None, None]


def test_a_quartet_is_told_as_one() -> None:
    state = play(position({0: "6-6 6-6 6-3 5-4"}), "6-6 6-6 6-3 5-4")
    while state.played < 3:
        state = RULES.apply(state, RULES.legal(state)[-1])
    last = RULES.legal(state)[-1]
    texts = [t.text for event in RULES.events(state, last, RULES.apply(state, last)) for t in RULES.tell(event)]

    assert texts == ["event-threw", "", "", "", "event-won-trick", "event-bonus-quartet", *["event-paid"] * 3]


def test_plays_are_told_with_their_tiles_and_discards_only_to_who_threw() -> None:
    game = _game()
    state = game.state
    led = RULES.events(state, up("6-6 6-6"), RULES.apply(state, up("6-6 6-6")))
    assert [RULES.tell(event) for event in led] == [
        [
            Tiding("event-led", 0, {"tiles": "6-6, 6-6"}, Motion("6-6", "hand:0", "trick")),
            Tiding("", 0, {}, Motion("6-6", "hand:0", "trick")),
        ]
    ]
    state = play(state, "4-4")
    beat = RULES.events(state, up("1-1"), RULES.apply(state, up("1-1")))
    assert [tiding.text for tiding in RULES.tell(beat[0])] == ["event-beat"]
    threw = RULES.events(state, down("2-2"), RULES.apply(state, down("2-2")))[0]
    assert [RULES.tell(threw.seen_by(seat))[0].motion for seat in (3, 0)] == [
        Motion("2-2", "hand:3", "trick"),
        Motion(None, "hand:3", "trick"),
    ]


def test_a_deal_tells_who_is_banker_and_nothing_of_the_hands() -> None:
    deal = deal_of(DEALT, 2)
    told = [RULES.tell(event) for event in RULES.events(RULES.start(), deal, RULES.deal(RULES.start(), deal))]

    assert told == [[Tiding("event-dealt", None, {}), Tiding("event-banker", 2, {})], [], [], [], []]


def test_the_end_shows_columns_discards_settlement_and_ledger() -> None:
    game = _game()
    game.finish()
    table = _picture(game, 1).table
    row = game.state.match.ledger[-1]

    assert (table.phase, table.turn, table.round) == ("round_over", None, 1)
    assert table.result == game.rules.account(row)
    assert [(entry.round, entry.points) for entry in table.ledger] == [(1, list(row[:4]))]
    assert [side.score for side in table.sides] == list(row[:4])
    assert table.ranks is None
    for seat in range(4):
        strip = table.seats[seat].strip
        assert strip is not None
        assert strip.text == ("tien-gow-won" if seat == row[16] else "strip-points")
    assert len(_board(game).thrown) == 4
    game.step()
    assert (_picture(game, 1).table.phase, _picture(game, 1).table.round) == ("play", 2)
    assert _board(game).thrown == []
    for _ in range(3):
        game.finish()
        if game.rules.to_act(game.state) == CHANCE:
            game.step()
    table = _picture(game, 1).table
    assert table.phase == "match_over"
    assert table.ranks == game.rules.ranks(game.state.match)
    assert game.rules.to_act(game.state) == OVER


def test_the_last_event_tells_the_result() -> None:
    event = Event(7, TABLE, -1, carried=_finished().state.match)
    told = RULES.tell(event)

    assert [tiding.text for tiding in told] == ["tien-gow-won"]
    assert RULES.tell(Event(7, TABLE, -1)) == []


def _finished() -> Game:
    game = _game()
    game.finish()
    return game


def test_who_has_no_column_is_warned_and_in_the_last_single_trick_told() -> None:
    game = _game()
    notice = [_picture(game, seat).own.notices for seat in range(4)]  # type: ignore[union-attr]
    assert notice == [[Strip("notice", "tien-gow-no-column")]] * 4
    state = play(position({0: "2-1", 3: "4-2"}, 1, columns=(7, 0, 0, 0)), "2-1")
    view = RULES.unpack(dump([*state.public_numbers(), 3, state.hand(3), 0]))
    own = RULES.show(view).own
    assert own is not None
    assert own.notices == [Strip("notice", "tien-gow-early-death")]
    assert [(choice.face, choice.count) for choice in own.options] == [("down", 1)]
    waiting = RULES.show(RULES.unpack(dump([*state.public_numbers(), 2, state.hand(2), 0]))).own
    assert waiting is not None
    assert waiting.notices == [Strip("notice", "tien-gow-no-column")]
    winner = RULES.show(RULES.unpack(dump([*state.public_numbers(), 0, 0, 0]))).own
    assert winner is not None
    assert winner.notices == []
    dead = play(state, "/4-2")
    thrown = RULES.show(RULES.unpack(dump([*dead.public_numbers(), 3, 0, 0]))).own
    assert thrown is not None
    assert thrown.notices == []


@pytest.mark.parametrize(
    ("tiles", "face", "expected"),
    [
        ("6-6 5-4", "up", Refusal("refused-held", "tien_gow/3.3.8", {"tile": "5-4"})),
        ("1-1 1-1", "up", Refusal("refused-held", "tien_gow/3.3.8", {"tile": "1-1"})),
        ("6-6 1-1", "up", Refusal("refused-group", "tien_gow/3.2.1")),
        ("", "up", Refusal("refused-group", "tien_gow/3.2.1")),
        ("6-6", "down", Refusal("refused-lead", "tien_gow/3.3.2")),
        ("", "down", Refusal("refused-lead", "tien_gow/3.3.2")),
        ("9-9", "up", Refusal("refused-no-such-move")),
        ("6-6 6-6 6-6", "up", Refusal("refused-no-such-move")),
    ],
)
def test_a_leaders_move_is_read_or_refused(tiles: str, face: str, expected: Refusal) -> None:
    move = Group(tiles.split(), "up" if face == "up" else "down")

    assert RULES.read(_game().views[0], move) == expected


@pytest.mark.parametrize(
    ("tiles", "face", "expected"),
    [
        ("2-2", "up", Refusal("refused-beat", "tien_gow/3.2.5", {"tiles": "4-4"})),
        ("2-2 2-2", "up", Refusal("refused-size", "tien_gow/3.3.3", {"count": 1})),
        ("2-2 5-4", "down", Refusal("refused-size", "tien_gow/3.3.3", {"count": 1})),
        ("", "down", Refusal("refused-size", "tien_gow/3.3.3", {"count": 1})),
        ("1-1 4-4 2-2 2-2 5-4", "down", Refusal("refused-size", "tien_gow/3.3.3", {"count": 1})),
    ],
)
def test_a_followers_move_is_read_or_refused(tiles: str, face: str, expected: Refusal) -> None:
    game = _game()
    game.acts("4-4")

    assert RULES.read(game.views[3], Group(tiles.split(), "up" if face == "up" else "down")) == expected


def test_moves_are_read_with_tiles_in_any_order() -> None:
    game = _game()
    assert RULES.read(game.views[0], Group(["2-1", "4-2"], "up")) is up("4-2 2-1")
    assert RULES.read(game.views[0], Pass()) == Refusal("refused-no-such-move")
    game.acts("4-2 2-1")
    assert RULES.read(game.views[3], Group(["2-2", "1-1"], "down")) is down("1-1 2-2")
    refused = RULES.read(game.views[3], Group(["2-2", "2-2"], "up"))
    assert refused == Refusal("refused-supreme", "tien_gow/3.2.4", {"tiles": "4-2, 2-1"})
    game.acts("/2-2 2-2")
    both = RULES.read(game.views[2], Group(["6-5", "6-5"], "down"))
    assert both is down("6-5 6-5")


def test_early_death_is_refused_by_name() -> None:
    state = play(position({0: "2-1", 3: "4-2"}, 1, columns=(7, 0, 0, 0)), "2-1")
    view = RULES.unpack(dump([*state.public_numbers(), 3, state.hand(3), 0]))

    assert RULES.read(view, Group(["4-2"], "up")) == Refusal("refused-early", "tien_gow/3.3.5")


def test_a_position_needs_four_hands_of_one_size() -> None:
    for hands in ([1, 1, 1], [1, 1, 1, 5], [0, 0, 0, 0], [1023] * 4):
        with pytest.raises(ValueError, match="four hands"):
            type(RULES.start()).setup(hands, 0)


def test_the_first_event_of_a_round_suffices_for_a_blank_view() -> None:
    game = Game(seed=2, deals=4)
    game.step()
    game.finish()
    deal = game.rules.shuffle(game.state, game.rng)
    told = game.rules.events(game.state, deal, game.rules.deal(game.state, deal))
    game.go(deal)
    fresh = game.rules.blank(1)
    for event in told:
        fresh = game.rules.see(fresh, event.seen_by(1))

    assert fresh == game.views[1]
    assert fresh != game.rules.blank(1)


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_every_text_and_clause_is_in_the_catalogs(lang: str) -> None:
    texts = set(re.findall(r"^([a-z][\w-]*) =", (LOCALES / lang / "table.ftl").read_text("utf-8"), re.MULTILINE))
    rules = (LOCALES / lang / "rules-tien_gow.ftl").read_text("utf-8")
    clauses = {
        f"tien_gow/{clause.replace('-', '.')}" for clause in re.findall(r"^clause-([\d-]+) =", rules, re.MULTILINE)
    }
    said: set[str] = set()
    for seed in range(30):
        game = Game(seed)
        while game.rules.to_act(game.state) != OVER:
            game.step()
            said |= set(re.findall(r'"(?:text|name|code)": "([a-z][\w-]+)"', _json(_picture(game, 1))))
    said |= {f"refused-{reason}" for reason in CLAUSES} | {f"tien-gow-line-{name}" for name in LINES}

    assert said <= texts
    assert set(RULES.book.names) <= texts
    assert {*CLAUSES.values(), *LINES.values()} <= clauses
    assert len(clauses) == 32


def _json(picture: Picture) -> str:
    return json.dumps(picture, default=asdict)
