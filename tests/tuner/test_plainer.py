"""Native where it is as fast, as far as times can tell."""

from mixpert.tuner.plainer import plainer
from mixpert.tuner.space import Space

TIMES = {"int8:2,2": 0.97, "native": 1.0, "int8:1,1": 0.5}
LADDER = (("int8:2,2",), ("native",), ("int8:1,1",))
PLAN = ("int8:2,2", "int8:2,2", "int8:1,1")


def found(noise: float, accurate) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    names = ("a", "b", "c")
    space = Space.of(
        dict.fromkeys(names, TIMES), {}, LADDER, 1.0, False, noise=dict.fromkeys(names, noise)
    )
    runs = []

    def run(plan):
        runs.append(plan)
        return accurate(plan)

    return plainer(space, PLAN, run), runs


def test_a_gain_of_a_hundredth_does_not_count_without_noise():
    """As of modelled times, which are further off than that."""
    times = {"int8:2,2": 0.99, "native": 1.0}
    space = Space.of({"a": times}, {}, (("int8:2,2",), ("native",)), 1.0)
    assert plainer(space, ("int8:2,2",), lambda plan: True) == ("native",)
    assert plainer(space, ("int8:2,2",), lambda plan: plan[0] != "native") == ("int8:2,2",)


def test_no_run_where_nothing_is_a_tie():
    assert found(0.0, lambda plan: True) == (PLAN, [])


def test_all_ties_become_native_in_one_run():
    plain = ("native", "native", "int8:1,1")
    assert found(0.05, lambda plan: True) == (plain, [plain])


def test_one_at_a_time_where_all_at_once_are_not_accurate():
    plan, runs = found(0.05, lambda plan: plan[1] != "native")
    assert plan == ("native", "int8:2,2", "int8:1,1")
    assert len(runs) == 3
