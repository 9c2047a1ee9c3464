"""Links of the documentation lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from doc_blocks import ROOT, anchors, documents, links

MOST_LINES = 270  # of a note, tables included


@pytest.mark.parametrize("path", documents(), ids=lambda p: str(p.relative_to(ROOT)))
def test_relative_links_resolve(path: Path) -> None:
    broken = [link for link in links(path) if "://" not in link and not _resolves(path, link)]
    assert broken == []


@pytest.mark.parametrize("path", documents(), ids=lambda p: str(p.relative_to(ROOT)))
def test_pictures_say_what_they_show(path: Path) -> None:
    described = re.findall(r"!\[([^\]]*)\]", path.read_text())
    assert [text for text in described if len(text.split()) < 4] == []


def test_readme_names_every_document() -> None:
    """Pages of figures are named where they are listed."""
    own = set((ROOT / "docs").glob("*.md"))
    assert own - named(ROOT / "README.md") - named(ROOT / "docs" / "figures.md") == set()


def test_every_note_is_named_where_notes_are_listed() -> None:
    listed = ROOT / "docs" / "notes" / "README.md"
    notes = set(listed.parent.glob("*.md")) - {listed}
    assert notes - named(listed) == set()
    assert listed in named(ROOT / "docs" / "how-it-works.md")


def test_notes_are_short() -> None:
    """Longer ones have several subjects: split them."""
    longest = {x.name: x.read_text().count("\n") for x in (ROOT / "docs" / "notes").glob("*.md")}
    assert {name: lines for name, lines in longest.items() if lines > MOST_LINES} == {}


def named(place: Path) -> set[Path]:
    """What a document links to."""
    return {(place.parent / link.partition("#")[0]).resolve() for link in links(place)}


def _resolves(path: Path, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = (path.parent / name).resolve() if name else path
    return target.exists() and (not anchor or anchor in anchors(target))
