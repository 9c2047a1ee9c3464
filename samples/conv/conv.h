// The layers of the convolution sample and its arguments, the same for both variants.
#ifndef SAMPLES_CONV_H
#define SAMPLES_CONV_H

#include "../common.h"

enum { CONVOLUTIONS = 17, IMAGE_CHANNELS = 3 };

typedef struct {
  int batch, size;
  uint64_t seed;
  const char *output;
} Arguments;

// Returns 0 after saying on stderr what is wrong.
static inline int parse_arguments(int argc, char **argv, Arguments *out) {
  long batch, size, seed;
  if (argc <= 5 && parse_integer(argc, argv, 1, "batch", 1, 1024, 1, &batch) &&
      parse_integer(argc, argv, 2, "size", 1, 512, 64, &size) &&
      parse_integer(argc, argv, 3, "seed", 0, INT32_MAX, 1, &seed)) {
    out->batch = (int)batch, out->size = (int)size;
    out->seed = (uint64_t)seed;
    out->output = argc > 4 ? argv[4] : "conv.bin";
    return 1;
  }
  fprintf(stderr, "usage: conv [batch=1] [size=64] [seed=1] [output=conv.bin, - for none]\n");
  return 0;
}

// Images with a column for each pixel, image after image, row after row: channels x pixels.
typedef struct {
  int channels, size;
} Images;

static inline size_t pixels_of(const Arguments *a, Images x) {
  return (size_t)a->batch * x.size * x.size;
}

static inline size_t count_of(const Arguments *a, Images x) {
  return pixels_of(a, x) * x.channels;
}

// A square window that moves over padded images.
typedef struct {
  int width, stride, channels;  // channels that come out
} Window;

// Half of the window lies outside at the borders.
HOST_DEVICE static inline Images images_behind(Images x, Window w) {
  const Images behind = {w.channels, (x.size + 2 * (w.width / 2) - w.width) / w.stride + 1};
  return behind;
}

// A convolution: images that go in and come out, the terms of each sum, and whether pooling
// follows.
typedef struct {
  Window window;
  Images in, out;
  int terms, pooled;
} Layer;

// Convolution `index` of ResNet-18 on `in`: one of width 7, then four stages of four of width 3,
// each stage with twice the channels of the one before and half its size. Not inlined, which keeps
// compilers from peeling a layer off the loop.
__attribute__((noinline)) static Layer layer_of(Images in, int index) {
  const int stage = (index - 1) / 4, first = index % 4 == 1 && stage > 0;
  const Window stem = {7, 2, 64}, inner = {3, first ? 2 : 1, 64 << stage};
  Layer layer;
  layer.window = index == 0 ? stem : inner;
  layer.in = in, layer.out = images_behind(in, layer.window);
  layer.terms = layer.window.width * layer.window.width * in.channels;
  layer.pooled = index == 0;
  return layer;
}

static inline Window pooling_of(Images x) {
  const Window window = {3, 2, x.channels};
  return window;
}

// What the convolution after `layer` takes in.
static inline Images next_images(Layer layer) {
  return layer.pooled ? images_behind(layer.out, pooling_of(layer.out)) : layer.out;
}

static inline size_t weights_of(Layer layer) {
  return (size_t)layer.terms * layer.window.channels;
}

// The most elements that images and patches take anywhere.
typedef struct {
  size_t images, patches;
} Needed;

static inline Needed needed_by(const Arguments *a) {
  Images in = {IMAGE_CHANNELS, a->size};
  Needed most = {count_of(a, in), 0};
  for (int i = 0; i < CONVOLUTIONS; ++i) {
    const Layer layer = layer_of(in, i);
    const size_t images = count_of(a, layer.out), patches = pixels_of(a, layer.out) * layer.terms;
    if (images > most.images) most.images = images;
    if (patches > most.patches) most.patches = patches;
    in = next_images(layer);
  }
  return most;
}

// Entries of variance 2 over the number of terms, which keeps activations of order 1 under ReLU.
static inline float weight_scale(int terms) { return sqrtf(6.0f / (float)terms); }

// Where the window's element (row, column) lies for output pixel `pixel`, or -1 outside the image.
HOST_DEVICE static inline long source_pixel(Images x, Window w, Images y, size_t pixel, int row,
                                            int column) {
  const size_t image = pixel / ((size_t)y.size * y.size), place = pixel % ((size_t)y.size * y.size);
  const int i = (int)(place / y.size) * w.stride + row - w.width / 2;
  const int j = (int)(place % y.size) * w.stride + column - w.width / 2;
  if (i < 0 || j < 0 || i >= x.size || j >= x.size) return -1;
  return (long)((image * x.size + i) * x.size + j);
}

// Reports and writes the last activations; returns the program's exit status.
static inline int report(const Arguments *a, Images y, const float *result, double seconds) {
  const size_t count = count_of(a, y);
  printf("conv batch=%d size=%d channels=%d norm=%.9g\n", a->batch, a->size, y.channels,
         frobenius_norm(result, count));
  print_seconds(seconds);
  return write_result(a->output, result, count);
}

#endif
