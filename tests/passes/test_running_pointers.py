"""Allocations that a loop cuts into blocks, and what looks much like it."""

import re
from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module
from mixpert.passes.pointers.running_pointers import stores_of_blocks

BLOCKS = (Path(__file__).parent / "graphs" / "members_of_one_block.ll").read_text()
NEIGHBOURS = (1, 2, "A")
"""Site 1 writes the second block, site 2 reads the first one."""


def edges_of(text):
    found = compile_module(text.encode(), "m.ll").graph.edges
    return {(e.source, e.target, e.operand) for e in found}


def changed(*pairs):
    text = BLOCKS
    for before, after in pairs:
        assert before in text
        text = text.replace(before, after)
    return text


def test_blocks_are_apart():
    assert NEIGHBOURS not in edges_of(BLOCKS)


IN_REGISTERS = """
define ptr @allocate(ptr %members, ptr %sizes, i32 %n) {
entry:
  %block = call ptr @malloc(i64 1024)
  %turns = zext i32 %n to i64
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %i.1, %body ]
  %at = phi ptr [ %block, %entry ], [ %next, %body ]
  %slot = getelementptr inbounds ptr, ptr %members, i64 %i
  %member = load ptr, ptr %slot
  store ptr %at, ptr %member
  %place = getelementptr inbounds i32, ptr %sizes, i64 %i
  %narrow = load i32, ptr %place
  %size = sext i32 %narrow to i64
  %bytes = shl nsw i64 %size, 2
  %next = getelementptr inbounds i8, ptr %at, i64 %bytes
  %i.1 = add i64 %i, 1
  %more = icmp ult i64 %i.1, %turns
  br i1 %more, label %body, label %done
done:
  ret ptr %block
}
"""
_FUNCTION = re.compile(r"define ptr @allocate.*?\n}\n", re.DOTALL)


def with_allocate(body):
    return _FUNCTION.sub(lambda _: body.lstrip(), BLOCKS)


def test_a_loop_over_members_in_registers():
    assert NEIGHBOURS not in edges_of(with_allocate(IN_REGISTERS))
    typed = IN_REGISTERS.replace("ptr %member\n", "float** %member\n")
    typed = typed.replace("load ptr, ptr", "load float**, float***")
    typed = typed.replace("store ptr", "store float*")
    assert len(list(stores_of_blocks(typed))) == 1


@pytest.mark.parametrize(
    "pairs",
    [
        [("float, ptr %from, i64 %size", "float, ptr %from, i64 32")],
        [("float, ptr %from, i64 %size", "float, ptr %from, i64 %wide")],
        [("float, ptr %from, i64 %size", "float, ptr %block, i64 %size")],
        [("load i64, ptr %place", "load i64, ptr %sizes")],
    ],
    ids=["constant", "count", "from the start", "one size"],
)
def test_pointers_not_advanced_by_a_table_stay_connected(pairs):
    assert NEIGHBOURS in edges_of(changed(*pairs))


WRITTEN_OUT = """
define ptr @allocate(ptr %net, ptr %sizes, i32 %n) !dbg !2 {
  %block = call ptr @malloc(i64 1024)
  %s0 = load i64, ptr %sizes
  %sizes.1 = getelementptr i8, ptr %sizes, i64 8
  %s1 = load i64, ptr %sizes.1
  store ptr %block, ptr %net, !dbg !4
  %b = getelementptr inbounds float, ptr %block, i64 %s0
  %net.1 = getelementptr i8, ptr %net, i64 8
  store ptr %b, ptr %net.1, !dbg !4
  %c = getelementptr inbounds float, ptr %b, i64 %s1
  %net.2 = getelementptr i8, ptr %net, i64 16
  store ptr %c, ptr %net.2, !dbg !4
  ret ptr %block
}
"""
DEBUG = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "allocate", file: !1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!3 = !DISubroutineType(types: !5)
!4 = !DILocation(line: 5, column: 1, scope: !2)
!5 = !{null}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !DILocation(line: 6, column: 1, scope: !2)
"""  # noqa: E501


def written_out(*pairs):
    body = WRITTEN_OUT
    for before, after in pairs:
        assert before in body
        body = body.replace(before, after)
    text = with_allocate(body).replace("@allocate(ptr %list", "@allocate(ptr %net")
    return text + DEBUG


def test_a_loop_that_the_compiler_wrote_out():
    assert NEIGHBOURS not in edges_of(written_out())


@pytest.mark.parametrize(
    "pairs",
    [
        [("store ptr %b, ptr %net.1, !dbg !4", "store ptr %b, ptr %net.1, !dbg !7")],
        [(", !dbg !4", "")],
        [("ptr %b, i64 %s1", "ptr %b, i64 %s0")],
        [("ptr %b, i64 %s1", "ptr %block, i64 %s1")],
        [("ptr %b, i64 %s1", "ptr %b, i64 32")],
    ],
    ids=["two statements", "no statement known", "one step", "from the start", "constant"],
)
def test_stores_that_are_no_such_loop(pairs):
    assert NEIGHBOURS in edges_of(written_out(*pairs))


CHAIN = """
define ptr @allocate(ptr %net, ptr %sizes, i32 %n) {
  %block = call ptr @malloc(i64 1024)
  %s0 = load i64, ptr %sizes
  %sizes.1 = getelementptr i8, ptr %sizes, i64 8
  %s1 = load i64, ptr %sizes.1
  %sizes.2 = getelementptr i8, ptr %sizes, i64 16
  %sizes.3 = getelementptr i8, ptr %sizes, i64 32
  %s2 = load i64, ptr %sizes.2
  store ptr %block, ptr %net
  %b = getelementptr inbounds float, ptr %block, i64 %s0
  %net.1 = getelementptr i8, ptr %net, i64 8
  store ptr %b, ptr %net.1
  %c = getelementptr inbounds float, ptr %b, i64 %s1
  %net.2 = getelementptr i8, ptr %net, i64 16
  store ptr %c, ptr %net.2
  %d = getelementptr inbounds float, ptr %c, i64 %s2
  %net.3 = getelementptr i8, ptr %net, i64 48
  store ptr %d, ptr %net.3
  ret ptr %block
}
"""


def chain(*pairs):
    body = CHAIN
    for before, after in pairs:
        assert before in body
        body = body.replace(before, after)
    assert "%net = alloca %net" in BLOCKS
    text = with_allocate(body).replace("@allocate(ptr %list", "@allocate(ptr %net")
    return text.replace("%net = alloca %net", "%net = alloca [8 x ptr]")


def test_a_table_written_out_without_debug_info():
    assert NEIGHBOURS not in edges_of(chain())


@pytest.mark.parametrize(
    "pairs",
    [
        [("load i64, ptr %sizes.2", "load i64, ptr %sizes.1")],
        [("load i64, ptr %sizes.2", "load i64, ptr %sizes.3")],
        [("ptr %b, i64 %s1", "ptr %b, i64 %s2"), ("ptr %c, i64 %s2", "ptr %c, i64 %s1")],
        [("load i64, ptr %sizes.1", "load i64, ptr %net")],
        [("  store ptr %d, ptr %net.3\n", "")],
        [("  store ptr %b,", "  store ptr %b, ptr %net.1\n  store ptr %b,")],
    ],
    ids=["one size twice", "a gap", "another order", "elsewhere", "three", "stored twice"],
)
def test_chains_of_other_sizes(pairs):
    assert NEIGHBOURS in edges_of(chain(*pairs))


COPY = "  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %w, i64 {}, i1 false)\n"
DECLARED = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @main("
LAST = "  %d = load ptr, ptr %net.3\n"


def test_a_copy_of_the_whole_through_the_first_block():
    part = changed((LAST, LAST + COPY.format(256)), ("define void @main(", DECLARED))
    assert NEIGHBOURS not in edges_of(part)
    assert NEIGHBOURS in edges_of(part.replace("i64 256", "i64 1024"))
    assert NEIGHBOURS in edges_of(part.replace("i64 256", "i64 2048"))


SIZES = """  %m = mul nsw i32 %n, 3
  %first = sext i32 %n to i64
  %sizes = alloca [3 x i64]
  store i64 %first, ptr %sizes
  %sizes.1 = getelementptr i8, ptr %sizes, i64 8
  store i64 64, ptr %sizes.1
  %all = call ptr @allocate("""


@pytest.mark.parametrize(("rows", "apart"), [("%n", True), ("%k", True), ("%m", False)])
def test_a_product_over_two_blocks(rows, apart):
    """The first block has %n elements, %m is more, %k is not known beside it."""
    more = [("ptr %w, ptr %sizes, ptr %y", "ptr %w, ptr %y, i32 %n, i32 %k")]
    more += [("  %all = call ptr @allocate(", SIZES)]
    product = "i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8"
    assert BLOCKS.count(product) == 1
    more += [(product, f"i32 {rows}, i32 1, i32 1, float 1.0, ptr %a, i32 {rows}")]
    assert (NEIGHBOURS not in edges_of(changed(*more))) == apart
