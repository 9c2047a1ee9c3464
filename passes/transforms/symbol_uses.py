"""The symbols that each function of a module refers to, from its text alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, reduce
from operator import or_

from mixpert.passes.device.kernel_stubs import nameless_stubs
from mixpert.passes.effects.effects import DEVICE_STUB
from mixpert.passes.effects.messages import ON_THE_WAY, is_message
from mixpert.passes.support.closure import closure
from mixpert.passes.text.module_text import SYMBOL, Function, ModuleText, symbol_name

_SYMBOL = re.compile(SYMBOL)
_DEBUG = {", !dbg !": 14, "    #dbg_": 70}
"""What debug info adds to a function, and its usual length."""
_KIND = re.compile(r"\b(global|constant|alias|ifunc)\b(.*)")


class SymbolUses:
    """Answers who mentions whom, directly or not; names are those of `symbol_name`.

    Who mentions a variable or an alias mentions what it holds from the start: functions in a
    vtable, the function behind an alias.
    """

    def __init__(self, module: ModuleText) -> None:
        self._text = module.text
        self.functions: Mapping[str, Function] = {f.name: f for f in module.functions}
        # a kernel's stub is known by its name; what it does to launch says nothing of the kernel
        self.stubs = nameless_stubs(module)
        self.bodies = {n for n in self.functions if DEVICE_STUB not in n and n not in self.stubs}
        self.variables: set[str] = set()
        self.aliased: set[str] = set()
        self.held: dict[str, set[str]] = {}
        for symbol, definition in module.globals.items():
            self._add_global(symbol_name(symbol), definition)
        self.mentions = {
            name: self._expanded(_names(module.text, f.start, f.end))
            for name, f in self.functions.items()
            if name in self.bodies
        }
        mentioned = set().union(*self.mentions.values()) - self.functions.keys()
        self._messages = {name for name in mentioned if is_message(name)}
        self.variables |= self._messages

    def leading_to(self, names: Iterable[str]) -> set[str]:
        """Some functions, and all that mention them, directly or not."""
        known = (name for name in names if name in self.bodies)
        return closure(known, lambda name: self._users.get(name, ()))

    def length(self, name: str) -> int:
        """Characters of a function, about, but for debug info."""
        start, end = self.functions[name].start, self.functions[name].end
        debug = sum(size * self._text.count(mark, start, end) for mark, size in _DEBUG.items())
        return max(end - start - debug, 1)

    def touched(self, *names: str) -> tuple[str, ...]:
        """The variables that functions, and all that they call, may change; sorted."""
        mask = reduce(or_, (self._touched.get(name, 0) for name in names), 0)
        named = (v for v, bit in self._bits.items() if mask & bit)
        return tuple(dict.fromkeys(ON_THE_WAY if v in self._messages else v for v in named))

    def touches_any(self, name: str) -> bool:
        """Whether a function, or one that it calls, may change a variable."""
        return name in self._touched

    @cached_property
    def unmentioned(self) -> set[str]:
        """The functions that nothing here mentions: who calls them finds them by name."""
        return self.bodies - set(self._users) - set().union(*self.held.values())

    def sharing(self, names: Iterable[str], others: Iterable[str]) -> list[str]:
        """Those functions that may change a variable which others may change too."""
        together = reduce(or_, (self._touched.get(other, 0) for other in others), 0)
        return [name for name in names if self._touched.get(name, 0) & together]

    def _add_global(self, name: str, definition: str) -> None:
        kind = _KIND.search(definition)
        if kind is None:
            return
        held = _names(kind[2])
        if held:
            self.held[name] = held
        if kind[1] in ("alias", "ifunc"):
            self.aliased |= held & self.bodies
        elif kind[1] == "global" or "externally_initialized" in definition:
            self.variables.add(name)

    def _expanded(self, names: set[str]) -> frozenset[str]:
        stack = list(names & self.held.keys())
        while stack:
            more = self.held[stack.pop()] - names
            names |= more
            stack += more & self.held.keys()
        return frozenset(names)

    @cached_property
    def _users(self) -> Mapping[str, list[str]]:
        users: dict[str, list[str]] = {}
        for name, mentions in self.mentions.items():
            for mention in mentions & self.bodies:
                if mention != name:
                    users.setdefault(mention, []).append(name)
        return users

    @cached_property
    def _bits(self) -> Mapping[str, int]:
        return {name: 1 << i for i, name in enumerate(sorted(self.variables))}

    @cached_property
    def _touched(self) -> Mapping[str, int]:
        """The variables that each function may change, as bits; functions with none left out."""
        found = {
            name: sum(self._bits[v] for v in own)
            for name, mentions in self.mentions.items()
            if (own := mentions & self.variables)
        }
        stack = list(found)
        while stack:
            name = stack.pop()
            for user in self._users.get(name, ()):
                before = found.get(user, 0)
                if before | found[name] != before:
                    found[user] = before | found[name]
                    stack.append(user)
        return found


def _names(text: str, start: int = 0, end: int | None = None) -> set[str]:
    return set(map(symbol_name, _SYMBOL.findall(text, start, len(text) if end is None else end)))
