"""The error model: its parts by hand, and what it finds with few runs."""

import itertools
import math

import pytest
from synthetic import ERRORS, FULL, LADDERS, random_graph, transformer

from mixpert.tuner import ladder as ladders
from mixpert.tuner.search import STRATEGIES, model
from mixpert.tuner.search.exchange import knapsack
from mixpert.tuner.search.first_order import fitted
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
    errors = {"": 0.0, "a": 1e-7, "b": 1e-5, "c": 1e-4}
    assert model.probing(errors, 1e-6) == "b"
    assert model.probing(errors, 1e-3) == "c"
    assert model.probing({"": 1e-9, "a": 1e-9}, 1e-6) is None


@pytest.mark.parametrize("linear", [False, True], ids=["squares", "sum"])
def test_errors_that_follow_a_law_are_known_exactly(linear):
    """Where the model's assumptions hold its sensitivities are those of the graph."""
    graph = random_graph(7, ladders.SHORT, linear=linear, operators=3)
    for contribution in graph.contributions:
        share = contribution["int8:2,2"] / ERRORS["int8:2,2"]
        contribution.update({s: share * e for s, e in ERRORS.items() if s in contribution})
    space, recorder = graph.space, Recorder(graph.evaluate, Budget())
    base = space.top
    errors = model.profile(space, recorder, base)
    probe = model.probing(errors, space.threshold)
    found = fitted(space, base, errors, probe, model.perturb(recorder, base, probe))
    assert found.law == (1.0 if linear else 2.0)
    plan = base
    for index, deltas in enumerate(found.known):
        for scheme in deltas:
            changed = swapped(base, index, scheme)
            assert found.error(changed) == pytest.approx(graph.error(changed), rel=1e-9)
            change = found.after(graph.error(base), index, base[index], scheme)
            assert change == pytest.approx(graph.error(changed), rel=1e-9)
        plan = swapped(plan, index, next(iter(deltas)))
    assert found.error(plan) == pytest.approx(graph.error(plan))


@pytest.mark.parametrize("linear", [False, True], ids=["squares", "sum"])
@pytest.mark.parametrize(("ladder", "count"), [("short", 100), ("full", 40)])
def test_the_model_is_within_5_percent_of_the_optimum(ladder, count, linear):
    """In 95% of the first graphs on which some plan beats native."""
    sizes = {"short": None, "full": 4}  # a table of all plans takes long for more
    graphs = (random_graph(i, LADDERS[ladder], linear, sizes[ladder]) for i in itertools.count())
    optima = ((graph, graph.optimum()) for graph in graphs)
    known = itertools.islice(((g, o) for g, o in optima if o is not None), count)
    near = 0
    for graph, optimum in known:
        best = search(graph.space, graph.evaluate, Budget()).best
        found = graph.space.native_time if best is None else graph.space.time(best)
        near += found <= 1.05 * optimum
    assert near >= 0.95 * count


def test_predictions_stand_beside_what_was_measured():
    graph = random_graph(5, FULL, linear=False, operators=4)
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
    graph = random_graph(5, FULL, linear=False, operators=4)
    whole = search(graph.space, graph.evaluate, Budget())
    for most in range(1, len(whole.visits)):
        part = search(graph.space, graph.evaluate, Budget(most))
        assert len(part.visits) == most
        assert not part.complete
        assert list(part.visits) == list(whole.visits)[:most]
