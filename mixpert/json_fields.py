"""Objects out of the JSON that they were written as, each value of the kind that it must have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

_T = TypeVar("_T")


def restored(kind: type[_T], value: Any) -> _T:
    """`value` of JSON as the type that an annotation names.

    Args:
        kind: a dataclass, an enumeration, a list, tuple or dictionary of such, ``X | None``,
            ``str``, ``int``, ``float``, ``bool`` or ``Any``; an object of a dataclass stays one.
        value: what `json.loads` gave.

    Raises:
        TypeError, ValueError, KeyError: it is none (`json_text.MISFITS`).
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
        return cast(Callable[[Any], Any], kind)
    return lambda value: _of(kind, value)


def _of(kind: type, value: Any) -> Any:
    """`value`, which must be of a type; whole numbers are numbers, truth values are not."""
    fits = isinstance(value, (int, float) if kind is float else kind)
    if not fits or (isinstance(value, bool) and kind is not bool):
        raise TypeError(f"{value!r:.40} is not of the type {kind.__name__}")
    return value


def _optional(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    """For ``X | None``, the only union that is written."""
    (reader,) = (_reader(part) for part in parts if part is not NoneType)
    return lambda value: None if value is None else reader(value)


def _mapping(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    reader = _reader(parts[1])
    return lambda value: {key: reader(x) for key, x in _of(dict, value).items()}


def _list(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    reader = _reader(parts[0])
    return lambda value: [reader(x) for x in _of(list, value)]


def _tuple(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    def read(value: Any) -> tuple[Any, ...]:
        kinds = parts[:1] * len(_of(list, value)) if parts[-1] is ... else parts
        return tuple(_reader(kind)(x) for kind, x in zip(kinds, _of(list, value), strict=True))

    return read


def _object(kind: Any) -> Callable[[Any], Any]:
    kinds = get_type_hints(kind)

    def read(value: Any) -> Any:
        if isinstance(value, kind):
            return value
        if _of(dict, value).keys() - kinds.keys():
            raise TypeError(f"a field that {kind.__name__} has not")
        return kind(**{name: _reader(kinds[name])(x) for name, x in value.items()})

    return read


_GENERIC = {
    Union: _optional, UnionType: _optional, dict: _mapping, Mapping: _mapping, list: _list,
    tuple: _tuple,
}  # fmt: skip
"""What makes the reader of a type with parameters, such as ``list[int]``."""
