"""Random C programs in which buffers change places, by swaps, rotations and choices.

A value is the line of the product that wrote it (`fill_programs.TRACE`), so a run tells its edges.
"""

import random

from fill_programs import HEAD

_HELPERS = """\
struct S { float *a, *b, *c; long n; float *d; };
static struct S g;
static float *held;
static void swap(float **one, float **other) {
  float *kept = *one; *one = *other; *other = kept;
}
static void swap_if(int c, float **one, float **other) { if (c) swap(one, other); }
static void turn(struct S *s) { float *kept = s->a; s->a = s->b; s->b = s->c; s->c = kept; }
static float *either(int c, float *one, float *other) { return c ? one : other; }
static void put(float **place, float *value) { *place = value; }
static float *deeper(int depth, float *one, float *other) {
  float *chosen = depth > 1 ? deeper(depth - 1, other, one) : one;
  LINE(one, chosen, "0", other)
  return chosen;
}
static void each(int n, void (*body)(struct S *, int), struct S *s) {
  for (int i = 0; i < n; i++) body(s, i);
}
"""
_MAIN = """\
#ifdef TRACED
int main(void) {
  for (int p = 0; p < 4; p++) for (int q = 0; q < 8; q++) for (int r = 0; r < 3; r++) run(p, q, r);
}
#else
int main(int argc, char **argv) { run(atoi(argv[1]), atoi(argv[2]), atoi(argv[3])); }
#endif
"""
_PLACES = ("x", "y", "z", "s.a", "s.b", "s.c", "h->a", "h->b", "h->c", "g.a", "g.b", "v[0]", "v[1]")
_SIZED = "102, 111, 111, 2, 2, 2"


def program(seed: int) -> str:
    """The text of a program; it calls `run` with small numbers that decide what it does."""
    rng = random.Random(seed)
    used = rng.sample(_PLACES, rng.randint(2, 5))
    body = [_statement(rng, used, 2) for _ in range(rng.randint(1, 4))]
    handed = [_statement(rng, ["t->a", "t->b", "t->c"], 0) for _ in range(2)]
    first = [f"{place} = {_fresh(rng)};" for place in _PLACES]
    rng.shuffle(first)
    deeper = _HELPERS.replace(
        'LINE(one, chosen, "0", other)', product("one", "chosen", "0", "other")
    )
    return "\n".join(
        [
            f"{HEAD}static float *fresh(void) {{ return calloc(4, 4); }}",
            deeper,
            "static void body(struct S *t, int i) {\nint p = i, q = 3, r = i & 1;",
            *handed,
            "}\nstatic void run(int p, int q, int r) {",
            "struct S s, *h = malloc(sizeof *h);\nfloat *x, *y, *z, *v[2];\nheld = fresh();",
            *first,
            "int cur = 0;",
            "s.d = h->d = g.c = g.d = fresh(); g.n = h->n = s.n = 0;",
            *body,
            f"}}\n{_MAIN}",
        ]
    )


def _fresh(rng: random.Random) -> str:
    return rng.choice(["calloc(4, 4)", "fresh()", "calloc(sizeof(float), 2 * 2)"])


Names = tuple[str, str, str]


def _statement(rng: random.Random, places: list[str], depth: int) -> str:
    """A statement, of loops and branches `depth` deep."""
    one, other, third = rng.sample(places, 3) if len(places) > 2 else (*places, places[0])
    names = one, other, third
    test = rng.choice(
        ["q & 1", "p > 1", "q >> 1 & 1", "r", "i & 1" if depth < 2 else "q & 4", "!q"]
    )
    simple = _simple(rng, names, test)
    if places[0].startswith("t->"):
        _rare(rng, names, test)
        return rng.choice([*simple[:6], "turn(t);", f"swap(&{one}, &g.a);"])
    simple += _chosen(rng, names, test)
    rare = [*_rare(rng, names, test), *_in_structs(rng, one)]
    if depth and rng.random() < 0.5:
        return _nested(rng, places, test, depth)
    return rng.choice(simple if rng.random() < 0.85 else rare).replace("i & 1", "p & 1")


def _simple(rng: random.Random, names: Names, test: str) -> list[str]:
    """Products and swaps."""
    one, other, third = names
    return [
        product(one, other, "0", third),
        product(one, other, "0", third),
        product(one, other, rng.choice(["0", "1"]), third),
        f"{{ float *kept = {one}; {one} = {other}; {other} = kept; }}",
        f"{{ float *kept = {one}; {one} = {other}; {other} = {third}; {third} = kept; }}",
        f"swap(&{one}, &{other});",
        f"swap_if({test}, &{one}, &{other});",
    ]


def _chosen(rng: random.Random, names: Names, test: str) -> list[str]:
    """Products of what an index or a condition chooses."""
    one, other, _ = names
    turned = rng.choice(["1 - cur", "q & 1", "!cur", "g.n", "0"])
    flip = rng.choice(["g.n = 1 - g.n;", "g.n ^= 1;", "g.n = (g.n + 1) % 2;", "g.n = !g.n;"])
    return [
        f"{product('v[g.n]', one, '0', 'v[1 - g.n]')} {flip}",
        product(f"v[!!({test})]", one, "0", f"v[!({test})]"),
        f"{product('v[cur]', one, '1', 'v[1 - cur]')} cur ^= 1;",
        f"{product(one, 'v[cur]', '0', 'v[!cur]')} {flip} cur = {turned};",
        f"{{ float *in = {test} ? {one} : {other}, *out = {test} ? {other} : {one}; "
        f"{product('in', 'in', '0', 'out')} }}",
    ]


def _rare(rng: random.Random, names: Names, test: str) -> list[str]:
    """What lets two pointers lead to one buffer, or to new ones, or fills a buffer."""
    one, other, third = names
    return [
        f"{one} = {other};",
        f"{one} = {test} ? {other} : {third};",
        f"{one} = either({test}, {other}, {third});",
        f"put(&{one}, {other});",
        f"{{ float **place = {test} ? &{one} : &{other}; {product('*place', third, '0', third)} }}",
        f"{{ float **place = {test} ? &{one} : &{other}; *place = {third}; }}",
        f"memcpy({one}, {other}, 16);",
        f"for (int j = 0; j < 4; j++) {one}[j] = {other}[j];",
        f"memset({one}, 0, {rng.choice(['16', '8'])});",
        f"{{ float *kept = held; held = {one}; {one} = kept; }}",
        f"{one} = calloc(4, 4);",
        f"{{ {product(one, other, '0', third, '102, 111, 111, 1, 2, 2')} }}",
        f"deeper(p, {one}, {other});",
        f"if (!{one}) {one} = {other};",
        f"memcpy(&{one}, &{other}, sizeof(float *));",
    ]


def _in_structs(rng: random.Random, one: str) -> list[str]:
    """What moves the members of structs, and elements of an array."""
    return [
        f"turn({rng.choice(['&s', 'h', '&g'])});",
        f"each(p, body, {rng.choice(['&s', 'h', '&g'])});",
        "s = *h;",
        "memcpy(h, &s, sizeof s);",
        "{ struct S kept = *h; *h = g; g = kept; }",
        f"{{ int k = q & 1; {product('v[k]', one, '0', 'v[1 - k]')} }}",
        f"{{ float *kept = v[p & 1]; v[p & 1] = {one}; {one} = kept; }}",
    ]


def _nested(rng: random.Random, places: list[str], test: str, depth: int) -> str:
    """A loop or a branch."""
    inside = "\n".join(_statement(rng, places, depth - 1) for _ in range(rng.randint(2, 5)))
    return rng.choice(
        [
            f"for (int i = 0; i < q; i++) {{\n{inside}\n}}",
            f"for (int i = p; i > 0; i--) {{\n{inside}\nif ({test}) break;\n}}",
            f"for (unsigned e = q; e; e >>= 1) {{\nint i = e;\n{inside}\n}}",
            f"if ({test.replace('i', 'p')}) {{\nint i = 1;\n{inside}\n}}",
            f"int i{depth}_{rng.randrange(10**6)} = 0;\ndo {{\nint i = q;\n{inside}\n}}"
            f" while (p-- > 0);",
        ]
    )


def product(a: str, b: str, beta: str, c: str, sizes: str = _SIZED) -> str:
    """A product on a line of its own."""
    return f"\ncblas_sgemm({sizes}, 1, {a}, 2, {b}, 2, {beta}, {c}, 2);\n"
