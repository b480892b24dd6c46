// Every command that writes something, at small size, with what it needs.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/manifest.h"
#include "base/temporary_folder.h"
#include "cli/commands_under_test.h"

namespace latplan {

// One command with the output OUT, a folder or (with an extension) a file.
struct OutputCommand {
  std::string name;
  Words words;
  std::string output = "out";
  bool in_sample = false;
  bool forks = false;  // the n-th call of a child may be hit instead of its own
};

class OutputCommands : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    shared_ = new TemporaryFolder;
    must({"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "1", "-q", "-o",
          at("tasks")});
    must({"learn", "lightsout", "--size", "2", "-n", "100", "-q", "-o", at("run")});
    must({"dataset", "lightsout", "--size", "2", "-n", "12", "-q", "-o", at("few.npz")});
    must({"encode", at("run"), at("tasks/002-000/init.png"), "-q", "-o", at("codes.txt")});
    must({"plan", at("run"), at("tasks/002-000/init.png"), at("tasks/002-000/goal.png"), "-q", "-o",
          at("plan")});
    must({"train", at("run/pairs.npz"), "--model", "codebook", "-q", "-o", at("trained")});
    fs::create_directory(at("frames"));
    for (int i = 0; i < 4; ++i) {
      const std::string which = i % 2 == 0 ? "init" : "goal";
      fs::copy(at("tasks/002-000/" + which + ".png"), at("frames/") + std::to_string(i) + ".png");
    }
  }
  static void TearDownTestSuite() { delete shared_; }

  static std::string at(const std::string& name) { return (*shared_ / name).string(); }
  static void must(const Words& words) {
    const ProgramResult result = latplan(words);
    ASSERT_EQ(result.exit_code, 0) << words[0] << ": " << result.err;
  }
  static Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  // Every command that writes something, with its output in `place`; LATPLAN_COMMAND: that one alone.
  static std::vector<OutputCommand> output_commands(const TemporaryFolder& place) {
    const std::string pairs = at("run/pairs.npz"), few = at("few.npz");
    const std::string task = at("tasks/002-000");
    const std::string init = task + "/init.png", goal = task + "/goal.png";
    std::vector<OutputCommand> all = {
        {"instances",
         {"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "1"},
         "out",
         true},
        {"dataset", {"dataset", "lightsout", "--size", "2", "-n", "20"}, "out.npz", true},
        {"import", {"dataset", "--from", at("frames")}, "out.npz"},
        {"encode", {"encode", at("run"), init}, "out.txt"},
        {"decode", {"decode", at("run"), at("codes.txt")}},
        {"draw", {"draw", at("run"), init, at("plan/plan.txt")}},
        {"onnx", {"onnx", LATPLAN_SOURCE_DIR "/models/lightsout"}},
        {"plan", {"plan", at("run"), init, goal}},
        {"solve", {"solve", at("run/domain.pddl"), at("plan/problem.pddl")}, "out.txt"},
        {"evaluate",
         {"evaluate", at("run"), at("tasks"), "--fidelity-states", "0", "--metrics-pairs", "0"}},
        {"evaluate in processes",
         {"evaluate", at("run"), at("tasks"), "--fidelity-states", "0", "--metrics-pairs", "0",
          "--search", "auto,astar-blind", "--jobs", "2"}},
        {"inspect", {"inspect", at("run"), "--count", "2"}},
        {"ship", {"ship", at("run")}},
        {"train a codebook", {"train", pairs, "--model", "codebook"}},
        {"learn", {"learn", pairs}}};
    if (has_networks()) {
      const Words tiny = {"--preset", "tiny", "--epochs", "1", "--threads", "2"};
      all.push_back({"train a network", with({"train", few}, tiny)});
      all.push_back(
          {"sweep",
           {"sweep", few, "--model", "codebook", "--grid", "seed=1,2", "--fidelity-states", "0"},
           "out",
           false,
           true});
    }
    const char* only = std::getenv("LATPLAN_COMMAND");
    std::erase_if(all,
                  [&](const OutputCommand& each) { return only != nullptr && each.name != only; });
    for (OutputCommand& each : all) {
      each.words.insert(each.words.end(), {"-o", (place / each.output).string()});
    }
    return all;
  }

  // The files of a result folder.
  static std::vector<std::string> names_in(const fs::path& folder) {
    const Manifest manifest = read_manifest(folder).value_or(Manifest{});
    std::vector<std::string> names;
    for (const auto& [name, file] : manifest.files) names.push_back(name);
    return names;
  }
  static std::vector<std::string> entries(const fs::path& folder) {
    std::vector<std::string> names;
    for (const fs::path& entry : list_folder(folder)) names.push_back(entry.filename());
    return names;
  }

  static inline TemporaryFolder* shared_ = nullptr;
};

}  // namespace latplan
