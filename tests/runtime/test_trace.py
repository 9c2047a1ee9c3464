"""What the trace says: rows, order, times, and who last wrote each operand."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import numpy as np
import pytest
from harness import ROW_MAJOR, TRANS, Arena, Driver, Run, cblas, small_disk

from mixpert.trace import Trace, TraceRow


@pytest.fixture
def arena() -> Arena:
    arena = Arena()
    arena.add(np.ones(4096))
    return arena


def trace_of(driver: Driver, arena: Arena, script: list[str], **more: str) -> tuple[Trace, Run]:
    path = driver.directory / "trace.jsonl"
    run = driver.run(script, arena, trace=str(path), **more)
    return Trace.read(path), run


def test_rows_by_site_shape_and_transposes_in_order(driver: Driver, arena: Arena) -> None:
    script = [
        cblas("b", 4, 5, 6, 0, 100, 200),
        cblas("a", 4, 5, 6, 0, 100, 200),
        cblas("b", 4, 5, 6, 0, 100, 200),
        cblas("b", 4, 5, 7, 0, 100, 200),
        cblas("b", 4, 5, 7, 0, 100, 200, ta=TRANS),
        "sgemm b 0 N N 4 5 7 1 4 7 0 4 0 100 200",
    ]
    trace, _ = trace_of(driver, arena, script, scheme="int8:1,2")
    rows = [(r.site, r.entry, r.shape, r.transa, r.calls) for r in trace.rows]
    assert rows == [
        ("b", "cblas_sgemm", (4, 5, 6), "N", 2),
        ("a", "cblas_sgemm", (4, 5, 6), "N", 1),
        ("b", "cblas_sgemm", (4, 5, 7), "N", 1),
        ("b", "cblas_sgemm", (4, 5, 7), "T", 1),
        ("b", "sgemm_", (4, 5, 7), "N", 1),
    ]
    for row in trace.rows:
        assert (row.scheme, row.requested, row.reason) == ("int8:1,2", "int8:1,2", None)
        assert row.backend == "cpu"
        assert 0 < row.calls * (row.least_ms or 0) == row.steady_ms <= row.ms


def test_every_field_of_the_row_is_written(driver: Driver, arena: Arena) -> None:
    path = driver.directory / "trace.jsonl"
    driver.run([cblas('"x\\y"', 2, 2, 2, 0, 0, 8)], arena, trace=str(path))
    (line,) = path.read_text().splitlines()
    assert set(json.loads(line)) == set(TraceRow.__dataclass_fields__)
    assert Trace.read(path).rows[0].site == '"x\\y"'


def test_row_major_sizes_are_the_callers(driver: Driver, arena: Arena) -> None:
    script = [
        cblas("w", 5, 6, 2, 0, 100, 1000),
        cblas("s", 4, 5, 6, 900, 1000, 2000, order=ROW_MAJOR, tb=TRANS),
    ]
    trace, _ = trace_of(driver, arena, script)
    row = trace.rows[1]
    assert (row.shape, row.transa, row.transb) == ((4, 5, 6), "N", "T")
    assert row.writers == {"B": ["w"]}


def test_fork_while_other_threads_compute(driver: Driver, arena: Arena) -> None:
    """No lock of the library stays held in a child."""
    _, run = trace_of(driver, arena, ["forks 40", cblas("s", 4, 4, 4, 0, 0, 100)],
                      scheme="int8:1,1", check="1:1e-2")  # fmt: skip
    assert run.stdout == "0\n"


def test_fork_during_the_first_calls(driver: Driver, arena: Arena) -> None:
    """Three threads make their first calls while the process forks."""
    for _ in range(8):
        _, run = trace_of(driver, arena, ["forks 1", cblas("s", 4, 4, 4, 0, 0, 100)],
                          scheme="int8:1,1", check="1:1e-2")  # fmt: skip
        assert run.stdout == "0\n"


@pytest.mark.parametrize("then", [cblas("s", 2, 2, 2, 0, 0, 8), "fork"])
def test_a_trace_that_nobody_reads_does_not_block(
    driver: Driver, arena: Arena, tmp_path: Path, then: str
) -> None:
    """Neither a call nor, for longer than the library's patience, a fork waits for its reader."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    calls = [cblas(f"s{i}", 2, 2, 2, 0, 0, 8) for i in range(40)]
    run = driver.run([*calls, f"blocked {pipe}", then, "crash"], arena, trace=str(pipe))
    assert run.status == -signal.SIGABRT, run.stderr


def test_why_another_scheme_ran(driver: Driver, arena: Arena) -> None:
    trace, _ = trace_of(
        driver, arena, [cblas("s", 2, 2, 2, 0, 0, 8)], scheme="int8:1,1", backend="cuda"
    )
    (row,) = trace.rows
    assert (row.requested, row.scheme) == ("int8:1,1", "native")
    assert "MIXPERT_BACKEND" in (row.reason or "")


def test_a_call_without_a_site_is_named_by_its_place(driver: Driver, arena: Arena) -> None:
    trace, _ = trace_of(driver, arena, [cblas("-", 2, 2, 2, 0, 0, 8)] * 2)
    (row,) = trace.rows
    assert row.site.startswith("driver+0x")
    assert row.calls == 2


def test_chain_of_writers(driver: Driver, arena: Arena) -> None:
    x, y, z = 0, 1000, 2000
    script = [
        cblas("first", 8, 8, 8, x, x, y),
        cblas("second", 8, 8, 8, y, x, z),
        cblas("third", 8, 8, 8, z, y, x, beta=1.0),
        cblas("first", 8, 8, 8, x, x, y, beta=0.5),
    ]
    trace, _ = trace_of(driver, arena, script)
    first, second, third = trace.rows
    assert second.writers == {"A": ["first"]}
    assert third.writers == {"A": ["second"], "B": ["first"]}  # nobody wrote x before
    assert first.writers == {"A": ["third"], "B": ["third"], "C": ["first"]}


def test_beta_zero_reads_no_c(driver: Driver, arena: Arena) -> None:
    script = [cblas("s", 8, 8, 8, 0, 0, 1000), cblas("t", 8, 8, 8, 0, 0, 1000)]
    trace, _ = trace_of(driver, arena, script)
    assert all(row.writers == {} for row in trace.rows)


def test_blocks_of_one_matrix_stay_apart(driver: Driver, arena: Arena) -> None:
    ld, h = 16, 8  # four 8 x 8 blocks of one 16 x 16 matrix
    a11, a21, a12, a22 = 0, h, h * ld, h * ld + h
    other = 1000
    blocks = {"lda": ld, "ldb": ld, "ldc": ld}
    script = [
        cblas("w21", h, h, h, other, other, a21, **blocks),
        cblas("r11", h, h, h, a11, a12, 2000, **blocks),
        cblas("r21", h, h, h, a21, a22, 2000, **blocks),
        cblas("left", 16, 8, 2, other, other, a11, **blocks),
        cblas("panel", 16, h, h, a11, a22, 2000, **blocks),
        cblas("whole", 16, 16, 16, a11, other, 2000, **blocks),
    ]
    trace, _ = trace_of(driver, arena, script)
    writers = {row.site: row.writers for row in trace.rows}
    assert writers["r11"] == {}
    assert writers["r21"] == {"A": ["w21"]}
    assert writers["panel"] == {"A": ["left"]}  # it overwrote all of w21
    assert writers["whole"] == {"A": ["left"]}


def test_an_older_write_shows_where_a_newer_covers_only_part(driver: Driver, arena: Arena) -> None:
    script = [
        cblas("old", 16, 16, 2, 1000, 1000, 0),
        cblas("new", 16, 4, 2, 1000, 1000, 0),
        cblas("both", 16, 16, 16, 0, 2000, 3000),
        cblas("right", 16, 8, 8, 8 * 16, 2000, 3000),
        cblas("left", 16, 4, 4, 0, 2000, 3000),
    ]
    trace, _ = trace_of(driver, arena, script)
    writers = {row.site: row.writers for row in trace.rows}
    assert writers["both"] == {"A": ["new", "old"]}
    assert writers["right"] == {"A": ["old"]}
    assert writers["left"] == {"A": ["new"]}


def test_only_so_many_writes_are_remembered(driver: Driver, arena: Arena) -> None:
    """4096, the most recent ones; those of one place are one."""
    arena.add(np.ones(1024))
    writes = [cblas(f"w{i % 64}", 1, 1, 1, 0, 0, 1 + i) for i in range(4097)]
    reads = [cblas(f"r{i}", 1, 1, 1, 1 + i, 5000, 5001) for i in (0, 2)]  # the first writes, too
    trace, _ = trace_of(driver, arena, [*writes, *reads])
    writers = {row.site: row.writers for row in trace.rows}
    assert [writers["r0"], writers["r2"]] == [{}, {"A": ["w2"]}]


def test_the_last_process_keeps_the_trace(driver: Driver, arena: Arena) -> None:
    trace_of(driver, arena, [cblas("first", 2, 2, 2, 0, 0, 8)])
    trace, _ = trace_of(driver, arena, [cblas("second", 2, 2, 2, 0, 0, 8)])
    assert [row.site for row in trace.rows] == ["second"]


def test_each_process_may_keep_a_trace_of_its_own(
    driver: Driver, arena: Arena, tmp_path: Path
) -> None:
    folder = tmp_path / "100%p"  # no name of a file
    folder.mkdir()
    for site in ("first", "second"):
        script = [cblas(site, 2, 2, 2, 0, 0, 8)]
        driver.run(script, arena=arena, trace=str(folder / "t.%p.%p"))
    kept = sorted(folder.iterdir())
    assert all(path.name.split(".")[1:] == [path.name.split(".")[1]] * 2 for path in kept)
    assert sorted(Trace.read(path).rows[0].site for path in kept) == ["first", "second"]


def test_another_leading_dimension_counts_by_bytes(driver: Driver, arena: Arena) -> None:
    script = [
        cblas("w", 8, 8, 8, 1000, 1000, 0),
        cblas("flat", 64, 1, 1, 0, 1000, 2000),
        cblas("beyond", 64, 1, 1, 64, 1000, 2000),
    ]
    trace, _ = trace_of(driver, arena, script)
    writers = {row.site: row.writers for row in trace.rows}
    assert writers["flat"] == {"A": ["w"]}
    assert writers["beyond"] == {}


def test_a_crash_leaves_no_half_trace(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "trace.jsonl"
    call = cblas("s", 2, 2, 2, 0, 0, 8)
    run = driver.run([call, "crash"], arena, trace=str(path))
    assert run.status == -signal.SIGABRT
    assert not path.exists()
    driver.run([call, "flush", call, "crash"], arena, trace=str(path))
    assert Trace.read(path).rows[0].calls == 1
    assert [p.name for p in tmp_path.glob("trace*")] == ["trace.jsonl"]


def test_exit_writes_the_trace(driver: Driver, arena: Arena) -> None:
    trace, run = trace_of(driver, arena, [cblas("s", 2, 2, 2, 0, 0, 8), "exit 7"])
    assert run.status == 7
    assert trace.rows[0].calls == 1


def test_a_forked_child_writes_no_trace(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "trace.jsonl"
    script = [cblas("s", 2, 2, 2, 0, 0, 8), "fork", "crash"]
    assert driver.run(script, arena, trace=str(path)).status == -signal.SIGABRT
    assert not path.exists()


def test_a_full_disk_keeps_the_old_trace(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "trace.jsonl"
    path.write_text("old\n")
    script = [cblas(f"s{i}", 2, 2, 2, 0, 0, 8) for i in range(40)]
    run = driver.run(script, arena, before=small_disk, trace=str(path))
    assert run.stderr == f"mixpert: {path}: cannot write: File too large\n"
    assert path.read_text() == "old\n"
    assert list(tmp_path.glob("trace*")) == [path]


def test_a_pipe_is_written_and_stays_one(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    run = driver.run([cblas("a", 4, 4, 4, 0, 100, 200)], arena, trace=str(pipe))
    assert run.status == 0, run.stderr
    (row,) = Trace.parse(os.read(reader, 65536).decode()).rows
    os.close(reader)
    assert row.site == "a"
    assert pipe.is_fifo()


def test_a_link_to_a_device_stays_one(driver: Driver, arena: Arena, tmp_path: Path) -> None:
    link = tmp_path / "null"
    link.symlink_to("/dev/null")
    run = driver.run([cblas("a", 4, 4, 4, 0, 100, 200)], arena, trace=str(link))
    assert (run.status, run.stderr) == (0, "")
    assert link.readlink() == Path("/dev/null")


def test_summary_names_site_scheme_and_reason(driver: Driver, arena: Arena) -> None:
    script = [cblas("app.c:3:1@f", 2, 3, 4, 0, 0, 100)] * 3
    run = driver.run(script, arena, scheme="int8:1,1", backend="cuda", verbose="1")
    lines = run.stderr.splitlines()
    assert lines[0].startswith("mixpert: 3 GEMM calls, ")
    assert lines[1].split() == ["site", "shape", "scheme", "calls", "ms", "share"]
    assert lines[2].startswith("app.c:3:1@f  2x3x4  native")
    assert "100.0%" in lines[2]
    assert lines[2].endswith("(not int8:1,1: MIXPERT_BACKEND keeps emulation off the processor)")


def test_summary_aligns_characters_and_gives_long_sites_a_line(
    driver: Driver, arena: Arena
) -> None:
    """Sites in templates have hundreds of characters: figures would be off the screen."""
    long = "eigen/" + "Products/" * 20 + "Product.h:115:1@run"
    script = [cblas(site, 2, 3, 4, 0, 0, 100) for site in ("größe.c:3:1@f", "app.c:3:1@g", long)]
    lines = driver.run(script, arena, scheme="int8:1,1", verbose="1").stderr.splitlines()
    shape = lines[1].index("shape")
    rows = [line for line in lines[2:] if "2x3x4" in line]
    assert [line.index("2x3x4") for line in rows] == [shape] * 3
    assert shape == len("größe.c:3:1@f  ")
    assert lines[lines.index(long) + 1].startswith(" " * shape + "2x3x4")


def test_random_blocks_against_a_map_of_owners(driver: Driver) -> None:
    rng = np.random.default_rng(44)
    ld, size = 24, 1200
    arena = Arena()
    arena.add(np.zeros(size))
    owner = np.full(size, -1)

    def elements(start: int, rows: int, cols: int) -> np.ndarray:
        return start + np.arange(rows)[:, None] + ld * np.arange(cols)[None, :]

    def block(rows: int, cols: int) -> int:
        return int(rng.integers(0, size - ld * (cols - 1) - rows))

    script, expected = [], []
    for call in range(300):
        m, n, k = (int(x) for x in rng.integers(1, 13, 3))
        a, b, c = block(m, k), block(k, n), block(m, n)
        beta = float(rng.integers(0, 2))
        script.append(cblas(f"s{call}", m, n, k, a, b, c, beta=beta, lda=ld, ldb=ld, ldc=ld))
        reads = {"A": elements(a, m, k), "B": elements(b, k, n)}
        if beta:
            reads["C"] = elements(c, m, n)
        owners = {
            x: sorted({f"s{o}" for o in owner[e].ravel() if o >= 0}) for x, e in reads.items()
        }
        expected.append({x: sites for x, sites in owners.items() if sites})
        owner[elements(c, m, n)] = call
    trace, _ = trace_of(driver, arena, script)
    assert [row.writers for row in trace.rows] == expected


def test_operations_are_those_of_all_matrices_of_all_calls() -> None:
    row = TraceRow("a", "e", 2, 3, 5, "native", "native", calls=7, ms=1.0, batch=11)
    assert row.flops == 2 * 2 * 3 * 5 * 7 * 11
