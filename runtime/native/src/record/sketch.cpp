// The stored forms of an output (see record/capture.h); pure.
#include <algorithm>
#include <cstring>

#include "record/capture.h"
#include "support/mix.h"

namespace mixpert {
namespace {

// Bit 63 - t is the sign of element j of vector t.
uint64_t sign_bits(uint64_t call, int64_t j) { return mix(mix(call) + static_cast<uint64_t>(j)); }

int64_t sampled_row(uint64_t call, int64_t t, int64_t m) {
  return static_cast<int64_t>(mix(mix(~call) + static_cast<uint64_t>(t)) %
                              static_cast<uint64_t>(m));
}

char *append(char *cursor, const void *data, size_t bytes) {
  std::memcpy(cursor, data, bytes);
  return cursor + bytes;
}

const float *column(const Output &output, int64_t problem, int64_t j) {
  return output.c + problem * output.stride + j * output.ld;
}

// y_t = C*w_t for all t.
void multiply(const Output &o, int64_t problem, uint64_t call, std::vector<double> *y) {
  std::fill(y->begin(), y->end(), 0.0);
  for (int64_t j = 0; j < o.n; ++j) {
    const uint64_t bits = sign_bits(call, j);
    const float *c = column(o, problem, j);
    for (int64_t t = 0; t < kSketchVectors; ++t) {
      const double sign = bits >> (63 - t) & 1 ? -1.0 : 1.0;
      double *out = y->data() + t * o.m;
      for (int64_t i = 0; i < o.m; ++i) out[i] += sign * c[i];
    }
  }
}

}  // namespace

int64_t full_bytes(const Output &o) {
  return o.batch * o.m * o.n * static_cast<int64_t>(sizeof(float));
}

int64_t sketch_bytes(const Output &o) {
  return o.batch * (kSketchVectors * o.m * static_cast<int64_t>(sizeof(double)) +
                    std::min(kSampledRows, o.m) * o.n * static_cast<int64_t>(sizeof(float)));
}

std::vector<char> pack_full(const Output &o) {
  std::vector<char> data(static_cast<size_t>(full_bytes(o)));
  char *cursor = data.data();
  for (int64_t p = 0; p < o.batch; ++p)
    for (int64_t j = 0; j < o.n; ++j)
      cursor = append(cursor, column(o, p, j), static_cast<size_t>(o.m) * sizeof(float));
  return data;
}

std::vector<char> pack_sketch(const Output &o, uint64_t call) {
  std::vector<char> data(static_cast<size_t>(sketch_bytes(o)));
  char *cursor = data.data();
  std::vector<double> y(static_cast<size_t>(kSketchVectors * o.m));
  for (int64_t p = 0; p < o.batch; ++p) {
    multiply(o, p, call, &y);
    cursor = append(cursor, y.data(), y.size() * sizeof(double));
    for (int64_t t = 0; t < std::min(kSampledRows, o.m); ++t) {
      const int64_t row = sampled_row(call, t, o.m);
      for (int64_t j = 0; j < o.n; ++j)
        cursor = append(cursor, column(o, p, j) + row, sizeof(float));
    }
  }
  return data;
}

double squared_norm(const Output &o) {
  double total = 0;
  for (int64_t p = 0; p < o.batch; ++p)
    for (int64_t j = 0; j < o.n; ++j) {
      const float *c = column(o, p, j);
      double partial = 0;
      for (int64_t i = 0; i < o.m; ++i) partial += static_cast<double>(c[i]) * c[i];
      total += partial;
    }
  return total;
}

}  // namespace mixpert
