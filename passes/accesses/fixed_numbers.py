"""Numbers that are the same as long as the program runs, because they are computed once."""

from __future__ import annotations

from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.control.contexts import Context, Contexts
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.support.polynomials import Polynomial, Symbol, symbols_of
from mixpert.passes.symbolic.scalar_memory import LANE
from mixpert.passes.symbolic.scalars import FINAL, Scalars


class FixedNumbers:
    """Answers for symbols: `main`, or what it calls once, outside of loops, computes them."""

    def __init__(
        self, contexts: Contexts, scalars: Scalars, footprints: Footprints, points_to: PointsTo
    ) -> None:
        self._contexts = contexts.all
        self._scalars = scalars
        self._footprints = footprints
        self._repeats = points_to.repeats
        self._found: dict[Symbol, bool] = {}

    def all_in(self, *polynomials: Polynomial) -> bool:
        """Whether all symbols of some polynomials are such numbers."""
        return all(map(self._is_fixed, symbols_of(*polynomials)))

    def in_main(self, context: Context) -> bool:
        """Whether `main` alone leads to a context, and registers have one value at a time there."""
        return context.root.function.name == "main" and self._footprints.clear(context)

    def _is_fixed(self, symbol: Symbol) -> bool:
        if symbol not in self._found:
            self._found[symbol] = False  # what is computed from itself is not
            self._found[symbol] = self._computed_once(symbol)
        return self._found[symbol]

    def _computed_once(self, symbol: Symbol) -> bool:
        parts = self._scalars.parts(symbol)
        if parts:
            return self.all_in(*parts)
        number, name = symbol
        if number == FINAL:
            return True
        if number < 0 or not self.in_main(self._contexts[number]):
            return False
        context = self._contexts[number]
        register = name.partition(LANE)[0]
        defined = self._scalars.paths(context.function).defined.get(register)
        if defined is None:  # of parameters only those of `main` come from outside
            return context.function.name == "main" and name in context.function.parameters
        return not self._repeats.of(context, defined[0])
