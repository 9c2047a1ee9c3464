"""Numbers in memory that are stored, passed by reference, and not changed any more."""

import pytest

from mixpert.passes.pipeline import compile_module

PRODUCT = "call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0,"
PROGRAM = """
@x = internal global [64 x float] zeroinitializer
@y = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @atoi(ptr)
declare void @other(ptr)

define void @step(i32 %kind) noinline {
  switch i32 %kind, label %end [
    i32 1, label %first
    i32 2, label %second
  ]
first:
  PRODUCT ptr @x, i32 8, ptr @x, i32 8, float 0.0, ptr @y, i32 8)
  br label %end
second:
  PRODUCT ptr @y, i32 8, ptr @x, i32 8, float 0.0, ptr @z, i32 8)
  br label %end
end:
  ret void
}
define void @again(ptr %kind) noinline {
  %now = load i32, ptr %kind
  call void @step(i32 %now)
  ret void
}
define i32 @main(i32 %n, ptr %arguments) {
entry:
  %kind = alloca i32
  store i32 1, ptr %kind
  %given = icmp sgt i32 %n, 1
  br i1 %given, label %read, label %known
read:
  %number = call i32 @atoi(ptr %arguments)
  store i32 %number, ptr %kind
  br label %known
known:
  %chosen = phi i32 [ %number, %read ], [ 1, %entry ]
  call void @step(i32 %chosen)
  br label %turn
turn:
  %i = phi i32 [ 0, %known ], [ %next, %turn ]
  call void @again(ptr %kind)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %turn, label %end
end:
  ret i32 0
}
""".replace("PRODUCT", PRODUCT)
AGAIN = "  call void @again(ptr %kind)\n"
CHANGES = {
    "another number is chosen first": ("[ 1, %entry ]", "[ 2, %entry ]"),
    "it is stored in the loop": (AGAIN, AGAIN + "  store i32 %i, ptr %kind\n"),
    "it is stored between": (AGAIN, "  store i32 2, ptr %kind\n" + AGAIN),
    "another function may store": (AGAIN, "  call void @other(ptr %kind)\n" + AGAIN),
    "it is stored where it is loaded": (
        "  call void @step(i32 %now)\n",
        "  call void @step(i32 %now)\n  store i32 2, ptr %kind\n",
    ),
    "another one is passed": (AGAIN, AGAIN.replace("%kind", "%arguments")),
    "it is loaded before as well": (
        "  %given =",
        "  call void @again(ptr %kind)\n  %given =",
    ),
}


def edges(text):
    return {(e.source, e.target, e.operand) for e in compile_module(text.encode(), "m").graph.edges}


def test_one_option_decides_in_the_whole_run():
    assert edges(PROGRAM) == set()


def test_two_loads_are_one_number():
    """Where the register with both is not there, as at -O0."""
    loaded = PROGRAM.replace("  call void @step(i32 %chosen)\n", AGAIN)
    assert edges(loaded.replace("%chosen = phi", "%unused = phi")) == set()


@pytest.mark.parametrize("change", CHANGES)
def test_numbers_that_may_differ(change):
    old, new = CHANGES[change]
    assert old in PROGRAM
    assert (0, 1, "A") in edges(PROGRAM.replace(old, new))
