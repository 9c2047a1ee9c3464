"""The control flow of all contexts as one graph of nodes with effects on matrix elements."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from mixpert.graph import Operand, Via
from mixpert.passes.accesses.areas import Access, Advance
from mixpert.passes.accesses.matrices import Matrix
from mixpert.passes.accesses.row_parts import Columns, Group
from mixpert.passes.accesses.slices import Pointwise
from mixpert.passes.control.contexts import Context, Contexts, Register
from mixpert.passes.control.replays import Replays, starts_thread
from mixpert.passes.control.unwinding import ends_program
from mixpert.passes.dataflow.loop_numbers import LoopNumbers
from mixpert.passes.dataflow.root_order import Places, RootOrder
from mixpert.passes.dataflow.translate import Translate
from mixpert.passes.device.kernel_stubs import taken
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.callback_hubs import CallbackHubs
from mixpert.passes.pointers.kept_callbacks import KeptCallbacks, may_keep
from mixpert.passes.pointers.memory import Object, Targets

_NONE: Mapping[Any, Any] = MappingProxyType({})


class Multiply(NamedTuple):
    """A site: reads some operands, writes C.

    `bytes` is how far operands reach from where they start, None where that is not a constant;
    `covers` are objects of which nothing is left as it was; `matrices` is what can be told of
    A and B, `result` of C where sizes or pointers in memory say it; `accesses` asks for the
    operands' areas; of those in `guesses` it is a guess where they lie. Of `partial` results
    something may be left as it was.
    """

    site: int
    reads: tuple[tuple[Operand, Targets], ...]
    writes: Targets
    bytes: Mapping[Operand, int | None]
    covers: frozenset[Object]
    matrices: Mapping[Operand, Matrix] = _NONE
    accesses: Mapping[Operand, Access] = _NONE
    result: Matrix | None = None
    guesses: frozenset[Operand] = frozenset()
    partial: bool = False


class Transfer(NamedTuple):
    """A copy, a kernel or a call: what is in `reads` may come to be in `writes`.

    `whole` are objects handed over by their start, so that all of them may be worked on; nothing is
    left of `covers`; `values` are numbers. Of objects in `reading` and `writing` nothing else is
    used; `filling` is overwritten; `guessed` are guesses. `pointwise` says what comes where,
    `groups` what comes from what, `columns` that elements stay in their columns.
    """

    reads: tuple[Object, ...]
    writes: tuple[Object, ...]
    whole: frozenset[Object]
    via: Via
    result: Register | None = None
    covers: frozenset[Object] = frozenset()
    values: tuple[Register, ...] = ()
    reading: Mapping[Object, tuple[Access, ...]] = _NONE
    writing: Mapping[Object, tuple[Access, ...]] = _NONE
    filling: Mapping[Object, tuple[Access, ...]] = _NONE
    guessed: frozenset[Object] = frozenset()
    pointwise: Pointwise | None = None
    groups: tuple[Group, ...] = ()
    columns: tuple[Columns, ...] = ()


class Read(NamedTuple):
    """A host load into a register; `decides` are registers that say from where.

    `regions`: by object, the bytes that it takes of it (first, end), None where not known.
    `guessed`: as for a transfer.
    """

    result: Register
    objects: tuple[Object, ...]
    decides: tuple[Register, ...] = ()
    access: Access | None = None
    regions: Mapping[Object, tuple[int, int] | None] = _NONE
    guessed: frozenset[Object] = frozenset()


class Write(NamedTuple):
    """A host store of a register (None: a constant) of `size` bytes; `decides`: if and where."""

    value: Register | None
    targets: Targets
    decides: tuple[Register, ...] = ()
    access: Access | None = None
    size: int | None = None


class Derive(NamedTuple):
    """A register computed from others."""

    result: Register
    operands: tuple[Register, ...]
    moves: bool


class Start(NamedTuple):
    """Memory that holds nothing from here on.

    `afresh`: another call of the module begins, in which all numbers may differ.
    """

    objects: tuple[Object, ...]
    afresh: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Sweep:
    """A loop ahead that overwrites objects, by `access` in every iteration; see `sweeps.Sweeps`.

    `skip`: from where to where control goes past it, where that may follow.
    """

    objects: tuple[Object, ...]
    targets: Targets
    access: Access
    header: str
    skip: tuple[str, str] | None


class First(NamedTuple):
    """Control comes here in the first iteration of a loop only, which is given as a bit."""

    loop: int


class Excluded(NamedTuple):
    """Control comes here only in runs that reach none of some sites."""

    sites: frozenset[int]


Item = Multiply | Transfer | Read | Write | Derive | Start | Sweep | First | Excluded | Advance


def used_registers(item: Item) -> tuple[Register, ...]:
    """The registers whose elements an effect passes on."""
    match item:
        case Derive(_, operands, _):
            return operands
        case Read():
            return item.decides
        case Write(value, _, decides):
            return decides if value is None else (value, *decides)
        case Transfer():
            return item.values
        case _:
            return ()


@dataclass(eq=False, slots=True)
class Node:
    """A stretch of a block between calls that have contexts of their own.

    Attributes:
        items: effects in order.
        successors: (node, loops whose back edge this repeats, loops that this leaves), as bit
            masks; a fact keeps what it carries but for the loops left, and adds those repeated.
        loops: bit mask of the loops around, those around the calls that lead here included.
        home: the context that it belongs to; None where control comes from elsewhere.
        origins: (first, end, instruction): which items are the effects of an instruction of `home`.
    """

    items: list[Item] = field(default_factory=list)
    successors: list[tuple[Node, int, int]] = field(default_factory=list)
    loops: int = 0
    home: Context | None = None
    origins: list[tuple[int, int, ir.Instruction]] = field(default_factory=list)

    def then(self, node: Node, repeats: int = 0, leaves: int = 0) -> None:
        """Add a successor."""
        self.successors.append((node, repeats, leaves))

    def next(self, items: Iterable[Item] = ()) -> Node:
        """A new node that follows."""
        node = Node([*items], loops=self.loops, home=self.home)
        self.then(node)
        return node

    def add(self, instruction: ir.Instruction, items: Iterable[Item]) -> None:
        """Add the effects of an instruction."""
        first = len(self.items)
        self.items += items
        if len(self.items) > first:
            self.origins.append((first, len(self.items), instruction))


class FlowGraph:
    """Nodes of all contexts; `entries` are those of the roots."""

    def __init__(
        self, contexts: Contexts, translate: Translate, throwing: Container[str] = frozenset()
    ) -> None:
        """`throwing`: functions out of which an exception may come."""
        self._translate = translate
        self._throwing = throwing
        self._loops = LoopNumbers(contexts.all)
        self._entry, self._exit, self._thrown = (
            {c: Node(loops=self._loops.outside[c], home=c) for c in contexts.all} for _ in range(3)
        )
        self.ways: dict[tuple[Node, Node], tuple[str, str]] = {}
        self._unwinding: list[tuple[Node, str, str]] = []
        forgotten = translate.between_roots(contexts.roots)
        between = [*translate.left_behind(), *forgotten, *translate.entering_again()]
        inside, elsewhere = Node([*forgotten]), Node(translate.between_processes())
        self._order = RootOrder(Node([*forgotten]), Node(between), inside, Node(), elsewhere)
        self._replays: Replays[Node] = Replays()
        self._kept: KeptCallbacks[Node] = KeptCallbacks()
        self._hubs: CallbackHubs[Node] = CallbackHubs(Node, self._ends)
        for context in contexts.all:
            self._build(context)
            self._exit[context].items += translate.ending(context)
        self.entries = [self._entry[context] for context in contexts.roots]
        ends = {c: (self._exit[c], self._thrown[c]) for c in contexts.roots}
        self._order.connect(contexts, {c: Places(self._entry[c], ends[c]) for c in ends})
        for entry in self.entries:
            self._kept.note_kept(contexts.exported, entry)
        self._kept.connect(self._hubs.link)
        self._replays.connect(Node([Start((), afresh=True)]), Node)

    def around(self, context: Context, block: str | None) -> int:
        """The loops around a block of a context, as bits; around the context itself for None."""
        return self._loops.around(context, block)

    def own(self, context: Context, header: str) -> int:
        """The bit of the loop with that header."""
        return self._loops.inside[context].own[header]

    def come_back(self) -> None:
        """Let what is not seen call roots before it returns, and let processes talk."""
        self._order.come_back()

    def _build(self, context: Context) -> None:
        function = context.function
        loops = self._loops.inside[context]
        outer = self._entry[context].loops
        first: dict[str, Node] = {}
        last: dict[str, Node] = {}
        for name, block in function.blocks.items():
            first[name] = Node(loops=outer | loops.around.get(name, 0), home=context)
            last[name] = self._fill(context, name, first[name])
            if block.resumes:
                self._unwinding.append((last[name], name, ""))
            elif ends_program(block):
                self._order.note_end(last[name], loops.around.get(name, 0))
            last[name].items += self._translate.ahead(context, name)
        self._entry[context].then(first[""])
        for name, block in function.blocks.items():
            for following in taken(context, block):
                node = self._before(context, (name, following), last[name])
                node.then(first[following], *loops.crossed(name, following))
                self._note_way(node, first[following], (name, following))
        for node, name, pad in self._unwinding:
            if pad:
                node.then(first[pad], *loops.crossed(name, pad))
                self._note_way(node, first[pad], (name, pad))
            else:
                node.then(self._thrown[context], 0, loops.around.get(name, 0))
        self._unwinding = []

    def _note_way(self, node: Node, following: Node, way: tuple[str, str]) -> None:
        """Note the way by which control goes to a block; of several, that it is not known."""
        if self.ways.setdefault((node, following), way) != way:
            self.ways[node, following] = "", way[1]

    def _before(self, context: Context, way: tuple[str, str], last: Node) -> Node:
        """The last node on a way from one block to another, before control takes it."""
        header = self._translate.once(context, *way)
        items = [*self._translate.on(context, way)]
        if header is not None:
            items.append(First(self.own(context, header)))
        return last.next(items) if items else last

    def _fill(self, context: Context, block: str, node: Node) -> Node:
        """Put a block's effects into nodes, split at calls; returns the last node."""
        for instruction in context.function.blocks[block].instructions:
            callee = context.callees.get(id(instruction))
            if callee is not None and isinstance(instruction, ir.Call):
                node.items += self._translate.entering(context, instruction, callee)
                after = Node(loops=node.loops, home=context)
                node.then(self._entry[callee])
                self._exit[callee].then(after)
                self._unwinding.append((self._thrown[callee], block, instruction.unwinds))
                node = after
                node.items += self._translate.leaving(context, instruction, callee)
            elif isinstance(instruction, ir.Call) and instruction.target is not None:
                node = self._indirect(context, block, instruction, node)
            else:
                items = [*self._translate.instruction(context, instruction)]
                if isinstance(instruction, ir.Call) and self._translate.talks(instruction):
                    node = self._order.note_message(node.next(), node.loops)
                node.add(instruction, items)
                if isinstance(instruction, ir.Call) and Replays.runs_again(instruction.callee):
                    self._replays.note_again(Node(items, loops=node.loops))
                if isinstance(instruction, ir.Return):
                    node.then(self._exit[context])
                elif isinstance(instruction, ir.Call):
                    node = self._split(context, block, instruction, node)
            if isinstance(instruction, ir.Call):
                node = self._call_back(context, block, instruction, node)
                node = self._keep(context, block, instruction, node)
        return node

    def _keep(self, context: Context, block: str, call: ir.Call, node: Node) -> Node:
        """The node that follows on a call which keeps functions, or calls those that were kept."""
        if may_keep(call.callee):
            self._kept.note_kept(context.callbacks.get(id(call), ()), node)
        later = context.later.get(id(call), ())
        if id(call) in context.outward:
            before, node = node, Node(self._translate.outward(), loops=node.loops, home=context)
            before.then(node)
            self._order.note_outward(before, node)
        if not later:
            return node
        after = node.next(self._translate.instruction(context, call))
        self._kept.note_call(node, after, later)
        self._unwinding += ((self._thrown[callee], block, call.unwinds) for callee in later)
        return after.next()

    def _split(self, context: Context, block: str, call: ir.Call, node: Node) -> Node:
        """The node that follows on a call from which control may go, or come, elsewhere."""
        throws = call.callee in self._throwing and not call.unwinds
        if not (throws or Replays.splits(call.callee)):
            return node
        after = node.next()
        if throws:
            self._unwinding.append((node, block, ""))
        if Replays.splits(call.callee):
            self._replays.note(context, call.callee, node, after)
        return after

    def _indirect(self, context: Context, block: str, call: ir.Call, node: Node) -> Node:
        """One of the functions that the pointer may point to runs, or one that is not seen."""
        called, complete = self._translate.called(context, call)
        after = Node(loops=node.loops, home=context)
        if not (complete and called):
            node.next(self._translate.instruction(context, call)).then(after)
        for callee in called:
            before = node.next(self._translate.entering(context, call, callee))
            behind = Node(loops=node.loops, home=context)
            behind.items += self._translate.leaving(context, call, callee)
            before.then(self._entry[callee])
            self._exit[callee].then(behind)
            self._unwinding.append((self._thrown[callee], block, call.unwinds))
            behind.then(after)
        return after

    def _call_back(self, context: Context, block: str, call: ir.Call, node: Node) -> Node:
        """What the call hands over may run before control goes on; no loop counts it.

        What the call itself does happens before and after each.
        """
        called = context.callbacks.get(id(call), ())
        if not called:
            return node
        for callback in called if starts_thread(call) else ():
            self._replays.note_thread(callback, *self._ends(callback))
        after = node.next(self._translate.instruction(context, call))
        self._hubs.link(node, after, called)
        self._unwinding += ((self._thrown[callback], block, call.unwinds) for callback in called)
        return after.next()

    def _ends(self, context: Context) -> tuple[Node, Node]:
        return self._entry[context], self._exit[context]
