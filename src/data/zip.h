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

// Deflates every member; fixed time stamps, so equal members give equal bytes. Over 4 GiB: Error(BadOutput).
std::vector<std::uint8_t> encode_zip(std::span<const ZipMember> members);

// Sizes come from the central directory, as the headers of streamed members leave them out. `name` stands for the
// file in messages. Error(BadInput) when anything is off, checksums included.
std::vector<ZipMember> decode_zip(const std::string& name, std::span<const std::uint8_t> content);

}  // namespace latplan::data
