"""The list of data files: what each holds, where and when it was measured, and where it is used."""

from __future__ import annotations

import ast
import json
import re
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from tables import markdown

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "benchmarks" / "results"
SOURCES = (
    "docs/*.py", "benchmarks/*.py", "benchmarks/figures/*.py", "tests/**/*.py",
    "runtime/native/src/**/*.cpp",
)  # fmt: skip
"""Files that may read or name a data file, besides pages and notes."""
PRINTED = {
    "h100-demo.txt": ("What the GPU half of `make demo` prints", "2026-11-21", "2026de37"),
    "h100-tuner-expm.txt": ("What `mixpert-tune` prints for `expm`", "2026-11-21", "ecf10827"),
}
"""Title, date and commit of files that are no JSON."""
TOOLS = {"mixpert-grade": "Errors of schemes on data of all kinds, with grades"}
"""What commands of the package write."""
GPUS = {"h100": "NVIDIA H100 80GB HBM3", "h200": "NVIDIA H200"}
VERSIONS = {"driver": "driver", "cublas": "cuBLAS", "cupy": "CuPy"}
"""What a record of a GPU says, by what it is called."""
MOST_PARTS = 2  # of a version that are told
LAST_INCOMPLETE = "2026-11-23"
"""Later records have all versions."""
MOST = 3  # places that are named
MOST_SOURCES = 4  # of a generated part
_SCRIPT = re.compile(r"\b(?:benchmarks/)?(\w+)\.py\b")
_NAME = re.compile(r"(?<![\w-])([\w-]+)\.(?:json|txt|svg)\b|[\"']([\w-]+)[\"']")
"""With its end; in sources also without."""
_GENERATED = re.compile(r"<!-- begin (.*?) -->.*?<!-- end \1 -->", re.DOTALL)
_OTHER_SECTION = re.compile(r"\]\s*\(#[\w-]+\)")
_HEADING = re.compile(r"^(#+) (.*)$")


def names() -> list[str]:
    """The data files, those of folders aside; a drawing counts with the data of the same name."""
    return sorted(path.name for path in RESULTS.iterdir() if path.suffix in (".json", ".txt"))


def table(sections: Mapping[str, Mapping[str, Callable[[], str]]]) -> str:
    """A row for each data file; `sections` are the generated parts of pages, by their makers."""
    opened = read_by(sections)
    rows = [["file", "what", "device", "date", "commit", "used in"]]
    for name in names():
        places = _without_repeats([*opened.get(name, []), *uses(name)])
        more = [f"{len(places) - MOST} more"] if len(places) > MOST else []
        rows.append([
            f"[{Path(name).stem}]({name})", title(name), device(name), date(name), commit(name),
            ", ".join([*places[:MOST], *more]),
        ])  # fmt: skip
    return markdown(rows)


def title(name: str) -> str:
    """What a file holds: as its record says, or the script that wrote it."""
    if name in PRINTED:
        return PRINTED[name][0]
    record = _record(name)
    tool = str(record.get("command")).partition(" ")[0]
    return str(record.get("title") or TOOLS.get(tool) or _purpose(_script(record)))


def device(name: str) -> str:
    """Where a file was measured."""
    record = _record(name)
    found = _said(record, "device") or record.get("machine")
    return found if isinstance(found, str) else GPUS.get(name[:4], "")


def date(name: str) -> str:
    """The day on which a file was measured, ISO 8601."""
    return PRINTED[name][1] if name in PRINTED else _said(_record(name), "date")[:10]


def commit(name: str) -> str:
    """What was measured; in parentheses, with what commit the record came, if it does not say."""
    if name in PRINTED:
        return f"({PRINTED[name][2]})"
    record = _record(name)
    measured = _said(record, "commit") or record.get("commits") or record.get("state")
    hashes = re.findall(r"\b[0-9a-f]{7,40}\b", json.dumps(measured))
    if hashes:
        return ", ".join(f"{one[:8]}" for one in dict.fromkeys(hashes))
    return f"({record['recorded']})" if "recorded" in record else ""


def versions(name: str) -> dict[str, str]:
    """What a record says of driver, cuBLAS and CuPy; without what it does not say."""
    record = _record(name)
    places = [record.get("versions"), record.get("machine"), record]
    found = (
        (what, place.get(what)) for what in VERSIONS for place in places if isinstance(place, dict)
    )
    return {what: text for what, text in found if isinstance(text, str)}


def incomplete() -> list[str]:
    """Files measured on a GPU whose record lacks a version."""
    records = [name for name in names() if name.endswith(".json")]
    of_gpus = [name for name in records if any(gpu in device(name) for gpu in GPUS.values())]
    return [name for name in of_gpus if len(versions(name)) < len(VERSIONS)]


def versions_said() -> str:
    """A paragraph: how many records lack versions, and what the others of the same GPUs say."""
    said = {
        what: sorted({
            ".".join(text.split(".")[:MOST_PARTS])  # cuBLAS: 13.1 and 13.1.0
            for name in names()
            if device(name) in GPUS.values() and (text := versions(name).get(what))
        })
        for what in VERSIONS
    }  # fmt: skip
    told = ", ".join(f"{VERSIONS[what]} {' and '.join(found)}" for what, found in said.items())
    text = (
        f"{len(incomplete())} of {len(names())} files, measured until {LAST_INCOMPLETE}, lack the "
        "version of the driver, of cuBLAS or of CuPy. All files of the same GPUs that have it name "
        f"{told}."
    )
    return "\n".join(textwrap.wrap(text, 100)) + "\n"


def uses(name: str) -> list[str]:
    """Sections of pages, as links, and sources that name a data file or its drawing."""
    return _named().get(name.partition(".")[0], [])


@cache
def _named() -> dict[str, list[str]]:
    """By the names of possible data files, without their ends: where they stand."""
    found: dict[str, list[str]] = {}
    for place, text in _passages():
        for name in dict.fromkeys(one[1] or one[2] for one in _NAME.finditer(text)):
            found.setdefault(name, []).append(place)
    return found


def forget() -> None:
    """Read pages and data files anew."""
    _named.cache_clear()
    _record.cache_clear()


def _without_repeats(places: list[str]) -> list[str]:
    """Each page by its sections where they are known, else as a whole."""
    pages = {place.partition("(")[2] for place in places if ": " in place}
    return [
        place
        for place in dict.fromkeys(places)
        if ": " in place or place.partition("(")[2] not in pages or place.startswith("`")
    ]


def read_by(sections: Mapping[str, Mapping[str, Callable[[], str]]]) -> dict[str, list[str]]:
    """By data file, links to the pages with a part that is made from it."""
    found: dict[str, list[str]] = {}
    for page, paths in opened_by_page(sections):
        for path in paths:
            if path.parent == RESULTS:
                found.setdefault(path.name, []).append(link(ROOT / page, Path(page).stem))
    return found


def opened_by_page(
    sections: Mapping[str, Mapping[str, Callable[[], str]]],
) -> Iterator[tuple[str, list[Path]]]:
    """Each page, and the files that its makers open."""
    for page, makers in sections.items():
        with _opened() as paths:
            for make in makers.values():
                make()
        yield page, list(paths)


def made(make: Callable[[], str]) -> tuple[str, list[Path]]:
    """A generated part, and the data files that it was made from."""
    with _opened() as paths:
        content = make()
    return content, sorted(path for path in paths if path.is_relative_to(RESULTS))


def sources(page: str, content: str, text: str, section: str, files: list[Path]) -> str:
    """A line that names the data of a generated part, unless it or the section around does.

    Nor where the part refers to another section of its page, which names them.
    """
    if _OTHER_SECTION.search(content):
        return ""
    here = _around(text, section) + content
    missing = [path for path in files if path.name not in here and path.suffix == ".json"]
    if not missing:
        return ""
    up = "../" * (len(Path(page).parts) - 1)
    names = [path.relative_to(RESULTS).with_suffix("") for path in missing]
    folders = dict.fromkeys(name.parent.as_posix() for name in names)
    if len(missing) > MOST_SOURCES:
        said = ", ".join(f"`{folder}`" for folder in folders)
        links = f"{said} ([list]({up}benchmarks/results/README.md#folders))"
    else:
        links = ", ".join(f"[{name}]({up}benchmarks/results/{name}.json)" for name in names)
    gap = "\n" if content.rstrip("\n").endswith("|") or not content.endswith(".\n") else ""
    return f"{gap}Data: {links}.\n"


def _around(text: str, section: str) -> str:
    """The text under the heading over a generated part, without generated parts."""
    before, _, rest = text.partition(f"<!-- begin {section} -->")
    after = rest.partition(f"<!-- end {section} -->")[2]
    start = max(before.rfind("\n#"), 0)
    end = after.find("\n#")
    return _GENERATED.sub("", before[start:]) + _GENERATED.sub(
        "", after[: end if end > 0 else None]
    )


@contextmanager
def _opened() -> Iterator[dict[Path, None]]:
    """The files that are opened meanwhile."""
    paths: dict[Path, None] = {}
    _LISTENERS.append(paths)
    try:
        yield paths
    finally:
        _LISTENERS.pop()


_LISTENERS: list[dict[Path, None]] = []


def _listen(event: str, arguments: tuple[Any, ...]) -> None:
    if _LISTENERS and event == "open" and isinstance(arguments[0], str):
        for paths in _LISTENERS:
            paths[Path(arguments[0])] = None


sys.addaudithook(_listen)


def _passages() -> list[tuple[str, str]]:
    """Texts that may name a data file, and where they are: sections of pages, whole sources."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    sources = [path for pattern in SOURCES for path in sorted(ROOT.glob(pattern))]
    return [
        *(part for path in pages for part in _parts(path)),
        *((f"`{path.name}`", path.read_text()) for path in sources if path != Path(__file__)),
    ]


def _parts(page: Path) -> Iterator[tuple[str, str]]:
    """The sections of a page."""
    name, lines = page.stem, list[str]()
    for line in page.read_text().splitlines():
        if heading := _HEADING.match(line):
            yield link(page, name), "\n".join(lines)
            name, lines = f"{page.stem}: {heading[2]}", []
        lines.append(line)
    yield link(page, name), "\n".join(lines)


def link(page: Path, name: str) -> str:
    """A link from the list of files to a page."""
    return f"[{name}](../../{page.relative_to(ROOT)})"


def _script(record: Mapping[str, Any]) -> str:
    """The name of the script that wrote a record, as far as it says."""
    found = _SCRIPT.search(f"{record.get('command', '')} {record.get('by', '')}")
    return found[1] if found else ""


def _purpose(script: str) -> str:
    """The first line of what a script says of itself."""
    path = ROOT / "benchmarks" / f"{script}.py"
    said = ast.get_docstring(ast.parse(path.read_text())) if path.is_file() else None
    return (said or "").partition("\n\n")[0].replace("\n", " ")


@cache
def _record(name: str) -> Mapping[str, Any]:
    if not name.endswith(".json"):
        return {}
    record = json.loads((RESULTS / name).read_text())
    return record if isinstance(record, dict) else {}


def _said(record: Mapping[str, Any], key: str) -> str:
    """A text of a record, or of the machine that it describes; empty without any."""
    machine = record.get("machine")
    inner = machine.get(key) if isinstance(machine, dict) else None
    found = record.get(key) or inner
    return found if isinstance(found, str) else ""
