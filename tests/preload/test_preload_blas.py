"""Programs on host BLAS that know nothing of MixPert, through mixpert-run --preload."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from preload_client import Compile, library_flags, link_flags

from mixpert import native
from mixpert.errors import BackendError
from mixpert.runtime.preload import preload_variables
from mixpert.trace import Trace, TraceRow

RESULTS = ["14 1 32 1", "11 14 13 16"]
NATIVE_CALLS = ["cblas_sgemm 2 2 3", "sgemm_ 2 2 3", "sgemm_ 2 2 3"]
ILLEGAL = ["cblas_sgemm 2 2 -3", "sgemm_ 2 2 -3"]


def start(*words: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith("MIXPERT_")}
    return subprocess.run(
        [sys.executable, "-m", "mixpert.commands.run", "--preload", *map(str, words)],
        env=clean | variables,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture(scope="session")
def blas(build: Compile) -> Path:
    return build("layered_blas.cpp", "liblayered.so", *library_flags("liblayered.so"))


@pytest.fixture(scope="session")
def program(build: Compile, blas: Path) -> Path:
    return build("host_client.cpp", "host_client", *link_flags(blas))


def traced(program: Path, tmp_path: Path, *words: str) -> tuple[list[str], list[TraceRow]]:
    trace = tmp_path / "t.jsonl"
    done = start(*words, "--trace", trace, program)
    assert (done.returncode, done.stdout.splitlines()) == (0, RESULTS), done.stderr
    return done.stderr.splitlines(), list(Trace.read(trace).rows)


def test_without_settings_nothing_changes(program: Path) -> None:
    done = start(program)
    assert done.stdout.splitlines() == RESULTS
    assert done.stderr.splitlines() == NATIVE_CALLS + ILLEGAL


def test_native_calls_reach_the_programs_blas_and_come_back_once(
    program: Path, tmp_path: Path
) -> None:
    """cblas_sgemm's inner sgemm_ reaches the preloaded library and is no call of the program."""
    errors, rows = traced(program, tmp_path, "--scheme", "native")
    assert errors == NATIVE_CALLS[:2] * 2 + ILLEGAL  # what is traced runs through cblas_sgemm
    assert [(row.entry, row.calls) for row in rows] == [("cblas_sgemm", 1), ("sgemm_", 1)]


def test_host_calls_are_emulated_and_named_by_place(program: Path, tmp_path: Path) -> None:
    errors, rows = traced(program, tmp_path, "--scheme", "int8:2,2")
    assert errors == ILLEGAL
    assert [row.scheme for row in rows] == ["int8:2,2"] * 2
    assert all(row.site.startswith("host_client+0x") and row.build_id for row in rows)


def test_a_plan_addresses_calls_by_place(program: Path, tmp_path: Path) -> None:
    _, (first, second) = traced(program, tmp_path, "--scheme", "native")
    plan = tmp_path / "app.plan"
    plan.write_text(f"# mixpert-plan 1\n{second.site}\tint8:1,2\n")
    _, rows = traced(program, tmp_path, "--plan", str(plan))
    assert [row.scheme for row in rows] == ["native", "int8:1,2"]
    assert [row.site for row in rows] == [first.site, second.site]


def test_scripts_pass_it_on(program: Path, tmp_path: Path) -> None:
    trace = tmp_path / "t.jsonl"
    script = tmp_path / "app.py"
    script.write_text("import subprocess, sys\nsubprocess.run(sys.argv[1:], check=True)\n")
    words = ("--scheme", "int8:1,1", "--trace", trace, sys.executable, script, program)
    done = start(*words)
    assert (done.returncode, done.stdout.splitlines()) == (0, RESULTS), done.stderr
    assert {row.scheme for row in Trace.read(trace).rows} == {"int8:1,1"}


def test_libraries_already_preloaded_stay(tmp_path: Path) -> None:
    done = start("sh", "-c", 'echo "$LD_PRELOAD"', LD_PRELOAD="/nowhere/other.so")
    assert done.stdout == f"{native.LIBRARY}:{native.DLSYM_LIBRARY}:/nowhere/other.so\n"


@pytest.mark.parametrize("others", [{}, {"LD_LIBRARY_PATH": "/nowhere", "LD_PRELOAD": "libm.so.6"}])
def test_a_library_in_a_folder_with_blanks(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others: dict[str, str]
) -> None:
    folder = tmp_path / "my programs"
    folder.mkdir()
    for name in ("LIBRARY", "DLSYM_LIBRARY"):
        library: Path = getattr(native, name)
        (folder / library.name).symlink_to(library)
        monkeypatch.setattr(native, name, folder / library.name)
    clean = {k: v for k, v in os.environ.items() if not k.startswith("MIXPERT_")} | others
    trace = tmp_path / "t.jsonl"
    asked = {"MIXPERT_SCHEME": "int8:2,2", "MIXPERT_TRACE": str(trace)}
    done = subprocess.run(
        [program], env=clean | preload_variables(program, clean) | asked,
        capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert (done.stdout.splitlines(), done.stderr.splitlines()) == (RESULTS, ILLEGAL)
    assert [row.scheme for row in Trace.read(trace).rows] == ["int8:2,2"] * 2


def test_a_library_in_a_folder_that_cannot_be_named(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "LIBRARY", tmp_path / "a:b" / "libmixpert.so")
    native.LIBRARY.parent.mkdir()
    native.LIBRARY.touch()
    with pytest.raises(BackendError, match="colons or semicolons: install MixPert elsewhere"):
        preload_variables(program, {})


def test_programs_that_cannot_be_preloaded(build: Compile, tmp_path: Path) -> None:
    fixed = build("static.cpp", "static", "-static")
    owned = tmp_path / "owned"
    owned.write_bytes(fixed.read_bytes())
    owned.chmod(0o4755)
    for program, message in ((fixed, "linked statically"), (owned, "another user's rights")):
        done = start(program)
        assert done.returncode == 2
        assert message in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_wrong_setting_ends_the_program_in_one_line(program: Path) -> None:
    done = start(program, MIXPERT_SCHEME="nope")
    assert done.returncode == 2
    assert "MIXPERT_SCHEME: unknown scheme 'nope'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_plugin_that_loaded_its_blas_locally(build: Compile, blas: Path) -> None:
    """Nothing but the plugin can see that BLAS: native calls find it all the same."""
    plugin = build(
        "blas_plugin.cpp", "blas_plugin.so", *library_flags("blas_plugin.so"), *link_flags(blas)
    )
    done = start(build("host.cpp", "host"), "plugins", plugin)
    assert (done.stdout, done.stderr) == ("12\n", "cblas_sgemm 1 1 1\nsgemm_ 1 1 1\n")
    done = start("--scheme", "int8:1,1", build("host.cpp", "host"), "plugins", plugin)
    assert (done.stdout, done.stderr) == ("12\n", "")


@pytest.mark.parametrize("scheme", ["native", "int8:2,2", "fp16x3"])
def test_a_cancelled_thread_ends_after_its_call(build: Compile, scheme: str) -> None:
    """Not in the middle, with threads of the call still at work."""
    done = start(
        "--scheme", scheme, build("cancelled_client.cpp", "cancelled", *link_flags(native.LIBRARY))
    )
    assert (done.returncode, done.stdout) == (0, "150\n"), done.stderr


@pytest.mark.parametrize("asked", [[], ["--scheme", "int8:2,2"], ["--trace", "t.jsonl"]])
def test_a_blas_that_bypasses_preloading_is_reported(
    build: Compile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    """It opens one and asks it for its functions, as NumPy does."""
    blas = build("layered_blas.cpp", "libopenblas.so", *library_flags("libopenblas.so"))
    monkeypatch.chdir(tmp_path)
    done = start(*asked, sys.executable, "-c", f"import ctypes; ctypes.CDLL({str(blas)!r})")
    assert done.returncode == 0
    assert ("no GEMM call was intercepted" in done.stderr) == bool(asked)
    assert not start(*asked, sys.executable, "-c", "pass").stderr
