"""Ranges of counters hold all their values, which a simulation of the loop gives."""

import pytest

from mixpert.passes.control.index_ranges import IndexRanges, Range
from mixpert.passes.llvm.ir import Operand
from mixpert.passes.llvm.ir_reader import read_module

LOOP = """
define void @f(i64 %x) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ {start}, %entry ], [ %next, %loop ]
  %twice = shl i64 %i, 1
  %before = sub i64 7, %i
  %next = add nsw i64 %i, {step}
  %test = icmp {kind} i64 %{tested}, {end}
  br i1 %test, label %{first}, label %{second}
end:
  ret void
}}
"""
HOLDS = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "slt": lambda a, b: a < b,
    "sgt": lambda a, b: a > b,
    "ult": lambda a, b: a % 2**64 < b % 2**64,
    "ugt": lambda a, b: a % 2**64 > b % 2**64,
}
MOST = 40


def counted(start, step, tested, goes_on):
    """The values of the counter; None if they are many."""
    found, i = [], start
    while len(found) < MOST:
        found.append(i)
        i += step
        if not goes_on(i if tested == "next" else i - step):
            return found
    return None


def ranges(text):
    (function,) = read_module(text).functions.values()
    return IndexRanges(function)


def values(found):
    return {*range(found.first, found.last + 1, found.step or 1)}


@pytest.mark.parametrize("kind", HOLDS)
@pytest.mark.parametrize("tested", ["i", "next"])
@pytest.mark.parametrize("goes_on", [True, False])
def test_counters_up_to_a_constant(kind, tested, goes_on):
    known = 0
    for start in (-2, 0, 1, 5):
        for step in (-3, -1, 1, 2, 3):
            for end in range(-4, 12):
                first, second = ("loop", "end") if goes_on else ("end", "loop")
                form = LOOP.format(**locals())
                found = ranges(form).of(Operand("%i"))
                true = counted(start, step, tested, lambda i, n=end: HOLDS[kind](i, n) == goes_on)
                if found is not None:
                    assert true is not None
                    assert values(found) == set(true), (start, step, end)
                    known += 1
    common = {("ne", True), ("eq", False), ("slt", True), ("sgt", True), ("ult", True)}
    assert known > 30 or (kind, goes_on) not in common


def test_what_is_computed_from_a_counter():
    found = ranges(
        LOOP.format(start=0, step=1, kind="ne", tested="next", end=3, first="loop", second="end")
    )
    assert found.of(Operand("%next")) == Range(1, 3, 1)
    assert found.of(Operand("%twice")) == Range(0, 4, 2)
    assert found.of(Operand("%before")) == Range(5, 7, 1)
    assert found.of(Operand("%x")) is None


@pytest.mark.parametrize(
    ("computed", "expected"),
    [
        ("and i64 %x, 3", Range(0, 3, 1)),
        ("urem i64 %x, 3", Range(0, 2, 1)),
        ("and i64 %x, -4", None),
        ("srem i64 %x, 3", None),
        ("and i64 %x, %x", None),
        ("mul i64 %x, 3", None),
    ],
)
def test_remainders(computed, expected):
    text = f"define void @f(i64 %x) {{\n  %y = {computed}\n  ret void\n}}\n"
    assert ranges(text).of(Operand("%y")) == expected


def test_another_loop_or_value_is_not_known():
    """A step that is no constant; two ways back; a test of another number."""
    plain = LOOP.format(
        start=0, step=1, kind="ne", tested="next", end=3, first="loop", second="end"
    )
    for old, new in (
        ("%i, 1\n  %test", "%i, %x\n  %test"),
        ("i64 %next, 3", "i64 %x, 3"),
        ("[ 0, %entry ]", "[ %x, %entry ]"),
    ):
        assert old in plain
        assert ranges(plain.replace(old, new)).of(Operand("%i")) is None


@pytest.mark.parametrize(
    ("computed", "expected"),
    [
        ("mul i64 %x, 56", 56),
        ("shl i64 %x, 3", 8),
        ("shl i64 %x, %x", 1),
        ("add i64 %x, 8", 1),
        ("sub i64 0, %x", 1),
        ("mul i64 %x, %x", 1),
        ("add i64 24, 16", 8),
    ],
)
def test_divisors(computed, expected):
    text = f"define void @f(i64 %x) {{\n  %y = {computed}\n  %z = mul i64 %y, 3\n  ret void\n}}\n"
    assert ranges(text).divisor(Operand("%y")) == expected
    assert ranges(text).divisor(Operand("%z")) == 3 * expected
