"""Functions that are left out of the analysis still count for what they may do."""

import pytest

from mixpert.passes import analysis_copy
from mixpert.passes.pipeline import compile_module

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
