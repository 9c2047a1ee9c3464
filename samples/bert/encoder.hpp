// A transformer's encoder layer on the processor, as in BERT.
#ifndef SAMPLES_ENCODER_HPP
#define SAMPLES_ENCODER_HPP

#include <initializer_list>

#include "../blas.h"
#include "bert.h"

struct Layer {
  float *matrix[MATRICES], *bias[MATRICES];
};

struct Encoder {
  Arguments sizes;
  float *x;                         // the activations, hidden x tokens; a layer works in place
  float *query, *key, *value;       // hidden x tokens
  float *scores;                    // sequence x sequence for each head of each sequence
  float *context, *update;          // hidden x tokens
  float *inner;                     // 4 hidden x tokens
};

static void add_bias(float *x, const float *bias, int rows, int columns) {
  for (int j = 0; j < columns; ++j)
    for (int i = 0; i < rows; ++i) x[at(i, j, rows)] += bias[i];
}

static void add_bias_and_gelu(float *x, const float *bias, int rows, int columns) {
  for (int j = 0; j < columns; ++j)
    for (int i = 0; i < rows; ++i) {
      const float sum = x[at(i, j, rows)] + bias[i];
      x[at(i, j, rows)] = 0.5f * sum * (1.0f + erff(sum * 0.70710678f));
    }
}

// Each column becomes its softmax.
static void softmax(float *x, int rows, size_t columns) {
  for (float *column = x; column < x + columns * rows; column += rows) {
    float largest = column[0], sum = 0.0f;
    for (int i = 1; i < rows; ++i) largest = fmaxf(largest, column[i]);
    for (int i = 0; i < rows; ++i) sum += column[i] = expf(column[i] - largest);
    for (int i = 0; i < rows; ++i) column[i] /= sum;
  }
}

// x becomes x + update + bias, each column with its mean taken off and scaled to variance 1.
static void add_and_normalise(float *x, const float *update, const float *bias, int rows,
                              int columns) {
  for (int j = 0; j < columns; ++j) {
    float *column = x + at(0, j, rows), mean = 0.0f, variance = 0.0f;
    for (int i = 0; i < rows; ++i) mean += column[i] += update[at(i, j, rows)] + bias[i];
    mean /= (float)rows;
    for (int i = 0; i < rows; ++i) variance += (column[i] - mean) * (column[i] - mean);
    const float scale = 1.0f / sqrtf(variance / (float)rows + LAYER_NORM_EPSILON);
    for (int i = 0; i < rows; ++i) column[i] = (column[i] - mean) * scale;
  }
}

// Layer INDEX of the encoder. A function of its own for each index, and so are its GEMM calls.
template <int INDEX>
__attribute__((noinline)) static void encode(const Encoder &e, const Layer &layer) {
  const Arguments &a = e.sizes;
  const int h = a.hidden, t = tokens_of(&a), s = a.sequence, d = width_of_head(&a);
  const float scale = 1.0f / sqrtf((float)d);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, h, t, h, 1.0f, layer.matrix[QUERY], h, e.x,
              h, 0.0f, e.query, h);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, h, t, h, 1.0f, layer.matrix[KEY], h, e.x,
              h, 0.0f, e.key, h);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, h, t, h, 1.0f, layer.matrix[VALUE], h, e.x,
              h, 0.0f, e.value, h);
  add_bias(e.query, layer.bias[QUERY], h, t);
  add_bias(e.key, layer.bias[KEY], h, t);
  add_bias(e.value, layer.bias[VALUE], h, t);
  for (int head = 0; head < a.heads * a.batch; ++head) {
    const size_t from = at(head % a.heads * d, head / a.heads * s, h);
    cblas_sgemm(CblasColMajor, CblasTrans, CblasNoTrans, s, s, d, scale, e.key + from, h,
                e.query + from, h, 0.0f, e.scores + (size_t)head * s * s, s);
  }
  softmax(e.scores, s, (size_t)a.heads * t);
  for (int head = 0; head < a.heads * a.batch; ++head) {
    const size_t from = at(head % a.heads * d, head / a.heads * s, h);
    cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, d, s, s, 1.0f, e.value + from, h,
                e.scores + (size_t)head * s * s, s, 0.0f, e.context + from, h);
  }
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, h, t, h, 1.0f, layer.matrix[OUTPUT], h,
              e.context, h, 0.0f, e.update, h);
  add_and_normalise(e.x, e.update, layer.bias[OUTPUT], h, t);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, 4 * h, t, h, 1.0f, layer.matrix[UP], 4 * h,
              e.x, h, 0.0f, e.inner, 4 * h);
  add_bias_and_gelu(e.inner, layer.bias[UP], 4 * h, t);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, h, t, 4 * h, 1.0f, layer.matrix[DOWN], h,
              e.inner, 4 * h, 0.0f, e.update, h);
  add_and_normalise(e.x, e.update, layer.bias[DOWN], h, t);
}

static Layer make_layer(const Arguments &a, int index) {
  Layer layer;
  for (int i = 0; i < MATRICES; ++i) {
    const size_t rows = (size_t)rows_of(&a, i), count = rows * columns_of(&a, i);
    layer.matrix[i] = allocate(count), layer.bias[i] = allocate(rows);
    fill_uniform(layer.matrix[i], count, a.seed, matrix_stream(index, i), matrix_scale(&a, i));
    fill_uniform(layer.bias[i], rows, a.seed, bias_stream(index, i), BIAS_SCALE);
  }
  return layer;
}

static void make_encoder(const Arguments &a, Encoder *e) {
  const size_t tokens = (size_t)tokens_of(&a), count = a.hidden * tokens;
  e->sizes = a;
  e->x = allocate(count);
  fill_uniform(e->x, count, a.seed, 0, sqrtf(3.0f));
  e->query = allocate(count), e->key = allocate(count), e->value = allocate(count);
  e->scores = allocate(a.heads * tokens * a.sequence);
  e->context = allocate(count), e->update = allocate(count);
  e->inner = allocate(4 * count);
}

static void make_layers(const Arguments &a, Layer *layers) {
  for (int i = 0; i < a.layers; ++i) layers[i] = make_layer(a, i);
}

static void free_encoder(const Encoder &e, const Layer *layers) {
  for (float *buffer :
       {e.x, e.query, e.key, e.value, e.scores, e.context, e.update, e.inner})
    free(buffer);
  for (int i = 0; i < e.sizes.layers; ++i)
    for (int j = 0; j < MATRICES; ++j) free(layers[i].matrix[j]), free(layers[i].bias[j]);
}

#endif
