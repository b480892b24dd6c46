#include "extract/place_bits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "base/error.h"

namespace latplan::extract {
namespace {

constexpr std::size_t kMostCodes = 256;  // of a patch; more do not describe a few objects
constexpr std::int64_t kMostPropositions = 1 << 20;  // in a file
constexpr double kExplainedShare = 0.9;
constexpr double kStrayShare = 0.01;  // codes of a place that belong to another group than its own

BitVector part(const BitVector& state, int first, int count) {
  BitVector bits(count);
  for (int i = 0; i < count; ++i) bits.set(i, state.get(first + i));
  return bits;
}

void put(BitVector& state, int first, const BitVector& bits) {
  for (const int i : bits.ones()) state.set(first + i, true);
}

// How a pair changes one place: code numbers before and after.
struct Change {
  int place, from, to;
};

// The codes of all places in all pairs.
struct PatchViews {
  std::vector<BitVector> codes;                    // by number, the most frequent first
  std::vector<std::vector<Change>> changes;        // of each pair
  std::vector<std::map<int, std::int64_t>> shown;  // [place] code number -> how often
};

PatchViews view(const EncodedPairs& pairs, int places) {
  const int bits = pairs.before[0].size() / places;
  std::map<BitVector, std::int64_t> counts;
  for (const auto* states : {&pairs.before, &pairs.after}) {
    for (const BitVector& state : *states) {
      for (int p = 0; p < places; ++p) ++counts[part(state, p * bits, bits)];
    }
  }
  if (counts.size() > kMostCodes) {
    throw unsupported_error(fmt::format(
        "places: a patch has {} different codes; expected {} at most", counts.size(), kMostCodes));
  }
  std::vector<std::pair<std::int64_t, BitVector>> order;
  for (const auto& [code, count] : counts) order.emplace_back(-count, code);
  std::ranges::sort(order);
  PatchViews views;
  std::map<BitVector, int> number;
  for (const auto& [count, code] : order) {
    number[code] = static_cast<int>(views.codes.size());
    views.codes.push_back(code);
  }
  views.shown.resize(places);
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    std::vector<Change>& changes = views.changes.emplace_back();
    for (int p = 0; p < places; ++p) {
      const int from = number[part(pairs.before[row], p * bits, bits)];
      const int to = number[part(pairs.after[row], p * bits, bits)];
      ++views.shown[p][from];
      ++views.shown[p][to];
      if (from != to) changes.push_back({p, from, to});
    }
  }
  return views;
}

// The changes as a forest over the codes. Each branch, with a direction, is the coming or going of one object.
class ChangeForest {
 public:
  explicit ChangeForest(const PatchViews& views)
      : group_(views.codes.size()), by_code_(views.codes.size()) {
    std::map<std::pair<int, int>, std::int64_t> counts;
    for (const std::vector<Change>& changes : views.changes) {
      for (const Change& c : changes) ++counts[std::minmax(c.from, c.to)];
    }
    std::vector<std::pair<std::int64_t, std::pair<int, int>>> order;
    for (const auto& [ends, count] : counts) order.emplace_back(-count, ends);
    std::ranges::sort(order);
    std::iota(group_.begin(), group_.end(), 0);
    for (const auto& [count, ends] : order) add_branch(ends.first, ends.second);
    object_.resize(branches_.size());
    std::iota(object_.begin(), object_.end(), 0);
    sign_.assign(branches_.size(), 1);
  }

  int group(int code) const { return group_[code]; }

  // A change as a branch and a direction: 1 from the lower code number to the higher, or -1. None if another path between
  // the two codes is more frequent.
  struct Step {
    int branch, direction;
  };
  std::optional<Step> step(const Change& change) const {
    const auto found = branch_of_.find(std::minmax(change.from, change.to));
    if (found == branch_of_.end()) return {};
    return Step{found->second, change.from < change.to ? 1 : -1};
  }

  // Both branches changed in one pair, in the same direction or not: one object left the one place for the other.
  // Ignored if that makes two codes equal, or brings an object twice.
  void merge(int branch, int other, bool same_direction) {
    if (object_[branch] == object_[other]) return;
    const std::vector<int> objects = object_;
    const std::vector<int> signs = sign_;
    const int kept = object_[branch];
    const int gone = object_[other];
    const int flip = (same_direction ? -1 : 1) * sign_[branch] * sign_[other];
    for (std::size_t i = 0; i < object_.size(); ++i) {
      if (object_[i] != gone) continue;
      object_[i] = kept;
      sign_[i] *= flip;
    }
    if (objects_of_codes()) return;
    object_ = objects;
    sign_ = signs;
  }

  // [code] which objects are there; nothing if an object would come twice or two codes of a group would be equal. An
  // object is absent from the most frequent code of the groups that have it.
  std::optional<std::vector<BitVector>> objects_of_codes() const;

 private:
  struct Branch {
    int low, high;
  };
  std::vector<std::vector<int>> levels(const std::map<int, int>& column) const;
  void add_branch(int low, int high) {
    const int kept = group_[low];
    const int gone = group_[high];
    if (kept == gone) return;  // another path between them is more frequent
    std::ranges::replace(group_, gone, kept);
    const int number = static_cast<int>(branches_.size());
    branch_of_[{low, high}] = number;
    by_code_[low].push_back(number);
    by_code_[high].push_back(number);
    branches_.push_back({low, high});
  }

  std::vector<int> group_;
  std::vector<Branch> branches_;
  std::map<std::pair<int, int>, int> branch_of_;
  std::vector<std::vector<int>> by_code_;
  std::vector<int> object_;  // [branch]
  std::vector<int> sign_;    // [branch] the object comes (1) or goes (-1) from low to high
};

// [code][object] how often it came on the path from the group's most frequent code.
std::vector<std::vector<int>> ChangeForest::levels(const std::map<int, int>& column) const {
  std::vector<std::vector<int>> level(group_.size());
  for (std::size_t first = 0; first < group_.size(); ++first) {
    if (!level[first].empty()) continue;
    level[first].assign(column.size(), 0);
    std::vector<int> open{static_cast<int>(first)};
    while (!open.empty()) {
      const int code = open.back();
      open.pop_back();
      for (const int number : by_code_[code]) {
        const Branch& branch = branches_[number];
        const int next = branch.low == code ? branch.high : branch.low;
        if (!level[next].empty()) continue;
        level[next] = level[code];
        level[next][column.at(object_[number])] +=
            branch.low == code ? sign_[number] : -sign_[number];
        open.push_back(next);
      }
    }
  }
  return level;
}

std::optional<std::vector<BitVector>> ChangeForest::objects_of_codes() const {
  std::map<int, int> column;  // of each object
  for (const int object : object_) column.emplace(object, static_cast<int>(column.size()));
  const int objects = static_cast<int>(column.size());
  if (objects == 0) return std::vector<BitVector>(group_.size(), BitVector(0));
  const std::vector<std::vector<int>> level = levels(column);
  std::map<int, std::vector<int>> members;  // of each group, the most frequent first
  for (std::size_t i = 0; i < group_.size(); ++i) members[group_[i]].push_back(static_cast<int>(i));
  std::vector<BitVector> result(group_.size(), BitVector(objects));
  for (int t = 0; t < objects; ++t) {
    int first = static_cast<int>(group_.size());  // the most frequent code that has the object
    std::vector<int> known;
    for (const auto& [group, codes] : members) {
      const auto [least, most] =
          std::ranges::minmax(codes, {}, [&](int code) { return level[code][t]; });
      if (level[most][t] == level[least][t]) continue;
      if (level[most][t] > level[least][t] + 1) return {};
      for (const int code : codes) result[code].set(t, level[code][t] > level[least][t]);
      known.insert(known.end(), codes.begin(), codes.end());
      first = std::min(first, codes.front());
    }
    if (known.empty() || !result[first].get(t)) continue;
    for (const int code : known) result[code].set(t, !result[code].get(t));
  }
  for (const auto& [group, codes] : members) {
    std::set<BitVector> different;
    for (const int code : codes) {
      if (!different.insert(result[code]).second) return {};
    }
  }
  return result;
}

bool is_move(const std::vector<Change>& changes) { return changes.size() == 2; }

// Merges branches that change together in a pair, the most frequent pairs of branches first.
void merge_co_moving(const PatchViews& views, ChangeForest& forest) {
  std::map<std::tuple<int, int, bool>, std::int64_t> counts;  // two branches, same direction
  for (const std::vector<Change>& changes : views.changes) {
    if (!is_move(changes)) continue;
    const std::optional<ChangeForest::Step> one = forest.step(changes[0]);
    const std::optional<ChangeForest::Step> other = forest.step(changes[1]);
    if (!one || !other || one->branch == other->branch) continue;
    const auto [low, high] = std::minmax(one->branch, other->branch);
    ++counts[{low, high, one->direction == other->direction}];
  }
  std::vector<std::pair<std::int64_t, std::tuple<int, int, bool>>> order;
  for (const auto& [branches, count] : counts) order.emplace_back(-count, branches);
  std::ranges::sort(order);
  for (const auto& [count, branches] : order)
    std::apply([&](auto... of) { forest.merge(of...); }, branches);
}

// The group of codes of each place; Error(Unsupported) if places have codes of several.
std::vector<int> groups_of_places(const PatchViews& views, const ChangeForest& forest) {
  std::vector<int> groups;
  std::int64_t all = 0;
  std::int64_t stray = 0;
  for (const auto& shown : views.shown) {
    std::map<int, std::int64_t> count;
    for (const auto& [code, times] : shown) count[forest.group(code)] += times;
    const auto own =
        std::ranges::max_element(count, {}, &std::pair<const int, std::int64_t>::second);
    groups.push_back(own->first);
    for (const auto& [group, times] : count) {
      all += times;
      if (group != own->first) stray += times;
    }
  }
  if (static_cast<double>(stray) > kStrayShare * static_cast<double>(all)) {
    throw unsupported_error("places: patches have codes that no move turns into each other");
  }
  return groups;
}

// Share of the changed pairs in which one object leaves one place for another.
double explained(const PatchViews& views, const std::vector<BitVector>& objects) {
  int moved = 0;
  int good = 0;
  for (const std::vector<Change>& changes : views.changes) {
    if (changes.empty()) continue;
    ++moved;
    if (!is_move(changes)) continue;
    const auto turned = [&](int i) { return objects[changes[i].from] ^ objects[changes[i].to]; };
    const BitVector object = turned(0);
    const bool goes = objects[changes[0].from].intersects(object);
    const bool comes = objects[changes[1].to].intersects(object);
    if (object == turned(1) && object.count() == 1 && goes == comes) ++good;
  }
  return moved == 0 ? 0.0 : static_cast<double>(good) / moved;
}

BitVector bits_of(const JsonValue& text) {
  try {
    return BitVector::from_string(text.text());
  } catch (const Error&) {
    throw text.error("a text of 0 and 1");
  }
}

}  // namespace

PlaceBits find_place_bits(const EncodedPairs& pairs, int places) {
  if (pairs.size() == 0) throw unsupported_error("places: no pairs");
  LATPLAN_CHECK(places > 1 && pairs.before[0].size() % places == 0, "whole places");
  const PatchViews views = view(pairs, places);
  ChangeForest forest(views);
  merge_co_moving(views, forest);
  const std::optional<std::vector<BitVector>> objects = forest.objects_of_codes();
  LATPLAN_CHECK(objects.has_value(), "every merge keeps the codes distinct");
  const double share = explained(views, *objects);
  if (share < kExplainedShare) {
    throw unsupported_error(
        fmt::format("places: only {:.0f}% of the moves take one object from one patch to another; "
                    "expected {:.0f}%",
                    100 * share, 100 * kExplainedShare));
  }
  std::vector<int> groups = groups_of_places(views, forest);
  std::vector<PatchCode> codes;
  for (std::size_t i = 0; i < views.codes.size(); ++i) {
    const int group = forest.group(static_cast<int>(i));
    if (std::ranges::find(groups, group) == groups.end())
      continue;  // a stray code: never the nearest
    codes.push_back({views.codes[i], (*objects)[i], group});
  }
  return {std::move(codes), std::move(groups)};
}

PlaceBits::PlaceBits(std::vector<PatchCode> codes, std::vector<int> group_of_place)
    : codes_(std::move(codes)), group_of_place_(std::move(group_of_place)) {}

const PatchCode& PlaceBits::nearest(BitVector PatchCode::*side, const BitVector& seen,
                                    int group) const {
  const PatchCode* best = nullptr;
  int least = 0;
  for (const PatchCode& code : codes_) {
    if (code.group != group) continue;
    const int away = (code.*side ^ seen).count();
    if (best == nullptr || away < least) std::tie(best, least) = std::pair(&code, away);
    if (least == 0) break;
  }
  LATPLAN_CHECK(best != nullptr, "every group has a code");
  return *best;
}

BitVector PlaceBits::recode(const BitVector& latent) const {
  BitVector state(state_bits());
  for (int p = 0; p < places(); ++p) {
    const BitVector code = part(latent, p * code_bits(), code_bits());
    put(state, p * objects(), nearest(&PatchCode::code, code, group_of_place_[p]).objects);
  }
  return state;
}

BitVector PlaceBits::latent(const BitVector& state) const {
  BitVector bits(places() * code_bits());
  for (int p = 0; p < places(); ++p) {
    const BitVector there = part(state, p * objects(), objects());
    put(bits, p * code_bits(), nearest(&PatchCode::objects, there, group_of_place_[p]).code);
  }
  return bits;
}

Json PlaceBits::to_json() const {
  Json codes = Json::array();
  for (const PatchCode& code : codes_) {
    codes.push_back({code.code.to_string(), code.objects.to_string(), code.group});
  }
  return {{"kind", kKind}, {"groups", group_of_place_}, {"sights", codes}};
}

std::shared_ptr<const Recoding> PlaceBits::from_json(const JsonValue& json, int latent_bits) {
  auto groups = json["groups"].numbers<int>();
  std::vector<PatchCode> codes;
  for (const JsonValue& code : json["sights"].list()) {
    const std::vector<JsonValue> parts = code.list();
    if (parts.size() != 3) throw code.error("code, objects and group");
    codes.push_back({bits_of(parts[0]), bits_of(parts[1]), parts[2].number<int>()});
  }
  std::set<std::pair<int, BitVector>> distinct_objects, distinct_codes;
  std::set<int> of_codes;
  for (const PatchCode& code : codes) {
    distinct_objects.emplace(code.group, code.objects);
    distinct_codes.emplace(code.group, code.code);
    of_codes.insert(code.group);
  }
  const auto alike = [&](const PatchCode& code) {
    return code.code.size() == codes[0].code.size() &&
           code.objects.size() == codes[0].objects.size();
  };
  if (groups.empty() || codes.empty() || distinct_objects.size() != codes.size() ||
      distinct_codes.size() != codes.size() ||
      of_codes != std::set<int>(groups.begin(), groups.end()) ||
      !std::ranges::all_of(codes, alike) ||
      std::ssize(groups) * codes[0].code.size() != latent_bits ||
      std::ssize(groups) * codes[0].objects.size() > kMostPropositions) {
    throw json.fault("places and codes do not fit each other or the model");
  }
  return std::make_shared<PlaceBits>(std::move(codes), std::move(groups));
}

}  // namespace latplan::extract
