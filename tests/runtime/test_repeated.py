"""Which products of GPU arrays may take the short way, and what of them is remembered."""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

import mixpert
from mixpert import native
from mixpert.runtime import array_libraries, repeated
from mixpert.runtime.array_libraries import CupyArrays, TorchTensors
from mixpert.runtime.launcher import _parameters
from mixpert.scheme import Scheme

DEVICE, STREAM = 1, 4096
FLOAT32, STRIDED = object(), object()


class Tensor:
    """As much of a tensor as is looked at."""

    def __init__(self, *shape: int, **properties: Any) -> None:
        self.shape = shape
        self.is_cuda, self.dtype, self.layout = True, FLOAT32, STRIDED
        self.requires_grad = self.is_nested = self.negative = self.wrapped = False
        self.conjugate = False
        self.index = DEVICE
        self.__dict__.update(properties)

    def stride(self) -> tuple[int, ...]:
        return (*(1 for _ in self.shape[1:]), 1)

    def get_device(self) -> int:
        return self.index

    def is_neg(self) -> bool:
        return bool(self.negative)

    def is_conj(self) -> bool:
        return bool(self.conjugate)


class Parameter(Tensor):
    """A class derived from it that computes as it does."""


class Derived(Tensor):
    """One that may compute otherwise."""


def torch(**now: Any) -> Any:
    """PyTorch's module with a state: gradients are off, nothing is traced, no mode is on."""
    state: dict[str, Any] = {
        "grad": False,
        "device": DEVICE,
        "trace": None,
        "modes": 0,
    }
    state.update(now)
    inner = SimpleNamespace(
        _cuda_getDevice=lambda: state["device"],
        _cuda_getCurrentRawStream=lambda device: STREAM + device,
        _functorch=SimpleNamespace(is_functorch_wrapped_tensor=lambda x: x.wrapped),
        _len_torch_dispatch_stack=lambda: state["modes"],
        _get_tracing_state=lambda: state["trace"],
    )
    return SimpleNamespace(
        _C=inner, Tensor=Tensor, nn=SimpleNamespace(Parameter=Parameter), float32=FLOAT32,
        strided=STRIDED, is_grad_enabled=lambda: state["grad"],
    )  # fmt: skip


class Array:
    """As much of a CuPy array as is looked at."""

    def __init__(self, *shape: int, char: str = "f", device: int = DEVICE) -> None:
        self.shape, self.strides = shape, tuple(4 for _ in shape)
        self.dtype, self.data = SimpleNamespace(char=char), SimpleNamespace(device_id=device)


class DerivedArray(Array):
    """One that may compute otherwise."""


def cupy(device: int = DEVICE) -> Any:
    stream = SimpleNamespace(ptr=STREAM)
    return SimpleNamespace(
        ndarray=Array,
        cuda=SimpleNamespace(
            get_current_stream=lambda: stream, runtime=SimpleNamespace(getDevice=lambda: device)
        ),
    )


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Say which library all arrays are of; no stream is captured."""
    monkeypatch.setattr(repeated, "is_captured", lambda stream: False)

    def use(chosen: Any) -> None:
        monkeypatch.setattr(repeated, "library_of", lambda array: chosen)

    return use


def torch_key(library: Any, a: Any, b: Any, now: dict[str, Any], *rest: Any) -> Any:
    library(TorchTensors(torch(**now)))
    return repeated.key_of(a, b, *rest)


def test_plain_tensors_have_a_key(library: Any) -> None:
    key = torch_key(library, Tensor(3, 5), Parameter(5, 7, requires_grad=True), {}, "int8:1,1")
    assert key is not None
    assert (key.device, key.stream, key.scheme) == (DEVICE, STREAM + DEVICE, "int8:1,1")
    assert key.shapes == ((3, 5), (5, 7))


@pytest.mark.parametrize(
    ("properties", "now"),
    [
        ({"is_cuda": False, "index": -1}, {}),
        ({"dtype": object()}, {}),
        ({"layout": object()}, {}),
        ({"is_nested": True}, {}),
        ({"negative": True}, {}),
        ({"conjugate": True}, {}),
        ({"wrapped": True}, {}),
        ({"index": DEVICE + 1}, {}),
        ({"requires_grad": True}, {"grad": True}),
        ({}, {"device": DEVICE + 1}),
        ({}, {"trace": object()}),
        ({}, {"modes": 1}),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_other_tensors_go_the_long_way(
    library: Any, properties: dict[str, Any], now: dict[str, Any], first: bool
) -> None:
    odd, plain = Tensor(4, 4, **properties), Tensor(4, 4)
    operands = (odd, plain) if first else (plain, odd)
    assert torch_key(library, *operands, now) is None
    assert torch_key(library, plain, plain, {}) is not None


@pytest.mark.parametrize("odd", [Derived(4, 4), Array(4, 4), np.ones((4, 4), np.float32), None])
def test_other_classes_go_the_long_way(library: Any, odd: Any) -> None:
    for operands in ((odd, Tensor(4, 4)), (Tensor(4, 4), odd)):
        assert torch_key(library, *operands, {}) is None


@pytest.mark.parametrize(
    "odd",
    [Array(4, 4, char="d"), Array(4, 4, device=DEVICE + 1), DerivedArray(4, 4), Tensor(4, 4)],
)
def test_other_arrays_of_cupy_go_the_long_way(library: Any, odd: Any) -> None:
    library(CupyArrays(cupy()))
    plain = Array(4, 4)
    key = repeated.key_of(plain, plain)
    assert key is not None and (key.device, key.stream) == (DEVICE, STREAM)
    assert repeated.key_of(odd, plain) is repeated.key_of(plain, odd) is None
    library(CupyArrays(cupy(device=DEVICE + 1)))
    assert repeated.key_of(plain, plain) is None


@pytest.mark.parametrize(
    "rest",
    [
        ("int8:1,1", 0.0), ("int8:1,1", np.float32(1)), ("int8:1,1", True), ("int8:1,1", 1.0, 1.0),
        ("int8:1,1", 1.0, np.float64(0)), ("int8:1,1", 1.0, 0.0, 1),
        ("int8:1,1", 1.0, 0.0, False, np.True_), (3,), (np.str_("int8:1,1"),),
    ],
)  # fmt: skip
def test_odd_arguments_go_the_long_way(library: Any, rest: tuple[Any, ...]) -> None:
    a = Tensor(4, 4)
    assert torch_key(library, a, a, {}, *rest) is None
    assert torch_key(library, a, a, {}, "int8:1,1", 2, 0, True, False) is not None


def test_vectors_and_captured_streams_go_the_long_way(
    library: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    a = Tensor(4, 4)
    assert torch_key(library, Tensor(4), a, {}) is torch_key(library, a, Tensor(4), {}) is None
    asked = []
    monkeypatch.setattr(repeated, "is_captured", lambda stream: asked.append(stream) or True)
    assert torch_key(library, a, a, {}) is None
    assert asked == [STREAM + DEVICE]


def test_keys_tell_apart_what_counts(library: Any) -> None:
    side = TorchTensors(torch())
    library(side)
    a, b = Tensor(4, 6), Tensor(6, 8)
    calls = [
        (a, b), (a, b, "int8:1,1"), (a, b, None, 2.0), (Tensor(6, 4), b, None, 1.0, 0.0, True),
        (a, Tensor(8, 6), None, 1.0, 0.0, False, True), (Tensor(1, 4, 6), b),
    ]  # fmt: skip
    assert len({repeated.key_of(*call) for call in calls}) == len(calls)
    assert repeated.key_of(a, b) == repeated.key_of(Tensor(4, 6), Tensor(6, 8))
    a.stride = lambda: (12, 2)  # type: ignore[method-assign]
    assert repeated.key_of(a, b) != repeated.key_of(Tensor(4, 6), b)


def test_the_plan_in_force_is_asked_at_each_call(library: Any) -> None:
    library(TorchTensors(torch()))
    a, turned = Tensor(4, 6), Tensor(6, 4)
    with mixpert.plan(mixpert.Plan.parse("# mixpert-plan 1\ndefault\tint8:1,2\n")):
        inside = repeated.key_of(a, Tensor(6, 8))
    outside = repeated.key_of(turned, Tensor(8, 6), None, 1.0, 0.0, True, True)
    assert inside is not None and inside.scheme == Scheme.parse("int8:1,2")
    assert outside is not None and outside.scheme == "int8:2,2"


def test_a_version_without_what_is_asked_has_no_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    old = torch()
    del old._C._cuda_getCurrentRawStream
    monkeypatch.setitem(sys.modules, "torch", old)
    array_libraries._torch.cache_clear()
    assert array_libraries._torch() is None
    array_libraries._torch.cache_clear()


def test_numpy_arrays_are_of_no_library() -> None:
    assert array_libraries.library_of(np.ones((2, 2), np.float32)) is None
    assert array_libraries.library_of(None) is None


def made() -> repeated.Prepared:
    return repeated.Prepared.__new__(repeated.Prepared)


def note(memo: repeated.Memo, key: Any, make: Any = made) -> None:
    memo.note(key, make)


def test_a_product_is_prepared_when_it_comes_the_second_time() -> None:
    memo, key = repeated.Memo(), cast(repeated.Key, "one")
    note(memo, key, pytest.fail)
    assert memo.find(key) is None
    note(memo, key)
    assert isinstance(memo.find(key), repeated.Prepared)


def test_what_is_no_simple_case_is_looked_at_once() -> None:
    memo, key, asked = repeated.Memo(), cast(repeated.Key, "one"), []
    for _ in range(4):
        note(memo, key, lambda: asked.append(1))
        assert memo.find(key) is None
    assert len(asked) == 1


def test_the_least_recent_product_is_forgotten() -> None:
    memo = repeated.Memo(3)
    for name in "abc":
        for _ in range(2):
            note(memo, cast(Any, name))
    assert memo.find(cast(Any, "a")) is not None
    note(memo, cast(Any, "d"))
    assert len(memo) == 3
    assert memo.find(cast(Any, "b")) is None
    assert memo.find(cast(Any, "a")) is not None


def test_threads_know_nothing_of_each_other() -> None:
    memo = repeated.Memo(3)
    note(memo, cast(Any, "a"))
    sizes: list[int] = []
    thread = threading.Thread(target=lambda: sizes.append(len(memo)))
    thread.start()
    thread.join()
    assert sizes == [0] and len(memo) == 1


def lowered() -> native.LoweredStruct:
    """Of a real product, for a device like an H100."""
    problem = native.ProblemStruct(m=512, n=384, k=256, lda=512, ldb=256, ldc=512, batch=1)
    found = native.LoweredStruct()
    device = native.DeviceStruct(90, 132, 232448, 0)
    status = native.load().mixpert_lower(
        problem, Scheme.parse("int8:2,2,2").to_native(), 1.0, 0.0, device, found
    )
    native.check(status)
    return found


def test_each_call_has_its_own_addresses() -> None:
    """The parameters are those that the long way makes."""
    queued: list[bytes] = []

    class Gpu:
        def bound_one(self, _lowered: Any, launch: Any, stream: int, buffer: Any) -> Any:
            assert stream == STREAM
            size = launch.param_bytes
            return lambda: queued.append(ctypes.string_at(ctypes.addressof(buffer), size))

    found = lowered()
    ready = repeated.ready(Gpu(), found, STREAM)
    assert ready.workspace_bytes == found.workspace_bytes > 0
    assert len(ready.launches) == found.launch_count > 1
    for base in (1 << 20, 1 << 40):
        slots = (base, 2 * base, 3 * base, 0, 0, 5 * base, 0, 0)
        queued.clear()
        for launch in ready.launches:
            launch.queue(slots)
        expected = [_parameters(x, slots) for x in found.launches[: found.launch_count]]
        assert queued == expected


def test_a_product_inside_of_itself_goes_the_long_way() -> None:
    product = made()
    product._busy = True
    assert product.run(None, None) is None
