"""Products that come again: all that is a function of metadata is computed once.

`mixpert.matmul` checks its arguments, shares arrays, lays out the problem and lowers it. A call of
the same metadata, scheme and stream needs none of that: it takes memory, writes addresses into the
parameters of its launches, and makes them. What is not plainly such a call goes the long way, which
alone checks and explains.
"""

from __future__ import annotations

import ctypes
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from mixpert import native
from mixpert.runtime import layout
from mixpert.runtime.active import scheme_between
from mixpert.runtime.array_libraries import ArrayLibrary, library_of
from mixpert.runtime.arrays import cupy_side, in_order_with, own
from mixpert.runtime.driver_launch import is_captured
from mixpert.runtime.native_parts import native_parts
from mixpert.scheme import Scheme

_KINDS = ("int8", "split", "auto")
"""Schemes whose launches are all MixPert's own."""

MOST = 256
"""Products that a thread remembers; those that did not come for longest are forgotten first."""


class Key(NamedTuple):
    """All on which a product's problem, launches and kind of result depend, but for addresses.

    Strides are in the library's unit. `alpha` is not 0, beta is.
    """

    library: ArrayLibrary
    device: int
    stream: int
    shapes: tuple[tuple[int, ...], tuple[int, ...]]
    strides: tuple[tuple[int, ...], tuple[int, ...]]
    scheme: str | Scheme
    alpha: float
    trans: tuple[bool, bool]


def key_of(  # noqa: PLR0917 - as `mixpert.matmul`
    a: Any,
    b: Any,
    scheme: str | Scheme | None = None,
    alpha: Any = 1.0,
    beta: Any = 0.0,
    transa: Any = False,
    transb: Any = False,
) -> Key | None:
    """The key of a product with a new result; None where it is not plainly one that may repeat.

    Args:
        a: any first argument of `mixpert.matmul`; the others likewise.
        b: the second.
        scheme: None: that of the plan in force at this call, which the key has.
        alpha: factor.
        beta: factor.
        transa: use the transpose of `a`.
        transb: use the transpose of `b`.
    """
    library = library_of(a)
    if library is None or library_of(b) is not library:
        return None
    if not _are_plain(alpha, beta, transa, transb):
        return None
    device = library.device(a, b)
    if device is None or min(len(a.shape), len(b.shape)) < 2:
        return None
    shape_a, shape_b, stream = tuple(a.shape), tuple(b.shape), library.stream(device)
    chosen = scheme_between(shape_a, shape_b, transa, transb) if scheme is None else scheme
    if type(chosen) not in {str, Scheme} or is_captured(stream):
        return None
    return Key(
        library, device, stream, (shape_a, shape_b),
        (library.strides(a), library.strides(b)), chosen, alpha, (transa, transb),
    )  # fmt: skip


def _are_plain(alpha: Any, beta: Any, transa: Any, transb: Any) -> bool:
    """Whether they are Python's own numbers and truth values, alpha not 0 and beta 0."""
    numbers = all(type(factor) in {float, int} for factor in (alpha, beta))
    return numbers and alpha != 0 and beta == 0 and type(transa) is type(transb) is bool


class _Launch:
    """One launch whose addresses can be changed.

    Args:
        launch: of a lowering.
        bind: what queues it with the parameters in a buffer, from that buffer.
    """

    def __init__(
        self, launch: native.LaunchStruct, bind: Callable[[Any], Callable[[], None]]
    ) -> None:
        words = -(-launch.param_bytes // 8)
        content = bytes(launch.params)[: launch.param_bytes]
        buffer = (ctypes.c_char * (8 * words)).from_buffer(
            bytearray(content.ljust(8 * words, b"\0"))
        )
        self._words = memoryview(buffer).cast("B").cast("Q")
        self._places = [
            (relocation.offset // 8, relocation.slot, relocation.addend)
            for relocation in launch.relocations[: launch.relocation_count]
        ]
        self._queue = bind(buffer)

    def queue(self, slots: Sequence[int]) -> None:
        """Make it with the addresses of A, B, C and so on (`native.SLOTS`)."""
        words = self._words
        for at, slot, addend in self._places:
            words[at] = slots[slot] + addend
        self._queue()


class Lowered(NamedTuple):
    """A lowering that is ready to be queued on one stream."""

    workspace_bytes: int
    launches: list[_Launch]


def ready(gpu: Any, lowered: native.LoweredStruct, stream: int) -> Lowered:
    """The launches of a lowering on a stream that is not captured while they are queued.

    Args:
        gpu: the `mixpert.runtime.launcher.Device`.
        lowered: from its `lower`.
        stream: a CUstream.
    """
    return Lowered(
        lowered.workspace_bytes,
        [
            _Launch(launch, partial(gpu.bound_one, lowered, launch, stream))
            for launch in lowered.launches[: lowered.launch_count]
        ],
    )


class Prepared:
    """A product that is ready to be queued on operands of one layout, on one stream.

    Only one call at a time may use it: `run` of a second one, from a signal's handler, does
    nothing.

    Args:
        key: of the product.
        product: of a call with that key: its problem and scheme.
        shape: of the result.
        asks: whether cuBLAS is asked for its parts of k, as under ``auto``.
    """

    def __init__(
        self, key: Key, product: layout.Product, shape: tuple[int, ...], asks: bool
    ) -> None:
        side = cupy_side()
        self._key, self._shape, self._turned = key, shape, product.turned
        self._problem, self._scheme = product.problem, product.scheme
        self._gpu, self._cupy = side.device(key.device), side.cupy()
        self._asks = asks
        self._lowered: dict[int, Lowered] = {}
        self._busy = False

    def run(self, a: Any, b: Any) -> Any:
        """The new result, which is queued; None where another call uses this."""
        if self._busy:
            return None
        self._busy = True
        try:
            return self._run(a, b)
        finally:
            self._busy = False

    def _run(self, a: Any, b: Any) -> Any:
        library, device = self._key.library, self._key.device
        result = library.empty(self._shape, device)
        left, right, target = (library.address(x) for x in (a, b, result))
        if self._turned:
            left, right = right, left
        size, launches = self._ready(left, right, target)
        memory = library.workspace(size, device) if size else None
        slots = (left, right, target, 0, 0, memory.address if memory else 0, 0, 0)
        for launch in launches:
            launch.queue(slots)
        return result

    def _ready(self, *addresses: int) -> Lowered:
        """The lowering, which under ``auto`` depends on what cuBLAS says of these addresses."""
        parts = 0
        if self._asks:
            parts = native_parts(self._problem, self._scheme, addresses, self._cupy)
        if parts not in self._lowered:
            self._problem.native_parts = parts
            lowered = self._gpu.lower(self._problem, self._scheme, self._key.alpha, 0.0)
            self._lowered[parts] = ready(self._gpu, lowered, self._key.stream)
        return self._lowered[parts]


class Memo(threading.local):
    """What a thread knows of the products that it has computed.

    It is a thread's own: no lock is needed, and the thread has made its GPU's context current.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._known: OrderedDict[Key, Prepared | bool] = OrderedDict()

    def find(self, key: Key) -> Prepared | None:
        """What is ready for a product; None where there is nothing."""
        found = self._known.get(key)
        if not isinstance(found, Prepared):
            return None
        self._known.move_to_end(key)
        return found

    def note(self, key: Key, make: Callable[[], Prepared | None]) -> None:
        """After a product has gone the long way: the second time, what the next one will use."""
        if key not in self._known:
            self._known[key] = True  # seen once
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        elif self._known[key] is True:
            self._known[key] = make() or False  # False: not a simple case

    def __len__(self) -> int:
        """How many products it knows."""
        return len(self._known)


def prepared(key: Key, a: Any, b: Any, result: Any, scheme: Scheme) -> Prepared | None:
    """What computes a product again; None where arrays are copied, or launches not our own.

    Args:
        key: of the product.
        a: its first operand.
        b: its second.
        result: what the long way returned.
        scheme: the key's.
    """
    if scheme.kind not in _KINDS or 0 in (*key.shapes[0], *key.shapes[1]):
        return None
    cupy = cupy_side().cupy()
    with in_order_with(a, b):
        arrays = [own(name, x) for name, x in (("a", a), ("b", b), ("out", result))]
        left, right = (
            layout.in_one_batch(
                layout.operand(name, x, transposed, cupy), arrays[2].shape[:-2], cupy
            )
            for name, x, transposed in zip("ab", arrays, key.trans, strict=False)
        )
        target = layout.target(arrays[2], left, right, False, cupy)
        product = layout.product(left, right, target, scheme)
        held = [product.b, product.a] if product.turned else [product.a, product.b]
        if [x.data.ptr for x in (*held, product.c)] != [x.data.ptr for x in arrays]:
            return None
        return Prepared(key, product, tuple(result.shape), scheme.kind == "auto")
