"""Numbers that functions are handed in all calls, in the text that LLVM gets."""

import pytest

from mixpert.passes.transforms.constant_arguments import with_constant_arguments

PROGRAM = """
@table = global ptr null

define ptr @allocate(i64 %size, i32 noundef %0) {
  %test = icmp eq i32 %0, 0
  %2 = add i64 %size, 8
  ret ptr null
}

define i32 @main() {
  %a = call ptr @allocate(i64 8, i32 noundef 1)
  %b = tail call ptr @allocate(i64 16, i32 noundef 1)
  ret i32 0
}
"""


def test_a_number_is_filled_in():
    changed = with_constant_arguments(PROGRAM)
    assert "%test = icmp eq i32 1, 0" in changed
    assert "%2 = add i64 %size, 8" in changed
    assert "@allocate(i64 %size, i32 noundef %0) {" in changed


def test_arguments_of_a_static_function_are_known_without_main():
    library = PROGRAM.replace("@main", "@entry")
    assert with_constant_arguments(library) == library
    static = library.replace("define ptr", "define internal ptr")
    assert "icmp eq i32 1, 0" in with_constant_arguments(static)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("i64 16, i32 noundef 1", "i64 16, i32 noundef 0"),  # another number
        ("i64 16, i32 noundef 1", "i64 16, i32 noundef %a"),
        ("i64 16, i32 noundef 1", "i64 16"),
        ("global ptr null", "global ptr @allocate"),  # others may call it
        ("  ret i32 0", "  store ptr @allocate, ptr @table\n  ret i32 0"),
        ("  ret i32 0", "  call void @other(ptr @allocate)\n  ret i32 0"),
        ("  ret i32 0", "  %c = call ptr @allocate(i64 1, i32 %a)\n  ret i32 0"),
    ],
)
def test_what_may_be_another_number_stays(before, after):
    assert before in PROGRAM
    text = PROGRAM.replace(before, after)
    assert with_constant_arguments(text) == text


def test_a_null_pointer_is_filled_in():
    text = PROGRAM.replace("i32 noundef", "ptr noundef").replace(
        "icmp eq i32 %0, 0", "icmp eq ptr %0, null"
    )
    text = text.replace("ptr noundef 1", "ptr noundef null")
    assert "%test = icmp eq ptr null, null" in with_constant_arguments(text)
    typed = text.replace("ptr noundef", "float* noundef").replace("eq ptr", "eq float*")
    assert "%test = icmp eq float* null, null" in with_constant_arguments(typed)


@pytest.mark.parametrize("other", ["%a", "@table", "inttoptr (i64 8 to ptr)"])
def test_what_is_no_null_pointer_in_one_call_stays(other):
    text = PROGRAM.replace("i32 noundef", "ptr noundef").replace(
        "icmp eq i32 %0, 0", "icmp eq ptr %0, null"
    )
    text = text.replace("8, ptr noundef 1", "8, ptr noundef null")
    text = text.replace("16, ptr noundef 1", f"16, ptr noundef {other}")
    assert with_constant_arguments(text) == text


def test_a_beta_is_filled_in_unless_one_call_has_another():
    text = PROGRAM.replace("i32 noundef %0", "float noundef %0").replace(
        "icmp eq i32 %0, 0", "fcmp oeq float %0, 1.0"
    )
    text = text.replace("i32 noundef 1", "float noundef 0.000000e+00")
    assert "%test = fcmp oeq float 0.000000e+00, 1.0" in with_constant_arguments(text)
    other = text.replace("16, float noundef 0.000000e+00", "16, float noundef -0.000000e+00")
    assert with_constant_arguments(other) == other
