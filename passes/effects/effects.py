"""The effects of functions without a visible body on memory: one table, and a default rule.

Unknown functions are taken to read and write whatever they can reach through their arguments,
except where IR attributes or a C++ mangled name say that they only read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from mixpert.passes.effects.blas_effects import ROUTINES
from mixpert.passes.effects.dnn_effects import CUDNN, CUDNN_BOOKKEEPING
from mixpert.passes.effects.effect import NOTES_A_NUMBER, NOTES_ANYTHING, NOTHING, Effect
from mixpert.passes.effects.fortran_effects import of_runtime
from mixpert.passes.effects.messages import effect_of_message
from mixpert.passes.effects.sparse_effects import CUSPARSE
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.mangling import parameters_of
from mixpert.passes.text.entry_points import library_name

DEVICE_STUB = "__device_stub__"
"""Part of the name of the host functions through which nvcc's kernels are launched."""


def effect_of(callee: str, arguments: int, declaration: ir.Declaration | None) -> Effect:
    """The effect of calling `callee`, which has no body to look at (or is a kernel's stub).

    Args:
        callee: its name; empty where the target of the call is not known.
        arguments: how many there are; a function of a known name but with fewer is not known.
        declaration: how the module declares it.
    """
    if DEVICE_STUB in callee:
        kernel = _read_only(callee.removeprefix(DEVICE_STUB), declaration)
        return Effect(reachable=True, read_only=kernel, via="kernel")
    if not callee:
        return Effect(reachable=True, via="unknown")
    name = callee.partition(".p0")[0] if callee.startswith("llvm.") else callee
    name = library_name(_PER_THREAD.sub("", name))
    if name in _TABLE and _TABLE[name].last_argument < arguments:
        return _TABLE[name]
    known = of_runtime(name) or _harmless(name)
    if known is not None and known.last_argument < arguments:
        return known
    if declaration is not None and declaration.reads_only:
        return Effect(reachable=True, read_only=(True,) * len(declaration.read_only))
    attributes = _never_written(callee, name, declaration)
    return effect_of_message(name, arguments, attributes) or Effect(
        reachable=True, read_only=attributes
    )


def _never_written(callee: str, name: str, declaration: ir.Declaration | None) -> tuple[bool, ...]:
    """The arguments that a function only reads, as far as the module says."""
    attributes = declaration.read_only if declaration else ()
    mangled = _read_only(callee, declaration)
    if mangled:
        attributes = tuple(a or m for a, m in zip(attributes, mangled, strict=True))
    if name.startswith(HANDLE_PREFIXES):
        attributes = (True, *attributes[1:])  # the library's handle carries no matrix
    return attributes


def _harmless(name: str) -> Effect | None:
    """What a function of a library does that is known by the beginning or end of its name."""
    if name.endswith("_bufferSize"):
        return NOTES_A_NUMBER
    return next((effect for names, effect in _HARMLESS if name.startswith(names)), None)


def _read_only(symbol: str, declaration: ir.Declaration | None) -> tuple[bool, ...]:
    """What a mangled name calls const of the arguments; empty where they are not its parameters.

    A struct that is passed by value may be several arguments.
    """
    spelt = parameters_of(symbol) or ()
    if declaration is None or tuple(p.pointer for p in spelt) != declaration.pointers:
        return ()
    return tuple(parameter.read_only for parameter in spelt)


_PER_THREAD = re.compile(r"_pt(?:sz|ds)$")
"""The end of functions of CUDA where the default stream is each thread's own."""


def _named(names: str, effect: Effect) -> dict[str, Effect]:
    return dict.fromkeys(names.split(), effect)


_SILENT = (
    "llvm.lifetime.end", "llvm.dbg.", "llvm.assume", "llvm.experimental.noalias", "llvm.eh.",
    "llvm.trap", "llvm.stack", "llvm.prefetch", "llvm.va_",
    "__cxa_", "__kmpc_", "_ZNKSt", "_ZNSaI", "cudaGetErrorString",
    "cudaGetErrorName", "nvtx",
)  # fmt: skip
_FILLERS = (
    "_ZSt", "_ZNSt", "cudaGetDeviceProperties", "cudaFuncGetAttributes",
    "cudaPointerGetAttributes", "__cudaPop",
)  # fmt: skip
_NOTERS = (
    "cudaStream", "cudaEvent", "cudaDevice", "cudaGet", "cudaPeek", "cudaSetDevice", "cudaProfiler",
    "cudaThread", "cudaFunc", "cudaOccupancy", "__cuda", "omp_", "pthread_mutex", "pthread_cond",
    "cublasLtMatrixLayout", "cublasLtMatmulDescCreate", "cublasLtMatmulPreference", "curandCreate",
    "curandSet", "curandDestroy",
    "cublasGet", "cublasSetStream", "cublasSetMath", "cublasSetPointer", "cublasSetWorkspace",
    "cublasDestroy", "cublasSetAtomics", "cusolverDnSetStream", "cusolverDnDestroy", "cuStream",
    "cuEvent", "cuCtx", "openblas_set", "mkl_set", *CUDNN_BOOKKEEPING,
)  # fmt: skip
_NODES = (
    (
        ("_ZSt29_Rb_tree", "_ZSt28_Rb_tree", "_ZNSt8__detail15_List_node_base"),
        Effect(notes="anything", links=True, walks=True),
    ),
    (("_ZSt18_Rb_tree_",), Effect(walks=True)),
)
"""What libstdc++ does to the nodes of maps, sets and lists: (beginnings of names, effect)."""
_STREAMS = (
    (
        ("_ZNSo", "_ZStlsI", "_ZSt16__ostream_insertI", "_ZSt4endlI", "_ZSt4endsI", "_ZSt5flushI"),
        Effect(returns=0),
    ),
    (("_ZNSi", "_ZStrsI", "_ZSt7getlineI"), Effect(notes="anything", returns=0)),
    (
        tuple(
            f"_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE{name}"
            for name in ("9_M_append", "10_M_replace", "14_M_replace", "6append", "6assign", "pL")
        ),
        Effect(notes="anything", returns=0),
    ),
)
"""Streams and strings of the C++ library: what is changed, written to or read from comes back."""
_HARMLESS = (
    *_NODES,
    *_STREAMS,
    (_SILENT, NOTHING),
    (_FILLERS, NOTES_ANYTHING),
    (_NOTERS, NOTES_A_NUMBER),
)
"""Functions that move no matrix element: bookkeeping, streams, exceptions, standard streams."""

HANDLE_PREFIXES = ("cublas", "cusolver", "cusparse", "cudnn", "hipblas")

LAUNCHES = (
    "cudaLaunchKernel", "__cudaLaunchKernel", "cudaLaunchKernelExC", "cudaLaunchCooperativeKernel",
    "cudaLaunchKernel_ptsz", "__cudaLaunchKernel_ptsz", "cuLaunchKernel",
)  # fmt: skip
LAUNCH = Effect(reachable=True, via="kernel")
"""A launch of which the stub was inlined: nothing says const."""

_MATHEMATICS = (
    "sqrt cbrt hypot exp exp2 expm1 log log2 log10 log1p pow fabs fmod fmax fmin floor ceil round "
    "trunc rint nearbyint lround lrint sin cos tan asin acos atan atan2 sinh cosh tanh erf erfc "
    "tgamma lgamma ldexp nextafter copysign"
)
"""Functions of numbers alone; each also of floats, with an f behind its name."""

_TABLE: Mapping[str, Effect] = {
    **ROUTINES,
    **CUDNN,
    **CUSPARSE,
    **_named(
        "malloc valloc _Znwm _Znam _ZnwmSt11align_val_t _ZnamSt11align_val_t "
        "_ZnwmRKSt9nothrow_t _ZnamRKSt9nothrow_t mkl_malloc omp_alloc omp_target_alloc",
        Effect(allocates=True, size=(0,)),
    ),
    **_named("calloc omp_calloc", Effect(allocates=True, size=(0, 1))),
    "__cxa_allocate_exception": Effect(allocates=True),
    "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm": Effect(allocates=True),
    **_named("__cxa_begin_catch __cxa_get_exception_ptr", Effect(returns=0)),
    "llvm.va_copy": Effect(copies=((0, 1),)),
    **_named(
        "aligned_alloc memalign omp_aligned_alloc __kmpc_alloc", Effect(allocates=True, size=(1,))
    ),
    **_named("omp_target_memcpy", Effect(copies=((0, 1),))),
    **_named("omp_free omp_target_free", Effect(frees=0)),
    "__kmpc_free": Effect(frees=1),
    **_named(
        "cudaMalloc cudaMallocAsync cudaMallocManaged cudaMallocHost cudaHostAlloc "
        "cuMemAlloc_v2 cuMemAllocManaged cuMemAllocAsync",
        Effect(allocates_into=0, size=(1,)),
    ),
    "posix_memalign": Effect(allocates_into=0, size=(2,)),
    **_named(
        "cudaGetSymbolAddress cudaHostGetDevicePointer cuMemHostGetDevicePointer_v2 "
        "cudaIpcGetMemHandle cuIpcGetMemHandle cudaMemPoolExportPointer cuMemPoolExportPointer",
        Effect(stores=(0, 1)),
    ),
    **_named("cudaIpcOpenMemHandle cuIpcOpenMemHandle_v2", Effect(copies=((0, 1),))),
    **_named("cudaMemPoolImportPointer cuMemPoolImportPointer", Effect(copies=((0, 2),))),
    **_named(
        "cudaPointerGetAttributes cudaCreateTextureObject cudaCreateSurfaceObject",
        Effect(notes="anything", links=True),
    ),
    "cuPointerGetAttribute": Effect(notes="anything", stores=(0, 2)),
    **_named("cuMemMap cuMemSetAccess cuMemUnmap cudaHostRegister cudaHostUnregister", NOTHING),
    "cublasAlloc": Effect(allocates_into=2, size=(0, 1)),
    "cudaMallocPitch": Effect(allocates_into=0),
    "realloc": Effect(allocates=True, returns=0),
    **_named(
        "memcpy memmove __memcpy_chk __memmove_chk", Effect(copies=((0, 1),), bytes=2, returns=0)
    ),
    **_named(
        "llvm.memcpy llvm.memmove llvm.memcpy.inline cudaMemcpy cudaMemcpyAsync",
        Effect(copies=((0, 1),), bytes=2),
    ),
    **_named(
        "cudaMemcpyToSymbol cudaMemcpyToSymbolAsync cudaMemcpyFromSymbol cudaMemcpyFromSymbolAsync",
        Effect(copies=((0, 1),)),
    ),
    **_named(
        "cuMemcpyHtoD_v2 cuMemcpyDtoH_v2 cuMemcpyDtoD_v2 cuMemcpyHtoDAsync_v2 cuMemcpyDtoHAsync_v2 "
        "cuMemcpyDtoDAsync_v2 cuMemcpy cuMemcpyAsync",
        Effect(copies=((0, 1),), bytes=2),
    ),
    **_named(
        "cuMemAlloc_v2 cuMemAllocManaged cuMemAllocAsync cuMemAllocHost_v2 cuMemHostAlloc "
        "cuMemAllocFromPoolAsync cudaMallocFromPoolAsync cuMemAddressReserve",
        Effect(allocates_into=0, size=(1,)),
    ),
    **_named("cudaMemcpy2D cudaMemcpy2DAsync", Effect(copies=((0, 2),), pitches=(1, 3, 4, 5))),
    "cudaGraphAddMemcpyNode1D": Effect(copies=((4, 5),), bytes=6),
    **_named("cudaMemcpyPeer cudaMemcpyPeerAsync", Effect(copies=((0, 2),))),
    **_named("cublasSetMatrix cublasGetMatrix", Effect(copies=((5, 3),))),
    **_named("cublasSetMatrixAsync cublasGetMatrixAsync", Effect(copies=((5, 3),))),
    **_named("cublasSetVector cublasGetVector", Effect(copies=((4, 2),))),
    **dict.fromkeys(LAUNCHES, LAUNCH),
    **_named(
        "free cublasFree cudaFree cudaFreeAsync cudaFreeHost cuMemFree_v2 cuMemFreeAsync mkl_free "
        "_ZdlPv _ZdaPv _ZdlPvm _ZdaPvm _ZdlPvSt11align_val_t _ZdlPvmSt11align_val_t",
        Effect(frees=0),
    ),
    "memset": Effect(fills=0, bytes=2, returns=0),
    **_named("llvm.memset cudaMemset cudaMemsetAsync", Effect(fills=0, bytes=2)),
    **_named(
        "cudaMemset2D cudaMemset2DAsync printf fprintf puts putchar fputs fputc perror fwrite "
        "fflush fopen fclose fseek ftell exit abort _exit atoi atol atof strcmp strncmp strlen "
        "strchr strerror getenv clock rand srand system signal __assert_fail __errno_location "
        "memcmp cublasInit cublasShutdown cublasGetStatusString lsame_ ilaenv_ xerbla_ slamch_ "
        "dlamch_ bcmp isatty access unlink remove rename usleep sleep sched_yield close putc "
        "fgetc getc feof ferror getchar fputc ungetc rewind fileno clearerr setbuf setvbuf "
        "vprintf vfprintf dprintf strcasecmp strncasecmp strrchr strstr strpbrk strspn strcspn "
        "strcoll memchr toupper tolower isalpha isdigit isspace isalnum isupper islower isprint "
        "ispunct isxdigit __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc difftime mktime "
        "localtime gmtime ctime asctime setlocale getpid sysconf random srandom drand48 srand48 "
        "lrand48 rand_r abs labs llabs open write lseek mkdir rmdir __printf_chk __fprintf_chk "
        "__vprintf_chk __vfprintf_chk strerror_r secure_getenv tmpfile",
        NOTHING,
    ),
    **_named("strdup strndup __strdup", Effect(allocates=True)),
    **_named("asprintf vasprintf getline getdelim", Effect(allocates_into=0)),
    **_named(
        "strtol strtoul strtod strtof strtoll strtoull time sscanf scanf fscanf __isoc99_sscanf "
        "__isoc99_scanf __isoc99_fscanf __isoc23_sscanf __isoc23_scanf __isoc23_fscanf "
        "__isoc23_strtol __isoc23_strtoul __isoc23_strtoll __isoc23_strtoull strtold "
        "cublasCreate_v2 cusolverDnCreate",
        NOTES_A_NUMBER,
    ),
    **_named(
        "snprintf sprintf vsnprintf vsprintf fread read pread fgets strcpy strncpy strcat strncat "
        "stpcpy strtok strtok_r clock_gettime gettimeofday getrusage times uname gethostname "
        "localtime_r gmtime_r strftime stat fstat lstat getcwd __snprintf_chk __sprintf_chk "
        "__vsnprintf_chk __vsprintf_chk __strcpy_chk __strncpy_chk __strcat_chk __strncat_chk "
        "__fread_chk __fgets_chk __read_chk",
        NOTES_ANYTHING,
    ),
    **_named("qsort qsort_r", Effect(notes="anything", sorts=0)),
    **_named("curandGenerateUniform curandGenerate", Effect(fills=1)),
    **_named("curandGenerateNormal curandGenerateLogNormal", Effect(fills=1)),
    **_named(_MATHEMATICS, NOTHING),
    **_named("".join(f"{name}f " for name in _MATHEMATICS.split()), NOTHING),
    "llvm.lifetime.start": Effect(starts=0),
}
"""Functions by name, overloads of LLVM intrinsics without their suffix."""
