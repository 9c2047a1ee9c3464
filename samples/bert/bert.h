// The encoder of the BERT sample: its sizes, its parameters and the programs' arguments, the same
// for all variants.
#ifndef SAMPLES_BERT_H
#define SAMPLES_BERT_H

#include "../common.h"

enum { MAX_LAYERS = 20, BASE_LAYERS = 12 };
#define LAYER_NORM_EPSILON 1e-5f
#define BIAS_SCALE 0.1f

// Activations are column-major with a column for each token: hidden x tokens.
typedef struct {
  int layers, sequence, batch, hidden, heads;
  uint64_t seed;
  const char *output;
} Arguments;

static inline int tokens_of(const Arguments *a) { return a->sequence * a->batch; }
static inline int width_of_head(const Arguments *a) { return a->hidden / a->heads; }

// The parameters of a layer in the order of their streams, and the rows and columns of each. The
// last has as many rows as the one before has columns: hidden or 4 hidden.
enum { QUERY, KEY, VALUE, OUTPUT, UP, DOWN, MATRICES };

static inline int rows_of(const Arguments *a, int matrix) {
  return matrix == UP ? 4 * a->hidden : a->hidden;
}

static inline int columns_of(const Arguments *a, int matrix) {
  return matrix == DOWN ? 4 * a->hidden : a->hidden;
}

// Streams: 0 is the input; each layer has one for each matrix and, after these, each bias.
static inline uint64_t matrix_stream(int layer, int matrix) {
  return (uint64_t)(1 + 2 * MATRICES * layer + matrix);
}

static inline uint64_t bias_stream(int layer, int matrix) {
  return matrix_stream(layer, MATRICES + matrix);
}

// Entries of variance 1/columns, which keeps the products of order 1.
static inline float matrix_scale(const Arguments *a, int matrix) {
  return sqrtf(3.0f / (float)columns_of(a, matrix));
}

// Reads the arguments from `first` on: sequence, batch, hidden, heads, seed, output.
static inline int parse_sizes(int argc, char **argv, int first, const char *output,
                              Arguments *out) {
  long sequence, batch, hidden, heads, seed;
  if (argc > first + 6 ||
      !parse_integer(argc, argv, first, "sequence", 1, 4096, 128, &sequence) ||
      !parse_integer(argc, argv, first + 1, "batch", 1, 1024, 1, &batch) ||
      !parse_integer(argc, argv, first + 2, "hidden", 1, 8192, 768, &hidden) ||
      !parse_integer(argc, argv, first + 3, "heads", 1, 256, 12, &heads) ||
      !parse_integer(argc, argv, first + 4, "seed", 0, INT32_MAX, 1, &seed))
    return 0;
  if (hidden % heads) {
    fprintf(stderr, "error: hidden is %ld, expected a multiple of heads, %ld\n", hidden, heads);
    return 0;
  }
  out->sequence = (int)sequence, out->batch = (int)batch;
  out->hidden = (int)hidden, out->heads = (int)heads;
  out->seed = (uint64_t)seed;
  out->output = argc > first + 5 ? argv[first + 5] : output;
  return 1;
}

// Of the program `bert`. Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long layers;
  if (parse_integer(argc, argv, 1, "layers", 1, MAX_LAYERS, BASE_LAYERS, &layers) &&
      parse_sizes(argc, argv, 2, "bert.bin", out)) {
    out->layers = (int)layers;
    return 1;
  }
  fprintf(stderr,
          "usage: bert [layers=12] [sequence=128] [batch=1] [hidden=768] [heads=12] [seed=1] "
          "[output=bert.bin, - for none]\n");
  return 0;
}

// Of the program `bert_layers`, which has always BASE_LAYERS layers.
static inline int parse_arguments_of_layers(int argc, char **argv, Arguments *out) {
  out->layers = BASE_LAYERS;
  if (parse_sizes(argc, argv, 1, "bert_layers.bin", out)) return 1;
  fprintf(stderr,
          "usage: bert_layers [sequence=128] [batch=1] [hidden=768] [heads=12] [seed=1] "
          "[output=bert_layers.bin, - for none]\n");
  return 0;
}

// Reports and writes the encoder's output; returns the program's exit status.
static inline int report(const char *name, const Arguments *a, const float *result,
                         double seconds) {
  const size_t count = (size_t)a->hidden * tokens_of(a);
  printf("%s layers=%d sequence=%d batch=%d hidden=%d heads=%d norm=%.9g\n", name, a->layers,
         a->sequence, a->batch, a->hidden, a->heads, frobenius_norm(result, count));
  print_seconds(seconds);
  return write_result(a->output, result, count);
}

#endif
