"""The instructions of a module for the analysis, parsed from LLVM's canonical text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from mixpert.passes.llvm.initialisers import Held
    from mixpert.passes.llvm.records import Records


class Operand(NamedTuple):
    """A value: a register (``%x``), the address of a global (``@g``), or a constant.

    Attributes:
        name: ``%x`` or ``@g``; empty for a constant.
        offset: bytes added to a global's address; None where not constant.
        literal: the text of a constant.
    """

    name: str
    offset: int | None = 0
    literal: str = ""

    @property
    def is_constant(self) -> bool:
        """Whether it is neither a register nor an address."""
        return not self.name


class Alloca(NamedTuple):
    """A local variable; `size` is that in bytes, 0 where it is not constant."""

    result: str
    type: str
    size: int = 0


class Load(NamedTuple):
    """A read of memory; `type` is that of the value.

    `volatile`: the next read may find another value though nothing here writes (or it is atomic).
    """

    result: str
    pointer: Operand
    type: str
    volatile: bool = False


class Store(NamedTuple):
    """A write to memory; `type` is that of the value, `guards` decide whether it runs."""

    value: Operand
    pointer: Operand
    type: str
    guards: tuple[Operand, ...] = ()


class Offset(NamedTuple):
    """A getelementptr: `base` plus `offset` bytes, None where an index is not a constant.

    `constant` and `terms`: the same as a sum with terms of (index, bytes a step); `terms` is None
    where it is no such sum.
    """

    result: str
    base: Operand
    offset: int | None
    constant: int = 0
    terms: tuple[tuple[Operand, int], ...] | None = None


ComputeKind = Literal["move", "choose", "test", "compute"]


class Compute(NamedTuple):
    """Any other instruction with a result.

    `kind`: ``move`` passes values on unchanged, ``choose`` passes one of several on or a constant
    (so elements of a matrix are changed, but a pointer is still exact), ``test`` compares and so
    gives no pointer, ``compute`` is the rest. `guards`: the conditions by which a phi chooses.
    `text`: what follows the opcode, where `ranges` may ask for more than the operands.
    """

    result: str
    operands: tuple[Operand, ...]
    kind: ComputeKind
    opcode: str = ""
    guards: tuple[Operand, ...] = ()
    text: str = ""


class Call(NamedTuple):
    """A call or invoke; `callee` is a global's name or empty where the target is not known.

    Attributes:
        result: register of the result, or empty.
        types: LLVM type of each argument.
        returns_pointer: whether the result may hold a pointer.
        target: the register through which an indirect call goes, or None.
        unwinds: the block where control goes on if the function throws; empty where that is the
            caller's.
    """

    result: str
    callee: str
    arguments: tuple[Operand, ...]
    types: tuple[str, ...]
    returns_pointer: bool
    target: Operand | None = None
    unwinds: str = ""

    def constant(self, index: int | None) -> int | None:
        """The value of an argument where it is a literal count; None also for no argument."""
        if index is None or index >= len(self.arguments):
            return None
        literal = self.arguments[index].literal
        return int(literal) if literal.isdigit() else None


ASSUMPTION = "llvm.assume"
"""A function that does nothing: that its argument holds is known."""


class Return(NamedTuple):
    """The end of a function, with its value if there is one."""

    value: Operand | None


Instruction = Alloca | Load | Store | Offset | Compute | Call | Return


def operands_of(instruction: Instruction) -> tuple[Operand, ...]:
    """The values that an instruction uses."""
    used: tuple[Operand, ...] = ()
    match instruction:
        case Load(_, pointer):
            used = (pointer,)
        case Store(value, pointer, _, guards):
            used = (value, pointer, *guards)
        case Offset(_, base, _, _, terms):
            used = (base, *[index for index, _ in terms]) if terms else (base,)
        case Compute(_, operands, _, _, guards):
            used = (*operands, *guards)
        case Call(_, _, operands, target=target):
            used = operands if target is None else (*operands, target)
        case Return(result) if result is not None:
            used = (result,)
        case _:
            pass
    return used


@dataclass(slots=True)
class Block:
    """A basic block: instructions and the names of the blocks that may follow.

    `condition`: the register that decides between several, None where that is no register.
    `cases`: of a switch, for which number each of them follows, None for all others.
    `resumes`: it goes on to throw what a landing pad caught.
    """

    instructions: list[Instruction] = field(default_factory=list)
    successors: list[str] = field(default_factory=list)
    condition: Operand | None = None
    cases: list[int | None] = field(default_factory=list)
    resumes: bool = False


@dataclass(slots=True)
class Function:
    """A function with a body; `parameters` are register names, blocks are in text order.

    `variadic`: it takes more arguments than it has parameters. `copied`: other modules that call it
    may have copies of their own. `narrow`: parameters that are too narrow to hold an address.
    `returned`: where in a struct that it returns in registers, in bytes, pointers lie.
    """

    name: str
    parameters: list[str]
    local: bool
    blocks: dict[str, Block]
    variadic: bool = False
    copied: bool = False
    narrow: frozenset[str] = frozenset()
    returned: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many instructions it has."""
        return sum(len(block.instructions) for block in self.blocks.values())


class Global(NamedTuple):
    """A variable: which addresses its initialiser holds and whether other modules see it.

    `size`: in bytes; 0 where another module may have made it larger. `held`: the same addresses,
    each with its place.
    """

    local: bool
    constant: bool
    references: tuple[str, ...]
    initialiser: str
    size: int = 0
    held: tuple[Held, ...] = ()


class Declaration(NamedTuple):
    """A function without a body.

    Attributes:
        reads_only: it writes to no memory that the program sees.
        read_only: for each parameter, whether it is only read through.
        pointers: for each parameter, whether it is a pointer.
        unwinds: whether it may throw.
    """

    reads_only: bool
    read_only: tuple[bool, ...]
    pointers: tuple[bool, ...]
    unwinds: bool = True


@dataclass(eq=False, slots=True)
class Module:
    """One module; `inlined` are functions that it calls where no call is left.

    `unseen`: others may call functions of it, and hand structs to them, that it does not hold.
    `records`: its structs, None where they do not matter.
    """

    functions: Mapping[str, Function]
    declarations: Mapping[str, Declaration]
    globals: Mapping[str, Global]
    inlined: frozenset[str] = frozenset()
    unseen: bool = False
    records: Records | None = None
