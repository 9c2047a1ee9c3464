"""Random programs with a structure that nobody else sees, against runs of them.

It holds a pointer and a size, which are cleared, set once or again, in functions or in between, on
all ways or on some. Functions load them and write or read blocks of that size behind the pointer.
"""

from random import Random

import pytest
from branches import closed, opened
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.passes.pipeline import compile_module

RUNS, FUNCTIONS, BLOCK = 24, 3, 16
NUMBERS = "ijk"
HEAD = """
%holder = type { ptr, i64 }
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @cudaMalloc(ptr, i64)
declare i1 @choose()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""
PRODUCT = (
    "  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.0, "
    "ptr {}, i32 4, ptr %w, i32 4, float 0.0, ptr {}, i32 4)"
)


class Stopped(Exception):
    """The run uses a pointer that is not set: such programs are not looked at."""


number = st.sampled_from(NUMBERS)
change = st.one_of(
    st.tuples(st.just("size"), number),
    st.tuples(st.just("set"), number),
    st.tuples(st.just("point"), number),
    st.tuples(st.just("make")),
)
call = st.tuples(st.just("call"), st.integers(0, FUNCTIONS - 1), st.sampled_from("iij"))
calls = st.lists(call, min_size=1, max_size=3)
some = st.tuples(st.sampled_from(("if", "loop")), st.lists(st.one_of(change, call), max_size=3))
changes = st.lists(st.one_of(change, change, some), max_size=2)
parts = st.tuples(changes, calls, changes, calls)


@st.composite
def programs(draw):
    """Changes and calls in turns, the later ones in a loop or not."""
    first, used, again, later = draw(parts)
    rest = [*again, *later]
    return [*first, *used, *([("loop", rest)] if draw(st.booleans()) else rest)]


accesses = st.lists(st.tuples(st.booleans(), st.integers(0, 1)), min_size=2, max_size=3)
functions = st.tuples(*[accesses] * FUNCTIONS)
starts = st.tuples(
    st.sampled_from((("null",), ("clear",))),
    st.sampled_from((("make",), ("point", "j"))),
    st.sampled_from((("set", "k"), ("size", "k"))),
)


class Text:
    """The program as text; `setter`: whether the function that sets the size may leave it out."""

    def __init__(self, functions, program, leaves_out):
        self.lines, self.names = [HEAD], 0
        for index, found in enumerate(functions):
            self.function(index, found, sum(map(len, functions[:index])))
        self.setter(leaves_out)
        self.lines += ["define void @main(i64 %i, i64 %j, i64 %k, ptr %w, ptr %y) {", "entry:"]
        self.lines += ["  %h = alloca %holder", "  %at = getelementptr i8, ptr %h, i64 8"]
        self.lines += ["  %p = call ptr @malloc(i64 65536)"]
        self.steps(program)
        self.lines += ["  ret void", "}", ""]

    def function(self, index, found, site):
        self.lines += [f"define void @f{index}(ptr %h, i64 %x, ptr %w, ptr %y) {{"]
        self.lines += ["  %b = load ptr, ptr %h", "  %at = getelementptr i8, ptr %h, i64 8"]
        self.lines += ["  %n = load i64, ptr %at", "  %far = mul nsw i64 %x, %n"]
        for which, (writes, further) in enumerate(found):
            self.lines += [f"  %f{which} = add nsw i64 %far, {further * BLOCK}"]
            self.lines += [f"  %c{which} = getelementptr inbounds float, ptr %b, i64 %f{which}"]
            place = f"%c{which}"
            self.lines += [PRODUCT.format(*(("%w", place) if writes else (place, "%y")))]
        self.lines += ["  ret void", "}"]

    def setter(self, leaves_out):
        self.lines += ["define void @set(ptr %h, i64 %n) {", "entry:"]
        if leaves_out:
            self.lines += ["  %c = call i1 @choose()", "  br i1 %c, label %set, label %done"]
            self.lines += ["set:"]
        self.lines += ["  %at = getelementptr i8, ptr %h, i64 8", "  %m = mul nsw i64 %n, 16"]
        self.lines += ["  store i64 %m, ptr %at"]
        self.lines += ["  br label %done", "done:"] if leaves_out else []
        self.lines += ["  ret void", "}"]

    def steps(self, steps):
        for one in steps:
            self.names += 1
            self.step(one, self.names)

    def step(self, one, name):
        match one:
            case ("clear",):
                found = ["  call void @llvm.memset.p0.i64(ptr %h, i8 0, i64 16, i1 false)"]
            case ("null",):
                found = ["  store ptr null, ptr %h"]
            case ("size", x):
                found = [f"  %m{name} = mul nsw i64 %{x}, 16", f"  store i64 %m{name}, ptr %at"]
            case ("set", x):
                found = [f"  call void @set(ptr %h, i64 %{x})"]
            case ("point", x):
                found = [f"  %o{name} = mul nsw i64 %{x}, 16"]
                found += [f"  %q{name} = getelementptr inbounds float, ptr %p, i64 %o{name}"]
                found += [f"  store ptr %q{name}, ptr %h"]
            case ("make",):
                found = [f"  %e{name} = call i32 @cudaMalloc(ptr %h, i64 65536)"]
            case ("call", index, x):
                found = [f"  call void @f{index}(ptr %h, i64 %{x}, ptr %w, ptr %y)"]
            case (kind, body):
                self.lines += opened(kind, name)
                self.steps(body)
                found = closed(kind, name)
        self.lines += found


class Run:
    """One run with numbers drawn by `random`; `edges` is what flowed."""

    def __init__(self, functions, leaves_out, random):
        self.edges, self.random, self.functions = set(), random, functions
        self.leaves_out = leaves_out
        self.numbers = {name: random.randrange(3) for name in NUMBERS}
        self.memory, self.made = {}, 0
        self.holder = [None, None]

    def steps(self, steps):
        for one in steps:
            self.step(one)

    def step(self, one):
        match one:
            case ("clear",):
                self.holder = [None, 0]
            case ("null",):
                self.holder[0] = None
            case ("set", x) if self.leaves_out and self.random.random() < 0.5:
                pass
            case ("size" | "set", x):
                self.holder[1] = self.numbers[x] * BLOCK
            case ("point", x):
                self.holder[0] = 0, self.numbers[x] * BLOCK
            case ("make",):
                self.made += 1
                self.holder[0] = self.made, 0
            case ("call", index, x):
                self.call(index, self.numbers[x])
            case ("if", body):
                self.steps(body if self.random.random() < 0.5 else [])
            case ("loop", body):
                self.steps(body * self.random.choice((1, 2, 3)))

    def call(self, index, x):
        pointer, size = self.holder
        if pointer is None or size is None:
            raise Stopped
        first = sum(map(len, self.functions[:index]))
        for site, (writes, further) in enumerate(self.functions[index], first):
            start = pointer[1] + x * size + further * BLOCK
            for place in range(start, start + BLOCK):
                if writes:
                    self.memory[pointer[0], place] = site
                elif (pointer[0], place) in self.memory:
                    self.edges.add((self.memory[pointer[0], place], site, "A"))


def check(functions, start, program, leaves_out):
    program = [*start, *program]
    text = "\n".join(Text(functions, program, leaves_out).lines)
    graph = compile_module(text.encode(), "m.ll").graph
    found = {(e.source, e.target, e.operand) for e in graph.edges}
    random = Random(0)
    true = set()
    for _ in range(RUNS):
        run = Run(functions, leaves_out, random)
        try:
            run.steps(program)
        except Stopped:
            continue
        true |= run.edges
    assert true <= found
    return len(true), len(found)


@settings(max_examples=60, deadline=None)
@given(functions, starts, programs(), st.booleans())
def test_no_edge_is_missing(functions, start, program, leaves_out):
    check(functions, start, program, leaves_out)


@pytest.mark.slow
@settings(max_examples=1000, deadline=None)
@given(functions, starts, programs(), st.booleans())
def test_no_edge_is_missing_in_a_thousand_programs(functions, start, program, leaves_out):
    check(functions, start, program, leaves_out)
