// The linear system of the HPL-AI sample and its arguments, the same for both variants.
#ifndef SAMPLES_HPL_AI_H
#define SAMPLES_HPL_AI_H

#include "../common.h"

enum { LEAF = 128 };  // columns that are factored without GEMM

typedef struct {
  int n, block;
  uint64_t seed;
  const char *output;
} Arguments;

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long n, block, seed;
  if (argc <= 5 && parse_integer(argc, argv, 1, "n", 1, 45056, 2048, &n) &&
      parse_integer(argc, argv, 2, "block", 1, 4096, 512, &block) &&
      parse_integer(argc, argv, 3, "seed", 0, INT32_MAX, 1, &seed)) {
    out->n = (int)n, out->block = ((int)block + LEAF - 1) / LEAF * LEAF;
    out->seed = (uint64_t)seed;
    out->output = argc > 4 ? argv[4] : "hpl_ai.bin";
    return 1;
  }
  fprintf(stderr, "usage: hpl_ai [n=2048] [block=512] [seed=1] [output=hpl_ai.bin, - for none]\n");
  return 0;
}

// The noise's amplitude: its variance is 1/n.
static inline double noise_scale(int n) { return sqrt(3.0 / n); }

// A = 2 I + noise. The eigenvalues of the noise lie in the unit disc, for every n, so that A and
// its leading blocks are well conditioned and need no pivoting; and unlike HPL-AI's own, diagonally
// dominant matrix, A does not hide the errors of its factorisation.
HOST_DEVICE static inline double matrix_element(uint64_t seed, double scale, int n, int row,
                                                int column) {
  return scale * random_uniform(seed, 0, at(row, column, n)) + (row == column ? 2.0 : 0.0);
}

// The right-hand side, to be freed.
static inline double *make_right_side(const Arguments *arguments) {
  double *b = allocate_doubles((size_t)arguments->n);
  for (int i = 0; i < arguments->n; ++i) b[i] = random_uniform(arguments->seed, 1, (uint64_t)i);
  return b;
}

#endif
