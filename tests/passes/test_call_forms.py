"""Every entry point is found however it is called: in all forms of IR, and as compilers do it."""

import itertools
import re
import shutil
import subprocess

import pytest

from mixpert.passes.llvm.llvm_module import parse
from mixpert.passes.pipeline import compile_module
from mixpert.passes.text.entry_points import ENTRY_POINTS

TYPES = {"p": "ptr", "i": "i32", "l": "i64", "c": "i8", "f": "float", "d": "double"}
C_TYPES = {"p": "void *", "i": "int", "l": "long", "c": "char", "f": "float", "d": "double"}
CALLED = {
    "plain": "{r}call {t} @{n}({a})\n  ret {v}",
    "tail": "{r}tail call {t} @{n}({a})\n  ret {v}",
    "musttail": "{r}musttail call {t} @{n}({a})\n  ret {v}",
    "notail": "{r}notail call {t} @{n}({a})\n  ret {v}",
    "typed": "{r}call {t} ({p}) @{n}({a})\n  ret {v}",
    "quoted": '{r}call {t} @"{n}"({a})\n  ret {v}',
    "attributes": "{r}call {u}{t} @{n}({a}) nounwind willreturn\n  ret {v}",
    "bundle": '{r}call {t} @{n}({a}) [ "align"(ptr null, i64 8) ]\n  ret {v}',
    "convention": "{r}call ccc {t} @{n}({a})\n  ret {v}",
    "comment": "{r}call {t} @{n}({a}) ; @cblas_sgemm(\n  ret {v}",
    "invoke": "{r}invoke {t} @{n}({a}) to label %on unwind label %off\non:\n  ret {v}\n"
    + ("off:\n  %e = landingpad {l} cleanup\n  resume {l} %e"),
    "invoke on two lines": "{r}invoke {t} @{n}({a})\n          to label %on unwind label %off\n"
    "on:\n  ret {v}\noff:\n  %e = landingpad {l} cleanup\n  resume {l} %e",
}
"""Bodies of a function: {r} names the result, {t} is its type, {v} what is returned."""
HEADS = {
    "function": "define {t} @f({q}) personality ptr @__gxx_personality_v0 {{",
    "comdat": "$f = comdat any\ndefine linkonce_odr {t} @f({q}) comdat "
    "personality ptr @__gxx_personality_v0 {{",
    "another name": "@g = alias {t} ({p}), ptr @f\n"
    "define {t} @f({q}) personality ptr @__gxx_personality_v0 {{",
    "internal": "@llvm.used = appending global [1 x ptr] [ptr @f]\n"
    "define internal {t} @f({q}) personality ptr @__gxx_personality_v0 {{",
    "chosen when loaded": "@h = ifunc {t} ({p}), ptr @choose\n"
    "define internal ptr @choose() {{\n  ret ptr @f\n}}\n"
    "define {t} @f({q}) personality ptr @__gxx_personality_v0 {{",
}
DECLARED = {
    "declared": "declare {t} @{n}({p})",
    "weak": "declare extern_weak {t} @{n}({p})",
    "with attributes": "declare dso_local {u}{t} @{n}({p}) local_unnamed_addr #0\n"
    'attributes #0 = {{ nounwind "frame-pointer"="all" }}',
}


def codes_of(entry):
    """What data types must be, by argument."""
    return {rule.argument: max(rule.allowed) for rule in entry.types}


def module(entry, head, bodies, declared):
    """A module with functions f0, f1 ... that call an entry point."""
    kinds = [TYPES[kind] for kind in entry.kinds]
    codes = codes_of(entry)
    values = {
        "l": "{ ptr, i32 }",
        "t": entry.returns,
        "u": "noundef " if entry.returns == "i32" else "",
        "n": entry.name,
        "p": ", ".join(kinds),
        "q": ", ".join(f"{type_} %{i}" for i, type_ in enumerate(kinds)),
        "a": ", ".join(
            f"i32 {codes[i]}" if i in codes else f"{type_} %{i}" for i, type_ in enumerate(kinds)
        ),
        "r": "%r = " if entry.returns == "i32" else "",
        "v": "i32 %r" if entry.returns == "i32" else "void",
    }
    lines = [declared, "declare i32 @__gxx_personality_v0(...)"]
    for i, body in enumerate(bodies):
        lines.append(re.sub(r"([@$])f\b", rf"\1f{i}", f"{head}\n  {body}\n}}}}"))
    return "\n".join(lines).format(**values)


def found(text, entry):
    """The functions whose calls of the entry point are sites of a module that has no others."""
    graph = compile_module(text.encode(), "m.ll").graph
    assert {site.callee for site in graph.sites} <= {entry.name} and not graph.missed
    return [site.function for site in graph.sites]


@pytest.mark.parametrize("entry", ENTRY_POINTS.values(), ids=lambda entry: entry.name)
def test_every_form_of_ir_is_found(entry):
    """Calls of all forms are functions of one module; heads and declarations have one each."""
    heads = [head for name, head in HEADS.items() if name != "function"]
    declarations = [line for name, line in DECLARED.items() if name != "declared"]
    modules = [
        (HEADS["function"], [*CALLED.values()], DECLARED["declared"]),
        *((head, [CALLED["plain"]], DECLARED["declared"]) for head in heads),
        *((HEADS["function"], [CALLED["plain"]], line) for line in declarations),
    ]
    for head, bodies, declared in modules:
        text = module(entry, head, bodies, declared)
        parse(text, "m.ll")  # it is IR
        assert found(text, entry) == [f"f{i}" for i in range(len(bodies))], text


def parameters_of(entry):
    """Parameters in C for all arguments."""
    return ", ".join(f"{C_TYPES[kind]} a{i}" for i, kind in enumerate(entry.kinds))


def arguments_of(entry):
    """The arguments of a call in C: those parameters, but for data types."""
    codes = codes_of(entry)
    return ", ".join(str(codes.get(i, f"a{i}")) for i in range(len(entry.kinds)))


def c_source(entries, cplusplus):
    """A function for each entry point that calls it, in C or C++."""
    lines = ['extern "C" {'] if cplusplus else []
    for entry in entries:
        returns = "int" if entry.returns == "i32" else "void"
        types = [C_TYPES[kind] for kind in entry.kinds]
        lines.append(f"{returns} {entry.name}({', '.join(types)});")
    lines += ["}", "struct guard { ~guard(); };"] if cplusplus else []
    for entry in entries:
        returns = "int" if entry.returns == "i32" else "void"
        parameters = parameters_of(entry)
        arguments = arguments_of(entry)
        guard = "guard here; " if cplusplus else ""
        lines.append(
            f"{returns} call_{entry.name}({parameters}) {{\n"
            f"  {guard}return {entry.name}({arguments});\n}}"
        )
    return "\n".join(lines)


def places(tmp_path, source, suffix, *command):
    """The callees of a compiled source's sites; calls that are missed."""
    (tmp_path / f"s{suffix}").write_text(source)
    run = [*command, "-w", "-S", "-emit-llvm", f"s{suffix}", "-o", "s.ll"]
    subprocess.run(run, cwd=tmp_path, check=True, capture_output=True, timeout=60)
    graph = compile_module((tmp_path / "s.ll").read_bytes(), "s.ll").graph
    return sorted(site.callee for site in graph.sites), graph.missed


LEVELS = list(itertools.product(("-O0", "-O2"), ((), ("-g",))))


@pytest.mark.parametrize(("level", "debug"), LEVELS)
@pytest.mark.parametrize("compiler", ["clang-14", "clang-19"])
def test_c_and_cplusplus_are_found(compiler, level, debug, tmp_path):
    if shutil.which(compiler) is None:
        pytest.skip(f"no {compiler}")
    names = sorted(ENTRY_POINTS)
    entries = ENTRY_POINTS.values()
    c = places(tmp_path, c_source(entries, False), ".c", compiler, level, *debug)
    assert c == (names, [])
    cplusplus = places(tmp_path, c_source(entries, True), ".cpp", compiler, level, *debug)
    assert cplusplus == (names, [])


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_calls_without_a_prototype_are_found(level, tmp_path):
    if shutil.which("clang-19") is None:
        pytest.skip("no clang-19")
    entries = [entry for entry in ENTRY_POINTS.values() if not set("cf") & set(entry.kinds)]
    lines = []
    for entry in entries:
        parameters = parameters_of(entry)
        arguments = arguments_of(entry)
        lines.append(f"int {entry.name}();")
        lines.append(f"void call_{entry.name}({parameters}) {{ {entry.name}({arguments}); }}")
    command = ("clang-19", "-std=gnu89", level)
    got = places(tmp_path, "\n".join(lines), ".c", *command)
    assert got == (sorted(entry.name for entry in entries), [])


FORTRAN = """
subroutine multiply(n, a, b, c, x, y, z)
  integer :: n
  real :: a(n, n), b(n, n), c(n, n)
  double precision :: x(n, n), y(n, n), z(n, n)
  external :: sgemm, dgemm
  call sgemm('N', 'T', n, n, n, 1.0, a, n, b, n, 0.0, c, n)
  call dgemm('N', 'T', n, n, n, 1.0d0, x, n, y, n, 0.0d0, z, n)
end subroutine
"""


@pytest.mark.parametrize(("level", "debug"), LEVELS)
def test_fortran_is_found(level, debug, tmp_path):
    if shutil.which("flang-new-19") is None:
        pytest.skip("no flang-new-19")
    assert places(tmp_path, FORTRAN, ".f90", "flang-new-19", level, *debug) == (
        ["dgemm_", "sgemm_"],
        [],
    )
