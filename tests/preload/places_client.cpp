// Three threads call cblas_sgemm from places that have not called before, whenever the first one forks;
// each child calls from another new place. Prints how many children did not end well.
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <thread>
#include <utility>
#include <vector>

extern "C" void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *,
                            int, float, float *, int);

namespace {

constexpr int kThreads = 3, kEach = 450, kChildren = 100, kForks = 300;
constexpr int kPlaces = kThreads * kEach + kChildren;

template <int I>
__attribute__((noinline)) bool call_from() {
  const float a = I, b = 1;
  float c = -1;
  cblas_sgemm(102, 111, 111, 1, 1, 1, 1, &a, 1, &b, 1, 0, &c, 1);
  return c == a;
}

using Place = bool (*)();

template <int... I>
constexpr std::array<Place, sizeof...(I)> all_of(std::integer_sequence<int, I...>) {
  return {call_from<I>...};
}

const auto places = all_of(std::make_integer_sequence<int, kPlaces>{});
std::atomic<bool> forking{false}, done{false};

// One call after the other, while there is a fork under way.
void call_all(int thread) {
  for (int i = 0; i < kEach && !done; ++i) {
    while (!forking && !done) std::this_thread::yield();
    places[thread * kEach + i]();
  }
}

bool child_ends_well(Place place) {
  forking = true;
  const pid_t child = fork();
  if (child == 0) {
    alarm(60);  // one that waits for a lock is killed
    _exit(!place());
  }
  forking = false;
  int status = 1;
  waitpid(child, &status, 0);
  return status == 0;
}

}  // namespace

int main() {
  std::vector<std::thread> team;
  for (int t = 0; t < kThreads; ++t) team.emplace_back(call_all, t);
  int failures = 0;
  for (int i = 0; i < kForks; ++i)
    failures += !child_ends_well(places[kThreads * kEach + i % kChildren]);
  done = true;
  for (std::thread &thread : team) thread.join();
  std::printf("%d\n", failures);
}
