"""`mixpert_lower`: problems that take one launch, and launches that overlap."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lowering import GEMM_PARAMS, H100, SMALL, Launch, Lowered, lower, on, problem, products

from mixpert import native
from mixpert.kernels.instances import DEVICES, UNLOWERED_KERNELS, instances

KERNELS = Path(__file__).resolve().parents[2] / "kernels"

# ---- pace --------------------------------------------------------------------------------------


@pytest.mark.parametrize("m, n, k, scheme, paced", [
    (16384, 16384, 16384, "int8:2,2,2", True), (8192, 8192, 8192, "fp16x3", True),
    (8192, 8192, 8192, "int8:1,1,1", False), (128, 128, 10**6, "int8:2,2,2", False),
    (1024, 1024, 200_000, "fp16x3", False),
])  # fmt: skip
def test_large_products_of_several_waves_keep_pace(
    m: int, n: int, k: int, scheme: str, paced: bool
) -> None:
    for path in (80, 90):
        lowered = lower(problem(m, n, k), scheme, on(H100, path))
        gemm = next(one for one in lowered.launches if one.stem.startswith("gemm_"))
        assert (pace_of(gemm.raw) is not None) == (paced and path == 90)
        if paced and path == 90:
            assert lowered.stems[-2:] == ["clear", gemm.stem]


def test_triangles_keep_no_pace() -> None:
    of = problem(16384, 16384, 16384)
    of.triangle = 1
    assert pace_of(lower(of).launch("gemm_").raw) is None


CLEARED_OFFSET = 184
"""Of PackStatisticsParams::cleared, which the number of words follows."""


@pytest.mark.parametrize("k", [8192, 16384], ids=["by packing", "by a launch"])
def test_every_rung_has_a_pace_counter_that_is_cleared(k: int) -> None:
    """A launch clears where CTAs meet in device memory; else packing does, which comes first."""
    lowered = lower(problem(16384, 16384, k), "auto")
    assert lowered.stems[:2] == (["pack", "guard"] if k == 8192 else ["clear", "pack"])
    start, words = cleared(lowered)
    paces = [pace_of(one.raw) for one in products(lowered)]
    assert len(set(paces)) == len(paces) == 3
    assert all(pace is not None and start <= pace < start + 4 * words for pace in paces)


DECISIONS_OFFSET, COUNTS_OFFSET = 64, 80
"""Of GuardParams::decisions and counts."""
GUARD_COUNTS = 6
"""kGuardCounts, of kMostRungs = 3."""


@pytest.mark.parametrize("packed", [0, native.PACKED_A, native.PACKED_A | native.PACKED_B])
@pytest.mark.parametrize("k", [1500, 8192, 16384])
@pytest.mark.parametrize("size", [1500, 4096])
def test_counters_of_the_guard_are_cleared_before_it(size: int, k: int, packed: int) -> None:
    """By the first launch, all of them, also in a batch."""
    of = problem(size, size, k, batch=3)
    of.packed = packed
    lowered = lower(of, "auto")
    start, words = cleared(lowered)
    assert lowered.stems.index("guard") > 0
    assert addend(lowered.launch("guard").raw, COUNTS_OFFSET) == start
    assert words >= GUARD_COUNTS
    ((where, size, told),) = lowered.told
    assert (where, size) == ("workspace", 4) and start < told < start + 4 * words


def cleared(lowered: Lowered) -> tuple[int, int]:
    """Where the words start that the first launch clears, and how many they are."""
    first = lowered.launches[0]
    offset = 0 if first.stem == "clear" else CLEARED_OFFSET
    words = int.from_bytes(bytes(first.raw.params)[offset + 8 : offset + 12], "little")
    return addend(first.raw, offset), words


def addend(launch: native.LaunchStruct, offset: int) -> int:
    """Where in the workspace a parameter points."""
    used = launch.relocations[: launch.relocation_count]
    (found,) = (one for one in used if one.offset == offset)
    assert native.SLOTS[found.slot] == "workspace"
    return int(found.addend)


def pace_of(launch: native.LaunchStruct) -> int | None:
    """Where the counter lies in the workspace, if any: the last member of GemmParams."""
    last = GEMM_PARAMS - 8
    filled = launch.relocations[: launch.relocation_count]
    return next((one.addend for one in filled if one.offset == last), None)


# ---- the rungs of a ladder -----------------------------------------------------------------------

RUNG_OFFSET = 184
"""Of Guarded::rung in GemmParams; `order` follows."""


@pytest.mark.parametrize("arch, beside", [(90, [0, 1, 1]), (80, [0, 0, 0])])
def test_rungs_are_packed_before_the_first_gemm_and_run_beside_each_other(
    arch: int, beside: list[int]
) -> None:
    """A later rung's GEMM waits for nothing at its start: what it reads must be there."""
    lowered = lower(problem(3000, 3000, 5000), "auto", DEVICES[arch])
    gemms = [i for i, stem in enumerate(lowered.stems) if stem.startswith("gemm")]
    assert gemms == list(range(gemms[0], len(lowered.stems))), "one follows the other"
    assert not any(stem.startswith("pack") for stem in lowered.stems[gemms[0] :])
    found = products(lowered)
    raw = [bytes(one.raw.params)[RUNG_OFFSET : RUNG_OFFSET + 4] for one in found]
    rungs = [(int.from_bytes(x[:2], "little"), int.from_bytes(x[2:], "little")) for x in raw]
    assert rungs == list(enumerate(beside))


LATER_OFFSET = RUNG_OFFSET + 8


@pytest.mark.parametrize(("size", "later"), [
    ((4096, 4096, 4096), [2, 4]),  # int8:2,2,2, then 3 and 6 products of pieces of twice its size
    ((1024, 4608, 1536), [1, 0]),  # int8:2,2,3; tiles of 64 columns are no panels
    ((768, 768, 4096), [0, 0]),
])  # fmt: skip
def test_the_first_rung_knows_how_long_panels_take_later(
    size: tuple[int, int, int], later: list[int]
) -> None:
    first = products(lower(problem(*size), "auto", H100, beta=-0.0))[0]  # it waits for the guard
    words = bytes(first.raw.params)[LATER_OFFSET : LATER_OFFSET + 8]
    assert [int.from_bytes(words[i : i + 4], "little") for i in (0, 4)] == later


@pytest.mark.parametrize("size, scheme, path, stems", [
    ((4096, 4096, 4096), "auto", 90, ["gemm_int8_sm90", "gemm_rungs_sm90"]),
    ((768, 768, 4096), "auto", 90, ["gemm_int8_sm90"] * 2 + ["gemm_rungs_sm90"]),
    ((512, 512, 16384), "auto", 90, ["gemm_int8_sm90"] * 2 + ["gemm_rungs_sm90"]),
    ((4096, 4096, 200), "auto", 90, ["gemm_split_sm90"] * 2),
    ((4096, 4096, 4096), "auto", 80, ["gemm_int8_sm80"] + ["gemm_split_sm80"] * 2),
])  # fmt: skip
def test_two_later_rungs_of_float_splits_are_one_launch(
    size: tuple[int, int, int], scheme: str, path: int, stems: list[str]
) -> None:
    lowered = lower(problem(*size), scheme, on(H100, path))
    assert [stem for stem in lowered.stems if stem.startswith("gemm")] == stems
    for one in lowered.launches:
        if one.stem != "gemm_rungs_sm90":
            continue
        first, second = products(lowered)[-2:]
        assert one.raw.param_bytes == first.raw.param_bytes + second.raw.param_bytes
        assert one.raw.relocation_count == sum(x.raw.relocation_count for x in (first, second))
        assert one.raw.shared_bytes <= H100.shared_per_block
        types = [(x.values["TYPE"], x.values["PIECES"]) for x in (first, second)]
        assert types == [(0, 2), (1, 3)]


def test_names_of_kernels_are_whole() -> None:
    room = native.LaunchStruct.kernel.size - 1
    assert all(len(kernel) < room for kernel, _ in instances(["sm_80", "sm_90a"]))


# ---- one launch ----------------------------------------------------------------------------------


@pytest.mark.parametrize("k, rows", [(1, 32), (256, 32), (257, 16), (512, 16), (513, 8), (1024, 8)])
def test_small_covers_every_tile_of_the_batch(k: int, rows: int) -> None:
    lowered = lower(problem(100, 70, k, batch=5), "int8:1,2", on(H100, SMALL))
    (launch,) = lowered.launches
    assert (lowered.path, launch.stem, launch.values["ROWS"]) == (SMALL, "gemm_int8_small", rows)
    assert list(launch.raw.grid) == [-(-70 // 32), -(-100 // 32), 5]
    assert launch.raw.shared_bytes == 32 * (2 + 3) * (-(-k // 128) * 128)


@pytest.mark.parametrize(
    "k, scheme", [(1025, "int8:0,0"), (1024, "int8:3,3"), (512, "int8:1,1+g64")]
)
def test_small_is_not_forced_where_it_cannot_run(k: int, scheme: str) -> None:
    assert lower(problem(64, 64, k), scheme, on(H100, SMALL)).path != SMALL


def test_forced_paths_never_take_the_one_launch_kernel() -> None:
    for path in (80, 90):
        assert lower(problem(32, 32, 32), device=on(H100, path)).path == path


# ---- launches that overlap -----------------------------------------------------------------------


@pytest.mark.parametrize("arch, overlap", [(80, 0), (89, 0), (90, 1), (100, 1), (110, 0)])
@pytest.mark.parametrize("scheme", ["int8:2,2,2", "fp16x3", "auto"])
def test_launches_overlap_where_kernels_wait(arch: int, overlap: int, scheme: str) -> None:
    """Not the first, before which all else must have ended, nor code that is PTX for anything."""
    device = native.DeviceStruct(arch, 100, DEVICES[90].shared_per_block, 0)
    first, *others = lower(problem(3000, 3000, 5000), scheme, device).launches
    assert first.raw.overlaps == 0 and others
    if scheme == "auto":  # the first GEMM waits for all that is packed
        alone = next(launch for launch in others if launch.stem.startswith("gemm"))
        assert alone.raw.overlaps == 0
        others.remove(alone)
    assert {launch.raw.overlaps for launch in others} == {overlap}


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "fp16x3", "auto"])
def test_large_products_start_on_an_empty_gpu(scheme: str) -> None:
    """Those that keep pace: their CTAs then lie in order (docs/notes/pace.md)."""
    first, *others = lower(problem(16384, 16384, 16384), scheme).launches
    gemms = [one for one in others if one.stem.startswith("gemm_")]
    assert first.raw.overlaps == 0
    assert [one.raw.overlaps for one in gemms] == [0] + [1] * (len(gemms) - 1)  # rungs after it
    assert all(one.raw.overlaps for one in others if one not in gemms)


def test_every_kernel_that_is_lowered_waits() -> None:
    """A launch may be made before the one before has ended: its kernel must know."""
    unlowered = {kernel.split()[0] for kernel in UNLOWERED_KERNELS}
    kernels = [path for path in KERNELS.glob("*.cuh") if "__global__" in path.read_text("utf-8")]
    assert len(kernels) > len(unlowered)
    for path in kernels:
        waits = {"join_launches();", "await_launch();"}
        assert path.stem in unlowered or any(x in with_includes(path) for x in waits), path.stem


def with_includes(path: Path) -> str:
    """A kernel's source and what it includes, the definition of `join_launches` left out."""
    text = path.read_text(encoding="utf-8")
    names = set(re.findall(r'#include "([\w.]+)"', text)) - {"launch.cuh"}
    return text + "".join(with_includes(path.parent / name) for name in sorted(names))


@pytest.mark.parametrize(
    "n, batch, panels", [(300, 1, 2), (4096, 1, 2), (4224, 1, 4), (512, 67, 4)]
)
def test_small_ctas_decide_where_all_of_them_run_at_once(n: int, batch: int, panels: int) -> None:
    guard = lower(problem(n, n, 2048, batch=batch), "auto").launch("guard")
    assert guard.values["PANELS"] == panels
    sides = -(-n // (128 * panels))
    assert list(guard.raw.grid) == [sides, sides, batch]
    assert guard.raw.block[0] == panels * 256


BESIDE = ["gemm_int8_sm90", "guard", "pack_rungs", "gemm_rungs_sm90"]


@pytest.mark.parametrize("size, beta, beside", [
    ((1024, 1024, 1024), 0.0, True), ((512, 512, 512), 0.0, True), ((1000, 900, 1100), 0.0, True),
    ((1024, 1024, 1024), -0.0, False), ((1024, 1024, 1024), 0.5, False),
    ((1280, 1280, 1280), 0.0, True), ((2048, 2048, 2048), 0.0, True),
    ((2560, 2560, 2560), 0.0, True), ((4096, 512, 900), 0.0, True),
    ((1792, 1792, 1792), 0.0, False), ((3072, 3072, 3072), 0.0, False),
    ((2048, 2048, 8192), 0.0, False), ((4096, 4096, 4096), 0.0, False),
])  # fmt: skip
def test_a_product_that_leaves_sms_free_is_computed_beside_the_guard(
    size: tuple[int, int, int], beta: float, beside: bool
) -> None:
    """Where C is not read, nor may be (-0): later rungs overwrite some of it."""
    lowered = lower(problem(*size), "auto", beta=beta)
    assert (lowered.stems[1:] == BESIDE) == beside
    first = next(one for one in lowered.launches if one.stem == "gemm_int8_sm90")
    assert first.raw.relocation_count == (10 if beside else 12), "decisions, but no list"
    if beside:
        assert [one.raw.aside for one in lowered.launches] == [0, 1, 0, 0, 2]
        guard = lowered.launch("guard").raw
        of_an_sm = 1 if guard.block[0] == 1024 else 2
        assert guard.grid[0] * guard.grid[1] <= of_an_sm * (132 - first.raw.grid[0])
        tiles = -(-size[0] // first.values["BN"]) * -(-size[1] // 128)
        assert -(-tiles // first.raw.grid[0]) == -(-tiles // 132), "no wave more"


@pytest.mark.parametrize("scheme, k", [("auto", 200), ("int8:2,2,2+g128", 512)])
def test_a_first_rung_that_cannot_stop_is_computed_beside_the_guard_if_short(
    scheme: str, k: int
) -> None:
    """Float splits, and sums of segments, of one wave: with wide data all of it is in vain."""
    for n, beside in ((512, True), (1536, False)):
        of = problem(n, n, k)
        of.guard, of.limit = native.GUARD_ON, 0.0 if "auto" in scheme else 1e-6
        stems = lower(of, scheme).stems
        gemms = [i for i, stem in enumerate(stems) if stem.startswith("gemm")]
        assert (stems.index("guard") > gemms[0]) == beside


def test_decisions_that_a_first_gemm_looks_at_are_cleared_by_packing() -> None:
    lowered = lower(problem(2048, 2048, 2048), "auto")
    start, words = cleared(lowered)
    decisions = addend(lowered.launch("guard").raw, DECISIONS_OFFSET)
    assert start <= decisions and decisions + 256 <= start + 4 * words
    assert words <= lowered.launches[0].raw.block[0], "a word a thread"


@pytest.mark.parametrize("size, beta, narrows", [
    ((4096, 4096, 4096), 0.0, True), ((4096, 4096, 4096), -0.5, False),
    ((4096, 4096, 8192), -0.5, True), ((2048, 2048, 2048), 0.0, False),
])  # fmt: skip
def test_panels_are_cut_into_narrower_tiles_where_that_gains(
    size: tuple[int, int, int], beta: float, narrows: bool
) -> None:
    """Where C is read, only for a long k; a product without a guard is cut as ever."""
    first = products(lower(problem(*size), "auto", beta=beta))[0]
    assert first.values.get("NARROWS", 0) == narrows
    assert (tiles_of_q(first) > size[0] // 128) == narrows
    plain = [tiles_of_q(products(lower(problem(*size), beta=x))[0]) for x in (beta, 0.0)]
    assert plain[0] == plain[1]


TILES_OF_Q_OFFSET = 76
"""Of GemmParams::q.tiles."""


def tiles_of_q(gemm: Launch) -> int:
    words = bytes(gemm.raw.params)[TILES_OF_Q_OFFSET : TILES_OF_Q_OFFSET + 4]
    return int.from_bytes(words, "little")
