// Writes the seed inputs for libFuzzer: `fuzz_seeds FOLDER` writes FOLDER/TARGET_fuzzer/NUMBER.
#include <cstdio>
#include <filesystem>

#include "base/files.h"
#include "seeds.h"

int main(int argc, char** argv) {
  using namespace latplan;
  if (argc != 2) {
    std::fputs("usage: fuzz_seeds FOLDER\n", stderr);
    return 36;
  }
  for (const auto& [target, inputs] : fuzz_seeds()) {
    const std::filesystem::path folder = std::filesystem::path(argv[1]) / (target + "_fuzzer");
    std::filesystem::create_directories(folder);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      write_file(folder / std::to_string(i), inputs[i]);
    }
  }
  return 0;
}
