"""What `std::function` does to the object that it holds, in the text that LLVM gets."""

import pytest

from mixpert.passes.llvm import llvm_module
from mixpert.passes.transforms.function_objects import with_objects_kept

MANAGER = (
    "_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"
)
PROGRAM = f"""
@type = external constant [2 x ptr]
declare void @asked(i32)
define internal i1 @"{MANAGER}"(ptr %into, ptr %from, i32 noundef %what) {{
entry:
  switch i32 %what, label %end [
    i32 0, label %type
    i32 1, label %address
    i32 2, label %copy
    i32 3, label %destroy
  ]
type:
  store ptr @type, ptr %into
  br label %end
address:
  %object = load ptr, ptr %from
  store ptr %object, ptr %into
  br label %end
copy:
  call void @asked(i32 22)
  br label %end
destroy:
  call void @asked(i32 33)
  br label %end
end:
  ret i1 false
}}
define void @use(ptr %function, ptr %other, i32 %number) {{
  %at = getelementptr i8, ptr %function, i64 16
  store ptr @"{MANAGER}", ptr %at
  %manager = load ptr, ptr %at
  %1 = call noundef zeroext i1 %manager(ptr noundef %other, ptr noundef %function, i32 noundef 2)
  %2 = call noundef zeroext i1 %manager(ptr noundef %function, ptr noundef %function, i32 noundef 3)
  ret void
}}
"""


def test_objects_are_only_copied_and_destroyed():
    text = with_objects_kept(PROGRAM)
    simple = llvm_module.simplified(text, lambda: text)
    assert "@asked(i32 22)" in simple
    assert "@asked(i32 33)" in simple
    assert "store ptr @type" not in simple
    assert "@type" in llvm_module.simplified(PROGRAM, lambda: PROGRAM)


@pytest.mark.parametrize("asked", ["0", "1", "%number", "undef"])
def test_what_is_asked_stays(asked):
    """`target_type` and `target` ask; a number that is not known may."""
    text = PROGRAM.replace("i32 noundef 2)", f"i32 noundef {asked})")
    assert text != PROGRAM
    assert with_objects_kept(text) == text


def test_other_functions_stay():
    text = PROGRAM.replace("_M_manager", "_M_other")
    assert with_objects_kept(text) == text
