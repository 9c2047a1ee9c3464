"""Which files benchmarks/cuda_libraries.py gives to the linker."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "benchmarks"))

import cuda_libraries

from mixpert.errors import BackendError


@pytest.fixture
def folders(tmp_path, monkeypatch) -> list[Path]:
    """A toolkit that was removed, of which links are left, and one that is whole."""
    gone, whole = tmp_path / "gone", tmp_path / "whole"
    for folder in (gone, whole):
        folder.mkdir()
    for stem in ("libcudart.so", "libcublas.so"):
        (gone / stem).symlink_to(gone / f"{stem}.13")
        (whole / f"{stem}.13").touch()
    monkeypatch.setattr(cuda_libraries, "_directories", lambda: [gone, whole])
    return [gone, whole]


def test_dangling_links_are_passed_over(folders) -> None:
    arguments = cuda_libraries.cuda_libraries()
    assert str(folders[1] / "libcublas.so.13") in arguments
    assert not any(str(folders[0]) in argument for argument in arguments)


def test_with_links_only_the_missing_library_is_named(folders, monkeypatch) -> None:
    monkeypatch.setattr(cuda_libraries, "_directories", lambda: folders[:1])
    with pytest.raises(BackendError, match=r"no directory holds libcudart\.so: set CUDA_HOME"):
        cuda_libraries.cuda_libraries()
