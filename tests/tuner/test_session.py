import json
import subprocess
import sys

import pytest

from mixpert.errors import FormatError, SessionError
from mixpert.tuner.outcome import Status, Trial
from mixpert.tuner.session import FILE, Session

KEY = {"executable": "1", "arguments": "[]"}
TRIAL = Trial({"a": "int8:2,2", "b": "native"}, Status.OK, 1e-6, 2.5, {"a": 1.0, "b": 1.5}, 0.1)
CRASH = Trial({"a": "int8:0,0", "b": "native"}, Status.CRASH, detail="killed by SIGSEGV")


def filled(directory):
    with Session.open(directory, KEY) as session:
        session.set_baseline("native", {"errors": [1e-6]})
        session.add_trial(TRIAL)
        session.add_trial(CRASH)


def test_what_was_added_is_there_after_reopening(tmp_path):
    filled(tmp_path)
    with Session.open(tmp_path, KEY) as session:
        assert session.trials == [TRIAL, CRASH]
        assert session.trial({"b": "native", "a": "int8:2,2"}) == TRIAL
        assert session.trial({"a": "int8:2,2", "b": "fp64"}) is None
        assert session.baseline("native") == {"errors": [1e-6]}
        assert session.baseline("reference") is None


def test_lines_are_only_ever_appended(tmp_path):
    filled(tmp_path)
    before = (tmp_path / FILE).read_bytes()
    with Session.open(tmp_path, KEY) as session:
        session.add_trial(Trial({"a": "native", "b": "native"}, Status.TIMEOUT))
    assert (tmp_path / FILE).read_bytes().startswith(before)


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_torn_last_line_is_dropped_and_appending_continues(tmp_path, cut):
    filled(tmp_path)
    path = tmp_path / FILE
    path.write_bytes(path.read_bytes()[:-cut])
    with Session.open(tmp_path, KEY) as session:
        assert session.trials == [TRIAL]
        session.add_trial(CRASH)
    with Session.open(tmp_path, KEY) as session:
        assert session.trials == [TRIAL, CRASH]


def test_a_directory_of_other_files_is_refused_and_left_as_it_is(tmp_path):
    """Scratch of a killed tuner is removed by its name, which the user's own may resemble."""
    kept = tmp_path / "run.2024-11" / "result.csv"
    kept.parent.mkdir()
    kept.write_text("1\n")
    with pytest.raises(SessionError, match="holds other files and no session"):
        filled(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["run.2024-11"]
    assert kept.read_text() == "1\n"


def test_scratch_of_a_killed_tuner_goes_and_nothing_else(tmp_path):
    filled(tmp_path)
    for name in ("trial.4711-140174635044928", "run.2024", "notes"):
        (tmp_path / name).mkdir()
    filled(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {FILE, "lock", "run.2024", "notes"}


def test_a_session_torn_in_its_first_line_begins_anew(tmp_path):
    (tmp_path / FILE).write_bytes(b'{"version": 1, "ke')
    filled(tmp_path)
    with Session.open(tmp_path, KEY) as session:
        assert len(session.trials) == 2


def test_damage_before_the_last_line_is_an_error_with_its_place(tmp_path):
    filled(tmp_path)
    path = tmp_path / FILE
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:2], "garbage\n", *lines[2:]]))
    with pytest.raises(FormatError, match=rf"{FILE}:3"), Session.open(tmp_path, KEY):
        pass
    path.write_text("".join([*lines[:2], '{"other": 1}\n']))
    with pytest.raises(FormatError, match=rf"{FILE}:3"), Session.open(tmp_path, KEY):
        pass


def test_another_run_is_refused_with_the_reason(tmp_path):
    filled(tmp_path)
    other = {**KEY, "arguments": '["2048"]', "device": "h100"}
    reason = "another run: arguments, device changed"
    with pytest.raises(SessionError, match=reason), Session.open(tmp_path, other):
        pass


def test_another_version_is_refused(tmp_path):
    (tmp_path / FILE).write_text(json.dumps({"version": 99, "key": KEY}) + "\n")
    with pytest.raises(SessionError, match="version 99"), Session.open(tmp_path, KEY):
        pass


def test_two_tuners_cannot_share_a_session(tmp_path):
    refused = pytest.raises(SessionError, match="in use by another")
    with Session.open(tmp_path, KEY), refused, Session.open(tmp_path, KEY):
        pass
    filled(tmp_path)  # the lock is gone with its holder


def test_the_lock_dies_with_its_process(tmp_path):
    code = (
        "import os, sys, pathlib; from mixpert.tuner.session import Session\n"
        f"with Session.open(pathlib.Path({str(tmp_path)!r}), {KEY!r}): os.kill(os.getpid(), 9)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == -9
    filled(tmp_path)


def test_a_full_disk_is_one_error_and_loses_nothing(tmp_path):
    filled(tmp_path)
    path, kept = tmp_path / FILE, tmp_path / "kept"
    with Session.open(tmp_path, KEY) as session:
        path.rename(kept)
        path.symlink_to("/dev/full")
        with pytest.raises(SessionError, match=r"cannot write: No space left"):
            session.add_trial(Trial({"a": "native", "b": "native"}, Status.OK))
    kept.replace(path)
    with Session.open(tmp_path, KEY) as session:
        assert len(session.trials) == 2


def test_scratch_directories_of_a_killed_tuner_are_removed(tmp_path):
    with Session.open(tmp_path, KEY) as session:
        (session.scratch("trial") / "file").write_text("")
        assert [p.name for p in session.scratch("trial").iterdir()] == []
    (tmp_path / "reference").mkdir()
    with Session.open(tmp_path, KEY):
        assert sorted(p.name for p in tmp_path.iterdir()) == ["lock", "reference", FILE]


def test_a_place_that_cannot_be_written_is_an_error(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SessionError), Session.open(tmp_path / "file" / "session", KEY):
        pass


def test_a_file_in_place_of_the_folder_has_its_own_message(tmp_path):
    (tmp_path / "taken").write_text("")
    for path, said in (
        (tmp_path / "taken", "a file of that name is there: name a folder"),
        (tmp_path / "taken" / "below", "name another with --session"),
    ):
        with pytest.raises(SessionError, match=said), Session.open(path, {}):
            pass
