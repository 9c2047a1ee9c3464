// A client that looks cublasSgemm_v2 up by name, captures each product by itself and makes one graph
// of these graphs, as XLA does. `child_graphs SCENARIO SIZE`; prints what went wrong, then "done". With
// -DLINKED it calls the one that it is linked with.
#include <dlfcn.h>
#include <execinfo.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "../cuda_calls.h"

namespace {

constexpr int kChain = 3, kThreadLocal = 1, kLaunches = 50, kWaits = 200;
constexpr unsigned kPatience = 40;  // seconds
constexpr std::chrono::milliseconds kMoment{5};
constexpr double kLikeness = 1e-5;
const float kScale = 1.0f / 16, kZero = 0;
int size;  // of the matrices, which are square
size_t elements, bytes;

using Sgemm = int (*)(void *, int, int, int, int, int, const float *, const float *, int,
                      const float *, int, const float *, float *, int);
using Memory = int (*)(uint64_t *, uint64_t *);
using Matrix = std::vector<float>;

void check(int status, const char *what) {
  if (status == 0) return;
  std::printf("%s: %d\n", what, status);
  std::exit(1);
}

void expect(bool good, const std::string &what) {
  if (!good) std::printf("%s\n", what.c_str());
}

float *device_matrix() {
  void *memory;
  check(cudaMalloc(&memory, bytes), "cudaMalloc");
  check(cudaMemset(memory, 0xff, bytes), "cudaMemset");  // NaN
  return static_cast<float *>(memory);
}

void fill(float *matrix, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> normal;
  Matrix host(elements);
  for (float &value : host) value = normal(random);
  check(cudaMemcpy(matrix, host.data(), bytes, 1), "cudaMemcpy");
}

Matrix read(const float *matrix) {
  Matrix host(elements);
  check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  check(cudaMemcpy(host.data(), matrix, bytes, 2), "cudaMemcpy");
  return host;
}

// Of the memory that MixPert has, what is in use.
uint64_t in_use() {
  static const auto ask = reinterpret_cast<Memory>(dlsym(RTLD_DEFAULT, "mixpert_device_memory"));
  uint64_t reserved = 0, used = 0;
  check(ask(&reserved, &used), "mixpert_device_memory");
  return used;
}

// Where a call does not come back.
void give_up(int) {
  void *frames[64];
  backtrace_symbols_fd(frames, backtrace(frames, 64), STDERR_FILENO);
  _exit(4);
}

void say(const char *what) { std::fprintf(stderr, "%s\n", what); }

// User objects are destroyed on a thread of the driver, some time later.
void expect_given_back() {
  check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  for (int i = 0; i < kWaits && in_use(); ++i) std::this_thread::sleep_for(kMoment);
  expect(in_use() == 0, "memory of graphs that are gone is still in use");
}

// In use after a while.
uint64_t settled() {
  check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  std::this_thread::sleep_for(20 * kMoment);
  return in_use();
}

struct Client {
  void *handle, *stream;
  Sgemm sgemm;

  Client() {
#ifdef LINKED
    sgemm = cublasSgemm_v2;
#else
    void *library = dlopen(std::getenv("CUBLAS_FILE"), RTLD_NOW);
    sgemm = reinterpret_cast<Sgemm>(dlsym(library, "cublasSgemm_v2"));
#endif
    check(cublasCreate_v2(&handle), "cublasCreate");
    check(cudaStreamCreateWithFlags(&stream, 1), "cudaStreamCreate");
    check(cublasSetStream_v2(handle, stream), "cublasSetStream");
  }

  void multiply(const float *a, const float *b, float *c) const {
    check(sgemm(handle, 0, 0, size, size, size, &kScale, a, size, b, size, &kZero, c, size),
          "cublasSgemm_v2");
  }

  void *captured(const float *a, const float *b, float *c) const {
    void *graph;
    check(cudaStreamBeginCapture(stream, kThreadLocal), "cudaStreamBeginCapture");
    multiply(a, b, c);
    check(cudaStreamEndCapture(stream, &graph), "cudaStreamEndCapture");
    return graph;
  }

  // C of a graph, and of the same calls without one, from step to step.
  void resemble(void *executable, const float *b, float *const *chain, const char *what) const {
    for (int i = 1; i <= kChain; ++i) check(cudaMemset(chain[i], 0xff, bytes), "cudaMemset");
    check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
    check(cudaGraphLaunch(executable, stream), "cudaGraphLaunch");
    for (int step = 0; step < kChain; ++step) {
      const Matrix graph = read(chain[step + 1]);
      multiply(chain[step], b, chain[step + 1]);
      const Matrix alone = read(chain[step + 1]);
      double off = 0, all = 0;
      for (size_t i = 0; i < elements; ++i) {
        const double x = alone[i], y = graph[i];
        off += (x - y) * (x - y);
        all += x * x;
      }
      expect(off <= kLikeness * kLikeness * all, std::string(what) + ": another product");
    }
  }

  // The same, bit by bit.
  void compare(void *executable, const float *b, float *const *chain, const char *what) const {
    for (int i = 1; i <= kChain; ++i) check(cudaMemset(chain[i], 0xff, bytes), "cudaMemset");
    check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
    check(cudaGraphLaunch(executable, stream), "cudaGraphLaunch");
    const Matrix graph = read(chain[kChain]);
    for (int i = 0; i < kChain; ++i) multiply(chain[i], b, chain[i + 1]);
    const Matrix alone = read(chain[kChain]);
    expect(std::isfinite(alone[0]), std::string(what) + ": nothing was computed");
    expect(std::memcmp(graph.data(), alone.data(), bytes) == 0, std::string(what) + ": other bits");
  }
};

// chain[i + 1] = chain[i] B / 16, each product in a graph of its own.
struct Chain {
  float *matrices[kChain + 1];
  void *graphs[kChain], *nodes[kChain];
  void *whole, *executable;

  Chain(const Client &client, const float *b) {
    for (float *&matrix : matrices) matrix = device_matrix();
    capture(client, b);
    check(cudaGraphCreate(&whole, 0), "cudaGraphCreate");
    for (int i = 0; i < kChain; ++i)
      check(cudaGraphAddChildGraphNode(&nodes[i], whole, i ? &nodes[i - 1] : nullptr, i ? 1 : 0,
                                       graphs[i]),
            "cudaGraphAddChildGraphNode");
    check(cudaGraphInstantiateWithFlags(&executable, whole, 0), "cudaGraphInstantiate");
  }

  void capture(const Client &client, const float *b, bool backwards = false) {
    for (int turn = 0; turn < kChain; ++turn) {
      const int i = backwards ? kChain - 1 - turn : turn;
      graphs[i] = client.captured(matrices[i], b, matrices[i + 1]);
    }
  }

  void update() {
    for (int i = 0; i < kChain; ++i)
      check(cudaGraphExecChildGraphNodeSetParams(executable, nodes[i], graphs[i]),
            "cudaGraphExecChildGraphNodeSetParams");
    drop_graphs();
  }

  void drop_graphs() {
    for (void *graph : graphs) check(cudaGraphDestroy(graph), "cudaGraphDestroy");
  }

  void drop() {
    check(cudaGraphExecDestroy(executable), "cudaGraphExecDestroy");
    check(cudaGraphDestroy(whole), "cudaGraphDestroy");
  }
};

// The first call of the process is captured; then other data, and the memory is given back.
void replay(const Client &client) {
  float *b = device_matrix();
  Chain chain(client, b);
  const uint64_t kept = in_use();
  expect(kept > 0, "the graphs keep no memory");
  chain.drop_graphs();
  for (unsigned seed = 1; seed < 4; ++seed) {
    fill(b, seed);
    fill(chain.matrices[0], seed + 10);
    client.compare(chain.executable, b, chain.matrices, "replayed");
  }
  expect(in_use() == kept, "what copies of the graphs keep was given back");
  chain.drop();
  expect_given_back();
}

// The executable graph gets the products of other matrices in the place of its own.
void update(const Client &client) {
  float *b = device_matrix(), *other = device_matrix();
  Chain chain(client, b);
  chain.drop_graphs();
  fill(other, 5);
  for (int round = 0; round < 3; ++round) {
    chain.matrices[1] = device_matrix();  // an address without memory yet
    fill(chain.matrices[0], 20u + static_cast<unsigned>(round));
    chain.capture(client, other);
    chain.update();
    client.compare(chain.executable, other, chain.matrices, "updated");
  }
  chain.drop();
  expect_given_back();
}

// Under a limit that one of the products fits in the others run without a workspace, which one changes from update to
// update, and no more is kept.
void bounded(const Client &client) {
  const uint64_t limit = std::strtoull(std::getenv("MIXPERT_WORKSPACE_LIMIT"), nullptr, 10);
  float *b = device_matrix();
  fill(b, 61);
  Chain chain(client, b);
  chain.drop_graphs();
  for (unsigned round = 0; round < 6; ++round) {
    fill(chain.matrices[0], 70 + round);
    client.resemble(chain.executable, b, chain.matrices, "within a limit");
    expect(settled() <= limit, "more is kept than the limit");
    for (int i = 1; i <= kChain; ++i) chain.matrices[i] = device_matrix();
    chain.capture(client, b, round % 2 == 1);
    expect(in_use() <= limit, "more was taken than the limit");
    chain.update();
  }
  chain.drop();
  expect_given_back();
}

// Products of one graph, of which each follows the one before, use the same memory.
void in_order(const Client &client) {
  float *b = device_matrix(), *matrices[kChain + 1];
  for (float *&matrix : matrices) matrix = device_matrix();
  void *one = client.captured(matrices[0], b, matrices[1]);
  const uint64_t kept = in_use();
  expect(kept > 0, "the graph keeps no memory");
  check(cudaGraphDestroy(one), "cudaGraphDestroy");
  expect_given_back();
  void *graph, *executable;
  check(cudaStreamBeginCapture(client.stream, kThreadLocal), "cudaStreamBeginCapture");
  for (int i = 0; i < kChain; ++i) client.multiply(matrices[i], b, matrices[i + 1]);
  check(cudaStreamEndCapture(client.stream, &graph), "cudaStreamEndCapture");
  expect(in_use() == kept, "they keep more than one of them");
  check(cudaGraphInstantiateWithFlags(&executable, graph, 0), "cudaGraphInstantiate");
  check(cudaGraphDestroy(graph), "cudaGraphDestroy");
  for (unsigned seed = 1; seed < 4; ++seed) {
    fill(b, seed);
    fill(matrices[0], seed + 10);
    client.compare(executable, b, matrices, "in order");
  }
  check(cudaGraphExecDestroy(executable), "cudaGraphExecDestroy");
  expect_given_back();
}

// Products with the same C take turns, so that graphs of them share; others do not.
void share(const Client &client) {
  float *a = device_matrix(), *b = device_matrix(), *c = device_matrix();
  std::vector<void *> graphs = {client.captured(a, b, c)};
  const uint64_t one = in_use();
  for (int i = 0; i < 8; ++i) graphs.push_back(client.captured(i % 2 ? a : b, b, c));
  expect(in_use() == one, "the same C took more memory");
  graphs.push_back(client.captured(b, c, a));
  expect(in_use() == 2 * one, "another C did not");
  for (void *graph : graphs) check(cudaGraphDestroy(graph), "cudaGraphDestroy");
  expect_given_back();
}

// Who holds the memory when the graphs are gone one after the other.
void held(const Client &client) {
  float *b = device_matrix();
  Chain chain(client, b);
  const uint64_t kept = in_use();
  chain.drop_graphs();
  expect(settled() == kept, "copies of the graphs do not hold it");
  check(cudaGraphDestroy(chain.whole), "cudaGraphDestroy");
  expect(settled() == kept, "what was instantiated does not hold it");
  fill(b, 41);
  fill(chain.matrices[0], 42);
  client.compare(chain.executable, b, chain.matrices, "replayed");
  check(cudaGraphExecDestroy(chain.executable), "cudaGraphExecDestroy");
  expect_given_back();
}

// It is held until launches have ended, too.
void in_flight(const Client &client) {
  float *b = device_matrix();
  fill(b, 51);
  Chain chain(client, b);
  fill(chain.matrices[0], 52);
  const uint64_t kept = in_use();
  check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  for (int i = 0; i < kLaunches; ++i)
    check(cudaGraphLaunch(chain.executable, client.stream), "cudaGraphLaunch");
  chain.drop_graphs();
  chain.drop();
  int looks = 0;
  for (uint64_t used = kept; used == kept; used = in_use()) {
    if (cudaStreamQuery(client.stream) == 0) break;
    ++looks;
  }
  const bool ended = cudaStreamQuery(client.stream) == 0;
  std::fprintf(stderr, "%d looks, ended: %d\n", looks, ended);
  expect(ended, "given back while launches were under way");
  expect_given_back();
}

// A graph's launches are under way while another one is captured and launched beside them; `drop`:
// it is destroyed meanwhile.
void at_once(const Client &client, bool drop) {
  float *b = device_matrix(), *other = device_matrix();
  fill(b, 31);
  fill(other, 32);
  Chain chain(client, b);
  fill(chain.matrices[0], 33);
  check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  for (int i = 0; i < kLaunches; ++i)
    check(cudaGraphLaunch(chain.executable, client.stream), "cudaGraphLaunch");
  chain.drop_graphs();
  if (drop) chain.drop();
  say("launched");
  float *elsewhere = device_matrix();
  const Client second;
  say("another client");
  void *graph = second.captured(other, b, elsewhere), *executable;
  say("captured");
  check(cudaGraphInstantiateWithFlags(&executable, graph, 0), "cudaGraphInstantiate");
  for (int i = 0; i < kLaunches; ++i)
    check(cudaGraphLaunch(executable, second.stream), "cudaGraphLaunch");
  say("launched beside");
  const Matrix got = read(chain.matrices[kChain]), beside = read(elsewhere);
  say("read");
  for (int i = 0; i < kChain; ++i) client.multiply(chain.matrices[i], b, chain.matrices[i + 1]);
  second.multiply(other, b, elsewhere);
  expect(got == read(chain.matrices[kChain]), "other bits");
  expect(beside == read(elsewhere), "launched beside: other bits");
}

}  // namespace

int main(int, char **argv) {
  const std::string scenario = argv[1];
  size = std::atoi(argv[2]);
  elements = static_cast<size_t>(size) * static_cast<size_t>(size);
  bytes = elements * sizeof(float);
  std::signal(SIGALRM, give_up);
  alarm(kPatience);
  const Client client;
  if (scenario == "replay") replay(client);
  else if (scenario == "update") update(client);
  else if (scenario == "bounded") bounded(client);
  else if (scenario == "in_order") in_order(client);
  else if (scenario == "share") share(client);
  else if (scenario == "held") held(client);
  else if (scenario == "in_flight") in_flight(client);
  else if (scenario == "at_once") at_once(client, false);
  else if (scenario == "dropped") at_once(client, true);
  else return 2;
  std::puts("done");
}
