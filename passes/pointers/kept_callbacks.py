"""Functions passed to an unknown one that may keep them and call them later.

Libraries take functions to call at once (`qsort`) or when something happens (an event loop, a
signal). Which it is cannot be seen but for those named here, so both are taken to happen: from
where a function was handed over, every call of what is not known may call it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, Self, TypeVar

from mixpert.passes.control.contexts import PASSED_ON, REGISTRATIONS, STD_THREAD, Context
from mixpert.passes.effects.effect import Effect
from mixpert.passes.effects.effects import HANDLE_PREFIXES
from mixpert.passes.llvm import ir

_CALLED_AT_ONCE = frozenset((
    "qsort", "qsort_r", "bsearch", "lfind", "lsearch", "twalk", "tdelete", "ftw", "nftw", "scandir",
    "glob", "dl_iterate_phdr", "pthread_once", "call_once",
))  # fmt: skip
"""Functions that have forgotten what they were handed once they return."""
_NEVER_KEEP = ("__kmpc_", "GOMP_", STD_THREAD, *REGISTRATIONS)
_WAITING = frozenset((
    "raise", "kill", "alarm", "pause", "sleep", "usleep", "nanosleep", "sigsuspend", "sigwait",
    "cudaGraphLaunch", "cuGraphLaunch", "cudaUserObjectRelease", "cudaGraphReleaseUserObject",
    "cudaGraphDestroy", "cudaGraphExecDestroy",
))  # fmt: skip
"""Functions that do nothing to memory, but while they run a signal's handler may be called, or what
a graph holds: a host node's function, the destructor of an object."""
_CALL_NOTHING = ("llvm.", "cuda", "cu", "_FortranA", *HANDLE_PREFIXES)


def may_keep(callee: str) -> bool:
    """Whether a function that is not seen may call later what it is handed."""
    at_once = callee in _CALLED_AT_ONCE or callee in PASSED_ON
    return not at_once and not callee.startswith(_NEVER_KEEP)


def may_call(call: ir.Call, effect: Effect) -> bool:
    """Whether a call of what is not seen may call a function that was kept."""
    if call.callee in _WAITING:
        return True
    unknown = effect.reachable and effect.via != "kernel"
    return unknown and not call.callee.startswith(_CALL_NOTHING)


class LinkedNode(Protocol):
    """A node of a flow graph."""

    @property
    def successors(self) -> list[tuple[Self, int, int]]:
        """The nodes that may follow."""
        ...

    def then(self, node: Self, repeats: int = 0, leaves: int = 0) -> None:
        """Add a successor."""
        ...


_N = TypeVar("_N", bound=LinkedNode)


class KeptCallbacks(Generic[_N]):
    """Collects such calls of a flow graph while it is built, and connects them then."""

    def __init__(self) -> None:
        self._kept: dict[Context, list[_N]] = {}
        self._calls: list[tuple[_N, _N, list[Context]]] = []

    def note_kept(self, handed: Iterable[Context], after: _N) -> None:
        """Note what a call handed over; control goes on from a node."""
        for callback in handed:
            self._kept.setdefault(callback, []).append(after)

    def note_call(self, before: _N, after: _N, later: Iterable[Context]) -> None:
        """Note a call that may call what was kept, between two nodes."""
        self._calls.append((before, after, [*later]))

    def connect(self, link: Callable[[_N, _N, list[Context]], None]) -> None:
        """Let control go to kept functions where it may have come by what handed them over.

        Args:
            link: lets functions run between two nodes.
        """
        waiting = self._calls
        while waiting:
            behind = self._behind()
            left = []
            linked = False
            for before, after, later in waiting:
                known = [callback for callback in later if id(before) in behind(callback)]
                others = [callback for callback in later if id(before) not in behind(callback)]
                if known:
                    link(before, after, known)
                    linked = True
                if others:
                    left.append((before, after, others))
            waiting = left if linked else []

    def _behind(self) -> Callable[[Context], frozenset[int]]:
        """The nodes that control may come to by what handed a function over."""
        same: dict[tuple[int, ...], frozenset[int]] = {}
        found: dict[Context, frozenset[int]] = {}

        def behind(callback: Context) -> frozenset[int]:
            if callback not in found:
                nodes = self._kept.get(callback, [])
                key = tuple(map(id, nodes))
                if key not in same:
                    same[key] = frozenset(_reached(nodes))
                found[callback] = same[key]
            return found[callback]

        return behind


def _reached(nodes: Iterable[_N]) -> set[int]:
    """The identities of all nodes that control may come to from some."""
    stack = [*nodes]
    seen = {id(node) for node in stack}
    while stack:
        for following, _, _ in stack.pop().successors:
            if id(following) not in seen:
                seen.add(id(following))
                stack.append(following)
    return seen
