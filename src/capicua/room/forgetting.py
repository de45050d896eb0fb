"""Taking a guest out of the stored log of a room: it plays as before, and tells nothing of them any more."""

from collections.abc import Mapping
from typing import Any, Final

_WHO: Final = ("person", "other")


def forget(append: Mapping[str, Any], person: str, stand_in: str) -> dict[str, Any]:
    """A stored append without `person`: `stand_in` has their place, without a name, and has said nothing.

    Works on plain JSON values, as `capicua.room.stored` writes them, so that older and damaged logs forget too. What
    they added to deals stays: without it nobody could verify them. Their commands' cids, which a client is free to
    choose, are alike then.
    """
    return {**append, "entries": [_forget(entry, person, stand_in) for entry in append["entries"]]}


def _forget(entry: Mapping[str, Any], person: str, stand_in: str) -> dict[str, Any]:
    told = {name: stand_in if name in _WHO and value == person else value for name, value in entry.items()}
    if entry.get("person") == person:
        for name, nothing in (("name", ""), ("text", ""), ("emote", None)):
            if name in told:
                told[name] = nothing
        if told.get("cid"):
            told["cid"] = "-"
    return told
