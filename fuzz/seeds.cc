#include "seeds.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "base/picture_file.h"
#include "data/instances.h"
#include "data/npz.h"
#include "file_reader.h"
#include "learning/sweep.h"
#include "nn/codebook.h"
#include "nn/model_files.h"
#include "nn/network_model.h"
#include "nn/safetensors.h"
#include "planning/search_result.h"
#include "runs/seen_file.h"
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

// All arrays that the network needs: its reader names one after the other, with its shape.
nn::NamedArrays arrays_of(const fs::path& folder, const nn::ModelFacts& facts) {
  const std::vector<float> pixels(facts.image.size(), 0.5F);
  nn::NamedArrays arrays = {{"pixels.mean", {{std::ssize(pixels)}, pixels}},
                            {"pixels.deviation", {{std::ssize(pixels)}, pixels}}};
  for (;;) {
    try {
      nn::write_model_files(folder, facts, arrays);
      nn::load_model(folder, 1);
      return arrays;
    } catch (const Error& error) {
      const std::string message = error.what();
      const std::size_t name = message.find("array '") + 7;
      nn::NamedArray& array = arrays[message.substr(name, message.find('\'', name) - name)];
      std::istringstream sides(message.substr(std::min(message.size(), message.rfind('[') + 1)));
      std::size_t count = 1;
      array.shape.clear();
      for (std::int64_t side = 0; sides >> side; sides.ignore(2)) {
        array.shape.push_back(side);
        count *= static_cast<std::size_t>(side);
      }
      array.values.assign(count, 0.25F);
    }
  }
}

std::vector<std::string> model_seeds(const fs::path& folder) {
  std::vector<std::string> seeds;
  const auto keep = [&] {
    const std::vector<std::uint8_t> weights = read_bytes(folder / "weights.safetensors");
    seeds.push_back(read_text(folder / "model.json") + std::string(1, '\0') +
                    std::string(weights.begin(), weights.end()));
  };
  nn::TrainConfig config;
  config.model = "codebook";
  config.bits = 4;
  config.patch_height = config.patch_width = 1;
  const std::vector<float> pixels = {0, 0, 0.5F, 0.25F};
  nn::write_codebook(folder,
                     {nn::PatchLayout(nn::PatchGrid({2, 2, 1}, config)),
                      {{2, {0, 1}, {}}},
                      {-1, -1, 0, 1},
                      pixels,
                      pixels,
                      BitVector::from_string("1101")},
                     config);
  keep();
  config.architecture = "regions";
  config.patch_height = config.patch_width = 0;
  nn::write_codebook(folder,
                     {nn::PatchLayout({2, 2, 1}, {1, -1, 2, 0}),
                      {{2, {0, 1}, {1, 0}}, {2, {0.5F, 1}, {}}},
                      {-1, -1},
                      pixels,
                      pixels,
                      BitVector()},
                     config);
  keep();
  for (const auto& [model, architecture] : {std::pair("sae", "dense"),
                                            {"ama4+", "dense"},
                                            {"ama2", "patches"},
                                            {"ama3+", "paper-conv"},
                                            {"ama3", "strided-conv"}}) {
    config = {};
    config.model = model;
    config.architecture = architecture;
    config.patch_height = has_patches(config) ? 1 : 0;
    config.kernel = 3;
    config.convolutions = config.channels = config.width = config.action_width = 2;
    config.bits = config.labels = 4;
    const nn::ModelFacts facts{{2, 3, 1}, config, 1, 1.0};
    arrays_of(folder, facts);
    keep();
  }
  return seeds;
}

std::vector<std::string> file_seeds(const std::string& pairs, const std::string& seen,
                                    const std::string& sweep) {
  return {
      as(0, R"({"format": "latplan result", "version": 1, "complete": true, "files": )"
            R"({"init.png": {"bytes": 70, "crc32": "00000000"}}})"),
      as(1, R"({"distance": 2, "goal_state": [0, 0, 0, 0], "init_state": [0, 1, 0, 1], )"
            R"("options": {"size": "2", "twisted": "false"}, "world": "lightsout"})"),
      as(2, "predecessor,successor\ninit.png,goal.png\n"),
      as(2, "file,episode,action\ninit.png,1,up\ngoal.png,1,\n"),
      as(3, "#####\n#@$.#\n#   #\n#####\n"),
      as(4,
         R"({"format": 1, "command": "train", "world": "lightsout", "world_options": {"size": "2"}, )"
         R"("pairs": "pairs.npz", "pairs_drawn": {"count": 20, "seed": 1}, )"
         R"("preparation": {"crop": [0, 0, 2, 2], "grey": false, "resize": "2x2"}})"),
      as(5, seen),
      as(6, sweep),
      as(7, R"({"error": "train: exit code 22", "exit_code": 22})"),
      as(8, pairs)};
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
  const fs::path scratch = fuzz_folder() / "seeds";  // in memory: these are many files
  fs::create_directory(scratch);
  for (const std::string& text : model_seeds(scratch)) put("model", text);
  runs::RunFolder run;
  run.folder = scratch;
  runs::write_seen(run, {{task.init}, {task.goal_value}}, true);
  learning::SweepPlan plan;
  plan.pairs_file = "pairs.npz";
  plan.runs = {{"bits=4", {{"bits", "4"}}, {}}};
  learning::write_plan(scratch, plan);
  for (const std::string& text :
       file_seeds(read_text(fixtures / "numpy_frames.npz"), read_text(run.seen_file()),
                  read_text(scratch / "sweep.json"))) {
    put("files", text);
  }
  remove_tree(scratch);
  return seeds;
}

}  // namespace latplan
