"""What is promised for the next deal, and what shows that the last one kept to it."""

from typing import Any, Final

from capicua.core.game import Deal, Rules
from capicua.fair.draw import NOTHING, commitment, draw
from capicua.notation.records import Proof
from capicua.room.people import People


class Chance:
    """Where deals come from when they are `fair`: a promised `secret` (None: none yet) and the persons' `values`.

    `promised` is when the secret was committed to; `proof` is of the last deal, to be shown when its round is over.
    """

    __slots__ = ("commitment", "fair", "promised", "proof", "secret", "values")

    def __init__(self, fair: bool) -> None:
        self.fair: Final = fair
        self.secret: bytes | None = None
        self.commitment: str = ""
        self.values: dict[str, bytes] = {}
        self.promised: float = 0.0
        self.proof: Proof | None = None

    def promise(self, secret: bytes, at: float) -> None:
        """The secret of the next deal is chosen: it is committed to before anybody adds to it."""
        self.secret, self.values, self.promised = secret, {}, at
        self.commitment = commitment(secret)

    def by_seat(self, people: People) -> list[bytes]:
        """The values in order of seats; NOTHING where nobody sits or none came."""
        return [self.values.get(chair.person or "", NOTHING) for chair in people.chairs]

    def draw(self, round: int, people: People, rules: Rules[Any, Any], state: Any) -> Deal:
        """The deal that was promised. A secret must be there."""
        assert self.secret is not None
        return draw(self.secret, self.by_seat(people), round, rules.tiles, rules.draws(state))

    def keep(self, round: int, people: People) -> None:
        """That deal is made: what it was drawn from is kept for the proof, and used up."""
        secret, self.proof = self.secret, None
        if secret is not None:
            values = tuple(value.hex() for value in self.by_seat(people))
            self.proof = Proof(round, self.commitment, secret.hex(), values)
        self.secret, self.values = None, {}
