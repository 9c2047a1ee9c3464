"""Kernels that keep columns, or parts of rows, apart, against where their elements come from."""

import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from mixpert.passes.device.kernel_reach import touched
from mixpert.passes.device.ptx import kernels_of, read_kernel
from mixpert.passes.effects.effect import LAUNCHED

sys.path.insert(0, str(Path(__file__).parent))
from column_kernels import kernel
from ptx_machine import POINTER, Launch
from ptx_origins import origins
from test_kernel_reach import pointers_of, stretches, value

COLUMNS = dict(kernels_of((Path(__file__).parent / "columns" / "columns.ptx").read_text()))
BLOCKS = ((4, 1, 1), (8, 1, 1), (32, 1, 1), (64, 1, 1), (4, 4, 1), (8, 4, 1), (4, 2, 1))
KEPT = {
    "_Z12sums_columnsPfPKfii": {0, 1},
    "_Z14sums_diagonalsPfPKfii": {0},
    "_Z15sums_neighboursPfPKfii": {0},
    "_Z18sums_across_a_warpPfPKfii": set(),
    "_Z9adds_biasPfPKfS1_ii": {0, 1, 2},
    "_Z14adds_next_biasPfPKfS1_ii": {0, 1},
    "_Z16adds_chosen_biasPfPKfS1_ii": {0, 1},
    "_Z12adds_if_biasPfPKfS1_ii": {0, 1},
    "_Z16adds_bias_of_rowPfPKfS1_ii": {0, 1},
    "_Z5stepsPfPKfi": {0, 1},
    "_Z10steps_backPfPKfi": {0},
    "_Z15sums_every_32ndPfPKfii": set(),
    "_Z9exchangesPfPKfi": set(),
    "_Z11replaces_ifPfPKfS1_ii": {0, 1},
    "_Z16adds_unless_biasPfPKfS1_ii": {0, 1},
    "_Z15all_through_onePfPKfi": {0, 1},  # rows of so many elements
    "_Z12carries_overPfPKfj": set(),
    "_Z16steps_of_doublesPdPKdi": set(),
}
"""The most arguments between which elements stay in their columns."""


def sizes(pointers, chance):
    return [
        (i + 1) * POINTER if pointer else chance.choice((1, 2, 3, 4, 8))
        for i, pointer in enumerate(pointers)
    ]


def launch_of(chance):
    return Launch((chance.randint(1, 3), chance.choice((1, 1, 2)), 1), chance.choice(BLOCKS))


def inside(spans, byte, known):
    """Whether some spans hold a byte of an argument."""
    for span in (span for span in spans if span.argument == byte[0]):
        first = value(span.offset or {}, known)
        if span.rows is None:
            return True
        if any(start + first <= byte[1] < end + first for start, end in stretches(span, known)):
            return True
    return False


def follows(found, target, source, known):
    """Whether one element may go into another one as far as is claimed."""
    groups = [g for g in found.groups if inside(g.writing, target, known)]
    if found.groups and not any(inside(g.reading, source, known) for g in groups):
        return False
    for columns in found.columns:
        if source[0] in columns.arguments and not any(value(z, known) for z in columns.zeros):
            apart, row = target[1] - source[1], value(columns.row, known)
            if apart % row if row else apart:
                return False
    return True


def check(body, pointers, seed, launches=2):
    """Whether anything is claimed of a kernel that then holds in random launches."""
    found = touched(body, pointers)
    if found is None or not (found.groups or found.columns):
        return False
    for number in range(launches):
        chance = random.Random(10 * seed + number)
        arguments, launch = sizes(pointers, chance), launch_of(chance)
        known = {(i, ""): n for i, n in enumerate(arguments)}
        for what, counts in (("gridDim", launch.grid), ("blockDim", launch.block)):
            axes = zip("xyz", counts, strict=True)
            known |= {(LAUNCHED, f"{what}.{axis}"): n for axis, n in axes}
        for target, sources in moved(body, arguments, launch, seed).items():
            for source in sources - {target}:
                assert follows(found, target, source, known), (seed, target, source, arguments)
    return True


def moved(body, arguments, launch, seed):
    """Where the elements that a launch writes come from; nothing if it does not end."""
    try:
        return origins(read_kernel(body), arguments, launch, seed)
    except (ZeroDivisionError, AssertionError):
        return {}


@pytest.mark.parametrize("name", COLUMNS)
def test_elements_stay_where_they_are_said_to_stay(name):
    check(COLUMNS[name], pointers_of(name), 7)


@pytest.mark.parametrize("name", KEPT)
def test_the_arguments_between_which_elements_stay_in_their_columns(name):
    found = touched(COLUMNS[name], pointers_of(name))
    assert max((set(c.arguments) for c in found.columns), key=len, default=set()) == KEPT[name]


@pytest.mark.parametrize("name", COLUMNS)
def test_kernels_in_which_elements_stay_at_their_index(name):
    found = touched(COLUMNS[name], pointers_of(name))
    assert found.pointwise == (name == "_Z5stepsPfPKfi")


def of_random_kernels(seeds, folder):
    """How many of some random kernels something is claimed of, which holds."""
    source, ptx = folder / "kernels.cu", folder / "kernels.ptx"
    source.write_text("".join(map(kernel, seeds)))
    subprocess.run(["nvcc", "-ptx", "-w", "-arch=sm_80", source, "-o", ptx], check=True)
    pointers = [True] * 5 + [False] * 3
    every = dict(kernels_of(ptx.read_text()))
    assert len(every) == len(seeds)
    return Counter(
        check(body, pointers, seed) for seed, body in zip(seeds, every.values(), strict=True)
    )


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="needs nvcc")
def test_random_kernels(tmp_path):
    assert of_random_kernels(range(8), tmp_path)[True] > 4


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="needs nvcc")
def test_hundreds_of_random_kernels(tmp_path):
    assert of_random_kernels(range(5000, 5250), tmp_path)[True] > 125
