// The binary file, as it comes and with its checksum put right, for otherwise nothing gets past it. The format is
// canonical: what is read is written the same, byte by byte.
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
  symbolic::ActionTable table;
  if (accepted([&] { task = symbolic::decode_task(bytes, "f"); })) {
    LATPLAN_CHECK(symbolic::encode_task(task) == bytes, "a task changed on its way");
  } else if (accepted([&] { table = symbolic::decode_model(bytes, "f"); }) && bytes[12] == 1) {
    LATPLAN_CHECK(symbolic::encode_model(table) == bytes, "a model changed on its way");
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
