"""One kernel launch through the CUDA driver: what CuPy's own launches cannot ask for.

Sets the same attributes as the native executor (`runtime/native/src/execute/executor.cpp`):
otherwise, a kernel that must be launched in a cluster of one CTA could run here and fail there.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from mixpert import native
from mixpert.errors import BackendError

_CLUSTER = 4  # CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
_JOINS = 2  # mixpert_launch.aside
_ADD_DEPENDENCIES, _SET_DEPENDENCIES = 0, 1  # CU_STREAM_ADD_CAPTURE_DEPENDENCIES ...
_PORTABLE_CLUSTER = 8
_LARGE_CLUSTERS = 14  # CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
_FROM_CUDA_12_3 = "cuGraphAddDependencies_v2"  # from which on launches of a graph may overlap
_OVERLAP = 6  # CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION


class _Value(ctypes.Union):
    """CUlaunchAttributeValue, as far as it is used."""

    _fields_ = [
        ("bytes", ctypes.c_char * 64),
        ("cluster", ctypes.c_uint * 3),
        ("overlap", ctypes.c_int),
    ]


class _Attribute(ctypes.Structure):
    """CUlaunchAttribute."""

    _fields_ = [("id", ctypes.c_int), ("padding", ctypes.c_int), ("value", _Value)]


class _Config(ctypes.Structure):
    """CUlaunchConfig."""

    _fields_ = [
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared_bytes", ctypes.c_uint),
        ("stream", ctypes.c_void_p),
        ("attributes", ctypes.POINTER(_Attribute)),
        ("count", ctypes.c_uint),
    ]


@lru_cache(maxsize=1)
def _driver() -> ctypes.CDLL:
    return ctypes.CDLL("libcuda.so.1")


def allow_cluster(function: int, size: int) -> None:
    """Let a kernel, a CUfunction, run in clusters of so many CTAs.

    Raises:
        BackendError: the driver refuses.
    """
    if size > _PORTABLE_CLUSTER:
        status = _driver().cuFuncSetAttribute(ctypes.c_void_p(function), _LARGE_CLUSTERS, 1)
        if status:
            raise BackendError(f"clusters of {size} CTAs are refused: status {status}")


def bound_launch(
    function: int,
    launch: native.LaunchStruct,
    parameters: bytes | ctypes.Array[ctypes.c_char],
    stream: int,
    *,
    overlaps_in_graphs: bool = False,
) -> Callable[[], None]:
    """What queues a kernel that takes one struct by value, as often as it is called.

    Args:
        function: a CUfunction.
        launch: its grid, block, cluster and shared memory, and whether it overlaps the one before.
        parameters: the struct, with addresses; what a buffer contains counts at each call.
        stream: a CUstream.
        overlaps_in_graphs: whether it does so where the stream is being captured now, too, if the
            driver permits it. The launches of a guarded product must not.

    The result raises BackendError where the driver refuses.
    """
    struct = parameters
    if isinstance(struct, bytes):
        struct = ctypes.create_string_buffer(struct, len(struct))
    arguments = (ctypes.c_void_p * 1)(ctypes.addressof(struct))
    in_graphs = overlaps_in_graphs and hasattr(_driver(), _FROM_CUDA_12_3)
    overlaps = bool(launch.overlaps) and (in_graphs or not is_captured(stream))
    call: Callable[[], int]
    if overlaps or max(launch.cluster) > 1:
        config = _config(launch, overlaps, stream)
        call = partial(
            _driver().cuLaunchKernelEx, ctypes.byref(config), ctypes.c_void_p(function), arguments,
            None,
        )  # fmt: skip
    else:
        call = partial(
            _driver().cuLaunchKernel,
            ctypes.c_void_p(function), *launch.grid, *launch.block, launch.shared_bytes,
            ctypes.c_void_p(stream), arguments, None,
        )  # fmt: skip
    name = launch.kernel.decode()

    def queue(_keeps: object = struct) -> None:
        if status := call():
            raise BackendError(f"{name}: launching failed: status {status}")

    return queue


def in_branches(
    queues: Sequence[Callable[[], None]], aside: Sequence[int], stream: int
) -> Callable[[], None]:
    """What makes launches, those `aside` in a graph beside the others: as the native executor does.

    Args:
        queues: what makes each launch.
        aside: `mixpert_launch.aside` of each launch: 1 in the branch, 2 where that ends.
        stream: a CUstream; where it is not being captured now, all follow each other.

    The result raises BackendError where the driver refuses.
    """
    captured = is_captured(stream)

    def queue() -> None:
        branch = _Branch(stream, captured)
        for place, each in zip(aside, queues, strict=True):
            if place == _JOINS:
                branch.join()
            else:
                branch.turn(bool(place))
            each()
        branch.join()

    return queue


class _Branch:
    """`CapturedBranch` of the native executor."""

    def __init__(self, stream: int, active: bool) -> None:
        self._stream = ctypes.c_void_p(stream)
        self._active = active
        self._aside = self._forked = False
        self._other: list[int] = []

    def turn(self, aside: bool) -> None:
        """Before each launch: one aside follows those aside, another one the others."""
        if not self._active or aside == self._aside:
            return
        now, self._other, self._aside = self._other, self._last_nodes(), aside
        if self._forked:
            self._follow(now, _SET_DEPENDENCIES)
        self._forked = True

    def join(self) -> None:
        """What follows waits for all of them."""
        if self._forked:
            self._follow(self._other, _ADD_DEPENDENCIES)
        self._aside = self._forked = False

    def _last_nodes(self) -> list[int]:
        """What is captured next follows."""
        state, number, graph = ctypes.c_int(), ctypes.c_ulonglong(), ctypes.c_void_p()
        nodes, count = ctypes.POINTER(ctypes.c_void_p)(), ctypes.c_size_t()
        found = (ctypes.byref(one) for one in (state, number, graph, nodes, count))
        _checked(_driver().cuStreamGetCaptureInfo_v2(self._stream, *found))
        return [nodes[i] or 0 for i in range(count.value)]

    def _follow(self, nodes: list[int], flags: int) -> None:
        array = (ctypes.c_void_p * len(nodes))(*nodes)
        size = ctypes.c_size_t(len(nodes))
        _checked(_driver().cuStreamUpdateCaptureDependencies(self._stream, array, size, flags))


def _checked(status: int) -> None:
    if status:
        raise BackendError(f"a stream that is captured cannot branch: status {status}")


def is_captured(stream: int) -> bool:
    """Whether what is queued becomes part of a CUDA graph; also where the driver does not tell."""
    capturing = ctypes.c_int()
    status = _driver().cuStreamIsCapturing(ctypes.c_void_p(stream), ctypes.byref(capturing))
    return bool(status or capturing.value)


def _config(launch: native.LaunchStruct, overlaps: bool, stream: int) -> _Config:
    """Of a launch in clusters, which need not wait until the launch before has ended."""
    attributes = (_Attribute * 2)(
        _Attribute(_CLUSTER, 0, _Value(cluster=launch.cluster)),
        _Attribute(_OVERLAP, 0, _Value(overlap=1)),
    )
    return _Config(
        launch.grid, launch.block, launch.shared_bytes, stream or None, attributes,
        2 if overlaps else 1,
    )  # fmt: skip
