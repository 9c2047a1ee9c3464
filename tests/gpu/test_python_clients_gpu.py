"""MixPert in Python on real arrays of a GPU: CuPy's own products, PyTorch's and JAX's arrays."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from gemm_cases import Float32, assert_same_bits
from held_stream import held

import mixpert
from mixpert.errors import ShapeError

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


@pytest.fixture
def torch(cupy: Any) -> Any:
    return pytest.importorskip("torch")


def torch_operands(torch: Any, n: int, count: int = 2) -> list[Any]:
    generator = torch.Generator("cuda").manual_seed(3)
    return [torch.randn(n, n, device="cuda", generator=generator) for _ in range(count)]


@pytest.mark.parametrize("given", [True, False])
def test_products_of_torch_are_in_order_on_its_stream(torch: Any, given: bool) -> None:
    """What is queued next on PyTorch's stream sees `out`; and operands may go before it runs."""
    n = 1024
    a, b = torch_operands(torch, n)
    expected = mixpert.matmul(a, b, SCHEME)
    stream = torch.cuda.Stream()

    def products() -> tuple[Any, Any]:
        left, seen, zeros = (torch.zeros_like(a) for _ in range(3))
        torch.mul(a, 2, out=left)
        out = mixpert.matmul(left, b, SCHEME, out=zeros if given else None)
        del left
        other = torch.full((n, n), float("nan"), device="cuda")  # where `left` was
        return torch.div(out, 2, out=seen), other

    with torch.cuda.stream(stream):
        products()  # PyTorch has memory on this stream
        torch.cuda.synchronize()
        with held(torch, stream.cuda_stream):
            seen, other = products()
    assert torch.equal(seen, expected)
    assert bool(other.isnan().all())


def test_products_of_torch_and_cupy_are_in_order(torch: Any, cupy: Any) -> None:
    """Each stream is behind in turn: CuPy's before the product, PyTorch's after it."""
    n = 1024
    a, b = torch_operands(torch, n)
    factor = cupy.from_dlpack(b)
    expected = mixpert.matmul(a, b, SCHEME)
    stream, others = cupy.cuda.Stream(non_blocking=True), torch.cuda.Stream()
    right, out, seen = (cupy.zeros((n, n), np.float32) for _ in range(3))

    def products() -> None:
        cupy.multiply(factor, 1, out=right)
        mixpert.matmul(a, right, SCHEME, out=out)
        cupy.multiply(out, 1, out=seen)

    for behind in (stream.ptr, others.cuda_stream):
        with torch.cuda.stream(others), stream:
            products()  # PyTorch has memory on its stream
            for array in (right, out, seen):
                array.fill(0)
            torch.cuda.synchronize()
            with held(torch, behind):
                products()
        assert torch.equal(torch.from_dlpack(seen), expected)


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "fp16x3", "auto", "native"])
@pytest.mark.parametrize("packs", ["nothing", "before", "inside"])
def test_products_of_torch_in_a_graph(torch: Any, scheme: str, packs: str) -> None:
    if packs != "nothing" and scheme == "native":
        pytest.skip("native packs nothing")
    a, b = torch_operands(torch, 1024)
    right = b if packs == "nothing" else mixpert.pack(b, scheme)
    chosen = scheme if packs == "nothing" else None
    mixpert.matmul(a, b, scheme)  # kernels are loaded
    if packs == "before":
        mixpert.matmul(a, right)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        hidden = mixpert.matmul(a, right, chosen)
        result = mixpert.matmul(hidden, right, chosen) + 1
    for _ in range(2):
        a.copy_(torch_operands(torch, 1024, 3)[2])
        graph.replay()
        expected = mixpert.matmul(mixpert.matmul(a, b, scheme), b, scheme) + 1
        assert torch.equal(result, expected)
        torch.full((64 << 20,), float("nan"), device="cuda")  # not where the graph has its memory


def test_memory_of_products_of_torch_is_its_own(torch: Any, cupy: Any) -> None:
    a, b = torch_operands(torch, 2048)
    cupy.get_default_memory_pool().free_all_blocks()
    before = cupy.get_default_memory_pool().total_bytes()
    kept = mixpert.matmul(a, b, SCHEME)
    del kept
    torch.cuda.synchronize()
    held = torch.cuda.memory_allocated()
    for _ in range(8):
        mixpert.matmul(a, b, SCHEME)
    assert cupy.get_default_memory_pool().total_bytes() == before
    assert torch.cuda.memory_allocated() == held


LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "columns": lambda x: x.T.contiguous().T,
    "every second": lambda x: x.repeat_interleave(2, -1)[:, ::2],
    "a part": lambda x: x.repeat(2, 2)[5 : 5 + x.shape[0], 7 : 7 + x.shape[1]],
    "one row": lambda x: x[:1].expand(x.shape),
    "empty": lambda x: x[:0],
    "a batch": lambda x: x.expand(3, *x.shape),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts_of_tensors(torch: Any, layout: str) -> None:
    """They are taken as they lie, without DLPack."""
    a, b = (LAYOUTS[layout](torch.from_numpy(x).cuda()) for x in (A, A.T.copy()))
    if layout == "empty":
        b = torch.from_numpy(A.T.copy()).cuda()
    product = mixpert.matmul(a, b, SCHEME)
    host = [np.ascontiguousarray(x.cpu().numpy()) for x in (a, b)]
    right = mixpert.matmul(*host, SCHEME)
    assert tuple(product.shape) == right.shape
    assert np.array_equal(product.cpu().numpy(), right)


def test_tensors_that_are_no_elements_with_strides(torch: Any) -> None:
    a, b = torch_operands(torch, 64)
    for wrong in (b.to_sparse(), b.to("meta"), b._neg_view(), b.cpu()._neg_view()):
        with pytest.raises(ShapeError, match="cannot be shared"):
            mixpert.matmul(a, wrong)


def test_tensors_that_cannot_be_taken(torch: Any) -> None:
    a, b = torch_operands(torch, 64)
    for wrong in (torch.bfloat16, torch.float16, torch.float64):
        with pytest.raises(ShapeError, match=f"b has dtype {str(wrong)[6:]}, not float32"):
            mixpert.matmul(a, b.to(wrong))
    weight = torch.nn.Parameter(b)
    with pytest.raises(ShapeError, match="detach"):
        mixpert.matmul(a, weight)
    with torch.no_grad():
        assert torch.equal(mixpert.matmul(a, weight, SCHEME), mixpert.matmul(a, b, SCHEME))
    packed = mixpert.pack(b, SCHEME)
    for product in (mixpert.matmul(packed, a), mixpert.matmul(a, packed), a @ packed, packed @ a):
        assert isinstance(product, torch.Tensor)


def test_packed_operands_in_a_graph_and_a_pickle(cupy: Any) -> None:
    a, b = cupy.asarray(A), cupy.asarray(B)
    packed = mixpert.pack(b, SCHEME)
    mixpert.matmul(a, packed)
    again = pickle.loads(pickle.dumps(packed))
    assert again.nbytes == 0 < packed.nbytes
    assert_same_bits(mixpert.matmul(a, again).get(), expected(SCHEME), "pickled")
    stream, out = cupy.cuda.Stream(non_blocking=True), cupy.zeros((70, 50), np.float32)
    with stream:
        stream.begin_capture()
        mixpert.matmul(a, packed, out=out)
        graph = stream.end_capture()
    graph.launch(stream)
    stream.synchronize()
    assert_same_bits(out.get(), expected(SCHEME), "in a graph")


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
