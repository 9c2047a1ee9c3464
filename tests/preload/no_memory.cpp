// Calls of every kind in a process whose memory ends: "no_memory WHAT once|ever STEP" runs WHAT again and
// again, each time in a child in which a later allocation of libmixpert's fails, by STEP; only that one or
// all from there on. Prints what was wrong, line by line, then how many allocations there are.
#include <dlfcn.h>
#include <execinfo.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>

#include "../cublas_gemms.h"
#include "mixpert.h"

extern "C" {
int cublasCreate_v2(void **);
void cublasSgemm(char, char, int, int, int, float, const float *, int, const float *, int, float,
                 float *, int);
void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *, int, float,
                 float *, int);
}

namespace {

std::atomic<bool> armed{false};
std::atomic<int> allocations{0};
int failing = 0;  // the first that fails
bool ever = false;

// Whose allocation it is: the first caller that is neither this program nor the C++ library.
bool of_mixpert() {
  constexpr int kFrames = 16;
  void *frames[kFrames];
  Dl_info own, info;
  dladdr(reinterpret_cast<void *>(&of_mixpert), &own);
  const int count = backtrace(frames, kFrames);
  for (int i = 0; i < count; ++i)
    if (dladdr(frames[i], &info) && info.dli_fbase != own.dli_fbase &&
        !std::strstr(info.dli_fname, "libstdc++"))
      return std::strstr(info.dli_fname, "libmixpert") != nullptr;
  return false;
}

bool fails() {
  if (!armed || !of_mixpert()) return false;
  const int number = ++allocations;
  return ever ? number >= failing : number == failing;
}

void *allocate(std::size_t bytes, std::size_t alignment = alignof(std::max_align_t)) {
  if (fails()) return nullptr;
  return std::aligned_alloc(alignment, (bytes + alignment) / alignment * alignment);
}

void *or_throw(void *memory) {
  if (!memory) throw std::bad_alloc();
  return memory;
}

}  // namespace

void *operator new(std::size_t bytes) { return or_throw(allocate(bytes)); }
void *operator new[](std::size_t bytes) { return or_throw(allocate(bytes)); }
void *operator new(std::size_t bytes, const std::nothrow_t &) noexcept { return allocate(bytes); }
void *operator new[](std::size_t bytes, const std::nothrow_t &) noexcept { return allocate(bytes); }
void *operator new(std::size_t bytes, std::align_val_t at) {
  return or_throw(allocate(bytes, static_cast<std::size_t>(at)));
}
void *operator new[](std::size_t bytes, std::align_val_t at) {
  return or_throw(allocate(bytes, static_cast<std::size_t>(at)));
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete[](void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void *memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void *memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void *memory, std::align_val_t) noexcept { std::free(memory); }

namespace {

constexpr int kM = 150, kN = 140, kK = 30, kBatch = 2;  // panels of the guard: two each way
constexpr int kSizeA = kM * kK, kSizeB = kK * kN, kSizeC = kM * kN;
constexpr int kRefused = 3;  // CUBLAS_STATUS_ALLOC_FAILED
const float kOne = 1;
float a[kBatch * kSizeA], b[kBatch * kSizeB], c[kBatch * kSizeC];
const char *fault = nullptr;

float start(int i) { return static_cast<float>(i % 7); }

void reset() {
  for (int i = 0; i < kBatch * kSizeC; ++i) c[i] = start(i);
}

float product(int batch, int row, int column) {
  float sum = start(batch * kSizeC + column * kM + row);
  for (int p = 0; p < kK; ++p)
    sum += a[batch * kSizeA + p * kM + row] * b[batch * kSizeB + column * kK + p];
  return sum;
}

// C = A B + C where the status says so, else C as it was.
void expect(const char *what, int status, int batches) {
  if (status != 0 && status != kRefused) fault = what;
  for (int l = 0; l < batches; ++l)
    for (int j = 0; j < kN; ++j)
      for (int i = 0; i < kM; ++i) {
        const int at = l * kSizeC + j * kM + i;
        if (c[at] != (status == 0 ? product(l, i, j) : start(at))) fault = what;
      }
  reset();
}

void host(int turns) {
  for (int i = 0; i < turns; ++i) {
    cblas_sgemm(102, 111, 111, kM, kN, kK, 1, a, kM, b, kK, 1, c, kM);
    expect("cblas_sgemm", 0, 1);
  }
}

void device(int turns) {
  void *h = nullptr;
  cublasCreate_v2(&h);
  const float *as[] = {a, a + kSizeA}, *bs[] = {b, b + kSizeB};
  float *cs[] = {c, c + kSizeC};
  for (int i = 0; i < turns; ++i) {
    expect("sgemm", cublasSgemm_v2(h, 0, 0, kM, kN, kK, &kOne, a, kM, b, kK, &kOne, c, kM), 1);
    expect("strided", cublasSgemmStridedBatched(h, 0, 0, kM, kN, kK, &kOne, a, kM, kSizeA, b, kK,
                                                kSizeB, &kOne, c, kM, kSizeC, kBatch), kBatch);
    expect("batched", cublasSgemmBatched(h, 0, 0, kM, kN, kK, &kOne, as, kM, bs, kK, &kOne, cs, kM,
                                         kBatch), kBatch);
  }
}

void first_interface() {
  cublasSgemm('N', 'N', kM, kN, kK, 1, a, kM, b, kK, 1, c, kM);
  reset();  // not computed where cuBLAS itself is not found
}

void functions() {
  const auto expect_status = [](const char *what, mixpert_status status) {
    if (status != MIXPERT_OK && status != MIXPERT_OUT_OF_MEMORY) fault = what;
    if (status != MIXPERT_OK && !*mixpert_last_error()) fault = "mixpert_last_error";
    return status == MIXPERT_OK;
  };
  mixpert_scheme scheme = {};
  mixpert_problem problem = {kM, kN, kK, kM, kK, kM, 1, 0, 0, 0, 0, 0};
  mixpert_packed *packed = nullptr;
  char text[64];
  if (!expect_status("parse", mixpert_scheme_parse("int8:2,2,2", &scheme))) return;
  expect_status("format", mixpert_scheme_format(&scheme, text, sizeof text));
  expect_status("plan", mixpert_plan_check("# mixpert-plan 1\na-site-with-a-name\tfp16x3\n", "x"));
  static mixpert_lowered lowered;
  const mixpert_device h100 = {90, 132, 232448, 0};
  if (expect_status("lower", mixpert_lower(&problem, &scheme, 1, 0, &h100, &lowered)) &&
      lowered.launch_count == 0)
    fault = "lower";
  if (expect_status("pack", mixpert_pack(&problem, &scheme, MIXPERT_PACKED_A, a, 0, nullptr, &packed)))
    if (expect_status("packed", mixpert_gemm_packed(&problem, 1, nullptr, packed, b, nullptr, 1, c,
                                                    nullptr)))
      expect("packed", 0, 1);
  mixpert_packed_free(packed);
  reset();
  if (expect_status("cpu", mixpert_gemm_cpu(&problem, &scheme, 1, a, b, 1, c))) expect("cpu", 0, 1);
  mixpert_native_blas();
  mixpert_cpu_isa();
}

// In a child: 0 right, 1 nothing failed, 2 wrong.
[[noreturn]] void run(const std::string &what) {
  armed = true;
  if (what == "host") host(3);
  if (what == "device") device(2);
  if (what == "first") first_interface();
  if (what == "functions") functions();
  if (fault) {
    std::printf("%s wrong at %d\n", fault, failing);
    std::fflush(stdout);
    _exit(2);
  }
  std::exit(allocations < failing ? 1 : 0);  // its handlers find no memory, either
}

}  // namespace

int main(int, char **argv) {
  for (int i = 0; i < kBatch * kSizeA; ++i) a[i] = static_cast<float>(i % 5 - 2);
  for (int i = 0; i < kBatch * kSizeB; ++i) b[i] = static_cast<float>(i % 3 - 1);
  reset();
  void *frame;
  backtrace(&frame, 1);  // takes memory at its first use
  ever = std::strcmp(argv[2], "ever") == 0;
  int status = 0;
  const int step = std::atoi(argv[3]);
  for (failing = 1; !WIFEXITED(status) || WEXITSTATUS(status) != 1; failing += step) {
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) run(argv[1]);
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status)) std::printf("signal %d at %d\n", WTERMSIG(status), failing);
    else if (WEXITSTATUS(status) > 1) std::printf("status %d at %d\n", WEXITSTATUS(status), failing);
  }
  std::printf("%d\n", failing - step);
}
