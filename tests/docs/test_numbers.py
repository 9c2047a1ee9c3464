"""What was measured and stands in the text is in the data file that its section names.

Tables are generated from such files (`docs/generate.py`), which another test compares; in those
that are not, every number with decimals counts, whatever its unit. Numbers that are demands,
constants or arithmetic stand in a comment, ``<!-- not measured: 2%, 6e-8 -->``; powers of ten need
none.

Notes also tell of runs whose data were not kept. There, a section that names no file is not
compared; one that does lists its exceptions in ``<!-- not in the data: 2%, 6e-8 -->``: differences
and ratios of what is, predictions, and values of other runs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from doc_blocks import ROOT

NOTES = sorted((ROOT / "docs" / "notes").glob("*.md"))
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
GENERATED = re.compile(r"<!-- begin (.*?) -->.*?<!-- end \1 -->", re.DOTALL)
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
UNITS = r"TFLOPS|TOPS|[TG]B/s|pJ|[mun]?s|min|minutes|seconds|milliseconds|microseconds"
MEASURED = re.compile(rf"\b(\d+(?:\.(\d+))?)(?:e-(\d+)\b|x\b| ?(?:{UNITS})\b|%)")
"""A speed-up, a rate, an energy, a time, a share or an error: digits, decimals, exponent."""
DECIMALS = re.compile(r"(?<![\w.])(\d+\.(\d+))(?:e-(\d+))?(?![\w.])")
"""What a table has in columns whose head tells the unit."""
POWER_OF_TEN = re.compile(r"1e-\d+")
NOT_MEASURED = re.compile(r"<!-- not (?:measured|in the data): ([^>]*?) -->")
NAMED = re.compile(r"`(h[12]00-[\w-]+\.json)`")
"""A data file without its path."""
DATA = re.compile(r"(?:\.\./)*(benchmarks/results/[\w./-]+\.(?:json|txt))")
NUMBER = re.compile(r"\d+\.?\d*(?:[eE][-+]?\d+)?")
COMMIT = re.compile(r'"(?:commit|recorded)": "\w*"')
"""Its digits are no numbers."""
SCALES = (1.0, 100.0, 1e3, 1e6)
"""Files hold shares for percents, seconds for milliseconds and microseconds."""
SCALES_OF_NOTES = (*SCALES, 1e-3)
"""Also microseconds for milliseconds, milliwatts, nanoseconds."""


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


def exceptions(text: str) -> set[str]:
    """The numbers of a section that need not come from a data file."""
    listed = (" ".join(words.split()) for words in NOT_MEASURED.findall(text))
    return {word for words in listed for word in words.split(", ")}


def measured(text: str) -> list[re.Match[str]]:
    """The numbers of a section that must come from a data file."""
    apart = exceptions(text)
    prose = CODE.sub("", NOT_MEASURED.sub("", text))
    rows = "\n".join(line for line in prose.splitlines() if line.startswith("|"))
    found = {match[0]: match for match in (*DECIMALS.finditer(rows), *MEASURED.finditer(prose))}
    return [
        match
        for words, match in found.items()
        if words not in apart and not POWER_OF_TEN.fullmatch(words)
    ]


def is_among(
    match: re.Match[str], values: Iterable[float], units: tuple[float, ...] = SCALES
) -> bool:
    """Whether a number is one of `values`, in one of some units, rounded as it is written."""
    number, decimals, exponent = float(match[1]), match[2] or "", int(match[3] or 0)
    half = 0.51 * 10.0 ** -len(decimals)
    scales = [10.0**exponent * scale for scale in (units if match[3] is None else units[:1])]
    return any(abs(scale * value - number) <= half for value in values for scale in scales)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_measured_numbers_are_in_the_data_that_their_section_names(path: Path) -> None:
    for heading, text in sections(path):
        named, absent = missing(path, heading, text, SCALES)
        assert not absent, f"{path.name}, {heading}: {absent} not in {named or 'any file'}"


@pytest.mark.parametrize("path", NOTES, ids=lambda path: path.name)
def test_numbers_of_notes_are_in_the_data_where_a_section_names_any(path: Path) -> None:
    for heading, text in sections(path):
        named, absent = missing(path, heading, text, SCALES_OF_NOTES)
        assert not named or not absent, (
            f"{path.name}, {heading}: {absent} not in {named}: correct them, or list them under the"
            " heading, <!-- not in the data: ... -->"
        )


@pytest.mark.parametrize("path", [*PAGES, *NOTES], ids=lambda path: path.name)
def test_exceptions_are_in_the_text(path: Path) -> None:
    for heading, text in sections(path):
        told = {match[0] for match in measured(NOT_MEASURED.sub("", text))}
        gone = exceptions(text) - told
        assert not gone, f"{path.name}, {heading}: {sorted(gone)}"


def missing(
    path: Path, heading: str, text: str, units: tuple[float, ...]
) -> tuple[list[str], list[str]]:
    """The data files that a section names, and its measured numbers that are in none of them."""
    named = DATA.findall(text) + [f"benchmarks/results/{name}" for name in NAMED.findall(text)]
    assert all((ROOT / name).is_file() for name in named), f"{path.name}, {heading}: {named}"
    numbers = measured(text)
    files = named if numbers else ()
    texts = (COMMIT.sub("", (ROOT / name).read_text()) for name in files)
    values = [float(number) for data in texts for number in NUMBER.findall(data)]
    return named, [match[0] for match in numbers if not is_among(match, values, units)]


def test_numbers_are_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A\n3.5x as fast, 8.4e-8 of it, 7% more in 42 seconds, 1e-6\n## B\n"
        "<!-- begin t -->\n2x\n<!-- end t -->\n16 x 16 `5x`\n## C\n"
        "<!-- not measured: 2%, 6e-8 -->\n2% at 6e-8, and 6e-9\n"
        "## D\nof 7.5\n\n| n | rate |\n|---|---:|\n| 8 | 7.25 |\n"
    )
    found = {heading: [match[0] for match in measured(text)] for heading, text in sections(page)}
    assert found == {
        "page.md": [],
        "# A": ["3.5x", "8.4e-8", "7%", "42 seconds"],
        "## B": [],
        "## C": ["6e-9"],
        "## D": ["7.25"],
    }


@pytest.mark.parametrize(
    ("text", "value", "there"),
    [("3.5x", 3.5499, True), ("3.5x", 3.6, False), ("8.4e-8", 8.38e-8, True),
     ("8.4e-8", 8.5e-8, False), ("7%", 0.0712, True), ("0.2 ms", 0.00019, True)],
)  # fmt: skip
def test_numbers_are_compared_as_they_are_rounded(text: str, value: float, there: bool) -> None:
    (match,) = measured(text)
    assert is_among(match, [value]) is there
