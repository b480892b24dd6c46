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
    for (int round = 0; round < (each.slow ? rounds / 10 : rounds); ++round) {
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
  const int kills = tries_every_case() ? 50 : 3;
  constexpr int kKillsOfOneRun = 5;
  const Words source = {"lightsout", "--size", "2", "-n", "100"};
  const Words learn = {"learn", "-q", "-o", (place_ / "out").string()};
  const ProgramResult whole = latplan(with(learn, source));
  ASSERT_EQ(whole.exit_code, 0) << whole.err;
  fs::rename(place_ / "out", at("whole"));
  // As a user does: resumes what has progress, begins again otherwise.
  const auto next_words = [&] {
    const bool begun = !list_folder(place_ / "out.part/candidates").empty();
    return begun ? with(learn, {"--resume"}) : with(learn, source);
  };
  Rng rng(2026);
  for (int done = 0; done < kills && !HasFailure();) {
    clear();
    for (int i = 0; i < kKillsOfOneRun && !fs::exists(place_ / "out"); ++i) {
      ProgramOptions options;
      options.seconds = whole.seconds * rng.uniform();
      const ProgramResult killed = latplan(next_words(), options);
      EXPECT_TRUE(killed.timed_out || killed.exit_code == 0) << killed.err;
      done += killed.timed_out;
    }
    if (!fs::exists(place_ / "out")) {
      const ProgramResult last = latplan(next_words());
      EXPECT_EQ(last.exit_code, 0) << last.err;
    }
    expect_whole("out", place_.path());
    for (const char* name : {"domain.pddl", "model/model.json", "model/weights.safetensors"}) {
      EXPECT_TRUE(read_text(place_ / "out" / name) == read_text(at("whole") + "/" + name)) << name;
    }
    EXPECT_EQ(names_in(place_ / "out"), names_in(at("whole")));
  }
}

}  // namespace
}  // namespace latplan
