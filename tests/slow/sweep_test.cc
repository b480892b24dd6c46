// `latplan sweep`: killed and resumed, failed runs, options of a resumed sweep.
#include <gtest/gtest.h>
#include <signal.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

Words with(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

class Sweep : public ::testing::Test {
 protected:
  std::string at(const char* name) const { return (folder_.path() / name).string(); }
  std::vector<std::string> words(const char* output) const {
    return {"sweep",
            at("pairs.npz"),
            "-o",
            at(output),
            "--preset",
            "tiny",
            "--epochs",
            "15",
            "--threads",
            "1",
            "--device",
            "cpu",
            "--checkpoint-seconds",
            "0",
            "--grid",
            "beta1=10,100",
            "--grid",
            "seed=1,2",
            "--jobs",
            "2",
            "--fidelity-states",
            "40",
            "--instances",
            at("tasks"),
            "-q"};
  }
  void make_world(const char* size, const char* pairs, const char* tasks) const {
    ASSERT_EQ(latplan({"dataset", "lightsout", "--size", size, "-n", pairs, "-o", at("pairs.npz")})
                  .exit_code,
              0);
    ASSERT_EQ(latplan({"instances", "lightsout", "--size", size, "--distance", "2", "--count",
                       tasks, "-o", at("tasks")})
                  .exit_code,
              0);
  }
  void make_small_world() const { make_world("2", "50", "1"); }  // trains in a second
  Words small_words(const char* output) const {
    return {"sweep", at("pairs.npz"), "-o",  at(output), "--preset", "tiny", "--threads",
            "1",     "--device",      "cpu", "-q"};
  }
  Json record(const std::string& sweep) const {
    return Json::parse(read_text(folder_ / sweep / "run.json"));
  }
  TemporaryFolder folder_;
};

TEST_F(Sweep, KilledTwiceAndResumedEndsWithTheSameTable) {
  make_world("3", "300", "2");
  const ProgramResult whole = latplan(words("whole"));
  ASSERT_EQ(whole.exit_code, 0) << whole.err;
  // Killed in the first training, then as soon as one run is finished.
  const fs::path runs = at("killed.part/runs");
  const auto any_has = [&](const char* file) {
    std::error_code error;
    for (const auto& run : fs::directory_iterator(runs, error)) {
      if (fs::exists(run.path() / file, error)) return true;
    }
    return false;
  };
  ProgramOptions kill;
  kill.kill_when = [&] { return any_has("train.jsonl"); };
  EXPECT_TRUE(latplan(words("killed"), kill).killed);
  const std::vector<std::string> resume = {"sweep",  "--resume", "-o", at("killed"),
                                           "--jobs", "2",        "-q"};
  kill.kill_when = [&] { return any_has("outcome.json"); };
  EXPECT_TRUE(latplan(resume, kill).killed);
  EXPECT_FALSE(fs::exists(at("killed/table.md")));
  const ProgramResult end = latplan(resume);
  ASSERT_EQ(end.exit_code, 0) << end.err;
  EXPECT_EQ(read_text(at("killed/table.md")), read_text(at("whole/table.md")));
  EXPECT_EQ(end.out, whole.out);
  EXPECT_EQ(list_folder(at("killed/runs")).size(), 4U);
  EXPECT_TRUE(fs::exists(at("killed/properties.json")));
  // Resumed once more: nothing is left to do.
  const std::string log = (list_folder(at("killed/runs")).front() / "train.jsonl").string();
  const auto written = fs::last_write_time(log);
  EXPECT_EQ(latplan(resume).out, whole.out);
  EXPECT_EQ(fs::last_write_time(log), written);
}

// One thread per CPU in each of fifteen evaluations made them sixty times slower than one evaluation alone.
TEST_F(Sweep, RunsBesideEachOtherShareTheCpus) {
  ASSERT_EQ(
      latplan({"dataset", "lightsout", "--size", "2", "-n", "50", "-o", at("pairs.npz")}).exit_code,
      0);
  const std::string jobs = std::to_string(std::thread::hardware_concurrency());
  const ProgramResult result = latplan({"sweep", at("pairs.npz"), "-o", at("out"), "--preset",
                                        "tiny", "--grid", "bits=4", "--jobs", jobs, "-q"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const std::string record = read_text(at("out/runs/bits=4/evaluation/run.json"));
  EXPECT_NE(record.find("\"threads\": \"1\""), std::string::npos) << record;
}

TEST_F(Sweep, ExportsAsTheRecipeSays) {
  write_atomically(at("small.json"), R"({"summary": "a test", "world": "lightsout",
    "world_options": {"size": "2"}, "pairs": 60, "data_seed": 1, "train": {"bits": 6, "epochs": 2},
    "export": {"method": "fitted", "min-support": 2},
    "ship": {"precision": "i8", "codec-only": true}})");
  const ProgramResult result = latplan({"sweep", "--recipe", at("small.json"), "-o", at("out"),
                                        "--grid", "labels=8", "--threads", "1", "-q"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const std::string record = read_text(at("out/runs/labels=8/export.json"));
  EXPECT_EQ(Json::parse(record)["config"]["min-support"], 2);
  EXPECT_EQ(Json::parse(record)["config"]["method"], "fitted");
  // Its runs are shipped as the recipe says.
  ASSERT_EQ(latplan({"ship", at("out/runs/labels=8"), "-o", at("shipped"), "-q"}).exit_code, 0);
  const Json origin = Json::parse(read_text(at("shipped/provenance.json")));
  EXPECT_EQ(origin["recipe"]["name"], "small");
  EXPECT_EQ(origin["recipe"]["changed"]["labels"], 8);
  EXPECT_EQ(origin["shipped_by"]["options"]["precision"], "i8");
  EXPECT_EQ(origin["shipped_by"]["options"]["codec-only"], true);
}

TEST_F(Sweep, AnUnknownNumberToRankByIsRefusedAndAMissingOneLosesNothing) {
  make_small_world();
  const Words words = with(small_words("out"),
                           {"--epochs", "1", "--random", "bits=4:5", "--samples", "4", "--rank"});
  const ProgramResult unknown = latplan(with(words, {"precison"}));
  EXPECT_EQ(unknown.exit_code, 36);
  EXPECT_NE(unknown.err.find("--rank precison: expected auto or one of"), std::string::npos)
      << unknown.err;
  EXPECT_TRUE(!fs::exists(at("out")) && !fs::exists(at("out.part")));
  const ProgramResult result = latplan(with(words, {"plan/auto/valid"}));  // nothing is planned
  EXPECT_EQ(result.exit_code, 36);
  EXPECT_NE(result.err.find("no run has this number"), std::string::npos) << result.err;
  EXPECT_NE(result.err.find("only 2 distinct draws"), std::string::npos) << result.err;
  EXPECT_NE(read_text(at("out/table.md")).find("bits=5"), std::string::npos);
  EXPECT_NE(read_text(at("out/run.json")).find("\"status\": \"done\""), std::string::npos);
  EXPECT_EQ(latplan({"sweep", "--resume", "-o", at("out"), "--rank", "actions"}).exit_code, 0);
}

TEST_F(Sweep, ModelsWithoutPddlAreMeasuredAndRanked) {
  make_small_world();
  for (const Words& kind :
       {Words{"--grid", "model=ama2,sae"}, Words{"--model", "ama3+", "--grid", "effect=vanilla"}}) {
    const ProgramResult result =
        latplan(with(small_words("out"), with({"--instances", at("tasks"), "--force"}, kind)));
    ASSERT_EQ(result.exit_code, 0) << result.err;
    const std::string table = read_text(at("out/table.md"));
    EXPECT_TRUE(table.starts_with("| run ")) << table;
    EXPECT_LT(table.find("train/best_held_out_exact"), table.find('\n')) << table;
    EXPECT_NE(table.find("plan/auto/valid"), std::string::npos) << table;
    EXPECT_EQ(table.find("failed"), std::string::npos) << table;
    const Json properties = Json::parse(read_text(at("out/properties.json")));
    for (const auto& [name, entry] : properties.items()) {
      EXPECT_EQ(entry["error"], "none") << name;
      EXPECT_TRUE(entry.contains("train/best_held_out_exact")) << name;
      EXPECT_TRUE(entry.contains("metrics/state_variance")) << name;
    }
  }
}

TEST_F(Sweep, FailedRunsAreCounted) {
  make_small_world();
  const Words diverging = {"--clip", "0", "--epochs", "2"};
  const ProgramResult some = latplan(
      with(small_words("some"), with(diverging, {"--grid", "learning-rate=0.003,1", "--json"})));
  EXPECT_EQ(some.exit_code, 0) << some.err;
  EXPECT_NE(some.err.find("1 of 2 runs failed; the first: learning-rate=1: train: exit code 32"),
            std::string::npos)
      << some.err;
  EXPECT_EQ(Json::parse(some.out)["failed"], 1);
  EXPECT_EQ(Json::parse(some.out)["best"], "learning-rate=0.003");
  const ProgramResult all =
      latplan(with(small_words("all"), with(diverging, {"--grid", "learning-rate=1"})));
  EXPECT_EQ(all.exit_code, 32) << all.err;
  EXPECT_TRUE(all.err.starts_with("latplan: " + at("all") + ": 1 of 1 runs failed")) << all.err;
  EXPECT_NE(read_text(at("all/table.md")).find("failed: train"), std::string::npos);
  EXPECT_EQ(record("all")["status"], "failed");
  // A diverged run is not repeated.
  const fs::path log = at("all/runs/learning-rate=1/train.jsonl");
  const auto written = fs::last_write_time(log);
  EXPECT_EQ(latplan({"sweep", "--resume", "-o", at("all"), "-q"}).exit_code, 32);
  EXPECT_EQ(fs::last_write_time(log), written);
}

// Training processes of a folder, found by their command lines.
std::vector<pid_t> trainings_in(const std::string& folder) {
  std::vector<pid_t> found;
  for (const fs::path& process : list_folder("/proc")) {
    const std::string name = process.filename().string();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    std::ifstream in(process / "cmdline");
    const std::string words(std::istreambuf_iterator<char>(in), {});
    if (words.find(std::string("\0train\0", 7)) != std::string::npos &&
        words.find(folder) != std::string::npos) {
      found.push_back(std::stoi(name));
    }
  }
  return found;
}

TEST_F(Sweep, AKilledRunIsTriedAgainOnResume) {
  make_small_world();
  ProgramResult result;
  std::thread sweep([&] {
    result = latplan(
        with(small_words("out"), {"--epochs", "1000", "--grid", "seed=1", "--metrics-every", "0"}));
  });
  const std::string run = at("out/runs/seed=1");
  bool killed = false;
  const std::string work = at("out.part/runs/seed=1");
  for (int i = 0; i < 20000 && !killed && !fs::exists(work); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    if (!fs::exists(work + ".part/train.jsonl")) continue;
    for (const pid_t id : trainings_in(work)) killed = ::kill(id, SIGKILL) == 0;
  }
  sweep.join();
  ASSERT_TRUE(killed);
  EXPECT_EQ(result.exit_code, 32) << result.err;
  EXPECT_NE(result.err.find("killed by signal 9"), std::string::npos) << result.err;
  EXPECT_NE(result.out.find("killed by signal 9"), std::string::npos) << result.out;
  const ProgramResult resumed = latplan({"sweep", "--resume", "-o", at("out"), "-q"});
  EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_EQ(resumed.out.find("failed"), std::string::npos) << resumed.out;
  EXPECT_EQ(Json::parse(read_text(run + "/outcome.json"))["error"], "");
  // Faults of the machine and missing files are retried; errors of the run itself are not.
  for (const int code : {-1, 22, 35, 130, 32, 33, 34, 36}) {
    const Json outcome = {{"error", "some reason"}, {"exit_code", code}};
    write_atomically(run + "/outcome.json", outcome.dump());
    const bool again = code < 0 || code == 22 || code == 33 || code == 35 || code == 130;
    EXPECT_EQ(latplan({"sweep", "--resume", "-o", at("out"), "-q"}).exit_code, again ? 0 : 32)
        << code;
  }
}

TEST_F(Sweep, PairsThatMovedCanBeNamedAgain) {
  make_small_world();
  ASSERT_EQ(latplan(with(small_words("out"), {"--grid", "bits=4,5"})).exit_code, 0);
  remove_tree(at("out/runs/bits=5"));
  fs::rename(at("pairs.npz"), at("moved.npz"));
  const Words resume = {"sweep", "-o", at("out"), "--resume", "-q"};
  EXPECT_NE(latplan(resume).out.find("pairs.npz"), std::string::npos);
  const ProgramResult named = latplan(with(resume, {at("moved.npz")}));
  EXPECT_EQ(named.exit_code, 0) << named.err;
  EXPECT_EQ(named.out.find("failed"), std::string::npos) << named.out;
}

TEST_F(Sweep, ADamagedPlanIsNotResumed) {
  make_small_world();
  const Words first = with(small_words("out"), {"--grid", "bits=4,5"});
  ASSERT_EQ(latplan(first).exit_code, 0);
  const Json good = Json::parse(read_text(at("out/sweep.json")));
  const auto expect_refused = [&](const Json& plan) {
    write_atomically(at("out/sweep.json"), plan.dump());
    expect_fault(latplan({"sweep", "--resume", "-o", at("out"), "-q"}), 33, "sweep.json: ");
  };
  Json plan = good;
  plan["runs"] = Json::array();
  expect_refused(plan);
  plan = good;
  plan["runs"][0]["name"] = "../../x";
  expect_refused(plan);
  plan = good;
  plan.erase("options");  // of an earlier version
  expect_refused(plan);
  EXPECT_FALSE(fs::exists(at("x")));
}

TEST_F(Sweep, AResumedSweepKeepsItsOptions) {
  make_small_world();
  const Words first = with(small_words("out"), {"--grid", "bits=4,5", "--instances", at("tasks")});
  const ProgramResult begun = latplan(first);
  ASSERT_EQ(begun.exit_code, 0) << begun.err;
  const Json before = record("out");
  EXPECT_EQ(before["options"]["pairs.npz"], at("pairs.npz"));
  EXPECT_EQ(before["options"]["pairs"], "0");
  EXPECT_EQ(before["options"]["labels"], "32");  // the preset's
  const auto resume = [&](const Words& words) {
    return latplan(with({"sweep", "-o", at("out"), "--resume", "-q"}, words));
  };
  for (const Words& words : std::vector<Words>{{"--epochs", "99"},
                                               {"--instances", "/nonexistent"},
                                               {"--grid", "bits=4"},
                                               {"--seed", "2"},
                                               {"--time", "5"},
                                               {"--preset", "fast"},
                                               {"--recipe", "mnist"},
                                               {"--force"}}) {
    expect_fault(resume(words), 36, words[0] + ": a resumed sweep keeps its original options");
  }
  expect_fault(resume({at("other.npz")}), 36, "PAIRS.npz: a resumed sweep keeps");
  EXPECT_EQ(record("out"), before);
  // The same words again, and what may change.
  EXPECT_EQ(latplan(with(first, {"--resume"})).exit_code, 0);
  EXPECT_EQ(resume({"--jobs", "2", "--rank", "actions"}).exit_code, 0);
  const Json after = record("out");
  Json expected = before["options"];
  expected["resume"] = "true";
  expected["jobs"] = "2";
  expected["rank"] = "export/actions";  // in full
  EXPECT_EQ(after["options"], expected);
  EXPECT_EQ(after["started"], before["started"]);
  EXPECT_GE(after["seconds"].get<double>(), before["seconds"].get<double>());
}

TEST_F(Sweep, RefusesBadOptionsBeforeItBegins) {
  ASSERT_EQ(
      latplan({"dataset", "lightsout", "--size", "2", "-n", "50", "-o", at("pairs.npz")}).exit_code,
      0);
  const std::string pairs = at("pairs.npz"), out = at("out");
  expect_fault(latplan({"sweep", pairs, "-o", out}), 36, "--grid");
  expect_fault(latplan({"sweep", pairs, "-o", out, "--grid", "colour=1"}), 36, "colour");
  expect_fault(latplan({"sweep", pairs, "-o", out, "--grid", "bits=4", "--random", "bits=1:5"}), 36,
               "twice");
  expect_fault(latplan({"sweep", "-o", out, "--grid", "bits=4"}), 36, "--recipe");
  expect_fault(latplan({"sweep", pairs, "-o", out, "--grid", "preset=tiny,fast"}), 36, "preset");
  expect_fault(latplan({"sweep", pairs, "-o", out, "--grid", "bits=4", "-n", "9"}), 36, "--pairs");
  expect_fault(
      latplan({"sweep", "--recipe", "mnist", "-o", out, "--grid", "bits=4", "--preset", "tiny"}),
      36, "--preset");
  expect_fault(latplan({"sweep", pairs, "-o", out, "--grid", "bits=4", "--instances", "/no/tasks"}),
               33, "/no/tasks");
  EXPECT_FALSE(fs::exists(out));
}

}  // namespace
}  // namespace latplan
