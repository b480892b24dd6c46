// Writes the seed inputs of the fuzz targets: `fuzz_seeds FOLDER` writes FOLDER/<target>/seed.
#include <cstdio>
#include <filesystem>

#include "base/files.h"
#include "symbolic/binary_file.h"
#include "symbolic/pddl.h"

int main(int argc, char** argv) {
  using namespace latplan;
  if (argc != 2) {
    std::fputs("usage: fuzz_seeds FOLDER\n", stderr);
    return 36;
  }
  const auto bits = [](const char* text) { return BitVector::from_string(text); };
  symbolic::StripsTask task =
      symbolic::make_task({3,
                           {{"a0", bits("100"), bits("010"), bits("010"), bits("100")},
                            {"a1+2-3", bits("010"), bits("000"), bits("001"), bits("010")}}},
                          bits("100"), bits("001"));
  const std::filesystem::path folder = argv[1];
  const auto put = [&](const char* target, std::string_view text) {
    std::filesystem::create_directories(folder / target);
    write_atomically(folder / target / "seed", text);
  };
  put("domain_fuzzer", symbolic::write_domain(task.model));
  put("problem_fuzzer", symbolic::write_problem(task, "p"));
  put("plan_fuzzer", "(go)\n(a12+3-7)\n(go)\n; cost = 3 (unit cost)\n");
  put("sas_fuzzer", symbolic::write_sas(task));
  const std::vector<std::uint8_t> binary = symbolic::encode_task(task);
  put("binary_fuzzer", {reinterpret_cast<const char*>(binary.data()), binary.size()});
  return 0;
}
