"""The exchange: what it expects of plans, and that it says so before they run."""

import statistics

from synthetic import LADDERS, random_graph

from mixpert.tuner.search import greedy
from mixpert.tuner.search.exchange import ATTEMPTS
from mixpert.tuner.search.record import Budget


def test_predictions_of_the_exchange_are_close():
    """Squares add up exactly in these graphs; what other schemes add is guessed."""
    found = []
    for seed in range(60):
        graph = random_graph(seed, LADDERS["full"], linear=False)
        result = greedy.search(graph.space, graph.evaluate, Budget())
        assert len(result.predictions) <= ATTEMPTS
        found += [e / result.visits[plan].error for plan, e in result.predictions.items()]
    assert len(found) > 5
    assert 0.95 < statistics.median(found) < 1.05
    assert min(found) > 0.5 and max(found) < 2.0
