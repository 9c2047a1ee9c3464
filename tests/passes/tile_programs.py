"""Random programs that walk over layers with kernels on whole tiles, and what really flows in them.

Every layer has `rows * c` elements, and kernels work on tiles of 64 rows, of which the last one may
reach beyond the layer. Only if a pointer advances by just what the launch has rounded up, tiles end
there, as the pass assumes. All varies: how far pointers advance, how the launch is rounded, in
which direction and how far loops run, what else writes layers.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import NamedTuple

from kernel_modules import BINARY, stub_of

TILE = 64
KERNELS = ("copies_tiles", "smooths_tiles")
GRIDS = {
    "up": ("add nsw i32 {rows}, 63", lambda rows: (rows + 63) // TILE),
    "one more": ("add nsw i32 {rows}, 64", lambda rows: (rows + 64) // TILE),
    "down": ("add nsw i32 {rows}, 0", lambda rows: rows // TILE),
}
SITE = "call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 {m}, i32 1, i32 1, float 1.0, "


class Place(NamedTuple):
    """A pointer: an allocation, and `(by * turn + at) * step` elements from its first layer."""

    buffer: str
    by: int
    at: int
    step: str


class Operation(NamedTuple):
    """One of `gemm`, `kernel`, `copy`, `copy2d`, `set`, with where it writes and reads."""

    kind: str
    to: Place
    source: Place | None
    length: str
    more: str = ""
    kernel: str = ""


class Loop(NamedTuple):
    """A loop of `turns` iterations, up or down; `leaves`: in that iteration, before the last."""

    operations: list[Operation]
    turns: str
    down: bool
    leaves: int | None


@dataclass
class Program:
    """Loops one after the other, and the numbers with which it runs."""

    loops: list[Loop]
    sizes: dict[str, int]


def program(seed: int) -> Program:
    """A random one."""
    chance = random.Random(seed)
    rows, c, layers = (
        chance.choice((10, 32, 64, 70)),
        chance.choice((1, 2)),
        chance.choice((1, 2, 3)),
    )
    n = rows * c
    sizes = {"rows": rows, "c": c, "layers": layers, "n": n, "twice": 2 * n, "fewer": layers - 1}
    sizes |= {"tall": 2 * rows, "other": n}
    if chance.random() < 0.25:
        return Program([_loop(chance) for _ in range(chance.randint(1, 3))], sizes)
    return Program(_few(chance), sizes)


def _few(chance: random.Random) -> list[Loop]:
    """Layers written, a kernel on tiles, and a product that reads: in one loop or in several."""

    def place(buffer: str) -> Place:
        step = chance.choice(("n", "n", "n", "twice", "rows", "other"))
        return Place(buffer, chance.choice((1, 1, 1, 0, -1)), chance.choice((0, 0, 1)), step)

    def kernel(to: str, source: str) -> Operation:
        rows, grid = chance.choice(("rows", "rows", "tall")), chance.choice(("up", "up", *GRIDS))
        name = chance.choice(("copies_tiles", "copies_tiles", "smooths_tiles"))
        return Operation("kernel", place(to), place(source), rows, grid, name)

    def length() -> str:
        return chance.choice(("n", "n", "twice", "rows"))

    unwritten = Place("z", 0, 8, "n")
    into = chance.random() < 0.4  # the kernel overwrites what the product has written
    steps = [
        Operation("gemm", place("x"), unwritten, length()),
        kernel("x", "y") if into else kernel("y", "x"),
        Operation("gemm", Place("z", 0, 0, "n"), place("x" if into else "y"), length()),
    ]
    if chance.random() < 0.3:
        kind, to = chance.choice(("copy", "copy2d", "set")), chance.choice("xy")
        source = None if kind == "set" else place("xyz"[chance.randrange(3)])
        steps.insert(chance.randrange(4), Operation(kind, place(to), source, length()))
    cuts = sorted(chance.randrange(len(steps) + 1) for _ in range(chance.choice((0, 1, 2))))
    parts = [steps[i:j] for i, j in zip([0, *cuts], [*cuts, len(steps)], strict=True)]
    return [
        Loop(part, "layers", chance.random() < 0.2, chance.choice((None, None, None, 0, 1)))
        for part in parts
        if part
    ]


def _loop(chance: random.Random) -> Loop:
    """Anything at all."""
    step = chance.choice(("n", "n", "n", "n", "twice", "rows", "other"))
    buffers = chance.choice(("xy", "xyz"))
    operations = [_operation(chance, step, buffers) for _ in range(chance.randint(2, 4))]
    leaves = chance.choice((None, None, None, 0, 1))
    turns = chance.choice(("layers", "layers", "fewer"))
    return Loop(operations, turns, chance.random() < 0.25, leaves)


def _operation(chance: random.Random, step: str, buffers: str) -> Operation:
    def place() -> Place:
        by = chance.choice((1, 1, 1, 0, -1))
        return Place(chance.choice(buffers), by, chance.choice((0, 0, 0, 1, -1)), step)

    kind = chance.choice(("gemm",) * 6 + ("kernel",) * 6 + ("copy", "copy2d", "set"))
    length = chance.choice(("n", "n", "n", "twice", "rows"))
    if kind == "gemm":
        return Operation(kind, place(), place(), length, chance.choice(("", "", "beta")))
    if kind == "kernel":
        length = chance.choice(("rows", "rows", "rows", "tall"))
    grid = chance.choice(("up", "up", "up", "one more", "down"))
    source = None if kind == "set" else place()
    return Operation(kind, place(), source, length, grid, chance.choice(KERNELS))


def text_of(one: Program) -> str:
    """The module."""
    lines, sites = [], iter(range(1000))
    for number, loop in enumerate(one.loops):
        lines += _loop_text(number, loop, sites)
    body = "\n".join(lines)
    return _MODULE.format(
        binary=BINARY,
        body=body,
        last=len(one.loops),
        stubs="\n".join(f"declare void @{stub_of(k)}(ptr, ptr, i32)" for k in KERNELS),
    )


def _loop_text(number: int, loop: Loop, sites: Iterator[int]) -> Iterator[str]:
    turns, k = f"%{loop.turns}", number
    yield f"start{k}:\n  %any{k} = icmp sgt i32 {turns}, 0"
    yield f"  br i1 %any{k}, label %loop{k}, label %start{k + 1}"
    yield f"loop{k}:\n  %i{k} = phi i32 [ 0, %start{k} ], [ %next{k}, %end{k} ]"
    yield f"  %next{k} = add nsw i32 %i{k}, 1"
    yield f"  %last{k} = sub nsw i32 {turns}, %next{k}"
    yield f"  br label %o{k}.0"
    turn = f"%last{k}" if loop.down else f"%i{k}"
    for j, operation in enumerate(loop.operations):
        yield from _operation_text(f"{k}.{j}", f"o{k}.{j + 1}", turn, operation)
    yield f"o{k}.{len(loop.operations)}:"
    if loop.leaves is None:
        yield f"  br label %end{k}"
    else:
        yield f"  %leaves{k} = icmp eq i32 %i{k}, %leave{loop.leaves}"
        yield f"  br i1 %leaves{k}, label %start{k + 1}, label %end{k}"
    yield f"end{k}:\n  %more{k} = icmp slt i32 %next{k}, {turns}"
    yield f"  br i1 %more{k}, label %loop{k}, label %start{k + 1}"


def _operation_text(name: str, following: str, turn: str, one: Operation) -> Iterator[str]:
    yield f"o{name}:"
    for which, place in (("to", one.to), ("from", one.source)):
        if place is not None:
            key = f"{which}{name}"
            yield f"  %a{key} = mul nsw i32 {turn}, {place.by}"
            yield f"  %b{key} = add nsw i32 %a{key}, {place.at}"
            yield f"  %c{key} = mul nsw i32 %b{key}, %{place.step}"
            yield f"  %d{key} = sext i32 %c{key} to i64"
            yield f"  %{key} = getelementptr float, ptr %{place.buffer}, i64 %d{key}"
    yield from _effect_text(name, following, one)


def _effect_text(name: str, following: str, one: Operation) -> Iterator[str]:
    length = f"%{one.length}"
    match one.kind:
        case "gemm":
            beta = "1.0" if one.more else "0.0"
            yield f"  {SITE.format(m=length)}ptr %from{name}, i32 {length}, ptr %w, i32 1, " + (
                f"float {beta}, ptr %to{name}, i32 {length})"
            )
        case "kernel":
            yield f"  %r{name} = {GRIDS[one.more][0].format(rows=length)}"
            yield f"  %g{name} = sdiv i32 %r{name}, {TILE}\n  %z{name} = zext i32 %g{name} to i64"
            yield f"  %grid{name} = or disjoint i64 %z{name}, 4294967296"
            yield f"  %p{name} = call i32 @__cudaPushCallConfiguration(i64 %grid{name}, i32 1, " + (
                f"i64 {TILE + (1 << 32)}, i32 1, i64 0, ptr null)"
            )
            yield f"  %ok{name} = icmp eq i32 %p{name}, 0"
            yield f"  br i1 %ok{name}, label %launch{name}, label %{following}\nlaunch{name}:"
            yield f"  call void @{stub_of(one.kernel)}(ptr %to{name}, ptr %from{name}, i32 %c)"
        case _:
            yield f"  %s{name} = sext i32 {length} to i64\n  %t{name} = shl nsw i64 %s{name}, 2"
            yield _copy_text(name, one)
    yield f"  br label %{following}"


def _copy_text(name: str, one: Operation) -> str:
    if one.kind == "set":
        call = f"@llvm.memset.p0.i64(ptr %to{name}, i8 0, i64 %t{name}, i1 false)"
    elif one.kind == "copy":
        call = f"@llvm.memcpy.p0.p0.i64(ptr %to{name}, ptr %from{name}, i64 %t{name}, i1 false)"
    else:  # every other row of c elements
        rows = "i64 %pitch, ptr %from" + name + ", i64 %pitch, i64 %width, i64 %half, i32 3"
        return f"  %cc{name} = call i32 @cudaMemcpy2D(ptr %to{name}, {rows})"
    return f"  call void {call}"


_MODULE = """
{binary}
define i32 @main(ptr %w, i32 %rows, i32 %c, i32 %layers, i32 %leave0, i32 %leave1, i32 %other) {{
  %n = mul nsw i32 %rows, %c
  %twice = shl nsw i32 %n, 1
  %tall = shl nsw i32 %rows, 1
  %fewer = sub nsw i32 %layers, 1
  %many = add nsw i32 %layers, 64
  %all = mul nsw i32 %twice, %many
  %wide = sext i32 %all to i64
  %size = shl nsw i64 %wide, 2
  %first = mul nsw i32 %twice, 6
  %before = sext i32 %first to i64
  %c64 = sext i32 %c to i64
  %width = shl nsw i64 %c64, 2
  %pitch = shl nsw i64 %c64, 3
  %rows64 = sext i32 %rows to i64
  %half = sdiv i64 %rows64, 2
  %mx = call ptr @malloc(i64 %size)
  %my = call ptr @malloc(i64 %size)
  %mz = call ptr @malloc(i64 %size)
  %x = getelementptr float, ptr %mx, i64 %before
  %y = getelementptr float, ptr %my, i64 %before
  %z = getelementptr float, ptr %mz, i64 %before
  br label %start0
{body}
start{last}:
  ret i32 0
}}
declare ptr @malloc(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @cudaMemcpy2D(ptr, i64, ptr, i64, i64, i64, i32)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
{stubs}
"""


class Machine:
    """Runs a program: every element of memory is the set of sites that its value comes from."""

    def __init__(self, one: Program, ends: bool = False) -> None:
        """`ends`: all tiles end where the launch was rounded up."""
        self._sizes, self._ends = one.sizes, ends
        size = 2 * one.sizes["n"] * (one.sizes["layers"] + 64)
        self._first = 12 * one.sizes["n"]
        self._memory = {buffer: [0] * size for buffer in "xyz"}
        self.edges: set[tuple[int, int, str]] = set()
        site = 0
        for loop in one.loops:
            numbers = []
            for operation in loop.operations:
                numbers.append(site)
                site += operation.kind == "gemm"
            self._run(loop, numbers)

    def _run(self, loop: Loop, sites: list[int]) -> None:
        turns = self._sizes[loop.turns]
        for i in range(turns):
            turn = turns - 1 - i if loop.down else i
            for site, operation in zip(sites, loop.operations, strict=True):
                to = self._at(operation.to, turn)
                source = self._at(operation.source, turn) if operation.source else 0
                self._do(operation, site, to, source, -1 if loop.down else 1)
            if loop.leaves == i:
                return

    def _at(self, place: Place, turn: int) -> int:
        return self._first + (place.by * turn + place.at) * self._sizes[place.step]

    def _read(self, place: Place | None, start: int, length: int) -> list[int]:
        return self._memory[place.buffer][start : start + length] if place else [0] * length

    def _do(self, one: Operation, site: int, to: int, source: int, direction: int) -> None:
        length = self._sizes[one.length]
        memory = self._memory[one.to.buffer]
        if one.kind == "gemm":
            operands = [("A", self._read(one.source, source, length))]
            operands += [("C", memory[to : to + length])] if one.more else []
            for operand, elements in operands:
                came = reduce(or_, elements)
                self.edges |= {(s, site, operand) for s in range(site + 9) if came >> s & 1}
            memory[to : to + length] = [1 << site] * length
        elif one.kind == "kernel":
            self._kernel(one, to, source, direction)
        elif one.kind == "copy2d":
            c = self._sizes["c"]
            for row in range(self._sizes["rows"] // 2):
                at = 2 * c * row
                memory[to + at : to + at + c] = self._read(one.source, source + at, c)
        else:
            memory[to : to + length] = self._read(one.source, source, length)

    def _kernel(self, one: Operation, to: int, source: int, direction: int) -> None:
        length, c = self._sizes[one.length], self._sizes["c"]
        count = GRIDS[one.more][1](length) * TILE * c
        stop = min(count, length * c) if self._ends_in_step(one, one.source, direction) else count
        read = self._read(one.source, source, stop) + [0] * (count - stop)
        if one.kernel == "smooths_tiles":  # reads the next one, too
            read = self._read(one.source, source, count + 1)
            read = [a | b for a, b in pairwise(read)]
        stop = min(count, length * c) if self._ends_in_step(one, one.to, direction) else count
        self._memory[one.to.buffer][to : to + stop] = read[:stop]

    def _ends_in_step(self, one: Operation, place: Place | None, direction: int) -> bool:
        """Whether an argument of a kernel advances by just what its launch has rounded up."""
        if self._ends:
            return True
        rounded = one.more == "up" and place is not None and place.by * direction == 1
        return rounded and (place.step, one.length) in (("n", "rows"), ("twice", "tall"))
