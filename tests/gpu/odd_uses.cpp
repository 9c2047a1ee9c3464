// A program linked with cuBLAS that uses it in ways that are allowed and seldom seen. `odd_uses SCENARIO`
// prints what each step came to, status by status; the same without MixPert, whatever that is.
#include <sys/wait.h>
#include <unistd.h>

#include <utility>

#include "odd_uses.h"

namespace {

// A capture that goes over to a second stream and comes back.
void fork_join() {
  void *first = new_stream(), *second = new_stream(), *there, *back;
  void *handle = new_handle(first);
  must(cudaEventCreateWithFlags(&there, 2), "event");
  must(cudaEventCreateWithFlags(&back, 2), "event");
  Product x(1), y(2), z(3);
  void *graph = captured(first, kGlobal, [&] {
    must(cudaEventRecord(there, first), "record");
    must(cudaStreamWaitEvent(second, there, 0), "wait");
    must(cublasSetStream_v2(handle, second), "cublasSetStream");
    say("on the second", x.call(handle));
    must(cublasSetStream_v2(handle, first), "cublasSetStream");
    say("on the first", y.call(handle));
    must(cudaEventRecord(back, second), "record");
    must(cudaStreamWaitEvent(first, back, 0), "wait");
    say("behind both", z.call(handle));
  });
  void *executable = instantiated(graph);
  for (unsigned seed = 4; seed < 7; ++seed) {
    x.draw(seed);
    y.draw(seed + 10);
    replay(executable, first, z, seed + 20);
    x.check("on the second");
    y.check("on the first");
  }
}

// The first calls of a process in every mode of capture, and a capture that fails.
void modes() {
  void *stream = new_stream(), *handle = new_handle(stream), *graph;
  for (int mode : {kRelaxed, kThreadLocal, kGlobal}) {
    Product x;
    void *executable = instantiated(captured(stream, mode, [&] { say("call", x.call(handle)); }));
    replay(executable, stream, x, 5);
  }
  void *other = new_stream(), *event;
  Product x, y;
  must(cudaEventCreateWithFlags(&event, 2), "event");
  must(cudaStreamBeginCapture(stream, kThreadLocal), "begin");
  must(cudaEventRecord(event, stream), "record");
  must(cudaStreamWaitEvent(other, event, 0), "wait");
  must(cublasSetStream_v2(handle, other), "cublasSetStream");
  say("call", x.call(handle));
  say("not joined", cudaStreamEndCapture(stream, &graph));
  say("last error", cudaGetLastError());
  must(cublasSetStream_v2(handle, stream), "cublasSetStream");
  say("afterwards", y.call(handle));
  y.check("afterwards");
}

// Handle, stream and graph are gone when what was instantiated is launched; a handle that goes while its
// stream is captured ends the capture.
void destroyed() {
  void *stream = new_stream(), *handle = new_handle(stream), *other = new_handle(nullptr);
  Product x, y;
  void *graph = captured(stream, kRelaxed, [&] { say("call", x.call(handle)); });
  void *executable = instantiated(graph);
  say("graph", cudaGraphDestroy(graph));
  say("handle", cublasDestroy_v2(handle));
  say("stream", cudaStreamDestroy(stream));
  void *later = new_stream();
  for (unsigned seed = 1; seed < 4; ++seed) {
    say("beside it", y.call(other));
    y.check("beside it");
    replay(executable, later, x, seed);
  }
  say("executable", cudaGraphExecDestroy(executable));
  must(cublasSetStream_v2(other, later), "cublasSetStream");
  captured(later, kRelaxed, [&] {
    say("call", y.call(other));
    say("destroyed", cublasDestroy_v2(other));
  });
  say("last error", cudaGetLastError());
  other = new_handle(later);
  say("afterwards", y.call(other));
  y.check("afterwards");
}

// Factors that lie on the device and change between replays.
void scalars() {
  void *stream = new_stream(), *handle = new_handle(stream);
  must(cublasSetPointerMode_v2(handle, 1), "cublasSetPointerMode");
  Product x;
  float *both = device<float>(2);
  upload(both, {1, 1});
  void *executable =
      instantiated(captured(stream, kThreadLocal, [&] { say("call", x.call(handle, both)); }));
  for (const auto &[alpha, beta] : {std::pair{1.5f, 0.0f}, {-0.25f, 2.0f}, {0.0f, 0.5f}, {2.0f, 0.0f}}) {
    x.alpha = alpha;
    x.beta = beta;
    upload(both, {alpha, beta});
    replay(executable, stream, x, 8);
  }
}

// A graph that is copied, put into another one, instantiated more than once, and updated by another
// capture of the same product elsewhere.
void graphs() {
  void *stream = new_stream(), *handle = new_handle(stream), *clone = nullptr, *outer, *node;
  Product x, y(7);
  const auto of = [&](Product &product) {
    return captured(stream, kThreadLocal, [&] { say("call", product.call(handle)); });
  };
  void *graph = of(x), *first = instantiated(graph);
  replay(first, stream, x, 2);
  void *second = instantiated(graph);
  if (second) replay(second, stream, x, 3);
  say("copied", cudaGraphClone(&clone, graph));
  if (void *third = clone ? instantiated(clone) : nullptr) replay(third, stream, x, 4);
  must(cudaGraphCreate(&outer, 0), "cudaGraphCreate");
  const int put = cudaGraphAddChildGraphNode(&node, outer, nullptr, 0, graph);
  say("put into another", put);
  if (void *fourth = put ? nullptr : instantiated(outer)) replay(fourth, stream, x, 5);
  char result[64] = {};
  void *update = of(y);
  say("updated", cudaGraphExecUpdate(first, update, result));
  say("last error", cudaGetLastError());
  say("graph", cudaGraphDestroy(update));
  Product z(8);  // takes what nobody keeps
  if (void *fifth = instantiated(of(z))) replay(fifth, stream, z, 9);
  x.draw(6);
  replay(first, stream, y, 7);
}

// Operands that lie in managed memory, and on the host.
void places() {
  void *handle = new_handle(nullptr);
  Product x;
  for (const bool managed : {true, false}) {
    for (auto [pointer, count] : {std::pair{&x.a, kA}, {&x.b, kB}, {&x.c, kC}}) {
      void *memory;
      must(managed ? cudaMallocManaged(&memory, count * sizeof(float), 1)
                   : cudaHostAlloc(&memory, count * sizeof(float), 0), "memory");
      *pointer = static_cast<float *>(memory);
    }
    x.draw(managed);
    say("call", x.call(handle));
    x.check(managed ? "managed" : "on the host");
  }
}

// The streams that have no name of their own, beside work on another one.
void streams() {
  Product x;
  for (void *stream : {static_cast<void *>(nullptr), reinterpret_cast<void *>(1), reinterpret_cast<void *>(2)}) {
    void *handle = new_handle(stream);
    x.draw(static_cast<unsigned>(reinterpret_cast<size_t>(stream)));
    say("call", x.call(handle));
    x.check("stream");
    say("destroyed", cublasDestroy_v2(handle));
  }
  void *own = reinterpret_cast<void *>(2), *handle = new_handle(own);
  void *executable =
      instantiated(captured(own, kThreadLocal, [&] { say("call", x.call(handle)); }));
  replay(executable, own, x, 9);
}

// A workspace that is small, or odd, or none.
void workspaces() {
  void *stream = new_stream(), *handle = new_handle(stream);
  float *memory = device<float>(1 << 20);
  for (const auto &[offset, bytes] : {std::pair{0, 0}, {0, 256}, {64, 4096}, {1, 65536}, {0, 1 << 22}}) {
    Product x;
    say("workspace", cublasSetWorkspace_v2(handle, bytes ? memory + offset : nullptr, bytes));
    say("call", x.call(handle));
    x.check("with it");
    void *executable =
        instantiated(captured(stream, kThreadLocal, [&] { say("call", x.call(handle)); }));
    replay(executable, stream, x, 3);
  }
}

// alpha = 0: neither A nor B is read.
void unread() {
  void *handle = new_handle(nullptr);
  for (const float beta : {0.0f, 1.0f, -0.5f}) {
    Product x;
    x.alpha = 0;
    x.beta = beta;
    x.draw(3);
    upload(x.a, Values(kA, kNaN));
    upload(x.b, Values(kB, kNaN));
    say("call", x.call(handle));
    x.check("unread");
  }
}

// A child of a fork, for which CUDA does nothing.
void forked() {
  void *handle = new_handle(nullptr);
  Product x;
  say("before", x.call(handle));
  x.check("before");
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    alarm(20);
    say("refused in the child", x.call(handle) != 0);
    std::_Exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  say("the child", status);
  x.draw(4);
  say("after", x.call(handle));
  x.check("after");
}

}  // namespace

int main(int argc, char **argv) {
  return run_scenario(argc, argv,
                      {{"fork_join", fork_join},
                       {"modes", modes},
                       {"destroyed", destroyed},
                       {"scalars", scalars},
                       {"graphs", graphs},
                       {"places", places},
                       {"streams", streams},
                       {"workspaces", workspaces},
                       {"unread", unread},
                       {"forked", forked}});
}
