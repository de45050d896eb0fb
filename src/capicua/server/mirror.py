"""Structs made from standard-library dataclasses, for msgspec to decode strictly.

msgspec takes no union of dataclasses. A mirror's tag is the dataclass's own `type` or `kind`, or the
name its maker gives it; fields it does not know are refused.
"""

import dataclasses
import types
import typing
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

_TAGS: Final = ("type", "kind")
_CID: Final = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Mirror:
    """Makes Structs of dataclasses: with the tags `names` where they have no field for one.

    In what is `heard`, fields that have a default may be left out.
    """

    def __init__(self, names: Mapping[type, str], *, heard: bool) -> None:
        self._names: Final = names
        self._heard: Final = heard
        self._structs: Final[dict[type, type[msgspec.Struct]]] = {}
        self._sources: Final[dict[type, type]] = {}

    def hint(self, given: Any) -> Any:
        """`given` with every dataclass in it replaced by its mirror."""
        if isinstance(given, type) and dataclasses.is_dataclass(given):
            return self.struct(given)
        inner = typing.get_args(given)
        origin = typing.get_origin(given)
        if not inner or origin is Literal:
            return given
        mirrored = tuple(self.hint(each) for each in inner)
        return typing.Union[mirrored] if origin in (typing.Union, types.UnionType) else origin[mirrored]  # noqa: UP007

    def struct(self, source: type) -> type[msgspec.Struct]:
        """The mirror of one dataclass."""
        if source not in self._structs:
            self._structs[source] = self._make(source)
            self._sources[self._structs[source]] = source
        return self._structs[source]

    def _make(self, source: type) -> type[msgspec.Struct]:
        hints = typing.get_type_hints(source)
        tag_field, tag = ("type", self._names[source]) if source in self._names else (None, None)
        fields: list[tuple[str, Any] | tuple[str, Any, Any]] = []
        for field in dataclasses.fields(source):
            if field.name in _TAGS and isinstance(field.default, str):
                tag_field, tag = field.name, field.default
                continue
            hint = _CID if field.name == "cid" and self._heard else self.hint(hints[field.name])
            fields.append((field.name, hint, *self._default(field)))
        return msgspec.defstruct(
            source.__name__,
            fields,
            tag_field=tag_field,
            tag=tag,
            kw_only=True,
            forbid_unknown_fields=True,
            namespace={"__doc__": source.__doc__},
        )

    def _default(self, field: "dataclasses.Field[Any]") -> tuple[Any, ...]:
        if not self._heard:
            return ()
        if field.default_factory is not dataclasses.MISSING:
            return (msgspec.field(default_factory=field.default_factory),)
        return () if field.default is dataclasses.MISSING else (field.default,)

    def source(self, mirrored: Any) -> Any:
        """The dataclass value that a mirrored one stands for."""
        if not isinstance(mirrored, msgspec.Struct):
            return mirrored
        values = {name: self.source(getattr(mirrored, name)) for name in mirrored.__struct_fields__}
        return self._sources[type(mirrored)](**values)
