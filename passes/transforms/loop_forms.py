"""Merges the several loops that a compiler generates from one (in the copy that is analysed).

LLVM leaves a vectorised loop beside the one that it was, which does what the vectors left over, or
all of it where a test before both says so: for the analysis that test always does. A loop that does
several iterations at a time has one behind it, or before it, for what is left of them: that does
them all. The forms compute the same, so nothing is lost, and what was one loop in the source is one
loop again.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from mixpert.passes.text.function_text import plain
from mixpert.passes.text.loop_text import LoopText, both
from mixpert.passes.text.module_text import Edit

_VECTORISED = '!"llvm.loop.isvectorized", i32 1}'
_NOT_UNROLLED = '!{!"llvm.loop.unroll.disable"}'
_LOOP_NODE = re.compile(r"^!(\d+) = distinct !\{!\1, ([^\n]*)\}", re.MULTILINE)
_NODE = re.compile(r"!(\d+)")
_ROUNDED = ("and ", "sub ")
"""Opcodes that give how many iterations the vectors do, a multiple of their length."""
_MOST_DERIVED = 3  # steps from that number to where the scalar form goes on
_MOST_COUNTED = 6  # from the number of elements in vectors to that of iterations
_MOST_LEFT = 2  # blocks that do what is left of an unrolled loop of vectors
_TWO = 2


class Marked(NamedTuple):
    """Numbers of loops: both forms of vectorised ones, and what is left of unrolled ones."""

    vectorised: frozenset[str]
    left: frozenset[str]


def marked(text: str) -> Marked:
    """The loops of a module of which the compiler says that it made them."""
    vectorised, alone = _number(text, _VECTORISED), _number(text, _NOT_UNROLLED)
    if not (vectorised or alone):
        return Marked(frozenset(), frozenset())
    nodes = [(node[1], _NODE.findall(node[2])) for node in _LOOP_NODE.finditer(text)]
    return Marked(
        frozenset(number for number, says in nodes if vectorised in says),
        frozenset(number for number, says in nodes if says == [alone]),  # a person's says more
    )


def _number(text: str, node: str) -> str:
    at = text.find(f"= {node}" if node.startswith("!{") else node)
    return text[text.rindex("\n!", 0, at) + 2 : at].partition(" ")[0] if at > 0 else ""


def as_one(body: str, loops: Marked) -> str:
    """A function in which such loops are one again, as far as that is seen.

    Args:
        body: the text of a function as the compiler wrote it.
        loops: what `marked` gives for the module.
    """
    if "!llvm.loop" not in body or not any(loops):
        return body
    flow = _Forms(body, loops)
    found = (*flow.scalar(), *flow.rolled(), *flow.rolled_before())
    edits = {edit.start: edit for edit in found}
    for start in sorted(edits, reverse=True):
        edit = edits[start]
        body = body[: edit.start] + edit.text + body[edit.end :]
    return body


class _Forms(LoopText):
    """The forms of loops in a function."""

    def __init__(self, body: str, loops: Marked) -> None:
        super().__init__(body)
        self._vectorised = self.latches(loops.vectorised)
        self._left = self.latches(loops.left)

    def scalar(self) -> Iterator[Edit]:
        """The edits of the tests before both forms of vectorised loops."""
        for latch in self._vectorised:
            header, after = self.middle(latch) or ("", "")
            for middle in self._middles(after) if after else ():
                for rest, beyond in both(self.after(middle)):
                    test = self.test_above(header, latch, rest)
                    count = self._count(latch)
                    if (
                        test is not None
                        and count
                        and not self.acts(middle)
                        and any(self._goes_on(value, count) for value in self.taken(rest, middle))
                        and self._is_one_loop(rest, {beyond, middle, header, test})
                    ):
                        yield from self.always(test, rest)

    def _middles(self, after: str) -> Iterator[str]:
        """Where it may be decided whether vectors left anything over, behind a loop of them.

        That is behind what is left of such a loop where it was unrolled.
        """
        yield after
        for left, beyond in both(self.after(after)):
            inside = self.reached(left, {beyond}) if not self.acts(after) else set()
            if inside and len(inside) <= _MOST_LEFT and after not in inside:
                yield beyond

    def rolled(self) -> Iterator[Edit]:
        """The edits that let what is left of an unrolled loop do all iterations."""
        for last in self._left:
            header = self.header(last)
            entries = [] if header is None else [b for b in self.before(header) if b != last]
            if header != last or len(entries) != 1:
                continue
            (rest,) = entries
            count, number = self.part(self.limit(last))
            if not number or count & (count + 1) or self.acts(rest) or not self.branch(rest):
                continue
            for latch in self.before(rest):
                found = self.middle(latch)
                whole = self.complement(self.limit(latch), self.limit(last))
                if found is None or found[1] != rest or not whole:
                    continue
                test = self.test_above(found[0], latch, rest)
                if test is not None:
                    yield from self.always(test, rest)
                    yield from self.always(rest, last)
                    yield self._ended_by(last, number)

    def rolled_before(self) -> Iterator[Edit]:
        """The same where what is left stands before the unrolled loop.

        Its iterations are counted there; it gets the test with which the other one ends.
        """
        for last in self._left:
            found, branch = self.middle(last), self.branch(last)
            count, number = self.part(self.limit(last))
            if found is None or branch is None or not number or count & (count + 1):
                continue
            header, join = found
            guards = [block for block in self.before(header) if block != last]
            if len(guards) != 1 or {*self.before(join)} != {*guards, last} or self.acts(join):
                continue
            if len(self.after(join)) != _TWO:
                continue
            test, beyond = self._last_test(header, last, join, count)
            if test and branch[2] == join:
                yield from self.always(guards[0], header)
                yield from self.always(join, beyond)
                yield Edit(*self.place(branch[1]), test)

    def _last_test(self, header: str, last: str, join: str, count: int) -> tuple[str, str]:
        """The test that ends the loop behind a block, of numbers of the loop before that.

        And where control goes then; empty where no such loop does as much several times per
        iteration.
        """
        for main, beyond in both(self.after(join)):
            latch = next((block for block in self.before(main) if block != join), join)
            branch = self.branch(latch)
            test = self.definition(branch[1]) if branch else ""
            several, odd = divmod(self.actions_of(main, latch), self.actions_of(header, last) or 1)
            alike = not (odd or several <= count or several & (several - 1))
            if not (alike and branch and branch[2] == beyond and test.startswith("icmp eq ")):
                continue
            number, limit = test.split("!", maxsplit=1)[0].replace(",", " ").split()[-2:]
            starts = {v.get(join) for v in self.phis(main).values() if v.get(latch) == number}
            own = [v.get(last, "") for name, v in self.phis(join).items() if name in starts]
            fixed = not any(self.defines(b, limit) for b in (join, *self.inside(main, latch)))
            if len(own) == 1 and own[0] and fixed:
                return test.replace(f" {number},", f" {own[0]},", 1), beyond
        return "", ""

    def _count(self, latch: str) -> str:
        """The register with the number of iterations that the vectors do; empty where not seen."""
        found = self.limit(latch)
        return found if self.definition(found).startswith(_ROUNDED) else ""

    def _goes_on(self, value: str, count: str) -> bool:
        """Whether a number is computed from the iterations of vectors, or is what they leave.

        Or both are computed from one that was rounded.
        """
        if self.derived(value, count, _MOST_DERIVED) or self.complement(count, value):
            return True
        above = (plain(self.definition(name)) for name in self.computed_from(value, _MOST_DERIVED))
        rounded = {text for text in above if text.startswith(_ROUNDED)}
        from_there = self.computed_from(count, _MOST_COUNTED) - {count} if rounded else ()
        return any(plain(self.definition(name)) in rounded for name in from_there)

    def _ended_by(self, latch: str, number: str) -> Edit:
        """The edit that lets a loop iteration so many times."""
        branch = self.branch(latch)
        start, end = self.place(branch[1] if branch else "")
        test = self.definition(branch[1] if branch else "")
        return Edit(start, end, test.replace(f" {self.limit(latch)}", f" {number}", 1))

    def _is_one_loop(self, rest: str, around: Collection[str]) -> bool:
        """Whether what follows holds one form of a vectorised loop, and so the scalar one."""
        return len(self.reached(rest, around) & {*self._vectorised}) == 1
