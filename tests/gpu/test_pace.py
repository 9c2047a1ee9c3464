"""CTAs that keep together in k: the bits of products that are not paced, also where not all run."""

from __future__ import annotations

from typing import Any

import pytest
from gpu_backend import hold_half_of_the_sms

import mixpert
from mixpert import native
from mixpert.runtime import launcher
from mixpert.scheme import Scheme

pytestmark = pytest.mark.gpu

N, K, PARTS = 4096, 22_000, 8
SCHEMES = ["int8:2,2,2", "fp16x3", "auto"]


@pytest.fixture(scope="module")
def operands() -> tuple[Any, Any]:
    cp = launcher.cupy()
    if int(cp.cuda.Device().compute_capability) != 90:
        pytest.skip("paced are kernels of compute capability 9.0")
    rng = cp.random.default_rng(7)
    return tuple(rng.random((N, K), dtype=cp.float32) - cp.float32(0.5) for _ in range(2))


def paces(m: int, scheme: str) -> bool:
    """Whether a launch that clears a counter comes right before the product."""
    problem = native.ProblemStruct(
        m=m, n=N, k=K, lda=m, ldb=K, ldc=m, batch=1, stride_a=m * K, stride_b=N * K, stride_c=m * N
    )
    lowered = launcher.device(0).lower(problem, Scheme.parse(scheme).to_native(), 1.0, 0.0)
    kernels = [one.kernel.decode().split()[0] for one in lowered.launches[: lowered.launch_count]]
    return kernels[-2] == "clear"


def in_parts(a: Any, b: Any, scheme: str) -> Any:
    cp = launcher.cupy()
    rows = N // PARTS
    return cp.concatenate(
        [mixpert.matmul(a[i : i + rows], b.T, scheme=scheme) for i in range(0, N, rows)]
    )


def test_these_sizes_are_paced_and_their_parts_are_not(operands: tuple[Any, Any]) -> None:
    assert operands
    for scheme in ("int8:2,2,2", "fp16x3"):
        assert paces(N, scheme)
        assert not paces(N // PARTS, scheme)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_paced_products_have_the_same_bits(operands: tuple[Any, Any], scheme: str) -> None:
    cp = launcher.cupy()
    a, b = operands
    whole = mixpert.matmul(a, b.T, scheme=scheme)
    assert cp.array_equal(whole, in_parts(a, b, scheme))
    assert all(cp.array_equal(whole, mixpert.matmul(a, b.T, scheme=scheme)) for _ in range(5))


def test_ctas_do_not_wait_for_those_that_cannot_start(operands: tuple[Any, Any]) -> None:
    """Half of the SMs are held for 0.3 s: the rest of the product takes place meanwhile."""
    cp = launcher.cupy()
    a, b = operands
    expected = mixpert.matmul(a, b.T, scheme="int8:2,2,2")
    cp.cuda.Device().synchronize()
    held, mine = hold_half_of_the_sms(), cp.cuda.Stream(non_blocking=True)
    with mine:
        got = mixpert.matmul(a, b.T, scheme="int8:2,2,2")
        mine.synchronize()
    assert cp.array_equal(got, expected)
    held.synchronize()
