"""Whether a kernel is launched with as many threads as it fills elements."""

from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module

HEAD, _, _ = (Path(__file__).parent / "graphs" / "kernel_text.ll").read_text().partition("define")
MAIN = """
define void @main(ptr %w, ptr %y, i32 %b, i32 %c, i32 %h) {{
  %d = sdiv i32 %c, %h
  %bh = mul nsw i32 %b, %h
  %count = mul nsw i32 %bh, %d
  %all = mul nsw i32 %b, %c
  %bd = mul nsw i32 %b, %d
  %wide = sext i32 %count to i64
  %bytes = mul nsw i64 %wide, 4
  %s = call ptr @malloc(i64 %bytes)
  %more = add nsw i32 %{threads}, 255
  %rounded = sdiv i32 %more, 256
  %blocks = zext i32 %rounded to i64
  %grid = or disjoint i64 %blocks, 4294967296
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %count, i32 1, i32 1, float 1.0, ptr %w, i32 %count, ptr %w, i32 1, float 0.0, ptr %s, i32 %count)
  %p = call i32 @__cudaPushCallConfiguration(i64 %grid, i32 1, i64 4294967552, i32 1, i64 0, ptr null)
  %accepted = icmp eq i32 %p, 0
  br i1 %accepted, label %launch, label %then
launch:
  call void @_Z24__device_stub__Z4fillPfiPfi(ptr %s, i32 %count)
  br label %then
then:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %count, i32 1, i32 1, float 1.0, ptr %s, i32 %count, ptr %w, i32 1, float 0.0, ptr %y, i32 %count)
  ret void
}}
"""  # noqa: E501


@pytest.mark.parametrize(
    ("threads", "enough"),
    [("count", True), ("all", True), ("bd", False), ("bh", False), ("c", False), ("b", False)],
)
def test_threads_for_a_number_that_was_divided(threads: str, enough: bool) -> None:
    """`b * c` threads are no fewer than `b * h * (c / h)`."""
    graph = compile_module((HEAD + MAIN.format(threads=threads)).encode(), "m.ll").graph
    assert (graph.edges == []) == enough
