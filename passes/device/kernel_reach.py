"""The memory that kernels access through their arguments, as their PTX shows."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from functools import partial
from math import gcd

from mixpert.passes.device.kernel_accesses import Access, Accesses, Spans, Touched
from mixpert.passes.device.ptx import (
    Instruction,
    Kernel,
    NotRead,
    element_of,
    read_kernel,
    width,
)
from mixpert.passes.device.ptx_bounds import Bounds, size_of
from mixpert.passes.device.ptx_columns import At, ColumnFinder
from mixpert.passes.device.ptx_examples import Examples
from mixpert.passes.device.ptx_facts import Facts
from mixpert.passes.device.ptx_fills import Fills, Store
from mixpert.passes.device.ptx_flows import Flows
from mixpert.passes.device.ptx_groups import Groups
from mixpert.passes.device.ptx_joins import Joins
from mixpert.passes.device.ptx_pointwise import is_pointwise
from mixpert.passes.device.ptx_rows import in_rows, strides_of
from mixpert.passes.device.ptx_symbols import ITERATION, VARIABLE, is_outer
from mixpert.passes.device.ptx_tiles import in_arrays
from mixpert.passes.device.ptx_values import Values
from mixpert.passes.effects.effect import Columns, Span
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    divided,
    minus,
    plus,
    scaled,
    symbols_of,
    times,
)

_READS = frozenset({"ld", "ldu", "atom"})
_WRITES = frozenset({"st", "atom", "red"})
_OTHERS = frozenset({"prefetch", "prefetchu", "applypriority"})
_ELSEWHERE = frozenset({"shared", "local", "const", "param", "tensormap"})
"""Spaces in which no matrix lies; of `ld.param` and of shared memory nothing is to be said."""
_SHARED_ALONE = frozenset({"ldmatrix", "stmatrix", "mbarrier"})
_ASSERTS = frozenset({"__assertfail", "vprintf"})
"""What a kernel may call: they read what they are handed, and come back with a number."""
_MOST_ADDRESSES = 8
_MOST_STEPS = 1_500
_MOST_INSTRUCTIONS = 4_000
"""Of larger kernels it is only told which arguments they read and write."""


def touched(text: str, pointers: Sequence[bool]) -> Touched | None:
    """What a kernel touches.

    Args:
        text: its PTX.
        pointers: which of its parameters are pointers.

    Returns:
        None where that is not seen.
    """
    try:
        kernel = read_kernel(text)
        if len(kernel.parameters) != len(pointers):
            return None
        return _Kernel(kernel, pointers).touched()
    except (NotRead, RecursionError):
        return None


class _Kernel:
    """One kernel."""

    def __init__(self, kernel: Kernel, pointers: Sequence[bool]) -> None:
        self._kernel = kernel
        self._pointers: frozenset[Symbol] = frozenset(
            (index, "") for index, pointer in enumerate(pointers) if pointer
        )
        self._values = Values(kernel)
        self._bounds = Bounds(self._values)
        self._facts = Facts(self._values, self._bounds.at_least_zero)
        self._examples = Examples(self._values)
        self._steps = 0
        instructions = sum(len(block.instructions) for block in kernel.blocks)
        self._large = instructions > _MOST_INSTRUCTIONS
        self._fills = Fills(self._values, self._facts)

    def touched(self) -> Touched:
        """See the function of this name.

        Raises:
            NotRead: it touches more than can be told.
        """
        if list(self._accesses()) and not self._large:  # all registers that count are known now
            for block in self._facts.order:
                for fact in in_arrays(self._values, block):
                    self._facts.add(block, fact)
            Joins(self._values, self._facts, self._bounds).settle()
        every = self._every()
        stores = [
            self._store(spans[0][0], access)
            for access, spans in every
            if access.always and len(spans) == 1 and not self._large
        ]
        filled = list(self._fills.of(stores))
        fills = [span for i, span in enumerate(filled) if span not in filled[:i]]
        accesses = Accesses(self._values, self._bounds, self._fills.pitches)
        whole = accesses.together(every, fills)
        if self._large:
            return whole
        flows = Flows(self._kernel)
        parts = accesses.parts(flows, every, fills)
        groups = () if parts else Groups(flows, accesses, self._in_rows).of(every)
        return whole._replace(
            pointwise=self._pointwise(),
            parts=parts,
            groups=groups,
            columns=self._columns(flows),
            apart=tuple(self._fills.apart),
        )

    def _in_rows(self, pointer: Symbol, access: Access) -> Span | None:
        """The part of each row that an access touches, where that is seen."""
        distance = self._values.settled(minus(access.address, {(pointer,): 1}))

        def most(polynomial: Polynomial) -> Polynomial | None:
            natural = self._bounds.at_least_zero(polynomial, access.facts)
            return self._bounds.most(polynomial, access.facts) if natural else None

        return in_rows(self._values, pointer[0], distance, access.bytes, most)

    def _columns(self, flows: Flows) -> tuple[Columns, ...]:
        """What stays in its columns."""
        found: list[At] = []
        for access in self._accesses():
            addresses = self._addresses(access.address)
            bases = symbols_of(*addresses) & self._pointers
            if len(addresses) != 1 or len(bases) != 1:
                return ()
            base = bases.pop()
            distance = self._values.settled(minus(addresses[0], {(base,): 1}))
            found.append(At(access.place, base[0], distance, access.reads, access.writes))
        bounded = partial(self._bounds.at_least_zero, facts=())
        return ColumnFinder(self._kernel, flows, self._values, found, bounded).found()

    def _every(self) -> list[Spans]:
        """All accesses, with what they touch.

        Where an argument is touched as a whole, no more is asked, but if parts may be told apart.
        """
        accesses = list(self._accesses())
        symbols = symbols_of(*(access.address for access in accesses if access.writes))
        several = len(self._values.made_of({(s,): 1 for s in symbols}) & self._pointers) > 1
        found: list[Spans] = []
        whole: set[tuple[int, Symbol]] = set()
        for access in accesses:
            known = frozenset() if several else frozenset(whole)
            spans = list(self._spans(access, known))
            whole |= {(r, p) for p, span in spans for r in access.roles if span.rows is None}
            found.append((access, spans))
        return found

    def _pointwise(self) -> bool:
        distances = []
        for access in self._accesses() if not self._large else ():
            addresses = self._addresses(access.address)
            bases = symbols_of(*addresses) & self._pointers
            if len(addresses) != 1 or len(bases) != 1:
                return False
            distance = minus(self._values.settled(addresses[0]), {(bases.pop(),): 1})
            distances.append((distance, access.bytes))
        return is_pointwise(self._kernel, distances)

    def _accesses(self) -> Iterator[Access]:
        for block in self._facts.order:
            for index, instruction in enumerate(self._kernel.blocks[block].instructions):
                found = self._access(instruction, (block, index))
                if found is not None:
                    yield found

    def _access(self, instruction: Instruction, place: tuple[int, int]) -> Access | None:
        """What an instruction does to memory in which matrices may lie."""
        opcode, *kinds = instruction.opcode.split(".")
        if opcode == "call":
            if not any(name in _ASSERTS for name in instruction.operands):
                raise NotRead
            return None
        addresses = [text for text in instruction.operands if text.startswith("[")]
        if not addresses or opcode in _OTHERS or opcode in _SHARED_ALONE:
            return None
        if opcode not in _READS | _WRITES:
            raise NotRead
        if opcode in _WRITES:
            self._keeps_no_pointer(instruction, place)
        if _ELSEWHERE & set(kinds):
            return None
        address = self._values.address(addresses[0], place)
        if self._of_own(address):
            return None
        facts = self._facts.at(place[0])
        if instruction.guard:
            condition = self._values.condition(instruction.guard, place)
            facts = [*facts, *self._facts.said(condition, not instruction.negated)]
        facts = [self._values.settled(fact) for fact in reversed(facts)]  # the nearest first
        element, size = element_of(instruction.opcode), width(instruction.opcode)
        reads, writes = opcode in _READS, opcode in _WRITES
        always = opcode == "st" and not instruction.guard
        return Access(address, element, size, reads, writes, facts, place, always)

    def _store(self, pointer: Symbol, access: Access) -> Store:
        (address,) = self._addresses(access.address)
        distance = self._values.settled(minus(address, {(pointer,): 1}))
        return Store(pointer, distance, access.bytes, access.place[0])

    def _keeps_no_pointer(self, instruction: Instruction, place: tuple[int, int]) -> None:
        """Refuse kernels that store a pointer: it may come back from there."""
        for text in instruction.operands[1:]:
            for one in text.strip("{}").split(","):
                value = self._values.operand(one.strip() or "0", place)
                if self._values.made_of(value) & self._pointers:
                    raise NotRead

    def _of_own(self, address: Polynomial) -> bool:
        """Whether an address is in shared or local memory."""
        names = {s[1] for product in address for s in product if s[0] == VARIABLE}
        return bool(names & self._kernel.variables.keys())

    def _spans(
        self, access: Access, whole: Container[tuple[int, Symbol]]
    ) -> Iterator[tuple[Symbol, Span]]:
        """What an access touches, by the pointer from which it starts.

        Raises:
            NotRead: it starts from none that is known.
        """
        for address in self._addresses(access.address):
            bases = symbols_of(address) & self._pointers
            if len(bases) != 1:
                raise NotRead
            (base,) = bases
            distance = minus(address, {(base,): 1})
            if self._values.made_of(distance) & self._pointers:
                raise NotRead
            if all((role, base) in whole for role in access.roles):
                yield base, Span(base[0])
            else:
                yield base, self._with_whole_steps(base[0], distance, access)

    def _with_whole_steps(self, argument: int, distance: Polynomial, access: Access) -> Span:
        """What an access touches, and what if loops end with a whole step."""
        span = self._span(argument, distance, access)
        facts = [_in_whole_steps(fact) for fact in access.facts]
        if facts != access.facts and span.rows is not None:
            whole = self._span(argument, distance, access._replace(facts=facts))
            if whole.columns == span.columns and whole.leading == span.leading:
                return span._replace(whole=whole.rows)
        return span

    def _addresses(self, address: Polynomial) -> list[Polynomial]:
        """An address, or those of which it may be one."""
        found, agenda = [], [address]
        while agenda:
            one = agenda.pop()
            joined = [s for s in symbols_of(one) if one.get((s,)) == 1 and s in self._values.ways]
            if symbols_of(one) & self._pointers or not joined:
                found.append(one)
            else:
                rest = minus(one, {(joined[0],): 1})
                agenda += (
                    plus(self._values.settled(w), rest) for w in self._values.ways[joined[0]]
                )
            if len(found) + len(agenda) > _MOST_ADDRESSES:
                raise NotRead
        return found

    def _span(self, argument: int, distance: Polynomial, access: Access) -> Span:
        """The part of an argument's memory in which an access lies; all of it if not known."""
        if self._large:
            return Span(argument)
        for stride in strides_of(distance):
            across = {p: f for p, f in distance.items() if divided(p, stride) is not None}
            pitch = gcd(access.element, *across.values())
            iterations = {divided(p, stride) or (): f // pitch for p, f in across.items()}
            columns = self._range(iterations, access)
            rows = None if columns is None else self._range(minus(distance, across), access)
            if columns is None or rows is None:
                continue
            length, count = plus(rows, {(): access.bytes}), plus(columns, ONE)
            leading = {stride: pitch}
            if length == leading:
                return Span(argument, times(length, count), ONE, size=1)
            if not any(divided(p, stride) is not None for p in length):
                return Span(argument, length, count, leading, 1)
        most = self._range(distance, access)
        return Span(argument) if most is None else _stretch(argument, most, access.bytes)

    def _range(self, polynomial: Polynomial, access: Access) -> Polynomial | None:
        """The most that a polynomial can be, which is at least 0; None: not known."""
        if not self._bounds.at_least_zero(polynomial, access.facts):
            return None
        if all(map(is_outer, symbols_of(polynomial))):
            return polynomial
        most = self._bounds.most(polynomial, access.facts)
        found = [most] if most is not None else []
        most = min(
            [*found, *self._bounds.by_digits(polynomial, access.facts)], key=size_of, default=None
        )
        guesses = [
            scaled({p: f for p, f in fact.items() if all(map(is_outer, p))}, by)
            for fact in access.facts
            for by in (1, access.element)
        ]
        guesses += self._rows(access)
        if most is not None and most in guesses:
            return most
        smaller = [g for g in guesses if any(g) and (most is None or size_of(g) <= size_of(most))]
        most = next((g for g in smaller if self._is_bound(g, polynomial, access)), most)
        if most is None:
            most = self._bounds.most(polynomial, access.facts, launched=True)
        return most

    def _rows(self, access: Access) -> Iterator[Polynomial]:
        """The last place in a row, and where the last access to one begins.

        Of rows of which the length divides an index.
        """
        divisors = [self._values.settled(other) for _, other in self._values.quotients.values()]
        for row in (one for i, one in enumerate(divisors) if one not in divisors[:i]):
            if any(row) and all(map(is_outer, symbols_of(row))):
                yield minus(row, ONE)
                yield minus(scaled(row, access.element), {(): access.bytes})

    def _is_bound(self, guess: Polynomial, polynomial: Polynomial, access: Access) -> bool:
        """Whether what bounds another number bounds this one, too, as in unrolled loops."""
        if self._steps > _MOST_STEPS or self._examples.refute(guess, polynomial, access.facts):
            return False
        before = self._bounds.steps
        found = self._bounds.at_least_zero(minus(guess, polynomial), access.facts)
        self._steps += self._bounds.steps - before
        return found


def _in_whole_steps(fact: Polynomial) -> Polynomial:
    """What a bound of a loop's iterations says, if the last step ends just there."""
    inner = {product: factor for product, factor in fact.items() if not all(map(is_outer, product))}
    ((product, factor),) = inner.items() if len(inner) == 1 else (((), 0),)
    stepping = len(product) == 1 and product[0][0] == ITERATION and factor < -1
    return plus(fact, {(): factor + 1}) if stepping and fact.get(()) == -1 else fact


def _stretch(argument: int, most: Polynomial, size: int) -> Span:
    return Span(argument, plus(most, {(): size}), ONE, size=1)
