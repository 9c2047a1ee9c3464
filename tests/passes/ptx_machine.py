"""Runs kernels in PTX thread by thread, to see which bytes behind which argument they touch.

Integers are computed as the processor does; what floats are does not matter and is not computed.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mixpert.passes.device.ptx import Instruction, Kernel

POINTER = 1 << 40
_MOST_STEPS = 200_000
_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "lo": lambda a, b: a < b,
    "ls": lambda a, b: a <= b,
    "hi": lambda a, b: a > b,
    "hs": lambda a, b: a >= b,
}
_INTEGER: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "min": min,
    "max": max,
    "div": lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),
    "rem": lambda a, b: abs(a) % abs(b) * (-1 if a < 0 else 1),
    "shl": lambda a, b: a << b if b < 64 else 0,
    "shr": lambda a, b: a >> min(b, 64),
}


_PREDICATES: dict[str, Callable[[list[int]], int]] = {
    "and": lambda flags: int(all(flags)),
    "or": lambda flags: int(any(flags)),
    "xor": lambda flags: sum(map(bool, flags)) % 2,
    "not": lambda flags: int(not flags[0]),
}


class Touch(NamedTuple):
    """Bytes from `first` to before `end` behind an argument."""

    argument: int
    first: int
    end: int
    writes: bool


class Launch(NamedTuple):
    """How a kernel is launched: x, y and z of the grid and of a block."""

    grid: tuple[int, int, int]
    block: tuple[int, int, int]


def run(kernel: Kernel, arguments: Sequence[int], launch: Launch, seed: int) -> set[Touch]:
    """All that a launch touches; pointers are made up, whatever their arguments are."""
    found: set[Touch] = set()
    chance = random.Random(seed)
    places = (itertools.product(*map(range, size)) for size in launch)
    for block, thread in itertools.product(*places):
        special = {
            f"%{name}.{axis}": value
            for name, values in (
                ("ctaid", block), ("tid", thread), ("nctaid", launch.grid), ("ntid", launch.block)
            )
            for axis, value in zip("xyz", values, strict=True)
        }  # fmt: skip
        found |= set(_Thread(kernel, arguments, special, chance).run())
    return found


class _Thread:
    def __init__(
        self,
        kernel: Kernel,
        arguments: Sequence[int],
        special: dict[str, int],
        chance: random.Random,
    ) -> None:
        self._kernel = kernel
        self._registers = {**special, "WARP_SZ": 32, "%laneid": special["%tid.x"] % 32}
        self._chance = chance
        self._parameters = {
            name: value for (_, name), value in zip(kernel.parameters, arguments, strict=True)
        }

    def run(self) -> Iterator[Touch]:
        block, steps = 0, 0
        while True:
            following = block + 1
            for instruction in self._kernel.blocks[block].instructions:
                steps += 1
                assert steps < _MOST_STEPS, "a loop without an end"
                if instruction.guard and bool(self._get(instruction.guard)) == instruction.negated:
                    continue
                if instruction.jumps:
                    following = self._kernel.blocks[block].following[0]
                    break
                if instruction.ends:
                    return
                yield from self._do(instruction)
            block = following
            if block >= len(self._kernel.blocks):
                return

    def _get(self, text: str, bits: int = 64, signed: bool = True) -> int:
        value = self._registers.get(text)
        if value is None:
            try:
                value = int(text.rstrip("U"), 0)
            except ValueError:
                value = 0  # a float, or an address in memory of its own
        return _cut(value, bits, signed)

    def _do(self, instruction: Instruction) -> Iterator[Touch]:
        opcode, *kinds = instruction.opcode.split(".")
        if opcode in ("ld", "st", "atom", "red"):
            yield from self._memory(opcode, kinds, instruction.operands)
        elif opcode == "setp":
            self._compare(kinds, instruction.operands)
        elif instruction.operands and opcode not in ("bar", "call", "membar", "barrier"):
            self._compute(opcode, kinds, instruction.operands)

    def _memory(self, opcode: str, kinds: list[str], operands: Sequence[str]) -> Iterator[Touch]:
        address = next(text for text in operands if text.startswith("["))
        lanes = next((int(kind[1]) for kind in kinds if kind in ("v2", "v4")), 1)
        size = _bits_of(kinds[-1]) // 8
        if "param" in kinds:
            self._set(operands[0], self._parameters.get(address.strip("[]"), 0))
            return
        for one in operands[0].strip("{}").split(",") if opcode in ("ld", "atom") else ():
            self._set(one.strip(), self._chance.randrange(4))
        if "shared" in kinds or "local" in kinds or "const" in kinds:
            return
        base, _, offset = address.strip("[]").replace("+-", "-").replace("-", "+-").partition("+")
        at = self._get(base) + int(offset or 0)
        argument = (at + POINTER // 2) // POINTER - 1
        if argument >= 0:
            first = at - (argument + 1) * POINTER
            for writes in {opcode != "ld", opcode == "st"}:
                yield Touch(argument, first, first + lanes * size, writes)

    def _compare(self, kinds: list[str], operands: Sequence[str]) -> None:
        holds = bool(self._chance.randrange(2))
        bits = int(kinds[-1][1:])
        if kinds[-1][0] != "f":
            signed = kinds[-1][0] == "s"
            one, other = (self._get(text, bits, signed) for text in operands[1:3])
            holds = _COMPARISONS[kinds[0]](one, other)
        first, *second = operands[0].split("|")
        self._set(first, int(holds))
        for register in second:
            self._set(register, int(not holds))

    def _compute(self, opcode: str, kinds: list[str], operands: Sequence[str]) -> None:
        kind = kinds[-1] if kinds else "b32"
        bits = _bits_of(kind)
        signed = kind[0] == "s"
        values = [self._get(text, bits, signed) for text in operands[1:]]
        result = self._result(opcode, kinds, bits, values, operands)
        for register in operands[0].strip("{}").replace("|", ",").split(","):
            self._set(register.strip(), result)

    def _result(
        self, opcode: str, kinds: list[str], bits: int, values: list[int], operands: Sequence[str]
    ) -> int:
        value = 0
        if any(kind.startswith(("f", "bf")) for kind in kinds[-2:]):
            return value
        match opcode:
            case "and" | "or" | "xor" | "not" if kinds == ["pred"]:
                value = _PREDICATES[opcode](values)
            case "mul" | "mad":
                added = self._get(operands[3]) if opcode == "mad" else 0
                value = _product(kinds, bits, values) + added
                bits *= 2 if "wide" in kinds else 1
            case "mov" | "cvta":
                value, bits = values[0], 64
            case "cvt":
                value, bits = values[0], _bits_of(kinds[-2])
            case "selp":
                value = values[0] if self._get(operands[3]) else values[1]
            case "bfi":
                first, count = values[2] & 255, values[3] & 255
                mask = ((1 << count) - 1) << first
                value = (values[1] & ~mask) | ((values[0] << first) & mask)
            case "bfe":
                value = (values[0] & ((1 << bits) - 1)) >> values[1] & ((1 << values[2]) - 1)
            case "not" | "neg":
                value = ~values[0] if opcode == "not" else -values[0]
            case _ if opcode in _INTEGER:
                value = _INTEGER[opcode](values[0], values[1])
        return _cut(value, bits, True)

    def _set(self, register: str, value: int) -> None:
        self._registers[register] = value


def _bits_of(kind: str) -> int:
    return int("".join(c for c in kind if c.isdigit()) or 32)


def _product(kinds: Sequence[str], bits: int, values: Sequence[int]) -> int:
    product = values[0] * values[1]
    return product >> bits if "hi" in kinds else product


def _cut(value: int, bits: int, signed: bool) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if signed and value >> (bits - 1) else value
