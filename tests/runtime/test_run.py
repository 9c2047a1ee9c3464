"""mixpert-run: host IR through the JIT, executables, and everything that can go wrong."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from harness import environment

from mixpert.errors import ProgramError
from mixpert.runtime.program import child_command
from mixpert.trace import Trace

IR = Path(__file__).parent / "ir"


def start(*words: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mixpert.commands.run", *map(str, words)],
        env=environment(**variables),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_folder_is_no_program(tmp_path: Path) -> None:
    folder = tmp_path / "folder.ll"
    folder.mkdir()
    assert start(folder).stderr == f"mixpert-run: error: {folder}: a folder, not a program\n"


def test_arguments_exit_handlers_and_status() -> None:
    done = start(IR / "hello.ll", "--plan", "x")
    assert (done.returncode, done.stdout, done.stderr) == (7, "3 --plan bye", "")


def test_bitcode_is_run(tmp_path: Path) -> None:
    module = llvm.parse_assembly((IR / "hello.ll").read_text())
    program = tmp_path / "hello.bc"
    program.write_bytes(module.as_bitcode())
    assert start(program, "b").stdout == "2 b bye"


def test_text_and_bitcode_are_distinguished_by_their_bytes(tmp_path: Path) -> None:
    text = (IR / "hello.ll").read_text()
    (tmp_path / "text.bc").write_text(text)
    (tmp_path / "bitcode.ll").write_bytes(llvm.parse_assembly(text).as_bitcode())
    assert start(tmp_path / "text.bc", "b").stdout == "2 b bye"
    assert start(tmp_path / "bitcode.ll", "b").stdout == "2 b bye"


def test_rates_that_cannot_be_measured_keep_no_program_from_running() -> None:
    """Where there is neither CuPy nor a GPU that it may use; one line says so."""
    done = start("--measure", IR / "hello.ll", "b", CUDA_VISIBLE_DEVICES="")
    assert (done.returncode, done.stdout) == (7, "2 b bye")
    assert done.stderr.startswith("mixpert: rates not measured: CuPy ")
    assert done.stderr.count("\n") == 1


def test_gemm_calls_reach_the_runtime_and_the_wheel(tmp_path: Path) -> None:
    trace = tmp_path / "t.jsonl"
    trace.write_text("left from an earlier run\n")
    done = start("--scheme", "int8:1,1", "--trace", trace, IR / "gemm.ll")
    assert (done.returncode, done.stderr) == (18, "")
    (row,) = Trace.read(trace).rows
    assert (row.site, row.scheme, row.calls) == ("app.c:1:1@", "int8:1,1", 1)


def test_environment_argument_of_main() -> None:
    done = start(IR / "environment.ll")
    assert done.returncode == 0, done.stderr
    assert "=" in done.stdout


def test_plan_option(tmp_path: Path) -> None:
    plan, trace = tmp_path / "p.plan", tmp_path / "t.jsonl"
    plan.write_text("# mixpert-plan 1\napp.c:1:1@\tfp64\n")
    start("--plan", plan, "--trace", trace, "--", IR / "gemm.ll")
    assert Trace.read(trace).rows[0].scheme == "fp64"


def test_sinks_are_captured_in_the_jit(tmp_path: Path) -> None:
    start(IR / "gemm.ll", capture=str(tmp_path))
    assert (tmp_path / "capture.bin").read_bytes() == b"\x00\x00\xc0\x40"


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("undefined.ll", "undefined: no_such_function"),
        ("thread_local.ll", "'counter' is thread_local"),
        ("kernels.ll", "calls CUDA: GPU programs are linked: mixpert-compile -o x.o, then g++"),
        ("other_target.ll", "is code for nvptx64-nvidia-cuda"),
        ("no_main.ll", "defines no function 'main'"),
        ("empty.ll", "defines no function 'main'"),
        ("broken.ll", "broken.ll:2:19: expected value token"),
        ("missing.ll", "no such file"),
        ("missing", "no such program"),
    ],
)
def test_one_line_for_what_cannot_run(program: str, message: str) -> None:
    done = start(IR / program)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("mixpert-run: error: ")
    assert message in done.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--scheme", "nope", "x"], "unknown scheme 'nope'"),
        (["--plan", "/nowhere", IR / "hello.ll"], "/nowhere: cannot read"),
        (["--trace", "/nowhere/t", IR / "hello.ll"], "directory does not exist"),
        (["--preload", IR / "hello.ll"], "--preload is for executables"),
        (["--check", "2:1e-5", IR / "hello.ll"], "'2:1e-5' is not RATE:THRESHOLD"),
        (["--check", "0.1", IR / "hello.ll"], "'0.1' is not RATE:THRESHOLD"),
        (["--check", "0.1:nan", IR / "hello.ll"], "'0.1:nan' is not RATE:THRESHOLD"),
        (["--nonsense", "x"], "unrecognized arguments"),
        ([], "required"),
    ],
)
def test_usage_errors(words: list[str | Path], message: str) -> None:
    if words[:2] == ["--scheme", "nope"]:
        words = [*words[:2], IR / "hello.ll"]
    done = start(*words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert message in done.stderr


def test_truncated_bitcode(tmp_path: Path) -> None:
    program = tmp_path / "cut.bc"
    whole = llvm.parse_assembly((IR / "hello.ll").read_text()).as_bitcode()
    program.write_bytes(whole[: len(whole) // 2])
    done = start(program)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_crash_is_named() -> None:
    done = start(IR / "crash.ll")
    assert done.returncode == 128 + signal.SIGSEGV
    assert done.stderr.splitlines()[-1].endswith("crash.ll: ended by signal 11 (SIGSEGV)")
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_the_program() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "mixpert.commands.run", str(IR / "spin.ll")],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 128 + signal.SIGINT
    assert "Traceback" not in errors


def test_ctrl_c_while_the_jit_starts_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "if 'mixpert.runtime.jit' in sys.orig_argv:\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
    )
    path = os.pathsep.join([str(tmp_path), *sys.path])
    done = subprocess.run(
        [sys.executable, "-m", "mixpert.commands.run", str(IR / "hello.ll")],
        env=environment() | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (128 + signal.SIGINT, "")
    assert done.stderr == f"mixpert-run: {IR / 'hello.ll'}: ended by signal 2 (SIGINT)\n"


def test_a_program_that_ignores_ctrl_c_keeps_ignoring_it() -> None:
    """As in the background of a script."""
    done = subprocess.run(
        [sys.executable, "-m", "mixpert.commands.run", "sh", "-c", "kill -INT $$; echo goes on"],
        env=environment(),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "goes on\n"), done.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_terminating_the_command_terminates_the_program(number: signal.Signals) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "mixpert.commands.run", str(IR / "spin.ll")],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.send_signal(number)
    # the pipe ends only when the child, which holds it too, is gone
    assert process.communicate(timeout=60)[0] == ""
    assert process.returncode == 128 + number


def test_under_nohup_a_hangup_ends_nothing() -> None:
    process = subprocess.Popen(
        ["nohup", sys.executable, "-m", "mixpert.commands.run", str(IR / "spin.ll")],
        env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.send_signal(signal.SIGHUP)
    process.terminate()
    process.communicate(timeout=60)
    assert process.returncode == 128 + signal.SIGTERM


def test_terminating_the_command_as_the_program_starts_terminates_both(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, subprocess, sys\n"
        "if 'mixpert.commands.run' in sys.orig_argv:\n"
        "    class Terminated(subprocess.Popen):\n"
        "        def __init__(self, *words, **options):\n"
        "            super().__init__(*words, **options)\n"
        "            os.kill(os.getpid(), signal.SIGTERM)\n"
        "    subprocess.Popen = Terminated\n"
    )
    path = os.pathsep.join([str(tmp_path), *sys.path])
    process = subprocess.Popen(
        [sys.executable, "-m", "mixpert.commands.run", str(IR / "spin.ll")],
        env=environment() | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    process.communicate(timeout=60)  # the pipe ends only when the child is gone
    assert process.returncode == 128 + signal.SIGTERM


def test_killing_the_command_ends_the_program() -> None:
    """As the timeout of whoever has started it does."""
    process = subprocess.Popen(
        [sys.executable, "-m", "mixpert.commands.run", str(IR / "spin.ll")],
        env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.kill()
    process.communicate(timeout=60)  # the pipe ends only when the child is gone


def test_executables_are_replaced_by_the_program(tmp_path: Path) -> None:
    script = tmp_path / "app"
    script.write_text('#!/bin/sh\necho "$MIXPERT_SCHEME $1 $$ $LD_LIBRARY_PATH"\nexit 5\n')
    script.chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "-m", "mixpert.commands.run", "--scheme", "II", str(script), "-x"],
        env={k: v for k, v in environment().items() if k != "LD_LIBRARY_PATH"},
        stdout=subprocess.PIPE,
        text=True,
    )
    output, _ = process.communicate(timeout=60)
    assert (process.returncode, output) == (5, f"int8:1,2 -x {process.pid} \n")


def test_child_command(tmp_path: Path) -> None:
    with pytest.raises(ProgramError, match="no such program"):
        child_command(tmp_path / "none", [])
    plain = tmp_path / "plain"
    plain.write_text("")
    with pytest.raises(ProgramError, match="not executable"):
        child_command(plain, [])
    command, additions = child_command(Path("sh"), ["-c", "x"])
    assert command == [shutil.which("sh"), "-c", "x"]
    assert set(additions) <= {"MIXPERT_BLAS"}


@pytest.mark.skipif(shutil.which("clang++-19") is None, reason="needs clang++-19")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_cpp_with_exceptions_and_constructors(tmp_path: Path, level: str) -> None:
    source, program = tmp_path / "a.cpp", tmp_path / "a.ll"
    source.write_text(
        "#include <iostream>\n#include <stdexcept>\n"
        "struct Noisy { Noisy() { std::cout << 'c'; } ~Noisy() { std::cout << 'd'; } } noisy;\n"
        'int main() { try { throw std::runtime_error("x"); }\n'
        "  catch (const std::exception &e) { std::cout << e.what(); } }\n"
    )
    subprocess.run(["clang++-19", level, "-S", "-emit-llvm", source, "-o", program], check=True)
    done = start(program)
    assert (done.returncode, done.stdout) == (0, "cxd")
