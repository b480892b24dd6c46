#include "runs/seen_file.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/files.h"
#include "base/free_memory.h"
#include "base/temporary_folder.h"
#include "data/generate.h"
#include "data/npz.h"
#include "extract/either_bits.h"
#include "runs/export_run.h"
#include "runs/open_model.h"
#include "support/bits.h"
#include "support/input_fault.h"
#include "support/toy_model.h"

namespace latplan::runs {
namespace {

namespace fs = std::filesystem;

using extract::EncodedPairs;
using extract::Warranty;

// A run of a 2x2 LightsOut model.
class SeenFile : public testing::Test {
 protected:
  SeenFile() {
    fs::create_directories(folder_ / "model");
    write_atomically(folder_ / "model/model.json", "{}");
    write_atomically(folder_ / "run.json", "{}");
    backend_.load = [](const fs::path&, int) { return std::make_unique<ToyModel>(2); };
    run_ = open_run(folder_.path());
    data::GenerateConfig config;
    config.pairs = 40;
    SilentLog log;
    pairs_ = data::generate(model_.domain(), config, log, StopFlag());
  }
  void export_it(bool every_pair = false) {
    extract::ExtractConfig config;
    config.method = "fitted";
    config.every_pair = every_pair;
    export_run(run_, model_, pairs_, config, RunRecord("export", {}, 1));
  }
  OpenModel open(const std::string& only = "any") {
    return open_model(backend_, folder_.path(), 1, only);
  }
  std::int64_t rows() const { return data::read_npz(run_.seen_file()).at(0).shape.at(0); }

  const ToyModel model_{2};
  TemporaryFolder folder_;
  nn::Backend backend_;
  RunFolder run_;
  data::PairSet pairs_;
};

TEST_F(SeenFile, IsWrittenByExport) {
  export_it();
  const OpenModel model = open();
  ASSERT_NE(model.evidence, nullptr);
  EXPECT_EQ(planning_model(model, {}).evidence, model.evidence.get());
  const EncodedPairs train = extract::encode_pairs(model_, pairs_, data::Split::kTrain);
  for (std::size_t row = 0; row < train.size(); ++row) {
    EXPECT_EQ(model.evidence->warranty(train.before[row], train.after[row]), Warranty::kSeen);
  }
  const std::int64_t fewer = rows();
  EXPECT_LE(fewer, static_cast<std::int64_t>(train.size()));
  export_it(true);
  EXPECT_GT(rows(), fewer);  // with the held-out pairs
}

TEST_F(SeenFile, KeepsEachTransitionOnceAndItsDirections) {
  const EncodedPairs pairs{{bits("0100"), bits("0101"), bits("0100")},
                           {bits("1100"), bits("1101"), bits("1100")}};
  for (const bool both_ways : {false, true}) {
    write_seen(run_, pairs, both_ways);
    EXPECT_EQ(rows(), 2);
    const auto evidence = read_evidence(run_, 4, nullptr);
    EXPECT_EQ(evidence->warranty(bits("0101"), bits("1101")), Warranty::kSeen);
    EXPECT_EQ(evidence->warranty(bits("1101"), bits("0101")),
              both_ways ? Warranty::kImplied : Warranty::kGuess);
  }
}

// Of several words, the last of them in part.
TEST_F(SeenFile, KeepsEveryBit) {
  for (const int size : {1, 7, 8, 63, 64, 65, 130}) {
    const BitVector none(size), all(size, true);
    BitVector last(size);
    last.set(size - 1, true);
    write_seen(run_, {{none, last, none}, {all, none, last}}, false);
    const auto evidence = read_evidence(run_, size, nullptr);
    const std::vector<std::pair<BitVector, BitVector>>& seen = evidence->seen();
    EXPECT_EQ(seen.size(), size == 1 ? 2 : 3) << size;
    for (const auto& step : {std::pair(none, all), {last, none}, {none, last}}) {
      EXPECT_EQ(std::ranges::count(seen, step), 1) << size;
    }
  }
}

TEST_F(SeenFile, IsRecodedAsTheTable) {
  write_seen(run_, {{bits("0100")}, {bits("0001")}}, false);
  const extract::EitherBits either(4, {{1, 2}});
  const auto evidence = read_evidence(run_, 4, &either);
  EXPECT_EQ(evidence->warranty(bits("01001"), bits("00010")), Warranty::kSeen);
}

TEST_F(SeenFile, RestrictsTheTable) {
  export_it();
  const symbolic::ActionTable all = open().table;
  const symbolic::ActionTable seen = open("seen").table;
  EXPECT_EQ(seen.actions, open().evidence->restricted(all, Warranty::kSeen).actions);
  EXPECT_EQ(open("implied").table.actions,
            open().evidence->restricted(all, Warranty::kImplied).actions);
  planning::PlanConfig config;
  config.black_box = true;
  config.only = "seen";
  try {
    planning_model(open("seen"), config);
    ADD_FAILURE() << "a black box was restricted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage) << error.what();
  }
}

TEST_F(SeenFile, OlderExportsHaveNoWarranty) {
  export_it();
  fs::remove(run_.seen_file());
  EXPECT_EQ(open().evidence, nullptr);
  expect_has(input_fault([&] { open("seen"); }), "seen.npz: no such file");
}

// Two threads read them.
TEST_F(SeenFile, OfTwoDamagedFilesTheSameIsNamed) {
  export_it();
  write_atomically(run_.seen_file(), "no zip file");
  write_atomically(run_.domain_file(), "(define");
  for (int time = 0; time < 50; ++time) expect_has(input_fault([&] { open(); }), "seen.npz: ");
}

TEST_F(SeenFile, DamagedIsBadInput) {
  const auto expect_refused = [&](std::vector<data::NpzArray> arrays) {
    data::write_npz(run_.seen_file(), arrays);
    expect_has(input_fault([&] { open(); }), "seen.npz: ");
  };
  const data::NpzArray before{"before", "|u1", {1, 1}, {0b0010}};
  const data::NpzArray after{"after", "|u1", {1, 1}, {0b0011}};
  const data::NpzArray both{"both_ways", "|u1", {}, {1}};
  data::write_npz(run_.seen_file(), std::vector{before, after, both});
  EXPECT_NE(open().evidence, nullptr);
  expect_refused({before, after});
  expect_refused({before, after, {"other", "|u1", {}, {1}}});
  expect_refused({before, after, both, {"other", "|u1", {}, {1}}});
  expect_refused({before, after, {"both_ways", "|u1", {}, {2}}});
  expect_refused({before, after, {"both_ways", "|u1", {0}, {}}});
  expect_refused({before, {"after", "|u1", {1, 1}, {0b10000}}, both});
  expect_refused({before, {"after", "|u1", {2, 1}, {0, 0}}, both});
  expect_refused({{"before", "|u1", {}, {0}}, after, both});
  expect_refused({{"before", "|u1", {1, 2}, {0, 0}}, {"after", "|u1", {1, 2}, {1, 0}}, both});
  const std::int64_t many = 100000;  // packed, they take a few kilobytes
  const data::NpzArray zeros{"before", "|u1", {many, 1}, std::vector<std::uint8_t>(many)};
  data::NpzArray others = zeros;
  others.name = "after";
  data::write_npz(run_.seen_file(), std::vector{zeros, others, both});
  limit_memory(std::int64_t{8} << 20);
  try {
    open();
    ADD_FAILURE();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kOutOfMemory);
    expect_has(error.what(), "seen.npz: takes ");
  }
  limit_memory(0);
  data::write_npz(run_.seen_file(), std::vector{before, after, both});
  std::vector<std::uint8_t> bytes = read_bytes(run_.seen_file());
  for (const std::size_t size : {std::size_t{0}, std::size_t{9}, bytes.size() - 1}) {
    write_atomically(run_.seen_file(), std::span<const std::uint8_t>(bytes).first(size));
    expect_has(input_fault([&] { open(); }), "seen.npz: ");
  }
}

}  // namespace
}  // namespace latplan::runs
