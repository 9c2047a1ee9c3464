// A plugin on host BLAS.
extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);

extern "C" __attribute__((visibility("default"))) int multiply() {
  const float a = 3, b = 4;
  float c = 0;
  cblas_sgemm(102, 111, 111, 1, 1, 1, 1, &a, 1, &b, 1, 0, &c, 1);
  return static_cast<int>(c);
}
