"""The effects of BLAS, LAPACK, cuBLAS and cuSOLVER routines on the matrices of GEMM programs.

One row a routine, by the positions of its arguments in reference BLAS and LAPACK. The C interfaces
put one argument (layout or handle) in front, but for CBLAS level 1. Routines of LAPACK without a
row are in `lapack_table.py`, without the areas that they touch, for calls as Fortran makes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mixpert.passes.effects import lapack_table
from mixpert.passes.effects.effect import Effect, Span
from mixpert.passes.support.polynomials import Polynomial
from mixpert.passes.text.entry_points import ENTRY_POINTS

BY_VALUE = ".by_value"
"""What the names of routines end with that are handed values in place of pointers to them."""

_Block = tuple[int, ...]
"""Positions of a matrix, and of its rows, columns and leading dimension.

A fifth is that of a side: the matrix is square, of as many rows if that is the left, else columns.
"""


class _Routine(NamedTuple):
    """Positions of the matrices and factors that are read, and of what is then written.

    `kinds`: what the arguments are (`by_value.py`), ``e`` for an element. `blocks`: of which
    matrices nothing else is touched than their rows and columns.
    """

    name: str
    reads: tuple[int, ...]
    writes: tuple[int, ...]
    kinds: str = ""
    blocks: tuple[_Block, ...] = ()


_TRIANGULAR = ((7, 4, 5, 8, 0), (9, 4, 5, 10))
_LEVEL_1 = (
    _Routine("axpy", (1, 2, 4), (4,), "iepipi"),
    _Routine("scal", (1, 2), (2,), "iepi"),
    _Routine("swap", (1, 3), (1, 3), "ipipi"),
    _Routine("rot", (1, 3), (1, 3), "ipipiee"),
)
_LEVEL_2_AND_3 = (
    _Routine("gemv", (3, 4, 6, 8, 9), (9,), "ciiepipiepi"),
    _Routine("ger", (2, 3, 5, 7), (7,), "iiepipipi", ((7, 0, 1, 8),)),
    _Routine("symv", (2, 3, 5, 7, 8), (8,), "ciepipiepi"),
    _Routine("syr", (2, 3, 5), (5,), "ciepipi", ((5, 1, 1, 6),)),
    _Routine("trmv", (4, 6), (6,), "cccipipi"),
    _Routine("trsv", (4, 6), (6,), "cccipipi"),
    _Routine("symm", (4, 5, 7, 9, 10), (10,), "cciiepipiepi", ((10, 2, 3, 11),)),
    _Routine("syrk", (4, 5, 7, 8), (8,), "cciiepiepi", ((8, 2, 2, 9),)),
    _Routine("syr2k", (4, 5, 7, 9, 10), (10,), "cciiepipiepi", ((10, 2, 2, 11),)),
    _Routine("trsm", (6, 7, 9), (9,), "cccciiepipi", _TRIANGULAR),
)
_TRMM = _Routine("trmm", (6, 7, 9), (9,), "cccciiepipi", _TRIANGULAR)
_LABRD = ((3, 0, 1, 4), (9, 0, 2, 10), (11, 1, 2, 12))
_LAPACK = (
    *(
        _Routine(name, (2,), (2,), "cipip", ((2, 1, 1, 3),))
        for name in ["potrf", "potrf2", "potf2", "potri", "lauum", "lauu2"]
    ),
    *(
        _Routine(name, (2,), (2,), "iipipp", ((2, 0, 1, 3),))
        for name in ["getrf", "getrf2", "getf2"]
    ),
    _Routine("gbtf2", (4,), (4,), "iiiipipp", ((4, 5, 1, 5),)),
    _Routine("labrd", (3,), (3, 5, 6, 7, 8, 9, 11), "iiipipppppipi", _LABRD),
    _Routine("gebd2", (2,), (2, 4, 5, 6, 7), "iipipppppp", ((2, 0, 1, 3),)),
    _Routine("getri", (1,), (1,), "ipippip", ((1, 0, 0, 2),)),
    _Routine("trtri", (3,), (3,), "ccipip", ((3, 2, 2, 4),)),
    _Routine("trti2", (3,), (3,), "ccipip", ((3, 2, 2, 4),)),
    _Routine("laswp", (1,), (1,), "ipiiipi", ((1, 2, 0, 2),)),
    _Routine("potrs", (3, 5), (5,), "ciipipip", ((5, 1, 2, 6),)),
    _Routine("getrs", (3, 6), (6,), "ciipippip", ((6, 1, 2, 7),)),
    _Routine("trtrs", (5, 7), (7,), "ccciipipip", ((7, 3, 4, 8),)),
    _Routine("gesv", (2, 5), (2, 5), "iipippip", ((2, 0, 0, 3), (5, 0, 1, 6))),
    _Routine("posv", (3, 5), (3, 5), "ciipipip", ((3, 1, 1, 4), (5, 1, 2, 6))),
    _Routine("gels", (4, 6), (4, 6), "ciiipipipip", ((4, 1, 2, 5),)),
    _Routine("geqrf", (2,), (2, 4), "iipippip", ((2, 0, 1, 3),)),
    _Routine("ormqr", (5, 7, 8), (8,), "cciiipippipip", ((8, 2, 3, 9),)),
)
_OTHERS = ("copy", "lacpy", "laset")
"""Routines that have no row, as they do not compute."""


def _documented() -> Iterator[_Routine]:
    """The routines of LAPACK that have no row above."""
    known = {*_OTHERS, *(r.name for r in (*_LEVEL_1, *_LEVEL_2_AND_3, _TRMM, *_LAPACK))}
    kinds = str.maketrans("rwbn", "pppp")
    for name, letters in lapack_table.ROUTINES.items():
        if name not in known:
            reads = tuple(i for i, letter in enumerate(letters) if letter in "rb")
            writes = tuple(i for i, letter in enumerate(letters) if letter in "wb")
            yield _Routine(name, reads, writes, letters.translate(kinds))


_DOCUMENTED = tuple(_documented())
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

_FORTRAN = (*_LEVEL_1, *_LEVEL_2_AND_3, _TRMM, *_LAPACK, *_DOCUMENTED)
_NUMBERING = frozenset(routine.name for routine in (*_LAPACK, *_DOCUMENTED))
"""Those that give pivots, and say what went wrong."""
_MORE = (
    ("dot", "ipipi"),
    ("nrm2", "ipi"),
    ("asum", "ipi"),
    ("copy", "ipipi"),
    ("lacpy", "ciipipi"),
    ("laset", "ciieepi"),
)
"""The same of the routines that have no row."""
_BYTES = {"s": 4, "d": 8}
"""Bytes of an element, by the letter of the precision."""

_READERS = ("{}dot", "{}nrm2", "{}asum", "i{}amax")
"""Functions that read vectors and give a number."""


def _shifted(routine: _Routine, by: int) -> Effect:
    return Effect(
        reads=tuple(index + by for index in routine.reads),
        writes=tuple(index + by for index in routine.writes),
        notes="number" if routine.name in _NUMBERING else "",
    )


def _told_apart(routine: _Routine, element: int) -> Effect:
    """The effect where sizes are passed as values; `element`: bytes of an element."""
    blocks = {block[0]: _span(block, element) for block in routine.blocks}
    return _shifted(routine, 0)._replace(
        reading=tuple(blocks.get(index, Span(index)) for index in routine.reads),
        writing=tuple(blocks.get(index, Span(index)) for index in routine.writes),
    )


def _span(block: _Block, element: int) -> Span:
    matrix, *sizes = block[:4]
    rows, columns, leading = map(_argument, sizes)
    return Span(matrix, rows, columns, leading, element, block[4] if len(block) > 4 else None)


def _argument(position: int) -> Polynomial:
    return {((position, ""),): 1}


def _copied(source: int, destination: int, by: int = 0) -> Effect:
    return Effect(copies=((destination + by, source + by),))


def _vector_copied(size: int, by: int = 0) -> Effect:
    """`copy(n, x, incx, y, incy)`: columns of one element, as far apart as the increments say."""
    return _copied(1, 3, by)._replace(pitches=(4 + by, 2 + by, None, by), unit=size)


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
    for routine in _DOCUMENTED:
        yield f"{letter}{routine.name}_", _shifted(routine, 0)
    for name, letters in lapack_table.NORMS.items():
        kept = tuple(argument != "w" for argument in letters)
        yield f"{letter}{name}_", Effect(reachable=True, read_only=kept)
    yield from _copies(letter, upper)
    for name in ("max", "min"):
        extreme = _shifted(_Routine("", (1,), (3,)), 1)
        yield from _both_widths(f"cublasI{letter}a{name}_v2", extreme)
    for reader in _READERS:
        name = reader.format(letter)
        for symbol in (f"{name}_", f"cblas_{name}"):
            yield symbol, Effect(reachable=True, read_only=(True,) * 5)


def _copies(letter: str, upper: str) -> Iterator[tuple[str, Effect]]:
    yield f"{letter}copy_", _copied(1, 3)
    for symbol in (f"cblas_{letter}copy", f"cublas{upper}copy"):
        yield symbol, _vector_copied(_BYTES[letter])
    yield from _both_widths(f"cublas{upper}copy_v2", _vector_copied(_BYTES[letter], by=1))
    yield f"{letter}lacpy_", _copied(3, 5)
    yield f"LAPACKE_{letter}lacpy", _copied(3, 5, by=1)
    yield f"{letter}laset_", Effect(fills=5)
    yield f"LAPACKE_{letter}laset", Effect(fills=6)


def _both_widths(name: str, effect: Effect) -> Iterator[tuple[str, Effect]]:
    yield name, effect
    yield f"{name}_64", effect


def _products() -> Iterator[tuple[str, Effect]]:
    """Products that are no sites: of other types, decided by arguments or by names."""
    for entry in ENTRY_POINTS.values():
        if entry.b is None:
            continue
        added = entry.c if entry.added is None else entry.added
        effect = Effect(reads=(entry.a, entry.b, added), writes=(entry.c,), through=entry.indirect)
        yield entry.name, effect
        if entry.element == "float" and not entry.types and entry.returns != "void":
            for letter in "CZ":
                name = entry.name.replace("cublasS", f"cublas{letter}")
                yield name, effect
                yield name.replace("gemm_v2", "gemm3m"), effect
            yield entry.name.replace("cublasS", "cublasH").replace("gemm_v2", "gemm"), effect
        elif entry.name in ("cblas_sgemm", "sgemm_"):
            for other in ("cgemm", "zgemm", "cgemm3m", "zgemm3m"):
                yield entry.name.replace("sgemm", other), effect


def _batches() -> Iterator[tuple[str, Effect]]:
    """Products of many matrices that are no sites: through arrays of pointers, or strided."""
    grouped = Effect(reads=(7, 9, 12), writes=(12,), through=True)
    strided = Effect(reads=(7, 10, 14), writes=(14,))
    for letter in "cz":
        yield f"cblas_{letter}gemm_batch", grouped
        yield f"cblas_{letter}gemm_batch_strided", strided
        yield f"{letter}gemm_batch_", Effect(reads=(6, 8, 11), writes=(11,), through=True)


_BY_NAME: Mapping[str, Effect] = dict(named for letter in _BYTES for named in _single(letter))

PASSED_BY_REFERENCE: Mapping[str, str] = {
    **{f"i{letter}amax_": "ipi" for letter in _BYTES},
    **{
        f"{letter}{name}_": kinds.replace("e", {"s": "f", "d": "d"}[letter])
        for letter in _BYTES
        for name, kinds in [*((routine.name, routine.kinds) for routine in _FORTRAN), *_MORE]
    },
}
"""Kinds of what Fortran's routines are handed pointers to (as in `entry_points`), by symbol."""

ROUTINES: Mapping[str, Effect] = {
    **dict(_products()),
    **dict(_batches()),
    **_BY_NAME,
    **{f"{name}{BY_VALUE}": _BY_NAME[name] for name in PASSED_BY_REFERENCE},
    **{
        f"{letter}lacpy_{BY_VALUE}": Effect(
            copies=((5, 3),), pitches=(6, 4, 1, 2), unit=size, triangle=0
        )
        for letter, size in _BYTES.items()
    },
    **{
        f"{letter}{routine.name}_{BY_VALUE}": _told_apart(routine, size)
        for letter, size in _BYTES.items()
        for routine in _FORTRAN
    },
}
"""Effects by symbol, single and double precision."""
