"""The names of functions that multiply matrices, and which of them are no entry points."""

from __future__ import annotations

import re
from typing import NamedTuple

from mixpert.passes.text.entry_points import FORTRAN, FORTRAN_GEMMT, FORTRAN_SYRK, library_name


class LeftAlone(NamedTuple):
    """Functions that multiply matrices and are no entry points: why, and what to call instead."""

    names: str
    reason: str
    instead: str = ""


LEFT_ALONE = (
    LeftAlone(
        r"cublas(?:[SD]gemm|Gemm)GroupedBatched(?:Ex)?(?:_64)?", "grouped batches run natively",
        "`cublasSgemmBatched`, once a group",
    ),
    LeftAlone(
        r"cublas(?:Xt)?[CZ]gemm\w*|cblas_[cz]gemm\w*|[cz]gemm(?:3m)?_",
        "complex products run natively", "`cublasSgemm_v2` on real and imaginary parts",
    ),
    LeftAlone(
        r"cublasHgemm\w*|cblas_(?:h|b|s[bh])gemm\w*|cblas_gemm_\w+|(?:b|s[bh])gemm_",
        "half-precision products run natively",
    ),
    LeftAlone(
        r"cublasXt[SD](?:gemm|syrkx?)", "products of matrices in host memory run natively",
        "`cublasSgemm_v2` on blocks that the program copies",
    ),
    LeftAlone(
        r"cblas_[sd]gemm_batch\w*|[sd]gemm_batch\w*_", "batches of CBLAS run natively",
        "`cblas_sgemm`, once a product, or `cblas_sgemm_batch_strided`",
    ),
    LeftAlone(r"cblas_dgemmtr?|dgemmtr?_", "triangular results in FP64 run natively"),
    LeftAlone(
        r"(?:cblas_)?(?:[sd]gemm|ssyrk|sgemmtr?)_?64_?",
        "names of a BLAS with 64-bit sizes run natively", "a BLAS with 32-bit sizes",
    ),
    LeftAlone(
        r"(?:cblas_)?[sd]gemm_compute(?:_64)?_?", "packed operands run natively",
        "`cblas_sgemm` on matrices that are not packed",
    ),
    LeftAlone(
        r"[sdcz]gemm(?:_batch(?:_strided)?)?|ssyrk|sgemmtr?|[SDCZ]GEMM_?|(?:SSYRK|SGEMMTR?)_?",
        "other spellings of Fortran's names run natively", "`sgemm_`",
    ),
    LeftAlone(
        r"cublasSsyr2k(?:_v2)?(?:_64)?|cblas_ssyr2k|ssyr2k_", "rank-2k updates run natively",
        "`cublasSsyrkx` or `sgemmt_`, twice",
    ),
    LeftAlone(
        r"cublasS(?:symm|trmm)(?:_v2)?(?:_64)?|cblas_s(?:symm|trmm)|s(?:symm|trmm)_",
        "products of symmetric and triangular matrices run natively",
        "`cublasSgemm_v2` or `sgemm_` on the whole matrix",
    ),
    LeftAlone(
        r"cublasStrsm(?:_v2|Batched)?(?:_64)?|cblas_strsm|strsm_",
        "triangular solves run natively",
        "smaller blocks, so that more of the work is in products",
    ),
)  # fmt: skip
"""By regular expressions of their names."""

_BARE_NAMES = (
    (r"[sdcz]gemm|[SDCZ]GEMM_?", FORTRAN.accepts),
    (r"ssyrk|SSYRK_?", FORTRAN_SYRK.accepts),
    (r"sgemmtr?|SGEMMTR?_?", FORTRAN_GEMMT.accepts),
    (r"[sdcz]gemm_batch(?:_strided)?", re.compile("p{15}|p{17}").fullmatch),
)
"""Fortran's names as some compilers and MKL spell them, and whether kinds of arguments fit."""
_OTHER_LEVEL_3 = re.compile(r"s(?:syr2k|symm|trmm|trsm)_")

SYMBOL_NAMES = (
    r"cublas\w+|_ZL?\d+cublas\w+|cblas_(?:[sdcz]|\w*gemm)\w*"
    r"|[sdcz]gemm\w*_|s(?:syrk|syr2k|symm|trmm|trsm)\w*_|(?:b|s[bh])gemm_"
    r"|[sdcz]gemm(?:tr?|_?64|_batch(?:_strided)?)?|ssyrk(?:_?64)?|[SDCZ]GEMM(?:TR?)?_?|SSYRK_?"
    r"|wrapper2?_(?:[sdcz]gemm|ssyrk)_"
)
"""What all symbols of interest match: a regular expression to look for them in a large text."""


def may_be_own(symbol: str, kinds: str = "", defined: bool = True) -> bool:
    """Whether a program may have a function of its own of that name, which is no product's.

    Programs give Fortran's names without an underscore, which some compilers and MKL have for
    products, to functions of their own.

    Args:
        symbol: the name.
        kinds: kinds of the arguments of a call.
        defined: the module has a function of that name.
    """
    if _OTHER_LEVEL_3.fullmatch(symbol):
        return defined
    alike = (fits for names, fits in _BARE_NAMES if re.fullmatch(names, symbol))
    return any(defined or not fits(kinds) for fits in alike)


def left_alone(symbol: str) -> str | None:
    """Why a function that multiplies matrices is not an entry point; None for other functions."""
    name = library_name(symbol)
    reasons = (one.reason for one in LEFT_ALONE if re.fullmatch(one.names, name))
    return next(reasons, None)
