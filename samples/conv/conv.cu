// The convolutions of ResNet-18 in a row on the GPU, each as one product with the patches under its
// window.
#include "../device.h"
#include "conv.h"

enum { THREADS = 256 };

// A column for each output pixel with what lies under the window: rows, their columns, channels.
__global__ void gather_patches_kernel(const float *x, Layer layer, size_t count, float *patches) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i >= count) return;
  const int channels = layer.in.channels, width = layer.window.width;
  const int channel = (int)(i % channels), k = (int)(i % layer.terms) / channels;
  const long from = source_pixel(layer.in, layer.window, layer.out, i / layer.terms, k / width,
                                 k % width);
  patches[i] = from < 0 ? 0.0f : x[(size_t)from * channels + channel];
}

__global__ void relu_kernel(float *x, size_t count) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i < count) x[i] = fmaxf(x[i], 0.0f);
}

// y: the largest under each window; x is not negative.
__global__ void pool_kernel(const float *x, Images in, Window w, Images out, size_t count,
                            float *y) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i >= count) return;
  float largest = 0.0f;
  for (int k = 0; k < w.width * w.width; ++k) {
    const long from = source_pixel(in, w, out, i / in.channels, k / w.width, k % w.width);
    if (from >= 0) largest = fmaxf(largest, x[(size_t)from * in.channels + i % in.channels]);
  }
  y[i] = largest;
}

static void gather_patches(const Arguments &a, const float *x, Layer layer, float *patches) {
  const size_t count = pixels_of(&a, layer.out) * layer.terms;
  gather_patches_kernel<<<blocks_of(count, THREADS), THREADS>>>(x, layer, count, patches);
  check(cudaGetLastError(), "gather_patches");
}

static void relu(float *x, size_t count) {
  relu_kernel<<<blocks_of(count, THREADS), THREADS>>>(x, count);
  check(cudaGetLastError(), "relu");
}

static void pool(const Arguments &a, const float *x, Images in, float *y) {
  const Window window = pooling_of(in);
  const Images out = images_behind(in, window);
  const size_t count = count_of(&a, out);
  pool_kernel<<<blocks_of(count, THREADS), THREADS>>>(x, in, window, out, count, y);
  check(cudaGetLastError(), "pool");
}

// Runs all layers on x, which is overwritten; returns what shape it has in the end.
static Images forward(cublasHandle_t handle, const Arguments &a, float *const *weights, float *x,
                      float *y, float *patches) {
  const float one = 1.0f, zero = 0.0f;
  Images shape = {IMAGE_CHANNELS, a.size};
  for (int i = 0; i < CONVOLUTIONS; ++i) {
    const Layer layer = layer_of(shape, i);
    const int channels = layer.window.channels, pixels = (int)pixels_of(&a, layer.out);
    const size_t count = count_of(&a, layer.out);
    gather_patches(a, x, layer, patches);
    check(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, channels, pixels, layer.terms, &one,
                      weights[i], channels, patches, layer.terms, &zero, y, channels),
          "convolution");
    relu(y, count);
    if (layer.pooled)
      pool(a, y, layer.out, x);
    else
      check(cudaMemcpyAsync(x, y, count * sizeof(float), cudaMemcpyDeviceToDevice), "copy");
    shape = next_images(layer);
  }
  return shape;
}

static void make_weights(const Arguments &a, float **weights) {
  Images in = {IMAGE_CHANNELS, a.size};
  for (int i = 0; i < CONVOLUTIONS; ++i) {
    const Layer layer = layer_of(in, i);
    weights[i] = make_on_device(weights_of(layer), a.seed, 1 + i, weight_scale(layer.terms));
    in = next_images(layer);
  }
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const Needed most = needed_by(&arguments);
  float *weights[CONVOLUTIONS];
  make_weights(arguments, weights);
  float *x = make_on_device(most.images, arguments.seed, 0, sqrtf(3.0f));
  float *y = allocate_on_device(most.images), *patches = allocate_on_device(most.patches);
  cublasHandle_t handle;
  check(cublasCreate(&handle), "cublasCreate");

  const double start = seconds_when_done();
  const Images shape = forward(handle, arguments, weights, x, y, patches);
  const double seconds = seconds_when_done() - start;

  float *result = to_host(x, count_of(&arguments, shape));
  const int status = report(&arguments, shape, result, seconds);
  for (float *buffer : weights) check(cudaFree(buffer), "cudaFree");
  for (float *buffer : {x, y, patches}) check(cudaFree(buffer), "cudaFree");
  check(cublasDestroy(handle), "cublasDestroy");
  free(result);
  return status;
}
