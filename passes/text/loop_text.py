"""The text of a function with loops: guards before loops, and exit conditions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mixpert.passes.text.function_text import FunctionText, last_operand
from mixpert.passes.text.module_text import Edit

_AND = re.compile(r"and (\S+) (\S+), (-?\d+)")
_SQUARE = re.compile(r"mul (?:nuw |nsw )*\S+ (\S+), \1\b")
_SAME_BITS = re.compile(
    r"(?:zext(?: nneg)?|sext) \S+ (%\S+) to"
    r"|(?:tail )?call \S+ @llvm\.[us]max\.\w+\(\S+ (%\S+), \S+ 1\)"
)
"""What leaves the lowest two bits of a square as they are, or makes 1 of 0."""
_MOST_ABOVE = 6  # blocks between the test and the loop
_BITS = 64
_TWO = 2
_MOST_STEPS = 4  # from a square


class LoopText(FunctionText):
    """Answers for loops by the blocks in which they begin and end."""

    def actions_of(self, header: str, latch: str) -> int:
        """How much the blocks of a loop do beside computing; 0 for what is none."""
        known = self.header(latch) == header
        return sum(self.actions(b) for b in self.inside(header, latch)) if known else 0

    def inside(self, header: str, latch: str) -> set[str]:
        """The blocks of a loop that only its last one ends."""
        return self.reached(header, {*self.after(latch)} - {header})

    def middle(self, latch: str) -> tuple[str, str] | None:
        """The header of a loop, and where control goes from its end."""
        header = self.header(latch)
        after = [s for s in self.after(latch) if s != header]
        return None if header is None or len(after) != 1 else (header, after[0])

    def always(self, test: str, way: str) -> Iterator[Edit]:
        """The edit that lets a block always go one way."""
        branch = self.branch(test)
        if branch:
            always = "true" if branch[2] == way else "false"
            yield Edit(branch.start(1), branch.end(1), always)

    def test_above(self, header: str, latch: str, rest: str) -> str | None:
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

    def limit(self, latch: str) -> str:
        """The register compared with a number as an iteration ends; empty where not seen."""
        branch = self.branch(latch)
        test = self.definition(branch[1]) if branch else ""
        return last_operand(test) if test.startswith("icmp eq ") else ""

    def part(self, register: str) -> tuple[int, str]:
        """The bits that are left of a number, and that; empty where it is no such part."""
        part = _AND.match(self.definition(register))
        return (int(part[3]), part[2]) if part else (0, "")

    def complement(self, many: str, few: str) -> bool:
        """Whether two registers are a number's upper and lower bits, and that is all of them."""
        upper, number = self.part(many)
        lower, same = self.part(few)
        return number == same and self.whole(upper, lower, number)

    def whole(self, upper: int, lower: int, number: str) -> bool:
        """Whether some bits of a number are all that are set below one of its bits."""
        every = upper % (1 << _BITS) | lower
        if self._is_square(number):
            every |= 2  # compilers leave out what is never set
        return bool(number) and not upper & lower and every & (every + 1) == 0

    def _is_square(self, register: str) -> bool:
        """Whether the second bit of a number is not set."""
        for _ in range(_MOST_STEPS):
            definition = self.definition(register)
            if _SQUARE.match(definition):
                return True
            same = _SAME_BITS.match(definition)
            if same is None:
                break
            register = same[1] or same[2]
        return False


def both(names: list[str]) -> Iterator[tuple[str, str]]:
    """Two different blocks to which control may go, both ways round; nothing of others."""
    one, other = names if len(names) == _TWO else ("", "")
    if one != other:
        yield one, other
        yield other, one
