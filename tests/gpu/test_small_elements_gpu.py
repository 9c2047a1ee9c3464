"""`auto` and explicit float splits keep small elements beside large ones wherever FP32's range
permits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gemm_cases import stored
from gpu_backend import Gemm, GpuBackend
from guard_run import Run, of_rows
from small_elements import (
    BESIDE,
    any_range,
    beside_large,
    beyond_raising,
    errors,
    within_norms,
)

import mixpert
from mixpert import native
from mixpert.kernels.raised_rows import underflows
from mixpert.scheme import Scheme

pytestmark = pytest.mark.gpu

EXPLICIT = ("bf16x6", "bf16x9", "tf32x3")
APART = [(0, -134, 60), (30, -149, 40), (-31, -117, 90)]


def auto(cupy: Any, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    c = cupy.full((len(a), b.shape[1]), np.nan, np.float32)
    return np.asarray(mixpert.matmul(cupy.asarray(a), cupy.asarray(b), "auto", out=c).get())


def multiply(
    backend: GpuBackend, scheme: str, a: np.ndarray, b: np.ndarray, trans: tuple[bool, bool]
) -> np.ndarray:
    """An explicit scheme on a code path, operands as they are or transposed."""
    (m, k), n = a.shape, b.shape[1]
    left, lda = stored(a, trans[0], 3)
    right, ldb = stored(b, trans[1], 0)
    c = np.full(m * n, np.nan, np.float32)
    problem = native.ProblemStruct(m, n, k, lda, ldb, m, 1, 0, 0, 0, *trans)
    found = backend.run(Gemm(problem, Scheme.parse(scheme), left, right, c))
    return found[: m * n].reshape(n, m).T


@pytest.mark.parametrize(("large", "small", "other"), BESIDE)
@pytest.mark.parametrize("k", [320, 3000])
def test_small_elements_count_beside_large_ones(
    cupy: Any, large: int, small: int, other: int, k: int
) -> None:
    a, b = beside_large(large, small, other, k)
    assert errors(auto(cupy, a, b), a, b)[:, 1:].max() < 20


def test_nothing_overflows_on_the_way(cupy: Any) -> None:
    for seed in range(300):
        a, b = any_range(seed)
        assert within_norms(auto(cupy, a, b), a, b), seed


@pytest.mark.parametrize("scheme", EXPLICIT)
@pytest.mark.parametrize("k", [320, 3000])
def test_explicit_schemes_count_small_elements(backend: GpuBackend, scheme: str, k: int) -> None:
    """In A and in B, of either order of storage."""
    for index, (large, small, other) in enumerate(BESIDE):
        a, b = beside_large(large, small, other, k)
        trans = bool(index & 1), bool(index & 2)
        found = multiply(backend, scheme, a, b, trans)
        assert errors(found, a, b)[:, 1:].max() < 20, (large, small, other)
        turned = multiply(backend, scheme, b.T, a.T, trans)
        assert errors(turned, b.T, a.T)[1:].max() < 20, (large, small, other)


@pytest.mark.parametrize("scheme", EXPLICIT)
@pytest.mark.parametrize("trans", [(False, False), (True, False), (False, True)], ids=str)
def test_rows_of_any_length(backend: GpuBackend, scheme: str, trans: tuple[bool, bool]) -> None:
    """CTAs of a strip meet in a cluster, in memory, or are of launches of their own."""
    for k in (100, 700, 9000, 40000):
        for large, small, other in APART:
            a, b = beside_large(large, small, other, k)
            found = multiply(backend, scheme, a, b, trans)
            assert errors(found, a, b)[:, 1:].max() < 20, (k, large, small, other)


@pytest.mark.parametrize("scheme", EXPLICIT)
def test_explicit_schemes_overflow_nowhere(backend: GpuBackend, scheme: str) -> None:
    for seed in range(300):
        a, b = any_range(seed)
        found = multiply(backend, scheme, a, b, (bool(seed & 1), bool(seed & 2)))
        assert within_norms(found, a, b), seed


def test_problems_of_a_batch_are_raised_by_what_all_permit(backend: GpuBackend) -> None:
    """One problem has small elements, the other has not; B is shared or each has its own."""
    k = 900
    small, b = beside_large(0, -134, 60, k)
    plain = np.abs(small) + np.float32(1)
    m, n = len(small), b.shape[1]
    a = np.concatenate([stored(x, False, 0)[0] for x in (small, plain)])
    for stride_b in (0, k * n):
        right = np.tile(stored(b, False, 0)[0], 2)
        problem = native.ProblemStruct(m, n, k, m, k, m, 2, m * k, stride_b, m * n, False, False)
        c = np.full(2 * m * n, np.nan, np.float32)
        found = backend.run(Gemm(problem, Scheme.parse("bf16x6"), a, right, c))
        for at, left in enumerate((small, plain)):
            one = found[at * m * n : (at + 1) * m * n].reshape(n, m).T
            assert errors(one, left, b)[:, 1:].max() < 20


def test_a_matrix_times_its_own_transpose(backend: GpuBackend) -> None:
    """It is packed once; half of its rows have what the small elements of the others meet."""
    rng = np.random.default_rng(8)
    m, k = 48, 1000
    a = np.ldexp(rng.uniform(1, 2, (m, k)), -134)
    a[:, : k // 2] = rng.uniform(-1, 1, (m, k // 2))
    a[m // 2 :] = np.where(np.arange(k) < k // 2, 0, np.ldexp(rng.uniform(1, 2, (m // 2, k)), 50))
    a = a.astype(np.float32)
    flat, ld = stored(a, False, 0)
    problem = native.ProblemStruct(m, m, k, ld, ld, m, 1, 0, 0, 0, False, True)
    problem.symmetric = 1
    c = np.full(m * m, np.nan, np.float32)
    found = backend.run(Gemm(problem, Scheme.parse("bf16x6"), flat, flat, c))
    assert errors(found.reshape(m, m).T, a, a.T).max() < 20


@pytest.mark.parametrize("scheme", ("auto", *EXPLICIT, "bf16"))
def test_what_pieces_do_not_hold_is_told(backend: GpuBackend, cupy: Any, scheme: str) -> None:
    """As the model says, in any orientation; under `auto` if the last rung computes anything."""
    rng = np.random.default_rng(9)
    usual = [rng.uniform(-1, 1, (40, 320)).astype(np.float32) for _ in range(2)]
    pairs = [beside_large(*one) for one in (*BESIDE, (60, -123, 60), (57, -111, 57))]
    pairs += [beyond_raising(), beyond_raising(300, 900), (usual[0], usual[1].T)]
    pairs += [any_range(seed) for seed in range(60)]
    told = []
    for index, (a, b) in enumerate(pairs):
        run = Run(backend, cupy, of_rows(*((b.T, a.T) if index % 2 else (a, b)), scheme))
        last = not run.schemes or (run.decisions() == len(run.schemes) - 1).any()
        told.append(run.underflow())
        assert told[-1] == (last and underflows(a, b)), index
    assert 4 <= sum(x is True for x in told) <= len(told) - 20


@pytest.mark.parametrize("scheme", ("auto", "bf16x6", "tf32x3"))
@pytest.mark.parametrize("k", [100, 700, 9000, 40000])
@pytest.mark.parametrize("at", ["A", "B"])
def test_one_small_element_of_long_rows_is_told(
    backend: GpuBackend, cupy: Any, scheme: str, k: int, at: str
) -> None:
    """Wherever it is: CTAs that share a row look at their own parts."""
    rng = np.random.default_rng(k)
    sides = [np.ldexp(rng.uniform(1, 2, (130, k)), 57) for _ in range(2)]
    sides = [np.where(np.arange(k) % 3, 0, x).astype(np.float32) for x in sides]
    for row, column in ((0, 0), (129, k - 1), (64, k // 2)):
        assert Run(backend, cupy, of_rows(sides[0], sides[1].T, scheme)).underflow() is False
        side = sides[at == "B"]
        before, side[row, column] = side[row, column], np.float32(-1.5 * 2.0**-120)
        assert Run(backend, cupy, of_rows(sides[0], sides[1].T, scheme)).underflow() is True
        side[row, column] = before


@pytest.mark.parametrize("scheme", ("fp16x3", "int8:2,2,2"))
def test_schemes_without_such_pieces_say_nothing(
    backend: GpuBackend, cupy: Any, scheme: str
) -> None:
    assert Run(backend, cupy, of_rows(*beyond_raising(), scheme)).underflow() is None


def told_of_packed(backend: GpuBackend, cupy: Any, gemm: Gemm, sides: int) -> bool:
    """What a product tells whose operands, some of them, were packed before."""
    device, xp = backend.device, cupy
    gemm.problem.packed = sides
    addresses = [xp.asarray(x) for x in (gemm.a, gemm.b, gemm.c)]
    pointers = [x.data.ptr for x in addresses]
    forms: list[Any] = [None, None]
    for index, side in enumerate((native.PACKED_A, native.PACKED_B)):
        if sides & side:
            way, struct = native.LoweredStruct(), gemm.scheme.to_native()
            native.check(
                native.load().mixpert_lower_pack(gemm.problem, struct, side, device.struct, way)
            )
            forms[index] = xp.full(way.workspace_bytes, 0xA5, xp.uint8)
            at = forms[index].data.ptr
            device.run(way, *pointers, packed=(0, at) if index else (at, 0))
    lowered = backend.lower(gemm)
    left, right = (0 if form is None else form.data.ptr for form in forms)
    workspace = xp.full(lowered.workspace_bytes, 0xA5, xp.uint8)
    device.run(lowered, *pointers, workspace=workspace.data, packed=(left, right))
    whole = {"workspace": workspace, "packed_a": forms[0], "packed_b": forms[1]}
    told = [whole[native.SLOTS[x.slot]][x.offset : x.offset + x.bytes].any()
            for x in lowered.guard.underflow]  # fmt: skip
    return any(map(bool, told))


@pytest.mark.parametrize("scheme", ("bf16x6", "tf32x3"))
@pytest.mark.parametrize("k", [100, 9000, 40000])
@pytest.mark.parametrize("sides", [1, 2, 3])
def test_operands_packed_before_tell_too(
    backend: GpuBackend, cupy: Any, scheme: str, k: int, sides: int
) -> None:
    """Their rows are raised without knowing the other operand: to 2^-30, and no further."""
    rng = np.random.default_rng(k)
    usual = [rng.uniform(1, 2, (130, k)).astype(np.float32) for _ in range(2)]
    assert not told_of_packed(backend, cupy, of_rows(usual[0], usual[1].T, scheme), sides)
    for side in range(2):
        for least, low in ((2.0**-109, False), (2.0**-111, True)):
            pair = [x.copy() for x in usual]
            pair[side][101, k // 2] = least
            told = told_of_packed(backend, cupy, of_rows(pair[0], pair[1].T, scheme), sides)
            assert told == low, (side, least)
        pair = [x.copy() for x in usual]
        pair[side] *= np.float32(2.0**-60)  # all of these are raised
        pair[side][3, 7] = 2.0**-120
        assert not told_of_packed(backend, cupy, of_rows(pair[0], pair[1].T, scheme), sides)
