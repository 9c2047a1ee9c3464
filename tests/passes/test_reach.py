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
