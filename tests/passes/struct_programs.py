"""Random C programs on arrays of structs with matrices, whose members change places.

A value is the line of the product that wrote it (`fill_programs.TRACE`), so a run tells its edges.
"""

import random

from fill_programs import HEAD

COUNT = 3
_APART = "struct S *w = (struct S *)((char *)s + ((char *)end - (char *)begin));"
"""As far behind `s` as two other pointers are apart."""
_CHOSEN = (
    "long far = r ? (char *)end - (char *)begin : q * (long)(OF); "
    "struct S *w = (struct S *)((char *)s + far);"
)
"""The same, or a product."""
MAIN = """\
#ifdef TRACED
int main(void) {
  for (int p = 0; p < 3; p++) for (int q = 0; q < 3; q++) for (int r = 0; r < 3; r++) run(p, q, r);
}
#else
int main(int argc, char **argv) { run(atoi(argv[1]), atoi(argv[2]), atoi(argv[3])); }
#endif
"""


def program(seed: int) -> str:
    """The text of a program; members are `a`, `b` ... and arrays `s` and `t` of `count` structs."""
    rng = random.Random(seed)
    names = "abcd"[: rng.randint(2, 4)]
    padded = rng.choice(["", " long size;", " long size, more;"])
    body = [_statement(rng, names) for _ in range(rng.randint(4, 10))]
    each = [*names, *(f"m[{i}]" for i in range(COUNT))]
    members = "".join(f"for (int i = 0; i < count; i++) s[i].{m} = calloc(4, 4);\n" for m in each)
    declared = ", *".join(_declared(rng, names))
    taken = (
        "struct S *t = s + 1;\n"
        if rng.random() < 0.2
        else f"struct S *t = malloc({COUNT + 2} * sizeof *t);\nmemcpy(t, s, count * sizeof *s);\n"
    )
    return (
        f"{HEAD}struct S {{ float *{declared};{padded} }};\n"
        "static struct S *begin, *end;\n"
        "static void run(int p, int q, int r) {\nbegin = end = 0;\n"
        f"int count = {COUNT + 1} + p % 2;\n"
        f"struct S *s = malloc({COUNT + 2} * sizeof *s);\n{members}{taken}"
        f"float *x = s[0].{names[0]}, *free_ = calloc(4, 4);\n" + "\n".join(body) + f"\n}}\n{MAIN}"
    )


def _declared(rng: random.Random, names: str) -> list[str]:
    """The members, with an array of matrices among them."""
    found = [*names]
    found.insert(rng.choice([0, len(names), 2]), f"m[{COUNT}]")
    return found


def _statement(rng: random.Random, names: str) -> str:
    one, other, third = (_member(rng, names) for _ in range(3))
    last = len(names) - 1
    return rng.choice(
        [
            _product(one, other, rng.choice(["0", "1"]), third),
            _product(one, other, "0", third),
            _product("x", one, "0", other),
            f"x = {one};",
            f"{{ float *swapped = {one}; {one} = {other}; {other} = swapped; }}",
            f"{{ float *swapped = {one}; {one} = free_; free_ = swapped; }}",
            f"t[{_index(rng)}] = s[{_index(rng)}];",
            f"{{ struct S held = s[{_index(rng)}]; held.{names[0]} = {one}; t[q] = held; }}",
            f"for (int i = 0; i < {COUNT}; i++) {_product(f's[i].{names[0]}', other, '0', one)}",
            f"for (int i = 0; i + 1 < {COUNT}; i++) s[i].{names[-1]} = t[i + 1].{names[0]};",
            f"for (struct S *w = s; w < s + {COUNT}; w++) {_product('w->a', 'w->b', '0', 'x')}",
            f"for (struct S *w = s + {COUNT - 1}; w >= s; w--) w->a = t[w - s].b;",
            f"x = ((float **)&s[p].{names[0]})[{rng.randint(0, last)} * (q % 2)];",
            "memmove(&s[q].a, &s[q].b, sizeof(float *));",
            f"memmove(s, s + 1, {COUNT - 1} * sizeof *s);",
            "memcpy(t + p, s + q, sizeof *s * (1 + (r > 1 && p < 2 && q < 2)));",
            f"if (p > 1) {{ {_product(one, 'x', '1', other)} }}",
            f"for (int i = 0; i < {COUNT}; i++) {_product('s[p].m[i]', one, '0', 's[q].m[2 - i]')}",
            f"for (int i = {COUNT - 1}; i >= 0; i--) {_product(one, 't[p].m[i]', '0', other)}",
            f"for (int i = 0; i + 1 < {COUNT}; i++) s[q].m[i] = t[p].m[i + 1];",
            f"for (int i = 0; i < {COUNT}; i += 2) {_product('t[r].m[i]', one, '0', 's[q].m[i]')}",
            "begin = s; end = s + q;",
            "begin = t; end = t + p;",
            "if (r) end = begin + (begin ? p : 0);",
            "if (p == 1 && begin) end = (struct S *)&begin[q].b;",
            f"{{ {_APART} {_product('w->a', one, '0', other)} }}",
            f"{{ {_APART} {_product(one, 'x', '0', 'w->a')} }}",
            f"{{ {_APART} w->a = {one}; }}",
            f"{{ {_CHOSEN} w->a = {one}; }}".replace("OF", rng.choice(["sizeof *s", "8", "16"])),
            f"{{ {_CHOSEN} {_product(one, 'w->b', '0', other)} }}".replace("OF", "sizeof *s"),
            "memcpy(s[q].m, t[p].m + 1, 2 * sizeof *t->m);",
            f"{{ float *swapped = s->m[p & 1]; s->m[p & 1] = {one}; {one} = swapped; }}",
        ]
    )


def _member(rng: random.Random, names: str) -> str:
    name = rng.choice([*names, f"m[{_index(rng)}]", "m[q & 1]", "m[r % 2 + 1]"])
    return f"{rng.choice('sst')}[{_index(rng)}].{name}"


def _index(rng: random.Random) -> str:
    return rng.choice(["p", "q", "r", "p", "q", "0", "1", "2 - p", "(p + q) % 3"])


def _product(a: str, b: str, beta: str, c: str) -> str:
    sizes = "102, 111, 111, 2, 2, 2"
    return f"\ncblas_sgemm({sizes}, 1, {a}, 2, {b}, 2, {beta}, {c}, 2);\n"
