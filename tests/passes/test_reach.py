"""Reach files: what they say, what is wrong with them, and what the analysis makes of them."""

from pathlib import Path

import pytest

from mixpert.errors import FormatError
from mixpert.passes.device.reach import HEADER, read_reaches, source_name
from mixpert.passes.effects.effect import Span
from mixpert.passes.pipeline import compile_module

CHOLESKY = Path(__file__).parents[2] / "samples" / "cholesky"
MODULE = CHOLESKY / "cholesky.ll"
DECLARED = (CHOLESKY / "cholesky.reach").read_text()


def parsed(line):
    return read_reaches(f"{HEADER}\n{line}\n", "f.reach")


def test_blocks_stretches_and_all():
    reach = parsed("f(a, ld, n): reads a[2*n - 1 x n, ld]; writes a[n] of 8 bytes, a")["f"]
    n, ld = (((2, ""),), ((1, ""),))
    assert reach.parameters == ("a", "ld", "n")
    assert reach.reads == (Span(0, {n: 2, (): -1}, {n: 1}, {ld: 1}, 4),)
    assert reach.writes == (Span(0, {n: 1}, {(): 1}, {}, 8), Span(0))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("f(a)", "f.reach:2: expected 'kernel(parameters): reads ...; writes ...'"),
        ("f(a): touches a", "f.reach:2: 'touches a': expected 'reads', 'writes' or 'fills'"),
        ("f(a): fills a", "f.reach:2: 'fills' needs to know how much"),
        ("f(a): allocates blocks; reads a", "f.reach:2: 'allocates blocks' stands alone"),
        ("f(a): reads b", "f.reach:2: no parameter 'b'; there are a"),
        ("f(a, n): reads a[n x n]", "f.reach:2: 'a[n x n]': a block has rows, columns and"),
        ("f(a, n): reads a[n / 2]", "f.reach:2: 'n / 2': only numbers, parameters, dimensions"),
        ("f(a, n): reads a[n +]", "f.reach:2: 'n +': not a number"),
        ("f(a): reads a[gridDim.w]", "f.reach:2: 'gridDim.w': only numbers"),
        ("f(a): reads a\nf(a): reads a", "f.reach:3: f is declared twice"),
    ],
)
def test_errors_name_the_line(line, message):
    with pytest.raises(FormatError) as error:
        parsed(line)
    assert str(error.value).startswith(message)


def test_the_header_is_needed():
    with pytest.raises(FormatError, match=r"^f.reach:1: not a reach file"):
        read_reaches("f(a): reads a", "f.reach")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("factor_leave(a): writes a", "the module has no kernel or function 'factor_leave'"),
        ("factor_leaf(a, n): writes a", "factor_leaf is called with 5 arguments, not 2"),
        ("factor_leaf(a, l, n, i, f): writes l", "'l' is no pointer"),
        (
            "factor_leaf(a, l, n, i, f): returns new",
            "factor_leaf returns no pointer, so no new memory",
        ),
    ],
)
def test_declarations_that_do_not_fit_the_module(line, message):
    with pytest.raises(FormatError) as error:
        compile_module(MODULE.read_bytes(), "m.ll", reaches=parsed(line))
    assert str(error.value).startswith(f"f.reach:2: {message}")


def test_without_a_declaration_a_kernel_may_touch_all():
    lines = [line for line in DECLARED.splitlines() if not line.startswith("factor_leaf")]
    some = compile_module(
        MODULE.read_bytes(), "m.ll", reaches=read_reaches("\n".join(lines), "f.reach")
    )
    full = compile_module(MODULE.read_bytes(), "m.ll", reaches=read_reaches(DECLARED, "f.reach"))
    none = compile_module(MODULE.read_bytes(), "m.ll")
    edges = [{(e.source, e.target, e.operand) for e in c.graph.edges} for c in (full, some, none)]
    assert edges[0] < edges[1] <= edges[2]


UPLOADING = """
declare ptr @upload(ptr, i64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define void @main(ptr %x, ptr %y) {
  %a = call ptr @upload(ptr %x, i64 64)
  %b = call ptr @upload(ptr %x, i64 64)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %a, i32 8, float 0.0, ptr %b, i32 8)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %b, i32 8, float 0.0, ptr %y, i32 8)
  %c = call ptr @upload(ptr %y, i64 64)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %c, i32 8, ptr %x, i32 8, float 0.0, ptr %a, i32 8)
  ret void
}
"""  # noqa: E501 - IR has a call a line


POINTERS = """
declare ptr @upload(ptr, i64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)

define void @main(ptr %x, ptr %y) {
  %list = alloca ptr
  %m = call ptr @malloc(i64 256)
  store ptr %m, ptr %list
  %copy = call ptr @upload(ptr %list, i64 1)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 0.0, ptr %m, i32 8)
  %same = load ptr, ptr %copy
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %same, i32 8, ptr %same, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}
"""  # noqa: E501


def test_pointers_among_what_fills_new_memory_are_followed():
    declared = parsed("upload(x, n): reads x[n]; returns new")
    edges = compile_module(POINTERS.encode(), "m.ll", reaches=declared).graph.edges
    assert {(e.source, e.target, e.operand) for e in edges} == {(0, 1, "A"), (0, 1, "B")}


def test_what_returns_new_memory_fills_it_with_what_it_reads():
    declared = parsed("upload(x, n): reads x[n]; returns new")
    found = compile_module(UPLOADING.encode(), "m.ll", reaches=declared).graph.edges
    assert [(e.source, e.target, e.operand) for e in found] == [(0, 1, "B"), (1, 2, "A")]
    unknown = compile_module(UPLOADING.encode(), "m.ll").graph.edges
    assert {(0, 1, "A"), (0, 1, "B"), (1, 2, "A")} <= {
        (e.source, e.target, e.operand) for e in unknown
    }


@pytest.mark.parametrize(
    ("callee", "name"),
    [
        ("_Z35__device_stub__Z11factor_leafPfiiPiPfiiPi", "factor_leaf"),
        ("_ZL25__device_stub__ZN2ns4leafEPfPf", "leaf"),
        ("_ZL30__device_stub__ZL4leafPfPf", "leaf"),
        ("__device_stub__leaf", "leaf"),
        ("solve", "solve"),
        ("_Z6filledPfS_i", "filled"),
        ("_ZN2ns6filledEPfS_i", "filled"),
    ],
)
def test_names_are_those_of_the_source(callee, name):
    assert source_name(callee) == name


def edges_of(text, *lines):
    declared = read_reaches("\n".join([HEADER, *lines]), "f.reach")
    found = compile_module(text.encode(), "m.ll", reaches=declared).graph.edges
    return {(e.source, e.target, e.operand) for e in found}


GRAPHS = Path(__file__).parent / "graphs"
BLOCKS = (GRAPHS / "members_of_one_block.ll").read_text()
ALLOCATES = "allocate(members, sizes, n): allocates blocks"


ROWS = BLOCKS.replace("load i64, ptr %place", "load i64, ptr %sizes")
"""Without a table of sizes."""


def test_blocks_are_apart_where_that_is_declared():
    assert (1, 2, "A") in edges_of(ROWS) - edges_of(ROWS, ALLOCATES)


def test_a_pointer_that_another_function_stores_leads_to_the_whole():
    moved = BLOCKS.replace(
        "  %b = load ptr, ptr %net.1\n",
        "  %far = getelementptr i8, ptr %all, i64 256\n  store ptr %far, ptr %net.1\n"
        "  %b = load ptr, ptr %net.1\n",
    )
    assert moved not in (BLOCKS, ROWS)
    assert (1, 2, "A") in edges_of(moved, ALLOCATES)


INLINED = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "allocate", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 2, column: 3, scope: !2, inlinedAt: !7)
!7 = distinct !DILocation(line: 10, column: 3, scope: !5)
!8 = !DILocation(line: 11, column: 3, scope: !5)
!9 = !{i32 2, !"Debug Info Version", i32 3}
"""  # noqa: E501
GEMM = "  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, {})\n"


def inlined(where):
    """Two members set in `main`, the second as debug info's node `where` says."""
    products = ["ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %a, i32 8"]
    products.append("ptr %b, i32 8, ptr %w, i32 8, float 0.0, ptr %y, i32 8")
    calls = "".join(GEMM.format(one).replace(")\n", "), !dbg !8\n") for one in products)
    head, _, _ = UPLOADING.partition("\ndefine")
    return f"""{head}
declare ptr @malloc(i64)
define void @allocate() {{
  ret void
}}
define void @main(ptr %net, ptr %w, ptr %y, i64 %size) !dbg !5 {{
  %all = call ptr @malloc(i64 1024), !dbg !6
  store ptr %all, ptr %net, !dbg !6
  %second = getelementptr i8, ptr %net, i64 8, !dbg !6
  %far = getelementptr float, ptr %all, i64 %size, !dbg !6
  store ptr %far, ptr %second, !dbg !{where}
  %a = load ptr, ptr %net, !dbg !8
  %b = load ptr, ptr %second, !dbg !8
{calls}  ret void, !dbg !8
}}
{INLINED}"""


def test_debug_info_shows_stores_of_an_inlined_function():
    assert edges_of(inlined(6), "allocate(): allocates blocks") == set()
    assert edges_of(inlined(8), "allocate(): allocates blocks") == {(0, 1, "A")}
    assert edges_of(inlined(6)) == {(0, 1, "A")}


def test_blocks_of_a_module_whose_pointers_say_what_they_lead_to():
    """As clang 14 writes them."""
    typed = BLOCKS.replace("store ptr %at, ptr %member", "store float* %at, float** %member")
    assert typed != BLOCKS
    assert edges_of(typed, ALLOCATES) == edges_of(BLOCKS, ALLOCATES)


MAKING = (GRAPHS / "filled_by_kernel.ll").read_text()


def test_what_fills_under_a_condition_leaves_the_rest():
    reach = "make(to, from, n): reads from[n * n]; fills to[n * n]"
    always = edges_of(MAKING, reach)
    call = "  call void @_Z22__device_stub__Z4makePfPKfiPfPKfi(ptr %s, ptr %w, i32 %n)\n"
    test = "  %t = icmp eq i64 %bytes, 7\n  br i1 %t, label %yes, label %no\nyes:\n"
    sometimes = MAKING.replace(call, f"{test}{call}  br label %no\nno:\n")
    assert sometimes != MAKING
    assert edges_of(sometimes, reach) - always == {(0, 1, "B")}


WRAPPED = """
declare void @unknown(ptr, ptr)
define void @_Z6filledPfS_i(ptr %to, ptr %from, i32 %n) {
  call void @unknown(ptr %to, ptr %from)
  ret void
}
"""
FILLED = "  call void @_Z6filledPfS_i(ptr %s, ptr %w, i32 %n)\n"


def test_a_function_of_the_module_does_what_is_declared_of_it():
    first = "  call void @_Z22__device_stub__Z4makePfPKfiPfPKfi(ptr %s, ptr %w, i32 %n)\n"
    text = MAKING.replace(first, FILLED) + WRAPPED
    assert (0, 1, "B") in edges_of(text)
    assert (0, 1, "B") not in edges_of(text, "filled(to, from, n): reads from; fills to[n * n]")
    assert (0, 1, "B") in edges_of(text, "filled(to, from, n): reads from; writes to[n * n]")


def test_a_function_that_leads_to_a_product_cannot_be_declared():
    with pytest.raises(FormatError) as error:
        edges_of(MAKING, "main(w, y, n, bytes): reads w")
    assert str(error.value) == "f.reach:2: main calls a GEMM: what it does is to be seen"


def test_a_static_kernel_can_be_declared():
    """-O2 leaves no function with the name of its stub."""
    text = (Path(__file__).parent / "graphs" / "launch_static.ll").read_bytes()
    graph = compile_module(text, "m", reaches=parsed("scale(from, to, n): reads from")).graph
    assert graph.edges == []
