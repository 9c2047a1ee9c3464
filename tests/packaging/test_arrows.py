"""Which parts of the package import which: what docs/how-it-works.md says of dependences."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAY_IMPORT = {
    "data": set(),
    "passes": {"data"},
    "kernels": {"data"},
    "runtime": {"data", "kernels"},
    "drawing": {"data"},
    "tuner": {"data", "passes", "kernels", "runtime", "drawing"},
    "grading": {"data", "kernels", "runtime", "drawing", "tuner"},
    "commands": {"data", "passes", "kernels", "runtime", "drawing", "tuner", "grading"},
}
"""Parts from the ground up; ``data`` is what lies in mixpert/ itself."""
FOLDERS = {"passes": ROOT, "kernels": ROOT, "runtime": ROOT, "tuner": ROOT}
PUBLIC = {"__init__.py", "__main__.py"}
"""The names that users import from mixpert/, wherever they come from, and its one command."""
CALLED = {"plan.py": {"runtime"}}
"""``with mixpert.plan(...)`` is for the runtime to do."""

NATIVE = ROOT / "runtime" / "native" / "src"
MAY_INCLUDE = {
    "support": set(),
    "gemm": {"support"},
    "symbols": {"support"},
    "engines": {"support"},
    "settings": {"engines", "support"},
    "lower": {"gemm", "support"},
    "costs": {"support"},
    "cpu": {"engines", "gemm", "lower", "settings", "support", "symbols"},
    "images": {"settings", "support"},
    "dispatch": {"images", "settings", "support"},
    "record": {"dispatch", "gemm", "images", "settings", "support"},
    "check": {"dispatch", "gemm", "record", "settings", "support"},
    "device": {"costs", "images", "settings", "support"},
    "cublas": {"device", "settings", "support", "symbols"},
    "execute": {"cublas", "device", "dispatch", "gemm", "record", "settings", "support", "symbols"},
    "cuda": {
        "check",
        "costs",
        "cublas",
        "device",
        "dispatch",
        "execute",
        "gemm",
        "record",
        "settings",
        "support",
        "symbols",
    },
    "entry": {
        "check",
        "costs",
        "cpu",
        "cublas",
        "cuda",
        "device",
        "dispatch",
        "execute",
        "gemm",
        "record",
        "settings",
        "support",
        "symbols",
    },
    "exports": {
        "cublas",
        "cuda",
        "dispatch",
        "entry",
        "record",
        "settings",
        "support",
        "symbols",
    },
}
"""Folders of the native library, from the lowest up, with the folders that each may include."""
_INCLUDE = re.compile(r'^#include "(\w+)/', re.MULTILINE)


def sources(part: str) -> list[Path]:
    """The Python files of a part."""
    package = ROOT / "mixpert"
    if part == "data":
        return [path for path in package.glob("*.py") if path.name not in PUBLIC]
    return list((FOLDERS.get(part, package) / part).rglob("*.py"))


def imported(source: str) -> set[str]:
    """The parts that a source imports from, wherever it does."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            names |= {name.name for name in node.names}
    parts = {name.split(".")[1] for name in names if name.startswith("mixpert.")}
    return {part if part in MAY_IMPORT else "data" for part in parts}


def test_imports_are_found_wherever_they_stand() -> None:
    late = "def f():\n    from mixpert import tuner, graph\n"
    assert imported(f"import mixpert.runtime.load\n{late}") == {"runtime", "tuner", "data"}
    assert imported("import numpy\nfrom mixpert.kernels.model import chunk") == {"kernels"}


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_imports_only_what_it_may(part: str) -> None:
    files = sources(part)
    may = MAY_IMPORT[part] | {part}
    wrong = {f.name: imported(f.read_text()) - may - CALLED.get(f.name, set()) for f in files}
    assert len(files) > 1 and {name: parts for name, parts in wrong.items() if parts} == {}


def test_every_native_source_lies_in_a_known_folder() -> None:
    assert {path.name for path in NATIVE.iterdir()} == set(MAY_INCLUDE)


def test_native_folders_form_no_cycle() -> None:
    order = list(MAY_INCLUDE)
    for at, (folder, may) in enumerate(MAY_INCLUDE.items()):
        assert may <= set(order[:at]), folder


@pytest.mark.parametrize("folder", MAY_INCLUDE)
def test_a_native_folder_includes_only_what_it_may(folder: str) -> None:
    files = [path for path in (NATIVE / folder).rglob("*") if path.is_file()]
    included = {path.name: set(_INCLUDE.findall(path.read_text())) for path in files}
    may = MAY_INCLUDE[folder] | {folder}
    assert files and {name: parts - may for name, parts in included.items() if parts - may} == {}
