"""What one function of a library leaves behind a struct, another finds, however it comes there."""

import pytest

from mixpert.passes.llvm.records import Record, Target, records_of
from mixpert.passes.pipeline import compile_module

GEMM = (
    "call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, "
    "ptr {}, i32 %n, ptr @w, i32 %n, float 0.0, ptr {}, i32 %n)"
)
LIBRARY = """
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
@w = internal global [64 x float] zeroinitializer
@z = internal global [64 x float] zeroinitializer
"""
LAYER_IN_NET = """
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "Layer", size: 128, elements: !1)
!1 = !{!2}
!2 = !DIDerivedType(tag: DW_TAG_member, name: "out", baseType: !3, size: 64, offset: 64)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "Net", size: 320, elements: !6)
!6 = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "l", baseType: !8, size: 256, offset: 64)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !0, size: 256, elements: !9)
!9 = !{!10}
!10 = !DISubrange(count: 2)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0, size: 64)
"""
NET_LEADS_TO_LAYERS = """
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "Layer", size: 128, elements: !1)
!1 = !{!2}
!2 = !DIDerivedType(tag: DW_TAG_member, name: "out", baseType: !3, size: 64, offset: 64)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "Net", size: 192, elements: !6)
!6 = !{!7, !8}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "l", baseType: !9, size: 64, offset: 64)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "every", baseType: !10, size: 64, offset: 128)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
"""
OUT = """
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "Layer", size: 128, elements: !1)
!1 = !{!2}
!2 = !DIDerivedType(tag: DW_TAG_member, name: "out", baseType: !3, size: 64, offset: 64)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0, size: 64)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "Norm", size: 128, elements: !1)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
"""
NET_LEADS_TO_TWO_CLASSES = f"""{OUT}
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "Net", size: 192, elements: !11)
!11 = !{{!12, !13}}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "l", baseType: !5, size: 64, offset: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "n", baseType: !7, size: 64, offset: 128)
"""
UNION_LEADS_TO_TWO_CLASSES = f"""{OUT}
!10 = !DICompositeType(tag: DW_TAG_union_type, name: "Net", size: 128, elements: !11)
!11 = !{{!12, !13}}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "l", baseType: !5, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "n", baseType: !7, size: 64)
"""
PART_LEADS_BACK = f"""{OUT}
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "Part", size: 64, elements: !16)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "Net", size: 192, elements: !11)
!11 = !{{!12, !13, !14}}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "out", baseType: !3, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !15, size: 64, offset: 64)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "n", baseType: !7, size: 64, offset: 128)
!16 = !{{!17}}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "whole", baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
"""
NO_STRUCTS = """
!0 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "mode", size: 32, elements: !1)
!1 = !{}
"""
NAMED_TYPES = "%struct.Layer = type { i64, ptr }\n%struct.Net = type { i64, [2 x %struct.Layer] }\n"
C = ("forward", "backward")
PART = ("_ZN4PartC2Ev", "_ZN3NetC2Ev")
CLASSES = ("_ZN3NetC2Ev", "_ZN5LayerC2Ev")
ONE_CLASS = ("_ZN3NetC2Ev", "_ZN3Net4readEv")


def loaded(way, name):
    """The lines that load a pointer, and its name; `way`: where pointers lie, None: anywhere."""
    lines, pointer = [], "%t"
    for number, offset in enumerate(way):
        at = offset if offset is not None else "%i"
        lines += [
            f"  %at.{name}{number} = getelementptr i8, ptr {pointer}, i64 {at}",
            f"  %{name}{number} = load ptr, ptr %at.{name}{number}",
        ]
        pointer = f"%{name}{number}"
    return lines, pointer


def function(name, way, reads, beside=()):
    """A function with one product; `beside`: what it reads first."""
    first, other = loaded(beside, "b") if beside else ([], "@w")
    lines, pointer = loaded(way, "p")
    operands = (pointer, "@z") if reads else (other, pointer)
    body = "\n".join([*first, *lines, f"  {GEMM.format(*operands)}"])
    return f"define void @{name}(ptr %t, i64 %i, i32 %n) {{\n{body}\n  ret void\n}}\n"


def edges(names, wrote, read, types="", *, metadata=NO_STRUCTS, beside=()):
    names = [name.replace("Ev", "Eli") for name in names]
    functions = function(names[0], wrote, False, beside) + function(names[1], read, True)
    graph = compile_module((types + LIBRARY + functions + metadata).encode(), "m").graph
    return {(edge.source, edge.target, edge.operand) for edge in graph.edges}


FOUND = {
    "at the same place": (C, [24], [24], {}),
    "at an index, and at a place": (C, [None], [24], {}),
    "at a place, and at an index": (C, [24], [None], {}),
    "at an index, beside a member by name": (C, [None], [24], {"beside": [0]}),
    "at an index that a pointer to a struct has, too": (C, [0], [0], {"beside": [None, 8]}),
    "where another struct leads to a struct": (C, [16], [16], {"beside": [16, 8]}),
    "where a struct behind leads to a struct": (C, [16], [16], {"beside": [0, 0, 0, 16, 8]}),
    "behind a pointer in another struct": (C, [16, 24], [24], {}),
    "behind a pointer, handed by the other": (C, [24], [16, 24], {}),
    "behind two pointers": (C, [24], [0, 16, 24], {}),
    "in an array of pointers to structs": (C, [None, 24], [24], {}),
    "before the start of the struct": (C, [-16], [24], {}),
    "in a struct inside": (C, [16], [8], {"metadata": LAYER_IN_NET}),
    "in the second of an array inside": (C, [32], [8], {"metadata": LAYER_IN_NET}),
    "in a struct inside, by LLVM's types": (C, [32], [8], {"types": NAMED_TYPES, "metadata": ""}),
    "where nothing is known of structs": (C, [32], [8], {"metadata": ""}),
    "in a class, where nothing is known of it": (CLASSES, [24], [8], {"metadata": ""}),
    "in a class inside, by LLVM's types": (
        CLASSES,
        [32],
        [8],
        {"types": NAMED_TYPES, "metadata": ""},
    ),
    "in a class inside, at an index": (CLASSES, [None], [8], {"metadata": LAYER_IN_NET}),
    "at an index where members lead to classes": (
        ONE_CLASS,
        [24],
        [24],
        {"metadata": NET_LEADS_TO_LAYERS, "beside": [None, 8]},
    ),
    "at an index, in one of two classes": (
        CLASSES,
        [None, 8],
        [8],
        {"metadata": NET_LEADS_TO_TWO_CLASSES},
    ),
    "in one of two classes to which a union leads": (
        CLASSES,
        [0, 8],
        [8],
        {"metadata": UNION_LEADS_TO_TWO_CLASSES},
    ),
    "in a class to which what lies inside leads back": (
        PART,
        [0, 0],
        [0],
        {"metadata": PART_LEADS_BACK},
    ),
    "in a class inside": (CLASSES, [16], [8], {"metadata": LAYER_IN_NET}),
    "in a class to which a member leads": (CLASSES, [8, 8], [8], {"metadata": NET_LEADS_TO_LAYERS}),
    "in one of an array to which a member leads": (
        CLASSES,
        [16, None, 8],
        [8],
        {"metadata": NET_LEADS_TO_LAYERS},
    ),
}
NOT_FOUND = {
    "in another member": (C, [16], [24], {}),
    "in another member than that of a struct inside": (C, [8], [48], {"metadata": LAYER_IN_NET}),
    "in another class": (CLASSES, [8], [8], {}),
    "in another of two classes, of which none is found at an index": (
        CLASSES,
        [16, 8],
        [8],
        {"metadata": NET_LEADS_TO_TWO_CLASSES},
    ),
    "elsewhere than what lies inside a third": (CLASSES, [48], [8], {"metadata": LAYER_IN_NET}),
}


@pytest.mark.parametrize("case", FOUND.values(), ids=FOUND)
def test_members_of_one_struct_are_connected(case):
    names, wrote, read, more = case
    assert (0, 1, "A") in edges(names, wrote, read, **more)


@pytest.mark.parametrize("case", NOT_FOUND.values(), ids=NOT_FOUND)
def test_other_members_are_distinguished(case):
    names, wrote, read, more = case
    assert edges(names, wrote, read, **more) == set()


def test_a_struct_returned_in_registers_is_passed_on_later():
    made = f"""
declare ptr @malloc(i64)
define {{ i64, ptr }} @square(ptr %t, i32 %n) {{
  %p = call ptr @malloc(i64 256)
  {GEMM.format("@w", "%p")}
  %a = insertvalue {{ i64, ptr }} undef, i64 8, 0
  %b = insertvalue {{ i64, ptr }} %a, ptr %p, 1
  ret {{ i64, ptr }} %b
}}
"""
    text = LIBRARY + made + function("take", [8], True) + NO_STRUCTS
    graph = compile_module(text.encode(), "m").graph
    assert [(e.source, e.target, e.operand) for e in graph.edges] == [(0, 1, "A")]


def test_what_holds_pointers_is_no_matrix():
    def function(name, operands):
        lines = ["  %x = load ptr, ptr %t", "  %y = getelementptr i8, ptr %t, i64 64"]
        body = "\n".join([*lines, f"  {GEMM.format(*operands)}"])
        return f"define void @{name}(ptr %t, i32 %n) {{\n{body}\n  ret void\n}}\n"

    functions = function("forward", ("%x", "%y")) + function("backward", ("%y", "%x"))
    graph = compile_module((LIBRARY + functions + NO_STRUCTS).encode(), "m").graph
    assert (0, 1, "A") in {(edge.source, edge.target, edge.operand) for edge in graph.edges}


HANDED_STRUCTS = """
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "net", size: 8192, elements: !1)
!1 = !{}
!2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0, size: 64)
!3 = !DISubroutineType(types: !4)
!4 = !{null, !2, !5, !5}
!5 = !DIBasicType(name: "long", size: 64)
!6 = !DISubprogram(name: "forward", type: !3, spFlags: 0)
!7 = !DISubprogram(name: "backward", type: !3, spFlags: 0)
"""


@pytest.mark.parametrize("metadata", [HANDED_STRUCTS, NO_STRUCTS])
def test_matrices_inside_a_struct_are_found_there(metadata):
    def function(name, operands):
        at = "  %y = getelementptr i8, ptr %t, i64 4096"
        call = GEMM.format(*operands)
        return f"define void @{name}(ptr %t, i64 %i, i32 %n) {{\n{at}\n  {call}\n  ret void\n}}\n"

    functions = function("forward", ("@w", "%y")) + function("backward", ("%y", "@z"))
    graph = compile_module((LIBRARY + functions + metadata).encode(), "m").graph
    found = {(edge.source, edge.target, edge.operand) for edge in graph.edges}
    assert found == ({(0, 1, "A")} if metadata is HANDED_STRUCTS else set())


def test_types_of_arguments_are_read_from_debug_info():
    handed = (True, False, False)
    assert records_of(HANDED_STRUCTS).handed == {"forward": handed, "backward": handed}


def test_records_are_read_from_debug_info():
    records = records_of(LAYER_IN_NET)
    assert (records.known, records.targets) == (True, True)
    assert records == {
        "5Layer": Record(True, {8: None}, set()),
        "3Net": Record(False, {16: None, 32: None}, {(8, "5Layer"), (24, "5Layer")}),
    }
    leads = records_of(NET_LEADS_TO_LAYERS)["3Net"].pointers
    assert leads == {8: Target("5Layer", 1), 16: Target("5Layer", 2)}


def test_records_are_read_from_named_types():
    assert records_of(NAMED_TYPES + '%"class.a::B.base" = type { [3 x ptr], i32 }\n') == {
        "5Layer": Record(True, {8: None}, set()),
        "3Net": Record(True, {16: None, 32: None}, {(8, "5Layer"), (24, "5Layer")}),
        "1a1B": Record(True, {0: None, 8: None, 16: None}, set()),
    }
    shown = records_of(NAMED_TYPES)
    assert (shown.known, shown.targets) == (True, False)
    assert not records_of("define void @f() {\n  ret void\n}\n").known


def test_structs_that_hold_themselves_are_read_in_bounds():
    inside = "tag: DW_TAG_member, baseType: !0, offset: "
    members = "".join(f"!{n} = !DIDerivedType({inside}{64 * n})\n" for n in range(2, 6))
    net = '!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "net", elements: !1)\n'
    assert "3net" in records_of(f"{net}!1 = !{{!2, !3, !4, !5}}\n{members}")
    assert records_of("%struct.a = type { %struct.a, %struct.a, ptr }\n").known
