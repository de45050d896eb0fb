"""How a deal comes out of a secret and values: against a second verifier, and against chance."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tests.fair.deals import published, some_bytes, vectors
from tests.fair.node import VERIFIER, verdicts

from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX
from capicua.fair.draw import NOTHING, FairError, Numbers, commitment, draw, seed
from capicua.games import registry

DEALS = 10_000


def proofs(count: int) -> list[dict[str, Any]]:
    """Deals of every style in turn, with and without a drawn seat."""
    rng, kinds = Rng(5), [style.rules() for style in registry.STYLES]
    rules = [kinds[i % len(kinds)] for i in range(count)]
    return [published(rng, kind.tiles, kind.seats, kind.draws(kind.start())) for kind in rules]


def test_the_vectors_on_file_are_what_is_drawn_and_hold() -> None:
    file = Path(__file__).parents[2] / "vectors" / "fair" / "deals.json"
    assert json.loads(file.read_text(encoding="utf-8")) == vectors()
    assert set(verdicts(vectors())) == {"held"}


def test_a_second_verifier_accepts_every_deal() -> None:
    found = verdicts(proofs(DEALS))
    assert found == ["held"] * DEALS


def tampered(proof: dict[str, Any], way: int, rng: Rng) -> dict[str, Any]:
    """One thing about a published deal is changed."""
    bad = deepcopy(proof)
    digit = rng.below(64)
    if way == 0:
        a, b = rng.below(28), rng.below(28)
        while bad["tiles"][a] == bad["tiles"][b]:
            b = rng.below(28)
        bad["tiles"][a], bad["tiles"][b] = bad["tiles"][b], bad["tiles"][a]
    elif way == 1:
        bad["secret"] = other_digit(bad["secret"], digit)
    elif way == 2:
        seat = rng.below(4)
        bad["values"][seat] = other_digit(bad["values"][seat], digit)
    elif way == 3:
        bad["values"] = bad["values"][1:] + bad["values"][:1]
    elif way == 4:
        bad["round"] += 1
    elif way == 5:
        bad["commitment"] = other_digit(bad["commitment"], digit)
    elif way == 6:
        bad["first"] = (bad["first"] + 1) % 4
    else:
        bad["secret"] = some_bytes(rng).hex()
        bad["commitment"] = commitment(bytes.fromhex(bad["secret"]))
    return bad


def other_digit(text: str, at: int) -> str:
    return text[:at] + f"{(int(text[at], 16) + 1) % 16:x}" + text[at + 1 :]


@pytest.mark.parametrize("way", range(8))
def test_a_second_verifier_refuses_every_deal_that_was_tampered_with(way: int) -> None:
    rng = Rng(way)
    rules = registry.find("duplas").rules()
    good = [published(rng, rules.tiles, 4, 4) for _ in range(300)]
    good = [proof for proof in good if len(set(proof["values"])) == 4]
    assert len(good) > 100
    found = verdicts([tampered(proof, way, rng) for proof in good])
    assert "held" not in found
    assert verdicts(good) == ["held"] * len(good)


def test_the_second_verifier_is_short_and_its_own() -> None:
    text = VERIFIER.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 80
    assert [line for line in text.splitlines() if "import" in line and "node:" not in line] == []


def test_a_seat_is_drawn_from_all_seats_or_not_at_all() -> None:
    """So that a verifier needs to know no game."""
    for style in registry.STYLES:
        for options in [{"players": count} for count in style.players] if len(style.players) > 1 else [{}]:
            rules = style.rules(options)
            assert rules.draws(rules.start()) in {0, rules.seats}


def test_everything_published_changes_the_deal() -> None:
    rng = Rng(1)
    secret, values = some_bytes(rng), [some_bytes(rng) for _ in range(4)]
    deals = [draw(secret, values, 1, DOUBLE_SIX, 4), draw(secret, values, 2, DOUBLE_SIX, 4)]
    deals.append(draw(some_bytes(rng), values, 1, DOUBLE_SIX, 4))
    for seat in range(4):
        others = [NOTHING if i == seat else value for i, value in enumerate(values)]
        deals.append(draw(secret, others, 1, DOUBLE_SIX, 4))
    assert len({deal.order for deal in deals}) == len(deals)
    again = draw(secret, values, 1, DOUBLE_SIX, 4)
    assert (again.order, again.first) == (deals[0].order, deals[0].first)


def test_lengths_are_checked() -> None:
    for secret, values in ((b"short", [NOTHING]), (NOTHING, [NOTHING, b""])):
        with pytest.raises(FairError, match="32 bytes"):
            seed(secret, values, 1)


class Stuck(Numbers):
    """A source that gives the word that must be passed over."""

    def word(self) -> int:
        return (1 << 32) - 1


def test_a_source_that_never_gives_a_usable_word_is_an_error_before_anything_is_shown() -> None:
    assert Stuck(NOTHING).below(2) == 1
    with pytest.raises(FairError, match="no source of random numbers"):
        Stuck(NOTHING).below(28)
