"""The data files of benchmarks/results: described, used by something, with names that stay true."""

from __future__ import annotations

import re
import sys

import pytest
from doc_blocks import ROOT

sys.path[:0] = [str(ROOT / "docs"), str(ROOT / "benchmarks" / "figures"), str(ROOT / "benchmarks")]

import figure_files  # noqa: E402
import generate  # noqa: E402
import result_files  # noqa: E402

RELATIVE = re.compile(
    r"-(earlier|later|last|final|again|fresh|landed|newer|new|older|old"
    r"|second|third|fourth|fifth|sixth|seventh)\."
)
"""Ends of a name that are true only until the next file comes."""


@pytest.fixture(scope="module")
def table() -> dict[str, list[str]]:
    """The cells of the list, by file."""
    rows = [line.split(" | ") for line in generate.data_files().splitlines()[2:]]
    return dict(zip(result_files.names(), rows, strict=True))


@pytest.mark.parametrize("name", result_files.names())
def test_it_is_described_and_used(table: dict[str, list[str]], name: str) -> None:
    file, what, device, date, commit, used = table[name]
    assert f"({name})" in file
    assert what, "add a 'title' to the record, or the script that wrote it as its 'command'"
    assert device, "add the 'device'"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d.*", date), "add the 'date'"
    assert re.fullmatch(r"\(?[0-9a-f]{7,8}\)?(, [0-9a-f]{7,8})*", commit), "add the 'commit'"
    assert used.strip(" |"), "nothing quotes or reads it: delete it"


def test_folders_are_listed_and_used() -> None:
    rows = [line.split("|")[1:-1] for line in generate.folders().splitlines()[2:]]
    assert len(rows) == len(figure_files.names()) > 10
    for file, what, device, date, _, used in rows:
        assert what.strip(), file
        if "figures/plans" not in file:  # text, read by the runs of the applications
            assert device.strip(), file
            assert re.match(r" \d{4}-\d\d-\d\d", date), file
            assert "](../../" in used, f"no page uses {file}"


@pytest.mark.parametrize("name", result_files.names())
def test_its_name_does_not_depend_on_other_files(name: str) -> None:
    assert not RELATIVE.search(name)


@pytest.mark.parametrize("name", result_files.incomplete())
def test_only_old_records_lack_versions(name: str) -> None:
    date = result_files.date(name)
    assert date <= result_files.LAST_INCOMPLETE, (
        f"{date}: add what is not {result_files.versions(name)}"
    )


def test_versions_are_those_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    records = {
        "flat": {"driver": "1.2.3", "cublas": "13.1.0", "cupy": {"ms": 3}},
        "apart": {"versions": {"driver": "1.2.3", "cupy": "14.2.0"}},
        "machine": {"machine": {"driver": "1", "cublas": "2", "cupy": "3"}},
        "none": {"rows": []},
    }
    monkeypatch.setattr(result_files, "_record", records.__getitem__)
    assert {name: list(result_files.versions(name).values()) for name in records} == {
        "flat": ["1.2.3", "13.1.0"], "apart": ["1.2.3", "14.2.0"], "machine": ["1", "2", "3"],
        "none": [],
    }  # fmt: skip


def test_each_drawing_has_its_data() -> None:
    drawings = {path.stem for path in result_files.RESULTS.glob("*.svg")}
    assert drawings <= {name.partition(".")[0] for name in result_files.names()}


def test_a_file_that_nothing_names_would_be_found() -> None:
    parts = ["h100", "int8", "figures", "run", "0"]
    assert not result_files.uses("-".join(parts) + ".json")
    assert not result_files.uses("-".join(parts[:2]) + ".json")  # a part of other names


def test_pages_are_found_by_what_their_tables_read() -> None:
    """A table need not name its data file."""
    read = result_files.read_by({"docs/runtime.md": {"soak": generate.runtime_tables.soaks}})
    assert {name: "runtime.md" in links[0] for name, links in read.items()} == {
        path.name: True for path in generate.runtime_tables.SOAKS
    }


def test_generated_parts_name_their_data_once() -> None:
    content, files = result_files.made(generate.scheme_tables.speed)
    assert [path.name for path in files] == ["h100-sweep.json"]
    page = "# Speed\n\n{}\n\n<!-- begin speed -->\n<!-- end speed -->\n\n# Other\n"
    told = "in [data](../benchmarks/results/h100-sweep.json)"
    line = "Data: [h100-sweep](../benchmarks/results/h100-sweep.json).\n"

    def added(text: str) -> str:
        return result_files.sources("docs/x.md", content, text, "speed", files)

    assert added(page.format("Text.")) == line
    assert added(page.format(told)) == ""
    assert added(page.format("Text.") + told) == line  # under another heading
    again = page.format("Text.").replace("<!-- end", f"{content}{line}<!-- end")
    assert added(again) == line
