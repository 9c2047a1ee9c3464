"""Work that runs again, or concurrently with the program, without a visible call.

After `longjmp` control goes on behind any `setjmp`.
What a stream captured, or was put into a graph, runs at each launch of a graph; which launch runs
what is not told apart. While it is captured, nothing of it runs.
What a thread does runs beside the program, which goes on in between where either of them waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, Self, TypeVar

from mixpert.passes.control.contexts import STD_THREAD, Context, called_from
from mixpert.passes.control.unwinding import JUMPS, RETURNS_TWICE
from mixpert.passes.llvm import ir

_CAPTURE_BEGINS = ("cudaStreamBeginCapture", "cuStreamBeginCapture")
_CAPTURE_ENDS = ("cudaStreamEndCapture", "cuStreamEndCapture")
_GRAPH_NODES = (
    "cudaGraphAdd", "cuGraphAdd", "cudaGraphExec", "cuGraphExec", "cudaGraphMemcpyNode",
    "cudaGraphKernelNode", "cuGraphMemcpyNode", "cuGraphKernelNode",
)  # fmt: skip
"""Beginnings of functions that put into a graph what they speak of."""
_GRAPH_RUNS = ("cudaGraphLaunch", "cuGraphLaunch")
_WAITS = (
    "pthread_", "sem_", "sched_yield", "usleep", "nanosleep", "_ZNSt6thread",
    "_ZNSt18condition_variable",
)  # fmt: skip
_NOTED = (
    *_CAPTURE_BEGINS, *_CAPTURE_ENDS, *_GRAPH_RUNS, *_WAITS, *JUMPS, *RETURNS_TWICE,
)  # fmt: skip
_THREAD_STARTS = ("pthread_create", "thrd_create", STD_THREAD)
"""Beginnings of functions that hand one of the program's to a thread, which runs beside it."""


def starts_thread(instruction: ir.Instruction) -> bool:
    """Whether what an instruction hands over runs in a thread."""
    return isinstance(instruction, ir.Call) and instruction.callee.startswith(_THREAD_STARTS)


class _Node(Protocol):
    loops: int

    def then(self, node: Self, repeats: int = 0, leaves: int = 0) -> None: ...


_N = TypeVar("_N", bound=_Node)


class Replays(Generic[_N]):
    """Collects such places of a flow graph while it is built, and connects them then."""

    def __init__(self) -> None:
        self._begun: list[tuple[Context, _N, _N]] = []
        self._ended: list[tuple[Context, _N, _N]] = []
        self._launched: list[tuple[_N, _N]] = []
        self._again: list[_N] = []
        self._waits: list[tuple[Context, _N, _N]] = []
        self._threads: dict[Context, tuple[_N, _N]] = {}
        self._jumps: list[_N] = []
        self._jumped_to: list[_N] = []

    @staticmethod
    def splits(callee: str) -> bool:
        """Whether a call of that function is to be noted, between two nodes."""
        return callee.startswith(_NOTED)

    @staticmethod
    def runs_again(callee: str) -> bool:
        """Whether a call of that function says what is done when a graph is launched."""
        return callee.startswith(_GRAPH_NODES)

    def note_again(self, done: _N) -> None:
        """Note what such a call says, in a node of its own."""
        self._again.append(done)

    def note(self, context: Context, callee: str, before: _N, after: _N) -> None:
        """Note a call; control goes on from one node to the other already."""
        if callee.startswith(_CAPTURE_BEGINS):
            self._begun.append((context, before, after))
        elif callee.startswith(_CAPTURE_ENDS):
            self._ended.append((context, before, after))
        elif callee.startswith(_GRAPH_RUNS):
            self._launched.append((before, after))
        elif callee in JUMPS:
            self._jumps.append(before)
        elif callee in RETURNS_TWICE:
            self._jumped_to.append(after)
        else:
            self._waits.append((context, before, after))

    def note_thread(self, body: Context, entry: _N, end: _N) -> None:
        """Note what a thread runs, and where that begins and ends."""
        self._threads[body] = entry, end

    def connect(self, jump: _N, make: Callable[[], _N]) -> None:
        """Let control go where such work may run, and back.

        Args:
            jump: a new node, through which control goes back to where it was.
            make: gives further nodes, behind which nothing is known of pointers.
        """
        self._connect_graphs(make)
        others, program = make(), make()  # where threads go on, and where the program does
        for before in self._jumps:
            before.then(jump, 0, before.loops)
        for after in self._jumped_to:
            jump.then(after)
        for entry, end in self._threads.values():
            others.then(entry)
            end.then(others)
            end.then(program)
        beside = called_from(self._threads)
        for context, before, after in self._waits if beside else ():
            before.then(others)
            if context in beside:
                others.then(after)
                before.then(program)
            else:
                program.then(after)

    def _connect_graphs(self, make: Callable[[], _N]) -> None:
        graph, launch, done = make(), make(), make()
        for said in self._again:
            graph.then(said)
            said.then(graph)
        for context, before, begun in self._begun:
            launch.then(begun)
            past = make()
            before.then(past)
            own = [after for other, _, after in self._ended if other is context]
            for after in own or [after for _, _, after in self._ended]:
                past.then(after)
        for _, ended, _ in self._ended:
            ended.then(done)
        for before, after in self._launched:
            before.then(launch)
            done.then(after)
            if self._again:
                before.then(graph)
                graph.then(after)
