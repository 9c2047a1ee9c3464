"""How CTAs share the panels that a guard leaves to a launch (kernels/panel_turns.cuh)."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
KERNELS = HERE.parents[1] / "kernels"
SMS = 132
INT8, BF16X6 = 2, 4
"""Times of a panel of `fp16x3` and of `bf16x6`, in halves of one of int8:2,2,2."""

Case = tuple[int, int, int, int, int, int]
"""CTAs, panels of the list, times of later rungs, their panels."""


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Callable[[list[Case]], list[list[int]]]:
    """For each case: how often halves were computed, least and most; most halves of a CTA that is
    left less, and of another one; how many are left less."""
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("needs g++")
    program = tmp_path_factory.mktemp("turns") / "panel_turns"
    subprocess.run(
        [compiler, "-std=c++17", f"-I{KERNELS}", str(HERE / "panel_turns.cpp"), "-o", program],
        check=True, timeout=60,
    )  # fmt: skip

    def run(cases: list[Case]) -> list[list[int]]:
        lines = "\n".join(" ".join(map(str, case)) for case in cases)
        done = subprocess.run(
            [program], input=lines, capture_output=True, text=True, check=True, timeout=60
        )
        return [[int(word) for word in line.split()] for line in done.stdout.splitlines()]

    return run


def test_every_half_is_computed_once(shared: Callable[[list[Case]], list[list[int]]]) -> None:
    rng = random.Random(20)
    cases = [
        (
            rng.choice((1, 2, 3, 20, 114, SMS, rng.randint(1, 200))),
            rng.choice((0, 1, rng.randint(0, 60), rng.randint(0, 1500))),
            rng.choice((0, 1, INT8, BF16X6, 6)), rng.choice((0, 1, BF16X6, 40)),
            rng.choice((0, rng.randint(0, 400))), rng.choice((0, rng.randint(0, 400))),
        )
        for _ in range(2000)
    ]  # fmt: skip
    found = shared(cases)
    assert len(found) == len(cases)
    for case, (least, most, *_, early) in zip(cases, found, strict=True):
        assert (least, most) == (1, 1), case
        assert 0 <= early < case[0], case


@pytest.mark.parametrize("case, most", [
    ((SMS, 928, INT8, BF16X6, 0, 0), [0, 15, 0]),  # not 16: seven waves, and four tiles
    ((SMS, 928, INT8, BF16X6, 0, 96), [13, 17, 96]),  # a tenth of the row panels left to bf16x6
    ((SMS, 936, INT8, BF16X6, 0, 96), [13, 18, 96]),
    ((SMS, 928, INT8, BF16X6, 96, 0), [14, 16, 96]),
    ((SMS, 5, INT8, BF16X6, 0, 0), [0, 1, 0]),  # ten CTAs instead of five
    ((SMS, 1, INT8, 400, 0, 96), [0, 1, 96]),  # those with later tiles are left none
    ((SMS, 100, INT8, BF16X6, 0, 924), [0, 2, 0]),  # all CTAs have as many later tiles
])  # fmt: skip
def test_no_cta_has_more_than_its_share(
    shared: Callable[[list[Case]], list[list[int]]], case: Case, most: list[int]
) -> None:
    assert shared([case])[0][2:] == most
