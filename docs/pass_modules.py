"""The map of the pass: its packages, layer by layer, and what each module says of itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

from mixpert.passes import LAYERS

FOLDER = Path(__file__).resolve().parents[1] / "passes"
PREFIX = "mixpert.passes."


def table() -> str:
    """A section for each package, the folder itself last.

    Raises:
        ValueError: a package that is in no layer, or a layer that is no package.
    """
    packages = {path.parent.name for path in FOLDER.glob("*/__init__.py")}
    if packages != set(LAYERS):
        raise ValueError(f"LAYERS of passes/__init__.py lack or invent: {packages ^ set(LAYERS)}")
    return "\n".join(_section(package) for package in (*LAYERS, ""))


def _section(package: str) -> str:
    title, said = (f"`{package}/`", docstring(FOLDER / package)) if package else ("On top", "")
    modules = [f"- `{p.stem}`: {docstring(p).partition(chr(10))[0]}" for p in in_order(package)]
    return "\n".join([f"## {title}", *(["", said] if said else []), "", *modules, ""])


def in_order(package: str) -> list[Path]:
    """The modules of a package, each behind those that it imports: as they are best read."""
    modules = {path.stem: path for path in sorted((FOLDER / package).glob("*.py"))}
    del modules["__init__"]
    own = f"{PREFIX}{package}." if package else PREFIX
    wanted = {
        stem: sorted({name.removeprefix(own) for name in imported(path)} & modules.keys())
        for stem, path in modules.items()
    }
    return [modules[stem] for stem in TopologicalSorter(wanted).static_order()]


def imported(path: Path) -> Iterator[str]:
    """The modules of the pass that a file imports when it is loaded, by their whole names."""
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(PREFIX):
            yield str(node.module)
            yield from (f"{node.module}.{name.name}" for name in node.names)


def docstring(path: Path) -> str:
    """What a module or a package says of itself."""
    file = path / "__init__.py" if path.is_dir() else path
    return ast.get_docstring(ast.parse(file.read_text())) or ""
