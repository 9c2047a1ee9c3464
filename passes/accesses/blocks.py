"""The position of areas in matrices, and conditions for two of them to overlap."""

from __future__ import annotations

from dataclasses import dataclass

from mixpert.passes.accesses.areas import Area
from mixpert.passes.support.polynomials import (
    Frozen,
    Names,
    Polynomial,
    Symbol,
    frozen,
    less,
    minus,
    plus,
    renamed,
    symbols_of,
)
from mixpert.passes.support.prover import Prover, Rows


@dataclass(frozen=True, eq=False, slots=True)
class Block:
    """Where an area lies in a matrix: from its first row (in bytes) and column, up to others."""

    row: Polynomial
    below: Polynomial
    column: Polynomial
    after: Polynomial
    symbols: frozenset[Symbol]


class Blocks:
    """Answers for areas, each once."""

    def __init__(self, prover: Prover) -> None:
        self._prover = prover
        self._found: dict[tuple[Area, Frozen], Block | None] = {}
        self._renamed: dict[tuple[Block, frozenset[Symbol]], Block] = {}
        self._crossings: dict[tuple[Block, Block], Rows] = {}

    def of(self, area: Area, leading: Polynomial) -> Block | None:
        """Where an area lies in a matrix with that leading dimension; None: in no such matrix."""
        key = area, frozen(leading)
        if key not in self._found:
            parts = area.split(leading)
            self._found[key] = parts and _block(
                parts[0], plus(parts[0], area.length), parts[1], plus(parts[1], area.runs)
            )
        return self._found[key]

    def under(self, block: Block, names: Names) -> Block:
        """The same with other names, of which each symbol has one only."""
        changed = block.symbols.intersection(names)
        if not changed:
            return block
        key = block, changed
        if key not in self._renamed:
            parts = block.row, block.below, block.column, block.after
            self._renamed[key] = _block(*(renamed(part, names) for part in parts))
        return self._renamed[key]

    def crossing(self, one: Block, other: Block) -> Rows:
        """Rows meet, columns meet."""
        key = one, other
        if key not in self._crossings:
            rows = [less(one.row, other.below), less(other.row, one.below)]
            rows += [less(one.column, other.after), less(other.column, one.after)]
            self._crossings[key] = self._prover.rows(rows)
        return self._crossings[key]


def inside(one: Block, other: Block) -> tuple[Polynomial, ...]:
    """What is at least 0 where one block holds another."""
    return (
        minus(other.row, one.row),
        minus(one.below, other.below),
        minus(other.column, one.column),
        minus(one.after, other.after),
    )


def _block(row: Polynomial, below: Polynomial, column: Polynomial, after: Polynomial) -> Block:
    return Block(row, below, column, after, frozenset(symbols_of(row, below, column, after)))
