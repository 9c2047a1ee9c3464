// Where a Markov chain with n states is after 2^squarings steps, from many starts at once.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 101, PLAIN = 111 };

void cblas_sgemm(int order, int transa, int transb, int m, int n, int k, float alpha,
                 const float *a, int lda, const float *b, int ldb, float beta, float *c, int ldc);

static void multiply(int m, int n, const float *a, const float *b, float *c) {
  cblas_sgemm(ROWS, PLAIN, PLAIN, m, n, n, 1.0f, a, n, b, n, 0.0f, c, n);
}

// Rows of probabilities; every state mostly leads to a few others.
static float *chain(int rows, int n) {
  float *p = malloc(sizeof(float) * rows * n);
  for (int i = 0; i < rows; ++i) {
    float sum = 0;
    for (int j = 0; j < n; ++j) sum += p[i * n + j] = powf(rand() / (float)RAND_MAX, 16);
    for (int j = 0; j < n; ++j) p[i * n + j] /= sum;
  }
  return p;
}

int main(int argc, char **argv) {
  const int n = argc > 1 ? atoi(argv[1]) : 1024, squarings = argc > 2 ? atoi(argv[2]) : 3;
  const int starts = 4 * n;
  float *p = chain(n, n), *next = malloc(sizeof(float) * n * n);
  float *here = chain(starts, n), *there = malloc(sizeof(float) * starts * n);
  for (int i = 0; i < squarings; ++i) {
    multiply(n, n, p, p, next);
    float *old = p;
    p = next, next = old;
  }
  multiply(starts, n, here, p, there);
  float most = 0;
  for (int i = 0; i < starts * n; ++i) most = fmaxf(most, there[i]);
  printf("largest probability %.7g\n", most);
  free(p), free(next), free(here), free(there);
  return 0;
}
