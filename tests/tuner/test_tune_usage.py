"""What mixpert-tune's command line takes and refuses."""

import shutil
from pathlib import Path

import pytest

from mixpert.commands.tune import main
from mixpert.commands.tune_line import parse_request
from mixpert.tuner.prepare import executable_of
from mixpert.tuner.program import Program


def test_a_missing_program_ends_with_3(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["--threshold", "1e-3", "no_such.ll"]) == 3
    assert "no_such.ll: no such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ([], "--threshold"),
        (["--threshold", "1e-3"], "no program given"),
        (["--threshold", "x", "app"], "'x' is not a positive number"),
        (["--threshold", "1e141", "app"], "'1e141' is above 1e+140"),
        (["--threshold", "-1", "app"], "not a positive number"),
        (["--threshold", "nan", "app"], "not a positive number"),
        (["--threshold", "1", "--strategy", "magic", "app"], "invalid choice"),
        (["--threshold", "1", "--max-evals", "0", "app"], "positive whole number"),
        (["--threshold", "1", "--budget", "soon", "app"], "not a duration"),
        (["--threshold", "1", "--gpus", "0,0", "app"], "'0,0' is not a list of GPUs"),
        (["--threshold", "1", "--gpus", "0,", "app"], "'0,' is not a list of GPUs"),
        (["--threshold", "1", "--output", "a:hdf", "app"], "unknown format"),
        (["--threshold", "1", "--margin", "0.5", "app"], "less than 1"),
        (["--threshold", "1", "--", "app", "--validate", "--"], "no program given after"),
        (["--threshold", "1", "--extract", "(", "app"], "not a regular expression"),
        (["--threshold", "1", "--metric", "magic", "app"], "choices: rel-fro, max-rel"),
        (["--threshold", "1", "--compare", "'x", "app"], "No closing quotation"),
        (["--threshold", "1", "--compare", "no_such x", "app"], "there is no command no_such"),
        (["--threshold", "1", "--unknown", "app"], "unrecognized"),
        (
            ["--threshold", "1", "--resume", "app"],
            "the same command goes on",
        ),
        (["--threshold", "1", "--preload", "app.ll"], "--preload is for executables"),
        (["--threshold", "1", "--import", "numpy", "app"], "--import needs --preload"),
        (["--threshold", "1", "--preload", "--import", "numpy,", "app"], "not a list of modules"),
        (
            ["--threshold", "1", "app", "7"],
            "unrecognized arguments: 7: what the program takes follows --",
        ),
    ],
)
def test_wrong_usage_ends_with_2_and_one_line(capsys, argv, message):
    with pytest.raises(SystemExit) as caught:
        main(argv)
    assert caught.value.code == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert message in err


def test_an_input_without_its_program_is_refused_before_any_run(fake_app, capsys, tmp_path):
    command = ["--threshold", "1", "--session", str(tmp_path / "session"), "--", str(fake_app)]
    assert main([*command, "--validate", "--", "no_such_app", "3"]) == 3
    assert "no_such_app: no such program" in capsys.readouterr().err
    assert not (tmp_path / "session").exists()


def test_an_input_that_is_named_twice_counts_once():
    twice = ["--validate", "--", "app", "3", "--validate", "--", "app", "3"]
    request = parse_request(["--threshold", "1", "--", "app", *twice, "--validate", "--", "app"])
    assert [str(other) for other in request.inputs] == ["app 3", "app"]


def test_an_unknown_device_model_ends_with_2(fake_app, capsys):
    assert main(["--threshold", "1", "--device-model", "abacus", "--", str(fake_app)]) == 2
    assert "no device model 'abacus'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "program", "arguments"),
    [
        (["--", "./app", "1", "--x"], "app", ("1", "--x")),
        (["app.ll", "--", "1", "--", "2"], "app.ll", ("1", "--", "2")),
        (["app.ll"], "app.ll", ()),
    ],
)
def test_the_program_may_precede_or_follow_the_dashes(argv, program, arguments):
    request = parse_request(["--threshold", "1e-6", *argv])
    assert str(request.program.path) == program
    assert request.program.arguments == arguments
    assert request.threshold == 1e-6


def test_durations_have_units():
    request = parse_request(["--threshold", "1", "--budget", "1.5m", "--timeout", "20", "app"])
    assert (request.budget, request.timeout) == (90.0, 20.0)


def test_a_session_belongs_to_the_ir_or_the_executable_and_not_to_what_runs_it(tmp_path):
    module = tmp_path / "app.ll"
    module.touch()
    assert executable_of(Program(module)) == module
    assert executable_of(Program(Path("env"))) == Path(shutil.which("env"))
