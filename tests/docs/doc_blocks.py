"""The code blocks, links and headings of the documentation.

A block may have a line before it that says how it is tested:

    <!-- test: needs PROGRAM -->       run where PROGRAM is found, else only checked
    <!-- test: check only, REASON -->  commands and options must exist
    <!-- test: demo -->                see test_demo.py
    <!-- test: format NAME -->         an example of a file format, see test_formats.py
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHELL = frozenset({"sh", "bash", "console"})

_BLOCK = re.compile(
    r"(?:^<!-- test: (?P<test>.*?) -->\n)?^```(?P<language>[\w+-]*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block: where it stands, its language, its text and how it is tested."""

    path: Path
    line: int
    language: str
    text: str
    test: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}"

    @property
    def commands(self) -> str:
        """The shell commands: of console blocks what follows the prompts, else everything."""
        if self.language != "console":
            return self.text
        lines = self.text.splitlines()
        return "".join(f"{line[2:]}\n" for line in lines if line.startswith("$ "))


def documents() -> list[Path]:
    """README and everything under docs/, samples/, benchmarks/ and kernels/."""
    below = (
        path
        for folder in ("docs", "samples", "benchmarks", "kernels")
        for path in (ROOT / folder).rglob("*.md")
    )
    return [ROOT / "README.md", *sorted(below)]


def blocks(path: Path) -> Iterator[Block]:
    """The blocks of a document, in order."""
    text = path.read_text()
    for match in _BLOCK.finditer(text):
        line = text.count("\n", 0, match.start("text"))
        yield Block(path, line, match["language"], match["text"], match["test"] or "")


def prose(path: Path) -> str:
    """A document without its blocks."""
    return _BLOCK.sub("", path.read_text())


def links(path: Path) -> list[str]:
    """Targets of all links."""
    return _LINK.findall(prose(path))


def anchors(path: Path) -> set[str]:
    """What a link may name after ``#``, as GitHub derives it from headings."""
    titles = (title.lower().strip() for title in _HEADING.findall(prose(path)))
    return {re.sub(r"[^\w\- ]", "", title).replace(" ", "-") for title in titles}
