// Several processes write the same result at the same time, and learning is killed again and again: nothing is spoilt.
// Without LATPLAN_EVERY_CASE only a sample is tried.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <future>

#include "base/error.h"
#include "base/rng.h"
#include "cli/output_commands.h"

namespace latplan {
namespace {

class Writers : public OutputCommands {
 protected:
  // Each ends well, or is refused with the name of the result; at least one ends well.
  void expect_good_ends(const Words& words, int writers) {
    std::vector<std::future<ProgramResult>> running;
    for (int i = 0; i < writers; ++i) {
      running.push_back(std::async(std::launch::async, [&] { return latplan(words); }));
    }
    int good = 0;
    for (std::future<ProgramResult>& each : running) {
      const ProgramResult result = each.get();
      good += result.exit_code == 0;
      if (result.exit_code == 0) continue;
      expect_fault(result, kBadOutput, (place_ / "out").string());
    }
    EXPECT_GE(good, 1);
  }
  void expect_whole(const std::string& output, const fs::path& expected) {
    EXPECT_EQ(entries(place_.path()), entries(expected));
    if (!fs::is_directory(place_ / output)) {
      EXPECT_EQ(read_text(place_ / output), read_text(expected / output));
      return;
    }
    try {
      check_manifest(place_ / output);
      EXPECT_EQ(names_in(place_ / output), names_in(expected / output));
      EXPECT_TRUE(unlisted_files(place_ / output).empty());
    } catch (const Error& error) {
      ADD_FAILURE() << error.what();
    }
  }
  // Kills the work at any moment and resumes it, again and again; as a user does: what has progress (that file, or entries in
  // that folder) is resumed, anything else begins again. Each result has the files `same` of undisturbed work.
  void expect_same_after_kills(const Words& command, const Words& source,
                               const std::string& progress, const std::vector<std::string>& same,
                               int kills) {
    constexpr int kKillsOfOneRun = 5;
    const Words words = with(command, {"-q", "-o", (place_ / "out").string()});
    const ProgramResult whole = latplan(with(words, source));
    ASSERT_EQ(whole.exit_code, 0) << whole.err;
    const std::string expected = at("whole " + command[0]);
    fs::rename(place_ / "out", expected);
    const auto next_words = [&] {
      const fs::path place = place_ / ("out.part/" + progress);
      const bool begun =
          fs::exists(place_ / "out") || fs::is_regular_file(place) || !list_folder(place).empty();
      return with(words, begun ? Words{"--resume"} : source);
    };
    Rng rng(2026);
    for (int done = 0; done < kills && !HasFailure();) {
      clear();
      const auto ended = [&] {
        return fs::exists(place_ / "out") && !fs::exists(place_ / "out.part");
      };
      for (int i = 0; i < kKillsOfOneRun && !ended(); ++i) {
        ProgramOptions options;
        options.seconds = whole.seconds * rng.uniform();
        const ProgramResult killed = latplan(next_words(), options);
        EXPECT_TRUE(killed.timed_out || killed.exit_code == 0) << killed.err;
        done += killed.timed_out;
      }
      if (!ended()) {
        const ProgramResult last = latplan(next_words());
        EXPECT_EQ(last.exit_code, 0) << last.err;
      }
      EXPECT_EQ(entries(place_.path()), std::vector<std::string>{"out"});
      check_manifest(place_ / "out");
      for (const std::string& name : same) {
        EXPECT_TRUE(read_text(place_ / "out" / name) == read_text(expected + "/" + name)) << name;
      }
      EXPECT_EQ(names_in(place_ / "out"), names_in(expected));
    }
  }
  void clear() const {
    for (const fs::path& entry : list_folder(place_.path())) remove_tree(entry);
  }

  TemporaryFolder place_;
};

TEST_F(Writers, OfOneResultSpoilNothing) {
  const int rounds = tries_every_case() ? 50 : 1;
  for (const OutputCommand& each : output_commands(place_)) {
    if (!tries_every_case() && !each.in_sample) continue;
    clear();
    remove_tree(at("expected"));
    must(with(each.words, {"-q"}));
    fs::copy(place_.path(), at("expected"), fs::copy_options::recursive);
    int spoilt = 0;
    for (int round = 0; round < rounds; ++round) {
      for (const int writers : {2, 4}) {
        for (const bool force : {false, true}) {
          SCOPED_TRACE(each.name + (force ? " --force" : "") + ", writers: " +
                       std::to_string(writers) + ", round " + std::to_string(round));
          const bool failed = HasFailure();
          if (!force) clear();
          expect_good_ends(with(each.words, force ? Words{"--force", "-q"} : Words{"-q"}), writers);
          expect_whole(each.output, at("expected"));
          spoilt += !failed && HasFailure();
        }
      }
    }
    if (tries_every_case()) {
      std::printf("%s: %d rounds of 2 and 4 writers, %s\n", each.name.c_str(), rounds,
                  spoilt == 0 ? "0 spoilt" : "spoilt");
    }
  }
}

// Killed at any moment and resumed, learning ends with the same model.
TEST_F(Writers, LearningThatIsKilledEndsAsIfUndisturbed) {
  expect_same_after_kills({"learn"}, {"lightsout", "--size", "2", "-n", "100"}, "candidates",
                          {"domain.pddl", "model/model.json", "model/weights.safetensors"},
                          tries_every_case() ? 50 : 3);
}

// The same with networks and fewer kills: tests/slow/sweep_test.cc.
TEST_F(Writers, ASweepThatIsKilledEndsAsIfUndisturbed) {
  if (!tries_every_case() || !has_networks()) GTEST_SKIP() << "part of make test-all";
  std::vector<std::string> same = {"table.md"};
  for (const char* run : {"runs/seed=1/", "runs/seed=2/"}) {
    for (const char* name : {"domain.pddl", "model/model.json", "model/weights.safetensors"}) {
      same.push_back(std::string(run) + name);
    }
  }
  expect_same_after_kills(
      {"sweep"},
      {at("run/pairs.npz"), "--preset", "tiny", "--epochs", "5", "--threads", "1",
       "--checkpoint-seconds", "0", "--grid", "seed=1,2", "--fidelity-states", "0"},
      "sweep.json", same, 50);
}

}  // namespace
}  // namespace latplan
