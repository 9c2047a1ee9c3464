"""Where native host GEMMs go."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from harness import ROW_MAJOR, TRANS, Arena, Driver, cblas

from mixpert.runtime.program import wheel_blas

RNG = np.random.default_rng(8)
M, N, K = 3, 4, 5


@pytest.fixture(scope="session")
def fake_blas(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    folder = tmp_path_factory.mktemp("blas")
    source = Path(__file__).parent / "fake_blas.cpp"
    libraries = {}
    for name, flags in (("cblas", []), ("fortran", ["-DFORTRAN_ONLY"])):
        libraries[name] = folder / f"lib{name}.so"
        words = [compiler, "-shared", "-fPIC", *flags, str(source), "-o", str(libraries[name])]
        subprocess.run(words, check=True)
    return libraries


def problem(order: int) -> tuple[Arena, str, int, np.ndarray]:
    a, b = RNG.normal(size=(M, K)), RNG.normal(size=(K, N))
    arena = Arena()
    stored = (a, b.T) if order != ROW_MAJOR else (a.T, b)
    offsets = [arena.add(x) for x in (*stored, np.zeros((M, N)))]
    return arena, cblas("s", M, N, K, *offsets, order=order, tb=TRANS), offsets[2], a @ b


@pytest.mark.parametrize("order", [102, ROW_MAJOR])
@pytest.mark.parametrize("name", ["cblas", "fortran"])
def test_the_setting_names_a_library(
    driver: Driver, fake_blas: dict[str, Path], name: str, order: int
) -> None:
    arena, line, c, exact = problem(order)
    run = driver.run([line], arena, blas=str(fake_blas[name]))
    sizes = (M, N, K) if order != ROW_MAJOR else (N, M, K)
    function = "cblas_sgemm" if name == "cblas" else "sgemm_"
    assert run.stderr == "fake {} {} {} {}\n".format(function, *sizes)
    result = run.matrix(c, M, N) if order != ROW_MAJOR else run.matrix(c, N, M).T
    assert np.allclose(result, exact, rtol=1e-5)


def test_the_programs_own_blas_comes_first(
    driver: Driver, fake_blas: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    blas = fake_blas["cblas"]
    monkeypatch.chdir(blas.parent)  # the loader splits its list at blanks, which may be in the path
    monkeypatch.setenv("LD_PRELOAD", f"./{blas.name}")
    arena, line, _, _ = problem(102)
    assert driver.run([line], arena).stderr == "fake cblas_sgemm 3 4 5\n"
    assert driver.run([line], arena, scheme="int8:1,1").stderr == ""


def test_fp64_needs_no_dgemm(driver: Driver, fake_blas: dict[str, Path]) -> None:
    arena, line, c, exact = problem(102)
    run = driver.run([line], arena, blas=str(fake_blas["cblas"]), scheme="fp64")
    assert run.stderr == ""
    assert np.allclose(run.matrix(c, M, N), exact, rtol=1e-6)


def test_illegal_calls_go_to_the_blas_as_they_came(
    driver: Driver, fake_blas: dict[str, Path]
) -> None:
    arena, _, _, _ = problem(102)
    lines = [
        "cblas s 0 102 111 111 -1 4 5 1 4 4 0 4 0 0 0",
        "sgemm s 0 N N -2 4 5 1 4 5 0 4 0 0 0",
    ]
    run = driver.run(lines, arena, blas=str(fake_blas["cblas"]), scheme="int8:1,1")
    assert run.stderr == "fake cblas_sgemm -1 4 5\nfake sgemm_ -2 4 5\n"


def test_the_wheels_blas_is_named_as_it_is_behind_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As lib64 is in virtual environments: MIXPERT_BLAS refuses the links of other users."""
    library = tmp_path / "lib" / "scipy_openblas32" / "lib" / "libscipy_openblas.so"
    library.parent.mkdir(parents=True)
    library.touch()
    (library.parents[1] / "__init__.py").touch()
    (tmp_path / "lib64").symlink_to("lib")
    monkeypatch.delitem(sys.modules, "scipy_openblas32", raising=False)
    monkeypatch.syspath_prepend(tmp_path / "lib64")
    assert wheel_blas() == library.resolve()
