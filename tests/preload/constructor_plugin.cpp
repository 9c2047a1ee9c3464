// A library whose constructor multiplies under dlopen, while another thread makes its own first call:
// that thread waits for the loader until dlopen has returned, and must hold nothing meanwhile.
#include <chrono>
#include <thread>

#ifdef HOST
extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);
static float product(float a, float b) {
  float c = 0;
  cblas_sgemm(102, 111, 111, 1, 1, 1, 1, &a, 1, &b, 1, 0, &c, 1);
  return c;
}
#else
extern "C" int cublasCreate_v2(void **);
extern "C" int cublasSgemm_v2(void *, int, int, int, int, int, const float *, const float *, int,
                              const float *, int, const float *, float *, int);
static float product(float a, float b) {
  void *handle;
  const float one = 1, zero = 0;
  float c = 0;
  cublasCreate_v2(&handle);
  const int status = cublasSgemm_v2(handle, 0, 0, 1, 1, 1, &one, &a, 1, &b, 1, &zero, &c, 1);
  return status == 0 ? c : -1000;
}
#endif

static float others, own;
static std::thread *other;

__attribute__((constructor)) static void multiply_early() {
  other = new std::thread([] { others = product(1, 4); });
  std::this_thread::sleep_for(std::chrono::milliseconds(200));  // for it to get as far as it can
  own = product(2, 4);
}

extern "C" __attribute__((visibility("default"))) int multiply() {
  other->join();
  return static_cast<int>(own + others);
}
