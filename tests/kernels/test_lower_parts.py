"""How k is cut where tiles of C are too few for a device: no GPU needed."""

from __future__ import annotations

import pytest
from lowering import H100, gemm_of, lower, on, parts_of, problem

from mixpert.kernels.instances import INT8_SCHEMES
from mixpert.scheme import Scheme


@pytest.mark.parametrize("path", [80, 90])
@pytest.mark.parametrize("m, n, k", [(128, 128, 262_144), (64, 64, 8192), (1, 1, 16_384),
                                     (300, 290, 20_000), (64, 512, 8192)])  # fmt: skip
def test_parts_cover_k_once(path: int, m: int, n: int, k: int) -> None:
    """As part_of_k of kernels/tiles.cuh cuts it: every block in one part, no part in two chunks."""
    for scheme in INT8_SCHEMES:
        lowered = lower(problem(m, n, k), scheme, on(H100, path))
        if "gemm_int8_unpacked" in lowered.stems:  # test_lower_unpacked.py
            continue
        parts, count = parts_of(lowered)
        assert lowered.stems[-1] == "gemm_int8_reduce"
        assert gemm_of(lowered).values["PARTIAL"] == 1
        blocks = -(-k // 128)
        seen = []
        for part in range(count):
            segment, place = divmod(part, parts.in_segment)
            first = segment * parts.segment + place * parts.blocks
            length = min(parts.blocks, parts.segment - place * parts.blocks, blocks - first)
            seen += range(first, first + max(0, length))
        assert seen == list(range(blocks))
        chunk = Scheme.parse(scheme).chunk // 128
        assert parts.segment == (chunk if blocks > chunk else blocks)


def test_k_is_whole_where_tiles_suffice() -> None:
    for path in (80, 90):
        for of in (problem(1024, 1024, 1024), problem(64, 64, 4096, batch=3)):
            assert "gemm_int8_reduce" not in lower(of, device=on(H100, path)).stems
    assert "gemm_int8_reduce" not in lower(problem(64, 64, 8192), "int8:2,2,2+g256").stems


LANES_OFFSET = 104
"""Of `lanes` in ReduceParams of kernels/params_gemm.cuh."""


@pytest.mark.parametrize("path", [80, 90])
@pytest.mark.parametrize("m, n, k, lanes", [
    (64, 64, 65_536, 8), (1, 1, 32_768, 8), (256, 256, 16_384, 32), (48, 48, 500_000, 8),
    (128, 128, 262_144, 8), (256, 256, 262_144, 32), (128, 128, 2_000_000, 32),
])  # fmt: skip
def test_few_lanes_add_up_many_parts(path: int, m: int, n: int, k: int, lanes: int) -> None:
    """Every output has a lane, four each, and those are few only where SMs have room for all. From
    four chunks of k on, lanes of one warp share a chunk."""
    reduction = lower(problem(m, n, k), device=on(H100, path)).launches[-1]
    assert reduction.stem == "gemm_int8_reduce"
    rows, columns, _ = reduction.raw.grid
    assert int.from_bytes(bytes(reduction.raw.params)[LANES_OFFSET:][:4], "little") == lanes
    assert (rows, columns) == (n, -(-m // (4 * lanes)))
