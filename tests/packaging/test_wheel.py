"""A wheel, installed where there is no compiler, does the main job on the processor."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
IR = ROOT / "samples" / "mlp" / "mlp_cblas.ll"
COMPILERS = ("g++", "gcc", "c++", "cc", "clang", "cmake", "ninja", "nvcc")


def call(*words: str | Path, cwd: Path, path: str | None = None) -> str:
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("MIXPERT_", "PYTHON"))}
    if path is not None:
        environment["PATH"] = path
    done = subprocess.run(
        list(map(str, words)), cwd=cwd, env=environment, capture_output=True, text=True,
        timeout=500, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The bin folder of a fresh environment with the wheel in it, and a PATH without compilers."""
    if shutil.which("g++") is None:
        pytest.skip("needs g++ to build the wheel")
    base = tmp_path_factory.mktemp("wheel")
    call(sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", base, ROOT, cwd=base)
    (wheel,) = base.glob("mixpert-*-py3-none-linux_*.whl")  # for every version of Python
    venv.create(base / "env", with_pip=True)
    folder = base / "env" / "bin"
    plain = base / "tools"  # what a POSIX shell needs, and nothing that compiles
    plain.mkdir()
    for name in ("sh", "env", "ls"):
        (plain / name).symlink_to(shutil.which(name) or "/bin/false")
    path = f"{folder}:{plain}"
    assert not [name for name in COMPILERS if shutil.which(name, path=path)]
    call(folder / "python", "-m", "pip", "install", wheel, cwd=base, path=path)
    return folder, path


def test_the_main_job(installed: tuple[Path, str], tmp_path: Path) -> None:
    folder, path = installed
    program, plan = tmp_path / "mlp.ll", tmp_path / "mlp.plan"
    call(folder / "mixpert-compile", IR, "-o", program, cwd=tmp_path, path=path)
    call(
        folder / "mixpert-tune", "--threshold", "1e-3", "--device-model", "h100",
        "--plan-out", plan, "--session", tmp_path / "session", "--", program, "1024", "1", "-",
        cwd=tmp_path, path=path,
    )  # fmt: skip
    assert "int8:" in plan.read_text()
    words = (folder / "mixpert-run", "--plan", plan, program, "128", "1", "-")
    call(*words, cwd=tmp_path, path=path)


def test_every_command_starts(installed: tuple[Path, str], tmp_path: Path) -> None:
    folder, path = installed
    commands = sorted(folder.glob("mixpert-*"))
    assert len(commands) >= 7
    for command in commands:
        assert call(command, "--version", cwd=tmp_path, path=path).startswith(command.name)


def test_preloading_from_the_wheel(installed: tuple[Path, str], tmp_path: Path) -> None:
    folder, path = installed
    words = (folder / "mixpert-run", "--preload", "sh", "-c", 'echo "$LD_PRELOAD"')
    libraries = [Path(x) for x in call(*words, cwd=tmp_path, path=path).strip().split(":")]
    assert [library.name for library in libraries] == ["libmixpert.so", "libmixpert-dlsym.so"]
    for library in libraries:
        assert folder.parent in library.parents
        assert library.exists()


def test_a_product_and_what_the_machine_can_do(installed: tuple[Path, str], tmp_path: Path) -> None:
    folder, path = installed
    script = (
        "import numpy, mixpert; a = numpy.full((64, 64), 2, numpy.float32); "
        "assert (mixpert.matmul(a, a, scheme='int8:1,1') == 256).all()"
    )
    call(folder / "python", "-c", script, cwd=tmp_path, path=path)
    report = call(folder / "mixpert-doctor", cwd=tmp_path, path=path)
    assert str(folder.parent) in report, "the library of the environment"
    assert "GPU" in report
