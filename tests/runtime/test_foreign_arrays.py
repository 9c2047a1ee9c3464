"""Arrays of other libraries in `mixpert.matmul`: shared, refused with a reason, and handed back."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mixpert
from mixpert.errors import ShapeError

RNG = np.random.default_rng(5)
A, B = (RNG.standard_normal((40, 40)).astype(np.float32) for _ in range(2))


def same(product: Any, scheme: str) -> bool:
    return bool(np.array_equal(product, mixpert.matmul(A, B, scheme)))


class Foreign:
    """An array library that speaks DLPack and nothing else."""

    def __init__(self, array: Any, device: int = 1, refusal: Exception | None = None) -> None:
        self.array, self.device, self.refusal = array, device, refusal

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device, 0

    def __dlpack__(self, **options: Any) -> Any:
        if self.refusal is not None:
            raise self.refusal
        return self.array.__dlpack__(**options)


def test_foreign_arrays_are_shared() -> None:
    assert same(mixpert.matmul(Foreign(A), Foreign(B), "int8:1,1"), "int8:1,1")
    assert same(mixpert.matmul(A, Foreign(B), "int8:1,1"), "int8:1,1")
    out = np.zeros((40, 40), np.float32)
    shared = Foreign(out)
    assert mixpert.matmul(Foreign(A), B, "int8:1,1", out=shared) is shared
    assert same(out, "int8:1,1")


@pytest.mark.parametrize(
    ("array", "reason"),
    [
        (Foreign(A, device=8), "device of DLPack type 8"),
        (
            Foreign(A, refusal=BufferError("requires gradient")),
            "requires gradient; detach or copy it",
        ),
        (Foreign(A.astype(float)), "dtype float64"),
    ],
)
def test_foreign_arrays_that_cannot_be_taken(array: Foreign, reason: str) -> None:
    with pytest.raises(ShapeError, match=reason):
        mixpert.matmul(array, B)


def test_torch_tensors_come_back_as_such() -> None:
    torch = pytest.importorskip("torch")
    result = mixpert.matmul(torch.from_numpy(A), torch.from_numpy(B), "int8:1,1")
    assert isinstance(result, torch.Tensor)
    assert same(result.numpy(), "int8:1,1")


def test_an_element_type_that_dlpack_cannot_tell_is_named() -> None:
    array = Foreign(A, refusal=BufferError("requires gradient"))
    array.dtype = "bfloat16"  # type: ignore[attr-defined]
    with pytest.raises(ShapeError, match="a has dtype bfloat16, not float32: convert it"):
        mixpert.matmul(array, B)


class Tracer(Foreign):
    """Stands for what JAX passes to a function that it traces: it has half of DLPack."""

    def __getattribute__(self, name: str) -> Any:
        if name == "__dlpack_device__":
            raise AttributeError("no\nattribute")
        return super().__getattribute__(name)


@pytest.mark.parametrize(
    ("array", "said"),
    [(Tracer(A), "outside of jax.jit"), (Foreign(A, refusal=ValueError("oh no\nmore")), "oh no")],
)
def test_whatever_a_library_raises_is_one_line(array: Foreign, said: str) -> None:
    with pytest.raises(ShapeError, match=said) as caught:
        mixpert.matmul(A, array)
    assert "\n" not in str(caught.value)


class JaxArray(Foreign):
    __module__ = "jax.stand_in"


def test_integers_that_jax_would_cut_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without jax_enable_x64, JAX makes an INT32 array of an INT64 one."""
    cut = SimpleNamespace(from_dlpack=lambda array: np.from_dlpack(array).astype(np.int32))
    monkeypatch.setitem(sys.modules, "jax", SimpleNamespace(dlpack=cut))
    a = JaxArray(np.full((2, 3), -32768, np.int16))
    with pytest.raises(ShapeError, match=r"jax_enable_x64, or pass dtype=numpy\.int32"):
        mixpert.matmul_int16(a, a, transb=True)
    wrapped = mixpert.matmul_int16(a, a, transb=True, dtype=np.int32)
    assert (wrapped == -(2**30)).all()


class Parameter(Foreign):
    """Stands for ``torch.nn.Parameter``, whose gradients are not to be lost."""

    __module__ = "torch.stand_in"
    negated, layout, address = False, "strided", 4096

    def numel(self) -> int:
        return int(self.array.size)

    def data_ptr(self) -> int:
        return self.address

    def detach(self) -> Any:
        return self.array

    def is_neg(self) -> bool:
        return self.negated


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Stands for PyTorch, which records gradients, traces nothing and compiles nothing."""
    module = SimpleNamespace(
        _C=SimpleNamespace(), jit=SimpleNamespace(is_tracing=lambda: False),
        strided=Parameter.layout, Tensor=Parameter, is_grad_enabled=lambda: True,
        from_dlpack=np.from_dlpack,
    )  # fmt: skip
    monkeypatch.setitem(sys.modules, "torch", module)
    return module


@pytest.mark.parametrize("records", [True, False])
def test_parameters_are_taken_where_no_gradients_are_recorded(
    torch: SimpleNamespace, records: bool
) -> None:
    torch.is_grad_enabled = lambda: records
    weights = Parameter(B, refusal=BufferError("requires gradient"))
    if records:
        with pytest.raises(ShapeError, match="requires gradient; detach or copy it"):
            mixpert.matmul(A, weights, "int8:1,1")
    else:
        assert same(mixpert.matmul(A, weights, "int8:1,1"), "int8:1,1")


class Derived(Parameter):
    """A class of the user's own, derived from a library's."""


Derived.__module__ = "users_program"


def test_arrays_of_derived_classes_are_their_librarys(torch: SimpleNamespace) -> None:
    made = SimpleNamespace(dtype="torch.float32")
    torch.from_dlpack = lambda _: made
    assert mixpert.matmul(Derived(A), B) is made


@pytest.mark.usefixtures("torch")
def test_tensors_stored_negated_are_refused() -> None:
    """PyTorch hands their memory out as it is, and says nothing of the sign."""
    tensor = Parameter(A)
    tensor.negated = True
    with pytest.raises(ShapeError, match=r"stored negated \(resolve_neg\); detach or copy it"):
        mixpert.matmul(tensor, B)


def test_what_torch_jit_traces_is_refused(torch: SimpleNamespace) -> None:
    """The product would be a constant of the trace."""
    torch.jit.is_tracing = lambda: True
    with pytest.raises(ShapeError, match=r"jit\.trace would take the product for a constant"):
        mixpert.matmul(Parameter(A), B)


@pytest.mark.usefixtures("torch")
def test_tensors_without_memory_are_refused() -> None:
    """PyTorch hands out the address 0 for those that stand for others, which it only warns of."""
    tensor = Parameter(A)
    tensor.address = 0
    with pytest.raises(ShapeError, match="no memory of its own"):
        mixpert.matmul(tensor, B)
