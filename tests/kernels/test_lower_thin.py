"""`mixpert_lower`: how CTAs share operands of few rows."""

from __future__ import annotations

import ctypes

import pytest
from lowering import H100, SMALL, Launch, lower, on, problem, ways

from mixpert import native
from mixpert.kernels.instances import DEVICES

CLUSTERS = {1: 264, 2: 132, 3: 78, 4: 60, 5: 46, 6: 38, 7: 31, 8: 30, 9: 22, 10: 20, 11: 15, 12: 15}
CLUSTERS |= dict.fromkeys((13, 14, 15, 16), 14)
"""How many fit on an H100, by their CTAs: more would run after the others."""


class ThinParams(ctypes.Structure):
    """The end of GemmSmallParams of kernels/params_unpacked.cuh."""

    _fields_ = [
        (name, ctypes.c_int32) for name in ("part", "splits", "owned", "wide_p", "reserved")
    ]


def thin_ways(of: native.ProblemStruct, scheme: str) -> list[Launch]:
    """All ways of gemm_int8_thin."""
    found = [way.launches for way in ways(of, scheme, on(H100, SMALL))]
    return [one for (one,) in found if one.stem == "gemm_int8_thin"]


def params_of(launch: Launch) -> ThinParams:
    end = bytes(launch.raw.params)[: launch.raw.param_bytes]
    return ThinParams.from_buffer_copy(end[-ctypes.sizeof(ThinParams) :])


def rows_of(launch: Launch, k_contiguous: bool) -> int:
    """Of a block of the wide operand."""
    if "LINES" in launch.values:
        return 32
    return 8 if k_contiguous and "BLOCKS" not in launch.values else 16


@pytest.mark.parametrize("m, n, k", [
    (16, 257, 700), (16, 257, 1024), (16, 3000, 1025), (16, 3000, 3000), (3000, 5, 8192),
    (16, 9000, 700), (9000, 16, 1024), (16, 5000, 512), (9000, 16, 4100), (16, 300, 6000),
])  # fmt: skip
def test_clusters_cover_k_and_fit(m: int, n: int, k: int) -> None:
    """In every way; several CTAs send each other what they find, one alone nothing."""
    found = thin_ways(problem(m, n, k), "int8:1,2,2")
    assert len(found) > 1
    for launch in found:
        of, rows = params_of(launch), rows_of(launch, k_contiguous=n > m)
        assert of.splits == launch.raw.cluster[0] and of.wide_p == (n > m)
        assert of.part % 128 == 0 and of.part <= (512 if rows == 32 else 1024)
        assert (of.splits - 1) * of.part < k <= of.splits * of.part
        assert launch.values.get("LINES", of.part // 128) == of.part // 128
        quads = rows * 16 // 4
        assert (of.splits - 1) * of.owned < quads <= of.splits * of.owned
        clusters, blocks = launch.raw.grid[0] // of.splits, -(-max(m, n) // rows)
        assert clusters == min(blocks, CLUSTERS[of.splits])
        if "BLOCKS" in launch.values:
            assert clusters < blocks <= 2 * clusters and of.part <= 512
        slices = {"WIDE": 3 if n > m else 2, "THIN": 2 if n > m else 3}
        assert slices.items() <= launch.values.items()


@pytest.mark.parametrize("m, n, k, trans_a, trans_b, rows, cluster", [
    (8192, 16, 8192, False, False, 32, 16), (8192, 16, 8192, False, True, 32, 16),
    (9000, 9, 3000, False, False, 32, 6), (16, 9000, 4096, False, True, 32, 8),
    (24576, 16, 1536, False, False, 32, 3), (512, 16, 8192, False, False, 32, 16),
    (256, 16, 4096, False, False, 32, 16), (512, 16, 1500, False, False, 32, 6),
    (8192, 16, 8192, True, False, 8, 8), (12, 12000, 6000, False, False, 8, 6),
    (16, 8192, 5000, False, False, 8, 5), (16, 2048, 2048, False, False, 8, 2),
    (2048, 16, 2048, False, False, 16, 2), (4096, 16, 1024, False, False, 16, 2),
])  # fmt: skip
def test_the_fastest_way_is_chosen(  # noqa: PLR0917
    m: int, n: int, k: int, trans_a: bool, trans_b: bool, rows: int, cluster: int
) -> None:
    """Of measured products the one that took the least time, or 2% more."""
    (launch,) = lower(problem(m, n, k, trans_a, trans_b), "int8:2,2,2", on(H100, SMALL)).launches
    assert (launch.stem, launch.raw.cluster[0]) == ("gemm_int8_thin", cluster)
    k_contiguous = trans_a if m > n else not trans_b
    assert rows_of(launch, k_contiguous) == rows


@pytest.mark.parametrize("m, n, k, scheme, arch", [
    (17, 3000, 4096, "int8:2,2,2", 90), (16, 3000, 8193, "int8:2,2,2", 90),
    (16, 3000, 4096, "int8:2,2,2+g128", 90), (16, 3000, 4096, "int8:2,2,2", 80),
    (16, 3000, 4096, "int8:2,2,2", 120),
])  # fmt: skip
def test_thin_keeps_to_its_limits(m: int, n: int, k: int, scheme: str, arch: int) -> None:
    assert "gemm_int8_thin" not in lower(problem(m, n, k), scheme, DEVICES[arch]).stems
