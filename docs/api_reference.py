"""The reference of the Python interface, from the docstrings of its public names."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import mixpert
from mixpert import errors
from mixpert.runtime.active import in_force

_MEMBERS = {
    "Plan": ("read", "parse", "lookup", "to_text", "write"),
    "Scheme": ("parse", "level"),
    "Packed": ("nbytes",),
}
"""What is told of each class; the rest is for MixPert's own use."""
_ORDER = ("matmul", "pack", "Packed", "plan", "Plan", "Scheme", "install", "uninstall",
          "matmul_int16")  # fmt: skip
_LISTS = {"Args:": "Arguments", "Attributes:": "Attributes", "Raises:": "Raises"}
_SECTION = re.compile(r"(Args|Attributes|Raises|Returns):")
_ITEM = re.compile(r"    (\S[^:]*): (.*)")


def reference() -> str:
    """A section for each public name, and the tree of errors.

    Raises:
        ValueError: a public name without a section.
    """
    told = {*_ORDER, "errors", "__version__"}
    if told != set(mixpert.__all__):
        raise ValueError(f"not in the reference, or not public: {told ^ set(mixpert.__all__)}")
    return "\n".join([*(_section(name) for name in _ORDER), _errors()])


def _section(name: str) -> str:
    found = in_force if name == "plan" else getattr(mixpert, name)
    if not inspect.isclass(found):
        return f"## mixpert.{name}\n\n{_call(f'mixpert.{name}', found)}\n{_documented(found)}"
    members = [_member(name, member, vars(found)[member]) for member in _MEMBERS[name]]
    return "\n".join([f"## mixpert.{name}\n", _documented(found), *members])


def _member(owner: str, name: str, found: Any) -> str:
    whole = f"{owner}.{name}"
    if isinstance(found, property):
        return f"### {whole}\n\n{_documented(found)}"
    static = isinstance(found, staticmethod)
    function = found.__func__ if static else found
    called = f"mixpert.{whole}" if static else f"{owner.lower()}.{name}"
    return f"### {whole}\n\n{_call(called, function)}\n{_documented(function)}"


def _call(name: str, function: Any) -> str:
    parameters = inspect.signature(function).parameters.values()
    words = [str(p.replace(annotation=p.empty)) for p in parameters if p.name != "self"]
    return f"```text\n{name}({', '.join(words)})\n```\n"


def _documented(found: Any) -> str:
    """A docstring in Markdown."""
    lines = (inspect.getdoc(found) or "").replace("``", "`").splitlines()
    starts = [at for at, line in enumerate(lines) if _SECTION.fullmatch(line)]
    parts = ["\n".join(_joined(lines[: starts[0] if starts else None]))]
    for start, end in pairwise([*starts, len(lines)]):
        parts.append(_part(lines[start], lines[start + 1 : end]))
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _part(head: str, lines: list[str]) -> str:
    if head == "Returns:":
        cut = next((at for at, line in enumerate(lines) if not line), len(lines))
        said = " ".join(line.strip() for line in lines[:cut])
        return "\n".join([f"**Returns:** {said}", *_joined(lines[cut:])])
    items: list[str] = []
    rest: list[str] = []
    for line in lines:
        match = _ITEM.fullmatch(line)
        if match and not rest:
            names = ", ".join(f"`{name}`" for name in match[1].split(", "))
            items.append(f"- {names}: {match[2]}")
        elif line.startswith("     ") and not rest:
            items[-1] += f" {line.strip()}"
        else:
            rest.append(line)
    return "\n".join([f"**{_LISTS[head]}:**", "", *items, "", *_joined(rest)])


def _joined(lines: Iterable[str]) -> list[str]:
    """Paragraphs, each in one line."""
    text = "\n".join(line.strip() for line in lines).strip()
    return [*(" ".join(part.split("\n")) + "\n" for part in text.split("\n\n") if part)]


def _errors() -> str:
    tree = (errors.__doc__ or "").split("::\n\n")[1].split("\n\n")[0]
    return f"## mixpert.errors\n\n```text\n{inspect.cleandoc(tree)}\n```\n"
