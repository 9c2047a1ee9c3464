"""`mixpert_lower`: how `pack` cuts rows of operands, and which CTAs share them."""

from __future__ import annotations

import pytest
from lowering import H100, PACK_BLOCK, Launch, lower, on, problem

from mixpert import native
from mixpert.kernels.instances import DEVICES

MOST_CTAS = 264  # of `pack` on an H100 that wait for each other
APART = 32_768  # k beyond which each operand is packed by itself


@pytest.mark.parametrize("rows", [32, 16, 8])
def test_short_rows_are_packed_in_one_launch(rows: int) -> None:
    longest = PACK_BLOCK // rows
    for k in (longest // 2 + 1, longest):
        lowered = lower(problem(100, 100, k), device=on(H100, 90))
        assert lowered.stems[:2] == ["pack", "gemm_int8_sm90"]
        assert lowered.launch("pack").values["ROWS"] == rows


@pytest.mark.parametrize(("scheme", "rows"), [("int8:2,2,2", 32), ("auto", 8)])
def test_long_rows_are_shared_by_several_ctas(scheme: str, rows: int) -> None:
    """They wait for each other's maxima."""
    for k in (PACK_BLOCK + 1, APART):
        lowered = lower(problem(1000, 2000, k), scheme)
        assert lowered.stems[:2] == ["clear", "pack"] and lowered.stems.count("pack") == 1
        assert lowered.launches[1].values["ROWS"] == rows
        assert lowered.launches[1].raw.cluster[0] == 1


@pytest.mark.parametrize("k", [APART + 1, 70_000, 140_001, 262_144, 1_000_000])
@pytest.mark.parametrize(
    ("scheme", "few"),
    [("int8:2,2,2", 2), ("int8:1,2", 2), ("auto", 8), ("bf16x9", 2), ("tf32x3", 4)],
)
def test_longer_rows_of_each_operand_are_packed_by_themselves(
    scheme: str, few: int, k: int
) -> None:
    """By few K-contiguous rows, or 32 others; what CTAs cannot hold at once they take in parts."""
    lowered = lower(problem(1000, 2000, k), scheme)  # B is K-contiguous, A is not
    packs = [one for one in lowered.launches if one.stem.startswith("pack")]
    packs = [one for one in packs if one.stem != "pack_rungs" and "AGAIN" not in one.values]
    ends = few * k > MOST_CTAS * PACK_BLOCK  # more CTAs than may wait: two readings
    assert lowered.stems[0] == "clear" and len(packs) == (3 if ends else 2)
    rows = [one.values["ROWS"] for one in packs]
    assert rows == ([32, 32, 32] if ends else [few, 32])
    for one, count, slot in ((packs[0], 2000, "b"), (packs[-1], 1000, "a")):
        sources = {native.SLOTS[at.slot] for at in one.raw.relocations[: one.raw.relocation_count]}
        assert sources & {"a", "b"} == {slot}
        parts = max(parts_of(one))
        assert ("IN_PARTS" in one.values) == (slot == "a") and (parts == 1 or slot == "a")
        splits = one.raw.grid[0] // -(-count // one.values["ROWS"])
        assert splits <= MOST_CTAS or ends
        assert splits == -(-k * one.values["ROWS"] // (parts * PACK_BLOCK))


PARTS_OFFSET, OPERAND_BYTES = 68, 72
"""Of PackOperand::parts, and of a PackOperand."""


def parts_of(launch: Launch) -> list[int]:
    """Parts of k that a CTA takes of either operand."""
    raw = bytes(launch.raw.params)
    places = (PARTS_OFFSET, OPERAND_BYTES + PARTS_OFFSET)
    return [int.from_bytes(raw[at : at + 4], "little") for at in places]


@pytest.mark.parametrize("k, ctas, rows", [
    (1025, 3, 16), (1536, 3, 16), (2048, 4, 16), (2049, 5, 16), (3072, 6, 16), (4096, 8, 16),
    (4097, 5, 8), (6144, 6, 8), (8192, 8, 8),
])  # fmt: skip
@pytest.mark.parametrize("scheme, trans", [
    ("int8:2,2,2", (False, False)), ("int8:2,2,2", (False, True)), ("int8:2,2,2", (True, True)),
    ("auto", (False, True)),
])  # fmt: skip
def test_a_cluster_shares_rows_of_moderate_length(
    scheme: str, trans: tuple[bool, bool], k: int, ctas: int, rows: int
) -> None:
    """Their maxima never leave the cluster, so that nothing is cleared. Strips are wide where
    elements of either operand are turned, and with statistics, where those of both are. As few
    CTAs as hold k: one more would find nothing to pack."""
    lowered = lower(problem(2000, 3000, k, *trans), scheme)
    guarded = "guard" in lowered.stems[1:3]  # before the first GEMM, or beside it
    assert lowered.stems[0] == "pack" and guarded == (scheme == "auto")
    pack = lowered.launches[0]
    assert (pack.raw.cluster[0], pack.values["ROWS"]) == (ctas, rows)
    assert ctas * PACK_BLOCK >= k * rows > (ctas - 1) * PACK_BLOCK
    assert pack.raw.grid[0] == ctas * (2000 // rows + -(-3000 // rows))


@pytest.mark.parametrize("scheme, trans", [
    ("int8:2,2,2", (True, False)), ("auto", (True, False)), ("auto", (False, False)),
    ("auto", (True, True)), ("fp16x3", (False, True)),
])  # fmt: skip
def test_strips_of_a_cluster_are_narrow(scheme: str, trans: tuple[bool, bool]) -> None:
    """Where operands are K-contiguous, and if the first GEMM waits for a guard, one of two; where
    they are not packed as INT8 slices."""
    pack = lower(problem(2000, 3000, 2048, *trans), scheme, beta=-0.0).launches[0]
    assert (pack.raw.cluster[0], pack.values["ROWS"]) == (2, 8)


@pytest.mark.parametrize("k, ctas, rows", [
    (1025, 3, 16), (1536, 3, 16), (1537, 2, 8), (2560, 5, 16), (2561, 3, 8), (3584, 7, 16),
    (3585, 4, 8), (4500, 5, 8),
])  # fmt: skip
@pytest.mark.parametrize("scheme", ["int8:2,2,2", "auto"])
def test_strips_are_wide_where_that_takes_fewer_ctas(
    scheme: str, k: int, ctas: int, rows: int
) -> None:
    """Of operands that are K-contiguous too; not of pieces of float splits."""
    pack = lower(problem(2000, 3000, k, True, False), scheme, beta=-0.0).launches[0]
    assert (pack.raw.cluster[0], pack.values["ROWS"]) == (ctas, rows)
    assert lower(problem(2000, 3000, k, True, False), "fp16x3").launches[0].values["ROWS"] == 8


@pytest.mark.parametrize("size, beta, ctas, rows", [
    ((2048, 2048, 2048), 0.0, 4, 16), ((1280, 1280, 1280), 0.0, 3, 16),
    ((2048, 2048, 2048), -0.0, 2, 8), ((4096, 4096, 4096), 0.0, 4, 8),
])  # fmt: skip
def test_strips_are_wide_where_nothing_waits_for_the_guard(
    size: tuple[int, int, int], beta: float, ctas: int, rows: int
) -> None:
    """Elements of one operand are turned, and the guard reads more parts beside the first GEMM."""
    lowered = lower(problem(*size), "auto", beta=beta)
    assert (lowered.stems[1] != "guard") == (rows == 16)
    pack = lowered.launches[0]
    assert (pack.raw.cluster[0], pack.values["ROWS"]) == (ctas, rows)


@pytest.mark.parametrize("sm_count, most", [(132, 64), (36, 18), (14, 7), (8, 4), (1, 0)])
def test_ctas_wait_only_where_all_can_start(sm_count: int, most: int) -> None:
    """A device, or a part of one, with few SMs must not be full of CTAs that wait."""
    few = native.DeviceStruct(80, sm_count, DEVICES[80].shared_per_block, 80)
    for splits in (most, most + 1):
        if splits * PACK_BLOCK // 32 > PACK_BLOCK // 8:
            stems = lower(problem(100, 100, splits * PACK_BLOCK // 32), "int8:2,2,2", few).stems
            assert stems.count("pack") == (1 if splits <= most else 2), splits


@pytest.mark.parametrize("sm_count", [14, 8, 5])
def test_half_of_the_ctas_at_most_wait_for_each_other(sm_count: int) -> None:
    """Of those that run at once, four an SM."""
    few = native.DeviceStruct(90, sm_count, DEVICES[90].shared_per_block, 80)
    for splits in (2 * sm_count, 2 * sm_count + 1):
        stems = lower(problem(100, 100, splits * PACK_BLOCK // 8), "auto", few).stems
        assert stems.count("pack") == (1 if splits <= 2 * sm_count else 2), splits
