// While another thread looks through the loaded libraries without end, the process forks, and each child
// makes its first call of cblas_sgemm from a place. Prints how many children did not end well.
#include <link.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <thread>

extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);

namespace {

constexpr int kForks = 30;

int look_at(dl_phdr_info *, size_t, void *) { return 0; }

[[noreturn]] void look_on() {
  for (;;) dl_iterate_phdr(look_at, nullptr);
}

bool multiply() {
  const float a = 3, b = 4;
  float c = 0;
  cblas_sgemm(102, 111, 111, 1, 1, 1, 1, &a, 1, &b, 1, 0, &c, 1);
  return c == 12;
}

bool child_ends_well() {
  const pid_t child = fork();
  if (child == 0) {
    alarm(30);  // one that waits for a lock is killed
    _exit(!multiply());
  }
  int status = 1;
  waitpid(child, &status, 0);
  return status == 0;
}

}  // namespace

int main() {
  std::thread(look_on).detach();
  int failures = 0;
  for (int i = 0; i < kForks && failures == 0; ++i) failures += !child_ends_well();
  std::printf("%d\n", failures);
  std::fflush(stdout);
  _exit(0);
}
