"""Functions that send elements to other processes, or receive them: MPI, NCCL, BLACS.

What one of a program's processes sends, others receive: what is on the way is one variable of all
processes. Some functions note memory that later calls send or receive.
"""

from __future__ import annotations

import re

from mixpert.passes.effects.effect import Effect

ON_THE_WAY = "mixpert.messages"
"""The variable that holds what was sent; no module has one of that name."""

_BY_ALL = r"I?(?:neighbor_)?(?:all)?(?:gather|scatter|toall|reduce)\w*|I?(?:ex)?scan\w*|I?bcast\w*"
_MPI = re.compile(
    r"P?MPI_(?:I?[SBR]?send\w*|I?m?recv\w*|I?sendrecv\w*|P(?:send|recv)_init|pready\w*|"
    rf"start(?:all)?|{_BY_ALL}|r?put|r?get|r?(?:get_)?accumulate|fetch_and_op|compare_and_swap|"
    r"win_\w*|buffer_\w*)_?",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r"nccl(?:Send|Recv|Bcast|Broadcast|Reduce|AllReduce|AllGather|ReduceScatter|CommRegister)|"
    r"C?[sdi]?(?:ge|tr)(?:sd|rv|bs|br)2d_?|C?[sdi]?g(?:sum|amx|amn)2d_?"
)
_SENT = re.compile(r"P?MPI_I?[SBR]?send_?|ncclSend|C?[sdi]?(?:ge|tr)[sb][sd]2d_?", re.IGNORECASE)
"""Functions that only read their first argument; those of BLACS (``2d``) all of them."""
_NOTED = re.compile(r"P?MPI_(?:\w*_init|win_\w*|buffer_attach)_?", re.IGNORECASE)


def is_message(name: str) -> bool:
    """Whether a function without a body moves elements between processes."""
    return (_MPI.fullmatch(name) or _OTHERS.fullmatch(name)) is not None


def effect_of_message(name: str, arguments: int, read_only: tuple[bool, ...]) -> Effect | None:
    """The effect of calling such a function; None for any other.

    Args:
        name: of the function.
        arguments: how many there are.
        read_only: those that it only reads, as far as the module says.
    """
    if not is_message(name):
        return None
    if _SENT.fullmatch(name):
        read_only = (True,) if "2d" not in name else (True,) * arguments
    known = (*read_only, *[False] * (arguments - len(read_only)))
    noted = _NOTED.fullmatch(name) is not None
    return Effect(reachable=True, read_only=known, variables=(ON_THE_WAY,), links=noted)
