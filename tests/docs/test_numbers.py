"""What was measured and stands in the text names the data file that it comes from.

Tables are generated from such files (`docs/generate.py`), which another test compares.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from doc_blocks import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
GENERATED = re.compile(r"<!-- begin (.*?) -->.*?<!-- end \1 -->", re.DOTALL)
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
MEASURED = re.compile(r"\b\d+(\.\d+)?(x\b| ?(TFLOPS|TOPS|[TG]B/s|pJ|[mun]s)\b)")
"""A speed-up, a rate, an energy or a short time."""
DATA = re.compile(r"(?:\.\./)?(benchmarks/results/[\w./-]+\.(?:json|txt))")


def sections(path: Path) -> Iterator[tuple[str, str]]:
    """Heading and text of each section of a page."""
    text = GENERATED.sub("", path.read_text())
    heading, lines = path.name, list[str]()
    for line in text.splitlines():
        if line.startswith("#"):
            yield heading, "\n".join(lines)
            heading, lines = line, []
        lines.append(line)
    yield heading, "\n".join(lines)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_measured_numbers_name_their_data(path: Path) -> None:
    for heading, text in sections(path):
        named = DATA.findall(text)
        assert all((ROOT / name).is_file() for name in named), f"{path.name}, {heading}: {named}"
        found = [match[0] for match in MEASURED.finditer(CODE.sub("", text))]
        assert named or not found, f"{path.name}, {heading}: {found} from no file in results"


def test_numbers_are_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A\n3.5x as fast\n## B\n<!-- begin t -->\n2x\n<!-- end t -->\n16 x 16\n")
    found = {heading: bool(MEASURED.search(text)) for heading, text in sections(page)}
    assert found == {"page.md": False, "# A": True, "## B": False}
