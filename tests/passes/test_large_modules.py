"""What takes too long is told less apart, and still nothing is missing."""

from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module
from mixpert.passes.pointers import points_to

GRAPHS = Path(__file__).parent / "graphs"


def edges_of(name):
    graph = compile_module((GRAPHS / name).read_bytes(), name).graph
    return {(e.source, e.target, e.operand) for e in graph.edges}, {e.via for e in graph.edges}


@pytest.mark.parametrize(
    "name", ["chain.ll", "wrapper.ll", "globals.ll", "virtual.ll", "callback.ll", "decided_by.ll"]
)
def test_nothing_is_missing_where_memory_is_one(name, monkeypatch):
    exact, _ = edges_of(name)
    monkeypatch.setattr(points_to, "MOST_LOOKED_AT", 0)
    found, labels = edges_of(name)
    assert exact <= found
    assert "unknown" in labels


def test_constant_numbers_are_known_where_memory_is_one(monkeypatch):
    """A beta of zero in a constant; one that another module may replace is not known."""
    monkeypatch.setattr(points_to, "MOST_LOOKED_AT", 0)
    found, _ = edges_of("constant_in_comdat.ll")
    assert {edge for edge in found if edge[2] == "C"} == {(1, 2, "C"), (2, 2, "C")}


@pytest.mark.parametrize("name", ["callback_returns.ll", "recursion.ll", "called_later.ll"])
def test_what_is_given_up_would_have_taken_too_long(name, monkeypatch):
    """That a module takes one step too many is known before the last one is taken."""
    costs, refused = [], []
    drain = points_to.PointsTo._drain

    def drained(self, later=0):
        try:
            drain(self, later)
        except points_to.TooLarge:
            refused.append(self._sets.looked_at)
            raise
        costs.append(self._sets.looked_at)

    monkeypatch.setattr(points_to.PointsTo, "_drain", drained)
    edges_of(name)
    cost = costs[-1]
    monkeypatch.setattr(points_to, "MOST_LOOKED_AT", cost)
    edges_of(name)
    assert not refused
    monkeypatch.setattr(points_to, "MOST_LOOKED_AT", cost - 1)
    edges_of(name)
    assert refused[0] < cost


CHOICE = """d{0}:
  %f{0} = load volatile i64, ptr %flags
  switch i64 %f{0}, label %t{0} [ i64 1, label %u{0} i64 2, label %w{0} ]
t{0}:
  %a{0} = mul nsw i64 %v{0}, 3
  call void @note(i64 %a{0})
  br label %j{0}
u{0}:
  %b{0} = mul nsw i64 %v{0}, 5
  call void @note(i64 %b{0})
  br label %j{0}
w{0}:
  %c{0} = add nsw i64 %v{0}, 7
  call void @note(i64 %c{0})
  br label %j{0}
j{0}:
  %v{1} = phi i64 [ %a{0}, %t{0} ], [ %b{0}, %u{0} ], [ %c{0}, %w{0} ]
  br label %d{1}
"""


PRODUCT = (
    "call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.0, "
    "ptr %place, i32 %m, ptr %x, i32 %m, float 0.0, ptr %a, i32 %m)"
)


@pytest.mark.timeout(60)
def test_choices_one_after_another_are_not_all_tried():
    choices = "".join(CHOICE.format(i, i + 1) for i in range(16))
    first = "d0:\n  %v0 = phi i64 [ 1, %entry ], [ %v16, %d16 ]"
    choices = choices.replace("d0:", first, 1)
    text = f"""
declare void @note(i64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
define void @f(ptr %a, ptr %x, i64 %n, i32 %m, ptr %flags) {{
entry:
  br label %d0
{choices}d16:
  %place = getelementptr float, ptr %a, i64 %v16
  {PRODUCT}
  %more = icmp slt i64 %v16, %n
  br i1 %more, label %d0, label %out
out:
  ret void
}}
"""
    edges = compile_module(text.encode(), "m.ll").graph.edges
    assert [(e.source, e.target, e.operand) for e in edges] == [(0, 0, "A")]


@pytest.mark.timeout(60)
def test_a_long_ring_of_variables():
    """Each leads to the next: they are not looked at by recursion."""
    text = (GRAPHS / "chain.ll").read_text()
    ring = "".join(f"@r{i} = internal global ptr @r{(i + 1) % 1500}\n" for i in range(1500))
    use = "  store volatile ptr @r0, ptr @r1\n  ret "
    data = f"{text.replace('  ret ', use, 1)}\n{ring}".encode()
    assert (
        compile_module(data, "m.ll").graph.edges == compile_module(text.encode(), "m").graph.edges
    )


@pytest.mark.timeout(60)
def test_many_calls_with_many_functions_as_arguments():
    """They share the links to those: 60 times 600 took minutes once."""
    text = (GRAPHS / "handed_together.ll").read_text()
    count, call = 600, "  call void @parse(ptr @handlers)\n"
    names = ", ".join(["ptr @read", "ptr @fill", *(f"ptr @f{i}" for i in range(count))])
    text = text.replace("[2 x ptr] [ptr @read, ptr @fill]", f"[{count + 2} x ptr] [{names}]")
    more = "".join(
        f"define internal void @f{i}() {{\n  store i32 {i}, ptr @state\n  ret void\n}}\n"
        for i in range(count)
    )
    text = text.replace(call, call * 60) + "@state = internal global i32 0\n" + more
    edges = compile_module(text.encode(), "m.ll").graph.edges
    assert [(e.source, e.target, e.operand) for e in edges] == [(1, 0, "A")]
