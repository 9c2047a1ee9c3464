"""Random C and C++ libraries: structs that point to each other, functions, and a program.

A library is analysed without the program, so a function may be handed any structs. The program
builds trees of them and calls the functions with parts of these, so that its run shows edges.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

LENGTH = 3
"""Of an array in a struct."""
DEPTH = 5
"""Structs below each one that the program builds."""
BY_INDEX = 0.6
"""How often a member of a struct of pointers is read as if the struct were an array."""
SGEMM = (
    "int, int, int, int, int, int, float, const float *, int, const float *, int, "
    "float, float *, int"
)


@dataclass(frozen=True, eq=False)
class Member:
    name: str
    kind: str
    """matrix, matrices, number; pointer, pointers or inner, which lead to a struct"""
    target: Struct | None = None

    def declared(self) -> str:
        struct = f"struct {self.target.name}" if self.target else ""
        return {
            "matrix": f"float *{self.name};",
            "matrices": f"float *{self.name}[{LENGTH}];",
            "number": f"long {self.name};",
            "pointer": f"{struct} *{self.name};",
            "pointers": f"{struct} *{self.name}[{LENGTH}];",
            "inner": f"{struct} {self.name};",
        }[self.kind]


@dataclass(eq=False)
class Struct:
    name: str
    only_pointers: bool
    members: list[Member] = field(default_factory=list)

    def positions(self, like: Member) -> list[int]:
        """Of the members of the same type."""
        return [
            position
            for position, member in enumerate(self.members)
            if (member.kind, member.target) == (like.kind, like.target)
        ]


@dataclass(frozen=True)
class Function:
    name: str
    arguments: list[Struct]
    method: bool
    indices: list[list[int]]
    """Values that each index may have."""
    statements: list[str]

    def parameters(self, first: int) -> str:
        structs = [f"{struct.name} *a{k}" for k, struct in enumerate(self.arguments)][first:]
        return ", ".join(structs + [f"int i{k}" for k in range(len(self.indices))])

    def declared(self) -> str:
        return f"void {self.name}({self.parameters(int(self.method))});"

    def defined(self) -> str:
        owner = self.arguments[0].name
        head = [f"{owner} *a0 = this;"] if self.method else []
        scope = f"{owner}::" if self.method else ""
        parameters = self.parameters(int(self.method))
        body = "\n  ".join(head + self.statements)
        return f"void {scope}{self.name}({parameters}) {{\n  {body}\n}}"

    def called(self, values: list[str]) -> str:
        if self.method:
            return f"({values[0]})->{self.name}({', '.join(values[1:])});"
        return f"{self.name}({', '.join(values)});"


@dataclass
class Body:
    """What a function does, and the indices that it takes for it."""

    rng: random.Random
    arguments: list[Struct]
    known: list[Function]
    indices: list[list[int]] = field(default_factory=list)

    def _index(self, values: list[int]) -> str:
        self.indices.append(values)
        return f"i{len(self.indices) - 1}"

    def _place(self, struct: Struct, address: str, member: Member) -> str:
        """The member, or one element of it; the address of a struct inside a struct."""
        if member.kind == "inner":
            return f"(&{address}->{member.name})"
        if member.kind in ("matrices", "pointers"):
            return f"{address}->{member.name}[{self._index([*range(LENGTH)])}]"
        if struct.only_pointers and self.rng.random() < BY_INDEX:
            pointed = member.target.name if member.target else "float"
            return f"(({pointed} **){address})[{self._index(struct.positions(member))}]"
        return f"{address}->{member.name}"

    def _matrix(self, struct: Struct, address: str, depth: int) -> str:
        choices = [
            member
            for member in struct.members
            if member.kind in ("matrix", "matrices") or (member.target and depth)
        ]
        member = self.rng.choice(choices)
        place = self._place(struct, address, member)
        return self._matrix(member.target, place, depth - 1) if member.target else place

    def matrix(self) -> str:
        argument = self.rng.randrange(len(self.arguments))
        return self._matrix(self.arguments[argument], f"a{argument}", 2)

    def pointer(self, argument: int, to: Struct | None = None) -> tuple[str, Struct] | None:
        """A pointer to a struct that an argument holds."""
        struct = self.arguments[argument]
        choices = [
            member
            for member in struct.members
            if member.kind in ("pointer", "pointers") and to in (None, member.target)
        ]
        if not choices:
            return None
        member = self.rng.choice(choices)
        assert member.target
        return self._place(struct, f"a{argument}", member), member.target

    def product(self) -> str:
        a, b, c = self.matrix(), self.matrix(), self.matrix()
        weights = self.rng.randrange(6)
        a, b = ("W" if weights == 0 else a), ("W" if weights == 1 else b)
        beta = self.rng.choice(["0.0f", "0.0f", "0.0f", "1.0f"])
        return f"cblas_sgemm(101, 111, 111, 4, 4, 4, 1e-3f, {a}, 4, {b}, 4, {beta}, {c}, 4);"

    def exchange_matrices(self) -> str:
        one, other = self.matrix(), self.matrix()
        return f"float *t = {one}; {one} = {other}; {other} = t;"

    def new_matrix(self) -> str:
        return f"{self.matrix()} = (float *)calloc(16, 4);"

    def exchange_structs(self) -> str:
        one = self.pointer(0)
        other = self.pointer(len(self.arguments) - 1, one[1]) if one else None
        if not one or not other:
            return self.product()
        return f"{one[1].name} *t = {one[0]}; {one[0]} = {other[0]}; {other[0]} = t;"

    def call(self) -> str:
        found = self.pointer(0)
        callees = [each for each in self.known if found and each.arguments == [found[1]]]
        if not found or not callees:
            return self.product()
        callee = self.rng.choice(callees)
        return callee.called([found[0], *map(self._index, callee.indices)])


@dataclass
class Library:
    """A library by number; the same text for the same number."""

    seed: int
    cpp: bool

    def __post_init__(self) -> None:
        self._rng = random.Random(f"{self.seed} {self.cpp}")
        self._structs = [
            Struct(f"T{k}", self._rng.random() < 0.5) for k in range(self._rng.randint(2, 5))
        ]
        for position in range(len(self._structs)):
            self._fill(position)
        self._functions: list[Function] = []
        for number in range(self._rng.randint(3, 7)):
            self._functions.append(self._function(f"f{number}"))
        self._constructed = self.cpp and self._rng.random() < 0.8

    def _fill(self, position: int) -> None:
        struct = self._structs[position]
        kinds = ["matrix", "matrix", "pointer", "pointer"]
        if not struct.only_pointers:
            kinds += ["number", "inner", "matrices", "pointers"]
        chosen = [self._rng.choice(kinds) for _ in range(self._rng.randint(2, 4))]
        for kind in [*chosen, *([] if "matrix" in chosen else ["matrix"])]:
            usable = kind if position or kind != "inner" else "matrix"
            targets = self._structs[:position] if usable == "inner" else self._structs
            leads = usable in ("pointer", "pointers", "inner")
            target = self._rng.choice(targets) if leads else None
            struct.members.append(Member(f"m{len(struct.members)}", usable, target))

    def _function(self, name: str) -> Function:
        arguments = [self._rng.choice(self._structs) for _ in range(self._rng.choice([1, 1, 2]))]
        body = Body(self._rng, arguments, self._functions)
        kinds = [
            body.product,
            body.exchange_matrices,
            body.new_matrix,
            body.exchange_structs,
            body.call,
        ]
        (kind,) = self._rng.choices(kinds, weights=[5, 1, 1, 1, 1])
        statements = [kind()]
        if kind == body.product and self._rng.random() < 0.2:
            statements.append(body.product())
        method = self.cpp and self._rng.random() < 0.5
        return Function(name, arguments, method, body.indices, statements)

    def header(self) -> str:
        lines = ["#pragma once", "#include <stdlib.h>"]
        lines += ['extern "C"'] if self.cpp else []
        lines.append(f"void cblas_sgemm({SGEMM});")
        lines += [f"typedef struct {struct.name} {struct.name};" for struct in self._structs]
        for struct in self._structs:
            members = [member.declared() for member in struct.members]
            members += [f"{struct.name}();"] if self._constructed else []
            members += [
                each.declared()
                for each in self._functions
                if each.method and each.arguments[0] is struct
            ]
            lines += [f"struct {struct.name} {{", *(f"  {member}" for member in members), "};"]
        lines += [each.declared() for each in self._functions if not each.method]
        return "\n".join(lines) + "\n"

    def source(self) -> str:
        lines = ['#include "library.h"', "static float W[16];"]
        if self._constructed:
            lines += [f"{struct.name}::{struct.name}() {{}}" for struct in self._structs]
        return "\n".join([*lines, *(each.defined() for each in self._functions)]) + "\n"

    def program(self) -> str:
        """Two trees of each struct, and calls of the functions with parts of them."""
        lines = ['#include "library.h"']
        lines += [f"static void fill_{s.name}({s.name} *s, int depth);" for s in self._structs]
        for struct in self._structs:
            name = struct.name
            lines.append(
                f"static {name} *new_{name}(int depth) {{"
                f" {name} *s = ({name} *)calloc(1, sizeof({name}));"
                f" fill_{name}(s, depth); return s; }}"
            )
        for struct in self._structs:
            lines += [f"static void fill_{struct.name}({struct.name} *s, int depth) {{"]
            lines += [
                f"  {_filled(member)}" for member in struct.members if member.kind != "number"
            ]
            lines += ["}"]
        roots = [(struct, f"r{struct.name}_{k}") for struct in self._structs for k in range(2)]
        lines.append("int main(void) {")
        lines += [
            f"  {struct.name} *{root} = new_{struct.name}({DEPTH});" for struct, root in roots
        ]
        lines += [f"  {call}" for call in self._calls(roots)]
        return "\n".join([*lines, "  return 0;", "}"]) + "\n"

    def _calls(self, roots: list[tuple[Struct, str]]) -> Iterator[str]:
        rng = random.Random(f"calls {self.seed} {self.cpp}")
        for _ in range(rng.randint(12, 30)):
            function = rng.choice(self._functions)
            values: list[str] = []
            used: set[str] = set()
            for argument in function.arguments:
                parts = [
                    (root, part)
                    for struct, root in roots
                    if root not in used
                    for part in _parts(struct, root, argument, 2, rng)
                ]
                if parts:
                    root, part = rng.choice(parts)
                    used.add(root)
                    values.append(part)
            if len(values) == len(function.arguments):
                indices = [str(rng.choice(allowed)) for allowed in function.indices]
                yield function.called([*values, *indices])


def _filled(member: Member) -> str:
    place = f"s->{member.name}"
    each = f"for (int i = 0; i < {LENGTH}; ++i) {place}[i] ="
    below = f"new_{member.target.name}(depth - 1);" if member.target else ""
    return {
        "matrix": f"{place} = (float *)calloc(16, 4);",
        "matrices": f"{each} (float *)calloc(16, 4);",
        "pointer": f"if (depth > 0) {place} = {below}",
        "pointers": f"if (depth > 0) {each} {below}",
        "inner": f"fill_{member.target.name}(&{place}, depth);" if member.target else "",
    }[member.kind]


def _parts(
    struct: Struct, address: str, wanted: Struct, depth: int, rng: random.Random
) -> Iterator[str]:
    """Addresses of structs of one type in a tree."""
    if struct is wanted:
        yield address
    for member in struct.members if depth else ():
        if member.target:
            place = f"{address}->{member.name}"
            if member.kind == "pointers":
                place = f"{place}[{rng.randrange(LENGTH)}]"
            if member.kind == "inner":
                place = f"(&{place})"
            yield from _parts(member.target, place, wanted, depth - 1, rng)
