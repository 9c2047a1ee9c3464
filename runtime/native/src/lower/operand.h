// The operands of one GEMM as the kernels define them: P is op(B), Q is op(A) (params_gemm.cuh).
#pragma once

#include "lower/writer.h"
#include "params.cuh"

namespace mixpert {

// How elements of an operand are stored once packed.
struct Encoding {
  int pieces;  // planes: slices or pieces
  int bytes;   // of an element in a plane
  int group;   // K-group length of exponents, 0: the whole row
};

struct Operand {
  uint32_t slot;  // MIXPERT_SLOT_A or _B
  int64_t rows, padded_rows, ld, stride, batch;
  bool k_contiguous;
  Encoding encoding;
  Place packed, exponents, maxima, statistics;
  int64_t packed_bytes;  // of one problem
  int64_t groups;        // exponents of a row
  mixpert_range low;     // of pack_split: bytes that tell of small elements, where none are raised
  int parts;             // of k that have row statistics of their own (statistics_parts)
  bool given;            // packed already
};

inline bool operator==(const Encoding &x, const Encoding &y) {
  return x.pieces == y.pieces && x.bytes == y.bytes && x.group == y.group;
}

struct OperandPair {
  Operand p, q;
  bool one;                     // P is what Q is: packed as Q and found there
  int64_t sums;                 // of parts of k (KParts), offset into the workspace
  Place pace;                   // where `paced`
  int64_t most_parts;           // SumShares::most
  int64_t part_sums, arrivals;  // of SumShares, offsets into the workspace
};

OperandPair describe(const mixpert_problem &problem, const Encoding &p, const Encoding &q);

// The same with both operands still to be packed, each by itself, whatever the problem says.
OperandPair describe_unpacked(const mixpert_problem &problem, const Encoding &p, const Encoding &q);

// The operand as gemm_int8 and gemm_split read it, in so many tiles.
GemmOperand gemm_operand(const Operand &operand, int64_t tiles);

// The operand as kernels read it that take it unpacked.
SmallOperand small_operand(const Operand &operand);

}  // namespace mixpert
