"""Functions that an unknown one was handed and kept: a later call of an unknown one may call them.

Libraries take functions to call at once (`qsort`) or when something happens (an event loop, a
signal). Which it is cannot be seen but for those named here, so both are taken to happen: from
where a function was handed over, every call of what is not known may call it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, Self, TypeVar

from mixpert.passes import ir
from mixpert.passes.contexts import PASSED_ON, REGISTRATIONS, STD_THREAD, Context
from mixpert.passes.effect import Effect
from mixpert.passes.effects import HANDLE_PREFIXES

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


class _Node(Protocol):
    @property
    def successors(self) -> list[tuple[Self, int, int]]: ...

    def then(self, node: Self, repeats: int = 0, leaves: int = 0) -> None: ...


_N = TypeVar("_N", bound=_Node)


class KeptCallbacks(Generic[_N]):
    """Collects such calls of a flow graph while it is built, and connects them then."""

    def __init__(self) -> None:
        self._kept: dict[Context, list[_N]] = {}
        self._calls: list[tuple[_N, _N, Context]] = []

    def note_kept(self, handed: Iterable[Context], after: _N) -> None:
        """Note what a call handed over; control goes on from a node."""
        for callback in handed:
            self._kept.setdefault(callback, []).append(after)

    def note_call(self, before: _N, after: _N, later: Iterable[Context]) -> None:
        """Note a call that may call what was kept, between two nodes."""
        self._calls += ((before, after, callback) for callback in later)

    def connect(self, ends: Callable[[Context], tuple[_N, _N]]) -> None:
        """Let control go to kept functions where it may have come by what handed them over.

        Args:
            ends: the nodes where a context begins and ends.
        """
        waiting = self._calls
        connected = True
        while connected:
            behind = {callback: _reached(nodes) for callback, nodes in self._kept.items()}
            left = []
            for before, after, callback in waiting:
                if id(before) in behind.get(callback, ()):
                    entry, end = ends(callback)
                    before.then(entry)
                    end.then(after)
                    after.then(entry)
                else:
                    left.append((before, after, callback))
            connected = len(left) < len(waiting)
            waiting = left


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
