// .npz: accepted arrays are the same after a round trip.
#include <cstdint>

#include "accepted.h"
#include "data/npz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace latplan;
  std::vector<data::NpzArray> arrays;
  if (!accepted([&] { arrays = data::decode_npz("f", {data, size}); })) return 0;
  const std::vector<data::NpzArray> again = data::decode_npz("f", data::encode_npz(arrays));
  LATPLAN_CHECK(again.size() == arrays.size(), "an array was lost in a round trip");
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    LATPLAN_CHECK(again[i].name == arrays[i].name && again[i].shape == arrays[i].shape &&
                      again[i].bytes == arrays[i].bytes,
                  "an array changed in a round trip");
    if (arrays[i].shape.size() == 1 && arrays[i].dtype[1] != 'f' && arrays[i].dtype[1] != 'b') {
      data::texts_in("f", arrays[i], arrays[i].shape[0]);
    }
  }
  return 0;
}
