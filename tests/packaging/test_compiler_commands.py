"""mixpert-cc: what a compiler's command asks for, and what is run in its place."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from two_files import CLANG, LAYER, call, check_program, mixpert_libs

from mixpert.commands.cc import main
from mixpert.commands.compiler_command import (
    dependency_file,
    expanded,
    ir_command,
    output_of,
    program_of,
    with_dependency,
)
from mixpert.passes.text.graph_section import read_graphs


@pytest.mark.parametrize(
    ("words", "file"),
    [
        (["clang", "-MD", "-c", "a.c", "-o", "b/a.o"], "b/a.d"),
        (["clang", "-MMD", "-MF", "x.d", "-c", "a.c"], "x.d"),
        (["clang", "-MD", "-MFx.d", "-c", "a.c"], "x.d"),
        (["clang", "-MD", "-c", "a.c"], "a.d"),
        (["clang", "-Wp,-MD,b/.a.o.d", "-c", "a.c"], "b/.a.o.d"),
        (["clang", "-Wp,-MMD,.a.d,-MP", "-c", "a.c"], ".a.d"),
        (["clang", "-MF", "x.d", "-c", "a.c"], None),
        (["clang", "-MD", "a.c"], None),
    ],
)
def test_the_dependency_file_of_a_command(words, file):
    assert dependency_file(words) == (file and Path(file))


def test_a_plan_is_one_more_dependency():
    rules = b"b/a.o: a.c \\\n  a.h\n\na.h:\n"
    assert with_dependency(rules, b"a b#$.plan") == (
        b"b/a.o: a\\ b\\#$$.plan a.c \\\n  a.h\n\na.h:\n"
    )


def test_commands_that_do_not_compile_run_unchanged(tmp_path):
    assert output_of(["clang", "a.o", "-o", "a"]) is None
    assert main(["--", sys.executable, "-c", "raise SystemExit(3)"]) == 3


@pytest.mark.parametrize(
    ("command", "objects", "link"),
    [
        (
            "clang++ -O2 main.cpp layer.cpp helper.o -L/x -lopenblas -Wl,--as-needed -o app",
            ["clang++ -O2 main.cpp -c -o 2.o", "clang++ -O2 layer.cpp -c -o 3.o"],
            "clang++ -O2 2.o 3.o helper.o -L/x -lopenblas -Wl,--as-needed -o app",
        ),
        (
            "nvcc -lineinfo a.cu -lcublas -oapp",
            ["nvcc -lineinfo a.cu -lcublas -c -o 2.o"],
            "nvcc -lineinfo 2.o -lcublas -oapp",
        ),
        (
            "clang -x c a.c -include b.c -shared -o c.c",
            ["clang -x c a.c -include b.c -c -o 3.o"],
            "clang 3.o -include b.c -shared -o c.c",
        ),
    ],
)
def test_commands_that_compile_and_link_become_several(command, objects, link):
    program = program_of(command.split(), Path())
    assert program is not None
    assert [" ".join(words) for words in program.objects] == objects
    assert " ".join(program.link) == link


@pytest.mark.parametrize("option", ["-c", "-S", "-E", "-M", "-fsyntax-only", "--analyze", "-cubin"])
def test_other_commands_do_not(option):
    assert program_of(["clang", option, "a.c"], Path()) is None


def test_compiling_and_linking_in_one_command(project):
    libs = mixpert_libs()
    call(
        project, "mixpert-cc", "--", CLANG, "-g", "-O2", "layer.cpp", "main.cpp", *libs, "-oprogram"
    )
    check_program(project / "program")


def test_a_source_that_does_not_compile_ends_the_command(project):
    (project / "layer.cpp").write_text("nonsense")
    words = ["mixpert-cc", "--", CLANG, "layer.cpp", "main.cpp", "-o", "program"]
    assert subprocess.run(words, cwd=project, capture_output=True, check=False).returncode == 1
    assert not (project / "program").exists()


def test_commands_for_ir():
    assert output_of(["clang", "-c", "src/a.cpp"]) == Path("a.o")
    command = ["clang", "-O2", "-c", "a.cpp", "-o", "out/a.o"]
    assert output_of(command) == Path("out/a.o")
    ir = Path("m.bc")
    assert " ".join(ir_command(command, ir)) == "clang -O2 -c a.cpp -emit-llvm -o m.bc"
    command = ["nvcc", "-c", "a.cu", "-o", "a.o"]
    assert " ".join(ir_command(command, ir)) == "nvcc -c a.cu -Xcompiler -emit-llvm -o m.bc"


@pytest.mark.parametrize(
    ("command", "output"),
    [
        ("clang -c a.cpp -oout/a.o", "out/a.o"),
        ("flang-new -c solver.f90", "solver.o"),
        ("clang -c start.S -o start.o", None),
        ("clang -c a.cpp -O2 -o", "a.o"),
        ("nvcc -dc a.cu", "a.o"),
        ("clang -S -c a.c -o a", None),
        ("clang -c -E a.c -o a", None),
        ("clang -### -c a.c", None),
    ],
)
def test_outputs_are_found(command, output):
    assert output_of(command.split()) == (Path(output) if output else None)


@pytest.mark.parametrize(
    ("options", "added"),
    [
        ("-MMD -MP", "-MF out/a.d -MT out/a.o"),
        ("-MD -MF deps/a.d", "-MT out/a.o"),
        ("-MD -MT a.o -MFdeps/a.d", ""),
        ("-MT a.o", ""),
        ("-Wp,-MD,.a.d", "-MT out/a.o"),
    ],
)
def test_dependences_are_those_of_the_object(options, added):
    command = ["clang", *options.split(), "-c", "a.cpp", "-o", "out/a.o"]
    words = ir_command(command, Path("m.bc"))
    assert words[words.index("m.bc") + 1 :] == added.split()


def test_what_llvm_reads_in_bitcode_alone(project):
    """clang 19 has products of constants that text of its IR may not hold any more."""
    product = (
        "extern char here, there;\nlong apart() { return ((long)&here - (long)&there) * 3; }\n"
    )
    (project / "layer.cpp").write_text(LAYER + product)
    call(project, "mixpert-cc", "--", CLANG, "-O2", "-c", "layer.cpp", "-o", "layer.o")
    assert len(read_graphs(project / "layer.o")[0].sites) == 1


def test_dependence_files_stay_beside_the_object(project):
    call(project, "mixpert-cc", "--", CLANG, "-MMD", "-MP", "-c", "layer.cpp", "-o", "layer.o")
    assert (project / "layer.d").read_text().startswith("layer.o: layer.cpp layer.h")


def test_older_options_for_dependence_files(project):
    """The target was a temporary file: make did not compile again after a change of a header."""
    call(project, "mixpert-cc", "--", CLANG, "-Wp,-MD,.layer.o.d", "-c", "layer.cpp")
    assert (project / ".layer.o.d").read_text().startswith("layer.o: layer.cpp layer.h")


def test_files_for_coverage_stay_beside_the_object(project):
    (project / "build").mkdir()
    built = ["-O1", "--coverage", "-c", "layer.cpp", "-o", "build/layer.o"]
    call(project, "mixpert-cc", "--", CLANG, *built)
    assert (project / "build" / "layer.gcno").stat().st_size > 0
    assert (
        os.fsencode(project / "build" / "layer.gcda")
        in (project / "build" / "layer.o").read_bytes()
    )


def test_options_of_the_linker_are_no_error_where_warnings_are(project):
    linker = ["-fuse-ld=bfd", "-rdynamic", "-Wl,--as-needed", *mixpert_libs()]
    files = ["main.cpp", "layer.cpp", "-o", "program"]
    call(project, "mixpert-cc", CLANG, "-g", "-O2", "-Werror", *files, *linker)
    check_program(project / "program")


@pytest.mark.parametrize("separator", [[], ["--"]])
def test_the_command_starts_after_own_options(project, separator):
    (project / "a.plan").write_text("# mixpert-plan 1\ndefault\tint8:1,1\n")
    own = ["mixpert-cc", "--plan", "a.plan", "--remarks"]
    call(project, *own, *separator, CLANG, "-g", "-c", "layer.cpp", "-o", "layer.o")
    assert len(read_graphs(project / "layer.o")[0].sites) == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-O2", "clang", "-c", "a.cpp"], "-O2: options of the compiler follow its name"),
        (["--plan", "a.plan"], "no compiler command given"),
        (["--"], "no compiler command given"),
        (["--", "--plan", "a.plan", "clang", "-c", "a.c"], "--plan: options stand before --"),
    ],
)
def test_a_command_that_is_missing_or_late(words, message, capsys):
    with pytest.raises(SystemExit, match="2"):
        main(words)
    assert message in capsys.readouterr().err


def test_a_compiler_without_ir_is_named(tmp_path, capsys):
    fake = tmp_path / "nvcc"
    fake.write_text('#!/bin/sh\nfor last; do :; done\nprintf "\\177ELF" > "$last"\n')
    fake.chmod(0o755)
    assert main(["--", str(fake), "-c", "a.cu", "-o", str(tmp_path / "a.o")]) == 2
    assert "wrote no LLVM IR" in capsys.readouterr().err
    assert not (tmp_path / "a.o").exists()


def test_a_command_that_writes_nothing_is_named(capsys):
    assert main(["--", "true", "-c", "text", "-o", "text.o"]) == 2
    assert (
        "true wrote no LLVM IR for text.o: the command must compile a source file"
        in capsys.readouterr().err
    )


@pytest.mark.parametrize(
    "words", [["-c", "-o", "l.o", "--", "layer.cpp"], ["@words"], ["-c", "@words", "-o", "l.o"]]
)
def test_sources_after_the_options_and_in_response_files(project, words):
    (project / "words").write_text("-c -g\n'layer.cpp' -o l.o" if len(words) == 1 else "layer.cpp")
    call(project, "mixpert-cc", "--", CLANG, *words)
    (graph,) = read_graphs(project / "l.o")
    assert [site.callee for site in graph.sites] == ["cblas_sgemm"]


def test_response_files_that_cannot_be_read_are_the_compilers(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "torn").write_text("-c 'a.cpp")
    assert expanded(["clang", "@torn", "@missing", "@", "a.c"]) == [
        *("clang", "@torn", "@missing", "@", "a.c")
    ]


def test_several_sources_are_compiled_to_an_object_each(project):
    """As in `cc -c a.cpp b.cpp`; one that does not compile ends it with the compiler's status."""
    words = ["mixpert-cc", "--", CLANG, "-g", "-MMD", "-c", "layer.cpp", "main.cpp", "-lm"]
    call(project, *words)
    for name in ("layer", "main"):
        (graph,) = read_graphs(project / f"{name}.o")
        assert [site.callee for site in graph.sites] == ["cblas_sgemm"]
        assert (project / f"{name}.d").read_text().startswith(f"{name}.o:")
    (project / "layer.cpp").write_text("nonsense")
    (project / "main.o").unlink()
    assert subprocess.run(words, cwd=project, capture_output=True, check=False).returncode == 1
    assert not (project / "main.o").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["main.o", "-o", "program"], True),
        (["main.o", "liblayer.so", "-L/a/mixpert", "-o", "mixpert_demo"], True),
        (["@objects.rsp"], True),
        (["main.o", "-L/a/lib", "-lmixpert"], False),
        (["main.o", "/a/lib/libmixpert.so"], False),
        (["main.o", "/a/lib/libmixpert.a"], False),
        (["-S", "main.cpp", "-lm"], False),
        (["-fsyntax-only", "main.cpp"], False),
        (["--version"], False),
    ],
)
def test_a_link_that_fails_without_the_runtime_says_what_may_be_missing(capfd, words, told):
    assert main(["false", *words]) == 1
    assert ("$(mixpert-config --libs)" in capfd.readouterr().err) is told
    assert main(["true", *words]) == 0
    assert capfd.readouterr().err == ""
