"""Runs the lowering's launches on CuPy's current device and stream.

The native runtime executes the same list (`runtime/native/src/execute/executor.cpp`); neither
decides anything: `mixpert_lower` chose kernels, grids, parameters and workspace.
"""

from __future__ import annotations

import ctypes
import itertools
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Any

from mixpert import native
from mixpert.errors import BackendError, ShapeError
from mixpert.kernels.compiler import kernel_image
from mixpert.runtime import cublas_gpu
from mixpert.runtime.driver_launch import allow_cluster, bound_launch, in_branches
from mixpert.runtime.layout import Product
from mixpert.runtime.native_parts import ask_cublas
from mixpert.scheme import Scheme

_SM80 = 80
_CONVERT_THREADS, _MOST_CONVERT_BLOCKS = 256, 65535  # as the native library launches it


@lru_cache(maxsize=1)
def cupy() -> Any:
    """The cupy module; asked for once it was found, it costs nothing.

    Raises:
        BackendError: CuPy is not installed, or there is no GPU for it.
    """
    try:
        import cupy as module
    except ImportError as error:
        raise BackendError(f"CuPy is not installed: {native.INSTALL_CUDA}") from error
    if not module.cuda.is_available():
        raise BackendError("CuPy finds no NVIDIA GPU: nvidia-smi and mixpert-doctor show more")
    return module


class Device:
    """One GPU as the lowering sees it, with the kernels loaded on it.

    Args:
        ordinal: the CUDA device number.
        path: 0 for the best code path, or 80 or 90 to force one.
    """

    def __init__(self, ordinal: int, path: int = 0) -> None:
        self.ordinal = ordinal
        self.path = path
        self._functions: dict[str, Any] = {}
        self._captured: list[Any] = []
        self._kernels: dict[tuple[str, int, int], Any] = {}

    @cached_property
    def struct(self) -> native.DeviceStruct:
        """The limits that `mixpert_lower` reads."""
        device = cupy().cuda.Device(self.ordinal)
        attributes = device.attributes
        return native.DeviceStruct(
            int(device.compute_capability),
            attributes["MultiProcessorCount"],
            attributes["MaxSharedMemoryPerBlockOptin"],
            self.path,
        )

    @cached_property
    def name(self) -> str:
        """The GPU's product name."""
        return str(cupy().cuda.runtime.getDeviceProperties(self.ordinal)["name"].decode())

    def lower(
        self, problem: native.ProblemStruct, scheme: native.SchemeStruct, alpha: float, beta: float
    ) -> native.LoweredStruct:
        """What to launch for one GEMM on column-major operands.

        Raises:
            BackendError: the scheme has no kernel on this device.
            ShapeError: a size is negative.
        """
        lowered = native.LoweredStruct()
        status = native.load().mixpert_lower(problem, scheme, alpha, beta, self.struct, lowered)
        native.check(status)
        return lowered

    def lower_int16(
        self, problem: native.ProblemStruct, wide: bool, alpha: int, beta: int
    ) -> native.LoweredStruct:
        """The same for INT16 operands and an integer result, INT64 where `wide`.

        Raises:
            BackendError: no kernel on this device, or too many columns.
            ShapeError: a size is negative.
        """
        lowered = native.LoweredStruct()
        status = native.load().mixpert_lower_int16(
            problem, int(wide), alpha, beta, self.struct, lowered
        )
        native.check(status)
        return lowered

    def choices(
        self, problem: native.ProblemStruct, scheme: native.SchemeStruct
    ) -> Iterator[tuple[native.LoweredStruct, float]]:
        """The ways that `lower` chooses from (alpha 1, beta 0), and their modelled microseconds.

        Only for int8 schemes on matrices that are not empty.
        """
        microseconds = ctypes.c_double()
        for choice in itertools.count():
            lowered = native.LoweredStruct()
            status = native.load().mixpert_lower_choice(
                problem, scheme, 1.0, 0.0, self.struct, choice, microseconds, lowered
            )
            if status != native.OK:
                return
            yield lowered, microseconds.value

    def run(
        self,
        lowered: native.LoweredStruct,
        a: int,
        b: int,
        c: int,
        workspace: Any = None,
        *,
        packed: tuple[int, int] = (0, 0),
    ) -> None:
        """Queue the launches on the current stream.

        Args:
            lowered: from `lower`.
            a: device address of A.
            b: device address of B.
            c: device address of C.
            workspace: memory of `lowered.workspace_bytes`; None takes it from CuPy's pool.
            packed: device addresses of A and B in packed form; 0 where they are not.
        """
        workspace = workspace or self.workspace(lowered.workspace_bytes)
        self.bound(lowered, a, b, c, workspace, packed=packed)()

    def bound(
        self,
        lowered: native.LoweredStruct,
        a: int,
        b: int,
        c: int,
        workspace: Any,
        *,
        packed: tuple[int, int] = (0, 0),
    ) -> Callable[[], None]:
        """What queues the launches on the stream that is current now, as `run` does.

        A call of the result takes the host no more than one of the driver for each launch.
        """
        # The driver needs a current context; a thread in which only PyTorch has worked may lack it.
        cupy().cuda.runtime.setDevice(self.ordinal)
        slots = (a, b, c, 0, 0, workspace.ptr, *packed)
        stream = cupy().cuda.get_current_stream().ptr
        launches = lowered.launches[: lowered.launch_count]
        queues = [
            self.bound_one(lowered, launch, stream, _parameters(launch, slots))
            for launch in launches
        ]
        return in_branches(queues, [launch.aside for launch in launches], stream)

    def bound_one(
        self,
        lowered: native.LoweredStruct,
        launch: native.LaunchStruct,
        stream: int,
        parameters: bytes | ctypes.Array[ctypes.c_char],
    ) -> Callable[[], None]:
        """What queues one of the launches on a stream (`driver_launch.bound_launch`)."""
        return bound_launch(
            self._kernel(launch, self.code_path(lowered)).kernel.ptr, launch, parameters, stream,
            overlaps_in_graphs=not lowered.guard.schemes,
        )  # fmt: skip

    def convert(self, to_wide: bool, parameters: bytes, elements: int) -> None:
        """Queue the kernel that widens a matrix to FP64, or rounds it to FP32 (`cublas_gpu`)."""
        name = f"convert WIDEN={int(to_wide)}"
        blocks = min(-(-elements // _CONVERT_THREADS), _MOST_CONVERT_BLOCKS)
        launch = native.LaunchStruct(
            name.encode(), (blocks, 1, 1), (_CONVERT_THREADS, 1, 1), (1, 1, 1)
        )
        stream = cupy().cuda.get_current_stream().ptr
        bound_launch(self._kernel(launch, _SM80).kernel.ptr, launch, parameters, stream)()

    @staticmethod
    def code_path(lowered: native.LoweredStruct) -> int:
        """The code path whose architecture a GEMM's kernels are compiled for."""
        return lowered.path or _SM80

    def workspace(self, size: int) -> Any:
        """Memory for one call; what a captured graph uses of CuPy's pool is kept for its replays.

        PyTorch's memory needs no keeping: its allocator knows which memory a graph uses.
        """
        memory = cupy().cuda.alloc(size)
        of_pool = not isinstance(memory.mem, cupy().cuda.UnownedMemory)
        if of_pool and cupy().cuda.get_current_stream().is_capturing():
            self._captured.append(memory)
        return memory

    def _kernel(self, launch: native.LaunchStruct, path: int) -> Any:
        """The loaded kernel of a launch, allowed the shared memory that the launch needs."""
        name = launch.kernel.decode()
        key = (name, launch.shared_bytes, launch.cluster[0])
        if key not in self._kernels:
            kernel = self._function(name, path)
            kernel.max_dynamic_shared_size_bytes = max(
                kernel.max_dynamic_shared_size_bytes, launch.shared_bytes
            )
            allow_cluster(kernel.kernel.ptr, launch.cluster[0])
            self._kernels[key] = kernel
        return self._kernels[key]

    def _function(self, name: str, path: int) -> Any:
        if name not in self._functions:
            arch = native.load().mixpert_kernel_arch(self.struct, path).decode()
            with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
                file.write(kernel_image(name, arch))
                file.flush()
                module = cupy().RawModule(path=file.name)
                self._functions[name] = module.get_function(name.partition(" ")[0])
        return self._functions[name]


def device(ordinal: int, path: int = 0) -> Device:
    """The one Device object of a GPU and code path in this process."""
    return _device(ordinal, path)


@lru_cache(maxsize=16)
def _device(ordinal: int, path: int) -> Device:  # a cache tells a default from the same value given
    return Device(ordinal, path)


def current_device(path: int = 0) -> Device:
    """The Device of CuPy's current GPU."""
    return device(int(cupy().cuda.runtime.getDevice()), path)


def device_of(arrays: Sequence[Any]) -> Any:
    """The one CuPy device that holds all the arrays.

    Raises:
        ShapeError: they lie on several.
    """
    ordinals = sorted({int(array.device.id) for array in arrays})
    if len(ordinals) > 1:
        places = ", ".join(map(str, ordinals))
        raise ShapeError(f"the arrays lie on different GPUs ({places}): move them to one")
    return arrays[0].device


def run_product(product: Product, scheme: Scheme, alpha: float, beta: float) -> None:
    """Queue one GEMM on CuPy arrays of the current device on the current stream.

    Workspace comes from CuPy's pool; that of a call inside a stream capture is never given back.

    Raises:
        BackendError: the device has no kernel for the scheme, or cuBLAS fails.
    """
    gpu = current_device()
    if scheme.kind in ("native", "fp64"):
        _run_with_cublas(gpu, product, scheme, alpha, beta)
        return
    forms = _packed_forms(gpu, product)
    if scheme.kind == "auto":
        ask_cublas(product, cupy())
    lowered = gpu.lower(product.problem, product.scheme, alpha, beta)
    addresses = product.a.data.ptr, product.b.data.ptr, product.c.data.ptr
    left, right = (0 if form is None else int(form.ptr) for form in forms)
    gpu.run(lowered, *addresses, packed=(left, right))


def _packed_forms(gpu: Device, product: Product) -> list[Any]:
    """Memory of operands that are packed once, else None; the problem says which they are."""
    forms = [None, None]
    for index, operand in enumerate((native.PACKED_A, native.PACKED_B)):
        if product.packed[index] is not None:
            forms[index] = product.packed[index].form(gpu, product, operand)
            product.problem.packed |= operand
    return forms


def _run_with_cublas(
    gpu: Device, product: Product, scheme: Scheme, alpha: float, beta: float
) -> None:
    """`native` and `fp64`; where nothing is multiplied, as every other scheme does it."""
    p = product.problem
    if alpha == 0 or min(p.m, p.n, p.k, p.batch) == 0:
        scaled = gpu.lower(p, Scheme.parse("int8:0,0").to_native(), alpha, beta)
        gpu.run(scaled, product.a.data.ptr, product.b.data.ptr, product.c.data.ptr)
    elif scheme.kind == "native":
        cublas_gpu.run_native(product, alpha, beta, cupy())
    else:
        memory = gpu.workspace(cublas_gpu.wide_bytes(product))
        cublas_gpu.run_fp64(product, (alpha, beta), cupy(), memory.ptr, gpu.convert)


def _parameters(launch: native.LaunchStruct, slots: tuple[int, ...]) -> bytes:
    """The launch's one parameter, a struct by value, with its addresses filled in."""
    content = bytearray(bytes(launch.params)[: launch.param_bytes])
    for relocation in launch.relocations[: launch.relocation_count]:
        address = slots[relocation.slot] + relocation.addend
        at = relocation.offset
        content[at : at + 8] = address.to_bytes(8, "little")
    return bytes(content)
