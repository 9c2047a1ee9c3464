#include "lower/operand.h"

namespace mixpert {
namespace {

Operand describe_one(uint32_t slot, int64_t rows, int64_t k, int64_t ld, int64_t stride,
                     int64_t batch, bool k_contiguous, const Encoding &encoding) {
  Operand o = {};
  o.slot = slot;
  o.rows = rows;
  o.padded_rows = round_up(rows, kPatternRows);
  o.ld = ld;
  o.stride = stride;
  o.batch = stride == 0 ? 1 : batch;  // one matrix shared by the batch is packed once
  o.k_contiguous = k_contiguous;
  o.encoding = encoding;
  o.packed_bytes =
      divide_up(k * encoding.bytes, kBlockK) * encoding.pieces * o.padded_rows * kBlockK;
  o.groups = encoding.group ? divide_up(k, encoding.group) : 1;
  return o;
}

}  // namespace

OperandPair describe(const mixpert_problem &problem, const Encoding &p, const Encoding &q) {
  OperandPair pair = describe_unpacked(problem, p, q);
  pair.one = problem.symmetric && p == q;
  pair.p.given = pair.one || (problem.packed & MIXPERT_PACKED_B) != 0;
  pair.q.given = (problem.packed & MIXPERT_PACKED_A) != 0;
  return pair;
}

OperandPair describe_unpacked(const mixpert_problem &problem, const Encoding &p,
                              const Encoding &q) {
  OperandPair pair = {};
  pair.p = describe_one(MIXPERT_SLOT_B, problem.n, problem.k, problem.ldb, problem.stride_b,
                        problem.batch, !problem.trans_b, p);
  pair.q = describe_one(MIXPERT_SLOT_A, problem.m, problem.k, problem.lda, problem.stride_a,
                        problem.batch, problem.trans_a, q);
  return pair;
}

GemmOperand gemm_operand(const Operand &o, int64_t tiles) {
  GemmOperand gemm = {};
  gemm.batch_bytes = o.batch == 1 ? 0 : o.packed_bytes;
  gemm.batch_exponents = o.batch == 1 ? 0 : static_cast<int>(o.padded_rows * o.groups);
  gemm.rows = static_cast<int>(o.rows);
  gemm.padded_rows = static_cast<int>(o.padded_rows);
  gemm.tiles = static_cast<int>(tiles);
  return gemm;
}

SmallOperand small_operand(const Operand &o) {
  return {nullptr, o.ld, o.stride, static_cast<int>(o.rows), o.k_contiguous};
}

}  // namespace mixpert
