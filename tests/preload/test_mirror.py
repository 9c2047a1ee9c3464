"""Which products of a matrix and its own transpose are computed as a triangle: a fake driver."""

from __future__ import annotations

from pathlib import Path

import pytest
from child_session import Session

CHILD = Path(__file__).parents[1] / "mirror_child.py"
MIRRORED, WHOLE = ["scale", "mirror"], ["scale"]


@pytest.fixture
def session(cublas: Path, fakes: Path, tmp_path: Path) -> Session:
    return Session(CHILD, cublas, str(fakes), tmp_path)


@pytest.mark.parametrize(
    ("scenario", "scheme", "kernels"),
    [
        ("no_product", "int8:2,2,2", MIRRORED),
        ("no_product", "auto", MIRRORED),
        ("no_product", "fp16x3", MIRRORED),
        ("no_product", "int8:2,1", WHOLE),
        ("of_two", "int8:2,2,2", WHOLE),
        ("updated", "int8:2,2,2", WHOLE),
        ("small", "int8:2,2,2", WHOLE * 2),
    ],
)
def test_launches_of_a_product_with_its_transpose(
    session: Session, scenario: str, scheme: str, kernels: list[str]
) -> None:
    ran = session.run(scenario, traced=False, scheme=scheme)
    assert (ran.kernels, ran.calls) == (kernels, [])
