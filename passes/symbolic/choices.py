"""Registers that hold one of several numbers, as control came: what is known of them.

A number that is one of two lies between these. One that is a multiple of another, whichever way
control came, is that other one times a factor.
"""

from __future__ import annotations

from collections.abc import Iterator

from mixpert.passes.control.contexts import Context
from mixpert.passes.control.paths import Paths
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import (
    Polynomial,
    Symbol,
    frozen,
    minus,
    quotient_of,
    symbols_of,
    times,
)
from mixpert.passes.symbolic.derived import Derived
from mixpert.passes.symbolic.known_inequalities import Rule
from mixpert.passes.symbolic.scalar_memory import Stores

UNKNOWN = "?"
_WIDENINGS = frozenset(("sext", "zext"))
_MOST_VALUES = 4  # of a register that has one of two numbers
_MOST_PHIS = 8  # of one block, that are compared with each other


class Choices(Derived):
    """Evaluates registers that choose; `choices` are those of which several numbers are left."""

    def __init__(self, points_to: PointsTo, stores: Stores) -> None:
        super().__init__(points_to, stores)
        self.choices: dict[Symbol, tuple[Context, str, list[tuple[str, ir.Operand]]]] = {}
        self.iterations: dict[Symbol, tuple[Context, str]] = {}
        self._of_choices: dict[Symbol, list[Rule]] = {}
        self._choosing = False  # whether what another register may be is looked at

    def paths(self, function: ir.Function) -> Paths:
        """The paths of a function."""
        raise NotImplementedError

    def clear(self, context: Context | None) -> bool:
        """Whether registers have one value at a time there."""
        raise NotImplementedError

    def rules(self, symbol: Symbol) -> list[Rule]:
        """What holds of a symbol wherever it is computed, or of one that is one of two numbers."""
        if symbol not in self._of_choices:
            self._of_choices[symbol] = [*self._between(symbol)]
        return [*super().rules(symbol), *self._of_choices[symbol]]

    def _between(self, symbol: Symbol) -> Iterator[Rule]:
        """A number that is one of two lies between them.

        Asked for outside of loops only, where all three have one value.
        """
        context, block, incoming = self.choices.get(symbol, (None, "", []))
        values = {value.name: value for _, value in incoming}
        if context is None or not 1 < len(values) <= _MOST_VALUES or not self.clear(context):
            return
        paths = self.paths(context.function)
        places = (paths.defined[name][0] for name in values if name in paths.defined)
        if any(paths.innermost(place) for place in (block, *places)):
            return
        numbers = {frozen(self.value(context, value)): None for _, value in incoming}
        used = symbols_of(*map(dict, numbers))
        if symbol in used or any(s in self.iterations or s[1].startswith(UNKNOWN) for s in used):
            return
        if len(numbers) == 2:
            one, other = map(dict, numbers)
            own = _own(symbol)
            for least, most in ((one, other), (other, one)):
                ordered = (minus(most, least),)
                yield Rule(minus(own, least), ordered)
                yield Rule(minus(most, own), ordered)

    def _alike(
        self, context: Context, incoming: list[tuple[str, ir.Operand]], depth: int
    ) -> Polynomial | None:
        """What a register holds that is one number, whichever way control came."""
        defined = self.paths(context.function).defined
        found: dict[ir.Operand, None] = {}
        for _, value in incoming:
            _, widening = defined.get(value.name, ("", None))
            casts = isinstance(widening, ir.Compute) and widening.opcode in _WIDENINGS
            found.update(
                dict.fromkeys(ir.operands_of(widening) if casts and widening else (value,))
            )
        if len(found) == 1:
            return self.value(context, found.popitem()[0], depth + 1)
        if self._choosing:  # to follow one after another would take for ever
            return None
        self._choosing = True
        first, *others = (self.value(context, value, depth + 1) for value in found)
        self._choosing = False
        return first if all(other == first for other in others) else None

    def _multiple(
        self, context: Context, block: str, phi: ir.Compute, depth: int
    ) -> Polynomial | None:
        """What a register holds that is a multiple of another one, whichever way control came.

        LLVM multiplies before it chooses where one of the products is needed anyway.
        """
        every = context.function.blocks[block].instructions
        found = [i for i in every if isinstance(i, ir.Compute) and i.opcode == "phi"]
        if self._choosing or not 1 < len(found) <= _MOST_PHIS:
            return None
        paths = self.paths(context.function)
        self._choosing = True
        values = {
            one.result: {b: self.value(context, v, depth + 1) for b, v in paths.incoming(one)}
            for one in found
        }
        self._choosing = False
        own = values.pop(phi.result)
        if not self.iterations.keys().isdisjoint(symbols_of(*own.values())):
            return None
        for other, numbers in values.items():
            factors = [quotient_of(number, numbers[way]) for way, number in own.items()]
            if factors[0] and symbols_of(factors[0]) and all(f == factors[0] for f in factors):
                return times(_own((context.index, other)), factors[0])
        return None


def _own(symbol: Symbol) -> Polynomial:
    return {(symbol,): 1}
