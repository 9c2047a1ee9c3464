// The input of the Cholesky sample and its arguments, the same for both variants.
#ifndef SAMPLES_CHOLESKY_H
#define SAMPLES_CHOLESKY_H

#include "../common.h"

enum { MAX_BLOCK = 1024 };  // what is no product grows with it

typedef struct {
  int n, block;
  uint64_t seed;
  const char *output;
} Arguments;

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long n, block, seed;
  if (argc <= 5 && parse_integer(argc, argv, 1, "n", 1, 32768, 2048, &n) &&
      parse_integer(argc, argv, 2, "block", 1, MAX_BLOCK, 256, &block) &&
      parse_integer(argc, argv, 3, "seed", 0, INT32_MAX, 1, &seed)) {
    out->n = (int)n, out->block = (int)block;
    out->seed = (uint64_t)seed;
    out->output = argc > 4 ? argv[4] : "cholesky.bin";
    return 1;
  }
  fprintf(stderr,
          "usage: cholesky [n=2048] [block=256] [seed=1] [output=cholesky.bin, - for none]\n");
  return 0;
}

// Zeroes what lies above the diagonal.
static inline void clear_upper(float *a, int n) {
  for (int j = 1; j < n; ++j) memset(a + at(0, j, n), 0, (size_t)j * sizeof(float));
}

// The noise's amplitude: its variance is 1/(3n).
static inline float noise_scale(int n) { return 1.0f / sqrtf((float)n); }

// The lower triangle of a symmetric positive definite matrix: uniform noise plus 1.5 I. By the
// semicircle law its eigenvalues lie near 1.5 +- 1.16, so that its condition is about 8 for every
// n. The upper triangle is zero and never read.
HOST_DEVICE static inline float matrix_element(uint64_t seed, float scale, int n, int row,
                                               int column) {
  if (row <= column) return row == column ? 1.5f : 0.0f;
  return scale * random_uniform(seed, 0, at(row, column, n));
}

// Reports the factor (or that there is none), writes it and returns the program's exit status.
// The updates of the diagonal blocks have also written above the diagonal.
static inline int report(const Arguments *arguments, int positive, float *l, double seconds) {
  const size_t count = (size_t)arguments->n * arguments->n;
  if (!positive) {
    fprintf(stderr, "error: the matrix is not positive definite\n");
    return EXIT_FAILURE;
  }
  clear_upper(l, arguments->n);
  printf("cholesky n=%d block=%d norm=%.9g\n", arguments->n, arguments->block,
         frobenius_norm(l, count));
  print_seconds(seconds);
  return write_result(arguments->output, l, count);
}

#endif
