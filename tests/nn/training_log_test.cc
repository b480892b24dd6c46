#include "nn/training_log.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "nn/event_records.h"

namespace latplan::nn {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

std::vector<std::string> messages_in(const fs::path& run) {
  return split_records(read_text(run / "tensorboard/events.out.tfevents.latplan"));
}

Json some_line(int epoch) {
  return {{"epoch", epoch}, {"loss", 1.5 * epoch}, {"train", {{"kl", 2.0}, {"deep", {{"x", 3}}}}}};
}

TEST(TrainingLog, WritesALineAndItsNumbersAsScalars) {
  const TemporaryFolder run;
  {
    TrainingLog log(run.path());
    log.write(4, some_line(4));
  }
  EXPECT_EQ(Json::parse(read_text(run / "train.jsonl")), some_line(4));
  const std::vector<std::string> messages = messages_in(run.path());
  ASSERT_EQ(messages.size(), 2U);
  EXPECT_EQ(parse_message(messages[0]).at(3).front().bytes, "brain.Event:2");
  const Message event = parse_message(messages[1]);
  EXPECT_EQ(event.at(2).front().number, 4U);
  std::map<std::string, float> found;
  const Message summary = parse_message(event.at(5).front().bytes);
  for (const EventField& field : summary.at(1)) {
    const Message value = parse_message(field.bytes);
    found[value.at(1).front().bytes] = value.at(2).front().as_float();
  }
  const std::map<std::string, float> expected = {
      {"loss", 6.0F}, {"train/kl", 2.0F}, {"train/deep/x", 3.0F}};
  EXPECT_EQ(found, expected);
}

// What was written behind the checkpoint is forgotten; the rest stays byte for byte.
TEST(TrainingLog, GoesOnFromACheckpointsPosition) {
  const TemporaryFolder run;
  TrainingLog::Position position;
  std::string events;
  {
    TrainingLog log(run.path());
    log.write(1, some_line(1));
    position = log.flush();
    events = read_text(run / "tensorboard/events.out.tfevents.latplan");
    log.write(2, some_line(2));
  }
  {
    TrainingLog log(run.path(), position);
    log.write(2, some_line(20));
  }
  EXPECT_EQ(read_text(run / "train.jsonl"),
            some_line(1).dump() + "\n" + some_line(20).dump() + "\n");
  EXPECT_TRUE(read_text(run / "tensorboard/events.out.tfevents.latplan").starts_with(events));
  EXPECT_EQ(messages_in(run.path()).size(), 3U);
}

TEST(TrainingLog, StartsNewFilesIfTheOldOnesAreMissing) {
  const TemporaryFolder run;
  {
    TrainingLog log(run.path(), TrainingLog::Position{500, 500});
    log.write(6, some_line(6));
  }
  EXPECT_EQ(read_text(run / "train.jsonl"), some_line(6).dump() + "\n");
  EXPECT_EQ(messages_in(run.path()).size(), 2U);
}

TEST(TrainingLog, AFreshOneForgetsOldFiles) {
  const TemporaryFolder run;
  { TrainingLog(run.path()).write(1, some_line(1)); }
  { TrainingLog(run.path()).write(1, some_line(2)); }
  EXPECT_EQ(read_text(run / "train.jsonl"), some_line(2).dump() + "\n");
  EXPECT_EQ(messages_in(run.path()).size(), 2U);
}

TEST(TrainingLog, SaysWhereItCannotWrite) {
  const TemporaryFolder run;
  write_atomically(run / "file", std::string_view("x"));
  try {
    TrainingLog log(run / "file");
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadOutput);
    EXPECT_NE(std::string(error.what()).find("train.jsonl"), std::string::npos);
  }
}

TEST(TrainingLog, SaysWhatIsNotWritten) {
  const TemporaryFolder run;
  fs::create_symlink("/dev/full", run / "train.jsonl");
  TrainingLog log(run.path(), TrainingLog::Position{});
  try {
    log.write(1, some_line(1));
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadOutput);
    EXPECT_EQ(error.what(), (run / "train.jsonl").string() + ": cannot write");
  }
}

}  // namespace
}  // namespace latplan::nn
