"""MIXPERT_CHECK: sampled rows in double, sites that are demoted, operands kept for reproduction."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from harness import ROW_MAJOR, TRANS, Arena, Driver, Run, cblas, small_disk

from mixpert.commands import doctor
from mixpert.errors import FormatError
from mixpert.operands import read_operands
from mixpert.runtime.matmul import matmul
from mixpert.trace import Trace, TraceRow

M, N, K = 24, 20, 64
A, B, C = 0, M * K, M * K + K * N


@pytest.fixture
def arena() -> Arena:
    rng = np.random.default_rng(3)
    arena = Arena()
    arena.add(rng.standard_normal(M * K + K * N + M * N))
    return arena


def run(driver: Driver, arena: Arena, script: list[str], **more: str) -> tuple[Run, list[TraceRow]]:
    path = driver.directory / "trace.jsonl"
    ran = driver.run(script, arena, trace=str(path), **more)
    assert ran.status == 0, ran.stderr
    return ran, list(Trace.read(path).rows)


def kept(driver: Driver) -> list[Path]:
    return sorted(driver.directory.glob("mixpert-check-*.operands"))


CALLS = [
    cblas("s", M, N, K, A, B, C),
    cblas("s", M, N, K, A, B, C, ta=TRANS, tb=TRANS, alpha=-1.5, beta=0.5),
    cblas("s", M, N, K, A, B, C, order=ROW_MAJOR, ta=TRANS, beta=2.0),
    cblas("s", 3, 1, K, A, B, C, alpha=0.0, beta=0.25),
]


@pytest.mark.parametrize("call", CALLS)
def test_accurate_calls_pass_the_check(driver: Driver, arena: Arena, call: str) -> None:
    ran, (row,) = run(driver, arena, [call], scheme="int8:2,2", check="1:1e-5")
    assert (ran.stderr, row.scheme, kept(driver)) == ("", "int8:2,2", [])
    assert row.check is not None
    assert row.check["calls"] == 1
    assert 0 <= row.check["relative"] < 2e-6
    assert 0 <= row.check["componentwise"] < 2e-6


def test_the_error_is_that_of_the_scheme(driver: Driver, arena: Arena) -> None:
    _, (row,) = run(driver, arena, CALLS[:1], scheme="int8:0,0", check="1:1")
    data = np.frombuffer(arena.bytes(), np.float32)
    a, b = data[A:B].reshape(K, M).T, data[B:C].reshape(N, K).T
    exact = a.astype(float) @ b
    off = np.linalg.norm(matmul(a, b, "int8:0,0") - exact, axis=1)
    errors = off / np.linalg.norm(exact, axis=1)
    assert row.check is not None
    assert errors.min() <= row.check["relative"] <= errors.max() * 1.0001


@pytest.mark.parametrize("call", CALLS[:3])
def test_a_site_that_is_off_runs_natively_from_then_on(
    driver: Driver, arena: Arena, call: str
) -> None:
    other = cblas("t", M, N, K, A, B, C)
    ran, rows = run(driver, arena, [call, call, other, call], scheme="int8:0,0", check="1:1e-4")
    assert [(row.site, row.scheme, row.calls) for row in rows] == [
        ("s", "int8:0,0", 1), ("s", "native", 2), ("t", "int8:0,0", 1),
    ]  # fmt: skip
    reason = r"checked: int8:0,0 was off by \d\.\de-0\d, MIXPERT_CHECK allows 1\.0e-04"
    assert re.fullmatch(reason, rows[1].reason or "")
    lines = ran.stderr.splitlines()
    assert [line.split()[1] for line in lines] == ["s", "t"]
    assert all("runs natively from now on; mixpert-doctor " in line for line in lines)


def test_the_operands_reproduce_it(
    driver: Driver, arena: Arena, capsys: pytest.CaptureFixture[str]
) -> None:
    for call in CALLS[:3]:
        run(driver, arena, [call], scheme="int8:0,0", check="1:1e-4")
    files = kept(driver)
    assert len(files) == 3
    for file in files:
        assert file.stat().st_mode & 0o777 == 0o600
        failed = read_operands(file)
        again = failed.row_errors(matmul(failed.a, failed.b, failed.scheme)).max()
        assert 1e-4 < again < 1e-1
        assert failed.row_errors(matmul(failed.a, failed.b, "native")).max() < 1e-6
    alone = read_operands(sorted(files, key=lambda file: file.stat().st_mtime_ns)[0])
    assert alone.alpha == 1
    product = alone.row_errors(matmul(alone.a, alone.b, alone.scheme)).max()
    assert product == pytest.approx(alone.relative, rel=1e-6)
    assert doctor.main([str(files[0])]) == 0
    assert "error now int8:0,0" in capsys.readouterr().out


def test_evenly_spaced_calls_are_checked(driver: Driver, arena: Arena) -> None:
    _, (row,) = run(driver, arena, CALLS[:1] * 10, scheme="int8:2,2", check="0.25:1e-5")
    assert row.check is not None
    assert (row.calls, row.check["calls"]) == (10, 3)


def test_native_calls_are_not_checked(driver: Driver, arena: Arena) -> None:
    for scheme in ("native", "fp64"):
        _, (row,) = run(driver, arena, CALLS[:1], scheme=scheme, check="1:1e-30")
        assert (row.scheme, row.check) == (scheme, None)


def test_nan_where_it_belongs_is_no_error(driver: Driver) -> None:
    arena = Arena()
    values = np.ones(M * K + K * N + M * N)
    values[A] = np.nan  # its whole row of C is NaN
    arena.add(values)
    options = {"scheme": "int8:2,2", "check": "1:1e-5"}
    ran, (row,) = run(driver, arena, CALLS[:1], guard="off", **options)
    assert (ran.stderr, row.scheme) == ("", "int8:2,2")
    ran, (row,) = run(driver, arena, CALLS[:1], **options)
    assert (ran.stderr, row.scheme, row.reason) == ("", "native", "NaN or Inf in the operands")


def test_operands_that_cannot_be_written(driver: Driver, arena: Arena) -> None:
    """No room on the disk: the site is demoted all the same, and no part of a file stays."""
    ran = driver.run(CALLS[:1], arena, before=small_disk, scheme="int8:0,0", check="1:1e-4",
                     trace=str(driver.directory / "trace.jsonl"))  # fmt: skip
    assert "runs natively from now on; " in ran.stderr
    assert ".operands: cannot write: " in ran.stderr
    assert kept(driver) == []


@pytest.mark.parametrize("content", [b"", b"ELF", b'{"mixpert": "operands 1"}\n', b"{]\n"])
def test_other_files_are_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.operands"
    file.write_bytes(content)
    with pytest.raises(FormatError, match=r"x\.operands: "):
        read_operands(file)


def test_triangles_of_operands_are_known_ones(driver: Driver, arena: Arena) -> None:
    run(driver, arena, CALLS[:1], scheme="int8:0,0", check="1:1e-4")
    (file,) = kept(driver)
    header, data = file.read_bytes().split(b"}\n", 1)
    for triangle in ("lower", "upper"):
        file.write_bytes(header + b', "triangle": "' + triangle.encode() + b'"}\n' + data)
        assert read_operands(file).triangle == triangle
    file.write_bytes(header + b', "triangle": "left"}\n' + data)
    with pytest.raises(FormatError, match="no triangle of C is called 'left'"):
        read_operands(file)


def test_a_file_that_is_cut_short(driver: Driver, arena: Arena) -> None:
    run(driver, arena, CALLS[:1], scheme="int8:0,0", check="1:1e-4")
    (file,) = kept(driver)
    file.write_bytes(file.read_bytes()[:-4])
    with pytest.raises(FormatError, match="numbers instead of"):
        read_operands(file)
