"""Loops over the addresses of pointers, in the text that LLVM gets."""

import pytest

from mixpert.passes.llvm import llvm_module
from mixpert.passes.pointers.member_loops import MOST_TEXT, with_members_set

SETTING = """
define void @set(ptr %members, ptr %memory, i64 %n) noinline {{
entry:
  br label %turn
turn:
  %i = phi i64 [ 0, %entry ], [ %next, %turn ]
  %slot = getelementptr ptr, ptr %members, i64 %i
  %member = load ptr, ptr %slot
  store ptr %memory, ptr %member
{more}  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %turn, label %end
end:
  ret void
}}
declare void @mixpert.site.0(ptr)
declare void @other(ptr)
"""
CALLER = """
define void @main(ptr %net, ptr %memory) noinline {
  %list = alloca [2 x ptr]
  store ptr %net, ptr %list
  %second = getelementptr i8, ptr %list, i64 8
  %member = getelementptr i8, ptr %net, i64 80
  store ptr %member, ptr %second
  call void @set(ptr %list, ptr %memory, i64 2)
  ret void
}
"""


def simplified(text):
    return llvm_module.simplified(text, lambda: text)


def test_pointers_are_stored_where_they_belong():
    text = SETTING.format(more="") + CALLER
    before = simplified(text).split("@main")[1]
    after = simplified(with_members_set(text)).split("@main")[1]
    assert "call void @set" in before
    assert "call void @set" not in after
    assert "store ptr %memory, ptr %net" in after
    assert "store ptr %memory, ptr %member" in after


def test_pointers_may_say_what_they_lead_to():
    """As clang 14 writes them."""
    typed = {
        "ptr %members": "i8*** %members",
        "ptr %slot": "i8*** %slot",
        "ptr %memory": "i8* %memory",
    }
    text = SETTING.format(more="").replace("getelementptr ptr", "getelementptr i8**")
    text = text.replace("load ptr", "load i8**").replace("ptr %member\n", "i8** %member\n")
    for opaque, spelt in typed.items():
        text = text.replace(opaque, spelt)
    assert "alwaysinline" in with_members_set(text)


@pytest.mark.parametrize(
    "more",
    [
        "  call void @mixpert.site.0(ptr %memory)\n",
        "  call void @set(ptr %members, ptr %memory, i64 %i)\n",
    ],
    ids=["site", "recursion"],
)
def test_functions_that_have_to_stay(more):
    text = with_members_set(SETTING.format(more=more) + CALLER)
    assert "alwaysinline" not in text
    assert "call void @set" in simplified(text).split("@main")[1]


def test_other_and_large_functions_are_left():
    direct = SETTING.format(more="").replace("store ptr %memory, ptr %member", "ret void")
    assert with_members_set(direct) == direct
    long = SETTING.format(more="  call void @other(ptr %memory)\n" * (MOST_TEXT // 30))
    assert with_members_set(long) == long
