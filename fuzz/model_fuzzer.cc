// A model of a stranger: model.json, a zero byte, and weights.safetensors, whose checksum is corrected. An accepted model reads
// and draws pictures and applies its actions.
#include <cstdint>
#include <nlohmann/json.hpp>

#include "base/json.h"
#include "file_reader.h"
#include "nn/network_model.h"

namespace {

using namespace latplan;

constexpr std::size_t kMostPixels = 4096;

void use(const nn::TrainedModel& model) {
  if (model.image_shape().size() > kMostPixels) return;
  const std::vector<Image> pictures = {Image(model.image_shape(), 0.25F),
                                       Image(model.image_shape(), 0.75F)};
  const std::vector<BitVector> codes = model.encode(pictures);
  LATPLAN_CHECK(codes.size() == 2 && codes[0].size() == model.state_bits(), "codes of other sizes");
  const std::vector<Image> drawn = model.decode(codes);
  LATPLAN_CHECK(drawn.size() == 2 && drawn[0].shape() == model.image_shape(), "other pictures");
  drawn[0].to_bytes();
  LATPLAN_CHECK(model.likely_codes(pictures[0]).front().code == codes[0], "another likely code");
  const nn::Capabilities can = model.capabilities();
  if (!can.actions) return;
  const std::vector<int> label = model.label(std::span(codes).first(1), std::span(codes).last(1));
  LATPLAN_CHECK(label[0] >= 0 && label[0] < model.labels(), "an unknown label");
  model.apply(std::span(codes).first(1), label);
  if (can.backward) model.regress(std::span(codes).last(1), label);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  const std::string_view text = content.substr(0, content.find('\0'));
  const std::string_view weights = content.substr(std::min(size, text.size() + 1));
  Json model = json_or_null(text);
  if (!model.is_object()) return 0;  // the target json has these
  model["weights_checksum"] = checksum({data + size - weights.size(), weights.size()});
  put_file(fuzz_folder() / "model.json", json_text(model));
  put_file(fuzz_folder() / "weights.safetensors", weights);
  accepted_files([] { use(*nn::load_model(fuzz_folder(), 1)); });
  return 0;
}
