"""Loops over a few pointers in an array, in the text that LLVM gets."""

import re

import pytest

from mixpert.passes.llvm import llvm_module
from mixpert.passes.transforms.pointer_walks import MOST_ITERATIONS, MOST_TEXT, with_walks_unrolled

DECLARATIONS = """declare void @other(ptr)
declare void @leading(ptr)
declare void @mixpert.site.0(ptr)
"""
ENDED_BEFORE = (
    """
define void @update(ptr %a, ptr %b, i64 %n) {{
entry:
  %i = alloca i32
  %array = alloca [2 x ptr]
  store ptr %a, ptr %array
  %second = getelementptr inbounds ptr, ptr %array, i64 1
  store ptr %b, ptr %second
  store i32 0, ptr %i
  br label %test
test:
  %0 = load i32, ptr %i
  %more = icmp slt i32 %0, {iterations}
  br i1 %more, label %body, label %end
body:
  %1 = load i32, ptr %i
  %wide = sext i32 %1 to i64
  %slot = getelementptr inbounds [2 x ptr], ptr %array, i64 0, i64 %wide
  %matrix = load ptr, ptr %slot
  call void @{work}(ptr %matrix)
  %2 = load i32, ptr %i
  %next = add nsw i32 %2, 1
  store i32 %next, ptr %i
  br label %test
end:
  ret void
}}
"""
    + DECLARATIONS
)
ENDED_AFTER = (
    """
define void @update(ptr %a, ptr %b, i64 %n) {{
entry:
  %array = alloca [2 x ptr]
  store ptr %a, ptr %array
  %second = getelementptr inbounds ptr, ptr %array, i64 1
  store ptr %b, ptr %second
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %slot = getelementptr inbounds [2 x ptr], ptr %array, i64 0, i64 %i
  %matrix = load ptr, ptr %slot
  call void @{work}(ptr %matrix)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, {iterations}
  br i1 %done, label %end, label %body
end:
  ret void
}}
"""
    + DECLARATIONS
)
TWO = (
    """
define void @update(ptr %a, ptr %b, i64 %n) {{
entry:
  %array = alloca [2 x ptr]
  store ptr %a, ptr %array
  %second = getelementptr inbounds ptr, ptr %array, i64 1
  store ptr %b, ptr %second
  br label %body
body:
  %first = phi i1 [ true, %entry ], [ false, %body ]
  %slot = phi ptr [ %array, %entry ], [ %second, %body ]
  %matrix = load ptr, ptr %slot
  call void @{work}(ptr %matrix)
  br i1 %first, label %body, label %end
end:
  ret void
}}
"""
    + DECLARATIONS
)
FORMS = pytest.mark.parametrize("form", [ENDED_BEFORE, ENDED_AFTER], ids=["-O0", "-O2"])


def unrolled(text):
    return with_walks_unrolled(text, {"leading"})


@pytest.mark.parametrize("form", [ENDED_BEFORE, ENDED_AFTER, TWO], ids=["-O0", "-O2", "two"])
def test_each_pointer_is_used_at_its_place(form):
    text = unrolled(form.format(work="other", iterations=2))
    simple = llvm_module.simplified(text, lambda: text)
    assert "@other(ptr %a)" in simple
    assert "@other(ptr %b)" in simple
    assert "load ptr" not in simple


@FORMS
def test_typed_pointers(form):
    """As clang 14 writes them."""
    text = re.sub(r"\bptr\b", "float*", form.format(work="other", iterations=2))
    text = text.replace("float* %slot", "float** %slot")
    text = text.replace("float* %array", "[2 x float*]* %array")
    assert "llvm.loop" in unrolled(text)


@FORMS
@pytest.mark.parametrize(
    ("work", "iterations"),
    [
        ("leading", "2"),  # what a loop carries to a site is part of the graph
        ("mixpert.site.0", "2"),
        ("other", str(MOST_ITERATIONS + 1)),
        ("other", "%n"),
    ],
)
def test_loops_that_stay(form, work, iterations):
    text = form.format(work=work, iterations=iterations)
    assert unrolled(text) == text


@FORMS
def test_a_loop_that_counts_something_else_stays(form):
    text = form.format(work="other", iterations=2)
    for index in ("i64 %wide\n", "i64 %i\n"):
        text = text.replace(f"i64 0, {index}", "i64 0, i64 %n\n")
    assert unrolled(text) == text


@FORMS
def test_large_functions_stay(form):
    text = form.format(work="other", iterations=2)
    text = text.replace("entry:\n", "entry:\n" + "  call void @other(ptr %a)\n" * (MOST_TEXT // 26))
    assert unrolled(text) == text


@FORMS
def test_matrices_at_a_variable_place_stay(form):
    """Elements of a matrix are no pointers."""
    text = form.format(work="other", iterations=2).replace("[2 x ptr]", "[2 x float]")
    text = text.replace("  %matrix = load ptr, ptr %slot\n", "").replace("%matrix", "%slot")
    assert unrolled(text) == text


@FORMS
def test_a_loop_that_fills_the_array_stays(form):
    """Its memory is followed by place."""
    text = form.format(work="other", iterations=2)
    text = text.replace("%matrix = load ptr, ptr %slot", "store ptr %a, ptr %slot")
    text = text.replace("(ptr %matrix)", "(ptr %slot)")
    assert unrolled(text) == text


def test_nodes_of_others_keep_their_numbers():
    text = ENDED_AFTER.format(work="other", iterations=2)
    text += '!0 = !{!"kept"}\n!1 = distinct !{!1, !0}\n'
    changed = unrolled(text)
    assert '!0 = !{!"kept"}' in changed
    assert ", !llvm.loop !3\n" in changed
    llvm_module.parse(changed, "changed")
