// The gene vectors of the correlation sample and its arguments, the same for both variants.
#ifndef SAMPLES_SPARKLER_H
#define SAMPLES_SPARKLER_H

#include "../common.h"

enum { FACTORS = 16 };  // genes that follow the same factor correlate
#define LOADING 0.75f

typedef struct {
  int genes, samples, groups;
  uint64_t seed;
  const char *output;
} Arguments;

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long genes, samples, groups, seed;
  if (argc <= 6 && parse_integer(argc, argv, 1, "genes", 1, 32768, 512, &genes) &&
      parse_integer(argc, argv, 2, "samples", 2, 1 << 22, 16384, &samples) &&
      parse_integer(argc, argv, 3, "groups", 1, 64, 2, &groups) &&
      parse_integer(argc, argv, 4, "seed", 0, INT32_MAX, 1, &seed)) {
    out->genes = (int)genes, out->samples = (int)samples;
    out->groups = (int)groups;
    out->seed = (uint64_t)seed;
    out->output = argc > 5 ? argv[5] : "sparkler.bin";
    return 1;
  }
  fprintf(stderr,
          "usage: sparkler [genes=512] [samples=16384] [groups=2] [seed=1] "
          "[output=sparkler.bin, - for none]\n");
  return 0;
}

// What gene `gene` shows in sample `sample`: noise of its own and a share of its factor.
HOST_DEVICE static inline float expression(uint64_t seed, int samples, int sample, int gene) {
  return random_uniform(seed, 0, at(sample, gene, samples)) +
         LOADING * random_uniform(seed, 1, at(sample, gene % FACTORS, samples));
}

// The most genes of a group.
static inline int group_size(const Arguments *a) { return (a->genes + a->groups - 1) / a->groups; }

// Reports and writes the correlations; returns the program's exit status.
static inline int report(const Arguments *a, const float *correlations, double seconds) {
  const size_t count = (size_t)a->genes * a->genes;
  printf("sparkler genes=%d samples=%d groups=%d norm=%.9g\n", a->genes, a->samples, a->groups,
         frobenius_norm(correlations, count));
  print_seconds(seconds);
  return write_result(a->output, correlations, count);
}

#endif
