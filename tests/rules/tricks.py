"""Tien Gow positions for tests: hands by texts, plays by texts, the views of all seats."""

from collections.abc import Mapping, Sequence

from capicua.core.actions import Action
from capicua.core.game import CHANCE, OVER, WATCHER, Deal
from capicua.core.rng import Rng
from capicua.core.tiles import each
from capicua.families.chinese import CHINESE
from capicua.families.trick_past import pieces
from capicua.families.trick_table import SEATS, TrickState, TrickView
from capicua.games.tien_gow import STYLE, TienGow


def rules(**options: object) -> TienGow:
    made = STYLE.rules(options)
    assert isinstance(made, TienGow)
    return made


RULES = rules()


def hands(known: Mapping[int, str], size: int) -> list[int]:
    """Four hands of `size` tiles: the known ones, filled up with the last tiles of the set that are left."""
    rest = list(CHINESE.texts)
    for tiles in known.values():
        for text in tiles.split():
            rest.remove(text)
    filled = [known.get(seat, "").split() for seat in range(SEATS)]
    for texts in filled:
        while len(texts) < size:
            texts.append(rest.pop())
    return [CHINESE.mask(*texts) for texts in filled]


def position(
    known: Mapping[int, str],
    size: int = 8,
    leader: int = 0,
    banker: int = 0,
    columns: Sequence[int] = (0, 0, 0, 0),
    bonus: tuple[int, ...] = (),
) -> TrickState:
    return TrickState.setup(hands(known, size), leader, banker, columns, bonus)


def up(tiles: str) -> Action:
    """The group of these tiles, in any order."""
    action = RULES.book.group(CHINESE.mask(*tiles.split()))
    assert action is not None, f"{tiles} make no group"
    return action


def down(tiles: str) -> Action:
    """The discard of these tiles."""
    return RULES.discard(CHINESE.mask(*tiles.split()))


def play(state: TrickState, *acts: str, by: TienGow = RULES) -> TrickState:
    """The state after acts: "6-6 6-3" shows, "/6-6 6-3" throws; each must be legal."""
    for act in acts:
        action = down(act[1:]) if act.startswith("/") else up(act)
        assert by.why_not(state, action) is None, f"{act}: {by.why_not(state, action)}"
        state = by.apply(state, action)
    return state


def throw_all(state: TrickState, by: TienGow = RULES) -> TrickState:
    """The trick on the table finished with discards."""
    while state.played:
        state = by.apply(state, by.legal(state)[-1])
    return state


def clause(state: TrickState, act: str) -> str | None:
    """The clause that forbids an act, None when it is legal."""
    return RULES.why_not(state, down(act[1:]) if act.startswith("/") else up(act))


def shown(state: TrickState) -> set[str]:
    """The groups that may be shown, as texts."""
    return {action.text for action in RULES.legal(state) if action.target >= 0}


def deal_of(dealt: Sequence[str], first: int | None = None) -> Deal:
    """The deal that gives these four hands."""
    masks = pieces([CHINESE.mask(*tiles.split()) for tiles in dealt])
    return Deal(tuple(tile for mask in masks for tile in each(mask)), first)


class Game:
    """A match with the folded views of all seats and of a watcher."""

    def __init__(self, seed: int = 0, **options: object) -> None:
        self.rules = rules(**options)
        self.rng = Rng(seed)
        self.state = self.rules.start()
        self.views: dict[int, TrickView] = {seat: self.rules.blank(seat) for seat in (*range(SEATS), WATCHER)}

    def go(self, step: Action | Deal) -> None:
        after = self.rules.deal(self.state, step) if isinstance(step, Deal) else self.rules.apply(self.state, step)
        for event in self.rules.events(self.state, step, after):
            for seat, view in self.views.items():
                self.views[seat] = self.rules.see(view, event.seen_by(seat))
        self.state = after

    def step(self) -> None:
        """A random deal or act."""
        if self.rules.to_act(self.state) == CHANCE:
            self.go(self.rules.shuffle(self.state, self.rng))
        else:
            self.go(self.rng.choice(self.rules.legal(self.state)))

    def acts(self, *acts: str) -> None:
        for act in acts:
            self.go(down(act[1:]) if act.startswith("/") else up(act))

    def finish(self) -> None:
        """Random acts to the end of the round."""
        while self.rules.to_act(self.state) not in (CHANCE, OVER):
            self.step()
