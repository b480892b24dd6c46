// PNG and JPEG: an accepted picture is the same after a round trip through our writer.
#include <cstdint>

#include "accepted.h"
#include "base/picture_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace latplan;
  Image image;
  if (!accepted([&] { image = decode_picture({data, size}, "f"); })) return 0;
  if (image.pixels().size() > std::size_t{1} << 16) return 0;  // writing takes long
  LATPLAN_CHECK(decode_picture(encode_png(image), "f").to_bytes() == image.to_bytes(),
                "a picture changed in a round trip");
  return 0;
}
