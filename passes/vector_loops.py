"""Loops that the compiler has vectorised: in the copy that is analysed, their scalar form alone.

LLVM leaves a vectorised loop beside the one that it was, which does what the vectors left over, or
all of it where a test before both says so: for the analysis that test always does. Both forms
compute the same, so nothing is lost, and what was one loop in the source is one loop again.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from mixpert.passes.module_text import Edit

_MARK = '!"llvm.loop.isvectorized", i32 1}'
_NAME = r'(?:"[^"\n]*"|[-\w$.]+)'
_LABEL = re.compile(rf"^({_NAME}):", re.MULTILINE)
_SUCCESSOR = re.compile(rf"label %({_NAME})")
_BRANCH = re.compile(rf"^ +br i1 ([^,\n]+), label %({_NAME}), label %({_NAME})", re.MULTILINE)
_LOOP = re.compile(r"!llvm\.loop !(\d+)")
_LOOP_NODE = re.compile(r"^!(\d+) = distinct !\{!\1, ([^\n]*)\}", re.MULTILINE)
_NODE = re.compile(r"!(\d+)")
_ACTS = re.compile(
    r"\b(?:store|invoke|callbr|cmpxchg|atomicrmw|fence)\b|\bcall\b(?![^@\n]*@llvm\.(?!mem))"
)
"""What does more than compute: code of another loop than the one that was vectorised."""
_ROUNDED = ("and ", "sub ")
"""Opcodes that give how many turns the vectors do, a multiple of their length."""
_MOST_ABOVE = 6  # blocks between the test and the vectors
_MOST_DERIVED = 3  # steps from that number to where the scalar form goes on


def vectorised(text: str) -> frozenset[str]:
    """The numbers of the loops of a module that the compiler vectorised, both forms of each."""
    at = text.find(_MARK)
    if at < 0:
        return frozenset()
    mark = text[text.rindex("\n!", 0, at) + 2 : at].partition(" ")[0]
    nodes = _LOOP_NODE.finditer(text, text.find("\n!"))
    return frozenset(node[1] for node in nodes if mark in _NODE.findall(node[2]))


def as_scalars(body: str, loops: Collection[str]) -> str:
    """A function in which vectorised loops take their scalar form, as far as that is seen.

    Args:
        body: the text of a function as the compiler wrote it.
        loops: the numbers of loops that `vectorised` gives.
    """
    if not loops or "!llvm.loop" not in body:
        return body
    flow = _Flow(body, loops)
    edits = {edit.start: edit for latch in flow.latches for edit in flow.never_vectors(latch)}
    for start in sorted(edits, reverse=True):
        edit = edits[start]
        body = body[: edit.start] + edit.text + body[edit.end :]
    return body


class _Block(NamedTuple):
    """Offsets of its text, and the blocks that it leads to."""

    start: int
    end: int
    successors: list[str]


class _Flow:
    """How control runs through the text of a function.

    `latches`: the blocks that end a turn of a vectorised loop, in either form.
    """

    def __init__(self, body: str, loops: Collection[str]) -> None:
        self._body = body
        self._blocks: dict[str, _Block] = {}
        self._before: dict[str, list[str]] = {}
        labels = [*_LABEL.finditer(body)]
        starts = [0, *(label.end() for label in labels)]
        ends = [*(label.start() for label in labels), len(body)]
        names = ["", *(label[1] for label in labels)]  # the first block may have none
        for name, start, end in zip(names, starts, ends, strict=True):
            successors = _SUCCESSOR.findall(body, start, end)
            if not (name or successors):
                successors = names[1:2]
            self._blocks[name] = _Block(start, end, successors)
            for following in successors:
                self._before.setdefault(following, []).append(name)
        marked = ((name, self._branch(name)) for name in names)
        self.latches = [name for name, branch in marked if branch and self._loop(branch) in loops]

    def never_vectors(self, latch: str) -> Iterator[Edit]:
        """The edit of the test before both forms, if `latch` is that of the vectors."""
        header = next((s for s in self._blocks[latch].successors if self._leads(s, latch)), None)
        after = [s for s in self._blocks[latch].successors if s != header]
        if header is None or len(after) != 1 or len(self._blocks[after[0]].successors) != 2:
            return
        middle = after[0]
        count = self._count(latch)
        for rest, beyond in _both(self._blocks[middle].successors):
            test = self._test(header, latch, rest)
            if (
                test is not None
                and not self._acts(middle)
                and self._goes_on(rest, middle, count)
                and self._is_one_loop(rest, {beyond, middle, header, test})
            ):
                branch = self._branch(test)
                if branch:
                    always = "true" if branch[2] == rest else "false"
                    yield Edit(branch.start(1), branch.end(1), always)

    def _branch(self, name: str) -> re.Match[str] | None:
        block = self._blocks[name]
        return _BRANCH.search(self._body, block.start, block.end)

    def _loop(self, branch: re.Match[str]) -> str:
        line = self._body[branch.start() : self._body.find("\n", branch.end())]
        loop = _LOOP.search(line)
        return loop[1] if loop else ""

    def _leads(self, header: str, latch: str) -> bool:
        """Whether control has certainly passed `header` where it comes to `latch`."""
        return header == latch or latch not in self._reached("", {header})

    def _reached(self, start: str, without: Collection[str]) -> set[str]:
        """The blocks to which control may come from one, but for some and what lies behind."""
        seen = {start}
        stack = [start]
        while stack:
            found = {*self._blocks[stack.pop()].successors} - seen
            found.difference_update(without)
            seen |= found
            stack += found
        return seen

    def _acts(self, name: str) -> bool:
        block = self._blocks[name]
        return _ACTS.search(self._body, block.start, block.end) is not None

    def _test(self, header: str, latch: str, rest: str) -> str | None:
        """The block that tests whether to go to the scalar form or to the vectors.

        None where anything else happens between it and the vectors.
        """
        inside = {latch} if header == latch else self._reached(header, {*self._after(latch)})
        current = header
        for _ in range(_MOST_ABOVE):
            above = {*self._before[current]} - (inside if current == header else set())
            if len(above) != 1:
                return None
            (current,) = above
            if rest in self._blocks[current].successors:
                return current
            if self._acts(current) or not current:
                return None
        return None

    def _after(self, latch: str) -> list[str]:
        return [s for s in self._blocks[latch].successors if not self._leads(s, latch)]

    def _count(self, latch: str) -> str:
        """The register with the number of turns that the vectors do; empty where not seen."""
        branch = self._branch(latch)
        test = branch and self._definition(branch[1])
        if not test or not test.startswith("icmp eq "):
            return ""
        found = test.split("!")[0].replace(",", " ").split()[-1]
        return found if self._definition(found).startswith(_ROUNDED) else ""

    def _definition(self, register: str) -> str:
        at = self._body.find(f"\n  {register} = ") if register.startswith("%") else -1
        if at < 0:
            return ""
        return self._body[at + 1 : self._body.find("\n", at + 1)].partition(" = ")[2]

    def _goes_on(self, rest: str, middle: str, count: str) -> bool:
        """Whether the scalar form starts, from `middle`, where the vectors ended."""
        if not count:
            return False
        block = self._blocks[rest]
        values = re.compile(rf"= phi [^\n]*\[ ([^\]\n]*?), %{re.escape(middle)} \]")
        found = values.findall(self._body, block.start, block.end)
        return any(self._derived(value, count, _MOST_DERIVED) for value in found)

    def _derived(self, value: str, count: str, steps: int) -> bool:
        if value == count or not steps:
            return value == count
        used = re.findall(rf"%{_NAME}", self._definition(value))
        return any(self._derived(name, count, steps - 1) for name in used)

    def _is_one_loop(self, rest: str, around: Collection[str]) -> bool:
        """Whether what follows holds one form of a vectorised loop, and so the scalar one."""
        return len(self._reached(rest, around) & {*self.latches}) == 1


def _both(names: list[str]) -> Iterator[tuple[str, str]]:
    one, other = names
    if one != other:
        yield one, other
        yield other, one
