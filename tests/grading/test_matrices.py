"""The matrices of the grading tests are what docs/grade.md says of them."""

from __future__ import annotations

import numpy as np

from mixpert.grading.checks import Plan, grade_all
from mixpert.grading.matrices import PAIRS, Float32, apart, spanned, turned
from mixpert.grading.measure import measure

ROWS, K, BITS = 3000, 400, 20
MEDIAN_OF_NORMAL = -0.568  # of log2 of magnitudes


def exponents(operand: Float32) -> np.ndarray:
    """By which power of two normal numbers were multiplied, for each column."""
    return np.rint(np.median(np.log2(np.abs(operand)), axis=0) - MEDIAN_OF_NORMAL)


def diagonal(shape: str) -> np.ndarray:
    a, b = spanned(np.random.default_rng(3), ROWS, ROWS, K, bits=BITS, shape=shape)
    of_a = exponents(a)
    np.testing.assert_array_equal(exponents(b.T), -of_a)
    assert (of_a.min(), of_a.max()) == (-10, 10), "wide as it says, around one"
    return of_a


def test_a_smooth_diagonal_rises_from_end_to_end() -> None:
    steps = np.diff(diagonal("smooth"))
    assert steps.min() == 0 and steps.max() == 1


def test_a_diagonal_in_halves() -> None:
    found = diagonal("half")
    assert (found[: K // 2] == 10).all() and (found[K // 2 :] == -10).all()


def test_a_random_diagonal_takes_every_power() -> None:
    assert set(diagonal("random")) == set(range(-10, 11))


def test_a_few_places_are_large() -> None:
    found = diagonal("few")
    assert set(found) == {-10, 10} and 0 < (found == 10).mean() < 0.05


def test_turned_rows_and_columns_are_one_vector_and_its_counterpart() -> None:
    a, b = turned(np.random.default_rng(6), 8, 8, 64, bits=60)
    for i in range(8):
        np.testing.assert_array_equal(a[i], np.roll(a[0], -8 * i))
        np.testing.assert_array_equal(b[:, i], np.roll(b[:, 0], -8 * i))
    powers = np.log2(a[0].astype(np.float64) / b[:, 0])  # x cancels: D squared
    assert (powers == np.rint(powers)).all() and (powers[0], powers[-1]) == (60, -60)
    assert (a[0] * b[:, 0] >= 1).all() and (a[0] * b[:, 0] <= 4).all()


def test_paired_rows_and_columns_have_no_place_in_common() -> None:
    a, b, empty = apart(np.random.default_rng(7), 64)
    for i in range(64):
        apart_from = [not np.any(a[i] * b[:, j]) for j in range(64)]
        np.testing.assert_array_equal(empty[i], apart_from)
    assert empty.any(axis=0).sum() >= 32 and empty.any(axis=1).sum() >= 32
    assert (a != 0).any(axis=1).all() and (b != 0).any(axis=0).all()


def test_products_that_cancel_leave_a_four_thousandth() -> None:
    a, b = (
        x.astype(np.float64) for x in PAIRS["cancelling"](np.random.default_rng(4), 50, 50, 301)
    )
    left = np.abs(a @ b) / (np.abs(a) @ np.abs(b))
    assert 2.0**-18 < np.median(left) < 2.0**-13


def test_a_band_is_an_eighth_wide() -> None:
    a, _ = PAIRS["banded"](np.random.default_rng(5), 64, 8, 800)
    widths = (a != 0).sum(axis=1)
    assert 98 <= widths[8:-8].min() <= widths.max() <= 102 and widths[0] < 60


def test_half_of_the_columns_see_small_elements_only() -> None:
    for kind, large, small in (("small apart", 0, -120), ("subnormal apart", 30, -140)):
        a, b = (
            np.abs(x).astype(np.float64) for x in PAIRS[kind](np.random.default_rng(8), 9, 8, 60)
        )
        assert set(np.floor(np.log2(a[:, 0]))) == {large}
        assert set(np.floor(np.log2(a[:, -1]))) == {small}
        of_small = a[:, 30:] @ b[30:] / (a @ b)
        assert (of_small[:, ::2] == 1).all() and (of_small[:, 1::2] < 1e-20).all()


def test_some_blocks_consist_of_tiny_elements_only() -> None:
    a, b = PAIRS["blocks"](np.random.default_rng(2), 64, 64, 256)
    sizes = np.abs(a).astype(np.float64) @ np.abs(b)
    of_blocks = sizes.reshape(4, 16, 4, 16).max(axis=(1, 3))
    of_blocks = np.log2(of_blocks[of_blocks > 0])
    assert of_blocks.max() - of_blocks.min() > 90


def test_slopes_rise_and_fall() -> None:
    a, b = PAIRS["slopes"](np.random.default_rng(9), 200, 200, 400)
    for rows in (a, b.T):
        first, last = (np.log2(np.abs(part)).mean(axis=1) for part in (rows[:, :40], rows[:, -40:]))
        assert (last - first).min() < -40 and (last - first).max() > 40


def test_every_kind_fits_in_single_precision() -> None:
    """Sums in the order of k keep what is tolerated, and few elements are beyond its range."""

    def fp32(a: Float32, b: Float32) -> Float32:
        c = np.zeros((len(a), b.shape[1]), np.float32)
        for p in range(a.shape[1]):
            c = (c + a[:, p : p + 1].astype(np.float64) * b[p]).astype(np.float32)
        return c

    for kind, pair in PAIRS.items():
        a, b = pair(np.random.default_rng(10), 24, 20, 100)
        with np.errstate(over="ignore", invalid="ignore"):
            error = measure(fp32, a, b)
        assert error.passes and error.element <= 100, kind
        seen = np.abs(a).astype(np.float64) @ np.abs(b) < 2.0**127
        assert seen.mean() > 0.5, kind


def test_sizes_double() -> None:
    with np.errstate(over="ignore"):  # of the huge kinds
        grading = grade_all("nothing", lambda a, b: a @ b, Plan(limit=100, rows=4), lambda _: None)
    for growth in grading.growth:
        assert [errors.k for errors in growth.errors] == [16, 32, 64]


def test_what_fp32_cannot_hold_is_no_error() -> None:
    large = np.full((1, 2), 1e38, np.float32)
    one = np.array([[1, 1], [1, 0]], np.float32)
    found = measure(lambda a, b: np.array([[np.inf, 1e38]], np.float32), large, one)
    assert (found.element, found.frobenius) == (0, 0)
