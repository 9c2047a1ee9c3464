"""What the CPU backend refuses, and problems cut into blocks."""

from __future__ import annotations

import pytest
from cpu_backend import CpuBackend, model
from gemm_cases import Case, assert_same_bits

from mixpert.native import SchemeStruct

INT8, BAD_SCHEME = 2, 2


@pytest.mark.parametrize(
    "fields",
    [
        (INT8, 4, 0, 4, 8, 0),
        (INT8, 0, -1, 0, 8, 0),
        (INT8, 2, 2, 1, 8, 0),
        (INT8, 1, 1, 1, 6, 0),
        (INT8, 1, 1, 1, 8, 31),
        (INT8, 1, 1, 1, 8, 2048),
    ],
)
def test_fields_of_no_scheme_are_refused(cpu: CpuBackend, fields: tuple[int, ...]) -> None:
    assert cpu.status(SchemeStruct(*fields)) == BAD_SCHEME


def test_depth_is_capped(cpu: CpuBackend) -> None:
    assert cpu.status(SchemeStruct(INT8, 1, 1, 99, 8, 0)) == 0


@pytest.mark.parametrize(
    "shape, scheme",
    [
        ((140, 5, 33_000), "int8:3,3"),
        ((3, 140, 70_000), "int8:0,3+g1024"),
        ((140, 3, 70_000), "int8:3,0+g1024"),
        ((8300, 2, 33), "int8:2,2"),
        ((2, 8300, 33), "int8:2,2+g32"),
    ],
)
def test_blocks(cpu: CpuBackend, shape: tuple[int, int, int], scheme: str) -> None:
    """More rows, columns and k than are packed at a time.

    The portable engine packs four bytes a digit, so that 64 MiB hold 128 rows of a chunk.
    """
    case = Case(*shape, scheme, "maxima", beta=-1.0)
    cpu.force("portable")
    try:
        assert_same_bits(cpu.gemm(case), model(case), case)
    finally:
        cpu.force(None)
