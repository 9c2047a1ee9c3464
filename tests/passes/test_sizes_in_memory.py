"""Random programs whose sizes and pointers lie in memory, against runs of them.

A structure holds rows, columns and where the result goes. Steps load it into registers, which later
products use, store other numbers or another buffer in it, or hand it to a function that is not
seen, which may change the numbers.
"""

from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.passes.pipeline import compile_module

BUFFERS, LOADED, RUNS = 3, 2, 40
SIZES = (1, 2, 3)
DECLARATIONS = """
%holder = type { i32, i32, ptr }
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i1 @again()
declare void @fill(ptr)
declare void @change(ptr)
"""

buffer, slot = st.integers(0, BUFFERS - 1), st.integers(0, LOADED - 1)
load = st.tuples(st.just("load"), slot)
gemm = st.tuples(st.just("gemm"), slot, buffer, st.booleans())
store = st.tuples(st.just("store"), st.sampled_from(("p", "q")))
point = st.tuples(st.just("point"), buffer)
change = st.tuples(st.just("change"))
steps = st.lists(st.one_of(load, gemm, gemm, gemm, load, store, point, change), max_size=10)


def resolved(before, repeated):
    """The steps before a loop and in it: loads with numbers, products with those of their load."""
    names, loads, sites = {}, count(), count()

    def one(step):
        match step:
            case ("load", into):
                names[into] = next(loads)
                return "load", names[into]
            case ("gemm", slot_, *rest):
                return "gemm", next(sites), names[slot_], *rest
            case _:
                return step

    first = [one(step) for step in [*(("load", into) for into in range(LOADED)), *before]]
    return first, [one(step) for step in repeated]


def text_of(before, repeated):
    lines = ["define void @main(i32 %p, i32 %q, i64 %size) {", "entry:"]
    lines += [f"  %b{i} = call ptr @malloc(i64 %size)" for i in range(BUFFERS)]
    lines += [f"  call void @fill(ptr %b{i})" for i in range(BUFFERS)]
    lines += ["  %w = call ptr @malloc(i64 %size)", "  %h = alloca %holder"]
    lines += ["  store i32 %p, ptr %h", "  %columns = getelementptr i8, ptr %h, i64 4"]
    lines += ["  store i32 %q, ptr %columns", "  %result = getelementptr i8, ptr %h, i64 8"]
    lines += ["  store ptr %b0, ptr %result", "  call void @change(ptr %h)"]
    lines += [line for step in before for line in lines_of(step)]
    lines += ["  br label %loop", "loop:"]
    lines += [line for step in repeated for line in lines_of(step)]
    lines += ["  %more = call i1 @again()", "  br i1 %more, label %loop, label %done"]
    return DECLARATIONS + "\n".join([*lines, "done:", "  ret void", "}", ""])


def lines_of(step):
    match step:
        case ("load", number):
            places = (("m", "i32", "%h"), ("n", "i32", "%columns"), ("c", "ptr", "%result"))
            return [f"  %{x}{number} = load {type_}, ptr {place}" for x, type_, place in places]
        case ("gemm", _, number, source, added):
            m, n, c = (f"%{x}{number}" for x in "mnc")
            beta = "1.0" if added else "0.0"
            return [
                f"  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 {m}, i32 {n}, i32 {m}, "
                f"float 1.0, ptr %b{source}, i32 {m}, ptr %w, i32 {m}, float {beta}, ptr {c}, "
                f"i32 {m})"
            ]
        case ("store", name):
            return [f"  store i32 %{name}, ptr %h"]
        case ("point", target):
            return [f"  store ptr %b{target}, ptr %result"]
        case _:
            return ["  call void @change(ptr %h)"]


class Run:
    """One run with numbers drawn by `random`; `edges` is what flowed."""

    def __init__(self, before, repeated, random):
        self.edges, self.random = set(), random
        self.numbers = {"p": random.choice(SIZES), "q": random.choice(SIZES)}
        self.memory = [[frozenset()] * max(SIZES) ** 2 for _ in range(BUFFERS)]
        self.holder = [self.numbers["p"], self.numbers["q"], 0]
        self.change()
        self.loaded = {}
        for step in before + repeated * random.choice((1, 2, 3)):
            self.step(step)

    def change(self):
        if self.random.random() < 0.7:
            self.holder[0] = self.random.choice(SIZES)
        if self.random.random() < 0.3:
            self.holder[1] = self.random.choice(SIZES)

    def step(self, step):
        match step:
            case ("load", number):
                self.loaded[number] = tuple(self.holder)
            case ("gemm", site, number, source, added):
                self.gemm(site, self.loaded[number], source, added)
            case ("store", name):
                self.holder[0] = self.numbers[name]
            case ("point", target):
                self.holder[2] = target
            case _:
                self.change()

    def gemm(self, site, loaded, source, added):
        m, n, target = loaded
        self.read(site, "A", self.memory[source][: m * m])
        if added:
            self.read(site, "C", self.memory[target][: m * n])
        self.memory[target][: m * n] = [frozenset((site,))] * (m * n)

    def read(self, site, operand, cells):
        self.edges |= {(one, site, operand) for cell in cells for one in cell}


def check(before, repeated):
    before, repeated = resolved(before, repeated)
    graph = compile_module(text_of(before, repeated).encode(), "m.ll").graph
    found = {(e.source, e.target, e.operand) for e in graph.edges}
    random = Random(0)
    true = set().union(*(Run(before, repeated, random).edges for _ in range(RUNS)))
    assert true <= found


@settings(max_examples=60, deadline=None)
@given(steps, steps)
def test_no_edge_is_missing(before, repeated):
    check(before, repeated)


@pytest.mark.slow
@settings(max_examples=1000, deadline=None)
@given(steps, steps)
def test_no_edge_is_missing_in_a_thousand_programs(before, repeated):
    check(before, repeated)
