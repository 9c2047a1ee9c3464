"""What was written as JSON comes back as it was, and nothing else does."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

import pytest

from mixpert.json_fields import restored
from mixpert.json_text import MISFITS, misfit


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True)
class Inner:
    name: str
    share: float = 0.0


@dataclass(frozen=True)
class Outer:
    colour: Colour
    inner: tuple[Inner, ...]
    shape: tuple[int, int]
    numbers: Mapping[str, float | None] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)
    good: bool = True
    note: Inner | None = None
    more: Any = None


WHOLE = Outer(
    Colour.RED, (Inner("a", 0.5), Inner("b")), (1, 2), {"x": 1.5, "y": None}, ["w"], False,
    Inner("c"), {"any": [1, "2"]},
)  # fmt: skip


def test_round_trip() -> None:
    facts = json.loads(json.dumps(asdict(WHOLE)))
    assert restored(Outer, facts) == WHOLE
    assert restored(Outer, WHOLE) is WHOLE
    assert restored(Outer, {"colour": "red", "inner": [], "shape": [1, 2]}).good is True


def test_integers_are_numbers() -> None:
    assert restored(Inner, {"name": "a", "share": 3}).share == 3


@pytest.mark.parametrize(
    "change",
    [
        {"colour": "blue"},
        {"colour": None},
        {"inner": {}},
        {"inner": [{"name": 1}]},
        {"inner": [{"name": "a", "share": True}]},
        {"inner": [{"share": 1.0}]},
        {"inner": [{"name": "a", "size": 1}]},
        {"shape": [1, 2, 3]},
        {"shape": [1, 2.5]},
        {"shape": "12"},
        {"numbers": {"x": "1"}},
        {"numbers": [1]},
        {"words": "w"},
        {"words": [["w"]]},
        {"good": 1},
        {"note": "c"},
        {"other": 1},
    ],
)
def test_values_of_another_type_are_a_misfit(change: dict[str, Any]) -> None:
    with pytest.raises(MISFITS) as caught:
        restored(Outer, asdict(WHOLE) | {"inner": [{"name": "a"}], "shape": [1, 2]} | change)
    assert "\n" not in misfit(caught.value)
