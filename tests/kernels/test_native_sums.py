"""Into how many parts cublasSgemm is taken to cut k, and the ladder of the guard that follows."""

from __future__ import annotations

import json
import math
import random
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from lowering import Lowered, lower, problem, products

from mixpert import native
from mixpert.kernels.guard_model import sgemm_error
from mixpert.kernels.native_sums import error_of_parts, native_error, native_parts

RESULTS = Path(__file__).resolve().parents[2] / "benchmarks" / "results"
MEASURED = json.loads((RESULTS / "h200-native-parts.json").read_text())["rows"]
SAID = json.loads((RESULTS / "h200-native-parts-random.json").read_text())["rows"]
SWEEP = json.loads((RESULTS / "h100-runtime-sweep-by-rule.json").read_text())["rows"]
LIMIT_OFFSET = 88
"""Of GuardParams::limit, squared."""
MARGIN, NOISE = 1.04, 1.06  # a measured error is that of some rows, or of fewer


def held_to(lowered: Lowered) -> float:
    """The error that the guard allows a panel."""
    params = bytes(lowered.launch("guard").raw.params)
    return math.sqrt(struct.unpack_from("d", params, LIMIT_OFFSET)[0])


def gemms(lowered: Lowered) -> list[str]:
    """The schemes of the GEMMs, by what tells them apart."""
    return [
        f"{one.stem[:10]} {one.values.get('PIECES', one.values.get('SP'))},{one.values['D']}"
        for one in products(lowered)
    ]


TURNS = (1024, 2500, 6144, 12_000, 20_000)
"""Lengths of k from which on another rule counts."""


def sizes(rng: random.Random) -> Iterator[tuple[int, int, int]]:
    """Any, and those around which rules change."""
    for _ in range(300):
        m, n, k = (round(2 ** rng.uniform(low, 14.5)) for low in (3, 3, 9))
        yield m, n, k
    for _ in range(600):
        m, n = (128 * rng.choice((1, 2, 3, 8, 16, 33, 64, 128)) + rng.randint(-1, 1) for _ in "mn")
        yield m, n, rng.choice(TURNS) + rng.randint(-1, 1)


def test_the_lowering_and_the_model_agree() -> None:
    rng = random.Random(4)
    for m, n, k in sizes(rng):
        trans_a, trans_b, batch = rng.random() < 0.5, rng.random() < 0.5, rng.choice((1, 1, 3))
        of = problem(m, n, k, trans_a, trans_b, batch)
        expected = native_error(m, n, k, trans_a, trans_b, batch)
        assert math.isclose(held_to(lower(of, "auto")), expected, rel_tol=1e-12), (m, n, k)


@pytest.mark.parametrize("asked", [1, 2, 7, 300])
@pytest.mark.parametrize("shape", [(4096, 4096, 4096), (512, 2048, 2048), (1000, 1000, 900)])
def test_the_heuristics_parts_override_those_by_sizes(
    shape: tuple[int, int, int], asked: int
) -> None:
    of = problem(*shape)
    of.native_parts = asked
    k = shape[2]
    parts = min(asked, k // 128)  # of shorter sums no scheme is more accurate
    assert math.isclose(held_to(lower(of, "auto")), error_of_parts(k, parts), rel_tol=1e-12)


INT8, MORE, HALVES, LAST = "gemm_int8_ 3,2", "gemm_int8_ 3,3", "gemm_split 2,1", "gemm_split 3,2"


@pytest.mark.parametrize(
    "shape, parts, rungs",
    [
        ((4096, 4096, 4096), 1, [INT8, HALVES, LAST]),  # in order
        ((512, 2048, 2048, False, True), 4, [INT8, MORE, HALVES, LAST]),  # packing is dear
        ((16384, 8192, 4096, False, True), 3, [INT8, HALVES, LAST]),  # it is not
        ((1000, 1536, 1024, True, True), 5, [MORE, HALVES, LAST]),  # too short for uniform data
        ((4096, 4096, 512), 1, [INT8, HALVES, LAST]),
        ((4096, 4096, 200), 1, [HALVES, "gemm_split 3,4"]),
    ],
    ids=str,
)
def test_ladders_follow_the_parts_of_k(
    shape: tuple[int, ...], parts: int, rungs: list[str]
) -> None:
    assert native_parts(*shape) == parts
    lowered = lower(problem(*shape), "auto")
    assert gemms(lowered) == rungs
    packed = [one.name for one in lowered.launches if one.stem == "pack"]
    assert len(packed) <= 1 and all(" STATISTICS=1" in name for name in packed)


def test_a_rung_of_the_same_slices_reads_what_the_first_does() -> None:
    lowered = lower(problem(512, 2048, 2048, False, True), "auto")
    first, second, third, _ = (one.raw for one in products(lowered))
    places = [
        {
            at.offset: at.addend
            for at in one.relocations[: one.relocation_count]
            if at.offset in (0, 8)
        }
        for one in (first, second, third)
    ]
    assert places[0] == places[1] != places[2]


def test_a_given_limit_stands() -> None:
    of = problem(512, 2048, 2048, False, True)
    lowered = lower(of, "auto:1e-6")
    assert math.isclose(held_to(lowered), 1e-6, rel_tol=1e-6)
    assert gemms(lowered) == [INT8, HALVES, LAST]


@pytest.mark.parametrize("other", [128, 1500, 16384])
def test_operands_packed_for_products_of_any_size_are_slices(other: int) -> None:
    """Whether k is shared depends on both sizes; what is packed for the first rung must not."""
    of = problem(2048, other, 1500)
    of.packed = native.PACKED_A | native.PACKED_B
    lowered = lower(of, "auto")
    assert gemms(lowered)[0] in (INT8, MORE)
    assert lowered.stems[0] == "clear" and "guard" in lowered.stems
    assert "pack" not in lowered.stems, "statistics come with what is packed"


def test_the_sweep_is_held_to_what_cublas_made() -> None:
    for row in SWEEP:
        if row["emulated error"] == row["native error"]:
            continue
        allowed = native_error(*row["shape"][:3], *row["shape"][4:], row["shape"][3])
        for data in ("", " on normal data"):
            assert allowed <= MARGIN * row[f"native error{data}"], row["shape"]
        assert row["emulated error"] <= MARGIN * allowed, "uniform data stay with the cheapest form"


def test_few_measured_shapes_are_cut_into_more_parts() -> None:
    """Where that would make `int8:2,2,2` less accurate than cublasSgemm on normal data."""
    missed = []
    for *shape, measured in MEASURED:
        m, n, k, batch, trans_a, trans_b = shape
        parts = native_parts(m, n, k, trans_a != 0, trans_b != 0, batch)
        if k >= 1024 and accepts(k, parts) and not accepts(k, measured):
            missed.append(shape)
    assert len(MEASURED) > 4000
    assert len(missed) <= 9, missed


def test_the_heuristics_parts_bound_the_error() -> None:
    """Parts as measured allow no less than those that are said, but for noise."""
    for _, _, k, _, _, _, measured, said in SAID:
        if said <= k // 128:
            assert error_of_parts(k, said) <= NOISE * sgemm_error(k) / math.sqrt(max(measured, 1))


def accepts(k: int, parts: float) -> bool:
    """Whether the error of `int8:2,2,2` on normal data, as measured, is within FP32's of parts."""
    error = 6.8e-7 * (k / 2048) ** (1 / 3)
    return error <= 1.02 * sgemm_error(k) / math.sqrt(max(parts, 1))
