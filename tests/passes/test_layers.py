"""The packages of the pass are layers: each imports only itself and those before it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from mixpert.passes import LAYERS

FOLDER = Path(__file__).resolve().parents[2] / "passes"
PREFIX = "mixpert.passes"


def imported(source: str) -> set[str]:
    """The packages that a source imports from, wherever it does; "" is the folder itself."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            names |= {name.name for name in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            names.add(node.value)  # what import_module is handed
    parts = [name.split(".") for name in names if name.startswith(f"{PREFIX}.")]
    return {found[2] if found[2] in LAYERS else "" for found in parts}


def test_imports_are_found_wherever_they_stand() -> None:
    late = f"def f():\n    from {PREFIX}.device.ptx import Kernel\n    import {PREFIX}.text.calls\n"
    assert imported(f"from {PREFIX}.llvm import ir\n{late}") == {"llvm", "device", "text"}
    assert imported(f"from {PREFIX} import analysis\nfrom {PREFIX} import support") == {
        "",
        "support",
    }
    assert imported(f"import_module('{PREFIX}.dataflow.dependence')") == {"dataflow"}


def test_only_modules_above_all_packages_lie_beside_them() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == {"__init__", "analysis", "pipeline"}


def test_every_package_is_a_layer() -> None:
    assert set(LAYERS) == {path.parent.name for path in FOLDER.glob("*/__init__.py")}


@pytest.mark.parametrize("package", LAYERS)
def test_a_package_imports_only_itself_and_those_before_it(package: str) -> None:
    allowed = set(LAYERS[: LAYERS.index(package) + 1])
    modules = list((FOLDER / package).glob("*.py"))
    wrong = {path.name: imported(path.read_text()) - allowed for path in modules}
    assert len(modules) > 1 and {name: above for name, above in wrong.items() if above} == {}
