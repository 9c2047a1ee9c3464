"""Random programs that work on memory layer by layer, in loops and functions, against runs of them.

Layer `l` of `x` begins at `l * s`. Loops go up or down over the layers; what they call writes or
reads a layer, or the one before it, all of it or a part; some of that is under a test, and some
loops are left early.
"""

from pathlib import Path
from random import Random

import pytest

from mixpert.passes.pipeline import compile_module

RUNS, WRITERS, READERS, LAYERS = 60, 4, 3, 3
HEAD = """
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i1 @choose()
declare i64 @number()
"""
PRODUCT = (
    "  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 1, i32 1, float 1.0, "
    "ptr {}, i32 %m, ptr %w, i32 1, float {}, ptr {}, i32 %m)"
)


class Program:
    """What a program does: statements, drawn from a random number."""

    def __init__(self, seed, splits=False):
        """`splits`: the first iteration of many loops stands before them, as compilers do it."""
        self.splits = splits
        self.random = Random(seed)
        self.inline = self.chance(0.3)
        self.body = [self.statement() for _ in range(self.random.randrange(2, 5))]

    def chance(self, likely):
        return self.random.random() < likely

    def statement(self):
        if self.chance(0.15):
            return ("op", self.op("0"))
        count = self.random.choice(("n", "n", "n", "n", "m", "two", "less"))
        ops = [self.op("l") for _ in range(self.random.randrange(1, 4))]
        early, down = self.chance(0.1), self.chance(0.4)
        ways = ("same", "same", "same", "always", "less")
        split = self.random.choice(ways) if self.splits and not down else None
        return ("loop", count, down, early, ops, split)

    def op(self, layer):
        """Kind, function, layer, distance to that, rows cut off, under a test, chosen pointer."""
        write = self.chance(0.5)
        number = self.random.randrange(WRITERS if write else READERS)
        moved = self.random.choice((0, 0, 0, 0, -1, 1))
        cut = self.random.choice((0, 0, 0, 0, 1))
        chosen = layer == "l" and moved == -1 and self.chance(0.7)
        return write, number, layer, moved, cut, self.chance(0.15), chosen


class Text:
    """The program as IR."""

    def __init__(self, program):
        self.program = program
        self.lines = []
        self.count = 0

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def __str__(self):
        found = [HEAD]
        for k in range(WRITERS):
            product = PRODUCT.format("%w", "1.0" if k == 3 else "0.0", "%c")
            head = f"define internal void @write{k}(ptr %c, ptr %w, i32 %m)"
            found.append(f"{head} {{\n{product}\n  ret void\n}}")
        for k in range(READERS):
            product = PRODUCT.format("%c", "0.0", "%y")
            head = f"define internal void @read{k}(ptr %c, ptr %w, ptr %y, i32 %m)"
            found.append(f"{head} {{\n{product}\n  ret void\n}}")
        self.main()
        return "\n".join([*found, *self.lines])

    def main(self):
        put = self.lines.append
        put("define i32 @main() {\n  %l = alloca i64\n  %w = call ptr @malloc(i64 400)")
        put(
            "  %y = call ptr @malloc(i64 400)\n  %n = call i64 @number()\n  %m = call i64 @number()"
        )
        put("  %s = call i64 @number()\n  %all = mul i64 %s, 40\n  %x = call ptr @malloc(i64 %all)")
        put("  %z = call ptr @malloc(i64 %all)")
        put("  %less = sub i64 %n, 1\n  br label %again\nagain:")
        for statement in self.program.body:
            if statement[0] == "op":
                self.op(statement[1])
            else:
                self.loop(*statement[1:])
        go = self.name()
        put(f"  {go} = call i1 @choose()")
        put(f"  br i1 {go}, label %again, label %done\ndone:\n  ret i32 0\n}}")

    def split(self, bound, early, ops, split):
        """The first iteration of a loop; where that stands alone, something may be left out."""
        put, k = self.lines.append, self.name()[1:]
        if split != "always":
            put(f"  %{k}.any = icmp sgt i64 {bound}, 0")
            put(f"  br i1 %{k}.any, label %{k}.first, label %{k}.past\n{k}.first:")
        for op in ops[: -1 if split == "less" else None]:
            self.op(op)
        put(
            f"  %{k}.stop = call i1 @choose()"
            if early
            else f"  %{k}.stop = icmp sle i64 {bound}, 1"
        )
        put(f"  br i1 %{k}.stop, label %{k}.past, label %{k}.others\n{k}.others:")
        return f"{k}.past"

    def loop(self, count, down, early, ops, split):
        put, k = self.lines.append, self.name()[1:]
        bound = {"n": "%n", "m": "%m", "two": "2", "less": "%less"}[count]
        past = self.split(bound, early, ops, split) if split else ""
        put(
            f"  store i64 {int(bool(split))}, ptr %l\n  br label %{k}.head\n{k}.head:\n"
            f"  %{k}.l = load i64, ptr %l"
        )
        put(f"  %{k}.go = icmp slt i64 %{k}.l, {bound}")
        put(f"  br i1 %{k}.go, label %{k}.body, label %{k}.end")
        put(f"{k}.body:")
        layer = f"%{k}.l"
        if down:
            put(f"  %{k}.d = sub i64 {bound}, %{k}.l\n  %{k}.t = sub i64 %{k}.d, 1")
            layer = f"%{k}.t"
        for op in ops:
            self.op(op, layer)
        if early:
            put(f"  %{k}.stop = call i1 @choose()")
            put(f"  br i1 %{k}.stop, label %{k}.end, label %{k}.next\n{k}.next:")
        put(
            f"  %{k}.m = load i64, ptr %l\n  %{k}.n = add i64 %{k}.m, 1\n  store i64 %{k}.n, ptr %l"
        )
        put(f"  br label %{k}.head\n{k}.end:")
        if past:
            put(f"  br label %{past}\n{past}:")

    def op(self, op, layer="0"):
        write, number, _, moved, cut, tested, chosen = op
        put, k = self.lines.append, self.name()[1:]
        if tested:
            put(f"  %{k}.c = call i1 @choose()")
            put(f"  br i1 %{k}.c, label %{k}.do, label %{k}.past\n{k}.do:")
        put(f"  %{k}.a = add i64 {layer}, {moved + 1}\n  %{k}.b = mul i64 %{k}.a, %s")
        put(f"  %{k}.p = getelementptr float, ptr %x, i64 %{k}.b")
        at = f"%{k}.p"
        if chosen:
            put(f"  %{k}.0 = icmp eq i64 {layer}, 0")
            put(f"  %{k}.q = select i1 %{k}.0, ptr %z, ptr %{k}.p")
            at = f"%{k}.q"
        put(f"  %{k}.s = trunc i64 %s to i32\n  %{k}.m = sub i32 %{k}.s, {cut}")
        arguments = f"ptr {at}, ptr %w, " + ("" if write else "ptr %y, ") + f"i32 %{k}.m"
        put(f"  call void @{'write' if write else 'read'}{number}({arguments})")
        if tested:
            put(f"  br label %{k}.past\n{k}.past:")


class Run:
    """One run: who wrote each element last, and what read it."""

    def __init__(self, program, seed):
        self.random = Random(seed)
        self.held = {}
        self.edges = set()
        self.n, self.m = self.random.randrange(LAYERS + 1), self.random.randrange(LAYERS + 1)
        self.s = self.random.randrange(1, 4)
        for _ in range(3):
            for statement in program.body:
                if statement[0] == "op":
                    self.op(statement[1], 0)
                else:
                    self.loop(*statement[1:])

    def choose(self):
        return self.random.random() < 0.5

    def loop(self, count, down, early, ops, split):
        bound = {"n": self.n, "m": self.m, "two": 2, "less": self.n - 1}[count]
        for turn in range(max(bound, 1) if split == "always" else bound):
            for op in ops[: -1 if split == "less" and turn == 0 else None]:
                self.op(op, bound - turn - 1 if down else turn)
            if early and self.choose():
                break

    def op(self, op, layer):
        write, number, _, moved, cut, tested, chosen = op
        if tested and not self.choose():
            return
        base = "z" if chosen and layer == 0 else "x"
        start = 0 if base == "z" else (layer + moved + 1) * self.s
        places = [(base, start + i) for i in range(self.s - cut)]
        if not write:
            self.edges |= {(self.held[p], WRITERS + number, "A") for p in places if p in self.held}
            return
        if number == 3:
            self.edges |= {(self.held[p], number, "C") for p in places if p in self.held}
        self.held |= dict.fromkeys(places, number)


def check(seed, splits=False):
    """The numbers of true and of found edges."""
    program = Program(seed, splits)
    true = set()
    for run in range(RUNS):
        true |= Run(program, run).edges
    graph = compile_module(str(Text(program)).encode(), "m").graph
    found = {(e.source, e.target, e.operand) for e in graph.edges}
    names = {s.index: s.function for s in graph.sites}
    number = {f"write{k}": k for k in range(WRITERS)} | {
        f"read{k}": WRITERS + k for k in range(READERS)
    }
    found = {(number[names[a]], number[names[b]], o) for a, b, o in found}
    found = {(a, b, o) for a, b, o in found if not (b >= WRITERS and o != "A")}
    assert true <= found, (seed, true - found)
    return len(true), len(found)


@pytest.mark.parametrize("seed", range(40))
def test_no_edge_between_layers_is_lost(seed):
    check(seed)


@pytest.mark.parametrize("seed", range(40))
def test_no_edge_is_lost_where_the_first_iteration_is_split_off(seed):
    check(seed, splits=True)


@pytest.mark.slow
@pytest.mark.parametrize("splits", [False, True])
def test_no_edge_between_layers_is_lost_in_many_programs(splits):
    for seed in range(1000, 2000):
        check(seed, splits)


GRAPH = (Path(__file__).parent / "graphs" / "layers.ll").read_text()
FORWARD = "  call void @forward(ptr %x.l, ptr %w, i32 %m)\n"
GOES = "  br label %rest\nrest:\n"
PRODUCT_IN = (
    "i32 %m) {\n  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 1, i32 1, "
    "float 1.0, ptr %w"
)
RETURNS = (
    "i32 %m) {\n  %may = call i1 @choose()\n  br i1 %may, label %do, label %past\n"
    "past:\n  ret void\ndo:\n"
)
MORE = ("  %size =", "  %n.less = sub i64 %n, 1\n  %n.more = add i64 %n, 1\n  %size =")
LARGER = "  %bytes = mul i64 %size, 4\n  %x", "  %bytes = mul i64 %size, 8\n  %x"
CALLS_BACK = "  call void @qsort(ptr %x, i64 %l, i64 4, ptr @compare)\n"
COMPARES = """declare void @qsort(ptr, i64, i64, ptr)
define internal i32 @compare(ptr %a, ptr %b) {
  %less = call i1 @choose()
  %found = zext i1 %less to i32
  ret i32 %found
}

define i32"""
CHANGES = {
    "some layers are left out": [
        (FORWARD, "  %c = call i1 @choose()\n  br i1 %c, label %do, label %rest\ndo:\n" + FORWARD)
    ],
    "the last layer is left out": [("%l, %n\n", "%l, %n.less\n"), MORE],
    "another number of layers": [
        ("%l, %n\n", "%l, %o\n"),
        ("%m =", "%o = call i64 @number()\n  %m ="),
    ],
    "the first layer is left out": [("[ 0, %step ]", "[ 1, %step ]")],
    "a layer is not all written": [
        (FORWARD, FORWARD.replace("%m)", "%m.less)")),
        ("  %size =", "  %m.less = sub i32 %m, 1\n  %size ="),
    ],
    "layers lie further apart": [("%at = mul i64 %l, %s", "%at = mul i64 %l, %t.size")],
    "the distance changes with the steps": [
        ("step:\n", "step:\n  %o = call i64 @number()\n"),
        ("%at = mul i64 %l, %s", "%at = mul i64 %l, %o"),
    ],
    "the loop is left early": [
        (GOES, "  %c = call i1 @choose()\n  br i1 %c, label %rest, label %top\nrest:\n")
    ],
    "the function may leave it out": [
        (PRODUCT_IN, PRODUCT_IN.replace("i32 %m) {\n", RETURNS)),
    ],
    "the function, which is not inlined, may leave it out": [
        ("define internal void @forward", "define void @forward"),
        (PRODUCT_IN, PRODUCT_IN.replace("i32 %m) {\n", RETURNS)),
    ],
    "another test goes past the loop": [
        (
            "step:\n  br label %up",
            "step:\n  %c = icmp sgt i64 %s, 5\n  br i1 %c, label %up, label %top",
        )
    ],
    "a turn calls what calls back": [(FORWARD, CALLS_BACK + FORWARD), ("define i32", COMPARES)],
    "more layers are read": [
        ("phi i64 [ %n, %top ]", "phi i64 [ %n.more, %top ]"),
        MORE,
        LARGER,
    ],
    "other layers are read": [("%at.k = mul i64 %k.next, %s", "%at.k = mul i64 %k, %s"), LARGER],
    "it goes two layers at a time": [("%l.next = add i64 %l, 1", "%l.next = add i64 %l, 2")],
}
"""Of each, what the backward loop left in a layer may be there still when it comes again."""
LATER = {
    "the layer itself is read": [("%before = sub i64 %l, 1", "%before = add i64 %l, 0")],
    "the one behind is read": [("%before = sub i64 %l, 1", "%before = add i64 %l, 1")],
    "another one reads elsewhere": [("%first = icmp eq i64 %l, 0", "%first = icmp eq i64 %l, 1")],
    "the test says nothing": [("%first = icmp eq i64 %l, 0", "%first = call i1 @choose()")],
    "more is copied": [("%bytes = mul i64 %s, 4\n  call", "%bytes = mul i64 %s, 8\n  call")],
}
"""Of each, the forward loop may copy what the backward loop left."""


def edges(changes):
    text = GRAPH
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return {(e.source, e.target, e.operand) for e in compile_module(text.encode(), "m").graph.edges}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_left_of_a_layer_is_read_again(change):
    assert (3, 2, "A") in edges(CHANGES[change])


@pytest.mark.parametrize("change", LATER)
def test_what_lies_before_the_layers_that_are_done_is_read(change):
    assert (3, 0, "A") in edges(LATER[change])
