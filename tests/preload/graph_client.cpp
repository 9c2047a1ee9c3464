// A client that looks cublasSgemm_v2 up by name (with -DLINKED: is linked with it) and captures what
// it computes in graphs of the fake driver. Each word is a step: "c0:128" multiplies matrices of ones,
// with k = 128, into the first C; "l0w1:128" asks cublasLt for the same, with the second workspace, and
// "a1:128" by algorithm 1, which cuts k into one part; "many:128" is a thousand first ones, each into its own C;
// "drop" destroys the graph that is being captured and begins another; "threads" does both in many
// threads. After each step: how much of C is right (-1: nothing was computed), MixPert's memory in
// use and reserved, nodes of memory in the graph, and how many launches the step added.
#include <dlfcn.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

extern "C" int cublasSgemm_v2(void *, int, int, int, int, int, const float *, const float *, int,
                              const float *, int, const float *, float *, int);

namespace {

constexpr int kM = 70, kN = 150, kMostK = 4096, kPlaces = 10, kMany = 1000;

using Create = int (*)(void **);
using Sgemm = int (*)(void *, int, int, int, int, int, const float *, const float *, int,
                      const float *, int, const float *, float *, int);
using Describe = int (*)(void **, int, int);
using Lay = int (*)(void **, int, uint64_t, uint64_t, int64_t);
using Matmul = int (*)(void *, void *, const void *, const void *, void *, const void *, void *,
                       const void *, const void *, void *, void *, void *, const void *, void *,
                       size_t, void *);
using Memory = int (*)(uint64_t *, uint64_t *);
using Count = int (*)();

const float kOne = 1, kZero = 0;

template <typename Function>
Function find(void *library, const char *name) {
  const auto found = reinterpret_cast<Function>(dlsym(library, name));
  if (!found) std::exit(2);
  return found;
}

struct Client {
  void *cublas = dlopen(std::getenv("CUBLAS_FILE"), RTLD_NOW);
  void *driver = dlopen("libcuda.so.1", RTLD_NOW);
#ifdef LINKED
  Sgemm sgemm = cublasSgemm_v2;
#else
  Sgemm sgemm = find<Sgemm>(cublas, "cublasSgemm_v2");
#endif
  Memory memory = find<Memory>(RTLD_DEFAULT, "mixpert_device_memory");
  Count drop = find<Count>(driver, "fake_graph_drop"), nodes = find<Count>(driver, "fake_graph_nodes"),
        launches = find<Count>(driver, "fake_graph_launches");
  void *handle;
  std::vector<float> ones = std::vector<float>(kMostK * std::max(kM, kN), 1.0f);

  Client() { find<Create>(cublas, "cublasCreate_v2")(&handle); }

  // How much of the product is right.
  long multiply(int k, std::vector<float> *c) const {
    c->resize(kM * kN);
    if (sgemm(handle, 0, 0, kM, kN, k, &kOne, ones.data(), kM, ones.data(), k, &kZero, c->data(), kM))
      std::exit(3);
    return std::count(c->begin(), c->end(), static_cast<float>(k));
  }

  // The same by cublasLt, of whose algorithms the number is the first word.
  long multiply(int k, std::vector<float> *c, void *workspace, const uint64_t *algorithm) const {
    static void *lt = dlopen(std::getenv("CUBLAS_LT_FILE"), RTLD_NOW);
    static const auto lay = find<Lay>(lt, "cublasLtMatrixLayoutCreate");
    static const auto matmul = find<Matmul>(lt, "cublasLtMatmul");
    void *desc, *layout_a, *layout_b, *layout_c;
    c->resize(kM * kN);
    find<Describe>(lt, "cublasLtMatmulDescCreate")(&desc, 68, 0);
    lay(&layout_a, 0, kM, static_cast<uint64_t>(k), kM);
    lay(&layout_b, 0, static_cast<uint64_t>(k), kN, k);
    lay(&layout_c, 0, kM, kN, kM);
    if (matmul(handle, desc, &kOne, ones.data(), layout_a, ones.data(), layout_b, &kZero, c->data(),
               layout_c, c->data(), layout_c, algorithm, workspace, workspace != nullptr, nullptr))
      std::exit(4);
    return std::count(c->begin(), c->end(), static_cast<float>(k));
  }

  void report(long right, int launches_before) const {
    uint64_t reserved = 0, used = 0;
    memory(&reserved, &used);
    std::printf("%ld %llu %llu %d %d\n", right, static_cast<unsigned long long>(used),
                static_cast<unsigned long long>(reserved), nodes(), launches() - launches_before);
  }
};

// Threads capture and drop graphs at once.
long at_once(const Client &client) {
  constexpr int kThreads = 8, kTimes = 20, kK = 1500;
  std::atomic<long> right{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i)
    threads.emplace_back([&, i] {
      std::vector<float> own;
      for (int time = 0; time < kTimes; ++time) {
        right += client.multiply(kK + i, &own);
        if (time % 3 == 0) client.drop();
      }
      client.drop();
    });
  for (std::thread &thread : threads) thread.join();
  return right / (kThreads * kTimes);
}

const uint64_t *algorithm(int number) {
  static uint64_t words[8];
  words[0] = static_cast<uint64_t>(number);
  return words;
}

}  // namespace

int main(int argc, char **argv) {
  const Client client;
  std::vector<float> c[kPlaces], many[kMany];
  for (int i = 1; i < argc; ++i) {
    long right = -1;
    const int before = std::strcmp(argv[i], "drop") ? client.launches() : 0;
    if (std::strcmp(argv[i], "drop") == 0) client.drop();
    else if (std::strcmp(argv[i], "threads") == 0) right = at_once(client);
    else if (std::strncmp(argv[i], "many:", 5) == 0)
      for (std::vector<float> &each : many) right = client.multiply(std::atoi(argv[i] + 5), &each);
    else if (argv[i][0] == 'l')
      right = client.multiply(std::atoi(argv[i] + 5), &c[argv[i][1] - '0'], argv[argv[i][3] - '0'], nullptr);
    else if (argv[i][0] == 'a')
      right = client.multiply(std::atoi(argv[i] + 3), c, nullptr, algorithm(argv[i][1] - '0'));
    else right = client.multiply(std::atoi(argv[i] + 3), &c[argv[i][1] - '0']);
    client.report(right, before);
  }
}
