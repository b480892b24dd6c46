#include "data/own_images.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "base/rng.h"
#include "base/temporary_folder.h"
#include "data/npz.h"
#include "domains/preprocess.h"

namespace latplan::data {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr ImageShape kGrey{4, 6, 1}, kColour{4, 6, 3};

Image picture(std::uint64_t seed, ImageShape shape = kGrey) {
  Rng rng(seed);
  Image image(shape);
  for (float& value : image.pixels()) value = static_cast<float>(rng.below(256)) / 255.0F;
  return image;
}

// Without the flushes of write_png(): these tests write hundreds.
void draw(const fs::path& file, std::uint64_t seed, ImageShape shape = kGrey) {
  const std::vector<std::uint8_t> bytes = encode_png(picture(seed, shape));
  std::ofstream(file, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
}

class Lines final : public Log {
 public:
  void info(std::string_view line) override { text += "info " + std::string(line) + "\n"; }
  void warning(std::string_view line) override { text += "warning " + std::string(line) + "\n"; }
  void progress(std::string_view, std::int64_t, std::int64_t, std::string_view) override {}
  bool has(const std::string& part) const { return text.find(part) != std::string::npos; }
  std::string text;
};

PairSet read(const fs::path& place, const OwnImagesConfig& config = {}, Log* log = nullptr) {
  SilentLog silent;
  return read_own_images(*open_source(place), config, log != nullptr ? *log : silent, StopFlag());
}

std::string refusal(const fs::path& place, const OwnImagesConfig& config = {}) {
  try {
    read(place, config);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput) << error.what();
    return error.what();
  }
  ADD_FAILURE() << "read without complaint";
  return "";
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// The pairs of a set as the seeds their pictures were drawn from.
std::vector<std::pair<int, int>> seeds_of(const PairSet& pairs, int most) {
  const auto seed = [&](const Image& image) {
    for (int s = 0; s <= most; ++s) {
      if (picture(s, pairs.shape).to_bytes() == image.to_bytes()) return s;
    }
    return -1;
  };
  std::vector<std::pair<int, int>> result;
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    result.emplace_back(seed(pairs.predecessor(row)), seed(pairs.successor(row)));
  }
  return result;
}

using Seeds = std::vector<std::pair<int, int>>;

TEST(Frames, FollowEachOtherByNumberNotByName) {
  const TemporaryFolder folder;
  for (const int i : {8, 9, 10, 11}) draw(folder / ("shot" + std::to_string(i) + ".png"), i);
  draw(folder / "a2-take-0012b.png", 12);  // the last run of digits counts
  EXPECT_EQ(seeds_of(read(folder.path()), 12), (Seeds{{8, 9}, {9, 10}, {10, 11}, {11, 12}}));
}

TEST(Frames, AGapBreaksTheChain) {
  const TemporaryFolder folder;
  for (const int i : {1, 2, 3, 5, 6, 9}) draw(folder / ("f" + std::to_string(i) + ".png"), i);
  Lines log;
  const PairSet pairs = read(folder.path(), {}, &log);
  EXPECT_EQ(seeds_of(pairs, 9), (Seeds{{1, 2}, {2, 3}, {5, 6}}));
  EXPECT_TRUE(log.has("pictures=6 pairs=3 gaps=2 unchanged=0")) << log.text;
  EXPECT_EQ(Json::parse(pairs.meta_json)["source"]["gaps"], 2);
}

TEST(Frames, NeedDifferentNumbers) {
  const TemporaryFolder folder;
  for (const char* name :
       {"a1.png", "a2.png", "a02.png", "a3.png", "cover.png", "a99999999999999999999.png"}) {
    draw(folder / name, 1);
  }
  const std::string text = refusal(folder.path());
  EXPECT_TRUE(has(text, "3 problems")) << text;
  EXPECT_TRUE(has(text, "a2.png: number 2 also occurs in a02.png")) << text;
  EXPECT_TRUE(has(text, "cover.png: no number")) << text;
  EXPECT_TRUE(has(text, "a99999999999999999999.png: no number")) << text;
}

TEST(Frames, CompanionsAreSkippedSilently) {
  const TemporaryFolder folder;
  for (const int i : {1, 2, 3}) draw(folder / ("f" + std::to_string(i) + ".png"), i);
  for (const char* name : {".DS_Store", "Thumbs.db", "desktop.ini", ".hidden.png"}) {
    write_atomically(folder / name, "noise");
  }
  EXPECT_EQ(read(folder.path()).count, 2);
}

TEST(PairFolder, JoinsTheSameStem) {
  const TemporaryFolder folder;
  draw(folder / "b-pre.png", 1);
  draw(folder / "b-suc.png", 2);
  draw(folder / "a7-pre.png", 3);
  draw(folder / "a7-suc.png", 4);
  const PairSet pairs = read(folder.path());
  EXPECT_EQ(seeds_of(pairs, 4), (Seeds{{3, 4}, {1, 2}}));
  EXPECT_EQ(Json::parse(pairs.meta_json)["source"]["kind"], "pre-suc");
}

TEST(PairFolder, NamesEveryLonelyPicture) {
  const TemporaryFolder folder;
  draw(folder / "a-pre.png", 1);
  draw(folder / "b-suc.png", 2);
  draw(folder / "c-pre.png", 3);
  draw(folder / "c-suc.png", 4);
  draw(folder / "overview.png", 5);
  const std::string text = refusal(folder.path());
  EXPECT_TRUE(has(text, "3 problems")) << text;
  EXPECT_TRUE(has(text, "a-pre.png: other half missing; expected a-suc.*")) << text;
  EXPECT_TRUE(has(text, "b-suc.png: other half missing; expected b-pre.*")) << text;
  EXPECT_TRUE(has(text, "overview.png: not part of a pair")) << text;
}

TEST(Csv, NamesPairsRelativeToItself) {
  const TemporaryFolder folder;
  fs::create_directory(folder / "shots");
  for (const int i : {1, 2, 3}) draw(folder / "shots" / (std::to_string(i) + ".png"), i);
  draw(folder / "a, \"b\".png", 4);
  write_atomically(folder / "p.csv",
                   "\xef\xbb\xbf"
                   "Before , after\r\nshots/1.png, shots/2.png \r\n\r\n"
                   "\"a, \"\"b\"\".png\",shots/3.png\n" +
                       (folder / "shots" / "3.png").string() + ",shots/1.png");
  EXPECT_EQ(seeds_of(read(folder / "p.csv"), 4), (Seeds{{1, 2}, {4, 3}, {3, 1}}));
}

TEST(Csv, NamesEveryBadLineAndFile) {
  const TemporaryFolder folder;
  draw(folder / "1.png", 1);
  write_atomically(folder / "p.csv",
                   "1.png,2.png\n1.png\n1.png,1.png,1.png\n,1.png\n1.png,2.png\n");
  const std::string text = refusal(folder / "p.csv");
  EXPECT_TRUE(has(text, "4 problems")) << text;
  EXPECT_TRUE(has(text, "2.png: cannot read")) << text;
  EXPECT_FALSE(has(text, "did you mean"))
      << text;  // of a thousand such names each would be compared with all files
  EXPECT_TRUE(has(text, "line 2 has 1 columns")) << text;
  EXPECT_TRUE(has(text, "line 3 has 3 columns")) << text;
  EXPECT_TRUE(has(text, "line 4 has an empty file name")) << text;
  for (const char* broken : {"\"1.png,1.png\n", "\"1.png\"x,1.png\n", "before,after\n", ""}) {
    write_atomically(folder / "p.csv", broken);
    EXPECT_TRUE(has(refusal(folder / "p.csv"), "p.csv: ")) << broken;
  }
}

TEST(Csv, MayNameActionsInAHeader) {
  const TemporaryFolder folder;
  for (const int i : {1, 2, 3}) draw(folder / (std::to_string(i) + ".png"), i);
  write_atomically(folder / "p.csv",
                   "before,after,Action\n1.png,2.png,\"up, then on\"\n2.png,3.png,\n");
  const PairSet pairs = read(folder / "p.csv");
  EXPECT_EQ(seeds_of(pairs, 3), (Seeds{{1, 2}, {2, 3}}));
  EXPECT_EQ(pairs.action_names, (std::vector<std::string>{"up, then on", ""}));
}

TEST(Csv, InAFolderListsItsFrames) {
  const TemporaryFolder folder;
  for (int i = 1; i <= 6; ++i) draw(folder / ("shot" + std::string(i, 'x') + ".png"), i);
  write_atomically(folder / "notes.txt", "not read");
  const std::string list =
      "action,file,episode\nup,shotxxx.png,a\ndown,shotx.png,a\n,shotxx.png,b\nup,shotxxx.png,b\n"
      "down,shotxxxxx.png,b\n";
  write_atomically(folder / "list.csv", list);
  Lines log;
  const PairSet pairs = read(folder.path(), {}, &log);
  EXPECT_EQ(seeds_of(pairs, 6), (Seeds{{3, 1}, {2, 3}, {3, 5}}));
  EXPECT_EQ(pairs.action_names, (std::vector<std::string>{"up", "", "up"}));
  EXPECT_TRUE(log.has("source=csv pictures=4 pairs=3 gaps=1")) << log.text;
  EXPECT_TRUE(open_source(folder.path())->reads(folder / "list.csv"));
  // One of several lists must be called frames.csv. Without episodes all frames are one.
  write_atomically(folder / "other.CSV", list);
  EXPECT_TRUE(has(refusal(folder.path()), "2 .csv files; expected one, or one called frames.csv"));
  write_atomically(folder / "frames.csv", "file\nshotx.png\nshotxx.png\nshotxxx.png\n");
  EXPECT_EQ(seeds_of(read(folder.path()), 6), (Seeds{{1, 2}, {2, 3}}));
}

TEST(Csv, OfFramesNamesWhatIsWrong) {
  const TemporaryFolder folder;
  draw(folder / "1.png", 1);
  const auto refused = [&](const std::string& text) {
    write_atomically(folder / "frames.csv", text);
    return refusal(folder.path());
  };
  const std::string list = (folder / "frames.csv").string();
  EXPECT_EQ(refused("file,epsiode\n1.png,1\n"),
            list + ": the header has a column 'epsiode'; expected file, episode, action");
  EXPECT_EQ(refused("file,File\n1.png,1.png\n"),
            list + ": the header names a column twice; expected file, episode, action");
  EXPECT_EQ(refused("before,after,name\n1.png,1.png,x\n"),
            list + ": the header has a column 'name'; expected before, after, action");
  EXPECT_EQ(refused("file,\"" + std::string(1000, '\n') + "\"\n1.png,x\n"),
            list + ": the header has a column '" + std::string(40, '?') +
                "...'; expected file, episode, action");
  EXPECT_EQ(refused("file\n"), list + ": no pictures listed; expected a file name per line");
  EXPECT_EQ(refused("file,action\n1.png\n"),
            list + ": line 2 has 1 columns; expected the columns of the header");
  EXPECT_TRUE(has(refused("file,action\n,up\n"), "line 2 has an empty file name"));
  EXPECT_TRUE(refused("file\n1.png\n2.png\n").starts_with((folder / "2.png").string() + ": "));
}

NpzArray array_of(const std::string& name, const std::vector<int>& seeds, bool with_channels) {
  NpzArray array{name, "|u1", {static_cast<std::int64_t>(seeds.size()), 4, 6}, {}};
  if (with_channels) array.shape.push_back(1);
  for (const int seed : seeds)
    std::ranges::copy(picture(seed).to_bytes(), std::back_inserter(array.bytes));
  return array;
}

// The same values divided by 255, as an array of floats.
template <typename Float>
NpzArray as_floats(NpzArray array, const std::string& dtype) {
  NpzArray floats{array.name, dtype, array.shape, {}};
  for (const std::uint8_t byte : array.bytes) {
    const Float value = static_cast<Float>(byte) / 255;
    const auto* raw = reinterpret_cast<const std::uint8_t*>(&value);
    floats.bytes.insert(floats.bytes.end(), raw, raw + sizeof value);
  }
  return floats;
}

TEST(Npz, HoldsPairsOrFramesAsBytesOrFloats) {
  const TemporaryFolder folder;
  for (const bool channels : {false, true}) {
    const NpzArray before = array_of("predecessors", {1, 2}, channels);
    const NpzArray after = array_of("successors", {3, 4}, channels);
    const NpzArray frames = array_of("images", {5, 6, 7}, channels);
    const std::vector<std::vector<NpzArray>> pairs = {
        {before, after},
        {as_floats<float>(after, "<f4"), as_floats<double>(before, "<f8")}};  // in any order
    for (const auto& arrays : pairs) {
      write_npz(folder / "x.npz", arrays);
      EXPECT_EQ(seeds_of(read(folder / "x.npz"), 7), (Seeds{{1, 3}, {2, 4}}));
    }
    for (const NpzArray& array : {frames, as_floats<float>(frames, "<f4")}) {
      write_npz(folder / "x.npz", std::vector{array});
      EXPECT_EQ(seeds_of(read(folder / "x.npz"), 7), (Seeds{{5, 6}, {6, 7}}));
    }
  }
}

using Names = std::vector<std::string>;

NpzArray bytes_array(const std::string& name, const std::string& dtype, std::int64_t count,
                     std::vector<std::uint8_t> bytes) {
  return {name, dtype, {count}, std::move(bytes)};
}

TEST(Npz, FramesOfOneEpisodeArePairs) {
  const TemporaryFolder folder;
  const NpzArray frames = array_of("images", {1, 2, 3, 4, 5, 6}, false);
  const NpzArray episode = bytes_array("episode", "|i1", 6, {9, 9, 9, 255, 4, 4});
  write_npz(folder / "x.npz", std::vector{frames, episode});
  Lines log;
  const PairSet pairs = read(folder / "x.npz", {}, &log);
  EXPECT_EQ(seeds_of(pairs, 6), (Seeds{{1, 2}, {2, 3}, {5, 6}}));
  EXPECT_TRUE(log.has("gaps=2")) << log.text;
  EXPECT_TRUE(pairs.action_names.empty());
  // Numbers that agree in their low bytes only are different.
  const NpzArray wide = bytes_array("episode", "<u2", 6, {1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0});
  write_npz(folder / "x.npz", std::vector{frames, wide});
  EXPECT_EQ(seeds_of(read(folder / "x.npz"), 6), (Seeds{{1, 2}, {3, 4}, {4, 5}}));
}

TEST(Npz, PicturesThatRecurMayBeStoredOnce) {
  const TemporaryFolder folder;
  const NpzArray pictures = array_of("images", {1, 2, 3}, false);
  const NpzArray index = bytes_array("index", "|u1", 5, {0, 1, 0, 2, 0});
  const NpzArray episode = bytes_array("episode", "|u1", 5, {0, 0, 0, 1, 1});
  const NpzArray done = text_array("action", Names{"go", "back", "", "leave", ""});
  write_npz(folder / "x.npz", std::vector{pictures, index, episode, done});
  const PairSet pairs = read(folder / "x.npz");
  EXPECT_EQ(seeds_of(pairs, 3), (Seeds{{1, 2}, {2, 1}, {3, 1}}));
  EXPECT_EQ(pairs.action_names, (Names{"go", "back", "leave"}));
}

TEST(Npz, NamesWhatWasDone) {
  const TemporaryFolder folder;
  const NpzArray frames = array_of("images", {1, 2, 2, 3, 4}, false);
  const NpzArray episode = bytes_array("episode", "|u1", 5, {0, 0, 0, 0, 1});
  const NpzArray done = text_array("action", Names{"left", "stay", "", "reset", "none"});
  write_npz(folder / "x.npz", std::vector{frames, episode, done});
  const PairSet pairs = read(folder / "x.npz");
  EXPECT_EQ(seeds_of(pairs, 4), (Seeds{{1, 2}, {2, 3}}));
  EXPECT_EQ(pairs.action_names, (Names{"left", ""}));
  write_pairs(folder / "pairs.npz", pairs);  // and again, one name per pair
  EXPECT_EQ(read(folder / "pairs.npz").action_names, pairs.action_names);
}

TEST(Npz, OfNumPyHasEpisodesAndNames) {
  const PairSet pairs = read(LATPLAN_SOURCE_DIR "/tests/data/fixtures/numpy_frames.npz");
  EXPECT_EQ(pairs.count, 4);
  EXPECT_EQ(pairs.action_names, (Names{"push", "pull", "öffnen", "☃"}));
  EXPECT_EQ(pairs.predecessors.front(), 0);
  EXPECT_EQ(pairs.predecessors[12], 18);  // frame 3 begins the second episode
}

TEST(Npz, OurOwnFormatPassesWithoutItsWorld) {
  const TemporaryFolder folder;
  for (const int i : {1, 2, 3, 4}) draw(folder / ("f" + std::to_string(i) + ".png"), i);
  PairSet pairs = read(folder.path());
  pairs.meta_json = R"({"world":"lightsout"})";
  pairs.states_before = pairs.states_after = {{0}, {1}, {2}};
  write_pairs(folder / "x.npz", pairs);
  const PairSet again = read(folder / "x.npz");
  EXPECT_EQ(again.predecessors, pairs.predecessors);
  EXPECT_EQ(again.successors, pairs.successors);
  EXPECT_TRUE(again.states_before.empty());
  EXPECT_TRUE(Json::parse(again.meta_json)["world"].is_null());
}

TEST(Npz, SaysWhatItExpected) {
  const TemporaryFolder folder;
  const auto refuse = [&](const std::vector<NpzArray>& arrays, const std::string& part) {
    write_npz(folder / "x.npz", arrays);
    const std::string text = refusal(folder / "x.npz");
    EXPECT_TRUE(has(text, "x.npz: ") && has(text, part)) << text;
  };
  const NpzArray before = array_of("predecessors", {1, 2}, false);
  const NpzArray after = array_of("successors", {3, 4}, false);
  refuse({}, "no arrays");
  refuse({before}, "contains predecessors; expected predecessors and successors, or images");
  refuse({before, after, array_of("images", {1}, false)}, "expected");
  refuse({before, array_of("successors", {3}, false)}, "differ in number");
  refuse({{"images", "<i4", {1, 1, 1}, {0, 0, 0, 0}}}, "<i4 [1, 1, 1]");
  refuse({{"images", "|u1", {1, 1, 1, 2}, {0, 0}}}, "[1, 1, 1, 2]");
  refuse({{"images", "|u1", {1, 0, 1}, {}}}, "[1, 0, 1]");
  const NpzArray frames = array_of("images", {1, 2, 3}, false);
  refuse({frames, bytes_array("index", "|i1", 2, {0, 255})}, "array index contains -1; expected");
  refuse({frames, bytes_array("index", "<u8", 1, {255, 255, 255, 255, 255, 255, 255, 255})},
         "array index contains 18446744073709551615; expected");
  std::vector<NpzArray> others;
  for (int i = 0; i < 1000; ++i) others.push_back(bytes_array(std::to_string(i), "|u1", 0, {}));
  refuse(others, "contains 0, 1, 2, 3, 4, 5, 6, 7, ...; expected");
  refuse({frames, bytes_array("index", "|u1", 1, {3})}, "whole numbers from 0 to 2, one per frame");
  refuse({frames, bytes_array("index", "|S1", 1, {3})}, "array index is |S1 [1]; expected");
  refuse({frames, bytes_array("episode", "|u1", 2, {0, 0})},
         "array episode is |u1 [2]; expected integers [3], one per picture");
  refuse({frames, bytes_array("episode", "|S1", 3, {0, 0, 0})}, "array episode is |S1 [3]");
  refuse({frames, bytes_array("action", "|S1", 2, {0, 0})},
         "array action is |S1 [2]; expected texts or integers [3]");
  refuse({before, after, bytes_array("action", "|b1", 2, {0, 0})}, "array action is |b1 [2]");
  NpzArray wild = as_floats<float>(array_of("images", {1, 2, 3}, false), "<f4");
  const float values[] = {1.5F, std::numeric_limits<float>::quiet_NaN()};
  for (const int row : {0, 1}) std::memcpy(wild.bytes.data() + row * 4 * 24, &values[row], 4);
  refuse({wild}, "images[0]: contains the value 1.5");
  refuse({wild}, "images[1]: contains the value");
}

TEST(OwnImages, RefuseListsEveryProblemAtOnce) {
  const TemporaryFolder folder;
  for (int i = 1; i <= 9; ++i) draw(folder / ("f" + std::to_string(i) + ".png"), i);
  const auto whole = read_bytes(folder / "f4.png");
  write_atomically(folder / "f4.png", std::span(whole).first(whole.size() / 2));
  draw(folder / "f6.png", 6, {5, 6, 1});
  write_atomically(folder / "notes.txt", "not a picture");
  fs::create_directory(folder / "more");
  ASSERT_EQ(::mkfifo((folder / "f77.png").c_str(), 0600), 0);
  const std::string text = refusal(folder.path());
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 5) << text;
  EXPECT_TRUE(has(text, "5 problems; nothing was written")) << text;
  EXPECT_TRUE(has(text, "f4.png: damaged PNG")) << text;
  EXPECT_TRUE(has(text, "f6.png: is 6x5; expected 6x4 like 7 other pictures")) << text;
  EXPECT_TRUE(has(text, "notes.txt: not a picture; expected a PNG")) << text;
  EXPECT_TRUE(has(text, "more: is a folder")) << text;
  EXPECT_TRUE(has(text, "f77.png: is not a regular file")) << text;
}

TEST(OwnImages, LongListsOfProblemsEndInACount) {
  const TemporaryFolder folder;
  for (int i = 0; i < 60; ++i) std::ofstream(folder / std::to_string(i)) << "text";
  const std::string text = refusal(folder.path());
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 51) << text;
  EXPECT_TRUE(text.ends_with("\n  and 10 more")) << text;
}

TEST(OwnImages, OneProblemIsOneLine) {
  const TemporaryFolder folder;
  for (int i = 1; i <= 3; ++i) draw(folder / ("f" + std::to_string(i) + ".png"), i);
  write_atomically(folder / "notes.txt", "not a picture");
  const std::string text = refusal(folder.path());
  EXPECT_TRUE(text.starts_with((folder / "notes.txt").string() + ": ")) << text;
  EXPECT_FALSE(has(text, "\n")) << text;
}

TEST(OwnImages, PairsWithoutChangeAreLeftOutAndCounted) {
  const TemporaryFolder folder;
  const std::vector<int> seeds = {1, 1, 2, 3, 3, 3, 4};
  for (std::size_t i = 0; i < seeds.size(); ++i)
    draw(folder / (std::to_string(i) + ".png"), seeds[i]);
  Lines log;
  const PairSet pairs = read(folder.path(), {}, &log);
  EXPECT_EQ(seeds_of(pairs, 4), (Seeds{{1, 2}, {2, 3}, {3, 4}}));
  EXPECT_TRUE(log.has("unchanged=3 (dropped)")) << log.text;
  const PairSet all = read(folder.path(), {.keep_unchanged = true});
  EXPECT_EQ(all.count, 6);
  EXPECT_EQ(Json::parse(all.meta_json)["source"]["unchanged"], 3);
}

TEST(OwnImages, NeedTwoPairs) {
  const TemporaryFolder folder;
  draw(folder / "1.png", 1);
  draw(folder / "2.png", 2);
  EXPECT_TRUE(has(refusal(folder.path()), "1 usable pairs from 2 pictures"));
  draw(folder / "3.png", 2);
  EXPECT_TRUE(has(refusal(folder.path()), "1 pairs without a change"));
  draw(folder / "5.png", 3);
  EXPECT_TRUE(has(refusal(folder.path()), "1 gaps"));
  fs::create_directory(folder / "empty");
  EXPECT_TRUE(has(refusal(folder / "empty"), "no pictures found"));
  EXPECT_TRUE(has(refusal(folder / "none"), "no such file or folder"));
  EXPECT_TRUE(has(refusal(folder / "1.png"), "expected a folder, a .csv or an .npz"));
}

TEST(OwnImages, GreyAmongColourBecomesColour) {
  const TemporaryFolder folder;
  draw(folder / "1.png", 1, kColour);
  draw(folder / "2.png", 2, kGrey);
  draw(folder / "3.png", 3, kColour);
  Lines log;
  const PairSet pairs = read(folder.path(), {}, &log);
  EXPECT_EQ(pairs.shape, kColour);
  EXPECT_EQ(pairs.successor(0), to_colour(picture(2)));
  EXPECT_EQ(pairs.predecessor(1), to_colour(picture(2)));
  EXPECT_TRUE(log.has("grey=1 colour=2 now=all-in-colour")) << log.text;
}

TEST(OwnImages, GreyStoredAsColourIsGrey) {
  const TemporaryFolder folder;
  for (const int i : {1, 2, 3}) {
    write_png(folder / (std::to_string(i) + ".png"), to_colour(picture(i)));
  }
  Lines log;
  const PairSet pairs = read(folder.path(), {}, &log);
  EXPECT_EQ(pairs.shape, kGrey);
  EXPECT_EQ(pairs.successor(0), picture(2));
  EXPECT_TRUE(log.has("grey=0 colour=3 now=all-in-grey")) << log.text;
  const Preparation how = load_preparation({Json::parse(pairs.meta_json), "meta"});
  EXPECT_EQ(fit_picture(to_colour(picture(2)), "x", how, pairs.shape), picture(2));
}

TEST(OwnImages, CropThenGreyThenResize) {
  const TemporaryFolder folder;
  const ImageShape large{30, 40, 3};
  for (const int i : {1, 2, 3}) draw(folder / (std::to_string(i) + ".png"), i, large);
  OwnImagesConfig config;
  config.prepare.crop = Rectangle{5, 3, 24, 20};
  config.prepare.grey = true;
  config.prepare.width = 8;
  config.prepare.height = 5;
  const PairSet pairs = read(folder.path(), config);
  EXPECT_EQ(pairs.shape, (ImageShape{5, 8, 1}));
  const Image expected =
      domains::resize_smooth(to_grey(crop(picture(2, large), *config.prepare.crop)), 5, 8);
  EXPECT_EQ(pairs.successor(0).to_bytes(), expected.to_bytes());
  const Json meta = Json::parse(pairs.meta_json);
  EXPECT_EQ(meta["crop"], Json::parse("[5, 3, 24, 20]"));
  EXPECT_EQ(meta["grey"], true);
  EXPECT_EQ(meta["resize"], "8x5");
  config.prepare.crop = Rectangle{20, 0, 21, 30};
  EXPECT_TRUE(has(refusal(folder.path(), config), "is 40x30; expected a picture that contains"));
}

TEST(OwnImages, LargeOnesAreReducedOnRequest) {
  const TemporaryFolder folder;
  const ImageShape large{320, 480, 1};
  for (const int i : {1, 2, 3}) draw(folder / (std::to_string(i) + ".png"), i, large);
  write_atomically(folder / "0.png", "damaged");
  EXPECT_TRUE(has(refusal(folder.path(), {.reduce = true}), "0.png: "));
  fs::remove(folder / "0.png");
  EXPECT_EQ(read(folder.path()).shape, large);
  Lines log;
  const PairSet pairs = read(folder.path(), {.reduce = true}, &log);
  EXPECT_TRUE(log.has("info dataset original=480x320 reduced=120x80\n")) << log.text;
  EXPECT_EQ(pairs.shape, (ImageShape{80, 120, 1}));
  const Preparation how = load_preparation({Json::parse(pairs.meta_json), "meta"});
  EXPECT_EQ(fit_picture(picture(2, large), "x", how, pairs.shape).to_bytes(),
            pairs.successor(0).to_bytes());
  OwnImagesConfig sized{.reduce = true};
  sized.prepare.width = sized.prepare.height = 50;
  EXPECT_EQ(read(folder.path(), sized).shape, (ImageShape{50, 50, 1}));
}

TEST(OwnImages, ResizeTakesDifferentSizesWithAWarning) {
  const TemporaryFolder folder;
  for (const int i : {1, 2, 3}) draw(folder / (std::to_string(i) + ".png"), i);
  draw(folder / "4.png", 4, {9, 7, 1});
  OwnImagesConfig config;
  config.prepare.width = config.prepare.height = 3;
  Lines log;
  EXPECT_EQ(read(folder.path(), config, &log).count, 3);
  EXPECT_TRUE(log.has("warning")) << log.text;
  EXPECT_TRUE(log.has("4.png: original size 7x9; 3 pictures have 6x4")) << log.text;
}

TEST(OwnImages, ThatDoNotFitIntoMemoryAreRefused) {
  const TemporaryFolder folder;
  for (const int i : {1, 2, 3}) draw(folder / (std::to_string(i) + ".png"), i);
  OwnImagesConfig config;
  config.prepare.width = config.prepare.height = 1024;
  const auto refused = [&] {
    try {
      read(folder.path(), config);
      return std::string();
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kOutOfMemory);
      return std::string(error.what());
    }
  };
  config.memory = 7 << 20;  // three pictures of a MiB, and two pairs of them
  EXPECT_EQ(refused(), "");
  config.memory -= 1;
  EXPECT_TRUE(has(refused(), "3 pictures of 1024x1024 grey do not fit into 6 MiB"));
  config.memory = 2 << 20;  // before all of them are read
  EXPECT_TRUE(has(refused(), "do not fit into 2 MiB"));
  // A crop outside the picture is another error, however large.
  config.prepare = {.crop = Rectangle{0, 0, 16000, 16000}};
  EXPECT_TRUE(has(refusal(folder.path(), config), "expected a picture that contains the crop"));
}

TEST(OwnImages, AreTheSameForEveryNumberOfThreads) {
  const TemporaryFolder folder;
  for (int i = 0; i < 200; ++i) draw(folder / (std::to_string(i) + ".png"), i);
  const PairSet one = read(folder.path(), {.threads = 1});
  const PairSet four = read(folder.path(), {.threads = 4});
  EXPECT_EQ(one.predecessors, four.predecessors);
  EXPECT_EQ(one.successors, four.successors);
  EXPECT_EQ(one.split, four.split);
  EXPECT_EQ(one.meta_json, four.meta_json);
  EXPECT_EQ(one.rows(Split::kTest).size(), 9U);
}

TEST(OwnImages, MayLieInAFolderWhoseNameIsNoUtf8) {
  const TemporaryFolder folder;
  fs::create_directory(folder / "caf\xe9");
  for (const int i : {1, 2, 3}) draw(folder / "caf\xe9" / (std::to_string(i) + ".png"), i);
  EXPECT_TRUE(Json::parse(read(folder / "caf\xe9").meta_json)["source"]["place"].is_string());
}

TEST(OwnImages, StopWhenTold) {
  const TemporaryFolder folder;
  for (const int i : {1, 2, 3}) draw(folder / (std::to_string(i) + ".png"), i);
  StopFlag stop;
  stop.request();
  SilentLog log;
  try {
    read_own_images(*open_source(folder.path()), {}, log, stop);
    ADD_FAILURE() << "went on";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kInterrupted);
  }
}

TEST(PictureSource, KnowsWhatItReads) {
  const TemporaryFolder folder;
  draw(folder / "1.png", 1);
  draw(folder / "2.png", 2);
  write_atomically(folder / "p.csv", "1.png,1.png\n");
  const auto csv = open_source(folder / "p.csv");
  EXPECT_TRUE(csv->reads(folder / "p.csv"));
  fs::create_symlink(folder / "1.png", folder / "link.png");
  EXPECT_TRUE(csv->reads(folder / "link.png"));
  EXPECT_FALSE(csv->reads(folder / "2.png"));
}

// Whatever the numbers: a pair for every n with n + 1 also there, and nothing else.
RC_GTEST_PROP(Frames, PairExactlyTheNeighbours, ()) {
  const auto numbers = *rc::gen::unique<std::vector<int>>(rc::gen::inRange(0, 12));
  const TemporaryFolder folder;
  Seeds expected;
  for (const int n : numbers) {
    draw(folder / ("x" + std::to_string(n) + ".png"), n);
    const auto next = std::find(numbers.begin(), numbers.end(), n + 1);
    if (next != numbers.end()) expected.emplace_back(n, n + 1);
  }
  std::ranges::sort(expected);
  if (expected.size() < 2) {
    EXPECT_FALSE(refusal(folder.path()).empty());
  } else {
    RC_ASSERT(seeds_of(read(folder.path()), 12) == expected);
  }
}

}  // namespace
}  // namespace latplan::data
