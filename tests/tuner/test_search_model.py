"""The error model: its parts by hand, and what it finds with few runs."""

import math

import pytest
from synthetic import ERRORS, random_graph, transformer

from mixpert.tuner import ladder as ladders
from mixpert.tuner.search import STRATEGIES, model
from mixpert.tuner.search.exchange import knapsack
from mixpert.tuner.search.record import Budget, Recorder
from mixpert.tuner.space import swapped

search = STRATEGIES["model"]


@pytest.mark.parametrize("count", [1, 3, model.GROUPS, 72, 100])
def test_groups_cover_every_operator_once(count):
    parts = model.groups(count)
    assert [i for part in parts for i in part] == list(range(count))
    assert len(parts) == min(count, model.GROUPS)
    assert max(map(len, parts)) - min(map(len, parts)) <= 1


def test_sites_are_perturbed_with_the_first_scheme_that_matters():
    levels = {"a": 1e-14, "b": 1e-10, "c": 1e-8}
    assert model.probing(levels, 1e-6) == "b"
    assert model.probing(levels, 1e-3) == "c"
    assert model.probing({"a": 0.0}, 1e-6) is None


def test_independent_errors_are_known_exactly():
    """Where the model's assumptions hold its sensitivities are those of the graph."""
    graph = random_graph(7, ladders.SHORT, linear=False, operators=3)
    for contribution in graph.contributions:
        share = contribution["int8:2,2"] / ERRORS["int8:2,2"]
        contribution.update({s: share * e for s, e in ERRORS.items() if s in contribution})
    space, recorder = graph.space, Recorder(graph.evaluate, Budget())
    base = space.top
    known = model.sensitivities(space, recorder, base, model.profile(space, recorder, base))
    floor = graph.error(base) ** 2
    plan = base
    for index, deltas in enumerate(known):
        for scheme in deltas:
            changed = swapped(base, index, scheme)
            expected = model.predicted(space, floor, known, changed)
            assert expected == pytest.approx(graph.error(changed), rel=1e-9)
        plan = swapped(plan, index, next(iter(deltas)))
    assert model.predicted(space, floor, known, plan) == pytest.approx(graph.error(plan))


def test_predictions_stand_beside_what_was_measured():
    graph = random_graph(5, ladders.FULL, linear=False, operators=4)
    result = search(graph.space, graph.evaluate, Budget())
    assert result.predictions
    for plan, error in result.predictions.items():
        assert math.isfinite(error)
        assert result.visits[plan].error == pytest.approx(error, rel=1.0)


@pytest.mark.parametrize("threshold", [1e-5, 1e-4, 1e-3])
def test_72_sites_are_tuned_within_60_runs(threshold):
    """At least 0.9 of the speed of the best plan, which a knapsack of the true errors gives."""
    graph = transformer(seed=1, threshold=threshold)
    truth = [{s: e**2 for s, e in c.items()} for c in graph.contributions]
    best = knapsack(graph.space, truth, threshold**2)
    result = search(graph.space, graph.evaluate, Budget())
    assert result.complete
    assert len(result.visits) <= 60
    assert graph.space.time(best) / graph.space.time(result.best) >= 0.9


def test_a_budget_ends_it_with_the_best_so_far():
    graph = random_graph(5, ladders.FULL, linear=False, operators=4)
    whole = search(graph.space, graph.evaluate, Budget())
    for most in range(1, len(whole.visits)):
        part = search(graph.space, graph.evaluate, Budget(most))
        assert len(part.visits) == most
        assert not part.complete
        assert list(part.visits) == list(whole.visits)[:most]
