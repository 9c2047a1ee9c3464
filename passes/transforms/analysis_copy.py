"""The part of a module that the analysis needs, as text without debug info.

Kept are the functions that lead to sites, and what those call, up to a budget of text: small ones
first, as those of containers, then near ones. A function that is left out though it can be reached
is known by its name, its arguments and the variables that it may touch. Of one that cannot be
reached from here, as a constructor of static objects or what another module calls, only the
variables count that it may set.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush

from mixpert.passes.text.module_text import SYMBOL, Edit, ModuleText, closing, symbol_name
from mixpert.passes.transforms.loop_forms import as_one, marked
from mixpert.passes.transforms.loop_pairs import without_pairs
from mixpert.passes.transforms.symbol_uses import SymbolUses

LEAST_TEXT = 600_000
"""Characters of function bodies that are always taken in (some 10,000 lines without -g)."""
SMALL_TEXT = 5_000
"""Characters of functions that come first; of one without pointers too: it may give a size."""

_SYMBOL = re.compile(SYMBOL)
_HEADER = ("source_filename", "target ", "%", "@", "declare", "attributes ")
_GROUPED = re.compile(r"comdat\((\$[^)]*)\)")
_COMDAT = re.compile(r" comdat(?:\(\$[^)]*\))?(?= |$)")
_POINTERS = re.compile(r"\bptr\b|\*|[\[{<]|\bi(?:64|128)\b[^@]*@")
"""What may carry a pointer in a declaration: in the result, also an integer of that size."""
_NUMBER = re.compile(r"declare [^@]*\b(?:i(?:32|64) @|(?:float|double) @[^(]*\(\))")
"""What may give a size, or a beta that is a constant (`static float beta() { return 0; }`)."""
_ATTACHMENT = re.compile(r",? !(?:dbg|[A-Za-z][\w.]*) !\d+")
_RECORD = re.compile(
    r"^ +(?:#dbg_|(?:tail |notail )?call void @llvm\.(?:dbg\.|experimental\.noalias))[^\n]*\n",
    re.MULTILINE,
)
_OPTNONE = re.compile(r"\b(?:noinline |optnone )")
_DISCARDABLE = re.compile(r"\b(?:internal|private|linkonce\w*|available_externally)\b")
_LOCAL = re.compile(r"\b(?:internal|private) ")
_COPIED = re.compile(r"\b(?:linkonce\w*|available_externally) ")
_BEFORE_ATTRIBUTES = re.compile(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\([^)]*\))?")
"""What stands between a function's parameters and its attributes."""
_FORTRAN_TEXT = "@_QQcl"
"""How flang names a literal, by what it holds: another of that name is the same."""
_LINKAGE = re.compile(
    r"\b(?:define|internal|private|linkonce|linkonce_odr|weak|weak_odr|available_externally"
    r"|external|dso_local|dso_preemptable|hidden|protected) "
)


@dataclass
class AnalysisCopy:
    """What `reduced` gives.

    Attributes:
        text: the module's part.
        opaque: for each function left out, the variables that it may touch.
        stubs: the stubs of kernels whose names do not say so.
        leading: the functions through which control comes to a site.
        unseen: whether functions are left out that others may call and hand structs.
    """

    text: str
    opaque: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    stubs: frozenset[str] = frozenset()
    leading: frozenset[str] = frozenset()
    unseen: bool = False


def reduced(
    module: ModuleText,
    edits: Sequence[Edit],
    callers: Iterable[str],
    declared: Iterable[str],
    known: Container[str] = frozenset(),
    *,
    marked_blocks: Callable[[str], str] = str,
) -> AnalysisCopy:
    """The part of a module that matters to the edges between sites.

    Args:
        module: the module.
        edits: what to change in it, in order.
        callers: the functions that hold sites.
        declared: lines to add.
        known: functions of which it is known what they do.
        marked_blocks: what to make of the text of each function, before all else.
    """
    uses = SymbolUses(module)
    heads = {name: _declaration(module.line(f.start)) for name, f in uses.functions.items()}
    leading = uses.leading_to(callers)
    uncalled = uses.unmentioned - {n for n in uses.unmentioned if _local(module, uses, n)}
    handed = set() if "main" in heads else _handed_structs(module, uses, heads)
    others = {*uses.sharing(uncalled, leading), *handed}
    kept, left_out = _chosen(uses, leading, heads, known, others)
    unseen = any(n not in known and not _isolated(uses, n, heads[n]) for n in handed - kept)
    opaque = {name: uses.touched(name) for name in sorted(left_out)}
    # what is neither called from here nor leads to a site runs too: before main, or from elsewhere
    shared = frozenset(uses.touched(*(uses.bodies - kept)))
    named = set().union(*uses.held.values(), *(uses.mentions[name] for name in kept))
    loops = marked(module.text)
    bodies = (
        _plain(without_pairs(as_one(marked_blocks(module.edited(edits, f.start, f.end)), loops)))
        for f in module.functions
        if f.name in kept
    )
    missing = (head for name, head in heads.items() if name in named and name not in kept)
    lines = [*_head(module, shared), *declared, *missing]
    text = "\n".join([*lines, *bodies, ""])
    return AnalysisCopy(text, opaque, uses.stubs, frozenset(leading), unseen)


def _chosen(
    uses: SymbolUses,
    leading: set[str],
    heads: Mapping[str, str],
    known: Container[str],
    others: set[str],
) -> tuple[set[str], set[str]]:
    """Functions to keep, and those left out though what is kept may reach them.

    `others`: those that others may call by name, and that may change what the first ones use.
    """
    kept = leading | uses.aliased
    left_out: set[str] = set()
    budget = LEAST_TEXT
    found = set(kept)
    waiting: list[tuple[bool, int, int, str]] = []  # a heap: small functions first, then near ones
    taken = [(0, name) for name in sorted(kept)]
    for name in sorted(others - kept):
        heappush(waiting, (True, len(heads), uses.length(name), name))
        found.add(name)
    while taken or waiting:
        for distance, name in taken:
            for callee in (uses.mentions[name] & uses.bodies) - found:
                length = uses.length(callee)
                heappush(waiting, (length > SMALL_TEXT, distance + 1, length, callee))
                found.add(callee)
        taken = []
        if waiting:
            _, distance, length, name = heappop(waiting)
            if length > budget or name in known or _isolated(uses, name, heads[name]):
                left_out.add(name)
                continue
            budget -= length
            kept.add(name)
            taken = [(distance, name)]
    return kept, left_out


def _handed_structs(module: ModuleText, uses: SymbolUses, heads: Mapping[str, str]) -> set[str]:
    """The functions that others may hand a struct, or that may return one."""
    return {
        name
        for name in uses.bodies
        if _POINTERS.search(heads[name])
        and not _local(module, uses, name)
        and (name in uses.unmentioned or not _COPIED.search(_head_text(module, uses, name)))
    }


def _local(module: ModuleText, uses: SymbolUses, name: str) -> bool:
    return _LOCAL.search(_head_text(module, uses, name)) is not None


def _head_text(module: ModuleText, uses: SymbolUses, name: str) -> str:
    """How a function's linkage is written."""
    head = module.line(uses.functions[name].start)
    return head[: head.index("@")]


def _isolated(uses: SymbolUses, name: str, head: str) -> bool:
    """Whether a function can neither touch matrices nor give a size or beta."""
    if _POINTERS.search(head) or uses.touches_any(name):
        return False
    calls = uses.bodies & uses.mentions[name] - {name}
    return uses.length(name) > SMALL_TEXT or calls != set() or not _NUMBER.match(head)


def _head(module: ModuleText, shared: frozenset[str]) -> Iterator[str]:
    """Everything outside functions but metadata; `shared` variables are made visible to all."""
    grouped = set(_GROUPED.findall(" ".join(module.globals.values())))
    for _, line in module.top_lines:
        if line.startswith("$"):
            symbol = line.partition(" ")[0]
            if f"@{symbol[1:]}" in module.globals or symbol in grouped:
                yield line
        elif line.startswith(_HEADER) and not line.startswith("@llvm.used"):
            yield _ATTACHMENT.sub("", _freed(line, shared))


def _freed(line: str, shared: frozenset[str]) -> str:
    symbol = _SYMBOL.match(line)
    if symbol and symbol_name(symbol[0]) in shared:
        return _LOCAL.sub("", line, count=1)
    if line.startswith(_FORTRAN_TEXT):
        return line.replace(" = linkonce ", " = linkonce_odr ", 1)
    return _OPTNONE.sub("", line) if line.startswith("attributes") else line


def _plain(body: str) -> str:
    """A function without debug info; others may be inlined where nobody else needs them."""
    head, newline, rest = body.partition("\n")
    return _head_of(head) + newline + _ATTACHMENT.sub("", _RECORD.sub("", rest))


def _head_of(define: str) -> str:
    define = _COMDAT.sub("", _OPTNONE.sub("", _ATTACHMENT.sub("", define)))
    symbol = _SYMBOL.search(define)
    if symbol is None or _DISCARDABLE.search(define, 0, symbol.start()):
        return define
    place = _BEFORE_ATTRIBUTES.match(define, closing(define, symbol.end()) + 1)
    end = place.end() if place else len(define)
    return f"{define[:end]} noinline{define[end:]}"


def _declaration(head: str) -> str:
    symbol = _SYMBOL.search(head)
    if symbol is None:
        return ""
    close = closing(head, symbol.end()) + 1
    returned = _LINKAGE.sub("", head[: symbol.start()])
    return f"declare {returned}{symbol[0]}{head[symbol.end() : close]}"
