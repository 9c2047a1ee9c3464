"""Integers and addresses as polynomials over values that the program does not compute itself.

`n * n * 4` computed in two places, or in a helper function from its argument, is one polynomial.
Overflow is taken not to happen: widening and narrowing change nothing, but for 8 and 16 bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from mixpert.passes.control.contexts import Context
from mixpert.passes.control.execution_order import Step
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import Polynomial, constant_of, plus, scaled, times
from mixpert.passes.symbolic.scalar_memory import MOST_STORED, Stored, Stores, single

_Definition = ir.Compute | ir.Load | ir.Offset

_MOST_TERMS = 16
_DEEPEST = 64


class Sizes:
    """Evaluates integer operands in contexts, also those loaded from memory."""

    def __init__(self, points_to: PointsTo, stores: Stores) -> None:
        self._points_to = points_to
        self._stores = stores
        self._definitions: dict[str, dict[str, _Definition]] = {}
        self._unequal = 0

    def product(self, context: Context, operands: Iterable[ir.Operand]) -> Polynomial:
        """The product of some operands."""
        return reduce(times, (self.value(context, operand) for operand in operands), {(): 1})

    def value(self, context: Context, operand: ir.Operand, depth: int = 0) -> Polynomial:
        """The polynomial of one operand; an unknown value is a symbol of its own."""
        if operand.is_constant:
            return self._literal(operand.literal)
        unknown: Polynomial = {((context.index, operand.name),): 1}
        if depth > _DEEPEST:
            return unknown
        if operand.name.startswith("@"):
            return self._address(operand)
        passed = passed_for(context, operand.name)
        if passed is not None:
            return self.value(passed[0], passed[1], depth + 1)
        result = self._computed(context, operand.name, depth)
        return unknown if result is None or len(result) > _MOST_TERMS else result

    def _address(self, operand: ir.Operand) -> Polynomial:
        if operand.offset is None:
            return self._unlike_any()
        return plus({((-1, operand.name),): 1}, {(): operand.offset})

    def _literal(self, text: str) -> Polynomial:
        if not text.removeprefix("-").isdigit():
            return self._unlike_any()
        return {(): int(text)} if int(text) else {}

    def _unlike_any(self) -> Polynomial:
        """A value of which nothing is known: not even that it equals itself elsewhere."""
        self._unequal += 1
        return {((-1, f"?{self._unequal}"),): 1}

    def _computed(self, context: Context, register: str, depth: int) -> Polynomial | None:
        """What the instruction that defines a register gives, where that is a polynomial."""
        definition = self._definition(context.function, register)
        if definition is None:
            return None
        if isinstance(definition, ir.Load):
            return None if definition.volatile else self._loaded(context, definition, depth)
        if isinstance(definition, ir.Offset):
            return self._moved(context, definition, depth)
        operands = [self.value(context, o, depth + 1) for o in definition.operands]
        if definition.opcode in LINEAR:
            return evaluate(definition.opcode, operands)
        return widened(definition.opcode, operands, definition.text)

    def _moved(self, context: Context, offset: ir.Offset, depth: int) -> Polynomial | None:
        if offset.terms is None:
            return None
        place = plus(self.value(context, offset.base, depth + 1), {(): offset.constant})
        for index, step in offset.terms:
            place = plus(place, scaled(self.value(context, index, depth + 1), step))
        return place

    def _loaded(self, context: Context, load: ir.Load, depth: int) -> Polynomial | None:
        """What a load gives, where it is one value: stored once, or always the same constant."""
        targets = self._points_to.targets(context, load.pointer)
        stored = self._stores.values(targets, load.type, Step(context, load))
        if stored is None:
            return None
        first = self._stored(stored[0], depth)
        if len(stored) == 1 and stored[0].once:
            return first
        # To follow all of them would take for ever where pointers change places.
        constant = constant_of(first) is not None or self._set_once(stored, first)
        same = constant and all(self._stored(other, depth) == first for other in stored[1:])
        return first if same else None

    def _set_once(self, stored: Sequence[Stored], first: Polynomial) -> bool:
        """Whether values are stored once in all, and the first is one number for ever."""
        return len(stored) <= MOST_STORED and single(stored) and self._stores.fixed(first)

    def held(self, context: Context, load: ir.Load) -> tuple[Context, ir.Operand] | None:
        """What was stored where a load looks, and where, if that is one operand that is known."""
        targets = self._points_to.targets(context, load.pointer)
        stored = self._stores.values(targets, load.type, Step(context, load)) or []
        one = stored[0] if len(stored) == 1 else None
        if one is None or one.context is None or not one.once or load.volatile:
            return None
        return one.context, one.operand

    def origin(self, context: Context | None, operand: ir.Operand) -> ir.Operand:
        """Where a number comes from: what the caller passes, what was stored where it is loaded."""
        for _ in range(MOST_STEPS):
            load = self._definition(context.function, operand.name) if context else None
            before = self.held(context, load) if context and isinstance(load, ir.Load) else None
            before = before or (passed_for(context, operand.name) if context else None)
            if before is None:
                return operand
            context, operand = before
        return operand

    def _stored(self, stored: Stored, depth: int) -> Polynomial:
        if stored.context is None:
            return self._literal(stored.operand.literal)
        return self.value(stored.context, stored.operand, depth + 1)

    def _definition(self, function: ir.Function, register: str) -> _Definition | None:
        if function.name not in self._definitions:
            self._definitions[function.name] = {
                instruction.result: instruction
                for block in function.blocks.values()
                for instruction in block.instructions
                if isinstance(instruction, (ir.Load, ir.Offset))
                or (isinstance(instruction, ir.Compute) and instruction.opcode in _COMPUTED)
            }
        return self._definitions[function.name].get(register)


MOST_STEPS = 32
"""How far the origin of a number is followed."""
LINEAR = frozenset(("add", "sub", "mul", "shl", "sext", "zext", "trunc"))
"""Opcodes whose result is a polynomial of their operands."""
_COMPUTED = LINEAR | {"ashr", "and"}
_LOWER_HALF = (1 << 32) - 1


def passed_for(context: Context, register: str) -> tuple[Context, ir.Operand] | None:
    """What the caller passes for a parameter, where there is one caller; None for other names."""
    if context.parent is None or context.call is None or context.shared:
        return None
    parameters = context.function.parameters
    if register not in parameters:
        return None
    position = parameters.index(register)
    arguments = context.call.arguments
    return (context.parent, arguments[position]) if position < len(arguments) else None


def evaluate(opcode: str, operands: list[Polynomial]) -> Polynomial | None:
    """What one of the LINEAR opcodes gives; None where that is no polynomial."""
    if len(operands) == 1:
        return operands[0]
    one, other = operands
    if opcode == "add":
        return plus(one, other)
    if opcode == "sub":
        return plus(one, scaled(other, -1))
    if opcode == "mul":
        return times(one, other)
    shift = constant_of(other)
    return scaled(one, 1 << shift) if shift is not None and 0 <= shift < 64 else None


def widened(opcode: str, operands: list[Polynomial], text: str) -> Polynomial | None:
    """A number of 32 bits in 64, as LLVM writes it: shifted to the left and back, or masked."""
    literal = text.rpartition(",")[2].strip()
    if len(operands) != 1 or not literal.isdigit():
        return None
    (one,) = operands
    if opcode == "and":
        return one if int(literal) == _LOWER_HALF else None
    divisor = 1 << int(literal)
    exact = all(factor % divisor == 0 for factor in one.values())
    return {product: factor // divisor for product, factor in one.items()} if exact else None
