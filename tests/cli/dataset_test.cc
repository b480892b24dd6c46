// `latplan dataset` with own pictures, contact sheets and noise.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/json.h"
#include "base/picture_file.h"
#include "base/rng.h"
#include "base/temporary_folder.h"
#include "data/pair_set.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

constexpr int kWrongInput = 33, kWrongOutput = 35, kWrongUse = 36;

void draw_frames(const fs::path& folder, int count) {
  fs::create_directories(folder);
  for (int i = 0; i < count; ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    Image image({6, 8, 3});
    for (float& value : image.pixels()) value = static_cast<float>(rng.uniform());
    write_png(folder / ("frame" + std::to_string(i) + ".png"), image);
  }
}

Words from(const fs::path& source, const fs::path& output, const Words& more = {}) {
  Words words = {"dataset", "--from", source.string(), "-o", output.string()};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

TEST(OwnPictures, BecomePairsAndASheet) {
  const TemporaryFolder folder;
  draw_frames(folder / "frames", 12);
  const ProgramResult result = latplan(from(folder / "frames", folder / "pairs.npz", {"--json"}));
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const Json json = Json::parse(result.out);
  EXPECT_EQ(json["pairs"], 11);
  EXPECT_EQ(json["image"], "8x6 colour");
  EXPECT_EQ(json["transitions"]["train"], 9);
  EXPECT_EQ(json["sheet"], (folder / "pairs.png").string());
  EXPECT_TRUE(json["meta"]["world"].is_null());
  EXPECT_GT(read_picture(folder / "pairs.png").shape().width, 100);
  const data::PairSet pairs = data::read_pairs(folder / "pairs.npz");
  EXPECT_EQ(pairs.count, 11);
  EXPECT_EQ(pairs.predecessor(4), read_picture(folder / "frames" / "frame4.png"));
  EXPECT_TRUE(pairs.states_before.empty());
}

TEST(OwnPictures, KeepTheNamesOfTheirActions) {
  const TemporaryFolder folder;
  draw_frames(folder / "frames", 5);
  write_atomically(folder / "frames" / "frames.csv",
                   "file,episode,action\nframe0.png,0,up\nframe1.png,0,down\nframe2.png,0,up\n"
                   "frame3.png,1,\nframe4.png,1,\n");
  ASSERT_EQ(latplan(from(folder / "frames", folder / "pairs.npz")).exit_code, 0);
  const ProgramResult again = latplan(from(folder / "pairs.npz", folder / "again.npz"));
  ASSERT_EQ(again.exit_code, 0) << again.err;
  EXPECT_NE(again.out.find("named actions: 2 different, in 2 pairs\n"), std::string::npos)
      << again.out;
  EXPECT_EQ(data::read_pairs(folder / "again.npz").action_names,
            (std::vector<std::string>{"up", "down", ""}));
}

TEST(OwnPictures, AreCutMadeGreyAndResized) {
  const TemporaryFolder folder;
  draw_frames(folder / "frames", 5);
  const ProgramResult result = latplan(from(
      folder / "frames", folder / "pairs.npz",
      {"--crop", "1,2,6,4", "--grey", "--resize", "3x2", "--sheet", (folder / "s.png").string()}));
  ASSERT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(data::read_pairs(folder / "pairs.npz").shape, (ImageShape{2, 3, 1}));
  EXPECT_EQ(list_folder(folder.path()).size(), 3u);  // frames, pairs.npz, s.png
}

TEST(OwnPictures, AreRefusedWithAllProblemsAndNothingWritten) {
  const TemporaryFolder folder;
  draw_frames(folder / "frames", 12);
  const auto whole = read_bytes(folder / "frames" / "frame3.png");
  write_atomically(folder / "frames" / "frame3.png", std::span(whole).first(40));
  write_png(folder / "frames" / "frame7.png", Image({9, 8, 3}));
  write_atomically(folder / "frames" / "readme.txt", "hello");
  const ProgramResult result = latplan(from(folder / "frames", folder / "pairs.npz", {"-q"}));
  EXPECT_EQ(result.exit_code, kWrongInput);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 4) << result.err;
  for (const char* part : {"frame3.png: damaged", "frame7.png: is 8x9; expected 8x6",
                           "readme.txt: not a picture", "3 problems"}) {
    EXPECT_NE(result.err.find(part), std::string::npos) << part << ": " << result.err;
  }
  EXPECT_EQ(list_folder(folder.path()).size(), 1u);
}

TEST(OwnPictures, NeverReplaceASheetUnlessForced) {
  const TemporaryFolder folder;
  draw_frames(folder / "frames", 4);
  write_atomically(folder / "pairs.png", "precious");
  const Words words = from(folder / "frames", folder / "pairs.npz");
  expect_fault(latplan(words), kWrongOutput, "pairs.png: exists already");
  EXPECT_FALSE(fs::exists(folder / "pairs.npz"));
  EXPECT_EQ(read_text(folder / "pairs.png"), "precious");
  Words forced = words;
  forced.push_back("--force");
  EXPECT_EQ(latplan(forced).exit_code, 0);
  EXPECT_GT(read_picture(folder / "pairs.png").shape().width, 100);
}

TEST(OwnPictures, AreNeverReplacedByTheOutput) {
  const TemporaryFolder folder;
  draw_frames(folder / "frames", 4);
  const fs::path frame = folder / "frames" / "frame2.png";
  const auto before = read_bytes(frame);
  expect_fault(
      latplan(from(folder / "frames", folder / "x.npz", {"--force", "--sheet", frame.string()})),
      kWrongOutput, "is an input");
  ASSERT_EQ(latplan(from(folder / "frames", folder / "x.npz")).exit_code, 0);
  expect_fault(latplan(from(folder / "x.npz", folder / "x.npz", {"--force"})), kWrongOutput,
               "is an input");
  EXPECT_EQ(read_bytes(frame), before);
}

TEST(OwnPictures, AUsageErrorIsOneLine) {
  const TemporaryFolder folder;
  draw_frames(folder / "frames", 4);
  const std::string frames = (folder / "frames").string(), out = (folder / "x.npz").string();
  const auto wrong = [&](Words words, const std::string& part) {
    words.insert(words.begin(), "dataset");
    words.insert(words.end(), {"-o", out});
    expect_fault(latplan(words), kWrongUse, part);
  };
  wrong({}, "missing argument WORLD, or --from");
  wrong({"lightsout", "--from", frames}, "both given");
  wrong({frames}, "--from " + frames);
  wrong({"--from", frames, "-n", "5"}, "--pairs is for worlds");
  wrong({"--from", frames, "--avoid", out}, "--avoid is for worlds");
  wrong({"--from", frames, "--size", "3"}, "--size");
  wrong({"lightsout", "--grey"}, "--grey is for your own pictures");
  wrong({"lightsout", "--resize", "3x3"}, "--resize is for your own pictures");
  for (const char* crop : {"1,2,3", "1,2,3,0", "1,2,3,4,5", "-1,0,1,1", "a"}) {
    wrong({"--from", frames, "--crop", crop}, "--crop");
  }
  for (const char* size : {"3", "3x", "x3", "0x3", "3x3x3", "99999x9", "-3x3"}) {
    wrong({"--from", frames, "--resize", size}, "--resize");
  }
  wrong({"--from", frames, "--noise", "-1"}, "--noise");
  wrong({"--from", frames, "--sheet", out}, "same file");
  expect_fault(latplan(from(folder / "none", out)), kWrongInput, "none: no such file");
  EXPECT_EQ(list_folder(folder.path()).size(), 1u);
}

TEST(Sheet, OfAWorldOnlyWhenAsked) {
  const TemporaryFolder folder;
  const Words words = {"dataset", "lightsout", "--size", "2", "-n", "30", "-o"};
  Words plain = words, with_sheet = words;
  plain.push_back((folder / "a.npz").string());
  with_sheet.insert(with_sheet.end(),
                    {(folder / "b.npz").string(), "--sheet", (folder / "b.png").string()});
  EXPECT_EQ(latplan(plain).exit_code, 0);
  EXPECT_FALSE(fs::exists(folder / "a.png"));
  EXPECT_EQ(latplan(with_sheet).exit_code, 0);
  EXPECT_GT(read_picture(folder / "b.png").shape().width, 100);
  EXPECT_EQ(read_bytes(folder / "a.npz"), read_bytes(folder / "b.npz"));
}

TEST(Sheet, ReducesLargePictures) {
  const TemporaryFolder folder;
  fs::create_directory(folder / "f");
  for (const char* name : {"1.png", "2.png", "3.png"}) {
    write_png(folder / "f" / name, Image({40, 1000, 1}, static_cast<float>(name[0] - '0') / 4));
  }
  ASSERT_EQ(latplan(from(folder / "f", folder / "x.npz")).exit_code, 0);
  EXPECT_LT(read_picture(folder / "x.png").shape().width, 2000);
  EXPECT_EQ(data::read_pairs(folder / "x.npz").shape.width, 1000);
}

TEST(NoisyDataset, IsRecordedAndKeepsTheSplits) {
  const TemporaryFolder folder;
  const auto make = [&](const std::string& name, const Words& more) {
    Words words = {"dataset", "lightsout", "--size", "2",
                   "-n",      "200",       "-o",     (folder / name).string(),
                   "--json"};
    words.insert(words.end(), more.begin(), more.end());
    const ProgramResult result = latplan(words);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return Json::parse(result.out, nullptr, false);
  };
  const Json clean = make("clean.npz", {});
  const Json noisy = make("noisy.npz", {"--noise", "0.3", "--threads", "1"});
  make("again.npz", {"--noise", "0.3", "--threads", "4"});
  EXPECT_FALSE(clean["meta"].contains("noise"));
  EXPECT_EQ(noisy["meta"]["noise"], 0.3);
  EXPECT_EQ(noisy["transitions"], clean["transitions"]);
  EXPECT_EQ(read_bytes(folder / "noisy.npz"), read_bytes(folder / "again.npz"));
  const data::PairSet a = data::read_pairs(folder / "clean.npz");
  const data::PairSet b = data::read_pairs(folder / "noisy.npz");
  EXPECT_EQ(a.split, b.split);
  EXPECT_EQ(a.states_before, b.states_before);
  EXPECT_NE(a.predecessors, b.predecessors);
}

}  // namespace
}  // namespace latplan
