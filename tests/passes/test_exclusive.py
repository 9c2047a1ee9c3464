"""What may decide otherwise in another turn, and so leaves edges between the forms of a product."""

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.passes.pipeline import compile_module

TEXT = (Path(__file__).parent / "graphs" / "one_form_of_several.ll").read_text()
OPTION = "  %form = call i32 @atoi(ptr %option)\n"
TURN = "turn:\n"
CALL = "  call void @product(ptr %a, ptr %c, i32 %form)\n"
OTHERS = {(0, 1, "C"), (1, 0, "C"), (0, 2, "C"), (2, 0, "C"), (1, 2, "C"), (2, 1, "C")}


def edges_of(*pairs):
    text = TEXT
    for before, after in pairs:
        assert text.count(before) == 1
        text = text.replace(before, after)
    found = compile_module(text.encode(), "m.ll").graph.edges
    return {(e.source, e.target, e.operand) for e in found}


def test_one_number_for_the_whole_run():
    assert not OTHERS & edges_of()
    assert not OTHERS & edges_of((OPTION, ""), ("i32 %form)\n  call", "i32 %argc)\n  call"))


@pytest.mark.parametrize(
    "pairs",
    [
        [(OPTION, ""), (TURN, TURN + OPTION)],
        [
            (TURN, TURN + "  %form.1 = phi i32 [ %form, %entry ], [ %next, %turn ]\n"),
            (CALL, CALL.replace("%form", "%form.1") + "  %next = add i32 %form.1, 1\n"),
        ],
        [(CALL, CALL + CALL.replace("%form", "%argc"))],
        [("define i32 @main", "define i32 @other")],
        [
            (OPTION, OPTION + "  %place = alloca i32\n  store i32 %form, ptr %place\n"),
            (TURN, TURN + "  %now = load volatile i32, ptr %place\n"),
            (CALL, CALL.replace("%form", "%now")),
        ],
    ],
    ids=["computed in each turn", "counted", "two options", "several runs", "changed elsewhere"],
)
def test_numbers_that_change(pairs):
    assert edges_of(*pairs) >= OTHERS


def test_only_what_is_decided_once_for_all():
    now = "  %now = call i32 @atoi(ptr null)\n  %less = icmp slt i32 %now, 0\n"
    found = edges_of(("  %less = icmp slt i32 %form, 0\n", now))
    assert OTHERS & found == {(1, 2, "C"), (2, 1, "C")}


SWITCH = """define void @product(ptr %a, ptr %c, i32 %form) {{
entry:
  switch i32 %form, label %above [
    i32 0, label %zero
    i32 {}, label %below
    i32 7, label %{}
  ]
zero:
"""


def switched(number, seventh="done"):
    tests, rest = TEXT.split("zero:\n", 1)
    head, _, _ = tests.partition("define void @product")
    products = rest.partition("other:")[0] + "below:" + rest.partition("below:")[2]
    text = head + SWITCH.format(number, seventh) + products
    text = text.replace("\n}\n", "\ndone:\n  ret void\n}\n", 1)
    found = compile_module(text.encode(), "m.ll").graph.edges
    return OTHERS & {(e.source, e.target, e.operand) for e in found}


def test_options_in_a_switch():
    assert not switched(-1)
    assert not switched(12)
    assert switched(-1, "below") == {(0, 1, "C"), (1, 0, "C"), (1, 2, "C"), (2, 1, "C")}


RELATIONS = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b,
    "slt": lambda a, b: a < b, "sge": lambda a, b: a >= b,
}  # fmt: skip
NAMES = ("p", "q", "turn", "both")
"""Numbers that programs test: two options, the turn, and the sum of an option and the turn."""
test = st.tuples(st.sampled_from(NAMES), st.sampled_from(sorted(RELATIONS)), st.integers(-1, 2))
step = st.tuples(st.lists(test, max_size=3), st.integers(0, 2), st.integers(0, 2))
steps = st.lists(step, min_size=2, max_size=5)


def text_of(chosen):
    """A loop of products of one buffer into another, each behind its tests."""
    gemm = "i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0"
    lines = ["  br label %s0.0", "s0.0:", "  %both = add nsw i32 %p, %turn"]
    for i, (tests, source, target) in enumerate(chosen):
        lines += [f"  br label %s{i}.at0", f"s{i}.at0:"]
        for j, (name, relation, number) in enumerate(tests):
            lines += [f"  %c{i}.{j} = icmp {relation} i32 %{name}, {number}"]
            lines += [f"  br i1 %c{i}.{j}, label %s{i}.at{j + 1}, label %s{i}.end"]
            lines += [f"s{i}.at{j + 1}:"]
        matrices = f"ptr %m{source}, i32 8, ptr %w, i32 8, float 0.0, ptr %m{target}, i32 8"
        lines += [f"  call void @cblas_sgemm({gemm}, {matrices})"]
        lines += [f"  br label %s{i}.end", f"s{i}.end:"]
    buffers = [f"  %m{i} = alloca [64 x float]" for i in range(3)] + ["  %w = alloca [64 x float]"]
    head, _, _ = TEXT.partition("define")
    start = ["define i32 @main(i32 %p, ptr %argv) {", "entry:", *buffers]
    start += ["  %q = call i32 @atoi(ptr %argv)", "  br label %loop", "loop:"]
    start += ["  %turn = phi i32 [ 0, %entry ], [ %next, %last ]"]
    end = [
        "  br label %last",
        "last:",
        "  %next = add nsw i32 %turn, 1",
        "  %more = call i1 @again()",
    ]
    end += ["  br i1 %more, label %loop, label %done", "done:", "  ret i32 0", "}", ""]
    return "\n".join([head, *start, *lines, *end])


def true_edges(chosen):
    found = set()
    for p, q in product(range(-2, 4), repeat=2):
        held = [None, None, None]
        for turn in range(6):
            numbers = {"p": p, "q": q, "turn": turn, "both": p + turn}
            for site, (tests, source, target) in enumerate(chosen):
                if all(RELATIONS[relation](numbers[name], n) for name, relation, n in tests):
                    found |= {(held[source], site, "A")} if held[source] is not None else set()
                    held[target] = site
    return found


@settings(max_examples=40, deadline=None)
@given(steps)
def test_no_edge_is_missing(chosen):
    graph = compile_module(text_of(chosen).encode(), "m.ll").graph
    assert true_edges(chosen) <= {(e.source, e.target, e.operand) for e in graph.edges}


@pytest.mark.slow
@settings(max_examples=1000, deadline=None)
@given(steps)
def test_no_edge_is_missing_in_a_thousand_programs(chosen):
    graph = compile_module(text_of(chosen).encode(), "m.ll").graph
    assert true_edges(chosen) <= {(e.source, e.target, e.operand) for e in graph.edges}
