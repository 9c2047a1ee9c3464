"""Capture: what is stored, and the error between two runs."""

from __future__ import annotations

import fcntl
import json
import math
import shutil
from pathlib import Path

import numpy as np
import pytest
from harness import ROW_MAJOR, Arena, Driver, cblas, small_disk

from mixpert.errors import FormatError, ProgramError
from mixpert.runtime.capture import (
    DATA,
    INDEX,
    SAMPLED_ROWS,
    SINKS,
    Capture,
    DivergedError,
    read_capture,
    relative_error,
)

RNG = np.random.default_rng(3)


@pytest.fixture
def arena() -> Arena:
    arena = Arena()
    arena.add(RNG.uniform(-1, 1, 4096))
    return arena


def folder(tmp_path: Path, name: str, sinks: str | None = None) -> str:
    path = tmp_path / name
    path.mkdir()
    if sinks is not None:
        (path / SINKS).write_text(sinks)
    return str(path)


def test_marked_sites_are_stored_in_full_and_in_order(
    driver: Driver, arena: Arena, tmp_path: Path
) -> None:
    c = 2000
    script = [
        cblas("hidden", 4, 5, 6, 0, 100, 3000),
        cblas("s", 4, 5, 6, 0, 100, c, ldc=9, sink=True),
        cblas("t", 3, 3, 3, 50, 100, c + 100, sink=True),
        cblas("s", 4, 5, 6, 20, 100, c + 200, order=ROW_MAJOR, sink=True),
    ]
    directory = folder(tmp_path, "full")
    run = driver.run(script, arena, capture=directory)
    capture = read_capture(directory)
    assert [(x.call, x.site, x.m, x.n) for x in capture.calls] == [
        (0, "s", 4, 5), (1, "t", 3, 3), (2, "s", 5, 4),
    ]  # fmt: skip
    first, _, third = capture.calls
    assert np.array_equal(first.matrix()[0].T, run.matrix(c, 4, 5, 9))
    assert np.array_equal(third.matrix()[0].T, run.matrix(c + 200, 5, 4))
    for call in capture.calls:
        assert call.norm2 == pytest.approx(float(np.sum(call.matrix().astype(float) ** 2)))


def test_sinks_file_takes_precedence(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    script = [
        cblas("s", 4, 4, 4, 0, 0, 2000, sink=True),
        cblas("a.c:1:2@f < a.c:3:4".replace(" ", "_"), 4, 4, 4, 0, 0, 2000),
    ]
    directory = folder(tmp_path, "listed", "a.c:1:2@f_<_a.c:3:4\n")
    driver.run(script, arena, capture=directory)
    assert [x.site for x in read_capture(directory).calls] == ["a.c:1:2@f_<_a.c:3:4"]


def test_a_second_process_is_refused(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    """Ranks of one run that wrote into one file would leave outputs of neither."""
    directory = folder(tmp_path, "shared")
    script = [cblas("s", 4, 4, 4, 0, 0, 2000, sink=True)]
    with (Path(directory) / DATA).open("wb") as other:
        other.write(b"of the other process")
        other.flush()
        fcntl.flock(other, fcntl.LOCK_EX)
        run = driver.run(script, arena, capture=directory)
    assert run.status == 2
    assert "another process of this run writes it" in run.stderr
    assert (Path(directory) / DATA).read_bytes() == b"of the other process"
    assert driver.run(script, arena, capture=directory).status == 0
    assert len(read_capture(directory).calls) == 1


def test_calls_of_forked_children_are_their_own(
    driver: Driver, arena: Arena, tmp_path: Path
) -> None:
    directory = folder(tmp_path, "forked")
    script = [
        cblas("s", 4, 4, 4, 0, 0, 2000, sink=True),
        "forks 20",
        cblas("s", 4, 4, 4, 0, 0, 2000, sink=True),
    ]
    # OpenBLAS, which native calls, does not free its own lock in a child.
    run = driver.run(script, arena, scheme="int8:1,1", capture=directory)
    assert (run.status, run.stdout) == (0, "0\n")
    calls = read_capture(directory).calls
    assert [call.call for call in calls] == list(range(len(calls)))


def test_relative_error_of_two_runs(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    n, c = 32, 2048
    script = [
        cblas("s", n, n, n, 0, 1024, c, sink=True),
        cblas("s", n, n, n, c, 0, c + 1024, sink=True),
    ]
    runs = {}
    for scheme in ("fp64", "int8:1,1"):
        directory = folder(tmp_path, scheme)
        memory = driver.run(script, arena, scheme=scheme, capture=directory).memory
        runs[scheme] = (read_capture(directory), memory[c:].astype(float))
    (exact, a), (rough, b) = runs["fp64"], runs["int8:1,1"]
    expected = np.linalg.norm(a - b) / np.linalg.norm(a)
    assert 1e-5 < expected < 1e-3
    assert relative_error(exact, rough) == pytest.approx(expected, rel=1e-12)
    assert relative_error(exact, exact) == 0.0


def test_runs_that_cannot_be_compared(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    def capture(name: str, *script: str) -> str:
        directory = folder(tmp_path, name)
        driver.run(list(script), arena, capture=directory)
        return directory

    call = cblas("s", 4, 4, 4, 0, 0, 2000, sink=True)
    one = read_capture(capture("one", call))
    two = read_capture(capture("two", call, call))
    other_site = read_capture(capture("site", cblas("t", 4, 4, 4, 0, 0, 2000, sink=True)))
    other_shape = read_capture(capture("shape", cblas("s", 4, 5, 4, 0, 0, 2000, sink=True)))
    for candidate in (two, other_site, other_shape):
        with pytest.raises(DivergedError):
            relative_error(one, candidate)
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(FormatError, match="cannot read"):
        read_capture(empty)


def test_nan_is_detected(driver: Driver, tmp_path: Path) -> None:
    call = cblas("s", 2, 2, 2, 0, 0, 8, sink=True)
    captures = []
    for name, value in (("good", 1.0), ("bad", np.nan)):
        arena = Arena()
        arena.add(np.full(16, value))
        directory = folder(tmp_path, name)
        driver.run([call], arena, capture=directory)
        captures.append(read_capture(directory))
    good, bad = captures
    assert good.finite
    assert not bad.finite
    assert math.isnan(relative_error(good, bad))
    with pytest.raises(ProgramError, match="reference run's output holds NaN"):
        relative_error(bad, good)


def test_a_killed_run_is_read_as_far_as_it_got(
    driver: Driver, arena: Arena, tmp_path: Path
) -> None:
    call = cblas("s", 4, 4, 4, 0, 0, 2000, sink=True)
    directory = folder(tmp_path, "killed")
    assert driver.run([call, call, "crash"], arena, capture=directory).status == -6
    assert len(read_capture(directory).calls) == 2
    with (Path(directory) / INDEX).open("a") as index:
        index.write('{"call": 2, "si')
    assert len(read_capture(directory).calls) == 2
    (Path(directory) / DATA).write_bytes(b"")
    with pytest.raises(FormatError, match="does not hold the output"):
        read_capture(directory)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"m": "4"}, "not a capture index"),
        ({"n": None}, "not a capture index"),
        ({"kind": {}}, "not a capture index"),
        ({"offset": 1.5}, "not a capture index"),
        ({"norm2": "x"}, "not a capture index"),
        ({"kind": "half"}, "does not hold the output"),
        ({"m": -4, "n": -4}, "does not hold the output"),
        ({"offset": -64}, "does not hold the output"),
        ({"offset": 64}, "does not hold the output"),
        ({"batch": 2}, "does not hold the output"),
    ],
)
def test_damaged_lines_are_refused(tmp_path: Path, change: dict[str, object], message: str) -> None:
    whole = {"call": 0, "site": "s", "m": 4, "n": 4, "batch": 1, "kind": "full", "norm2": 0.0}
    (tmp_path / DATA).write_bytes(bytes(64))
    for row, damaged in ((whole, False), (whole | change, True)):
        line = {"offset": 0, "bytes": 64} | row
        (tmp_path / INDEX).write_text(json.dumps(line) + "\n")
        if damaged:
            with pytest.raises(FormatError, match=f"{INDEX}:1: .*{message}"):
                read_capture(tmp_path)
        else:
            assert len(read_capture(tmp_path).calls) == 1


def test_a_full_disk_ends_the_program(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    directory = folder(tmp_path, "disk")
    script = [cblas("s", 24, 24, 4, 0, 0, 2000, sink=True)] * 3
    run = driver.run(script, arena, before=small_disk, capture=directory)
    assert run.status == 2
    assert run.stderr == (
        f"mixpert: {directory}/capture.bin: cannot write the captured output: File too large\n"
    )
    assert len(read_capture(directory).calls) == 1


def mix(x: int) -> int:
    """The documented generator, written again from capture.h."""
    mask = (1 << 64) - 1
    x = (x + 0x9E3779B97F4A7C15) & mask
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & mask
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & mask
    return x ^ x >> 31


def test_sketches_beyond_the_budget(driver: Driver, tmp_path: Path) -> None:
    m = n = 1024  # 4 MB an output: 64 fill the budget of 256 MB
    k, full = 64, 64
    rng = np.random.default_rng(9)
    arena = Arena()
    a, b = arena.add(rng.uniform(-1, 1, (m, k))), arena.add(rng.uniform(-1, 1, (k, n)))
    c = arena.add(np.zeros((m, n)))
    script = [cblas("s", m, n, k, a, b, c, sink=True)] * (full + 1)
    captures = {}
    for scheme in ("fp64", "int8:0,0"):
        directory = folder(tmp_path, scheme)
        run = driver.run(script, arena, scheme=scheme, capture=directory)
        assert run.status == 0, run.stderr
        captures[scheme] = (read_capture(directory), run.matrix(c, m, n).astype(float))
        shutil.rmtree(directory)  # the maps stay; pytest would keep 256 MB a run
    capture, exact = captures["fp64"]
    assert [x.kind for x in capture.calls] == ["full"] * full + ["sketch"]
    last = capture.calls[full]
    mask = (1 << 64) - 1
    bits = [mix((mix(full) + j) & mask) for j in range(n)]
    w = np.array([[-1.0 if b >> (63 - t) & 1 else 1.0 for t in range(8)] for b in bits])
    rows = [mix((mix(~full & mask) + t) & mask) % m for t in range(SAMPLED_ROWS)]
    ((sketch, sampled),) = last.sketches()
    assert np.allclose(sketch, (exact @ w).T, rtol=1e-12, atol=1e-9)
    assert np.array_equal(sampled, exact[rows])
    assert last.norm2 == pytest.approx(float(np.sum(exact**2)))
    rough = captures["int8:0,0"]
    expected = np.linalg.norm(exact - rough[1]) / np.linalg.norm(exact)
    tails = [Capture((captured.calls[full],)) for captured in (capture, rough[0])]
    assert relative_error(*tails) == pytest.approx(expected, rel=0.15)


def test_index_lines_are_plain_json(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    directory = folder(tmp_path, "json")
    driver.run([cblas("s", 4, 4, 4, 0, 0, 2000, sink=True)], arena, capture=directory)
    (line,) = (Path(directory) / INDEX).read_text().splitlines()
    row = json.loads(line)
    assert row | {"norm2": 0} == {
        "call": 0, "site": "s", "m": 4, "n": 4, "batch": 1, "kind": "full", "offset": 0,
        "bytes": 64, "norm2": 0,
    }  # fmt: skip
