"""Random programs that allocate memory when it is first asked for, against runs of them.

A variable `at` holds the pointer, `too` may hold another one. What asks for memory tests whether
`at` is null; between the allocation and the store to `at` more may happen, and that store may be
left out. What clears goes through `at` too, where it is not null. Some programs also set `at` to
null again, or to what `too` holds.
"""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from branches import closed, opened

from mixpert.passes.pipeline import compile_module

RUNS, SIZE, BLOCK = 40, 32, 16
HEAD = """
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i32 @cudaMalloc(ptr, i64)
declare i1 @choose()
declare i64 @number()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""
PRODUCT = (
    "  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 4, i32 4, i32 4, float 1.0, "
    "ptr {}, i32 4, ptr %w, i32 4, float 0.0, ptr {}, i32 4)"
)
PARAMETERS = "ptr %at, ptr %too, ptr %w, ptr %y, i64 %n"
ARGUMENTS = PARAMETERS


class Stopped(Exception):
    """The run uses a pointer that is not set: such programs are not looked at."""


class Draw:
    """What a program is made of, drawn from a random number."""

    def __init__(self, seed):
        self.random = Random(seed)
        self.functions = [self.asking(), self.asking() if self.chance(0.3) else self.uses()]
        self.program = [*self.some(1, outside=True), ("loop", self.turn())]

    def chance(self, likely):
        return self.random.random() < likely

    def access(self, places, further=(0, 0, BLOCK)):
        pick = self.random.choice
        return pick(("write", "read")), pick(places), pick(further)

    def use(self):
        return ("clear",) if self.chance(0.2) else self.access(("at", "at", "too"))

    def uses(self):
        return [self.use() for _ in range(self.random.randrange(1, 4))]

    def asking(self):
        return [self.ask(), *self.uses()]

    def ask(self):
        size = self.random.choice(("all", "all", "n"))
        left = self.random.choice(("", "", "", "leave", "null"))
        return "ask", self.inside(), left, size, self.inside()

    def inside(self):
        kinds = [("note",), ("maybe",), ("clear",)]
        return [
            self.access(("too", "made"), (0,)) if self.chance(0.4) else self.random.choice(kinds)
            for _ in range(self.random.randrange(4))
        ]

    def some(self, most, outside=False):
        return [self.one(outside) for _ in range(self.random.randrange(most + 1))]

    def one(self, outside):
        if self.chance(0.1):
            return self.random.choice((("null",), ("swap",), ("resize",)))
        if self.chance(0.2):
            return self.random.choice(("if", "loop")), self.some(2)
        if self.chance(0.2):
            return "call", self.random.randrange(2)
        return self.ask() if outside or self.chance(0.1) else self.use()

    def turn(self):
        first = [("resize",)] if self.chance(0.3) else []
        first += [("clear",)] if self.chance(0.7) else []
        return [*first, *self.some(2), ("call", 0), *self.some(2)]


class Text:
    """The program as text; sites are numbered as they come."""

    def __init__(self, functions, program):
        self.lines, self.names, self.sites = [HEAD], 0, {}
        for number, body in enumerate(functions):
            self.lines += [f"define void @f{number}({PARAMETERS}) noinline {{", "entry:"]
            self.steps(body, (number,))
            self.lines += ["  ret void", "}"]
        self.lines += ["define i32 @main(ptr %w, ptr %y) {", "entry:"]
        self.lines += ["  %at = alloca ptr", "  %too = alloca ptr", "  %now = alloca i64"]
        self.lines += ["  store ptr null, ptr %at", f"  store i64 {4 * SIZE}, ptr %now"]
        self.lines += ["  %first = call ptr @malloc(i64 256)", "  store ptr %first, ptr %too"]
        self.steps(program, ("main",))
        self.lines += ["  ret i32 0", "}", ""]

    def steps(self, steps, path):
        for number, one in enumerate(steps):
            self.names += 1
            self.step(one, self.names, (*path, number))

    def loaded(self, place, name):
        return [f"  %p{name} = load ptr, ptr %{place}"]

    def product(self, one, name, path, made):
        kind, place, further = one
        self.sites[path] = len(self.sites)
        lines = self.loaded(place, name)
        if place == "made":
            lines = [f"  %p{name} = getelementptr float, ptr %m{made}, i64 0"]
        lines += [f"  %q{name} = getelementptr float, ptr %p{name}, i64 {further}"]
        pair = ("%w", f"%q{name}") if kind == "write" else (f"%q{name}", "%y")
        return [*lines, PRODUCT.format(*pair)]

    def step(self, one, name, path, made=0):
        match one:
            case ("write" | "read", _, _):
                self.lines += self.product(one, name, path, made)
            case ("clear",):
                self.tested(name, "ne")
                self.lines += [
                    f"  call void @llvm.memset.p0.i64(ptr %p{name}, i8 0, "
                    f"i64 {self.bytes(name, path)}, i1 false)"
                ]
                self.lines += [f"  br label %t{name}", f"t{name}:"]
            case ("ask", before, leave, size, behind):
                self.tested(name, "eq")
                count = f"{4 * SIZE}" if size == "all" else self.bytes(name, path)
                self.lines += [f"  %m{name} = call ptr @malloc(i64 {count})"]
                self.inside(before, name, path, 0)
                self.lines += [f"  %d{name} = call i1 @choose()"] if leave else []
                if leave == "leave":
                    self.lines += [f"  br i1 %d{name}, label %u{name}, label %t{name}", f"u{name}:"]
                if leave == "null":
                    self.lines += [f"  %v{name} = select i1 %d{name}, ptr %m{name}, ptr null"]
                value = f"%v{name}" if leave == "null" else f"%m{name}"
                self.lines += [f"  store ptr {value}, ptr %at"]
                self.inside(behind, name, path, len(before))
                self.lines += [f"  br label %t{name}", f"t{name}:"]
            case ("null",):
                self.lines += ["  store ptr null, ptr %at"]
            case ("swap",):
                self.lines += [*self.loaded("too", name), f"  store ptr %p{name}, ptr %at"]
            case ("resize",):
                self.lines += [
                    f"  %n{name} = call i64 @number()",
                    f"  store i64 %n{name}, ptr %now",
                ]
            case ("call", index):
                self.lines += [f"  %n{name} = load i64, ptr %now"]
                self.lines += [
                    f"  call void @f{index}(ptr %at, ptr %too, ptr %w, ptr %y, i64 %n{name})"
                ]
            case (kind, body):
                self.lines += opened(kind, name)
                self.steps(body, path)
                self.lines += closed(kind, name)

    def bytes(self, name, path):
        """The size that counts now: in a function it is handed over."""
        if path[0] != "main":
            return "%n"
        self.lines += [f"  %n{name} = load i64, ptr %now"]
        return f"%n{name}"

    def inside(self, steps, name, path, first):
        for number, one in enumerate(steps, first):
            self.names += 1
            if one == ("note",):
                self.lines += [f"  store ptr %m{name}, ptr %too"]
            elif one == ("maybe",):
                lines = [
                    f"  %o{self.names} = load ptr, ptr %too",
                    f"  %d{self.names} = call i1 @choose()",
                ]
                lines += [
                    f"  %r{self.names} = select i1 %d{self.names}, ptr %m{name}, ptr %o{self.names}"
                ]
                self.lines += [*lines, f"  store ptr %r{self.names}, ptr %too"]
            else:
                self.step(one, self.names, (*path, number), name)

    def tested(self, name, how):
        self.lines += [*self.loaded("at", name), f"  %c{name} = icmp {how} ptr %p{name}, null"]
        self.lines += [f"  br i1 %c{name}, label %s{name}, label %t{name}", f"s{name}:"]


class Run:
    """One run; `edges` is what flowed between the sites at two paths."""

    def __init__(self, functions, random):
        self.edges, self.random, self.functions = set(), random, functions
        self.memory, self.made = {}, 0
        self.at, self.too, self.now, self.handed = None, 0, SIZE, None

    def chance(self):
        return self.random.random() < 0.5

    def steps(self, steps, path):
        for number, one in enumerate(steps):
            self.step(one, (*path, number))

    def size(self, path):
        return self.now if path[0] == "main" else self.handed

    def step(self, one, path, made=0):
        match one:
            case ("write" | "read" as kind, place, further):
                pointer = made if place == "made" else getattr(self, place)
                self.product(kind, pointer, further, path)
            case ("clear",):
                for place in range(self.size(path) if self.at is not None else 0):
                    self.memory.pop((self.at, place), None)
            case ("ask", before, leave, _, behind) if self.at is None:
                self.made += 1
                made = self.made
                self.inside(before, made, path, 0)
                set_ = not leave or self.chance()
                if leave == "leave" and not set_:
                    return
                self.at = made if set_ else None
                self.inside(behind, made, path, len(before))
            case ("null",):
                self.at = None
            case ("swap",):
                self.at = self.too
            case ("resize",):
                self.now = self.random.choice((0, BLOCK, SIZE))
            case ("call", index):
                self.handed = self.now
                self.steps(self.functions[index], (index,))
            case ("if", body):
                self.steps(body if self.chance() else [], path)
            case ("loop", body):
                for _ in range(self.random.choice((1, 2, 3))):
                    self.steps(body, path)

    def inside(self, steps, made, path, first):
        for number, one in enumerate(steps, first):
            if one in (("note",), ("maybe",)):
                self.too = made if one == ("note",) or self.chance() else self.too
            else:
                self.step(one, (*path, number), made)

    def product(self, kind, pointer, further, path):
        if pointer is None:
            raise Stopped
        for place in range(further, further + BLOCK):
            if kind == "write":
                self.memory[pointer, place] = path
            elif (pointer, place) in self.memory:
                self.edges.add((self.memory[pointer, place], path))


def check(seed):
    """The number of true edges, and of those found."""
    drawn = Draw(seed)
    text = Text(drawn.functions, drawn.program)
    graph = compile_module("\n".join(text.lines).encode(), "m.ll").graph
    found = {(e.source, e.target, e.operand) for e in graph.edges}
    random = Random(0)
    true = set()
    for _ in range(RUNS):
        run = Run(drawn.functions, random)
        with suppress(Stopped):
            run.steps(drawn.program, ("main",))
        true |= {(text.sites[one], text.sites[other], "A") for one, other in run.edges}
    assert true <= found
    return len(true), len(found)


def test_no_edge_is_missing():
    for seed in range(60):
        check(seed)


@pytest.mark.slow
def test_no_edge_is_missing_in_a_thousand_programs():
    true, found = map(sum, zip(*map(check, range(1000, 2000)), strict=True))
    assert true > 500
    assert found >= true


ASKED = (Path(__file__).parent / "graphs" / "allocated_when_asked_for.ll").read_text()
WHOLE = "ptr %old, i8 0, i64 256"
CHOICE = "  %c = call i32 @choose()\n  %d = icmp eq i32 %c, 0\n"
FIRST_KEPT = [  # another pointer leads to what was allocated first, and that is used
    ("%at\n  br label %turn", "%at\n  store ptr null, ptr %too\n  br label %turn"),
    (
        "i64 256)\n",
        "i64 256)\n  %t = load ptr, ptr %too\n  %f = icmp eq ptr %t, null\n"
        "  %k = select i1 %f, ptr %new, ptr %t\n  store ptr %k, ptr %too\n",
    ),
    ("%x = load ptr, ptr %at", "%x = load ptr, ptr %too"),
]
STORED = "  store ptr %new, ptr %at\n"
CHANGES = {
    "part": [(WHOLE, "ptr %old, i8 0, i64 32")],
    "another test": [
        (
            "  %none = icmp eq ptr %old, null\n  br i1 %none, label %done",
            f"{CHOICE}  br i1 %d, label %done",
        )
    ],
    "left out": [
        *FIRST_KEPT,
        (STORED, f"{CHOICE}  br i1 %d, label %set, label %ready\nset:\n{STORED}"),
    ],
    "thrown": [
        *FIRST_KEPT,
        (STORED, f"  call void @_Z5throwv()\n{STORED}"),
        (
            "declare ptr @malloc",
            "declare void @_Z5throwv()\ndeclare i32 @__gxx_personality_v0(...)\n"
            "declare ptr @malloc",
        ),
        (
            "@main(ptr %w, ptr %y) {",
            "@main(ptr %w, ptr %y) personality ptr @__gxx_personality_v0 {",
        ),
        (
            "  call void @use(ptr %at, ptr %too, ptr %w, ptr %y)\n  %go",
            "  invoke void @use(ptr %at, ptr %too, ptr %w, ptr %y) to label %next "
            "unwind label %pad\n"
            "pad:\n  %l = landingpad { ptr, i32 } catch ptr null\n  br label %next\n"
            "next:\n  %go",
        ),
    ],
    "null": [
        *FIRST_KEPT,
        (STORED, f"{CHOICE}  %v = select i1 %d, ptr %new, ptr null\n  store ptr %v, ptr %at\n"),
    ],
    "null again": [*FIRST_KEPT, ("  %go = call", "  store ptr null, ptr %at\n  %go = call")],
    "size": [
        ("malloc(i64 256)", "malloc(i64 %n)"),
        ("i64 256, i1", "i64 %n, i1"),
        ("(ptr %at, ptr %too)", "(ptr %at, ptr %too, i64 %n)"),
        ("(ptr %at, ptr %too, ptr %w, ptr %y)", "(ptr %at, ptr %too, ptr %w, ptr %y, i64 %n)"),
        ("turn:\n", "turn:\n  %n.32 = call i32 @choose()\n  %n = zext i32 %n.32 to i64\n"),
    ],
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_not_allocated_once_keeps_its_edge(change):
    text = ASKED
    for before, after in CHANGES[change]:
        assert before in text
        text = text.replace(before, after)
    edges = compile_module(text.encode(), "m.ll").graph.edges
    assert ("A", 1, 0) in {(e.operand, e.source, e.target) for e in edges}


def test_what_is_used_before_the_pointer_to_it_is_set_keeps_its_edge():
    """The test for null comes between the allocation and the store."""
    product = [line for line in ASKED.splitlines() if "@cblas_sgemm(i32 102" in line]
    new = [line.replace("%x", "%new") for line in product[::-1]]
    between = f"i64 256)\n{new[0]}\n  call void @clear(ptr %at, ptr %too)\n{new[1]}\n"
    edges = compile_module(ASKED.replace("i64 256)\n", between).encode(), "m.ll").graph.edges
    assert ("A", 0, 1) in {(e.operand, e.source, e.target) for e in edges}
