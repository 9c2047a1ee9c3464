"""Files are replaced whole; what is no file is written in place."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest
from harness import environment

from mixpert.commands.run import main
from mixpert.errors import FormatError
from mixpert.files import cache_directory, check_apart, check_writable, write_atomically

IR = Path(__file__).parent / "ir"


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    target = tmp_path / "plan"
    target.write_text("a longer text than the new one")
    before = target.stat().st_ino
    write_atomically(target, "new")
    assert target.read_text() == "new"
    assert target.stat().st_ino != before
    assert list(tmp_path.iterdir()) == [target]


def test_the_umask_is_obeyed_and_left_alone(tmp_path: Path) -> None:
    """To read it is to change it for a moment, and for what other threads make then."""
    change, before = os.umask, os.umask(0o027)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "umask", None)
            write_atomically(tmp_path / "plan", "text")
    finally:
        change(before)
    assert (tmp_path / "plan").stat().st_mode & 0o777 == 0o640


def test_names_that_are_not_text_are_shown_with_escapes(tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    write_atomically(target, os.fsdecode(b"\xc3\xa9 \xff"))
    assert target.read_text(encoding="utf-8") == "\u00e9 \\udcff"


def test_a_pipe_is_written_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_atomically(pipe, "text")
    assert os.read(reader, 100) == b"text"
    os.close(reader)
    assert pipe.is_fifo()


def test_a_link_stays_one(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to("/dev/null")
    write_atomically(link, "text")
    assert link.readlink() == Path("/dev/null")


def test_a_folder_is_no_target(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="it is a folder: name a file"):
        write_atomically(tmp_path, "text")


@pytest.mark.parametrize(
    ("name", "message"),
    [(".", "it is a folder"), ("no/such/plan", "there is no folder .*no/such$")],
)
def test_what_cannot_be_written_is_known_before(tmp_path: Path, name: str, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        check_writable(tmp_path / name)
    with pytest.raises(FormatError, match=message):
        write_atomically(tmp_path / name, "text")
    assert list(tmp_path.iterdir()) == []


def test_a_read_only_folder_is_no_place_for_a_file(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    if os.access(tmp_path, os.W_OK):
        pytest.skip("needs a user who may not write everywhere")
    with pytest.raises(FormatError, match="is not writable"):
        check_writable(tmp_path / "plan")


def test_devices_and_files_to_come_are_writable(tmp_path: Path) -> None:
    check_writable("/dev/full")
    check_writable(tmp_path / "plan")


def test_without_a_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the runtime, which asks no user database: what was kept there it would not find."""
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/someone")
    assert cache_directory() == Path("/home/someone/.cache/mixpert")
    for home in ("", None):
        if home is None:
            monkeypatch.delenv("HOME")
        else:
            monkeypatch.setenv("HOME", home)
        with pytest.raises(FormatError, match="neither XDG_CACHE_HOME nor HOME is set"):
            cache_directory()


def test_one_file_has_one_purpose(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "plan")
    check_apart({"-o": tmp_path / "plan", "--graph": None, "--plan": tmp_path / "other"})
    for same in (tmp_path / "plan", tmp_path / "no" / ".." / "plan", tmp_path / "link"):
        with pytest.raises(FormatError, match=r": both -o and --graph: name two files$"):
            check_apart({"-o": tmp_path / "plan", "--plan": None, "--graph": same})


def test_devices_serve_many_purposes() -> None:
    check_apart({"-o": "/dev/null", "--graph": "/dev/null"})


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("compile", "{program} -o {out} --graph {out}"),
        ("compile", "{program} -o {out} --remarks-output {out}"),
        ("compile", "{program} -o {out} --graph {program}"),
        ("compile", "{program} -o {plan} --plan {plan}"),
        ("run", "--trace {program} {program}"),
        ("run", "--trace {plan} --plan {plan} {program}"),
        ("tune", "--threshold 1 --plan-out {program} {program}"),
        ("tune", "--threshold 1 --input {plan} --plan-out {plan} {program}"),
        ("tune", "--threshold 1 --plan-out {out} --output {out} {program}"),
        ("tune", "--threshold 1 --plan-out {out} {program} -- --validate -- {out}"),
        ("tune", "--threshold 1 --device-model {plan} --plan-out {plan} {program}"),
        ("plan", "rebase {plan} {program} -o {program}"),
        ("plan", "rebase {plan} {out} --old-program {program} -o {program}"),
        ("report", "{folder} -o {out} --csv {out}"),
        ("report", "{folder} -o {folder}/session.jsonl"),
        ("grade", "--json {out} --plot {out}"),
        ("bench", "--json {out} --record-device {out}"),
    ],
)
def test_commands_write_over_nothing_they_need(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, line: str
) -> None:
    names = {"program": tmp_path / "app.ll", "plan": tmp_path / "app.plan"}
    places = {**names, "out": tmp_path / "out", "folder": tmp_path}
    names["program"].write_bytes((IR / "gemm.ll").read_bytes())
    names["plan"].write_text("# mixpert-plan 1\ndefault\tnative\n")
    before = {path: path.read_bytes() for path in names.values()}
    words = [word.format(**places) for word in line.split()]  # blanks may be in the path
    assert import_module(f"mixpert.commands.{command}").main(words) == 2
    assert capsys.readouterr().err.endswith(": name two files\n")
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("run", "--trace - app.ll"),
        ("report", "folder -o -"),
        ("tune", "--threshold 1 --plan-out - x"),
    ],
)
def test_a_hyphen_is_no_file(capsys: pytest.CaptureFixture[str], command: str, line: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        import_module(f"mixpert.commands.{command}").main(line.split())
    assert "'-' is no file: name one" in capsys.readouterr().err


def test_run_does_not_remove_a_link_that_the_trace_goes_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", environment())
    link = tmp_path / "null"
    link.symlink_to("/dev/null")
    assert main(["--trace", str(link), str(IR / "gemm.ll")]) == 18
    assert link.readlink() == Path("/dev/null")
