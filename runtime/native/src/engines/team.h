// Threads that share the work of one GEMM.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>

namespace mixpert {

// The largest number of threads of one GEMM: as set by set_cpu_threads, else the number of
// processors that the calling process may use.
int cpu_threads();

// Limits the threads of later GEMMs; 0 removes the limit.
void set_cpu_threads(int threads);

// A team exists for one GEMM: no thread outlives the call, so that fork, dlclose and exit are safe.
class Team {
 public:
  // Runs body(team) once on each of `threads` threads, the caller among them, and waits for all.
  // Fewer threads take part if the system cannot start more. `body` must not throw.
  static void run(int threads, const std::function<void(Team &)> &body);

  // Called by every thread with the same count: calls work(i) for each 0 <= i < count on whichever
  // thread is free, and returns when all are done.
  template <typename Work>
  void share(int64_t count, const Work &work) {
    for (int64_t i = next_.fetch_add(1); i < count; i = next_.fetch_add(1)) work(i);
    wait_for_all();
  }

 private:
  void wait_for_all();

  std::atomic<int64_t> next_{0};
  std::mutex mutex_;
  std::condition_variable changed_;
  int threads_ = 1;
  int waiting_ = 0;
  uint64_t phase_ = 0;
};

}  // namespace mixpert
