"""Random programs of products, copies and in-place loops against an interpreter."""

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.graph import GemmGraph
from mixpert.passes.pipeline import compile_module

BUFFERS = 5
DECLARATIONS = """
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i1 @again()
declare void @fill(ptr)
"""
RELU = """
define internal void @relu(ptr %x) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p
  %w = call float @llvm.fabs.f32(float %v)
  store float %w, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare float @llvm.fabs.f32(float)
"""

buffer = st.integers(0, BUFFERS - 1)
gemm = st.tuples(st.just("gemm"), buffer, buffer, buffer, st.booleans())
step = st.one_of(
    gemm, gemm, st.tuples(st.just("copy"), buffer, buffer), st.tuples(st.just("relu"), buffer)
)
steps = st.lists(step, min_size=1, max_size=8)


def text_of(before, repeated):
    lines = ["define void @main() {", "entry:"]
    lines += [f"  %b{i} = call ptr @malloc(i64 256)" for i in range(BUFFERS)]
    lines += [f"  call void @fill(ptr %b{i})" for i in range(BUFFERS)]  # else LLVM drops copies
    lines += [line_of(item) for item in before]
    lines += ["  br label %loop", "loop:"]
    lines += [line_of(item) for item in repeated]
    lines += ["  %more = call i1 @again()", "  br i1 %more, label %loop, label %done"]
    return DECLARATIONS + RELU + "\n".join([*lines, "done:", "  ret void", "}", ""])


def line_of(item):
    if item[0] == "gemm":
        _, a, b, c, accumulate = item
        beta = "1.000000e+00" if accumulate else "0.000000e+00"
        return (
            "  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, "
            f"float 1.000000e+00, ptr %b{a}, i32 8, ptr %b{b}, i32 8, float {beta}, "
            f"ptr %b{c}, i32 8)"
        )
    if item[0] == "copy":
        pointers = f"ptr %b{item[1]}, ptr %b{item[2]}"
        return f"  call void @llvm.memcpy.p0.p0.i64({pointers}, i64 256, i1 false)"
    return f"  call void @relu(ptr %b{item[1]})"


def true_edges(before, repeated, rounds=BUFFERS + 2):
    """Runs the program on buffers that hold the number of the site whose elements they carry."""
    held = [None] * BUFFERS
    edges = {}
    for turn in range(rounds + 1):
        offset = 0 if turn == 0 else sum(item[0] == "gemm" for item in before)
        for item in before if turn == 0 else repeated:
            if item[0] == "gemm":
                _, a, b, c, accumulate = item
                for operand, x in [("A", a), ("B", b)] + [("C", c)] * accumulate:
                    if held[x] is not None:
                        site, born = held[x]
                        fresh = born == turn or (born == 0 and turn == 1)
                        edges[site, offset, operand] = edges.get((site, offset, operand)) or fresh
                held[c] = (offset, turn)
                offset += 1
            elif item[0] == "copy":
                held[item[1]] = held[item[2]]
    return edges


def true_reuses(before, repeated, copies_count, rounds=BUFFERS + 2):
    """Operands whose matrix is always what the call that read it last, if any, has read.

    `copies_count`: a copy of equal content is a write (LLVM drops some of them).
    """
    version = list(range(BUFFERS))
    writes = BUFFERS
    packed, unchanged = {}, {}
    for turn in range(rounds + 1):
        site = 0 if turn == 0 else sum(item[0] == "gemm" for item in before)
        for item in before if turn == 0 else repeated:
            if item[0] == "gemm":
                for operand, x in [("A", item[1]), ("B", item[2])]:
                    if (x, operand) in packed:
                        same = packed[x, operand] == version[x]
                        unchanged[site, operand] = unchanged.get((site, operand), True) and same
                    packed[x, operand] = version[x]
                site += 1
            written = item[3] if item[0] == "gemm" else item[1]
            writes += 1
            copied = item[0] == "copy" and not copies_count
            version[written] = version[item[2]] if copied else writes
    return {factor for factor, always in unchanged.items() if always}


def check_edges(before, repeated):
    compiled = compile_module(text_of(before, repeated).encode(), "m.ll")
    llvm.parse_assembly(compiled.text).verify()
    found = {(e.source, e.target, e.operand): e for e in compiled.graph.edges}
    true = true_edges(before, repeated)
    assert true.keys() == found.keys()
    reuses = {(r.site, r.operand) for r in compiled.graph.reuses}
    assert true_reuses(before, repeated, copies_count=True) <= reuses
    assert reuses <= true_reuses(before, repeated, copies_count=False)
    for key, fresh in true.items():
        assert not (fresh and found[key].loop_carried)
    assert GemmGraph.from_json(compiled.graph.to_json()) == compiled.graph


@settings(max_examples=120)
@given(steps, steps)
def test_edges_are_the_true_ones(before, repeated):
    check_edges(before, repeated)


@pytest.mark.slow
@settings(max_examples=1000)
@given(steps, steps)
def test_edges_of_a_thousand_programs(before, repeated):
    check_edges(before, repeated)
