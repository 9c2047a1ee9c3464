"""Graphs are read back from IR text, objects and linked files."""

import llvmlite.binding as llvm
import pytest

from mixpert.errors import FormatError
from mixpert.graph import Edge, GemmGraph
from mixpert.passes.text.graph_section import SECTION, read_graphs
from mixpert.site import Site


def a_graph(module: str) -> GemmGraph:
    sites = [Site(f"{module}@main #{i}", i, "main", "cblas_sgemm") for i in range(2)]
    return GemmGraph(module, sites, [Edge(0, 1, "B", "kernel")])


def ir_with(*graphs: GemmGraph) -> str:
    lines = []
    for number, graph in enumerate(graphs):
        data = graph.to_json().encode() + b"\0"
        text = "".join(f"\\{byte:02X}" if byte in b'"\\\n\0' else chr(byte) for byte in data)
        lines.append(
            f'@g{number} = internal constant [{len(data)} x i8] c"{text}", '
            f'section "{SECTION}", align 1'
        )
    names = ", ".join(f"ptr @g{number}" for number in range(len(graphs)))
    lines.append(
        f'@llvm.used = appending global [{len(graphs)} x ptr] [{names}], section "llvm.metadata"'
    )
    return 'target triple = "x86_64-pc-linux-gnu"\n' + "\n".join(lines) + "\n"


def test_ir_text(tmp_path):
    graphs = [a_graph("a.c"), a_graph("b.c")]
    path = tmp_path / "m.ll"
    path.write_text(ir_with(*graphs))
    assert sorted(read_graphs(path), key=lambda graph: graph.module) == graphs


def test_graphs_are_read_from_an_object(tmp_path):
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    graphs = [a_graph("a.c"), a_graph("b.c")]
    machine = llvm.Target.from_default_triple().create_target_machine(reloc="pic")
    path = tmp_path / "m.o"
    path.write_bytes(machine.emit_object(llvm.parse_assembly(ir_with(*graphs))))
    assert sorted(read_graphs(path), key=lambda graph: graph.module) == graphs


def test_no_graph(tmp_path):
    path = tmp_path / "m.ll"
    path.write_text("define void @f() {\n  ret void\n}\n")
    assert read_graphs(path) == []


def test_missing_file(tmp_path):
    with pytest.raises(FormatError, match="cannot read"):
        read_graphs(tmp_path / "none")


def test_damaged_elf(tmp_path):
    path = tmp_path / "m.o"
    path.write_bytes(b"\x7fELF\x02\x01")
    with pytest.raises(FormatError, match="damaged ELF"):
        read_graphs(path)


def test_damaged_graph(tmp_path):
    path = tmp_path / "m.ll"
    path.write_text(f'@g = internal constant [5 x i8] c"nope\\00", section "{SECTION}"\n')
    with pytest.raises(FormatError, match="not JSON"):
        read_graphs(path)
