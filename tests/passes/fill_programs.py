"""Random C programs that fill buffers in many ways between products, and what a run of them shows.

A value is the line of the product that wrote it, or 0; nothing else is computed, so that each
operand tells whose results are in it.
"""

import random
import re

HEAD = """\
#include <stdlib.h>
#include <string.h>
typedef const float *In;
#define P int, int, int, int, int, int, float, In, int, In, int, float, float *, int
#ifdef TRACED
void traced(int, P);
#define cblas_sgemm(...) traced(__LINE__, __VA_ARGS__)
#else
void cblas_sgemm(P);
#endif
static float some[64], more[80];
"""
TRACE = """\
#include <stdio.h>
static char seen[100][100][3];
static void note(float v, int to, int o) {
  int from = (int)v;
  if (from > 0 && !seen[from][to][o]) printf("%d %d %c\\n", from, to, "ABC"[o]);
  seen[from][to][o] = 1;
}
void traced(int line, int order, int ta, int tb, int m, int n, int k, float alpha, const float *a,
            int lda, const float *b, int ldb, float beta, float *c, int ldc) {
  for (int j = 0; j < k; j++) for (int i = 0; i < m; i++) note(a[i + j * lda], line, 0);
  for (int j = 0; j < n; j++) for (int i = 0; i < k; i++) note(b[i + j * ldb], line, 1);
  for (int j = 0; j < n; j++)
    for (int i = 0; i < m; i++) {
      if (beta != 0) note(c[i + j * ldc], line, 2);
      c[i + j * ldc] = line;
    }
}
"""
MAIN = """\
#ifdef TRACED
int main(void) {
  for (int n = 0; n < 5; n++) for (int r = 0; r < 4; r++) for (int c = 0; c < 4; c++)
    for (int flag = 0; flag < 3; flag++) {
      float *x = calloc(4096, 4), *w = calloc(4096, 4);
      memset(some, 0, sizeof some);
      memset(more, 0, sizeof more);
      run(x, w, n, r, c, flag);
      free(x);
      free(w);
    }
}
#endif
"""
FORMS = (
    "for (int i = 0; i < S; i++) T[i] = O[i];",
    "for (int i = 0; i < R; i++) for (int j = 0; j < C; j++) T[i * C + j] = O[i * C + j];",
    "for (int i = 0; i < R; i++) for (int j = 0; j < C; j++) T[j * R + i] = O[i * C + j];",
    "for (int i = 0; i < R; i++) for (int j = 0; j < i && j < C; j++) T[i * C + j] = O[j];",
    "for (int i = 1; i < R; i++) for (int j = 0; j < C; j++) T[i * C + j] = O[i * C + j];",
    "for (int i = flag; i < R - 1; i++) for (int j = 0; j < C; j++) T[i * C + j] = O[i];",
    "for (int i = S - 1; i >= 0; i--) T[i] = O[i];",
    "for (int i = S - 1; i >= 1; i--) T[i] = O[i];",
    "{ int i = S; while (i--) T[i] = O[i]; }",
    "for (float *p = T, *e = T + S; p < e; p++) *p = 0;",
    "for (float *p = T + 1, *e = T + S; p < e; p++) *p = 0;",
    "memmove(T, O, 4ul * S);",
    "memset(T, 0, 4ul * R * C);",
    "memset(T, 0, 4ul * R * C / 2);",
    "for (int i = 0; i < R; i++) memcpy(T + i * C, O + i * C, 4ul * C);",
    "for (int i = 0; i < R; i++) memset(T + i * C, 0, 4ul * C);",
    "for (int i = 0; i < S; i += 2) T[i] = O[i];",
    "for (int i = 0; i + 1 < S; i += 2) { T[i] = O[i]; T[i + 1] = O[i + 1]; }",
    "if (flag) for (int i = 0; i < S; i++) T[i] = O[i];",
    "if (R > 0) memset(T, 0, 4ul * S);",
    "if (R > 1) memset(T, 0, 4ul * S);",
    "for (int i = 0; i < R; i++) { if (i == flag) continue; memset(T + i * C, 0, 4ul * C); }",
    "for (int i = 0; i < R; i++) { if (i == flag) break; memset(T + i * C, 0, 4ul * C); }",
    "if (S > 0) { int i = 0; do T[i] = O[i]; while (++i < S); }",
    "for (int i = 0; i < 64; i++) some[i] = more[i];",
    "for (int i = 0; i < 64; i++) more[i] = 0;",
    "for (int i = 0; i < 80; i++) more[i] = 0;",
    "for (int i = 0; i < 63; i++) some[i] = 0;",
    "for (int j = 0; j < C; j++) for (int i = 0; i < R; i++) T[i + j * R] = O[i + j * R];",
    "for (int i = 0; i < R; i++) { for (int j = 0; j < C; j++) T[i * C + j] = O[i * C + j];"
    " for (int j = 0; j < C; j++) O[i * C + j] = T[i * C + j]; }",
    "for (int i = 0; i < R; i++) { for (int j = 0; j < C; j++) O[i * C + j] = T[i * C];"
    " for (int j = 0; j < C; j++) T[i * C + j] = 0; }",
    "for (int i = 0; i < S; i++) { if (w[i] > 0) T[i] = O[i]; else T[i] = 0; }",
    "for (int i = 1; i < S; i++) { if (w[i] > 0) T[i] = O[i]; else T[i] = 0; }",
    "for (int i = 0; i < S; i++) if (w[i] > 0) T[i] = O[i];",
    "{ float last = 0; for (int i = 0; i < S; i++) { T[i] = last; last = O[i]; } }",
    "{ float last = 0; for (int i = 0; i < S; i++) { T[i] = w[i] > 0 ? last : 0; last = O[i]; } }",
    "for (int i = 0; i < 61; i++) some[i] = x[i];",
    "for (int i = 0; i < 64; i++) some[i] = x[i] > 0 ? more[i] : x[i];",
    "for (int i = 0; i < 79; i++) more[i] = x[i] * 0;",
    "for (int i = 3; i < 64; i++) some[i] = x[i];",
    "for (int i = 0; i < 8; i++) for (int j = 0; j < 8; j++) some[i * 8 + j] = x[i * 8 + j];",
    "for (int i = 0; i < 8; i++) for (int j = 0; j < 7; j++) some[i * 8 + j] = x[i * 8 + j];",
    "for (int i = 0; i < 32; i++) some[i] = 0; x[0] = some[40];"
    " for (int i = 32; i < 64; i++) some[i] = 0;",
)
"""Of a buffer T of S elements, R by C of them, from another O."""
PRODUCTS = (
    "cblas_sgemm(102, 111, 111, R, C, C, 1.0f, O, R, w, C, BETA, T, R);",
    "cblas_sgemm(102, 111, 111, 8, 8, 8, 1.0f, some, 8, some, 8, BETA, more + 8, 8);",
    "cblas_sgemm(102, 111, 111, 8, 8, 8, 1.0f, more, 8, some, 8, BETA, some, 8);",
    "if (flag) cblas_sgemm(102, 111, 111, R, C, C, 1.0f, O, R, w, C, BETA, T, R);",
)
BETAS = ("0.0f", "0.0f", "0.0f", "1.0f")
BUFFERS = ("x", "t", "u", "v")


def program(seed: int) -> str:
    """A program; the same for the same number."""
    choose = random.Random(seed)
    rows, columns = choose.choice([("n", "n"), ("r", "c")])
    size = f"{rows} * {columns}"

    def written(form: str) -> str:
        target, other = choose.sample(BUFFERS, 2)
        names = {"S": size, "R": rows, "C": columns, "T": target, "O": other}
        names["BETA"] = choose.choice(BETAS)
        return re.sub(r"\b(?:S|R|C|T|O|BETA)\b", lambda word: names[word[0]], form)

    kinds = choose.choices((PRODUCTS, FORMS), weights=(45, 55), k=choose.randint(4, 9))
    steps = [written(choose.choice(kind)) for kind in kinds]
    rounds = choose.choice((1, 2, 3))
    memory = ", ".join(f"*{name} = malloc(4ul * {size})" for name in BUFFERS[1:])
    return "\n".join([
        f"{HEAD}void run(float *x, float *w, int n, int r, int c, int flag) {{",
        f"  float {memory};",
        f"  for (int i = 0; i < {size}; i++) t[i] = u[i] = v[i] = 0;",
        f"  for (int round = 0; round < {rounds}; round++) {{",
        *steps,
        "  }",
        *(f"  free({name});" for name in BUFFERS[1:]),
        f"}}\n{MAIN}",
    ])  # fmt: skip
