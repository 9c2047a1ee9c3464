"""The source of gemm_int8_thin on the processor: the bits of the model, in any order of threads."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from emulation import emulated, launch_of, run
from gemm_cases import Case

from mixpert.kernels import model

KERNEL = "gemm_int8_thin WIDE=3 THIN=3 D=2 RADIX=8"
DAMAGE = (
    ("gemm_int8_thin.cuh", "    if (!K_CONTIGUOUS) __syncwarp();  // other", "    // other"),
    ("words_in_flight.cuh", "return K_CONTIGUOUS ? thread : thread ^ (thread / 4 & 2);",
     "return thread;"),
)  # fmt: skip
"""A barrier less, and elements that are copied to another place than they are read from."""


def cases() -> list[Case]:
    """Either operand wide, in both orders; two CTAs of a cluster and eight; ragged blocks."""
    shapes = ((200, 16, 1025), (9, 700, 1000), (33, 7, 1500), (16, 50, 2048), (40, 13, 4100))
    return [
        Case(*shape, "int8:2,2,2", ("normal", "wide", "maxima", "subnormal", "zero_rows")[turn],
             trans_a=more == 1, trans_b=(turn + more) % 2 == 1, padding=(turn % 3 * 2, more, turn),
             alpha=0.75, beta=more * 0.5, seed=turn)
        for turn, shape in enumerate(shapes) for more in range(2)
    ]  # fmt: skip


def difference(function: object, case: Case) -> int:
    """How many elements have other bits than the model's, but for signs of zero."""
    a, b, c = case.operands()
    expected = model.gemm_int8(a, b, model.Int8Scheme(2, 2, 2), c, alpha=case.alpha, beta=case.beta)
    got = np.ascontiguousarray(run(function, case, case.seed))
    same = (got.view(np.int32) == expected.view(np.int32)) | ((got == 0) & (expected == 0))
    return int(np.count_nonzero(~same))


@pytest.fixture(scope="module")
def thin(tmp_path_factory: pytest.TempPathFactory) -> object:
    return emulated(KERNEL, tmp_path_factory.mktemp("thin"))


@pytest.mark.parametrize("case", cases(), ids=str)
def test_bits_of_the_model(thin: object, case: Case) -> None:
    launch, _ = launch_of(case)
    assert launch.raw.kernel.decode() == KERNEL
    assert difference(thin, case) == 0


@pytest.mark.parametrize("damage", DAMAGE, ids=["barrier", "place"])
def test_damage_is_found(tmp_path: Path, damage: tuple[str, str, str]) -> None:
    damaged = emulated(KERNEL, tmp_path, damage)
    assert any(difference(damaged, case) for case in cases())
