// Writes the seed inputs of the fuzz targets: `fuzz_seeds FOLDER` writes FOLDER/<target>/seed.
#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "base/files.h"
#include "base/json.h"
#include "base/picture_file.h"
#include "data/npz.h"
#include "nn/safetensors.h"
#include "nn/train_config.h"
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
  const auto text = [](const std::vector<std::uint8_t>& bytes) {
    return std::string(bytes.begin(), bytes.end());
  };
  const std::vector<std::uint8_t> binary = symbolic::encode_task(task);
  put("binary_fuzzer", text(binary));
  const std::vector<std::uint8_t> picture = encode_png(Image({3, 4, 3}, 0.25F));
  put("picture_fuzzer", text(picture));
  const std::vector<data::NpzArray> arrays = {{"codes", "|u1", {2, 3}, {0, 1, 0, 1, 1, 0}},
                                              {"names", "<U1", {1}, {'a', 0, 0, 0}}};
  put("npz_fuzzer", text(data::encode_npz(arrays)));
  put("safetensors_fuzzer", text(nn::encode_safetensors({{"w", {{1, 2}, {0.5F, 1}}}})));
  put("json_fuzzer", std::string(1, 0) + json_text(nn::to_json(nn::TrainConfig{})));
  put("files_fuzzer",
      std::string(1, 0) + R"({"format": "latplan result", "version": 1, "complete": true, "files": )"
                          R"({"init.png": {"bytes": 70, "crc32": "00000000"}}})");
  return 0;
}
