"""Kernels that work on whole tiles, layer by layer: what they touch of the next layer."""

import sys
from pathlib import Path

import pytest

from mixpert.passes.device.reach import HEADER, read_reaches
from mixpert.passes.pipeline import compile_module

sys.path.insert(0, str(Path(__file__).parent))
from kernel_modules import BINARY, stub_of

MODULE = """
{binary}
define i32 @main(ptr %w, ptr %out, i32 %rows, i32 %c, i32 %layers, i32 %more) {{
  %n = mul nsw i32 %rows, %c
  %wide = sext i32 %n to i64
  %bytes = shl nsw i64 %wide, 2
  %twice = shl nsw i32 %n, 1
  %all = mul nsw i32 %twice, %layers
  %wider = sext i32 %all to i64
  %size = shl nsw i64 %wider, 2
  %x = call ptr @malloc(i64 %size)
  %y = call ptr @malloc(i64 %bytes)
  %rounded = add nsw i32 %rows, {more}
  %blocks = sdiv i32 %rounded, {tile}
  %counted = zext i32 %blocks to i64
  %grid = or disjoint i64 %counted, 4294967296
  %turns = icmp sgt i32 %layers, 0
  br i1 %turns, label %loop, label %end
loop:
  %l = phi i32 [ 0, %0 ], [ %next, %then ]
  %at = mul nsw i32 %l, {step}
  %offset = sext i32 %at to i64
  %layer = getelementptr float, ptr %x, i64 %offset
  %next = add nsw i32 %l, 1
  %layer.next = getelementptr float, ptr %layer, i64 %wide
  call void @llvm.memset.p0.i64(ptr %layer, i8 0, i64 %bytes, i1 false)
  call void @llvm.memset.p0.i64(ptr %y, i8 0, i64 %bytes, i1 false)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %w, i32 %n, ptr %w, i32 1, float 0.0, ptr %layer.next, i32 %n)
  %pushed = call i32 @__cudaPushCallConfiguration(i64 %grid, i32 1, i64 {block}, i32 1, i64 0, ptr null)
  %accepted = icmp eq i32 %pushed, 0
  br i1 %accepted, label %launch, label %then
launch:
  call void @{stub}(ptr %y, ptr %layer, i32 %c)
  br label %then
then:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 1, i32 1, float 1.0, ptr %y, i32 %n, ptr %w, i32 1, float 0.0, ptr %out, i32 %n)
  %more.layers = icmp slt i32 %next, %layers
  br i1 %more.layers, label %loop, label %end
end:
  ret i32 0
}}
declare ptr @malloc(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
declare void @{stub}(ptr, ptr, i32)
"""  # noqa: E501


@pytest.mark.parametrize(
    ("kernel", "tile", "more", "step", "reaches"),
    [
        ("copies_tiles", 64, 63, "%n", False),
        ("through_tiles", 16, 15, "%n", False),
        ("smooths_tiles", 64, 63, "%n", True),
        ("copies_tiles", 64, 63, "%more", True),
        ("copies_tiles", 64, 63, "%twice", True),
        ("copies_tiles", 64, 64, "%n", True),
        ("copies_tiles", 32, 31, "%n", True),
        ("through_tiles", 16, 31, "%n", True),
    ],
)
def test_tiles_end_with_the_layer(
    kernel: str, tile: int, more: int, step: str, reaches: bool
) -> None:
    """If a layer is as long as what the launch rounds up, and nothing else is read of the next."""
    block = 64 if kernel != "through_tiles" else 16 + (2 << 32)
    text = MODULE.format(
        binary=BINARY, stub=stub_of(kernel), tile=tile, more=more, step=step, block=block
    )
    graph = compile_module(text.encode(), "m.ll").graph
    edges = {(edge.source, edge.target) for edge in graph.edges}
    assert edges == ({(0, 1)} if reaches else set())


def test_what_is_declared_holds_as_it_is() -> None:
    """A reach in floats, where a loop steps on by as many bytes."""
    text = MODULE.format(
        binary=BINARY, stub=stub_of("copies_tiles"), tile=64, more=63, step="%n", block=64
    )
    text = text.replace("%layer = getelementptr float", "%layer = getelementptr i8").replace(
        "%layer.next = getelementptr float, ptr %layer, i64 %wide",
        "%layer.next = getelementptr i8, ptr %layer, i64 %bytes",
    )
    line = "copies_tiles(y, x, c): reads x[gridDim.x * 64 * c]; writes y[gridDim.x * 64 * c]"
    reaches = read_reaches(f"{HEADER}\n{line}\n", "f.reach")
    graph = compile_module(text.encode(), "m.ll", reaches=reaches).graph
    assert (0, 1) in {(edge.source, edge.target) for edge in graph.edges}
