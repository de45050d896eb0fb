"""What a file's text holds, whichever form it has: JSON when it begins with a brace, else the text form."""

from typing import Any

from capicua.core.game import Rules
from capicua.games import registry
from capicua.notation.errors import json_path
from capicua.notation.position_json import read_position_json
from capicua.notation.position_states import state_of
from capicua.notation.position_text import parse_position
from capicua.notation.record_json import read_json
from capicua.notation.record_text import read_text
from capicua.notation.records import Record
from capicua.notation.replay import Find


def read_record(text: str, find: Find = registry.find) -> Record:
    """The record that `text` holds, played through. Raises NotationError."""
    return read_json(text, find) if text.lstrip().startswith("{") else read_text(text, find)


def read_state(rules: Rules[Any, Any], text: str) -> Any:
    """The state of a game in the position that `text` holds. Raises NotationError."""
    if text.lstrip().startswith("{"):
        return state_of(rules, read_position_json(text), json_path)
    return state_of(rules, *parse_position(text))
