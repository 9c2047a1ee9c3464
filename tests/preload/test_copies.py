"""Two copies of the library in one process: the preloaded one and an installed one, say."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from preload_client import Compile, library_flags, link_flags

from mixpert import native
from mixpert.trace import Trace

RESULTS = ["14 1 32 1", "11 14 13 16"]
PRODUCT = """
import mixpert, numpy
from mixpert.errors import SchemeError
ones = numpy.ones((3, 3), numpy.float32)
print(mixpert.matmul(ones, ones, scheme="native")[0, 0])
try:
    mixpert.matmul(ones, ones, scheme="int8:9,9")
except SchemeError as error:
    print(error)
"""


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """In front of programs that run where it lies: the loader splits its list at blanks."""
    return Path(shutil.copy(native.LIBRARY, tmp_path_factory.mktemp("copy")))


def start(*words: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("MIXPERT_")}
    return subprocess.run(
        [*map(str, words)], env=clean | variables, capture_output=True, text=True, timeout=60,
        check=False, cwd=cwd,
    )  # fmt: skip


@pytest.mark.parametrize("scheme", ["native", "int8:2,2"])
def test_both_preloaded(build: Compile, copy: Path, scheme: str, tmp_path: Path) -> None:
    """Neither takes the other for the program's BLAS."""
    blas = build("layered_blas.cpp", "liblayered.so", *library_flags("liblayered.so"))
    done = start(
        build("host_client.cpp", "host_client", *link_flags(blas)),
        LD_PRELOAD=f"{native.LIBRARY}:./{copy.name}", MIXPERT_SCHEME=scheme, cwd=copy.parent,
        MIXPERT_TRACE=str(tmp_path / "t.jsonl"),
    )  # fmt: skip
    assert (done.returncode, done.stdout.splitlines()) == (0, RESULTS), done.stderr
    assert ("cblas_sgemm 2 2 3" in done.stderr) == (scheme == "native")
    rows = Trace.read(tmp_path / "t.jsonl").rows
    assert [row.entry for row in rows] == ["cblas_sgemm", "sgemm_"]
    assert {row.scheme for row in rows} == {scheme}


@pytest.mark.parametrize("scheme", ["native", "int8:2,2"])
def test_one_preloaded_in_front_of_python(copy: Path, scheme: str) -> None:
    """Each has its own state: an error is told by the copy that met it."""
    command, asked = (sys.executable, "-c", PRODUCT), {"MIXPERT_SCHEME": scheme}
    plain = start(*command, cwd=copy.parent)
    done = start(*command, cwd=copy.parent, LD_PRELOAD=f"./{copy.name}", **asked)
    assert (done.returncode, done.stdout) == (0, plain.stdout), done.stderr
    assert done.stdout.startswith("3.0\n")
