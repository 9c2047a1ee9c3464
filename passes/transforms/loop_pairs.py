"""Restores loops that a compiler has unrolled by two, with one more iteration after them.

What stands behind has no loop of its own, so it gets one, which does all iterations. This is done
where nothing but evenly growing numbers goes from iteration to iteration, since what else does is
not seen there.
"""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from mixpert.passes.text.loop_text import LoopText, both
from mixpert.passes.text.module_text import Edit
from mixpert.passes.transforms.same_work import Work

_HALVED = re.compile(r" = and (i\d+) (%\S+), 1\b")
_EVEN = re.compile(r"icmp eq i\d+ (%\S+), 0\b")
_EITHER = re.compile(r"or i1 (%\S+), (%\S+?)(?=,|$)")
_GROWN = re.compile(r"add (?:nuw |nsw )*i\d+ (%\S+), (\d+)\b")
_PHI = re.compile(r"phi (i\d+) ")
_SHORTER = re.compile(r"trunc (?:nuw |nsw )*i\d+ (%\S+) to")
_ROUND = 1 << 12
_FIRST = (0, 2)  # beside a round number: an even one, with and without a bit that may be set
_LEAVES = re.compile(r"^ +br label [^\n]*\n", re.MULTILINE)


class _Number(NamedTuple):
    """A register that grows evenly, as it is behind the pairs, and by how much in one iteration.

    `pair`: what it is called in the loop of pairs.
    """

    register: str
    pair: str
    type: str
    step: int


class _Rest(NamedTuple):
    """What is behind the pairs: `join` tests whether to go to `first` or `beyond`.

    `iterations` is the number of all iterations, and `other` a condition on which none is done.
    """

    join: str
    first: str
    latch: str
    beyond: str
    inside: frozenset[str]
    iterations: str
    type: str
    other: str


def without_pairs(body: str) -> str:
    """A function in which such loops are one again, as far as that is seen."""
    if "!llvm.loop" not in body or not _HALVED.search(body):
        return body
    edits = {edit.start: edit for edit in _Pairs(body).edits()}
    for start in sorted(edits, reverse=True):
        edit = edits[start]
        body = body[: edit.start] + edit.text + body[edit.end :]
    return body


class _Pairs(LoopText):
    """The loops of a function that do two iterations at a time."""

    def edits(self) -> Iterator[Edit]:
        """What makes each of them one loop."""
        for number, join in enumerate(self.blocks):
            for first, beyond in both(self.after(join)):
                rest = self._rest(join, first, beyond)
                for above in self.before(join) if rest else ():
                    latch = self._latch(above, join)
                    main, after = self.middle(latch) or ("", "")
                    test = self.test_above(main, latch, join) if after in (above, join) else None
                    numbers = self._numbers(join, above, main, latch) if test is not None else None
                    if (
                        rest
                        and test is not None
                        and numbers
                        and self._is_half(rest, main, latch)
                        and self._same_work(rest, self.inside(main, latch), numbers)
                    ):
                        yield from self.always(test, join)
                        yield from _Rerolled(self, rest, numbers, number).edits()

    def _rest(self, join: str, first: str, beyond: str) -> _Rest | None:
        """What a block leads to where a number is odd; None where that is not all."""
        branch = self.branch(join)
        if branch is None or branch[2] != beyond or self.acts(join) or self.phis(first):
            return None
        inside = self.reached(first, {beyond})
        last = [block for block in inside if beyond in self.after(block)]
        entered = {above for block in inside for above in self.before(block)} - inside
        if len(last) != 1 or self.after(last[0]) != [beyond] or entered != {join}:
            return None
        if self.before(first) != [join]:
            return None
        for even, other in self._conditions(branch[1]):
            test = _EVEN.match(self.definition(even))
            odd = _HALVED.search(f" = {self.definition(test[1])}") if test else None
            if odd:
                count, type_ = odd[2].rstrip(","), odd[1]
                return _Rest(join, first, last[0], beyond, frozenset(inside), count, type_, other)
        return None

    def _conditions(self, condition: str) -> Iterator[tuple[str, str]]:
        """A condition, or each of two of which one is enough, and the other one."""
        yield condition, ""
        either = _EITHER.match(self.definition(condition))
        if either:
            yield either[1], either[2]
            yield either[2], either[1]

    def _is_half(self, rest: _Rest, main: str, latch: str) -> bool:
        """Whether a loop does all iterations but the last odd one, two at a time."""
        upper, number = self.part(self.limit(latch))
        once = sum(self.actions(block) for block in rest.inside)
        return (
            number == rest.iterations
            and self.whole(upper, 1, number)
            and self.actions_of(main, latch) == 2 * once
        )

    def _same_work(self, rest: _Rest, main: Collection[str], numbers: Sequence[_Number]) -> bool:
        """Whether an iteration of the pairs does what two iterations of the rest would do."""
        own = {number.register for number in numbers}
        for first in _FIRST:
            start = {
                n.pair: first + _ROUND * random.Random(n.pair).randrange(_ROUND) for n in numbers
            }
            iterations = [
                {n.register: start[n.pair] + iteration * n.step for n in numbers}
                for iteration in (0, 1)
            ]
            pairs = Work(self, main, start)
            one, other = (Work(self, rest.inside, iteration) for iteration in iterations)
            places, before, after = (work.places() for work in (pairs, one, other))
            if places is None or before is None or after is None or places != before | after:
                return False
            if pairs.outside() != one.outside() - own:
                return False
        return True

    def _latch(self, above: str, join: str) -> str:
        """The block that ends a loop above a block, from which control comes by way of another."""
        between = self.after(above) == [join] and not self.acts(above)
        before = self.before(above)
        return before[0] if between and len(before) == 1 else above

    def _numbers(self, join: str, above: str, main: str, latch: str) -> list[_Number] | None:
        """What a block behind a loop takes from it; None where one does not grow evenly."""
        found = []
        for register, values in self.phis(join).items():
            value = values.get(above, "")
            shorter = _SHORTER.match(self.definition(value))
            following = shorter[1] if shorter else value
            phi = _PHI.match(self.definition(register))
            grown = _GROWN.match(self.definition(following))
            before = grown[1] if grown else ""
            here = self.phis(main).get(before, {}).get(latch) == following
            if phi is None or grown is None or not here or int(grown[2]) % 2:
                return None
            found.append(_Number(register, before, phi[1], int(grown[2]) // 2))
        return found


class _Rerolled:
    """The edits that make a loop of the last iteration."""

    def __init__(self, text: LoopText, rest: _Rest, numbers: list[_Number], name: int) -> None:
        self._text = text
        self._rest = rest
        self._numbers = numbers
        self._name = f"%mixpert.iteration.{name}"
        self._names = {n.register: f"{self._name}.{i}" for i, n in enumerate(numbers)}

    def edits(self) -> Iterator[Edit]:
        """Those of the test before it, and of its blocks."""
        rest, branch = self._rest, self._text.branch(self._rest.join)
        if branch is None or {*self._names} & {*self._text.taken(rest.beyond, rest.latch)}:
            return
        none = f"  {self._name}.none = icmp eq {rest.type} {rest.iterations}, 0\n"
        if rest.other:
            none += f"  {self._name}.out = or i1 {self._name}.none, {rest.other}\n"
        yield Edit(branch.start(), branch.start(), none)
        yield Edit(
            branch.start(1), branch.end(1), f"{self._name}.{'out' if rest.other else 'none'}"
        )
        for block in rest.inside:
            start, text = self._text.text(block)
            yield Edit(start, start + len(text), self._block(block, text))

    def _block(self, block: str, text: str) -> str:
        used = re.compile("|".join(rf"{re.escape(name)}(?![-\w$.])" for name in self._names))
        text = used.sub(lambda name: self._names[name[0]], text)
        if block == self._rest.latch:
            text = _LEAVES.sub(lambda _: self._end(), text)
        if block == self._rest.first:
            line = text.index("\n") + 1
            text = text[:line] + self._beginning() + text[line:]
        return text

    def _beginning(self) -> str:
        """The numbers with which an iteration begins."""
        rest = self._rest
        phis = [(n.type, n.register, self._names[n.register]) for n in self._numbers]
        phis.append((rest.type, "0", f"{self._name}.count"))
        return "".join(
            f"  {name} = phi {type_} [ {first}, %{rest.join} ], [ {name}.next, %{rest.latch} ]\n"
            for type_, first, name in phis
        )

    def _end(self) -> str:
        """The numbers of the next iteration, and the test whether there is one."""
        rest, count = self._rest, f"{self._name}.count"
        steps = [(n.type, self._names[n.register], n.step) for n in self._numbers]
        lines = [f"{n}.next = add {t} {n}, {by}" for t, n, by in [*steps, (rest.type, count, 1)]]
        lines.append(f"{self._name}.end = icmp eq {rest.type} {count}.next, {rest.iterations}")
        lines.append(f"br i1 {self._name}.end, label %{rest.beyond}, label %{rest.first}")
        return "".join(f"  {line}\n" for line in lines)
