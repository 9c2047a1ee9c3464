"""The record of kernels' resources keeps the rows that still hold, and no others."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
import kernel_resources  # noqa: E402

WANTED = [("one A=1", "sm_80"), ("one A=2", "sm_80"), ("two", "sm_80")]


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two kernels of one and two files, and an NVRTC that is not asked."""
    (tmp_path / "one.cuh").write_text('#include "both.cuh"\nint one; // a comment\n')
    (tmp_path / "both.cuh").write_text("int both;\n")
    (tmp_path / "two.cuh").write_text("int two;\n")
    monkeypatch.setattr(kernel_resources, "KERNELS", tmp_path)
    monkeypatch.setattr(kernel_resources, "nvrtc_version", lambda: "13.0")
    kernel_resources._hash_of.cache_clear()
    return tmp_path


def record(folder: Path, nvrtc: str = "13.0") -> Path:
    path = folder / "record.json"
    used = [32, 0, 0, 0, 0, 100]
    rows = {
        (kernel, arch): [arch, kernel, *used, kernel_resources.sources_of(kernel), nvrtc]
        for kernel, arch in WANTED
    }
    kernel_resources._write(path, rows, WANTED)
    kernel_resources._hash_of.cache_clear()
    return path


def left(path: Path) -> list[tuple[str, str]]:
    found = kernel_resources.kept(path, WANTED)
    return list(kernel_resources.missing(found, WANTED, kernel_resources.ARCHS))


def test_nothing_is_compiled_again_where_only_comments_change(sources: Path) -> None:
    path = record(sources)
    (sources / "one.cuh").write_text('#include "both.cuh"\n/* another\n comment */ int  one;\n')
    assert left(path) == []
    assert json.loads(path.read_text())["columns"] == list(kernel_resources.COLUMNS)


def test_what_includes_a_changed_file_is_compiled_again(sources: Path) -> None:
    path = record(sources)
    (sources / "both.cuh").write_text("int both = 1;\n")
    assert left(path) == WANTED[:2]


def test_nothing_is_kept_of_another_compiler_or_of_records_without_hashes(sources: Path) -> None:
    assert left(record(sources, nvrtc="12.9")) == WANTED
    path = sources / "old.json"
    path.write_text(json.dumps({"columns": ["arch", "kernel"], "rows": [["sm_80", "two"]]}))
    assert left(path) == WANTED


def test_kernels_that_are_no_longer_built_are_left_out(sources: Path) -> None:
    assert list(kernel_resources.kept(record(sources), WANTED[1:])) == WANTED[1:]


def test_an_old_library_is_told(sources: Path) -> None:
    library = sources / "library.so"
    library.write_bytes(b"".join(path.read_bytes() for path in sources.glob("*.cuh")))
    assert kernel_resources.not_installed(library) is None
    (sources / "two.cuh").write_text("int two = 2;\n")
    assert kernel_resources.not_installed(library) == "two.cuh"
