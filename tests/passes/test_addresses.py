"""Calls through the address of an entry point reach the runtime: linked and run."""

import json
import re
import shutil
import subprocess

import pytest

from mixpert import native
from mixpert.passes.llvm.llvm_module import emit_object
from mixpert.passes.pipeline import compile_module

N = 16
PARAMETERS = "i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32"
ARGUMENTS = (
    f"i32 102, i32 111, i32 111, i32 {N}, i32 {N}, i32 {N}, float 1.0, ptr %a, i32 {N}, "
    f"ptr %b, i32 {N}, float 0.0, ptr %c, i32 {N}"
)
THROUGH_A_TABLE = f"""
source_filename = "table.c"
@table = global [2 x ptr] [ptr null, ptr @cblas_sgemm]
declare void @cblas_sgemm({PARAMETERS})
define void @multiply(ptr %a, ptr %b, ptr %c) {{
  %place = getelementptr ptr, ptr @table, i64 1
  %gemm = load ptr, ptr %place
  call void %gemm({ARGUMENTS})
  ret void
}}
"""
HANDED_ON = f"""
source_filename = "handed.c"
declare void @cblas_sgemm({PARAMETERS})
define internal void @with(ptr %gemm, ptr %a, ptr %b, ptr %c) noinline {{
  call void %gemm({ARGUMENTS})
  ret void
}}
define void @multiply(ptr %a, ptr %b, ptr %c) {{
  call void @with(ptr @cblas_sgemm, ptr %a, ptr %b, ptr %c)
  ret void
}}
"""
MAIN = f"""
#include <stdio.h>
void multiply(float *, float *, float *);
int main(void) {{
  float a[{N * N}], b[{N * N}], c[{N * N}];
  for (int i = 0; i < {N * N}; ++i) a[i] = i % {N + 1} == 0, b[i] = i * 0.37f;
  multiply(a, b, c);
  for (int i = 0; i < {N * N}; ++i) printf("%a %a\\n", b[i], c[i]);
}}
"""


@pytest.mark.parametrize("program", [THROUGH_A_TABLE, HANDED_ON], ids=["table", "argument"])
@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
def test_calls_through_an_address_run_emulated(tmp_path, program):
    compiled = compile_module(program.encode(), "m.ll")
    (name,) = compiled.addresses
    (tmp_path / "main.c").write_text(MAIN)
    (tmp_path / "m.o").write_bytes(emit_object(compiled.text, "m.ll"))
    # the static library does not stand in for BLAS: what arrives there was redirected
    library = native.LIBRARY_DIRECTORY / "libmixpert.a"
    link = ["g++", "-x", "c", "main.c", "-x", "none", "m.o", library, "-ldl", "-pthread"]
    subprocess.run([*link, "-o", "app"], cwd=tmp_path, check=True)
    plan = tmp_path / "plan"
    plan.write_text(f"# mixpert-plan 1\n{name}\tint8:1,1\n")
    settings = {"MIXPERT_PLAN": str(plan), "MIXPERT_TRACE": str(tmp_path / "trace")}
    ran = subprocess.run(
        [tmp_path / "app"], env=settings, check=True, capture_output=True, text=True
    )
    rows = [line.split() for line in ran.stdout.splitlines()]
    pairs = [(float.fromhex(b), float.fromhex(c)) for b, c in rows]
    assert any(b != c for b, c in pairs), "exact: not int8:1,1"
    assert all(abs(b - c) <= 1e-3 * N * N for b, c in pairs)
    traced = [json.loads(line) for line in (tmp_path / "trace").read_text().splitlines()]
    assert [(r["site"], r["scheme"]) for r in traced if "site" in r] == [(name, "int8:1,1")]


def test_edges_lead_through_what_is_called_by_address():
    """The call may have written what a later site reads; it is not known to be a GEMM."""
    site = f"  call void @cblas_sgemm({ARGUMENTS})\n"
    behind = site.replace("ptr %a", "ptr %c").replace("float 0.0, ptr %c", "float 0.0, ptr %a")
    text = HANDED_ON.replace("  call void @with", f"{site}  call void @with")
    text = text.replace("ptr %b, ptr %c)\n  ret", f"ptr %b, ptr %c)\n{behind}  ret")
    compiled = compile_module(text.encode(), "m.ll")
    assert len(compiled.graph.sites) == 2
    assert compiled.addresses == ("handed.c@&cblas_sgemm",)
    assert (0, 1, "A") in {(e.source, e.target, e.operand) for e in compiled.graph.edges}


DEVIRTUALISED = f"""
source_filename = "m.c"
@name = private constant [12 x i8] c"cblas_sgemm\\00"
declare void @cblas_sgemm({PARAMETERS})
declare ptr @dlsym(ptr, ptr)
define void @multiply(ptr %a, ptr %b, ptr %c) !dbg !3 {{
  RECORDED(ptr @cblas_sgemm)
  RECORDED(ptr @name)
  call void @cblas_sgemm({ARGUMENTS}), !dbg !6
  ret void, !dbg !6
}}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!2}}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "m.c", directory: "/")
!2 = !{{i32 2, !"Debug Info Version", i32 3}}
!3 = distinct !DISubprogram(name: "multiply", file: !1, line: 3, type: !4, unit: !0)
!4 = !DISubroutineType(types: !{{null}})
!5 = !DILocalVariable(name: "gemm", scope: !3, file: !1, line: 4)
!6 = !DILocation(line: 5, column: 3, scope: !3)
"""


@pytest.mark.parametrize(
    "record",
    [
        r"#dbg_value(\1, !5, !DIExpression(), !6)",
        r"call void @llvm.dbg.value(metadata \1, metadata !5, metadata !DIExpression()), !dbg !6",
        r"tail call void @llvm.dbg.value(metadata \1, metadata !5, metadata !DIExpression()), "
        "!dbg !6",
    ],
)
def test_what_a_variable_holds_for_a_debugger_is_no_use(record):
    """At -O2 a call through `gemm` becomes direct, and only debug info has the address left."""
    compiled = compile_module(re.sub(r"RECORDED\((.*)\)", record, DEVIRTUALISED).encode(), "m.ll")
    assert [site.line for site in compiled.graph.sites] == [5]
    assert (compiled.graph.missed, compiled.addresses) == ([], ())
