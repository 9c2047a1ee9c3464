"""Grades of GEMMs whose grade is known: FP32, Strassen's algorithm, fixed point, half precision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

import numpy as np
import pytest

from mixpert.grading import engines, grades, report
from mixpert.grading.checks import Grading, Plan, fitted_slope, grade_all
from mixpert.grading.matrices import PAIRS, Float32, apart, repeated, spanned, turned
from mixpert.grading.measure import Errors, measure
from mixpert.grading.plot import svg
from mixpert.grading.strassen import strassen_test

PLAN = Plan(limit=256, rows=16)


def fp32(a: Float32, b: Float32) -> Float32:
    with np.errstate(over="ignore", invalid="ignore", under="ignore"):
        return a @ b


def strassen(
    a: np.ndarray, b: np.ndarray, least: int = 32, base: Callable[..., np.ndarray] = fp32
) -> np.ndarray:
    if min(*a.shape, *b.shape) <= least or any(x % 2 for x in (*a.shape, *b.shape)):
        return base(a, b)
    (a11, a12), (a21, a22) = (np.hsplit(half, 2) for half in np.vsplit(a, 2))
    (b11, b12), (b21, b22) = (np.hsplit(half, 2) for half in np.vsplit(b, 2))

    def product(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return strassen(x, y, least, base)

    m1 = product(a11 + a22, b11 + b22)
    m2, m3 = product(a21 + a22, b11), product(a11, b12 - b22)
    m4, m5 = product(a22, b21 - b11), product(a11 + a12, b22)
    m6, m7 = product(a21 - a11, b11 + b12), product(a12 - a22, b21 + b22)
    return np.block([[m1 + m4 - m5 + m7, m3 + m5], [m2 + m4, m1 - m2 + m3 + m6]])


def fixed_point(a: Float32, b: Float32) -> Float32:
    """Rows and columns rounded to 24 bits of their largest elements."""

    def aligned(rows: Float32) -> np.ndarray:
        unit = np.ldexp(1.0, np.frexp(np.abs(rows).max(axis=1, keepdims=True))[1] - 24)
        return np.rint(rows / unit) * unit

    with np.errstate(over="ignore"):
        return (aligned(a) @ aligned(b.T).T).astype(np.float32)


def fixed_point_strassen(a: Float32, b: Float32) -> Float32:
    """Integers in one unit for all of an operand; each product loses its lower half."""
    units = [np.ldexp(1.0, np.frexp(max(np.abs(x).max(), 1e-38))[1] - 28) for x in (a, b)]
    whole = [np.rint(x / unit).astype(np.int64) for x, unit in zip((a, b), units, strict=True)]

    def halved(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return sum(np.multiply.outer(x[:, p], y[p]) >> 28 for p in range(len(y)))

    c = np.asarray(strassen(*whole, base=halved))
    with np.errstate(over="ignore"):
        return (c * (units[0] * units[1] * 2.0**28)).astype(np.float32)


def scaled_strassen(a: Float32, b: Float32) -> Float32:
    """Strassen's algorithm in double precision on the fixed point of `fixed_point_scaled`."""
    return fixed_point_scaled(a, b, lambda x, y: strassen(x, y, base=np.matmul))


def strassen_to_the_end(a: Float32, b: Float32) -> Float32:
    return strassen(a, b, least=1)


def fixed_point_scaled(
    a: Float32, b: Float32, product: Callable[..., np.ndarray] = np.matmul
) -> Float32:
    """52 bits of fixed point, after columns of A and rows of B have been made equally large."""
    sizes = [np.abs(x.astype(np.float64)).max(axis=axis) for x, axis in ((a, 0), (b, 1))]
    both = (sizes[0] > 0) & (sizes[1] > 0)
    logs = [np.log2(np.where(both, size, 1)) for size in sizes]
    power = np.rint((logs[0] - logs[1]) / 2).astype(np.int64)

    def aligned(rows: np.ndarray) -> np.ndarray:
        unit = np.ldexp(1.0, np.frexp(np.abs(rows).max(axis=1, keepdims=True))[1] - 52)
        return np.rint(rows / unit) * unit

    left = aligned(np.ldexp(a.astype(np.float64), -power))
    right = aligned(np.ldexp(b.astype(np.float64).T, power))
    with np.errstate(over="ignore"):
        return product(left, right.T).astype(np.float32)


def strassen_of_the_rest(a: Float32, b: Float32) -> Float32:
    """Strassen's algorithm for what is left without rows and columns of zeros."""
    rows, columns = (a != 0).any(axis=1), (b != 0).any(axis=0)
    moved = [np.argsort(~used, kind="stable") for used in (rows, columns)]
    c = np.zeros((len(a), b.shape[1]), np.float32)
    c[np.ix_(*moved)] = strassen(a[moved[0]], np.ascontiguousarray(b[:, moved[1]]))
    c[~rows], c[:, ~columns] = 0, 0
    return c


def half(a: Float32, b: Float32) -> Float32:
    with np.errstate(over="ignore", invalid="ignore"):
        return a.astype(np.float16).astype(np.float32) @ b.astype(np.float16).astype(np.float32)


@lru_cache
def graded(name: str) -> Grading:
    return grade_all(name, globals()[name], PLAN, lambda _: None)


@pytest.mark.parametrize(
    ("name", "expected"), [("fp32", "A"), ("strassen", "C"), ("fixed_point", "B"), ("half", "none")]
)
def test_known_algorithms_get_their_grades(name: str, expected: str) -> None:
    assert grades.grade(graded(name)) == expected


def test_strassen_is_found_where_it_is() -> None:
    for name in ("fp32", "fixed_point", "half"):
        assert graded(name).strassen.clean
    assert not graded("strassen").strassen.clean
    assert graded("strassen").strassen.blocks.row > 1e6
    assert graded("fixed_point").strassen.blocks.passes


def test_fixed_point_is_found_by_the_span_that_it_does_not_reach() -> None:
    assert grades.whole_span(grades.passed_span(graded("fp32")))
    assert 4 <= grades.passed_span(graded("fixed_point")) <= 16
    assert grades.passed_phi(graded("fp32")) == 4
    assert 1 <= (grades.passed_phi(graded("fixed_point")) or 0) < 4


def test_fixed_point_is_found_whatever_is_scaled_along_k() -> None:
    """One scaling along k removes a D that is the same for all rows, not one that is turned."""
    found = graded("fixed_point_scaled")
    assert {span.shape for span in found.spans if grades.whole_span(span.passed)} == {
        "smooth", "half", "random", "few",
    }  # fmt: skip
    assert 32 <= grades.passed_span(found) <= 64 and grades.grade(found) == "B"


@pytest.mark.parametrize(
    ("name", "crossover", "arithmetic"),
    [
        ("strassen", 32, "float"),
        ("fixed_point_strassen", 32, "fixed"),
        ("scaled_strassen", 32, "fixed"),
        ("fp32", None, ""),
        ("fixed_point", None, ""),
    ],
)
def test_floating_and_fixed_point_versions_of_strassen_are_told_apart(
    name: str, crossover: int | None, arithmetic: str
) -> None:
    found = graded(name).strassen
    assert (found.crossover, found.arithmetic) == (crossover, arithmetic)
    if arithmetic:
        assert grades.grade(graded(name)) not in "AB"
        row = report.table([graded(name)]).splitlines()[1].split()
        assert row[5] == arithmetic


def test_all_of_a_block_but_its_last_row_and_column_is_as_fp32_has_it() -> None:
    """Where recursion ends, and what is scaled along k, decide test 3b."""
    a, b = repeated(np.random.default_rng(3), 128, 32)
    for multiply, passes in ((fp32, True), (strassen, True), (fixed_point_scaled, False)):
        errors = measure(lambda *_, of=multiply: of(a, b)[:31, :31], a[:31], b[:, :31])
        assert errors.passes == passes, multiply.__name__
    inner = a[:-1].copy(), b[:, :-1].copy()
    assert measure(fixed_point_scaled, *inner).passes
    assert not measure(strassen, a, b).passes


def test_strassen_of_single_elements_is_found_and_no_more() -> None:
    found = strassen_test(strassen_to_the_end, 16, 1)
    assert (found.clean, found.crossover, found.arithmetic) == (False, 1, "")


@pytest.mark.parametrize(("n", "period"), [(16, 2), (128, 16), (512, 128), (512, 256)])
def test_repeated_powers_of_two_leave_fp32_in_range(n: int, period: int) -> None:
    a, b = repeated(np.random.default_rng(n), n, period)
    limits = np.finfo(np.float32)
    c = a.astype(np.float64) @ b
    assert np.abs(c).max() < float(limits.max)
    assert min(np.abs(a).min(), np.abs(b).min(), np.abs(c).min()) > float(limits.tiny)
    powers = np.frexp(a[0])[1]
    assert (powers == np.tile(powers[:period], n // period)).all()
    assert powers.max() - powers.min() == 2 * (64 - np.log2(n) - 2)
    assert (np.frexp(a[-1])[1] == powers.max()).all()


def test_gradings_of_before_test_3b_are_read() -> None:
    written = report.to_json(graded("strassen"))
    for key in ("crossover", "scaled"):
        del written["strassen"][key]
    read = report.from_json(written).strassen
    assert (read.clean, read.crossover, read.arithmetic) == (False, None, "")
    assert report.table([report.from_json(written)]).splitlines()[1].split()[5] == "FOUND"


def test_strassen_is_found_where_rows_of_zeros_are_left_out() -> None:
    assert not graded("strassen_of_the_rest").strassen.clean


@pytest.mark.parametrize("name", ["bf16x6", "bf16x9", "tf32x3"])
def test_float_splits_of_the_whole_range_pass_turned_rows(name: str) -> None:
    """On the models of Tensor Cores: the pieces have FP32's exponents."""
    model = engines.model(name)
    for bits in (8, 64, 208):
        a, b = turned(np.random.default_rng(bits), 8, 8, 256, bits=bits)
        assert measure(model, a, b).passes, bits
    a, b, empty = apart(np.random.default_rng(1), 48)
    assert (model(a, b)[empty] == 0).all()


def test_nothing_fails_in_fp32() -> None:
    assert grades.failing_kinds(graded("fp32")) == []
    assert "phi 4" in grades.failing_kinds(graded("fixed_point"))


@pytest.mark.parametrize("slope", [0.0, 0.5, 1.5])
def test_the_fitted_slope_is_that_of_the_errors(slope: float) -> None:
    errors = tuple(Errors(n, 3.0 * n**slope, 0, 0, 0) for n in (16, 64, 256, 1024))
    assert fitted_slope(errors) == pytest.approx(slope)
    assert fitted_slope(errors[:1]) == 0


@pytest.mark.parametrize(("slope", "expected"), [(1.04, "A"), (1.06, "B")])
def test_a_slope_of_one_may_be_fitted_a_little_above(slope: float, expected: str) -> None:
    known = graded("fp32")
    growth = tuple(replace(test, slope=slope) for test in known.growth)
    assert grades.grade(replace(known, growth=growth)) == expected


def test_a_nan_that_fp32_has_not_is_an_infinite_error() -> None:
    def broken(a: Float32, b: Float32) -> Float32:
        c = fp32(a, b)
        c[1, 2] = np.nan
        return c

    a, b = PAIRS["normal"](np.random.default_rng(1), 4, 4, 50)
    errors = measure(broken, a, b)
    assert errors.element == errors.row == errors.whole == np.inf
    assert not errors.passes


def test_an_error_where_there_is_nothing_is_infinite() -> None:
    a, b = np.zeros((2, 3), np.float32), np.ones((3, 2), np.float32)
    assert measure(lambda a, b: np.full((2, 2), 1e-30, np.float32), a, b).element == np.inf
    right = measure(fp32, a, b)
    assert (right.element, right.row, right.whole, right.frobenius) == (0, 0, 0, 0)


@pytest.mark.parametrize("shape", ["smooth", "half", "random", "few"])
def test_a_diagonal_leaves_the_product_as_it_is(shape: str) -> None:
    narrow = spanned(np.random.default_rng(2), 5, 6, 64, bits=0, shape=shape)
    a, b = spanned(np.random.default_rng(2), 5, 6, 64, bits=200, shape=shape)
    assert np.isfinite(a).all() and np.isfinite(b).all()
    if shape in ("smooth", "half"):  # the others draw random numbers for D first
        assert np.allclose(a.astype(np.float64) @ b, narrow[0].astype(np.float64) @ narrow[1])


def test_json_holds_everything() -> None:
    for name in ("fp32", "half", "strassen"):
        written = report.to_json(graded(name))
        read = report.from_json(written)
        assert report.to_json(read) == written
        assert grades.failing_kinds(read) == grades.failing_kinds(graded(name))


def test_the_table_names_the_grade_of_each() -> None:
    lines = report.table([graded("fp32"), graded("half")]).splitlines()
    assert lines[0].split()[:3] == ["slope", "slope+", "error"]
    assert lines[1].split()[0] == "fp32" and lines[1].endswith(" A")
    assert lines[2].endswith(" none") and "inf" not in lines[1]


def test_failed_tests_are_listed_below_the_grade() -> None:
    _, row, *below = report.table([graded("half")]).splitlines()
    assert row.split()[0] == "half" and max(map(len, below)) <= 100
    words = " ".join(line.strip() for line in below)
    assert words == "fails on " + ", ".join(grades.failing_kinds(graded("half")))


def test_the_plot_has_every_name_and_three_plots() -> None:
    from xml.etree import ElementTree

    drawing = svg([graded("fp32"), graded("fixed_point")])
    root = ElementTree.fromstring(drawing)
    assert len(root.findall(".//{*}svg[@class='plot']")) == 3
    assert [t.text for t in root.findall(".//{*}text[@class='key']")] == ["fp32", "fixed_point"]


def test_lines_of_many_gradings_look_different() -> None:
    from xml.etree import ElementTree

    many = [replace(graded("fp32"), name=f"scheme {i}") for i in range(20)]
    key = ElementTree.fromstring(svg(many)).find("{*}g")
    assert key is not None
    looks = {
        (line.get("stroke"), line.get("stroke-dasharray")) for line in key.findall("{*}polyline")
    }
    assert len(looks) == 20
