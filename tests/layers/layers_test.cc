// The rooms of docs/architecture.md as a test: which room may include which, no cycle between headers, and no worlds where
// they must not be known. Reads the include lines of src/.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/temporary_folder.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

using Names = std::vector<std::string>;

// Room -> the rooms it may include besides itself. src/nn/torch is a room of its own.
const std::map<std::string, Names> kRooms = {
    {"base", {}},
    {"domains", {"base"}},
    {"data", {"base", "domains"}},
    {"symbolic", {"base"}},
    {"search", {"base", "symbolic"}},
    {"engine", {"base", "symbolic", "search"}},
    {"nn", {"base", "data"}},
    {"nn/torch", {"base", "data", "nn"}},
    {"report", {"base"}},
    {"extract", {"base", "data", "symbolic", "search", "nn"}},
    {"planning", {"base", "symbolic", "search", "engine", "nn", "report", "extract"}},
    {"runs", {"base", "data", "symbolic", "search", "nn", "extract", "planning"}},
    {"learning", {"base", "data", "nn", "report", "extract", "runs"}},
    {"evaluation", {"base", "domains", "data", "search", "nn", "report", "planning", "runs"}},
    {"api",
     {"base", "data", "symbolic", "search", "nn", "report", "planning", "runs", "learning",
      "evaluation"}},
    {"cli",
     {"base", "domains", "data", "symbolic", "search", "engine", "nn", "report", "planning", "runs",
      "learning", "evaluation"}},
    {"experiments",
     {"base", "domains", "data", "engine", "report", "planning", "runs", "evaluation", "cli"}},
};

// These see no worlds, not even through a header of another room.
const std::set<std::string> kBlindToWorlds = {"symbolic", "search",  "engine",  "nn",
                                              "nn/torch", "report",  "extract", "planning",
                                              "runs",     "learning"};

// The files that choose the backend.
const std::set<std::string> kPrograms = {"cli/main.cc", "experiments/main.cc"};

bool contains(const Names& list, const std::string& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

// "nn/torch" for "nn/torch/loss.h", "base" for "base/rng.h".
std::string room_of(const std::string& path) {
  if (path.starts_with("nn/torch/")) return "nn/torch";
  const auto slash = path.find('/');
  return slash == std::string::npos ? "" : path.substr(0, slash);
}

struct Include {
  std::string path;
  bool quoted = false;  // "..." is ours, <...> of a library
  int line = 0;
};

// Nothing for a line that is no include.
std::optional<Include> parse_include(const std::string& line) {
  auto at = line.find_first_not_of(" \t");
  if (at == std::string::npos || line[at] != '#') return {};
  at = line.find_first_not_of(" \t", at + 1);
  if (at == std::string::npos || line.compare(at, 7, "include") != 0) return {};
  const auto open = line.find_first_of("\"<", at + 7);
  if (open == std::string::npos) return {};
  const auto close = line.find_first_of("\">", open + 1);
  if (close == std::string::npos) return {};
  return Include{line.substr(open + 1, close - open - 1), line[open] == '"'};
}

// File (relative to the folder) -> its includes.
using Tree = std::map<std::string, std::vector<Include>>;

Tree read_tree(const fs::path& source) {
  const std::set<std::string> extensions = {".h", ".cc", ".cu", ".cuh"};
  Tree tree;
  for (const auto& entry : fs::recursive_directory_iterator(source)) {
    if (!entry.is_regular_file() || !extensions.contains(entry.path().extension())) continue;
    std::vector<Include>& includes = tree[entry.path().lexically_relative(source).generic_string()];
    std::ifstream stream(entry.path());
    std::string text;
    for (int number = 1; std::getline(stream, text); ++number) {
      if (auto include = parse_include(text)) {
        include->line = number;
        includes.push_back(*include);
      }
    }
  }
  return tree;
}

bool is_libtorch(const std::string& path) {
  for (const char* prefix : {"torch/", "ATen/", "c10/", "caffe2/"}) {
    if (path.starts_with(prefix)) return true;
  }
  return false;
}

// Why `file` may not include that; nothing if it may.
std::optional<std::string> fault(const std::string& file, const Include& include) {
  const std::string& path = include.path;
  const std::string room = room_of(file);
  if (is_libtorch(path)) {
    if (room == "nn/torch") return {};
    return "only src/nn/torch may include LibTorch";
  }
  if (path.starts_with("CLI/")) {
    if (file == "cli/arguments.cc") return {};
    return "only cli/arguments.cc may include CLI11";
  }
  if (path.find("..") != std::string::npos) return "paths are rooted at src/";
  const std::string target = room_of(path);
  if (!kRooms.contains(target)) {
    if (!include.quoted) return {};
    if (file == "base/version.cc" && path == "latplan_version.h") return {};
    return "no room of that name; paths are rooted at src/";
  }
  if (target == room || contains(kRooms.at(room), target)) return {};
  if (target == "nn" && kPrograms.contains(file)) return {};
  if (target == "nn/torch") return "no room may include nn/torch; programs load it as a plug-in";
  return "the room " + room + " may not include the room " + target;
}

// Every wrong include as "file:line: include: reason".
Names wrong_includes(const Tree& tree) {
  Names faults;
  for (const auto& [file, includes] : tree) {
    if (!kRooms.contains(room_of(file))) {
      faults.push_back(file + ": its folder is no room of docs/architecture.md");
      continue;
    }
    for (const Include& include : includes) {
      if (const auto reason = fault(file, include)) {
        faults.push_back(file + ":" + std::to_string(include.line) + ": " + include.path + ": " +
                         *reason);
      }
    }
  }
  return faults;
}

// "a.h -> b.h -> a.h"
std::string chain(const Names& files) {
  std::string text;
  for (const std::string& file : files) text += (text.empty() ? "" : " -> ") + file;
  return text;
}

bool is_header(const std::string& file) { return file.ends_with(".h") || file.ends_with(".cuh"); }

// Cycles of headers that include each other, one per include that closes a cycle.
Names header_cycles(const Tree& tree) {
  Names cycles, path;
  std::set<std::string> done;
  const std::function<void(const std::string&)> visit = [&](const std::string& file) {
    const auto on_path = std::find(path.begin(), path.end(), file);
    if (on_path != path.end()) {
      Names cycle(on_path, path.end());
      cycle.push_back(file);
      cycles.push_back(chain(cycle));
      return;
    }
    const auto found = tree.find(file);
    if (found == tree.end() || done.contains(file)) return;
    path.push_back(file);
    for (const Include& include : found->second) {
      if (include.quoted && is_header(include.path)) visit(include.path);
    }
    path.pop_back();
    done.insert(file);
  };
  for (const auto& [file, includes] : tree) {
    if (is_header(file)) visit(file);
  }
  return cycles;
}

// The shortest chain of includes from `file` to a header of the room; empty if there is none.
Names way_to_room(const Tree& tree, const std::string& file, const std::string& room) {
  std::vector<Names> open = {{file}};
  std::set<std::string> seen = {file};
  for (std::size_t i = 0; i < open.size(); ++i) {
    const Names way = open[i];
    if (room_of(way.back()) == room) return way;
    const auto found = tree.find(way.back());
    if (found == tree.end()) continue;
    for (const Include& include : found->second) {
      if (!include.quoted || !seen.insert(include.path).second) continue;
      open.push_back(way);
      open.back().push_back(include.path);
    }
  }
  return {};
}

// Files of the blind rooms that reach a world, each with its chain of includes.
Names ways_to_worlds(const Tree& tree) {
  Names ways;
  for (const auto& [file, includes] : tree) {
    if (!kBlindToWorlds.contains(room_of(file))) continue;
    const Names way = way_to_room(tree, file, "domains");
    if (!way.empty()) ways.push_back(chain(way));
  }
  return ways;
}

class Layers : public testing::Test {
 protected:
  static void SetUpTestSuite() { tree_ = read_tree(fs::path(LATPLAN_SOURCE_DIR) / "src"); }
  static void expect_none(const Names& faults) {
    std::string text;
    for (const std::string& line : faults) text += "  src/" + line + "\n";
    EXPECT_TRUE(text.empty()) << text;
  }
  static inline Tree tree_;
};

class LayersOfMadeUpTree : public testing::Test {
 protected:
  void add(const std::string& file, const std::string& text) {
    fs::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << text;
  }
  Tree tree() const { return read_tree(folder_.path()); }
  // The wrong includes of one file, which is removed afterwards.
  Names faults(const std::string& file, const std::string& text) {
    add(file, text);
    const Names found = wrong_includes(tree());
    fs::remove(folder_ / file);
    return found;
  }
  TemporaryFolder folder_;
};

TEST_F(Layers, EveryRoomIsThere) {
  std::set<std::string> found;
  for (const auto& [file, includes] : tree_) found.insert(room_of(file));
  for (const auto& [room, allowed] : kRooms) EXPECT_TRUE(found.contains(room)) << room;
}

TEST_F(Layers, EveryIncludeIsAllowed) { expect_none(wrong_includes(tree_)); }

TEST_F(Layers, HeadersHaveNoCycle) { expect_none(header_cycles(tree_)); }

TEST_F(Layers, LearntModelsSeeNoWorlds) { expect_none(ways_to_worlds(tree_)); }

TEST_F(Layers, RoomsHaveNoCycle) {
  // Every room must be reachable by adding rooms whose inclusions are all there already.
  Names ready;
  for (std::size_t round = 0; round < kRooms.size(); ++round) {
    for (const auto& [room, allowed] : kRooms) {
      const bool all = std::all_of(allowed.begin(), allowed.end(),
                                   [&](const auto& other) { return contains(ready, other); });
      if (all && !contains(ready, room)) ready.push_back(room);
    }
  }
  EXPECT_EQ(ready.size(), kRooms.size());
}

TEST_F(LayersOfMadeUpTree, WrongRoomIsNamedWithFileAndLine) {
  const Names found =
      faults("base/rng.cc", "#include \"base/rng.h\"\n\n#include \"data/pairs.h\"\n");
  EXPECT_EQ(found,
            Names{"base/rng.cc:3: data/pairs.h: the room base may not include the room data"});
}

TEST_F(LayersOfMadeUpTree, LibTorchStaysBehindTheSeam) {
  EXPECT_EQ(faults("nn/model.h", "#include <torch/types.h>\n").size(), 1U);
  EXPECT_EQ(faults("cli/main.cc", "#  include <ATen/Parallel.h>\n").size(), 1U);
  EXPECT_EQ(faults("learning/train.cc", "#include \"c10/util/Exception.h\"\n").size(), 1U);
  EXPECT_EQ(faults("nn/torch/loss.cc", "#include <torch/types.h>\n").size(), 0U);
}

TEST_F(LayersOfMadeUpTree, NoRoomIncludesTheTorchRoom) {
  EXPECT_EQ(faults("cli/main.cc", "#include \"nn/torch/backend.h\"\n").size(), 1U);
  EXPECT_EQ(faults("experiments/main.cc", "#include \"nn/torch/backend.h\"\n").size(), 1U);
  EXPECT_EQ(faults("cli/train.cc", "#include \"nn/torch/backend.h\"\n").size(), 1U);
  EXPECT_EQ(faults("nn/model.cc", "#include \"nn/torch/backend.h\"\n").size(), 1U);
  EXPECT_EQ(faults("nn/torch/loss.cc", "#include \"symbolic/strips.h\"\n").size(), 1U);
}

TEST_F(LayersOfMadeUpTree, TheProductDoesNotIncludeTheExperiments) {
  for (const char* file : {"cli/train.cc", "evaluation/judge.cc", "learning/sweep.cc"}) {
    EXPECT_EQ(faults(file, "#include \"experiments/tables.h\"\n").size(), 1U) << file;
  }
  EXPECT_EQ(faults("experiments/tables.cc", "#include \"cli/command.h\"\n").size(), 0U);
}

TEST_F(LayersOfMadeUpTree, OnlyArgumentsIncludesCli11) {
  EXPECT_EQ(faults("cli/arguments.cc", "#include <CLI/CLI.hpp>\n").size(), 0U);
  EXPECT_EQ(faults("cli/arguments.h", "#include <CLI/CLI.hpp>\n").size(), 1U);
}

TEST_F(LayersOfMadeUpTree, UnknownRoomsAndRelativePathsAreRefused) {
  EXPECT_EQ(faults("helpers/x.h", "#pragma once\n").size(), 1U);
  EXPECT_EQ(faults("data/x.cc", "#include \"x.h\"\n").size(), 1U);
  EXPECT_EQ(faults("data/x.cc", "#include \"../nn/x.h\"\n").size(), 1U);
  EXPECT_EQ(faults("data/x.cc", "#include <vector>\n#include <fmt/format.h>\n").size(), 0U);
  EXPECT_EQ(faults("data/x.cc", "// #include \"nn/x.h\"\n").size(), 0U);
}

TEST_F(LayersOfMadeUpTree, CyclesOfHeadersAreNamed) {
  add("data/a.h", "#include \"data/b.h\"\n#include <vector>\n");
  add("data/b.h", "#include \"data/c.h\"\n#include \"base/d.h\"\n");
  add("data/c.h", "#include \"data/d.h\"\n");  // no such file
  add("base/d.h", "#pragma once\n");
  add("data/a.cc", "#include \"data/a.h\"\n#include \"data/c.h\"\n");
  EXPECT_EQ(header_cycles(tree()), Names{});
  add("data/c.h", "#include \"data/a.h\"\n");
  EXPECT_EQ(header_cycles(tree()), Names{"data/a.h -> data/b.h -> data/c.h -> data/a.h"});
  add("data/c.h", "// #include \"data/a.h\"\n");
  add("base/d.h", "#include \"base/d.h\"\n");
  EXPECT_EQ(header_cycles(tree()), Names{"base/d.h -> base/d.h"});
}

// Both cycles of one header are found, also where the first was met on the way to the second.
TEST_F(LayersOfMadeUpTree, EveryCycleOfHeadersIsNamed) {
  add("nn/a.h", "#include \"nn/b.h\"\n#include \"nn/c.h\"\n");
  add("nn/b.h", "#include \"nn/a.h\"\n");
  add("nn/c.h", "#include \"nn/b.h\"\n#include \"nn/a.h\"\n");
  EXPECT_EQ(header_cycles(tree()),
            (Names{"nn/a.h -> nn/b.h -> nn/a.h", "nn/a.h -> nn/c.h -> nn/a.h"}));
}

TEST_F(LayersOfMadeUpTree, WaysToWorldsAreNamed) {
  add("domains/domain.h", "#pragma once\n");
  add("data/instances.h", "#include \"domains/domain.h\"\n");
  add("data/pair_set.h", "#include \"base/image.h\"\n");
  add("nn/model.h", "#include \"data/pair_set.h\"\n");
  add("extract/read_off.cc", "#include \"nn/model.h\"\n");
  add("evaluation/judge.h", "#include \"domains/domain.h\"\n");
  EXPECT_EQ(ways_to_worlds(tree()), Names{});
  // A source file, its header, and the room above it all reach the world.
  add("nn/model.h", "#include \"data/pair_set.h\"\n#include \"data/instances.h\"\n");
  EXPECT_EQ(ways_to_worlds(tree()),
            (Names{"extract/read_off.cc -> nn/model.h -> data/instances.h -> domains/domain.h",
                   "nn/model.h -> data/instances.h -> domains/domain.h"}));
  add("nn/model.h", "#pragma once\n");
  for (const char* file : {"search/planner.cc", "planning/goal.h", "extract/fitted.h", "nn/x.cc"}) {
    add(file, "#include \"domains/domain.h\"\n");
    EXPECT_EQ(ways_to_worlds(tree()), Names{std::string(file) + " -> domains/domain.h"});
    fs::remove(folder_ / file);
  }
}

}  // namespace
}  // namespace latplan
