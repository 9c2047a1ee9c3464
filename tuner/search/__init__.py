"""Strategies: `search(space, evaluate, budget) -> result`, with `evaluate` given by the caller."""

from mixpert.tuner.search import exhaustive, greedy, lowest, model

STRATEGIES = {
    "greedy": greedy.search,
    "model": model.search,
    "exhaustive": exhaustive.search,
    "all-lowest-first": lowest.search,
}
"""By the name that `mixpert-tune --strategy` takes."""
