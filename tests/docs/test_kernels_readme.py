"""kernels/README.md says which kernels a product launches, and names every model."""

from __future__ import annotations

import ctypes
import re

import pytest
from doc_blocks import ROOT

from mixpert import native
from mixpert.kernels.instances import DEVICES
from mixpert.scheme import Scheme

README = ROOT / "kernels" / "README.md"
STEMS = {path.stem for path in (ROOT / "kernels").glob("*.cuh")}
HOPPER, AMPERE = 90, 80
SQUARE = (4096, 4096, 4096)
CASES = {
    "`int8`, Hopper": [("int8:2,2,2", SQUARE, HOPPER)],
    "`int8`, other devices": [("int8:2,2,2", SQUARE, AMPERE)],
    "... few tiles, long k": [
        ("int8:2,2,2", (512, 512, 8192), HOPPER), ("int8:2,2,2", (512, 512, 8192), AMPERE),
    ],
    "... with K-groups (`+gK`)": [
        ("int8:2,2,2+g128", SQUARE, HOPPER), ("int8:2,2,2+g128", SQUARE, AMPERE),
    ],
    "... small, k up to 1024": [("int8:2,2,2", (128, 128, 128), HOPPER)],
    "... up to 16 rows, Hopper": [("int8:2,2,2", (4096, 16, 4096), HOPPER)],
    "... small C, k from 32,768, Hopper": [("int8:2,2,2", (256, 256, 65536), HOPPER)],
    "... the same, k from 196,608, from 45 MB on": [("int8:2,2,2", (128, 128, 196608), HOPPER)],
    "float splits": [("fp16x3", SQUARE, HOPPER), ("fp16x3", SQUARE, AMPERE)],
    "`auto`, or a scheme with a limit": [("auto", SQUARE, HOPPER)],
}  # fmt: skip
"""Products by the row that describes them: scheme; m, n and k; compute capability."""


def rows() -> dict[str, set[str]]:
    """The kernels that each row of the table of launches names."""
    text = README.read_text().partition("## What a product launches")[2].partition("\n## ")[0]
    found = {}
    for line in text.splitlines():
        if line.startswith("| ") and not line.startswith("| product"):
            product, launches = (cell.strip() for cell in line.strip("|").split("|"))
            found[product] = set(re.findall(r"`(\w+)`", launches))
    return found


def launched(scheme: str, size: tuple[int, int, int], arch: int) -> set[str]:
    """The stems of the kernels that the lowering launches for a product under the guard."""
    m, n, k = size
    problem = native.ProblemStruct(m, n, k, m, k, m, 1, 0, 0, 0, 0, 0, native.GUARD_ON, 0.0)
    lowered = native.LoweredStruct()
    status = native.load().mixpert_lower(
        ctypes.byref(problem), ctypes.byref(Scheme.parse(scheme).to_native()), 1.0, 0.0,
        ctypes.byref(DEVICES[arch]), ctypes.byref(lowered),
    )  # fmt: skip
    native.check(status)
    used = lowered.launches[: lowered.launch_count]
    return {launch.kernel.decode().split()[0] for launch in used}


def test_every_row_has_a_case() -> None:
    assert list(rows()) == list(CASES)


@pytest.mark.parametrize("product", CASES)
def test_a_product_launches_what_its_row_says(product: str) -> None:
    named = rows()[product]
    assert named <= STEMS
    every = [launched(*case) for case in CASES[product]]
    if product.startswith("`auto`"):  # "a GEMM for each rung"
        every = [{name for name in found if "gemm_int8" not in name} for found in every]
    assert set().union(*every) - {"clear"} == named - {"clear"}
    assert "clear" not in named or "clear" in every[0]


def test_every_model_and_source_is_named() -> None:
    named = set(re.findall(r"`(\w+)\.py`", README.read_text()))
    modules = {path.stem for path in (ROOT / "kernels").glob("*.py")} - {"__init__"}
    assert named == modules
    linked = set(re.findall(r"\]\((\w+)\.cuh\)", README.read_text()))
    assert linked <= STEMS
