"""What functions without a visible body do to memory: one table, and a rule for the rest.

Unknown functions are taken to read and write whatever they can reach through their arguments,
except where IR attributes or a C++ mangled name say that they only read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mixpert.graph import Via
from mixpert.passes import ir
from mixpert.passes.mangling import read_only_parameters

DEVICE_STUB = "__device_stub__"
"""Part of the name of the host functions through which nvcc's kernels are launched."""


@dataclass(frozen=True)
class Effect:
    """What one call does.

    Attributes:
        allocates: the result is new memory.
        size: indexes of the arguments whose product is the size of that memory in bytes.
        allocates_into: index of the argument through which a pointer to new memory comes back.
        returns: index of the argument that the result points into.
        copies: (destination, source) argument indexes of plain copies.
        fills: index of the argument whose memory is filled with something else.
        bytes: index of the argument that says how much is copied or filled, if there is one.
        reads, writes: indexes of arguments whose memory is read and then written from what was
            read; None: decided by `reachable`.
        reachable: every pointer argument is read, and written unless `read_only` says otherwise,
            with everything that can be reached from it.
        read_only: see `reachable`; shorter than the argument list where nothing is known.
        opaque: a function of the module that was left out: its result may be any memory that it
            reaches.
        variables: global variables that are read and written like arguments (see `reachable`).
        starts: index of the argument whose memory holds nothing from now on (lifetime markers).
        via: how an edge through this call is labelled.
    """

    allocates: bool = False
    allocates_into: int | None = None
    size: tuple[int, ...] = ()
    returns: int | None = None
    copies: tuple[tuple[int, int], ...] = ()
    fills: int | None = None
    bytes: int | None = None
    reads: tuple[int, ...] = ()
    writes: tuple[int, ...] = ()
    reachable: bool = False
    read_only: tuple[bool, ...] = ()
    opaque: bool = False
    variables: tuple[str, ...] = ()
    starts: int | None = None
    via: Via = "call"

    @property
    def last_argument(self) -> int:
        """The largest index of an argument that is spoken of; -1 for none."""
        single = (self.allocates_into, self.returns, self.fills, self.bytes, self.starts)
        pairs = (index for pair in self.copies for index in pair)
        several = (*self.size, *self.reads, *self.writes, *pairs)
        return max([-1, *several, *(index for index in single if index is not None)])


NOTHING = Effect()


def effect_of(callee: str, arguments: int, declaration: ir.Declaration | None) -> Effect:
    """The effect of calling `callee`, which has no body to look at (or is a kernel's stub).

    Args:
        callee: its name; empty where the target of the call is not known.
        arguments: how many there are; a function of a known name but with fewer is not known.
        declaration: how the module declares it.
    """
    if DEVICE_STUB in callee:
        return Effect(reachable=True, read_only=read_only_parameters(callee) or (), via="kernel")
    if not callee:
        return Effect(reachable=True, via="unknown")
    name = callee.partition(".p0")[0] if callee.startswith("llvm.") else callee
    if name in _TABLE and _TABLE[name].last_argument < arguments:
        return _TABLE[name]
    if name.startswith(_HARMLESS_PREFIXES):
        return NOTHING
    attributes = declaration.read_only if declaration else ()
    if declaration is not None and declaration.reads_only:
        return Effect(reachable=True, read_only=(True,) * len(attributes))
    mangled = read_only_parameters(callee)
    if mangled and len(mangled) == len(attributes):
        attributes = tuple(a or m for a, m in zip(attributes, mangled, strict=True))
    if name.startswith(_HANDLE_PREFIXES):
        attributes = (True, *attributes[1:])  # the library's handle carries no matrix
    return Effect(reachable=True, read_only=attributes)


def _named(names: str, effect: Effect) -> dict[str, Effect]:
    return dict.fromkeys(names.split(), effect)


_HARMLESS_PREFIXES = (
    "llvm.lifetime.end", "llvm.dbg.", "llvm.assume", "llvm.experimental.noalias", "llvm.eh.",
    "llvm.trap", "llvm.stack", "llvm.prefetch", "llvm.va_",
    "cudaStream", "cudaEvent", "cudaDevice", "cudaGet", "cudaPeek", "cudaSetDevice", "cudaProfiler",
    "cudaThread", "cudaFunc", "__cuda", "__cxa_", "__kmpc_", "omp_",
    "_ZSt", "_ZNSt", "_ZNKSt", "_ZNSo", "_ZNSi",
    "cublasGet", "cublasSetStream", "cublasSetMath", "cublasSetPointer", "cublasSetWorkspace",
    "cublasDestroy", "cublasSetAtomics", "cusolverDnDestroy", "openblas_set", "mkl_set",
)  # fmt: skip
"""Functions that move no matrix element: bookkeeping, streams, exceptions, standard streams."""

_HANDLE_PREFIXES = ("cublas", "cusolver", "cusparse", "cudnn", "hipblas")

_TABLE: Mapping[str, Effect] = {
    **_named(
        "malloc valloc _Znwm _Znam _ZnwmSt11align_val_t _ZnamSt11align_val_t "
        "_ZnwmRKSt9nothrow_t _ZnamRKSt9nothrow_t mkl_malloc",
        Effect(allocates=True, size=(0,)),
    ),
    "calloc": Effect(allocates=True, size=(0, 1)),
    **_named("aligned_alloc memalign", Effect(allocates=True, size=(1,))),
    **_named(
        "cudaMalloc cudaMallocAsync cudaMallocManaged cudaMallocHost cudaHostAlloc",
        Effect(allocates_into=0, size=(1,)),
    ),
    "posix_memalign": Effect(allocates_into=0, size=(2,)),
    "cudaMallocPitch": Effect(allocates_into=0),
    "realloc": Effect(allocates=True, returns=0),
    **_named(
        "memcpy memmove __memcpy_chk __memmove_chk", Effect(copies=((0, 1),), bytes=2, returns=0)
    ),
    **_named(
        "llvm.memcpy llvm.memmove llvm.memcpy.inline cudaMemcpy cudaMemcpyAsync",
        Effect(copies=((0, 1),), bytes=2),
    ),
    **_named("cudaMemcpy2D cudaMemcpy2DAsync", Effect(copies=((0, 2),))),
    **_named("cudaMemcpyPeer cudaMemcpyPeerAsync", Effect(copies=((0, 2),))),
    **_named("cublasSetMatrix cublasGetMatrix", Effect(copies=((5, 3),))),
    **_named("cublasSetMatrixAsync cublasGetMatrixAsync", Effect(copies=((5, 3),))),
    **_named("cublasSetVector cublasGetVector", Effect(copies=((4, 2),))),
    **_named("cblas_scopy scopy_", Effect(copies=((3, 1),))),
    "cublasScopy_v2": Effect(copies=((4, 2),)),
    **_named("cblas_saxpy saxpy_", Effect(reads=(2, 4), writes=(4,))),
    "cublasSaxpy_v2": Effect(reads=(3, 5), writes=(5,)),
    **_named("cblas_sscal sscal_", Effect(reads=(2,), writes=(2,))),
    "cublasSscal_v2": Effect(reads=(3,), writes=(3,)),
    "cblas_strsm": Effect(reads=(8, 10), writes=(10,)),
    "strsm_": Effect(reads=(7, 9), writes=(9,)),
    "cublasStrsm_v2": Effect(reads=(8, 10), writes=(10,)),
    "cblas_ssyrk": Effect(reads=(6, 9), writes=(9,)),
    "ssyrk_": Effect(reads=(5, 8), writes=(8,)),
    "cublasSsyrk_v2": Effect(reads=(6, 9), writes=(9,)),
    **_named("LAPACKE_spotrf cusolverDnSpotrf", Effect(reads=(3,), writes=(3,))),
    "spotrf_": Effect(reads=(2,), writes=(2,)),
    **_named(
        "cudaLaunchKernel __cudaLaunchKernel cudaLaunchKernelExC cudaLaunchCooperativeKernel "
        "cudaLaunchKernel_ptsz __cudaLaunchKernel_ptsz cuLaunchKernel",
        Effect(reachable=True, via="kernel"),  # a stub that was inlined: nothing says const
    ),
    "memset": Effect(fills=0, bytes=2, returns=0),
    **_named("llvm.memset cudaMemset cudaMemsetAsync", Effect(fills=0, bytes=2)),
    **_named(
        "cudaMemset2D cudaMemset2DAsync "
        "free cudaFree cudaFreeAsync cudaFreeHost _ZdlPv _ZdaPv _ZdlPvm _ZdaPvm "
        "_ZdlPvSt11align_val_t printf fprintf puts putchar fputs fputc perror snprintf sprintf "
        "fwrite fflush fopen fclose fread fseek ftell exit abort _exit atoi atol atof strtol "
        "strtoul strtod strtof strtoll strtoull strcmp strncmp strlen strcpy strchr strerror "
        "getenv time clock clock_gettime gettimeofday rand srand qsort system signal "
        "__assert_fail __errno_location memcmp sscanf scanf fscanf cublasCreate_v2 "
        "cublasGetStatusString cudaGetErrorString cusolverDnCreate",
        NOTHING,
    ),
    "llvm.lifetime.start": Effect(starts=0),
}
"""Functions by name, overloads of LLVM intrinsics without their suffix."""
