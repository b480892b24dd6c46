// Binary files, unchanged and with a corrected checksum (otherwise few inputs would pass it). The
// format is canonical: writing reproduces the input byte for byte.
#include <zlib.h>

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "accepted.h"
#include "symbolic/binary_file.h"

namespace {

constexpr std::size_t kChecksumAt = 32, kHeader = 40;

void try_bytes(const std::vector<std::uint8_t>& bytes) {
  using namespace latplan;
  symbolic::StripsTask task;
  if (accepted([&] { task = symbolic::decode_task(bytes, "f"); })) {
    LATPLAN_CHECK(symbolic::encode_task(task) == bytes, "a task changed in a round trip");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::vector<std::uint8_t> bytes(data, data + size);
  try_bytes(bytes);
  if (size < kHeader) return 0;
  const unsigned long body = ::crc32_z(0, bytes.data() + kHeader, size - kHeader);
  const auto sum = static_cast<std::uint32_t>(::crc32_z(body, bytes.data(), kChecksumAt));
  std::memcpy(bytes.data() + kChecksumAt, &sum, sizeof sum);
  try_bytes(bytes);
  return 0;
}
