"""What the documentation takes from data files and help texts is up to date."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest
from doc_blocks import ROOT

from mixpert.version import __version__


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


generate = _load(ROOT / "docs" / "generate.py")
scheme_errors = _load(ROOT / "benchmarks" / "scheme_errors.py")


@pytest.mark.parametrize("name", generate.SECTIONS)
def test_generated_parts_are_up_to_date(name: str) -> None:
    if name == "docs/commands.md" and sys.version_info >= (3, 13):
        pytest.skip("argparse of Python 3.13 words its help differently")
    text = (ROOT / name).read_text()
    assert text == generate.regenerated(name), "run 'make docs'"


def test_first_page_shows_the_programs_that_gain_most_and_least() -> None:
    tables = generate.tables
    data, size = tables.Applications.load(tables.DATA / "applications"), tables.SIZES[-1]
    gains = {name: data.speedup(name, size, tables.TUNED) for name in data.programs(size)}
    shown = tables.LEADING
    assert {min(gains, key=gains.get), max(gains, key=gains.get)} <= set(shown) <= set(gains)


def test_drawings_of_grades_are_up_to_date() -> None:
    drawings = list(generate.scheme_tables.grade_drawings())
    assert len(drawings) > 4
    for path, text in drawings:
        assert path.read_text() == text, f"{path.name}: run 'make docs'"


def test_every_command_describes_itself() -> None:
    for name in generate.command_modules():
        assert f"usage: {name}" in (ROOT / "docs" / "commands.md").read_text()


def test_replaced_refuses_a_missing_or_repeated_section() -> None:
    text = "a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n"
    assert generate.replaced(text, "x", "new\n") == text.replace("old", "new")
    with pytest.raises(ValueError, match="'y' is there 0 times"):
        generate.replaced(text, "y", "")
    with pytest.raises(ValueError, match="'x' is there 2 times"):
        generate.replaced(text * 2, "x", "")


@pytest.mark.parametrize("data", scheme_errors.DATA)
def test_committed_errors_are_what_this_machine_computes(data: str) -> None:
    """INT8 results have the same bits everywhere; only the float64 reference rounds its own way."""
    committed = json.loads(generate.scheme_tables.ERRORS.read_text())
    expected = {r["scheme"]: r for r in committed["rows"] if r["data"] == data}
    measured = {row.scheme: row for row in scheme_errors.measure(data)}
    assert measured.keys() == expected.keys()
    for scheme, row in measured.items():
        assert row.error == pytest.approx(expected[scheme]["error"], rel=1e-3)
        assert row.worst == pytest.approx(expected[scheme]["worst"], rel=1e-3)


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text()
