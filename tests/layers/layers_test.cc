// The rooms of docs/architecture.md as a test: reads the includes of src/ and names every one that points the
// wrong way.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace latplan {
namespace {

namespace fs = std::filesystem;

// Room -> the rooms it may include besides itself. src/nn/torch is a room of its own.
const std::map<std::string, std::vector<std::string>> kRooms = {
    {"base", {}},
    {"domains", {"base"}},
    {"data", {"base", "domains"}},
    {"symbolic", {"base"}},
    {"search", {"base", "symbolic"}},
    {"engine", {"base", "symbolic", "search"}},
    {"nn", {"base", "data"}},
    {"nn/torch", {"base", "data", "nn"}},
    {"report", {"base"}},
    {"pipeline", {"base", "domains", "data", "symbolic", "search", "engine", "nn", "report"}},
    {"cli",
     {"base", "domains", "data", "symbolic", "search", "engine", "nn", "report", "pipeline"}},
};

bool contains(const std::vector<std::string>& list, const std::string& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

// The folder of "nn/torch/loss.h" is "nn/torch", that of "base/rng.h" is "base".
std::string folder_of(const std::string& path) {
  if (path.starts_with("nn/torch/")) return "nn/torch";
  const auto slash = path.find('/');
  return slash == std::string::npos ? "" : path.substr(0, slash);
}

struct Include {
  std::string path;
  bool quoted = false;  // "..." is ours, <...> a library's
};

// What an include line names; nothing for any other line.
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

bool is_libtorch(const std::string& path) {
  for (const char* prefix : {"torch/", "ATen/", "c10/", "caffe2/"}) {
    if (path.starts_with(prefix)) return true;
  }
  return false;
}

// Why `file` (relative to src/) may not include that; nothing when it may.
std::optional<std::string> fault(const std::string& file, const Include& include) {
  const std::string& path = include.path;
  const std::string room = folder_of(file);
  if (is_libtorch(path)) {
    if (room == "nn/torch") return {};
    return "only src/nn/torch may include LibTorch";
  }
  if (path.starts_with("CLI/")) {
    if (file == "cli/arguments.cc") return {};
    return "only cli/arguments.cc may include CLI11";
  }
  if (path.find("..") != std::string::npos) return "paths are rooted at src/";
  const std::string target = folder_of(path);
  if (!kRooms.contains(target)) {
    if (!include.quoted) return {};
    if (file == "base/version.cc" && path == "latplan_version.h") return {};
    return "no room of that name; paths are rooted at src/";
  }
  if (target == room || contains(kRooms.at(room), target)) return {};
  if (target == "nn/torch" && file == "cli/main.cc") return {};
  if (target == "nn/torch") return "only cli/main.cc may include the room nn/torch";
  return "the room " + room + " may not include the room " + target;
}

// Every wrong include below `source`, as "file:line: include: reason".
std::vector<std::string> faults_below(const fs::path& source) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(source)) {
    const auto extension = entry.path().extension();
    if (entry.is_regular_file() && (extension == ".h" || extension == ".cc")) {
      files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> faults;
  for (const auto& path : files) {
    const std::string file = path.lexically_relative(source).generic_string();
    if (!kRooms.contains(folder_of(file))) {
      faults.push_back(file + ": its folder is no room of docs/architecture.md");
      continue;
    }
    std::ifstream stream(path);
    std::string line;
    for (int number = 1; std::getline(stream, line); ++number) {
      const auto include = parse_include(line);
      if (!include) continue;
      if (const auto reason = fault(file, *include)) {
        faults.push_back(file + ":" + std::to_string(number) + ": " + include->path + ": " +
                         *reason);
      }
    }
  }
  return faults;
}

class LayersOfMadeUpTree : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "latplan-layers-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    source_ = pattern;
  }
  void TearDown() override { fs::remove_all(source_); }
  std::vector<std::string> faults(const std::string& file, const std::string& text) {
    fs::create_directories((source_ / file).parent_path());
    std::ofstream(source_ / file) << text;
    auto found = faults_below(source_);
    fs::remove(source_ / file);
    return found;
  }
  fs::path source_;
};

TEST(Layers, EveryIncludePointsTheRightWay) {
  const fs::path source = fs::path(LATPLAN_SOURCE_DIR) / "src";
  ASSERT_TRUE(fs::exists(source / "base" / "error.h"));
  std::ostringstream text;
  for (const auto& line : faults_below(source)) text << "  src/" << line << "\n";
  EXPECT_TRUE(text.str().empty()) << text.str();
}

TEST(Layers, ArrowsHaveNoCycle) {
  // Every room must be reachable by adding rooms whose inclusions are all there already.
  std::vector<std::string> ready;
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
  const auto found =
      faults("base/rng.cc", "#include \"base/rng.h\"\n\n#include \"data/pairs.h\"\n");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0], "base/rng.cc:3: data/pairs.h: the room base may not include the room data");
}

TEST_F(LayersOfMadeUpTree, LibTorchStaysBehindTheSeam) {
  EXPECT_EQ(faults("nn/model.h", "#include <torch/types.h>\n").size(), 1U);
  EXPECT_EQ(faults("cli/main.cc", "#  include <ATen/Parallel.h>\n").size(), 1U);
  EXPECT_EQ(faults("pipeline/train.cc", "#include \"c10/util/Exception.h\"\n").size(), 1U);
  EXPECT_EQ(faults("nn/torch/loss.cc", "#include <torch/types.h>\n").size(), 0U);
}

TEST_F(LayersOfMadeUpTree, OnlyMainKnowsTheTorchRoom) {
  EXPECT_EQ(faults("cli/main.cc", "#include \"nn/torch/backend.h\"\n").size(), 0U);
  EXPECT_EQ(faults("cli/train.cc", "#include \"nn/torch/backend.h\"\n").size(), 1U);
  EXPECT_EQ(faults("nn/model.cc", "#include \"nn/torch/backend.h\"\n").size(), 1U);
  EXPECT_EQ(faults("nn/torch/loss.cc", "#include \"symbolic/strips.h\"\n").size(), 1U);
}

TEST_F(LayersOfMadeUpTree, OnlyArgumentsKnowsCli11) {
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

}  // namespace
}  // namespace latplan
