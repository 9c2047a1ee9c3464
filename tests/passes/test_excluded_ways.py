"""What a site computed is not where control goes only in runs that do not reach the site."""

from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.passes.pipeline import compile_module

TEXT = (Path(__file__).parent / "graphs" / "not_in_this_run.ll").read_text()
RELATIONS = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b,
    "slt": lambda a, b: a < b, "sge": lambda a, b: a >= b,
}  # fmt: skip
NUMBERS = ("p", "q", "turn", "both")
"""Two options, the turn, and the sum of an option and the turn."""
OFTEN = ("p", "p", "p", "q", *NUMBERS)
SITES, MATRICES, TURNS = 3, 2, 4
GEMM = "i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0"


class Condition(NamedTuple):
    """A number, or a parameter of a function, is compared with a constant."""

    name: str
    relation: str
    constant: int

    def holds(self, numbers):
        return RELATIONS[self.relation](numbers[self.name], self.constant)


class Step(NamedTuple):
    """A call of a function with one product, repeated a number of times, behind some tests."""

    tests: list[Condition]
    site: int
    source: int
    target: int
    argument: str
    times: str | None


def conditions(names, most):
    relations, constants = st.sampled_from(sorted(RELATIONS)), st.integers(0, 1)
    return st.lists(
        st.builds(Condition, st.sampled_from(names), relations, constants), max_size=most
    )


matrix = st.integers(0, MATRICES - 1)
step = st.builds(
    Step,
    conditions(OFTEN, 2),
    st.integers(0, SITES - 1),
    matrix,
    matrix,
    st.sampled_from(OFTEN),
    st.sampled_from((None, None, *OFTEN)),
)
programs = st.tuples(
    st.lists(conditions(("x",), 2), min_size=SITES, max_size=SITES),
    st.lists(step, min_size=3, max_size=7),
)


def behind(tests, prefix, done):
    """The lines that test, and go to the end of a step where a test does not hold."""
    lines = [f"  br label %{prefix}.at0", f"{prefix}.at0:"]
    for j, test in enumerate(tests):
        lines += [f"  %{prefix}.c{j} = icmp {test.relation} i32 %{test.name}, {test.constant}"]
        lines += [f"  br i1 %{prefix}.c{j}, label %{prefix}.at{j + 1}, label %{done}"]
        lines += [f"{prefix}.at{j + 1}:"]
    return lines


def function_of(site, tests):
    matrices = "ptr %a, i32 8, ptr %a, i32 8, float 0.0, ptr %c, i32 8"
    lines = [f"define void @product{site}(ptr %a, ptr %c, i32 %x) {{", "entry:"]
    lines += behind(tests, "s", "done")
    lines += [f"  call void @cblas_sgemm({GEMM}, {matrices})", "  br label %done", "done:"]
    return [*lines, "  ret void", "}"]


def lines_of(number, step):
    own, end = f"s{number}", f"s{number}.end"
    call = f"  call void @product{step.site}(ptr %m{step.source}, ptr %m{step.target}, "
    call += f"i32 %{step.argument})"
    lines = behind(step.tests, own, end)
    if step.times is None:
        return [*lines, call, f"  br label %{end}", f"{end}:"]
    lines += [f"  %{own}.any = icmp sgt i32 %{step.times}, 0"]
    lines += [f"  br i1 %{own}.any, label %{own}.in, label %{end}"]
    lines += [f"{own}.in:", f"  br label %{own}.loop", f"{own}.loop:"]
    lines += [f"  %{own}.i = phi i32 [ 0, %{own}.in ], [ %{own}.n, %{own}.loop ]", call]
    lines += [f"  %{own}.n = add nsw i32 %{own}.i, 1"]
    lines += [f"  %{own}.more = icmp slt i32 %{own}.n, %{step.times}"]
    return [*lines, f"  br i1 %{own}.more, label %{own}.loop, label %{end}", f"{end}:"]


def text_of(forms, steps):
    head = ["declare i32 @atoi(ptr)", "declare i1 @again()"]
    head += [next(line for line in TEXT.splitlines() if line.startswith("declare void @cblas"))]
    for site, tests in enumerate(forms):
        head += function_of(site, tests)
    start = ["define i32 @main(i32 %p, ptr %argv) {", "entry:"]
    start += [f"  %m{i} = alloca [64 x float]" for i in range(MATRICES)]
    start += ["  %q = call i32 @atoi(ptr %argv)", "  br label %loop", "loop:"]
    start += ["  %turn = phi i32 [ 0, %entry ], [ %next, %last ]"]
    start += ["  %both = add nsw i32 %p, %turn"]
    body = [line for number, step in enumerate(steps) for line in lines_of(number, step)]
    end = ["  br label %last", "last:", "  %next = add nsw i32 %turn, 1"]
    end += ["  %more = call i1 @again()"]
    end += ["  br i1 %more, label %loop, label %done", "done:", "  ret i32 0", "}", ""]
    return "\n".join([*head, *start, *body, *end])


def true_edges(forms, steps):
    found = set()
    for p, q in product(range(-2, 4), repeat=2):
        held = [None] * MATRICES
        for turn in range(TURNS):
            numbers = {"p": p, "q": q, "turn": turn, "both": p + turn}
            for one in steps:
                given = {"x": numbers[one.argument]}
                if not all(test.holds(numbers) for test in one.tests):
                    continue
                if not all(test.holds(given) for test in forms[one.site]):
                    continue
                for _ in range(1 if one.times is None else max(0, numbers[one.times])):
                    source = held[one.source]
                    found |= set() if source is None else {(source, one.site, o) for o in "AB"}
                    held[one.target] = one.site
    return found


def edges_of(forms, steps):
    graph = compile_module(text_of(forms, steps).encode(), "m.ll").graph
    called = sorted({one.site for one in steps})  # sites in functions that nobody calls count too
    order = {site.index: int(site.function.removeprefix("product")) for site in graph.sites}
    return {
        (order[e.source], order[e.target], e.operand)
        for e in graph.edges
        if order[e.source] in called and order[e.target] in called
    }


@settings(max_examples=100, deadline=None)
@given(programs)
def test_no_edge_is_missing(program):
    assert true_edges(*program) <= edges_of(*program)


@pytest.mark.slow
@settings(max_examples=1000, deadline=None)
@given(programs)
def test_no_edge_is_missing_in_a_thousand_programs(program):
    assert true_edges(*program) <= edges_of(*program)
