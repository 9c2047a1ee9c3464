"""Products of operands that are not packed, gemm_int8_unpacked, as the processor computes them."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import pytest
from gemm_cases import DATA, Case, Float32
from gpu_backend import Gemm, GpuBackend, compile_ways, difference, hold_half_of_the_sms

from mixpert import native
from mixpert.runtime import launcher

pytestmark = pytest.mark.gpu

SCHEMES = ("int8:2,2,2", "int8:2,2", "int8:0,0", "int8:1,2", "int8:3,3", "int8:2,2@7")
SHAPES = ((128, 128), (1, 33), (300, 7), (31, 257), (64, 61))
LONG_K = (32_768, 33_001, 40_060, 43_649, 66_000)


def unpacked(backend: GpuBackend, gemm: Gemm) -> list[native.LoweredStruct]:
    """One way for each width of tiles."""
    ways = [
        way
        for way, _ in backend.device.choices(gemm.problem, gemm.scheme.to_native())
        if any(one.kernel.startswith(b"gemm_int8_unpacked") for one in way.launches)
    ]
    assert ways, f"no such way for {gemm.problem.m} x {gemm.problem.n}"
    return ways


def cases() -> list[Case]:
    """Every layout, all schemes and data, one chunk of k and several, aligned rows and others."""
    found = []
    for index, k in enumerate(LONG_K):
        for m, n in SHAPES:
            turn = len(found)
            found.append(Case(
                m, n, k, SCHEMES[turn % 6], tuple(DATA)[turn % len(DATA)],
                trans_a=(turn + index) % 2 == 1, trans_b=turn // 2 % 2 == 1,
                padding=(turn % 3, turn % 2, turn % 4), seed=turn,
            ))  # fmt: skip
            found.append(Case(
                m, n, k, "int8:2,2,2", "normal", trans_a=turn % 2 == 1, trans_b=index % 2 == 1,
                padding=(-(k if turn % 2 else m) % 4, -(n if index % 2 else k) % 4, 0),
            ))  # fmt: skip
    return found


def test_every_layout(sm90: GpuBackend) -> None:
    gemms = [(str(case), Gemm.of(case)) for case in cases()]
    ways = [unpacked(sm90, gemm) for _, gemm in gemms]
    compile_ways(itertools.chain(*ways))
    wrong = []
    for turn, ((name, gemm), widths) in enumerate(zip(gemms, ways, strict=True)):
        for shift, way in itertools.product(((0, 0, 0), (turn % 4, turn // 4 % 4, 1)), widths):
            text = difference(sm90.run(gemm, shift, way), gemm)
            wrong += [f"{name} at {shift}: {text}"] if text else []
    assert not wrong, f"{len(wrong)} differ:\n  " + "\n  ".join(wrong[:8])


@pytest.mark.parametrize("m, n, k", [
    (130, 33, 100_000), (33, 130, 262_144), (40, 36, 300_007), (20, 17, 393_000), (9, 12, 760_000),
])  # fmt: skip
def test_any_number_of_chunks_of_k(sm90: GpuBackend, m: int, n: int, k: int) -> None:
    """Three to eighteen: gemm_int8_reduce adds up as many at a time as it has teams."""
    gemm = Gemm.of(Case(m, n, k, "int8:2,2,2", "normal"))
    for way in unpacked(sm90, gemm):
        assert difference(sm90.run(gemm, way=way), gemm) is None


def late(x: Float32) -> None:
    """One row has a larger element where no CTA looks before it multiplies."""
    x[x.shape[0] // 2, x.shape[1] * 5 // 8 + 3] = 3


def late_everywhere(x: Float32) -> None:
    for row in range(len(x)):
        x[row, (x.shape[1] * 5 // 8 + 977 * row) % x.shape[1]] = 1.5 + row


def last(x: Float32) -> None:
    """In the block of k that a CTA multiplies last."""
    x[-1, 3] = 5


def straddling(x: Float32) -> None:
    """Rows on both sides of a power of two, so that guesses of half of them are too large."""
    x[::2] *= np.float32(0.9)
    x[1::2] *= np.float32(1.1)


def straddling_proven(x: Float32) -> None:
    """The same, but an element that is not looked at reaches what was guessed."""
    straddling(x)
    for row in range(0, len(x), 2):
        x[row, (x.shape[1] * 5 // 8 + 977 * row) % x.shape[1]] = 1


def straddling_but_one(x: Float32) -> None:
    straddling_proven(x)
    x[4] *= np.float32(0.5)


def below_half(x: Float32) -> None:
    """Late elements at the border of two exponents: the largest of one, the least of the other."""
    straddling(x)
    for row in range(0, len(x), 2):
        at = (x.shape[1] * 5 // 8 + 977 * row) % x.shape[1]
        x[row, at] = np.float32(0x7F7F7F + row % 4 // 2) * np.float32(2.0**-23)


def zero_row(x: Float32) -> None:
    """All that is looked at is zero."""
    x[1] = 0
    x[1, x.shape[1] * 5 // 8 + 3] = 1e-3


def nan_late(x: Float32) -> None:
    x[0, x.shape[1] * 5 // 8 + 3] = np.nan


def scaled(x: Float32) -> None:
    x *= np.exp2(np.arange(len(x), dtype=np.float32) % 41 - 20)[:, None]


def tiny(x: Float32) -> None:
    """One factor does not suffice."""
    x *= np.float32(1e-39)


HARD_TO_GUESS = (
    late, late_everywhere, last, straddling, straddling_proven, straddling_but_one, below_half,
    zero_row, nan_late, scaled, tiny,
)  # fmt: skip


@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("spoil", HARD_TO_GUESS)
def test_guesses_never_decide_bits(
    sm90: GpuBackend, spoil: Callable[[Float32], None], data: str
) -> None:
    """Exponents are guessed where L2 does not hold the operands; all launches, in every layout."""
    for turn, (m, n, k, scheme) in enumerate((
        (61, 36, 196_608, "int8:2,2,2"), (31, 36, 200_001, "int8:1,2"),
        (29, 33, 196_612, "int8:2,2"), (129, 10, 196_616, "int8:1,1,1"),
    )):  # fmt: skip
        layout = (turn % 2 == 1, turn // 2 % 2 == 1)
        gemm = Gemm.of(Case(m, n, k, scheme, data, *layout))
        a = gemm.a.reshape((m, k) if layout[0] else (k, m))
        b = gemm.b.reshape((k, n) if layout[1] else (n, k))
        spoil((a if layout[0] else a.T) if turn % 3 else (b.T if layout[1] else b))
        ways = unpacked(sm90, gemm)
        assert all(len(way.launches[: way.launch_count]) == 4 for way in ways)
        for way in ways:
            assert difference(sm90.run(gemm, way=way), gemm) is None, (m, n, k, scheme)


@pytest.mark.parametrize("what", [np.nan, np.inf, -np.inf])
def test_nan_and_inf_take_a_whole_row(sm90: GpuBackend, what: float) -> None:
    gemm = Gemm.of(Case(70, 40, 33_000, "int8:2,2,2", "normal"))
    gemm.a[[5, 700]] = what
    gemm.b[12_345] = what
    for way in unpacked(sm90, gemm):
        assert difference(sm90.run(gemm, way=way), gemm) is None


def test_bits_repeat_a_hundred_times(sm90: GpuBackend) -> None:
    """The same bits a hundred times: nothing is read before it is written."""
    gemm = Gemm.of(Case(128, 96, 34_567, "int8:2,2,2", "normal", trans_b=True))
    *_, way = unpacked(sm90, gemm)
    first = sm90.run(gemm, way=way)
    assert difference(first, gemm) is None
    for _ in range(100):
        assert (sm90.run(gemm, way=way).view(np.uint32) == first.view(np.uint32)).all()


@pytest.mark.parametrize("m, n, trans_a, trans_b", [
    (9, 20, False, False), (20, 9, True, True), (9, 20, True, False), (130, 100, False, False),
])  # fmt: skip
def test_quads_of_one_operand_alone(
    sm90: GpuBackend, m: int, n: int, trans_a: bool, trans_b: bool
) -> None:
    """Elements of the other come one by one, to places that are other threads' for quads."""
    for padding in ((0, 0, 0), (1, 0, 0), (0, 1, 0)):
        gemm = Gemm.of(Case(m, n, 44_000, "int8:2,2,2", "normal", trans_a, trans_b, padding))
        for way in unpacked(sm90, gemm):
            for _ in range(30):
                assert difference(sm90.run(gemm, way=way), gemm) is None


def at_once(
    backend: GpuBackend, gemm: Gemm, way: native.LoweredStruct, streams: int
) -> list[Float32]:
    """C of the same product, queued on so many streams, ten times on each."""
    cupy = launcher.cupy()
    a, b = cupy.asarray(gemm.a), cupy.asarray(gemm.b)
    outputs = [cupy.full(gemm.c.size, cupy.nan, dtype=cupy.float32) for _ in range(streams)]
    rooms = [cupy.cuda.alloc(way.workspace_bytes) for _ in range(streams)]
    queues = [cupy.cuda.Stream(non_blocking=True) for _ in range(streams)]
    cupy.cuda.Device().synchronize()
    for _ in range(10):
        for queue, room, c in zip(queues, rooms, outputs, strict=True):
            with queue:
                backend.device.run(way, a.data.ptr, b.data.ptr, c.data.ptr, workspace=room)
    for queue in queues:
        queue.synchronize()
    return [c.get() for c in outputs]


def test_products_at_once_and_beside_what_holds_sms(sm90: GpuBackend) -> None:
    """CTAs that not all run wait for some time only, and give the same bits."""
    gemm = Gemm.of(Case(128, 96, 34_567, "int8:2,2,2", "normal"))
    *_, way = unpacked(sm90, gemm)
    assert difference(sm90.run(gemm, way=way), gemm) is None
    assert all(difference(c, gemm) is None for c in at_once(sm90, gemm, way, 4))
    held = hold_half_of_the_sms()
    assert all(difference(c, gemm) is None for c in at_once(sm90, gemm, way, 1))
    held.synchronize()
