// The input of the GEMM sample and its arguments, the same for both variants.
#ifndef SAMPLES_GEMM_H
#define SAMPLES_GEMM_H

#include "../common.h"

// C = alpha A B + beta C with A m x k, B k x n, C m x n.
#define GEMM_ALPHA 1.5f
#define GEMM_BETA 0.5f

typedef struct {
  int m, n, k;
  uint64_t seed;
  const char *output;
} Arguments;

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long m, n, k, seed;
  if (argc <= 6 && parse_integer(argc, argv, 1, "m", 1, 32768, 1024, &m) &&
      parse_integer(argc, argv, 2, "n", 1, 32768, m, &n) &&
      parse_integer(argc, argv, 3, "k", 1, 1 << 20, n, &k) &&
      parse_integer(argc, argv, 4, "seed", 0, INT32_MAX, 1, &seed)) {
    out->m = (int)m, out->n = (int)n, out->k = (int)k;
    out->seed = (uint64_t)seed;
    out->output = argc > 5 ? argv[5] : "gemm.bin";
    return 1;
  }
  fprintf(stderr, "usage: gemm [m=1024] [n=m] [k=n] [seed=1] [output=gemm.bin, - for none]\n");
  return 0;
}

// A (stream 0), B (1) or C (2): uniform in (-1, 1).
static inline float *make_matrix(const Arguments *arguments, uint64_t stream, int rows,
                                 int columns) {
  const size_t count = (size_t)rows * columns;
  float *x = allocate(count);
  fill_uniform(x, count, arguments->seed, stream, 1.0f);
  return x;
}

static inline void print_summary(const Arguments *arguments, const float *c, size_t count,
                                 double seconds) {
  printf("gemm m=%d n=%d k=%d norm=%.9g\n", arguments->m, arguments->n, arguments->k,
         frobenius_norm(c, count));
  print_seconds(seconds);
}

#endif
