"""`mixpert.matmul` on CuPy arrays: NumPy's result, bit for bit for int8 schemes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gemm_cases import Float32, assert_same_bits

import mixpert
from mixpert import native
from mixpert.errors import ShapeError
from mixpert.grading import engines
from mixpert.grading.matrices import PAIRS
from mixpert.runtime.layout import Product
from mixpert.runtime.native_parts import ask_cublas
from mixpert.scheme import Scheme

pytestmark = pytest.mark.gpu

SCHEMES = ("int8:2,2", "int8:1,3", "int8:2,2,2+g64")
RNG = np.random.default_rng(11)


def random(*shape: int) -> Float32:
    return RNG.standard_normal(shape).astype(np.float32)


def row_major(x: Any) -> Any:
    return x.copy(order="C")


def column_major(x: Any) -> Any:
    return x.copy(order="F")


def padded(x: Any) -> Any:
    wide = xp(x).full((x.shape[0] + 3, x.shape[1] + 5), np.nan, np.float32)
    wide[2:-1, 1:-4] = x
    return wide[2:-1, 1:-4]


def every_second(x: Any) -> Any:
    wide = xp(x).full((x.shape[0], 2 * x.shape[1]), np.nan, np.float32)
    wide[:, ::2] = x
    return wide[:, ::2]


def reversed_rows(x: Any) -> Any:
    return x[::-1].copy()[::-1]


def xp(x: Any) -> Any:
    """The module of an array."""
    if isinstance(x, np.ndarray):
        return np
    import cupy

    return cupy


LAYOUTS: list[Callable[[Any], Any]] = [
    row_major, column_major, padded, every_second, reversed_rows,
]  # fmt: skip


def as_matrices(x: Float32) -> list[Float32]:
    return list(x.reshape(-1, *x.shape[-2:]) if x.size else x)


def check(got: Any, expected: Float32, what: object = "") -> None:
    assert xp(got) is not np, "the result lies on the GPU"
    assert got.shape == expected.shape and got.dtype == np.float32
    for one, other in zip(as_matrices(got.get()), as_matrices(expected), strict=True):
        assert_same_bits(one, other, what)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("layout_b", LAYOUTS)
@pytest.mark.parametrize("layout_a", LAYOUTS)
def test_layouts_give_the_bits_of_the_cpu(
    layout_a: Callable[[Any], Any], layout_b: Callable[[Any], Any], scheme: str, cupy: Any
) -> None:
    a, b = random(37, 129), random(129, 41)
    got = mixpert.matmul(layout_a(cupy.asarray(a)), layout_b(cupy.asarray(b)), scheme)
    assert got.flags.c_contiguous
    check(got, mixpert.matmul(a, b, scheme))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("beta", [0.0, 0.3])
def test_out_with_alpha_and_beta(layout: Callable[[Any], Any], beta: float, cupy: Any) -> None:
    a, b, c = random(37, 129), random(129, 41), random(37, 41)
    if beta == 0:
        c[...] = np.nan
    out = layout(cupy.asarray(c))
    got = mixpert.matmul(cupy.asarray(a), cupy.asarray(b), "int8:1,3", out, -2.5, beta)
    assert got is out
    check(out, mixpert.matmul(a, b, "int8:1,3", c, -2.5, beta))


def test_out_surroundings_stay(cupy: Any) -> None:
    whole = cupy.full((9, 12), cupy.nan, np.float32)
    out = whole[2:-1, 1:-4]
    mixpert.matmul(cupy.asarray(random(6, 4)), cupy.asarray(random(4, 7)), out=out)
    assert int(cupy.isnan(whole).sum()) == whole.size - out.size


def test_out_may_be_an_operand(cupy: Any) -> None:
    a, b = random(64, 64), random(64, 64)
    on_gpu = cupy.asarray(a)
    mixpert.matmul(on_gpu, cupy.asarray(b), "int8:2,2", out=on_gpu, beta=1.0)
    check(on_gpu, mixpert.matmul(a, b, "int8:2,2", out=a.copy(), beta=1.0))


@pytest.mark.parametrize("transa", [False, True])
@pytest.mark.parametrize("transb", [False, True])
def test_transposes_give_the_bits_of_the_cpu(transa: bool, transb: bool, cupy: Any) -> None:
    a, b = random(50, 90), random(90, 60)
    stored_a, stored_b = (a.T.copy() if transa else a), (b.T.copy() if transb else b)
    got = mixpert.matmul(
        cupy.asarray(stored_a), cupy.asarray(stored_b), "int8:1,3", transa=transa, transb=transb
    )
    check(got, mixpert.matmul(a, b, "int8:1,3"))


BATCHES = [
    ((4,), (4,)), ((4,), ()), ((), (4,)), ((1,), (4,)), ((0,), ()),
    ((2, 3), (2, 3)), ((2, 3), ()), ((2, 1), (3,)), ((2, 0), (0,)),
]  # fmt: skip


@pytest.mark.parametrize("shapes", BATCHES)
def test_batches_are_broadcast(shapes: tuple[tuple[int, ...], tuple[int, ...]], cupy: Any) -> None:
    a, b = random(*shapes[0], 70, 33), random(*shapes[1], 33, 50)
    check(mixpert.matmul(cupy.asarray(a), cupy.asarray(b)), mixpert.matmul(a, b))


def test_out_of_several_batch_axes(cupy: Any) -> None:
    a, b, c = random(2, 1, 70, 33), random(3, 33, 50), random(2, 3, 70, 50)
    expected = mixpert.matmul(a, b, out=c.copy(), beta=0.5)
    for order in ("C", "F"):
        out = cupy.array(c, order=order)
        mixpert.matmul(cupy.asarray(a), cupy.asarray(b), out=out, beta=0.5)
        check(out, expected)


@pytest.mark.parametrize("sizes", [(0, 5, 4), (5, 0, 4), (5, 4, 0)])
def test_empty_shapes(sizes: tuple[int, int, int], cupy: Any) -> None:
    m, n, k = sizes
    a, b = random(m, k), random(k, n)
    check(mixpert.matmul(cupy.asarray(a), cupy.asarray(b)), mixpert.matmul(a, b))


def test_current_stream(cupy: Any) -> None:
    """The GEMM waits for what its stream did before, and for nothing else."""
    a, b = random(500, 700), random(700, 600)
    stream = cupy.cuda.Stream(non_blocking=True)
    on_gpu = [cupy.asarray(x) for x in (a, b)]
    cupy.cuda.Device().synchronize()
    with stream:
        late = on_gpu[0] + 1
        got = mixpert.matmul(late, on_gpu[1], "int8:2,2")
    stream.synchronize()
    check(got, mixpert.matmul(a + 1, b, "int8:2,2"))


@pytest.mark.parametrize(
    "scheme, error", [("native", 2e-6), ("fp64", 1e-7)], ids=["native", "fp64"]
)
@pytest.mark.parametrize("beta", [0.0, 0.5])
@pytest.mark.parametrize("batch", [(), (3,), (3, 2)])
def test_through_cublas(
    scheme: str, error: float, beta: float, batch: tuple[int, ...], cupy: Any
) -> None:
    a, b, c = random(*batch, 130, 257), random(257, 70), random(*batch, 130, 70)
    out = cupy.asarray(c if beta else np.full_like(c, np.nan))
    mixpert.matmul(cupy.asarray(a), cupy.asarray(b), scheme, out, 1.5, beta)
    exact = 1.5 * (a.astype(float) @ b.astype(float)) + beta * c
    assert np.linalg.norm(out.get() - exact) <= error * np.linalg.norm(exact)


@pytest.mark.parametrize("factors", [(1.0, 0.0), (-0.75, 0.0), (1.5, 0.5)])
@pytest.mark.parametrize("scheme, error", [("native", 4e-6), ("fp64", 1e-7)])
@pytest.mark.parametrize("kind", ["huge", "subnormal", "graded"])
def test_through_cublas_subnormal_numbers_count(
    kind: str, scheme: str, error: float, factors: tuple[float, float], cupy: Any
) -> None:
    """CuPy's own arithmetic takes them for zeros, as factors and as results."""
    a, b = PAIRS[kind](np.random.default_rng(5), 64, 64, 256)
    alpha, beta = factors
    exact = alpha * (a.astype(float) @ b.astype(float))
    magnitude = abs(alpha) * (abs(a).astype(float) @ abs(b).astype(float))
    c = np.where(magnitude < 2.0**-100, np.float32(2.0**-140), np.float32(0))
    got = mixpert.matmul(cupy.asarray(a), cupy.asarray(b), scheme, cupy.asarray(c), alpha, beta)
    exact, magnitude = exact + beta * c, magnitude + beta * c
    kept = magnitude < 2.0**126
    most = error * magnitude + 257 * 2.0**-150
    assert (abs(got.get()[kept] - exact[kept]) <= most[kept]).all()
    tiny = kept & (abs(exact) < 2.0**-127) & (abs(exact) > 2.0**-140)
    assert (got.get()[tiny] != 0).all() and (kind != "huge" or tiny.any())


@pytest.mark.parametrize("shape", [(130, 70, 257), (64, 64, 16384), (1, 500, 33)])
def test_native_gives_the_bits_of_cublas_sgemm(shape: tuple[int, int, int], cupy: Any) -> None:
    m, n, k = shape
    a, b = random(m, k), random(k, n)
    got = mixpert.matmul(cupy.asarray(a), cupy.asarray(b), "native")
    check(got, engines.cublas()(a, b))


@pytest.mark.parametrize("scheme", ["native", "fp64"])
def test_through_cublas_in_a_graph(scheme: str, cupy: Any) -> None:
    a, b = (cupy.asarray(random(200, 200)) for _ in range(2))
    out = mixpert.matmul(a, b, scheme)  # cuBLAS and kernels are loaded now
    stream = cupy.cuda.Stream(non_blocking=True)
    cupy.cuda.Device().synchronize()
    with stream:
        stream.begin_capture()
        mixpert.matmul(a, b, scheme, out)
        graph = stream.end_capture()
    a[...] = cupy.asarray(random(200, 200))
    cupy.cuda.Device().synchronize()
    graph.launch(stream)
    stream.synchronize()
    check(out, mixpert.matmul(a, b, scheme).get())


def test_through_cublas_a_and_b_are_not_read_without_alpha(cupy: Any) -> None:
    a, c = cupy.full((9, 9), cupy.nan, np.float32), random(9, 9)
    for scheme in ("native", "fp64"):
        got = mixpert.matmul(a, a, scheme, cupy.asarray(c), 0.0, 0.5)
        check(got, np.float32(0.5) * c)


def test_mixed_arrays_and_types_are_refused(cupy: Any) -> None:
    a, b = random(4, 4), random(4, 4)
    for left, right in ((a, cupy.asarray(b)), (cupy.asarray(a), b)):
        with pytest.raises(ShapeError):
            mixpert.matmul(left, right)
    with pytest.raises(ShapeError):
        mixpert.matmul(cupy.asarray(a).astype(np.float64), cupy.asarray(b))
    with pytest.raises(ShapeError):
        mixpert.matmul(cupy.asarray(a), cupy.asarray(b[:3]))
    with pytest.raises(ShapeError):
        mixpert.matmul(cupy.asarray(a), cupy.asarray(b), out=np.empty((4, 4), np.float32))


def test_large_products_give_the_bits_of_the_cpu(cupy: Any) -> None:
    a, b = random(1000, 3000), random(3000, 1100)
    got = mixpert.matmul(cupy.asarray(a), cupy.asarray(b), "int8:2,2,2")
    check(got, mixpert.matmul(a, b, "int8:2,2,2"))


@pytest.mark.parametrize(("shape", "cut"), [((256, 256, 65536), True), ((8192, 8192, 512), False)])
def test_auto_queries_cupys_cublas_for_its_parts_of_k(
    shape: tuple[int, int, int], cut: bool, cupy: Any
) -> None:
    m, n, k = shape
    a, b = cupy.zeros((m, k), np.float32), cupy.zeros((k, n), np.float32)
    problem = native.ProblemStruct(n, m, k, n, k, n, 1)
    for scheme, asked in (("auto", True), ("int8:2,2,2", False), ("auto:1e-5", False)):
        struct = Scheme.parse(scheme).to_native()
        product = Product(problem, struct, b, a, cupy.empty((m, n), np.float32))
        ask_cublas(product, cupy)
        assert (problem.native_parts > 0) == asked
        assert (problem.native_parts > 1) == (asked and cut)
