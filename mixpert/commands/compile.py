"""mixpert-compile: redirect the GEMM calls of a module to the emulation runtime."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from mixpert.commands.common import EXIT_OK, Parser, run_command
from mixpert.commands.entry import short_lived
from mixpert.errors import FormatError
from mixpert.files import (
    check_apart,
    check_writable,
    is_elf,
    read_bytes,
    read_text,
    write_atomically,
)
from mixpert.site import file_of

if TYPE_CHECKING:
    from mixpert.passes.device.reach import Reach
    from mixpert.passes.pipeline import Compiled
    from mixpert.plan import Plan

COMMAND = "mixpert-compile"
STDIO = "-"
EXIT_NONE_FOUND = 1
_PICTURES = (".dot", ".svg", ".html")
_OTHER_PICTURES = (".png", ".pdf", ".jpg", ".jpeg", ".ps", ".eps")
_BITCODE, _ASSEMBLY, _LINKED = ".bc", (".s", ".S"), (".so", ".a", ".exe", ".out")
SOURCES = frozenset((".c", ".cc", ".cpp", ".cxx", ".cu", ".C", ".f", ".F", ".f90", ".F90"))
"""Suffixes of source files that a compiler makes IR of."""
_ASSEMBLY_START = b".file"
"""How the assembly begins that g++ writes where clang would write IR."""

_DESCRIPTION = """\
Redirect every single-precision GEMM call of a host module (LLVM IR, .ll or .bc) to MixPert's
runtime, and store the graph of dependences between GEMMs in the module.
"""
_EXAMPLE = """\
clang++ -O2 -g -S -emit-llvm app.cpp -o app.ll
mixpert-compile app.ll -o app_emu.o --graph graph.json --remarks
c++ app_emu.o $(mixpert-config --libs) -o app_emu"""
_STATUSES = """\
0 success, also if the module calls no GEMM
1 it calls none, and --error-if-none was given
2 usage error, input that cannot be read, or output that cannot be written
"""


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    return run_command(COMMAND, lambda: _compile(_parser().parse_args(argv)))


def _parser() -> Parser:
    parser = Parser(COMMAND, _DESCRIPTION, _EXAMPLE, _STATUSES)
    add = parser.add_argument
    add("input", help="LLVM IR of the host program, .ll or .bc; - for standard input")
    add("-o", "--output", required=True, help="output file; - for standard output")
    add("--emit", choices=("ll", "obj"), help="default: obj if the output ends in .o, otherwise ll")
    add(
        "--graph",
        metavar="FILE",
        help="write the graph of GEMM calls: JSON (- for stdout), or a "
        "picture if FILE ends in .dot, .svg or .html",
    )
    add("--plan", metavar="FILE", help="compile this plan in; MIXPERT_PLAN still takes precedence")
    add(
        "--reach",
        metavar="FILE",
        help="declarations of what kernels and functions access; trusted, not checked",
    )
    add(
        "--gpu-arch",
        metavar="ARCHS",
        help="embed GPU kernels, such as for sm_90a,sm_80: those of the plan's schemes or, without "
        "--plan, of all useful schemes, which takes minutes the first time",
    )
    add("--remarks", action="store_true", help="report on stderr what was done with each call")
    add("--remarks-output", metavar="FILE", help="write remarks as LLVM optimization records, YAML")
    add("--quiet", action="store_true", help="print nothing if no GEMM call is found")
    add("--error-if-none", action="store_true", help="exit with status 1 if no GEMM call is found")
    return parser


def _compile(options: argparse.Namespace) -> int:
    from mixpert.passes.llvm.llvm_module import emit_object
    from mixpert.passes.pipeline import compile_module

    _check_outputs(options)
    plan = _read_plan(options.plan)
    origin = "<stdin>" if options.input == STDIO else options.input
    images = _images(options.gpu_arch, plan[1] if plan else None)
    reaches = _read_reaches(options.reach)
    plan_text = plan[0] if plan else None
    # no variable holds the file: its bytes go as soon as its text has been read
    compiled = compile_module(_read(options.input, origin), origin, plan_text, images, reaches)
    if _is_output(compiled):
        _refuse_in_vain(options, origin)
    as_object = options.emit == "obj" or (options.emit is None and options.output.endswith(".o"))
    result = emit_object(compiled.text, origin) if as_object else compiled.text.encode()
    _write(options.output, result)
    if options.graph:
        _write(options.graph, _graph_text(options.graph, compiled).encode())
    if options.remarks_output:
        from mixpert.passes.text.remarks_yaml import records_of

        _write(options.remarks_output, records_of(compiled.graph).encode())
    _report(compiled, options.remarks, options.quiet)
    if reaches and options.remarks:
        names = ", ".join(reaches)
        print(f"{options.reach}: remark: the reach of {names} is as declared", file=sys.stderr)
    if plan:
        _warn_unknown_sites(plan[1], compiled, options.plan)
    return EXIT_NONE_FOUND if options.error_if_none and not compiled.graph.sites else EXIT_OK


def _check_kind(data: bytes, origin: str) -> None:
    """Refuse what is easily taken for IR: sources, assembly, objects and programs."""
    if is_elf(data):
        raise FormatError(
            f"{origin}: an object or program, not LLVM IR: compile its sources with "
            "clang -O2 -g -S -emit-llvm, or run it with mixpert-run --preload"
        )
    if data.lstrip().startswith(_ASSEMBLY_START):
        raise FormatError(
            f"{origin}: assembly, not LLVM IR: the compiler must be clang, or nvcc with "
            "-ccbin clang++"
        )
    if Path(origin).suffix in SOURCES:
        raise FormatError(
            f"{origin}: a source file, not LLVM IR: compile it with clang -O2 -g -S -emit-llvm "
            "first, or with mixpert-cc"
        )


def _is_output(compiled: Compiled) -> bool:
    """Whether the module came out of this command before: its calls are the runtime's already."""
    from mixpert.passes.text.graph_section import SECTION

    unchanged = not compiled.addresses and all(s.runs_natively for s in compiled.graph.sites)
    return unchanged and f'section "{SECTION}"' in compiled.text


def _refuse_in_vain(options: argparse.Namespace, origin: str) -> None:
    """Refuse options that have no effect on a module that was rewritten before."""
    for name in ("plan", "gpu_arch", "graph"):
        if getattr(options, name):
            raise FormatError(
                f"{origin}: rewritten by {COMMAND} before: --{name.replace('_', '-')} takes what "
                "the compiler wrote"
            )


def _graph_text(path: str, compiled: Compiled) -> str:
    """The graph in the form that the name of its file asks for."""
    suffix = Path(path).suffix
    if suffix not in _PICTURES:
        return compiled.graph.to_json()
    from mixpert.drawing import dot, page
    from mixpert.drawing.graph import Box

    boxes = {index: Box(shape) for index, shape in enumerate(compiled.shapes)}
    writers = dict(zip(_PICTURES, (dot.dot, page.svg, page.html), strict=True))
    return writers[suffix](compiled.graph, boxes)


def _read(path: str, origin: str) -> bytes:
    data = sys.stdin.buffer.read() if path == STDIO else read_bytes(path)
    _check_kind(data, origin)
    return data


def _read_plan(path: str | None) -> tuple[str, Plan] | None:
    """The plan's text, as it will be compiled in, and what it says."""
    if path is None:
        return None
    from mixpert.plan import Plan

    text = read_text(path)
    if "\0" in text:
        raise FormatError(f"{path}: holds a NUL byte: not a plan")
    return text, Plan.parse(text, path)


def _read_reaches(path: str | None) -> Mapping[str, Reach]:
    if path is None:
        return {}
    from mixpert.passes.device.reach import read_reaches

    return read_reaches(read_text(path), path)


def _images(archs: str | None, plan: Plan | None) -> Callable[[], bytes] | None:
    """What builds the kernel images that were asked for."""
    if archs is None:
        return None
    from mixpert.kernels import embed, instances

    names = [name.strip() for name in archs.split(",")]
    instances.check(names)
    if plan is None:
        return lambda: embed.container(names)
    choices = [
        *plan.sites.values(),
        *plan.shapes.values(),
        *([plan.default] if plan.default else []),
    ]
    schemes = sorted({str(choice.scheme) for choice in choices})
    limited = any(choice.limit is not None for choice in choices)
    return lambda: embed.container(names, schemes, limited)


def _write(path: str, data: bytes) -> None:
    if path == STDIO:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    else:
        write_atomically(path, data)


def _check_outputs(options: argparse.Namespace) -> None:
    """Refuse what cannot be written, or would be lost, before anything has been written."""
    if options.output == STDIO and options.graph == STDIO:
        raise FormatError("-o - and --graph -: only one of them can go to standard output")
    written = {
        "-o": None if options.output == STDIO else options.output,
        "--graph": None if options.graph == STDIO else options.graph,
        "--remarks-output": options.remarks_output,
    }
    for path in filter(None, written.values()):
        check_writable(path)
    check_apart({**written, "--plan": options.plan, "--reach": options.reach})
    source = None if options.input == STDIO else options.input
    check_apart({**written, "-o": None, "the input": source})  # which may be rewritten in place
    _check_picture(options.graph)
    if options.emit is None and options.output.endswith(_LINKED):
        raise FormatError(
            f"{options.output}: programs and libraries are not written: ask for an object "
            "(-o app_emu.o), and link it"
        )
    if options.emit is None and options.output.endswith(_ASSEMBLY):
        raise FormatError(
            f"{options.output}: assembly is not written: ask for an object (-o app_emu.o), or for "
            "text (-o app_emu.ll), of which your compiler makes assembly"
        )
    if options.emit is None and options.output.endswith(_BITCODE):
        raise FormatError(
            f"{options.output}: bitcode is not written, since compilers older than LLVM 22 could "
            "not read it: ask for text (-o app_emu.ll), of which your compiler's llvm-as makes "
            "bitcode, or for an object (-o app_emu.o)"
        )


def _check_picture(path: str | None) -> None:
    if path is not None and Path(path).suffix in _OTHER_PICTURES:
        raise FormatError(f"{path}: pictures of the graph end in {', '.join(_PICTURES)}")


def _report(compiled: Compiled, remarks: bool, quiet: bool) -> None:
    from mixpert.passes.text.remarks import remarks_of

    graph = compiled.graph
    if not (graph.sites or compiled.addresses or quiet):
        what = _why_unchanged(compiled, remarks)
        print(f"{graph.module}: remark: {what}; the module is unchanged", file=sys.stderr)
    if remarks:
        for line in remarks_of(graph):
            print(line, file=sys.stderr)


def _why_unchanged(compiled: Compiled, remarks: bool) -> str:
    if _is_output(compiled):
        return f"rewritten by {COMMAND} before"
    if compiled.graph.missed:
        why = "" if remarks else " (--remarks says why)"
        return f"no GEMM call redirected, {len(compiled.graph.missed)} left alone{why}"
    return "no GEMM call found"


def _warn_unknown_sites(plan: Plan, compiled: Compiled, path: str) -> None:
    """A plan is for a whole program: sites of other files than this module's are no mistake."""
    from mixpert.rebase import plan_sites

    graph, named = compiled.graph, plan_sites(plan)
    here = {*compiled.addresses, *(site.id for site in graph.sites)}
    files = {graph.module, *(site.file for site in graph.sites)}
    unknown = [name for name in named if name not in here and file_of(name) in files]
    for name in unknown:
        _warn(f"{path}: site '{name}' is not in {graph.module}")
    redirected = [site.id for site in graph.sites if not site.runs_natively]
    if redirected and not (unknown or plan.default or here.intersection(named)):
        _warn(f"{path}: names no call of {graph.module}, such as '{redirected[0]}'")


def _warn(text: str) -> None:
    print(f"{COMMAND}: warning: {text}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(short_lived(main))
