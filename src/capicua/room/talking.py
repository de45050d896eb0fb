"""What people say to each other: always to the whole table. Changes nothing."""

from collections.abc import Callable
from typing import Any, Final

from capicua.core.wire import Refusal
from capicua.room.common import Decision, no_such_seat
from capicua.room.entries import Blocked, Spoke
from capicua.room.facts import Facts
from capicua.room.names import clean_words
from capicua.room.people import Chair
from capicua.room.texts import EMOTES
from capicua.room.wire import Block, Command, Emote, Say

SPAN: Final = 10.0
"""Seconds in which somebody may say so much:"""
EMOTES_A_SPAN: Final = 3
LINES_A_SPAN: Final = 4


def _say(facts: Facts, chair: Chair, command: Say, now: float) -> Decision:
    words = clean_words(command.text)
    if words is None:
        return Refusal("refused-words")
    if _said(facts, chair, now, emotes=False) >= LINES_A_SPAN:
        return Refusal("refused-too-fast", None, {"seconds": int(SPAN)})
    return (Spoke(now, None, words, chair.person or "", command.cid),)


def _emote(facts: Facts, chair: Chair, command: Emote, now: float) -> Decision:
    if command.emote not in EMOTES:
        return Refusal("refused-emote")
    if _said(facts, chair, now, emotes=True) >= EMOTES_A_SPAN:
        return Refusal("refused-too-fast", None, {"seconds": int(SPAN)})
    return (Spoke(now, command.emote, "", chair.person or "", command.cid),)


def _said(facts: Facts, chair: Chair, now: float, *, emotes: bool) -> int:
    """How much somebody has said of late."""
    mine = [heard for heard in facts.lines if heard.person == chair.person and heard.at > now - SPAN]
    return sum((heard.line.emote is not None) == emotes for heard in mine)


def _block(facts: Facts, chair: Chair, command: Block, now: float) -> Decision:
    """Only the ears of who asks are closed: the match goes on as before."""
    if refusal := no_such_seat(facts, command.seat):
        return refusal
    other = facts.people.chairs[command.seat].person
    if other is None or other == chair.person:
        return Refusal("refused-no-such-seat", None, {"seats": len(facts.people.chairs)})
    return (Blocked(now, other, command.on, chair.person or "", command.cid),)


COMMANDS: Final[dict[type[Command], Callable[[Facts, Chair, Any, float], Decision]]] = {
    Say: _say,
    Emote: _emote,
    Block: _block,
}
