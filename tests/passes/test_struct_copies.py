"""Copies of structs: where a pointer that is found in a copy came from."""

import time
from functools import reduce
from operator import or_

import pytest

from mixpert.passes.pipeline import compile_module
from mixpert.passes.pointers.memory import Object, Pointer
from mixpert.passes.pointers.places import ANYWHERE
from mixpert.passes.pointers.pointer_sets import PointerSets
from mixpert.passes.pointers.struct_copies import StructCopies


def made(*pairs):
    sets = PointerSets()
    copies = StructCopies(sets)
    for (to, at), (source, start), size in pairs:
        copies.note(sets.only(to, at), sets.only(source, start), size)
    return copies


def test_a_place_of_a_copy_is_that_of_the_original():
    a, b = Object("a", "local"), Object("b", "local")
    copies = made(((b, 16), (a, 0), 32))
    assert [*copies.origins(Pointer(b, 24))] == [Pointer(a, 8)]
    assert [*copies.origins(Pointer(b, 48))] == []
    assert [*copies.origins(Pointer(b, ANYWHERE))] == [Pointer(a, ANYWHERE)]


def test_copies_of_copies():
    a, b, c = (Object(name, "local") for name in "abc")
    copies = made(((b, 0), (a, 8), None), ((c, 0), (b, 8), None))
    found = {*copies.all_origins([Pointer(c, 0)])}
    assert found == {Pointer(c, 0), Pointer(b, 8), Pointer(a, 16)}


def test_copies_that_go_round_end():
    """Each round moves the place by 8 bytes."""
    a, b = Object("a", "local"), Object("b", "local")
    copies = made(((b, 0), (a, 8), None), ((a, 0), (b, 0), None))
    found = [*copies.all_origins([Pointer(b, 0)])]
    assert Pointer(a, ANYWHERE) in found and len(found) < 100


def test_copies_of_many_to_many_are_from_anywhere():
    sets = PointerSets()
    several = [[Object(f"{name}{i}", "local") for i in range(20)] for name in "ab"]
    to, source = (reduce(or_, (sets.only(one, 8) for one in found)) for found in several)
    copies = StructCopies(sets)
    assert copies.note(to, source, 32) and copies.count == 1
    origins = {Pointer(one, ANYWHERE) for one in several[1]}
    assert {*copies.origins(Pointer(several[0][3], 16))} == origins
    place = Pointer(several[0][3], 16)
    assert {*copies.all_origins([place])} == origins | {place}
    assert all(map(copies.were_made, several[1])) and not any(map(copies.were_made, several[0]))


GEMM = (
    "call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr {}, "
    "i32 8, ptr @w, i32 8, float 0.0, ptr {}, i32 8)"
)
HEAD = """@w = internal global [64 x float] zeroinitializer
@out = internal global [64 x float] zeroinitializer
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @fill(ptr)
declare i64 @number()
"""


class Module:
    """A module in which structs of two pointers are chosen, copied, filled and read."""

    def __init__(self):
        self.variables, self.lines = [], []

    def structs(self, name, count):
        every = [f"@{name}{i}" for i in range(count)]
        self.variables += [f"{one} = internal global [2 x ptr] zeroinitializer" for one in every]
        held = ", ".join(f"ptr {one}" for one in every)
        self.variables.append(f"@all_{name} = internal constant [{count} x ptr] [{held}]")
        return every

    def does(self, line):
        self.lines.append(line)

    def sets(self, line):
        self.does(f"%r{len(self.lines)} = {line}")
        return f"%r{len(self.lines) - 1}"

    def any_of(self, name):
        place = self.sets("call i64 @number()")
        place = self.sets(f"getelementptr ptr, ptr @all_{name}, i64 {place}")
        return self.sets(f"load ptr, ptr {place}")

    def copies(self, to, source):
        self.does(f"call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {source}, i64 16, i1 false)")

    def edges(self):
        self.does("call i64 @number()")
        self.does("ret i32 0")
        body = "\n  ".join(self.lines)
        text = "\n".join((*self.variables, HEAD, f"define i32 @main() {{\n  {body}\n}}\n"))
        graph = compile_module(text.encode(), "m.ll").graph
        return {(e.source, e.target, e.operand) for e in graph.edges}


def test_two_copies_of_what_another_module_filled():
    """There are 400 pairs of structs, which are not told apart."""
    module = Module()
    for struct in module.structs("s", 20):
        module.does(f"call void @fill(ptr {struct})")
    module.structs("d", 20)
    for _ in range(2):
        module.copies(module.any_of("d"), module.any_of("s"))
    module.does(GEMM.format("@w", module.sets("load ptr, ptr @d3")))
    module.does(GEMM.format(module.sets("load ptr, ptr @d4"), "@out"))
    assert (0, 1, "A") in module.edges()


@pytest.mark.timeout(60)
def test_structs_that_change_places_take_no_time():
    """Each of a dozen is a copy of each other one; all ways between them took minutes."""
    module = Module()
    module.structs("s", 12)
    module.does("%local = alloca ptr")
    module.does("call void @fill(ptr %local)")
    module.copies(module.any_of("s"), module.sets("load ptr, ptr %local"))
    for _ in range(3):
        module.copies(module.any_of("s"), module.any_of("s"))
    module.does(GEMM.format("@w", module.sets(f"load ptr, ptr {module.any_of('s')}")))
    module.does(GEMM.format(module.sets(f"load ptr, ptr {module.any_of('s')}"), "@out"))
    before = time.process_time()
    assert (0, 1, "A") in module.edges()
    assert time.process_time() - before < 10
