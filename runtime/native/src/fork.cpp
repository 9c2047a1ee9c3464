#include "fork.h"

#include <pthread.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>

#include "status.h"

namespace mixpert {
namespace {

constexpr std::chrono::microseconds kPause{50};
// A first call that takes longer may be waiting for us, and the holder of a lock for whoever reads
// what it writes.
constexpr std::chrono::seconds kPatience{5};
constexpr int kMostLocks = 16;

std::atomic<int> first_calls{0};   // under way
std::atomic<bool> forking{false};  // no first call begins
std::atomic<std::mutex *> locks[kMostLocks];
std::atomic<int> lock_count{0};
int locks_held = 0;  // by the forking thread

thread_local bool done[2];      // by Backend
thread_local bool in_first_call = false;

std::mutex &fork_lock() {
  static std::mutex *const mutex = new std::mutex;  // outlives static destruction
  return *mutex;
}

void release_locks() {
  while (locks_held > 0) locks[--locks_held].load()->unlock();
}

// All or none: threads take these locks in orders of their own.
bool take_locks(int count) {
  while (locks_held < count && locks[locks_held].load()->try_lock()) ++locks_held;
  if (locks_held == count) return true;
  release_locks();
  return false;
}

// Until `done` holds, or patience ends.
template <typename Done>
void wait_until(const Done &done) {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (!done() && std::chrono::steady_clock::now() < end) std::this_thread::sleep_for(kPause);
}

// The forking thread's own first call, which may start a compiler, is none to wait for.
void before() {
  fork_lock().lock();
  forking.store(true);
  const int own = in_first_call ? 1 : 0;
  wait_until([own] { return first_calls.load() <= own; });
  if (!own) wait_until([] { return take_locks(lock_count.load()); });
}

void after() {
  release_locks();
  forking.store(false);
  fork_lock().unlock();
}

void after_in_child() {
  first_calls.store(in_first_call ? 1 : 0);
  after();
}

// When the library is loaded, before any thread can fork.
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

FirstCall::FirstCall(Backend backend) : done_(&done[backend == Backend::kCuda]) {
  if (*done_ || in_first_call) {
    done_ = nullptr;
    return;
  }
  for (;;) {
    ++first_calls;
    if (!forking.load()) break;
    --first_calls;
    std::this_thread::sleep_for(kPause);
  }
  in_first_call = true;
}

FirstCall::~FirstCall() {
  if (!done_) return;
  *done_ = true;
  in_first_call = false;
  --first_calls;
}

}  // namespace mixpert
