// GMRES in FP64 with the FP32 factors as its preconditioner: flexible, without restart.
//
// The program that includes this defines what a system is and the three functions declared here.
#ifndef SAMPLES_GMRES_H
#define SAMPLES_GMRES_H

#include "hpl_ai.h"

struct System;
// y = A x
static void multiply(const struct System *system, const double *x, double *y);
// z = U^-1 L^-1 r
static void precondition(const struct System *system, const double *r, double *z);
// The largest sum of magnitudes of a row of A.
static double matrix_norm(const struct System *system);

enum { MAX_ITERATIONS = 50 };
#define TARGET 1e-14  // of the residual's norm over that of b, as GMRES sees it

typedef struct {
  int iterations;
  double direct;    // norm of b - A x over that of b, for x without refinement
  double residual;  // HPL-AI's scaled residual, in the largest norm; below 16 is a pass
} Solution;

static double dot(int n, const double *x, const double *y) {
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += x[i] * y[i];
  return sum;
}

static double length_of(int n, const double *x) { return sqrt(dot(n, x, x)); }

static double largest(int n, const double *x) {
  double result = 0;
  for (int i = 0; i < n; ++i) result = fmax(result, fabs(x[i]));
  return result;
}

// y += factor * x
static void add_multiple(int n, double factor, const double *x, double *y) {
  for (int i = 0; i < n; ++i) y[i] += factor * x[i];
}

// Makes w orthogonal to the first `count` vectors of `basis` and of length 1. `h` takes the
// coefficients, the length last. Twice, because A M^-1 is nearly the identity: what is left of w is
// short, and of the length of the first pass's rounding errors.
static void orthogonalise(int n, int count, const double *basis, double *w, double *h) {
  for (int i = 0; i < count; ++i) h[i] = 0;
  for (int i = 0; i < 2 * count; ++i) {
    const double *v = basis + (size_t)(i % count) * n;
    const double part = dot(n, v, w);
    h[i % count] += part;
    add_multiple(n, -part, v, w);
  }
  h[count] = length_of(n, w);
  for (int i = 0; i < n; ++i) w[i] /= h[count];
}

// What GMRES minimises: || g - H y ||, with H made triangular by plane rotations as it grows.
typedef struct {
  double h[MAX_ITERATIONS][MAX_ITERATIONS + 1];  // by column
  double g[MAX_ITERATIONS + 1];
  double cosine[MAX_ITERATIONS], sine[MAX_ITERATIONS];
} LeastSquares;

static void rotate(double c, double s, double *x, double *y) {
  const double rotated = c * *x + s * *y;
  *y = c * *y - s * *x;
  *x = rotated;
}

// Takes column `j` in; returns what remains of the residual.
static double take_column(LeastSquares *problem, int j) {
  double *h = problem->h[j];
  for (int i = 0; i < j; ++i) rotate(problem->cosine[i], problem->sine[i], h + i, h + i + 1);
  const double length = hypot(h[j], h[j + 1]);
  problem->cosine[j] = h[j] / length, problem->sine[j] = h[j + 1] / length;
  rotate(problem->cosine[j], problem->sine[j], h + j, h + j + 1);
  problem->g[j + 1] = 0;
  rotate(problem->cosine[j], problem->sine[j], problem->g + j, problem->g + j + 1);
  return fabs(problem->g[j + 1]);
}

// The minimiser over the first `count` columns, left in g.
static void solve_triangle(LeastSquares *problem, int count) {
  for (int j = count - 1; j >= 0; --j) {
    problem->g[j] /= problem->h[j][j];
    for (int i = 0; i < j; ++i) problem->g[i] -= problem->h[j][i] * problem->g[j];
  }
}

// residual = b - A x
static void find_residual(const struct System *system, int n, const double *b, const double *x,
                          double *residual) {
  multiply(system, x, residual);
  for (int i = 0; i < n; ++i) residual[i] = b[i] - residual[i];
}

// Refines from x = 0; returns the number of iterations. `basis` and `steps` hold MAX_ITERATIONS + 1
// vectors each.
static int refine(const struct System *system, int n, const double *b, double *x, double *basis,
                  double *steps) {
  static LeastSquares problem;
  const double start = length_of(n, b);
  int count = 0;
  problem.g[0] = start;
  for (int i = 0; i < n; ++i) basis[i] = b[i] / start, x[i] = 0;
  while (count < MAX_ITERATIONS) {
    double *next = basis + (size_t)(count + 1) * n, *step = steps + (size_t)count * n;
    precondition(system, basis + (size_t)count * n, step);
    multiply(system, step, next);
    orthogonalise(n, count + 1, basis, next, problem.h[count]);
    if (take_column(&problem, count++) <= TARGET * start) break;
  }
  solve_triangle(&problem, count);
  for (int j = 0; j < count; ++j) add_multiple(n, problem.g[j], steps + (size_t)j * n, x);
  return count;
}

// Solves A x = b.
static Solution solve(const struct System *system, int n, const double *b, double *x) {
  const size_t vectors = (size_t)(MAX_ITERATIONS + 1) * n;
  double *basis = allocate_doubles(vectors), *steps = allocate_doubles(vectors);
  double *residual = basis;
  Solution found;
  precondition(system, b, x);
  find_residual(system, n, b, x, residual);
  found.direct = length_of(n, residual) / length_of(n, b);
  found.iterations = refine(system, n, b, x, basis, steps);
  find_residual(system, n, b, x, residual);
  const double scale = matrix_norm(system) * largest(n, x) + largest(n, b);
  found.residual = largest(n, residual) / (scale * n * 0x1p-53);
  free(basis), free(steps);
  return found;
}

// Reports the solution, writes it in FP64 and returns the program's exit status.
static int report(const Arguments *arguments, const Solution *found, const double *x,
                  double seconds) {
  const int n = arguments->n;
  printf("hpl_ai n=%d block=%d iterations=%d residual=%.3g direct=%.3g norm=%.9g\n", n,
         arguments->block, found->iterations, found->residual, found->direct, length_of(n, x));
  print_seconds(seconds);
  if (!(found->residual < 16)) {
    fprintf(stderr, "error: the scaled residual is not below 16\n");
    return EXIT_FAILURE;
  }
  return write_elements(arguments->output, x, sizeof *x, (size_t)n);
}

#endif
