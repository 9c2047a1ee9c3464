"""A program of two modules: an edge that no compiler saw comes from the trace."""

import shutil
import subprocess
from pathlib import Path

import pytest
from test_tune_samples import products_alone

from mixpert import native
from mixpert.commands.compile import main as compile_main
from mixpert.commands.tune import main
from mixpert.plan import Plan
from mixpert.tuner.view import read_view

HERE = Path(__file__).parent
FAKE_BLAS = HERE.parent / "runtime" / "fake_blas.cpp"
FIRST, SECOND = "two_first.c:8:3@first_layer", "two_main.c:22:3@main"


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    monkeypatch.chdir(tmp_path)
    for name in ("two_first", "two_main"):
        assert compile_main([str(HERE / "programs" / f"{name}.ll"), "-o", f"{name}.o"]) == 0
    folder = str(native.LIBRARY_DIRECTORY)
    objects = ["two_first.o", "two_main.o", str(FAKE_BLAS), "-L", folder, f"-Wl,-rpath,{folder}"]
    subprocess.run([compiler, "-O1", *objects, "-lmixpert", "-o", "two"], check=True)
    return tmp_path / "two"


def test_edges_between_modules_are_in_the_report_and_the_plan_holds_both(program, capsys):
    products_alone().write("model.json")
    options = ["--threshold", "1e-4", "--ladder", "short", "--session", "s"]
    command = [*options, "--device-model", "model.json", "--", str(program)]
    assert main(command) == 0, capsys.readouterr().err
    assert set(Plan.read("two.plan").sites) == {FIRST, SECOND}
    (conclusion,) = read_view(Path("s")).conclusions
    sites = [site.id for site in conclusion.graph.sites]
    edges = [(sites[e.source], sites[e.target], e.operand, e.via) for e in conclusion.graph.edges]
    assert edges == [(FIRST, SECOND, "B", "traced")]
    assert [sites[index] for index in conclusion.graph.sinks()] == [SECOND]
