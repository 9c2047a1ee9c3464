"""Strategies: `search(space, evaluate, budget) -> result`, with `evaluate` given by the caller."""

from mixpert.tuner.search import exhaustive, greedy, lowest, model
from mixpert.tuner.space import Space

STRATEGIES = {
    "greedy": greedy.search,
    "model": model.search,
    "exhaustive": exhaustive.search,
    "all-lowest-first": lowest.search,
}
"""By the name that `mixpert-tune --strategy` takes."""

FEW = 5
"""Operators up to which the greedy search is the usual one: with more it takes too many runs."""


def usual(space: Space) -> str:
    """The strategy where the user names none."""
    return "greedy" if len(space.operators) <= FEW else "model"
