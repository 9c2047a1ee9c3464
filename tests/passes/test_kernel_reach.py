"""What kernels touch, as their PTX shows, against what they touch when run thread by thread."""

import random
import re
import sys
from collections.abc import Iterator, Mapping
from math import prod
from pathlib import Path

import pytest

from mixpert.passes.device.device_code import ptx_of
from mixpert.passes.device.kernel_accesses import Touched
from mixpert.passes.device.kernel_reach import touched
from mixpert.passes.device.ptx import Block, Kernel, kernels_of, read_kernel
from mixpert.passes.device.ptx_bounds import Bounds
from mixpert.passes.device.ptx_values import Values
from mixpert.passes.effects.effect import LAUNCHED, Span
from mixpert.passes.llvm.mangling import parameters_of
from mixpert.passes.support.polynomials import ONE, Polynomial, Symbol, minus

sys.path.insert(0, str(Path(__file__).parent))
from kernel_expectations import EXPECTED
from ptx_machine import POINTER, Launch, Touch, run

SAMPLES = Path(__file__).parents[2] / "samples"
KERNELS = Path(__file__).parent / "kernels"
BLOCKS = ((1, 1, 1), (4, 1, 1), (32, 1, 1), (8, 4, 1), (64, 1, 1), (7, 3, 1))
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 8, 13, 16, 33, 40)
HEAVY = re.compile("factor_leaf|solve_leaf|update_right|invert_leaf|pool|standardise|lengths")


def texts() -> Iterator[str]:
    for path in sorted(SAMPLES.glob("*/*.ll")):
        yield from ptx_of(path.read_text()) or ()
    for path in sorted(KERNELS.glob("*.ptx")):
        yield path.read_text()


def kernels() -> dict[str, str]:
    return {name: body for text in texts() for name, body in kernels_of(text)}


ALL = kernels()


def pointers_of(name: str) -> list[bool]:
    return [parameter.pointer for parameter in parameters_of(name) or ()]


def value(polynomial: Polynomial, known: Mapping[Symbol, int]) -> int:
    total = 0
    for product, factor in polynomial.items():
        total += factor * prod(known[symbol] for symbol in product)
    return total


def stretches(span: Span, known: Mapping[Symbol, int]) -> list[tuple[int, int]]:
    rows, columns, leading = (
        value(p, known) for p in (span.rows or {}, span.columns, span.leading)
    )
    return [(i * leading, i * leading + rows) for i in range(max(0, columns))]


def holds(span: Span, touch: Touch, known: Mapping[Symbol, int]) -> bool:
    if span.argument != touch.argument:
        return False
    parts = stretches(span, known) if span.rows is not None else [(touch.first, touch.end)]
    return any(first <= touch.first and touch.end <= end for first, end in parts)


def check(name: str, found: Touched, seed: int) -> bool:
    """Whether a launch with random arguments was tried, which touches what it may alone."""
    chance = random.Random(seed)
    pointers = pointers_of(name)
    arguments = [
        (i + 1) * POINTER if pointer else chance.choice(NUMBERS)
        for i, pointer in enumerate(pointers)
    ]
    grid = chance.randint(1, 3), chance.choice((1, 1, 2)), 1
    launch = Launch(grid, chance.choice(BLOCKS))
    try:
        touches = run(read_kernel(ALL[name]), arguments, launch, seed)
    except ZeroDivisionError:  # it is taken not to happen
        return False
    dimensions = {("gridDim", i): n for i, n in enumerate(launch.grid)}
    dimensions |= {("blockDim", i): n for i, n in enumerate(launch.block)}
    known: dict[Symbol, int] = {(i, ""): n for i, n in enumerate(arguments)}
    known |= {(LAUNCHED, f"{what}.{'xyz'[i]}"): n for (what, i), n in dimensions.items()}
    for touch in touches:
        spans = found.writes if touch.writes else found.reads
        assert any(holds(s, touch, known) for s in spans), (touch, arguments, launch)
    for span in found.fills:
        for symbol, (one, by) in span.quotients:
            known[symbol] = value(one, known) // by
        if all(value(least, known) >= 0 for least in span.least):
            written = {b for t in touches if t.writes for b in bytes_of(t, span.argument)}
            needed = {b for first, end in stretches(span, known) for b in range(first, end)}
            assert needed <= written, (span, arguments, launch)
    return bool(touches)


def bytes_of(touch: Touch, argument: int) -> range:
    return range(touch.first, touch.end) if touch.argument == argument else range(0)


@pytest.mark.parametrize("name", sorted(ALL))
def test_accesses_of_a_launch_are_within_the_reach_found_in_its_ptx(name: str) -> None:
    found = touched(ALL[name], pointers_of(name))
    if found is not None:
        tried = [check(name, found, seed) for seed in range(1 if HEAVY.search(name) else 4)]
        assert tried


def shown(span: Span) -> str:
    quotients = dict(span.quotients)

    def name(symbol: Symbol) -> str:
        if symbol in quotients:
            one, by = quotients[symbol]
            return f"({text(one)})/{by}"
        return symbol[1] or f"p{symbol[0]}"

    def text(polynomial: Polynomial) -> str:
        products = ("*".join((str(f), *map(name, p))) for p, f in sorted(polynomial.items()))
        return " + ".join(products) or "0"

    if span.rows is None:
        return f"p{span.argument}"
    block = f"{text(span.rows)} x {text(span.columns)}, {text(span.leading)}"
    least = " if " + ", ".join(map(text, span.least)) if span.least else ""
    return f"p{span.argument}[{block}]{least}"


@pytest.mark.parametrize("name", EXPECTED)
def test_what_is_seen_of_a_kernel(name: str) -> None:
    found = touched(ALL[name], pointers_of(name))
    spans = found and (found.reads, found.writes, found.fills)
    assert (spans and tuple(" ".join(map(shown, one)) for one in spans)) == EXPECTED[name]


def test_each_kernel_of_the_file_has_an_expectation() -> None:
    every = "".join(path.read_text() for path in KERNELS.glob("*.ptx"))
    assert {name for name, _ in kernels_of(every)} == set(EXPECTED)


def damaged(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    for _ in range(chance.randint(1, 4)):
        i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
        match chance.randrange(3):
            case 0:
                lines[i] = lines[j]
            case 1:
                lines[i], lines[j] = lines[j], lines[i]
            case _:
                at = chance.randrange(len(lines[i]) + 1)
                lines[i] = lines[i][:at] + chance.choice("%r0;{}[],.@!$ -") + lines[i][at + 1 :]
    return "\n".join(lines)


def test_damaged_text_is_refused_or_read() -> None:
    chance = random.Random(1)
    for _ in range(300):
        name = chance.choice(list(EXPECTED))
        for _, body in kernels_of(damaged(ALL[name], chance)):
            found = touched(body, pointers_of(name))
            assert found is None or isinstance(found, Touched)


@pytest.mark.timeout(30)
def test_a_register_that_only_a_loop_sets_is_not_explained_by_itself() -> None:
    """Two lines swapped: what the loop runs to would stand for itself, without end."""
    name = "_Z9downwardsPfi"
    lines = ALL[name].split("\n")
    one = lines.index("\tadd.s32 \t%r1, %r13, %r20;")
    other = lines.index("\tadd.s32 \t%r21, %r21, -4;")
    lines[one], lines[other] = lines[other], lines[one]
    assert touched("\n".join(lines), pointers_of(name)) is not None


def test_a_negative_number_is_not_proven_to_be_natural() -> None:
    kernel = Kernel("k", (("u32", "n"),), [Block()], {})
    values = Values(kernel)
    n: Polynomial = {((0, ""),): 1}
    quotient = values.quotient(n, {(): 4}, natural=True)
    bounds = Bounds(values)
    assert bounds.at_least_zero(minus(quotient, ONE), [minus(n, {(): 4})])
    assert not bounds.at_least_zero(minus(quotient, ONE), [minus(n, {(): 3})])
    assert not bounds.at_least_zero({(): -1}, [quotient])


def test_stores_far_apart_take_no_memory() -> None:
    text = ALL["_Z5pairsP6float2i"]
    (store,) = re.findall(r"st\.global\.v2\.f32[^;]*\+8\][^;]*;", text)
    far = store.replace("+8]", f"+{1 << 60}]")
    found = touched(text.replace(store, store + far), [True, False])
    assert found is not None
    assert found.fills == ()
