"""mixpert-compile from outside: what it writes, says and returns, above all on bad input."""

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from elftools.elf.elffile import ELFFile

from mixpert.commands.compile import main
from mixpert.graph import GemmGraph
from mixpert.passes.text.graph_section import read_graphs

HERE = Path(__file__).parent
CHAIN = HERE / "graphs" / "chain.ll"
SAMPLES = HERE.parents[1] / "samples"
CHOLESKY = SAMPLES / "cholesky" / "cholesky.ll"
CHOLESKY_CBLAS = SAMPLES / "cholesky" / "cholesky_cblas.ll"
MLP = SAMPLES / "mlp" / "mlp_cblas.ll"
REMARKS = next((f for n in ("-19", "") if (f := shutil.which(f"llvm-remarkutil{n}"))), None)
INLINED = HERE / "rewritten" / "inlined.ll"
NO_GEMM = "define i32 @main() {\n  ret i32 0\n}\n"


@pytest.fixture
def compile_(capsys):
    def run(*arguments):
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as error:
            status = error.code
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def test_graph_file_is_the_graph_in_the_module(tmp_path, compile_):
    out, graph = tmp_path / "out.ll", tmp_path / "graph.json"
    assert compile_(CHAIN, "-o", out, "--graph", graph) == (0, "", "")
    llvm.parse_assembly(out.read_text()).verify()
    assert [(e.source, e.target) for e in GemmGraph.read(graph).edges] == [(0, 1), (1, 2)]
    assert read_graphs(out) == [GemmGraph.read(graph)]


@pytest.mark.parametrize(("module", "suffix"), [(CHOLESKY_CBLAS, "ll"), (MLP, "o")])
def test_same_bytes_every_time(tmp_path, module, suffix):
    """Hashes of strings and addresses differ from process to process; the output does not."""
    written = []
    for seed in ("1", "2"):
        out = tmp_path / f"{seed}.{suffix}"
        command = [sys.executable, "-m", "mixpert.commands.compile", str(module), "-o", str(out)]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": seed})
        written.append(out.read_bytes())
    assert written[0] == written[1]


@pytest.mark.parametrize("option", [("out.o",), ("out.bin", "--emit=obj")])
def test_object_holds_the_graph(tmp_path, compile_, option):
    out = tmp_path / option[0]
    assert compile_(CHAIN, "-o", out, *option[1:])[0] == 0
    assert out.read_bytes().startswith(b"\x7fELF")
    assert len(read_graphs(out)[0].sites) == 3


def test_an_object_keeps_the_lines_of_the_source(tmp_path, compile_):
    out = tmp_path / "out.o"
    assert compile_(MLP, "-o", out)[0] == 0
    with out.open("rb") as file:
        dwarf = ELFFile(file).get_dwarf_info()
        (unit,) = dwarf.iter_CUs()
        entries = dwarf.line_program_for_CU(unit).get_entries()
        lines = {entry.state.line for entry in entries if entry.state}
    assert {site.line for site in read_graphs(out)[0].sites} <= lines


def test_standard_streams(monkeypatch, capfdbinary):
    stdin = io.TextIOWrapper(io.BytesIO(CHAIN.read_bytes()))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert main(["-", "-o", "-"]) == 0
    assert b"@mixpert.site.2" in capfdbinary.readouterr().out


def test_bitcode_is_read(tmp_path, compile_):
    source, out = tmp_path / "m.bc", tmp_path / "out.ll"
    source.write_bytes(llvm.parse_assembly(CHAIN.read_text()).as_bitcode())
    assert compile_(source, "-o", out)[0] == 0
    assert len(read_graphs(out)[0].edges) == 2


def test_bitcode_is_not_written(tmp_path, compile_):
    out = tmp_path / "out.bc"
    check_refused(compile_(CHAIN, "-o", out), f"{out}: bitcode is not written")
    check_refused(compile_(CHAIN, "-o", "app.s"), "app.s: assembly is not written")
    check_refused(compile_(CHAIN, "-o", "app.so"), "app.so: programs and libraries are not written")
    assert not out.exists()
    assert compile_(CHAIN, "-o", out, "--emit=ll")[0] == 0
    assert "@mixpert.site.0" in out.read_text()


def test_damaged_bitcode(tmp_path, compile_):
    """LLVM aborts over some damage: that happens in a child process."""
    whole = llvm.parse_assembly(CHAIN.read_text()).as_bitcode()
    source = tmp_path / "m.bc"
    for length in range(40, len(whole) - 4, len(whole) // 12):
        source.write_bytes(whole[:length])
        check_refused(compile_(source, "-o", tmp_path / "o.ll"), f"{source}: ")


def test_bitcode_with_names_of_other_bytes(tmp_path, compile_):
    """LLVM prints an attribute's name as it is, which Python cannot read then."""
    text = CHAIN.read_text() + '\ndeclare void @f() #0\nattributes #0 = { "a\\F0" }\n'
    source = tmp_path / "m.bc"
    source.write_bytes(llvm.parse_assembly(text).as_bitcode())
    check_refused(compile_(source, "-o", tmp_path / "o.ll"), f"{source}: bitcode that holds names")


def test_in_place(tmp_path, compile_):
    path = tmp_path / "m.ll"
    path.write_text(CHAIN.read_text())
    assert compile_(path, "-o", path)[0] == 0
    assert "@mixpert.site.0" in path.read_text()


def test_no_site(tmp_path, compile_):
    source, out = tmp_path / "m.ll", tmp_path / "out.ll"
    source.write_text(NO_GEMM)
    status, _, err = compile_(source, "-o", out)
    assert (status, err) == (0, "module: remark: no GEMM call found; the module is unchanged\n")
    assert out.read_text() == NO_GEMM
    assert compile_(source, "-o", out, "--error-if-none")[0] == 1


def test_no_site_but_calls_that_are_left_alone(tmp_path, compile_):
    _, _, err = compile_(HERE / "graphs" / "not_taken.ll", "-o", tmp_path / "o.ll")
    assert err == (
        "not_taken.c: remark: no GEMM call redirected, 3 left alone (--remarks says why); "
        "the module is unchanged\n"
    )


def test_remarks_name_sites_and_places(tmp_path, compile_):
    _, _, err = compile_(INLINED, "-o", tmp_path / "o.ll", "--remarks")
    assert (
        "src/inlined.c:26:5: remark: cblas_sgemm redirected as site 3: src/inlined.c:26:5@caller\n"
        in err
    )


def test_remarks_as_records(tmp_path, compile_):
    records = tmp_path / "r.yaml"
    assert compile_(INLINED, "-o", tmp_path / "o.ll", "--remarks-output", records)[0] == 0
    text = records.read_text()
    assert text.count("--- !Passed\n") == text.count("Name:            Redirected\n") == 4
    assert "DebugLoc:        { File: 'src/inlined.c', Line: 26, Column: 5 }\n" in text
    assert text.count("---") == text.count("...\n")


@pytest.mark.skipif(REMARKS is None, reason="needs llvm-remarkutil")
def test_llvm_reads_the_records(tmp_path, compile_):
    records = tmp_path / "r.opt.yaml"
    assert compile_(INLINED, "-o", tmp_path / "o.ll", "--remarks-output", records)[0] == 0
    command = [REMARKS, "count", "--parser=yaml", "--group-by=function", records]
    counted = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert counted.splitlines() == ["Function,Count", "_Z6helperPf,2", "caller,2"]


def test_plan_is_compiled_in(tmp_path, compile_):
    plan, out = tmp_path / "p.plan", tmp_path / "o.ll"
    plan.write_text("# mixpert-plan 1\nchain.c@main #2\tint8:1,1\nchain.c@gone\tint8:2,2\n")
    status, _, err = compile_(CHAIN, "-o", out, "--plan", plan)
    assert status == 0
    assert err == f"mixpert-compile: warning: {plan}: site 'chain.c@gone' is not in chain.c\n"
    assert 'section ".mixpert.plan"' in out.read_text()
    assert "chain.c@main #2\\09int8:1,1\\0A" in out.read_text()


@pytest.mark.parametrize(
    ("lines", "warned"),
    [
        ("chain.c@main #2\tint8:1,1\nother.c:3:1@f\tint8:2,2\n", ""),
        ("other.c:3:1@f\tint8:2,2\ndefault\tint8:1,1\n", ""),
        ("other.c:3:1@f\tint8:2,2\n", "names no call of chain.c, such as 'chain.c@main #1'"),
    ],
)
def test_a_plan_may_name_sites_of_other_modules(tmp_path, compile_, lines, warned):
    plan = tmp_path / "p.plan"
    plan.write_text(f"# mixpert-plan 1\n{lines}")
    status, _, err = compile_(CHAIN, "-o", tmp_path / "o.ll", "--plan", plan)
    assert status == 0
    assert err == (warned and f"mixpert-compile: warning: {plan}: {warned}\n")


BAD_INPUT = {
    "empty": (b"", ": the file is empty"),
    "blank": (b" \n\n", ": the file is empty"),
    "broken": (b"define void @f() {\n  ret vood\n}\n", ":2:7: expected type"),
    "truncated": (b"define void @f() {\n  ret void\n", ":3:1: "),
    "not_ir": (b"int main() { return 0; }\n", ":1:1: expected top-level entity"),
    "does_not_verify": (
        b"define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n"
        b"  br label %b\nb:\n  ret i32 %x\n}\n",
        ": Instruction does not dominate all uses",
    ),
    "does_not_verify_with_debug_info": (  # LLVM aborts the process over it if left to itself
        b"define i32 @f(i1 %c) !dbg !3 {\n  br i1 %c, label %a, label %b\na:\n"
        b"  %x = add i32 1, 2\n  br label %b\nb:\n  ret i32 %x\n}\n"
        b"!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n"
        b"!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)\n"
        b'!1 = !DIFile(filename: "a.c", directory: "/")\n'
        b'!2 = !{i32 2, !"Debug Info Version", i32 3}\n'
        b'!3 = distinct !DISubprogram(name: "f", file: !1, unit: !0, '
        b"spFlags: DISPFlagDefinition)\n",
        ": Instruction does not dominate all uses",
    ),
    "binary": (b"\xff\xfe", ":1: neither UTF-8 text nor LLVM bitcode"),
    "assembly": (b'\t.file\t"app.cu"\n\t.text\n', ": assembly, not LLVM IR: the compiler must be"),
    "object": (b"\x7fELF\x02\xff\xfe", ": an object or program, not LLVM IR"),
    "nul": (b"define void @f() {\n\0", ":2: holds a NUL byte"),
    "no_longer_read": (
        b"@a = external global i8\n@b = global i64 mul (i64 ptrtoint (ptr @a to i64), i64 3)\n",
        ":2:17: mul constexprs are no longer supported in text: give bitcode (-c -emit-llvm",
    ),
    "bad_bitcode": (b"BC\xc0\xde\x00\x01\x02\x03", ": "),
    "device": (b'target triple = "nvptx64-nvidia-cuda"\n', ": made for nvptx64-nvidia-cuda"),
    "wasm": (b'target triple = "wasm32"\n', ": made for wasm32"),
}


@pytest.mark.parametrize("name", BAD_INPUT)
def test_bad_input(tmp_path, compile_, name):
    data, message = BAD_INPUT[name]
    source, out = tmp_path / "m.ll", tmp_path / "out.ll"
    source.write_bytes(data)
    out.write_text("old")
    check_refused(compile_(source, "-o", out), f"{source}{message}")
    assert out.read_text() == "old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["m.ll", "out.ll"]


def test_source_instead_of_ir(tmp_path, compile_):
    source = tmp_path / "app.cu"
    source.write_text("int main() { return 0; }\n")
    check_refused(compile_(source, "-o", tmp_path / "o.ll"), f"{source}: a source file, not LLVM")


def test_own_output_as_input(tmp_path, compile_):
    """It stays as it is; what would have no effect on it is refused."""
    once, twice, plan = (tmp_path / name for name in ("once.ll", "twice.ll", "p.plan"))
    plan.write_text("# mixpert-plan 1\ndefault\tint8:1,1\n")
    assert compile_(CHAIN, "-o", once)[0] == 0
    status, _, err = compile_(once, "-o", twice)
    assert (status, twice.read_text()) == (0, once.read_text())
    assert err == (
        "chain.c: remark: rewritten by mixpert-compile before; the module is unchanged\n"
    )
    for option in ("--plan", "--graph"):
        refused = compile_(once, "-o", tmp_path / "o.ll", option, plan)
        check_refused(refused, f"{once}: rewritten by mixpert-compile before: {option} takes")
    assert plan.read_text().startswith("# mixpert-plan")


def test_picture_of_another_kind(tmp_path, compile_):
    path = tmp_path / "g.png"
    check_refused(compile_(CHAIN, "-o", tmp_path / "o.ll", "--graph", path), f"{path}: pictures")


def check_refused(result, start):
    status, out, err = result
    assert status == 2
    assert out == ""
    assert err.startswith(f"mixpert-compile: error: {start}"), err
    assert err.count("\n") == 1


BAD_PLAN = {
    "first_line": ("int8:1,1\n", ":1: not a MixPert plan"),
    "fields": ("# mixpert-plan 1\nno tab here\n", ":2: expected"),
    "scheme": ("# mixpert-plan 1\n\ndefault\tint9:1,1\n", ":3: "),
    "nul": ("# mixpert-plan 1\n# \0\n", ": holds a NUL byte"),
}


@pytest.mark.parametrize("name", BAD_PLAN)
def test_bad_plan(tmp_path, compile_, name):
    text, message = BAD_PLAN[name]
    plan, out = tmp_path / "p.plan", tmp_path / "out.ll"
    plan.write_text(text)
    check_refused(compile_(CHAIN, "-o", out, "--plan", plan), f"{plan}{message}")
    assert not out.exists()


def test_unknown_scheme_names_the_choices(tmp_path, compile_):
    plan = tmp_path / "p.plan"
    plan.write_text("# mixpert-plan 1\ndefault\tfast\n")
    assert "int8:" in compile_(CHAIN, "-o", tmp_path / "o.ll", "--plan", plan)[2]


def test_files_that_are_not_there(tmp_path, compile_):
    missing = tmp_path / "none"
    check_refused(compile_(missing, "-o", tmp_path / "o.ll"), f"{missing}: cannot read")
    check_refused(
        compile_(CHAIN, "-o", tmp_path / "o.ll", "--plan", missing), f"{missing}: cannot read"
    )
    check_refused(compile_(CHAIN, "-o", missing / "o.ll"), f"{missing / 'o.ll'}: cannot write")
    check_refused(compile_(CHAIN, "-o", tmp_path), f"{tmp_path}: cannot write")
    assert list(tmp_path.iterdir()) == []


def test_bad_graph_path_leaves_no_module(tmp_path, compile_):
    out = tmp_path / "o.ll"
    status, _, err = compile_(CHAIN, "-o", out, "--graph", tmp_path / "none" / "g.json")
    assert status == 2
    assert "cannot write" in err
    assert not out.exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_full_disk(compile_):
    check_refused(compile_(CHAIN, "-o", "/dev/full"), "/dev/full: cannot write: No space left")


def test_wrong_usage_exits_with_2(compile_):
    for arguments in ([], ["a.ll"], ["a.ll", "-o", "b", "--emit=exe"], ["--nonsense"]):
        status, _, err = compile_(*arguments)
        assert status == 2
        assert err.count("\n") == 1
    assert compile_(CHAIN, "-o", "-", "--graph", "-")[0] == 2


def test_help_and_version(compile_):
    status, out, _ = compile_("--help")
    assert status == 0
    assert "example:" in out
    assert compile_("--version")[0] == 0


def test_graph_on_stdout(tmp_path, capfdbinary):
    assert main([str(CHAIN), "-o", str(tmp_path / "o.ll"), "--graph", "-"]) == 0
    assert json.loads(capfdbinary.readouterr().out)["module"] == "chain.c"


def test_declared_reaches_are_used_and_named(tmp_path, compile_):
    graph = tmp_path / "graph.json"
    arguments = ["-o", tmp_path / "out.ll", "--graph", graph, "--remarks"]
    reach = CHOLESKY.with_suffix(".reach")
    status, _, said = compile_(CHOLESKY, *arguments, "--reach", reach)
    assert status == 0
    assert len(GemmGraph.read(graph).edges) == 9
    assert "remark: the reach of factor_leaf, solve_leaf, " in said


def test_a_malformed_reach_file_is_an_error(tmp_path, compile_):
    out = tmp_path / "out.ll"
    status, _, said = compile_(CHOLESKY, "-o", out, "--reach", CHOLESKY)
    assert status == 2
    assert "cholesky.ll:1: not a reach file" in said
    assert said.count("\n") == 1
    assert not out.exists()
