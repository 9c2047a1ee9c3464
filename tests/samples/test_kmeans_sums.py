"""What docs/figures.md and samples/kmeans say of the product of points and memberships."""

from __future__ import annotations

import numpy as np
import pytest
import sample_reference
from numpy.typing import NDArray

import mixpert

POINTS, CLUSTERS, DIMENSIONS = 8192, 256, 32

Matrix = NDArray[np.float32]


@pytest.fixture(scope="module")
def operands() -> tuple[Matrix, Matrix]:
    """Points of the sample, and which of them are members of which cluster: some 32 each."""
    points = sample_reference.points_around(1, 1, (DIMENSIONS, POINTS), 1.0, CLUSTERS)
    drawn = np.random.default_rng(1).integers(0, CLUSTERS, POINTS)
    members = (drawn[:, None] == np.arange(CLUSTERS)).astype(np.float32)
    return points.astype(np.float32), members


def rounded_sums(points: Matrix, members: Matrix, parts: int) -> Matrix:
    """FP32 sums in the order of k, which is cut into parts whose sums are added then."""
    total = np.zeros((DIMENSIONS, CLUSTERS), np.float32)
    for chunk in np.split(np.arange(POINTS), parts):
        partial = np.zeros_like(total)
        for k in chunk:
            partial += points[:, k, None] * members[k]
        total += partial
    return total


def error(sums: Matrix, points: Matrix, members: Matrix) -> float:
    exact = points.astype(float) @ members
    return float(np.linalg.norm(sums - exact) / np.linalg.norm(exact))


def test_shorter_sums_round_less(operands: tuple[Matrix, Matrix]) -> None:
    whole, cut = (error(rounded_sums(*operands, parts), *operands) for parts in (1, 4))
    assert cut < 0.8 * whole


def test_one_slice_holds_a_membership(operands: tuple[Matrix, Matrix]) -> None:
    few, many = (mixpert.matmul(*operands, scheme=scheme) for scheme in ("int8:3,0", "int8:3,3"))
    assert np.array_equal(few, many)
    assert error(few, *operands) < 3e-8, "rounded once"
