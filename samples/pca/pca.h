// The observations of the principal-components sample and its arguments, the same for both variants.
#ifndef SAMPLES_PCA_H
#define SAMPLES_PCA_H

#include "../common.h"

enum { FACTORS = 16 };  // that features follow, each more weakly than the one before
#define LOADING 2.0f

typedef struct {
  int features, samples;
  uint64_t seed;
  const char *output;
} Arguments;

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long features, samples, seed;
  if (argc <= 5 && parse_integer(argc, argv, 1, "features", 1, 32768, 128, &features) &&
      parse_integer(argc, argv, 2, "samples", 2, 1 << 22, 4096, &samples) &&
      parse_integer(argc, argv, 3, "seed", 0, INT32_MAX, 1, &seed)) {
    out->features = (int)features, out->samples = (int)samples;
    out->seed = (uint64_t)seed;
    out->output = argc > 4 ? argv[4] : "pca.bin";
    return 1;
  }
  fprintf(stderr,
          "usage: pca [features=128] [samples=4096] [seed=1] [output=pca.bin, - for none]\n");
  return 0;
}

// What feature `feature` is in sample `sample`: noise of its own and a share of its factor.
HOST_DEVICE static inline float observation(uint64_t seed, int samples, int sample, int feature) {
  const int factor = feature % FACTORS;
  return random_uniform(seed, 0, at(sample, feature, samples)) +
         LOADING / (float)(1 + factor) * random_uniform(seed, 1, at(sample, factor, samples));
}

// Reports and writes the variances along the components, the largest first. Returns the program's
// exit status.
static inline int report(const Arguments *a, const float *variances, double seconds) {
  printf("pca features=%d samples=%d norm=%.9g\n", a->features, a->samples,
         frobenius_norm(variances, a->features));
  print_seconds(seconds);
  return write_result(a->output, variances, a->features);
}

#endif
