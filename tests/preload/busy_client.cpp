// Threads that compute, and one that writes the trace to a pipe which nobody reads, and so holds a
// lock for ever. The process forks; each child computes and writes its own trace elsewhere. Prints how
// many children did not end well. For MIXPERT_TRACE=/dev/stderr.
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <thread>

#include "mixpert.h"

extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);

namespace {

constexpr int kThreads = 3, kForks = 30;

bool multiply() {
  const float a = 3, b = 4;
  float c = 0;
  cblas_sgemm(102, 111, 111, 1, 1, 1, 1, &a, 1, &b, 1, 0, &c, 1);
  return c == 12;
}

[[noreturn]] void compute() {
  for (;;) multiply();
}

[[noreturn]] void write_traces() {
  for (;;) mixpert_trace_flush();
}

void wait_until_full(int file) {
  pollfd pipe = {file, POLLOUT, 0};
  while (poll(&pipe, 1, 0) == 1) usleep(1000);
}

bool child_ends_well() {
  const pid_t child = fork();
  if (child == 0) {
    alarm(30);  // one that waits for a lock is killed
    dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
    _exit(!multiply() || mixpert_trace_flush() != MIXPERT_OK);
  }
  int status = 1;
  waitpid(child, &status, 0);
  return status == 0;
}

}  // namespace

int main() {
  multiply();
  std::thread(write_traces).detach();
  for (int i = 0; i < kThreads; ++i) std::thread(compute).detach();
  wait_until_full(STDERR_FILENO);
  int failures = 0;
  for (int i = 0; i < kForks && failures == 0; ++i) failures += !child_ends_well();
  std::printf("%d\n", failures);
  std::fflush(stdout);
  _exit(0);
}
