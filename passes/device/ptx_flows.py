"""Which loads of a kernel flow into a store: through registers, branches and shared memory."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from mixpert.passes.device.ptx import Instruction, Kernel
from mixpert.passes.device.ptx_values import Place, destinations

_REGISTER = re.compile(r"%[\w.]+")
_OF_OWN = frozenset({"shared", "local"})


class Flows:
    """Answers for one kernel.

    What goes through global memory, from a store to a load that comes later, is not followed.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._blocks = kernel.blocks
        self._sets: dict[str, list[Place]] = {}
        self._shared: list[Place] = []  # stores to memory of blocks or threads
        for place, instruction in self._instructions():
            for register in destinations(instruction):
                self._sets.setdefault(register, []).append(place)
            if instruction.opcode.startswith(("st", "atom", "red")) and self._is_own(instruction):
                self._shared.append(place)
        self._above = self._controls()
        self._needs: dict[Place, set[tuple[Place, str]]] = {}

    def before(self, places: Iterable[Place]) -> set[Place]:
        """The instructions on which those at some places depend, these included."""
        agenda = list(places)
        seen = set(agenda)
        while agenda:
            new = set(self._of(agenda.pop())) - seen
            seen |= new
            agenda += new
        return seen

    def sources(self, registers: Iterable[str], place: Place) -> set[tuple[Place, str]]:
        """The instructions of a thread on which registers depend that are used at a place.

        With what each of them sets, also those that decide whether control comes there. What other
        threads have put into shared memory is not followed.
        """
        agenda = [one for register in registers for one in self._setting(register, place)]
        agenda += self._deciding(place[0])
        found = set(agenda)
        while agenda:
            new = self._needed(agenda.pop()[0]) - found
            found |= new
            agenda += new
        return found

    @property
    def own_stores(self) -> Sequence[Place]:
        """The stores to memory that threads of a block share, or to that of one thread."""
        return self._shared

    def _needed(self, place: Place) -> set[tuple[Place, str]]:
        """What sets the registers that an instruction uses, or that decide whether it runs."""
        if place not in self._needs:
            instruction = self._blocks[place[0]].instructions[place[1]]
            operands = instruction.operands[1 if destinations(instruction) else 0 :]
            names = {n for text in (*operands, instruction.guard) for n in _REGISTER.findall(text)}
            found = {one for name in names for one in self._setting(name, place)}
            self._needs[place] = found.union(self._deciding(place[0]))
        return self._needs[place]

    def _deciding(self, block: int) -> set[tuple[Place, str]]:
        """What sets the registers on which it depends whether control comes to a block."""
        agenda, seen, found = [block], {block}, set[tuple[Place, str]]()
        while agenda:
            for place in self._above[agenda.pop()]:
                branch = self._blocks[place[0]].instructions[place[1]]
                for register in _REGISTER.findall(" ".join((*branch.operands, branch.guard))):
                    found.update(self._setting(register, place))
                agenda += {place[0]} - seen
                seen.add(place[0])
        return found

    def _setting(self, register: str, place: Place) -> Iterator[tuple[Place, str]]:
        """The instructions that may have set a register last before another runs."""
        if len(self._sets.get(register, ())) == 1:
            yield self._sets[register][0], register
            return
        agenda, seen = [place], set[int]()
        while agenda:
            block, before = agenda.pop()
            in_it = (p for p in reversed(self._sets.get(register, ())) if p[0] == block)
            for at in (p for p in in_it if p[1] < before):
                yield at, register
                if not self._blocks[block].instructions[at[1]].guard:
                    break
            else:
                earlier = set(self._blocks[block].before) - seen
                seen |= earlier
                agenda += ((one, len(self._blocks[one].instructions)) for one in earlier)

    def _of(self, place: Place) -> list[Place]:
        block, index = place
        instruction = self._blocks[block].instructions[index]
        texts = (*instruction.operands, instruction.guard)
        used = (name for text in texts for name in _REGISTER.findall(text))
        found = [one for register in used for one in self._sets.get(register, ())]
        if not instruction.opcode.startswith(("st", "ld.param")) and self._is_own(instruction):
            found += self._shared
        return [*found, *self._above[block]]

    def _is_own(self, instruction: Instruction) -> bool:
        """Whether memory is accessed that is not seen to be global."""
        kinds = instruction.opcode.split(".")
        return (
            "[" in "".join(instruction.operands) and "global" not in kinds and "param" not in kinds
        )

    def _instructions(self) -> Iterable[tuple[Place, Instruction]]:
        for block, found in enumerate(self._blocks):
            for index, instruction in enumerate(found.instructions):
                yield (block, index), instruction

    def _controls(self) -> list[list[Place]]:
        """For each block the branches that decide whether control comes there."""
        behind = self._certain()
        found: list[list[Place]] = [[] for _ in self._blocks]
        for block, ways in enumerate(map(self._ways, range(len(self._blocks)))):
            if len(ways) > 1:
                place = block, len(self._blocks[block].instructions) - 1
                decided = {one for way in ways if way >= 0 for one in _numbers(behind[way])}
                for one in decided:
                    if one == block or not behind[block] >> one & 1:
                        found[one].append(place)
        return found

    def _certain(self) -> list[int]:
        """For each block those that control comes to whatever happens, as bits, itself included."""
        every = (1 << len(self._blocks)) - 1
        found = [every] * len(self._blocks)
        changed = True
        while changed:
            changed = False
            for block in reversed(range(len(self._blocks))):
                after = every
                for way in self._ways(block):
                    after &= found[way] if way >= 0 else 0
                after |= 1 << block
                changed |= after != found[block]
                found[block] = after
        return found

    def _ways(self, block: int) -> set[int]:
        """The blocks that control may go to; -1 for the end."""
        instructions = self._blocks[block].instructions
        ends = bool(instructions) and instructions[-1].ends
        ways = set(self._blocks[block].following)
        return ways | ({-1} if ends or not ways else set())


def _numbers(bits: int) -> Iterable[int]:
    return (number for number in range(bits.bit_length()) if bits >> number & 1)
