"""Random programs on blocks of one matrix: their IR, and an interpreter of what really flows.

A program is a list of steps in loops over blocks; positions and sizes are sums of names. Memory is
a flat list of elements, each with the site that computed it, so that blocks which leave their
column are seen for what they are.
"""

from hypothesis import strategies as st

MATRIX, SCRATCH = "a", "s"
MARGIN = 400  # elements before and behind each buffer
DECLARATIONS = """
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i64 @llvm.smin.i64(i64, i64)
declare float @llvm.fabs.f32(float)
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @fill(ptr)
@pivots = external global [100 x i32]
declare void @slaswp_(ptr, ptr, ptr, ptr, ptr, ptr, ptr)
"""
STARTS = [{}, {"j": 1}, {"j": 1, "w": 1}, {"i": 1}, {"j": 1, "i": 1}, {"j": 1, "w": 1, "i": 1}]
STARTS += [{"i": 1, "v": 1}, {"j": 1, "w": 1, "i": 1, "v": 1}]
SIZES = [{"w": 1}, {"v": 1}, {"n": 1, "j": -1, "w": -1}, {"n": 1, "j": -1}, {"b": 1}, {"": 1}]
SIZES += [{"n": 1, "j": -1, "w": -1, "i": -1, "v": -1}]

start = st.sampled_from(STARTS)
size = st.sampled_from(SIZES)
block = st.tuples(start, start)
buffer = st.sampled_from([MATRIX, MATRIX, MATRIX, SCRATCH])
gemm = st.tuples(
    st.just("gemm"), buffer, block, buffer, block, buffer, block, st.tuples(size, size, size),
    st.booleans(),
)  # fmt: skip
touch = st.tuples(st.just("touch"), buffer, block, size, size)
smear = st.tuples(st.just("smear"), buffer, block, size, size)
copy = st.tuples(st.just("copy"), buffer, block, buffer, block, size, size)
wipe = st.tuples(st.just("wipe"), buffer, block, size, size, st.sampled_from((1, 1, 2)))
swap = st.tuples(st.just("swap"), buffer, block, size)
plain = st.one_of(gemm, gemm, gemm, touch, smear, copy, wipe, swap)
guarded = st.tuples(st.just("if"), size, st.lists(plain, min_size=1, max_size=2))
step = st.one_of(plain, plain, plain, guarded)
steps = st.lists(step, min_size=1, max_size=3)
inner = st.tuples(st.just("loop"), st.just("i"), st.just("v"), st.sampled_from(SIZES[2:4]), steps)
body = st.lists(st.one_of(step, step, inner), min_size=1, max_size=4)
programs = st.lists(
    st.tuples(st.just("loop"), st.just("j"), st.just("w"), st.just({"n": 1}), body),
    min_size=1,
    max_size=2,
)

SWAPPED = [f"  %swap.{name} = alloca i32" for name in ("n", "ld", "from", "to", "by")]


class Ir:
    """Writes a program as IR.

    `apart`: blocks of the inner loop are in a function of their own. `counted`: loops over blocks
    count before they begin how often they run, as those of Fortran do.
    """

    def __init__(self, program, apart, counted=False):
        self.functions, self.lines, self.count, self.apart = [], [], 0, apart
        self.counted = counted
        self.env = {"n": "%n", "b": "%b", "": "1", "j": "0", "w": "0", "i": "0", "v": "0"}
        self.at = {MATRIX: "%a", SCRATCH: "%s"}
        self.lines += ["  %a = call ptr @malloc(i64 %big)", "  %s = call ptr @malloc(i64 %big)"]
        self.lines += ["  call void @fill(ptr %a)", "  call void @fill(ptr %s)"]
        if counted:
            self.lines += ["  %some = icmp sgt i64 %b, 0", "  call void @llvm.assume(i1 %some)"]
        self.lines += SWAPPED
        self.steps(program)
        head = "define void @main(i64 %n, i64 %b, i64 %big) {\nentry:"
        main = "\n".join([head, *self.lines, "  ret void", "}", ""])
        self.text = DECLARATIONS + main + "".join(self.functions)

    def new(self, text):
        self.count += 1
        self.lines.append(f"  %x{self.count} = {text}")
        return f"%x{self.count}"

    def label(self):
        self.count += 1
        return f"l{self.count}"

    def sum(self, terms):
        total = "0"
        for name, factor in terms.items():
            total = self.new(f"{'add' if factor > 0 else 'sub'} i64 {total}, {self.env[name]}")
        return total

    def pointer(self, buffer, block):
        row, column = (self.sum(part) for part in block)
        offset = self.new(f"mul i64 {column}, %n")
        offset = self.new(f"add i64 {offset}, {row}")
        return self.new(f"getelementptr float, ptr {self.at[buffer]}, i64 {offset}")

    def short(self, value):
        return self.new(f"trunc i64 {value} to i32")

    def steps(self, steps):
        for name, *rest in steps:
            getattr(self, f"do_{name}")(*rest)

    def do_gemm(self, *operands):
        a, a_block, b, b_block, c, c_block, sizes, accumulate = operands
        m, n, k = (self.short(self.sum(size)) for size in sizes)
        pa, pb, pc = (self.pointer(*x) for x in ((a, a_block), (b, b_block), (c, c_block)))
        ld = self.short("%n")
        beta = "1.000000e+00" if accumulate else "0.000000e+00"
        self.lines.append(
            f"  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 {m}, i32 {n}, i32 {k}, "
            f"float 1.000000e+00, ptr {pa}, i32 {ld}, ptr {pb}, i32 {ld}, float {beta}, "
            f"ptr {pc}, i32 {ld})"
        )

    def turns(self, count, run):
        """A loop from 0 to `count` that tests before each turn."""
        before, head, inside, after = (self.label() for _ in range(4))
        self.lines += [f"  br label %{before}", f"{before}:", f"  br label %{head}", f"{head}:"]
        self.count += 1
        here, following = f"%t{self.count}", f"%u{self.count}"
        self.lines += [f"  {here} = phi i64 [ 0, %{before} ], [ {following}, %{after}.back ]"]
        more = self.new(f"icmp slt i64 {here}, {count}")
        self.lines += [f"  br i1 {more}, label %{inside}, label %{after}", f"{inside}:"]
        run(here)
        self.lines += [f"  br label %{after}.back", f"{after}.back:"]
        return here, following, head, after

    def close(self, following, here, step, head, after):
        self.lines += [f"  {following} = add nsw i64 {here}, {step}"]
        self.lines += [f"  br label %{head}", f"{after}:"]

    def each(self, rows, columns, run):
        rows, columns = self.sum(rows), self.sum(columns)

        def column(c):
            here, following, head, after = self.turns(rows, lambda r: run(r, c))
            self.close(following, here, "1", head, after)

        here, following, head, after = self.turns(columns, column)
        self.close(following, here, "1", head, after)

    def element(self, pointer, row, column):
        offset = self.new(f"mul i64 {column}, %n")
        offset = self.new(f"add i64 {offset}, {row}")
        return self.new(f"getelementptr float, ptr {pointer}, i64 {offset}")

    def do_touch(self, buffer, block, rows, columns):
        pointer = self.pointer(buffer, block)

        def one(r, c):
            place = self.element(pointer, r, c)
            value = self.new(f"load float, ptr {place}")
            value = self.new(f"call float @llvm.fabs.f32(float {value})")
            self.lines.append(f"  store float {value}, ptr {place}")

        self.each(rows, columns, one)

    def do_smear(self, buffer, block, rows, columns):
        pointer = self.pointer(buffer, block)

        def one(r, c):
            place = self.element(pointer, r, c)
            first = self.new(f"load float, ptr {self.element(pointer, '0', c)}")
            value = self.new(f"load float, ptr {place}")
            value = self.new(f"fadd float {value}, {first}")
            self.lines.append(f"  store float {value}, ptr {place}")

        self.each(rows, columns, one)

    def do_copy(self, *copied):
        source, block, target, to, rows, columns = copied
        size = self.new(f"mul i64 {self.sum(rows)}, 4")
        one, other = self.pointer(source, block), self.pointer(target, to)

        def column(c):
            here, there = self.element(one, "0", c), self.element(other, "0", c)
            self.lines.append(
                f"  call void @llvm.memcpy.p0.p0.i64(ptr {there}, ptr {here}, i64 {size}, i1 false)"
            )

        here, following, head, after = self.turns(self.sum(columns), column)
        self.close(following, here, "1", head, after)

    def do_wipe(self, buffer, block, rows, columns, step):
        """Every element of each column, or every other."""
        pointer = self.pointer(buffer, block)
        height = self.sum(rows)

        def column(c):
            def one(r):
                self.lines.append(f"  store float 0.0, ptr {self.element(pointer, r, c)}")

            here, following, head, after = self.turns(height, one)
            self.close(following, here, str(step), head, after)

        here, following, head, after = self.turns(self.sum(columns), column)
        self.close(following, here, "1", head, after)

    def do_swap(self, buffer, block, columns):
        """Rows of some columns change places: the first and the last, and so on."""
        places = {"n": self.sum(columns), "ld": "%n", "from": "1", "to": "%n", "by": "1"}
        pointer = self.pointer(buffer, block)
        for name, value in places.items():
            self.lines.append(f"  store i32 {self.short(value)}, ptr %swap.{name}")
        self.lines.append(
            f"  call void @slaswp_(ptr %swap.n, ptr {pointer}, ptr %swap.ld, ptr %swap.from, "
            "ptr %swap.to, ptr @pivots, ptr %swap.by)"
        )

    def do_if(self, size, steps):
        value = self.sum(size)
        more = self.new(f"icmp sgt i64 {value}, 0")
        then, after = self.label(), self.label()
        self.lines += [f"  br i1 {more}, label %{then}, label %{after}", f"{then}:"]
        self.steps(steps)
        self.lines += [f"  br label %{after}", f"{after}:"]

    def do_loop(self, name, width, bound, steps):
        if self.apart and name == "i":
            self.called(name, width, bound, steps)
        else:
            self.loop(name, width, bound, steps)

    def loop(self, name, width, bound, steps):
        limit = self.sum(bound)
        saved = dict(self.env)

        def run(here):
            left = self.new(f"sub i64 {limit}, {here}")
            self.env[name] = here
            self.env[width] = self.new(f"call i64 @llvm.smin.i64(i64 %b, i64 {left})")
            self.steps(steps)

        if self.counted:
            self.counted_turns(limit, run)
        else:
            here, following, head, after = self.turns(limit, run)
            self.close(following, here, "%b", head, after)
        self.env = saved

    def counted_turns(self, limit, run):
        """The same loop by steps of b, whose turns are counted down."""
        before, head, inside, after = (self.label() for _ in range(4))
        last = self.new(f"sub i64 {limit}, 1")
        count = self.new(f"sdiv i64 {self.new(f'add i64 {last}, %b')}, %b")
        self.lines += [f"  br label %{before}", f"{before}:", f"  br label %{head}", f"{head}:"]
        self.count += 1
        here, left = f"%t{self.count}", f"%left{self.count}"
        back = f"%{after}.back"
        self.lines += [f"  {here} = phi i64 [ 0, %{before} ], [ {here}.next, {back} ]"]
        self.lines += [f"  {left} = phi i64 [ {count}, %{before} ], [ {left}.next, {back} ]"]
        more = self.new(f"icmp sgt i64 {left}, 0")
        self.lines += [f"  br i1 {more}, label %{inside}, label %{after}", f"{inside}:"]
        run(here)
        self.lines += [f"  br label {back}", f"{after}.back:"]
        self.lines += [f"  {left}.next = sub nsw i64 {left}, 1"]
        self.close(f"{here}.next", here, "%b", head, after)

    def called(self, *loop):
        """The loop as a function that other modules could call too, so that it is not inlined."""
        lines, env = self.lines, self.env
        self.count += 1
        name = f"@part{self.count}"
        lines.append(
            f"  call void {name}(ptr %a, ptr %s, i64 %n, i64 %b, i64 {env['j']}, i64 {env['w']})"
        )
        self.lines, self.env = [], {**env, "j": "%j", "w": "%w"}
        self.loop(*loop)
        head = f"define void {name}(ptr %a, ptr %s, i64 %n, i64 %b, i64 %j, i64 %w) {{\nentry:"
        self.lines[:0] = SWAPPED
        self.functions.append("\n".join([head, *self.lines, "  ret void", "}", ""]))
        self.lines, self.env = lines, env


def numbered(program, apart):
    """The program with the number of its site in each product: functions come after main."""
    later = []
    count = 0

    def walk(steps, moved):
        nonlocal count
        found = []
        for item in steps:
            if item[0] == "gemm":
                found.append(("gemm", count, *item[1:]))
                count += 1
            elif item[0] == "loop" and item[1] == "i" and apart and not moved:
                found.append(["later", item])
                later.append(found[-1])
            elif item[0] in ("if", "loop"):
                found.append((*item[:-1], walk(item[-1], moved)))
            else:
                found.append(item)
        return found

    result = walk(program, moved=False)
    for place in later:
        place[:] = walk([place[1]], moved=True)[0]
    return result


class Run:
    """Runs a program on sites for elements; `edges` is what flowed."""

    def __init__(self, program, apart, n, b):
        self.n, self.b, self.edges = n, b, set()
        self.env = {"n": n, "b": b, "": 1, "j": 0, "w": 0, "i": 0, "v": 0}
        self.memory = {name: [frozenset()] * (2 * MARGIN + 4 * n * n) for name in (MATRIX, SCRATCH)}
        self.steps(numbered(program, apart))

    def sum(self, terms):
        return sum(factor * self.env[name] for name, factor in terms.items())

    def cells(self, block, rows, columns):
        row, column = (self.sum(part) for part in block)
        first = MARGIN + row + column * self.n
        return [first + r + c * self.n for c in range(columns) for r in range(rows)]

    def steps(self, steps):
        for name, *rest in steps:
            getattr(self, f"do_{name}")(*rest)

    def do_gemm(self, site, *operands):
        a, a_block, b, b_block, c, c_block, sizes, accumulate = operands
        m, n, k = (self.sum(size) for size in sizes)
        if m <= 0 or n <= 0 or max(m, k) > self.n:
            return  # nothing to do, or an error for which BLAS does nothing
        read = [("A", a, a_block, m, k), ("B", b, b_block, k, n)]
        for operand, buffer, block, rows, columns in read + [("C", c, c_block, m, n)] * accumulate:
            for cell in self.cells(block, rows, columns):
                self.edges |= {(one, site, operand) for one in self.memory[buffer][cell]}
        for cell in self.cells(c_block, m, n):
            self.memory[c][cell] = frozenset({site})

    def do_touch(self, *rest):
        pass  # elements stay where they are

    def do_smear(self, buffer, block, rows, columns):
        memory = self.memory[buffer]
        rows, columns = self.sum(rows), self.sum(columns)
        for c in range(columns):
            first = self.cells(block, 1, c + 1)[c]
            for cell in self.cells(block, rows, c + 1)[max(rows, 0) * c :]:
                memory[cell] = memory[cell] | memory[first]

    def do_copy(self, *copied):
        source, block, target, to, rows, columns = copied
        rows, columns = max(self.sum(rows), 0), self.sum(columns)
        for c in range(columns):
            column = slice(rows * c, rows * (c + 1))
            held = [self.memory[source][x] for x in self.cells(block, rows, c + 1)[column]]
            for cell, value in zip(self.cells(to, rows, c + 1)[column], held, strict=True):
                self.memory[target][cell] = value

    def do_wipe(self, buffer, block, rows, columns, step):
        rows, columns = max(self.sum(rows), 0), self.sum(columns)
        for c in range(columns):
            for cell in self.cells(block, rows, c + 1)[rows * c :: step]:
                self.memory[buffer][cell] = frozenset()

    def do_swap(self, buffer, block, columns):
        memory = self.memory[buffer]
        for c in range(self.sum(columns)):
            cells = self.cells(block, self.n, c + 1)[self.n * c :]
            for one, held in zip(cells, [memory[cell] for cell in reversed(cells)], strict=True):
                memory[one] = held

    def do_if(self, size, steps):
        if self.sum(size) > 0:
            self.steps(steps)

    def do_loop(self, name, width, bound, steps):
        saved, limit = dict(self.env), self.sum(bound)
        for here in range(0, limit, self.b):
            self.env[name], self.env[width] = here, min(self.b, limit - here)
            self.steps(steps)
        self.env = saved
