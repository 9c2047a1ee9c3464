"""Test files have names of their own: without packages, pytest imports them by these alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]


def test_names_of_test_files_are_unique() -> None:
    names = Counter(path.name for path in TESTS.rglob("test_*.py"))
    assert len(names) > 1
    assert [name for name, count in names.items() if count > 1] == []
