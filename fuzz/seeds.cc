#include "seeds.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/json.h"
#include "base/picture_file.h"
#include "data/instances.h"
#include "data/npz.h"
#include "nn/safetensors.h"
#include "nn/train_config.h"
#include "planning/search_result.h"
#include "support/small_jpeg.h"
#include "symbolic/binary_file.h"
#include "symbolic/pddl.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

// In JSON and single files the first byte chooses the reader.
std::string as(int reader, const std::string& text) {
  return std::string(1, static_cast<char>(reader)) + text;
}

symbolic::StripsTask small_task() {
  const auto bits = [](const char* text) { return BitVector::from_string(text); };
  return symbolic::make_task({3,
                              {{"a0", bits("100"), bits("010"), bits("010"), bits("100")},
                               {"a1+2-3", bits("010"), bits("000"), bits("001"), bits("010")}}},
                             bits("100"), bits("001"));
}

std::vector<std::string> json_seeds(const symbolic::StripsTask& task, const fs::path& recipes) {
  search::Result result;
  result.status = search::Status::kSolved;
  result.plan = {0, 1};
  return {
      as(0, json_text(nn::to_json(nn::TrainConfig{}))),
      as(1, read_text(recipes / "lightsout.json")),
      as(1, read_text(recipes / "hanoi-3-9.json")),
      as(2, R"({"crop": [1, 2, 8, 8], "grey": true, "resize": "4x3", "resize_filter": "area"})"),
      as(3, R"({"kind": "either", "sets": [[0, 1], [2, 3, 4]]})"),
      as(3, R"({"kind": "places", "groups": [0, 0], "sights": [["01", "1", 0], ["10", "0", 0]]})"),
      as(4, json_text(planning::to_json(result, task))),
      as(5, R"({"world": "lightsout", "world_options": {"size": "3"}, "seed": 1})")};
}

std::vector<std::string> file_seeds(const std::string& pairs) {
  return {as(0, R"({"format": "latplan result", "version": 1, "complete": true, "files": )"
                R"({"init.png": {"bytes": 70, "crc32": "00000000"}}})"),
          as(1, R"({"distance": 2, "goal_state": [0, 0, 0, 0], "init_state": [0, 1, 0, 1], )"
                R"("options": {"size": "2", "twisted": "false"}, "world": "lightsout"})"),
          as(2, "predecessor,successor\ninit.png,goal.png\n"),
          as(2, "file,episode,action\ninit.png,1,up\ngoal.png,1,\n"),
          as(3, "#####\n#@$.#\n#   #\n#####\n"), as(4, pairs)};
}

}  // namespace

std::map<std::string, std::vector<std::vector<std::uint8_t>>> fuzz_seeds() {
  const symbolic::StripsTask task = small_task();
  const fs::path source = LATPLAN_SOURCE_DIR, fixtures = source / "tests/data/fixtures";
  std::map<std::string, std::vector<std::vector<std::uint8_t>>> seeds = {
      {"binary", {symbolic::encode_task(task)}},
      {"picture",
       {encode_png(Image({3, 4, 3}, 0.25F)), encode_png(Image({5, 2, 1}, 0.5F)), small_jpeg()}},
      {"safetensors",
       {nn::encode_safetensors({{"w", {{1, 2}, {0.5F, 1}}}, {"b", {{2}, {0, 1}}}}),
        nn::encode_safetensors({{"w", {{2, 2}, {0.5F, 1, 2, 3}}}}, nn::Precision::kInt8)}}};
  const std::vector<data::NpzArray> arrays = {{"codes", "|u1", {2, 3}, {0, 1, 0, 1, 1, 0}},
                                              {"names", "<U1", {1}, {'a', 0, 0, 0}}};
  seeds["npz"] = {data::encode_npz(arrays)};
  for (const char* name : {"numpy_savez.npz", "numpy_savez_compressed.npz", "numpy_streamed.npz"}) {
    seeds["npz"].push_back(read_bytes(fixtures / name));
  }
  const auto put = [&](const char* target, const std::string& text) {
    seeds[target].emplace_back(text.begin(), text.end());
  };
  put("domain", symbolic::write_domain(task.model));
  put("problem", symbolic::write_problem(task, "p"));
  put("plan", "(go)\n(a12+3-7)\n(go)\n; cost = 3 (unit cost)\n");
  put("sas", symbolic::write_sas(task));
  for (const std::string& text : json_seeds(task, source / "recipes/network")) put("json", text);
  const std::vector<std::uint8_t> pairs = read_bytes(fixtures / "numpy_frames.npz");
  for (const std::string& text : file_seeds(std::string(pairs.begin(), pairs.end()))) {
    put("files", text);
  }
  return seeds;
}

}  // namespace latplan
