// Native FP32 and double-precision GEMM on host memory, through the process's BLAS.
#include <algorithm>
#include <climits>
#include <memory>
#include <new>

#include "cpu/blas.h"
#include "cpu/builtin_gemm.h"
#include "cpu/cpu.h"
#include "gemm/triangle.h"
#include "support/status.h"
#include "symbols/inside_native.h"

namespace mixpert {
namespace {

bool fits_int(const mixpert_problem &p) {
  return std::max({p.m, p.n, p.k, p.lda, p.ldb, p.ldc}) <= INT_MAX;
}

// Calls `run(functions, size)` with functions of the BLAS that take the sizes of a problem, and
// what converts these; false if it has none, or `run` returns false.
template <typename Run>
bool with_functions(const HostBlas &blas, bool narrow, const Run &run) {
  const InsideNative mark;
  if (narrow && run(blas.narrow, [](int64_t size) { return static_cast<int32_t>(size); }))
    return true;
  return run(blas.wide, [](int64_t size) { return size; });
}

template <typename Int>
CblasGemm<float, Int> cblas_gemm(const HostFunctions<Int> &blas, float) {
  return blas.cblas_sgemm;
}
template <typename Int>
CblasGemm<double, Int> cblas_gemm(const HostFunctions<Int> &blas, double) {
  return blas.cblas_dgemm;
}
template <typename Int>
FortranGemm<float, Int> fortran_gemm(const HostFunctions<Int> &blas, float) {
  return blas.sgemm;
}
template <typename Int>
FortranGemm<double, Int> fortran_gemm(const HostFunctions<Int> &blas, double) {
  return blas.dgemm;
}

int operation(int32_t transposed) { return transposed ? kCblasTrans : kCblasNoTrans; }
const char *letter(int32_t transposed) { return transposed ? "T" : "N"; }

// One problem, not empty.
template <typename T>
mixpert_status run_gemm(const HostBlas &blas, const mixpert_problem &p, T alpha, const T *a,
                        const T *b, T beta, T *c) {
  const auto run = [&](const auto &functions, const auto &size) {
    const auto m = size(p.m), n = size(p.n), k = size(p.k);
    const auto lda = size(p.lda), ldb = size(p.ldb), ldc = size(p.ldc);
    if (const auto gemm = cblas_gemm(functions, alpha))
      gemm(kCblasColMajor, operation(p.trans_a), operation(p.trans_b), m, n, k, alpha, a, lda, b,
           ldb, beta, c, ldc);
    else if (const auto other = fortran_gemm(functions, alpha))
      other(letter(p.trans_a), letter(p.trans_b), &m, &n, &k, &alpha, a, &lda, b, &ldb, &beta, c,
            &ldc, 1, 1);
    else
      return false;
    return true;
  };
  if (with_functions(blas, fits_int(p), run)) return MIXPERT_OK;
  return builtin_gemm<T>(p, alpha, a, b, beta, c);
}

// One triangle of C, not empty; false if the BLAS has no function for it.
bool run_syrk(const HostBlas &blas, const mixpert_problem &p, float alpha, const float *a,
              float beta, float *c) {
  const bool lower = p.triangle == MIXPERT_TRIANGLE_LOWER;
  return with_functions(blas, fits_int(p), [&](const auto &functions, const auto &size) {
    const auto n = size(p.n), k = size(p.k), lda = size(p.lda), ldc = size(p.ldc);
    if (functions.cblas_ssyrk)
      functions.cblas_ssyrk(kCblasColMajor, lower ? kCblasLower : kCblasUpper, operation(p.trans_a),
                            n, k, alpha, a, lda, beta, c, ldc);
    else if (functions.ssyrk)
      functions.ssyrk(lower ? "L" : "U", letter(p.trans_a), &n, &k, &alpha, a, &lda, &beta, c, &ldc,
                      1, 1);
    return functions.cblas_ssyrk || functions.ssyrk;
  });
}

bool run_gemmt(const HostBlas &blas, const mixpert_problem &p, float alpha, const float *a,
               const float *b, float beta, float *c) {
  const bool lower = p.triangle == MIXPERT_TRIANGLE_LOWER;
  return with_functions(blas, fits_int(p), [&](const auto &functions, const auto &size) {
    const auto n = size(p.n), k = size(p.k);
    const auto lda = size(p.lda), ldb = size(p.ldb), ldc = size(p.ldc);
    for (const auto gemmt : functions.cblas_sgemmt) {
      if (!gemmt) continue;
      gemmt(kCblasColMajor, lower ? kCblasLower : kCblasUpper, operation(p.trans_a),
            operation(p.trans_b), n, k, alpha, a, lda, b, ldb, beta, c, ldc);
      return true;
    }
    for (const auto gemmt : functions.sgemmt) {
      if (!gemmt) continue;
      gemmt(lower ? "L" : "U", letter(p.trans_a), letter(p.trans_b), &n, &k, &alpha, a, &lda, b,
            &ldb, &beta, c, &ldc, 1, 1, 1);
      return true;
    }
    return false;
  });
}

// All products of a batch; false if the BLAS has no function for that.
bool run_strided(const HostBlas &blas, const mixpert_problem &p, float alpha, const float *a,
                 const float *b, float beta, float *c) {
  const bool narrow =
      fits_int(p) && std::max({p.batch, p.stride_a, p.stride_b, p.stride_c}) <= INT_MAX;
  return with_functions(blas, narrow, [&](const auto &functions, const auto &size) {
    const auto m = size(p.m), n = size(p.n), k = size(p.k), batch = size(p.batch);
    const auto lda = size(p.lda), ldb = size(p.ldb), ldc = size(p.ldc);
    const auto step_a = size(p.stride_a), step_b = size(p.stride_b), step_c = size(p.stride_c);
    if (functions.cblas_sgemm_strided)
      functions.cblas_sgemm_strided(kCblasColMajor, operation(p.trans_a), operation(p.trans_b), m,
                                    n, k, alpha, a, lda, step_a, b, ldb, step_b, beta, c, ldc,
                                    step_c, batch);
    else if (functions.sgemm_strided)
      functions.sgemm_strided(letter(p.trans_a), letter(p.trans_b), &m, &n, &k, &alpha, a, &lda,
                              &step_a, b, &ldb, &step_b, &beta, c, &ldc, &step_c, &batch, 1, 1);
    return functions.cblas_sgemm_strided || functions.sgemm_strided;
  });
}

bool empty(const mixpert_problem &p) { return p.m == 0 || p.n == 0; }

// A column-major matrix in double, packed.
class DoubleCopy {
 public:
  DoubleCopy(int64_t rows, int64_t cols)
      : rows_(rows),
        cols_(cols),
        values_(new(std::nothrow) double[std::max<int64_t>(rows * cols, 1)]) {}
  bool allocated() const { return values_ != nullptr; }
  double *data() { return values_.get(); }
  int64_t ld() const { return std::max<int64_t>(rows_, 1); }

  void load(const float *x, int64_t ld) {
    for (int64_t j = 0; j < cols_; ++j) std::copy_n(x + j * ld, rows_, values_.get() + j * rows_);
  }
  void store(float *x, int64_t ld) const {
    for (int64_t j = 0; j < cols_; ++j)
      for (int64_t i = 0; i < rows_; ++i)
        x[j * ld + i] = static_cast<float>(values_[j * rows_ + i]);
  }

 private:
  int64_t rows_, cols_;
  std::unique_ptr<double[]> values_;
};

mixpert_status fp64_one(const HostBlas &blas, mixpert_problem p, float alpha, const float *a,
                        const float *b, float beta, float *c) {
  DoubleCopy wide_a(p.trans_a ? p.k : p.m, p.trans_a ? p.m : p.k);
  DoubleCopy wide_b(p.trans_b ? p.n : p.k, p.trans_b ? p.k : p.n);
  DoubleCopy wide_c(p.m, p.n);
  if (!wide_a.allocated() || !wide_b.allocated() || !wide_c.allocated())
    return fail(MIXPERT_OUT_OF_MEMORY, "no memory for the operands in double precision");
  if (alpha != 0) {  // BLAS reads neither operand otherwise
    wide_a.load(a, p.lda);
    wide_b.load(b, p.ldb);
  }
  if (beta != 0) wide_c.load(c, p.ldc);
  const int64_t ldc = p.ldc;
  p.lda = wide_a.ld(), p.ldb = wide_b.ld(), p.ldc = wide_c.ld();
  const mixpert_status status =
      run_gemm<double>(blas, p, alpha, wide_a.data(), wide_b.data(), beta, wide_c.data());
  if (status == MIXPERT_OK) wide_c.store(c, ldc);
  return status;
}

}  // namespace

mixpert_status gemm_native_cpu(const mixpert_problem &p, float alpha, const float *a,
                               const float *b, float beta, float *c) {
  mixpert_status status;
  const HostBlas *blas = host_blas(&status);
  for (int64_t i = 0; i < p.batch && status == MIXPERT_OK && !empty(p); ++i)
    status = run_gemm<float>(*blas, p, alpha, a + i * p.stride_a, b + i * p.stride_b, beta,
                             c + i * p.stride_c);
  return status;
}

bool strided_native_cpu(const mixpert_problem &p, float alpha, const float *a, const float *b,
                        float beta, float *c) {
  mixpert_status status;
  const HostBlas *blas = host_blas(&status);
  if (!blas || empty(p)) return false;
  return run_strided(*blas, p, alpha, a, b, beta, c);
}

bool triangle_native_cpu(const mixpert_problem &p, float alpha, const float *a, const float *b,
                         float beta, float *c) {
  mixpert_status status;
  const HostBlas *blas = host_blas(&status);
  if (!blas || empty(p) || p.batch != 1) return false;
  const bool syrk = p.symmetric && a == b && sound_symmetry(p);
  return syrk ? run_syrk(*blas, p, alpha, a, beta, c) : run_gemmt(*blas, p, alpha, a, b, beta, c);
}

mixpert_status gemm_fp64_cpu(const mixpert_problem &p, float alpha, const float *a, const float *b,
                             float beta, float *c) {
  mixpert_status status;
  const HostBlas *blas = host_blas(&status);
  for (int64_t i = 0; i < p.batch && status == MIXPERT_OK && !empty(p); ++i)
    status =
        fp64_one(*blas, p, alpha, a + i * p.stride_a, b + i * p.stride_b, beta, c + i * p.stride_c);
  return status;
}

}  // namespace mixpert
