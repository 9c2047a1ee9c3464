// A three-layer perceptron on the processor: Y = W3 relu(W2 relu(W1 X)), all matrices n x n.
#include "../blas.h"
#include "mlp.h"

static void relu(float *x, size_t count) {
  for (size_t i = 0; i < count; ++i) x[i] = x[i] > 0.0f ? x[i] : 0.0f;
}

static void forward(int n, const float *w1, const float *w2, const float *w3, const float *x,
                    float *h1, float *h2, float *y) {
  const size_t count = (size_t)n * n;
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1.0f, w1, n, x, n, 0.0f, h1, n);
  relu(h1, count);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1.0f, w2, n, h1, n, 0.0f, h2, n);
  relu(h2, count);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1.0f, w3, n, h2, n, 0.0f, y, n);
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int n = arguments.n;
  const size_t count = (size_t)n * n;
  float *x = make_matrix(&arguments, 0, 1.0f);
  float *w1 = make_matrix(&arguments, 1, 2.0f / n);
  float *w2 = make_matrix(&arguments, 2, 2.0f / n);
  float *w3 = make_matrix(&arguments, 3, 2.0f / n);
  float *h1 = allocate(count);
  float *h2 = allocate(count);
  float *y = allocate(count);

  const double start = seconds_now();
  forward(n, w1, w2, w3, x, h1, h2, y);
  const double seconds = seconds_now() - start;

  printf("mlp n=%d norm=%.9g\n", n, frobenius_norm(y, count));
  print_seconds(seconds);
  const int status = write_result(arguments.output, y, count);
  free(x), free(w1), free(w2), free(w3), free(h1), free(h2), free(y);
  return status;
}
