"""The matches of a room as records: what its log says was dealt and done, and who sat there."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from capicua.core.errors import CapicuaError
from capicua.core.game import Deal
from capicua.games import registry
from capicua.notation.records import Proof, Record
from capicua.notation.replay import Find, Scribe
from capicua.room.entries import Acted, Changed, Created, Dealt, Entry, EntryError, Rematched
from capicua.room.evolving import apply
from capicua.room.facts import Facts
from capicua.room.pace import Pace


def records(entries: Iterable[Entry], find: Find = registry.find) -> list[Record]:
    """The matches that a room's log holds, in order, each under the names its seats had last.

    The last may be unfinished; one without a deal is none. Seats of bots have no name. Raises EntryError.
    """
    log = iter(entries)
    first = next(log, None)
    if not isinstance(first, Created):
        raise EntryError("the log of a room begins with its Created entry")
    try:
        clerk = _Clerk(first, find)
        for entry in log:
            clerk.take(entry)
    except (CapicuaError, LookupError) as error:
        raise EntryError(f"the log of room {first.room} does not add up: {error}") from error
    return clerk.records()


def finished(entries: Iterable[Entry], find: Find = registry.find) -> list[Record]:
    """The matches of a log without a round that is not over: what anybody may see. Raises EntryError."""
    ended = [
        replace(record, rounds=tuple(played for played in record.rounds if played.result is not None))
        for record in records(entries, find)
    ]
    return [record for record in ended if record.rounds]


class _Clerk:
    """Follows a log: the people by the room's own facts, whose play is skipped; each match by a Scribe."""

    def __init__(self, created: Created, find: Find) -> None:
        style = find(created.style)
        rules = style.rules(created.options)
        if rules.version != created.rules:
            raise EntryError(f"it was played by version {created.rules} of {style.id}; this is {rules.version}")
        self._facts: Final = Facts(created, style, rules, Pace())
        self._facts.skimming = True
        self._kept: Final[list[Record]] = []
        self._begin()

    def _begin(self) -> None:
        self._scribe = Scribe(self._facts.style, self._facts.options)
        self._proofs: list[Proof | None] = []

    def take(self, entry: Entry) -> None:
        """The next entry."""
        if isinstance(entry, Rematched):
            self._kept.append(self._record())
            self._begin()
        elif isinstance(entry, Dealt):
            self._scribe.deal(Deal(entry.order, entry.first))
        elif isinstance(entry, Acted):
            self._scribe.act(self._facts.rules.actions[entry.action])
        apply(self._facts, entry)
        if isinstance(entry, Changed) and self._facts.stage.name == "waiting":
            self._begin()  # with the new options; later the match goes on as it is
        if isinstance(entry, Dealt):
            self._proofs.append(self._facts.chance.proof)

    def _record(self) -> Record:
        record = self._scribe.record()
        rounds = [
            replace(played, proof=None if played.result is None else proof)
            for played, proof in zip(record.rounds, self._proofs, strict=True)
        ]
        names = tuple(chair.name for chair in self._facts.people.chairs)
        return replace(record, seats=names, rounds=tuple(rounds))

    def records(self) -> list[Record]:
        """What was played so far."""
        return [record for record in (*self._kept, self._record()) if record.rounds]
