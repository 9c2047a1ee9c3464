"""`mixpert_lower`, the pure choice of what to launch: no GPU needed."""

from __future__ import annotations

import math
import re

import pytest
from gemm_cases import ALL_SCHEMES
from hypothesis import given, settings
from hypothesis import strategies as st
from lowering import (
    H100,
    MOST_ACCUMULATORS,
    PATHS,
    SMALL,
    Launch,
    Lowered,
    devices_and_paths,
    gemm_of,
    lower,
    on,
    problem,
    sums_bytes,
)

from mixpert import native
from mixpert.errors import BackendError, ShapeError
from mixpert.kernels.instances import DEVICES, INT8_SCHEMES
from mixpert.scheme import Scheme

ALIGN = 256
MOST_THREADS = 1024
LONG_SEGMENT = 8192

CONSUMERS = 256  # threads that hold accumulators
FEWEST_STAGES = {80: 3, 90: 2}
ADDRESS = 8


def tile_of(gemm: Launch) -> tuple[int, int]:
    """Columns and rows of C in a tile."""
    return gemm.values.get("BM", 128), gemm.values["BN"]


def check_sound(lowered: Lowered, device: native.DeviceStruct) -> None:
    """What every launch must keep to, whatever was chosen."""
    for launch in lowered.launches:
        raw = launch.raw
        assert raw.shared_bytes <= device.shared_per_block, launch.name
        assert 0 < raw.block[0] <= MOST_THREADS and list(raw.block[1:]) == [1, 1]
        assert 0 < raw.grid[0] < 2**31 and all(0 < size < 2**16 for size in raw.grid[1:])
        assert all(size % of == 0 for size, of in zip(raw.grid, raw.cluster, strict=True)), (
            launch.name
        )
        assert sum(of > 1 for of in raw.cluster) <= 1
        most = 16 if launch.stem == "gemm_int8_thin" else 8  # more have to be allowed
        assert max(raw.cluster) in range(1, most + 1 if device.arch == 90 else 2)
        assert 0 < raw.param_bytes <= len(raw.params) and raw.param_bytes % ADDRESS == 0
        check_addresses(launch, lowered.workspace)


def check_addresses(launch: Launch, workspace: int) -> None:
    raw = launch.raw
    relocations = raw.relocations[: raw.relocation_count]
    assert len({at.offset for at in relocations}) == raw.relocation_count, "patched twice"
    for at in relocations:
        assert at.offset % ADDRESS == 0 and at.offset + ADDRESS <= raw.param_bytes
        assert at.slot < len(native.SLOTS)
        if native.SLOTS[at.slot] == "workspace":
            assert at.addend % 4 == 0 and 0 <= at.addend < workspace
        else:
            assert at.addend == 0


def workspace_starts(lowered: Lowered) -> set[int]:
    slot = native.SLOTS.index("workspace")
    return {
        at.addend
        for launch in lowered.launches
        for at in launch.raw.relocations[: launch.raw.relocation_count]
        if at.slot == slot
    }


def packed_bytes(rows: int, k: int, slices: int) -> int:
    """kernels/params_pack.cuh: [k / 128][slice][rows to 8][128 bytes], in any order."""
    return -(-k // 128) * slices * (-(-rows // 8) * 8) * 128


def sides(of: native.ProblemStruct, scheme: Scheme) -> list[tuple[int, int, int]]:
    """(rows, slices, matrices) of op(A) and op(B); a matrix that the batch shares counts once."""
    return [
        (of.m, scheme.l + 1, of.batch if of.stride_a else 1),
        (of.n, scheme.r + 1, of.batch if of.stride_b else 1),
    ]


def least_workspace(of: native.ProblemStruct, scheme: Scheme) -> int:
    """Both packed operands, and one exponent a row and K-group."""
    groups = -(-of.k // scheme.group) if scheme.group else 1
    return sum(
        matrices * (packed_bytes(rows, of.k, slices) + 4 * rows * groups)
        for rows, slices, matrices in sides(of, scheme)
    )


def most_workspace(of: native.ProblemStruct, scheme: Scheme) -> int:
    """Beside that, exponents of 7 padded rows a group, a maximum and a counter a row, alignment."""
    groups = -(-of.k // scheme.group) if scheme.group else 1
    extra = sum(n * 4 * (7 * groups + 2 * rows + 1) for rows, _, n in sides(of, scheme))
    return least_workspace(of, scheme) + extra + 8 * ALIGN


# ---- what fits -----------------------------------------------------------------------------------


@pytest.mark.parametrize("arch", DEVICES)
@pytest.mark.parametrize("k", [1, 1000, 4096, 100_000])
def test_every_scheme_is_legal_on_every_device(arch: int, k: int) -> None:
    for scheme in ALL_SCHEMES:
        for m, n in ((1, 1), (300, 200), (4096, 4096)):
            lowered = lower(problem(m, n, k), scheme, DEVICES[arch])
            check_sound(lowered, DEVICES[arch])
            assert lowered.path == PATHS[gemm_of(lowered).stem]


@pytest.mark.parametrize(
    "device, path", list(devices_and_paths()), ids=lambda x: getattr(x, "arch", x)
)
def test_accumulators_fit_in_registers(device: native.DeviceStruct, path: int) -> None:
    for scheme in map(Scheme.parse, ALL_SCHEMES):
        if path == 90 and scheme.group % 128:
            continue
        for n in (64, 1024, 8192):
            for k in (128, 200_000):
                gemm = gemm_of(lower(problem(n, n, k), scheme.text, on(device, path)))
                if gemm.stem == "gemm_int8_unpacked":
                    assert (scheme.d + 1) * gemm.values["BN"] // 2 <= MOST_ACCUMULATORS[90, 0]
                    continue
                segmented = gemm.values["SEGMENTED"]
                outputs = math.prod(tile_of(gemm)) // CONSUMERS
                held = (scheme.d + 1 + segmented) * outputs
                in_memory = path == 90 and segmented and held > MOST_ACCUMULATORS[90, 1]
                if in_memory:  # the sums
                    assert (scheme.group or scheme.chunk) >= LONG_SEGMENT
                    segmented, held = 0, held - outputs
                assert held <= MOST_ACCUMULATORS[path, segmented], gemm.name
                ring = gemm.values["STAGES"] * ring_slot(gemm, path)
                assert ring <= gemm.raw.shared_bytes <= device.shared_per_block
                assert gemm.values["STAGES"] >= FEWEST_STAGES[path]


def ring_slot(gemm: Launch, path: int) -> int:
    """Bytes of one stage: a step of k of both operands' tiles, all slices."""
    step = 128 if path == 90 else 64
    columns, rows = tile_of(gemm)
    return (gemm.values["SP"] * columns + gemm.values["SQ"] * rows) * step


def test_small_shared_memory_leaves_no_kernel() -> None:
    tiny = native.DeviceStruct(80, 108, 16 * 1024, 0)
    with pytest.raises(BackendError, match=r"no kernel of int8:3,3 fits .* sm_80"):
        lower(problem(64, 64, 64), "int8:3,3", tiny)


@pytest.mark.parametrize("arch", [70, 75])
def test_old_architectures_are_refused(arch: int) -> None:
    with pytest.raises(BackendError, match=f"architecture sm_{arch}"):
        lower(problem(64, 64, 64), device=native.DeviceStruct(arch, 80, 96 * 1024, 0))


def test_hopper_path_elsewhere_is_refused() -> None:
    with pytest.raises(BackendError, match="architecture sm_100"):
        lower(problem(64, 64, 64), device=on(DEVICES[100], 90))


@pytest.mark.parametrize("scheme", ["native", "fp64"])
def test_other_kinds_have_no_kernel(scheme: str) -> None:
    with pytest.raises(BackendError, match=f"{scheme} has no kernel"):
        lower(problem(64, 64, 64), scheme)


@pytest.mark.parametrize("sizes", [(-1, 8, 8), (8, -1, 8), (8, 8, -1)])
def test_negative_sizes(sizes: tuple[int, int, int]) -> None:
    with pytest.raises(ShapeError, match="negative"):
        lower(problem(*sizes))


def test_negative_batch() -> None:
    with pytest.raises(ShapeError, match="negative"):
        lower(problem(8, 8, 8, batch=-1))


@pytest.mark.parametrize(
    "sizes", [(2**31, 8, 8), (8, 2**31, 8), (8, 8, 2**31), (2**30, 2**30, 8), (2**40, 1, 1)]
)
def test_more_than_31_bits(sizes: tuple[int, int, int]) -> None:
    with pytest.raises(BackendError, match="exceeds 2\\^31"):
        lower(problem(*sizes))


# ---- what is chosen ------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme, m, n, k, path, width", [
    ("int8:2,2,2", 8192, 8192, 8192, 90, 144),
    ("int8:3,3", 8192, 8192, 8192, 90, 80),
    ("int8:2,2,2", 4096, 4096, 4096, 90, 128),
    ("int8:2,2", 8192, 8192, 8192, 90, 96),
    ("int8:1,1,1", 8192, 8192, 8192, 90, 192),
    ("int8:2,2,2", 1024, 1024, 1024, 90, 64),
    ("int8:2,2,2", 256, 256, 256, SMALL, None),
    ("int8:2,2,2", 64, 64, 64, SMALL, None),
    ("int8:1,1,1", 1339, 25, 1075, 90, 32),
    ("int8:2,2,2", 1000, 1, 2000, SMALL, None),
    ("int8:2,2,2", 16, 8192, 8192, SMALL, None),
    ("int8:2,2,2", 128, 128, 262_144, 90, 128),
    ("int8:2,2,2+g32", 1024, 1024, 1024, 80, 64),
])  # fmt: skip
def test_choices_on_an_h100(  # noqa: PLR0917
    scheme: str, m: int, n: int, k: int, path: int, width: int | None
) -> None:
    """Measured best: 128 x 144 for 6 products where that fills waves, 128 x 96 for 8, 128 x 192 for
    3; small: narrow."""
    lowered = lower(problem(m, n, k), scheme)
    assert (lowered.path, gemm_of(lowered).values.get("BN")) == (path, width)


@pytest.mark.parametrize(
    "scheme, width, threads", [("int8:2,2,2", 144, 256), ("int8:3,3", 80, 384)]
)
def test_wide_tiles_are_for_usual_products(scheme: str, width: int, threads: int) -> None:
    """With beta = 0, rows of C that begin at sectors, all of C, k in one piece."""
    usual = gemm_of(lower(problem(8192, 8192, 8192), scheme))
    assert (usual.values["BN"], usual.raw.block[0]) == (width, threads)
    assert usual.raw.shared_bytes <= H100.shared_per_block
    for m, k, beta, triangle in (
        (8191, 8192, 0.0, 0), (8192, 8192, 1.0, 0), (8192, 1024, 0.0, 0), (8192, 8192, 0.0, 1),
        (8192, 150_000, 0.0, 0),
    ):  # fmt: skip
        of = problem(m, 8192, k)
        of.triangle = triangle
        gemm = gemm_of(lower(of, scheme, beta=beta))
        assert gemm.values["BN"] != width
        assert gemm.raw.block[0] == 384


def test_wide_tiles_leave_nan_and_inf_to_a_launch() -> None:
    guarded = problem(8192, 8192, 8192)
    guarded.guard = native.GUARD_ON
    assert lower(guarded, "int8:2,2,2").stems[-1] == "repair"
    assert lower(guarded, "int8:2,2").stems[-1] == "gemm_int8_sm90"


def test_choice_is_deterministic() -> None:
    once, twice = (lower(problem(777, 555, 333)) for _ in range(2))
    assert [x.name for x in once.launches] == [x.name for x in twice.launches]
    assert [bytes(x.raw) for x in once.launches] == [bytes(x.raw) for x in twice.launches]


@pytest.mark.parametrize("path, stem", [(80, "gemm_int8_sm80"), (90, "gemm_int8_sm90")])
def test_forced_path(path: int, stem: str) -> None:
    lowered = lower(problem(512, 512, 512), device=on(H100, path))
    assert (lowered.path, gemm_of(lowered).stem) == (path, stem)


@pytest.mark.parametrize("group, path", [(32, 80), (64, 80), (128, 90), (256, 90), (1024, 90)])
def test_short_groups_take_the_ampere_path(group: int, path: int) -> None:
    assert lower(problem(512, 512, 2048), f"int8:2,2,2+g{group}").path == path
    if path == 80:
        with pytest.raises(BackendError, match="no kernel"):
            lower(problem(512, 512, 2048), f"int8:2,2,2+g{group}", on(H100, 90))


def test_grid_covers_every_tile() -> None:
    for path in (80, 90):
        for batch in (1, 7):
            gemm = gemm_of(lower(problem(1000, 700, 64, batch=batch), device=on(H100, path)))
            columns, rows = tile_of(gemm)
            tiles = -(-1000 // rows) * -(-700 // columns) * batch
            assert gemm.raw.grid[0] == (min(tiles, H100.sm_count) if path == 90 else tiles)


# ---- segments and groups -------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", INT8_SCHEMES)
def test_segments_begin_past_a_chunk(scheme: str) -> None:
    chunk = Scheme.parse(scheme).chunk
    assert chunk % 128 == 0
    for k, segmented in ((chunk, 0), (chunk + 1, 1)):
        assert gemm_of(lower(problem(4096, 4096, k), scheme)).values["SEGMENTED"] == segmented


def test_groups_are_packed_by_their_own_kernel() -> None:
    lowered = lower(problem(64, 96, 4096), "int8:1,2+g256")
    assert lowered.stems == ["pack_grouped", "gemm_int8_sm90"]
    assert gemm_of(lowered).values["SEGMENTED"] == 1
    whole = lower(problem(64, 96, 256), "int8:1,2+g256", on(H100, 90))
    assert gemm_of(whole).values["SEGMENTED"] == 0


def test_slices_stay_with_their_operand() -> None:
    """P is op(B): its r+1 slices come first, whatever the transposes."""
    for trans_a in (False, True):
        lowered = lower(problem(64, 64, 64, trans_a, not trans_a), "int8:1,3")
        for launch in lowered.launches:
            assert (launch.values["SP"], launch.values["SQ"]) == (4, 2)


# ---- nothing to multiply, batches, workspace -----------------------------------------------------


@pytest.mark.parametrize("sizes, alpha", [((8, 9, 0), 1.0), ((8, 9, 10), 0.0), ((8, 9, 10), -0.0)])
def test_only_scaling(sizes: tuple[int, int, int], alpha: float) -> None:
    lowered = lower(problem(*sizes), alpha=alpha, beta=0.5)
    assert (lowered.stems, lowered.workspace) == (["scale"], 0)
    slots = {native.SLOTS[at.slot] for at in lowered.launches[0].raw.relocations[:2]}
    assert slots == {"c", "beta"}, "A and B are not read"


@pytest.mark.parametrize("sizes", [(0, 8, 8), (8, 0, 8), (0, 0, 0), (0, 8, 0)])
def test_empty_results_launch_nothing(sizes: tuple[int, int, int]) -> None:
    assert lower(problem(*sizes)) == Lowered((), 0, 0)


def test_empty_batch_launches_nothing() -> None:
    assert lower(problem(8, 8, 8, batch=0)).launches == ()


def test_a_shared_operand_is_packed_once() -> None:
    packing = on(H100, 90)
    one = lower(problem(256, 256, 256), device=packing).workspace
    shared = lower(problem(256, 256, 256, batch=16, stride_b=0), device=packing).workspace
    apart = lower(problem(256, 256, 256, batch=16), device=packing).workspace
    assert apart == 16 * one
    assert shared == one // 2 * 17


def test_scalars_may_lie_on_the_device() -> None:
    slots = {
        native.SLOTS[at.slot]
        for at in gemm_of(lower(problem(8, 8, 8))).raw.relocations
        if at.offset
    }
    assert {"alpha", "beta"} <= slots


@settings(max_examples=200)
@given(
    m=st.integers(1, 20_000), n=st.integers(1, 20_000), k=st.integers(1, 250_000),
    scheme=st.sampled_from(ALL_SCHEMES), arch=st.sampled_from(sorted(DEVICES)),
    trans_a=st.booleans(), trans_b=st.booleans(), batch=st.integers(1, 40),
    shared_a=st.booleans(), shared_b=st.booleans(),
)  # fmt: skip
def test_any_problem(  # noqa: PLR0917
    m: int, n: int, k: int, scheme: str, arch: int, trans_a: bool, trans_b: bool, batch: int,
    shared_a: bool, shared_b: bool,
) -> None:  # fmt: skip
    """Sound launches, aligned parts, and a workspace that holds what is packed."""
    of = problem(m, n, k, trans_a, trans_b, batch, 0 if shared_a else None, 0 if shared_b else None)
    lowered = lower(of, scheme, DEVICES[arch])
    check_sound(lowered, DEVICES[arch])
    parsed = Scheme.parse(scheme)
    if lowered.path == SMALL:
        assert lowered.stems in (["gemm_int8_small"], ["gemm_int8_thin"])
        assert lowered.workspace == 0
        return
    parts = sorted(workspace_starts(lowered))
    assert all(start % ALIGN == 0 for start in parts)
    if "gemm_int8_unpacked" in lowered.stems:  # test_lower_unpacked.py
        return
    most = most_workspace(of, parsed) + sums_bytes(of, lowered)
    assert least_workspace(of, parsed) <= lowered.workspace <= most
    assert re.fullmatch(
        r"((clear )?(pack ){1,2}|pack_grouped )(clear )?gemm_int8_sm[89]0( gemm_int8_reduce)?",
        " ".join(lowered.stems),
    )
