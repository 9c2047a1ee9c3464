"""Products that come again give the bits of those that are checked and lowered anew."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any

import pytest
from held_stream import held

import mixpert
from mixpert.runtime import matmul as module
from mixpert.runtime import repeated

pytestmark = pytest.mark.gpu

SCHEME, OTHER = "int8:1,2", "int8:2,2,2"


@pytest.fixture
def torch(cupy: Any) -> Any:
    return pytest.importorskip("torch")


@pytest.fixture(params=["torch", "cupy"])
def library(request: pytest.FixtureRequest) -> Any:
    """PyTorch or CuPy; on PyTorch's arrays, gradients are recorded."""
    return request.getfixturevalue(request.param)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """One entry for each product that took the short way; nothing is known at the start."""
    taken: list[int] = []
    run = repeated.Prepared._run

    def counted(self: repeated.Prepared, a: Any, b: Any) -> Any:
        taken.append(1)
        return run(self, a, b)

    monkeypatch.setattr(module, "_memo", repeated.Memo())
    monkeypatch.setattr(repeated.Prepared, "_run", counted)
    yield taken


def random(library: Any, *shape: int) -> Any:
    if library.__name__ == "torch":
        return library.randn(*shape, device="cuda")
    return library.random.standard_normal(shape, dtype=library.float32)


def long_way(a: Any, b: Any, scheme: str | None = SCHEME, **options: Any) -> Any:
    arguments = {"out": None, "alpha": 1.0, "beta": 0.0, "transa": False, "transb": False}
    return module._checked_product(a, b, scheme, **{**arguments, **options})


def bits(library: Any, array: Any) -> bytes:
    return bytes((array.cpu().numpy() if library.__name__ == "torch" else array.get()).tobytes())


def assert_as_the_long_way(
    library: Any, make: Callable[[], tuple[Any, Any]], scheme: str, **options: Any
) -> None:
    for _ in range(5):
        a, b = make()
        product, expected = (
            mixpert.matmul(a, b, scheme, **options),
            long_way(a, b, scheme, **options),
        )
        assert type(product) is type(expected)
        assert tuple(product.shape) == tuple(expected.shape)
        assert product.dtype == expected.dtype
        assert bits(library, product) == bits(library, expected)


SCHEMES = ["int8:1,2", "int8:2,2,2", "fp16x3", "bf16x6", "auto", "auto:1e-4"]


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(
    "shape",
    [(70, 50, 300), (1, 64, 64), (64, 1, 64), (256, 256, 256), (1024, 512, 2048), (8, 8, 99999)],
)  # fmt: skip
def test_plain_matrices(
    library: Any, short: list[int], scheme: str, shape: tuple[int, ...]
) -> None:
    m, n, k = shape
    assert_as_the_long_way(library, lambda: (random(library, m, k), random(library, k, n)), scheme)
    assert len(short) == 3


@pytest.mark.parametrize("transa", [False, True])
@pytest.mark.parametrize("transb", [False, True])
def test_transposes_and_alpha(library: Any, short: list[int], transa: bool, transb: bool) -> None:
    def make() -> tuple[Any, Any]:
        a, b = random(library, 96, 200), random(library, 200, 72)
        a = a.T.reshape(200, 96) if transa else a
        return a, (b.T if transb else b)

    for alpha in (1.0, -0.75, 2):
        options = {"transa": transa, "transb": transb, "alpha": alpha}
        assert_as_the_long_way(library, make, SCHEME, **options)
    assert len(short) == 9


@pytest.mark.parametrize("scheme", ["int8:1,2", "auto"])
@pytest.mark.parametrize(
    ("left", "right"),
    [((5, 64, 96), (96, 40)), ((5, 64, 96), (5, 96, 40)), ((64, 96), (5, 96, 40)),
     ((2, 3, 64, 96), (96, 40)), ((2, 3, 64, 96), (2, 3, 96, 40)), ((1, 64, 96), (96, 40))],
)  # fmt: skip
def test_batches(
    library: Any, short: list[int], scheme: str, left: tuple[int, ...], right: tuple[int, ...]
) -> None:
    assert_as_the_long_way(
        library, lambda: (random(library, *left), random(library, *right)), scheme
    )
    assert len(short) == 3


def test_parts_of_arrays(library: Any, short: list[int]) -> None:
    """Strides, and addresses of another alignment, of which cuBLAS is asked at each call."""
    a, b = random(library, 300, 300), random(library, 300, 300)
    for scheme in ("auto", SCHEME):
        for at in (0, 1, 2, 4, 0):
            make = lambda at=at: (a[:256, at : at + 256], b[at : at + 256, :128])  # noqa: E731
            assert_as_the_long_way(library, make, scheme)
    assert len(short) == 46


def test_copies_and_empty_matrices_go_the_long_way(library: Any, short: list[int]) -> None:
    a, b = random(library, 128, 128), random(library, 128, 128)
    wide = random(library, 2, 1, 64, 64), random(library, 1, 3, 64, 64)
    for operands in ((a[::2, ::2], b[:64]), (a[:0], b), (a[:, :0], b[:0]), wide):
        assert_as_the_long_way(library, lambda pair=operands: pair, SCHEME)
    for scheme in ("native", "fp64"):
        assert_as_the_long_way(library, lambda: (a, b), scheme)
    assert not short


def test_what_changes_between_equal_calls(library: Any, short: list[int]) -> None:
    def pair() -> tuple[Any, Any]:
        return random(library, 128, 128), random(library, 128, 128)

    for _ in range(3):
        assert_as_the_long_way(library, pair, SCHEME)
        assert_as_the_long_way(library, lambda: tuple(x.T for x in pair()), SCHEME)
        assert_as_the_long_way(library, lambda: tuple(x[:64, :64] for x in pair()), SCHEME)
        assert_as_the_long_way(library, pair, OTHER)
    assert len(short) == 4 * 13
    a, b = pair()
    with pytest.raises(mixpert.errors.ShapeError, match="float64"):
        mixpert.matmul(a, b.double() if library.__name__ == "torch" else b.astype("d"), SCHEME)
    with pytest.raises(mixpert.errors.ShapeError, match="columns"):
        mixpert.matmul(a, b[:64], SCHEME)
    with pytest.raises(mixpert.errors.SchemeError):
        mixpert.matmul(a, b, "int8:9,9")


def test_plans_count_at_each_call(library: Any, short: list[int]) -> None:
    a, b = random(library, 96, 96), random(library, 96, 96)
    plans = [mixpert.Plan.parse(f"# mixpert-plan 1\ndefault\t{x}\n") for x in (SCHEME, OTHER)]
    for _ in range(4):
        for plan, scheme in zip(plans, (SCHEME, OTHER), strict=True):
            with mixpert.plan(plan):
                product = mixpert.matmul(a, b)
            assert bits(library, product) == bits(library, long_way(a, b, scheme))
        assert bits(library, mixpert.matmul(a, b)) == bits(library, long_way(a, b, "int8:2,2"))
    assert len(short) == 6


def test_streams(torch: Any, cupy: Any, short: list[int]) -> None:
    """Operands are freed, and results read, on the stream of each product."""
    n = 1024
    a, b = random(torch, n, n), random(torch, n, n)
    expected = long_way(a, b)
    torch.cuda.synchronize()

    def product() -> Any:
        left = a * 1
        product = mixpert.matmul(left, b, SCHEME)
        del left
        torch.full((n, n), float("nan"), device="cuda")
        seen = product * 1
        del product
        torch.full((n, n), float("nan"), device="cuda")
        return seen

    streams = [torch.cuda.Stream() for _ in range(3)]
    for turn in range(12):
        stream = streams[turn % 3]
        with torch.cuda.stream(stream):
            with held(torch, stream.cuda_stream) if turn >= 9 else nullcontext():
                seen = product()
            torch.cuda.synchronize()
            assert torch.equal(seen, expected)
    assert len(short) == 6
    left, right = cupy.from_dlpack(a), cupy.from_dlpack(b)
    for _ in range(4):
        with cupy.cuda.Stream(non_blocking=True) as stream:
            product = mixpert.matmul(left, right, SCHEME) * 1
            stream.synchronize()
        assert torch.equal(torch.from_dlpack(product), expected)


def test_threads(library: Any, short: list[int]) -> None:
    pairs = [(random(library, 200, 300), random(library, 300, 100)) for _ in range(8)]
    expected = [bits(library, long_way(*pair)) for pair in pairs]
    start = threading.Barrier(8)

    def work(index: int) -> bool:
        start.wait()
        found = [bits(library, mixpert.matmul(*pairs[index], SCHEME)) for _ in range(50)]
        return set(found) == {expected[index]}

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(8)))
    assert len(short) >= 8 * 47  # a thread's first product may find no context


def test_gradients_and_parameters(torch: Any, short: list[int]) -> None:
    a, weight = random(torch, 64, 64), torch.nn.Parameter(random(torch, 64, 64))
    with torch.no_grad():
        assert_as_the_long_way(torch, lambda: (a, weight), SCHEME)
    assert len(short) == 3
    with pytest.raises(mixpert.errors.ShapeError, match="detach"):
        mixpert.matmul(a, weight, SCHEME)
    with torch.inference_mode():
        assert_as_the_long_way(torch, lambda: (a, weight), SCHEME)


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "fp16x3", "auto"])
def test_a_graph_between_repeated_products(torch: Any, short: list[int], scheme: str) -> None:
    a, b = random(torch, 512, 512), random(torch, 512, 512)
    for _ in range(4):
        mixpert.matmul(a, b, scheme)
    torch.cuda.synchronize()
    before, graph = len(short), torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        result = mixpert.matmul(mixpert.matmul(a, b, scheme), b, scheme) + 1
    assert len(short) == before == 2
    for _ in range(3):
        a.copy_(random(torch, 512, 512))
        graph.replay()
        assert torch.equal(result, mixpert.matmul(mixpert.matmul(a, b, scheme), b, scheme) + 1)
    assert len(short) > before


def test_vectorized_products_are_not_taken_for_plain(torch: Any, short: list[int]) -> None:
    a, b = random(torch, 3, 64, 64), random(torch, 64, 64)
    for _ in range(4):
        mixpert.matmul(a[0], b, SCHEME)
    before = len(short)
    found = torch.vmap(lambda x: mixpert.matmul(x, b, SCHEME))(a)
    assert len(short) == before
    assert bits(torch, found) == bits(torch, long_way(a, b))


def test_memory_is_given_back(torch: Any, cupy: Any, short: list[int]) -> None:
    a, b = random(torch, 2048, 2048), random(torch, 2048, 2048)
    for _ in range(3):
        mixpert.matmul(a, b, SCHEME)
    torch.cuda.synchronize()
    held, pool = torch.cuda.memory_allocated(), cupy.get_default_memory_pool().used_bytes()
    for _ in range(8):
        mixpert.matmul(a, b, SCHEME)
    assert torch.cuda.memory_allocated() == held
    assert cupy.get_default_memory_pool().used_bytes() == pool
    assert len(short) == 9
