"""cublasLtMatmul with every epilogue: calls through ctypes, and what they must give in double."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Double = NDArray[np.float64]

R32F, COMPUTE_32F = 0, 68
DEFAULT = 1
RELU, BIAS, RELU_SLOPE, BIAS_GRADIENT, GELU, GELU_SLOPE = 2, 4, 8, 16, 32, 64
AUX, GRADIENT_A, GRADIENT_B = 128, 256, 512
FORWARD = (
    BIAS, RELU, RELU | BIAS, RELU | AUX, RELU | AUX | BIAS, GELU, GELU | BIAS, GELU | AUX,
    GELU | AUX | BIAS,
)  # fmt: skip
BACKWARD = (
    RELU_SLOPE | AUX, RELU_SLOPE | AUX | BIAS_GRADIENT, GELU_SLOPE | AUX,
    GELU_SLOPE | AUX | BIAS_GRADIENT, GRADIENT_A, GRADIENT_B,
)  # fmt: skip
EPILOGUES = (DEFAULT, *FORWARD, *BACKWARD)
"""All that cublasLt.h defines."""

_TRANSA, _TRANSB, _EPILOGUE, _BIAS, _AUX_POINTER, _AUX_LD = 3, 4, 7, 8, 11, 12
_MASK_STEP = 128
_BIASES = BIAS | BIAS_GRADIENT | GRADIENT_A | GRADIENT_B
CLOSE, CUBLASLT_CLOSE = 2e-6, 5e-3
"""Of GELU in single precision, and of cuBLASLt's, whose tangent is an approximation."""
_GAP = 4  # between the leading dimensions of C and D
_VOID, _SIZE = ctypes.c_void_p, ctypes.c_size_t


def gelu(x: Double) -> Double:
    """With the tangent that cuBLASLt takes."""
    return np.asarray(0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))))


def gelu_slope(x: Double) -> Double:
    tangent = np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))
    inner = np.sqrt(2 / np.pi) * (1 + 3 * 0.044715 * x**2)
    return np.asarray(0.5 * (1 + tangent) + 0.5 * x * (1 - tangent**2) * inner)


def address(array: Any) -> int:
    return int(array.data.ptr if hasattr(array.data, "ptr") else array.ctypes.data)


def host(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array


def matmul_type(site: bool = False) -> Any:
    """The prototype of cublasLtMatmul, or of the function that takes a site first."""
    arguments = [*[_VOID] * 14, _SIZE, _VOID]
    return ctypes.CFUNCTYPE(ctypes.c_int, *([_VOID] if site else []), *arguments)


@dataclass
class LtCall:
    """D = epilogue(alpha op(A) op(B) + beta D), column-major, on memory that `upload` makes."""

    library: Any
    upload: Callable[[Any], Any]
    epilogue: int
    m: int
    n: int
    k: int
    beta: float = 0.0
    trans_a: bool = False
    trans_b: bool = False
    pad: int = 0
    alpha: float = 1 / 256
    missing: str = ""  # a pointer that is left out
    seed: int = 0
    apart: bool = False  # C lies elsewhere than D, with another leading dimension
    given: dict[str, Any] = field(default_factory=dict)
    device: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rng = np.random.default_rng([self.seed, self.epilogue, self.m, self.n, self.k])
        draw = lambda *shape: rng.integers(-8, 9, shape).astype(np.float32)  # noqa: E731
        m, n, k, pad = self.m, self.n, self.k, self.pad
        a, b = ((k, m) if self.trans_a else (m, k)), ((n, k) if self.trans_b else (k, n))
        self.given = {  # column-major with `pad` rows more: rows of arrays are columns
            "a": draw(a[1], a[0] + pad), "b": draw(b[1], b[0] + pad), "d": draw(n, m + pad),
            "bias": draw(n if self.epilogue == GRADIENT_B else m), "aux": self._first_aux(rng),
        }  # fmt: skip
        if self.apart:
            self.given["c"] = draw(n, m + pad + _GAP)
        if self.beta == 0 or self.apart:
            self.given["d"][...] = np.nan  # must not be read
        self.device = {name: self.upload(x.copy()) for name, x in self.given.items()}

    @property
    def masked(self) -> bool:
        return bool(self.epilogue & (RELU | RELU_SLOPE))

    @property
    def aux_ld(self) -> int:
        """In elements: bits of a mask, floats of GELU's input."""
        step = _MASK_STEP if self.masked else 8
        return -(-self.m // step) * step + (0 if self.masked else self.pad)

    def _first_aux(self, rng: np.random.Generator) -> Any:
        if self.masked:
            return rng.integers(0, 256, (self.n, self.aux_ld // 8), np.uint8)
        return rng.normal(size=(self.n, self.aux_ld)).astype(np.float32)

    def run(self, function: Any, handle: int, *site: int, stream: int | None = None) -> int:
        """Queue it; cuBLASLt's status."""
        create, m, n, k, pad = self._layout, self.m, self.n, self.k, self.pad
        a = create(*((k, m) if self.trans_a else (m, k)), pad)
        b = create(*((n, k) if self.trans_b else (k, n)), pad)
        d = create(m, n, pad)
        c = create(m, n, pad + _GAP) if self.apart else d
        scalars = ctypes.c_float(self.alpha), ctypes.c_float(self.beta)
        alpha, beta = map(ctypes.addressof, scalars)
        at = {name: address(x) for name, x in self.device.items()}
        status: int = function(
            *site, handle, self._description(), alpha, at["a"], a, at["b"], b, beta,
            at["c" if self.apart else "d"], c, at["d"], d, None, None, 0, stream,
        )  # fmt: skip
        return status

    def _layout(self, rows: int, columns: int, pad: int) -> int:
        made = ctypes.c_void_p()
        sizes = ctypes.c_uint64(rows), ctypes.c_uint64(columns), ctypes.c_int64(rows + pad)
        create = self.library.cublasLtMatrixLayoutCreate
        assert create(ctypes.byref(made), R32F, *sizes) == 0
        assert made.value
        return made.value

    def _description(self) -> int:
        made = ctypes.c_void_p()
        create = self.library.cublasLtMatmulDescCreate
        change = self.library.cublasLtMatmulDescSetAttribute
        assert create(ctypes.byref(made), COMPUTE_32F, R32F) == 0
        values: dict[int, Any] = {
            _TRANSA: ctypes.c_int32(self.trans_a), _TRANSB: ctypes.c_int32(self.trans_b),
            _EPILOGUE: ctypes.c_uint32(self.epilogue),
        }  # fmt: skip
        if self.epilogue & _BIASES and self.missing != "bias":
            values[_BIAS] = ctypes.c_void_p(address(self.device["bias"]))
        if self.epilogue & AUX:
            values[_AUX_LD] = ctypes.c_int64(self.aux_ld)
        if self.epilogue & AUX and self.missing != "aux":
            values[_AUX_POINTER] = ctypes.c_void_p(address(self.device["aux"]))
        for attribute, value in values.items():
            size = _SIZE(ctypes.sizeof(value))
            assert change(made, attribute, ctypes.byref(value), size) == 0, attribute
        assert made.value
        return made.value

    def operands(self) -> tuple[Double, Double]:
        """op(A) and op(B)."""
        a, b = (self.given[name].astype(float) for name in "ab")
        rows_a, rows_b = (self.k if self.trans_a else self.m), (self.n if self.trans_b else self.k)
        a, b = a[:, :rows_a], b[:, :rows_b]  # of the stored columns
        return (a if self.trans_a else a.T), (b if self.trans_b else b.T)

    def expected(self) -> dict[str, Any]:
        """D m x n, the mask's bits or GELU's input m x n, and the bias, in double."""
        a, b = self.operands()
        m, code = self.m, self.epilogue
        start = self.given["c" if self.apart else "d"][:, :m].T.astype(float)
        before = self.beta * start if self.beta else 0.0
        x = self.alpha * (a @ b) + before
        if code & BIAS:
            x = x + self.given["bias"][:, None]
        aux, d = self.aux_of(self.given["aux"]), x
        if code & (RELU | GELU):
            d = np.maximum(x, 0) if code & RELU else gelu(x)
            aux = aux if not code & AUX else (x >= 0) if code & RELU else x
        if code & (RELU_SLOPE | GELU_SLOPE):
            d = x * (aux if code & RELU_SLOPE else gelu_slope(aux))
        sums = {BIAS_GRADIENT: d.sum(1), GRADIENT_A: a.sum(1), GRADIENT_B: b.sum(0)}
        bias = next((sum_ for bit, sum_ in sums.items() if code & bit), self.given["bias"])
        return {"d": d, "aux": aux, "bias": bias}

    def aux_of(self, stored: Any) -> Any:
        """The mask's bits as numbers, or GELU's input, m x n."""
        if self.masked:
            return np.unpackbits(stored, axis=1, bitorder="little")[:, : self.m].T.astype(float)
        return stored[:, : self.m].T.astype(float)

    def result(self) -> dict[str, Any]:
        """What the device holds now, as `expected` has it."""
        got = {name: host(self.device[name]) for name in ("d", "aux", "bias")}
        return {
            "d": got["d"][:, : self.m].T.astype(float), "aux": self.aux_of(got["aux"]),
            "bias": got["bias"].astype(float),
        }  # fmt: skip

    def check(self, close: float = CLOSE) -> None:
        """Whole numbers are exact, GELU is as close; what is not written is untouched."""
        want, got = self.expected(), self.result()
        close = close if self.epilogue & (GELU | GELU_SLOPE) else 0.0
        for name in ("d", "aux"):
            most = close * (1 + np.abs(want[name]))
            assert (np.abs(got[name] - want[name]) <= most).all(), f"{name}: {self}"
        most = close * (1 + np.abs(want["d"]).sum(1)) if self.epilogue & BIAS_GRADIENT else 0.0
        assert (np.abs(got["bias"] - want["bias"]) <= most).all(), f"bias: {self}"
        for name, array in self.device.items():
            self._check_rest(name, host(array))

    def _check_rest(self, name: str, got: Any) -> None:
        """What lies past the last row."""
        before, rows = self.given[name], self.m
        if name in ("a", "b", "c"):
            rows = 0
        elif name == "bias":
            return
        if name == "aux" and self.masked:
            got, before = (np.unpackbits(x, axis=1, bitorder="little") for x in (got, before))
        np.testing.assert_array_equal(got[:, rows:], before[:, rows:], f"{name}: {self}")

    def __repr__(self) -> str:
        return (
            f"epilogue {self.epilogue}, {self.m} x {self.n} x {self.k}, beta {self.beta}, "
            f"pad {self.pad}, transposed {self.trans_a:d}{self.trans_b:d}"
        )


def cases(library: Any, upload: Callable[[Any], Any]) -> Iterator[LtCall]:
    """Every epilogue on sizes that end inside a warp's rows, with and without gaps and a beta."""
    for number, epilogue in enumerate(EPILOGUES):
        for turn, (m, n, k) in enumerate(((5, 3, 7), (130, 70, 40), (600, 33, 700))):
            yield LtCall(
                library, upload, epilogue, m, n, k, beta=0.5 * ((number + turn) % 2),
                trans_a=bool(turn) and epilogue != GRADIENT_A, trans_b=epilogue == GRADIENT_B,
                pad=(number + turn) % 3, apart=(number + turn) % 4 == 1,
            )  # fmt: skip
