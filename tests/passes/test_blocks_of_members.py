"""Random programs on blocks that members of a struct lead to, against an interpreter.

A loop over the members' addresses sets them to parts of one allocation. Products and kernels of
three sizes, of which the module shows none, read and write the blocks from their start; some go
through the pointer to the whole.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.passes.device.reach import HEADER, read_reaches
from mixpert.passes.pipeline import compile_module

MEMBERS, ELEMENTS = 4, 64
REACH = read_reaches(
    f"""{HEADER}
make(to, from, n): reads from[n * n]; fills to[n * n]
part(to, from, n): reads from[n * n]; writes to[n * n]
""",
    "f.reach",
)
DECLARATIONS = """
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i1 @again()
declare void @_Z22__device_stub__Z4makePfPKfiPfPKfi(ptr, ptr, i32)
declare void @_Z22__device_stub__Z4partPfPKfiPfPKfi(ptr, ptr, i32)

define ptr @allocate(ptr %members, ptr %sizes) {
entry:
  %all = call ptr @malloc(i64 1024)
  br label %set
set:
  %i = phi i64 [ 0, %entry ], [ %next, %set ]
  %at = phi ptr [ %all, %entry ], [ %behind, %set ]
  %slot = getelementptr ptr, ptr %members, i64 %i
  %member = load ptr, ptr %slot
  store ptr %at, ptr %member
  %place = getelementptr i64, ptr %sizes, i64 %i
  %size = load i64, ptr %place
  %behind = getelementptr float, ptr %at, i64 %size
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 4
  br i1 %more, label %set, label %done
done:
  ret ptr %all
}
"""
SIZES = ("%p", "%q", "%r")
"""In places: `MEMBERS` is that of the pointer to the whole, which starts with the first block."""

place = st.integers(0, MEMBERS)
block, size = st.integers(0, MEMBERS - 1), st.integers(0, len(SIZES) - 1)
gemm = st.tuples(st.just("gemm"), place, place, block, size, st.booleans())
kernel = st.tuples(st.sampled_from(("make", "part")), block, place, size)
steps = st.lists(st.one_of(gemm, gemm, gemm, kernel, kernel), max_size=7)


def text_of(before, repeated):
    """`%r` is `%q` rounded down to a multiple of `%h`."""
    lines = [f"{DECLARATIONS}define void @main(ptr %sizes, i32 %p, i32 %q, i32 %h) {{"]
    lines += ["entry:", "  %net = alloca [5 x ptr]", "  %list = alloca [4 x ptr]"]
    lines += ["  %whole = sdiv i32 %q, %h", "  %r = mul nsw i32 %whole, %h"]
    for number in range(MEMBERS + 1):
        lines += [f"  %m{number} = getelementptr i8, ptr %net, i64 {8 * number}"]
    for number in range(MEMBERS):
        lines += [f"  %l{number} = getelementptr i8, ptr %list, i64 {8 * number}"]
        lines += [f"  store ptr %m{number}, ptr %l{number}"]
    lines += ["  %all = call ptr @allocate(ptr %list, ptr %sizes)", "  store ptr %all, ptr %m4"]
    lines += [line for number, step in enumerate(before) for line in lines_of(f"b{number}", step)]
    lines += ["  br label %loop", "loop:"]
    lines += [line for number, step in enumerate(repeated) for line in lines_of(f"r{number}", step)]
    lines += ["  %more = call i1 @again()", "  br i1 %more, label %loop, label %done"]
    return "\n".join([*lines, "done:", "  ret void", "}", ""])


def lines_of(name, step):
    places = step[1:4] if step[0] == "gemm" else step[1:3]
    yield from (f"  %{name}.{i} = load ptr, ptr %m{p}" for i, p in enumerate(places))
    if step[0] == "gemm":
        n, beta = SIZES[step[4]], "1.0" if step[5] else "0.0"
        pointers = [f"ptr %{name}.{i}, i32 {n}" for i in range(3)]
        sizes = f"i32 102, i32 111, i32 111, i32 {n}, i32 {n}, i32 {n}, float 1.0"
        operands = f"{pointers[0]}, {pointers[1]}, float {beta}, {pointers[2]}"
        yield f"  call void @cblas_sgemm({sizes}, {operands})"
    else:
        stub = f"@_Z22__device_stub__Z4{step[0]}PfPKfiPfPKfi"
        yield f"  call void {stub}(ptr %{name}.0, ptr %{name}.1, i32 {SIZES[step[3]]})"


def true_edges(before, repeated, sizes, turns=MEMBERS + 2):
    """Runs the program on blocks whose elements hold the sites that they were computed from."""
    held = [[frozenset()] * ELEMENTS for _ in range(MEMBERS)]
    edges = set()
    for turn in range(turns):
        site = sum(step[0] == "gemm" for step in before) if turn else 0
        for step in repeated if turn else before:
            if step[0] == "gemm":
                edges |= multiply(held, step, sizes, site)
                site += 1
            else:
                name, to, source, n = step
                count = sizes[n] ** 2
                made = frozenset().union(*held[source % MEMBERS][:count])
                count //= 1 if name == "make" else 2
                held[to][:count] = [made] * count
    return edges


def multiply(held, step, sizes, site):
    _, a, b, c, n, accumulate = step
    count = sizes[n] ** 2
    read = [("A", a), ("B", b)] + [("C", c)] * accumulate
    edges = {
        (source, site, operand)
        for operand, where in read
        for source in frozenset().union(*held[where % MEMBERS][:count])
    }
    held[c][:count] = [frozenset({site})] * count
    return edges


def check(before, repeated):
    graph = compile_module(text_of(before, repeated).encode(), "m.ll", reaches=REACH).graph
    found = {(e.source, e.target, e.operand) for e in graph.edges}
    for p, q, h in ((4, 8, 3), (8, 4, 2), (5, 5, 1), (3, 8, 7)):
        missing = true_edges(before, repeated, (p, q, q // h * h)) - found
        assert not missing, (p, q, h, missing)


@settings(max_examples=10, deadline=None)
@given(before=steps, repeated=steps)
def test_no_edge_is_missing(before, repeated):
    check(before, repeated)


@pytest.mark.slow
@settings(max_examples=1000, deadline=None)
@given(before=steps, repeated=steps)
def test_no_edge_is_missing_in_a_thousand_programs(before, repeated):
    check(before, repeated)


def test_what_is_overwritten_and_what_lies_in_other_blocks_has_no_edge():
    before = [("gemm", 1, 1, 0, 1, False), ("gemm", 1, 2, 3, 1, False)]
    after = [("make", 0, 1, 1), ("gemm", 0, 1, 2, 1, False), ("gemm", 3, 0, 2, 0, False)]
    graph = compile_module(text_of([*before, *after], []).encode(), "m.ll", reaches=REACH).graph
    found = {(e.source, e.target, e.operand) for e in graph.edges}
    assert found <= {(0, 2, "A"), (0, 3, "B"), (1, 3, "A")}  # %p may be more than what was made
