"""Functions that only report, and others that look like them."""

import pytest

from mixpert.passes.llvm.ir_reader import read_module
from mixpert.passes.pointers.reports import reporting, without

HEAD = """\
@text = private constant [2 x i8] c"x\\00"
@count = global i32 0
@total = global float 0.0
@table = constant [1 x ptr] [ptr @in_table]
declare i32 @printf(ptr, ...)
declare i32 @vsnprintf(ptr, i64, ptr, ptr)
declare i32 @fputs(ptr, ptr)
declare void @exit(i32)
declare void @unknown(ptr)
declare ptr @__errno_location()
declare void @llvm.va_start.p0(ptr)
declare void @__cxa_throw(ptr, ptr, ptr)
"""
REPORTS = {
    "prints": "define void @f(i32 %n) {\n  call i32 @printf(ptr @text, i32 %n)\n  ret void\n}",
    "prints elements": """define void @f(ptr %x) {
  %e = load float, ptr %x
  %d = fpext float %e to double
  call i32 @printf(ptr @text, double %d)
  ret void
}""",
    "formats first": """define i32 @f(ptr %format, ...) {
  %list = alloca [24 x i8]
  %line = alloca [80 x i8]
  call void @llvm.va_start.p0(ptr %list)
  %n = call i32 @vsnprintf(ptr %line, i64 80, ptr %format, ptr %list)
  %r = call i32 @fputs(ptr %line, ptr null)
  ret i32 %n
}""",
    "ends the program": """define void @f(i1 %bad) {
  br i1 %bad, label %end, label %ok
end:
  call void @exit(i32 1)
  unreachable
ok:
  ret void
}""",
    "asks for the error's number": """define void @f() {
  %p = call ptr @__errno_location()
  store i32 0, ptr %p
  call i32 @printf(ptr @text)
  ret void
}""",
    "gives a number": """define i32 @f() {
  %n = load i32, ptr @count
  call i32 @printf(ptr @text, i32 %n)
  ret i32 %n
}""",
    "calls one that does": """define void @f() {
  call void @g()
  ret void
}
define void @g() {
  call i32 @printf(ptr @text)
  ret void
}""",
}
OTHERS = {
    "does not print": "define void @f() {\n  ret void\n}",
    "never comes back": """define void @f() {
  call i32 @printf(ptr @text)
  call void @exit(i32 1)
  unreachable
}""",
    "writes through its argument": """define void @f(ptr %x) {
  store float 0.0, ptr %x
  call i32 @printf(ptr @text)
  ret void
}""",
    "writes to a variable": """define void @f() {
  store i32 1, ptr @count
  call i32 @printf(ptr @text)
  ret void
}""",
    "formats for its caller": """define void @f(ptr %line, ptr %list) {
  %n = call i32 @vsnprintf(ptr %line, i64 80, ptr @text, ptr %list)
  call i32 @printf(ptr @text)
  ret void
}""",
    "gives what it read": """define i32 @f(ptr %x) {
  %n = load i32, ptr %x
  call i32 @printf(ptr @text)
  ret i32 %n
}""",
    "calls what is not known": """define void @f(ptr %x) {
  call void @unknown(ptr %x)
  call i32 @printf(ptr @text)
  ret void
}""",
    "throws": """define void @f(ptr %x) {
  call i32 @printf(ptr @text)
  call void @__cxa_throw(ptr %x, ptr null, ptr null)
  ret void
}""",
    "calls one that writes": """define void @f(ptr %x) {
  call void @g(ptr %x)
  call i32 @printf(ptr @text)
  ret void
}
define void @g(ptr %x) {
  store float 0.0, ptr %x
  ret void
}""",
    "gives an element": """define float @f() {
  %e = load float, ptr @total
  call i32 @printf(ptr @text)
  ret float %e
}""",
    "gives a pointer": """define ptr @f() {
  call i32 @printf(ptr @text)
  ret ptr @count
}
define void @g() {
  %p = call ptr @f()
  ret void
}""",
    "calls a pointer": """define void @f(ptr %x) {
  call void %x()
  call i32 @printf(ptr @text)
  ret void
}""",
}
IN_TABLE = "\ndefine void @in_table() {\n  call i32 @printf(ptr @text)\n  ret void\n}\n"


@pytest.mark.parametrize("name", REPORTS)
def test_only_reports(name):
    module = read_module(HEAD + REPORTS[name] + IN_TABLE)
    found = reporting(module)
    assert found == module.functions.keys() - {"in_table"}
    assert without(module, found).functions.keys() == {"in_table"}


@pytest.mark.parametrize("name", OTHERS)
def test_does_more(name):
    assert "f" not in reporting(read_module(HEAD + OTHERS[name] + IN_TABLE))
