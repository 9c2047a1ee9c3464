"""What a kernel may do before it has waited for the launch before it, read off its PTX.

A kernel is a graph of instructions. What can be reached from its entry without passing
``griddepcontrol.wait`` may run while the launch before is still at work.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

_PREDICATED = re.compile(r"@(!?)(\S+)\s+(.*)", re.S)
_LABEL = re.compile(r"([$\w]+):")
_OWN_SPACES = (".param", ".shared", ".local", ".const")
_WRITES = ("st.", "red.", "atom.")
_READS = ("ld.", "cp.async", "ldu.")


@dataclass(frozen=True)
class Early:
    """What some path reaches without having waited.

    Attributes:
        reads: memory of the device.
        writes: the same, atomics among them.
        triggers: lets the next launch start.
        ends: the thread is done.
    """

    reads: bool = False
    writes: bool = False
    triggers: bool = False
    ends: bool = False


@dataclass
class _Instruction:
    text: str
    predicate: str = ""  # "!" first where it must be false
    scopes: tuple[int, ...] = ()
    next: list[int] = field(default_factory=list)


class Kernel:
    """One kernel of a PTX module that has no functions beside it."""

    def __init__(self, ptx: str) -> None:
        self._labels: dict[tuple[int, str], int] = {}
        self._instructions: list[_Instruction] = []
        self._parse(ptx[ptx.index(".entry") :])
        self._connect()

    def trusts_memory(self) -> bool:
        """Whether it loads what nothing may write while it runs."""
        return any(one.text.startswith("ld.global.nc") for one in self._instructions)

    def early(self, flag: int | None = None) -> Early:
        """What may happen before the wait; `flag`: the value of the one parameter of 16 bits."""
        found = [self._instructions[i].text for i in self._before_the_wait(flag)]
        return Early(
            any(_of_the_device(text, _READS) for text in found),
            any(_of_the_device(text, _WRITES) for text in found),
            any(text.startswith("griddepcontrol.launch_dependents") for text in found),
            any(text in ("ret", "exit") for text in found),
        )

    def _parse(self, body: str) -> None:
        scopes: list[int] = []
        opened = 0
        for line in _statements(body[body.index("{") :]):
            if line == "{":
                opened += 1
                scopes.append(opened)
            elif line == "}":
                scopes.pop()
            elif match := _LABEL.fullmatch(line):
                self._labels[scopes[-1], match[1]] = len(self._instructions)
            elif not line.startswith("."):
                match = _PREDICATED.match(line)
                predicate, text = (match[1] + match[2], match[3]) if match else ("", line)
                self._instructions.append(_Instruction(text, predicate, tuple(scopes)))

    def _connect(self) -> None:
        for i, one in enumerate(self._instructions):
            if one.text.startswith(("brx", "call")):
                raise ValueError(f"cannot follow {one.text}")
            if one.text.startswith("bra"):
                one.next.append(self._target(one))
            leaves = one.text.startswith("bra") or one.text in ("ret", "exit")
            if not leaves or one.predicate:
                one.next.append(i + 1)

    def _target(self, branch: _Instruction) -> int:
        name = branch.text.split()[-1]
        return next(
            self._labels[scope, name]
            for scope in reversed(branch.scopes)
            if (scope, name) in self._labels
        )

    def _before_the_wait(self, flag: int | None) -> Iterator[int]:
        known = {} if flag is None else self._predicates(flag)
        seen, left = set[int](), [0]
        while left:
            i = left.pop()
            if i in seen or i >= len(self._instructions):
                continue
            seen.add(i)
            yield i
            one = self._instructions[i]
            if one.text.startswith("griddepcontrol.wait"):
                continue
            value = known.get(one.predicate.lstrip("!"))
            if one.text.startswith("bra") and value is not None:
                left.append(one.next[0] if value != one.predicate.startswith("!") else i + 1)
            else:
                left.extend(one.next)

    def _predicates(self, flag: int) -> dict[str, bool]:
        """Predicates that compare a parameter of 16 bits with a number."""
        loads = [
            one.text for one in self._instructions if re.match(r"ld\.param\.[sub]16", one.text)
        ]
        registers = [re.split(r"[\s,]+", text)[1] for text in loads]
        found = {}
        for one in self._instructions:
            match = re.match(r"setp\.(eq|ne)\.[sub]16\s+(\S+), (\S+), (\d+)$", one.text)
            if match and match[3] in registers:
                found[match[2]] = (flag == int(match[4])) == (match[1] == "eq")
        if not found:
            raise ValueError("no parameter of 16 bits decides anything")
        return found


def _statements(body: str) -> Iterator[str]:
    """Statements, labels and the braces of scopes; operands in braces stay in their statement."""
    text = ""
    for line in re.sub(r"//[^\n]*", "", body).splitlines():
        text = f"{text} {line.strip()}".strip()
        if text in ("{", "}") or _LABEL.fullmatch(text):
            yield text
            text = ""
        elif text.endswith(";"):
            yield from (part.strip() for part in text.split(";") if part.strip())
            text = ""


def _of_the_device(text: str, kinds: tuple[str, ...]) -> bool:
    operation = text.split(maxsplit=1)[0]
    if "global" in operation:
        return operation.startswith(kinds)
    moves = operation.startswith(kinds) and not operation.startswith("cp.async")
    return moves and not any(space in operation for space in _OWN_SPACES)
