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

// One problem, not empty.
template <typename T>
mixpert_status run_gemm(CblasGemm<T> cblas, FortranGemm<T> fortran, const mixpert_problem &p,
                        T alpha, const T *a, const T *b, T beta, T *c) {
  const int m = static_cast<int>(p.m), n = static_cast<int>(p.n), k = static_cast<int>(p.k);
  const int lda = static_cast<int>(p.lda), ldb = static_cast<int>(p.ldb);
  const int ldc = static_cast<int>(p.ldc);
  if ((!cblas && !fortran) || !fits_int(p)) return builtin_gemm<T>(p, alpha, a, b, beta, c);
  const InsideNative mark;
  if (cblas) {
    cblas(kCblasColMajor, p.trans_a ? kCblasTrans : kCblasNoTrans,
          p.trans_b ? kCblasTrans : kCblasNoTrans, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
  } else {
    fortran(p.trans_a ? "T" : "N", p.trans_b ? "T" : "N", &m, &n, &k, &alpha, a, &lda, b, &ldb,
            &beta, c, &ldc, 1, 1);
  }
  return MIXPERT_OK;
}

// One triangle of C, not empty; false if the BLAS has no function for it.
bool run_syrk(const HostBlas &blas, const mixpert_problem &p, float alpha, const float *a,
              float beta, float *c) {
  const bool lower = p.triangle == MIXPERT_TRIANGLE_LOWER;
  const int n = static_cast<int>(p.n), k = static_cast<int>(p.k);
  const int lda = static_cast<int>(p.lda), ldc = static_cast<int>(p.ldc);
  const InsideNative mark;
  if (blas.cblas_ssyrk)
    blas.cblas_ssyrk(kCblasColMajor, lower ? kCblasLower : kCblasUpper,
                     p.trans_a ? kCblasTrans : kCblasNoTrans, n, k, alpha, a, lda, beta, c, ldc);
  else if (blas.ssyrk)
    blas.ssyrk(lower ? "L" : "U", p.trans_a ? "T" : "N", &n, &k, &alpha, a, &lda, &beta, c, &ldc, 1,
               1);
  return blas.cblas_ssyrk || blas.ssyrk;
}

bool run_gemmt(const HostBlas &blas, const mixpert_problem &p, float alpha, const float *a,
               const float *b, float beta, float *c) {
  const bool lower = p.triangle == MIXPERT_TRIANGLE_LOWER;
  const int n = static_cast<int>(p.n), k = static_cast<int>(p.k);
  const int lda = static_cast<int>(p.lda), ldb = static_cast<int>(p.ldb);
  const int ldc = static_cast<int>(p.ldc);
  const InsideNative mark;
  for (const CblasGemmt gemmt : blas.cblas_sgemmt) {
    if (!gemmt) continue;
    gemmt(kCblasColMajor, lower ? kCblasLower : kCblasUpper,
          p.trans_a ? kCblasTrans : kCblasNoTrans, p.trans_b ? kCblasTrans : kCblasNoTrans, n, k,
          alpha, a, lda, b, ldb, beta, c, ldc);
    return true;
  }
  for (const FortranGemmt gemmt : blas.sgemmt) {
    if (!gemmt) continue;
    gemmt(lower ? "L" : "U", p.trans_a ? "T" : "N", p.trans_b ? "T" : "N", &n, &k, &alpha, a, &lda,
          b, &ldb, &beta, c, &ldc, 1, 1, 1);
    return true;
  }
  return false;
}

// All products of a batch; false if the BLAS has no function for that.
bool run_strided(const HostBlas &blas, const mixpert_problem &p, float alpha, const float *a,
                 const float *b, float beta, float *c) {
  const auto number = [](int64_t value) { return static_cast<int>(value); };
  const int m = number(p.m), n = number(p.n), k = number(p.k), batch = number(p.batch);
  const int lda = number(p.lda), ldb = number(p.ldb), ldc = number(p.ldc);
  const int step_a = number(p.stride_a), step_b = number(p.stride_b), step_c = number(p.stride_c);
  const InsideNative mark;
  if (blas.cblas_sgemm_strided)
    blas.cblas_sgemm_strided(kCblasColMajor, p.trans_a ? kCblasTrans : kCblasNoTrans,
                             p.trans_b ? kCblasTrans : kCblasNoTrans, m, n, k, alpha, a, lda,
                             step_a, b, ldb, step_b, beta, c, ldc, step_c, batch);
  else if (blas.sgemm_strided)
    blas.sgemm_strided(p.trans_a ? "T" : "N", p.trans_b ? "T" : "N", &m, &n, &k, &alpha, a, &lda,
                       &step_a, b, &ldb, &step_b, &beta, c, &ldc, &step_c, &batch, 1, 1);
  return blas.cblas_sgemm_strided || blas.sgemm_strided;
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
  const mixpert_status status = run_gemm<double>(blas.cblas_dgemm, blas.dgemm, p, alpha,
                                                 wide_a.data(), wide_b.data(), beta, wide_c.data());
  if (status == MIXPERT_OK) wide_c.store(c, ldc);
  return status;
}

}  // namespace

mixpert_status gemm_native_cpu(const mixpert_problem &p, float alpha, const float *a,
                               const float *b, float beta, float *c) {
  mixpert_status status;
  const HostBlas *blas = host_blas(&status);
  for (int64_t i = 0; i < p.batch && status == MIXPERT_OK && !empty(p); ++i)
    status = run_gemm<float>(blas->cblas_sgemm, blas->sgemm, p, alpha, a + i * p.stride_a,
                             b + i * p.stride_b, beta, c + i * p.stride_c);
  return status;
}

bool strided_native_cpu(const mixpert_problem &p, float alpha, const float *a, const float *b,
                        float beta, float *c) {
  mixpert_status status;
  const HostBlas *blas = host_blas(&status);
  if (!blas || empty(p) || !fits_int(p) ||
      std::max({p.batch, p.stride_a, p.stride_b, p.stride_c}) > INT_MAX)
    return false;
  return run_strided(*blas, p, alpha, a, b, beta, c);
}

bool triangle_native_cpu(const mixpert_problem &p, float alpha, const float *a, const float *b,
                         float beta, float *c) {
  mixpert_status status;
  const HostBlas *blas = host_blas(&status);
  if (!blas || empty(p) || p.batch != 1 || !fits_int(p)) return false;
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
