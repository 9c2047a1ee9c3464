#include "execute/fp64.h"

#include <algorithm>
#include <initializer_list>

#include "cublas/cublas.h"
#include "execute/mirror.h"
#include "device/refused.h"
#include "device/workspace.h"
#include "params.cuh"
#include "support/status.h"

namespace mixpert {
namespace {

constexpr const char kWiden[] = "convert WIDEN=1", kNarrow[] = "convert WIDEN=0";
constexpr int64_t kMostBlocks = 65535;

// BLAS requires at least 1, also for a matrix without rows.
int leading_dimension(int64_t rows) { return static_cast<int>(rows > 1 ? rows : 1); }

// One matrix of a problem in both precisions; the FP64 copy is dense.
struct Matrix {
  float *single;
  CuAddress wide;
  int64_t rows, columns, ld;
  int32_t triangle;  // that is converted

  int64_t size() const { return rows * columns; }
  double *doubles() const { return reinterpret_cast<double *>(wide); }
  int wide_ld() const { return leading_dimension(rows); }
};

// The matrices of one problem of a batch; a matrix that is both A and B is copied once.
struct Matrices {
  Matrix a, b, c;
};

bool one_copy(const DeviceGemm &gemm) { return gemm.problem.symmetric || one_matrix(gemm); }

int64_t elements_of_b(const DeviceGemm &gemm) {
  return one_copy(gemm) ? 0 : gemm.problem.k * gemm.problem.n;
}

// The copies of A and B are reused by all problems; each problem has its own copy of C.
Matrices matrices_of(const DeviceGemm &gemm, CuAddress memory, int64_t i) {
  const mixpert_problem &p = gemm.problem;
  const bool ta = p.trans_a != 0, tb = p.trans_b != 0;
  const auto at = [memory](int64_t elements) {
    return memory + static_cast<CuAddress>(elements) * sizeof(double);
  };
  const int64_t b = one_copy(gemm) ? 0 : p.m * p.k, c = p.m * p.k + elements_of_b(gemm);
  return {{const_cast<float *>(gemm.a) + i * p.stride_a, memory, ta ? p.k : p.m, ta ? p.m : p.k,
           p.lda, kWholeC},
          {const_cast<float *>(gemm.b) + i * p.stride_b, at(b), tb ? p.n : p.k, tb ? p.k : p.n,
           p.ldb, kWholeC},
          {gemm.c + i * p.stride_c, at(c + i * p.m * p.n), p.m, p.n, p.ldc, p.triangle}};
}

mixpert_status convert(DeviceState &device, bool widen, const Matrix &x, CuStream stream) {
  if (x.size() == 0) return MIXPERT_OK;
  ConvertParams params = {x.single, x.doubles(), x.rows, x.columns, x.ld, x.triangle, 0};
  const int64_t blocks =
      std::min((x.size() + kElementwiseThreads - 1) / kElementwiseThreads, kMostBlocks);
  return device.run(widen ? kWiden : kNarrow, &params, static_cast<unsigned>(blocks), 1,
                    kElementwiseThreads, stream);
}

// cuBLAS's function for a problem in double precision, and whether this cuBLAS has it.
struct InDouble {
  const char *name;
  bool there;
};

InDouble in_double(const mixpert_problem &p, const Cublas &cublas) {
  if (!p.triangle) return {"cublasDgemm_v2", cublas.dgemm != nullptr};
  if (p.symmetric) return {"cublasDsyrk_v2", cublas.dsyrk != nullptr};
  return {"cublasDsyrkx", cublas.dsyrkx != nullptr};
}

// cuBLAS's status.
int multiply(const DeviceGemm &gemm, const Cublas &cublas, void *handle, const Matrices &x) {
  const mixpert_problem &p = gemm.problem;
  const double alpha = *gemm.alpha, beta = *gemm.beta;
  const int m = static_cast<int>(p.m), n = static_cast<int>(p.n), k = static_cast<int>(p.k);
  if (p.triangle && !p.symmetric)
    return cublas.dsyrkx(handle, fill_of(p), p.trans_a, n, k, &alpha, x.a.doubles(), x.a.wide_ld(),
                         x.b.doubles(), x.b.wide_ld(), &beta, x.c.doubles(), x.c.wide_ld());
  if (p.triangle)
    return cublas.dsyrk(handle, fill_of(p), p.trans_a, n, k, &alpha, x.a.doubles(), x.a.wide_ld(),
                        &beta, x.c.doubles(), x.c.wide_ld());
  return cublas.dgemm(handle, p.trans_a, p.trans_b, m, n, k, &alpha, x.a.doubles(), x.a.wide_ld(),
                      x.b.doubles(), x.b.wide_ld(), &beta, x.c.doubles(), x.c.wide_ld());
}

// Computes one problem; the result stays in FP64.
mixpert_status compute(DeviceState &device, const DeviceGemm &gemm, const Cublas &cublas,
                       void *handle, const Matrices &x) {
  mixpert_status status = convert(device, true, x.a, gemm.stream);
  if (status == MIXPERT_OK && !one_copy(gemm)) status = convert(device, true, x.b, gemm.stream);
  if (status == MIXPERT_OK && *gemm.beta != 0) status = convert(device, true, x.c, gemm.stream);
  if (status == MIXPERT_OK && multiply(gemm, cublas, handle, x) != cb::kSuccess)
    status =
        fail(MIXPERT_CUDA_ERROR, std::string(in_double(gemm.problem, cublas).name) + " failed");
  return status;
}

}  // namespace

mixpert_status run_fp64(const DeviceGemm &gemm, const Cublas &cublas, void *handle,
                        uint64_t *workspace) {
  const mixpert_problem &p = gemm.problem;
  if (gemm.device_scalars)
    return fail(MIXPERT_UNSUPPORTED, "fp64 needs alpha and beta on the host");
  if (const InDouble function = in_double(p, cublas); !function.there)
    return fail(MIXPERT_UNSUPPORTED, std::string("this cuBLAS has no ") + function.name);
  DeviceState *device = nullptr;
  mixpert_status status = DeviceState::current(&device);
  CuFunction loaded = nullptr;
  for (const char *kernel : {kWiden, kNarrow})
    if (status == MIXPERT_OK) status = device->plain_kernel(kernel, &loaded);
  if (status != MIXPERT_OK) return status;
  *workspace =
      static_cast<uint64_t>(p.m * p.k + elements_of_b(gemm) + p.m * p.n * p.batch) * sizeof(double);
  Workspace memory(*device, gemm.stream);
  status = memory.take(*workspace);
  for (int64_t i = 0; i < p.batch && status == MIXPERT_OK; ++i)
    status = compute(*device, gemm, cublas, handle, matrices_of(gemm, memory.address(), i));
  // C is written last, so that it is unchanged if the call falls back to native after a failure.
  for (int64_t i = 0; i < p.batch && status == MIXPERT_OK; ++i)
    status = convert(*device, false, matrices_of(gemm, memory.address(), i).c, gemm.stream);
  return reported(status);
}

}  // namespace mixpert
