"""Random C++ programs on objects that are called through their classes, or tables of functions.

As in `fill_programs`, a value is the line of the product that wrote it. What an object does is
decided by virtual functions (also of second and virtual bases), pointers to members, tables of
functions that are constant or changed, or functions that the object holds itself.
"""

import random

HEAD = """\
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <new>
#include <utility>
#include <vector>
#define P int, int, int, int, int, int, float, const float *, int, const float *, int, float, \\
  float *, int
#ifdef TRACED
void traced(int, P);
#define cblas_sgemm(...) traced(__LINE__, __VA_ARGS__)
#else
extern "C" void cblas_sgemm(P);
#endif
static float *matrix() { return (float *)calloc(16, 4); }
static int flag;
static float *kept;
"""
BASE = """\
struct Layer {
  float *w = matrix(), *y = matrix();
  Layer *next = nullptr;
  virtual float *f0(float *x) = 0;
  virtual float *f1(float *x) { return x; }
  virtual float *f2(float *x) { return next ? next->f0(x) : w; }
  virtual ~Layer() {}
};
struct Named {
  float *tag = matrix();
  virtual float *g0(float *x) { return x; }
  virtual float *g1(float *x) { return tag; }
};
"""
OBJECT = """\
struct Op;
typedef float *(*Function)(Op *, float *);
struct Table { const char *name; Function f0, f1; };
struct Op {
  float *w, *y;
  const Table *table;
  Function own;
  Op *next;
};
"""
LAYERS = ("A", "B", "C", "D")
BASES = {
    "A": ["Layer"],
    "B": ["Layer"],
    "C": ["A", "A", "Layer"],
    "D": ["Layer, Named", "Named, Layer", "B, Named", "virtual Layer"],
}


class Program:
    """One program; the same text for the same number."""

    def __init__(self, seed: int) -> None:
        self.choose = random.Random(f"classes {seed}")
        self.named = False  # whether a D is a Named too

    def text(self) -> str:
        lines = [HEAD, BASE, *(self.layer(name) for name in LAYERS)]
        lines += [OBJECT, *(self.function(f"op{n}") for n in range(4)), self.tables()]
        bodies = self.choose.sample([self.on_layers, self.on_layers, self.on_ops], 2)
        apart = self.choose.choice(["__attribute__((noinline)) ", ""])
        for number, body in enumerate(bodies):
            lines.append(f"static {apart}void run{number}() {{\n{body()}}}")
        lines.append(
            "int main() {\n  kept = matrix();\n"
            "  for (flag = 0; flag < 3; flag++) { run0(); run1(); }\n}"
        )
        return "\n".join(lines) + "\n"

    def product(self, places: list[str]) -> str:
        a, b = self.choose.choice(places), self.choose.choice(places)
        c = self.choose.choice(places)
        beta = self.choose.choice(["0.0f", "0.0f", "1.0f"])
        return f"cblas_sgemm(101, 111, 111, 4, 4, 4, 1.0f, {a}, 4, {b}, 4, {beta}, {c}, 4);"

    def statements(self, places: list[str], call: str) -> str:
        first, second = self.choose.sample(places, 2)
        own = [place for place in places if place not in ("x", "kept")]
        kinds = [
            self.product(places),
            f"memmove({first}, {second}, 64);",
            f"std::swap({self.choose.choice(own)}, {self.choose.choice(own)});",
            f"if (flag) {self.choose.choice(own)} = x;",
            call,
            f"kept = {first};",
        ]
        found = self.choose.sample(kinds, self.choose.randint(0, 2))
        if self.choose.random() < 0.8:
            found.insert(self.choose.randint(0, len(found)), self.product(places))
        return "".join(f"    {one}\n" for one in found)

    def method(self, name: str, places: list[str], specifier: str) -> str:
        call = f"if (next) x = next->f{self.choose.randrange(3)}(x);"
        body = self.statements(places, call)
        result = self.choose.choice(places)
        return f"  float *{name}(float *x){specifier} {{\n{body}    return {result};\n  }}"

    def layer(self, name: str) -> str:
        bases = self.choose.choice(BASES[name])
        self.named |= "Named" in bases
        places = ["x", "w", "y", f"own{name}", *(["tag"] if "Named" in bases else [])]
        some = self.choose.random() < 0.3
        lines = [f"struct {name} : {bases} {{", f"  float *own{name} = matrix();"]
        lines.append(self.method("f0", [*places, *(["kept"] if some else [])], " override"))
        for other in ("f1", "f2"):
            if self.choose.random() < 0.6:
                lines.append(self.method(other, places, " override"))
        if "Named" in bases:
            lines.append(self.method("g0", places, " override"))
        return "\n".join([*lines, "};"])

    def function(self, name: str) -> str:
        places = ["x", "o->w", "o->y"]
        way = self.choose.choice(["own", "table->f0", "table->f1"])
        call = f"if (o->next) x = o->next->{way}(o->next, x);"
        body = self.statements(places, call)
        result = self.choose.choice(places)
        return f"static float *{name}(Op *o, float *x) {{\n{body}    return {result};\n}}"

    def tables(self) -> str:
        lines = []
        for number in range(3):
            constant = self.choose.choice(["const ", "const ", ""])
            first, second = (f"op{self.choose.randrange(4)}" for _ in range(2))
            lines.append(f'static {constant}Table t{number} = {{"t", {first}, {second}}};')
            if not constant:
                other = f"op{self.choose.randrange(4)}"
                lines.append(
                    f"static void change{number}() {{ if (flag) t{number}.f0 = {other}; }}"
                )
            else:
                lines.append(f"static void change{number}() {{}}")
        lines.append("static const Table *const tables[] = {&t0, &t1, &t2};")
        return "\n".join(lines)

    def layers(self) -> tuple[list[str], str, str]:
        """How layers are made; a loop over them; one of them by its index."""
        new = [f"new {self.choose.choice(LAYERS)}" for _ in range(self.choose.randint(2, 4))]
        if self.choose.random() < 0.3:
            new.append(f"flag ? (Layer *)new {LAYERS[0]} : (Layer *)new {LAYERS[2]}")
        form = self.choose.randrange(4)
        count = len(new)
        if form == 0:
            lines = [f"Layer *all[] = {{{', '.join(new)}}};"]
            return lines, "for (Layer *l : all)", f"all[flag % {count}]"
        if form == 1:
            lines = ["std::vector<Layer *> all;", *(f"all.push_back({one});" for one in new)]
            return lines, "for (Layer *l : all)", f"all[flag % {count}]"
        if form == 2:
            lines = ["std::vector<std::unique_ptr<Layer>> all;"]
            lines += [f"all.emplace_back({one});" for one in new]
            return (
                lines,
                "for (auto &each : all) if (Layer *l = each.get())",
                f"all[flag % {count}].get()",
            )
        lines = ["Layer *first = nullptr;"]
        for number, one in enumerate(new):
            lines += [f"Layer *l{number} = {one};", f"l{number}->next = first;"]
            lines += [f"first = l{number};"]
        return lines, "for (Layer *l = first; l; l = l->next)", "first"

    def on_layers(self) -> str:
        lines, loop, one = self.layers()
        lines += ["float *x = matrix();"]
        chosen = [f"f{self.choose.randrange(3)}" for _ in range(3)]
        calls = [f"x = l->{name}(x);" for name in chosen]
        steps = [
            f"{loop} {calls[0]}",
            f"{loop} {{ {calls[1]} {calls[2]} }}",
            f"x = ({one})->{chosen[0]}(x);",
            f"{{ auto m = flag ? &Layer::{chosen[0]} : &Layer::{chosen[1]};"
            f" {loop} x = (l->*m)(x); }}",
            f"{{ std::function<float *(float *)> f = [l = {one}](float *x) {{ return"
            f" l->{chosen[2]}(x); }}; x = f(x); }}",
            f"{{ Layer *l = {one}; if (A *a = dynamic_cast<A *>(l)) {{ a->~A(); new (a) A;"
            f" x = a->{chosen[1]}(x); }} }}",
            "x = matrix();",
            "if (kept) x = kept;",
        ]
        if self.named:
            steps.append(f"if (Named *n = dynamic_cast<Named *>({one})) x = n->g0(x);")
        return self.turns(lines, steps)

    def on_ops(self) -> str:
        count = self.choose.randint(2, 3)
        lines = [f"Op *all[{count}];"]
        for number in range(count):
            table, own = self.choose.choice(["t0", "t1", "t2"]), self.choose.randrange(4)
            where = "(Op *)malloc(sizeof(Op))"
            lines.append(f"all[{number}] = {where};")
            following = f"all[{number - 1}]" if number else "nullptr"
            lines.append(
                f"*all[{number}] = Op{{matrix(), matrix(), &{table}, op{own}, {following}}};"
            )
        lines += ["float *x = matrix();"]
        ways = ["own", "table->f0", "table->f1"]
        one, other = (self.choose.randrange(count) for _ in range(2))
        steps = [f"for (Op *o : all) x = o->{way}(o, x);" for way in ways]
        steps += [f"x = all[{one}]->{way}(all[{one}], x);" for way in ways]
        steps += [
            f"x = all[{one}]->table->f0(all[{other}], x);",
            f"all[{one}]->table = tables[flag];",
            f"if (flag) all[{one}]->own = all[{other}]->own;",
            f"change{self.choose.randrange(3)}();",
            f"if (flag == 1) memcpy(all[{one}], all[{other}], 16 + sizeof(void *) * 2);",
            f"std::swap(all[{one}], all[{other}]);",
        ]
        return self.turns(lines, steps)

    def turns(self, lines: list[str], steps: list[str]) -> str:
        chosen = self.choose.choices(steps, k=self.choose.randint(3, 6))
        inside = [f"  {step}" for step in chosen]
        if self.choose.random() < 0.6:
            turns = self.choose.randint(2, 3)
            inside = [f"for (int turn = 0; turn < {turns}; turn++) {{", *inside, "}"]
        return "".join(f"  {line}\n" for line in [*lines, *inside])


def program(seed: int) -> str:
    """A program; the same for the same number."""
    return Program(seed).text()
