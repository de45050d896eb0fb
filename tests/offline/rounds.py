"""Seeded rounds of bots, as one word: run by CPython and, from the same text, by Python in the browser.

`NODES` plies a thought, so that no clock has a say; levels take turns, so that every way of playing is there.
"""

import hashlib
import json

from capicua.bots import levels
from capicua.core.actions import Action
from capicua.core.game import CHANCE, OVER, Budget, Deal
from capicua.core.rng import Rng
from capicua.games import registry

NODES = 60


def play(style: str, seed: int, rounds: int) -> str:
    """SHA-256 over the log of so many rounds: deals, acts, and what is carried from round to round."""
    rules, rng, hashed = registry.find(style).rules(), Rng(seed), hashlib.sha256()
    bots = [levels.find(name) for name in levels.LEVELS]
    state = rules.start()
    views = [rules.blank(seat) for seat in range(rules.seats)]
    while rounds or rules.to_act(state) >= 0:
        seat = rules.to_act(state)
        if seat == OVER:
            state = rules.start()
            views = [rules.blank(seat) for seat in range(rules.seats)]
            continue
        step: Action | Deal
        if seat == CHANCE:
            deal = step = rules.shuffle(state, rng)
            after, rounds = rules.deal(state, deal), rounds - 1
            hashed.update(bytes(deal.order) + rules.carry(state))
        else:
            bot = bots[(seed + rounds + seat) % len(bots)]
            action = rules.automatic(state) or bot.choose(rules, views[seat], Rng(rng.bits()), Budget(NODES))
            after, step = rules.apply(state, action), action
            hashed.update(b"%d %d;" % (seat, action.index))
        for event in rules.events(state, step, after):
            views = [rules.see(view, event.seen_by(seat)) for seat, view in enumerate(views)]
        state = after
    return hashed.hexdigest()


def answer(asked: str) -> str:
    """For a question in JSON, {style: [seed, rounds]}, the word of each style."""
    return json.dumps({style: play(style, *how) for style, how in json.loads(asked).items()})
