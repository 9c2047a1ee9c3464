"""Every setting: the table, the values it refuses, and what they do."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from harness import Arena, Driver, cblas, environment

from mixpert import native, settings

CALL = cblas("s", 2, 2, 2, 0, 0, 4)


@pytest.fixture
def arena() -> Arena:
    arena = Arena()
    arena.add(np.eye(4))
    return arena


def test_the_native_table_holds_the_same_names() -> None:
    library = native.load()
    names = (library.mixpert_setting_name(i) for i in itertools.count())
    assert [n.decode() for n in itertools.takewhile(bool, names)] == list(settings.ALL)
    assert library.mixpert_setting_name(-1) is None


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("plan", "/nowhere/p", "no such plan file"),
        ("scheme", "int8:9,9", "l and r go from 0 to 3"),
        ("scheme", "quick", "choices: native, fp64, auto"),
        ("trace", "/nowhere/t", "directory does not exist"),
        ("trace", "/tmp", "is a directory"),
        ("capture", "/nowhere", "no such directory"),
        ("guard", "maybe", "choices: on, off"),
        ("graphs", "1", "choices: on, off"),
        ("check", "0.1", "expected rate:threshold"),
        ("check", "0:1e-6", "expected rate:threshold"),
        ("check", "1.5:1e-6", "expected rate:threshold"),
        ("check", "0,1:1e-6", "expected rate:threshold"),
        ("check", "1:nan", "expected rate:threshold"),
        ("workspace_limit", "-1", "expected bytes"),
        ("workspace_limit", "2GB", "expected bytes"),
        ("workspace_limit", "99999999999999999999", "expected bytes"),
        ("workspace_limit", "18446744073709551615K", "expected bytes"),
        ("verbose", "yes", "choices: 0, 1"),
        ("backend", "tpu", "choices: auto"),
        ("backend", "cpu:mmx", "this processor has not got"),
        ("backend", "cuda:sm70", "choices: auto"),
        ("blas", "/nowhere/libblas.so", "no such library"),
        ("blas", "libnowhere.so", "libnowhere.so"),
        ("kernels", "/nowhere", "no such directory"),
        ("scheme", "", "is empty"),
    ],
)
def test_a_wrong_value_ends_the_program(
    driver: Driver, arena: Arena, name: str, value: str, reason: str
) -> None:
    run = driver.run([CALL], arena, **{name: value})
    assert run.status == 2
    lines = run.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(f"mixpert: MIXPERT_{name.upper()}")
    assert reason in lines[0]


def test_many_threads_say_it_once(driver: Driver, arena: Arena) -> None:
    for _ in range(5):
        run = driver.run(["threads 8 4", CALL], arena, scheme="quick")
        assert (run.status, len(run.stderr.splitlines())) == (2, 1), run.stderr


def test_every_setting_has_a_wrong_value_here() -> None:
    (marks,) = (m for m in test_a_wrong_value_ends_the_program.pytestmark if m.args[1:])
    assert {f"MIXPERT_{name.upper()}" for name, _, _ in marks.args[1]} == set(settings.ALL)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("guard", "on"),
        ("guard", "off"),
        ("graphs", "on"),
        ("graphs", "off"),
        ("check", "0.01:1e-5"),
        ("workspace_limit", "0"),
        ("workspace_limit", "2G"),
        ("workspace_limit", "15T"),
        ("verbose", "0"),
        ("backend", "auto"),
        ("backend", "cpu"),
        ("backend", "cpu:portable"),
        ("backend", "cuda:sm90a"),
        ("scheme", "IV"),
    ],
)
def test_a_right_value_is_silent(driver: Driver, arena: Arena, name: str, value: str) -> None:
    run = driver.run([CALL], arena, **{name: value})
    assert (run.status, run.stderr) == (0, "")


def test_a_blas_without_gemm_is_refused(driver: Driver, arena: Arena) -> None:
    run = driver.run([CALL], arena, blas="libm.so.6")
    assert run.status == 2
    assert "holds neither cblas_sgemm nor sgemm_" in run.stderr


def test_a_misspelt_name_is_warned_of(driver: Driver, arena: Arena) -> None:
    run = driver.run([CALL], arena, schem="native")
    assert run.status == 0
    assert "MIXPERT_SCHEM is no setting" in run.stderr


def test_nothing_is_read_before_the_first_gemm(driver: Driver) -> None:
    assert driver.run([], scheme="wrong").status == 0


def test_a_library_call_reports_instead_of_ending_the_process(tmp_path: Path) -> None:
    code = (
        "import numpy, mixpert\n"
        "try: mixpert.matmul(numpy.ones((2, 2), 'f'), numpy.ones((2, 2), 'f'), 'native')\n"
        "except mixpert.errors.MixpertError as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", "import mixpert.errors\n" + code],
        env=environment(backend="tpu"),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "MIXPERT_BACKEND='tpu'" in done.stdout


def test_the_documentation_lists_every_setting() -> None:
    text = (Path(__file__).parents[2] / "docs" / "runtime.md").read_text()
    rows = [line.split("`")[1] for line in text.splitlines() if line.startswith("| `MIXPERT_")]
    assert rows == list(settings.ALL)


def test_what_this_version_lacks_is_described_so() -> None:
    assert settings.ALL[settings.GUARD].startswith("on (unless set) or off")
