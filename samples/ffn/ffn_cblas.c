// A language model's feed-forward layer on the processor: Y = D (silu(G X) * (U X)).
#include "../blas.h"
#include "ffn.h"

static float *make_positive(size_t count, uint64_t seed, uint64_t stream, float scale) {
  float *x = allocate(count);
  for (size_t i = 0; i < count; ++i) x[i] = positive(seed, stream, i, scale);
  return x;
}

// gate becomes silu(gate) * up.
static void activate(float *gate, const float *up, size_t count) {
  for (size_t i = 0; i < count; ++i) gate[i] = gate[i] / (1.0f + expf(-gate[i])) * up[i];
}

static void forward(const Arguments *a, const float *x, const float *g, const float *u,
                    const float *d, float *gate, float *up, float *y) {
  const int t = a->tokens, h = a->hidden, f = a->inner;
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, f, t, h, 1.0f, g, f, x, h, 0.0f, gate, f);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, f, t, h, 1.0f, u, f, x, h, 0.0f, up, f);
  activate(gate, up, (size_t)f * t);
  cblas_sgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, h, t, f, 1.0f, d, h, gate, f, 0.0f, y, h);
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const size_t t = (size_t)arguments.tokens, h = (size_t)arguments.hidden;
  const size_t f = (size_t)arguments.inner;
  float *x = make_positive(h * t, arguments.seed, 0, 1.0f);
  float *g = make_positive(f * h, arguments.seed, 1, 1.0f / (float)h);
  float *u = make_positive(f * h, arguments.seed, 2, 1.0f / (float)h);
  float *d = make_positive(h * f, arguments.seed, 3, 1.0f / (float)f);
  float *gate = allocate(f * t), *up = allocate(f * t), *y = allocate(h * t);

  const double start = seconds_now();
  forward(&arguments, x, g, u, d, gate, up, y);
  const double seconds = seconds_now() - start;

  const int status = report(&arguments, y, seconds);
  free(x), free(g), free(u), free(d), free(gate), free(up), free(y);
  return status;
}
