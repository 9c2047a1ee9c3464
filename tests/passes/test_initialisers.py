"""Where the initialisers of variables hold addresses, and which objects a call comes from."""

from mixpert.passes.llvm.initialisers import Held, held_in
from mixpert.passes.llvm.ir_reader import read_module
from mixpert.passes.llvm.layout import Layout
from mixpert.passes.pointers.receivers import Way, way_to

LAYOUT = Layout({'%"a b"': "{ i32, ptr }", "%wide": "{ i32, <4 x float>, ptr }"})


def test_each_table_of_a_class_with_two_bases_is_at_its_place():
    text = (
        "{ [3 x ptr], [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI1D, ptr @f],"
        " [3 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTI1D, ptr @g] }, comdat"
    )
    held = [Held(8, "_ZTI1D", 0), Held(16, "f", 0), Held(32, "_ZTI1D", 0), Held(40, "g", 0)]
    assert held_in(text, LAYOUT) == tuple(held)


def test_padding_of_structs_and_vectors_counts():
    text = '[2 x %"a b"] [%"a b" { i32 1, ptr @f }, %"a b" { i32 2, ptr null }], align 8'
    assert held_in(text, LAYOUT) == (Held(8, "f", 0),)
    text = "%wide { i32 1, <4 x float> zeroinitializer, ptr @f }"
    assert held_in(text, LAYOUT) == (Held(32, "f", 0),)
    assert LAYOUT.size("[2 x <3 x float>]") == 32


def test_addresses_inside_variables_keep_their_offset():
    text = "{ ptr, ptr, ptr } { ptr @a, ptr getelementptr inbounds (i8, ptr @b, i64 24), ptr null }"
    assert held_in(text, LAYOUT) == (Held(0, "a", 0), Held(8, "b", 24))
    text = "{ ptr } { ptr getelementptr inbounds (ptr, ptr @b, i64 2) }"
    assert held_in(text, LAYOUT) == (Held(0, "b", 16),)


def test_distances_and_what_is_not_understood_may_be_anywhere():
    text = "i32 trunc (i64 sub (i64 ptrtoint (ptr @f to i64), i64 ptrtoint (ptr @t to i64)) to i32)"
    assert held_in(text, LAYOUT) == (Held(None, "f", None), Held(None, "t", None))
    assert held_in("%unknown { ptr @f, ptr @g }", LAYOUT) == (
        Held(None, "f", None),
        Held(None, "g", None),
    )
    assert held_in('[4 x i8] c"@f \\00", align 1', LAYOUT) == ()


CALLS = """\
@_ZTV1A = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @f] }
define void @f(ptr %o, ptr %other) {
  store ptr getelementptr inbounds inrange(-16, 8) (i8, ptr @_ZTV1A, i64 16), ptr %o
  %table = load ptr, ptr %o
  %place = getelementptr i8, ptr %table, i64 8
  %virtual = load ptr, ptr %place
  call void %virtual(ptr %o, ptr %other)
  %member = getelementptr i8, ptr %other, i64 24
  %own = load ptr, ptr %member
  call void %own(ptr %o, ptr %other)
  call void %own(ptr %o, ptr null)
  ret void
}
"""


def test_a_call_is_followed_to_the_argument_that_leads_to_its_function():
    module = read_module(CALLS)
    (block,) = module.functions["f"].blocks.values()
    defined = {i.result: i for i in block.instructions if getattr(i, "result", "")}
    calls = [i for i in block.instructions if getattr(i, "target", None)]
    ways = [way_to(call, defined) for call in calls]
    assert ways == [Way("%o", (0, 8)), Way("%other", (24,)), None]


def test_a_table_begins_inside_its_variable():
    (block,) = read_module(CALLS).functions["f"].blocks.values()
    assert block.instructions[0].value.offset == 16
