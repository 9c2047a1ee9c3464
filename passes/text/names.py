"""The names of functions that multiply matrices, and which of them are no entry points."""

from __future__ import annotations

import re
from typing import NamedTuple

from mixpert.passes.text.entry_points import FORTRAN, FORTRAN_GEMMT, FORTRAN_SYRK, library_name


class LeftAlone(NamedTuple):
    """Functions that multiply matrices and are no entry points: why, and what to call instead.

    `names` is a regular expression, `shown` what readers are shown.
    """

    names: str
    shown: str
    reason: str
    instead: str = ""


LEFT_ALONE = (
    LeftAlone(
        r"cublas(?:Xt)?[CZ]gemm\w*|cblas_[cz]gemm\w*|[cz]gemm(?:3m)?_",
        "`cublasCgemm`, `cblas_zgemm`, `cgemm_` and the like",
        "complex products run natively",
        "`cublasSgemm_v2` on real and imaginary parts",
    ),
    LeftAlone(
        r"cublasHgemm\w*|cblas_(?:h|b|s[bh])gemm\w*|cblas_gemm_\w+|(?:b|s[bh])gemm_",
        "`cublasHgemm`, `cblas_hgemm`, `cblas_sbgemm`, `sbgemm_`",
        "half-precision products run natively",
    ),
    LeftAlone(
        r"cublasXt[SD](?:gemm|syrkx?)",
        "`cublasXtSgemm`, `cublasXtSsyrk`",
        "products of matrices in host memory run natively",
        "`cublasSgemm_v2` on blocks that the program copies",
    ),
    LeftAlone(
        r"(?:cblas_)?(?:[sd]gemm|ssyrk|[sd]gemmtr?)_?64_?",
        "`sgemm_64`, `dgemm_64`, `cblas_sgemm64`",
        "other names of a BLAS with 64-bit sizes run natively",
        "`sgemm_64_`, `cblas_sgemm_64` or `cblas_sgemm64_`",
    ),
    LeftAlone(
        r"(?:cblas_)?[sd]gemm_compute(?:_64)?_?",
        "`cblas_sgemm_compute`, `sgemm_compute_`",
        "packed operands run natively",
        "`cblas_sgemm` on matrices that are not packed",
    ),
    LeftAlone(
        r"[sdcz]gemm(?:_batch(?:_strided)?)?|ssyrk|sgemmtr?|[SDCZ]GEMM_?|(?:SSYRK"
        r"|SGEMMTR?)_?",
        "`sgemm`, `SGEMM_`, `ssyrk`, `sgemm_batch`",
        "other spellings of Fortran's names run natively",
        "`sgemm_`",
    ),
    LeftAlone(
        r"cublasDsyrkx?(?:_v2)?(?:_64)?|cblas_dsyrk(?:_?64_?)?|dsyrk(?:_?64)?_",
        "`cublasDsyrk`, `cublasDsyrkx`, `cblas_dsyrk`, `dsyrk_`",
        "updates in FP64 run natively",
    ),
    LeftAlone(
        r"cublasSsyr2k(?:_v2)?(?:_64)?|cblas_ssyr2k|ssyr2k_",
        "`cublasSsyr2k`, `cblas_ssyr2k`, `ssyr2k_`",
        "rank-2k updates run natively",
        "`cublasSsyrkx` or `sgemmt_`, twice",
    ),
    LeftAlone(
        r"cublasS(?:symm|trmm)(?:_v2)?(?:_64)?|cblas_s(?:symm|trmm)|s(?:symm|trmm)_",
        "`cublasSsymm`, `cblas_strmm`, `strmm_`",
        "products of symmetric and triangular matrices run natively",
        "`cublasSgemm_v2` or `sgemm_` on the whole matrix",
    ),
    LeftAlone(
        r"cublasStrsm(?:_v2|Batched)?(?:_64)?|cblas_strsm|strsm_",
        "`cublasStrsm`, `cblas_strsm`, `strsm_`",
        "triangular solves run natively",
        "smaller blocks, so that more of the work is in products",
    ),
    LeftAlone(
        r"cublas_[sd]gemm(?:_v2)?_?",
        "`cublas_sgemm_`",
        "interfaces of cuBLAS for Fortran run natively",
        "`cublasSgemm_v2` through an interface with `bind(c)`",
    ),
    LeftAlone(
        r"(?:rocblas|hipblas)_?(?:[SDHsdh]gemm|[Gg]emm|LtMatmul|[Ss]syrkx?)\w*",
        "`rocblas_sgemm`, `hipblasSgemm`",
        "products on GPUs of AMD run natively",
    ),
    LeftAlone(
        r"(?:ATL|bli|libxsmm|dnnl|gsl_blas|magma|magmablas)_[sd]?gemm\w*"
        r"|mkl_(?:cblas_)?jit_create_sgemm",
        "`ATL_sgemm`, `bli_sgemm`, `libxsmm_sgemm`, `dnnl_sgemm`, `gsl_blas_sgemm`, "
        "`magma_sgemm`, `mkl_jit_create_sgemm`",
        "names of other libraries run natively",
        "`cblas_sgemm` or `cublasSgemm_v2`",
    ),
    LeftAlone(
        r"_ZN5Eigen8internal11gebp_kernelIff\w*",
        "products of Eigen",
        "Eigen multiplies with loops of its own",
        "Eigen with `-DEIGEN_USE_BLAS`, which calls `sgemm_` and `ssyrk_`",
    ),
    LeftAlone(
        r"_ZN7cutlassL?(?:6Kernel|7Kernel2|13device_kernel)I\w*",
        "kernels of CUTLASS",
        "kernels of CUTLASS are not replaced",
        "`cublasSgemm_v2` or `cublasLtMatmul`",
    ),
)
"""The first whose expression fits counts."""

_BARE_NAMES = (
    (r"[sdcz]gemm|[SDCZ]GEMM_?", FORTRAN.accepts),
    (r"ssyrk|SSYRK_?", FORTRAN_SYRK.accepts),
    (r"sgemmtr?|SGEMMTR?_?", FORTRAN_GEMMT.accepts),
    (r"[sdcz]gemm_batch(?:_strided)?", re.compile("p{15}|p{17}").fullmatch),
)
"""Fortran's names as some compilers and MKL spell them, and whether kinds of arguments fit."""
_OTHER_LEVEL_3 = re.compile(r"(?:s(?:syr2k|symm|trmm|trsm)|dsyrk)_")

SYMBOL_NAMES = (
    r"cublas\w+|_ZL?\d+cublas\w+|cblas_(?:[sdcz]|\w*gemm)\w*"
    r"|[sdcz]gemm\w*_|(?:[sd]syrk|s(?:syr2k|symm|trmm|trsm))\w*_|(?:b|s[bh])gemm_"
    r"|[sdcz]gemm(?:tr?|_?64|_batch(?:_strided)?)?|ssyrk(?:_?64)?|[SDCZ]GEMM(?:TR?)?_?|SSYRK_?"
    r"|wrapper2?_(?:[sdcz]gemm|ssyrk)_"
    r"|_ZN(?:5Eigen8internal11gebp_kernelIff|7cutlassL?(?:6Kernel|7Kernel2|13device_kernel)I)\w*"
    r"|(?:rocblas|hipblas|ATL_|bli_|libxsmm_|dnnl_|gsl_blas_|magma|mkl_\w*jit)\w*gemm\w*"
    r"|(?:rocblas|hipblas)(?:LtMatmul|_?[Ss]syrk)\w*"
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


def template_name(symbol: str) -> str | None:
    """The qualified name of a kernel or loop that a template makes; None for other functions."""
    if not symbol.startswith(("_ZN5Eigen", "_ZN7cutlass")):
        return None
    names, rest = [], symbol[3:]
    while found := re.match(r"L?(\d+)", rest):
        end = found.end() + int(found[1])
        names.append(rest[found.end() : end])
        rest = rest[end:]
    return "::".join(names)


def left_alone(symbol: str) -> str | None:
    """Why a function that multiplies matrices is not an entry point; None for other functions."""
    name = library_name(symbol)
    reasons = (one.reason for one in LEFT_ALONE if re.fullmatch(one.names, name))
    return next(reasons, None)
