#include "support/fork.h"

#include <pthread.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>

#include "support/status.h"

namespace mixpert {
namespace {

constexpr std::chrono::microseconds kPause{50};
// The time limit for waiting: the holder of a lock may itself wait for the forking thread, or for
// the reader of a pipe.
constexpr std::chrono::seconds kPatience{5};
constexpr int kMostLocks = 16;

std::atomic<int> waited_for{0};    // threads that have a ForkWaits
std::atomic<bool> forking{false};  // none more begins
std::atomic<std::mutex *> locks[kMostLocks];
std::atomic<int> lock_count{0};
int locks_held = 0;  // by the forking thread

thread_local int nested = 0;  // this thread's ForkWaits

std::mutex &fork_lock() {
  static std::mutex *const mutex = new std::mutex;  // outlives static destruction
  return *mutex;
}

void release_locks() {
  while (locks_held > 0) locks[--locks_held].load()->unlock();
}

// Locks all of them or none, because threads lock them in different orders.
bool take_locks(int count) {
  while (locks_held < count && locks[locks_held].load()->try_lock()) ++locks_held;
  if (locks_held == count) return true;
  release_locks();
  return false;
}

// Waits until `holds` is true, or the time limit has passed.
template <typename Condition>
void wait_until(const Condition &holds) {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (!holds() && std::chrono::steady_clock::now() < end) std::this_thread::sleep_for(kPause);
}

// The forking thread does not wait for its own ForkWaits (a first call may start a compiler).
void before() {
  fork_lock().lock();
  forking.store(true);
  const int own = nested > 0 ? 1 : 0;
  wait_until([own] { return waited_for.load() <= own; });
  if (!own) wait_until([] { return take_locks(lock_count.load()); });
}

void after() {
  release_locks();
  forking.store(false);
  fork_lock().unlock();
}

void after_in_child() {
  waited_for.store(nested > 0 ? 1 : 0);
  after();
}

// Runs when the library is loaded, before any thread can fork.
__attribute__((constructor)) void watch_forks() {
  fork_lock();
  pthread_atfork(before, after, after_in_child);
}

}  // namespace

void free_in_forked_child(std::mutex &mutex) {
  static std::mutex adding;
  std::lock_guard<std::mutex> lock(adding);
  const int count = lock_count.load();
  if (count == kMostLocks) die("fork: more than " + std::to_string(kMostLocks) + " locks");
  locks[count].store(&mutex);
  lock_count.store(count + 1);
}

ForkWaits::ForkWaits() {
  if (nested++ > 0) return;
  for (;;) {
    ++waited_for;
    if (!forking.load()) return;
    --waited_for;
    std::this_thread::sleep_for(kPause);
  }
}

ForkWaits::~ForkWaits() {
  if (--nested == 0) --waited_for;
}

}  // namespace mixpert
