// A thread and the program take turns at two buffers, by a barrier and by a condition variable.
#include <pthread.h>

#include <condition_variable>
#include <mutex>
#include <thread>

#include "program.h"

static float *given, *answer, *weights;
static pthread_barrier_t turns;

static void *work(void *) {
  for (int i = 0; i < 3; ++i) {
    pthread_barrier_wait(&turns);
    multiply(given, weights, 0.0f, answer);
    pthread_barrier_wait(&turns);
  }
  return nullptr;
}

static void by_barrier(float *result) {
  pthread_barrier_init(&turns, nullptr, 2);
  pthread_t thread;
  pthread_create(&thread, nullptr, work, nullptr);
  for (int i = 0; i < 3; ++i) {
    multiply(weights, weights, 0.0f, given);
    pthread_barrier_wait(&turns);
    pthread_barrier_wait(&turns);
    multiply(answer, weights, 0.0f, result);
  }
  pthread_join(thread, nullptr);
}

static void by_condition(float *result) {
  std::mutex mutex;
  std::condition_variable changed;
  bool asked = false;
  float *in = matrix(), *out = matrix();
  std::thread thread([&] {
    for (int i = 0; i < 3; ++i) {
      std::unique_lock<std::mutex> lock(mutex);
      changed.wait(lock, [&] { return asked; });
      multiply(in, weights, 0.0f, out);
      asked = false;
      changed.notify_all();
    }
  });
  for (int i = 0; i < 3; ++i) {
    std::unique_lock<std::mutex> lock(mutex);
    multiply(weights, weights, 0.0f, in);
    asked = true;
    changed.notify_all();
    changed.wait(lock, [&] { return !asked; });
    multiply(out, weights, 0.0f, result);
  }
  thread.join();
}

int main() {
  given = matrix(), answer = matrix(), weights = matrix();
  float *result = matrix(), *other = matrix();
  by_barrier(result);
  by_condition(other);
  return kept(result) + kept(other);
}
