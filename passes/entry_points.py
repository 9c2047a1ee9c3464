"""The GEMM entry points that the pass knows: one table, no entry point has code of its own.

Argument kinds are `p` pointer, `i` 32-bit integer, `l` 64-bit integer, `f` float. Indexes count
from 0 and name the arguments of the program's own call.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

CUDA_R_32F = 0
CUBLAS_COMPUTE_32F = 68
CBLAS_ROW_MAJOR = 101

OP_NONE = frozenset({0, 111})
"""Values of a transpose argument that mean "as stored": CUBLAS_OP_N, CblasNoTrans."""


@dataclass(frozen=True)
class TypeRule:
    """A data type argument: a constant outside `allowed` makes the call no FP32 GEMM."""

    argument: int
    what: str
    allowed: frozenset[int]


@dataclass(frozen=True)
class EntryPoint:
    """What the pass must know of one function that multiplies matrices.

    Attributes:
        name: the symbol that programs call.
        returns: LLVM type of the result, ``i32`` or ``void``.
        kinds: kinds of the arguments.
        a, b, c: indexes of the matrices.
        m, n, k, lda, ldb, ldc, trans_a, trans_b: indexes of the sizes and transposes.
        beta: index of beta; a pointer where `kinds` says so.
        by_reference: sizes are passed as pointers (Fortran), so they are not known here.
        order: index of the row/column-major argument, or None.
        batch: index of the batch count where the call stands for several products, or None.
        hidden: trailing string lengths that callers may leave out; each is then passed as 1.
        types: data type arguments and what they must be where they are constants.
    """

    name: str
    returns: str
    kinds: str
    a: int
    b: int
    c: int
    m: int
    n: int
    k: int
    lda: int
    ldb: int
    ldc: int
    trans_a: int
    trans_b: int
    beta: int
    by_reference: bool = False
    order: int | None = None
    batch: int | None = None
    hidden: int = 0
    types: tuple[TypeRule, ...] = field(default=())

    @property
    def runtime(self) -> str:
        """The function of libmixpert that stands for this one; its first argument is the site."""
        return f"mixpert_{self.name}"

    def accepts(self, kinds: str) -> bool:
        """Whether a call with arguments of these kinds is a call of this entry point."""
        if self.hidden:
            visible = self.kinds[: -self.hidden]
            lengths = {"", *(kind * self.hidden for kind in "il")}
            return kinds.startswith(visible) and kinds[len(visible) :] in lengths
        return kinds == self.kinds


_FP32 = frozenset({CUDA_R_32F})

_ENTRIES = (
    EntryPoint(
        "cublasSgemm_v2", "i32", "piiiiippipippi",
        a=7, b=9, c=12, m=3, n=4, k=5, lda=8, ldb=10, ldc=13, trans_a=1, trans_b=2, beta=11,
    ),
    EntryPoint(
        "cublasSgemmStridedBatched", "i32", "piiiiippilpilppili",
        a=7, b=10, c=14, m=3, n=4, k=5, lda=8, ldb=11, ldc=15, trans_a=1, trans_b=2, beta=13,
        batch=17,
    ),
    EntryPoint(
        "cublasGemmEx", "i32", "piiiiippiipiippiiii",
        a=7, b=10, c=14, m=3, n=4, k=5, lda=9, ldb=12, ldc=16, trans_a=1, trans_b=2, beta=13,
        types=(
            TypeRule(8, "A", _FP32),
            TypeRule(11, "B", _FP32),
            TypeRule(15, "C", _FP32),
            TypeRule(17, "the compute type", frozenset({CUDA_R_32F, CUBLAS_COMPUTE_32F})),
        ),
    ),
    EntryPoint(
        "cblas_sgemm", "void", "iiiiiifpipifpi",
        a=7, b=9, c=12, m=3, n=4, k=5, lda=8, ldb=10, ldc=13, trans_a=1, trans_b=2, beta=11,
        order=0,
    ),
    EntryPoint(
        "sgemm_", "void", "pppppppppppppll",
        a=6, b=8, c=11, m=2, n=3, k=4, lda=7, ldb=9, ldc=12, trans_a=0, trans_b=1, beta=10,
        by_reference=True, hidden=2,
    ),
)  # fmt: skip

ENTRY_POINTS: Mapping[str, EntryPoint] = {entry.name: entry for entry in _ENTRIES}
"""Entry points by symbol."""
