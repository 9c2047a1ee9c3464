"""How far the search may go."""

from __future__ import annotations

import math
from types import SimpleNamespace

import pytest

from mixpert.tuner.search import record
from mixpert.tuner.search.record import Budget, BudgetSpent


def at(monkeypatch: pytest.MonkeyPatch, now: float) -> None:
    monkeypatch.setattr(record, "time", SimpleNamespace(monotonic=lambda: now))


def test_a_share_of_the_time_is_of_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    at(monkeypatch, 100.0)
    budget = Budget(None, 160.0)
    assert budget.part(0.5) == 130.0
    at(monkeypatch, 140.0)
    assert budget.part(0.5) == 150.0
    assert Budget().part(0.5) == math.inf


def test_it_is_spent_at_its_end_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    at(monkeypatch, 100.0)
    budget = Budget(3, 160.0)
    budget.charge(2)
    with pytest.raises(BudgetSpent):
        budget.charge(3)
    at(monkeypatch, 159.0)
    budget.charge(0)
    at(monkeypatch, 160.0)
    with pytest.raises(BudgetSpent):
        budget.charge(0)
