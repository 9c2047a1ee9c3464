"""Reads kernels in PTX: parameters, and basic blocks of instructions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import prod
from typing import NamedTuple

from mixpert.passes.text.module_text import split_top

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_ENTRY = re.compile(r"\.entry\s+([\w$]+)\s*(?:\(([^)]*)\))?([^{;]*)\{")
_PARAMETER = re.compile(
    r"\.param\s+(?:\.align\s+\d+\s+)?\.(\w+)\s+(?:\.ptr\s+(?:\.\w+\s+(?:\d+\s+)?)*)?([\w$]+)(\[\d*\])?"
)
_LABEL = re.compile(r"([\w$]+):\s*")
_INSTRUCTION = re.compile(r"(?:@(!?)([\w%$]+)\s+)?([a-z][\w.:]*)\s*(.*)", re.DOTALL)
_VARIABLE = re.compile(r"\.(\w+)\b[^;={]*?\s([\w$]+)(?:\[[^\]]*\])*\s*(?:=.*)?$", re.DOTALL)
_BITS = re.compile(r"\.[bfsu](\d+)\s")
_SIZE = re.compile(r"\[(\d*)\]")
_TYPE = re.compile(r"[a-z]+(\d+)(x2)?")
_LANES = frozenset({"v2", "v4", "v8"})
_ENDS = frozenset({"ret", "exit", "trap"})


class Instruction(NamedTuple):
    """One instruction; `guard` is the predicate without which it does nothing, if it has one."""

    opcode: str
    operands: tuple[str, ...]
    guard: str = ""
    negated: bool = False

    @property
    def jumps(self) -> bool:
        """Whether it is a branch."""
        return self.opcode.startswith("bra")

    @property
    def ends(self) -> bool:
        """Whether a thread that comes here goes no further."""
        return self.opcode.partition(".")[0] in _ENDS


@dataclass
class Block:
    """A basic block: `following` are those that control may go to, by their index.

    Attributes:
        instructions: all of it.
        following: the next ones; the target of a branch comes first.
        before: the blocks that lead here.
    """

    instructions: list[Instruction] = field(default_factory=list)
    following: list[int] = field(default_factory=list)
    before: list[int] = field(default_factory=list)


class Kernel(NamedTuple):
    """A kernel; `parameters` are (type, name), a type of "" is that of a struct.

    `variables` are those in shared or local memory, by name: how many bytes, 0 if not said.
    """

    name: str
    parameters: tuple[tuple[str, str], ...]
    blocks: list[Block]
    variables: Mapping[str, int]


class NotRead(Exception):
    """A kernel with something that this reader does not know."""


def element_of(opcode: str) -> int:
    """How many bytes an element has of what an instruction loads or stores.

    Raises:
        NotRead: it has no known type.
    """
    match = _TYPE.fullmatch(opcode.rpartition(".")[2])
    if match is None:
        raise NotRead
    return max(1, int(match[1]) // 8) * (2 if match[2] else 1)


def width(opcode: str) -> int:
    """How many bytes an instruction loads or stores."""
    lanes = next((int(kind[1]) for kind in opcode.split(".") if kind in _LANES), 1)
    return element_of(opcode) * lanes


def kernels_of(text: str) -> Iterator[tuple[str, str]]:
    """The kernels in PTX, each by its name and its text, which is yet to be read."""
    text = _COMMENT.sub("", text)
    starts = [*(match.start() for match in _ENTRY.finditer(text)), len(text)]
    for start, end in pairwise(starts):
        match = _ENTRY.match(text, start)
        if match is not None:
            yield match[1], text[start:end]


def read_kernel(text: str) -> Kernel:
    """Read a kernel.

    Raises:
        NotRead: it is not understood.
    """
    match = _ENTRY.match(text)
    if match is None:
        raise NotRead
    parameters = tuple(
        ("" if array else type_, name) for type_, name, array in _PARAMETER.findall(match[2] or "")
    )
    statements, variables = _statements(text[match.end() :])
    return Kernel(match[1], parameters, _blocks(statements), variables)


def _statements(body: str) -> tuple[list[Instruction | str], dict[str, int]]:
    """Instructions and labels (as text), and the variables that are declared."""
    found: list[Instruction | str] = []
    variables: dict[str, int] = {}
    depth = 1
    for part in body.split(";"):
        text = part.strip()
        while text and depth:
            if text[0] in "{}":
                depth += 1 if text[0] == "{" else -1
                text = text[1:].lstrip()
            elif label := _LABEL.match(text):
                found.append(label[1])
                text = text[label.end() :]
            else:
                break
        if not depth:
            return found, variables
        if text.startswith("."):
            variables |= _declared(text, depth > 1)
        elif text:
            found.append(_instruction(text))
    raise NotRead


def _declared(text: str, inner: bool) -> dict[str, int]:
    """The variable of a declaration in shared or local memory, and its bytes."""
    match = _VARIABLE.match(text)
    if text.startswith(".reg") and inner and "%" in text:
        raise NotRead  # it hides another of that name
    if match is None or match[1] not in ("shared", "local"):
        return {}
    bits = _BITS.search(text)
    sizes = [int(size or 0) for size in _SIZE.findall(text)]
    return {match[2]: prod(sizes) * int(bits[1]) // 8 if bits else 0}


def _instruction(text: str) -> Instruction:
    match = _INSTRUCTION.fullmatch(text)
    if match is None:
        raise NotRead
    operands = tuple(operand.strip() for operand in split_top(match[4])) if match[4] else ()
    if match[3].startswith("brx"):
        raise NotRead
    return Instruction(match[3], operands, match[2] or "", bool(match[1]))


def _blocks(statements: list[Instruction | str]) -> list[Block]:
    blocks = [Block()]
    labels: dict[str, int] = {}
    closed = True  # whether the next instruction begins a block
    for statement in statements:
        if isinstance(statement, str):
            if blocks[-1].instructions:
                blocks.append(Block())
            labels[statement] = len(blocks) - 1
            closed = False
            continue
        if closed and blocks[-1].instructions:
            blocks.append(Block())
        blocks[-1].instructions.append(statement)
        closed = statement.jumps or statement.ends
    _join(blocks, labels)
    return blocks


def _join(blocks: list[Block], labels: dict[str, int]) -> None:
    for index, block in enumerate(blocks):
        last = block.instructions[-1] if block.instructions else None
        if last is not None and last.jumps:
            if last.operands[0] not in labels:
                raise NotRead
            block.following.append(labels[last.operands[0]])
        goes_on = last is None or last.guard or not (last.jumps or last.ends)
        if goes_on and index + 1 < len(blocks):
            block.following.append(index + 1)
        for following in block.following:
            blocks[following].before.append(index)
