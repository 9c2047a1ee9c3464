"""The facts that reach the operands of sites."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mixpert.graph import Operand, Via
from mixpert.passes.dataflow.fact_table import Facts, FactTable
from mixpert.passes.dataflow.facts import ORDER, RANK, Fact, Region
from mixpert.passes.dataflow.regions import meet


class Arrival(NamedTuple):
    """A fact that reaches an operand; `carried` where that takes a loop's back edge."""

    fact: Fact
    carried: bool


class Arrivals:
    """Collects arrivals: `found` has them by (writing site, reading site, operand)."""

    def __init__(self, table: FactTable) -> None:
        self.found: dict[tuple[int, int, Operand], set[Arrival]] = {}
        self._table = table
        self._noted: dict[tuple[int, Operand, Region, bool, bool], int] = {}

    def note(self, facts: Facts, site: int, operand: Operand, region: Region, guess: bool) -> None:
        """Note what reaches an operand that lies in a region, each fact once.

        `guess`: the memory that it lies in may be any other.
        """
        for mask, bits in facts.sets.items():
            carried = bool(mask)
            key = site, operand, region, guess, carried
            noted = self._noted.get(key, 0)
            self._noted[key] = noted | bits
            for fact in self._table.each(bits & ~noted):
                if meet(fact.region, region):
                    arrival = Arrival(fact.guessed() if guess else fact, carried)
                    self.found.setdefault((fact.site, site, operand), set()).add(arrival)


def label(arrivals: Iterable[Arrival]) -> Via:
    """The label of an edge: that of the least changed elements that may arrive, guesses left out.

    Where something worked on all of the matrix in place, the path around it (a loop that runs
    zero times) does not count: it would make every edge `direct`.
    """
    known = [arrival.fact for arrival in arrivals if not arrival.fact.guess]
    if not known:
        return "unknown"
    counted = [fact for fact in known if fact.whole] or known
    return ORDER[min(RANK[fact.via] for fact in counted)]
