#include "support/fork.h"

#include <pthread.h>

#include <chrono>
#include <thread>

namespace mixpert {
namespace {

constexpr std::chrono::microseconds kPause{50};
// The time limit for waiting: the holder of a lock may itself wait for the forking thread, or for
// the reader of a pipe.
constexpr std::chrono::seconds kPatience{5};

std::atomic<int> waited_for{0};    // threads that have a ForkWaits
std::atomic<bool> forking{false};  // none more begins
std::atomic<ForkedState *> watched{nullptr};

thread_local int nested = 0;  // this thread's ForkWaits

std::mutex &fork_lock() {
  static std::mutex *const mutex = new std::mutex;  // outlives static destruction
  return *mutex;
}

template <typename Action>
void for_each_watched(const Action &action) {
  for (ForkedState *state = watched.load(); state; state = state->next) action(state);
}

// Waits until `holds` is true, or the time limit has passed.
template <typename Condition>
void wait_until(const Condition &holds) {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (!holds() && std::chrono::steady_clock::now() < end) std::this_thread::sleep_for(kPause);
}

void take(ForkedState *state) {
  std::mutex *const mutex = state->mutex();
  state->taken = mutex && mutex->try_lock();
  state->lost = mutex && !state->taken;
}

void give_back(ForkedState *state) {
  if (state->taken) state->mutex()->unlock();
  state->taken = false;
}

// The forking thread does not wait for its own ForkWaits (a first call may start a compiler), and
// may itself hold locks then. Otherwise, once nobody has one, only locks can be held that are held
// for a long time.
void before() {
  fork_lock().lock();
  forking.store(true);
  const int own = nested > 0 ? 1 : 0;
  wait_until([own] { return waited_for.load() <= own; });
  if (!own) for_each_watched(take);
}

void after() {
  for_each_watched(give_back);
  forking.store(false);
  fork_lock().unlock();
}

void after_in_child() {
  waited_for.store(nested > 0 ? 1 : 0);
  for_each_watched([](ForkedState *state) {
    if (state->lost) state->forget();
    state->lost = false;
  });
  after();
}

// Runs when the library is loaded, before any thread can fork.
__attribute__((constructor)) void watch_forks() {
  fork_lock();
  pthread_atfork(before, after, after_in_child);
}

}  // namespace

void watch_at_forks(ForkedState *state) {
  state->next = watched.load();
  while (!watched.compare_exchange_weak(state->next, state)) continue;
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
