"""What BLAS, LAPACK, cuBLAS and cuSOLVER routines do to matrices that GEMM programs hand them.

One row a routine, by the positions of its arguments in reference BLAS and LAPACK. The C interfaces
put one argument (layout or handle) in front, but for CBLAS level 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mixpert.passes.effect import Effect


class _Routine(NamedTuple):
    """Positions of the matrices and factors that are read, and of what is then written."""

    name: str
    reads: tuple[int, ...]
    writes: tuple[int, ...]


_LEVEL_1 = (
    _Routine("axpy", (1, 2, 4), (4,)),
    _Routine("scal", (1, 2), (2,)),
    _Routine("swap", (1, 3), (1, 3)),
    _Routine("rot", (1, 3), (1, 3)),
)
_LEVEL_2_AND_3 = (
    _Routine("gemv", (3, 4, 6, 8, 9), (9,)),
    _Routine("ger", (2, 3, 5, 7), (7,)),
    _Routine("symv", (2, 3, 5, 7, 8), (8,)),
    _Routine("syr", (2, 3, 5), (5,)),
    _Routine("trmv", (4, 6), (6,)),
    _Routine("trsv", (4, 6), (6,)),
    _Routine("symm", (4, 5, 7, 9, 10), (10,)),
    _Routine("syrk", (4, 5, 7, 8), (8,)),
    _Routine("syr2k", (4, 5, 7, 9, 10), (10,)),
    _Routine("trsm", (6, 7, 9), (9,)),
)
_TRMM = _Routine("trmm", (6, 7, 9), (9,))
_LAPACK = (
    *(
        _Routine(name, (2,), (2,))
        for name in ["potrf", "potrf2", "potf2", "getrf", "getrf2", "getf2", "potri", "lauum"]
    ),
    _Routine("getri", (1,), (1,)),
    _Routine("trtri", (3,), (3,)),
    _Routine("trti2", (3,), (3,)),
    _Routine("laswp", (1,), (1,)),
    _Routine("potrs", (3, 5), (5,)),
    _Routine("getrs", (3, 6), (6,)),
    _Routine("trtrs", (5, 7), (7,)),
    _Routine("gesv", (2, 5), (2, 5)),
    _Routine("posv", (3, 5), (3, 5)),
    _Routine("gels", (4, 6), (4, 6)),
    _Routine("geqrf", (2,), (2, 4)),
    _Routine("ormqr", (5, 7, 8), (8,)),
)
_REDUCTIONS = (
    _Routine("dot", (1, 3), (5,)),
    _Routine("nrm2", (1,), (3,)),
    _Routine("asum", (1,), (3,)),
)
_CUBLAS_ONLY = (
    _Routine("trmm", (7, 8, 10), (12,)),
    _Routine("geam", (5, 6, 8, 9), (11,)),
    _Routine("dgmm", (4, 6), (8,)),
)
"""Functions that cuBLAS adds, or gives a result of its own; positions as they are there."""

_READERS = "dot nrm2 asum"
"""Functions that read vectors and give a scalar."""


def _shifted(routine: _Routine, by: int) -> Effect:
    return Effect(
        reads=tuple(index + by for index in routine.reads),
        writes=tuple(index + by for index in routine.writes),
    )


def _copied(source: int, destination: int, by: int = 0) -> Effect:
    return Effect(copies=((destination + by, source + by),))


def _single(letter: str) -> Iterator[tuple[str, Effect]]:
    """The routines of one precision, ``s`` or ``d``."""
    upper = letter.upper()
    for routine in (*_LEVEL_1, *_LEVEL_2_AND_3, _TRMM):
        level_1 = routine in _LEVEL_1
        yield f"{letter}{routine.name}_", _shifted(routine, 0)
        yield f"cblas_{letter}{routine.name}", _shifted(routine, 0 if level_1 else 1)
        yield f"cublas{upper}{routine.name}", _shifted(routine, 0)  # the legacy interface
    for routine in (*_LEVEL_1, *_LEVEL_2_AND_3, *_REDUCTIONS):
        yield from _both_widths(f"cublas{upper}{routine.name}_v2", _shifted(routine, 1))
    for routine in _CUBLAS_ONLY:
        version = "_v2" if routine.name == "trmm" else ""
        yield from _both_widths(f"cublas{upper}{routine.name}{version}", _shifted(routine, 0))
    for routine in _LAPACK:
        yield f"{letter}{routine.name}_", _shifted(routine, 0)
        yield f"LAPACKE_{letter}{routine.name}", _shifted(routine, 1)
        yield f"cusolverDn{upper}{routine.name}", _shifted(routine, 1)
    yield from _copies(letter, upper)
    for name in ("max", "min"):
        extreme = _shifted(_Routine("", (1,), (3,)), 1)
        yield from _both_widths(f"cublasI{letter}a{name}_v2", extreme)
    for name in _READERS.split():
        for symbol in (f"{letter}{name}_", f"cblas_{letter}{name}"):
            yield symbol, Effect(reachable=True, read_only=(True,) * 5)


def _copies(letter: str, upper: str) -> Iterator[tuple[str, Effect]]:
    for symbol in (f"{letter}copy_", f"cblas_{letter}copy", f"cublas{upper}copy"):
        yield symbol, _copied(1, 3)
    yield from _both_widths(f"cublas{upper}copy_v2", _copied(1, 3, by=1))
    yield f"{letter}lacpy_", _copied(3, 5)
    yield f"LAPACKE_{letter}lacpy", _copied(3, 5, by=1)
    yield f"{letter}laset_", Effect(fills=5)
    yield f"LAPACKE_{letter}laset", Effect(fills=6)


def _both_widths(name: str, effect: Effect) -> Iterator[tuple[str, Effect]]:
    yield name, effect
    yield f"{name}_64", effect


ROUTINES: Mapping[str, Effect] = {
    name: effect for letter in "sd" for name, effect in _single(letter)
}
"""Effects by symbol, single and double precision."""
