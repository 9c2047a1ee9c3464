// Threads that call every kind of entry point for sites and shapes drawn at random, while others flush
// the trace, ask for memory and fork, under the settings of the environment; at the end the process
// returns from main while threads still compute and calls once more from a static destructor.
// Operands are small integers, of which every scheme gives the exact product: each result must be
// right to the bit. "stress THREADS TURNS FORKS" prints how many were not, and which children failed.
// For a driver and a cuBLAS that are fake, and builds with sanitizers (make sanitize).
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include "../cublas_gemms.h"
#include "mixpert.h"

extern "C" {
int cublasCreate_v2(void **);
int cublasDestroy_v2(void *);
void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *, int, float,
                 float *, int);
}

namespace {

constexpr int kLargest = 40, kLongest = 700;  // of m and n, of k
constexpr int kMost = kLargest * kLongest;
constexpr int kRepeated = 7;
constexpr int kColumns = 102, kPlain = 111, kCompute32 = 68;
const float kOne = 1, kZero = 0, kMinusTwo = -2;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif
float weights[kMost];  // that nobody writes: shared packings may be of it

const char kPlan[] = "# mixpert-plan 1\nstress.cpp:1\tint8:1,1\ndefault\tint8:2,2,2\n";
const char kOther[] = "# mixpert-plan 1\nstress.cpp:5 [5,9,33]\tfp64\ndefault\tint8:2,2\n";
#define SITE(ID, FLAGS, PACKINGS, MODULE, PLAN) \
  {MIXPERT_ABI_VERSION, 0, FLAGS, PACKINGS, ID, MODULE, PLAN, nullptr, nullptr}
mixpert_site sites[] = {SITE("stress.cpp:1", MIXPERT_SITE_SINK, 0, "one.ll", kPlan),
                        SITE("stress.cpp:2", 0, 0, "one.ll", kPlan),
                        SITE("stress.cpp:3", MIXPERT_SITE_REUSES_B, 1u << 16, "one.ll", kPlan),
                        SITE("stress.cpp:4", MIXPERT_SITE_SINK, 0, "other.ll", kOther),
                        SITE("stress.cpp:5", 0, 0, "other.ll", kOther),
                        SITE("stress.cpp:6", 0, 0, "none.ll", nullptr)};
constexpr int kSites = sizeof sites / sizeof sites[0];

std::atomic<int> wrong{0};
std::atomic<bool> done{false};

// A linear congruential generator: the same draws everywhere.
struct Draws {
  uint32_t state;
  int below(int count) {
    state = state * 1664525u + 1013904223u;
    return static_cast<int>((state >> 8) % static_cast<uint32_t>(count));
  }
};

void fill(Draws *draws, float *values, int count) {
  for (int i = 0; i < count; ++i) values[i] = static_cast<float>(draws->below(9) - 4);
}

// A thread's operands, and the way from them to the result.
struct Work {
  Draws draws;
  void *handle = nullptr;
  std::vector<float> a = std::vector<float>(kMost), b = a, c = a, start = a;
  int m = 0, n = 0, k = 0;
  float beta = 0;
  const float *right = nullptr;  // B

  Work(uint32_t seed, bool device) : draws{seed} {
    if (device) cublasCreate_v2(&handle);
    fill(&draws, a.data(), kMost);
    fill(&draws, b.data(), kMost);
  }
  ~Work() {
    if (handle) cublasDestroy_v2(handle);
  }

  // The last of the shapes, which is packed, is drawn once in 26 times, or always.
  void draw(bool packed = false) {
    static constexpr int kShapes[][3] = {
        {1, 1, 1}, {3, 4, 2}, {5, 9, 33}, {16, 16, 16}, {33, 20, 130}, {40, 39, 700}};
    const int drawn = draws.below(26);
    const int *shape = kShapes[packed || drawn == 25 ? 5 : drawn % 5];
    m = shape[0], n = shape[1], k = shape[2];
    beta = draws.below(2) ? kMinusTwo : kZero;
    fill(&draws, start.data(), m * n);
    std::copy_n(start.begin(), m * n, c.begin());
  }

  void check() {
    for (int j = 0; j < n; ++j)
      for (int i = 0; i < m; ++i) {
        float sum = beta * start[i + j * m];
        for (int l = 0; l < k; ++l) sum += a[i + l * m] * right[l + j * k];
        if (c[i + j * m] != sum) ++wrong;
      }
  }

  void call(mixpert_site *site, int entry) {
    const bool shared = site && site->packings;
    right = shared ? weights : b.data();
    const float *bs[] = {right};
    const float *as[] = {a.data()};
    float *cs[] = {c.data()};
    const auto A = a.data();
    const auto C = c.data();
    switch (shared && handle ? 0 : entry) {
      case 0:
        mixpert_cublasSgemm_v2(site, handle, 0, 0, m, n, k, &kOne, A, m, right, k, &beta, C, m);
        break;
      case 1:
        cublasSgemm_v2(handle, 0, 0, m, n, k, &kOne, A, m, right, k, &beta, C, m);
        break;
      case 2:
        mixpert_cublasSgemmStridedBatched(site, handle, 0, 0, m, n, k, &kOne, A, m, 0, right, k, 0,
                                          &beta, C, m, 0, 1);
        break;
      case 3:
        cublasSgemmBatched(handle, 0, 0, m, n, k, &kOne, as, m, bs, k, &beta, cs, m, 1);
        break;
      case 4:
        mixpert_cublasGemmEx(site, handle, 0, 0, m, n, k, &kOne, A, 0, m, right, 0, k, &beta, C, 0,
                             m, kCompute32, -1);
        break;
      case 5:
        cblas_sgemm(kColumns, kPlain, kPlain, m, n, k, 1, A, m, right, k, beta, C, m);
        break;
      default:
        mixpert_cblas_sgemm(site, kColumns, kPlain, kPlain, m, n, k, 1, A, m, right, k, beta, C, m);
    }
    check();
  }

  void turn() {
    draw();
    const int drawn = draws.below(kSites + 1);
    call(drawn == kSites ? nullptr : &sites[drawn], handle ? draws.below(7) : 5 + draws.below(2));
  }

  // The same call again and again, which is launched as a graph after some.
  void repeat() {
    draw(true);
    for (int i = 0; i < kRepeated; ++i) {
      std::copy_n(start.begin(), m * n, c.begin());
      call(&sites[1], 0);
    }
  }
};

void compute(uint32_t seed, int turns, bool device = true) {
  Work work(seed, device);
  for (int i = 0; i < turns; ++i) work.turn();
  if (device) work.repeat();
}

// A packed operand of the thread's own, on the host.
void pack(uint32_t seed, int turns) {
  Work work(seed, false);
  work.m = work.n = 16, work.k = 64, work.right = work.b.data();
  const mixpert_problem problem = {16, 16, 64, 16, 64, 16, 1};
  mixpert_scheme scheme;
  mixpert_scheme_parse("int8:2,2", &scheme);
  for (int i = 0; i < turns; ++i) {
    mixpert_packed *packed = nullptr;
    if (mixpert_pack(&problem, &scheme, MIXPERT_PACKED_B, work.right, 0, nullptr, &packed)) ++wrong;
    if (mixpert_gemm_packed(&problem, 1, work.a.data(), nullptr, nullptr, packed, 0, work.c.data(),
                            nullptr))
      ++wrong;
    work.check();
    mixpert_packed_free(packed);
  }
}

void look_on() {
  while (!done) {
    uint64_t reserved, used;
    mixpert_device_memory(&reserved, &used);
    mixpert_trace_flush();
    std::this_thread::yield();
  }
}

// Children compute, too, on the host, as CUDA knows no forks; one that waits for a lock is killed.
// Under a sanitizer they end at once: its allocator's lock may be held in them, and ThreadSanitizer
// checks nothing there. What the library does before and after a fork is checked all the same.
void fork_on(int times) {
  for (int i = 0; i < times; ++i) {
    const pid_t child = fork();
    if (child == 0) {
      if (kSanitized) _exit(0);
      alarm(120);
      wrong = 0;
      compute(static_cast<uint32_t>(i), 3, false);
      _exit(wrong != 0);
    }
    int status;
    waitpid(child, &status, 0);
    if (status != 0) std::printf("a child ended with wait status %d\n", status);
  }
}

// Uses what the library keeps for the thread, which at exit has been destroyed before this.
struct AtExit {
  Work *work = nullptr;
  void use() const {
    mixpert_scheme scheme;
    if (mixpert_scheme_parse("no scheme, and an error too long for a short string", &scheme) == 0)
      ++wrong;
    for (int i = 0; i < 2 * kSites; ++i) {
      work->draw(true);
      work->call(&sites[i % kSites], 0);
    }
  }
  ~AtExit() {
    if (!work) return;
    use();
    std::printf("%d\n", wrong.load());
    std::fflush(stdout);
  }
} at_exit;

}  // namespace

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  const int threads = std::atoi(argv[1]), turns = std::atoi(argv[2]), forks = std::atoi(argv[3]);
  Draws draws{1};
  fill(&draws, weights, kMost);
  compute(0, 1);  // what is captured and traced is this process's, not a child's that comes first
  std::thread looking(look_on);
  for (int generation = 0; generation < 3; ++generation) {
    std::vector<std::thread> team;
    for (int t = 0; t < threads; ++t)
      team.emplace_back(compute, static_cast<uint32_t>(100 * generation + t), turns, true);
    team.emplace_back(pack, 7, turns);
    fork_on(forks);
    for (std::thread &thread : team) thread.join();
  }
  done = true;
  looking.join();
  at_exit.work = new Work(9, true);
  at_exit.use();
  std::thread([] { compute(11, 1 << 30); }).detach();  // until the process is gone
}
