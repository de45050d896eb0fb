"""The JSON Schema of records and positions, made of their types, and the strict decoder of both that goes with it.

Run as a module it prints the schema.
"""

import json
import sys
from typing import Any

import msgspec

from capicua.notation.positions import RowPosition, TreePosition, TrickPosition
from capicua.notation.records import Record
from capicua.server.mirror import Mirror

_MIRROR = Mirror({}, heard=True)
RECORD = _MIRROR.struct(Record)
POSITIONS = [_MIRROR.struct(kind) for kind in (RowPosition, TreePosition, TrickPosition)]


def schema() -> dict[str, Any]:
    """A record; positions are among its definitions."""
    _, parts = msgspec.json.schema_components([RECORD, *POSITIONS], ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Record",
        "description": "A match; positions of rounds are among the definitions.",
        "$ref": "#/$defs/Record",
        "$defs": dict(sorted(parts.items())),
    }
    plain: dict[str, Any] = json.loads(json.dumps(whole))
    return plain


def has_shape(value: object, kind: type[msgspec.Struct] = RECORD) -> bool:
    """Whether a JSON value is as the schema says."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
