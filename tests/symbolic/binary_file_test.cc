// Binary files: round trips, and detection of damage.
#include "symbolic/binary_file.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cstring>
#include <functional>

#include <rapidcheck/gtest.h>
#include "base/temporary_folder.h"
#include "symbolic/example_tasks.h"

#include "base/error.h"
#include "base/files.h"

namespace latplan::symbolic {
namespace {

using Bytes = std::vector<std::uint8_t>;

void expect_same(const StripsTask& a, const StripsTask& b) {
  EXPECT_EQ(a.model.state_bits, b.model.state_bits);
  EXPECT_EQ(a.model.actions, b.model.actions);
  EXPECT_EQ(a.init, b.init);
  EXPECT_EQ(a.goal_mask, b.goal_mask);
  EXPECT_EQ(a.goal_value, b.goal_value);
}

std::string fault_of(const std::function<void()>& action, ExitCode* code = nullptr) {
  try {
    action();
    return "accepted";
  } catch (const Error& error) {
    if (code != nullptr) *code = error.code();
    return error.what();
  }
}

RC_GTEST_PROP(BinaryFile, RoundTripsTasks, ()) {
  const StripsTask task = arbitrary_task();
  const Bytes content = encode_task(task);
  expect_same(decode_task(content, "t.lpd"), task);
  RC_ASSERT(is_binary_file(content));
}

TEST(BinaryFile, WritesTasksToDisk) {
  const TemporaryFolder folder;
  const StripsTask task = small_task();
  write_task_file(folder / "t.lpd", task);
  EXPECT_EQ(read_bytes(folder / "t.lpd"), encode_task(task));
}

TEST(BinaryFile, IsLittleEndianAndAsDocumented) {
  const Bytes content = encode_task(small_task());
  // header, 3 masks of the task, 4 of each of 3 actions, 3 lengths, names a0 a1 noop
  EXPECT_EQ(content.size(), 40U + 8 * (3 + 12) + 2 * 3 + 8);
  EXPECT_EQ(content[8], 1);   // version
  EXPECT_EQ(content[12], 2);  // a task
  EXPECT_EQ(content[16], 3);  // bits
  EXPECT_EQ(content[20], 3);  // actions
  EXPECT_EQ(content[24], 8);  // bytes of names
  EXPECT_EQ(content[40], 1);  // init is z0
  EXPECT_EQ(std::string(content.end() - 8, content.end()), "a0a1noop");
}

TEST(BinaryFile, DetectsEveryFlippedByteAndEveryTruncation) {
  const Bytes good = encode_task(small_task());
  for (std::size_t i = 0; i < good.size(); ++i) {
    Bytes damaged = good;
    damaged[i] ^= 0x04;
    EXPECT_THROW(decode_task(damaged, "t.lpd"), Error) << "byte " << i;
    EXPECT_THROW(decode_task(std::span(good).first(i), "t.lpd"), Error) << "cut at " << i;
  }
  Bytes longer = good;
  longer.push_back('x');
  EXPECT_THROW(decode_task(longer, "t.lpd"), Error);
}

// Damage with a matching checksum.
Bytes with_checksum(Bytes content) {
  const unsigned long body = ::crc32_z(0, content.data() + 40, content.size() - 40);
  const auto sum = static_cast<std::uint32_t>(::crc32_z(body, content.data(), 32));
  std::memcpy(content.data() + 32, &sum, sizeof sum);
  return content;
}

struct Damage {
  std::size_t place;
  Bytes with;
  std::string message;
  ExitCode code = ExitCode::kBadInput;
};

TEST(BinaryFile, ChecksAllRangesIfTheChecksumMatches) {
  const Bytes good = encode_task(small_task());
  const std::vector<Damage> cases = {
      {0, {'x'}, "t.lpd: byte 0: not a binary model or task; expected an .lpd file"},
      {4, {'\n'}, "t.lpd: byte 0: not a binary model or task; expected an .lpd file"},
      {8, {2}, "t.lpd: byte 8: format version 2; expected 1", ExitCode::kUnsupported},
      {12, {0}, "t.lpd: byte 12: kind 0; expected 2 (task)"},
      {12, {1}, "t.lpd: byte 12: kind 1; expected 2 (task)"},
      {16, {255, 255, 255, 255}, "t.lpd: byte 16: 4294967295 bits; expected at most 16777216"},
      {16, {65}, "t.lpd: byte 174: the file has 174 bytes; expected 286 and 8 of names"},
      {36, {5}, "t.lpd: byte 36: found 5; expected 0"},
      {16, {2}, "t.lpd: byte 48: the goal has bits beyond the number of bits"},
      {20,
       {255, 255, 255, 255},
       "t.lpd: byte 174: the file has 174 bytes; expected 146028888094 and 8 of names"},
      {24,
       {0, 0, 0, 0, 0, 0, 0, 255},
       "t.lpd: byte 174: the file has 174 bytes; expected 166 and "
       "18374686479671623680 of names"},
      {24, {7}, "t.lpd: byte 174: the file has 174 bytes; expected 166 and 7 of names"},
      {40, {8}, "t.lpd: byte 40: the initial state has bits beyond the number of bits"},
      {47, {128}, "t.lpd: byte 40: the initial state has bits beyond the number of bits"},
      {56, {1}, "t.lpd: byte 56: the goal has values outside its mask"},
      {64, {16}, "t.lpd: byte 64: a precondition has bits beyond the number of bits"},
      {80, {16}, "t.lpd: byte 80: an effect has bits beyond the number of bits"},
      {160, {9}, "t.lpd: byte 160: a name past the end of the file"},
      {160, {0}, "t.lpd: byte 166: found ''; expected a plain name"},
      {164, {3}, "t.lpd: byte 173: bytes after the last name"},
      {166, {'1'}, "t.lpd: byte 166: found '10'; expected a plain name"},
      {167, {' '}, "t.lpd: byte 166: found 'a '; expected a plain name"},
  };
  for (const Damage& c : cases) {
    Bytes damaged = good;
    std::copy(c.with.begin(), c.with.end(), damaged.begin() + static_cast<std::ptrdiff_t>(c.place));
    ExitCode code = ExitCode::kDone;
    EXPECT_EQ(fault_of([&] { decode_task(with_checksum(damaged), "t.lpd"); }, &code), c.message);
    EXPECT_EQ(code, c.code) << c.message;
  }
  EXPECT_EQ(fault_of([&] { decode_task(std::span(good).first(30), "t.lpd"); }),
            "t.lpd: byte 30: the header is incomplete");
  Bytes wrong = good;
  wrong[100] ^= 1;
  EXPECT_EQ(fault_of([&] { decode_task(wrong, "t.lpd"); }),
            "t.lpd: byte 32: the checksum is wrong; the file is damaged");
}

}  // namespace
}  // namespace latplan::symbolic
