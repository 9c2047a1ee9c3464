// The input of the MLP sample and its arguments, the same for both variants.
#ifndef SAMPLES_MLP_H
#define SAMPLES_MLP_H

#include "../common.h"

typedef struct {
  int n;
  uint64_t seed;
  const char *output;
} Arguments;

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long n, seed;
  if (argc <= 4 && parse_integer(argc, argv, 1, "n", 1, 32768, 1024, &n) &&
      parse_integer(argc, argv, 2, "seed", 0, INT32_MAX, 1, &seed)) {
    out->n = (int)n;
    out->seed = (uint64_t)seed;
    out->output = argc > 3 ? argv[3] : "mlp.bin";
    return 1;
  }
  fprintf(stderr, "usage: mlp [n=1024] [seed=1] [output=mlp.bin, - for none]\n");
  return 0;
}

// An n x n matrix with entries of variance `variance`: 1 for the input X (stream 0), 2/n for the
// weights (streams 1 to 3), which keeps the layers' outputs of order 1 under ReLU.
static inline float scale_of(float variance) { return sqrtf(3.0f * variance); }

static inline float *make_matrix(const Arguments *arguments, uint64_t stream, float variance) {
  const size_t count = (size_t)arguments->n * arguments->n;
  float *x = allocate(count);
  fill_uniform(x, count, arguments->seed, stream, scale_of(variance));
  return x;
}

#endif
