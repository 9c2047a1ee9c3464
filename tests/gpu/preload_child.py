"""Multiplies matrices through a client of cuBLAS that knows nothing of MixPert.

``python preload_child.py CLIENT`` prints one JSON line for each operation: its relative error
against FP64, alone and replayed from a CUDA graph, and the rows that the trace of a preloaded
libmixpert gained (none where nothing is preloaded). test_preload.py starts it.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from collections.abc import Callable, Iterator
from functools import reduce
from pathlib import Path
from typing import Any

N = 512
BATCH = 3
REPEATS = 4  # of a program of JAX, which XLA may make a CUDA graph of, update and replay
SEED = 5

COUNTED = ("calls", "ms", "workspace", "writers")
"""What changes in a row of the trace while calls are added to it."""

Operation = tuple[str, Callable[[], Any], Callable[[], Any]]
"""Its name, the work, and what is right, both as arrays of the client."""


class Observer:
    """What the preloaded library has traced since it was last asked."""

    def __init__(self) -> None:
        library = os.environ.get("LD_PRELOAD", "").partition(":")[0]
        self._library = ctypes.CDLL(library) if library else None
        self._trace = Path(os.environ.get("MIXPERT_TRACE", ""))
        self._seen: dict[str, int] = {}

    def calls(self) -> int:
        return sum(row["calls"] for row in self._rows())

    def _rows(self) -> list[dict[str, Any]]:
        if self._library is None:
            return []
        self._library.mixpert_trace_flush()
        lines = self._trace.read_text().splitlines() if self._trace.is_file() else []
        return [json.loads(line) for line in lines]

    def news(self) -> list[dict[str, Any]]:
        fresh = []
        for row in self._rows():
            key = str([value for name, value in row.items() if name not in COUNTED])
            if row["calls"] > self._seen.get(key, 0):
                fresh.append({name: row[name] for name in ("entry", "scheme", "reason", "backend")})
            self._seen[key] = row["calls"]
        return fresh


def report(name: str, error: float, graph_error: float | None, observer: Observer) -> None:
    print(json.dumps({"operation": name, "error": error, "graph_error": graph_error,
                      "ran": observer.news()}), flush=True)  # fmt: skip


def torch_client() -> None:
    import torch

    observer = Observer()
    for name, work, right in _torch_operations(torch):
        error = _torch_error(work(), right())
        graph_error = None if "backward" in name else _torch_graph(torch, work, right)
        torch.cuda.synchronize()
        report(name, error, graph_error, observer)
    for name, work, right in _torch_graphed(torch):
        error = max(_torch_error(work(), right()) for _ in range(REPEATS))
        torch.cuda.synchronize()
        report(name, error, error, observer)


def _torch_graphed(torch: Any) -> Iterator[Operation]:
    """What PyTorch itself captures in CUDA graphs, then replays."""
    torch.manual_seed(SEED)
    a, b = (torch.randn(N, N, device="cuda") for _ in range(2))
    several = lambda x, y: torch.relu(x @ y / 16) @ y  # noqa: E731
    compiled = torch.compile(several, backend="cudagraphs")
    yield "torch.compile", lambda: compiled(a, b), lambda: several(a.double(), b.double())
    layer = torch.nn.Linear(N, N, device="cuda")
    leaves = [x.requires_grad_() for x in (a, *layer.parameters())]
    graphed = torch.cuda.make_graphed_callables(layer, (a,))

    def gradients() -> Any:
        return torch.cat([g.flatten() for g in torch.autograd.grad(graphed(a).sum(), leaves)])

    def right() -> Any:
        wide = [x.detach().double().requires_grad_() for x in leaves]
        product = torch.nn.functional.linear(*wide)
        return torch.cat([g.flatten() for g in torch.autograd.grad(product.sum(), wide)])

    yield "torch.cuda.make_graphed_callables", gradients, right


def _torch_operations(torch: Any) -> Iterator[Operation]:
    torch.manual_seed(SEED)
    a, b, c = (torch.randn(N, N, device="cuda") for _ in range(3))
    batch = [torch.randn(BATCH, N, N, device="cuda") for _ in range(2)]
    bias = torch.randn(N, device="cuda")
    wide = lambda x: x.double()  # noqa: E731
    yield "torch.mm", lambda: torch.mm(a, b), lambda: wide(a) @ wide(b)
    yield "torch.mm, transposed", lambda: torch.mm(a.t(), b), lambda: wide(a).t() @ wide(b)
    yield "torch.addmm", lambda: torch.addmm(c, a, b), lambda: wide(c) + wide(a) @ wide(b)
    yield "torch.bmm", lambda: torch.bmm(*batch), lambda: torch.bmm(*map(wide, batch))
    linear = torch.nn.functional.linear
    yield "nn.Linear without bias", lambda: linear(a, b), lambda: wide(a) @ wide(b).t()
    yield (
        "nn.Linear",
        lambda: linear(a, b, bias),
        lambda: torch.addmm(wide(bias), wide(a), wide(b).t()),
    )
    activation = torch._addmm_activation
    for name, use_gelu in (("ReLU", False), ("GELU", True)):
        yield (
            f"nn.Linear and {name}",
            lambda gelu=use_gelu: activation(bias, a, b.t(), use_gelu=gelu),
            lambda gelu=use_gelu: _torch_activated(torch, wide(bias) + wide(a) @ wide(b).t(), gelu),
        )
    yield (
        "nn.Linear backward",
        lambda: _torch_gradients(torch, a, b, bias),
        lambda: _torch_gradients(torch, wide(a), wide(b), wide(bias)),
    )


def _torch_activated(torch: Any, x: Any, gelu: bool) -> Any:
    functional = torch.nn.functional
    return functional.gelu(x, approximate="tanh") if gelu else functional.relu(x)


def _torch_gradients(torch: Any, x: Any, weight: Any, bias: Any) -> Any:
    leaves = [t.detach().clone().requires_grad_() for t in (x, weight, bias)]
    torch.nn.functional.linear(*leaves).square().sum().backward()
    return torch.cat([leaf.grad.flatten() for leaf in leaves])


def _torch_error(got: Any, exact: Any) -> float:
    return float((got.double() - exact).norm() / exact.norm())


def _torch_graph(torch: Any, work: Callable[[], Any], right: Callable[[], Any]) -> float:
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        result = work()
    result.zero_()
    graph.replay()
    return _torch_error(result, right())


def cupy_client() -> None:
    import cupy as cp

    observer = Observer()
    lane = cp.cuda.Stream(non_blocking=True)
    for name, work, right in _cupy_operations(cp):
        with lane:
            error = _cupy_error(cp, work(), right())
            graph_error = _cupy_graph(cp, lane, work, right) if "matmul" in name else None
        lane.synchronize()
        report(name, error, graph_error, observer)


def _cupy_operations(cp: Any) -> Iterator[Operation]:
    random = cp.random.RandomState(SEED)
    a, b = (random.standard_normal((N, N)).astype(cp.float32) for _ in range(2))
    many = [random.standard_normal((BATCH, N, N)).astype(cp.float32) for _ in range(2)]
    out, outs = cp.empty((N, N), cp.float32), cp.empty((BATCH, N, N), cp.float32)
    wide = lambda x: x.astype(cp.float64)  # noqa: E731
    cp.cuda.Device().synchronize()
    yield "cupy.matmul", lambda: cp.matmul(a, b, out=out), lambda: wide(a) @ wide(b)
    yield (
        "cupy.matmul, batched",
        lambda: cp.matmul(*many, out=outs),
        lambda: wide(many[0]) @ wide(many[1]),
    )
    yield "cupy.dot", lambda: cp.dot(a.T, b), lambda: wide(a).T @ wide(b)
    yield "cupy.tensordot", lambda: cp.tensordot(a, b, 1), lambda: wide(a) @ wide(b)
    yield "cupy.einsum", lambda: cp.einsum("ij,jk->ik", a, b), lambda: wide(a) @ wide(b)


def _cupy_error(cp: Any, got: Any, exact: Any) -> float:
    return float(cp.linalg.norm((got - exact).ravel()) / cp.linalg.norm(exact.ravel()))


def _cupy_graph(
    cp: Any, lane: Any, work: Callable[[], Any], right: Callable[[], Any]
) -> float | None:
    lane.synchronize()
    lane.begin_capture(cp.cuda.runtime.streamCaptureModeRelaxed)
    try:
        result = work()
    except NotImplementedError:  # CuPy's own refusal to call cuBLAS inside a capture
        lane.end_capture()
        return None
    graph = lane.end_capture()
    result[...] = 0
    graph.launch()
    return _cupy_error(cp, result, right())


def jax_client() -> None:
    """Without the kernels that its compiler writes itself, and times beside cuBLAS (Triton)."""
    flags = ("--xla_gpu_enable_triton_gemm=false", os.environ.get("XLA_FLAGS", ""))
    os.environ["XLA_FLAGS"] = " ".join(flags).strip()
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    import jax
    import numpy as np

    if jax.default_backend() != "gpu":
        print(f"JAX computes on: {jax.default_backend()}", file=sys.stderr)
        return
    observer = Observer()
    for name, work, operands in _jax_operations(jax):
        exact = np.asarray(work(*(np.asarray(x, np.float64) for x in operands)))
        compiled = jax.jit(work)
        products = [compiled(*operands) for _ in range(REPEATS)]  # each elsewhere in memory
        error = max(_numpy_error(np, product, exact) for product in products)
        replayed = []
        for _ in range(REPEATS):
            before = observer.calls()
            again = _numpy_error(np, compiled(*operands), exact)
            replayed += [again] if observer.calls() == before else []  # it made no call
        report(name, error, max(replayed, default=None), observer)


def _numpy_error(np: Any, got: Any, exact: Any) -> float:
    return float(np.linalg.norm(np.asarray(got) - exact) / np.linalg.norm(exact))


def _jax_operations(jax: Any) -> Iterator[tuple[str, Callable[..., Any], list[Any]]]:
    """Those of NumPy's name, which the same expression computes on NumPy arrays."""
    keys = jax.random.split(jax.random.key(SEED), 4)
    a, b = (jax.random.normal(key, (N, N), "float32") for key in keys[:2])
    batch = [jax.random.normal(key, (BATCH, N, N), "float32") for key in keys[2:]]
    jax.config.update("jax_default_matmul_precision", "highest")
    yield "jax.numpy.matmul", lambda x, y: x @ y, [a, b]
    yield "jax.numpy.matmul, transposed", lambda x, y: x.T @ y, [a, b]
    yield "jax.numpy.matmul, batched", lambda x, y: x @ y, batch
    several = lambda x, y: reduce(lambda z, _: z @ y / 16, range(8), x)  # noqa: E731
    yield "jax.numpy.matmul, several", several, [a, b]  # enough for a CUDA graph of XLA's


def ctypes_client() -> None:
    """Looks the functions up by name, with dlsym, on CuPy's memory."""
    import numpy as np

    sys.path.append(str(Path(__file__).parents[1]))
    from cublas_calls import ENTRIES, Call, in_double, new_handle

    observer, handle = Observer(), new_handle()
    for name in ENTRIES:
        call = Call(N, N, N, batch=BATCH if "Batched" in name else 1, name=name, seed=SEED)
        assert call.run(handle, emulated=False) == 0
        exact, _ = in_double(call)
        report(name, _numpy_error(np, call.result(), exact), None, observer)


CLIENTS = {
    "torch": torch_client, "cupy": cupy_client, "jax": jax_client, "ctypes": ctypes_client,
}  # fmt: skip

if __name__ == "__main__":
    CLIENTS[sys.argv[1]]()
