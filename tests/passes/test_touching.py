"""Functions that may change variables, and those that only read a number there."""

from mixpert.passes.control.touching import touching
from mixpert.passes.llvm.ir_reader import read_module

TEXT = """\
@count = global i32 0
@most = global i64 8
@matrix = global ptr null
@total = global float 0.0
declare void @tell(i64)

define i32 @read_count() {
  %n = load i32, ptr @count
  ret i32 %n
}
define i64 @read_most() {
  %n = load i64, ptr @most
  call void @tell(i64 %n)
  ret i64 %n
}
define void @set_count() {
  store i32 1, ptr @count
  ret void
}
define ptr @read_matrix() {
  %m = load ptr, ptr @matrix
  ret ptr %m
}
define float @read_total() {
  %t = load float, ptr @total
  ret float %t
}
define ptr @address() {
  ret ptr @count
}
define i32 @calls() {
  %n = call i32 @read_count()
  ret i32 %n
}
define void @calls_more() {
  call void @set_count()
  ret void
}
"""
CHANGING = {"set_count", "read_matrix", "read_total", "address", "calls_more"}
NUMERIC_ADDRESS = """
define ptr @pointer(i64 %n) {
  %p = inttoptr i64 %n to ptr
  ret ptr %p
}
"""
DRIVER = """
declare i32 @cuMemFree_v2(i64)
define i32 @gone(i64 %n) {
  %r = call i32 @cuMemFree_v2(i64 %n)
  ret i32 %r
}
"""


def test_functions_that_only_read_a_number_do_not_count():
    assert touching(read_module(TEXT)) == CHANGING


def test_large_numbers_may_be_addresses_where_some_are():
    for more in (NUMERIC_ADDRESS, DRIVER):
        assert touching(read_module(TEXT + more)) == CHANGING | {"read_most"}
