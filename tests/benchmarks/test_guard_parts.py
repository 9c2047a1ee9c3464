"""benchmarks/guard_parts.py: calls of `auto` with launches left out, as lowered for an H100."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import guard_parts as parts  # noqa: E402

from mixpert import native  # noqa: E402
from mixpert.kernels.instances import DEVICES  # noqa: E402
from mixpert.scheme import Scheme  # noqa: E402


def lower(scheme: str) -> native.LoweredStruct:
    of = native.ProblemStruct(m=4096, n=4096, k=4096, lda=4096, ldb=4096, ldc=4096, batch=1)
    lowered = native.LoweredStruct()
    status = native.load().mixpert_lower(
        of, Scheme.parse(scheme).to_native(), 1.0, 0.0, DEVICES[90], lowered
    )
    native.check(status)
    return lowered


def stems(part: native.LoweredStruct) -> list[str]:
    return [parts.stem(one) for one in part.launches[: part.launch_count]]


@pytest.fixture(scope="module")
def found() -> dict[str, native.LoweredStruct]:
    return dict(parts.kinds(lower("auto"), lower("int8:2,2,2")))


def test_every_kind_has_the_first_gemm_and_what_is_packed_for_it(
    found: dict[str, native.LoweredStruct],
) -> None:
    for name, part in found.items():
        assert stems(part)[0] == "pack", name
        assert "gemm_int8_sm90" in stems(part), name
    assert stems(found["auto"]) == stems(lower("auto"))
    gemms = ["gemm_int8_sm90", "gemm_split_sm90", "gemm_split_sm90"]
    assert stems(found["auto, a launch for each rung"])[-3:] == gemms
    assert "pack_rungs" not in stems(found["auto without pack_rungs"])
    assert stems(found["pack, guard, first GEMM"]) == ["pack", "guard", "gemm_int8_sm90"]


def test_two_rungs_apart_have_what_they_have_together(
    found: dict[str, native.LoweredStruct],
) -> None:
    apart = found["auto, a launch for each rung"]
    count = found["auto"].launch_count
    both, rungs = found["auto"].launches[count - 1], apart.launches[count - 1 : count + 1]
    params = b"".join(bytes(one.params[: one.param_bytes]) for one in rungs)
    assert params == bytes(both.params[: both.param_bytes])
    places = [
        (at.offset + i * parts.GEMM_BYTES, at.slot, at.addend)
        for i, one in enumerate(rungs)
        for at in one.relocations[: one.relocation_count]
    ]
    used = both.relocations[: both.relocation_count]
    assert sorted(places) == sorted((at.offset, at.slot, at.addend) for at in used)
    assert rungs[0].kernel != rungs[1].kernel


@pytest.mark.parametrize("packed", ["pack", "pack without statistics"])
def test_without_a_guard_its_counts_stay(
    found: dict[str, native.LoweredStruct], packed: str
) -> None:
    part = found[f"{packed}, first GEMM"]
    assert stems(part) == ["pack", "gemm_int8_sm90"]
    pack = part.launches[0]
    with_statistics = b"STATISTICS=1" in pack.kernel
    assert with_statistics == (packed == "pack")
    if with_statistics:  # else the parameters end before the words that are cleared
        assert not any(pack.params[parts.CLEARED_WORDS : parts.CLEARED_WORDS + 4])
        whole = found["auto"].launches[0]
        assert any(whole.params[parts.CLEARED_WORDS : parts.CLEARED_WORDS + 4])
    used = pack.relocations[: pack.relocation_count]
    assert pack.param_bytes == parts.PACK_BYTES or with_statistics
    assert all(one.offset < pack.param_bytes for one in used)
