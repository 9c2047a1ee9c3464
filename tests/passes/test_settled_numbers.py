"""What local variables hold at a call, in text as it is without optimisation."""

import pytest

from mixpert.passes.pipeline import compile_module
from mixpert.passes.text.settled_numbers import settled

BODY = """define void @f(i1 %c, ptr %p) {
  %type = alloca i32, align 4
  %other = alloca i32, align 4
    #dbg_declare(ptr %type, !1, !DIExpression(), !2)
  store i32 0, ptr %type, align 4, !dbg !3
  store i32 7, ptr %other, align 4
  store i32 2, ptr %type, align 4, !dbg !3
  br i1 %c, label %then, label %else
then:
  store i32 1, ptr %other, align 4
  br label %else
else:
  %v = load i32, ptr %type, align 4, !dbg !3
  call void @use(i32 %v, i32 %v.1)
  ret void
}
"""


def changed(before, after):
    assert before in BODY
    return BODY.replace(before, after, 1)


def test_the_last_store_of_one_block():
    assert settled(BODY, "%v") == 2
    typed = BODY.replace("load i32, ptr %", "load i32, i32* %")
    typed = typed.replace("0, ptr %type", "0, i32* %type").replace("2, ptr %type", "2, i32* %type")
    typed = typed.replace(
        "#dbg_declare(ptr %type,", "call void @llvm.dbg.declare(metadata i32* %type,"
    )
    assert settled(typed, "%v") == 2


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("ptr %type, align 4, !dbg !3\n  call", "ptr %other, align 4\n  call"),
        ("store i32 1, ptr %other", "store i32 1, ptr %type"),
        ("  ret void", "  store i32 1, ptr %type\n  ret void"),
        ("  ret void", "  call void @set(ptr %type)\n  ret void"),
        ("  ret void", "  %part = getelementptr i8, ptr %type, i64 1\n  ret void"),
        ("store i32 2,", "store volatile i32 2,"),
        ("store i32 2,", "store i32 %p.1,"),
        ("store i32 2,", "store i16 2,"),
        ("load i32,", "load volatile i32,"),
        ("load i32,", "load i8,"),
        ("  store i32 7", "  %v = load i32, ptr %type\n  store i32 7"),
        ("%v = load", "%w = load"),
    ],
)
def test_what_may_vary(before, after):
    assert settled(changed(before, after), "%v") is None


def test_a_variable_that_nothing_is_stored_to():
    text = "\n".join(line for line in BODY.split("\n") if "store" not in line)
    assert settled(text, "%v") is None


GEMM_EX = """source_filename = "t.cu"
declare i32 @cublasGemmEx(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, ptr, i32, i32, ptr, \
ptr, i32, i32, i32, i32)
define i32 @f(ptr %h, ptr %a, ptr %b, ptr %c, ptr %s) {{
  %type = alloca i32, align 4
  store i32 0, ptr %type, align 4
{store}  %v = load i32, ptr %type, align 4
  %r = call i32 @cublasGemmEx(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %s, ptr %a, i32 %v, \
i32 8, ptr %b, i32 %v, i32 8, ptr %s, ptr %c, i32 %v, i32 8, i32 68, i32 -1)
  ret i32 %r
}}
"""


def test_instances_of_a_template_without_optimisation():
    """That of half is no FP32 product, as at higher levels, where literals are passed."""
    full = compile_module(GEMM_EX.format(store="").encode(), "t.ll").graph
    half = compile_module(
        GEMM_EX.format(store="  store i32 2, ptr %type, align 4\n").encode(), "t.ll"
    ).graph
    assert (len(full.sites), full.missed) == (1, [])
    assert not half.sites
    assert [one.reason for one in half.missed] == ["not FP32: A has type constant 2"]
