"""MixPert in Python on real arrays of a GPU: CuPy's own products, PyTorch's and JAX's arrays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gemm_cases import Float32, assert_same_bits

import mixpert

pytestmark = pytest.mark.gpu

SCHEME, OTHER = "int8:1,2", "int8:2,2,2"
RNG = np.random.default_rng(17)
A, B = (RNG.standard_normal(shape).astype(np.float32) for shape in ((70, 300), (300, 50)))


def expected(scheme: str) -> Float32:
    """The product's bits, by the processor."""
    return mixpert.matmul(A, B, scheme)


@pytest.fixture
def installed(cupy: Any) -> Iterator[Any]:
    mixpert.install(SCHEME)
    yield cupy
    mixpert.uninstall()


def test_products_of_cupy_are_emulated_while_installed(installed: Any) -> None:
    a, b = installed.asarray(A), installed.asarray(B)
    products = (a @ b, installed.matmul(a, b), installed.dot(a, b), installed.tensordot(a, b, 1))
    for product in products:
        assert_same_bits(product.get(), expected(SCHEME), "installed")
    wide = a.astype(np.float64) @ b.astype(np.float64)
    np.testing.assert_allclose(wide.get(), A.astype(float) @ B.astype(float), rtol=1e-10, atol=1e-9)
    mixpert.uninstall()
    assert not np.array_equal((a @ b).get(), expected(SCHEME))


def test_batches_of_cupy_are_emulated_while_installed(installed: Any) -> None:
    batch = np.stack([np.stack([A, -A]), np.stack([2 * A, A])])
    products = installed.asarray(batch) @ installed.asarray(B)
    assert products.shape == (2, 2, 70, 50)
    flat = products.get().reshape(4, 70, 50)
    for product, a in zip(flat, batch.reshape(4, 70, 300), strict=True):
        assert_same_bits(product, mixpert.matmul(a, B, SCHEME), "installed")


def test_a_plan_in_force_counts(installed: Any) -> None:
    a, b = installed.asarray(A), installed.asarray(B)
    with mixpert.plan(mixpert.Plan.parse(f"# mixpert-plan 1\ndefault\t{OTHER}\n")):
        assert_same_bits((a @ b).get(), expected(OTHER), "CuPy's @")
        assert_same_bits(mixpert.matmul(a, b).get(), expected(OTHER), "mixpert.matmul")
    assert_same_bits((a @ b).get(), expected(SCHEME), "after the block")


@pytest.mark.usefixtures("cupy")
def test_torch_tensors_are_shared() -> None:
    torch = pytest.importorskip("torch")
    a, b = (torch.from_numpy(x).cuda() for x in (A, B))
    product = mixpert.matmul(a, b, SCHEME)
    assert isinstance(product, torch.Tensor) and product.is_cuda
    assert_same_bits(product.cpu().numpy(), expected(SCHEME), "a tensor of its own")
    out = torch.full((70, 50), float("nan"), device="cuda")
    assert mixpert.matmul(a, b, SCHEME, out=out) is out
    assert_same_bits(out.cpu().numpy(), expected(SCHEME), "out")
    turned = mixpert.matmul(b, a, SCHEME, transa=True, transb=True)
    assert_same_bits(turned.cpu().numpy(), mixpert.matmul(B, A, SCHEME, transa=True, transb=True),
                     "transposed")  # fmt: skip


@pytest.mark.usefixtures("cupy")
def test_jax_arrays_are_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # others use the GPU too
    jax = pytest.importorskip("jax")
    if jax.default_backend() != "gpu":
        pytest.skip(f"JAX computes on: {jax.default_backend()}")
    product = mixpert.matmul(jax.numpy.asarray(A), jax.numpy.asarray(B), SCHEME)
    assert isinstance(product, jax.Array)
    assert product.devices() == {jax.devices()[0]}
    assert_same_bits(np.asarray(product), expected(SCHEME), "jax")
