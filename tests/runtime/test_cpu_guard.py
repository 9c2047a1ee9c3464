"""The guard in programs on the processor: what the trace says of it, limits, and turning it off."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from gemm_cases import DATA
from harness import ROW_MAJOR, Arena, Driver, cblas

import mixpert
from mixpert.kernels import guard_model as guard
from mixpert.kernels.guard_statistics import panel_statistics, row_statistics
from mixpert.trace import Trace, TraceRow

M, N, K = 256, 130, 512
LAST = "bf16x6"


def run(
    driver: Driver, a: np.ndarray, b: np.ndarray, *, order: int = 102, **more: str
) -> tuple[np.ndarray, TraceRow]:
    """The product (M, N) under some settings, and its row of the trace."""
    arena = Arena()
    row_major = order == ROW_MAJOR
    at = [arena.add(x.T if row_major else x) for x in (a, b, np.zeros((M, N)))]
    path = driver.directory / "trace.jsonl"
    done = driver.run([cblas("s", M, N, K, *at, order=order)], arena, trace=str(path), **more)
    assert done.status == 0, done.stderr
    c = done.matrix(at[2], N, M).T if row_major else done.matrix(at[2], M, N)
    (row,) = Trace.read(path).rows
    return c, row


def operands(first: str = "uniform", second: str = "uniform") -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(6)
    a = np.concatenate([DATA[first](rng, 128, K), DATA[second](rng, 128, K)])
    return a, DATA["uniform"](rng, N, K).T


def plan_file(directory: Path, text: str) -> str:
    path = directory / "p.plan"
    path.write_text(f"# mixpert-plan 1\ns\t{text}\n")
    return str(path)


def test_panels_and_estimates_are_traced(driver: Driver) -> None:
    a, b = operands("uniform", "wide")
    c, row = run(driver, a, b, scheme="auto")
    assert row.guard == {"int8:2,2,2": 2, "fp16x3": 0, LAST: 2}
    assert row.estimate is not None and row.estimate > 1e-6
    assert row.retained is not None and 0 <= row.retained < 20
    assert row.span is not None and row.span > 24
    np.testing.assert_array_equal(c[:128], mixpert.matmul(a[:128], b, "int8:2,2,2"))
    c, row = run(driver, *operands(), scheme="auto")
    assert (row.retained, row.span) == (21, 6)
    assert row.guard == {"int8:2,2,2": 4, "fp16x3": 0, LAST: 0}


def test_the_summary_shows_the_guards_choice(driver: Driver) -> None:
    arena = Arena()
    a, b = operands("uniform", "wide")
    at = [arena.add(x) for x in (a, b, np.zeros((M, N)))]
    done = driver.run([cblas("s", M, N, K, *at)], arena, scheme="auto", check="1:1", verbose="1")
    worst = r"under int8:2,2,2 the worst would retain (\d+) bits"
    panels = rf"\(panels: 2 int8:2,2,2, 2 {LAST}; {worst}\)"
    checked = r"\(checked: 1, errors up to (\S+)\)"
    ((retained, error),) = re.findall(f"{panels}  {checked}", done.stderr)
    assert int(retained) < 20 and 0 < float(error) < 1e-5
    at = [arena.add(x) for x in (*operands(), np.zeros((M, N)))]
    done = driver.run([cblas("s", M, N, K, *at)], arena, scheme="auto", verbose="1")
    assert "(panels: 4 int8:2,2,2; 21 bits retained)" in done.stderr


def test_off_does_not_look(driver: Driver) -> None:
    a, b = operands("uniform", "wide")
    c, row = run(driver, a, b, scheme="auto", guard="off")
    np.testing.assert_array_equal(c, mixpert.matmul(a, b, "int8:2,2,2"))
    assert (row.guard, row.estimate, row.retained, row.span) == (None, None, None, None)


@pytest.mark.parametrize("scheme", ["int8:1,2", "int8:1,2+g64"])
@pytest.mark.parametrize("order", [ROW_MAJOR, 102])
def test_limits_of_a_plan(driver: Driver, order: int, scheme: str) -> None:
    a, b = operands("uniform", "wide")
    plan = plan_file(driver.directory, f"{scheme}\t0.001")
    c, row = run(driver, a, b, order=order, plan=plan)
    assert row.guard == {scheme: 2, LAST: 2}
    plain = mixpert.matmul(a, b, scheme)
    np.testing.assert_array_equal(c[:128], plain[:128])
    size = np.abs(a[128:]).astype(np.float64) @ np.abs(b)
    exact = a[128:].astype(np.float64) @ b
    assert (
        (np.abs(c[128:] - exact) / size).max()
        < 2.0**-18
        < (np.abs(plain[128:] - exact) / size).max()
    )
    unlimited, row = run(driver, a, b, order=order, plan=plan, guard="off")
    np.testing.assert_array_equal(unlimited, plain)
    assert row.guard is None


def test_nan_under_a_limit_reaches_its_panels_only(driver: Driver) -> None:
    a, b = operands()
    a[200, 3] = np.nan
    c, row = run(driver, a, b, plan=plan_file(driver.directory, "int8:2,2,2\t0.001"))
    assert row.guard == {"int8:2,2,2": 2, LAST: 2}
    assert row.reason is None and row.estimate is None and row.retained == 0
    np.testing.assert_array_equal(np.isnan(c).any(axis=1), np.arange(M) == 200)


@pytest.mark.parametrize("group", [32, 256, 1024])
def test_estimates_of_groups_count_their_sums(driver: Driver, group: int) -> None:
    """Each group's sum is added in FP32: on usual data the estimate is that of whole rows, more."""
    a, b = operands()
    plan = plan_file(driver.directory, f"int8:2,2,2+g{group}\t0.001")
    _, row = run(driver, a, b, plan=plan)
    left, right = (panel_statistics(row_statistics(x)) for x in (a, b.T))
    model = guard.int8_model(2, 2, 2, groups=-(-K // group))
    worst = max(guard.estimate(i, j, model) for i in left for j in right)
    assert row.estimate == pytest.approx(worst, rel=1e-3)
    exact = a.astype(np.float64) @ b
    c = mixpert.matmul(a, b, f"int8:2,2,2+g{group}")
    assert np.linalg.norm(c - exact) / np.linalg.norm(exact) <= worst
