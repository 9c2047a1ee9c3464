"""The launch that packs strips of small elements again, with rows raised: no GPU needed."""

from __future__ import annotations

import pytest
from lowering import H100, Launch, lower, problem, taken_apart

from mixpert import native
from mixpert.scheme import Scheme

COUNTERS = 144
LOW, MAXIMA, ROWS, UNDERFLOW = 168, 176, 192, 200
"""Offsets in PackSplitParams; those of PackOperand::maxima are 24 and 96."""
OF_AN_SM = 2  # CTAs, at most
SCHEMES = ["bf16x9", "bf16x6", "bf16x3", "bf16", "tf32x3", "tf32"]


def addresses(launch: Launch) -> dict[int, tuple[str, int]]:
    """(slot, offset into it) of an address, by its place in the parameters."""
    used = launch.raw.relocations[: launch.raw.relocation_count]
    return {at.offset: (native.SLOTS[at.slot], at.addend) for at in used}


def packings(launches: list[Launch]) -> tuple[list[Launch], list[Launch]]:
    """Those of all strips, but for the ones that find maxima only, and those that come again."""
    packs = [one for one in launches if one.stem == "pack_split"]
    again = [one for one in packs if "AGAIN" in one.values]
    return [one for one in packs if "AGAIN" not in one.values], again


@pytest.mark.parametrize("k", [100, 1000, 9000, 40000])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_what_is_packed_again(scheme: str, k: int) -> None:
    """By the same kernel, after all has been packed, from the bytes that the first one wrote."""
    lowered = lower(problem(300, 5000, k), scheme)
    first, again = packings(lowered.launches)
    ((_, size, told),) = lowered.told
    assert size == 4 and told <= lowered.workspace - 4
    assert len(first) == len(again) == (2 if k > 32768 else 1)
    names = [one.name for one in lowered.launches]
    assert names.index(again[0].name) == names.index(first[-1].name) + 1
    for one, more in zip(first, again, strict=True):
        assert more.name == one.name + " AGAIN=1"
        here, there = addresses(one), addresses(more)
        assert there[LOW] == here[LOW]
        assert here[UNDERFLOW] == there[UNDERFLOW] == ("workspace", told)
        assert {at for at in here if there.get(at) != here[at]} <= {COUNTERS}
        assert more.raw.grid[0] == min(one.raw.grid[0], OF_AN_SM * H100.sm_count)
        assert more.raw.cluster[0] == 1
        slot, at = here[LOW]
        assert slot == "workspace" and at + one.raw.grid[0] <= lowered.workspace
        later = [where for s, where in here.values() if s == "workspace" and where > at]
        assert all(at + one.raw.grid[0] <= where for where in later)


def test_it_reads_the_maxima_of_both_operands() -> None:
    for k in (1000, 40000):
        first, again = packings(lower(problem(300, 500, k), "bf16x6").launches)
        written = {addresses(one)[at] for one in first for at in (24, 96) if at in addresses(one)}
        for one in again:
            read = addresses(one)
            assert {read[MAXIMA], read[MAXIMA + 8]} == written and len(written) == 2
            raw = bytes(one.raw.params)
            rows = [int.from_bytes(raw[at : at + 4], "little") for at in (ROWS, ROWS + 4)]
            assert rows == [500, 300]  # P is B


@pytest.mark.parametrize("scheme", ["fp16x3", "fp16", "int8:2,2,2", "auto"])
def test_others_are_not_packed_again(scheme: str) -> None:
    """All rows of FP16 have one binade; `auto` raises those of its last rung itself."""
    assert not any("AGAIN" in one.values for one in lower(problem(300, 500, 900), scheme).launches)


@pytest.mark.parametrize("packed", [native.PACKED_A, native.PACKED_B])
def test_nothing_is_raised_beside_an_operand_that_was_packed_before(packed: int) -> None:
    """Its maxima are not known."""
    given = problem(300, 500, 900)
    given.packed = packed
    first, again = packings(lower(given, "bf16x6").launches)
    assert len(first) == 1 and not again
    assert UNDERFLOW not in addresses(first[0])


@pytest.mark.parametrize("k", [100, 1000, 40000])
@pytest.mark.parametrize("packed", [native.PACKED_A, native.PACKED_B, 3])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_what_was_packed_before_tells_too(scheme: str, packed: int, k: int) -> None:
    """Each operand has bytes of its own, which its packing writes, a CTA each."""
    of = problem(300, 5000, k)
    of.packed = packed
    told = {where: (size, at) for where, size, at in lower(of, scheme).told}
    given = [side for side in (native.PACKED_A, native.PACKED_B) if packed & side]
    assert len(told) == 2
    for side in given:
        out = native.LoweredStruct()
        struct = Scheme.parse(scheme).to_native()
        native.check(native.load().mixpert_lower_pack(of, struct, side, H100, out))
        (pack,) = packings(list(taken_apart(out).launches))[0]
        slot = "packed_a" if side == native.PACKED_A else "packed_b"
        assert addresses(pack)[LOW] == (slot, told[slot][1])
        assert told[slot][0] == pack.raw.grid[0] and sum(told[slot]) <= out.workspace_bytes
    if packed != 3:
        (pack,) = packings(lower(of, scheme).launches)[0]
        assert addresses(pack)[LOW] == ("workspace", told["workspace"][1])
        assert told["workspace"][0] == pack.raw.grid[0]


def test_one_operand_that_is_both_counts_for_both() -> None:
    own = problem(300, 300, 900)
    own.symmetric, own.trans_b, own.ldb = 1, 1, own.lda
    first, again = packings(lower(own, "bf16x6").launches)
    assert len(first) == len(again) == 1
    read = addresses(again[0])
    assert read[MAXIMA] == read[MAXIMA + 8]
