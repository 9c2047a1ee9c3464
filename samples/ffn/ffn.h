// The parameters of the feed-forward sample and its arguments, the same for both variants.
#ifndef SAMPLES_FFN_H
#define SAMPLES_FFN_H

#include "../common.h"

typedef struct {
  int tokens, hidden, inner;
  uint64_t seed;
  const char *output;
} Arguments;

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long tokens, hidden, inner, seed;
  if (argc <= 6 && parse_integer(argc, argv, 1, "tokens", 1, 131072, 512, &tokens) &&
      parse_integer(argc, argv, 2, "hidden", 1, 32768, 512, &hidden) &&
      parse_integer(argc, argv, 3, "inner", 1, 131072, 4 * hidden, &inner) &&
      parse_integer(argc, argv, 4, "seed", 0, INT32_MAX, 1, &seed)) {
    out->tokens = (int)tokens, out->hidden = (int)hidden, out->inner = (int)inner;
    out->seed = (uint64_t)seed;
    out->output = argc > 5 ? argv[5] : "ffn.bin";
    return 1;
  }
  fprintf(stderr,
          "usage: ffn [tokens=512] [hidden=512] [inner=4*hidden] [seed=1] "
          "[output=ffn.bin, - for none]\n");
  return 0;
}

// Uniform in (0.5, 2.5) times `scale`, as in LE-GEMM's layers of language models: all of one sign.
HOST_DEVICE static inline float positive(uint64_t seed, uint64_t stream, size_t index,
                                         float scale) {
  return scale * (1.5f + random_uniform(seed, stream, index));
}

// Reports and writes the output; returns the program's exit status.
static inline int report(const Arguments *a, const float *result, double seconds) {
  const size_t count = (size_t)a->hidden * a->tokens;
  printf("ffn tokens=%d hidden=%d inner=%d norm=%.9g\n", a->tokens, a->hidden, a->inner,
         frobenius_norm(result, count));
  print_seconds(seconds);
  return write_result(a->output, result, count);
}

#endif
