"""Likely bounds of float splits: they hold where signs are random, and are near."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest
from bound_cases import DATA, SPLIT_PROBLEMS
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.kernels.bounds import UNIT, piece_errors, split_bound
from mixpert.kernels.likely_bounds import (
    likely_split_bound,
    place_weights,
    rounding_factor,
)
from mixpert.kernels.split_model import SCHEMES, Arithmetic, SplitScheme, gemm_split
from mixpert.kernels.tensor_core import HOPPER

RATIOS = Path(__file__).resolve().parents[2] / "benchmarks" / "results" / "bound-ratios.json"
ONE_SIGN = ("positive", "constant")


def product(a: np.ndarray, b: np.ndarray, scheme: SplitScheme, how: Arithmetic) -> np.ndarray:
    return gemm_split(a, b, scheme, np.zeros((len(a), b.shape[1]), np.float32), arithmetic=how)


@given(data=st.sampled_from([name for name in DATA if name not in ONE_SIGN]), **SPLIT_PROBLEMS)
@settings(max_examples=150)
def test_errors_are_within_likely_bounds(
    seed: int, shape: tuple[int, int, int], name: str, data: str, arithmetic: Arithmetic
) -> None:
    a, b = DATA[data](np.random.default_rng(seed), *shape)
    assert arithmetic.core is not None
    where = {"promote": arithmetic.promote, "core": arithmetic.core}
    error = np.abs(product(a, b, SCHEMES[name], arithmetic) - a.astype(np.float64) @ b)
    likely = likely_split_bound(a, b, SCHEMES[name], **where)
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    assert (error <= likely).all()
    assert (likely <= split_bound(a, b, SCHEMES[name], magnitude=magnitude, **where)).all()


@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("name", SCHEMES)
def test_likely_bounds_are_within_a_factor_of_thirty(name: str, data: str) -> None:
    a, b = DATA[data](np.random.default_rng(41), 24, 24, 128)
    error = product(a, b, SCHEMES[name], Arithmetic()) - a.astype(np.float64) @ b
    likely = likely_split_bound(a, b, SCHEMES[name])
    assert np.linalg.norm(likely) < 30 * np.linalg.norm(error)


@pytest.mark.parametrize("data", ONE_SIGN)
def test_products_of_one_sign_are_what_the_model_leaves_out(data: str) -> None:
    """Truncation adds up: errors leave the likely bound, and only the other one holds."""
    a, b = DATA[data](np.random.default_rng(42), 24, 24, 300)
    exact = a.astype(np.float64) @ b
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    over = 0
    for scheme in SCHEMES.values():
        error = np.abs(product(a, b, scheme, Arithmetic()) - exact)
        over += bool((error > likely_split_bound(a, b, scheme)).any())
        assert (error <= split_bound(a, b, scheme, magnitude=magnitude)).all()
    assert over > 3


@pytest.mark.parametrize("name", ["fp16x3", "tf32x3", "bf16x6"])
@pytest.mark.parametrize("promote", [32, 64, 0])
def test_weights_are_sums_over_steps(name: str, promote: int) -> None:
    """Written out step by step, one coefficient vector for each partial sum."""
    scheme, k = SCHEMES[name], 150
    lost, step = piece_errors(scheme)
    block, inside = HOPPER.block(scheme.source), promote or k
    place = np.arange(k)
    pieces = sum(step ** (2 * (i + j)) for i, j in scheme.dropped) + 2 * lost**2
    signed, rounded, sizes = np.full(k, pieces), np.zeros(k), np.zeros(k)
    cut, total = (block + 1) * 2.0**-50 / 3, 0.0
    for begin in range(0, k, inside):
        mine = (place >= begin) & (place < begin + inside)
        for _, pairs in scheme.accumulators:
            held = np.zeros(k)
            for i, j in pairs:
                grown = held + step ** (i + j) * mine
                for s in range(begin, begin + inside, block):
                    now, before = np.where(place < s + block, grown, held), held
                    before = np.where(place < s, grown, held)
                    weight = grown.max()
                    signed += (
                        cut * np.where((place >= s) & (place < s + block), grown - held, 0) ** 2
                    )
                    rounded += cut * before**2 * mine + UNIT**2 / 3 * now**2 * mine
                    sizes += now**2 * mine / weight
                    total += weight if begin == 0 else 0
                held = grown
            rounded += UNIT**2 / 3 * (place < begin + inside)
    rounded -= UNIT**2 / 3 * (place < inside)  # the first addition is to zero
    signed += (1.25 * UNIT) ** 2 * total * sizes
    weights = place_weights(scheme, k, promote, HOPPER)
    assert weights.signed == pytest.approx(signed, rel=1e-12)
    assert weights.rounded == pytest.approx(rounded, rel=1e-12)


def test_roundings_of_random_sums_have_long_tails() -> None:
    """200,000 sums of 16 roundings of a random walk: Gaussian factors do not hold, these do."""
    rng = np.random.default_rng(43)
    walks = rng.standard_normal((200_000, 16)).cumsum(axis=1)
    sums = np.abs((walks * rng.uniform(-1, 1, walks.shape)).sum(axis=1))
    root = math.sqrt(sum(range(1, 17)) / 3)
    for likely in (2.0, 3.0, 4.0):
        assert np.mean(sums > rounding_factor(likely) * root) <= 2 * math.exp(-(likely**2) / 2)
    assert np.mean(sums > 4 * root) > 2 * math.exp(-8)


def test_the_table_of_ratios_keeps_what_is_asked() -> None:
    """Likely bounds at most 30 times the error, estimates at most 3 times and not a third."""
    rows = json.loads(RATIOS.read_text())["rows"]
    assert {row["scheme"] for row in rows} > set(SCHEMES)
    for row in rows:
        assert row["worst"] < 1 and row["likely"] <= min(30, row["bound"]), row
        assert 1 / 3 < row["estimate"] < 3, row
