"""Float splits whose CTAs share k: when they may, and that there is room for what they leave."""

from __future__ import annotations

import ctypes

import pytest
from lowering import DEVICES, H100, Launch, Lowered, lower, problem, products

from mixpert import native

SHARES_OFFSET = 224
"""Of SumShares in GemmParams."""
CLEARED_OFFSET = 216
"""Of what PackRungsParams has cleared."""
WARPS, MOST_PARTS, LEAST_BLOCKS = 8, 16, 4
"""kConsumerWarps90, kMostTileParts and kLeastTilePart of kernels/params_gemm.cuh."""


class Shares(ctypes.Structure):
    """SumShares of kernels/params_gemm.cuh."""

    _fields_ = [
        ("sums", ctypes.c_uint64), ("arrivals", ctypes.c_uint64), ("most", ctypes.c_int32),
    ]  # fmt: skip


def shares_of(launch: Launch) -> Shares:
    """With addresses as offsets into the workspace."""
    raw = launch.raw
    shares = Shares.from_buffer_copy(bytes(raw.params)[SHARES_OFFSET:])
    if shares.most:
        shares.sums = addend(raw, SHARES_OFFSET)
        shares.arrivals = addend(raw, SHARES_OFFSET + 8)
    return shares


def addend(raw: native.LaunchStruct, offset: int) -> int:
    used = raw.relocations[: raw.relocation_count]
    return next(int(one.addend) for one in used if one.offset == offset)


def splits(lowered: Lowered) -> list[Launch]:
    return [one for one in products(lowered) if one.stem == "gemm_split_sm90"]


def regions(lowered: Lowered) -> list[tuple[int, int]]:
    """Where in the workspace what is shared lies, and how long it is."""
    found = []
    for launch in splits(lowered):
        shares = shares_of(launch)
        if shares.most:
            tile = 128 * launch.values["BN"] * 4
            found.append((shares.sums, shares.most * tile))
            found.append((shares.arrivals, shares.most // 2 * WARPS * 4))
    return found


@pytest.mark.parametrize("scheme", ["auto", "fp16x3", "bf16x6"])
@pytest.mark.parametrize("shape", [(512, 512, 16384), (500, 300, 4100), (640, 640, 2000)])
def test_regions_of_the_workspace_do_not_overlap(scheme: str, shape: tuple[int, int, int]) -> None:
    lowered = lower(problem(*shape), scheme)
    places = sorted(regions(lowered))
    ends = [at + size for at, size in places]
    assert places and ends[-1] <= lowered.workspace
    assert all(end <= start for end, (start, _) in zip(ends[:-1], places[1:], strict=True))


@pytest.mark.parametrize("size, k", [(256, 1024), (200, 5000), (600, 4096), (512, 16384)])
def test_later_rungs_find_their_arrivals_cleared(size: int, k: int) -> None:
    """By pack_rungs, where it packs anything."""
    lowered = lower(problem(size, size, k), "auto")
    raw = lowered.launch("pack_rungs").raw
    words = int.from_bytes(bytes(raw.params)[CLEARED_OFFSET + 8 : CLEARED_OFFSET + 12], "little")
    start = addend(raw, CLEARED_OFFSET)
    rungs = [shares_of(one) for one in splits(lowered)]
    assert rungs and all(one.most for one in rungs)
    assert all(one.values["SHARES"] for one in splits(lowered))
    for one in rungs:
        assert start <= one.arrivals
        assert one.arrivals + one.most // 2 * WARPS * 4 <= start + 4 * words


@pytest.mark.parametrize("size, k", [(256, 500), (1024, 4096), (4096, 4096)])
def test_other_later_rungs_take_k_as_a_whole(size: int, k: int) -> None:
    """Of many tiles those left to a rung run beside the last ones of the rung before."""
    lowered = lower(problem(size, size, k), "auto")
    assert not any(shares_of(one).most or "SHARES" in one.values for one in splits(lowered))
    raw = lowered.launch("pack_rungs").raw
    assert bytes(raw.params)[CLEARED_OFFSET + 8 : CLEARED_OFFSET + 12] == bytes(4)


def test_later_rungs_run_on_all_sms_however_few_tiles_there_are() -> None:
    for launch in splits(lower(problem(512, 512, 16384), "auto")):
        assert launch.raw.grid[0] == H100.sm_count


@pytest.mark.parametrize("m, n, k, shared", [
    (512, 512, 4096, True), (512, 512, 1024, True), (512, 512, 960, False),
    (1024, 1024, 4096, False), (64, 64, 65536, True),
])  # fmt: skip
def test_by_name_few_tiles_share_k(m: int, n: int, k: int, shared: bool) -> None:
    """Those that leave half of the SMs without work, where k is worth a launch that clears."""
    lowered = lower(problem(m, n, k), "fp16x3")
    (launch,) = splits(lowered)
    shares = shares_of(launch)
    assert (launch.values.get("SHARES", 0), shares.most > 0) == (int(shared), shared)
    assert lowered.stems[-2:] == (["clear", launch.stem] if shared else ["pack_split", launch.stem])
    blocks = -(-2 * k // 128)
    tiles = -(-m // launch.values["BN"]) * -(-n // 128)
    assert shares.most <= min(H100.sm_count, tiles * min(MOST_PARTS, blocks // LEAST_BLOCKS))


@pytest.mark.parametrize("scheme", ["auto", "fp16x3"])
def test_other_kernels_share_no_sums(scheme: str) -> None:
    lowered = lower(problem(512, 512, 4096), scheme, DEVICES[80])
    assert not any("SHARES" in one.values for one in lowered.launches)
    assert all("clear" not in stem for stem in lowered.stems[1:])
