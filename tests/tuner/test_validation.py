"""A plan tuned on data of one range and run on another, on a real program without the guard."""

from pathlib import Path

import pytest
from test_tune_samples import products_alone

from mixpert import settings
from mixpert.commands import common
from mixpert.commands.compile import main as compile_main
from mixpert.commands.tune import main
from mixpert.plan import Plan
from mixpert.tuner import prepare

WIDE = Path(__file__).parent / "programs" / "wide.ll"
THRESHOLD = 1e-4
SITES = ("wide.c:34:3@main", "wide.c:35:3@main")


@pytest.fixture
def tune(tmp_path, monkeypatch, capsys):
    """Compiles the program and tunes it on uniform data; returns what it said and the schemes."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(settings.GUARD, "off")
    products_alone().write("model.json")
    assert compile_main([str(WIDE), "-o", "wide.ll"]) == 0

    def run(*more: str) -> tuple[str, list[str]]:
        options = ["--threshold", str(THRESHOLD), "--ladder", "short", "--session", "s"]
        capsys.readouterr()
        status = main(
            [*options, "--device-model", "model.json", "wide.ll", "--", "128", "0", *more]
        )
        schemes = [str(Plan.read("wide.plan").sites[site].scheme) for site in SITES]
        out, err = capsys.readouterr()
        assert status == 0, err
        return out, schemes

    return run


def test_validation_names_the_site_that_wide_data_breaks(tune):
    _, alone = tune()
    assert alone == ["int8:1,1", "int8:1,1"]
    out, raised = tune("--validate", "--", "wide.ll", "128", "3")
    assert raised[0] == "int8:1,1"
    assert raised[1] != "int8:1,1"
    line = next(line for line in out.splitlines() if line.startswith("raised"))
    assert f"wide.ll 128 3: {SITES[1]} raised from int8:1,1 to {raised[1]}, error" in line
    before, after = (float(word) for word in line.rpartition("error ")[2].split(" to "))
    assert before > THRESHOLD >= after


def test_large_ir_is_better_linked(tune, monkeypatch, capsys):
    """Its runs begin with its compilation, which they would not say."""
    monkeypatch.setattr(common, "_QUIET_SECONDS", 0.0)
    line = ["--threshold", "1e-12", "--ladder", "short", "--device-model", "model.json", "wide.ll"]
    said = []
    for least in (0, prepare.LARGE_IR):
        monkeypatch.setattr(prepare, "LARGE_IR", least)
        capsys.readouterr()
        assert main([*line, "--session", f"of {least}", "--", "64", "0"]) == 3  # out of reach
        said.append("each run compiles wide.ll anew" in capsys.readouterr().err)
    assert said == [True, False]
