// The fuzz targets without libFuzzer, for every compiler: damages the seed inputs at random (support/damage.h).
//   fuzz_readers TARGET SECONDS | Nx [SEED]    e.g. fuzz_readers npz 5; fuzz_readers json 1000000x: N for each of its readers,
//                                              a tenth for npz, picture and model
// The sequence of inputs depends on SEED alone. Ends at a crash, at an input that takes more than a second of CPU time, and
// where more than 256 MB are in use (without a sanitizer). The input is then in fuzz-TARGET-SEED-failed.
#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "base/files.h"
#include "seeds.h"
#include "support/damage.h"

#define LATPLAN_TARGET(name) \
  extern "C" int name##_fuzzer(const std::uint8_t* data, std::size_t size);
LATPLAN_TARGET(binary)
LATPLAN_TARGET(domain)
LATPLAN_TARGET(files)
LATPLAN_TARGET(json)
LATPLAN_TARGET(model)
LATPLAN_TARGET(npz)
LATPLAN_TARGET(picture)
LATPLAN_TARGET(plan)
LATPLAN_TARGET(problem)
LATPLAN_TARGET(safetensors)
LATPLAN_TARGET(sas)

namespace {

using namespace latplan;

struct Target {
  const char* name;
  int (*read)(const std::uint8_t* data, std::size_t size);
  double readers = 1;  // the first byte chooses one; a slow reader counts as a tenth
};
constexpr Target kTargets[] = {{"binary", binary_fuzzer},
                               {"domain", domain_fuzzer},
                               {"files", files_fuzzer, 9},
                               {"json", json_fuzzer, 6},
                               {"model", model_fuzzer, 0.1},
                               {"npz", npz_fuzzer, 0.1},
                               {"picture", picture_fuzzer, 0.1},
                               {"plan", plan_fuzzer},
                               {"problem", problem_fuzzer},
                               {"safetensors", safetensors_fuzzer},
                               {"sas", sas_fuzzer}};

Bytes current;
std::string failed_file;
volatile long done = 0;

int failed(const std::string& how) {
  write_file(failed_file, current);
  std::printf("%s after %ld inputs; the last is in %s\n", how.c_str(), done + 1,
              failed_file.c_str());
  std::fflush(stdout);
  return 1;
}

extern "C" void on_crash(int number) { ::_exit(failed("signal " + std::to_string(number))); }

// Every second of CPU time: ends at an input that never returns.
extern "C" void on_second(int) {
  static long before = -1;
  if (done == before) ::_exit(failed("no end"));
  before = done;
}

double cpu_seconds() {
  timespec now{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// The most so far.
long megabytes() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024;
}

bool fits() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  return true;
#else
  return megabytes() < 256;
#endif
}

int run(const Target& target, const std::string& limit, std::uint64_t seed) {
  const bool by_count = limit.ends_with("x");
  const long inputs = by_count ? std::lround(target.readers * std::atof(limit.c_str())) : 0;
  const double seconds = by_count ? 0 : std::atof(limit.c_str());
  Damager damager(seed, fuzz_seeds().at(target.name));
  const itimerval second = {{1, 0}, {1, 0}};  // for the readers alone: sanitizers make the seeds slow
  ::setitimer(ITIMER_VIRTUAL, &second, nullptr);
  const auto start = std::chrono::steady_clock::now();
  const auto ended = [&] {
    if (by_count) return done >= inputs;
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() >
           seconds;
  };
  double slowest = 0;
  while (!ended()) {
    current = damager.next();
    const double before = cpu_seconds();
    target.read(current.data(), current.size());
    slowest = std::max(slowest, cpu_seconds() - before);
    if (slowest >= 1) return failed("more than a second");
    if (!fits()) return failed("more than 256 MB");
    done = done + 1;
  }
  std::printf("%s: %ld inputs, slowest %.3f s, at most %ld MB\n", target.name, long{done}, slowest,
              megabytes());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  for (const Target& target : kTargets) {
    if (argc < 3 || std::string(argv[1]) != target.name) continue;
    const std::string seed = argc > 3 ? argv[3] : "1";
    failed_file = "fuzz-" + std::string(target.name) + "-" + seed + "-failed";
    for (const int number : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE}) ::signal(number, on_crash);
    ::signal(SIGVTALRM, on_second);
    return run(target, argv[2], std::strtoull(seed.c_str(), nullptr, 10));
  }
  std::fputs("usage: fuzz_readers TARGET SECONDS | Nx [SEED]\n", stderr);
  return 36;
}
