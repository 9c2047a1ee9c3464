"""Errors of a product of the user's own matrices: the figures, and files that cannot be used."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import mixpert
from mixpert.commands.grade import main
from mixpert.errors import FormatError
from mixpert.grading import own, own_table
from mixpert.grading.engines import scheme
from mixpert.grading.matrices import Float32
from mixpert.kernels.bounds import UNIT

Saved = tuple[Path, Path]


def ragged(seed: int = 5) -> tuple[Float32, Float32]:
    """More rows than are looked at together, one of zeros, and one with an element that matters
    for the scale only."""
    rng = np.random.default_rng(seed)
    a = rng.uniform(-1, 1, (300, 70)).astype(np.float32)
    b = rng.standard_normal((70, 130)).astype(np.float32)
    a[299, 0], b[0] = 2.0**14, 0
    a[7] = 0
    return a, b


@pytest.fixture
def saved(tmp_path: Path) -> Saved:
    paths = tmp_path / "größe A.npy", tmp_path / "B.npy"
    for path, array in zip(paths, ragged(), strict=True):
        np.save(path, array)
    return paths


def by_definition(a: Float32, b: Float32, c: Float32) -> tuple[float, float, float]:
    """Relative error, worst element, share beyond FP32, of all elements at once."""
    exact = a.astype(np.float64) @ b.astype(np.float64)
    size = np.abs(a).astype(np.float64) @ np.abs(b)
    error = np.abs(c - exact)
    worst = np.max(np.where(size > 0, error / np.where(size > 0, size, 1), 0))
    over = np.mean(error > a.shape[1] * UNIT * size)
    return float(np.linalg.norm(error) / np.linalg.norm(exact)), float(worst), float(over)


def test_figures_are_those_of_their_definition() -> None:
    a, b = ragged()
    names = ("int8:2,2,2", "int8:0,0", "native")
    pair = own.Pair(("A", "B"), a, b)
    found = own.compare(pair, [(name, scheme(name, False)) for name in names], lambda _: None)
    for errors in found:
        wanted = by_definition(a, b, mixpert.matmul(a, b, errors.name))
        assert (errors.relative, errors.worst, errors.over) == pytest.approx(wanted, rel=1e-6)
    assert [errors.proved is None for errors in found] == [False, False, True]
    assert all(e.worst <= e.proved < np.inf for e in found if e.proved is not None)
    assert found[1].over > 0.9
    assert found[2].over == 0


def test_the_wide_row_shows_in_the_worst_element_alone() -> None:
    a, b = ragged()
    pair = own.Pair(("A", "B"), a, b)
    (found,) = own.compare(pair, [("int8:2,2", scheme("int8:2,2", False))], lambda _: None)
    assert found.relative < 2e-4
    assert found.worst > 5 * found.relative
    assert 0 < found.over <= 1 / 300


def test_small_elements_that_no_device_reports_are_counted() -> None:
    """Of docs/bounds.md: [s h; h 0] squared, of which pieces of BF16 lose digits of s h."""
    small, large = 1.37 * 2.0**-123, 1.21 * 2.0**57
    a = np.array([[small, large], [large, 0]], np.float32)
    names = ("native", "auto", "bf16x9")
    subjects = [(name, scheme(name, False)) for name in names]
    found = own.compare(own.Pair(("A", "A"), a, a), subjects, lambda _: None)
    assert [errors.over for errors in found] == [0, 0.5, 0.5]
    assert all(errors.relative < 1e-7 for errors in found), "the norm does not show it"


def test_what_is_wrong_everywhere_is_infinite_or_not_a_number() -> None:
    a, b = ragged()
    pair = own.Pair(("A", "B"), a, b)

    def nothing(left: Float32, right: Float32) -> Float32:
        return np.full((len(left), right.shape[1]), np.nan, np.float32)

    (found,) = own.compare(pair, [("nothing", nothing)], lambda _: None)
    assert (found.worst, found.over) == (np.inf, 1.0)
    assert "inf" in own_table.table(pair, [found])
    assert own_table.to_json(pair, [found])["errors"][0]["worst_element"] is None


@pytest.mark.parametrize(
    ("scale", "told"),
    [
        (1.0, None),
        (2.0**-140, "6 of 6 elements of C are near the smallest FP32 numbers"),
        (2.0**120, "6 of 6 elements of C may exceed the range of FP32"),
    ],
)
def test_what_is_not_counted_is_said(scale: float, told: str | None) -> None:
    """With errors of 0, which are not those of the results."""
    a, b = np.full((2, 9), 1.7 * scale, np.float32), np.full((9, 3), 100 / 3, np.float32)
    pair = own.Pair(("A", "B"), a, b)
    (found,) = own.compare(pair, [("native", scheme("native", False))], lambda _: None)
    text = own_table.table(pair, [found])
    assert (told is None) == ("elements of C" not in text)
    if told:
        assert found.relative == 0 and f"\n{told}" in text


def test_auto_is_told_by_its_bits() -> None:
    rng = np.random.default_rng(2)
    a, b = (rng.uniform(-1, 1, size).astype(np.float32) for size in ((1000, 800), (800, 640)))
    names = ("native", "auto", "int8:2,2,2")
    subjects = [(name, scheme(name, False)) for name in names]
    found = own.compare(own.Pair(("A", "B"), a, b), subjects, lambda _: None)
    assert found[1].panels == {"int8:2,2,2": 40}
    found = own.compare(own.Pair(("A", "B"), a, b), subjects[:2], lambda _: None)
    assert found[1].panels == {own.OTHER: 40}
    asked: list[str] = []
    names = ("int8:1,1", "int8:2,2,2", "bf16x9")
    later = ((name, scheme(name, False)) for name in names)
    found = own.compare(own.Pair(("A", "B"), a, b), subjects[:2], asked.append, later)
    assert found[1].panels == {"int8:2,2,2": 40}
    assert [line.split()[-1] for line in asked[3:]] == ["int8:1,1", "int8:2,2,2"], "and no further"


def test_the_command_shows_a_table(saved: Saved, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*map(str, saved), "--cpu"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{saved[0]} times {saved[1]}: 300 x 70 times 70 x 130\n")
    assert [line.split()[0] for line in out.splitlines()[3:9]] == list(own.SCHEMES)
    assert re.search(r"^auto: bits of .* of 6 panels of C", out, re.MULTILINE)
    assert max(map(len, out.splitlines()[1:])) <= 100
    assert "auto is held to cublasSgemm, whose error is about 0.3 sqrt(k) 2^-24 = 1.5e-07 " in out


def test_what_auto_is_held_to_is_told_where_it_is_not_in_the_table() -> None:
    pair = own.Pair(("A", "B"), *ragged())
    words = "auto is held to cublasSgemm"
    auto, native = own.OwnErrors("auto"), own.OwnErrors("native")
    assert words in own_table.table(pair, [native, auto])
    assert words not in own_table.table(pair, [native, auto], on_gpu=True)
    assert words not in own_table.table(pair, [native])


def test_models_and_json(saved: Saved, tmp_path: Path) -> None:
    answer = tmp_path / "answer.json"
    line = [*map(str, saved), "--cpu", "--scheme", "int8:1,1", "--model", "fp16"]
    assert main([*line, "--guard", "1e-6", "--json", str(answer)]) == 0
    facts = json.loads(answer.read_text())
    assert [row["name"] for row in facts["errors"]] == ["int8:1,1 within 1e-06", "model fp16"]
    assert facts["shape"] == [300, 130, 70]
    assert facts["errors"][0]["error"] < 1e-5 < facts["errors"][1]["error"]
    assert facts["device"] == "processor"


@pytest.mark.parametrize("kind", ["f8", "i4", "f2"])
def test_other_types_are_rounded_and_that_is_said(tmp_path: Path, kind: str) -> None:
    array = (1000 * np.random.default_rng(1).uniform(-1, 1, (20, 20))).astype(kind)
    np.save(tmp_path / "a.npy", array)
    pair = own.read_pair([tmp_path / "a.npy"] * 2)
    assert pair.a.dtype == np.float32
    assert bool(pair.notes) == (kind == "f8")
    assert len(pair.notes) <= 1, "once for the same file"


@pytest.mark.parametrize(
    ("a", "b", "message"),
    [
        (np.ones((2, 3)), np.ones((2, 3)), "2 x 3 times 2 x 3 is no product of matrices"),
        (np.ones((0, 3)), np.ones((3, 3)), "0 x 3 times 3 x 3 is no product"),
        (np.ones(3), np.ones((3, 3)), "a.npy: float64 of 1 axes: no matrix of real numbers"),
        (np.ones((3, 3), complex), np.ones((3, 3)), "complex128 of 2 axes: no matrix of real"),
        (np.full((3, 3), np.nan), np.ones((3, 3)), "a.npy: NaN, Inf or beyond the range"),
        (np.full((3, 3), 1e39), np.ones((3, 3)), "a.npy: NaN, Inf or beyond the range"),
        (np.array([["x"]]), np.ones((1, 1)), "no matrix of real numbers"),
    ],
)
def test_matrices_that_cannot_be_used(
    tmp_path: Path, a: NDArray[np.float64], b: NDArray[np.float64], message: str
) -> None:
    for name, array in (("a.npy", a), ("b.npy", b)):
        np.save(tmp_path / name, array)
    with pytest.raises(FormatError, match=re.escape(message)):
        own.read_pair([tmp_path / "a.npy", tmp_path / "b.npy"])


@pytest.mark.parametrize(
    ("content", "message"), [(b"1 2 3", "no .npy file"), (b"\x93NUMPY\x01\x00v", "not whole")]
)
def test_files_that_cannot_be_used(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "a.npy"
    path.write_bytes(content)
    with pytest.raises(FormatError, match=message):
        own.read_pair([path, path])
    with pytest.raises(FormatError, match="1 file: name two matrices"):
        own.read_pair([path])


def test_operands_that_a_check_has_saved(tmp_path: Path) -> None:
    """Column-major, the first transposed."""
    a, b = ragged()
    head = {"mixpert": "operands 1", "site": "s", "scheme": "int8:1,1", "m": 300, "n": 130, "k": 70}
    head |= {"transa": "T", "transb": "N", "alpha": 1.0, "relative": 1.0, "threshold": 1e-6}
    path = tmp_path / "mixpert-check-1-0.operands"
    data = a.tobytes() + np.asfortranarray(b).tobytes(order="F")
    path.write_bytes(json.dumps(head | {"rows": [0]}).encode() + b"\n" + data)
    pair = own.read_pair([path])
    assert np.array_equal(pair.a, a)
    assert np.array_equal(pair.b, b)


@pytest.mark.parametrize("option", ["--limit=64", "--rows=8", "--seed=3", "--plot=x.svg"])
def test_options_of_the_tests_are_refused(
    saved: Saved, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    assert main([*map(str, saved), option]) == 2
    assert "are for the grading tests" in capsys.readouterr().err


def test_the_documented_table_is_what_its_commands_print(tmp_path: Path) -> None:
    """But for native, which is the BLAS of this machine."""
    page = (Path(__file__).parents[2] / "docs" / "grade.md").read_text()
    section = page.partition("## Your own matrices")[2].partition("\n## ")[0]
    script = section.partition("<<'END'\n")[2].partition("END\n")[0]
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, check=True)
    pair = own.read_pair([tmp_path / "A.npy"] * 2)
    names = [name for name in own.SCHEMES if name.startswith("int8")]
    found = own.compare(pair, [(name, scheme(name, False)) for name in names], lambda _: None)
    lines = {line.split()[0]: line.split() for line in section.splitlines() if line[:4] == "int8"}
    assert lines == {row[0]: list(row) for row in map(own_table.cells, found)}
    assert "\n".join(own_table.table(pair, found).splitlines()[-4:]) in section
