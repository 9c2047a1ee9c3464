"""Launches overlap, and what each reads is there all the same (docs/notes/launch-order.md)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from launch_model import (
    ASKS,
    ASKS_AND_WAITS,
    BESIDE,
    BESIDE_AND_WAITS,
    FIRST_RUNG,
    JOINS,
    Launch,
    Model,
    Program,
    Step,
)
from lowering import H100, lower, problem
from ptx_paths import Early, Kernel

from mixpert.errors import BackendError
from mixpert.kernels.compiler import compile_kernel, require_nvrtc
from mixpert.kernels.instances import UNLOWERED_KERNELS, instances

# ---- the protocol ------------------------------------------------------------------------------

ROOM = 4


def ladder(
    first: Program = FIRST_RUNG, last: tuple[Program, ...] = (BESIDE_AND_WAITS, BESIDE),
    alone: bool = True,
) -> list[Launch]:  # fmt: skip
    """A guarded product: pack, guard, pack_rungs, three rungs; and the next call's first launch."""
    rungs = [(first, first), last, last]
    before = [Launch((JOINS,), i > 0, frozenset(range(i))) for i in range(3)]
    products = [
        Launch(ctas, i > 0 or not alone, frozenset(range(3))) for i, ctas in enumerate(rungs)
    ]
    return [*before, *products, Launch((JOINS,), False, frozenset(range(6)))]


def test_launches_of_a_guarded_product_are_in_order() -> None:
    assert Model(ladder(), ROOM).faults() == set()


def test_launches_that_all_wait_are_in_order() -> None:
    joins = [Launch((JOINS, JOINS), i > 0, frozenset(range(i))) for i in range(4)]
    assert Model(joins, ROOM).faults() == set()


def test_a_first_rung_may_overlap_too() -> None:
    assert Model(ladder(alone=False), ROOM).faults() == set()


def test_a_first_rung_permits_the_next_launch_after_it_has_waited() -> None:
    assert "4 before the end of 2" in Model(ladder(JOINS, alone=False), ROOM).faults()


def test_a_later_rung_ends_after_the_one_before() -> None:
    faults = Model(ladder(last=(BESIDE, BESIDE)), ROOM).faults()
    assert "5 ends before one that was launched before it" in faults


def test_a_launch_that_never_waits_loses_all_before() -> None:
    careless = (Step.TRIGGER, Step.ACCESS)
    launches = [
        Launch((JOINS, JOINS), False, frozenset()),
        Launch((careless,), True, frozenset()),
        Launch((JOINS,), True, frozenset({0, 1})),
    ]
    assert "2 before the end of 0" in Model(launches, ROOM).faults()


OVERWRITES: Program = (Step.ASK, *FIRST_RUNG)
UNDONE: tuple[Program, ...] = ((Step.ASK, Step.TRIGGER, Step.WAIT), (Step.ASK, Step.TRIGGER))
"""Of a rung that overwrites and finds nothing to: it leaves, but for one thread."""


def overwritten(
    first: Program = FIRST_RUNG,
    guard: tuple[Program, ...] = (BESIDE_AND_WAITS, BESIDE),
    packs: tuple[Program, ...] = (ASKS_AND_WAITS, ASKS),
    rung: tuple[Program, ...] = (OVERWRITES,) * 2,
) -> list[Launch]:
    """One whose first GEMM computes all panels beside the guard: pack, this GEMM, the guard,
    pack_rungs, two rungs that overwrite panels; and the next call's first launch.
    """
    undone = rung == UNDONE  # the last rung, too: all it reads is that nothing is left to it
    before = frozenset({2} if undone else range(4))
    return [
        Launch((JOINS,), False, frozenset()),
        Launch((first, first), True, frozenset({0})),
        Launch(guard, True, frozenset({0})),
        Launch(packs, True, frozenset({0, 2}), asked=2),
        Launch(rung, True, before, asked=2),
        Launch((BESIDE_AND_WAITS, BESIDE), True, before, asked=2 if undone else -1),
        Launch((JOINS,), False, frozenset(range(6))),
    ]


@pytest.mark.parametrize("rung", [(OVERWRITES,) * 2, UNDONE], ids=["some wide", "none wide"])
def test_launches_of_a_product_that_is_overwritten_are_in_order(rung: tuple[Program, ...]) -> None:
    assert Model(overwritten(rung=rung), ROOM).faults() == set()


def test_packing_that_waits_for_decisions_ends_after_the_guard() -> None:
    faults = Model(overwritten(packs=(ASKS,) * 2), ROOM).faults()
    assert {"3 ends before one that was launched before it", "4 before the end of 1"} <= faults


def test_packing_does_not_read_before_decisions_are_there() -> None:
    faults = Model(overwritten(packs=(BESIDE_AND_WAITS, BESIDE)), ROOM).faults()
    assert "3 before the end of 2" in faults


def test_a_rung_that_leaves_ends_after_the_one_before() -> None:
    faults = Model(overwritten(rung=(UNDONE[1],) * 2), ROOM).faults()
    assert "4 ends before one that was launched before it" in faults


def test_a_product_permits_the_guard_beside_it_after_it_has_waited() -> None:
    assert "2 before the end of 0" in Model(overwritten(first=JOINS), ROOM).faults()


def test_a_guard_beside_a_product_ends_after_it() -> None:
    faults = Model(overwritten(guard=(BESIDE,) * 2), ROOM).faults()
    assert {"2 ends before one that was launched before it", "4 before the end of 1"} <= faults


def test_a_rung_that_overwrites_waits() -> None:
    faults = Model(overwritten(rung=(ASKS_AND_WAITS,) * 2), ROOM).faults()
    assert {"4 before the end of 1", "4 before the end of 3"} <= faults


# ---- what the kernels do -----------------------------------------------------------------------

JOINED = Early(triggers=True)
"""Lets the next launch start, waits, and only then reads, writes or ends."""
RUNG = Early()
"""The first of a ladder: not even the next launch starts before it has waited."""
RUNG_BESIDE = Early(reads=True, writes=True, triggers=True, ends=True)
"""A later one: one thread waits in the end. What it reads was there before the first began."""
RUNG_LOOKS = Early(reads=True, triggers=True, ends=True)
"""The first one after a guard beside the first GEMM: it asks what is decided, and may leave."""
EARLY = {
    # Operands, which were there before the first launch of the call; and a CTA without a part of k
    # has producers that do nothing: its consumers wait.
    "gemm_int8_unpacked": Early(reads=True, triggers=True, ends=True),
}
GROUPED = "int8:2,2+g128"
OF_THE_CLIENT = {"gemm_int8_small", "gemm_int8_thin", "gemm_int8_unpacked", "repair"}
"""Those that read A or B, which nothing writes; and all that pack."""
NEVER_WAIT = {name.split()[0] for name in UNLOWERED_KERNELS}


SHORT = {
    "clear",
    "guard",
    "gemm_int8_reduce",
    "gemm_int8_unpacked",
    "pack_rungs",
    "repair",
    "report",
}


def others() -> list[tuple[str, str]]:
    """What no useful scheme launches for the sizes that instances are made for."""
    thin, grouped = lower(problem(16, 4096, 4096)), lower(problem(256, 256, 256), GROUPED)
    launches = (thin.launch("gemm_int8_thin"), grouped.launch("pack_grouped"))
    return [(one.name, "sm_90") for one in launches]


def variants() -> list[Any]:
    """One instance of each kernel that a GPU of compute capability 9.0 runs, other forms apart."""
    kinds = {}
    for kernel, arch in [*instances(["sm_90", "sm_90a"]), *others()]:
        marks = re.findall(r"\b(?:GUARDED|PARTIAL|STATISTICS|AGAIN|GUESSES)=\d", kernel)
        kinds.setdefault((kernel.split()[0], *marks), (kernel, arch))
    return [
        pytest.param(*one, marks=[] if kind[0] in SHORT else pytest.mark.slow)
        for kind, one in sorted(kinds.items())
    ]


@pytest.mark.parametrize(("kernel", "arch"), variants())
def test_what_kernels_do_before_they_have_waited(kernel: str, arch: str) -> None:
    try:
        require_nvrtc()
    except BackendError as error:
        pytest.skip(str(error))
    image, _ = compile_kernel(kernel, arch.replace("sm_", "compute_"))
    code, stem = Kernel(image.rstrip(b"\0").decode()), kernel.split(maxsplit=1)[0]
    if not stem.startswith("pack") and stem not in OF_THE_CLIENT | NEVER_WAIT:
        assert not code.trusts_memory(), "an earlier launch may be writing still"
    if stem in NEVER_WAIT:
        assert not code.early().triggers
    elif stem.endswith("_sm90") and "GUARDED=1" in kernel:
        assert [code.early(flag=flag) for flag in (0, 1, 2)] == [RUNG, RUNG_BESIDE, RUNG_LOOKS]
    elif stem in ("guard", "pack_rungs"):
        assert (code.early(flag=0), code.early(flag=1)) == (JOINED, RUNG_BESIDE)
    else:
        assert code.early() == EARLY.get(stem, JOINED)


# ---- what is launched --------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["auto", "int8:2,2,2", "int8:3,3", "fp16x3", "bf16x9"])
@pytest.mark.parametrize("size", [(64, 64, 65536), (512, 512, 8192), (2048,) * 3, (16384,) * 3])
def test_only_launches_that_wait_overlap(scheme: str, size: tuple[int, int, int]) -> None:
    """All before a call has ended when its first launch starts, and rungs follow a first one."""
    launches = lower(problem(*size), scheme, H100).launches
    assert launches[0].raw.overlaps == 0
    assert not any(one.stem in NEVER_WAIT for one in launches)
    guarded = [i for i, one in enumerate(launches) if "GUARDED=1" in one.name]
    if guarded:
        overwritten = launches[guarded[0] + 1].stem == "guard"
        later = guarded[1:] if overwritten else guarded
        assert later == list(range(later[0], len(launches))), "rungs are the last launches"
        assert launches[guarded[0]].raw.overlaps == overwritten
