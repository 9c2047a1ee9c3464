#include "entry/lt_epilogue.h"

#include <algorithm>
#include <iterator>

#include "cublas/cublas.h"

namespace mixpert {
namespace {

using namespace lt;

// The values that cublasLt.h defines.
constexpr unsigned kKnown[] = {kEpilogueDefault,
                               kEpilogueBias,
                               kEpilogueRelu,
                               kEpilogueRelu | kEpilogueBias,
                               kEpilogueRelu | kEpilogueAux,
                               kEpilogueRelu | kEpilogueAux | kEpilogueBias,
                               kEpilogueReluSlope | kEpilogueAux,
                               kEpilogueReluSlope | kEpilogueAux | kEpilogueBiasGradient,
                               kEpilogueGelu,
                               kEpilogueGelu | kEpilogueBias,
                               kEpilogueGelu | kEpilogueAux,
                               kEpilogueGelu | kEpilogueAux | kEpilogueBias,
                               kEpilogueGeluSlope | kEpilogueAux,
                               kEpilogueGeluSlope | kEpilogueAux | kEpilogueBiasGradient,
                               kEpilogueGradientA,
                               kEpilogueGradientB};
constexpr unsigned kGradients = kEpilogueBiasGradient | kEpilogueGradientA | kEpilogueGradientB;
constexpr int64_t kMaskStep = 128;  // bits, of leading dimensions
constexpr uintptr_t kWord = 4;      // bytes

bool single(int32_t type) { return type == kTypeOfD || type == cb::kReal32; }

Activation activation_of(unsigned epilogue) {
  if (epilogue == kEpilogueDefault) return kIdentity;
  if (epilogue & kEpilogueRelu) return kRelu;
  if (epilogue & kEpilogueGelu) return kGelu;
  if (epilogue & kEpilogueReluSlope) return kReluSlope;
  return epilogue & kEpilogueGeluSlope ? kGeluSlope : kIdentity;
}

bool bias_fits(const LtOperation &op) { return op.bias && single(op.bias_type); }

bool aux_fits(const LtOperation &op, const LtLayout &d) {
  const Activation activation = activation_of(op.epilogue);
  const bool bits = activation == kRelu || activation == kReluSlope;
  return op.aux && reinterpret_cast<uintptr_t>(op.aux) % kWord == 0 && d.batch == 1 &&
         op.aux_ld >= static_cast<int64_t>(d.rows) &&
         (bits ? op.aux_ld % kMaskStep == 0 : single(op.aux_type));
}

// cuBLASLt computes the gradient of a bias from A only if A is not transposed, and from B only if B
// is transposed, both column-major.
bool gradient_fits(const LtOperation &op, const LtLayout &a, const LtLayout &b, const LtLayout &d) {
  const bool of_a = op.epilogue & kEpilogueGradientA, of_b = op.epilogue & kEpilogueGradientB;
  return bias_fits(op) && d.batch == 1 &&
         (!of_a || (op.transa == cb::kOpN && a.order == kOrderColumn)) &&
         (!of_b || (op.transb == cb::kOpT && b.order == kOrderColumn));
}

}  // namespace

const char *epilogue_refusal(const LtOperation &op, const LtLayout &a, const LtLayout &b,
                             const LtLayout &d) {
  const unsigned asked = op.epilogue;
  if (std::find(std::begin(kKnown), std::end(kKnown), asked) == std::end(kKnown))
    return "cublasLtMatmul with an epilogue that is not known runs natively";
  if (asked == kEpilogueDefault) return nullptr;
  if (d.order != kOrderColumn && asked != kEpilogueRelu && asked != kEpilogueGelu)
    return "cublasLtMatmul with a bias or auxiliary data runs natively for a D in row order";
  if (asked & kEpilogueBias && !bias_fits(op))
    return "cublasLtMatmul without the bias, or with one of another type, runs natively";
  if (asked & kEpilogueAux && !aux_fits(op, d))
    return "cublasLtMatmul with auxiliary data of a batch, or as we do not read it, runs natively";
  if (asked & kGradients && !gradient_fits(op, a, b, d))
    return "cublasLtMatmul with the gradient of a bias runs natively for a batch or such operands";
  return nullptr;
}

Epilogue epilogue_of(const LtOperation &op, const DeviceGemm &gemm) {
  const unsigned asked = op.epilogue;
  if (asked == kEpilogueDefault) return {};
  const mixpert_problem &p = gemm.problem;
  auto *const vector = static_cast<float *>(op.bias);
  Epilogue out;
  out.activation = activation_of(asked);
  if (asked & kEpilogueBias) out.bias = vector, out.stride = op.bias_stride;
  if (asked & kEpilogueAux) out.aux = op.aux, out.ld_aux = op.aux_ld;
  if (asked & kEpilogueBiasGradient) out.gradient = {gemm.c, p.ldc, p.m, p.n, vector};
  if (asked & kEpilogueGradientA) out.gradient = {gemm.a, p.lda, p.m, p.k, vector};
  if (asked & kEpilogueGradientB) out.gradient = {gemm.b, p.ldb, p.n, p.k, vector};
  return out;
}

}  // namespace mixpert
