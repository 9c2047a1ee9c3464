"""A buffer is filled from a product's result, then from elsewhere: one edge, at all four levels."""

import shutil
import subprocess

import pytest

from mixpert.passes.pipeline import compile_module

CLANG = next((name for name in ("clang-19", "clang") if shutil.which(name)), None)
pytestmark = pytest.mark.skipif(CLANG is None, reason="needs clang")
LEVELS = ("-O0", "-O1", "-O2", "-O3")
HEAD = """\
#ifdef __cplusplus
extern "C"
#endif
void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *, int,
                 float, float *, int);
#define PRODUCT(a, c) cblas_sgemm(101, 111, 111, ROWS, N, N, 1, a, N, w, N, 0, c, N)
"""
HEAP = """\
#include <stdlib.h>
#include <string.h>
#define N n
#define ROWS n
void run(float *x, float *w, float *m, int n) {
  float *t = (float *)malloc(4ul * n * n), *u = (float *)malloc(4ul * n * n);
"""
ROW = HEAP.replace("ROWS n", "ROWS 1").replace("4ul * n * n", "4ul * n")
STATIC = """\
#define N {}
#define ROWS {}
static float t[ROWS * N], u[ROWS * N];
void run(float *x, float *w, float *m, int n) {{
"""
VECTOR = """\
#include <algorithm>
#include <vector>
#define N n
#define ROWS n
void run(float *x, float *w, float *m, int n) {
  std::vector<float> one(n * n), other(n * n);
  float *t = one.data(), *u = other.data();
"""
MATRIX = """\
#define N n
#define ROWS n
struct Matrix {
  float *p;
  int n;
  explicit Matrix(int n) : p(new float[n * n]), n(n) {}
  ~Matrix() { delete[] p; }
  float &operator()(int i, int j) { return p[i * n + j]; }
};
void run(float *x, float *w, float *m, int n) {
  Matrix one(n), other(n);
  float *t = one.p, *u = other.p;
"""
LOOP = "for (int round = 0; round < 3; round++) {"
PROGRAMS = {
    "while": (HEAP, "int i = 0; while (i < n * n) { u[i] = FROM[i]; i++; }"),
    "pointers": (HEAP, "float *p = u, *q = FROM, *e = u + n * n; while (p != e) *p++ = *q++ + 1;"),
    "rows": (
        HEAP,
        "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) u[i * n + j] = FROM[j];",
    ),
    "copied_rows": (HEAP, "for (int i = 0; i < n; i++) memcpy(u + i * n, FROM + i * n, 4ul * n);"),
    "copied_rows_if_any": (
        HEAP,
        "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) u[i * n + j] = FROM[i * n + j];",
    ),
    "by_test": (
        HEAP,
        "for (int i = 0; i < n * n; i++) { if (m[i] > 0) u[i] = FROM[i]; else u[i] = 0; }",
    ),
    "downwards": (ROW, "for (int i = n - 1; i >= 0; i--) u[i] = FROM[n - 1 - i];"),
    "downwards_tested_first": (ROW, "for (int i = n; i-- > 0;) u[i] = FROM[i] + 1;"),
    "unsigned": (ROW, "for (unsigned i = 0; i < (unsigned)n; i++) u[i] = FROM[i];"),
    "at_least_once": (
        ROW,
        "if (n <= 0) return; int i = 0; do u[i] = FROM[i] + 1; while (++i < n);",
    ),
    "37": (STATIC.format(37, 1), "for (int i = 0; i < 37; i++) u[i] = FROM[i] * 3;"),
    "100": (
        STATIC.format(10, 10),
        "for (int i = 0; i < 100; i++) u[i] = FROM[i] > 0 ? FROM[i] : 0;",
    ),
    "1003": (STATIC.format(1003, 1), "for (int i = 0; i < 1003; i++) u[i] = 3 / (1 + FROM[i]);"),
    "constant_rows": (
        STATIC.format(32, 32),
        "for (int i = 0; i < 32; i++) for (int j = 0; j < 32; j++) u[32 * i + j] = FROM[j];",
    ),
    "odd_rows": (
        STATIC.format(13, 13),
        "for (int i = 0; i < 13; i++) for (int j = 0; j < 13; j++) u[13 * i + j] = FROM[j];",
    ),
    "vector": (VECTOR, "for (int i = 0; i < n * n; i++) other[i] = FROM[i] * 3;"),
    "transform": (VECTOR, "std::transform(FROM, FROM + n * n, u, [](float v) { return v + 1; });"),
    "class": (
        MATRIX,
        "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) other(i, j) = FROM[j * n + i];",
    ),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_one_edge_at_all_levels(name, tmp_path):
    frame, fill = PROGRAMS[name]
    cpp = "std::" in frame or "struct" in frame
    steps = ["PRODUCT(x, t);", f"{{ {fill} }}", "PRODUCT(u, t);", f"{{ {fill} }}", "PRODUCT(u, t);"]
    steps[1], steps[3] = steps[1].replace("FROM", "t"), steps[3].replace("FROM", "x")
    source, ir = tmp_path / ("program.cpp" if cpp else "program.c"), tmp_path / "program.ll"
    source.write_text("\n".join([HEAD, frame, LOOP, *steps, "}", "}"]))
    for level in LEVELS:
        command = [CLANG, "-w", level, "-g", "-S", "-emit-llvm", str(source), "-o", str(ir)]
        subprocess.run(command, check=True)
        graph = compile_module(ir.read_bytes(), "m.ll").graph
        lines = [site.line for site in graph.sites]
        order = sorted(set(lines))
        edges = {
            (order.index(lines[e.source]), order.index(lines[e.target]), e.operand)
            for e in graph.edges
        }
        assert edges == {(0, 1, "A")}, level
