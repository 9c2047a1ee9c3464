// What MixPert's kernels compute, on host memory and in double, for each problem: packing notes
// where an operand lies, and the product reads it there. Digits, tiles and guards are not imitated.
#pragma once

#include <cmath>
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
    static_assert(sizeof(Note) <= kPatternRows * sizeof(int32_t), "operands have as many exponents");
    for (int i = 0; i < operand.batch; ++i) {
      const Note note = {operand.source + i * operand.stride, operand.ld, operand.k_contiguous,
                         operand.rows, params.k};
      std::memcpy(operand.exponents + i * operand.padded_rows, &note, sizeof note);
    }
  }
}

// Elements below 2^-110 count as such that pieces do not hold, whatever rows are raised to.
inline bool has_low(const PackOperand &operand, int k) {
  const Note note = {operand.source, operand.ld, operand.k_contiguous, operand.rows, k};
  for (int row = 0; row < note.rows && operand.batch > 0; ++row)
    for (int i = 0; i < k; ++i)
      if (note.at(row, i) != 0 && std::fabs(note.at(row, i)) < 0x1p-110) return true;
  return false;
}

inline void pack_split(const PackSplitParams &params, bool again) {
  pack(params.pack);
  bool low = false;
  for (const PackOperand &operand : params.pack.operands) low |= has_low(operand, params.pack.k);
  const PackOperand &p = params.pack.operands[0], &q = params.pack.operands[1];
  const int ctas = (p.strips * p.batch + q.strips * q.batch) * params.pack.splits;
  if (!again) std::memset(params.low, low, static_cast<size_t>(ctas));
  if (params.underflow) *params.underflow = again && low;
}

inline void report(const ReportParams &params) {
  for (int i = 0; i < kGuardCounts; ++i) params.target[i] = params.counts ? params.counts[i] : 0;
  uint32_t &underflow = params.target[kGuardCounts] = 0;
  for (int side = 0; side < 2; ++side)
    for (int i = 0; i < params.underflow_bytes[side]; ++i) underflow |= params.underflow[side][i];
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

// CTAs of a cluster, which send each other.
inline unsigned thin_ctas(const void *params) {
  return static_cast<unsigned>(static_cast<const GemmSmallParams *>(params)->splits);
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
  for (int i = 0; i < params.batch; ++i)
    multiply({note_at(params.p.exponents + i * params.p.batch_exponents),
              note_at(params.q.exponents + i * params.q.batch_exponents),
              params.c + i * params.stride_c, params.ldc, alpha_of(params), beta_of(params),
              params.triangle});
}

inline void reduce(const ReduceParams &params) {
  multiply({note_at(params.exponents_p), note_at(params.exponents_q), params.c, params.ldc,
            alpha_of(params), beta_of(params), params.triangle});
}

inline Note note_of(const SmallOperand &operand, int k) {
  return {operand.source, operand.ld, operand.k_contiguous, operand.rows, k};
}

inline SmallOperand problem_of(SmallOperand operand, unsigned problem) {
  operand.source += problem * operand.stride;
  return operand;
}

inline void multiply_unpacked(const GemmSmallParams &params, unsigned problems) {
  for (unsigned i = 0; i < problems; ++i)
    multiply({note_of(problem_of(params.p, i), params.k), note_of(problem_of(params.q, i), params.k),
              params.c + i * params.stride_c, params.ldc, alpha_of(params), beta_of(params),
              params.triangle});
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

// Of each element alone, from cuBLASLt's documentation.
inline double activated(const EpilogueParams &params, double x, int64_t column, int64_t row) {
  const int64_t at = column * params.ld_aux + row;
  auto *const inputs = static_cast<float *>(params.aux);
  auto *const mask = static_cast<unsigned char *>(params.aux);
  const auto bit = static_cast<unsigned char>(1 << at % 8);
  const auto tangent = [](double y) {
    return std::tanh(std::sqrt(2 / M_PI) * (y + 0.044715 * y * y * y));
  };
  switch (params.activation) {
    case kRelu:
      if (mask) mask[at / 8] = static_cast<unsigned char>((mask[at / 8] & ~bit) | (x >= 0 ? bit : 0));
      return x < 0 ? 0 : x;
    case kGelu:
      if (inputs) inputs[at] = static_cast<float>(x);
      return 0.5 * x * (1 + tangent(x));
    case kReluSlope: return mask[at / 8] & bit ? x : 0;
    case kGeluSlope: {
      const double y = inputs[at], t = tangent(y);
      const double inner = std::sqrt(2 / M_PI) * (1 + 3 * 0.044715 * y * y);
      return x * (0.5 * (1 + t) + 0.5 * y * (1 - t * t) * inner);
    }
    default: return x;
  }
}

inline void epilogue(const EpilogueParams &params) {
  for (int64_t i = 0; i < params.batch; ++i)
    for (int64_t j = 0; j < params.n; ++j)
      for (int64_t row = 0; row < params.m; ++row) {
        float &out = params.c[i * params.stride_c + j * params.ldc + row];
        const double bias = params.bias ? params.bias[i * params.stride_bias + row] : 0;
        out = static_cast<float>(activated(params, out + bias, j, row));
      }
}

inline void row_sums(const RowSumParams &params) {
  for (int64_t row = 0; row < params.rows; ++row) {
    double sum = 0;
    for (int64_t j = 0; j < params.columns; ++j) sum += params.matrix[row + j * params.ld];
    params.sums[row] = static_cast<float>(sum);
  }
}

inline void mirror(const MirrorParams &params) {
  for (int64_t j = 0; j < params.n; ++j)
    for (int64_t i = 0; i < j; ++i) params.c[i + j * params.ldc] = params.c[j + i * params.ldc];
}

inline void gemm_fp32(const Fp32Params &p) {
  if (p.tiles == 0) return;
  const float alpha = p.device_alpha ? *p.device_alpha : p.alpha;
  const float beta = p.device_beta ? *p.device_beta : p.beta;
  for (int64_t i = 0; i < p.batch; ++i)
    multiply({{p.b + i * p.stride_b, p.ldb, !p.trans_b, p.n, alpha == 0 ? 0 : p.k},
              {p.a + i * p.stride_a, p.lda, p.trans_a, p.m, p.k},
              p.c + i * p.stride_c, p.ldc, alpha, beta, p.triangle});
}

template <typename Params>
const Params &as(const void *params) {
  return *static_cast<const Params *>(params);
}

inline void keep_rows(const CheckParams &params) {
  for (int r = 0; r < params.count; ++r)
    for (int64_t j = 0; j < params.n; ++j)
      params.before[r * params.n + j] = params.c[params.sample[r] + j * params.ldc];
}

inline CheckRow compared_row(const CheckParams &params, int r) {
  const Note a = {params.a, params.lda, params.trans_a, params.m, params.k};
  const Note b = {params.b, params.ldb, !params.trans_b, params.n, params.k};
  const int row = params.sample[r];
  CheckRow sum = {};
  for (int j = 0; j < params.n; ++j) {
    if (!in_triangle(params.triangle, j, row)) continue;
    double product = 0;
    for (int64_t l = 0; l < params.k; ++l) product += a.at(row, l) * b.at(j, l);
    const double before = beta_of(params) == 0 ? 0 : params.before[int64_t{r} * params.n + j];
    const double exact = alpha_of(params) * product + beta_of(params) * before;
    const double off = params.c[row + j * params.ldc] - exact;
    sum.error += off * off;
    sum.reference += exact * exact;
  }
  return sum;
}

inline void compare_rows(const CheckParams &params) {
  *params.failed = 0;
  for (int r = 0; r < params.count; ++r) {
    const CheckRow row = params.rows[r] = compared_row(params, r);
    const double most = params.threshold * params.threshold * row.reference;
    if (!(row.error <= most)) *params.failed = 1;
  }
}

inline void copy_matrix(const float *from, int64_t ld, int64_t rows, int64_t columns, float *to) {
  for (int64_t j = 0; j < columns; ++j)
    std::memcpy(to + j * rows, from + j * ld, static_cast<size_t>(rows) * sizeof(float));
}

inline void copy_operands(const CheckParams &p) {
  if (*p.failed == 0) return;
  copy_matrix(p.a, p.lda, p.trans_a ? p.k : p.m, p.trans_a ? p.m : p.k, p.copies[0]);
  copy_matrix(p.b, p.ldb, p.trans_b ? p.n : p.k, p.trans_b ? p.k : p.n, p.copies[1]);
}

inline bool has(const std::string &options, const char *option) {
  return options.find(option) != std::string::npos;
}

inline void check(const std::string &options, const CheckParams &params) {
  if (has(options, "PHASE=0")) keep_rows(params);
  if (has(options, "PHASE=2")) compare_rows(params);
  if (has(options, "PHASE=3")) copy_operands(params);
}

inline void gather_problem(const GatherOperand &x, const GatherPart &part, int problem, bool back) {
  const int64_t rows = part.sizes[x.row_size], columns = part.sizes[x.column_size];
  float *const matrix = x.matrices[problem + part.shift];
  float *const dense = x.dense + int64_t{problem} * x.rows * x.columns;
  for (int64_t j = 0; j < x.columns; ++j)
    for (int64_t i = 0; i < x.rows; ++i) {
      const bool there = i < rows && j < columns;
      float &copy = dense[j * x.rows + i];
      if (!back) copy = there ? matrix[j * part.lds[x.which] + i] : 0;
      else if (there) matrix[j * part.lds[x.which] + i] = copy;
    }
}

inline void gather(const GatherParams &params, bool back) {
  for (int operand = 0; operand < params.count; ++operand) {
    const GatherPart *part = params.parts;
    for (int problem = 0; problem < params.batch; ++problem) {
      while (problem >= part->end) ++part;
      gather_problem(params.operands[operand], *part, problem, back);
    }
  }
}

// One launch of a kernel compiled with `options`, for so many problems if its parameters do not tell;
// what is not here leaves memory as it is.
inline void run(const std::string &kernel, const std::string &options, const void *params,
                unsigned problems) {
  if (kernel == "pack") pack(as<PackParams>(params));
  if (kernel == "pack_split" && !has(options, "STATISTICS=1"))
    pack_split(as<PackSplitParams>(params), has(options, "AGAIN=1"));
  if (kernel == "gemm_int8_sm80" || kernel == "gemm_split_sm80")
    multiply_packed(as<GemmParams>(params));
  if (kernel == "report") report(as<ReportParams>(params));
  if (kernel == "gemm_int8_reduce") reduce(as<ReduceParams>(params));
  if (kernel == "gemm_int8_small") multiply_unpacked(as<GemmSmallParams>(params), problems);
  if (kernel == "scale") scale(as<ScaleParams>(params));
  if (kernel == "convert") convert(as<ConvertParams>(params), has(options, "WIDEN=1"));
  if (kernel == "epilogue") epilogue(as<EpilogueParams>(params));
  if (kernel == "row_sums") row_sums(as<RowSumParams>(params));
  if (kernel == "gemm_fp32") gemm_fp32(as<Fp32Params>(params));
  if (kernel == "mirror") mirror(as<MirrorParams>(params));
  if (kernel == "gather") gather(as<GatherParams>(params), has(options, "BACK=1"));
  if (kernel == "check") check(options, as<CheckParams>(params));
}

}  // namespace fake
