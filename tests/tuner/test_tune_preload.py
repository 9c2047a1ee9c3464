"""A program that was never compiled for MixPert: its GEMM calls are intercepted and tuned."""

import html
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from test_tune_samples import products_alone

from mixpert.commands.report import main as report_main
from mixpert.commands.tune import main
from mixpert.plan import Plan

LIBS = [sys.executable, "-m", "mixpert.commands.config", "--libs"]
FAKE_BLAS = Path(__file__).parents[1] / "runtime" / "fake_blas.cpp"
PROGRAM = """
#include <cstdlib>
extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);
int main() {
  enum { n = 64 };
  static float a[n * n], b[n * n], c[n * n];
  for (float &x : a) x = rand() / (float)RAND_MAX - 0.5f;
  cblas_sgemm(102, 111, 111, n, n, n, 1.0f, a, n, a, n, 0.0f, b, n);
  cblas_sgemm(102, 111, 111, n, n, n, 1.0f, b, n, a, n, 0.0f, c, n);
}
"""


@pytest.fixture
def closed(tmp_path: Path) -> Path:
    """An executable that calls the cblas_sgemm of a shared library."""
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    source, library, program = (tmp_path / name for name in ("app.cpp", "libblas.so", "app"))
    source.write_text(PROGRAM)
    shared = [compiler, "-O1", "-shared", "-fPIC", str(FAKE_BLAS), "-o", str(library)]
    subprocess.run(shared, check=True)
    linked = [str(source), str(library), f"-Wl,-rpath,{tmp_path}", "-o", str(program)]
    subprocess.run([compiler, "-O1", "-g", *linked], check=True)
    return program


def test_a_closed_binary_is_tuned(closed, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    products_alone().write("model.json")
    options = ["--preload", "--threshold", "1e-4", "--ladder", "short", "--device-model"]
    session = ["--session", "s", "--", str(closed)]
    assert main([*options, "model.json", *session]) == 0, capsys.readouterr().err
    sites = Plan.read("app.plan").sites
    assert [str(choice.scheme) for choice in sites.values()] == ["int8:1,1", "int8:1,1"]
    assert all(site.startswith("app+0x") for site in sites)
    out = capsys.readouterr().out
    assert "3.75x" in out  # 15 against 4 products
    first = PROGRAM[: PROGRAM.index("cblas_sgemm(102")].count("\n") + 1
    assert f"app.cpp:{first} " in out
    assert f"app.cpp:{first + 1} " in out
    assert report_main(["s", "-o", "r.html"]) == 0
    page = (tmp_path / "r.html").read_text()
    command = shlex.join(["mixpert-run", "--preload", "--plan", "app.plan", str(closed)])
    assert html.escape(command) in page
    assert "mixpert-compile" not in page


def test_calls_that_only_the_linker_gave_to_mixpert_are_shown_by_file_and_line(
    closed, tmp_path, monkeypatch, capsys
):
    """A file that another compiler than MixPert's made, in a program that is linked with it."""
    monkeypatch.chdir(tmp_path)
    products_alone().write("model.json")
    flags = shlex.split(subprocess.check_output(LIBS, text=True))
    blas = ["libblas.so", f"-Wl,-rpath,{tmp_path}"]
    subprocess.run(["g++", "-O1", "-g", "app.cpp", *flags, *blas, "-o", "app"], check=True)
    options = ["--threshold", "1e-4", "--ladder", "short", "--device-model", "model.json"]
    assert main([*options, "--", "./app"]) == 0, capsys.readouterr().err
    first = PROGRAM[: PROGRAM.index("cblas_sgemm(102")].count("\n") + 1
    assert f"app.cpp:{first} " in capsys.readouterr().out


def test_a_script_without_gemm_is_told_of_what_it_starts(tmp_path, monkeypatch, capsys):
    """mixpert-doctor can say nothing of the script itself."""
    monkeypatch.chdir(tmp_path)
    script = Path("run.sh")
    script.write_text("#!/bin/sh\nenv -i true\n")
    script.chmod(0o755)
    assert main(["--preload", "--threshold", "1e-4", "--", "./run.sh"]) == 3
    said = capsys.readouterr().err
    assert "or a program that it starts" in said
    assert "LD_PRELOAD reaches it (not through env -i or sudo)" in said


PRINTING = (
    "#include <cstdio>"
    + PROGRAM.rstrip().removesuffix("}")
    + 'double s = 0; for (float x : c) s += x * x; std::printf("norm %.9g\\n", s);\n}\n'
)


@pytest.fixture
def two_programs(closed, tmp_path, monkeypatch) -> list[str]:
    """The words that tune a script which runs two programs, one after the other."""
    monkeypatch.chdir(tmp_path)
    products_alone().write("model.json")
    Path("app.cpp").write_text(PRINTING)
    linked = ["app.cpp", "libblas.so", f"-Wl,-rpath,{tmp_path}", "-o"]
    for name in ("app", "again"):
        subprocess.run(["g++", "-O1", "-g", *linked, name], check=True)
    script = Path("both.sh")
    script.write_text("#!/bin/sh\nls > files && ./app && ./again\n")
    script.chmod(0o755)
    return ["--preload", "--threshold", "1e-4", "--ladder", "short", "--device-model", "model.json",
            "-o", "both.plan"]  # fmt: skip


def test_several_processes_are_tuned_by_what_they_print(two_programs, capsys):
    words = [*two_programs, "--extract", r"norm (\S+)", "--", "./both.sh"]
    assert main(words) == 0, capsys.readouterr().err
    sites = [site.partition("+")[0] for site in Plan.read("both.plan").sites]
    assert sorted(sites) == ["again", "again", "app", "app"]


def test_outputs_of_several_processes_are_not_captured(two_programs, capsys):
    """The last one's would stand for all."""
    assert main([*two_programs, "--", "./both.sh"]) == 3
    said = capsys.readouterr().err
    assert "2 processes of the program call GEMM" in said
    assert "(--output, --extract)" in said


@pytest.mark.parametrize("interpreter", [True, False])
def test_an_interpreter_without_gemm_is_asked_for_its_packages(
    tmp_path, monkeypatch, capsys, interpreter
):
    """What mixpert-doctor lists; the interpreter itself calls no BLAS."""
    monkeypatch.chdir(tmp_path)
    program = sys.executable if interpreter else shutil.which("true")
    assert main(["--preload", "--threshold", "1e-4", "--", program, "-c", "pass"]) == 3
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.endswith("(mixpert-doctor)" if interpreter else "true)")


def test_a_program_that_ends_early_speaks_for_itself(closed, tmp_path, monkeypatch, capsys):
    """Not the runtime, which adds a line on preloading to the program's own."""
    source, program = tmp_path / "early.cpp", tmp_path / "early"
    early = 'int main() {\n  if (!getenv("NUMBER")) return fputs("no number\\n", stderr), 7;'
    source.write_text("#include <cstdio>\n" + PROGRAM.replace("int main() {", early))
    words = ["g++", str(source), str(closed.parent / "libblas.so"), "-o", str(program)]
    subprocess.run([*words, f"-Wl,-rpath,{tmp_path}"], check=True)
    monkeypatch.chdir(tmp_path)
    products_alone().write("model.json")
    options = ["--preload", "--threshold", "1e-4", "--device-model", "model.json"]
    assert main([*options, "--", str(program)]) == 3
    assert "failed: exit status 7: no number\n" in capsys.readouterr().err
