"""`mixpert.matmul_int16` on CuPy arrays: the integers of int64 arithmetic on every code path."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mixpert
from mixpert.kernels.int16_model import CHUNK, Int16
from mixpert.runtime import int16_gpu, launcher

pytestmark = pytest.mark.gpu

SHAPES = [
    (1, 1, 1), (37, 53, 129), (128, 128, 128), (300, 200, 1000), (1000, 70, 4100), (16, 2000, 640),
]  # fmt: skip


@pytest.fixture(params=[80, 90])
def path(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Every code path in turn."""
    number = int(request.param)
    if number == 90 and int(launcher.cupy().cuda.Device().compute_capability) != 90:
        pytest.skip("no compute capability 9.0")
    monkeypatch.setattr(launcher, "current_device", lambda: launcher.device(0, number))
    return number


def integers(seed: int, *shape: int) -> Int16:
    """Every other element at an end of the range."""
    rng = np.random.default_rng([seed, *shape])
    ends = rng.choice(np.array([-(2**15), 2**15 - 1], np.int16), shape)
    return np.where(rng.random(shape) < 0.5, ends, rng.integers(-(2**15), 2**15, shape)).astype(
        np.int16
    )


def exact(a: Int16, b: Int16) -> np.ndarray[Any, np.dtype[np.int64]]:
    return a.astype(np.int64) @ b.astype(np.int64)


@pytest.mark.usefixtures("path")
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("turned", [0, 1, 2, 3])
def test_integers_are_exact(shape: tuple[int, int, int], turned: int) -> None:
    cp, (m, n, k) = launcher.cupy(), shape
    a, b = integers(1, m, k), integers(2, k, n)
    left = cp.asarray(a.T.copy()).T if turned & 1 else cp.asarray(a)
    right = cp.asarray(b.T.copy()).T if turned & 2 else cp.asarray(b)
    got = mixpert.matmul_int16(left, right)
    assert got.dtype == np.int64
    assert (got.get() == exact(a, b)).all()


@pytest.mark.usefixtures("path")
@pytest.mark.parametrize("kind", [np.int32, np.int64])
def test_factors_wrap_around(kind: type[np.signedinteger]) -> None:
    cp = launcher.cupy()
    a, b = integers(3, 65, 300), integers(4, 300, 33)
    c = np.random.default_rng(5).integers(-(2**31), 2**31, (65, 33)).astype(kind)
    out = cp.asarray(c)
    assert mixpert.matmul_int16(cp.asarray(a), cp.asarray(b), out, -7, 3) is out
    assert (out.get() == (-7 * exact(a, b) + 3 * c.astype(np.int64)).astype(kind)).all()


@pytest.mark.usefixtures("path")
def test_several_chunks_of_k() -> None:
    cp = launcher.cupy()
    a, b = integers(6, 130, CHUNK + 333), integers(7, CHUNK + 333, 40)
    assert (mixpert.matmul_int16(cp.asarray(a), cp.asarray(b)).get() == exact(a, b)).all()


def test_batches_and_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    cp = launcher.cupy()
    monkeypatch.setattr(int16_gpu, "_MOST_SUMS", 2**18)
    a, b = integers(8, 3, 150, 200), integers(9, 3, 200, 700)
    got = mixpert.matmul_int16(cp.asarray(a), cp.asarray(b))
    assert (got.get() == a.astype(np.int64) @ b.astype(np.int64)).all()
    assert (
        mixpert.matmul_int16(cp.asarray(a[0]), cp.asarray(b)).get()[2] == exact(a[0], b[2])
    ).all()
    several = mixpert.matmul_int16(cp.asarray(a[:2, None]), cp.asarray(b)).get()
    assert (several == a[:2, None].astype(np.int64) @ b.astype(np.int64)).all()


def test_nothing_to_multiply() -> None:
    cp = launcher.cupy()
    out = cp.full((5, 4), 9, np.int64)
    empty = cp.empty((5, 0), np.int16), cp.empty((0, 4), np.int16)
    assert (mixpert.matmul_int16(*empty, out, 1, 2) == 18).all()
    assert mixpert.matmul_int16(cp.empty((0, 3), np.int16), cp.ones((3, 4), np.int16)).size == 0
