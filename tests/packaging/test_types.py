"""What the package tells the type checker of a program that uses it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import mixpert

pytest.importorskip("mypy", reason="needs mypy, of the extra test")

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """\
from typing import assert_type

import numpy as np
from numpy.typing import NDArray

import mixpert
from mixpert.errors import MixpertError

a = np.ones((64, 64), np.float32)
plan: mixpert.Plan = mixpert.Plan.parse("# mixpert-plan 1\\n")
with mixpert.plan(plan) as within:
    c = mixpert.matmul(a, a, "int8:2,2", out=a, alpha=2.0, transb=True)
with mixpert.plan("app.plan"):
    packed: mixpert.Packed = mixpert.pack(a, scheme=mixpert.Scheme.parse("IV"))
mixpert.matmul_int16(a.astype(np.int16), a.astype(np.int16), dtype=np.int32)
mixpert.install("auto")
mixpert.uninstall()
text: str = mixpert.__version__ + str(within.default) + str(packed.nbytes) + str(MixpertError())
error: MixpertError = mixpert.errors.SchemeError()

i = a.astype(np.int16)
wide = np.zeros((64, 64), np.int64)
assert_type(mixpert.matmul(a, a[None], beta=1.0, out=a), NDArray[np.float32])
assert_type(mixpert.matmul(a, packed), NDArray[np.float32])
assert_type(mixpert.matmul(packed, a), NDArray[np.float32])
product = (a @ packed, packed @ a, packed.shape)
assert_type(mixpert.matmul_int16(i, i), NDArray[np.int64])
assert_type(mixpert.matmul_int16(i, i, out=wide), NDArray[np.int64])
assert_type(mixpert.matmul_int16(i, i, dtype=np.int32), NDArray[np.int32])
"""


def test_every_public_name_has_its_type(tmp_path: Path) -> None:
    assert all(f"mixpert.{name}" in PROGRAM for name in mixpert.__all__)
    (tmp_path / "program.py").write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "program.py"], cwd=tmp_path,
        env=os.environ | {"MYPYPATH": str(ROOT)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_errors_need_no_import_of_their_own() -> None:
    words = [sys.executable, "-c", "import mixpert; print(mixpert.errors.SchemeError.__mro__[1])"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "<class 'mixpert.errors.MixpertError'>\n"
