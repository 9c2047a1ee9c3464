"""Declarations of what kernels and functions of other modules access, by the program's author.

Host IR says which pointers a kernel gets, not which elements it touches. A reach file says it, one
kernel or function a line (docs/pass.md), and is trusted::

    # mixpert-reach 1
    solve(l, b, ld, rows, n): reads l[n x n, ld], b[rows x n, ld]; writes b[rows x n, ld]
    allocate(members, sizes, n): allocates blocks
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Container, Iterable, Iterator, Mapping
from typing import NamedTuple

from mixpert.errors import FormatError
from mixpert.passes.device.launches import DIMENSIONS
from mixpert.passes.effects.effect import LAUNCHED, Effect, Span
from mixpert.passes.effects.effects import DEVICE_STUB
from mixpert.passes.llvm import ir
from mixpert.passes.support.polynomials import Polynomial, minus, plus, times
from mixpert.passes.text.module_text import split_top

HEADER = "# mixpert-reach 1"
FLOAT_BYTES = 4

_LINE = re.compile(r"(\w+)\s*\(([\w\s,]*)\)\s*:\s*(\S.*)")
_CLAUSE = re.compile(r"(reads|writes|fills)\s+(\S.*)")
_NEW = re.compile(r"returns\s+new")
_BLOCKS = re.compile(r"allocates\s+blocks")
_AREA = re.compile(r"(\w+)\s*(?:\[(.*)\])?\s*(?:of (\d+) bytes)?")
_BY = re.compile(r"\s+x\s+")
_MANGLED = re.compile(r"_?ZL?N?(?=\d)")
_LENGTH = re.compile(r"\d+")


class _Place(NamedTuple):
    """Where a declaration stands, for errors."""

    origin: str
    line: int

    def error(self, message: str) -> FormatError:
        return FormatError(f"{self.origin}:{self.line}: {message}")


class Reach(NamedTuple):
    """What one kernel or function touches; see `effect.Span`.

    `fills`: what it overwrites from first byte to last, which is among `writes` too; `fresh`: it
    returns memory that it has allocated, with what was computed from what it reads; `blocks`:
    pointers that it stores lead to blocks of their own of memory that it has allocated. Then
    nothing else is said.
    """

    place: _Place
    name: str
    parameters: tuple[str, ...]
    reads: tuple[Span, ...]
    writes: tuple[Span, ...]
    fills: tuple[Span, ...] = ()
    fresh: bool = False
    blocks: bool = False


def read_reaches(text: str, origin: str) -> dict[str, Reach]:
    """Read a reach file.

    Args:
        text: its content.
        origin: names it in errors.

    Returns:
        Declarations by the name of their kernel or function.

    Raises:
        FormatError: a line that says nothing, names a parameter that is not there, or a name twice.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADER:
        raise FormatError(f"{origin}:1: not a reach file: the first line is to be {HEADER!r}")
    found: dict[str, Reach] = {}
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.startswith("#"):
            reach = _reach(line.strip(), _Place(origin, number))
            if reach.name in found:
                raise reach.place.error(f"{reach.name} is declared twice")
            found[reach.name] = reach
    return found


def declared_effects(
    reaches: Mapping[str, Reach], calls: Iterable[ir.Call], held: Container[str]
) -> Iterator[tuple[str, Effect]]:
    """The effects that declarations give to what a module calls, by the name that is called.

    Args:
        reaches: the declarations.
        calls: the calls.
        held: functions that the program holds.

    Raises:
        FormatError: a declaration that does not fit the call.
    """
    calls = list(calls)
    spoken = spoken_of(reaches, {call.callee for call in calls})
    for call in calls:
        reach = spoken.get(call.callee)
        if reach is not None and not reach.blocks:
            _check(reach, call)
            reads, writes = (tuple(s.argument for s in x) for x in (reach.reads, reach.writes))
            effect = Effect(
                reads=reads, writes=writes, reading=reach.reads, writing=reach.writes,
                filling=reach.fills, allocates=reach.fresh,
                via="kernel" if DEVICE_STUB in call.callee or call.callee in held else "call",
            )  # fmt: skip
            yield call.callee, effect


def spoken_of(reaches: Mapping[str, Reach], symbols: Collection[str]) -> dict[str, Reach]:
    """Which declaration speaks of which symbol: of a kernel or function by its source's name.

    A function goes by its symbol too, and by that alone where a kernel or C function has its name.
    """
    if not reaches:
        return {}
    taken = {source_name(symbol) for symbol in symbols if DEVICE_STUB in symbol} | set(symbols)
    found: dict[str, Reach] = {}
    for symbol in symbols:
        name = source_name(symbol)
        hidden = DEVICE_STUB not in symbol and name in taken
        reach = reaches.get(symbol) or (None if hidden else reaches.get(name))
        if reach is not None:
            found[symbol] = reach
    return found


def source_name(symbol: str) -> str:
    """The name in its source of a function, or of a kernel by its stub's."""
    found = ""
    _, _, name = symbol.rpartition(DEVICE_STUB)
    start = _MANGLED.match(name)
    if start is None:
        return name
    at = start.end()
    while length := _LENGTH.match(name, at):  # the last of `namespace::kernel` is the kernel's
        at = length.end() + int(length[0])
        found = name[length.end() : at]
    return found


def check_names(reaches: Mapping[str, Reach], symbols: Iterable[str]) -> None:
    """Refuse declarations of what a module does not have.

    Raises:
        FormatError: the first of them.
    """
    known = {reach.name for reach in spoken_of(reaches, set(symbols)).values()}
    for name, reach in reaches.items():
        if name not in known:
            raise reach.place.error(
                f"the module has no kernel or function {name!r}; check the spelling "
                "(names are those of the source, without namespaces)"
            )


def check_bodies(spoken: Mapping[str, Reach], leading: Iterable[str]) -> None:
    """Refuse declarations of functions that lead to products, which have to be seen.

    Raises:
        FormatError: the first of them.
    """
    for symbol in sorted(leading):
        reach = spoken[symbol]
        raise reach.place.error(f"{reach.name} calls a GEMM: what it does is to be seen")


def _reach(line: str, place: _Place) -> Reach:
    match = _LINE.fullmatch(line)
    if match is None:
        raise place.error(
            "expected 'kernel(parameters): reads ...; writes ...', such as "
            "'scale(x, n): reads x[n]; writes x[n]'"
        )
    parameters = tuple(name.strip() for name in match[2].split(",") if name.strip())
    spans: dict[str, list[Span]] = {"reads": [], "writes": [], "fills": []}
    parts = [part.strip() for part in match[3].split(";")]
    fresh = any(_NEW.fullmatch(part) for part in parts)
    if any(_BLOCKS.fullmatch(part) for part in parts):
        if len(parts) > 1:
            raise place.error("'allocates blocks' stands alone: what the function does is seen")
        return Reach(place, match[1], parameters, (), (), blocks=True)
    for part in parts:
        clause = _CLAUSE.fullmatch(part)
        if _NEW.fullmatch(part):
            continue
        if clause is None:
            raise place.error(
                f"{part!r}: expected 'reads', 'writes' or 'fills' and what, or 'returns new'"
            )
        spans[clause[1]] += [_span(area, parameters, place) for area in split_top(clause[2])]
    reads, fills = tuple(spans["reads"]), tuple(spans["fills"])
    if any(span.rows is None for span in fills):
        raise place.error("'fills' needs to know how much: fills parameter[count]")
    return Reach(place, match[1], parameters, reads, (*spans["writes"], *fills), fills, fresh)


def _span(text: str, parameters: tuple[str, ...], place: _Place) -> Span:
    match = _AREA.fullmatch(text.strip())
    if match is None:
        raise place.error(
            f"{text.strip()!r}: expected 'parameter[rows x columns, leading]', "
            "'parameter[count]' or 'parameter'"
        )
    name, inside, size = match.groups()
    argument = _position(name, parameters, place)
    if inside is None:
        return Span(argument)
    parts = split_top(inside)
    block = _BY.split(parts[0].strip())
    if len(parts) > 2 or len(block) > 2 or (len(block) == 2) != (len(parts) == 2):
        raise place.error(
            f"{text.strip()!r}: a block has rows, columns and a leading dimension: "
            f"{name}[rows x columns, leading]; a stretch a count: {name}[count]"
        )
    numbers = [_polynomial(part, parameters, place) for part in (*block, *parts[1:])]
    bytes_ = int(size or FLOAT_BYTES)
    if len(numbers) == 1:
        return Span(argument, numbers[0], {(): 1}, size=bytes_)
    rows, columns, leading = numbers
    return Span(argument, rows, columns, leading, bytes_)


def _position(name: str, parameters: tuple[str, ...], place: _Place) -> int:
    if name not in parameters:
        raise place.error(f"no parameter {name!r}; there are {', '.join(parameters) or 'none'}")
    return parameters.index(name)


def _polynomial(text: str, parameters: tuple[str, ...], place: _Place) -> Polynomial:
    """A sum of products; parameters are symbols by their position."""

    def value(node: ast.expr) -> Polynomial:
        match node:
            case ast.Constant(value=int(number)):
                return {(): number} if number else {}
            case ast.Name(id=name):
                return {((_position(name, parameters, place), ""),): 1}
            case ast.Attribute() if ast.unparse(node) in DIMENSIONS:
                return {((LAUNCHED, ast.unparse(node)),): 1}
            case ast.BinOp(left, ast.Add(), right):
                return plus(value(left), value(right))
            case ast.BinOp(left, ast.Sub(), right):
                return minus(value(left), value(right))
            case ast.BinOp(left, ast.Mult(), right):
                return times(value(left), value(right))
            case _:
                raise place.error(
                    f"{text.strip()!r}: only numbers, parameters, dimensions such as "
                    "gridDim.x, +, - and * count"
                )

    try:
        return value(ast.parse(text.strip(), mode="eval").body)
    except SyntaxError as error:
        raise place.error(f"{text.strip()!r}: not a number, parameter or sum of these") from error


def _check(reach: Reach, call: ir.Call) -> None:
    if len(call.arguments) != len(reach.parameters):
        raise reach.place.error(
            f"{reach.name} is called with {len(call.arguments)} arguments, "
            f"not {len(reach.parameters)}"
        )
    if reach.fresh and not call.returns_pointer:
        raise reach.place.error(f"{reach.name} returns no pointer, so no new memory")
    for span in (*reach.reads, *reach.writes):
        if call.types[span.argument] != "ptr":
            raise reach.place.error(f"{reach.parameters[span.argument]!r} is no pointer")
