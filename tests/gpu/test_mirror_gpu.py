"""cublasSgemm of a matrix and its own transpose on a GPU: a triangle, and its mirror image."""

from __future__ import annotations

from pathlib import Path

import pytest
from scenarios import run_scenario

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

CHILD = Path(__file__).parents[1] / "mirror_child.py"


@pytest.mark.parametrize(
    ("scenario", "scheme"),
    [
        ("bits", "int8:2,2,2"),
        ("bits", "int8:1,1"),
        ("bits", "int8:2,1"),
        ("bits", "native"),
        ("graph", "int8:2,2,2"),
        ("close", "auto"),
        ("close", "fp16x3"),
        ("close", "bf16x9"),
        ("close", "fp64"),
    ],
)
def test_products_of_a_matrix_and_its_transpose(scenario: str, scheme: str, tmp_path: Path) -> None:
    rows, _ = run_scenario(CHILD, scenario, tmp_path, scheme=scheme)
    assert {(row.scheme, row.reason) for row in rows} == {(scheme, None)}
