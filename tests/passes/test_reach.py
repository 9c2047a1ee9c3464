"""Reach files: what they say, what is wrong with them, and what the analysis makes of them."""

from pathlib import Path

import pytest

from mixpert.errors import FormatError
from mixpert.passes.effect import Span
from mixpert.passes.pipeline import compile_module
from mixpert.passes.reach import HEADER, read_reaches, source_name

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
        ("f(a): touches a", "f.reach:2: 'touches a': expected 'reads' or 'writes'"),
        ("f(a): reads b", "f.reach:2: no parameter 'b'; there are a"),
        ("f(a, n): reads a[n x n]", "f.reach:2: 'a[n x n]': a block has rows, columns and"),
        ("f(a, n): reads a[n / 2]", "f.reach:2: 'n / 2': only numbers, parameters, +, - and *"),
        ("f(a, n): reads a[n +]", "f.reach:2: 'n +': not a number"),
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
        ("factor_leaf(a, n): writes a", "factor_leaf is called with 4 arguments, not 2"),
        ("factor_leaf(a, l, n, f): writes l", "'l' is no pointer"),
        (
            "factor_leaf(a, l, n, f): returns new",
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
    ],
)
def test_names_are_those_of_the_source(callee, name):
    assert source_name(callee) == name


def test_a_static_kernel_can_be_declared():
    """-O2 leaves no function with the name of its stub."""
    text = (Path(__file__).parent / "graphs" / "launch_static.ll").read_bytes()
    graph = compile_module(text, "m", reaches=parsed("scale(from, to, n): reads from")).graph
    assert graph.edges == []
