"""`mixpert.matmul` in what PyTorch compiles, exports, vectorizes, or runs in one of its modes."""

from __future__ import annotations

import inspect
import threading
import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from held_stream import held

import mixpert
from mixpert.errors import MixpertError, ShapeError
from mixpert.runtime.active import call_site

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.gpu

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
SCHEME, OTHER = "int8:1,2", "int8:2,2,2"


def random(*shape: int, seed: int = 3) -> Any:
    generator = torch.Generator(DEVICE).manual_seed(seed + sum(shape))
    return torch.randn(*shape, device=DEVICE, generator=generator)


A: Any = None
B: Any = None
PACKED: Any = None


@pytest.fixture(autouse=True, scope="module")
def operands() -> None:
    """None of them is made where the tests are only collected."""
    globals().update(A=random(96, 64), B=random(64, 80))
    globals().update(PACKED=mixpert.pack(B, SCHEME))


def multiply(a: Any, b: Any, **options: Any) -> Any:
    return mixpert.matmul(a, b, SCHEME, **options)


def same(x: Any, y: Any) -> bool:
    return type(x) is type(y) and x.shape == y.shape and bool(torch.equal(x, y))


@pytest.mark.parametrize("transposed", [False, True])
def test_pytorchs_own_check_of_an_operator(transposed: bool) -> None:
    from mixpert.runtime.torch_operator import operator

    a, b = (random(3, 64, 20), random(30, 64)) if transposed else (A, B)
    checks = ("test_schema", "test_faketensor", "test_autograd_registration")
    arguments = (a, b, SCHEME, 2.0, transposed, transposed)
    found = torch.library.opcheck(operator, arguments, test_utils=checks)
    assert set(found.values()) == {"SUCCESS"}


def in_a_layer(x: Any) -> Any:
    return torch.relu(multiply(x + 1, B)) * 2


class Graphs:
    """A backend of ``torch.compile`` that runs graphs as they are, and keeps them."""

    def __init__(self) -> None:
        self.kept: list[Any] = []

    def __call__(self, graph: Any, _inputs: Any) -> Any:
        self.kept.append(graph)
        return graph.forward


@pytest.fixture(autouse=True)
def nothing_compiled() -> None:
    torch.compiler.reset()


def test_a_compiled_product_is_part_of_the_graph() -> None:
    graphs, expected = Graphs(), in_a_layer(A)
    layer = torch.compile(in_a_layer, backend=graphs, fullgraph=True)
    for rows in (96, 32, 48, 96):
        assert same(layer(A[:rows]), expected[:rows])
    assert all("mixpert.matmul" in graph.code for graph in graphs.kept)
    assert 1 <= len(graphs.kept) <= 2  # the second: of any number of rows


@pytest.mark.parametrize("mode", ["default", "reduce-overhead"])
def test_inductor_compiles_around_a_product(mode: str) -> None:
    def layers(x: Any) -> Any:
        y = in_a_layer(x)
        return y + torch.tanh(multiply(y.T.contiguous(), y, alpha=0.5)).sum()

    expected = layers(A)
    compiled = torch.compile(layers, fullgraph=True, mode=mode)
    for _ in range(4):
        found = compiled(A)
        assert found.shape == expected.shape
        assert torch.allclose(found, expected, rtol=1e-5, atol=1e-3)


def transposed(x: Any) -> Any:
    return multiply(x, B, transa=True, transb=True)


@pytest.mark.parametrize("shape", [(80, 96), (2, 80, 96), (2, 3, 80, 96)])
def test_shapes_are_known_before_anything_is_computed(shape: tuple[int, ...]) -> None:
    operand = random(*shape)
    compiled = torch.compile(transposed, backend="aot_eager", fullgraph=True)
    assert same(compiled(operand), transposed(operand))


BETWEEN: dict[str, Callable[[Any], Any]] = {
    "no scheme": lambda x: mixpert.matmul(x + 1, B) * 2,
    "a Scheme": lambda x: mixpert.matmul(x + 1, B, mixpert.Scheme.parse(SCHEME)) * 2,
    "out": lambda x: multiply(x + 1, B, out=torch.empty(96, 80, device=DEVICE)) * 2,
    "beta": lambda x: multiply(x + 1, B, out=torch.ones(96, 80, device=DEVICE), beta=3.0) * 2,
    "a packed operand": lambda x: multiply(x + 1, PACKED) * 2,
    "@": lambda x: (x + 1) @ PACKED * 2,
    "packing": lambda x: multiply(x + 1, mixpert.pack(B * 2, SCHEME)) * 2,
    "integers": lambda x: mixpert.matmul_int16((x * 9).short(), (B * 9).short()) * 2,
    "another library": lambda x: torch.from_numpy(multiply(x.cpu().numpy() + 1, B.cpu().numpy())),
}


@pytest.mark.parametrize("case", BETWEEN)
def test_other_products_are_computed_between_two_graphs(case: str) -> None:
    expected = BETWEEN[case](A)
    compiled = torch.compile(BETWEEN[case], backend="aot_eager")
    for _ in range(2):
        assert same(compiled(A), expected)


def test_what_breaks_a_graph_is_named() -> None:
    with pytest.raises(Exception, match="with the text of a scheme, without out and beta"):
        torch.compile(lambda x: mixpert.matmul(x, B), backend="eager", fullgraph=True)(A)


def test_errors_in_a_graph_are_those_outside() -> None:
    with pytest.raises(Exception, match="float64, not float32"):
        torch.compile(lambda x: multiply(x, B), backend="eager")(A.double())
    with pytest.raises(Exception, match="pass a matrix"):
        torch.compile(lambda x: multiply(x, B), backend="eager")(A[0])


def planned(x: Any) -> tuple[Any, str]:
    y = x + 1
    return mixpert.matmul(y, B), call_site()


def test_a_plan_counts_between_graphs() -> None:
    site = planned(A)[1]
    number = inspect.getsourcelines(planned)[1] + 2
    assert f":{number}@planned" in site
    plan = mixpert.Plan.parse(f"# mixpert-plan 1\n{site}\t{OTHER}\ndefault\tint8:0,0\n")
    product = torch.compile(lambda x: planned(x)[0] * 1, backend="eager")
    with mixpert.plan(plan):
        assert same(product(A), mixpert.matmul(A + 1, B, OTHER))


def test_an_exported_module_has_the_operator() -> None:
    class Layer(torch.nn.Module):  # type: ignore[misc, name-defined, unused-ignore]
        def forward(self, x: Any) -> Any:
            return in_a_layer(x)

    program = torch.export.export(Layer(), (A,))
    assert "mixpert.matmul" in program.graph_module.code
    assert same(program.module()(A), in_a_layer(A))


@pytest.mark.parametrize(
    ("left", "right", "axes"),
    [
        ((5, 20, 64), (64, 30), (0, None)), ((64, 30), (5, 30, 20), (None, 0)),
        ((5, 20, 64), (5, 64, 30), (0, 0)), ((20, 5, 64), (64, 30, 5), (1, 2)),
        ((5, 3, 20, 64), (3, 64, 30), (0, None)), ((3, 20, 64), (5, 64, 30), (None, 0)),
        ((3, 20, 64), (5, 2, 1, 64, 30), (None, 0)), ((5, 20, 64), (2, 3, 64, 30), (0, None)),
        ((20, 64), (2, 5, 64, 30), (None, 1)), ((0, 20, 64), (64, 30), (0, None)),
    ],
)  # fmt: skip
def test_vectorized_products(
    left: tuple[int, ...], right: tuple[int, ...], axes: tuple[int | None, int | None]
) -> None:
    a, b = random(*left), random(*right)
    found = torch.vmap(multiply, in_dims=axes)(a, b)
    pairs = list(zip((a, b), axes, strict=True))
    count = next(x.shape[axis] for x, axis in pairs if axis is not None)
    parts = [
        multiply(*(x if axis is None else x.select(axis, i) for x, axis in pairs))
        for i in range(count)
    ]
    assert same(found, torch.stack(parts)) if count else found.shape[0] == 0


def test_vectorized_twice_and_transposed() -> None:
    a, b = random(4, 5, 64, 20), random(4, 30, 64)
    function = lambda x, y: multiply(x, y, transa=True, transb=True, alpha=2)  # noqa: E731
    found = torch.vmap(torch.vmap(function, in_dims=(0, None)))(a, b)
    assert same(found, multiply(a, b[:, None], transa=True, transb=True, alpha=2))


def test_a_vectorized_product_without_a_scheme() -> None:
    a = random(3, 20, 64)
    expected = [mixpert.matmul(x, B) for x in a]
    assert same(torch.vmap(lambda x: mixpert.matmul(x, B))(a), torch.stack(expected))
    with mixpert.plan(mixpert.Plan.parse(f"# mixpert-plan 1\ndefault\t{OTHER}\n")):
        found = torch.vmap(lambda x: mixpert.matmul(x, B))(a)
    assert same(found, torch.stack([mixpert.matmul(x, B, OTHER) for x in a]))


def test_vectors_stay_refused() -> None:
    with pytest.raises(ShapeError):
        torch.vmap(lambda x: multiply(x, B))(random(3, 64))


GRADIENTS: dict[str, Callable[[], Any]] = {
    "grad": lambda: torch.func.grad(lambda x: multiply(x, B).sum())(A),
    "jvp": lambda: torch.func.jvp(lambda x: multiply(x, B), (A,), (A,)),
    "grad of vmap": lambda: torch.func.grad(
        lambda x: torch.vmap(lambda y: multiply(y, B))(x).sum()
    )(A[None]),
    "jvp of vmap": lambda: torch.func.jvp(
        torch.vmap(lambda y: multiply(y, B)), (A[None],), (A[None],)
    ),
    "vmap of grad": lambda: torch.vmap(torch.func.grad(lambda x: multiply(x, B).sum()))(A[None]),
    "a parameter": lambda: multiply(A, torch.nn.Parameter(B)),
}


@pytest.mark.parametrize("case", GRADIENTS)
def test_gradients_are_refused_wherever_they_would_be_lost(case: str) -> None:
    with pytest.raises(ShapeError, match="detach"):
        GRADIENTS[case]()


def test_a_compiled_product_has_no_gradient() -> None:
    weight = torch.nn.Parameter(B)
    layer = torch.compile(lambda x: multiply(x, weight) * 2, backend="aot_eager")
    with pytest.raises(Exception, match=r"backward through mixpert\.matmul"):
        layer(A).sum().backward()
    with torch.no_grad():
        assert same(layer(A), multiply(A, B) * 2)


def traced() -> Any:
    return torch.jit.trace(lambda x: multiply(x, B), (A,))


def fake() -> Any:
    from torch._subclasses import FakeTensorMode

    mode = FakeTensorMode(allow_non_fake_inputs=True)
    with mode:
        return multiply(mode.from_tensor(A), mode.from_tensor(B))


def real_in_a_mode() -> Any:
    """CUDA memory would be asked of the mode, which has none."""
    from torch._subclasses import FakeTensorMode

    with FakeTensorMode(allow_non_fake_inputs=True):
        return multiply(A, B)


def fx() -> Any:
    return torch.fx.symbolic_trace(lambda x: multiply(x, B))


@pytest.mark.parametrize("trace", [traced, fake, fx])
def test_what_has_no_elements_is_refused(trace: Callable[[], Any]) -> None:
    with warnings.catch_warnings(), pytest.raises((MixpertError, torch.fx.proxy.TraceError)):
        warnings.simplefilter("ignore")
        trace()
    assert same(multiply(A, B), multiply(A.clone(), B.clone()))


def test_real_tensors_in_a_mode_without_memory() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with suppress(MixpertError):
            assert same(real_in_a_mode(), multiply(A, B))
    assert same(multiply(A, B), multiply(A.clone(), B.clone()))


def counted() -> Any:
    from torch.utils.flop_counter import FlopCounterMode

    with FlopCounterMode(display=False):
        return multiply(A, B)


def automatic() -> Any:
    with torch.autocast(DEVICE, dtype=torch.bfloat16):
        return multiply(A, B)


def default_device() -> Any:
    with torch.device(DEVICE):
        return multiply(A, B)


def inference() -> Any:
    with torch.inference_mode():
        return multiply(A + 0, B) + 0


def of_a_thread() -> Any:
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(multiply(A, B)))
    thread.start()
    thread.join()
    return found[0]


@pytest.mark.parametrize("where", [counted, automatic, default_device, inference, of_a_thread])
def test_modes_do_not_change_a_product(where: Callable[[], Any]) -> None:
    expected = multiply(A, B)
    for _ in range(4):
        assert same(where(), expected)


def test_pinned_tensors_are_those_of_the_processor() -> None:
    if DEVICE == "cpu":
        pytest.skip("no memory to pin")
    a, b = A.cpu().pin_memory(), B.cpu()
    assert same(multiply(a, b), multiply(A, B).cpu())


def test_tensors_of_a_side_stream() -> None:
    if DEVICE == "cpu":
        pytest.skip("the processor has no streams")
    expected = in_a_layer(A)
    stream = torch.cuda.Stream()
    layer = torch.compile(in_a_layer, backend="eager", fullgraph=True)
    for function in (in_a_layer, layer):
        with torch.cuda.stream(stream):
            function(A * 1)
            torch.cuda.synchronize()
            with held(torch, stream.cuda_stream):
                found = function(A * 1)
        assert same(found, expected)
