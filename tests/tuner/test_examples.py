"""The programs of docs/tuning-examples.md: they tune as that page says, small here and in full."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from test_tune_samples import products_alone

from mixpert.commands.compile import main as compile_main
from mixpert.commands.tune import main
from mixpert.plan import Plan

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples"
PAGE = ROOT / "docs" / "tuning-examples.md"

sys.path.insert(0, str(ROOT / "tests" / "docs"))
import doc_blocks  # noqa: E402

NEAR = 0.3
"""Errors and times on another processor, or of another profile, differ by no more."""
_NATIVE = re.compile(r"native alone \S+,")
_NUMBER = re.compile(r"\d+(?:\.\d+)?(?:e[-+]\d+)?")
_SCHEME = re.compile(r"\b(?:int8:[\d,]+|native|(?:bf|fp|tf)\d+(?:x\d)?)")


def tool(*names: str) -> str:
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip(f"needs {names[0]}")
    return found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh folder with the sources where the page has them; where the tests then run."""
    shutil.copytree(EXAMPLES, tmp_path / "docs" / "examples")
    monkeypatch.chdir(tmp_path)
    products_alone().write("model.json")
    return tmp_path


def orbitals(compiler: str) -> None:
    command = [compiler, "-O2", "-g", "docs/examples/purify.f90", "-lopenblas", "-o", "purify"]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("needs OpenBLAS for gfortran")


def test_a_cblas_program_through_ir(folder, capsys):
    compiler = tool("clang-19", "clang")
    command = [compiler, "-O2", "-g", "-S", "-emit-llvm", "docs/examples/markov.c", "-o", "m.ll"]
    subprocess.run(command, check=True)
    assert compile_main(["m.ll", "-o", "markov.ll"]) == 0
    options = ["--threshold", "1e-4", "--ladder", "short", "--device-model", "model.json"]
    assert main([*options, "markov.ll", "--", "64"]) == 0, capsys.readouterr().err
    sites = Plan.read("markov.plan").sites
    assert len(sites) == 2
    assert "native" not in {str(choice.scheme) for choice in sites.values()}
    out = capsys.readouterr().out
    assert all(f"docs/examples/markov.c:12 < :{line} " in out for line in (32, 36))


def test_a_fortran_program_as_it_is(folder, capsys):
    orbitals(tool("gfortran"))
    options = ["--threshold", "1e-3", "--ladder", "short", "--device-model", "model.json"]
    assert main(["--preload", *options, "--", "./purify", "96"]) == 0, capsys.readouterr().err
    sites = Plan.read("purify.plan").sites
    assert [site.partition("+")[0] for site in sites] == ["purify", "purify"]
    source = (EXAMPLES / "purify.f90").read_text().splitlines()
    lines = [number for number, line in enumerate(source, 1) if "call sgemm" in line]
    out = capsys.readouterr().out
    for line in lines:
        assert f"docs/examples/purify.f90:{line} " in out


def test_the_sources_know_nothing_of_mixpert():
    page = (ROOT / "docs" / "tuning-examples.md").read_text()
    tuned = [path for path in EXAMPLES.iterdir() if path.name in page]
    assert tuned
    for path in tuned:
        assert "mixpert" not in path.read_text().lower()


@pytest.mark.slow
@pytest.mark.parametrize(
    "heading", ["C and CBLAS, through LLVM IR", "Fortran, without recompiling"]
)
def test_the_page_shows_what_a_terminal_shows(heading, folder, monkeypatch):
    """Commands of a section in order; what each prints stands in the next block without one."""
    if "Fortran" in heading:
        tool("gfortran")
    tool("clang-19")
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    line = PAGE.read_text().split(f"## {heading}")[0].count("\n") + 1
    end = PAGE.read_text().split(f"## {heading}")[1].partition("\n## ")[0].count("\n") + line
    printed = ""
    for block in doc_blocks.blocks(PAGE):
        if not line <= block.line <= end:
            continue
        if block.language in doc_blocks.SHELL:
            command = ["bash", "-euo", "pipefail", "-c", block.text]
            done = subprocess.run(command, check=False, capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
            printed = done.stdout
        else:
            assert_alike(printed, block.text)


def assert_alike(printed: str, shown: str) -> None:
    """But for native's error, which is that of the BLAS for this machine's processor."""
    printed, shown = (_NATIVE.sub("", text) for text in (printed, shown))
    assert _SCHEME.findall(printed) == _SCHEME.findall(shown)
    words = (_NUMBER.sub("#", " ".join(text.split())) for text in (printed, shown))
    assert next(words) == next(words)
    pairs = zip(_NUMBER.findall(printed), _NUMBER.findall(shown), strict=True)
    for mine, others in pairs:
        assert float(mine) == pytest.approx(float(others), rel=NEAR)
