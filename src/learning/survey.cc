#include "learning/survey.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>
#include <unordered_set>

#include "base/error.h"
#include "extract/selection_score.h"

namespace latplan::learning {
namespace {

constexpr double kNoiseDeviations = 6;  // a resting pixel hardly ever differs by more
constexpr int kNoisyChanges = 3;  // pairs that must change a pixel, with noise: less is chance

std::int64_t distinct_pictures(const data::PairSet& pairs) {
  std::unordered_set<std::string_view> seen;
  const std::size_t size = pairs.shape.size();
  for (const auto* images : {&pairs.predecessors, &pairs.successors}) {
    for (std::int64_t row = 0; row < pairs.count; ++row) {
      seen.emplace(reinterpret_cast<const char*>(images->data()) + row * size, size);
    }
  }
  return static_cast<std::int64_t>(seen.size());
}

// The pixels that change in enough pairs, [height x width]; counts pairs without any change.
std::vector<bool> changing_pixels(const data::PairSet& pairs, double noise,
                                  std::int64_t& unchanged) {
  const double limit = kNoiseDeviations * std::sqrt(2.0) * noise;
  const int channels = pairs.shape.channels;
  const std::size_t size = pairs.shape.size();
  std::vector<int> changes(size / channels, 0);
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    const std::uint8_t* before = pairs.predecessors.data() + row * size;
    const std::uint8_t* after = pairs.successors.data() + row * size;
    bool any = false;
    for (std::size_t i = 0; i < size; ++i) {
      if (std::abs(before[i] - after[i]) <= limit) continue;
      any = true;
      ++changes[i / channels];
    }
    if (!any) ++unchanged;
  }
  std::vector<bool> result;
  for (const int count : changes) result.push_back(count >= (noise > 0 ? kNoisyChanges : 1));
  return result;
}

Rectangle box_of(const std::vector<bool>& pixels, const ImageShape& shape) {
  int top = shape.height, left = shape.width, bottom = -1, right = -1;
  for (int y = 0; y < shape.height; ++y) {
    for (int x = 0; x < shape.width; ++x) {
      if (!pixels[static_cast<std::size_t>(y) * shape.width + x]) continue;
      top = std::min(top, y);
      bottom = y;
      left = std::min(left, x);
      right = std::max(right, x);
    }
  }
  if (bottom < 0) return {};
  return {left, top, right - left + 1, bottom - top + 1};
}

// Contents that patches were seen with, and in how many pictures each.
std::map<int, std::int64_t> pictures_of_values(const extract::EncodedPairs& latent, int places) {
  std::map<int, std::int64_t> pictures;
  const int values = latent.state_bits() / places;
  for (const auto* states : {&latent.before, &latent.after}) {
    for (const BitVector& state : *states) {
      std::set<int> here;
      for (const int bit : state.ones()) here.insert(bit % values);
      for (const int value : here) ++pictures[value];
    }
  }
  return pictures;
}

std::string percent(double share) {
  if (share <= 0) return "0%";
  if (share < 0.001) return "less than 0.1%";
  return fmt::format("{:.{}f}%", 100 * share, share < 0.1 ? 1 : 0);
}

}  // namespace

Survey survey_pictures(const data::PairSet& pairs, double noise) {
  Survey survey;
  survey.shape = pairs.shape;
  survey.pairs = pairs.count;
  survey.noise = noise;
  if (noise <= 0) survey.pictures = distinct_pictures(pairs);
  const std::vector<bool> changing = changing_pixels(pairs, noise, survey.unchanged);
  survey.changing = static_cast<double>(std::ranges::count(changing, true)) /
                    static_cast<double>(std::max<std::size_t>(1, changing.size()));
  survey.where = box_of(changing, pairs.shape);
  return survey;
}

Combinations combinations_of(const extract::PlaceBits& places) {
  std::map<int, std::set<BitVector>> shown;  // by group
  for (const extract::PatchCode& code : places.codes()) shown[code.group].insert(code.objects);
  Combinations all;
  all.possible = 0;
  all.pairs_shown = true;
  for (const auto& [group, sets] : shown) {
    BitVector objects(places.objects());
    for (const BitVector& set : sets) objects |= set;
    all.objects = std::max(all.objects, objects.count());
    all.possible += std::pow(2.0, objects.count());
    all.shown += static_cast<std::int64_t>(sets.size());
    for (const BitVector& set : sets) all.most_together = std::max(all.most_together, set.count());
    if (!sets.contains(objects)) all.together_shown = false;
    for (const int one : objects.ones()) {
      for (const int other : objects.ones()) {
        const auto both = [&](const BitVector& set) { return set.get(one) && set.get(other); };
        if (one < other && std::ranges::none_of(sets, both)) all.pairs_shown = false;
      }
    }
  }
  return all;
}

void survey_codes(Survey& survey, const extract::Recording& recording, int places, bool codebook) {
  const extract::EncodedPairs latent = recording.all();
  survey.left_out = recording.left_out;
  if (survey.noise > 0) {
    std::unordered_set<BitVector> codes(latent.before.begin(), latent.before.end());
    codes.insert(latent.after.begin(), latent.after.end());
    survey.pictures = static_cast<std::int64_t>(codes.size());
    survey.by_code = true;
  }
  survey.reversible = extract::looks_reversible(latent);
  survey.unseen = extract::unseen_share(*survey.reversible ? extract::both_ways(latent) : latent);
  if (codebook && places > 0) {
    const std::map<int, std::int64_t> pictures = pictures_of_values(latent, places);
    survey.values = static_cast<int>(pictures.size());
    survey.rare_values = static_cast<int>(std::ranges::count_if(
        pictures, [](const auto& value) { return value.second < Survey::kOftenEnough; }));
  }
  if (places < 2) return;
  try {
    survey.combinations = combinations_of(extract::find_place_bits(latent, places));
  } catch (const Error& error) {  // no objects that move from place to place
    if (error.code() != ExitCode::kUnsupported) throw;
  }
}

std::vector<std::string> Survey::picture_lines() const {
  std::vector<std::string> lines;
  std::string line = fmt::format("{} pairs of {} pictures", pairs, shape.to_string());
  if (pictures > 0 && !by_code) line += fmt::format("; {} distinct pictures", pictures);
  lines.push_back(line + (noise > 0 ? fmt::format("; noise of {:.1f} grey levels", noise)
                                    : std::string("; no noise")));
  if (where.width == 0) {
    lines.emplace_back(noise > 0 ? "no pixel changes by more than the noise explains"
                                 : "nothing changes between the two pictures of a pair");
    return lines;
  }
  lines.push_back(fmt::format("{} of the pixels ever change, within {}x{} pixels at ({}, {})",
                              percent(changing), where.width, where.height, where.left, where.top));
  if (unchanged > 0) lines.push_back(fmt::format("{} pairs show no change", unchanged));
  return lines;
}

std::vector<std::string> Survey::code_lines() const {
  std::vector<std::string> lines;
  if (!reversible) return lines;
  if (by_code) lines.push_back(fmt::format("{} distinct pictures, by their codes", pictures));
  lines.push_back(*reversible ? "moves can be undone, as far as the pairs show"
                              : "the pairs do not show that every move can be undone");
  lines.push_back("an estimated " + percent(unseen) +
                  " of all steps from one picture to another are in no pair");
  if (ignored > 0) {
    lines.push_back(percent(ignored) + " of the pixels change on their own: they are not read");
  }
  if (values > 0) {
    std::string line = fmt::format("patches have {} different contents", values);
    if (rare_values > 0) {
      line += fmt::format("; {} of them {} in fewer than {} pictures", rare_values,
                          rare_values == 1 ? "is" : "are", kOftenEnough);
    }
    lines.push_back(line);
  }
  for (std::string& line : recording_lines()) lines.push_back(std::move(line));
  if (!combinations || combinations->objects < 2) return lines;
  const Combinations& c = *combinations;
  if (c.most_together < 2) {
    lines.push_back(fmt::format("{} objects; no place ever shows two of them", c.objects));
    return lines;
  }
  std::string line = fmt::format(
      "{} of the {:.0f} combinations of {} objects at one place were "
      "shown",
      c.shown, c.possible, c.objects);
  if (c.missing() > 0) line += fmt::format("; missing: {:.0f}", c.missing());
  lines.push_back(line);
  if (!c.together_shown) {
    lines.push_back(fmt::format("no picture shows all {} objects at one place", c.objects));
  }
  return lines;
}

std::vector<std::string> Survey::recording_lines() const {
  if (left_out == 0) return {};
  return {fmt::format("{} to show several moves at once (dropped frames? a new episode?): left out",
                      left_out == 1 ? "1 pair seems" : fmt::format("{} pairs seem", left_out))};
}

Json to_json(const Survey& survey) {
  const Rectangle& box = survey.where;
  Json json = {{"pairs", survey.pairs},
               {"unchanged", survey.unchanged},
               {"pictures", survey.pictures > 0 ? Json(survey.pictures) : Json()},
               {"pictures_by", survey.by_code ? "code" : "pixels"},
               {"noise", survey.noise},
               {"changing", survey.changing},
               {"box", {box.left, box.top, box.width, box.height}}};
  if (!survey.reversible) return json;
  json["reversible"] = *survey.reversible;
  json["unseen"] = survey.unseen;
  json["ignored"] = survey.ignored;
  json["left_out"] = survey.left_out;
  if (survey.values > 0) {
    json["values"] = survey.values;
    json["rare_values"] = survey.rare_values;
  }
  if (const auto& c = survey.combinations) {
    json["combinations"] = {{"objects", c->objects},
                            {"possible", c->possible},
                            {"shown", c->shown},
                            {"missing", c->missing()},
                            {"most_together", c->most_together},
                            {"all_together_shown", c->together_shown}};
  }
  return json;
}

}  // namespace latplan::learning
