"""Numbers by which pointers are chosen: `buffer[i & 1]`, `buffer[current]`, where `current` flips.

They are followed from the index back: exactly, or as remainders where a mask or remainder is taken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Set
from math import lcm

from mixpert.passes.control.contexts import Context, Contexts, Register
from mixpert.passes.control.paths import Paths
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir_reader import operand
from mixpert.passes.pointers.memory import Object, Pointer, Targets
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.symbolic.sizes import passed_for
from mixpert.passes.text.module_text import split_top

MOST = 8
"""Numbers from this on are not followed."""
_MOST_REMAINDERS = 12
_PARTS = 3  # of a select
_EQUAL = re.compile(r"\s*(eq|ne) i\d+ ")
_SAME = frozenset(("sext", "zext", "trunc"))
_SUMS = frozenset(("add", "sub", "mul")) | _SAME

Variable = Register | Pointer


class FollowedNumbers:
    """Finds them.

    Attributes:
        modulus: for each register or place in memory, of what remainders are followed; 0: exactly.
        addresses: registers that hold an address which such numbers choose.
        types: of the numbers at places in memory.
    """

    def __init__(
        self,
        contexts: Contexts,
        points_to: PointsTo,
        arrays: Set[Object],
        may_follow: Callable[[Object], bool],
        chosen: Callable[[Targets], bool],
    ) -> None:
        """Find them.

        Args:
            contexts: all contexts.
            points_to: where pointers lead.
            arrays: memory that holds pointers.
            may_follow: whether only what the module stores changes some memory.
            chosen: whether a pointer with such targets is followed.
        """
        self.modulus: dict[Variable, int] = {}
        self.addresses: set[Register] = set()
        self.types: dict[Pointer, str] = {}
        self._endless: set[Variable] = set()  # counters of loops
        self._mixed: set[Variable] = set()  # places that are read as numbers of several widths
        self._points_to = points_to
        self._may_follow = may_follow
        self._contexts = contexts.all
        self._paths: dict[str, Paths] = {}
        self._stored: dict[Object, list[tuple[Context, ir.Store]]] | None = None
        for context in contexts.all if arrays else ():
            if context.one_at_a_time:
                self._begin(context, arrays, chosen)

    def _begin(
        self, context: Context, arrays: Set[Object], chosen: Callable[[Targets], bool]
    ) -> None:
        """Follow the indexes and conditions that choose pointers in a context."""
        for block in context.function.blocks.values():
            for instruction in block.instructions:
                match instruction:
                    case ir.Offset(result, base, _, _, (_, *_) as terms):
                        found = self._points_to.targets(context, base)
                        if any(target.object in arrays for target in found):
                            self.addresses.add((context.index, result))
                            for index, _ in terms:
                                self._need(context, index, 0)
                    case ir.Compute(result, _, _, "select"):
                        parts = arms(instruction)
                        if parts and chosen(self._points_to.targets(context, ir.Operand(result))):
                            self._need(context, parts[0], 0)
                    case _:
                        pass

    def _need(self, context: Context, operand: ir.Operand, modulus: int) -> None:
        waiting = [(context, operand, modulus)]
        while waiting:
            context, operand, modulus = waiting.pop()
            key = context.index, operand.name
            if operand.name.startswith("%") and self._is_new(key, modulus):
                waiting += self._used(context, operand.name, self.modulus[key])

    def _is_new(self, key: Variable, modulus: int) -> bool:
        known = self.modulus.get(key)
        merged = modulus if known is None else lcm(known, modulus)
        self.modulus[key] = merged if merged <= _MOST_REMAINDERS else 0
        return self.modulus[key] != known

    def _used(
        self, context: Context, register: str, modulus: int
    ) -> Iterator[tuple[Context, ir.Operand, int]]:
        """What a number is computed from, and of what remainders are needed there."""
        passed = passed_for(context, register)
        if passed is not None:
            yield (*passed, modulus)
        defined = self._path(context).defined.get(register)
        match defined[1] if defined else None:
            case ir.Compute(_, operands, _, "phi"):
                if not modulus and any(self._adds_to(context, one, register) for one in operands):
                    self._endless.add((context.index, register))
                yield from ((context, one, modulus) for one in operands)
            case ir.Compute(_, operands, _, opcode) if opcode in _SUMS:
                yield from ((context, one, modulus) for one in operands)
            case ir.Compute(_, operands, _, "xor"):
                power_of_two = modulus & (modulus - 1) == 0
                yield from ((context, one, modulus if power_of_two else 0) for one in operands)
            case ir.Compute(_, operands, _, "and" | "urem" | "srem") as rest:
                number = literal(rest)
                needed = number + (rest.opcode == "and") if number is not None else 0
                exact = rest.opcode == "srem" or (rest.opcode == "and" and needed & (needed - 1))
                yield from ((context, one, 0 if exact else needed) for one in operands)
            case ir.Compute(_, operands, _, "icmp") as test if _EQUAL.match(test.text):
                yield from ((context, one, 0) for one in operands)
            case ir.Load(_, pointer, "i32" | "i64" as type_, False):
                yield from self._read(context, pointer, type_, modulus)
            case _:
                pass

    def _adds_to(self, context: Context, operand: ir.Operand, register: str) -> bool:
        """Whether a number is a register and something more."""
        defined = self._path(context).defined.get(operand.name)
        sums = defined[1] if defined else None
        if not isinstance(sums, ir.Compute) or sums.opcode not in ("add", "mul"):
            return False
        return any(one.name == register for one in sums.operands)

    def _path(self, context: Context) -> Paths:
        name = context.function.name
        if name not in self._paths:
            self._paths[name] = Paths(context.function)
        return self._paths[name]

    def _read(
        self, context: Context, pointer: ir.Operand, type_: str, modulus: int
    ) -> Iterator[tuple[Context, ir.Operand, int]]:
        """What is stored at a place, if that is one."""
        targets = [*self._points_to.targets(context, pointer)]
        if len(targets) != 1 or not isinstance(targets[0].place, int):
            return
        (place,) = targets
        if self.types.setdefault(place, type_) != type_:
            self._mixed.add(place)
        if self._may_follow(place.object) and self._is_new(place, modulus):
            for at, store in self._stores().get(place.object, ()):
                yield at, store.value, self.modulus[place]

    def _stores(self) -> Mapping[Object, list[tuple[Context, ir.Store]]]:
        if self._stored is None:
            self._stored = {}
            for context in self._contexts:
                for block in context.function.blocks.values():
                    for store in block.instructions:
                        if isinstance(store, ir.Store):
                            for target in self._points_to.targets(context, store.pointer):
                                self._stored.setdefault(target.object, []).append((context, store))
        return self._stored

    def result(self, key: Variable, number: int | None) -> int | None:
        """What is kept of a number."""
        modulus = self.modulus.get(key)
        refused = key in self._mixed or (not modulus and key in self._endless)
        if number is None or modulus is None or refused:
            return None
        if modulus:
            return number % modulus
        return number if 0 <= number < MOST else None


def computed(compute: ir.Compute, number: Callable[[ir.Operand], int | None]) -> int | None:
    """What an instruction gives, if the numbers that it uses are known."""
    known = [one for operand in compute.operands if (one := number(operand)) is not None]
    if not known or len(known) < len(compute.operands):
        return None
    opcode = compute.opcode
    if opcode in _SAME:
        return known[0]
    if opcode in _SUMS:
        one, other = known
        return {"add": one + other, "sub": one - other, "mul": one * other}[opcode]
    constant = literal(compute)
    return _with_constant(compute, known[0], constant) if constant is not None else None


def _with_constant(compute: ir.Compute, one: int, constant: int) -> int | None:
    match compute.opcode:
        case "and":
            return one & constant
        case "xor":
            return one ^ constant
        case "urem" | "srem" if constant > 0 and one >= 0:
            return one % constant
        case "icmp" if (test := _EQUAL.match(compute.text)) is not None:
            return int((one == constant) == (test[1] == "eq"))
        case _:
            return None


def literal(compute: ir.Compute) -> int | None:
    """The constant with which an instruction computes, if it is its second operand."""
    text = compute.text.rpartition(",")[2].strip()
    return number_of(text) if len(compute.operands) == 1 else None


def number_of(text: str) -> int | None:
    """The number that a constant stands for."""
    if text.removeprefix("-").isdigit():
        return int(text)
    return {"true": 1, "false": 0}.get(text)


Arms = tuple[ir.Operand, ir.Operand, ir.Operand]


def arms(select: ir.Compute) -> Arms | None:
    """The condition of a select, and what it gives if that holds, and if not."""
    parts = split_top(select.text)
    if len(parts) != _PARTS or not parts[0].startswith("i1 "):
        return None
    condition, then, other = (operand(f" {part}") for part in parts)
    return condition, then, other
