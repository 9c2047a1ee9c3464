"""Thunks are run: every argument arrives, after a descriptor that is struct mixpert_site."""

import ctypes
import re
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from mixpert.graph import Reuse
from mixpert.native import ABI_VERSION, INCLUDE_DIRECTORY, emulated_entry_points
from mixpert.passes.pipeline import compile_module
from mixpert.passes.text.entry_points import ENTRY_POINTS
from mixpert.passes.text.packings import REUSES, Packing, packings_of
from mixpert.passes.text.thunks import SITE_SINK

TYPES = {"p": "ptr", "i": "i32", "l": "i64", "c": "i8", "f": "float", "d": "double"}
TO_INTEGER = {
    "p": "%w{0} = ptrtoint ptr %{0} to i64",
    "i": "%w{0} = sext i32 %{0} to i64",
    "l": "%w{0} = add i64 %{0}, 0",
    "c": "%w{0} = sext i8 %{0} to i64",
    "f": "%w{0} = fptosi float %{0} to i64",
    "d": "%w{0} = fptosi double %{0} to i64",
}
PLAN = "# mixpert-plan 1\ndefault\tint8:1,1\n"
STATUS = 14
C_KINDS = {
    "int32_t": "i", "int64_t": "l", "size_t": "l", "char": "c", "float": "f", "double": "d",
}  # fmt: skip


class SiteStruct(ctypes.Structure):
    """struct mixpert_site of mixpert_sites.h."""

    _fields_ = [
        *((name, ctypes.c_uint32) for name in ("abi", "index", "flags", "packings")),
        *((name, ctypes.c_char_p) for name in ("id", "module", "plan")),
        *((name, ctypes.c_void_p) for name in ("image", "state")),
    ]


def values_of(entry, count):
    """100, 101, ... but for data types, which must be those of FP32."""
    types = {rule.argument: max(rule.allowed) for rule in entry.types}
    return [types.get(index, 100 + index) for index in range(count)]


def program(entry, kinds):
    """A module whose `run` calls the entry point."""
    parameters = ", ".join(TYPES[kind] for kind in kinds)
    values = {"p": "inttoptr (i64 {} to ptr)", "f": "{}.0", "d": "{}.0"}
    arguments = ", ".join(
        f"{TYPES[kind]} {values.get(kind, '{}').format(value)}"
        for kind, value in zip(kinds, values_of(entry, len(kinds)), strict=True)
    )
    call = f"call {entry.returns} @{entry.name}({arguments})"
    body = f"%r = {call}\n  ret i32 %r" if entry.returns == "i32" else f"{call}\n  ret i32 {STATUS}"
    return (
        f'source_filename = "t.c"\ndeclare {entry.returns} @{entry.name}({parameters})\n'
        f"define i32 @run() {{\n  {body}\n}}\n"
    )


def probe(entry):
    """A runtime function that writes its arguments to @seen."""
    kinds = "p" + entry.kinds
    parameters = ", ".join(f"{TYPES[kind]} %{i}" for i, kind in enumerate(kinds))
    lines = [f"@seen = global [{len(kinds)} x i64] zeroinitializer"]
    lines.append(f"define {entry.returns} @{entry.runtime}({parameters}) {{")
    for i, kind in enumerate(kinds):
        lines.append("  " + TO_INTEGER[kind].format(i))
        lines.append(f"  %a{i} = getelementptr i64, ptr @seen, i64 {i}")
        lines.append(f"  store i64 %w{i}, ptr %a{i}")
    lines += [f"  ret i32 {STATUS}" if entry.returns == "i32" else "  ret void", "}"]
    return "\n".join(lines)


def run(text, entry):
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(text)
    module.link_in(llvm.parse_assembly(probe(entry)))
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    status = ctypes.CFUNCTYPE(ctypes.c_int32)(engine.get_function_address("run"))()
    count = len(entry.kinds) + 1
    seen = (ctypes.c_int64 * count).from_address(engine.get_global_value_address("seen"))
    return engine, status, list(seen)


def calls():
    for entry in ENTRY_POINTS.values():
        yield pytest.param(entry, entry.kinds, id=entry.name)
        if entry.hidden:
            visible = entry.kinds[: -entry.hidden]
            yield pytest.param(entry, visible, id=f"{entry.name}-no-lengths")
            yield pytest.param(entry, visible + "i" * entry.hidden, id=f"{entry.name}-i32-lengths")


@pytest.mark.parametrize(("entry", "kinds"), list(calls()))
def test_arguments_arrive(entry, kinds, monkeypatch):
    """Also where the runtime does not emulate the entry point yet."""
    monkeypatch.setattr("mixpert.site.emulated_entry_points", ENTRY_POINTS.keys)
    compiled = compile_module(program(entry, kinds).encode(), "t.ll", PLAN)
    engine, status, seen = run(compiled.text, entry)
    expected = values_of(entry, len(entry.kinds))
    if entry.hidden:
        expected[-entry.hidden :] = [1] * entry.hidden
    assert status == STATUS
    assert seen[1:] == expected
    site = SiteStruct.from_address(seen[0])
    assert (site.abi, site.index, site.flags, site.packings) == (ABI_VERSION, 0, SITE_SINK, 0)
    assert (site.id, site.module, site.plan) == (b"t.c@run", b"t.c", PLAN.encode())
    assert (site.image, site.state) == (None, None)
    site.state = 1  # the runtime writes there: the descriptor is not constant
    del engine


OVERLOAD = Path(__file__).parent / "rewritten" / "overload_undecided.ll"


@pytest.mark.parametrize(
    ("given", "passed"), [(0, 68), (4, 68), (1, 70), (5, 70), (2, 64), (10, 72), (3, None)]
)
def test_data_type_of_an_overload_becomes_a_compute_type(given, passed):
    """As cublas_v2.h makes it of a cudaDataType, and the same status for types it does not know."""
    nothing = ", ".join(["ptr null"] * 5)
    text = compile_module(OVERLOAD.read_bytes(), "t.ll").text
    call = f"%r = call i32 @multiply({nothing}, i32 {given})"
    text += f"define i32 @run() {{\n  {call}\n  ret i32 %r\n}}\n"
    entry = ENTRY_POINTS["cublasGemmEx"]
    engine, status, seen = run(text, entry)
    compute = 1 + entry.types[-1].argument
    assert (status, seen[compute]) == ((STATUS, passed) if passed else (15, 0))
    del engine


def test_all_that_the_runtime_emulates_is_in_the_table():
    assert emulated_entry_points() <= ENTRY_POINTS.keys()


@pytest.mark.parametrize("name", sorted(emulated_entry_points() & ENTRY_POINTS.keys()))
def test_prototype_is_that_of_the_header(name):
    """The table agrees with runtime/native/include/mixpert_sites.h."""
    entry = ENTRY_POINTS[name]
    header = " ".join((INCLUDE_DIRECTORY / "mixpert_sites.h").read_text().split())
    match = re.search(rf"(\w+) {entry.runtime}\( ?(.*?)\);", header)
    assert match is not None
    kinds = []
    for parameter in match[2].split(","):
        if "*" in parameter:
            kinds.append("p")
        else:
            kinds.append(C_KINDS[parameter.split()[0]])
    assert "".join(kinds) == "p" + entry.kinds
    assert {"void": "void", "mixpert_cublas_status": "i32"}[match[1]] == entry.returns


def test_sinks_are_flagged():
    text = (
        'source_filename = "t.c"\n'
        "declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)\n"
        "define void @f(ptr %t, ptr %n, ptr %z, ptr %a, ptr %b, ptr %c) {\n"
        + "".join(
            f"  call void @sgemm_(ptr %t, ptr %t, ptr %n, ptr %n, ptr %n, ptr %z, ptr {x}, ptr %n, "
            f"ptr %a, ptr %n, ptr %z, ptr {y}, ptr %n)\n"
            for x, y in (("%a", "%b"), ("%b", "%c"))
        )
        + "  ret void\n}\n"
    )
    flags = [
        line.split("{ ")[2].split(", ")[2]
        for line in compile_module(text.encode(), "t.ll").text.splitlines()
        if line.startswith("@mixpert.desc.")
    ]
    assert flags == ["i32 0", f"i32 {SITE_SINK}"]


def test_packings_have_numbers_and_flags():
    reuses = [Reuse(1, "B", 0, "B"), Reuse(2, "A", 2, "A"), Reuse(2, "B", 1, "B")]
    assert packings_of(reuses) == {
        0: Packing(0, 1 << 16),
        1: Packing(REUSES["B"], 1 << 16),
        2: Packing(REUSES["A"] | REUSES["B"], 2 | 1 << 16),
    }


def test_no_packing_is_shared_with_a_call_that_the_runtime_does_not_see():
    reuses = [Reuse(1, "B", 0, "B"), Reuse(2, "A", 2, "A"), Reuse(2, "B", 1, "B")]
    assert packings_of(reuses, natively={0}) == {2: Packing(REUSES["A"], 1)}
