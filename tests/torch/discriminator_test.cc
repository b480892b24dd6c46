#include "nn/torch/discriminator.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/files.h"
#include "base/rng.h"
#include "base/temporary_folder.h"
#include "nn/safetensors.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr int kBits = 8;

BitVector random_row(Rng& rng) {
  BitVector row(kBits);
  for (int i = 0; i < kBits; ++i) row.set(i, rng.coin());
  return row;
}

// The examples' rule: the first bit is on, and of the next two exactly one.
bool is_example(const BitVector& row) { return row.get(0) && row.get(1) != row.get(2); }

struct Lesson {
  std::vector<BitVector> examples, unlabelled;
};

// A quarter of the unlabelled rows are positive.
Lesson make_lesson(int rows, Rng rng) {
  Lesson lesson;
  for (int i = 0; i < rows; ++i) lesson.unlabelled.push_back(random_row(rng));
  while (lesson.examples.size() < static_cast<std::size_t>(rows)) {
    if (BitVector row = random_row(rng); is_example(row)) lesson.examples.push_back(row);
  }
  return lesson;
}

DiscriminatorConfig small_config() {
  DiscriminatorConfig config;
  config.width = 40;
  config.dropout = 0.2;
  config.epochs = 200;
  return config;
}

std::unique_ptr<Discriminator> learn(const Lesson& lesson) {
  SilentLog log;
  return learn_discriminator(lesson.examples, lesson.unlabelled, small_config(), log, StopFlag());
}

TEST(Discriminator, LearnsARuleFromExamplesAndAMixture) {
  const auto learnt = learn(make_lesson(1000, Rng(1)));
  Rng rng(2);
  std::vector<BitVector> rows;
  for (int i = 0; i < 500; ++i) rows.push_back(random_row(rng));
  const std::vector<bool> accepted = accepts(*learnt, rows);
  int right = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) right += accepted[i] == is_example(rows[i]) ? 1 : 0;
  EXPECT_GE(right, 490);
  EXPECT_TRUE(learnt->scores({}).empty());
}

// Elkan and Noto's constant: divided by the mean score of held-out examples, examples score 1 on
// average.
TEST(Discriminator, ExamplesScoreOneOnAverage) {
  const Lesson lesson = make_lesson(1000, Rng(3));
  double sum = 0;
  for (const double score : learn(lesson)->scores(lesson.examples)) sum += score;
  EXPECT_NEAR(sum / 1000, 1.0, 0.05);
}

TEST(Discriminator, ComesBackFromAFile) {
  const TemporaryFolder dir;
  const Lesson lesson = make_lesson(200, Rng(4));
  const auto learnt = learn(lesson);
  learnt->write(dir.path() / "d.safetensors");
  const auto again = load_discriminator(dir.path() / "d.safetensors");
  EXPECT_EQ(again->scores(lesson.unlabelled), learnt->scores(lesson.unlabelled));
  EXPECT_EQ(learn(lesson)->scores(lesson.unlabelled), learnt->scores(lesson.unlabelled));
}

TEST(Discriminator, AnotherFileIsRefused) {
  const TemporaryFolder dir;
  const auto file = dir.path() / "d.safetensors";
  write_atomically(file, encode_safetensors({{"weight", {{1}, {1.0F}}}}));
  EXPECT_THROW(load_discriminator(file), Error);
  write_atomically(file, encode_safetensors({{"discriminator", {{4}, {8, 1e9F, 1, 1}}}}));
  EXPECT_THROW(load_discriminator(file), Error);
  write_atomically(file, encode_safetensors({{"discriminator", {{4}, {8, 4, 1, 1}}}}));
  EXPECT_THROW(load_discriminator(file), Error);  // no weights
  EXPECT_THROW(load_discriminator(dir.path() / "none"), Error);
}

TEST(Discriminator, AStopLeavesNone) {
  SilentLog log;
  StopFlag stop;
  stop.request();
  const Lesson lesson = make_lesson(50, Rng(5));
  EXPECT_EQ(learn_discriminator(lesson.examples, lesson.unlabelled, small_config(), log, stop),
            nullptr);
}

}  // namespace
}  // namespace latplan::nn::torch_backend
