"""One word for many seeded rounds: equal on every build and machine where the rules are the same."""

import hashlib

from capicua.core.game import CHANCE, OVER
from capicua.core.rng import Rng
from capicua.core.style import Style


def digest(style: Style, seed: int, rounds: int) -> str:
    """SHA-256 over the deals, the random acts, the numbers of legal acts and the results of so many rounds."""
    rules, rng, hashed = style.rules(), Rng(seed), hashlib.sha256()
    state = rules.start()
    while True:
        seat = rules.to_act(state)
        if seat == OVER:
            state = rules.start()
        elif seat == CHANCE:
            hashed.update(rules.carry(state))
            if not rounds:
                return hashed.hexdigest()
            deal = rules.shuffle(state, rng)
            hashed.update(bytes(deal.order))
            state, rounds = rules.deal(state, deal), rounds - 1
        else:
            legal = rules.legal(state)
            action = rng.choice(legal)
            hashed.update(b"%d %d %d;" % (seat, len(legal), action.index))
            state = rules.apply(state, action)
