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
#include <time.h>

#ifdef __CUDACC__
#define HOST_DEVICE __host__ __device__
#else
#define HOST_DEVICE
#endif

enum { EXIT_USAGE = 2 };

static inline int smaller(int x, int y) { return x < y ? x : y; }

// Where an element of a column-major matrix lies.
HOST_DEVICE static inline size_t at(int row, int column, int lda) {
  return (size_t)column * lda + row;
}

// splitmix64 of a counter: element `index` of `stream` under `seed`.
HOST_DEVICE static inline uint64_t random_bits(uint64_t seed, uint64_t stream, uint64_t index) {
  uint64_t z = (seed << 8 | stream) * 0xD1342543DE82EF95u + index * 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

// Uniform in (-1, 1): an odd integer times 2^-23, hence exact and never zero.
HOST_DEVICE static inline float random_uniform(uint64_t seed, uint64_t stream,
                                               uint64_t index) {
  const int32_t top = (int32_t)(random_bits(seed, stream, index) >> 41);
  return (float)(2 * top + 1 - (1 << 23)) * 0x1p-23f;
}

// Uniform in (-scale, scale). Not inlined, which keeps the committed IR short.
__attribute__((noinline)) static void fill_uniform(float *x, size_t count, uint64_t seed,
                                                   uint64_t stream, float scale) {
  for (size_t i = 0; i < count; ++i) x[i] = scale * random_uniform(seed, stream, i);
}

__attribute__((noinline)) static double frobenius_norm(const float *x, size_t count) {
  double sum = 0;
  for (size_t i = 0; i < count; ++i) sum += (double)x[i] * x[i];
  return sqrt(sum);
}

static inline void need(const void *memory, size_t bytes) {
  if (memory) return;
  fprintf(stderr, "error: no memory for %zu bytes\n", bytes);
  exit(EXIT_FAILURE);
}

// `count` floats, or the end of the program.
static inline float *allocate(size_t count) {
  float *x = (float *)malloc(count * sizeof(float));
  need(x, count * sizeof(float));
  return x;
}

static inline double *allocate_doubles(size_t count) {
  double *x = (double *)malloc(count * sizeof(double));
  need(x, count * sizeof(double));
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

static inline double seconds_now(void) {
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

// The last line of every sample: how long the computation took, its input and output left out.
static inline void print_seconds(double seconds) { printf("seconds=%.6g\n", seconds); }

// Writes `count` elements of `size` bytes, little-endian; "-" writes nothing. Returns the exit
// status of the program.
static inline int write_elements(const char *path, const void *x, size_t size, size_t count) {
  if (!strcmp(path, "-")) return EXIT_SUCCESS;
  FILE *file = fopen(path, "wb");
  const size_t written = file ? fwrite(x, size, count, file) : 0;
  if (file && !fclose(file) && written == count) return EXIT_SUCCESS;
  fprintf(stderr, "error: cannot write %s\n", path);
  return EXIT_FAILURE;
}

static inline int write_result(const char *path, const float *x, size_t count) {
  return write_elements(path, x, sizeof *x, count);
}

#endif
