// The options of `latplan ship`.
#pragma once

#include <string>

#include "base/field.h"

namespace latplan::runs {

struct ShipConfig {
  std::string precision = "f16";
  bool codec_only = false;
  bool refit = false;
};

inline Fields fields(ShipConfig& c) {
  return {{"precision", &c.precision,
           "stored precision of the weight matrices; i8: one byte each, with a scale per row",
           std::vector<std::string>{"f16", "i8", "f32"}},
          {"codec-only", &c.codec_only,
           "leave out the learnt labels and dynamics, which planning does not need"},
          {"refit", &c.refit, "repeat the export with the rounded weights"}};
}

}  // namespace latplan::runs
