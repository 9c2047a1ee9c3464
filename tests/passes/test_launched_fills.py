"""Whether a kernel fills a matrix as it is launched, and so takes an edge away."""

import sys
from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module

sys.path.insert(0, str(Path(__file__).parent))
from kernel_modules import BINARY, stub_of

MODULE = """
{binary}
define i32 @main(ptr %w, ptr %x, ptr %at, ptr %out, i32 %rows, i32 %c, i32 %f, i32 %t) {{
  %f4 = shl nsw i32 %f, 2
  %cf = mul nsw i32 %c, %f
  %cft = mul nsw i32 %cf, %t
  %count = mul nsw i32 %rows, {width}
  %wide = sext i32 %count to i64
  %bytes = mul nsw i64 %wide, 4
  %y = call ptr @malloc(i64 %bytes)
  %left = and i32 %c, {mask}
  %divides = icmp eq i32 %left, 0
  br i1 %divides, label %works, label %fails
fails:
  call void @exit(i32 1)
  unreachable
works:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %count, i32 1, i32 1, float 1.0, ptr %w, i32 %count, ptr %w, i32 1, float 0.0, ptr %y, i32 %count)
  %gx64 = zext i32 %gx to i64
  %gy64 = zext i32 %gy to i64
  %upper = shl nuw i64 %gy64, 32
  %grid = or disjoint i64 %upper, %gx64
  %p = call i32 @__cudaPushCallConfiguration(i64 %grid, i32 1, i64 {block}, i32 1, i64 0, ptr null)
  %accepted = icmp eq i32 %p, 0
  br i1 %accepted, label %launch, label %then
launch:
  call void @{stub}({arguments})
  br label %then
then:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %count, i32 1, i32 1, float 1.0, ptr %y, i32 %count, ptr %w, i32 1, float 0.0, ptr %out, i32 %count)
  ret i32 0
}}
declare ptr @malloc(i64)
declare void @exit(i32)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
declare void @{stub}({types})
"""  # noqa: E501


def over(number: str, by: int, name: str) -> str:
    """As many blocks as a number of threads takes."""
    more = f"  %{name}.more = add nsw i32 {number}, {by - 1}\n"
    return f"{more}  %{name} = sdiv i32 %{name}.more, {by}\n"


def times(one: str, other: str, name: str) -> str:
    return f"  %{name} = mul nsw i32 {one}, {other}\n"


def is_filled(
    kernel: str,
    arguments: str,
    grid: str,
    *,
    block: tuple[int, int] = (256, 1),
    width: str = "%c",
    mask: int = 3,
) -> bool:
    """Whether nothing of a product is left behind a launch."""
    grid += "  %gy = add i32 0, 1\n" if "%gy =" not in grid else ""
    text = MODULE.format(
        binary=BINARY,
        stub=stub_of(kernel),
        arguments=arguments,
        types=", ".join(part.split()[0] for part in arguments.split(", ")),
        block=block[0] + (block[1] << 32),
        width=width,
        mask=mask,
    )
    text = text.replace("  %gx64 =", grid + "  %gx64 =", 1)
    graph = compile_module(text.encode(), "m.ll").graph
    assert len(graph.sites) == 2
    return not graph.edges


def test_vectors_fill_rows_of_a_multiple_of_their_length() -> None:
    def filled(threads: str, mask: int, by: int = 4) -> bool:
        grid = times("%rows", "%c", "all") + f"  %fours = sdiv i32 %all, {by}\n"
        grid += over(threads, 256, "gx")
        arguments = "ptr %y, ptr %x, ptr %at, i32 %rows, i32 %c"
        return is_filled("encodes", arguments, grid, mask=mask)

    assert filled("%fours", 3)
    assert filled("%fours", 7)
    assert filled("%all", 3)
    assert not filled("%fours", 1)
    assert not filled("%rows", 3)
    assert not filled("%fours", 3, by=8)


def test_more_threads_by_a_number_that_may_be_negative() -> None:
    grid = "  %threads = add nsw i32 %rows, %t\n" + over("%threads", 8, "gx")
    assert not is_filled("a_warp_a_row", "ptr %y, ptr null, i32 %rows, i32 %c", grid)


@pytest.mark.parametrize(
    ("threads", "block", "filled"),
    [(32, (256, 1), True), (32, (32, 1), True), (64, (256, 1), True), (31, (256, 1), False),
     (16, (256, 1), False), (32, (240, 1), False), (32, (16, 1), False)],
)  # fmt: skip
def test_a_row_for_each_warp(threads: int, block: tuple[int, int], filled: bool) -> None:
    grid = times("%rows", str(threads), "all") + over("%all", block[0], "gx")
    arguments = "ptr %y, ptr null, i32 %rows, i32 %c"
    assert is_filled("a_warp_a_row", arguments, grid, block=block) == filled


def test_blocks_that_are_rounded_down() -> None:
    grid = times("%rows", "32", "all") + "  %gx = sdiv i32 %all, 256\n"
    assert not is_filled("a_warp_a_row", "ptr %y, ptr null, i32 %rows, i32 %c", grid)


@pytest.mark.parametrize(
    ("kernel", "grid", "filled"),
    [
        ("a_block_a_row", "%rows", True),
        ("a_block_a_row", "%f", False),
        ("a_block_a_row", "0", False),
        ("two_steps_a_turn", "%rows", False),
        ("all_but_the_first", "%rows", False),
    ],
)
def test_a_row_for_each_block(kernel: str, grid: str, filled: bool) -> None:
    blocks = f"  %gx = add i32 {grid}, 0\n"
    assert is_filled(kernel, "ptr %y, i32 %c", blocks) == filled


@pytest.mark.parametrize(
    ("kernel", "filled"), [("a_block_many_rows", True), ("half_a_warp_a_row", False)]
)
def test_rows_in_turns(kernel: str, filled: bool) -> None:
    grid = times("%rows", "32", "all") + over("%all", 256, "gx")
    assert is_filled(kernel, "ptr %y, i32 %rows, i32 %c", grid) == filled


@pytest.mark.parametrize(
    ("kernel", "tile", "block", "filled"),
    [
        ("tiles", (64, 32), (16, 16), True),
        ("tiles", (65, 32), (16, 16), False),
        ("tiles", (64, 33), (16, 16), False),
        ("tiles", (64, 32), (15, 16), False),
        ("tiles", (64, 32), (16, 15), False),
        ("tiles_with_gaps", (64, 32), (16, 16), False),
    ],
)
def test_tiles_fill_as_many_rows_as_the_launch_rounds_up(
    kernel: str, tile: tuple[int, int], block: tuple[int, int], filled: bool
) -> None:
    grid = over("%rows", tile[0], "gx") + over("%f", tile[1], "gy")
    assert is_filled(kernel, "ptr %y, i32 %f", grid, block=block, width="%f4") == filled


@pytest.mark.parametrize(("kernel", "filled"), [("heads_apart", True), ("heads_mixed_up", False)])
def test_digits_of_an_index_in_other_places(kernel: str, filled: bool) -> None:
    grid = times("%rows", "%c", "bt") + times("%bt", "%f", "bth") + times("%bth", "%t", "all")
    grid += over("%all", 256, "gx")
    arguments = "ptr %y, ptr %x, i32 %rows, i32 %c, i32 %f, i32 %t"
    assert is_filled(kernel, arguments, grid, width="%cft") == filled
