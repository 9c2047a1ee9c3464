"""`auto` on the device: statistics and decisions against their NumPy twin, as integers, and results
that are no worse than cublasSgemm's on any data.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gemm_cases import DATA, Case, Float32
from gpu_backend import Gemm, GpuBackend
from guard_expected import expected_decisions, model_of, native_error
from guard_run import WORDS, Captured, Run, of_rows, operands
from numpy.typing import NDArray

from mixpert import native
from mixpert.kernels import guard_model as guard
from mixpert.kernels.guard_statistics import LOG_STEPS, panel_statistics, row_statistics
from mixpert.scheme import Scheme

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.parametrize("backend", [80, 90], ids=["sm80", "sm90"], indirect=True),
]

HALF_TO_ONE = 24 * LOG_STEPS  # what is counted from 1/2 on, in logarithms from 2^23 down
SHAPES = [(129, 260, 300), (300, 140, 1024), (256, 130, 2500), (140, 128, 20_000)]


def mixed(rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Panels of every kind of data, one after the other."""
    kinds = [DATA[name] for name in ("uniform", "wide", "normal", "nonfinite", "zero_rows")]
    parts = [
        kinds[i % len(kinds)](rng, min(128, rows - at), k)
        for i, at in enumerate(range(0, rows, 128))
    ]
    return np.concatenate(parts)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize(
    "data", ["uniform", "normal", "wide", "subnormal", "zero_rows", "nonfinite"]
)
def test_statistics_and_decisions_equal_the_model(
    backend: GpuBackend, cupy: Any, shape: tuple[int, int, int], data: str
) -> None:
    m, n, k = shape
    case = Case(m, n, k, "auto", data, trans_a=bool(k % 2), trans_b=k > 2000, seed=k)
    gemm = Gemm.of(Case(m, n, k, "auto", data, seed=k))
    run = Run(backend, cupy, gemm)
    a, b = operands(gemm)
    for side, rows in enumerate((b.T, a)):
        expected = row_statistics(rows)
        got = run.statistics(side, len(rows))
        good = expected.finite & ~expected.zero
        np.testing.assert_array_equal(k - got["counted"][good], expected.small[good])
        logs = (got["logs"] >> 15) - HALF_TO_ONE * got["counted"]
        np.testing.assert_array_equal(logs[good], expected.logs[good])
        np.testing.assert_array_equal(got["squares"][good], expected.squares[good])
        for i, name in enumerate(WORDS[2:6]):
            np.testing.assert_array_equal(np.abs(got[name][good]), expected.sums[good, i])
        np.testing.assert_array_equal(got["digits"][good], expected.digits[good])
        np.testing.assert_array_equal(got["deep"][good], expected.deep[good])
        np.testing.assert_array_equal(got["others"][good] == 0, expected.single[good])
    decided = expected_decisions(gemm, run.schemes, native_error(gemm))
    np.testing.assert_array_equal(run.decisions()[0], decided)
    np.testing.assert_array_equal(
        run.counts(), np.bincount(decided.ravel(), minlength=len(run.schemes))
    )
    if data in ("uniform", "normal", "wide"):
        panels = [panel_statistics(row_statistics(x)) for x in (a, b.T)]
        model = model_of(run.schemes[0], k)
        worst = max(guard.estimate(i, j, model) for i in panels[0] for j in panels[1])
        assert np.isclose(run.estimate(), worst, rtol=1e-3)
        floors = [guard.product_floor(i, j) for i in panels[0] for j in panels[1]]
        known = [x for x in floors if np.isfinite(x)]
        assert not known or -0.01 <= run.span() + min(known) < 1.01
    turned = Run(backend, cupy, Gemm.of(case))
    np.testing.assert_array_equal(turned.decisions()[0].shape, decided.shape)


@pytest.mark.parametrize("data", ["uniform", "wide", "subnormal"])
@pytest.mark.parametrize("k", [1100, 2500, 4096, 4097])
def test_statistics_do_not_depend_on_how_operands_are_stored(
    backend: GpuBackend, cupy: Any, k: int, data: str
) -> None:
    """B K-contiguous or not, as A is: strips of as many rows as that gives them."""
    m, n = 140, 130
    gemms = [
        Gemm.of(Case(m, n, k, "auto", data, trans_b=turned, seed=k)) for turned in (False, True)
    ]
    a, b = operands(gemms[0])
    runs = [Run(backend, cupy, gemm) for gemm in gemms]
    for side, rows in enumerate((b.T, a)):
        known = row_statistics(rows)
        good = known.finite & ~known.zero
        first, second = (run.statistics(side, len(rows)) for run in runs)
        assert good.any()
        for name in set(WORDS) - {"others"}:
            np.testing.assert_array_equal(first[name][good], second[name][good], name)
        np.testing.assert_array_equal((first["others"] == 0)[good], (second["others"] == 0)[good])


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_rows_of_one_fraction(backend: GpuBackend, cupy: Any, shape: tuple[int, int, int]) -> None:
    """Up to powers of two: in some rows, among zeros, with another where nobody looks or does."""
    m, n, k = shape
    rng = np.random.default_rng(k)
    a = np.ldexp(0.7 * rng.choice([-1, 0, 1], (m, k)), rng.integers(0, 5, (m, k)))
    a[::3] *= rng.choice([1, 1.25], (len(a[::3]), k))
    a[1, 1::4] = 0.3
    a[2, 4 * (k // 8)] = 0.3
    b = np.ldexp(rng.choice([1.0, 1.7], (n, 1)), rng.integers(0, 3, (n, k)))
    gemm = of_rows(a.astype(np.float32), b.T.astype(np.float32))
    run = Run(backend, cupy, gemm)
    for side, rows in enumerate((b, a)):
        single = row_statistics(rows.astype(np.float32)).single
        np.testing.assert_array_equal(run.statistics(side, len(rows))["others"] == 0, single)
        assert single.any() and (side == 0 or not single.all())
    decided = expected_decisions(gemm, run.schemes, native_error(gemm))
    np.testing.assert_array_equal(run.decisions()[0], decided)


@pytest.mark.parametrize("scheme", ["auto", "auto:1e-4", "auto:1e-3"])
def test_each_panel_gets_what_its_data_need(backend: GpuBackend, cupy: Any, scheme: str) -> None:
    rng = np.random.default_rng(4)
    m, n, k = 700, 520, 3000
    a, b = mixed(rng, m, k), mixed(rng, n, k).T
    run = Run(backend, cupy, of_rows(a, b, scheme))
    target = Scheme.parse(scheme).target or native_error(run.gemm)
    decided = expected_decisions(run.gemm, run.schemes, target)
    np.testing.assert_array_equal(run.decisions()[0], decided)
    assert len(np.unique(decided)) >= 2, "the data use several rungs"
    check_result(run.c, a, b, target)


@pytest.mark.parametrize("k", [1100, 3000])
def test_panels_of_which_parts_are_zeros(backend: GpuBackend, cupy: Any, k: int) -> None:
    """On either side, up to most of k: a CTA of the guard sees panels with zeros and without."""
    rng = np.random.default_rng(k)

    def with_zeros(shares: list[float]) -> Float32:
        rows = rng.permutation(np.repeat(shares, 128).reshape(-1, 128)).reshape(-1, 1)
        x = rng.standard_normal((len(rows), k)) * (rng.random((len(rows), k)) >= rows)
        return x.astype(np.float32)

    a = with_zeros([0, 0, 0.1, 0.24, 0.26, 0.45, 0.52, 0.6, 0.77, 0.9])
    b = with_zeros([0, 0, 0, 0, 0.22, 0.3])
    run = Run(backend, cupy, of_rows(a, b.T, "auto:1e-6"))
    decided = expected_decisions(run.gemm, run.schemes, 1e-6)
    np.testing.assert_array_equal(run.decisions()[0], decided)
    assert len(np.unique(decided)) >= 2, "zeros decide"


def wide_panels(which: str, panels: int, rng: np.random.Generator) -> NDArray[np.int64]:
    chosen = {
        "none": np.zeros(panels, bool),
        "the first": np.arange(panels) < 3,
        "some": rng.random(panels) < 0.3,
        "all but one": np.arange(panels) != 5,
        "all": np.ones(panels, bool),
    }
    return np.flatnonzero(chosen[which])


@pytest.mark.parametrize("k", [600, 1300])
@pytest.mark.parametrize("which", ["none", "the first", "some", "all but one", "all"])
def test_every_tile_is_stored_once(backend: GpuBackend, cupy: Any, which: str, k: int) -> None:
    """Of more tiles than CTAs, with a C that is added to, whatever CTAs begin with."""
    rng = np.random.default_rng(k)
    m, n = 2200, 1900
    a, b = DATA["uniform"](rng, m, k), DATA["uniform"](rng, n, k).T
    for panel in wide_panels(which, -(-m // 128), rng):
        rows = slice(panel * 128, min(panel * 128 + 128, m))
        a[rows] = DATA["wide"](rng, rows.stop - rows.start, k)
    c = rng.uniform(-1, 1, (n, m)).astype(np.float32)
    plain = of_rows(a, b)
    gemm = Gemm(plain.problem, plain.scheme, plain.a, plain.b, c.ravel(), 1.0, 1.0)
    run = Run(backend, cupy, gemm)
    wide = wide_panels(which, run.panels()[1], np.random.default_rng(k))
    if which != "some":
        np.testing.assert_array_equal(np.flatnonzero(run.decisions()[0].min(axis=0)), wide)
    a64, b64 = a.astype(np.float64), b.astype(np.float64)
    error = np.abs(run.c.reshape(n, m).T - (a64 @ b64 + c.T))
    size = np.abs(a64) @ np.abs(b64)
    most = guard.RANDOM_FACTOR * native_error(gemm)
    assert (error <= most * size + 2.0**-23 * (np.abs(c.T) + size)).all()


@pytest.mark.parametrize(("dead", "scheme"), [(0.9, "fp16x3"), (0.99, "fp16x3"), (0.999, "bf16x6")])
def test_features_that_are_nearly_dead(
    backend: GpuBackend, cupy: Any, dead: float, scheme: str
) -> None:
    """What ReLU leaves. Zeros lose nothing, and no other element is far below its row's largest.

    But of the few elements that some rows have at last FP32 makes less than pieces do.
    """
    rng = np.random.default_rng(6)
    m, n, k = 700, 690, 4096  # where cuBLAS is taken to share k, but not for very short parts
    a = rng.standard_normal((m, k)).astype(np.float32)
    b = rng.uniform(0.001, 2, (k, n)).astype(np.float32)
    a[rng.random((m, k)) < dead] = 0
    run = Run(backend, cupy, of_rows(a, b))
    decided = expected_decisions(run.gemm, run.schemes, native_error(run.gemm))
    np.testing.assert_array_equal(run.decisions()[0], decided)
    assert [run.schemes[i].text for i in np.unique(decided)] == [scheme]
    check_result(run.c, a, b, native_error(run.gemm))


def check_result(c: Float32, a: Float32, b: Float32, target: float) -> None:
    """NaN and Inf where FP32 has them; else near |A||B|, as SGEMM's largest errors are."""
    got = c.reshape(b.shape[1], a.shape[0]).T
    with np.errstate(all="ignore"):
        exact = a.astype(np.float64) @ b.astype(np.float64)
        size = np.abs(a).astype(np.float64) @ np.abs(b)
    finite = size < np.finfo(np.float32).max  # beyond it FP32's own sums may overflow on the way
    reached = ~np.isfinite(size)
    np.testing.assert_array_equal(np.isnan(got)[reached], np.isnan(exact)[reached])
    np.testing.assert_array_equal(got[np.isinf(exact)], exact[np.isinf(exact)])
    error = np.abs(got[finite] - exact[finite])
    most = guard.RANDOM_FACTOR * target
    assert (error <= most * size[finite] + 2.0**-149).all()  # results may be subnormal


@pytest.mark.parametrize("data", ["uniform", "normal", "wide", "subnormal", "maxima"])
def test_no_worse_than_sgemm(backend: GpuBackend, cupy: Any, data: str) -> None:
    """Largest error against |A||B|, and the relative Frobenius error, beside cuBLAS's own: what it
    makes here, or where it shares k among CTAs, what it makes of large matrices.
    """
    rng = np.random.default_rng(8)
    m, n, k = 512, 384, 4096
    a, b = DATA[data](rng, m, k), DATA[data](rng, n, k).T
    exact = a.astype(np.float64) @ b.astype(np.float64)
    size = np.abs(a).astype(np.float64) @ np.abs(b) + 2.0**-126
    fits = size < np.finfo(np.float32).max
    ours = Run(backend, cupy, of_rows(a, b)).c.reshape(n, m).T
    native_c = cupy.matmul(cupy.asarray(a), cupy.asarray(np.ascontiguousarray(b))).get()
    errors = [np.abs(c - exact)[fits] for c in (ours, native_c)]
    worst = [np.max(e / size[fits]) for e in errors]
    whole = [np.linalg.norm(e) for e in errors]
    usual = 0.40 * guard.UNIT  # rms of an element (docs/bounds.md)
    assert worst[0] <= 1.25 * max(worst[1], 10 * usual), worst  # the largest at n = 4096: 11
    assert whole[0] <= 1.1 * max(whole[1], usual * np.linalg.norm(size[fits])), whole


def test_a_captured_graph_decides_anew(backend: GpuBackend, cupy: Any) -> None:
    rng = np.random.default_rng(2)
    m, n, k = 300, 260, 2048
    gemm = of_rows(DATA["uniform"](rng, m, k), DATA["uniform"](rng, n, k).T)
    graph = Captured(backend, cupy, gemm)
    for data in ("wide", "uniform", "nonfinite", "uniform"):
        changed = of_rows(DATA[data](rng, m, k), DATA["uniform"](rng, n, k).T)
        replayed = graph.replayed(changed)
        again = Run(backend, cupy, changed)
        np.testing.assert_array_equal(replayed, again.c)
        left, right = operands(changed)
        check_result(replayed, left, right, native_error(changed))


@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize("batch", [4, 150])
def test_every_problem_of_a_batch_is_guarded(
    backend: GpuBackend, cupy: Any, batch: int, shared: bool
) -> None:
    """Of more panels than `pack_rungs` lists at a time, too."""
    rng = np.random.default_rng(6)
    m, n, k = (200, 150, 1500) if batch == 4 else (140, 130, 700)
    lefts = [DATA["wide" if i % 4 == 2 else "uniform"](rng, m, k) for i in range(batch)]
    rights = [DATA["uniform"](rng, n, k).T for _ in range(1 if shared else batch)]
    stride = 0 if shared else k * n
    problem = native.ProblemStruct(m, n, k, m, k, m, batch, m * k, stride, m * n, 0, 0)
    flat_a, flat_b = (
        np.concatenate([np.ascontiguousarray(x.T).ravel() for x in parts])
        for parts in (lefts, rights)
    )
    run = Run(backend, cupy, Gemm(problem, Scheme.parse("auto"), flat_a, flat_b,
                                  np.full(m * n * batch, np.nan, np.float32)))  # fmt: skip
    for i, a in enumerate(lefts):
        b = rights[0 if shared else i]
        check_result(run.c[i * m * n :][: m * n], a, b, native_error(run.gemm))
        assert (run.decisions()[i] == 0).all() == (i % 4 != 2)


def guarded(gemm: Gemm, limit: float = 0.0) -> Gemm:
    p = native.ProblemStruct.from_buffer_copy(gemm.problem)
    p.guard, p.limit = 1, limit
    return Gemm(p, gemm.scheme, gemm.a, gemm.b, gemm.c, gemm.alpha, gemm.beta)


@pytest.mark.parametrize("scheme", ["int8:1,1", "int8:2,2,2", "int8:1,1+g128", "int8:2,2@7"])
@pytest.mark.parametrize("beta", [0.0, 0.5])
def test_nan_and_infinity_under_explicit_schemes(
    backend: GpuBackend, cupy: Any, scheme: str, beta: float
) -> None:
    """NaN and Inf as FP32 has them; every other element has the scheme's own bits."""
    rng = np.random.default_rng(12)
    m, n, k = 300, 200, 260
    a, b = DATA["normal"](rng, m, k), DATA["normal"](rng, n, k).T.copy()
    a[5, 7], a[6, 7], a[280, 1], b[3, 9], b[200, 150] = np.inf, np.nan, -np.inf, np.inf, -np.inf
    a[5, 200] = -np.inf  # opposite infinities, unless b has the same signs there
    b[7, 20] = 0  # Inf times zero
    c = DATA["normal"](rng, m, n)
    plain = of_rows(a, b, scheme)
    gemm = Gemm(plain.problem, plain.scheme, plain.a, plain.b,
                np.ascontiguousarray(c.T).ravel(), 1.0, beta)  # fmt: skip
    with np.errstate(all="ignore"):
        exact = a.astype(np.float64) @ b.astype(np.float64) + beta * c
    got = Run(backend, cupy, guarded(gemm)).c.reshape(n, m).T
    np.testing.assert_array_equal(np.isnan(got), np.isnan(exact))
    np.testing.assert_array_equal(got[np.isinf(exact)], exact[np.isinf(exact)])
    unguarded = Run(backend, cupy, gemm).c.reshape(n, m).T
    finite = np.isfinite(exact)
    np.testing.assert_array_equal(got[finite], unguarded[finite])
    assert np.isnan(unguarded[5]).all(), "without the guard the whole row is NaN"


@pytest.mark.parametrize("group", ["", "+g128", "+g256"])
def test_a_limit_demotes_panels(backend: GpuBackend, cupy: Any, group: str) -> None:
    rng = np.random.default_rng(13)
    m, n, k = 384, 256, 2048
    a = DATA["uniform"](rng, m, k)
    a[128:256] = DATA["wide"](rng, 128, k)
    b = DATA["uniform"](rng, n, k).T
    gemm = of_rows(a, b, f"int8:1,1,1{group}")
    run = Run(backend, cupy, guarded(gemm, 1e-3))
    np.testing.assert_array_equal(run.decisions()[0], [[0, 1, 0]] * 2)
    c, plain = (x.c.reshape(n, m).T for x in (run, Run(backend, cupy, gemm)))
    np.testing.assert_array_equal(c[:128], plain[:128])
    size = np.abs(a).astype(np.float64) @ np.abs(b)
    error = np.abs(c - a.astype(np.float64) @ b) / size
    assert error[128:256].max() < 2.0**-18 < np.abs(plain - c)[128:256].max()
    all_in = Run(backend, cupy, guarded(gemm, 1e30))
    assert (all_in.decisions() == 0).all()


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("group", [128, 1024])
def test_limits_of_groups_go_by_statistics_of_rows(
    backend: GpuBackend, cupy: Any, shape: tuple[int, int, int], group: int
) -> None:
    """Decided as the model does it; where it is not demoted a panel has the scheme's own bits."""
    m, n, k = shape
    rng = np.random.default_rng(k + group)
    a, b = mixed(rng, m, k), DATA["uniform"](rng, n, k).T
    gemm = of_rows(a, b, f"int8:2,2,2+g{group}")
    run = Run(backend, cupy, guarded(gemm, 1e-6))
    for side, rows in enumerate((b.T, a)):
        expected = row_statistics(rows)
        good = expected.finite & ~expected.zero
        got = run.statistics(side, len(rows))
        np.testing.assert_array_equal(got["squares"][good], expected.squares[good])
        np.testing.assert_array_equal(got["digits"][good], expected.digits[good])
    decided = expected_decisions(run.gemm, run.schemes, 1e-6)
    np.testing.assert_array_equal(run.decisions()[0], decided)
    assert (decided[:, 0] == 0).all() and (decided[:, 1] == 1).all() == (m > 128)
    plain = Run(backend, cupy, gemm).c.reshape(n, m).T
    np.testing.assert_array_equal(run.c.reshape(n, m).T[:128], plain[:128])
    assert np.isfinite(run.c.reshape(n, m).T[128:256]).all()


@pytest.mark.parametrize("group", [32, 64])
def test_limits_of_short_groups(backend: GpuBackend, cupy: Any, group: int) -> None:
    """On the path that has kernels for them, which a Hopper GPU chooses if it may."""
    if backend.path == 90:
        backend = GpuBackend(0)
    rng = np.random.default_rng(group)
    m, n, k = 300, 140, 700
    a, b = mixed(rng, m, k), DATA["uniform"](rng, n, k).T
    gemm = of_rows(a, b, f"int8:2,2,2+g{group}")
    run = Run(backend, cupy, guarded(gemm, 1e-6))
    assert run.lowered.path == 80
    decided = expected_decisions(run.gemm, run.schemes, 1e-6)
    np.testing.assert_array_equal(run.decisions()[0], decided)
    plain = Run(backend, cupy, gemm).c.reshape(n, m).T
    np.testing.assert_array_equal(run.c.reshape(n, m).T[:128], plain[:128])
    assert np.isfinite(run.c.reshape(n, m).T[128:256]).all()
