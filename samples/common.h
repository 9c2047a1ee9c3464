// What the sample programs share: seeded input, argument parsing, the result file.
//
// Matrices are column-major FP32. The numbers depend on the seed alone, so that the CUDA and the
// CBLAS variant of a sample start from the same bits.
#ifndef SAMPLES_COMMON_H
#define SAMPLES_COMMON_H

#include <errno.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_USAGE = 2 };

// splitmix64 of a counter: element `index` of `stream` under `seed`.
static inline uint64_t random_bits(uint64_t seed, uint64_t stream, uint64_t index) {
  uint64_t z = (seed << 8 | stream) * 0xD1342543DE82EF95u + index * 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

// Uniform in (-1, 1): an odd integer times 2^-23, hence exact and never zero.
static inline float random_uniform(uint64_t seed, uint64_t stream, uint64_t index) {
  const int32_t top = (int32_t)(random_bits(seed, stream, index) >> 41);
  return (float)(2 * top + 1 - (1 << 23)) * 0x1p-23f;
}

// Uniform in (-scale, scale). Not inlined, which keeps the committed IR short.
__attribute__((noinline)) static void fill_uniform(float *x, size_t count, uint64_t seed, uint64_t stream,
                                float scale) {
  for (size_t i = 0; i < count; ++i) x[i] = scale * random_uniform(seed, stream, i);
}

__attribute__((noinline)) static double frobenius_norm(const float *x, size_t count) {
  double sum = 0;
  for (size_t i = 0; i < count; ++i) sum += (double)x[i] * x[i];
  return sqrt(sum);
}

// `count` floats, or the end of the program.
static inline float *allocate(size_t count) {
  float *x = (float *)malloc(count * sizeof(float));
  if (!x) {
    fprintf(stderr, "error: no memory for %zu floats\n", count);
    exit(EXIT_FAILURE);
  }
  return x;
}

// Argument `position` as an integer in [low, high], `fallback` where it was not given.
// Returns 0 and explains where it is no such number.
static inline int parse_integer(int argc, char **argv, int position, const char *name, long low,
                                long high, long fallback, long *out) {
  *out = fallback;
  if (position >= argc) return 1;
  char *end;
  errno = 0;
  *out = strtol(argv[position], &end, 10);
  if (*argv[position] && !*end && !errno && *out >= low && *out <= high) return 1;
  fprintf(stderr, "error: %s is '%s', expected an integer from %ld to %ld\n", name,
          argv[position], low, high);
  return 0;
}

// Writes raw little-endian FP32; "-" writes nothing. Returns the exit status of the program.
static inline int write_result(const char *path, const float *x, size_t count) {
  if (!strcmp(path, "-")) return EXIT_SUCCESS;
  FILE *file = fopen(path, "wb");
  const size_t written = file ? fwrite(x, sizeof(float), count, file) : 0;
  if (file && !fclose(file) && written == count) return EXIT_SUCCESS;
  fprintf(stderr, "error: cannot write %s\n", path);
  return EXIT_FAILURE;
}

#endif
