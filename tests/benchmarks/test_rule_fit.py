"""benchmarks/rule_fit.py and auto_model.py: fits find their constants, Python decides as C++."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path
from typing import Any

import pytest

from mixpert import native
from mixpert.kernels.instances import DEVICES
from mixpert.scheme import Scheme

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
H100 = DEVICES[90]
GAIN = "gain"
MADE = {
    "kInt8": [20.0, 3.0, 14.0, 1.5], "kHalves": [30.0, 5.0, 9.0, 2.5],
    "kInt8OnWide": [31.0, 7.5, 24.0, 4.0], "kHalvesOnWide": [36.0, 8.0, 22.0, 3.5],
}  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def modules() -> Any:
    sys.path.insert(0, str(BENCHMARKS))
    yield
    sys.path.remove(str(BENCHMARKS))


def shapes(count: int) -> list[Any]:
    from rule_sweep import random_shapes

    return list(itertools.islice(random_shapes(11), count))


def row(s: Any, usual: float, wide: float | None = None) -> Any:
    """What was measured of a shape: microseconds under `auto`, half of cuBLAS's."""
    from rule_fit import GAINS, Measured

    return Measured(s, 2 * usual, (usual, wide), {GAINS[0]: 2.0}, False)


def test_a_fit_finds_the_constants_that_times_were_made_of() -> None:
    from auto_model import emulated_us
    from rule_fit import fits

    found = fits([row(s, emulated_us(s, MADE), emulated_us(s, MADE, True)) for s in shapes(400)])
    for name, expected in MADE.items():
        assert found[name] == pytest.approx(expected, rel=5e-3)


def test_no_constant_is_negative() -> None:
    """Times that shrink with C would give a negative one."""
    from auto_model import terms
    from rule_fit import fitted

    times = {}
    for s in shapes(200):
        call, pack, multiply, store = terms(s)
        times[s] = 20 * call + 3 * pack + 14 * multiply - 0.01 * store
    assert min(fitted(times)) >= 0


def test_what_is_far_from_the_border_is_not_fitted() -> None:
    from dataclasses import replace

    from rule_fit import GAINS, near

    far, short, usual, wide = (row(s, 10.0, 20.0) for s in shapes(4))
    far = replace(far, gains={GAINS[0]: 0.5})
    short = replace(short, shape=replace(short.shape, k=127))
    usual = replace(usual, emulated=(10.0, None))
    rows = [far, short, *(replace(x, shape=replace(x.shape, k=2000)) for x in (usual, wide))]
    assert list(near(rows, "kInt8").values()) == [10.0, 10.0]
    assert list(near(rows, "kInt8OnWide").values()) == [20.0]
    assert not near(rows, "kHalves") and not near(rows, "kHalvesOnWide")


def test_python_decides_as_the_library() -> None:
    from auto_model import constants, emulates, ratios, wanted
    from rule_sweep import shapes_near_border

    of, most, worth = constants(), wanted(), native.load().mixpert_worth_emulating
    verdicts, by_wide = [], 0
    for s in shapes_near_border(11, 600):
        problem = native.ProblemStruct(s.m, s.n, s.k, s.m, s.k, s.m, s.batch)
        found = [ratio / limit for ratio, limit in zip(ratios(s, of), most, strict=True)]
        if min(abs(one - 1) for one in found) > 1e-9:
            assert bool(worth(problem, H100)) is emulates(s, of, most), s
            verdicts.append(emulates(s, of, most))
            by_wide += found[0] < 1 and not verdicts[-1]
    assert 0.2 < sum(verdicts) / len(verdicts) < 0.8
    assert by_wide, "some stay native for the sake of wide data"


@pytest.mark.parametrize("sizes", [(512, 512), (4096, 4096), (200, 3000)])
def test_where_the_first_rung_changes(sizes: tuple[int, int]) -> None:
    """The rule has a model for either first rung of `auto`."""
    from auto_model import INT8_FROM_K

    for k, family in ((INT8_FROM_K - 1, "gemm_split_sm90"), (INT8_FROM_K, "gemm_int8_sm90")):
        m, n = sizes
        problem, lowered = native.ProblemStruct(m, n, k, m, k, m, 1), native.LoweredStruct()
        problem.guard = native.GUARD_ON
        scheme = Scheme.parse("auto").to_native()
        native.check(native.load().mixpert_lower(problem, scheme, 1.0, 0.0, H100, lowered))
        launches = lowered.launches[: lowered.launch_count]
        kernels = [launch.kernel.decode().split()[0] for launch in launches]
        assert next(kernel for kernel in kernels if kernel.startswith("gemm")) == family


def test_the_constants_are_read_back_as_written(tmp_path: Path, monkeypatch: Any) -> None:
    import auto_model
    from rule_fit import text_of

    monkeypatch.setattr(auto_model, "CONSTANTS", tmp_path / "constants.inc")
    auto_model.CONSTANTS.write_text(text_of(MADE, (0.9, 1.5)))
    assert auto_model.constants() == MADE
    assert auto_model.wanted() == (0.9, 1.5)
