"""Random programs of products and triangles of products against an interpreter.

A triangle leaves the other side of its result as it was, so that a matrix may hold what several
sites have written. No true edge may be missing; beyond them there are those of a side that another
triangle has overwritten since, as the analysis does not tell sides apart.
"""

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_random_programs import BUFFERS, DECLARATIONS, RELU, line_of

from mixpert.passes.pipeline import compile_module

UPPER, LOWER = 121, 122
SIDES = (UPPER, LOWER)
TRIANGLES = """
declare void @cblas_ssyrk(i32, i32, i32, i32, i32, float, ptr, i32, float, ptr, i32)
declare void @cblas_sgemmt(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
"""

buffer = st.integers(0, BUFFERS - 1)
gemm = st.tuples(st.just("gemm"), buffer, buffer, buffer, st.booleans())
triangle = st.tuples(
    st.just("triangle"), buffer, st.one_of(st.none(), buffer), buffer, st.booleans(),
    st.sampled_from(SIDES),
)  # fmt: skip
step = st.one_of(
    gemm, triangle, triangle, st.tuples(st.just("copy"), buffer, buffer),
    st.tuples(st.just("relu"), buffer),
)  # fmt: skip
steps = st.lists(step, min_size=1, max_size=8)


def text_of(before, repeated):
    lines = ["define void @main() {", "entry:"]
    lines += [f"  %b{i} = call ptr @malloc(i64 256)" for i in range(BUFFERS)]
    lines += [f"  call void @fill(ptr %b{i})" for i in range(BUFFERS)]
    lines += [call_of(item) for item in before]
    lines += ["  br label %loop", "loop:"]
    lines += [call_of(item) for item in repeated]
    lines += ["  %more = call i1 @again()", "  br i1 %more, label %loop, label %done"]
    return DECLARATIONS + TRIANGLES + RELU + "\n".join([*lines, "done:", "  ret void", "}", ""])


def call_of(item):
    if item[0] != "triangle":
        return line_of(item)
    _, a, b, c, accumulate, side = item
    beta = "1.000000e+00" if accumulate else "0.000000e+00"
    name, trans = ("ssyrk", "i32 111") if b is None else ("sgemmt", "i32 111, i32 111")
    factors = f"ptr %b{a}, i32 8" + ("" if b is None else f", ptr %b{b}, i32 8")
    return (
        f"  call void @cblas_{name}(i32 102, i32 {side}, {trans}, i32 8, i32 8, float 1.0, "
        f"{factors}, float {beta}, ptr %b{c}, i32 8)"
    )


def edges_of(before, repeated, told_apart, rounds=BUFFERS + 2):
    """Runs the program on buffers whose sides hold the numbers of the sites that wrote them.

    `told_apart`: a triangle reads and overwrites its own side, else it reads both and leaves both.
    """
    held = [{side: frozenset() for side in SIDES} for _ in range(BUFFERS)]
    edges = set()
    for turn in range(rounds):
        site = 0 if turn == 0 else sum(item[0] in ("gemm", "triangle") for item in before)
        for item in before if turn == 0 else repeated:
            if item[0] == "copy":
                held[item[1]] = dict(held[item[2]])
            if item[0] not in ("gemm", "triangle"):
                continue
            _, a, b, c, accumulate, *side = item
            own = side if side and told_apart else SIDES
            reads = [("A", a, SIDES), ("B", b, SIDES)] + [("C", c, own)] * accumulate
            for operand, x, sides in reads:
                if x is not None:
                    edges |= {(writer, site, operand) for s in sides for writer in held[x][s]}
            for s in own:
                kept = held[c][s] if side and not told_apart else frozenset()
                held[c][s] = kept | {site}
            site += 1
    return edges


def check_edges(before, repeated):
    compiled = compile_module(text_of(before, repeated).encode(), "m.ll")
    llvm.parse_assembly(compiled.text).verify()
    found = {(e.source, e.target, e.operand) for e in compiled.graph.edges}
    assert edges_of(before, repeated, told_apart=True) <= found
    assert found == edges_of(before, repeated, told_apart=False)


@settings(max_examples=120)
@given(steps, steps)
def test_no_edge_of_a_triangle_is_lost(before, repeated):
    check_edges(before, repeated)


@pytest.mark.slow
@settings(max_examples=1000)
@given(steps, steps)
def test_no_edge_of_a_thousand_programs_is_lost(before, repeated):
    check_edges(before, repeated)
