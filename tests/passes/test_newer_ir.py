"""What compilers write since clang 16: attributes, flags and constants; and what is unknown."""

import llvmlite.binding as llvm
import pytest

from mixpert.errors import ModuleError
from mixpert.passes.llvm import llvm_module
from mixpert.passes.pipeline import compile_module

PROGRAM = """
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @llvm.lifetime.start.p0(ptr)
define void @twice({parameters}) {head} {{
  {body}
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr {note} \
%x, i32 %n, ptr %x, i32 %n, float 0.0, ptr %y, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr {note} \
%y, i32 %n, ptr %x, i32 %n, float 0.0, ptr %z, i32 %n)
  ret void
}}
"""
PLAIN = {
    "parameters": "i32 %n, ptr %x, ptr %y, ptr %z",
    "head": "",
    "body": "",
    "note": "",
}
SINCE = {
    "memory": {"head": "memory(argmem: readwrite, inaccessiblemem: none)"},
    "errnomem": {"head": "memory(argmem: readwrite, errnomem: write)"},
    "nofpclass": {"parameters": "i32 %n, ptr %x, ptr %y, ptr %z, float nofpclass(nan inf) %f"},
    "zext nneg": {
        "parameters": "i32 %n, ptr %x, ptr %y, ptr %a",
        "body": "%w = zext nneg i32 %n to i64\n %z = getelementptr float, ptr %a, i64 %w",
    },
    "or disjoint": {
        "parameters": "i32 %m, ptr %x, ptr %y, ptr %z",
        "body": "%n = or disjoint i32 %m, 1",
    },
    "range": {"parameters": "i32 range(i32 1, 0) %n, ptr %x, ptr %y, ptr %z"},
    "dead_on_unwind": {"parameters": "i32 %n, ptr %x, ptr dead_on_unwind writable %y, ptr %z"},
    "initializes": {"parameters": "i32 %n, ptr %x, ptr initializes((0, 4), (8, 12)) %y, ptr %z"},
    "captures": {
        "parameters": "i32 %n, ptr captures(none) %x, ptr captures(address, provenance) %y, ptr %z",
        "note": "captures(none)",
    },
    "captures of the result": {
        "parameters": "i32 %n, ptr captures(ret: address, provenance) %x, ptr %y, ptr %z",
    },
    "dead_on_return": {"parameters": "i32 %n, ptr dead_on_return %x, ptr %y, ptr %z"},
    "getelementptr nuw": {
        "parameters": "i32 %n, ptr %x, ptr %y, ptr %a",
        "body": "%z = getelementptr nusw nuw i8, ptr %a, i64 4",
    },
    "trunc nuw": {
        "parameters": "i64 %w, ptr %x, ptr %y, ptr %z",
        "body": "%n = trunc nuw nsw i64 %w to i32",
    },
    "icmp samesign": {
        "body": "%small = icmp samesign ult i32 %n, 8\n br i1 %small, label %go, label %end\n"
        "end: ret void\ngo:",
    },
    "splat": {"body": "store <4 x float> splat (float 1.0), ptr %x"},
    "lifetime without size": {
        "parameters": "i32 %n, ptr %x, ptr %y",
        "body": "%z = alloca [64 x float]\n call void @llvm.lifetime.start.p0(ptr %z)",
    },
    "ptrtoaddr": {"body": "%address = ptrtoaddr ptr %x to i64"},
    "atomicrmw": {"body": "%old = atomicrmw usub_sat ptr %x, i32 1 monotonic"},
}


def program(**parts):
    return PROGRAM.format(**(PLAIN | parts))


@pytest.mark.parametrize("name", SINCE)
def test_is_read_as_it_is_meant(name, monkeypatch):
    """Sites and edges are found, and LLVM takes the part that is analysed as it was cut out."""
    cut_out = []

    def simplified(text, fallback, **_):
        cut_out.append(text)
        return str(llvm_module.parse(text, "the part"))

    monkeypatch.setattr(llvm_module, "simplified", simplified)
    compiled = compile_module(program(**SINCE[name]).encode(), "m.ll")
    assert [(e.source, e.target, e.operand) for e in compiled.graph.edges] == [(0, 1, "A")]
    assert compiled.text.count("call void @mixpert.site.") == 2
    assert len(cut_out) == 1


NEWEST = llvm.llvm_version_info[0]
UNKNOWN = program(parameters="i32 %n, ptr frobnicated %x, ptr %y, ptr %z")


@pytest.mark.parametrize(
    ("written_by", "hint"),
    [
        (f"clang version {NEWEST + 1}.1.0", f"(written by clang {NEWEST + 1}; "),
        (f"Ubuntu clang version {NEWEST + 1}.1.0 (1)", f"(written by clang {NEWEST + 1}; "),
        (f"clang version {NEWEST}.1.0", ""),
        ("rustc version 99", ""),
    ],
)
def test_unknown_syntax_is_refused_with_place_and_compiler(written_by, hint):
    text = UNKNOWN + f'!llvm.ident = !{{!0}}\n!0 = !{{!"{written_by}"}}\n'
    with pytest.raises(ModuleError, match=r"^m\.ll:4:32: ") as found:
        compile_module(text.encode(), "m.ll")
    message = str(found.value)
    assert "\n" not in message
    assert hint in message
    assert ("written by" in message) == bool(hint)
