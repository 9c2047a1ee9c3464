"""Strategies against each other on random graphs whose optimum is known."""

import itertools
import statistics

import pytest
from synthetic import LADDERS, random_graph

from mixpert.tuner import ladder as ladders
from mixpert.tuner.outcome import Judge, Outcome, Status, Trial, Verdict
from mixpert.tuner.search import STRATEGIES, exhaustive, greedy, usual
from mixpert.tuner.search.composed import composed
from mixpert.tuner.search.record import Budget
from mixpert.tuner.space import Space

GRAPHS = 200


def gap(graph, strategy: str) -> tuple[float, int]:
    """How much slower than the optimum, with native where nothing is found; and the visits."""
    result = STRATEGIES[strategy](graph.space, graph.evaluate, Budget())
    found = graph.space.native_time if result.best is None else graph.space.time(result.best)
    return found / graph.optimum() - 1, len(result.visits)


def solvable(ladder, linear):
    """The random graphs on which some accurate plan beats native."""
    graphs = (random_graph(seed, ladder, linear) for seed in range(10 * GRAPHS))
    return list(itertools.islice((g for g in graphs if g.optimum() is not None), GRAPHS))


@pytest.mark.parametrize("linear", [False, True], ids=["squares", "linear"])
@pytest.mark.parametrize("ladder", ["short", "full"])
def test_greedy_is_within_5_percent_of_the_optimum(ladder, linear, record_property):
    graphs = solvable(LADDERS[ladder], linear)
    gaps, visits = zip(*(gap(graph, "greedy") for graph in graphs), strict=True)
    within = sum(g <= 0.05 for g in gaps) / GRAPHS
    record_property("within 5%", within)
    print(
        f"\n{ladder} {'linear' if linear else 'squares'}: {within:.1%} within 5%, mean gap "
        f"{statistics.mean(gaps):.2%}, worst {max(gaps):.1%}, "
        f"runs {statistics.mean(visits):.1f} (most {max(visits)})"
    )
    assert min(gaps) > -1e-9
    assert within >= 0.95


@pytest.mark.parametrize("strategy", ["greedy", "model"])
def test_runs_that_gave_the_times_are_not_made_again(strategy):
    graph = random_graph(4, LADDERS["full"], linear=False, operators=4)
    told = graph.measured()
    known = told.known()
    fastest = composed(graph.space, known)
    plain = STRATEGIES[strategy](graph.space, graph.evaluate, Budget())
    result = STRATEGIES[strategy](graph.space, told, Budget())
    first = list(dict.fromkeys([*known, fastest]))
    assert list(result.visits)[: len(first)] == first
    assert len(result.visits) - len(known) < len(plain.visits)
    assert graph.space.time(result.best) <= graph.space.time(plain.best)


@pytest.mark.parametrize("seed", [0, 5, 10, 19])
@pytest.mark.parametrize("strategy", ["greedy", "model"])
def test_the_plan_composed_of_them_is_the_first_to_be_tried(strategy, seed):
    told = random_graph(seed, LADDERS["full"], linear=False, operators=4).measured()
    known = told.known()
    fastest = composed(told.space, known)
    assert fastest not in known
    result = STRATEGIES[strategy](told.space, told, Budget())
    assert list(result.visits)[: len(known) + 1] == [*known, fastest]


def test_known_plans_count_for_no_budget_and_one_may_be_the_best():
    told = random_graph(4, LADDERS["full"], linear=False, operators=4).measured()
    known = told.known()
    result = greedy.search(told.space, told, Budget(2))
    assert not result.complete
    assert len(result.visits) == len(known) + 2
    passing = [plan for plan, outcome in known.items() if outcome.verdict is Verdict.PASS]
    assert told.space.time(result.best) <= min(map(told.space.time, passing))


def test_the_fastest_of_what_is_accurate_everywhere_comes_first():
    """`native` is faster for the second operator, int8:1,1 inaccurate for the whole program."""
    times = {"a": {"native": 9.0, "int8:2,2,2": 3.0, "int8:1,1": 2.0}}
    times["b"] = {"native": 1.0, "int8:2,2,2": 2.0, "int8:1,1": 1.5}
    space = Space.of(times, {}, (("int8:2,2,2",), ("native",), ("int8:1,1",)), 1.0, modelled=False)
    good, bad = Outcome(Verdict.PASS, 0.5, 1.0), Outcome(Verdict.INACCURATE, 2.0, 1.0)
    visits = {("native",) * 2: good, ("int8:2,2,2",) * 2: good, ("int8:1,1",) * 2: bad}
    assert composed(space, visits) == ("int8:2,2,2", "native")
    assert composed(space, {("int8:1,1",) * 2: bad}) is None
    assert composed(space, {}) is None


@pytest.mark.parametrize(("sites", "strategy"), [(1, "greedy"), (5, "greedy"), (6, "model")])
def test_the_usual_strategy_goes_by_the_number_of_sites(sites, strategy):
    assert usual(random_graph(0, ladders.SHORT, linear=False, operators=sites).space) == strategy


@pytest.mark.parametrize("seed", range(30))
def test_exhaustive_finds_the_optimum_with_few_visits(seed):
    graph = random_graph(seed, ladders.SHORT, linear=seed % 2 == 0)
    result = exhaustive.search(graph.space, graph.evaluate, Budget())
    optimum = graph.optimum()
    if optimum is None:
        assert result.best is None
    else:
        assert graph.space.time(result.best) == pytest.approx(optimum, rel=1e-12)


def test_exhaustive_visits_the_whole_table_where_times_are_measured():
    graph = random_graph(3, ladders.SHORT, linear=False, operators=2)
    space = graph.space.__class__(**{**graph.space.__dict__, "modelled": False})
    result = exhaustive.search(space, graph.evaluate, Budget())
    assert len(result.visits) == len(ladders.schemes(ladders.SHORT)) ** 2
    assert space.time(result.best) == pytest.approx(graph.optimum(), rel=1e-12)


def test_plans_come_in_ascending_time_and_each_once():
    space = random_graph(5, ladders.SHORT, linear=False, operators=4).space
    choices = [ladders.schemes(ladders.SHORT)] * 4
    plans = list(exhaustive.by_time(space, choices))
    times = [space.time(plan) for plan in plans]
    assert times == sorted(times)
    assert len(set(plans)) == len(plans) == len(choices[0]) ** 4


def test_greedy_without_its_exchange_finds_less(monkeypatch):
    graphs = solvable(ladders.SHORT, linear=False)
    with_exchange = sum(gap(graph, "greedy")[0] for graph in graphs)
    monkeypatch.setattr(greedy, "exchange", lambda *_: None)
    assert sum(gap(graph, "greedy")[0] for graph in graphs) > with_exchange


def test_all_lowest_first_raises_the_cheapest_operator_first():
    graph = random_graph(11, ladders.SHORT, linear=False, operators=3)
    result = STRATEGIES["all-lowest-first"](graph.space, graph.evaluate, Budget())
    plans = list(result.visits)
    for operator, scheme in zip(graph.space.operators, plans[0], strict=True):
        of_all = [operator.times[each] for rung in operator.ladder for each in rung]
        assert operator.times[scheme] == min(of_all)
    times = [graph.space.time(plan) for plan in plans]
    assert times == sorted(times)
    assert [graph.evaluate(plan).accurate for plan in plans[:-1]] == [False] * (len(plans) - 1)
    assert graph.evaluate(plans[-1]).accurate


EXTREMES = {"int8:3,3": 0.0, "int8:2,2": 1e-200, "native": 1e-200, "int8:1,1": 1e-160,
            "int8:1,0": 1e200, "int8:0,0": 1e300}  # fmt: skip
"""Such as a command of the user's may print: squares of them are no numbers, or none."""


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_errors_near_the_ends_of_the_numbers(strategy):
    ladder = tuple((scheme,) for scheme in EXTREMES)
    times = dict(zip(EXTREMES, (8.0, 6.0, 9.0, 4.0, 3.0, 2.0), strict=True))
    space = Space.of(dict.fromkeys("abc", times), {"a": (), "b": ("a",), "c": ("b",)}, ladder, 1e-4)
    judge = Judge(space.threshold, space.native_time)

    def evaluate(plan):
        error = max(EXTREMES[scheme] for scheme in plan)
        return judge(Trial({}, Status.OK, error, space.time(plan)))

    assert STRATEGIES[strategy](space, evaluate, Budget()).best == ("int8:1,1",) * 3
