"""Loops of which the compiler made several: in the copy that is analysed, one again.

LLVM leaves a vectorised loop beside the one that it was, which does what the vectors left over, or
all of it where a test before both says so: for the analysis that test always does. A loop that
does several turns at a time has one behind it for what is left of them: that does them all. The
forms compute the same, so nothing is lost, and what was one loop in the source is one loop again.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from mixpert.passes.function_text import FunctionText, last_operand
from mixpert.passes.module_text import Edit

_VECTORISED = '!"llvm.loop.isvectorized", i32 1}'
_NOT_UNROLLED = '!{!"llvm.loop.unroll.disable"}'
_LOOP_NODE = re.compile(r"^!(\d+) = distinct !\{!\1, ([^\n]*)\}", re.MULTILINE)
_NODE = re.compile(r"!(\d+)")
_AND = re.compile(r"and (\S+) (\S+), (-?\d+)")
_ROUNDED = ("and ", "sub ")
"""Opcodes that give how many turns the vectors do, a multiple of their length."""
_MOST_ABOVE = 6  # blocks between the test and the loop
_MOST_DERIVED = 3  # steps from that number to where the scalar form goes on
_BITS = 64
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
    edits = {edit.start: edit for edit in (*flow.scalar(), *flow.rolled())}
    for start in sorted(edits, reverse=True):
        edit = edits[start]
        body = body[: edit.start] + edit.text + body[edit.end :]
    return body


class _Forms(FunctionText):
    """The forms of loops in a function."""

    def __init__(self, body: str, loops: Marked) -> None:
        super().__init__(body)
        self._vectorised = self.latches(loops.vectorised)
        self._left = self.latches(loops.left)

    def scalar(self) -> Iterator[Edit]:
        """The edits of the tests before both forms of vectorised loops."""
        for latch in self._vectorised:
            found = self._middle(latch)
            if found is None or len(self.after(found[1])) != _TWO:
                continue
            header, middle = found
            for rest, beyond in _both(self.after(middle)):
                test = self._test(header, latch, rest)
                count = self._count(latch)
                if (
                    test is not None
                    and not self.acts(middle)
                    and any(self.derived(v, count, _MOST_DERIVED) for v in self.taken(rest, middle))
                    and count
                    and self._is_one_loop(rest, {beyond, middle, header, test})
                ):
                    yield from self._always(test, rest)

    def rolled(self) -> Iterator[Edit]:
        """The edits that let what is left of an unrolled loop do all turns."""
        for last in self._left:
            header = self.header(last)
            entries = [] if header is None else [b for b in self.before(header) if b != last]
            if header != last or len(entries) != 1:
                continue
            (rest,) = entries
            count, number = self._part(self._limit(last))
            if not number or count & (count + 1) or self.acts(rest) or not self.branch(rest):
                continue
            for latch in self.before(rest):
                found = self._middle(latch)
                many, same = self._part(self._limit(latch))
                opposite = many % (1 << _BITS) | count
                whole = same == number and not many & count and opposite & (opposite + 1) == 0
                if found is None or found[1] != rest or not whole:
                    continue
                test = self._test(found[0], latch, rest)
                if test is not None:
                    yield from self._always(test, rest)
                    yield from self._always(rest, last)
                    yield self._ended_by(last, number)

    def _middle(self, latch: str) -> tuple[str, str] | None:
        """The header of a loop, and where control goes from its end."""
        header = self.header(latch)
        after = [s for s in self.after(latch) if s != header]
        return None if header is None or len(after) != 1 else (header, after[0])

    def _always(self, test: str, way: str) -> Iterator[Edit]:
        branch = self.branch(test)
        if branch:
            always = "true" if branch[2] == way else "false"
            yield Edit(branch.start(1), branch.end(1), always)

    def _test(self, header: str, latch: str, rest: str) -> str | None:
        """The block that tests whether to go to one form or to the other.

        None where anything else happens between it and the loop.
        """
        inside = (
            {latch} if header == latch else self.reached(header, {*self.after(latch)} - {header})
        )
        current = header
        for _ in range(_MOST_ABOVE):
            above = {*self.before(current)} - (inside if current == header else set())
            if len(above) != 1:
                return None
            (current,) = above
            if rest in self.after(current):
                return current
            if self.acts(current) or not current:
                return None
        return None

    def _limit(self, latch: str) -> str:
        """The register with which the end of a turn compares a number; empty where not seen."""
        branch = self.branch(latch)
        test = self.definition(branch[1]) if branch else ""
        return last_operand(test) if test.startswith("icmp eq ") else ""

    def _count(self, latch: str) -> str:
        """The register with the number of turns that the vectors do; empty where not seen."""
        found = self._limit(latch)
        return found if self.definition(found).startswith(_ROUNDED) else ""

    def _part(self, register: str) -> tuple[int, str]:
        """The bits that are left of a number, and that; empty where it is no such part."""
        part = _AND.match(self.definition(register))
        return (int(part[3]), part[2]) if part else (0, "")

    def _ended_by(self, latch: str, number: str) -> Edit:
        """The edit that lets a loop turn so many times."""
        branch = self.branch(latch)
        start, end = self.place(branch[1] if branch else "")
        test = self.definition(branch[1] if branch else "")
        return Edit(start, end, test.replace(f" {self._limit(latch)}", f" {number}", 1))

    def _is_one_loop(self, rest: str, around: Collection[str]) -> bool:
        """Whether what follows holds one form of a vectorised loop, and so the scalar one."""
        return len(self.reached(rest, around) & {*self._vectorised}) == 1


def _both(names: list[str]) -> Iterator[tuple[str, str]]:
    one, other = names
    if one != other:
        yield one, other
        yield other, one
