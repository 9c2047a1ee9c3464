// Pearson correlations of all pairs of gene vectors on the processor: R = Z^T Z.
#include "../blas.h"
#include "sparkler.h"

// Each column of x (rows x columns) gets mean 0 and length 1.
static void standardise(float *x, int rows, int columns) {
  for (int j = 0; j < columns; ++j) {
    float *column = x + at(0, j, rows);
    double sum = 0, squares = 0;
    for (int i = 0; i < rows; ++i) sum += column[i];
    const float mean = (float)(sum / rows);
    for (int i = 0; i < rows; ++i) column[i] -= mean, squares += (double)column[i] * column[i];
    const float scale = (float)(1.0 / sqrt(squares));
    for (int i = 0; i < rows; ++i) column[i] *= scale;
  }
}

// The upper triangle of R, group by group.
static void correlate(const Arguments *a, const float *z, float *r) {
  const int size = group_size(a), k = a->samples;
  for (int j = 0; j < a->genes; j += size)
    for (int i = 0; i <= j; i += size)
      cblas_sgemm(CblasColMajor, CblasTrans, CblasNoTrans, smaller(size, a->genes - i),
                  smaller(size, a->genes - j), k, 1.0f, z + at(0, i, k), k, z + at(0, j, k), k,
                  0.0f, r + at(i, j, a->genes), a->genes);
}

// Copies what lies above the diagonal to below it.
static void mirror(float *r, int n) {
  for (int j = 0; j < n; ++j)
    for (int i = j + 1; i < n; ++i) r[at(i, j, n)] = r[at(j, i, n)];
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (!parse_arguments(argc, argv, &arguments)) return EXIT_USAGE;
  const int genes = arguments.genes, samples = arguments.samples;
  float *z = allocate((size_t)samples * genes);
  float *r = allocate((size_t)genes * genes);
  for (int j = 0; j < genes; ++j)
    for (int i = 0; i < samples; ++i)
      z[at(i, j, samples)] = expression(arguments.seed, samples, i, j);

  const double start = seconds_now();
  standardise(z, samples, genes);
  correlate(&arguments, z, r);
  mirror(r, genes);
  const double seconds = seconds_now() - start;

  const int status = report(&arguments, r, seconds);
  free(z), free(r);
  return status;
}
