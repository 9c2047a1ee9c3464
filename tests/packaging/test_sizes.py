"""Sources stay small: files that one can survey, functions that fit on a screen."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("mixpert", "passes", "runtime", "kernels", "tuner", "benchmarks", "docs", "tests")
ENDINGS = {".py", ".cpp", ".h", ".inl", ".cuh", ".cu"}
MOST_LINES = 400
MOST_OF_A_FUNCTION = 60
"""Lines, docstring included."""


def sources() -> Iterator[Path]:
    """What people write: links to other folders and generated files are left out."""
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in ENDINGS and path.is_file() and "build" not in path.parts:
                yield path


def long_functions(source: str) -> list[str]:
    """The functions of a Python source that take more than `MOST_OF_A_FUNCTION` lines."""
    nodes = ast.walk(ast.parse(source))
    functions = [x for x in nodes if isinstance(x, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [x.name for x in functions if lines_of(x) > MOST_OF_A_FUNCTION]


def lines_of(function: ast.stmt) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


def test_files_are_short() -> None:
    lines = {path: len(path.read_text().splitlines()) for path in sources()}
    assert len(lines) > 1000
    too_long = {str(path.relative_to(ROOT)): n for path, n in lines.items() if n > MOST_LINES}
    assert too_long == {}, "split them: each has a second subject"


def test_functions_fit_on_a_screen() -> None:
    long = {
        str(path.relative_to(ROOT)): names
        for path in sources()
        if path.suffix == ".py" and (names := long_functions(path.read_text()))
    }
    assert long == {}


def test_long_functions_are_noticed() -> None:
    body = "    x = 1\n" * MOST_OF_A_FUNCTION
    assert long_functions(f"def fits():\n{body[10:]}\n\nclass A:\n    pass\n") == []
    assert long_functions(f"def fits_not():\n{body}") == ["fits_not"]
