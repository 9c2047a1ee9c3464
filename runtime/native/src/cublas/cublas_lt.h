// The client's own cuBLASLt, and what its descriptors say.
#pragma once

#include "device/driver.h"

namespace mixpert {

// Values of cuBLASLt's enumerations (cublasLt.h).
namespace lt {
constexpr int kOrderColumn = 0, kOrderRow = 1;
constexpr int kPointerModeHost = 0, kPointerModeDevice = 1;  // more: vectors of alphas
constexpr int kFillFull = 2;
constexpr int kTypeOfD = -1;
constexpr unsigned kEpilogueDefault = 1;  // no bit, as the others are
constexpr unsigned kEpilogueRelu = 2, kEpilogueBias = 4, kEpilogueReluSlope = 8;
constexpr unsigned kEpilogueBiasGradient = 16, kEpilogueGelu = 32, kEpilogueGeluSlope = 64;
constexpr unsigned kEpilogueAux = 128, kEpilogueGradientA = 256, kEpilogueGradientB = 512;
constexpr int kTransA = 3, kTransB = 4;  // attributes of a descriptor
constexpr int kMultiprocessors = 15;
constexpr int kMostWorkspace = 1;  // preferences
constexpr int kAlignmentA = 5, kAlignmentB = 6, kAlignmentC = 7, kAlignmentD = 8;
constexpr int kPartsOfK = 2;  // of an algorithm
}  // namespace lt

struct CublasLt {
  int (*matmul)(void *, void *, const void *, const void *, void *, const void *, void *,
                const void *, const void *, void *, void *, void *, const void *, void *, size_t,
                CuStream);
  int (*get_desc)(void *desc, int attribute, void *value, size_t bytes, size_t *written);
  int (*get_layout)(void *layout, int attribute, void *value, size_t bytes, size_t *written);
  // Null in a version without it.
  int (*get_algorithm)(const void *, int attribute, void *value, size_t bytes, size_t *written);
};

// cublasLtMatmulHeuristicResult_t.
struct LtAnswer {
  uint64_t algorithm[8];
  size_t workspace;
  int state;
  float waves;
  int reserved[4];
};

// The functions that query which algorithm cuBLASLt chooses, and therefore cuBLAS, whose handles
// are valid for cuBLASLt.
struct LtHeuristic {
  int (*create_desc)(void **, int compute_type, int scale_type);
  int (*set_desc)(void *, int attribute, const void *value, size_t bytes);
  int (*destroy_desc)(void *);
  int (*create_layout)(void **, int type, uint64_t rows, uint64_t columns, int64_t ld);
  int (*destroy_layout)(void *);
  int (*create_preference)(void **);
  int (*set_preference)(void *, int attribute, const void *value, size_t bytes);
  int (*destroy_preference)(void *);
  int (*ask)(void *handle, void *desc, void *a, void *b, void *c, void *d, void *preference,
             int wanted, LtAnswer *answers, int *found);
  int (*get_algorithm)(const void *, int attribute, void *value, size_t bytes, size_t *written);
};

// Those of the cuBLASLt with which the cuBLAS that contains `address` was linked; null if not
// found.
const LtHeuristic *lt_heuristic(const void *address);

// The cuBLASLt of the code at `caller`, else that of the process; null if there is none.
const CublasLt *cublas_lt(const void *caller);

struct LtLayout {
  uint32_t type = 0;
  int32_t order = 0, batch = 1, batch_mode = 0;
  uint64_t rows = 0, columns = 0;
  int64_t ld = 0, stride = 0, plane = 0;
};

struct LtOperation {
  int32_t compute_type = 0, scale_type = 0, pointer_mode = 0;
  int32_t transa = 0, transb = 0, transc = 0, fill = lt::kFillFull;
  uint32_t epilogue = lt::kEpilogueDefault;
  void *bias = nullptr;  // or the gradient of one, which is written
  int64_t bias_stride = 0;
  int32_t bias_type = lt::kTypeOfD;
  void *aux = nullptr;
  int64_t aux_ld = 0;
  int32_t aux_type = lt::kTypeOfD;
};

// A summary that distinguishes the products of one call site at low cost: sizes of A and D, order
// of D, batch and epilogue.
struct LtOutline {
  uint64_t rows_a = 0, columns_a = 0, rows_d = 0, columns_d = 0;
  int32_t order = 0, batch = 1;
  uint32_t epilogue = lt::kEpilogueDefault;
};
bool read_outline(const CublasLt &api, void *desc, void *layout_a, void *layout_d, LtOutline *out);

// False if cuBLASLt does not know the descriptor.
bool read_layout(const CublasLt &api, void *layout, LtLayout *out);
// 0 if it cannot be read.
int32_t compute_type_of(const CublasLt &api, void *desc);
bool read_operation(const CublasLt &api, void *desc, LtOperation *out);

}  // namespace mixpert
