"""Objects out of the JSON that they were written as, each value of the kind that it must have."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from mixpert.json_text import FieldError

_T = TypeVar("_T")

_MOST_SHOWN = 40
"""Characters of a wrong value that an error repeats."""


def restored(kind: type[_T], value: Any) -> _T:
    """`value` of JSON as the type that an annotation names.

    Args:
        kind: a dataclass, an enumeration, a list, tuple or dictionary of such, ``X | None``,
            ``str``, ``int``, ``float``, ``bool`` or ``Any``; an object of a dataclass stays one.
        value: what `json.loads` gave.

    Raises:
        FieldError: it is none; says which field, what it holds and what it should.
    """
    read: Callable[[Any], _T] = _reader(kind)  # type: ignore[arg-type]  # types can be hashed
    return read(value)


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    """What reads values of a type; annotations are looked at once."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in _GENERIC:
        return _GENERIC[origin](parts)
    if is_dataclass(kind):
        return _object(kind)
    if kind is Any:
        return lambda value: value
    if issubclass(kind, Enum):
        return lambda value: _member(kind, value)
    return lambda value: _of(kind, value)


_WORDS = {
    str: "text", int: "a whole number", float: "a number", bool: "true or false", list: "a list",
    dict: "an object",
}  # fmt: skip
"""Types as JSON has them."""


def _of(kind: type, value: Any) -> Any:
    """`value`, which must be of a type; whole numbers are numbers, truth values are not."""
    fits = isinstance(value, (int, float) if kind is float else kind)
    if not fits or (isinstance(value, bool) and kind is not bool):
        raise FieldError(f"is {_shown(value)}, not {_WORDS.get(kind, kind.__name__)}")
    return value


def _shown(value: Any) -> str:
    """A value of JSON, of which an error repeats the beginning."""
    text = json.dumps(value, default=repr)
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}..."


def _member(kind: type[Enum], value: Any) -> Enum:
    try:
        return kind(value)
    except ValueError:
        choices = ", ".join(str(member.value) for member in kind)
        raise FieldError(f"is {_shown(value)}; choices: {choices}") from None


def _each(pairs: Iterable[tuple[str, Callable[[Any], Any], Any]]) -> Iterator[Any]:
    """Values read, with the step to each of them in errors."""
    for step, reader, value in pairs:
        try:
            yield reader(value)
        except FieldError as error:
            raise error.within(step) from None


def _optional(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    """For ``X | None``, the only union that is written."""
    (reader,) = (_reader(part) for part in parts if part is not NoneType)
    return lambda value: None if value is None else reader(value)


def _mapping(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    reader = _reader(parts[1])

    def read(value: Any) -> dict[str, Any]:
        found = _of(dict, value)
        return dict(zip(found, _each((f".{k}", reader, x) for k, x in found.items()), strict=True))

    return read


def _list(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    reader = _reader(parts[0])
    return lambda value: list(
        _each((f"[{at}]", reader, x) for at, x in enumerate(_of(list, value)))
    )


def _tuple(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    def read(value: Any) -> tuple[Any, ...]:
        kinds = parts[:1] * len(_of(list, value)) if parts[-1] is ... else parts
        if len(kinds) != len(_of(list, value)):
            raise FieldError(f"has {len(value)} values, not {len(kinds)}")
        pairs = enumerate(zip(kinds, value, strict=True))
        return tuple(_each((f"[{at}]", _reader(kind), x) for at, (kind, x) in pairs))

    return read


def _object(kind: Any) -> Callable[[Any], Any]:
    kinds = get_type_hints(kind)
    needed = [
        one.name for one in fields(kind)
        if one.init and one.default is MISSING and one.default_factory is MISSING
    ]  # fmt: skip

    def read(value: Any) -> Any:
        if isinstance(value, kind):
            return value
        found = _of(dict, value)
        for name in found.keys() - kinds.keys():
            raise FieldError("is unknown", f".{name}")
        for name in needed:
            if name not in found:
                raise FieldError("is missing", f".{name}")
        values = _each((f".{name}", _reader(kinds[name]), x) for name, x in found.items())
        return kind(**dict(zip(found, values, strict=True)))

    return read


_GENERIC = {
    Union: _optional, UnionType: _optional, dict: _mapping, Mapping: _mapping, list: _list,
    tuple: _tuple,
}  # fmt: skip
"""What makes the reader of a type with parameters, such as ``list[int]``."""
