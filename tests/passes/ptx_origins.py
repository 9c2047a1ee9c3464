"""Runs kernels in PTX, all threads of a block together, to see from where each element comes.

What goes through registers, shared and global memory is followed, also the places where something
is read, but not the branches that decide whether.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

from ptx_machine import POINTER, Launch, _bits_of, _Thread

from mixpert.passes.device.ptx import Instruction, Kernel

Byte = tuple[int, int]
"""An argument, and how many bytes behind where it points."""
Origins = frozenset[Byte]
_NONE: Origins = frozenset()
_SHARED = 1 << 30


def origins(
    kernel: Kernel, arguments: Sequence[int], launch: Launch, seed: int
) -> dict[Byte, Origins]:
    """What each element that is written, by its first byte, comes from."""
    chance = random.Random(seed)
    found: dict[Byte, Origins] = {}
    for block in itertools.product(*map(range, launch.grid)):
        shared: dict[int, Origins] = {}
        threads = [
            _Traced(
                kernel,
                arguments,
                _special(launch, block, thread),
                chance,
                memory=found,
                shared=shared,
            )
            for thread in itertools.product(*map(range, launch.block))
        ]
        running = [thread.steps() for thread in threads]
        while running:
            chance.shuffle(running)
            running = [one for one in running if next(one, None) is not None]
    return found


def _special(launch: Launch, block: Sequence[int], thread: Sequence[int]) -> dict[str, int]:
    named = ("ctaid", block), ("tid", thread), ("nctaid", launch.grid), ("ntid", launch.block)
    return {
        f"%{name}.{axis}": value
        for name, values in named
        for axis, value in zip("xyz", values, strict=True)
    }


class _Traced(_Thread):
    """A thread that stops at barriers."""

    def __init__(
        self,
        kernel: Kernel,
        arguments: Sequence[int],
        special: dict[str, int],
        chance: random.Random,
        *,
        memory: dict[Byte, Origins],
        shared: dict[int, Origins],
    ) -> None:
        super().__init__(kernel, arguments, special, chance)
        names = sorted(kernel.variables) + sorted(_extern(kernel) - kernel.variables.keys())
        self._registers |= {name: (i + 1) * _SHARED for i, name in enumerate(names)}
        self._from: dict[str, Origins] = {}
        self._of_memory, self._of_shared = memory, shared

    def steps(self) -> Iterator[bool]:
        """Run, with a pause at each barrier."""
        for _ in self.run():
            yield True

    def _do(self, instruction: Instruction) -> Iterator[bool]:  # type: ignore[override]
        opcode, *kinds = instruction.opcode.split(".")
        operands = instruction.operands
        if opcode in ("bar", "barrier"):
            yield True
        elif opcode in ("ld", "st", "atom", "red"):
            self._access(opcode, kinds, operands)
        else:
            own = frozenset().union(*(self._named(text) for text in operands[1:]))
            for _ in super()._do(instruction):
                raise AssertionError(opcode)
            for register in (
                operands[0].strip("{}").replace("|", ",").split(",") if operands else ()
            ):
                self._from[register.strip()] = own

    def _named(self, text: str) -> Origins:
        names = text.replace("[", " ").replace("]", " ").replace("+", " ").strip("{} ")
        parts = (one.strip() for part in names.split(",") for one in part.split())
        return frozenset().union(*(self._from.get(one, _NONE) for one in parts))

    def _access(self, opcode: str, kinds: list[str], operands: Sequence[str]) -> None:
        address = next(text for text in operands if text.startswith("["))
        lanes = next((int(kind[1]) for kind in kinds if kind in ("v2", "v4")), 1)
        size = _bits_of(kinds[-1]) // 8
        base, _, offset = address.strip("[]").replace("+-", "-").replace("-", "+-").partition("+")
        if "param" in kinds:
            self._set(operands[0], self._parameters.get(base, 0))
            self._from[operands[0]] = _NONE
            return
        at, place = self._get(base) + int(offset or 0), self._named(address)
        values = operands[1:] if opcode in ("st", "red") else operands[2:]
        stored = [one.strip() for text in values for one in text.strip("{}").split(",")]
        loaded = operands[0].strip("{}").split(",") if opcode in ("ld", "atom") else []
        for lane in range(lanes):
            memory, cell = self._cell(at + lane * size)
            before = memory.get(cell, _NONE if memory is self._of_shared else frozenset({cell}))
            if opcode != "ld":
                names = stored[lane : lane + 1] if opcode == "st" else stored
                new = frozenset().union(place, *(self._from.get(n, _NONE) for n in names))
                memory[cell] = new if opcode == "st" else new | before
            if loaded:
                self._set(loaded[lane].strip(), self._chance.randrange(4))
                self._from[loaded[lane].strip()] = before | place

    def _cell(self, at: int) -> tuple[dict, object]:
        argument = (at + POINTER // 2) // POINTER - 1
        if argument < 0:
            return self._of_shared, at
        return self._of_memory, (argument, at - (argument + 1) * POINTER)


def _extern(kernel: Kernel) -> set[str]:
    """Variables whose declaration is outside of the kernel."""
    defined = set()
    for block in kernel.blocks:
        for instruction in block.instructions:
            for text in instruction.operands:
                name = text.strip("[]").partition("+")[0]
                if (
                    name
                    and not name.startswith(("%", "$"))
                    and (name[0].isalpha() or name[0] == "_")
                ):
                    defined.add(name)
    return defined - {name for _, name in kernel.parameters} - {"WARP_SZ"}
