"""Commands whose standard streams are closed, full or unread: one line, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from harness import environment

PROGRAM = Path(__file__).parent / "ir" / "hello.ll"
NO_STDOUT = "error: Bad file descriptor"
needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")


def usual() -> dict[str, str]:
    """The environment, with streams buffered: what is left in a buffer is written at exit."""
    return {name: value for name, value in environment().items() if name != "PYTHONUNBUFFERED"}


def under_shell(line: str, command: str, *words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command in the place of "$@" of a shell's line."""
    whole = [sys.executable, "-m", f"mixpert.commands.{command}", *words]
    return subprocess.run(
        ["sh", "-c", line, "sh", *whole],
        env=usual(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("words", [["--libs"], ["--help"], ["--version"]])
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('"$@" >&-', NO_STDOUT),
        pytest.param('"$@" >/dev/full', "error: No space left on device", marks=needs_full),
    ],
)
def test_stdout_that_cannot_be_written_is_one_line(
    line: str, reason: str, words: list[str]
) -> None:
    done = under_shell(line, "config", *words)
    assert (done.returncode, done.stderr) == (2, f"mixpert-config: {reason}\n")


@pytest.mark.parametrize("words", [["--libs"], ["--help"]])
def test_a_closed_stdout_ends_a_command_silently(words: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer) as nobody:
        command = [sys.executable, "-m", "mixpert.commands.config", *words]
        done = subprocess.run(
            command, env=usual(), stdout=nobody, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_closed_stderr_ends_a_command() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    words = ["--model", "fp16x3", "--limit", "16", "--rows", "2", "--blas", "no such library"]
    with os.fdopen(writer) as nobody:
        command = [sys.executable, "-m", "mixpert.commands.grade", *words]
        done = subprocess.run(
            command, env=usual(), stdout=subprocess.PIPE, stderr=nobody, timeout=60, check=False
        )
    assert done.returncode == 141


def test_messages_without_stderr_get_lost_and_nothing_else() -> None:
    words = ["--model", "fp16x3", "--limit", "16", "--rows", "2"]
    done = under_shell('"$@" 2>&-', "grade", *words)
    assert done.returncode == 0
    assert any(line.startswith("model fp16x3") for line in done.stdout.splitlines())


def test_without_stderr_a_name_that_is_no_text_is_still_a_mistake() -> None:
    assert under_shell('"$@" 2>&-', "plan", "check", os.fsdecode(b"\xff")).returncode == 2


def test_a_program_finds_stdout_closed() -> None:
    done = under_shell('"$@" >&-', "run", PROGRAM)
    assert (done.returncode, done.stderr) == (7, "")


def test_programs_end_by_a_broken_pipe_as_without_the_command() -> None:
    done = under_shell('{ "$@"; echo $? >&2; } | head -n 1', "run", "yes")
    assert (done.stdout, done.stderr) == ("y\n", "141\n")


PLAN = "# mixpert-plan 1\n{}\tint8:1,1\n"


@pytest.mark.parametrize(
    ("encoding", "written"),
    [("utf-8", "süß/日本".encode()), ("latin-1", b"s\xfc\xdf/\\u65e5\\u672c"),
     ("ascii", b"s\\xfc\\xdf/\\u65e5\\u672c")],
)  # fmt: skip
def test_a_name_that_the_locale_lacks_is_written_with_escapes(
    tmp_path: Path, encoding: str, written: bytes
) -> None:
    old, new = tmp_path / "old.plan", tmp_path / "new.plan"
    old.write_text(PLAN.format("a.c:1:1@f"), encoding="utf-8")
    new.write_text(PLAN.format("süß/日本.c:1:1@f"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mixpert.commands.plan", "diff", old, new],
        env=usual() | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
        capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stderr == b""
    assert written + b".c:1:1@f" in done.stdout


def test_bytes_of_a_name_that_are_no_text_are_written_as_they_are(tmp_path: Path) -> None:
    """Where the locale is C, and a build system asks for paths."""
    script = (
        "from mixpert.commands.common import run_command\n"
        "import os\n"
        "run_command('name', lambda: print(os.fsdecode(b's\\xc3\\xbc\\xff')) or 0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=usual() | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        capture_output=True, timeout=60, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == (b"s\xc3\xbc\xff\n", b"")
