// The one CBLAS function the samples call, so that compiling them needs no BLAS headers.
#ifndef SAMPLES_BLAS_H
#define SAMPLES_BLAS_H

enum { CblasColMajor = 102, CblasNoTrans = 111, CblasTrans = 112 };

#ifdef __cplusplus
extern "C"
#endif
void cblas_sgemm(int order, int transa, int transb, int m, int n, int k, float alpha,
                 const float *a, int lda, const float *b, int ldb, float beta, float *c, int ldc);

#endif
