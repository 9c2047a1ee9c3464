"""Every page has its place in the site's navigation; needs no MkDocs."""

from __future__ import annotations

from doc_blocks import ROOT


def test_every_page_is_in_the_navigation() -> None:
    named = (ROOT / "mkdocs.yml").read_text()
    pages = sorted(path.name for path in (ROOT / "docs").glob("*.md"))
    assert [page for page in pages if f": {page}\n" not in named] == []
