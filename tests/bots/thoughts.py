"""`python -m tests.bots.thoughts COUNT PATIENCE`: what the strongest choose in so many positions of every game.

PATIENCE is what one build prints in its first line, for the other to take: how long they think is all that may differ.
"""

import json
import sys
from collections.abc import Iterator
from itertools import islice

from tests.bots.positions import choices

from capicua.bots import row_decision, row_ending, tree_search, trick_search
from capicua.bots.craft import Skill
from capicua.bots.crafts import craft_of
from capicua.bots.search import think
from capicua.core.game import Budget
from capicua.core.rng import Rng
from capicua.games import registry

GAMES: list[tuple[str, dict[str, object]]] = [
    ("duplas", {}),
    ("duplas", {"scoring": "pips"}),
    ("kecske", {"players": 2}),
    ("kecske", {"players": 4}),
    ("jamaican", {}),
    ("partner_six_love", {}),
    ("doubles", {"players": 2}),
    ("doubles", {"players": 3}),
    ("tien_gow", {}),
]
PATIENCE = {
    row_decision: ("FEW",),
    row_ending: ("FEW", "PATIENCE"),
    tree_search: ("PATIENCE", "PLAYS"),
    trick_search: ("PLAYS",),
}
SKILL = Skill(nodes=600, plain=600, reads=True, pool=64, solves=True)
"""As the strongest level's, with the same numbers on both builds, where those of the level differ."""


def thoughts(game: str, options: dict[str, object], count: int) -> Iterator[tuple[str, int]]:
    """The choice in each of `count` positions where thought was needed, and the nodes that it took."""
    rules = registry.find(game).rules(options)
    craft = craft_of(rules)
    assert craft is not None
    decided = (
        decision
        for seed, played in enumerate(choices(rules, 5))
        if (decision := craft.decide(rules, played.view, Rng(seed), SKILL)) is not None
    )
    for decision in islice(decided, count):
        yield think(decision, SKILL.nodes, Budget()).text, decision.nodes


def patience(wanted: dict[str, int]) -> dict[str, int]:
    """Takes numbers of another build, and says which ones hold. A compiled module keeps its own."""
    for module, names in PATIENCE.items():
        for name in names:
            setattr(module, name, wanted.get(f"{module.__name__}.{name}", getattr(module, name)))
    return {f"{module.__name__}.{name}": getattr(module, name) for module, names in PATIENCE.items() for name in names}


def main() -> None:
    """Says where the engine is and how patient, and then each thought in a line."""
    sys.stdout.write(f"{row_ending.__file__}\n{json.dumps(patience(json.loads(sys.argv[2])))}\n")
    for game, options in GAMES:
        for action, nodes in thoughts(game, options, int(sys.argv[1])):
            sys.stdout.write(f"{game} {options} {action} {nodes}\n")


if __name__ == "__main__":
    main()
