"""Functions that are left out of the analysis still count for what they may do."""

from pathlib import Path

import pytest

from mixpert.passes.llvm import llvm_module
from mixpert.passes.pipeline import compile_module
from mixpert.passes.text.module_text import ModuleText
from mixpert.passes.transforms import analysis_copy

GEMM = (
    "call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, "
    "ptr {}, i32 8, ptr {}, i32 8, float 0.0, ptr {}, i32 8)"
)
PROGRAM = f"""
@kept = internal global ptr null
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
define ptr @member(ptr %net) {{
  %weights = load ptr, ptr %net
  ret ptr %weights
}}
define void @copy(ptr %to) {{
  %from = load ptr, ptr @kept
  %value = load float, ptr %from
  store float %value, ptr %to
  ret void
}}
define i32 @main() {{
  %net = call ptr @malloc(i64 8)
  %a = call ptr @malloc(i64 256)
  %b = call ptr @malloc(i64 256)
  %c = call ptr @malloc(i64 256)
  %d = call ptr @malloc(i64 256)
  store ptr %b, ptr %net
  store ptr %b, ptr @kept
  {GEMM.format("%a", "%a", "%b")}
  %weights = call ptr @member(ptr %net)
  {GEMM.format("%weights", "%a", "%c")}
  call void @copy(ptr %d)
  {GEMM.format("%d", "%a", "%c")}
  ret i32 0
}}
"""


@pytest.mark.parametrize("budget", [0, analysis_copy.LEAST_TEXT])
def test_no_edge_is_lost(monkeypatch, budget):
    monkeypatch.setattr(analysis_copy, "LEAST_TEXT", budget)
    edges = compile_module(PROGRAM.encode(), "m.ll").graph.edges
    assert {(0, 1, "A"), (0, 2, "A")} <= {(e.source, e.target, e.operand) for e in edges}


def test_small_functions_come_before_large_ones(monkeypatch):
    steps = "".join(f"  store float {i}.0, ptr %to, !dbg !3{i}\n" for i in range(200))
    large = f"define void @large(ptr %to) {{\n{steps}  ret void\n}}\n"
    text = f"{PROGRAM}{large}".replace("@main() {", "@main() {\n  call void @large(ptr null)")
    monkeypatch.setattr(analysis_copy, "LEAST_TEXT", 1_000)
    assert len(large) > analysis_copy.SMALL_TEXT
    module = ModuleText(text)
    copy = analysis_copy.reduced(module, [], ["main"], [])
    assert list(copy.opaque) == ["large"]
    monkeypatch.setattr(analysis_copy, "LEAST_TEXT", 7_000)
    copy = analysis_copy.reduced(module, [], ["main"], [])
    assert not copy.opaque  # debug info does not count


HIDDEN = f"""
@from = internal global [64 x float] zeroinitializer
@to = internal global [64 x float] zeroinitializer
@behind = internal constant ptr @to
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
define internal i32 @inner(i32 %n) {{
  %target = load ptr, ptr @behind
  %value = load float, ptr @from
  store float %value, ptr %target
  ret i32 %n
}}
define i32 @outer(i32 %n) {{
  %result = call i32 @inner(i32 %n)
  ret i32 %result
}}
define i32 @main(ptr %x) {{
  {GEMM.format("%x", "%x", "@from")}
  %result = call i32 @outer(i32 1)
  {GEMM.format("@to", "%x", "%x")}
  ret i32 %result
}}
"""


@pytest.mark.parametrize("budget", [0, analysis_copy.LEAST_TEXT])
def test_a_function_without_pointers_may_move_what_variables_hold(monkeypatch, budget):
    monkeypatch.setattr(analysis_copy, "LEAST_TEXT", budget)
    edges = compile_module(HIDDEN.encode(), "m.ll").graph.edges
    assert (0, 1, "A") in {(e.source, e.target, e.operand) for e in edges}


def test_functions_that_cannot_touch_a_matrix_are_left_out():
    text = HIDDEN.replace("@behind\n", "@other\n").replace("ptr @from\n", "ptr @other\n")
    text = text.replace("store float %value, ptr %target", "fence seq_cst")
    text += "@other = internal constant [64 x float] zeroinitializer\n"
    module = ModuleText(text)
    copy = analysis_copy.reduced(module, [], ["main"], [])
    assert "define i32 @main" in copy.text
    assert "define i32 @outer" not in copy.text
    assert "@inner" not in copy.text
    assert copy.opaque == {"outer": ()}


HEADS = (
    "define void @caller(ptr %x) local_unnamed_addr #0 {",
    "define dso_local void @caller(ptr %x) unnamed_addr addrspace(0) {",
    "define dereferenceable(8) ptr @caller(ptr returned dereferenceable(8) %x) #0 align 2 {",
    "define weak_odr range(i32 0, 2) i32 @caller(ptr %x) comdat {",
)


@pytest.mark.parametrize("head", HEADS)
def test_llvm_accepts_the_copy(monkeypatch, head):
    """Else the whole module would be analysed, with all that has nothing to do with sites."""
    returned = "void" if "void @" in head else "i32 0" if "i32 @" in head else "ptr %x"
    group = "$caller = comdat any" if "comdat" in head else ""
    declared = next(line for line in PROGRAM.splitlines() if line.startswith("declare void"))
    call = GEMM.format("%x", "%x", "%x")
    attributes = "attributes #0 = { nounwind }"
    text = "\n".join([group, declared, head, call, f"ret {returned}", "}", attributes])
    copies = []

    def simplified(copy, fallback, **_):
        copies.append(copy)
        return str(llvm_module.parse(copy, "the copy"))

    monkeypatch.setattr(llvm_module, "simplified", simplified)
    compile_module(text.encode(), "m.ll")
    assert "noinline" in copies[0]


@pytest.mark.parametrize("name", ["shared_struct", "shared_object"])
def test_what_is_left_out_may_move_what_structs_lead_to(name, monkeypatch):
    """Functions that others call and hand structs to, in a library too large to look into all."""
    data = (Path(__file__).parent / "graphs" / f"{name}.ll").read_bytes()
    whole = {(e.source, e.target, e.operand) for e in compile_module(data, name).graph.edges}
    monkeypatch.setattr(analysis_copy, "LEAST_TEXT", 0)
    edges = compile_module(data, name).graph.edges
    assert whole <= {(e.source, e.target, e.operand) for e in edges}
    assert {e.via for e in edges} == {"unknown"}
