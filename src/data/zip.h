// Just enough of the zip format for .npz: members stored or deflated, no encryption, no more than 4 GiB.
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

// Deflates member by member; fixed time stamps, so equal members give equal bytes. Over 4 GiB: Error(BadOutput).
class ZipEncoder {
 public:
  // The member's content is `head` and then `body`, neither of which is copied.
  void add(const std::string& name, std::span<const std::uint8_t> head,
           std::span<const std::uint8_t> body);
  std::vector<std::uint8_t> finish();  // the whole archive; once

 private:
  std::vector<std::uint8_t> out_, directory_;
  std::size_t members_ = 0;
};

// Sizes come from the central directory, as the headers of streamed members leave them out. `name` stands for the
// file in messages. Error(BadInput) when anything is off, checksums included.
std::vector<ZipMember> decode_zip(const std::string& name, std::span<const std::uint8_t> content);

}  // namespace latplan::data
