"""Call contexts: every function once for each chain of calls that leads to it, up to a bound.

Two buffers that come from one helper function stay apart, and so do two chains of GEMMs through
one wrapper, because helper and wrapper are analysed anew for each call. Recursion, chains deeper
than MOST_CALLS, and whatever comes after the budget of instructions share one context a function.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from functools import lru_cache

from mixpert.passes.control.addressed import functions_by_address, reachable_by_address
from mixpert.passes.control.touching import touching
from mixpert.passes.effects.effects import DEVICE_STUB
from mixpert.passes.llvm import ir

Register = tuple[int, str]
"""A register in a context, by the context's number."""

MOST_TARGETS = 8
"""Functions that one indirect call may reach, before they are analysed once for all calls."""
MOST_CALLS = 24
"""Longest chain of calls that is told apart from others."""
LEAST_BUDGET = 100_000
"""Instructions that may be analysed, counted once a context, whatever the module's size."""
BUDGET_FACTOR = 4
"""The same, as a multiple of the instructions of the module."""
REGISTRATIONS = (
    "__cuda", "cudaLaunchKernel", "cudaLaunchCooperative", "cudaFunc", "__cxa_", "atexit",
    "on_exit", "at_quick_exit", "llvm.",
)  # fmt: skip
"""Beginnings of functions that take a function's address and do not call it there and then."""
PASSED_ON = {
    "__kmpc_fork_call": (3, 2), "pthread_create": (3, 0),
    "cudaLaunchHostFunc": (2, 0), "cudaStreamAddCallback": (2, 2),
}  # fmt: skip
"""Functions known to call what they are handed: first argument passed on, parameter it becomes."""

STD_THREAD = "_ZNSt6thread15_M_start_thread"
"""Beginning of libstdc++'s function that starts a thread: its second argument points to an owner of
what the thread is to run, an object with a virtual function."""
_STD_RUN = re.compile(r"_ZNSt6thread11_State_impl.*6_M_runEv$")


@dataclass(eq=False)
class Context:
    """One function, called along one chain.

    Attributes:
        index: its number; registers are told apart by it.
        function: the function.
        parent, call: the caller's context and its call; None for a root and a shared context.
        shared: several chains meet here, so that its allocations stand for many.
        merged: they would be too many to tell apart.
        callees: contexts of the calls that have a body, by identity of the call instruction.
        callbacks: contexts of functions that are handed to an unknown function (a thread's or an
            OpenMP region's body), which may call them any number of times; likewise.
        targets: contexts of the functions that an indirect call may reach; likewise.
        later: contexts of functions that were handed to another unknown function, which kept them,
            so that this call may call them; likewise.
        outward: calls of what is not seen, which may come back through any root, by identity.
    """

    index: int
    function: ir.Function
    parent: Context | None
    call: ir.Call | None
    depth: int
    shared: bool
    merged: bool = False
    callees: dict[int, Context] = field(default_factory=dict)
    callbacks: dict[int, list[Context]] = field(default_factory=dict)
    targets: dict[int, list[Context]] = field(default_factory=dict)
    later: dict[int, list[Context]] = field(default_factory=dict)
    outward: set[int] = field(default_factory=set)

    @property
    def root(self) -> Context:
        """The context that the chain of calls starts with."""
        context = self
        while context.parent is not None:
            context = context.parent
        return context

    def within(self, other: Context) -> bool:
        """Whether it is another context, or is called from it."""
        context: Context | None = self
        while context is not None and context is not other:
            context = context.parent
        return context is other

    @property
    def entered(self) -> list[Context]:
        """The contexts that its calls enter, or may enter."""
        several = (*self.targets.values(), *self.callbacks.values(), *self.later.values())
        return [*self.callees.values(), *(context for found in several for context in found)]

    @property
    def one_at_a_time(self) -> bool:
        """Whether a call ends before the next call in the same context begins."""
        context: Context | None = self
        while context is not None and not context.shared:
            context = context.parent
        return context is None

    def called_by(self, instruction: ir.Instruction) -> list[Context]:
        """The contexts that an instruction may enter."""
        callee = self.callees.get(id(instruction))
        return self.targets.get(id(instruction), []) if callee is None else [callee]


Called = Callable[[Context, ir.Call], tuple[list[Context], bool]]
"""Answers which contexts an indirect call enters, and whether those are all."""


class Contexts:
    """All contexts that can be reached from some roots, callers before their callees.

    `first` are the roots that run before `main`: constructors of static objects.
    """

    def __init__(
        self,
        module: ir.Module,
        roots: Iterable[str],
        apart: bool = True,
        wanted: Iterable[str] = (),
    ) -> None:
        """Find them.

        Args:
            module: the module.
            roots: functions that are called from outside.
            apart: whether chains of calls are told apart at all.
            wanted: functions with sites: what leads there is `lent` if its address is used.
        """
        self.apart = apart
        self._functions = module.functions
        self._by_address = functions_by_address(module)
        self._shared: dict[str, Context] = {}
        size = sum(function.size for function in module.functions.values())
        self._budget = max(LEAST_BUDGET, BUDGET_FACTOR * size) if apart else 0
        self.all: list[Context] = []
        self.roots = [self._new(name, None, shared=False) for name in roots]
        first = _listed(module, "llvm.global_ctors")
        self.first = [root for root in self.roots if root.function.name in first]
        self.lent = {name: self._sharing(name) for name in lent(module, wanted)}
        self.whole = "main" in module.functions
        by_name = exported(module, wanted) if self.whole else ()
        self.exported = [self._sharing(n) for n in by_name if not self._functions[n].local]
        for context in self.all:  # grows while it is walked
            self._expand(context)

    def _new(self, name: str, above: tuple[Context, ir.Call] | None, shared: bool) -> Context:
        parent, call = above or (None, None)
        depth = parent.depth + 1 if parent else 0
        context = Context(len(self.all), self._functions[name], parent, call, depth, shared)
        self.all.append(context)
        self._budget -= context.function.size
        return context

    def _expand(self, context: Context) -> None:
        for call in calls_of(context.function):
            if call.target is not None:
                names = reachable_by_address(call, self._by_address)
                context.targets[id(call)] = [
                    self._callee(context, call, name)
                    if len(names) <= MOST_TARGETS
                    else self._sharing(name)
                    for name in names
                ]
            elif call.callee in self._functions and DEVICE_STUB not in call.callee:
                context.callees[id(call)] = self._callee(context, call, call.callee)
            else:
                handed = [self._sharing(name) for name in handed_over(call, self._functions)]
                if handed:
                    context.callbacks[id(call)] = handed

    def _callee(self, caller: Context, call: ir.Call, name: str) -> Context:
        above: Context | None = caller
        while above is not None:
            if above.function.name == name:
                above.shared = True
                return above
            above = above.parent
        too_many = caller.merged or caller.depth >= MOST_CALLS or self._budget <= 0
        if too_many or caller.shared:
            shared = self._sharing(name)
            shared.merged |= too_many
            return shared
        return self._new(name, (caller, call), shared=False)

    def entered(self, called: Called, roots: int | None = None) -> set[str]:
        """Names of the functions that run, given what indirect calls call.

        Args:
            called: answers what they call.
            roots: how many of the roots count, where not all do.
        """
        first = self.roots[:roots]
        reached = _reached(first, lambda context, call: called(context, call)[0])
        return {context.function.name for context in reached}

    def _sharing(self, name: str) -> Context:
        if name not in self._shared:
            self._shared[name] = self._new(name, None, shared=True)
        return self._shared[name]


def guessed(contexts: Contexts, called: Called) -> set[Context]:
    """The contexts that only calls through pointers lead to of which nothing is known."""

    def known(context: Context, call: ir.Call) -> Iterable[Context]:
        entered, complete = called(context, call)
        return entered if complete else ()

    sure = _reached(contexts.roots, known)
    return {context for context in contexts.all if context not in sure}


def _reached(
    roots: Iterable[Context], entered: Callable[[Context, ir.Call], Iterable[Context]]
) -> set[Context]:
    """What direct calls, callbacks and those pointers that `entered` follows lead to."""
    found: set[Context] = set()
    stack = [*roots]
    while stack:
        context = stack.pop()
        if context in found:
            continue
        found.add(context)
        stack += context.callees.values()
        stack += (callback for handed in context.callbacks.values() for callback in handed)
        for call in calls_of(context.function):
            if call.target is not None:
                stack += entered(context, call)
    return found


def called_from(roots: Iterable[Context]) -> set[Context]:
    """Some contexts, and all that may run because of them."""
    found: set[Context] = set()
    stack = list(roots)
    while stack:
        context = stack.pop()
        if context not in found:
            found.add(context)
            stack += context.callees.values()
            handed = (*context.callbacks.values(), *context.later.values())
            for several in (*handed, *context.targets.values()):
                stack += several
    return found


def calls_of(function: ir.Function) -> Iterator[ir.Call]:
    """The calls of a function, in text order."""
    for block in function.blocks.values():
        for instruction in block.instructions:
            if isinstance(instruction, ir.Call):
                yield instruction


def handed_over(call: ir.Call, functions: Mapping[str, ir.Function]) -> list[str]:
    """Functions of the module whose address a call of an unknown function passes on."""
    if call.callee in functions or call.callee.startswith(REGISTRATIONS):
        return []
    if call.callee.startswith(STD_THREAD):
        return [name for name in functions if _STD_RUN.match(name)]
    names = [operand.name[1:] for operand in call.arguments if operand.name.startswith("@")]
    return [name for name in names if name in functions and DEVICE_STUB not in name]


def roots_of(module: ir.Module, wanted: Iterable[str], others: bool = True) -> list[str]:
    """Functions with which the analysis starts: `main` and others that nobody here calls.

    Args:
        module: the module.
        wanted: functions with sites; only what can lead to them counts.
        others: also functions that only their address leads to, which others may have got.

    Returns:
        Roots in text order. A cycle of functions that nobody calls is entered at its first.
    """
    callers = _callers(module)
    reached: set[str] = set()
    roots: set[str] = set()
    for name in wanted:
        roots |= _climb(name, callers, reached)
    if not others:
        taken = {name for names in functions_by_address(module).values() for name in names}
        roots -= {name for name in taken if module.functions[name].local}
    return [name for name in module.functions if name in roots]


def lent(module: ir.Module, wanted: Iterable[str]) -> list[str]:
    """The functions that may be called by what is not seen, by their address, and count then.

    Those count that lead to `wanted` ones, or to variables: what they are handed the unknown one
    may read and change itself.
    """
    taken = (name for names in functions_by_address(module).values() for name in names)
    counting = _leading(_callers(module), wanted) | touching(module)
    return [name for name in taken if name in counting]


def uncalled(module: ir.Module) -> list[str]:
    """The functions that nobody here calls, as far as can be seen, and others may."""
    callers = _callers(module)
    return [n for n, f in module.functions.items() if not (f.local or n in callers or n == "main")]


def exported(module: ir.Module, wanted: Iterable[str]) -> list[str]:
    """The functions that others call by their name, and that count.

    In a module with `main` those that nobody here calls: somebody does, or they would not be there.
    In a library all that others see. Static objects' constructors are among them.
    """
    callers = _callers(module)
    taken = {name for names in functions_by_address(module).values() for name in names}
    copied = {name for name, function in module.functions.items() if function.copied}
    own = callers.keys() | module.inlined if "main" in module.functions else callers.keys() & copied
    found = (_leading(callers, wanted) | touching(module)) - taken - own - {"main"}
    started = _listed(module, "llvm.global_ctors", "llvm.global_dtors")
    return [n for n, f in module.functions.items() if n in found and (n in started or not f.local)]


def _listed(module: ir.Module, *lists: str) -> set[str]:
    """The functions that run before `main`, or after it."""
    return {name for n in lists if n in module.globals for name in module.globals[n].references}


def _leading(callers: Mapping[str, Set[str]], wanted: Iterable[str]) -> set[str]:
    """The functions that lead to some."""
    above: set[str] = set()
    for name in wanted:
        _climb(name, callers, above)
    return above


@lru_cache(maxsize=1)  # asked several times of the module at hand
def _callers(module: ir.Module) -> Mapping[str, Set[str]]:
    """The functions that may call each."""
    callers: dict[str, set[str]] = {}
    by_address = functions_by_address(module)
    for function in module.functions.values():
        for call in calls_of(function):
            handed = handed_over(call, module.functions)
            for callee in (call.callee, *handed, *reachable_by_address(call, by_address)):
                callers.setdefault(callee, set()).add(function.name)
    return callers


def _climb(name: str, callers: Mapping[str, Set[str]], reached: set[str]) -> set[str]:
    """Uncalled functions above `name`; `name` itself where there are none."""
    found: set[str] = set()
    covered = name in reached
    stack = [name]
    while stack:
        current = stack.pop()
        if current in reached:
            covered = covered or current != name
            continue
        reached.add(current)
        above = callers.get(current, set())
        if current == "main" or not above:
            found.add(current)
        stack += above
    return found if found or covered else {name}
