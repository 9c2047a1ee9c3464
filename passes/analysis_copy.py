"""The part of a module that the analysis needs, as text without debug info.

Kept are the functions that lead to sites, and what those call, nearest first, up to a budget of
text. A function that is left out though it can be reached is known by its name, its arguments and
the variables that it may touch; one that cannot be reached matters to no edge.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from mixpert.passes.effects import DEVICE_STUB
from mixpert.passes.module_text import SYMBOL, Edit, Function, ModuleText, closing, symbol_name

LEAST_TEXT = 600_000
"""Characters of function bodies that are always taken in (some 10,000 lines without -g)."""

_SYMBOL = re.compile(SYMBOL)
_VARIABLE = re.compile(r"\b(?:global|constant)\b")
_HEADER = ("source_filename", "target ", "%", "@", "$", "declare", "attributes ")
_ATTACHMENT = re.compile(r",? !(?:dbg|[A-Za-z][\w.]*) !\d+")
_RECORD = re.compile(
    r"^ +(?:#dbg_|(?:tail |notail )?call void @llvm\.(?:dbg\.|experimental\.noalias))[^\n]*\n",
    re.MULTILINE,
)
_OPTNONE = re.compile(r"\b(?:noinline |optnone )")
_DISCARDABLE = re.compile(r"\b(?:internal|private|linkonce\w*|available_externally)\b")
_LOCAL = re.compile(r"\b(?:internal|private) ")
_ALIAS = re.compile(r"\b(?:alias|ifunc)\b(.*)")
_LINKAGE = re.compile(
    r"\b(?:define|internal|private|linkonce|linkonce_odr|weak|weak_odr|available_externally"
    r"|external|dso_local|dso_preemptable|hidden|protected) "
)


_INITIALISED = re.compile(
    rf"^({SYMBOL}) = [^\n]*?\b(?:global|constant) ([^\n]*@[^\n]*)$", re.MULTILINE
)


@dataclass
class AnalysisCopy:
    """What `reduced` gives.

    Attributes:
        text: the module's part.
        opaque: for each function left out, the variables that it may touch.
    """

    text: str
    opaque: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def reduced(
    module: ModuleText, edits: Sequence[Edit], callers: Iterable[str], declared: Iterable[str]
) -> AnalysisCopy:
    """The part of a module that matters to the edges between sites.

    Args:
        module: the module.
        edits: what to change in it, in order.
        callers: the functions that hold sites.
        declared: lines to add.
    """
    uses = _Uses(module)
    kept, left_out = uses.choose(callers)
    variables = frozenset(symbol_name(n) for n, v in module.globals.items() if _VARIABLE.search(v))
    opaque = uses.touched(left_out, variables)
    shared = frozenset(name for names in opaque.values() for name in names)
    lines = [*_head(module, shared), *declared, *uses.missing_declarations(kept)]
    bodies = (
        _plain(module.edited(edits, f.start, f.end)) for f in module.functions if f.name in kept
    )
    return AnalysisCopy("\n".join([*lines, *bodies, ""]), opaque)


class _Uses:
    """Which functions mention which symbols."""

    def __init__(self, module: ModuleText) -> None:
        self._module = module
        self._text = module.text
        self._functions: dict[str, Function] = {f.name: f for f in module.functions}
        # a kernel's stub is known by its name; what it does to launch says nothing of the kernel
        self._bodies = {name for name in self._functions if DEVICE_STUB not in name}
        self._mentions = {
            name: frozenset(map(symbol_name, _SYMBOL.findall(self._text, f.start, f.end)))
            for name, f in self._functions.items()
            if name in self._bodies
        }
        self._add_tables()

    def _add_tables(self) -> None:
        """Who mentions a table of functions (a vtable) mentions what is in it."""
        texts = {symbol_name(m[1]): m[2] for m in _INITIALISED.finditer(self._text)}
        held = {name: set(map(symbol_name, _SYMBOL.findall(t))) for name, t in texts.items()}
        tables = {name: _closure(name, held) & self._bodies for name in held}
        tables = {name: functions for name, functions in tables.items() if functions}
        for name, mentions in self._mentions.items():
            found = [tables[mention] for mention in mentions & tables.keys()]
            if found:
                self._mentions[name] = mentions.union(*found)

    def choose(self, callers: Iterable[str]) -> tuple[set[str], set[str]]:
        """Functions to keep, and those left out though what is kept may reach them."""
        kept = self._leading_to(callers) | self._aliased()
        left_out: set[str] = set()
        budget = LEAST_TEXT
        wave = sorted(kept)
        while wave:
            following: dict[str, None] = {}
            for name in wave:
                for callee in sorted(self._mentions[name]):
                    if callee in self._bodies and callee not in kept:
                        following[callee] = None
            wave = []
            for name in following:
                function = self._functions[name]
                budget -= function.end - function.start
                if budget > 0:
                    kept.add(name)
                    wave.append(name)
                else:
                    left_out.add(name)
        return kept, left_out

    def _aliased(self) -> set[str]:
        """Functions that have a second name: it must not lose its definition."""
        aliases = filter(None, map(_ALIAS.search, self._module.globals.values()))
        names = (name for alias in aliases for name in _SYMBOL.findall(alias[1]))
        return {symbol_name(name) for name in names} & self._bodies

    def _leading_to(self, callers: Iterable[str]) -> set[str]:
        """The functions with sites, and all that mention them, directly or not."""
        users: dict[str, list[str]] = {}
        for name, mentions in self._mentions.items():
            for mention in mentions:
                users.setdefault(mention, []).append(name)
        found: set[str] = set()
        stack = [name for name in callers if name in self._bodies]
        while stack:
            name = stack.pop()
            if name not in found:
                found.add(name)
                stack += [user for user in users.get(name, ()) if user != name]
        return found

    def touched(
        self, names: Iterable[str], variables: frozenset[str]
    ) -> dict[str, tuple[str, ...]]:
        """The variables that some functions, and all that they call, mention."""
        return {name: tuple(sorted(self._reach(name) & variables)) for name in sorted(names)}

    def _reach(self, name: str) -> set[str]:
        found: set[str] = set()
        stack = [name]
        while stack:
            for mention in self._mentions.get(stack.pop(), ()):
                if mention not in found:
                    found.add(mention)
                    stack.append(mention)
        return found

    def missing_declarations(self, kept: set[str]) -> Iterator[str]:
        """Declarations of the functions whose bodies are left out."""
        for name, function in self._functions.items():
            if name not in kept:
                yield _declaration(self._text[function.start : function.end])


def _closure(name: str, held: Mapping[str, set[str]]) -> set[str]:
    """What a variable holds the address of, and what those variables hold."""
    found: set[str] = set()
    stack = [name]
    while stack:
        for other in held.get(stack.pop(), ()):
            if other not in found:
                found.add(other)
                stack.append(other)
    return found


def _head(module: ModuleText, shared: frozenset[str]) -> Iterator[str]:
    """Everything outside functions but metadata; `shared` variables are made visible to all."""
    for _, line in module.top_lines:
        if line.startswith(_HEADER) and not line.startswith("@llvm.used"):
            yield _ATTACHMENT.sub("", _freed(line, shared))


def _freed(line: str, shared: frozenset[str]) -> str:
    symbol = _SYMBOL.match(line)
    if symbol and symbol_name(symbol[0]) in shared:
        return _LOCAL.sub("", line, count=1)
    return _OPTNONE.sub("", line) if line.startswith("attributes") else line


def _plain(body: str) -> str:
    """A function without debug info; others may be inlined where nobody else needs them."""
    head, newline, rest = body.partition("\n")
    return _head_of(head) + newline + _ATTACHMENT.sub("", _RECORD.sub("", rest))


def _head_of(define: str) -> str:
    define = _OPTNONE.sub("", _ATTACHMENT.sub("", define))
    before = define.partition("@")[0]
    if _DISCARDABLE.search(before):
        return define
    opening = define.index("(")
    close = closing(define, opening) + 1
    return f"{define[:close]} noinline{define[close:]}"


def _declaration(body: str) -> str:
    head = body.partition("\n")[0]
    symbol = _SYMBOL.search(head)
    if symbol is None:
        return ""
    close = closing(head, symbol.end()) + 1
    returned = _LINKAGE.sub("", head[: symbol.start()])
    return f"declare {returned}{symbol[0]}{head[symbol.end() : close]}"
