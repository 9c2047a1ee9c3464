"""Small elements that pieces of a float split do not hold are reported: trace, summary, check."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from harness import Arena, Driver, cblas
from small_elements import BESIDE, any_range, beside_large, beyond_raising

from mixpert.grading.matrices import PAIRS
from mixpert.kernels.raised_rows import underflows
from mixpert.trace import Trace

Operands = tuple[np.ndarray, np.ndarray]
RAISED = ("auto", "bf16x9", "bf16x6", "bf16x3", "bf16", "tf32x3", "tf32")
LOST = "the pieces of {} do not hold all small elements"


def traced(driver: Driver, pairs: list[Operands], **settings: str) -> tuple[list[bool | None], str]:
    """What the trace says of products, each of a site of its own; stderr."""
    arena, script = Arena(), []
    for number, (a, b) in enumerate(pairs):
        (m, k), n = a.shape, b.shape[1]
        at = [arena.add(x) for x in (a, b, np.zeros((m, n)))]
        script.append(cblas(f"s{number}", m, n, k, *at))
    path = driver.directory / "trace.jsonl"
    done = driver.run(script, arena, trace=str(path), **settings)
    assert done.status == 0, done.stderr
    return [row.underflow for row in Trace.read(path).rows], done.stderr


def any_operands() -> list[Operands]:
    """Of all ranges: with small elements that are lost, that raising saves, and without."""
    beside = [beside_large(*one) for one in (*BESIDE, (60, -123, 60), (57, -111, 57))]
    return [*beside, beyond_raising(), *(any_range(seed) for seed in range(40))]


@pytest.mark.parametrize("scheme", ["bf16x6", "bf16x9", "bf16", "tf32x3"])
def test_the_trace_agrees_with_the_model(driver: Driver, scheme: str) -> None:
    pairs = any_operands()
    expected = [underflows(a, b) for a, b in pairs]
    assert 3 <= sum(expected) <= len(pairs) - 40
    assert traced(driver, pairs, scheme=scheme)[0] == expected


@pytest.mark.parametrize("scheme", RAISED)
def test_both_ends_of_the_range_in_both_operands(driver: Driver, scheme: str) -> None:
    pairs = [beyond_raising(), beside_large(0, -134, 60)]
    assert traced(driver, pairs, scheme=scheme)[0] == [True, False]


def test_a_single_element_is_found_wherever_it_is(driver: Driver) -> None:
    a, b = beside_large(60, 0, 60)
    cases = []
    for row, column in ((0, 0), (39, 319), (17, 200)):
        for side in range(2):
            pair = [a.copy(), b.copy()]
            pair[side][(row, column) if side == 0 else (column, row)] = -1.5 * 2.0**-111
            cases.append((pair[0], pair[1]))
    for scheme in ("auto", "bf16x6"):
        assert traced(driver, [(a, b), *cases], scheme=scheme)[0] == [False] + [True] * 6


@pytest.mark.parametrize("scheme", ["native", "fp64", "int8:2,2,2", "fp16x3"])
def test_schemes_without_such_pieces_say_nothing(driver: Driver, scheme: str) -> None:
    assert traced(driver, [beyond_raising()], scheme=scheme)[0] == [None]


def test_a_limit_leaves_them_to_the_last_rung(driver: Driver) -> None:
    """The guard judges the pieces of the scheme itself."""
    plan = driver.directory / "p.plan"
    plan.write_text("# mixpert-plan 1\ns0\tbf16x6\t1e-6\ns1\tbf16x6\t1e-6\ns2\tint8:2,2\t1e-6\n")
    usual = np.random.default_rng(1).uniform(-1, 1, (40, 320)).astype(np.float32)
    pairs = [beyond_raising(), (usual, usual.T.copy()), beyond_raising()]
    assert traced(driver, pairs, plan=str(plan))[0] == [True, False, True]


@pytest.mark.parametrize("kind", sorted(PAIRS))
def test_kinds_of_grading(driver: Driver, kind: str) -> None:
    """Also subnormal ones, of few bits, that meet large ones."""
    a, b = PAIRS[kind](np.random.default_rng(3), 32, 32, 300)
    assert traced(driver, [(a, b)], scheme="bf16x6")[0] == [kind == "whole range"]


def test_the_summary_tells(driver: Driver) -> None:
    _, said = traced(driver, [beyond_raising(), beside_large(0, -9, 0)], scheme="auto", verbose="1")
    lines = [line for line in said.splitlines() if re.match(r"s\d ", line)]
    assert ["pieces do not hold all small elements" in line for line in lines] == [True, False]


@pytest.mark.parametrize("scheme", ["auto", "bf16x6"])
def test_a_check_demotes_the_site(driver: Driver, scheme: str) -> None:
    """The norm of a row does not show what is lost."""
    arena = Arena()
    a, b = beyond_raising()
    at = [arena.add(x) for x in (a, b, np.zeros((40, 40)))]
    call = cblas("s", 40, 40, 320, *at)
    path = driver.directory / "trace.jsonl"
    done = driver.run([call, call], arena, scheme=scheme, check="1:1e-5", trace=str(path))
    rows = Trace.read(path).rows
    assert [(row.scheme, row.underflow) for row in rows] == [(scheme, True), ("native", None)]
    found = LOST.format(scheme)
    assert rows[1].reason == f"checked: {found}"
    assert rows[0].check is not None and rows[0].check["relative"] < 1e-6
    assert done.stderr == f"mixpert: s [40,40,320]: {found}: the site runs natively from now on\n"
    assert not list(Path(driver.directory).glob("*.operands"))
