// A BLAS that says when it is called; FORTRAN_ONLY leaves cblas_sgemm out, WIDE is what names end
// with whose integers have 64 bits, and BATCH adds a function for groups of products.
#include <cstddef>
#include <cstdint>
#include <cstdio>

#ifdef WIDE
using Int = int64_t;
#define JOIN(NAME, TAIL) NAME##TAIL
#define ENDING(NAME, TAIL) JOIN(NAME, TAIL)
#define OF_CBLAS(NAME) ENDING(NAME, WIDE)
#define OF_FORTRAN(NAME) NAME##64_
#else
using Int = int;
#define OF_CBLAS(NAME) NAME
#define OF_FORTRAN(NAME) NAME
#endif

static void gemm(const char *name, bool ta, bool tb, Int m, Int n, Int k, float alpha,
                 const float *a, Int lda, const float *b, Int ldb, float beta, float *c, Int ldc) {
  std::fprintf(stderr, "fake %s %ld %ld %ld\n", name, long(m), long(n), long(k));
  if (m < 0) return;
  for (Int j = 0; j < n; ++j)
    for (Int i = 0; i < m; ++i) {
      float sum = 0;
      for (Int p = 0; p < k; ++p) sum += a[ta ? p + i * lda : i + p * lda] * b[tb ? j + p * ldb : p + j * ldb];
      c[i + j * ldc] = alpha * sum + (beta == 0 ? 0 : beta * c[i + j * ldc]);
    }
}

#ifndef FORTRAN_ONLY
extern "C" void OF_CBLAS(cblas_sgemm)(int, int ta, int tb, Int m, Int n, Int k, float alpha, const float *a,
                            Int lda, const float *b, Int ldb, float beta, float *c, Int ldc) {
  gemm("cblas_sgemm", ta != 111, tb != 111, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
#endif

extern "C" void OF_FORTRAN(sgemm_)(const char *ta, const char *tb, const Int *m, const Int *n, const Int *k,
                       const float *alpha, const float *a, const Int *lda, const float *b,
                       const Int *ldb, const float *beta, float *c, const Int *ldc, size_t,
                       size_t) {
  gemm("sgemm_", *ta != 'N', *tb != 'N', *m, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
}

#ifdef BATCH
extern "C" void cblas_sgemm_batch(int order, const int *ta, const int *tb, const Int *m,
                                  const Int *n, const Int *k, const float *alpha, const float **a,
                                  const Int *lda, const float **b, const Int *ldb,
                                  const float *beta, float **c, const Int *ldc, Int groups,
                                  const Int *sizes) {
  std::fprintf(stderr, "batch of %ld from %ld\n", long(groups), long(*m));
  for (Int g = 0, i = 0; g < groups; ++g)
    for (const Int end = i + sizes[g]; i < end; ++i)
      cblas_sgemm(order, ta[g], tb[g], m[g], n[g], k[g], alpha[g], a[i], lda[g], b[i], ldb[g],
                  beta[g], c[i], ldc[g]);
}
#endif
