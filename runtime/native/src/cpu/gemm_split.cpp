// Float splits on the CPU: the pieces of kernels/pack_split.cuh, multiplied by the BLAS of the
// process. Its FP32 sums take the place of the Tensor Core's promoted sums: errors are similar, but
// bits differ, as docs/schemes.md allows.
#include <algorithm>
#include <cmath>
#include <new>
#include <vector>

#include "cpu/cpu.h"
#include "cpu/float_environment.h"
#include "gemm/scheme.h"
#include "gemm/split_forms.h"
#include "support/status.h"

namespace mixpert {
namespace {

// The properties of a piece type: `bits` of significand, multiples of 2^least below its normal
// range.
struct PieceType {
  int bits, least;
  int least_top, most_top;  // a row's largest magnitude is scaled below 2^t between these
  bool clamps;              // finite values beyond its range are possible
  float least_kept;         // smaller ones are zeros
};

constexpr PieceType kPieceTypes[] = {{11, -24, 15, 15, true, 0x1p-36f},
                                     {8, -133, -30, 119, false, 0},
                                     {11, -136, -30, 119, false, 0}};
constexpr float kLargestHalf = 65504.0f;
constexpr double kLeastWhole = 0x1p-110;  // elements from it on lose no bits of BF16, TF32
constexpr int kHoldsAll = 16;             // nor do any of vectors raised by so many binades
constexpr int kMostExponent = 128;        // all finite magnitudes are below 2 to this

// `x` rounded to a piece. The first piece of a value that is neither zero nor too small
// (pack_split.cuh) is not zero.
float to_piece(float x, const PieceType &type, bool cut, bool first) {
  if (x == 0 || !std::isfinite(x)) return x;
  const int quantum = std::max(std::ilogb(x) - (type.bits - 1), type.least);
  const float units = std::ldexp(x, -quantum);
  const float whole = cut ? std::trunc(units) : std::nearbyint(units);
  const bool forced = whole == 0 && first && std::fabs(x) >= type.least_kept;
  return std::ldexp(forced ? std::copysign(1.0f, x) : whole, quantum);
}

// One operand: its pieces, rows of op(A) or columns of op(B) scaled by powers of two.
class Pieces {
 public:
  Pieces(int64_t vectors, int64_t k, const SplitForm &form)
      : form_(form), type_(kPieceTypes[form.type]), k_(k), exponents_(vectors) {
    for (int i = 0; i < form.pieces; ++i) planes_[i].resize(static_cast<size_t>(vectors * k));
  }

  // Element j of vector i lies at x[i * vector_step + j * k_step]; pieces are stored vector by
  // vector. Vectors are raised to a maximum of 2^least_top at least.
  void load(const float *x, int64_t vector_step, int64_t k_step, int least_top) {
    for (size_t i = 0; i < exponents_.size(); ++i) {
      const float *vector = x + static_cast<int64_t>(i) * vector_step;
      exponents_[i] = exponent(vector, k_step, least_top);
      const bool holds_all = !raises() || -exponents_[i] >= kHoldsAll;
      const double least = holds_all ? 0 : std::ldexp(kLeastWhole, exponents_[i]);
      for (int64_t j = 0; j < k_; ++j) {
        const float element = vector[j * k_step];
        split(element, exponents_[i], static_cast<int64_t>(i) * k_ + j);
        underflow_ = underflow_ || (element != 0 && std::fabs(element) < least);
      }
    }
  }

  // True if the last piece of some element underflows.
  bool underflow() const { return underflow_; }

  // True if rows have different tops, so that they can be raised.
  bool raises() const { return type_.least_top != type_.most_top; }

  // All magnitudes are below 2^top.
  int top(const float *x, int64_t vector_step, int64_t k_step) const {
    float largest = 0;
    for (size_t i = 0; i < exponents_.size(); ++i)
      largest = std::max(largest, largest_of(x + static_cast<int64_t>(i) * vector_step, k_step));
    return largest == 0             ? -kMostExponent
           : std::isfinite(largest) ? std::ilogb(largest) + 1
                                    : kMostExponent;
  }

  // The top to which vectors may be raised if those of the other operand are below 2^other: k
  // products of raised vectors stay below 2^127. FP16 has one for all.
  int raised_top(int other) const {
    if (!raises()) return type_.least_top;
    int log_k = 0;
    while (int64_t{1} << log_k < k_) ++log_k;
    const int room = 127 - log_k;
    return std::max(type_.least_top,
                    room - std::max(std::min(other, type_.most_top), (room + 1) / 2));
  }

  const float *plane(int i) const { return planes_[i].data(); }
  int exponent_of(int64_t i) const { return exponents_[static_cast<size_t>(i)]; }

 private:
  int exponent(const float *vector, int64_t k_step, int least_top) const {
    const float largest = largest_of(vector, k_step);
    if (largest == 0 || !std::isfinite(largest)) return 0;
    const int above = std::ilogb(largest) + 1;
    return above - std::max(least_top, std::min(above, type_.most_top));
  }

  // Infinite where there is a NaN.
  float largest_of(const float *vector, int64_t k_step) const {
    float largest = 0;
    for (int64_t j = 0; j < k_; ++j) {
      const float x = std::fabs(vector[j * k_step]);
      if (!std::isfinite(x)) return HUGE_VALF;
      largest = std::max(largest, x);
    }
    return largest;
  }

  void split(float x, int exponent, int64_t at) {
    const bool finite = std::isfinite(x);
    float left = std::ldexp(x, -exponent);
    if (type_.clamps && finite) left = std::clamp(left, -kLargestHalf, kLargestHalf);
    for (int i = 0; i < form_.pieces; ++i) {
      const float piece = to_piece(left, type_, form_.bitcut, i == 0);
      planes_[i][static_cast<size_t>(at)] = piece;
      left = finite ? std::ldexp(left - piece, i == 0 ? form_.rest : 0) : 0.0f;
    }
  }

  SplitForm form_;
  PieceType type_;
  int64_t k_;
  std::vector<int> exponents_;
  std::vector<float> planes_[3];
  bool underflow_ = false;
};

// first: the product of the leading pieces; rest: the sum of the other kept ones. m x n each.
mixpert_status multiply(const mixpert_problem &p, const SplitForm &form, const Pieces &a,
                        const Pieces &b, std::vector<float> &first, std::vector<float> &rest) {
  mixpert_problem product = {p.m, p.n, p.k, p.k, p.k, p.m, 1, 0, 0, 0, 1, 0};
  for (int i = 0; i < form.pieces; ++i)
    for (int j = 0; j < form.pieces && i + j <= form.depth; ++j) {
      const bool leading = i + j == 0, starts = leading || (i == 0 && j == 1);
      const mixpert_status status =
          gemm_native_cpu(product, 1.0f, a.plane(i), b.plane(j), starts ? 0.0f : 1.0f,
                          leading ? first.data() : rest.data());
      if (status != MIXPERT_OK) return status;
    }
  return MIXPERT_OK;
}

void store(const mixpert_problem &p, const SplitForm &form, const Pieces &a, const Pieces &b,
           const std::vector<float> &first, const std::vector<float> &rest, float alpha, float beta,
           float *c) {
  for (int64_t j = 0; j < p.n; ++j)
    for (int64_t i = 0; i < p.m; ++i) {
      const size_t at = static_cast<size_t>(j * p.m + i);
      const bool use_rest = form.depth > 0 && std::isfinite(first[at]);
      const float sum = use_rest ? first[at] + std::ldexp(rest[at], -form.rest) : first[at];
      const float product = alpha * std::ldexp(sum, a.exponent_of(i) + b.exponent_of(j));
      float &target = c[j * p.ldc + i];
      target = beta == 0 ? product : product + beta * target;
    }
}

mixpert_status split_one(const mixpert_problem &p, const SplitForm &form, float alpha,
                         const float *a, const float *b, float beta, float *c,
                         std::optional<bool> *underflow) {
  Pieces pieces_a(p.m, p.k, form), pieces_b(p.n, p.k, form);
  const int64_t row = p.trans_a ? p.lda : 1, along_a = p.trans_a ? 1 : p.lda;
  const int64_t column = p.trans_b ? 1 : p.ldb, along_b = p.trans_b ? p.ldb : 1;
  const int top_a = pieces_a.top(a, row, along_a), top_b = pieces_b.top(b, column, along_b);
  pieces_a.load(a, row, along_a, pieces_a.raised_top(top_b));
  pieces_b.load(b, column, along_b, pieces_b.raised_top(top_a));
  if (pieces_a.raises())
    *underflow = underflow->value_or(false) || pieces_a.underflow() || pieces_b.underflow();
  std::vector<float> first(static_cast<size_t>(p.m * p.n)), rest(form.depth > 0 ? first.size() : 0);
  const mixpert_status status = multiply(p, form, pieces_a, pieces_b, first, rest);
  if (status == MIXPERT_OK) store(p, form, pieces_a, pieces_b, first, rest, alpha, beta, c);
  return status;
}

}  // namespace

mixpert_status gemm_split_cpu(const mixpert_problem &p, const mixpert_scheme &scheme, float alpha,
                              const float *a, const float *b, float beta, float *c,
                              std::optional<bool> *underflow) {
  if (p.m == 0 || p.n == 0 || p.k == 0 || alpha == 0)
    return gemm_native_cpu(p, alpha, a, b, beta, c);
  const FloatEnvironment exact;
  mixpert_status status = MIXPERT_OK;
  try {
    for (int64_t i = 0; i < p.batch && status == MIXPERT_OK; ++i)
      status = split_one(p, split_form(scheme), alpha, a + i * p.stride_a, b + i * p.stride_b, beta,
                         c + i * p.stride_c, underflow);
  } catch (const std::bad_alloc &) {
    return fail(MIXPERT_OUT_OF_MEMORY, "no memory for the pieces of the operands");
  }
  return status;
}

}  // namespace mixpert
