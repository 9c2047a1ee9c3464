"""Facts about numbers from the branches and loops of a kernel: polynomials that are at least 0."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import gcd

from mixpert.passes.device.ptx import Kernel
from mixpert.passes.device.ptx_conditions import Condition, Not, Predicate, Several
from mixpert.passes.device.ptx_symbols import ITERATION, QUOTIENT, THREAD, is_outer
from mixpert.passes.device.ptx_values import Values
from mixpert.passes.support.dominance import immediate_dominators
from mixpert.passes.support.polynomials import (
    ONE,
    Polynomial,
    Symbol,
    less,
    minus,
    one_iteration_before,
    plus,
    scaled,
    symbols_of,
    without,
)

Proof = Callable[[Polynomial, Sequence[Polynomial]], bool]
"""Whether a polynomial is at least 0 where some others are."""

_UNSIGNED = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_OPPOSITE = {"lt": "ge", "ge": "lt", "le": "gt", "gt": "le", "eq": "ne", "ne": "eq"}


class Facts:
    """Answers for one kernel; `proves` is asked of the first iterations of loops."""

    def __init__(self, values: Values, proves: Proof) -> None:
        self._values = values
        self._proves = proves
        self._blocks = values.kernel.blocks
        self.order = _order(values.kernel)
        number = {block: index for index, block in enumerate(self.order)}
        before = [
            [number[b] for b in self._blocks[block].before if b in number] for block in self.order
        ]
        above = immediate_dominators(before)
        self._above = {block: self.order[above[i]] for i, block in enumerate(self.order)}
        self._number = number
        self._found: dict[int, list[Polynomial]] = {}
        self._added: dict[int, list[Polynomial]] = {}

    def at(self, block: int) -> list[Polynomial]:
        """What holds in a block that control can come to."""
        if block not in self._found:
            above = self._above[block]
            found = [] if above == block else list(self.at(above))
            known = len(self._found)
            self._found[block] = [*found]  # while loops are looked at
            before = [b for b in self._blocks[block].before if b in self._number]
            if len(before) == 1:
                found += self._on(before[0], block)
            else:
                found += self._around(block, before)
            for inner in [*self._found][known:]:  # found when less was known of this one
                del self._found[inner]
            self._found[block] = [*found, *self._added.get(block, ())]
        return self._found[block]

    def said(
        self, condition: Condition, holds: bool, known: Sequence[Polynomial] = ()
    ) -> list[Polynomial]:
        """What is at least 0 where a condition holds, or does not, and where others are, too."""
        match condition:
            case Predicate():
                return self._compared(condition, holds, known)
            case Not(part):
                return self.said(part, not holds, known)
            case Several(every, parts) if every == holds:
                return [fact for part in parts for fact in self.said(part, holds, known)]
            case _:
                return []

    def _compared(
        self, predicate: Predicate, holds: bool, known: Sequence[Polynomial]
    ) -> list[Polynomial]:
        kind = _UNSIGNED.get(predicate.kind, predicate.kind)
        unsigned = predicate.unsigned or kind != predicate.kind
        one, other = (self._values.settled(p) for p in (predicate.one, predicate.other))
        kind = kind if holds or kind not in _OPPOSITE else _OPPOSITE[kind]
        if kind in ("gt", "ge"):
            kind, one, other = "lt" if kind == "gt" else "le", other, one
        if kind == "eq":
            return [minus(one, other), minus(other, one)]
        if kind == "ne":
            ways = (minus(one, other), minus(other, one))
            return [_whole(minus(w, ONE)) for w in ways if known and self._proves(w, known)]
        if kind not in ("lt", "le"):
            return []
        found = [_whole(less(one, other) if kind == "lt" else minus(other, one))]
        if unsigned:  # of a number that looks negative this says nothing
            sizes = {s for s in symbols_of(other) if is_outer(s)}
            natural = self._values.is_natural(other, sizes) or self._proves(other, known)
            return [*found, one] if natural else []
        return found

    def exactly(self, block: int, pointer: Symbol) -> list[Polynomial] | None:
        """What is at least 0 just where control comes to a block in the first iterations of loops.

        Args:
            block: the block.
            pointer: a pointer that is taken not to be null.

        Returns:
            None where that is not seen.
        """
        chain = [block]
        while self._above[chain[-1]] != chain[-1]:
            chain.append(self._above[chain[-1]])
        found: list[Polynomial] = []
        certain = chain.pop()
        for following in reversed(chain):
            if not self._always(following, certain):
                before = [b for b in self._blocks[following].before if b in self._number]
                if len(before) != 1 or not self._always(before[0], certain):
                    return None
                more = self._exact(*self._branch(before[0], following), pointer)
                if more is None:
                    return None
                found += more
            certain = following
        return found

    def goes_on(self, iterations: Polynomial) -> list[Polynomial] | None:
        """What is at least 0 just where a loop has a further iteration, in terms of that iteration.

        Args:
            iterations: the symbol for its iterations.
        """
        (iteration,) = symbols_of(iterations)
        header = int(iteration[1])
        inside = [b for b in self._number if self._within(b, header) and self._leads(b, header)]
        back = [b for b in self._blocks[header].before if b in inside]
        leaving = [b for b in inside if not set(self._blocks[b].following) <= set(inside)]
        if len(back) != 1 or leaving != back:
            return None
        found = self._exact(*self._branch(back[0], header))
        return found and [
            one_iteration_before(self._values.settled(fact), iteration) for fact in found
        ]

    def _leads(self, block: int, header: int) -> bool:
        """Whether control may come from a block to the header of a loop around it."""
        seen, agenda = {block}, [block]
        while agenda:
            for following in self._blocks[agenda.pop()].following:
                if following == header:
                    return True
                if following not in seen and self._within(following, header):
                    seen.add(following)
                    agenda.append(following)
        return False

    def _always(self, block: int, start: int) -> bool:
        """Whether all ways from one block go on to another; a trap ends the program."""
        seen, agenda = {start, block}, [start] if start != block else []
        while agenda:
            one = self._blocks[agenda.pop()]
            last = one.instructions[-1] if one.instructions else None
            if last is not None and last.ends and last.opcode != "trap":
                return False
            new = [following for following in one.following if following not in seen]
            seen |= set(new)
            agenda += new
        return True

    def _exact(
        self, condition: Condition, holds: bool, pointer: Symbol | None = None
    ) -> list[Polynomial] | None:
        """What is at least 0 just where a condition holds; None: more, or less, than is seen."""
        match condition:
            case Predicate():
                if pointer is not None and _is_there(condition, holds, pointer):
                    return []
                found = self.said(condition, holds)
                return [f for f in found if not self._values.is_natural(f)] if found else None
            case Not(part):
                return self._exact(part, not holds, pointer)
            case Several(every, parts) if every == holds:
                each = [self._exact(part, holds, pointer) for part in parts]
                if any(part is None for part in each):
                    return None
                return [fact for part in each for fact in part or ()]
            case _:
                return None

    def _branch(self, block: int, following: int) -> tuple[Condition, bool]:
        """The condition on which control goes from one block to another, and whether it holds."""
        last = self._blocks[block].instructions[-1:]
        ways = self._blocks[block].following
        if not last or not last[0].guard:
            return None, True
        place = block, len(self._blocks[block].instructions) - 1
        condition = self._values.condition(last[0].guard, place)
        if not last[0].jumps:  # of those that end, the others go on
            return condition, last[0].negated
        if len(set(ways)) < len(ways):
            return None, True
        return condition, (following == ways[0]) != last[0].negated

    def _on(self, block: int, following: int) -> list[Polynomial]:
        """What the branch from one block to another says."""
        return self.said(*self._branch(block, following), self.at(block))

    def before(self, block: int, following: int) -> list[Polynomial]:
        """What holds where control goes from one block to another."""
        return [*self.at(block), *self._on(block, following)]

    def anew(self) -> None:
        """Forget what was found: more is known of symbols."""
        self._found.clear()

    def add(self, block: int, fact: Polynomial) -> None:
        """Note what was proven of a block."""
        self._added.setdefault(block, []).append(fact)
        self._found.clear()

    def _around(self, header: int, before: Iterable[int]) -> list[Polynomial]:
        """What holds as every iteration of a loop begins: the first, and any after another."""
        back = [b for b in before if self._within(b, header)]
        first = [b for b in before if b not in back]
        if not back or len(first) != 1:
            return []
        iteration = ITERATION, str(header)
        said = [self._on(block, header) for block in back]
        entry = self.before(first[0], header)
        found = self._counted_down(header, back, entry)
        for fact in map(self._values.settled, said[0]):
            alike = len(back) == 1 or all(fact in others for others in said)
            if alike and self._steady(fact, header):
                earlier = one_iteration_before(fact, iteration)
                start = without(earlier, iteration)
                if start in entry or self._proves(start, entry):
                    found.append(earlier)
        return found

    def _counted_down(
        self, header: int, back: Sequence[int], entry: Sequence[Polynomial]
    ) -> list[Polynomial]:
        """What a loop says that goes on until a number that is one less each iteration is 0."""
        iteration = ITERATION, str(header)
        condition, holds = self._branch(back[0], header)
        if len(back) > 1 or not isinstance(condition, Predicate):
            return []
        if condition.kind != ("ne" if holds else "eq"):
            return []
        left = self._values.settled(minus(condition.one, condition.other))
        common = gcd(*left.values())
        left = {product: factor // common for product, factor in left.items()}
        left = scaled(left, -1) if left.get((iteration,)) == 1 else left
        others = without(left, iteration)
        if len(others) + 1 != len(left) or left.get((iteration,)) != -1:
            return []
        if not self._steady(left, header):
            return []
        return [left] if self._proves(others, entry) else []

    def _within(self, block: int, header: int) -> bool:
        """Whether all ways to a block go by another."""
        while block != header and self._above[block] != block:
            block = self._above[block]
        return block == header

    def _steady(self, fact: Polynomial, header: int) -> bool:
        """Whether nothing of this but the iterations of the loop changes in it."""
        iteration = ITERATION, str(header)
        if any(product.count(iteration) > 1 for product in fact):
            return False
        hidden = self._values.made_of(fact) - symbols_of(fact)
        return iteration not in hidden and all(
            is_outer(s)
            or s == iteration
            or s[0] in (THREAD, QUOTIENT)
            or (s[0] == ITERATION and not self._within(int(s[1]), header))
            for s in self._values.made_of(fact)
        )


def _whole(fact: Polynomial) -> Polynomial:
    """What is at least 0 if something is, in integers: 32 a - 1 says that a is at least 1."""
    number = fact.get((), 0)
    common = gcd(*(factor for product, factor in fact.items() if product))
    if not common or number % common == 0:
        return fact
    whole = {product: factor // common for product, factor in fact.items() if product}
    return plus(whole, {(): number // common}) if number // common else whole


def _is_there(predicate: Predicate, holds: bool, pointer: Symbol) -> bool:
    """Whether a comparison says that a pointer is not null."""
    sides = predicate.one, predicate.other
    other = predicate.kind == ("ne" if holds else "eq")
    return other and {} in sides and {(pointer,): 1} in sides


def _order(kernel: Kernel) -> list[int]:
    """The blocks that control can come to, in reverse postorder."""
    found: list[int] = []
    seen = {0}
    agenda = [(0, iter(kernel.blocks[0].following))]
    while agenda:
        block, following = agenda[-1]
        for one in following:
            if one not in seen:
                seen.add(one)
                agenda.append((one, iter(kernel.blocks[one].following)))
                break
        else:
            agenda.pop()
            found.append(block)
    return found[::-1]
