// TensorBoard's format, parsed back with an own reader of records and protocol buffers.
#include "nn/event_file.h"

#include <gtest/gtest.h>

#include <cstring>
#include <map>

#include "base/files.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "nn/event_records.h"

namespace latplan::nn {
namespace {

// RFC 3720, appendix B.4, and the usual check value.
TEST(EventFile, ChecksumIsCastagnolis) {
  EXPECT_EQ(crc32c("123456789"), 0xe3069283U);
  EXPECT_EQ(crc32c(std::string(32, '\0')), 0x8a9136aaU);
  EXPECT_EQ(crc32c(std::string(32, '\xff')), 0x62a8ab43U);
  EXPECT_EQ(crc32c(""), 0U);
}

TEST(EventFile, RecordsComeBack) {
  const std::string file = event_record("first") + event_record("") + event_record("third");
  EXPECT_EQ(split_records(file), (std::vector<std::string>{"first", "", "third"}));
}

TEST(EventFile, ADamagedRecordShows) {
  std::string file = event_record("message");
  for (std::size_t i = 0; i < file.size(); ++i) {
    std::string damaged = file;
    damaged[i] ^= 4;
    EXPECT_TRUE(split_records(damaged).empty()) << i;
  }
}

TEST(EventFile, BeginsWithItsVersion) {
  const Message event = parse_message(version_event(12.5));
  EXPECT_EQ(event.at(3).front().bytes, "brain.Event:2");
  EXPECT_EQ(event.at(1).front().as_double(), 12.5);
}

TEST(EventFile, ScalarsComeBackWithStepAndTime) {
  const std::vector<Scalar> scalars = {{"loss", 3.5F}, {"train/kl_z0_prior", -1e-9F}};
  const Message event = parse_message(scalar_event(1e9 + 0.25, 123456789012, scalars));
  EXPECT_EQ(event.at(1).front().as_double(), 1e9 + 0.25);
  EXPECT_EQ(event.at(2).front().number, 123456789012U);
  const Message summary = parse_message(event.at(5).front().bytes);
  ASSERT_EQ(summary.at(1).size(), 2U);
  for (std::size_t i = 0; i < scalars.size(); ++i) {
    const Message value = parse_message(summary.at(1)[i].bytes);
    EXPECT_EQ(value.at(1).front().bytes, scalars[i].tag);
    EXPECT_EQ(value.at(2).front().as_float(), scalars[i].value);
  }
}

TEST(EventFile, ImagesAreReadBack) {
  for (const int channels : {1, 3}) {
    Image image(ImageShape{3, 5, channels});
    for (std::size_t i = 0; i < image.pixels().size(); ++i) {
      image.pixels()[i] = static_cast<float>(i % 256) / 255.0F;
    }
    const Message event = parse_message(image_event(1.0, 7, "shown", image));
    const Message value =
        parse_message(parse_message(event.at(5).front().bytes).at(1).front().bytes);
    const Message picture = parse_message(value.at(4).front().bytes);
    EXPECT_EQ(picture.at(1).front().number, 3U);
    EXPECT_EQ(picture.at(2).front().number, 5U);
    EXPECT_EQ(picture.at(3).front().number, static_cast<std::uint64_t>(channels));
    const TemporaryFolder folder;
    write_atomically(folder / "shown.png", picture.at(4).front().bytes);
    EXPECT_EQ(read_picture(folder / "shown.png").to_bytes(), image.to_bytes());
  }
}

}  // namespace
}  // namespace latplan::nn
