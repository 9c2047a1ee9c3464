"""Products of operands that are not packed: how they are lowered, without a GPU."""

from __future__ import annotations

import ctypes

import pytest
from lowering import H100, Lowered, Parts, gemm_of, lower, on, problem, taken_apart

from mixpert import native
from mixpert.kernels.instances import DEVICES, INT8_SCHEMES
from mixpert.scheme import Scheme

STEMS = ["clear", "gemm_int8_unpacked", "gemm_int8_reduce"]
GUESSING = ["clear", "gemm_int8_unpacked", "gemm_int8_unpacked", "gemm_int8_reduce"]
MOST_SHARED = 227 * 1024
MOST_ACCUMULATORS = {512: 144, 384: 192}
"""Of a thread, by threads of a CTA: fewer that quantise leave registers for more sums."""
WORKSPACE = 5


class Operand(ctypes.Structure):
    """UnpackedOperand of kernels/params_unpacked.cuh."""

    _fields_ = [
        *((name, ctypes.c_uint64) for name in ("source", "maxima", "exponents", "guesses", "ld")),
        ("rows", ctypes.c_int32),
        ("k_contiguous", ctypes.c_int32),
    ]


class Params(ctypes.Structure):
    """GemmUnpackedParams."""

    _fields_ = [
        ("operands", Operand * 2), ("parts", Parts), ("arrived", ctypes.c_uint64),
        ("wrong", ctypes.c_uint64), ("k", ctypes.c_int32), ("paired", ctypes.c_int32),
        ("stored_in_segment", ctypes.c_int32), ("patience", ctypes.c_int32),
        ("sampled", ctypes.c_int32), ("reserved", ctypes.c_int32),
    ]  # fmt: skip


def part_of_k(parts: Parts, part: int, blocks: int) -> range:
    """The packed blocks of a part, as kernels/tiles.cuh finds them."""
    segment, place = divmod(part, parts.in_segment)
    first = segment * parts.segment + place * parts.blocks
    length = min(parts.blocks, parts.segment - place * parts.blocks, blocks - first)
    return range(first, first + max(length, 0))


STORED_OFFSET = 108
"""Of `stored` in ReduceParams of kernels/params_gemm.cuh."""


def unpacked(of: native.ProblemStruct, scheme: str, threads: int | None = None) -> Lowered:
    """A way that packs nothing, with CTAs of so many threads if said, whatever the model says."""
    struct, microseconds = Scheme.parse(scheme).to_native(), ctypes.c_double()
    for choice in range(100):
        out = native.LoweredStruct()
        native.check(
            native.load().mixpert_lower_choice(
                ctypes.byref(of), ctypes.byref(struct), 1.0, 0.0, ctypes.byref(on(H100, 90)),
                choice, ctypes.byref(microseconds), ctypes.byref(out),
            )
        )  # fmt: skip
        if any(
            one.kernel.startswith(b"gemm_int8_unpacked") and threads in {None, one.block[0]}
            for one in out.launches
        ):
            return taken_apart(out)
    raise AssertionError("a hundred other ways")


@pytest.mark.parametrize("m, n, k", [(128, 128, 262_144), (64, 33, 65_536), (1, 1, 32_768),
                                     (300, 290, 40_001), (64, 8192, 33_000)])  # fmt: skip
def test_parts_cover_k_once_and_none_is_empty(m: int, n: int, k: int) -> None:
    for scheme in INT8_SCHEMES:
        launch = gemm_of(unpacked(problem(m, n, k), scheme))
        parts = Params.from_buffer_copy(bytes(launch.raw.params)).parts
        tile_p, tile_q, count = launch.raw.grid
        assert (tile_p, tile_q) == (-(-n // 128), -(-m // launch.values["BN"]))
        blocks, seen = -(-k // 128), []
        lengths = [len(part_of_k(parts, part, blocks)) for part in range(count)]
        for part in range(count):
            seen += part_of_k(parts, part, blocks)
        assert seen == list(range(blocks))
        cluster = launch.raw.cluster[2]
        assert all(lengths[:-1]) and (lengths[-1] or cluster == 2) and count % cluster == 0
        assert tile_p * tile_q * count <= H100.sm_count  # CTAs wait for each other


@pytest.mark.parametrize("m, n, k", [
    (128, 128, 262_144), (100, 100, 100_000), (64, 64, 65_536), (192, 192, 65_536), (1, 1, 43_700),
    (700, 690, 50_000),
])  # fmt: skip
def test_pairs_of_parts_are_stored_as_one_and_all_are_added_up(m: int, n: int, k: int) -> None:
    """Each place holds the sums of one part or of two of a segment, and the reduction reads what is
    stored, no more (kernels/paired_sums.cuh, gemm_int8_reduce.cuh)."""
    for scheme in INT8_SCHEMES:
        lowered = unpacked(problem(m, n, k), scheme)
        launch, reduction = gemm_of(lowered), lowered.launches[-1]
        params = Params.from_buffer_copy(bytes(launch.raw.params))
        parts, paired, blocks = params.parts, params.paired, -(-k // 128)
        assert launch.raw.cluster[2] == 1 + paired
        raw = bytes(reduction.raw.params)
        told = [int.from_bytes(raw[STORED_OFFSET + at :][:4], "little") for at in (0, 4)]
        assert told == [paired, params.stored_in_segment]
        places: dict[int, list[int]] = {}
        for part in range(launch.raw.grid[2]):
            if not part_of_k(parts, part, blocks):
                continue
            segment = part // parts.in_segment
            first = segment * parts.in_segment
            place = segment * params.stored_in_segment + (part >> paired) - (first >> paired)
            places.setdefault(place, []).append(part)
        assert max(places) < -(-blocks // parts.segment) * params.stored_in_segment
        for together in places.values():
            assert len({part // parts.in_segment for part in together}) == 1
            assert len(together) == 1 or (paired and together[0] // 2 == together[1] // 2)
        read = set()
        for segment in range(-(-blocks // parts.segment)):
            left = blocks - segment * parts.segment
            used = min(parts.in_segment, -(-left // parts.blocks))
            first = segment * parts.in_segment
            count = ((first + used - 1) >> paired) - (first >> paired) + 1
            read |= {segment * params.stored_in_segment + at for at in range(count)}
        assert read == set(places)


@pytest.mark.parametrize("scheme", INT8_SCHEMES)
def test_tiles_fit_in_shared_memory_and_registers(scheme: str) -> None:
    for m in (8, 40, 1000):
        lowered = unpacked(problem(m, 90, 40_000), scheme)
        launch = gemm_of(lowered)
        assert lowered.stems in (STEMS, GUESSING)
        assert launch.raw.shared_bytes <= MOST_SHARED
        most = MOST_ACCUMULATORS[launch.raw.block[0]]
        assert (launch.values["D"] + 1) * launch.values["BN"] // 2 <= most
        assert launch.values["BN"] >= min(m, 32)


@pytest.mark.parametrize("scheme, width", [
    ("int8:2,2,2", 128), ("int8:1,1", 128), ("int8:3,3", 64)
])  # fmt: skip
def test_few_threads_quantise_for_wide_tiles(scheme: str, width: int) -> None:
    launch = gemm_of(unpacked(problem(256, 256, 65_536), scheme, threads=384))
    assert launch.values["BN"] == width and launch.raw.shared_bytes <= MOST_SHARED
    assert (launch.values["D"] + 1) * width // 2 <= MOST_ACCUMULATORS[384]


def test_wide_tiles_are_for_long_k_of_larger_c() -> None:
    """Measured on an H200: 256 x 256 x 65536 in 154 us with 128 columns, in 162 with 64."""
    for (m, n, k), width in {
        (256, 256, 65_536): 128, (128, 128, 32_768): 64, (192, 192, 65_536): 64
    }.items():  # fmt: skip
        assert gemm_of(lower(problem(m, n, k), "int8:2,2,2")).values["BN"] == width


@pytest.mark.parametrize("m, n, k, pairs", [
    (128, 128, 32_768, True), (100, 100, 100_000, True), (256, 256, 65_536, True),
    (64, 64, 65_536, True), (32, 30, 100_000, False), (704, 512, 50_000, False),
])  # fmt: skip
def test_pairs_are_for_many_bytes_of_sums(m: int, n: int, k: int, pairs: bool) -> None:
    """... and leave no SM out where a tile has few parts. Measured: few bytes gain nothing."""
    threads = 384 if m == n and m % 64 else None  # one tile of 128 columns for 100
    launch = gemm_of(unpacked(problem(m, n, k), "int8:2,2,2", threads))
    assert launch.raw.cluster[2] == (2 if pairs else 1)


@pytest.mark.parametrize("m, n, k", [
    (1, 1, 32_768), (64, 64, 65_536), (128, 128, 262_144), (256, 256, 262_144),
    (128, 128, 2_000_000), (1, 1, 5_000_000), (256, 200, 1_000_000),
])  # fmt: skip
def test_ctas_wait_longer_where_parts_are_longer(m: int, n: int, k: int) -> None:
    """A CTA that has no blocks waits until the longest part is read, at a fifth of an SM's share of
    an H100's memory (3.0 TB/s, 132 SMs, 1.98 GHz), and half a millisecond for the start."""
    launch = gemm_of(unpacked(problem(m, n, k), "int8:2,2,2"))
    params = Params.from_buffer_copy(bytes(launch.raw.params))
    rows = min(m, launch.values["BN"]) + min(n, 128)
    cycles = params.parts.blocks * 128 * 4 * rows / (3.0e12 / 132 / 1.98e9)
    assert 1024 * params.patience > 2**20 + 5 * cycles
    if params.parts.blocks < 20:
        assert 1024 * params.patience < 3 * 2**20


def test_parts_of_the_workspace_hold_what_is_written() -> None:
    """They do not overlap; maxima, counts and what says that guesses are wrong are cleared."""
    lowered = unpacked(problem(100, 60, 200_000), "int8:2,2,2")
    clear, *products, _ = lowered.launches
    params = Params.from_buffer_copy(bytes(gemm_of(lowered).raw.params))
    chunks = -(-200_000 // 128) // params.parts.segment + 1
    stored = chunks * params.stored_in_segment if params.paired else products[0].raw.grid[2]
    q = Params.operands.offset + ctypes.sizeof(Operand)
    sizes = {
        Operand.maxima.offset: 60 * 4, q + Operand.maxima.offset: 100 * 4,
        Params.arrived.offset: 4, Params.wrong.offset: 16,
        Operand.exponents.offset: 64 * 4, q + Operand.exponents.offset: 104 * 4,
        Operand.guesses.offset: 60 * 4, q + Operand.guesses.offset: 100 * 4,
        Params.parts.offset: stored * 3 * 60 * 104 * 4,  # three diagonals
    }  # fmt: skip
    found = {
        (relocation.addend, sizes[relocation.offset])
        for launch in products
        for relocation in launch.raw.relocations[: launch.raw.relocation_count]
        if relocation.slot == WORKSPACE
    }
    assert len(found) == len(sizes) + 1  # two counts
    starts = [start for start, _ in sorted(found)]
    for (start, size), end in zip(sorted(found), [*starts[1:], lowered.workspace], strict=True):
        assert start + size <= end
    zeros = {Operand.maxima.offset, q + Operand.maxima.offset, Params.arrived.offset,
             Params.wrong.offset}  # fmt: skip
    (cleared,) = clear.raw.relocations[: clear.raw.relocation_count]
    words = int.from_bytes(bytes(clear.raw.params)[8:16], "little")
    assert cleared.addend == 0
    for launch in products:
        for at in launch.raw.relocations[: launch.raw.relocation_count]:
            if at.slot == WORKSPACE:
                assert (at.addend + sizes[at.offset] <= 4 * words) == (at.offset in zeros)


@pytest.mark.parametrize("of, scheme, device", [
    (problem(128, 128, 262_144), "int8:2,2,2", DEVICES[80]),
    (problem(128, 128, 262_144), "int8:2,2,2", on(H100, 80)),
    (problem(128, 128, 262_144), "int8:2,2,2", DEVICES[120]),
    (problem(128, 128, 262_144, batch=2), "int8:2,2,2", H100),
    (problem(128, 128, 262_144), "int8:2,2,2+g128", H100),
    (problem(128, 128, 262_144), "auto", H100),
    (problem(128, 128, 32_767), "int8:2,2,2", H100),
    (problem(4096, 4096, 4096), "int8:2,2,2", H100),
    (problem(512, 512, 32_768), "int8:2,2,2", H100),
    (problem(8192, 8192, 65_536), "int8:2,2,2", H100),
])  # fmt: skip
def test_elsewhere_operands_are_packed(
    of: native.ProblemStruct, scheme: str, device: native.DeviceStruct
) -> None:
    assert "gemm_int8_unpacked" not in lower(of, scheme, device).stems


@pytest.mark.parametrize("m, n, k", [
    (128, 128, 262_144), (64, 64, 65_536), (256, 256, 65_536), (128, 128, 32_768),
    (1024, 128, 32_768),
])  # fmt: skip
def test_long_k_is_not_packed(m: int, n: int, k: int) -> None:
    """Measured faster than what packs, which reads so long rows twice."""
    assert lower(problem(m, n, k)).stems in (STEMS, GUESSING)


@pytest.mark.parametrize("m, n, k, scheme, guesses", [
    (128, 128, 262_144, "int8:2,2,2", True), (48, 48, 500_000, "int8:2,2,2", True),
    (128, 128, 196_608, "int8:2,2,2", True), (128, 128, 196_607, "int8:2,2,2", False),
    (256, 256, 65_536, "int8:2,2,2", False), (28, 28, 201_000, "int8:2,2,2", True),
    (28, 28, 200_800, "int8:2,2,2", False), (256, 256, 200_000, "int8:1,1,1", True),
    (256, 256, 200_000, "int8:1,2", True), (256, 256, 200_000, "int8:0,0", True),
    (256, 256, 200_000, "int8:3,3", False), (256, 256, 200_000, "int8:2,2@7", False),
    (256, 256, 200_000, "int8:0,0@7", False),
])  # fmt: skip
def test_exponents_are_guessed_where_l2_does_not_hold_operands(
    m: int, n: int, k: int, scheme: str, guesses: bool
) -> None:
    """... of 45 MB, where rows of normal data are alike and digits are taken from sums: up to three
    slices of radix 2^8."""
    assert unpacked(problem(m, n, k), scheme).stems == (GUESSING if guesses else STEMS)


def test_a_launch_after_one_that_guesses_knows_what_it_guessed() -> None:
    """They differ in the kernel's form, and in the count of CTAs that have met, alone."""
    for of, scheme in ((problem(100, 60, 200_000), "int8:2,2,2"),
                       (problem(256, 256, 265_536), "int8:1,1,1")):  # fmt: skip
        lowered = unpacked(of, scheme)
        _, first, then, _ = lowered.launches
        assert first.raw.kernel == then.raw.kernel + b" GUESSES=1"
        assert [getattr(first.raw, name)[:] for name in ("grid", "block", "cluster")] == [
            getattr(then.raw, name)[:] for name in ("grid", "block", "cluster")
        ]
        assert bytes(first.raw.params) == bytes(then.raw.params)
        places = [
            {at.offset: at.addend for at in one.raw.relocations[: one.raw.relocation_count]}
            for one in (first, then)
        ]
        differing = {at for at in places[0] if places[0][at] != places[1][at]}
        assert places[0].keys() == places[1].keys() and differing == {Params.arrived.offset}
        assert {Params.wrong.offset, Operand.guesses.offset} < places[0].keys()
        assert places[0][Params.wrong.offset] % 16 == 0


@pytest.mark.parametrize("m, n, k, sampled", [
    (128, 128, 262_144, 262_144 // (127 * 64)), (256, 256, 265_536, 265_536 // (31 * 64)),
])  # fmt: skip
def test_the_share_of_elements_that_guesses_come_from(m: int, n: int, k: int, sampled: int) -> None:
    """Those copied first: with 128 columns and few threads that quantise, 64 of k in each part."""
    launch = gemm_of(unpacked(problem(m, n, k), "int8:2,2,2", threads=384))
    assert Params.from_buffer_copy(bytes(launch.raw.params)).sampled == sampled
