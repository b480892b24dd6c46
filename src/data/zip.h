// The part of the zip format that .npz needs: members stored or deflated, no encryption, at most 4
// GiB.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace latplan::data {

struct ZipMember {
  std::string name;
  std::vector<std::uint8_t> content;
};

// Deflates all members, with fixed time stamps for deterministic output. Over 4 GiB:
// Error(BadOutput).
class ZipEncoder {
 public:
  // The content is `head` followed by `body`; neither is copied.
  void add(const std::string& name, std::span<const std::uint8_t> head,
           std::span<const std::uint8_t> body);
  std::vector<std::uint8_t> finish();  // the archive; call once

 private:
  std::vector<std::uint8_t> out_, directory_;
  std::size_t members_ = 0;
};

// Sizes are read from the central directory: local headers of streamed members omit them. `name` is
// the file name for messages. Invalid structure or checksum: Error(BadInput).
std::vector<ZipMember> decode_zip(const std::string& name, std::span<const std::uint8_t> content);

}  // namespace latplan::data
