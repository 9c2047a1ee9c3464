"""Kernels of which one output depends on what is read anywhere, and another does not."""

import sys
from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module

sys.path.insert(0, str(Path(__file__).parent))
from kernel_modules import BINARY, stub_of

MODULE = """
{binary}
define i32 @main(ptr %w, ptr %x, ptr %at, ptr %out, i32 %n, i32 %c, i32 %p) {{
  %np = mul nsw i32 %n, %p
  %half = sext i32 %np to i64
  %bytes = shl nsw i64 %half, 3
  %a = call ptr @malloc(i64 %bytes)
  %upper = getelementptr float, ptr %a, i64 %half
  %size = shl nsw i64 %half, 2
  %b = call ptr @malloc(i64 %size)
  %y = call ptr @malloc(i64 %size)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %np, i32 1, i32 1, float 1.0, ptr %w, i32 %np, ptr %w, i32 1, float 0.0, ptr %upper, i32 %np)
  %twice = shl nsw i32 %np, 1
  %more = add nsw i32 %twice, 255
  %blocks = sdiv i32 %more, 256
  %wide = zext i32 {grid} to i64
  %grid = or disjoint i64 %wide, 4294967296
  %pushed = call i32 @__cudaPushCallConfiguration(i64 %grid, i32 1, i64 4294967552, i32 1, i64 0, ptr null)
  %accepted = icmp eq i32 %pushed, 0
  br i1 %accepted, label %launch, label %then
launch:
  call void @{stub}({arguments})
  br label %then
then:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %np, i32 1, i32 1, float 1.0, ptr {read}, i32 %np, ptr %w, i32 1, float 0.0, ptr %out, i32 %np)
  ret i32 0
}}
declare ptr @malloc(i64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
declare void @{stub}({types})
"""  # noqa: E501


def reaches(kernel: str, arguments: str, read: str, grid: str = "%blocks") -> bool:
    """Whether a product in the upper half of `%a` reaches what is read behind a launch."""
    types = ", ".join(part.split()[0] for part in arguments.split(", "))
    text = MODULE.format(
        binary=BINARY,
        stub=stub_of(kernel),
        arguments=arguments,
        types=types,
        read=read,
        grid=grid,
    )
    graph = compile_module(text.encode(), "m.ll").graph
    assert len(graph.sites) == 2
    return bool(graph.edges)


PICKS = "ptr %y, ptr %b, ptr %a, ptr %at, i32 %np"


def test_elements_read_at_an_unknown_place_reach_one_output_only() -> None:
    assert not reaches("picks_and_doubles", PICKS, "%y")
    assert reaches("picks_and_doubles", PICKS, "%b")


def test_outputs_in_one_matrix() -> None:
    """What is written in one part is read in the other."""
    arguments = "ptr %y, ptr %a, ptr %a, ptr %at, i32 %np"
    assert reaches("picks_and_doubles", arguments, "%y")
    arguments = "ptr %y, ptr %y, ptr %a, ptr %at, i32 %np"
    assert reaches("picks_and_doubles", arguments, "%y")


def test_one_part_fills_what_another_writes() -> None:
    """What was picked is there at the end, or may be, and comes from all that was there before."""
    arguments = "ptr %a, ptr %a, ptr %a, ptr %at, i32 %twice"
    assert reaches("clears_and_picks", arguments, "%a")
    assert reaches("clears_and_picks", "ptr %y, ptr %a, ptr %a, ptr %at, i32 %np", "%a")
    assert not reaches("clears_and_picks", "ptr %a, ptr %y, ptr %b, ptr %at, i32 %twice", "%a")


@pytest.mark.parametrize(
    "kernel",
    [
        "doubles_what_it_picks",
        "doubles_if_it_picks",
        "doubles_as_often",
        "doubles_where_it_says",
        "doubles_what_others_pick",
        "doubles_what_the_warp_picks",
    ],
)
def test_elements_read_at_an_unknown_place_reach_both_outputs(kernel: str) -> None:
    assert reaches(kernel, PICKS, "%y")


def test_what_a_kernel_takes_out_of_a_matrix_is_not_there_any_more() -> None:
    """All of `%a` is cleared, and what was there is in `%y`."""
    arguments = "ptr %a, ptr %y, ptr %b, i32 %twice"
    assert not reaches("takes_out", arguments, "%a")
    assert reaches("takes_out", arguments, "%y")
    assert reaches("takes_out", "ptr %a, ptr %y, ptr %b, i32 %np", "%upper")  # half is cleared


def test_what_another_thread_has_written_is_handed_on() -> None:
    """`c` is computed from `b`, or from what other threads have taken from `a` to `b`."""
    assert reaches("hands_on", "ptr %a, ptr %b, ptr %y, i32 %twice", "%y")
    assert not reaches("hands_on", "ptr %y, ptr %b, ptr %a, i32 %twice", "%b")
    other = "ptr %a, ptr %b, ptr {}, ptr %y, i32 %twice"  # d is computed from c, b from a
    assert reaches("moves_two", other.format("%b"), "%y")
    assert not reaches("moves_two", other.format("%out"), "%y")


def test_rows_that_blocks_write_do_not_overlap() -> None:
    """So the last one ends before what lies behind all of them."""
    assert not reaches("softens_rows", "ptr %a, i32 %c, i32 %p", "%a", "%n")
    assert reaches("softens_rows_in_turn", "ptr %a, i32 %n, i32 %c, i32 %p", "%a", "%n")
