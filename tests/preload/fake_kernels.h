// What MixPert's kernels compute, on host memory and in double, for one problem: packing notes
// where an operand lies, and the product reads it there. Digits, tiles and guards are not imitated.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>

#define __device__
#define __forceinline__ inline
#include "triangle.cuh"

namespace fake {

using namespace mixpert;

// An operand in rows of k, as `pack` leaves word of it in the place of the exponents.
struct Note {
  const float *source;
  int64_t ld;
  int32_t k_contiguous, rows, k;

  double at(int64_t row, int64_t k) const {
    return source[k_contiguous ? row * ld + k : row + k * ld];
  }
};

inline Note note_at(const int32_t *exponents) {
  Note note;
  std::memcpy(&note, exponents, sizeof note);
  return note;
}

inline void pack(const PackParams &params) {
  for (const PackOperand &operand : params.operands) {
    if (operand.batch == 0) continue;
    const Note note = {operand.source, operand.ld, operand.k_contiguous, operand.rows, params.k};
    static_assert(sizeof note <= kPatternRows * sizeof(int32_t), "operands have as many exponents");
    std::memcpy(operand.exponents, &note, sizeof note);
  }
}

struct Product {
  Note p, q;  // op(B) and op(A)
  float *c;
  int64_t ldc;
  double alpha, beta;
  int triangle;
};

inline void multiply(const Product &x) {
  for (int64_t i = 0; i < x.p.rows; ++i)
    for (int64_t j = 0; j < x.q.rows; ++j) {
      if (!in_triangle(x.triangle, static_cast<int>(i), static_cast<int>(j))) continue;
      double sum = 0;
      for (int64_t l = 0; l < x.p.k; ++l) sum += x.p.at(i, l) * x.q.at(j, l);
      float &out = x.c[i * x.ldc + j];
      out = static_cast<float>(x.alpha * sum + (x.beta == 0 ? 0 : x.beta * out));
    }
}

template <typename Params>
double alpha_of(const Params &params) {
  return params.alpha_address ? *params.alpha_address : params.alpha;
}
template <typename Params>
double beta_of(const Params &params) {
  return params.beta_address ? *params.beta_address : params.beta;
}

inline void multiply_packed(const GemmParams &params) {
  if (params.parts.blocks) return;  // `reduce` does all of it
  multiply({note_at(params.p.exponents), note_at(params.q.exponents), params.c, params.ldc,
            alpha_of(params), beta_of(params), params.triangle});
}

inline void reduce(const ReduceParams &params) {
  multiply({note_at(params.exponents_p), note_at(params.exponents_q), params.c, params.ldc,
            alpha_of(params), beta_of(params), params.triangle});
}

inline Note note_of(const SmallOperand &operand, int k) {
  return {operand.source, operand.ld, operand.k_contiguous, operand.rows, k};
}

inline void multiply_unpacked(const GemmSmallParams &params) {
  multiply({note_of(params.p, params.k), note_of(params.q, params.k), params.c, params.ldc,
            alpha_of(params), beta_of(params), params.triangle});
}

inline void scale(const ScaleParams &params) {
  const double beta = beta_of(params);
  for (int i = 0; i < params.n; ++i)
    for (int j = 0; j < params.m; ++j)
      if (float &out = params.c[i * params.ldc + j]; in_triangle(params.triangle, i, j))
        out = static_cast<float>(beta == 0 ? 0 : beta * out);
}

inline void convert(const ConvertParams &params, bool widen) {
  for (int64_t i = 0; i < params.columns; ++i)
    for (int64_t j = 0; j < params.rows; ++j) {
      if (!in_triangle(params.triangle, static_cast<int>(i), static_cast<int>(j))) continue;
      float &single = params.single[i * params.ld + j];
      double &wide = params.wide[i * params.rows + j];
      if (widen) wide = single;
      else single = static_cast<float>(wide);
    }
}

template <typename Params>
const Params &as(const void *params) {
  return *static_cast<const Params *>(params);
}

// One launch of a kernel compiled with `options`; what is not here leaves memory as it is.
inline void run(const std::string &kernel, const std::string &options, const void *params) {
  if (kernel == "pack") pack(as<PackParams>(params));
  if (kernel == "gemm_int8_sm80") multiply_packed(as<GemmParams>(params));
  if (kernel == "gemm_int8_reduce") reduce(as<ReduceParams>(params));
  if (kernel == "gemm_int8_small") multiply_unpacked(as<GemmSmallParams>(params));
  if (kernel == "scale") scale(as<ScaleParams>(params));
  if (kernel == "convert")
    convert(as<ConvertParams>(params), options.find("WIDEN=1") != std::string::npos);
}

}  // namespace fake
