"""Programs that call their BLAS past MixPert: said, where it is certain."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from harness import environment

from mixpert import native
from mixpert.commands import doctor
from mixpert.commands.compile import main as compile_module
from mixpert.commands.unseen import why_unseen

HERE = Path(__file__).parent
CHAIN = HERE.parent / "passes" / "graphs" / "chain.ll"
CALLS = """\
extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);
int main() {
  float x = 2, y;
  cblas_sgemm(102, 111, 111, 1, 1, 1, 1, &x, 1, &x, 1, 0, &y, 1);
  return y != 4;
}
"""


@pytest.fixture(scope="session")
def build(tmp_path_factory: pytest.TempPathFactory):
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    folder = tmp_path_factory.mktemp("unseen")
    (folder / "calls.cpp").write_text(CALLS)
    blas = folder / "libfake.so"
    subprocess.run([compiler, "-shared", "-fPIC", HERE / "fake_blas.cpp", "-o", blas], check=True)

    def program(*libraries: str) -> Path:
        path = folder / "-".join(["calls", *libraries])
        where = {"mixpert": native.LIBRARY, "fake": blas}
        words = [str(where[name]) for name in libraries]
        rpaths = [f"-Wl,-rpath,{Path(word).parent}" for word in words]
        subprocess.run(
            [compiler, folder / "calls.cpp", "-Wl,--no-as-needed", *words, *rpaths, "-o", path],
            check=True,
        )
        return path

    return program


def test_a_program_that_calls_its_blas_is_warned_of(build, tmp_path: Path) -> None:
    program, trace = build("fake"), tmp_path / "t.jsonl"
    command = [sys.executable, "-m", "mixpert.commands.run"]
    done = subprocess.run(
        [*command, "--trace", trace, program],
        env=environment(), capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert f"mixpert-run: warning: {program} calls cblas_sgemm past MixPert" in done.stderr
    assert not trace.exists()
    done = subprocess.run(
        [*command, program],
        env=environment(), capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert "warning" not in done.stderr, "nothing was asked of MixPert"


def test_other_ways_in_are_known(build) -> None:
    program = build("fake")
    assert "--preload" in (why_unseen(program, {}) or "")
    assert why_unseen(program, {"LD_PRELOAD": f"/x.so:{native.LIBRARY}"}) is None
    assert why_unseen(build("mixpert", "fake"), {}) is None
    assert why_unseen(Path("/bin/sh"), {}) is None


def test_ir_that_was_not_rewritten(tmp_path: Path) -> None:
    out = tmp_path / "out.ll"
    compile_module([str(CHAIN), "-o", str(out)])
    assert (why_unseen(CHAIN, {}) or "").startswith("has no redirected GEMM call: put it through")
    assert why_unseen(out, {}) is None


def test_doctor_knows_compiled_files(
    build, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.o"
    compile_module([str(CHAIN), "-o", str(out)])
    assert doctor.main([str(out), str(CHAIN), str(build("fake"))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith(f"{out} went through mixpert-compile: 3 of 3 GEMM calls redirected")
    assert f"{CHAIN} has no redirected GEMM call: put it through mixpert-compile" in lines[1]
    assert "intercepted" in lines[2] and "cblas_sgemm" in lines[2]
