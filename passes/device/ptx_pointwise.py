"""Elementwise kernels: what is stored at an index depends only on what is there.

Each thread has one index, the same in all matrices, and nothing comes to it from other threads.
"""

from __future__ import annotations

from collections.abc import Iterable

from mixpert.passes.device.ptx import Kernel
from mixpert.passes.support.polynomials import Polynomial

OWN_WORK = frozenset(
    [
        "abs",
        "add",
        "addc",
        "and",
        "bfe",
        "bfi",
        "bfind",
        "bra",
        "brev",
        "clz",
        "cnot",
        "copysign",
        "cos",
        "cvt",
        "cvta",
        "div",
        "ex2",
        "exit",
        "fma",
        "fns",
        "lg2",
        "ld",
        "lop3",
        "mad",
        "madc",
        "max",
        "min",
        "mov",
        "mul",
        "mul24",
        "neg",
        "not",
        "or",
        "popc",
        "prmt",
        "rcp",
        "rem",
        "ret",
        "rsqrt",
        "sad",
        "selp",
        "set",
        "setp",
        "shf",
        "shl",
        "shr",
        "sin",
        "slct",
        "sqrt",
        "st",
        "sub",
        "subc",
        "tanh",
        "testp",
        "xor",
    ]
)
"""What a thread does with numbers and memory of its own."""
_ELEMENT = 4  # bytes: blocks may end within what is wider, or between the parts of a vector
_SHARED = frozenset({"shared", "local", "volatile"})


def is_pointwise(kernel: Kernel, distances: Iterable[tuple[Polynomial, int]]) -> bool:
    """Whether a kernel is such a one.

    Args:
        kernel: the kernel.
        distances: how far behind its arguments it touches memory, and how many bytes there.
    """
    found = list(distances)
    if not found or any(one != found[0] for one in found) or found[0][1] > _ELEMENT:
        return False
    if _iterations(kernel):
        return False
    opcodes = [i.opcode.split(".") for block in kernel.blocks for i in block.instructions]
    return all(first in OWN_WORK and _SHARED.isdisjoint(kinds) for first, *kinds in opcodes)


def _iterations(kernel: Kernel) -> bool:
    """Whether control may come to a block again."""
    state: dict[int, bool] = {}  # whether a block is left
    stack = [(0, iter(kernel.blocks[0].following))] if kernel.blocks else []
    state[0] = False
    while stack:
        block, following = stack[-1]
        after = next(following, None)
        if after is None:
            state[block] = True
            stack.pop()
        elif after not in state:
            state[after] = False
            stack.append((after, iter(kernel.blocks[after].following)))
        elif not state[after]:
            return True
    return False
