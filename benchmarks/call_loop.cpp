// Queues one GEMM many times, so that what is timed is the library and not an interpreter.
#include <chrono>

struct Gemm {
  void *handle;
  int transa, transb, m, n, k;
  const float *alpha, *a;
  int lda;
  long long stride_a;
  const float *b;
  int ldb;
  long long stride_b;
  const float *beta;
  float *c;
  int ldc;
  long long stride_c;
  int batch;
};

using Sgemm = int (*)(void *, int, int, int, int, int, const float *, const float *, int,
                      const float *, int, const float *, float *, int);
using Strided = int (*)(void *, int, int, int, int, int, const float *, const float *, int,
                        long long, const float *, int, long long, const float *, float *, int,
                        long long, int);

// `function` is a cublasSgemm_v2 where the batch is 1, else a cublasSgemmStridedBatched. Gives
// nanoseconds of the host a call, or the negative status of the first call that failed.
extern "C" double queue_calls(void *function, const Gemm *x, int calls) {
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < calls; ++i) {
    const int status =
        x->batch == 1
            ? reinterpret_cast<Sgemm>(function)(x->handle, x->transa, x->transb, x->m, x->n, x->k,
                                                x->alpha, x->a, x->lda, x->b, x->ldb, x->beta,
                                                x->c, x->ldc)
            : reinterpret_cast<Strided>(function)(x->handle, x->transa, x->transb, x->m, x->n,
                                                  x->k, x->alpha, x->a, x->lda, x->stride_a, x->b,
                                                  x->ldb, x->stride_b, x->beta, x->c, x->ldc,
                                                  x->stride_c, x->batch);
    if (status != 0) return -status;
  }
  const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
  return taken.count() / calls;
}
