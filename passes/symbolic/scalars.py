"""Integers and addresses as polynomials, also in loops, with known facts about their symbols.

Beside what `Sizes` can tell: a register that grows by the same amount in every iteration of a loop
is its first value plus that amount times the number of iterations; minima, maxima, quotients and
rounded numbers are symbols of their own, equal where what they are made of is. As in `Sizes`,
overflow is taken not to happen in what sizes, offsets and bounds of loops are computed with.
"""

from __future__ import annotations

from collections.abc import Iterable

from mixpert.passes.control.contexts import Context
from mixpert.passes.control.execution_order import Step
from mixpert.passes.control.paths import Paths
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.ir_reader import operand
from mixpert.passes.llvm.loops import Loop
from mixpert.passes.pointers.memory import Targets
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import (
    Polynomial,
    Symbol,
    constant_of,
    minus,
    narrowed,
    one_iteration_before,
    plus,
    symbols_of,
    times,
    without,
)
from mixpert.passes.symbolic.choices import UNKNOWN, Choices
from mixpert.passes.symbolic.derived import HALF
from mixpert.passes.symbolic.last_stores import last_stored, same_register
from mixpert.passes.symbolic.scalar_memory import Stores
from mixpert.passes.symbolic.sizes import LINEAR, evaluate, passed_for
from mixpert.passes.text.module_text import split_top

_KEPT = -4  # likewise of symbols that stand for what a place from outside holds throughout
FINAL = -5
"""Likewise of symbols that stand for what a place holds once all stores to it have run."""
_EXTREMES = {f"llvm.{sign}{name}": f"{sign}{name}" for sign in "su" for name in ("min", "max")}
_BINARY = frozenset(("and", "or", "xor", "lshr", "ashr", "sdiv", "udiv", "srem", "urem"))
_DIVISIONS = frozenset(("sdiv", "udiv", "srem", "urem"))
_DEEPEST = 64
_MOST_PHIS = 8  # that pass one number to each other


class Scalars(Choices):
    """Evaluates operands in contexts; `rules` says what is known of a symbol."""

    def __init__(self, points_to: PointsTo, stores: Stores) -> None:
        super().__init__(points_to, stores)
        self._paths: dict[str, Paths] = {}
        self._memo: dict[Symbol, Polynomial] = {}
        self._open: set[Symbol] = set()

    def paths(self, function: ir.Function) -> Paths:
        """The paths of a function, found once."""
        if function.name not in self._paths:
            self._paths[function.name] = Paths(function)
        return self._paths[function.name]

    def clear(self, context: Context | None) -> bool:
        """Whether registers have one value at a time there: one chain of calls, proper loops."""
        while context is not None:
            if context.shared or not self.paths(context.function).orderly:
                return False
            context = context.parent
        return True

    def value(self, context: Context, operand: ir.Operand, depth: int = 0) -> Polynomial:
        """The polynomial of one operand; an unknown value is a symbol of its own."""
        if not operand.name.startswith("%"):
            return super().value(context, operand, depth)
        key = context.index, operand.name
        if key in self._open:
            return {(key,): 1}
        if key not in self._memo:
            found = super().value(context, operand, depth)
            if self._open or self._choosing:  # what it depends on is not understood yet
                return found
            self._memo[key] = found
        return self._memo[key]

    def root(self, context: Context, pointer: ir.Operand, depth: int = 0) -> Symbol | None:
        """The symbol of the pointer from which an address counts; None where not known."""
        if not pointer.name.startswith("%") or depth > _DEEPEST:
            return (-1, pointer.name) if pointer.name.startswith("@") else None
        passed = passed_for(context, pointer.name)
        if passed is not None:
            return self.root(*passed, depth + 1)
        found: Symbol | None = (context.index, pointer.name)
        defined = self.paths(context.function).defined.get(pointer.name)
        match defined[1] if defined else None:
            case ir.Offset(_, base):
                found = self.root(context, base, depth + 1)
            case ir.Compute() as phi if self.value(context, pointer) != {(found,): 1}:
                found = self._first_root(context, phi, depth)
            case ir.Load() as load if held := self.held(context, load):
                found = self.root(*held, depth + 1)
            case ir.Load():
                symbols = symbols_of(self.value(context, pointer))
                found = symbols.pop() if len(symbols) == 1 else None
            case _:
                pass
        return found

    def _first_root(self, context: Context, phi: ir.Compute, depth: int) -> Symbol | None:
        """The root of a pointer that a loop moves: where it starts; or is the same on all ways."""
        paths = self.paths(context.function)
        block, _ = paths.defined[phi.result]
        loop = paths.loops.get(block)
        first = [v for b, v in paths.incoming(phi) if loop is None or b not in loop.blocks]
        return self.root(context, first[0], depth + 1) if phi.opcode == "phi" and first else None

    def iteration(self, context: Context, header: str) -> Symbol:
        """The symbol that counts the iterations of a loop, from 0."""
        symbol = context.index, f"trips of {header or 'entry'}"
        self.iterations[symbol] = context, header
        return symbol

    def goes_on(self, symbol: Symbol, context: Context, block: str) -> bool:
        """Whether the loop whose iterations a symbol counts is around a block of a context."""
        above, header = self.iterations[symbol]
        while context is not above:
            if context.parent is None or context.call is None:
                return False
            block = self.paths(context.parent.function).block_of(context.call)
            context = context.parent
        return block in self.paths(above.function).loops[header].blocks

    def varies(self, polynomial: Polynomial, context: Context, loop: Loop) -> bool:
        """Whether a polynomial may change while a loop of that context runs."""
        return any(self._varies(symbol, context, loop) for symbol in symbols_of(polynomial))

    def _varies(self, symbol: Symbol, context: Context, loop: Loop) -> bool:
        if symbol in self._parts:
            return any(self.varies(part, context, loop) for part in self._parts[symbol])
        if symbol[0] != context.index:
            return symbol[1].startswith(UNKNOWN)
        return self.set_in(symbol, context) in loop.blocks

    def counts(self, polynomial: Polynomial, context: Context, loop: Loop) -> bool:
        """Whether a polynomial changes in a loop, and with the count of its iterations only."""
        iteration = self.iteration(context, loop.header)
        counted = [product for product in polynomial if iteration in product]
        factors = {tuple(s for s in p if s != iteration): 1 for p in counted}
        once = all(product.count(iteration) == 1 for product in counted)
        parts = (without(polynomial, iteration), factors)
        return bool(counted) and once and not any(self.varies(p, context, loop) for p in parts)

    def set_in(self, symbol: Symbol, context: Context) -> str | None:
        """The block of its context in which a symbol gets its value; None for a parameter."""
        if symbol in self.iterations:
            return self.iterations[symbol][1]
        found = self.paths(context.function).defined.get(symbol[1])
        return found[0] if found else None

    def _computed(self, context: Context, register: str, depth: int) -> Polynomial | None:
        """What the instruction that sets a register gives; None: a symbol of its own."""
        defined = self.paths(context.function).defined.get(register)
        if defined is None:
            return None
        block, instruction = defined
        result: Polynomial | None = None
        match instruction:
            case ir.Load(volatile=False):
                result = self._loaded(context, instruction, depth)
            case ir.Offset():
                result = self._moved(context, instruction, depth)
            case ir.Call() if name := _EXTREMES.get(instruction.callee.rpartition(".")[0]):
                result = self._extreme(name, self._values(context, instruction.arguments, depth))
            case ir.Compute(_, _, _, "phi"):
                result = self._phi(context, block, instruction, depth)
            case ir.Compute():
                result = self._arithmetic(context, instruction, depth)
            case _:
                pass
        return result

    def _loaded(self, context: Context, load: ir.Load, depth: int) -> Polynomial | None:
        """What is stored there; what came from outside is one value where nothing writes to it."""
        stored = super()._loaded(context, load, depth)
        if stored is not None:
            return stored
        targets = self._points_to.targets(context, load.pointer)
        kept = self._stores.kept(context, targets)
        if kept:
            return {((_KEPT, f"{kept} {load.type}"),): 1}
        return self._last(context, load, targets, depth)

    def _last(
        self, context: Context, load: ir.Load, targets: Targets, depth: int
    ) -> Polynomial | None:
        """What a place holds for good, as no store to it can run any more."""
        stored = last_stored(self._stores, targets, load.type, Step(context, load))
        register = same_register(self._stores, stored)
        if register is not None:
            return self.value(*register, depth + 1)
        places = [f"{target.object.name}+{target.place}" for target in targets]
        return {((FINAL, f"{places[0]} {load.type}"),): 1} if stored else None

    def _values(
        self, context: Context, operands: Iterable[ir.Operand], depth: int
    ) -> list[Polynomial]:
        return [self.value(context, operand, depth + 1) for operand in operands]

    def _arithmetic(self, context: Context, compute: ir.Compute, depth: int) -> Polynomial | None:
        opcode = compute.opcode
        if opcode in LINEAR:
            found = evaluate(opcode, self._values(context, compute.operands, depth))
            cut = opcode == "trunc" and compute.text.endswith(f" to i{HALF}")
            return narrowed(found, HALF) if found and cut else found
        if opcode in ("freeze", "bitcast"):
            return self.value(context, compute.operands[0], depth + 1)
        if opcode not in _BINARY or "<" in compute.text:
            return None
        parts = split_top(compute.text)
        one, other = self._values(context, [operand(f" {part}") for part in parts], depth)
        constant = constant_of(other)
        if opcode == "or":
            return plus(one, other) if "disjoint" in compute.text else None
        if constant is not None:
            return self._with_constant(opcode, one, constant)
        type_ = parts[0].split()[-2]
        return self.over(opcode, type_, one, other) if opcode in _DIVISIONS else None

    def for_all(self, polynomial: Polynomial, iteration: Symbol, count: Polynomial) -> Polynomial:
        """The polynomial with a symbol that stands for all numbers below `count`, for `iteration`.

        It is the same in loops that do the same: only to be compared, nothing else is known of it.
        """
        total: Polynomial = {}
        for product, factor in polynomial.items():
            symbols = (self._for_all(symbol, iteration, count) for symbol in product)
            total = plus(total, {tuple(sorted(symbols)): factor})
        return total

    def _for_all(self, symbol: Symbol, iteration: Symbol, count: Polynomial) -> Symbol:
        if symbol == iteration:
            return self._symbol("all below", (count,))[0]
        if symbol not in self._parts:
            return symbol
        parts = (self.for_all(part, iteration, count) for part in self._parts[symbol])
        return self._symbol(self._kinds[symbol], tuple(parts))[0]

    def _phi(self, context: Context, block: str, phi: ir.Compute, depth: int) -> Polynomial | None:
        """A register that grows evenly in a loop; elsewhere what it may be is noted."""
        own = context.index, phi.result
        paths = self.paths(context.function)
        incoming = paths.incoming(phi)
        loop = paths.loops.get(block)
        reloaded = self._reloaded(context, phi, depth)
        if reloaded is not None:
            return reloaded
        if loop is None:
            self.choices[own] = context, block, incoming
            alike = self._alike(context, incoming, depth)
            return self._multiple(context, block, phi, depth) if alike is None else alike
        first = {value for name, value in incoming if name not in loop.blocks}
        if len(first) != 1:
            return None
        self._open.add(own)
        repeated = [self.value(context, v, depth + 1) for b, v in incoming if b in loop.blocks]
        self._open.discard(own)
        if any(other != repeated[0] for other in repeated):
            return None
        start = self.value(context, first.pop(), depth + 1)
        return self._counted(own, start, repeated[0], (context, loop))

    def _reloaded(self, context: Context, phi: ir.Compute, depth: int) -> Polynomial | None:
        """The number that a register and others hold which pass it to each other in loops.

        LLVM loads the bound of a loop again only behind what may have changed it.
        """
        paths = self.paths(context.function)
        phis, loads = {phi.result: phi}, dict[str, ir.Operand]()
        waiting = [phi]
        while waiting and len(phis) <= _MOST_PHIS:
            for _, value in paths.incoming(waiting.pop()):
                _, defined = paths.defined.get(value.name, ("", None))
                if isinstance(defined, ir.Compute) and defined.opcode == "phi":
                    if value.name not in phis:
                        phis[value.name] = defined
                        waiting.append(defined)
                elif isinstance(defined, ir.Load):
                    loads[value.name] = value
                else:
                    return None
        if waiting or len(loads) <= 1:
            return None
        own = {(context.index, name) for name in phis} - self._open
        self._open |= own  # the loads may give what is computed from these registers
        first, *others = self._values(context, loads.values(), depth)
        self._open -= own
        if not own.isdisjoint(symbols_of(first)):
            return None
        around = [loop for name in phis for loop in paths.all_around(paths.defined[name][0])]
        one = all(other == first for other in others)
        fixed = one and not any(self.varies(first, context, loop) for loop in around)
        return first if fixed else None

    def _counted(
        self, own: Symbol, start: Polynomial, after: Polynomial, place: tuple[Context, Loop]
    ) -> Polynomial | None:
        """A register: `start` in the first iteration of a loop, and `after` in the next one."""
        context, loop = place
        iteration = self.iteration(context, loop.header)
        step = minus(after, _own(own))
        if after == start and not self.varies(start, context, loop):
            return start
        if not self.varies(step, context, loop):
            return plus(start, times(step, {(iteration,): 1}))
        if not self.counts(after, context, loop):
            return None
        earlier = one_iteration_before(after, iteration)  # what the iteration before has set
        return earlier if without(earlier, iteration) == start else None


def _own(symbol: Symbol) -> Polynomial:
    return {(symbol,): 1}
