#include "cli/live_model.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "base/base64.h"
#include "base/error.h"
#include "base/picture_file.h"
#include "base/rng.h"
#include "evaluation/judge.h"
#include "nn/decode_encode.h"
#include "planning/plan_files.h"
#include "report/html.h"
#include "report/live_page.h"

namespace latplan::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kExamples = 8;
constexpr int kWalk = 40;  // steps
constexpr std::string_view kPngUri = "data:image/png;base64,";

HttpResponse in_json(int status, const Json& json) {
  return {status, "application/json", json_text(json)};
}

Image image_of(const Json& request, const char* key) {
  const Json uri = value_or_null(request, key);
  const std::string text = uri.is_string() ? uri.get<std::string>() : "";
  const auto bytes = text.starts_with(kPngUri)
                         ? from_base64(std::string_view(text).substr(kPngUri.size()))
                         : std::nullopt;
  if (!bytes) throw input_error(std::string(key) + ": no picture; expected a data: URI of a PNG");
  return decode_picture(*bytes, key);
}

// White where the goal matters; none if there are no parts.
std::optional<Image> mask_of(const Json& parts, const ImageShape& shape) {
  const auto wrong = [] {
    return input_error("mask: damaged; expected parts of the picture: left, top, width, height");
  };
  if (!parts.is_array()) throw wrong();
  if (parts.empty()) return {};
  Image mask({shape.height, shape.width, 1});
  for (const Json& part : parts) {
    if (!part.is_array() || part.size() != 4) throw wrong();
    const auto at = [&](std::size_t i) -> int {
      if (!part[i].is_number_integer()) throw wrong();
      const auto value = part[i].get<std::int64_t>();
      if (value < 0 || value > (i % 2 == 0 ? shape.width : shape.height)) throw wrong();
      return static_cast<int>(value);
    };
    for (int row = at(1); row < std::min(shape.height, at(1) + at(3)); ++row) {
      for (int column = at(0); column < std::min(shape.width, at(0) + at(2)); ++column) {
        mask.at(row, column) = 1;
      }
    }
  }
  return mask;
}

}  // namespace

HttpResponse LiveModel::answer(const HttpRequest& request) const {
  if (!request.post && request.path == "/") return {200, "text/html; charset=utf-8", page()};
  try {
    if (request.post && request.path == "/random") {
      const Json seed = value_or_null(parse_json(request.body, "request"), "seed");
      if (!seed.is_number_unsigned()) throw input_error("seed: expected a whole number");
      return in_json(200, {{"image", report::data_uri(random_picture(seed.get<std::uint64_t>()))}});
    }
    if (request.post && request.path == "/picture") {
      const auto* bytes = reinterpret_cast<const std::uint8_t*>(request.body.data());
      const Image given = decode_picture({bytes, request.body.size()}, "picture");
      return in_json(200, {{"image", report::data_uri(reader.fit(given, "picture"))}});
    }
    if (request.post && request.path == "/plan") {
      return in_json(200, plan(parse_json(request.body, "request")));
    }
  } catch (const Error& error) {
    return in_json(400, {{"error", error.what()}});
  }
  return {404, "text/plain", "no such page\n"};
}

std::string LiveModel::page() const {
  Json examples = Json::array();
  for (std::uint64_t seed = 0; !known.empty() && seed < kExamples; ++seed) {
    examples.push_back(report::data_uri(random_picture(seed)));
  }
  return report::live_page({{"name", name},
                            {"width", reader.shape.width},
                            {"height", reader.shape.height},
                            {"examples", examples}});
}

// The last stable state of the walk: the model is sure of these.
Image LiveModel::random_picture(std::uint64_t seed) const {
  if (known.empty()) throw input_error("this model has no example picture; expected an upload");
  Rng rng = Rng(seed).fork("serve/walk");
  std::vector<BitVector> walk = {known[rng.below(known.size())]};
  for (int step = 0; step < kWalk; ++step) {
    const std::vector<BitVector> next = planner.successors()({&walk.back(), 1}).front();
    if (next.empty()) break;
    walk.push_back(next[rng.below(next.size())]);
  }
  const std::vector<bool> stable = nn::stable_states(planner.codec, walk);
  std::size_t last = walk.size() - 1;
  while (last > 0 && !stable[last]) --last;
  return planner.codec.decode({&walk[last], 1}).front();
}

Json LiveModel::plan(const Json& request) const {
  const auto begin = Clock::now();
  const Image start = reader.fit(image_of(request, "start"), "start");
  const planning::GoalPictures goal = {{reader.fit(image_of(request, "goal"), "goal")},
                                       mask_of(value_or_null(request, "mask"), reader.shape)};
  const planning::PlanOutcome outcome =
      planning::make_plan(planner, start, goal, config, log, stop);
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  planning::Judgement judgement = unverified;
  if (domain != nullptr) judgement = evaluation::judge(*domain, outcome, start, goal);
  report::PlanStory story = planning::plan_story(outcome, judgement, start, goal.images[0]);
  if (outcome.images.empty()) {  // what the model sees
    story.frames = {{outcome.ends.init_reconstruction, ""}};
    story.judged = false;
  }
  Json json = report::to_json(story);
  json["milliseconds"] = std::lround(seconds * 1e3);
  return json;
}

}  // namespace latplan::cli
