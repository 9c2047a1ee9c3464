#include "engines/team.h"

#include <algorithm>
#include <system_error>
#include <thread>
#include <vector>

#include "support/uncancelled.h"

#if defined(__linux__)
#include <sched.h>
#endif

namespace mixpert {
namespace {

std::atomic<int> thread_cap{0};

int processors() {
#if defined(__linux__)
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) return std::max(1, CPU_COUNT(&set));
#endif
  return std::max(1u, std::thread::hardware_concurrency());
}

}  // namespace

int cpu_threads() {
  const int cap = thread_cap.load(std::memory_order_relaxed);
  return cap > 0 ? cap : processors();
}

void set_cpu_threads(int threads) { thread_cap.store(std::max(0, threads)); }

void Team::run(int threads, const std::function<void(Team &)> &body) {
  const Uncancelled uncancelled;
  Team team;
  std::vector<std::thread> helpers;
  // Helpers wait for the lock until the final number of threads is known.
  std::unique_lock<std::mutex> start(team.mutex_);
  try {
    helpers.reserve(std::max(0, threads - 1));
    for (int i = 1; i < threads; ++i)
      helpers.emplace_back([&team, &body] {
        {
          std::lock_guard<std::mutex> started(team.mutex_);
        }
        body(team);
      });
  } catch (const std::exception &) {
    // no more threads or no memory for them: those that started do the work
  }
  team.threads_ = static_cast<int>(helpers.size()) + 1;
  start.unlock();
  body(team);
  for (std::thread &helper : helpers) helper.join();
}

void Team::wait_for_all() {
  std::unique_lock<std::mutex> lock(mutex_);
  if (++waiting_ == threads_) {
    waiting_ = 0;
    next_.store(0);
    ++phase_;
    changed_.notify_all();
    return;
  }
  changed_.wait(lock, [this, phase = phase_] { return phase_ != phase; });
}

}  // namespace mixpert
