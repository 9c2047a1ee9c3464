// The convolutions of ResNet-18 in a row on the processor, each as one product with the patches
// under its window.
#include "../blas.h"
#include "conv.h"

// A column for each output pixel with what lies under the window: rows, their columns, channels.
static void gather_patches(const Arguments *a, const float *x, Layer layer, float *patches) {
  const Window w = layer.window;
  const size_t pixels = pixels_of(a, layer.out), c = (size_t)layer.in.channels;
  for (size_t p = 0; p < pixels; ++p)
    for (int k = 0; k < w.width * w.width; ++k, patches += c) {
      const long from = source_pixel(layer.in, w, layer.out, p, k / w.width, k % w.width);
      if (from < 0)
        memset(patches, 0, c * sizeof(float));
      else
        memcpy(patches, x + (size_t)from * c, c * sizeof(float));
    }
}

static void relu(float *x, size_t count) {
  for (size_t i = 0; i < count; ++i) x[i] = x[i] > 0.0f ? x[i] : 0.0f;
}

// y: the largest under each window; x is not negative.
static void pool(const Arguments *a, const float *x, Images in, float *y) {
  const Window w = pooling_of(in);
  const Images out = images_behind(in, w);
  const size_t pixels = pixels_of(a, out), channels = (size_t)in.channels;
  for (size_t p = 0; p < pixels; ++p)
    for (size_t c = 0; c < channels; ++c) {
      float largest = 0.0f;
      for (int k = 0; k < w.width * w.width; ++k) {
        const long from = source_pixel(in, w, out, p, k / w.width, k % w.width);
        if (from >= 0) largest = fmaxf(largest, x[(size_t)from * channels + c]);
      }
      y[p * channels + c] = largest;
    }
}

// Runs all layers on x, which is overwritten; returns what shape it has in the end.
static Images forward(const Arguments *a, float *const *weights, float *x, float *y,
                      float *patches) {
  Images shape = {IMAGE_CHANNELS, a->size};
  for (int i = 0; i < CONVOLUTIONS; ++i) {
    const Layer layer = layer_of(shape, i);
    const int channels = layer.window.channels, pixels = (int)pixels_of(a, layer.out);
    const size_t count = count_of(a, layer.out);
    gather_patches(a, x, layer, patches);
    cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, channels, pixels, layer.terms, 1.0f,
                weights[i], channels, patches, layer.terms, 0.0f, y, channels);
    relu(y, count);
    if (layer.pooled)
      pool(a, y, layer.out, x);
    else
      memcpy(x, y, count * sizeof(float));
    shape = next_images(layer);
  }
  return shape;
}

static void make_weights(const Arguments *a, float **weights) {
  Images in = {IMAGE_CHANNELS, a->size};
  for (int i = 0; i < CONVOLUTIONS; ++i) {
    const Layer layer = layer_of(in, i);
    weights[i] = allocate(weights_of(layer));
    fill_uniform(weights[i], weights_of(layer), a->seed, (uint64_t)(1 + i),
                 weight_scale(layer.terms));
    in = next_images(layer);
  }
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const Needed most = needed_by(&arguments);
  const Images images = {IMAGE_CHANNELS, arguments.size};
  float *weights[CONVOLUTIONS];
  make_weights(&arguments, weights);
  float *x = allocate(most.images), *y = allocate(most.images), *patches = allocate(most.patches);
  fill_uniform(x, count_of(&arguments, images), arguments.seed, 0, sqrtf(3.0f));

  const double start = seconds_now();
  const Images shape = forward(&arguments, weights, x, y, patches);
  const double seconds = seconds_now() - start;

  const int status = report(&arguments, shape, x, seconds);
  for (int i = 0; i < CONVOLUTIONS; ++i) free(weights[i]);
  free(x), free(y), free(patches);
  return status;
}
