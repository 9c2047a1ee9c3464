// Makes the GEMM calls that a script lists, as a compiled program would: driver SCRIPT ARENA OUT.
//
// ARENA holds floats that all operands lie in; OUT receives them after the last call. Lines:
//   plan FILE                      compiled into the sites that appear after this line
//   cblas SITE FLAGS order transa transb m n k alpha lda ldb beta ldc a b c    (offsets in floats; -1: null)
//   sgemm SITE FLAGS transa transb m n k alpha lda ldb beta ldc a b c          (letters)
//   threads COUNT REPEATS          the next call, from that many threads; C of thread t lies t
//                                  matrices further on
//   time REPEATS                   prints nanoseconds a call of the next call
//   flush | crash | exit STATUS | abi VERSION
//   secure                         prints whether the kernel set AT_SECURE, as for set-user-id programs
//   fork                           a child process that leaves through exit()
//   forks COUNT                    the next call, from three threads while the first one forks; each
//                                  child makes it once; prints how many did not end well in time
//   blocked PIPE                   from here on another thread writes the trace into PIPE, which
//                                  nobody empties: MIXPERT_TRACE names it, the trace is above 4 kB
#include <fcntl.h>
#include <mixpert.h>
#include <poll.h>
#include <sys/auxv.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

static std::vector<float> arena;
static std::map<std::string, mixpert_site *> sites;
static std::string *plan = nullptr;
static unsigned abi = MIXPERT_ABI_VERSION;
static int threads = 1, repeats = 1, forks = 0;
static bool timed = false;

static std::string read_all(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// A path, in which there may be blanks.
static std::string rest_of(std::istream &line) {
  std::string path;
  std::getline(line >> std::ws, path);
  return path;
}

static mixpert_site *site_named(const std::string &id, unsigned flags) {
  if (id == "-") return nullptr;
  mixpert_site *&site = sites[id];
  if (!site)
    site = new mixpert_site{abi, static_cast<uint32_t>(sites.size() - 1), flags, 0,
                            (new std::string(id))->c_str(), "driver.cpp",
                            plan ? plan->c_str() : nullptr, nullptr, nullptr};
  return site;
}

static void fork_in_between(const std::function<void(int)> &call) {
  std::atomic<bool> done{false};
  std::vector<std::thread> team;
  for (int t = 1; t < 4; ++t) team.emplace_back([&, t] { while (!done) call(t); });
  int failures = 0;
  for (; forks > 0; --forks) {
    const pid_t child = fork();
    if (child == 0) {
      alarm(20);  // a child that waits for a lock is killed
      call(0);
      _exit(0);
    }
    int status = 1;
    waitpid(child, &status, 0);
    failures += status != 0;
  }
  done = true;
  for (std::thread &thread : team) thread.join();
  std::printf("%d\n", failures);
}

static void repeat(const std::function<void(int)> &call) {
  if (forks > 0) return fork_in_between(call);
  const std::clock_t start = std::clock();  // processor time: who else uses it does not count
  std::vector<std::thread> team;
  for (int t = 1; t < threads; ++t)
    team.emplace_back([&, t] { for (int i = 0; i < repeats; ++i) call(t); });
  for (int i = 0; i < repeats; ++i) call(0);
  for (std::thread &thread : team) thread.join();
  const double elapsed = 1e9 / CLOCKS_PER_SEC * static_cast<double>(std::clock() - start);
  if (timed) std::printf("%.1f\n", elapsed / repeats);
  threads = repeats = 1;
  timed = false;
}

static float *at(long offset) { return offset < 0 ? nullptr : &arena[offset]; }

static void cblas(std::istream &line) {
  std::string id;
  unsigned flags;
  int order, ta, tb, m, n, k, lda, ldb, ldc;
  long a, b, c;
  float alpha, beta;
  line >> id >> flags >> order >> ta >> tb >> m >> n >> k >> alpha >> lda >> ldb >> beta >> ldc >>
      a >> b >> c;
  mixpert_site *site = site_named(id, flags);
  const long matrix = static_cast<long>(ldc) * (order == 101 ? m : n);
  repeat([&](int thread) {
    mixpert_cblas_sgemm(site, order, ta, tb, m, n, k, alpha, at(a), lda, at(b), ldb, beta,
                        at(c + thread * matrix), ldc);
  });
}

static void sgemm(std::istream &line) {
  std::string id, ta, tb;
  unsigned flags;
  int m, n, k, lda, ldb, ldc;
  long a, b, c;
  float alpha, beta;
  line >> id >> flags >> ta >> tb >> m >> n >> k >> alpha >> lda >> ldb >> beta >> ldc >> a >> b >>
      c;
  mixpert_site *site = site_named(id, flags);
  repeat([&](int thread) {
    mixpert_sgemm_(site, ta.c_str(), tb.c_str(), &m, &n, &k, &alpha, &arena[a], &lda, &arena[b],
                   &ldb, &beta, &arena[c + thread * static_cast<long>(ldc) * n], &ldc, 1, 1);
  });
}

static void block_a_flush(const std::string &path) {
  pollfd pipe = {open(path.c_str(), O_RDONLY | O_NONBLOCK), POLLIN, 0};
  fcntl(pipe.fd, F_SETPIPE_SZ, 4096);
  std::thread(mixpert_trace_flush).detach();
  poll(&pipe, 1, -1);  // it writes
}

static void obey(const std::string &verb, std::istream &line) {
  int number = 0;
  if (verb == "cblas") return cblas(line);
  if (verb == "sgemm") return sgemm(line);
  if (verb == "flush") {
    if (mixpert_trace_flush() != MIXPERT_OK) std::printf("%s\n", mixpert_last_error());
  } else if (verb == "crash") {
    std::abort();
  } else if (verb == "secure") {
    std::printf("%lu\n", getauxval(AT_SECURE));
  } else if (verb == "fork") {
    if (fork() == 0) std::exit(0);
    wait(nullptr);
  } else if (verb == "forks") {
    line >> forks;
  } else if (verb == "blocked") {
    block_a_flush(rest_of(line));
  } else if (verb == "plan") {
    plan = new std::string(read_all(rest_of(line)));
  } else if (verb == "threads") {
    line >> threads >> repeats;
  } else if (verb == "time") {
    timed = static_cast<bool>(line >> repeats);
  } else if (verb == "exit") {
    line >> number;
    std::exit(number);
  } else if (verb == "abi") {
    line >> abi;
  } else {
    std::fprintf(stderr, "driver: unknown line '%s'\n", verb.c_str());
    std::exit(99);
  }
}

int main(int, char **argv) {
  const std::string data = read_all(argv[2]);
  arena.resize(data.size() / sizeof(float));
  std::copy(data.begin(), data.end(), reinterpret_cast<char *>(arena.data()));
  std::ifstream script(argv[1]);
  for (std::string text; std::getline(script, text);) {
    std::istringstream line(text);
    std::string verb;
    line >> verb;
    obey(verb, line);
  }
  std::ofstream(argv[3], std::ios::binary)
      .write(reinterpret_cast<const char *>(arena.data()),
             static_cast<std::streamsize>(arena.size() * sizeof(float)));
  return 0;
}
