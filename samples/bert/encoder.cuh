// A transformer's encoder layer on the GPU, as in BERT.
#ifndef SAMPLES_ENCODER_CUH
#define SAMPLES_ENCODER_CUH

#include "../device.h"
#include "bert.h"

struct Layer {
  float *matrix[MATRICES], *bias[MATRICES];
};

struct Encoder {
  cublasHandle_t handle;
  Arguments sizes;
  float *x;                         // the activations, hidden x tokens; a layer works in place
  float *query, *key, *value;       // hidden x tokens
  float *scores;                    // sequence x sequence for each head of each sequence
  float *context, *update;          // hidden x tokens
  float *inner;                     // 4 hidden x tokens
};

enum { THREADS = 256, WARP = 32 };

__global__ void add_bias_kernel(float *x, const float *bias, int rows, size_t count) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i < count) x[i] += bias[i % rows];
}

__global__ void add_bias_and_gelu_kernel(float *x, const float *bias, int rows, size_t count) {
  const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
  if (i >= count) return;
  const float sum = x[i] + bias[i % rows];
  x[i] = 0.5f * sum * (1.0f + erff(sum * 0.70710678f));
}

__device__ static float sum_of_warp(float x) {
  for (int lane = WARP / 2; lane > 0; lane /= 2) x += __shfl_xor_sync(~0u, x, lane);
  return x;
}

__device__ static float largest_of_warp(float x) {
  for (int lane = WARP / 2; lane > 0; lane /= 2) x = fmaxf(x, __shfl_xor_sync(~0u, x, lane));
  return x;
}

// Each column becomes its softmax; one warp a column.
__global__ void softmax_kernel(float *x, int rows, size_t columns) {
  const size_t j = (size_t)blockIdx.x * (THREADS / WARP) + threadIdx.x / WARP;
  if (j >= columns) return;
  float *column = x + j * rows, largest = -INFINITY, sum = 0.0f;
  const int lane = threadIdx.x % WARP;
  for (int i = lane; i < rows; i += WARP) largest = fmaxf(largest, column[i]);
  largest = largest_of_warp(largest);
  for (int i = lane; i < rows; i += WARP) sum += column[i] = expf(column[i] - largest);
  sum = sum_of_warp(sum);
  for (int i = lane; i < rows; i += WARP) column[i] /= sum;
}

// x becomes x + update + bias, each column with its mean taken off and scaled to variance 1; one
// warp a column.
__global__ void add_and_normalise_kernel(float *x, const float *update, const float *bias, int rows,
                                         int columns) {
  const int j = blockIdx.x * (THREADS / WARP) + threadIdx.x / WARP, lane = threadIdx.x % WARP;
  if (j >= columns) return;
  float *column = x + at(0, j, rows), mean = 0.0f, variance = 0.0f;
  for (int i = lane; i < rows; i += WARP) mean += column[i] += update[at(i, j, rows)] + bias[i];
  mean = sum_of_warp(mean) / rows;
  for (int i = lane; i < rows; i += WARP) variance += (column[i] - mean) * (column[i] - mean);
  const float scale = 1.0f / sqrtf(sum_of_warp(variance) / rows + LAYER_NORM_EPSILON);
  for (int i = lane; i < rows; i += WARP) column[i] = (column[i] - mean) * scale;
}

static void add_bias(float *x, const float *bias, int rows, int columns) {
  const size_t count = (size_t)rows * columns;
  add_bias_kernel<<<blocks_of(count, THREADS), THREADS>>>(x, bias, rows, count);
  check(cudaGetLastError(), "add_bias");
}

static void add_bias_and_gelu(float *x, const float *bias, int rows, int columns) {
  const size_t count = (size_t)rows * columns;
  add_bias_and_gelu_kernel<<<blocks_of(count, THREADS), THREADS>>>(x, bias, rows, count);
  check(cudaGetLastError(), "add_bias_and_gelu");
}

static void softmax(float *x, int rows, size_t columns) {
  softmax_kernel<<<blocks_of(columns, THREADS / WARP), THREADS>>>(x, rows, columns);
  check(cudaGetLastError(), "softmax");
}

static void add_and_normalise(float *x, const float *update, const float *bias, int rows,
                              int columns) {
  add_and_normalise_kernel<<<blocks_of(columns, THREADS / WARP), THREADS>>>(x, update, bias, rows,
                                                                            columns);
  check(cudaGetLastError(), "add_and_normalise");
}

// Layer INDEX of the encoder. A function of its own for each index, and so are its GEMM calls.
// The heads of a sequence are one batched call.
template <int INDEX>
__attribute__((noinline)) static void encode(const Encoder &e, const Layer &layer) {
  const cublasOperation_t no = CUBLAS_OP_N, yes = CUBLAS_OP_T;
  const Arguments &a = e.sizes;
  const int h = a.hidden, t = tokens_of(&a), s = a.sequence, d = width_of_head(&a);
  const float one = 1.0f, zero = 0.0f, scale = 1.0f / sqrtf((float)d);
  const long long square = (long long)s * s;
  float *const *w = layer.matrix;
  check(cublasSgemm(e.handle, no, no, h, t, h, &one, w[QUERY], h, e.x, h, &zero, e.query, h),
        "query");
  check(cublasSgemm(e.handle, no, no, h, t, h, &one, w[KEY], h, e.x, h, &zero, e.key, h), "key");
  check(cublasSgemm(e.handle, no, no, h, t, h, &one, w[VALUE], h, e.x, h, &zero, e.value, h),
        "value");
  add_bias(e.query, layer.bias[QUERY], h, t);
  add_bias(e.key, layer.bias[KEY], h, t);
  add_bias(e.value, layer.bias[VALUE], h, t);
  for (int i = 0; i < a.batch; ++i) {
    const size_t from = at(0, i * s, h), to = (size_t)i * a.heads * square;
    check(cublasSgemmStridedBatched(e.handle, yes, no, s, s, d, &scale, e.key + from, h, d,
                                    e.query + from, h, d, &zero, e.scores + to, s, square, a.heads),
          "scores");
  }
  softmax(e.scores, s, (size_t)a.heads * t);
  for (int i = 0; i < a.batch; ++i) {
    const size_t from = (size_t)i * a.heads * square, to = at(0, i * s, h);
    check(cublasSgemmStridedBatched(e.handle, no, no, d, s, s, &one, e.value + to, h, d,
                                    e.scores + from, s, square, &zero, e.context + to, h, d,
                                    a.heads),
          "context");
  }
  check(cublasSgemm(e.handle, no, no, h, t, h, &one, w[OUTPUT], h, e.context, h, &zero, e.update,
                    h),
        "output");
  add_and_normalise(e.x, e.update, layer.bias[OUTPUT], h, t);
  check(cublasSgemm(e.handle, no, no, 4 * h, t, h, &one, w[UP], 4 * h, e.x, h, &zero, e.inner,
                    4 * h),
        "up");
  add_bias_and_gelu(e.inner, layer.bias[UP], 4 * h, t);
  check(cublasSgemm(e.handle, no, no, h, t, 4 * h, &one, w[DOWN], h, e.inner, 4 * h, &zero,
                    e.update, h),
        "down");
  add_and_normalise(e.x, e.update, layer.bias[DOWN], h, t);
}

static Layer make_layer(const Arguments &a, int index) {
  Layer layer;
  for (int i = 0; i < MATRICES; ++i) {
    const size_t rows = rows_of(&a, i), count = rows * columns_of(&a, i);
    layer.matrix[i] = make_on_device(count, a.seed, matrix_stream(index, i), matrix_scale(&a, i));
    layer.bias[i] = make_on_device(rows, a.seed, bias_stream(index, i), BIAS_SCALE);
  }
  return layer;
}

static void make_encoder(const Arguments &a, Encoder *e) {
  const size_t tokens = tokens_of(&a), count = a.hidden * tokens;
  check(cublasCreate(&e->handle), "cublasCreate");
  e->sizes = a;
  e->x = make_on_device(count, a.seed, 0, sqrtf(3.0f));
  e->query = allocate_on_device(count);
  e->key = allocate_on_device(count);
  e->value = allocate_on_device(count);
  e->scores = allocate_on_device(a.heads * tokens * a.sequence);
  e->context = allocate_on_device(count);
  e->update = allocate_on_device(count);
  e->inner = allocate_on_device(4 * count);
}

static void make_layers(const Arguments &a, Layer *layers) {
  for (int i = 0; i < a.layers; ++i) layers[i] = make_layer(a, i);
}

static void free_encoder(const Encoder &e, const Layer *layers) {
  for (float *buffer : {e.x, e.query, e.key, e.value, e.scores, e.context, e.update, e.inner})
    check(cudaFree(buffer), "cudaFree");
  for (int i = 0; i < e.sizes.layers; ++i)
    for (int j = 0; j < MATRICES; ++j) {
      check(cudaFree(layers[i].matrix[j]), "cudaFree");
      check(cudaFree(layers[i].bias[j]), "cudaFree");
    }
  check(cublasDestroy(e.handle), "cublasDestroy");
}

// Copies the encoder's output to the host, reports and writes it, and frees everything.
static int finish(const char *name, const Encoder &e, const Layer *layers, double seconds) {
  float *result = to_host(e.x, (size_t)e.sizes.hidden * tokens_of(&e.sizes));
  const int status = report(name, &e.sizes, result, seconds);
  free_encoder(e, layers);
  free(result);
  return status;
}

#endif
