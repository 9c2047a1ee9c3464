// Threads that make the value of the same address at the same time get one, and the others' are
// dropped. Prints the values that are left of all that were made; 1: the answers differ.
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

#include "support/address_map.h"

constexpr int kThreads = 3, kKeys = 6000;  // more keys than the table has places

std::atomic<int> made{0}, dropped{0}, arrived[kKeys];

struct Values : mixpert::AddressMap<int> {};

int main() {
  static char keys[kKeys];
  static int *answers[kThreads][kKeys];
  const auto run = [&](int thread) {
    for (int i = 0; i < kKeys; ++i) {
      const auto make = [&] {
        ++made;
        for (++arrived[i]; arrived[i] < kThreads;) std::this_thread::yield();  // all find nothing
        return new int(thread);
      };
      answers[thread][i] = mixpert::lasting<Values>().get(&keys[i], make, [](int *lost) {
        ++dropped;
        delete lost;
      });
    }
  };
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread) threads.emplace_back(run, thread);
  for (std::thread &thread : threads) thread.join();
  for (int i = 0; i < kKeys; ++i)
    for (int thread = 1; thread < kThreads; ++thread)
      if (answers[thread][i] != answers[0][i] || *answers[thread][i] >= kThreads) return 1;
  std::printf("%d of %d\n", made - dropped, made.load());
}
