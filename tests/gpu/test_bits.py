"""The int8 kernels of every code path against the processor's backend, compared as integers."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import pytest
from gemm_cases import ALL_SCHEMES, DATA, LONG_K, PADDING, SEEDS, Case, Float32, random_cases
from gpu_backend import Gemm, GpuBackend, difference

from mixpert import native
from mixpert.scheme import Scheme

pytestmark = pytest.mark.gpu

MOST_SHOWN = 8
TRANSPOSES = list(itertools.product((False, True), repeat=2))
EDGES_K = (1, 31, 32, 33, 63, 64, 65, 127, 128, 129, 511, 512, 513, 1024, 1025, 2048, 2049, 4096)
EDGES_MN = (1, 7, 8, 9, 64, 129, 300)
VERY_LONG_K = 33_000


def check(backend: GpuBackend, named: Iterable[tuple[object, Gemm]]) -> None:
    """Compile what the problems need, run them all and report the first that differ."""
    problems = list(named)
    backend.compile(gemm for _, gemm in problems)
    found = [(name, difference(backend.run(gemm), gemm)) for name, gemm in problems]
    wrong = [f"{name}: {text}" for name, text in found if text]
    shown = "\n  ".join(wrong[:MOST_SHOWN])
    assert not wrong, f"{len(wrong)} of {len(problems)} problems differ:\n  {shown}"


def of_cases(cases: Iterable[Case]) -> list[tuple[object, Gemm]]:
    """The problems of cases, those left out which the code path has no kernel for."""
    return [(case, Gemm.of(case)) for case in cases]


def cases_for(backend: GpuBackend, cases: Sequence[Case]) -> list[Case]:
    return [case for case in cases if backend.offers(case.scheme)]


def test_random_shapes(backend: GpuBackend) -> None:
    """Shapes in 1..300, all transposes, padding, data, schemes, general alpha and beta."""
    check(backend, of_cases(cases_for(backend, random_cases())))


def test_thousands_of_random_shapes(backend: GpuBackend) -> None:
    """Other draws of the same; the processor's own bits are held to the model for them too.

    One test, as workers that start together would each compile the same kernels.
    """
    for seed in SEEDS:
        check(backend, of_cases(cases_for(backend, random_cases(seed=seed))))


def test_every_scheme(backend: GpuBackend) -> None:
    kinds = list(DATA)
    cases = [
        Case(67, 131, 190, scheme, kinds[index % len(kinds)], seed=index)
        for index, scheme in enumerate(ALL_SCHEMES)
    ]
    check(backend, of_cases(cases_for(backend, cases)))


def test_bits_on_every_kind_of_data(backend: GpuBackend) -> None:
    schemes = ("int8:2,2", "int8:1,1", "int8:2,2,2", "int8:2,2@7", "int8:1,1+g128")
    cases = [
        Case(161, 147, 331, scheme, data, alpha=-0.75, beta=1.5)
        for scheme, data in itertools.product(schemes, DATA)
    ]
    check(backend, of_cases(cases))


@pytest.mark.parametrize("m, n, k", [(67, 131, 190), (9, 500, 3000), (300, 520, 331)])
def test_bits_where_the_extra_exponent_carries(backend: GpuBackend, m: int, n: int, k: int) -> None:
    """What decides the extra exponent of four digits has more bits than an FP32 number."""
    schemes = (
        "int8:0,0",
        "int8:1,1",
        "int8:2,2,2",
        "int8:3,3",
        "int8:3,3,3",
        "int8:0,3",
        "int8:3,3@7",
    )
    check(backend, of_cases([Case(m, n, k, scheme, "carries") for scheme in schemes]))


def test_bits_across_chunks_of_k(backend: GpuBackend) -> None:
    """k as long as one INT32 accumulation, one longer, and several of them."""
    schemes = ("int8:2,2,2", "int8:0,0", "int8:3,3,6", "int8:1,1+g512")
    cases = [
        Case(*shape, k, scheme, "maxima", trans_b=True, beta=0.5)
        for scheme, k, shape in itertools.product(schemes, LONG_K, ((5, 9), (130, 70)))
    ]
    check(backend, of_cases(cases))


@pytest.mark.parametrize("m, n", [(1, 1), (7, 300), (129, 64)])
def test_shared_k(backend: GpuBackend, m: int, n: int) -> None:
    """CTAs share k, within one chunk and over several, the last one short."""
    schemes = ("int8:2,2,2", "int8:1,1@7", "int8:3,3", "int8:0,0")
    cases = [
        Case(m, n, k, scheme, ("normal", "largest")[index % 2], trans_a=index % 3 == 1,
             padding=(0, 0, index % 2), alpha=0.5, beta=index % 3 * 0.7)
        for index, (scheme, k) in enumerate(
            itertools.product(schemes, (700, 4100, 32_641, 66_000))
        )
    ]  # fmt: skip
    check(backend, of_cases(cases))


def check_thin_ways(backend: GpuBackend, gemm: Gemm, kind: str = "") -> None:
    """The bits of all ways of gemm_int8_thin whose kernel has this in its name.

    `choices` lowers for alpha = 1 and beta = 0.
    """
    assert (gemm.alpha, gemm.beta) == (1.0, 0.0)
    scheme, ways = gemm.scheme.to_native(), []
    for way, _ in backend.device.choices(gemm.problem, scheme):
        kernel = way.launches[0].kernel.decode()
        if kernel.startswith("gemm_int8_thin") and kind in kernel:
            ways.append(kernel)
            assert difference(backend.run(gemm, way=way), gemm) is None, kernel
    assert ways


@pytest.mark.parametrize("m, n", [(1, 33), (300, 7), (16, 2500), (40, 9), (13, 16)])
def test_bits_of_thin_operands(backend: GpuBackend, m: int, n: int) -> None:
    """One operand of few rows: every share of k, and blocks of the other past the last cluster."""
    if backend.path != 1 or backend.device.struct.arch != 90:
        pytest.skip("one launch with clusters: compute capability 9.0")
    schemes = ("int8:2,2,2", "int8:0,0", "int8:1,2", "int8:3,3", "int8:2,2@7")
    gemms = [
        Gemm.of(Case(
            m, n, k, schemes[index % 5], tuple(DATA)[index % len(DATA)],
            trans_a=index % 2 == 1, trans_b=index // 2 % 2 == 1,
            padding=(index % 3, index % 2, index % 4),
        ))
        for index, k in enumerate((1, 127, 512, 1000, 1024, 1025, 2048, 3001, 4100, 8192))
    ]  # fmt: skip
    for gemm in gemms:
        check_thin_ways(backend, gemm)


@pytest.mark.parametrize("m, n, k", [(16, 2500, 1000), (4224, 9, 1024), (13, 8448, 500)])
def test_thin_of_two_blocks_together(backend: GpuBackend, m: int, n: int, k: int) -> None:
    """Every cluster has one block or two, whose maxima are exchanged once."""
    if backend.path != 1 or backend.device.struct.arch != 90:
        pytest.skip("one launch with clusters: compute capability 9.0")
    for turn, scheme in enumerate(("int8:2,2,2", "int8:0,0", "int8:1,1,1", "int8:2,2,2")):
        gemm = Gemm.of(Case(
            m, n, k, scheme, ("normal", "maxima")[turn % 2], trans_a=turn % 2 == 1,
            trans_b=turn // 2 % 2 == 1, padding=(turn % 3, turn % 2, turn),
        ))  # fmt: skip
        check_thin_ways(backend, gemm, "BLOCKS=2")


@pytest.mark.parametrize("m, n, k", [
    (5001, 16, 1025), (8192, 16, 8192), (13, 5001, 4100), (1000, 7, 8100), (9001, 16, 2048),
])  # fmt: skip
def test_thin_in_whole_lines(backend: GpuBackend, m: int, n: int, k: int) -> None:
    """A wide operand that is not K-contiguous: blocks of 32 rows, also ragged and misaligned."""
    if backend.path != 1 or backend.device.struct.arch != 90:
        pytest.skip("one launch with clusters: compute capability 9.0")
    for turn, scheme in enumerate(("int8:2,2,2", "int8:1,1,1", "int8:3,3", "int8:2,2@7")):
        gemm = Gemm.of(Case(
            m, n, k, scheme, ("normal", "maxima", "largest")[turn % 3],
            trans_a=m < n and turn % 2 == 1, trans_b=m < n or turn % 2 == 1,
            padding=(turn * 4 % 7, turn, 1),
        ))  # fmt: skip
        check_thin_ways(backend, gemm, "LINES=")


@pytest.mark.parametrize("m, n", [(9, 500), (500, 9)])
def test_thin_with_alpha_and_beta(backend: GpuBackend, m: int, n: int) -> None:
    gemm = Gemm.of(Case(m, n, 3000, "int8:2,2,2", "normal", alpha=-0.5, beta=0.7))
    assert difference(backend.run(gemm), gemm) is None


@pytest.mark.parametrize("scheme, k", [("int8:3,3,6", 32_640), ("int8:0,0", 130_944)])
def test_largest_sums_stay_exact(backend: GpuBackend, scheme: str, k: int) -> None:
    """Every digit at its largest, over a whole chunk."""
    check(backend, of_cases([Case(20, 33, k, scheme, "largest")]))


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "int8:1,1"])
def test_bits_at_edges_of_tiles(backend: GpuBackend, scheme: str) -> None:
    """Sizes on both sides of every tile, packed block and strip."""
    shapes = list(itertools.product(EDGES_MN, EDGES_MN, EDGES_K))
    shapes += [(m, n, VERY_LONG_K) for m, n in ((1, 1), (9, 300), (129, 64))]
    values = np.random.default_rng(3).standard_normal(300 * VERY_LONG_K).astype(np.float32)
    check(
        backend,
        (
            ((m, n, k, scheme), dense(m, n, k, scheme, values, TRANSPOSES[index % 4]))
            for index, (m, n, k) in enumerate(shapes)
        ),
    )


def dense(  # noqa: PLR0917
    m: int, n: int, k: int, scheme: str, values: Float32, transposes: tuple[bool, bool]
) -> Gemm:
    """A problem without padding whose operands are the head and the tail of `values`."""
    trans_a, trans_b = transposes
    problem = native.ProblemStruct(
        m, n, k, k if trans_a else m, n if trans_b else k, m, 1, 0, 0, 0, trans_a, trans_b
    )
    c = np.full(m * n, np.nan, np.float32)
    return Gemm(problem, Scheme.parse(scheme), values[: m * k], values[-n * k :], c)


def test_bits_of_large_products(backend: GpuBackend) -> None:
    cases = [
        Case(1000, 1100, 3000, scheme, trans_a=trans_a, trans_b=trans_b, padding=(1, 2, 3))
        for scheme, (trans_a, trans_b) in zip(
            ("int8:1,1,1", "int8:2,2,2", "int8:2,2", "int8:3,3"), TRANSPOSES, strict=True
        )
    ]
    check(backend, of_cases([*cases, Case(2049, 1535, 640, "int8:2,1", beta=-1.0)]))


@pytest.mark.parametrize(
    "m, n, k", [(256, 384, 300), (1000, 777, 190), (2304, 2304, 130), (4096, 4224, 70)]
)
def test_old_values_of_c(backend: GpuBackend, m: int, n: int, k: int) -> None:
    """beta is not 0: whole and ragged tiles of all widths, pairs at odd addresses, large powers."""
    schemes = ("int8:2,2,2", "int8:1,1", "int8:2,2", "int8:1,1,1", "int8:3,3", "int8:2,2+g256")
    kinds = ("uniform", "huge", "normal", "wide")
    cases = [
        Case(m, n, k, scheme, kinds[index % 4], trans_b=True, padding=(0, 0, index // 2 % 2),
             alpha=-1.0, beta=(1.0, 0.7)[index % 2])
        for index, scheme in enumerate(schemes if m < 4096 else schemes[:3])
    ]  # fmt: skip
    check(backend, of_cases(cases_for(backend, cases)))


@pytest.mark.parametrize("k", [1, 64, 129, 300, 500])
@pytest.mark.parametrize("m, padding", [(2304, 0), (2306, 2), (2306, 1), (2305, 1), (2305, 0)])
def test_many_tiles_of_short_k(backend: GpuBackend, m: int, padding: int, k: int) -> None:
    """Tiles of all widths, some of them ragged, whose outputs are stored in pairs or one by one."""
    scheme = ("int8:2,2,2", "int8:2,2", "int8:1,1,1", "int8:0,0")[(m + padding + k) % 4]
    read = Gemm.of(Case(m, 2500, k, scheme, padding=(0, 0, padding), alpha=-0.5, beta=0.7))
    assert difference(backend.run(read), read) is None
    gemm = Gemm.of(Case(m, 2500, k, scheme, padding=(0, 0, padding)))
    first = None
    for lowered, _ in backend.device.choices(gemm.problem, gemm.scheme.to_native()):
        result = backend.run(gemm, way=lowered).view(np.uint32)
        if first is None:
            first = result
            assert difference(result.view(np.float32), gemm) is None
        kernels = [launch.kernel for launch in lowered.launches[: lowered.launch_count]]
        assert np.array_equal(result, first), kernels


@pytest.mark.parametrize("k, padding", [(33, 0), (64, 1), (130, 0), (257, 0)])
def test_outputs_that_leave_l2_first(backend: GpuBackend, k: int, padding: int) -> None:
    """64 MiB of them and more; in the last case k is too long for it."""
    cases = [
        Case(4096, 4100, k, scheme, padding=(0, 0, padding), alpha=1.5, beta=beta)
        for scheme, beta in (("int8:2,2,2", 0.0), ("int8:1,1", 0.0), ("int8:2,2,2", 0.7))
    ]
    check(backend, of_cases(cases))


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "int8:1,2", "int8:1,1+g128"])
def test_bits_of_strided_batches(backend: GpuBackend, scheme: str) -> None:
    """Operands apart, interleaved, or one for all; beta on a C with gaps."""
    strides = ("apart", "shared a", "shared b", "both shared", "gaps")
    check(
        backend,
        (
            ((kind, k, beta), batched(kind, k, beta, scheme))
            for kind, k, beta in itertools.product(strides, (33, 300, 20_000), (0.0, 0.7))
        ),
    )


def batched(kind: str, k: int, beta: float, scheme: str, batch: int = 4) -> Gemm:
    """`batch` problems of 40 x 37 x k with op(B) transposed."""
    rng = np.random.default_rng([k, len(kind)])
    m, n, gap = 40, 37, 5 if kind == "gaps" else 0
    stride_a = 0 if kind in {"shared a", "both shared"} else m * k + gap
    stride_b = 0 if kind in {"shared b", "both shared"} else n * k + gap
    stride_c = m * n + gap
    problem = native.ProblemStruct(
        m, n, k, m, n, m, batch, stride_a, stride_b, stride_c, False, True
    )

    def operand(stride: int, size: int) -> Float32:
        length = stride * (batch - 1) + size
        return rng.standard_normal(length).astype(np.float32)

    c = operand(stride_c, m * n)
    gemm = Gemm(
        problem, Scheme.parse(scheme), operand(stride_a, m * k), operand(stride_b, n * k), c, 1.5,
        beta,
    )  # fmt: skip
    c[gemm.untouched()] = PADDING
    if beta == 0:
        c[~gemm.untouched()] = np.nan
    return gemm


@pytest.mark.parametrize("shift", list(itertools.product((0, 1), repeat=3))[1:])
def test_bits_of_misaligned_pointers(backend: GpuBackend, shift: tuple[int, int, int]) -> None:
    """Pointers that are aligned to 4 bytes only, with even and odd leading dimensions."""
    for index, (trans_a, trans_b) in enumerate(TRANSPOSES):
        for padding in ((0, 0, 0), (1, 1, 1)):
            case = Case(
                128, 132, 260, "int8:2,2,2", trans_a=trans_a, trans_b=trans_b, padding=padding,
                beta=0.5, seed=index,
            )  # fmt: skip
            gemm = Gemm.of(case)
            assert difference(backend.run(gemm, shift), gemm) is None, (case, padding)


@pytest.mark.parametrize("alpha, beta", [(0.0, 0.0), (0.0, 0.7), (0.0, 1.0), (-0.0, 2.0)])
@pytest.mark.parametrize("k", [0, 50])
def test_nothing_to_multiply(backend: GpuBackend, k: int, alpha: float, beta: float) -> None:
    """k = 0 and alpha = 0 scale C only: A and B hold NaN."""
    c = np.linspace(-1, 1, 60 * 35).astype(np.float32)
    if beta == 0:
        c[...] = np.nan
    bad = np.full(60 * k, np.nan, np.float32)
    problem = native.ProblemStruct(60, 35, k, 60, max(1, k), 60, 1, 0, 0, 0, 0, 0)
    gemm = Gemm(problem, Scheme.parse("int8:2,2,2"), bad, bad[: 35 * k], c, alpha, beta)
    assert difference(backend.run(gemm), gemm) is None


@pytest.mark.parametrize("case", [
    Case(300, 290, 1000, "int8:2,2,2", beta=0.5),
    Case(64, 64, 60_000, "int8:1,1", trans_a=True),
    Case(700, 650, 100, "int8:3,3", trans_b=True),
], ids=str)  # fmt: skip
def test_repeats_give_the_same_bits(backend: GpuBackend, case: Case) -> None:
    gemm = Gemm.of(case)
    results = {backend.run(gemm).tobytes() for _ in range(100)}
    assert len(results) == 1


@pytest.mark.parametrize("case", [
    Case(300, 290, 1000, "int8:2,2,2"), Case(70, 60, 9000, "int8:1,1,1"),
    Case(33, 130, 50_000, "int8:2,2"),
], ids=str)  # fmt: skip
def test_every_way_gives_the_same_bits(backend: GpuBackend, case: Case) -> None:
    """Whatever the tile, the ring, and how CTAs share k."""
    gemm = Gemm.of(case)
    ways = list(backend.device.choices(gemm.problem, gemm.scheme.to_native()))
    assert len(ways) >= (1 if backend.path == 1 else 3)
    for lowered, _ in ways:
        kernels = [launch.kernel for launch in lowered.launches[: lowered.launch_count]]
        assert difference(backend.run(gemm, way=lowered), gemm) is None, kernels


def test_streams_do_not_share_workspace(backend: GpuBackend, cupy: Any) -> None:
    """Launches queued on several streams at once, each with its own data."""
    gemms = [Gemm.of(Case(200 + 8 * i, 190, 1500, "int8:2,2,2", seed=i)) for i in range(6)]
    streams = [cupy.cuda.Stream(non_blocking=True) for _ in gemms]
    buffers = [[cupy.asarray(x) for x in (gemm.a, gemm.b, gemm.c)] for gemm in gemms]
    cupy.cuda.Device().synchronize()
    for _ in range(3):
        for gemm, stream, abc in zip(gemms, streams, buffers, strict=True):
            with stream:
                backend.device.run(backend.lower(gemm), *(x.data.ptr for x in abc))
    cupy.cuda.Device().synchronize()
    for gemm, abc in zip(gemms, buffers, strict=True):
        assert difference(abc[2].get(), gemm) is None
