"""The table of GEMM entry points that the pass supports; none has code of its own.

Argument kinds are `p` pointer, `i` 32-bit integer, `l` 64-bit integer, `c` character, `f` float and
`d` double. Indexes count from 0 and name the arguments of the program's own call.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

CUDA_R_32F = 0  # cudaDataType
CUBLAS_COMPUTE_32F = 68
CUBLAS_STATUS_NOT_SUPPORTED = 15
CBLAS_ROW_MAJOR = 101

OP_NONE = frozenset({0, 111, ord("N"), ord("n")})
"""Values of a transpose argument that mean "as stored": CUBLAS_OP_N, CblasNoTrans, 'N'."""


class TypeRule(NamedTuple):
    """A data type argument: a constant outside `allowed` makes the call no FP32 GEMM.

    What is no constant is left to the runtime to decide.
    """

    argument: int
    what: str
    allowed: frozenset[int]


class SizeArguments(NamedTuple):
    """Indexes of the arguments that say how large the matrices are and how they lie.

    `trans_b` is None where B is transposed where A is not, as in products of a matrix and the
    transpose of another one.
    """

    m: int
    n: int
    k: int
    lda: int
    ldb: int
    ldc: int
    trans_a: int
    trans_b: int | None


class EntryPoint(NamedTuple):
    """What the pass must know of one function that multiplies matrices.

    Attributes:
        name: the symbol of the library's function.
        returns: LLVM type of the result, ``i32`` or ``void``.
        kinds: kinds of the arguments.
        a, b, c: indexes of the matrices; `b` is None where A stands for both factors.
        beta: index of beta; a pointer where `kinds` says so.
        sizes: where the sizes are; None where they say nothing of the bytes that are touched (sizes
            in descriptors).
        added: index of the matrix that beta multiplies, where that is not `c`.
        pointees: kinds of what the arguments point to where all are passed by reference (Fortran):
            nothing is known of the sizes then, until `by_value`.
        order: index of the row/column-major argument, or None.
        triangle: index of the argument that names the triangle of C that is written, or None where
            all of C is.
        batch: index of the batch count where the call stands for several products, or None.
        groups: index of the number of groups where sizes and beta are arrays, or None.
        indirect: matrices are arrays of pointers to matrices.
        hidden: trailing string lengths that callers may leave out; each is then passed as 1.
        element: LLVM type of the matrices' elements.
        types: data type arguments and what they must be where they are constants.
        migrated: index of an argument that reaches the runtime as `COMPUTE_TYPES` says, or None.
    """

    name: str
    returns: str
    kinds: str
    a: int
    b: int | None
    c: int
    beta: int
    sizes: SizeArguments | None = None
    added: int | None = None
    pointees: str = ""
    order: int | None = None
    triangle: int | None = None
    batch: int | None = None
    groups: int | None = None
    indirect: bool = False
    hidden: int = 0
    element: str = "float"
    types: tuple[TypeRule, ...] = ()
    migrated: int | None = None

    @property
    def runtime(self) -> str:
        """The function of libmixpert that stands for this one; its first argument is the site."""
        return f"mixpert_{self.name}"

    @property
    def element_bytes(self) -> int:
        """The size of one element."""
        return 8 if self.element == "double" else 4

    def by_value(self) -> EntryPoint:
        """The same function, if what its pointers point to were passed itself."""
        return self._replace(kinds=self.pointees, pointees="", hidden=0)

    def accepts(self, kinds: str) -> bool:
        """Whether a call with arguments of these kinds is a call of this entry point."""
        if self.hidden:
            visible = self.kinds[: -self.hidden]
            lengths = {"", *(kind * self.hidden for kind in "il")}
            return kinds.startswith(visible) and kinds[len(visible) :] in lengths
        return kinds == self.kinds


def _wide(entry: EntryPoint) -> EntryPoint:
    """The variant of a cuBLAS function whose sizes are 64-bit integers."""
    where = {index for index, _ in _counts(entry)}
    kinds = "".join("l" if i in where else kind for i, kind in enumerate(entry.kinds))
    return entry._replace(name=f"{entry.name}_64", kinds=kinds)


def _of_wide_blas(entry: EntryPoint) -> Iterable[EntryPoint]:
    """The variants of a function of CBLAS or Fortran whose integers have 64 bits.

    Reference BLAS and MKL add ``_64`` to names, OpenBLAS ``64_``; Fortran's names end alike.
    """
    if entry.pointees:
        yield entry._replace(name=f"{entry.name}64_", pointees=entry.pointees.replace("i", "l"))
        return
    codes = {entry.order, entry.triangle}
    if entry.sizes is not None:
        codes |= {entry.sizes.trans_a, entry.sizes.trans_b}
    kinds = "".join(
        kind if i in codes else kind.replace("i", "l") for i, kind in enumerate(entry.kinds)
    )
    for tail in ("_64", "64_"):
        yield entry._replace(name=f"{entry.name}{tail}", kinds=kinds)


def _counts(entry: EntryPoint) -> Iterable[tuple[int, str]]:
    """The `int` arguments of a cuBLAS function that count something: all but codes."""
    codes = {1, 2, *(rule.argument for rule in entry.types)}
    if any(rule.what == _COMPUTE for rule in entry.types):
        codes.add(len(entry.kinds) - 1)  # the algorithm follows the compute type
    return ((i, kind) for i, kind in enumerate(entry.kinds) if kind == "i" and i not in codes)


def _double(entry: EntryPoint, name: str) -> EntryPoint:
    """The same function on double-precision matrices."""
    kinds, pointees = (text.replace("f", "d") for text in (entry.kinds, entry.pointees))
    return entry._replace(name=name, kinds=kinds, pointees=pointees, element="double")


_FP32 = frozenset({CUDA_R_32F})
_COMPUTE = "the compute type"


def _fp32(a: int, b: int, c: int, compute: int | None = None) -> tuple[TypeRule, ...]:
    """A, B, C and the compute type, all of which must be FP32."""
    matrices = (TypeRule(a, "A", _FP32), TypeRule(b, "B", _FP32), TypeRule(c, "C", _FP32))
    if compute is None:
        return matrices
    allowed = frozenset({CUDA_R_32F, CUBLAS_COMPUTE_32F})
    return (*matrices, TypeRule(compute, _COMPUTE, allowed))


_PLAIN = SizeArguments(m=3, n=4, k=5, lda=8, ldb=10, ldc=13, trans_a=1, trans_b=2)
_STRIDED = SizeArguments(m=3, n=4, k=5, lda=8, ldb=11, ldc=15, trans_a=1, trans_b=2)
_TYPED = SizeArguments(m=3, n=4, k=5, lda=9, ldb=12, ldc=16, trans_a=1, trans_b=2)

_SGEMM = EntryPoint("cublasSgemm_v2", "i32", "piiiiippipippi", 7, 9, 12, 11, _PLAIN)
_STRIDED_BATCHED = EntryPoint(
    "cublasSgemmStridedBatched", "i32", "piiiiippilpilppili", 7, 10, 14, 13, _STRIDED, batch=17
)
_BATCHED = EntryPoint(
    "cublasSgemmBatched", "i32", "piiiiippipippii", 7, 9, 12, 11, _PLAIN, batch=14, indirect=True
)
_SGEMM_EX = EntryPoint(
    "cublasSgemmEx", "i32", "piiiiippiipiippii", 7, 10, 14, 13, _TYPED, types=_fp32(8, 11, 15)
)
_GEMM_EX = EntryPoint(
    "cublasGemmEx", "i32", "piiiiippiipiippiiii", 7, 10, 14, 13, _TYPED,
    types=_fp32(8, 11, 15, 17),
)  # fmt: skip
_BATCHED_EX = EntryPoint(
    "cublasGemmBatchedEx", "i32", "piiiiippiipiippiiiii", 7, 10, 14, 13, _TYPED,
    batch=17, indirect=True, types=_fp32(8, 11, 15, 18),
)  # fmt: skip
_STRIDED_BATCHED_EX = EntryPoint(
    "cublasGemmStridedBatchedEx", "i32", "piiiiippiilpiilppiiliii", 7, 11, 16, 15,
    SizeArguments(m=3, n=4, k=5, lda=9, ldb=13, ldc=18, trans_a=1, trans_b=2),
    batch=20, types=_fp32(8, 12, 17, 21),
)  # fmt: skip
_GROUPED = EntryPoint(
    "cublasSgemmGroupedBatched", "i32", "p" * 14 + "ip", 7, 9, 12, 11,
    batch=14, groups=14, indirect=True,
)  # fmt: skip
_GROUPED_EX = EntryPoint(
    "cublasGemmGroupedBatchedEx", "i32", "ppppppppippipppipipi", 7, 10, 14, 13,
    batch=17, groups=17, indirect=True, types=_fp32(8, 11, 15, 19),
)  # fmt: skip
_SSYRK = EntryPoint(
    "cublasSsyrk_v2", "i32", "piiiippippi", 6, None, 9, 8,
    SizeArguments(m=3, n=3, k=4, lda=7, ldb=7, ldc=10, trans_a=2, trans_b=None), triangle=1,
)  # fmt: skip
_SSYRKX = EntryPoint(
    "cublasSsyrkx", "i32", "piiiippipippi", 6, 8, 11, 10,
    SizeArguments(m=3, n=3, k=4, lda=7, ldb=9, ldc=12, trans_a=2, trans_b=None), triangle=1,
)  # fmt: skip

_CUBLAS = (
    _SGEMM, _STRIDED_BATCHED, _BATCHED, _GEMM_EX, _BATCHED_EX, _STRIDED_BATCHED_EX, _SGEMM_EX,
    _SSYRK, _SSYRKX, _GROUPED, _GROUPED_EX,
    _double(_SGEMM, "cublasDgemm_v2"),
    _double(_STRIDED_BATCHED, "cublasDgemmStridedBatched"),
    _double(_BATCHED, "cublasDgemmBatched"),
    _double(_GROUPED, "cublasDgemmGroupedBatched"),
)  # fmt: skip
"""Functions that have a variant with 64-bit sizes."""

_LEGACY = EntryPoint(
    "cublasSgemm", "void", "cciiifpipifpi", 6, 8, 11, 10,
    SizeArguments(m=2, n=3, k=4, lda=7, ldb=9, ldc=12, trans_a=0, trans_b=1),
)  # fmt: skip
_LEGACY_SYRK = EntryPoint(
    "cublasSsyrk", "void", "cciifpifpi", 5, None, 8, 7,
    SizeArguments(m=2, n=2, k=3, lda=6, ldb=6, ldc=9, trans_a=1, trans_b=None), triangle=0,
)  # fmt: skip
_LT_MATMUL = EntryPoint(
    "cublasLtMatmul", "i32", "pppppppppppppplp", a=3, b=5, c=10, beta=7, added=8
)
_CBLAS = EntryPoint("cblas_sgemm", "void", "iiiiiifpipifpi", 7, 9, 12, 11, _PLAIN, order=0)
FORTRAN = EntryPoint(
    "sgemm_", "void", "pppppppppppppll", 6, 8, 11, 10,
    SizeArguments(m=2, n=3, k=4, lda=7, ldb=9, ldc=12, trans_a=0, trans_b=1),
    pointees=_LEGACY.kinds, hidden=2,
)  # fmt: skip
_CBLAS_SYRK = EntryPoint(
    "cblas_ssyrk", "void", "iiiiifpifpi", 6, None, 9, 8, _SSYRK.sizes, order=0, triangle=1
)
FORTRAN_SYRK = _LEGACY_SYRK._replace(
    name="ssyrk_", kinds="ppppppppppll", pointees=_LEGACY_SYRK.kinds, hidden=2
)
_CBLAS_GEMMT = EntryPoint(
    "cblas_sgemmt", "void", "iiiiiifpipifpi", 7, 9, 12, 11,
    SizeArguments(m=4, n=4, k=5, lda=8, ldb=10, ldc=13, trans_a=2, trans_b=3), order=0, triangle=1,
)  # fmt: skip
FORTRAN_GEMMT = EntryPoint(
    "sgemmt_", "void", "ppppppppppppplll", 6, 8, 11, 10,
    SizeArguments(m=3, n=3, k=4, lda=7, ldb=9, ldc=12, trans_a=1, trans_b=2),
    triangle=0, pointees="ccciifpipifpi", hidden=3,
)  # fmt: skip
_CBLAS_STRIDED = EntryPoint(
    "cblas_sgemm_batch_strided", "void", "iiiiiifpiipiifpiii", 7, 10, 14, 13, _STRIDED,
    order=0, batch=17,
)  # fmt: skip
_FORTRAN_STRIDED = EntryPoint(
    "sgemm_batch_strided_", "void", "p" * 17 + "ll", 6, 9, 13, 12,
    SizeArguments(m=2, n=3, k=4, lda=7, ldb=10, ldc=14, trans_a=0, trans_b=1),
    pointees="cciiifpiipiifpiii", hidden=2, batch=16,
)  # fmt: skip

_CBLAS_BATCH = _GROUPED._replace(
    name="cblas_sgemm_batch", returns="void", kinds="i" + "p" * 13 + "ip", order=0
)
_FORTRAN_BATCH = EntryPoint(
    "sgemm_batch_", "void", "p" * 15 + "ll", 6, 8, 11, 10,
    batch=13, groups=13, indirect=True, pointees="p" * 13 + "ip", hidden=2,
)  # fmt: skip

_HOST = (
    _CBLAS, FORTRAN, _CBLAS_STRIDED, _FORTRAN_STRIDED, _CBLAS_BATCH, _FORTRAN_BATCH, _CBLAS_SYRK,
    FORTRAN_SYRK, _CBLAS_GEMMT, FORTRAN_GEMMT, _CBLAS_GEMMT._replace(name="cblas_sgemmtr"),
    FORTRAN_GEMMT._replace(name="sgemmtr_"),
)  # fmt: skip
"""Functions that a BLAS with 64-bit integers has under names of their own."""

_HOST_FP64 = tuple(
    _double(entry, entry.name.replace("sgemm", "dgemm")) for entry in _HOST if "gemm" in entry.name
)

_ENTRIES = (
    *_CUBLAS,
    *(_wide(entry) for entry in _CUBLAS),
    _LEGACY,
    _double(_LEGACY, "cublasDgemm"),
    _LEGACY_SYRK,
    _LT_MATMUL,
    *_HOST,
    *_HOST_FP64,
    *(wide for entry in (*_HOST, *_HOST_FP64) for wide in _of_wide_blas(entry)),
)

ENTRY_POINTS: Mapping[str, EntryPoint] = {entry.name: entry for entry in _ENTRIES}
"""Entry points by symbol."""


def _overload(entry: EntryPoint) -> EntryPoint:
    """cublas_v2.h's inline C++ function of the same name, whose compute type is a cudaDataType.

    It is not what libcublas exports: the runtime gets the compute type that it would pass on.
    """
    compute = entry.types[-1].argument
    types = (*entry.types[:-1], TypeRule(compute, _COMPUTE, _FP32))
    return entry._replace(types=types, migrated=compute)


COMPUTE_TYPES: Mapping[int, int] = {
    CUDA_R_32F: CUBLAS_COMPUTE_32F,
    4: CUBLAS_COMPUTE_32F,  # CUDA_C_32F
    1: 70,  # CUDA_R_64F: CUBLAS_COMPUTE_64F
    5: 70,  # CUDA_C_64F
    2: 64,  # CUDA_R_16F: CUBLAS_COMPUTE_16F
    10: 72,  # CUDA_R_32I: CUBLAS_COMPUTE_32I
}
"""cublasComputeType_t by cudaDataType, as those functions pass it on; of others they return
CUBLAS_STATUS_NOT_SUPPORTED. A pedantic handle is pedantic whatever the type says."""

OVERLOADS: Mapping[str, EntryPoint] = {
    entry.name: _overload(entry) for entry in (_GEMM_EX, _BATCHED_EX, _STRIDED_BATCHED_EX)
}
"""Inline C++ overloads by their name in the source."""

_OVERLOAD = re.compile(r"_ZL?\d+(cublasGemm(?:Batched|StridedBatched)?Ex)P13cublasContext")

_WRAPPED = re.compile(r"^wrapper2?_(?=[a-z]\w*_$)")


def overloaded(symbol: str) -> EntryPoint | None:
    """The entry point that a C++ overload of that mangled name stands for, or None."""
    match = _OVERLOAD.match(symbol)
    return OVERLOADS[match[1]] if match else None


def library_name(symbol: str) -> str:
    """The library's own name of a function that another one only hands its arguments on to.

    Armadillo calls Fortran's functions through such functions of libarmadillo, unless it is
    compiled with ARMA_DONT_USE_WRAPPER; those of the second kind have hidden lengths.
    """
    return _WRAPPED.sub("", symbol)


def entry_of(symbol: str) -> EntryPoint | None:
    """The entry point of that symbol, or None."""
    return ENTRY_POINTS.get(library_name(symbol)) or overloaded(symbol)
