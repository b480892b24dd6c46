#include "base/files.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "base/error.h"
#include "base/temporary_folder.h"
#include "support/input_fault.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

template <typename Action>
std::string message_of(ExitCode expected, Action action) {
  try {
    action();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), expected) << error.what();
    return error.what();
  }
  ADD_FAILURE() << "nothing was thrown";
  return "";
}

int entries(const fs::path& folder) {
  int count = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder)) ++count;
  return count;
}

TEST(Files, WritesAndReadsBack) {
  const TemporaryFolder folder;
  const std::string content("a\0b\nc", 5);
  write_atomically(folder / "x", std::string_view(content));
  EXPECT_EQ(read_text(folder / "x"), content);
  const std::vector<std::uint8_t> bytes(100000, 7);
  write_atomically(folder / "x", std::span<const std::uint8_t>(bytes));
  EXPECT_EQ(read_bytes(folder / "x"), bytes);
  write_atomically(folder / "empty", std::string_view(""));
  EXPECT_EQ(read_text(folder / "empty"), "");
  EXPECT_EQ(entries(folder.path()), 2);  // no temporary file is left
}

TEST(Files, DevicesAndPipesAreRefused) {
  const TemporaryFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);  // without a writer: reading would wait
  for (const std::filesystem::path& file : {folder / "pipe", std::filesystem::path("/dev/zero")}) {
    EXPECT_EQ(message_of(ExitCode::kBadInput, [&] { read_text(file); }),
              file.string() + ": is a device or pipe; expected a file");
    message_of(ExitCode::kBadInput, [&] { read_bytes(file); });
  }
}

TEST(Files, LargerThanTheFreeMemoryAreRefused) {
  const TemporaryFolder folder;
  write_atomically(folder / "sparse", std::string_view("x"));
  std::filesystem::resize_file(folder / "sparse", std::uintmax_t{1} << 43);
  expect_has(message_of(ExitCode::kOutOfMemory, [&] { read_text(folder / "sparse"); }),
             "sparse: takes 8388608 MiB; ");
}

TEST(Files, ReadingFaultsNameTheFile) {
  const TemporaryFolder folder;
  const auto missing = folder / "missing";
  EXPECT_NE(message_of(ExitCode::kBadInput, [&] { read_text(missing); }).find(missing.string()),
            std::string::npos);
  EXPECT_NE(message_of(ExitCode::kBadInput, [&] { read_bytes(folder.path()); }).find("is a folder"),
            std::string::npos);
}

TEST(Files, FailedWritesLeaveTheOldFileAndNoRubbish) {
  const TemporaryFolder folder;
  write_atomically(folder / "file", std::string_view("old"));
  message_of(ExitCode::kBadOutput,
             [&] { write_atomically(folder / "file" / "below", std::string_view("new")); });
  fs::create_directory(folder / "folder");
  write_atomically(folder / "folder" / "inside", std::string_view("x"));
  message_of(ExitCode::kBadOutput,
             [&] { write_atomically(folder / "folder", std::string_view("new")); });
  EXPECT_EQ(read_text(folder / "file"), "old");
  EXPECT_EQ(entries(folder.path()), 2);
}

TEST(Files, RefusesPlacesWhereNobodyCanWrite) {  // not even root
  message_of(ExitCode::kBadOutput,
             [] { write_atomically("/proc/latplan-test", std::string_view("x")); });
  message_of(ExitCode::kBadOutput, [] { check_output_file("/proc/latplan-test", false); });
  message_of(ExitCode::kBadOutput, [] { check_output_file("/nonexistent/folder/file", false); });
}

TEST(Files, ChecksOutputFiles) {
  const TemporaryFolder folder;
  check_output_file(folder / "new", false);
  EXPECT_EQ(entries(folder.path()), 0);  // looking leaves no trace
  write_atomically(folder / "old", std::string_view("x"));
  message_of(ExitCode::kBadOutput, [&] { check_output_file(folder / "old", false); });
  check_output_file(folder / "old", true);
  message_of(ExitCode::kBadOutput, [&] { check_output_file(folder.path(), true); });
  message_of(ExitCode::kBadOutput, [&] { check_output_file(folder / "old" / "x", true); });
}

// A device or a pipe must not become a file of that name, and a link stays one.
TEST(Files, ReplacesOrdinaryFilesOnly) {
  const TemporaryFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  EXPECT_NE(message_of(ExitCode::kBadOutput, [&] { check_output_file(folder / "pipe", true); })
                .find("not a regular file"),
            std::string::npos);
  write_atomically(folder / "file", std::string_view("old"));
  std::filesystem::create_symlink(folder / "file", folder / "link");
  write_atomically(folder / "link", std::string_view("new"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_EQ(read_text(folder / "file"), "new");
}

TEST(Files, ChecksumNoticesEverySingleByte) {
  std::vector<std::uint8_t> bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  const std::string sum = checksum(bytes);
  EXPECT_EQ(checksum(std::vector<std::uint8_t>{'1', '2', '3', '4', '5', '6', '7', '8', '9'}),
            "cbf43926");  // the check value of CRC-32
  for (auto& byte : bytes) {
    for (int flip = 1; flip < 256; ++flip) {
      byte ^= static_cast<std::uint8_t>(flip);
      EXPECT_NE(checksum(bytes), sum);
      byte ^= static_cast<std::uint8_t>(flip);
    }
  }
}

}  // namespace
}  // namespace latplan
