#include "base/result_folder.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "base/manifest.h"
#include "base/temporary_folder.h"
#include "support/input_fault.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Start = ResultFolder::Start;

class ResultFolders : public testing::Test {
 protected:
  static void fill(const ResultFolder& result, const std::string& text) {
    write_atomically(result.work() / "run.json", text);
    fs::create_directories(result.work() / "states");
    write_atomically(result.work() / "states" / "0.png", text);
  }
  void make(const std::string& text, Start start = Start::kNew) {
    ResultFolder result(out_, start);
    fill(result, text);
    result.finish();
  }
  // A process that is killed after `work`.
  template <typename Work>
  static void killed_after(const Work& work) {
    const pid_t child = ::fork();
    if (child == 0) {
      work();
      ::_exit(0);  // no destructors
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_EQ(status, 0);
  }
  template <typename Work>
  static std::string fault(ExitCode code, const Work& work) {
    try {
      work();
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), code) << error.what();
      return error.what();
    }
    ADD_FAILURE() << "nothing was thrown";
    return "";
  }
  void expect_refused(Start start, const std::string& reason) {
    const std::string told = fault(ExitCode::kBadOutput, [&] { ResultFolder(out_, start); });
    EXPECT_NE(told.find(reason), std::string::npos) << told;
  }
  // The result is whole, and nothing else is there.
  void expect_result(const std::string& text, std::size_t entries = 1) {
    EXPECT_EQ(read_text(out_ / "run.json"), text);
    EXPECT_EQ(read_text(out_ / "states" / "0.png"), text);
    check_manifest(out_);
    EXPECT_FALSE(fs::exists(out_ / kWorkFile));
    EXPECT_EQ(list_folder(folder_.path()).size(), entries);
  }

  TemporaryFolder folder_;
  fs::path out_ = folder_ / "out";
  fs::path part_ = folder_ / "out.part";
};

TEST_F(ResultFolders, AppearWholeOrNotAtAll) {
  {
    ResultFolder result(out_, Start::kNew);
    fill(result, "new");
    EXPECT_FALSE(fs::exists(out_));
  }
  EXPECT_TRUE(list_folder(folder_.path()).empty()) << "the work failed";
  make("new");
  expect_result("new");
  fs::remove_all(out_);
  fs::create_directory(out_);  // empty: fine
  make("again");
  expect_result("again");
}

TEST_F(ResultFolders, AnEarlierResultStaysUntilTheNewOneIsWhole) {
  make("old");
  expect_refused(Start::kNew, "exists already");
  {
    ResultFolder result(out_, Start::kReplace);
    fill(result, "new");
    check_manifest(out_);
    EXPECT_EQ(read_text(out_ / "run.json"), "old");
  }
  expect_result("old");
  make("new", Start::kReplace);
  expect_result("new");
}

TEST_F(ResultFolders, OfOthersAreNeverDeleted) {
  fs::create_directory(out_);
  write_atomically(out_ / "run.json", "not even json");
  write_atomically(out_ / "thesis.txt", "precious");
  expect_refused(Start::kReplace, "not written by latplan");
  write_atomically(out_ / kManifestFile, R"({"name": "a web page", "files": {}})");
  expect_refused(Start::kReplace, "not written by latplan");
  EXPECT_EQ(read_text(out_ / "thesis.txt"), "precious");
  fs::create_directory(part_);
  write_atomically(part_ / "mine", "precious");
  fs::remove_all(out_);
  expect_refused(Start::kNew, "out.part: not written by latplan");
  EXPECT_EQ(read_text(part_ / "mine"), "precious");
}

TEST_F(ResultFolders, FilesOfTheUserInsideAreNotDeleted) {
  make("old");
  write_atomically(out_ / "states" / "notes.txt", "mine");
  expect_refused(Start::kReplace, "states/notes.txt: not written by latplan");
  fs::remove(out_ / "states" / "notes.txt");
  fs::create_symlink("/etc/hostname", out_ / "link");
  expect_refused(Start::kReplace, "link: not written by latplan");
  fs::remove(out_ / "link");
  {
    ResultFolder result(out_, Start::kReplace);
    fill(result, "new");
    write_atomically(out_ / "late.txt", "mine");  // during the work
    fault(ExitCode::kBadOutput, [&] { result.finish(); });
  }
  EXPECT_EQ(read_text(out_ / "late.txt"), "mine");
  EXPECT_EQ(read_text(out_ / "run.json"), "old");
}

TEST_F(ResultFolders, AnUpdateKeepsWhatItDoesNotWriteAndTheUsersFiles) {
  make("old");
  write_atomically(out_ / "notes.txt", "mine");
  {
    ResultFolder inner(out_ / "inspect", Start::kNew);  // a result inside
    write_atomically(inner.work() / "page", "x");
    inner.finish();
  }
  {
    ResultFolder result(out_, Start::kUpdate);
    write_atomically(result.work() / "run.json", "new");
    EXPECT_EQ(read_text(out_ / "run.json"), "old");
    result.finish();
  }
  EXPECT_EQ(read_text(out_ / "run.json"), "new");
  EXPECT_EQ(read_text(out_ / "states" / "0.png"), "old");
  EXPECT_EQ(read_text(out_ / "notes.txt"), "mine");
  check_manifest(out_);
  check_manifest(out_ / "inspect");
  EXPECT_EQ(unlisted_files(out_), std::vector<std::string>{"notes.txt"});
  EXPECT_EQ(list_folder(folder_.path()).size(), 1u);
  fault(ExitCode::kBadInput, [&] { ResultFolder(folder_ / "none", Start::kUpdate); });
  EXPECT_EQ(list_folder(folder_.path()).size(), 1u);
}

TEST_F(ResultFolders, AnUpdateOfAResultWithoutAManifestLeavesNothing) {
  make("old");
  fs::remove(out_ / "manifest.json");
  make("new", Start::kUpdate);
  expect_result("new");
}

TEST_F(ResultFolders, WhatAKilledCommandLeftIsCleaned) {
  killed_after([&] {
    auto* result = new ResultFolder(out_, Start::kNew);
    fill(*result, "half");
  });
  EXPECT_TRUE(is_work_folder(part_));
  EXPECT_EQ(finished_path(part_ / "states"), out_ / "states");
  make("new");
  expect_result("new");
  fs::create_directory(part_);  // killed before it wrote anything
  make("newer", Start::kReplace);
  expect_result("newer");
}

TEST_F(ResultFolders, AResultThatWasNotPutInPlaceIsPutThereByTheNextCommand) {
  make("old");
  killed_after([&] {
    auto* result = new ResultFolder(out_, Start::kReplace);
    fill(*result, "new");
    write_manifest(result->work());
  });
  EXPECT_EQ(read_text(out_ / "run.json"), "old");
  expect_refused(Start::kNew, "exists already");  // the command itself is refused first
  { ResultFolder result(out_, Start::kUpdate); }
  expect_result("new");
}

TEST_F(ResultFolders, AReplacedResultThatWasNotDeletedIsDeleted) {
  make("new");
  fs::rename(out_, part_);
  make("newer");
  expect_result("newer");
}

TEST_F(ResultFolders, ProgressIsResumedOrDeletedOnRequestOnly) {
  const std::vector<std::string> progress = {"checkpoint"};
  killed_after([&] {
    auto* result = new ResultFolder(out_, Start::kNew, progress);
    fs::create_directory(result->work() / "checkpoint");
    write_atomically(result->work() / "checkpoint" / "weights", "1");
    write_atomically(result->work() / "checkpoint" / "weights.part123", "rubbish");
  });
  EXPECT_EQ(resumable_folder(out_), part_);
  expect_refused(Start::kNew, "--resume");
  fault(ExitCode::kBadOutput, [&] { check_result_folder(out_, false); });
  EXPECT_EQ(read_text(part_ / "checkpoint" / "weights"), "1");
  {
    ResultFolder result(out_, Start::kResume, progress);
    EXPECT_EQ(list_folder(result.work() / "checkpoint").size(), 1u);
    fill(result, "resumed");
    result.finish(false);
  }
  expect_result("resumed");
  EXPECT_FALSE(read_manifest(out_)->complete);
  { ResultFolder nothing_done(out_, Start::kResume, progress); }
  expect_result("resumed");
  {
    ResultFolder result(out_, Start::kResume, progress);
    EXPECT_FALSE(result.replaces_complete());
    write_atomically(result.work() / "checkpoint" / "weights", "2");
  }  // fails
  EXPECT_EQ(read_text(out_ / "checkpoint" / "weights"), "1");
  EXPECT_EQ(read_text(part_ / "checkpoint" / "weights"), "2");
  expect_refused(Start::kUpdate, "--resume");
  make("new", Start::kReplace);
  expect_result("new");
}

TEST_F(ResultFolders, FoldersThatAreDroppedDoNotAppear) {
  ResultFolder result(out_, Start::kNew, {"candidates"});
  fill(result, "new");
  fs::create_directories(result.work() / "candidates" / "a");
  write_atomically(result.work() / "candidates" / "a" / "weights", "1");
  result.finish(true, {"candidates"});
  EXPECT_FALSE(fs::exists(out_ / "candidates"));
  expect_result("new");
}

TEST_F(ResultFolders, HaveOneWriter) {
  make("old");
  {
    const ResultFolder first(out_, Start::kReplace);
    for (const Start start : {Start::kReplace, Start::kUpdate, Start::kResume}) {
      expect_refused(start, "is being written by process " + std::to_string(::getpid()));
    }
  }
  make("new", Start::kReplace);
  expect_result("new");
}

// As the processes of a killed sweep.
TEST_F(ResultFolders, AWriterThatIsAboutToEndIsWaitedFor) {
  int ready[2];
  ASSERT_EQ(::pipe(ready), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    const ResultFolder held(out_, Start::kNew);
    if (::write(ready[1], "x", 1) != 1) ::_exit(1);
    ::usleep(200000);
    ::_exit(0);  // no destructors
  }
  char byte = 0;
  ASSERT_EQ(::read(ready[0], &byte, 1), 1);
  make("new");
  expect_result("new");
  ::waitpid(child, nullptr, 0);
  for (const int end : ready) ::close(end);
}

TEST_F(ResultFolders, WritersInParallelSpoilNothing) {
  make("0");
  std::vector<pid_t> children;
  for (int i = 1; i <= 4; ++i) {
    children.push_back(::fork());
    if (children.back() != 0) continue;
    for (int round = 0; round < 10; ++round) {
      try {
        make(std::to_string(i), Start::kReplace);
      } catch (const Error& error) {
        if (error.code() != ExitCode::kBadOutput) ::_exit(1);
      }
    }
    ::_exit(0);
  }
  for (const pid_t child : children) {
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
  }
  expect_result(read_text(out_ / "run.json"));
}

TEST_F(ResultFolders, AreReachedThroughLinks) {
  make("old");
  fs::create_directory_symlink(out_, folder_ / "link");
  {
    ResultFolder result(folder_ / "link", Start::kReplace);
    fill(result, "new");
    result.finish();
  }
  expect_result("new", 2);
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  fs::create_directory_symlink("nowhere", folder_ / "dangling");
  fault(ExitCode::kBadOutput, [&] { ResultFolder(folder_ / "dangling", Start::kReplace); });
}

TEST_F(ResultFolders, AreCheckedWithoutATrace) {
  check_result_folder(folder_ / "a" / "b", false);
  EXPECT_TRUE(list_folder(folder_.path()).empty());
  make("old");
  fault(ExitCode::kBadOutput, [&] { check_result_folder(out_, false); });
  fault(ExitCode::kBadOutput, [&] { check_result_folder(out_ / "run.json" / "below", false); });
  check_result_folder(out_, true);
  expect_result("old");
  const std::string told =
      fault(ExitCode::kBadOutput, [] { check_result_folder("/proc/latplan-test/a", false); });
  EXPECT_TRUE(told.starts_with("/proc/latplan-test/a: ")) << told;
  fault(ExitCode::kBadOutput, [] { ResultFolder("/proc/latplan-test", Start::kNew); });
}

TEST_F(ResultFolders, PlacesThatCannotBeReplacedAreNamed) {
  const auto refusal = [&](const fs::path& place) {
    return fault(ExitCode::kBadOutput, [&] { check_result_folder(place, true); });
  };
  write_atomically(folder_ / "file", "precious");
  expect_has(refusal(folder_ / "file"), "exists and is not a folder");
  expect_has(refusal("/proc"), "is a mount point");
  expect_has(refusal(folder_ / "run.part"), "run.part: the name of unfinished work");
  make("old");
  const fs::path before = fs::current_path();
  fs::current_path(out_ / "states");
  expect_has(refusal(out_), "contains the current folder");
  fs::current_path(before);
  expect_result("old", 2);
}

TEST_F(ResultFolders, AManifestFindsEveryDifference) {
  make("old");
  const auto expect_named = [&](const std::string& name) {
    const std::string told = fault(ExitCode::kBadInput, [&] { check_manifest(out_); });
    EXPECT_NE(told.find(name), std::string::npos) << told;
  };
  write_atomically(out_ / "states" / "0.png", "odd");  // same size
  expect_named("states/0.png: differs from its checksum");
  write_atomically(out_ / "states" / "0.png", "longer");
  expect_named("states/0.png: has 6 bytes");
  fs::remove(out_ / "states" / "0.png");
  expect_named("states/0.png: cannot read");
  for (
      const char* text :
      {"", "{", "[]", R"({"format": "latplan result"})",
       R"({"format": "latplan result", "version": 2, "complete": true, "files": {}})",
       R"({"format": "latplan result", "version": 1, "complete": true, "files": {"../x": {"bytes": 0, "crc32": ""}}})",
       R"({"format": "latplan result", "version": 1, "complete": true, "files": {"x": {"bytes": -1, "crc32": ""}}})"}) {
    write_atomically(out_ / kManifestFile, std::string_view(text));
    expect_named(kManifestFile);
  }
}

}  // namespace
}  // namespace latplan
