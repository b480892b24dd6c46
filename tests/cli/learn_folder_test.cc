// `latplan learn`: what is left on disk by Ctrl-C, --force and --resume, and what `ship` and `plan` make of the verdict.
#include <sstream>

#include "base/manifest.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "cli/commands_under_test.h"

namespace latplan {
namespace {

ProgramResult learn(const fs::path& run, Words more = {}) {
  Words words = {"learn", "lightsout", "--size", "2", "-n", "300", "-o", run.string()};
  words.insert(words.end(), more.begin(), more.end());
  return latplan(words);
}

TEST(LearnFolder, JsonProgressIsOneObjectALineAndErrorsAreObjectsToo) {
  const TemporaryFolder folder;
  const ProgramResult result = learn(folder / "run", {"--progress", "json"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  std::istringstream lines(result.err);
  std::string last;
  for (std::string line; std::getline(lines, line);) {
    const Json json = Json::parse(line, nullptr, false);
    ASSERT_TRUE(json.is_object()) << line;
    if (json.contains("warning")) continue;
    for (const char* key : {"stage", "done", "total", "eta_seconds", "best_score"}) {
      EXPECT_TRUE(json.contains(key)) << line;
    }
    EXPECT_EQ(json.size(), 5u) << line;
    last = json["stage"].get<std::string>();
  }
  EXPECT_EQ(last, "export");
  const ProgramResult again = learn(folder / "run", {"--progress=json"});
  EXPECT_EQ(again.exit_code, kBadOutput);
  EXPECT_TRUE(Json::parse(again.err, nullptr, false).contains("error")) << again.err;
}

TEST(LearnFolder, AFailedRunWithForceKeepsTheEarlierOne) {
  const TemporaryFolder folder;
  ASSERT_EQ(learn(folder / "run").exit_code, 0);
  const std::string before = read_text(folder / "run/run.json");
  // Pictures that never change: found out during the work.
  fs::create_directories(folder / "frames");
  for (const char* name : {"1.png", "2.png", "3.png", "4.png"}) {
    write_png(folder / "frames" / name, Image({8, 8, 1}, 0.5F));
  }
  const ProgramResult result =
      latplan({"learn", (folder / "frames").string(), "-o", (folder / "run").string(), "--force"});
  EXPECT_NE(result.exit_code, 0) << result.out;
  EXPECT_EQ(read_text(folder / "run/run.json"), before);
  EXPECT_FALSE(fs::exists(folder / "run.part"));
}

TEST(LearnFolder, AResumedRunKeepsItsOptions) {
  const TemporaryFolder folder;
  ASSERT_EQ(learn(folder / "run").exit_code, 0);
  const std::string run = (folder / "run").string();
  EXPECT_EQ(latplan({"learn", "--resume", "-o", run, "--budget", "5m"}).exit_code, kUsage);
  EXPECT_EQ(latplan({"learn", "--resume", "-o", run, "--seed", "2"}).exit_code, kUsage);
  const ProgramResult done = latplan({"learn", "--resume", "-o", run});
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_TRUE(has(done.out, "verdict: good"));
  fs::create_directories(folder / "other");
  write_json(folder / "other/run.json", {{"command", "train"}});
  EXPECT_EQ(latplan({"learn", "--resume", "-o", (folder / "other").string()}).exit_code, kBadInput);
}

TEST(LearnFolder, PlanWarnsOfAPoorModelAndShipKeepsTheVerdict) {
  const TemporaryFolder folder;
  ASSERT_EQ(learn(folder / "run").exit_code, 0);
  ASSERT_EQ(latplan({"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "1",
                     "-o", (folder / "tasks").string()})
                .exit_code,
            0);
  const fs::path task = list_folder(folder / "tasks").front();
  const auto plan = [&](const fs::path& model) {
    return latplan({"plan", model.string(), (task / "init.png").string(),
                    (task / "goal.png").string(), "-o", (folder / "plan").string(), "--force"});
  };
  EXPECT_FALSE(has(plan(folder / "run").err, "verdict"));
  Json record = read_json(folder / "run/run.json");
  record["result"]["verdict"] = {
      {"word", "poor"}, {"reasons", {"moves are missing"}}, {"next", "record more pairs"}};
  write_json(folder / "run/run.json", record);
  write_manifest(folder / "run");
  const std::string warning =
      "warning: the verdict on this model is poor; moves are missing; next: record more pairs";
  EXPECT_TRUE(has(plan(folder / "run").err, warning));
  ASSERT_EQ(
      latplan({"ship", (folder / "run").string(), "-o", (folder / "model").string()}).exit_code, 0);
  EXPECT_TRUE(has(plan(folder / "model").err, warning));
  const Json origin = read_json(folder / "model/provenance.json");
  EXPECT_EQ(origin["verdict"]["word"], "poor");
  EXPECT_FALSE(origin["training"]["result"].contains("candidates"));
}

}  // namespace
}  // namespace latplan
