"""Files are replaced whole; what is no file is written in place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from harness import environment

from mixpert.commands.run import main
from mixpert.errors import FormatError
from mixpert.files import check_writable, write_atomically

IR = Path(__file__).parent / "ir"


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    target = tmp_path / "plan"
    target.write_text("a longer text than the new one")
    before = target.stat().st_ino
    write_atomically(target, "new")
    assert target.read_text() == "new"
    assert target.stat().st_ino != before
    assert list(tmp_path.iterdir()) == [target]


def test_names_that_are_no_text_are_told_by_escapes(tmp_path: Path) -> None:
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


def test_run_does_not_remove_a_link_that_the_trace_goes_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", environment())
    link = tmp_path / "null"
    link.symlink_to("/dev/null")
    assert main(["--trace", str(link), str(IR / "gemm.ll")]) == 18
    assert link.readlink() == Path("/dev/null")
