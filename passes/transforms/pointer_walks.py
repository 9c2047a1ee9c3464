"""Loops over a few pointers in an array, unrolled (in the copy that is analysed).

`for (w = 0; w < 4; w++) update(weights[w], grads[w])`: so each pointer meets the ones at its own
place only. A loop that leads to a site stays, since what it carries is part of the graph. One that
fills the array stays too: what it allocates is followed by place, as are pointers that are loaded
in a loop with a site.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set

from mixpert.passes.support.closure import closure
from mixpert.passes.text.function_text import NAME, FunctionText
from mixpert.passes.text.module_text import SYMBOL, Edit, Function, ModuleText, symbol_name

MOST_TEXT = 20_000
"""Characters of a function that is changed."""
MOST_ITERATIONS = 16
"""Iterations of a loop that is unrolled."""
MOST_UNROLLED = 60_000
"""Characters of a loop times its iterations."""

_POINTER = r"(?:ptr|[^,\n]*?\*+)"
_ELEMENT = re.compile(rf"^ +(%{NAME}) = getelementptr [^\n]*, i\d+ (%{NAME})$", re.MULTILINE)
_PLACE = re.compile(rf"^ +(%{NAME}) = phi {_POINTER} \[", re.MULTILINE)
"""Where LLVM has made one of two addresses of an index that is 0 or 1."""
_LOADED = re.compile(rf" load {_POINTER}, {_POINTER} (%{NAME})(?:,|$)", re.MULTILINE)
_LIMIT = re.compile(rf"icmp (?:samesign )?\w+ i\d+ (%{NAME}), (\d+)$")
_FIRST = re.compile(r"phi i1 \[ (?:true|false), [^,\n]*, \[ (?:true|false), [^,\n]*$")
"""Whether this is the first of two iterations."""
_LAST = re.compile(r"^ +br [^\n]+$", re.MULTILINE)
_CALLED = re.compile(SYMBOL)
_SITE = re.compile(r"mixpert\d*\.site\.")
_NODE = re.compile(r"^!(\d+) = ", re.MULTILINE)
_MOST_STEPS = 5  # from a number to what it is computed from


def with_walks_unrolled(text: str, leading: Set[str]) -> str:
    """A module in which such loops are to be unrolled by LLVM.

    Args:
        text: a module without metadata but that of `member_loops`.
        leading: the functions that lead to sites.
    """
    module = ModuleText(text)
    latches = [end for function in module.functions for end in _latches(text, function, leading)]
    if not latches:
        return text
    first = 1 + max((int(number) for number in _NODE.findall(text)), default=-1)
    edits = [
        Edit(end, end, f", !llvm.loop !{first + 1 + place}")
        for place, end in enumerate(sorted(set(latches)))
    ]
    nodes = [
        f"!{number} = distinct !{{!{number}, !{first}}}"
        for number in range(first + 1, first + 1 + len(edits))
    ]
    unroll = f'!{first} = !{{!"llvm.loop.unroll.full"}}'
    return "\n".join([module.edited(edits).rstrip("\n"), unroll, *nodes, ""])


def _latches(text: str, function: Function, leading: Set[str]) -> Iterator[int]:
    """Where the branches end that end an iteration of loops to unroll."""
    if function.end - function.start > MOST_TEXT:
        return
    start = text.index("\n", function.start) + 1
    body = text[start : function.end]
    indexes = _indexes(body)
    if not indexes:
        return
    flow = FunctionText(body)
    for latch in flow.blocks:
        inside = _inside(flow, latch)
        iterations = _iterations(flow, inside, indexes)
        small = iterations and iterations * _length(flow, inside) <= MOST_UNROLLED
        if small and not _leads(flow, inside, leading):
            at, block = flow.text(latch)
            branch = _LAST.search(block)
            if branch and "!llvm.loop" not in branch[0]:
                yield start + at + branch.end()


def _inside(flow: FunctionText, latch: str) -> set[str]:
    """The blocks of the loop that a block ends an iteration of; none for another block."""
    header = flow.header(latch)
    if header is None:
        return set()
    above = closure([latch], lambda name: flow.before(name) if name != header else [])
    return {header, *above}


def _indexes(body: str) -> set[str]:
    """The registers that say which pointer of an array is loaded: index, or address."""
    elements = {**{place: place for place in _PLACE.findall(body)}, **dict(_ELEMENT.findall(body))}
    return {elements[at] for at in _LOADED.findall(body) if at in elements} if elements else set()


def _iterations(flow: FunctionText, inside: set[str], indexes: set[str]) -> int:
    """The most iterations of a loop that counts such a number to a constant; 0 for another."""
    for name in inside:
        branch = flow.branch(name)
        if branch is None or inside.issuperset(flow.after(name)):
            continue
        iterations, counted = _counted(flow, branch[1])
        if iterations and any(not counted.isdisjoint(_computed_from(flow, i)) for i in indexes):
            return iterations
    return 0


def _counted(flow: FunctionText, condition: str) -> tuple[int, set[str]]:
    """How often a condition lets a loop iterate, and what it counts; 0 where that is not seen."""
    test = flow.definition(condition).strip()
    limit = _LIMIT.match(test)
    if limit:
        iterations = int(limit[2]) + 2  # `i == 0` may end the second
        return iterations * (iterations <= MOST_ITERATIONS + 2), _computed_from(flow, limit[1])
    block = next((name for name in flow.blocks if flow.defines(name, condition)), "")
    return (2, {*flow.phis(block)}) if _FIRST.match(test) else (0, set())


def _computed_from(flow: FunctionText, register: str) -> set[str]:
    """The registers, and variables in memory, from which one is computed; no labels."""
    return {name for name in flow.computed_from(register, _MOST_STEPS) if flow.definition(name)}


def _length(flow: FunctionText, inside: set[str]) -> int:
    return sum(len(flow.text(name)[1]) for name in inside)


def _leads(flow: FunctionText, inside: set[str], leading: Set[str]) -> bool:
    """Whether a loop leads to a site."""
    called = {symbol_name(s) for name in inside for s in _CALLED.findall(flow.text(name)[1])}
    return not called.isdisjoint(leading) or any(map(_SITE.match, called))
