"""The source of gemm_int8_thin on the processor: the bits of the model, in any order of threads."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from emulation import emulated, launch_of, launches_of, run
from gemm_cases import Case
from lowering import Launch

from mixpert.kernels import model

KERNEL = "gemm_int8_thin WIDE=3 THIN=3 D=2 RADIX=8"
TWO = KERNEL + " BLOCKS=2"
LINES = [f"{KERNEL} LINES={words}" for words in (1, 2, 3, 4)]
DAMAGE = (
    (KERNEL, "gemm_int8_thin.cuh", "    if (!K_CONTIGUOUS) __syncwarp();  // other",
     "    // other"),
    (KERNEL, "words_in_flight.cuh", "return K_CONTIGUOUS ? thread : thread ^ (thread / 4 & 2);",
     "return thread;"),
    (LINES[3], "thin_lines.cuh", "    __syncwarp();  // other lanes have read", "    // have read"),
    (LINES[3], "thin_lines.cuh", "threadIdx.x / 32 * 32 + place_of(lane_k(), threadIdx.x % 8)",
     "threadIdx.x"),
)  # fmt: skip
"""A barrier less, and elements that are copied to another place than they are read from."""


def cases() -> list[Case]:
    """Either operand wide, in both orders; one to sixteen CTAs of a cluster; ragged blocks."""
    shapes = ((200, 16, 1025), (9, 700, 1000), (33, 7, 1500), (16, 50, 2048), (40, 13, 4100),
              (203, 16, 2100), (150, 5, 8000), (9, 77, 4100))  # fmt: skip
    data = ("normal", "wide", "maxima", "subnormal", "zero_rows", "maxima", "normal", "subnormal")
    return [
        Case(*shape, "int8:2,2,2", data[turn], trans_a=more == 1, trans_b=(turn + more) % 2 == 1,
             padding=(turn % 3 * 2, more, turn), alpha=0.75, beta=more * 0.5, seed=turn)
        for turn, shape in enumerate(shapes) for more in range(2)
    ]  # fmt: skip


def difference(function: object, case: Case, launch: Launch | None = None) -> int:
    """How many elements have other bits than the model's, but for signs of zero."""
    a, b, c = case.operands()
    expected = model.gemm_int8(a, b, model.Int8Scheme(2, 2, 2), c, alpha=case.alpha, beta=case.beta)
    got = np.ascontiguousarray(run(function, case, case.seed, launch))
    same = (got.view(np.int32) == expected.view(np.int32)) | ((got == 0) & (expected == 0))
    return int(np.count_nonzero(~same))


def kernel_of(case: Case) -> str:
    """The kernel that the lowering launches."""
    launch, _ = launch_of(case)
    return str(launch.raw.kernel.decode())


@pytest.fixture(scope="module")
def thin(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    forms = (KERNEL, TWO, *LINES)
    return {form: emulated(form, tmp_path_factory.mktemp("thin")) for form in forms}


@pytest.mark.parametrize("case", cases(), ids=str)
def test_bits_of_the_model(thin: dict[str, object], case: Case) -> None:
    assert difference(thin[kernel_of(case)], case) == 0


@pytest.mark.parametrize("case", [
    Case(m, n, k, "int8:2,2,2", data, trans_a=m < n, alpha=0.75, beta=0.5)
    for m, n, k, data in ((70, 16, 2000, "normal"), (9, 40, 2000, "maxima"), (33, 5, 6100, "wide"))
], ids=str)  # fmt: skip
def test_bits_of_every_way(thin: dict[str, object], case: Case) -> None:
    """Any number of CTAs that share k, each with 128 to 1024 of it."""
    ways = launches_of(case, "gemm_int8_thin")
    assert len({one.raw.cluster[0] for one in ways}) >= 3
    wrong = [
        (one.name, one.raw.cluster[0]) for one in ways if difference(thin[one.name], case, one)
    ]
    assert not wrong


@pytest.mark.parametrize("damage", DAMAGE, ids=["barrier", "place", "line barrier", "line place"])
def test_damage_is_found(tmp_path: Path, damage: tuple[str, str, str, str]) -> None:
    kernel, *edit = damage
    damaged = emulated(kernel, tmp_path, edit)
    assert any(
        difference(damaged, case, way)
        for case in cases()
        for way in launches_of(case, "gemm_int8_thin")
        if way.name == kernel
    )
