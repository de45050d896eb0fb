"""Recorded deals against what was promised for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from capicua.core.game import Deal, Rules
from capicua.core.tiles import TileSet
from capicua.fair.draw import commitment, draw
from capicua.games import registry
from capicua.notation.errors import json_path
from capicua.notation.records import Proof, Record
from capicua.notation.replay import Find, replay, rules_of

Fault = Literal["missing", "commitment", "values", "deal", "round"]
"""No proof; the secret is not the promised one; not a value for every seat; another deal; a number out of order."""


@dataclass(slots=True, frozen=True)
class Finding:
    """A round of a record, counted from 1, and what is wrong with its proof; None when it holds."""

    round: int
    fault: Fault | None


def verify_record(record: Record, find: Find = registry.find) -> Iterator[Finding]:
    """A finding for every deal of a record. Raises NotationError for a record that the rules refuse."""
    rules = rules_of(record, json_path, find)
    before = 0
    for step in replay(record, json_path, find):
        if isinstance(step.step, Deal):
            proof = record.rounds[step.round].proof
            fault = _fault(proof, rules, step.step, rules.draws(step.before), before)
            before = proof.round if proof is not None else before + (before > 0)
            yield Finding(step.round + 1, fault)


def _fault(proof: Proof | None, rules: Rules[Any, Any], deal: Deal, draws: int, before: int) -> Fault | None:
    if proof is None:
        return "missing"
    if len(proof.values) != rules.seats:
        return "values"
    if proof.round != before + 1 if before else proof.round < 1:
        return "round"
    secret = bytes.fromhex(proof.secret)
    if commitment(secret) != proof.commitment:
        return "commitment"
    drawn = draw(secret, [bytes.fromhex(value) for value in proof.values], proof.round, rules.tiles, draws)
    return None if _laid(rules.tiles, drawn) == _laid(rules.tiles, deal) else "deal"


def _laid(tiles: TileSet, deal: Deal) -> tuple[list[str], int | None]:
    """A deal in writing: two copies of a tile are alike."""
    return [tiles.texts[index] for index in deal.order], deal.first
