// Threads that are cancelled while they call cblas_sgemm, of which the caller's own thread makes the last.
// Prints an element of its product.
#include <pthread.h>
#include <unistd.h>

#include <cstdio>
#include <vector>

extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);

namespace {

constexpr int kSize = 150, kThreads = 40;
constexpr useconds_t kStep = 37, kLongest = 2000;  // microseconds before a thread is cancelled
const std::vector<float> ones(kSize *kSize, 1.0f);

float product() {
  std::vector<float> c(kSize * kSize);
  cblas_sgemm(102, 111, 111, kSize, kSize, kSize, 1, ones.data(), kSize, ones.data(), kSize, 0,
              c.data(), kSize);
  return c.back();
}

void *call_on(void *) {
  for (;;) {
    pthread_testcancel();
    product();
  }
}

}  // namespace

int main() {
  for (int i = 0; i < kThreads; ++i) {
    pthread_t thread;
    if (pthread_create(&thread, nullptr, call_on, nullptr) != 0) return 1;
    usleep(kStep * static_cast<useconds_t>(i) % kLongest);
    pthread_cancel(thread);
    void *result;
    pthread_join(thread, &result);
    if (result != PTHREAD_CANCELED) return 1;
  }
  std::printf("%g\n", product());
}
