// Calls that are equal and come again, which MixPert launches as graphs that it has kept, while what
// they belong to changes: `odd_again SCENARIO`, as odd_uses.
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

#include "odd_uses.h"

namespace {

constexpr int kAgain = 7;  // calls, of which the last ones are graphs
void *const kPerThread = reinterpret_cast<void *>(2);

// Equal calls, the last one on new data.
void again(Product &x, void *handle, const char *what, unsigned seed = 1) {
  for (unsigned i = 0; i < kAgain; ++i) {
    if (i + 1 == kAgain) x.draw(seed);
    const int status = x.call(handle);
    if (i + 1 < kAgain && status == 0) continue;
    say(what, status);
    x.check(what);
  }
}

void release(const Product &x) {
  for (float *memory : {x.a, x.b, x.c}) say("freed", cudaFree(memory));
}

// Streams and handles that are destroyed and made again, often at the same addresses.
void stream_again() {
  Product x;
  for (unsigned round = 0; round < 3; ++round) {
    void *stream = new_stream(), *handle = new_handle(stream);
    again(x, handle, "called", 10 * round);
    say("queued", x.call(handle));
    say("handle", cublasDestroy_v2(handle));
    say("stream", cudaStreamDestroy(stream));
    x.check("after both are gone");
  }
}

// Matrices that are freed while their product is kept, and other ones at their addresses.
void memory_again() {
  void *stream = new_stream(), *handle = new_handle(stream);
  for (unsigned round = 0; round < 3; ++round) {
    Product x(round);
    again(x, handle, "called", 20 * round);
    release(x);
    float *other = device<float>(kA + round);  // takes the place of one of them
    Product y(round + 50);
    say("among others", y.call(handle));
    y.check("among others");
    release(y);
    say("other", cudaFree(other));
  }
}

// The context ends with all that is kept, and another one begins.
void reset() {
  for (unsigned round = 0; round < 3; ++round) {
    void *stream = round == 1 ? nullptr : new_stream(), *handle = new_handle(stream);
    Product x(round);
    again(x, handle, "called", 30 * round);
    say("reset", cudaDeviceReset());
  }
}

// A math mode that is set between equal calls: TF32 is off by more than is right.
void modes_between() {
  void *handle = new_handle(new_stream());
  Product x;
  for (int round = 0; round < 2; ++round) {
    again(x, handle, "FP32");
    must(cublasSetMathMode(handle, 3), "cublasSetMathMode");
    again(x, handle, "TF32");
    must(cublasSetMathMode(handle, 0), "cublasSetMathMode");
  }
}

// Two handles on a stream take turns; one of them ends.
void two_handles() {
  void *stream = new_stream(), *first = new_handle(stream), *second = new_handle(stream);
  Product x;
  for (unsigned i = 0; i < kAgain; ++i) say("call", x.call(i % 2 ? first : second));
  x.check("in turns");
  say("destroyed", cublasDestroy_v2(second));
  again(x, first, "the other", 40);
}

// A handle that goes from stream to stream between equal calls.
void many_streams() {
  void *handle = new_handle(nullptr);
  Product x, y;
  for (unsigned i = 0; i < kAgain; ++i)
    for (void *stream : {static_cast<void *>(nullptr), kPerThread, new_stream()}) {
      must(cublasSetStream_v2(handle, stream), "cublasSetStream");
      if (i + 1 == kAgain) x.draw(i);
      const int status = x.call(handle) + y.call(handle);
      if (i + 1 < kAgain && status == 0) continue;
      say("call", status);
      x.check("one");
      y.check("other");
    }
}

// Two threads, each on its own stream of the same name, one after the other.
void threads() {
  for (unsigned i = 0; i < 2; ++i)
    std::thread([i] {
      Product x;
      again(x, new_handle(kPerThread), "in a thread", 60 + i);
      say("queued", x.call(new_handle(kPerThread)));  // and the thread ends
    }).join();
  say("synchronised", cudaDeviceSynchronize());
}

// Managed memory that the host writes between equal calls.
void managed() {
  void *handle = new_handle(new_stream());
  Product x;
  for (float **place : {&x.a, &x.b, &x.c}) {
    void *memory;
    must(cudaMallocManaged(&memory, kA > kC ? kA * 4 : kC * 4, 1), "cudaMallocManaged");
    *place = static_cast<float *>(memory);
  }
  again(x, handle, "managed");
  for (size_t i = 0; i < kA; ++i) x.a[i] = x.host_a[i] = static_cast<float>(i % 17) - 8;
  say("written", x.call(handle));
  x.check("written by the host");
}

// Beside a capture of another stream by the same thread, and in it.
void beside_capture(int mode) {
  void *first = new_stream(), *second = new_stream(), *handle = new_handle(second);
  Product x, y;
  again(x, handle, "before");
  void *graph = captured(first, mode, [&] {
    say("beside it", x.call(handle));
    must(cublasSetStream_v2(handle, first), "cublasSetStream");
    say("in it", y.call(handle));
    must(cublasSetStream_v2(handle, second), "cublasSetStream");
    say("beside it", x.call(handle));
  });
  x.check("beside it");
  void *executable = instantiated(graph);
  for (unsigned seed = 70; seed < 72; ++seed) replay(executable, first, y, seed);
  again(x, handle, "after");
}

// A child that ends as usual, with what its parent had kept.
void forked() {
  void *handle = new_handle(new_stream());
  Product x;
  again(x, handle, "before");
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    alarm(10);
    std::exit(x.call(handle) == 0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  say("the child", status);
  again(x, handle, "after", 80);
}

}  // namespace

int main(int argc, char **argv) {
  return run_scenario(argc, argv,
                      {{"stream_again", stream_again},
                       {"memory_again", memory_again},
                       {"reset", reset},
                       {"modes_between", modes_between},
                       {"two_handles", two_handles},
                       {"many_streams", many_streams},
                       {"threads", threads},
                       {"managed", managed},
                       {"beside_relaxed", [] { beside_capture(kRelaxed); }},
                       {"beside_thread_local", [] { beside_capture(kThreadLocal); }},
                       {"forked", forked}});
}
