"""Roots that are guessed all at once are those that are found one by one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mixpert.passes.control.contexts import roots_of
from mixpert.passes.dataflow import dependence
from mixpert.passes.llvm.ir_reader import read_module
from mixpert.passes.pointers.points_to import PointsTo

FUNCTIONS = range(5)
CALLS = st.lists(st.tuples(st.sampled_from(FUNCTIONS), st.booleans()), max_size=3)


def program(calls):
    """Functions whose address is known; each calls some, directly or through a variable."""
    parts = [f"@p{i} = internal global ptr @f{i}\n" for i in FUNCTIONS]
    for i, called in enumerate(calls):
        parts.append(f"define internal void @f{i}(ptr %x) {{\n")
        for number, (callee, directly) in enumerate(called):
            name = f"@f{callee}" if directly else f"%t{number}"
            if not directly:
                parts.append(f"  {name} = load ptr, ptr @p{callee}, align 8\n")
            parts.append(f"  call void {name}(ptr %x)\n")
        parts.append("  ret void\n}\n")
    return read_module("".join(parts))


def roots(module, wanted):
    contexts, _ = dependence._solved(module, [f"f{i}" for i in wanted], {})
    return [root.function.name for root in contexts.roots]


def one_by_one(module, wanted):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dependence, "further_roots", lambda *_: [])
        return roots(module, wanted)


@given(st.lists(CALLS, min_size=5, max_size=5), st.sets(st.sampled_from(FUNCTIONS), min_size=1))
def test_roots_are_those_found_one_by_one(calls, wanted):
    module = program(calls)
    assert roots(module, sorted(wanted)) == one_by_one(module, sorted(wanted))


def test_a_wrong_guess_is_withdrawn():
    module = program([[], [], [(4, False)], [], []])  # f2 calls f4 through a variable
    assert roots(module, [0, 2, 4]) == ["f0", "f2"]


def test_a_right_guess_takes_two_solutions(monkeypatch):
    module = program([[], [(3, True)], [], [], []])
    solved = []
    enter = PointsTo.__init__
    monkeypatch.setattr(PointsTo, "__init__", lambda *a, **k: (solved.append(1), enter(*a, **k))[1])
    assert roots_of(module, ["f0", "f1", "f3", "f4"], others=False) == []
    assert roots(module, [0, 1, 3, 4]) == ["f0", "f1", "f4"]
    assert len(solved) == 2
