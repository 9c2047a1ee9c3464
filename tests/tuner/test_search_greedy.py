"""The order of visits against examples worked by hand."""

import math

from mixpert.tuner.outcome import Outcome, Verdict
from mixpert.tuner.search import greedy
from mixpert.tuner.search.record import Budget
from mixpert.tuner.space import Space

LADDER = (("int8:2,2",), ("int8:2,2,2",), ("int8:1,1",))
IV, SIX, I = "int8:2,2", "int8:2,2,2", "int8:1,1"  # noqa: E741 - the paper's names


def table_space(times, errors, edges=None, ladder=LADDER):
    """A space whose plans have the root sum of squares of `errors` as error; threshold 1."""
    space = Space.of(times, edges or {}, ladder, threshold=1.0)

    def evaluate(plan):
        error = math.hypot(
            *(errors[op.name][s] for op, s in zip(space.operators, plan, strict=True))
        )
        ms = space.time(plan)
        if error > 1.0:
            return Outcome(Verdict.INACCURATE, error, ms)
        return Outcome(Verdict.PASS if ms < space.native_time else Verdict.SLOWER, error, ms)

    return space, evaluate


def rows(names, *columns):
    return [dict(zip(names, column, strict=True)) for column in columns]


def test_lowers_the_most_expensive_operator_first_step_by_step():
    a, b = rows(("native", IV, SIX, I), (10, 4, 3, 2), (20, 8, 6, 4))
    fine, coarse = rows(("native", IV, SIX, I), (0, 0, 0.1, 0.2), (0, 0, 0.1, 9))
    space, evaluate = table_space({"small": a, "large": b}, {"small": fine, "large": coarse})
    assert [op.name for op in space.operators] == ["large", "small"]
    result = greedy.search(space, evaluate, Budget())
    assert list(result.visits) == [
        (IV, IV),
        (SIX, IV),
        (I, IV),  # inaccurate: step back, next operator
        (SIX, SIX),
        (SIX, I),
        (I, I),  # the second pass tries again what only the other operator's scheme prevented
    ]
    assert result.best == (SIX, I)
    assert result.complete


def test_looks_below_an_inaccurate_rung_where_native_is_accurate():
    """As with data that INT8 slices fit badly, or errors that come from elsewhere."""
    names = ("native", IV, SIX, I)
    (times,) = rows(names, (10, 4, 3, 2))
    (errors,) = rows(names, (0.5, 1.1, 0.7, 9))
    space, evaluate = table_space({"only": times}, {"only": errors})
    result = greedy.search(space, evaluate, Budget())
    assert list(result.visits) == [(IV,), ("native",), (SIX,), (I,)]
    assert result.best == (SIX,)


def test_raises_the_predecessor_where_that_is_the_cheaper_repair():
    first, second = rows(("native", IV, SIX, I), (20, 8, 6, 4), (10, 4, 3, 0.5))
    e1, e2 = rows(("native", IV, SIX, I), (0, 0.1, 0.2, 0.8), (0, 0.1, 0.2, 0.7))
    space, evaluate = table_space(
        {"g0": first, "g1": second}, {"g0": e1, "g1": e2}, {"g1": ("g0",)}
    )
    result = greedy.search(space, evaluate, Budget())
    assert list(result.visits) == [
        (IV, IV),
        (SIX, IV),
        (I, IV),
        (I, SIX),
        (I, I),  # inaccurate; stepping back costs 7.0 ms,
        (SIX, I),  # raising the predecessor 6.5 ms
    ]
    assert result.best == (SIX, I)


def test_steps_back_where_raising_the_predecessor_costs_more():
    first, second = rows(("native", IV, SIX, I), (20, 8, 6, 4), (10, 4, 3, 2.5))
    e1, e2 = rows(("native", IV, SIX, I), (0, 0.1, 0.2, 0.8), (0, 0.1, 0.2, 0.7))
    space, evaluate = table_space(
        {"g0": first, "g1": second}, {"g0": e1, "g1": e2}, {"g1": ("g0",)}
    )
    result = greedy.search(space, evaluate, Budget())
    assert (SIX, I) not in result.visits
    assert result.best == (I, SIX)


def test_exchanges_one_operator_against_two():
    names = ("native", SIX, I)
    a, b, c = rows(names, (12, 6, 4), (11, 5.5, 3.5), (10, 5, 3))
    ea, eb, ec = rows(names, (0, 0.01, 0.9), (0, 0.01, 0.65), (0, 0.01, 0.65))
    space, evaluate = table_space(
        {"a": a, "b": b, "c": c}, {"a": ea, "b": eb, "c": ec}, ladder=LADDER[1:]
    )
    result = greedy.search(space, evaluate, Budget())
    assert list(result.visits) == [
        (SIX, SIX, SIX),
        (I, SIX, SIX),
        (I, I, SIX),
        (I, SIX, I),
        (SIX, I, I),  # the exchange: 12.5 ms instead of 14.5 ms
        (I, I, I),
    ]
    assert result.best == (SIX, I, I)


def test_starts_from_native_where_int8_does_not_suit_the_data():
    a, b = rows(("native", IV, SIX, I), (20, 8, 6, 4), (10, 4, 3, 2))
    ea, eb = rows(("native", IV, SIX, I), (0.1, 5, 6, 9), (0.1, 0.2, 0.3, 9))
    ladder = (*LADDER[:2], ("native",), LADDER[2])
    space, evaluate = table_space({"a": a, "b": b}, {"a": ea, "b": eb}, ladder=ladder)
    result = greedy.search(space, evaluate, Budget())
    assert list(result.visits)[:2] == [(IV, IV), ("native", "native")]
    assert result.best == ("native", SIX)


def test_mixes_native_and_int8_where_neither_is_accurate_everywhere():
    a, b = rows(("native", IV, SIX, I), (20, 8, 6, 4), (10, 4, 3, 2))
    ea, eb = rows(("native", IV, SIX, I), (0.1, 5, 6, 9), (3, 0.2, 0.3, 9))
    ladder = (*LADDER[:2], ("native",), LADDER[2])
    space, evaluate = table_space({"a": a, "b": b}, {"a": ea, "b": eb}, ladder=ladder)
    assert greedy.search(space, evaluate, Budget()).best == ("native", SIX)


def test_an_unreachable_threshold_ends_with_the_reachable_error():
    (a,) = rows(("native", IV, SIX, I), (20, 8, 6, 4))
    (ea,) = rows(("native", IV, SIX, I), (3, 2, 5, 9))
    space, evaluate = table_space({"a": a}, {"a": ea})
    result = greedy.search(space, evaluate, Budget())
    assert result.best is None
    assert result.reachable == 2


def test_accurate_but_slower_plans_are_no_find():
    (a,) = rows(("native", IV, SIX, I), (5, 8, 6, 4))
    (ea,) = rows(("native", IV, SIX, I), (0, 0, 0, 9))
    space, evaluate = table_space({"a": a}, {"a": ea})
    result = greedy.search(space, evaluate, Budget())
    assert result.best is None
    assert result.passing == []


def test_where_nothing_can_beat_native_only_native_is_tried():
    (a,) = rows(("native", IV, SIX, I), (3, 8, 6, 4))
    good, bad = rows(("native", IV, SIX, I), (0, 0, 0, 0), (2, 0.5, 3, 3))
    space, evaluate = table_space({"a": a}, {"a": good})
    assert list(greedy.search(space, evaluate, Budget()).visits) == [("native",)]
    space, evaluate = table_space({"a": a}, {"a": bad})  # native itself misses the threshold
    result = greedy.search(space, evaluate, Budget())
    assert [plan for plan, outcome in result.visits.items() if outcome.accurate] == [(IV,)]


def test_a_failing_trial_is_a_step_back_and_no_end():
    (a,) = rows(("native", IV, SIX, I), (20, 8, 6, 4))
    (ea,) = rows(("native", IV, SIX, I), (0, 0, 0, 0))
    space, evaluate = table_space({"a": a}, {"a": ea})
    crash = Outcome(Verdict.CRASH)
    result = greedy.search(space, lambda p: crash if p == (SIX,) else evaluate(p), Budget())
    assert list(result.visits) == [(IV,), (SIX,)]
    assert result.best == (IV,)


def test_the_budget_ends_the_search_with_the_best_so_far():
    a, b = rows(("native", IV, SIX, I), (20, 8, 6, 4), (10, 4, 3, 2))
    none = dict.fromkeys(("native", IV, SIX, I), 0)
    space, evaluate = table_space({"a": a, "b": b}, {"a": none, "b": none})
    result = greedy.search(space, evaluate, Budget(evaluations=3))
    assert (len(result.visits), result.best, result.complete) == (3, (I, IV), False)
    ended = greedy.search(space, evaluate, Budget(deadline=0.0))
    assert (ended.visits, ended.best, ended.complete) == ({}, None, False)
