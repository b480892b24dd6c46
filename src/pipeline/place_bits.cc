#include "pipeline/place_bits.h"

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

namespace latplan::pipeline {
namespace {

constexpr std::size_t kMostSights = 256;  // more are no places with a few things on them
constexpr double kExplainedShare = 0.9;
constexpr double kStrayShare = 0.01;  // of what places show, sights of another group than their own

BitVector part(const BitVector& state, int first, int count) {
  BitVector bits(count);
  for (int i = 0; i < count; ++i) bits.set(i, state.get(first + i));
  return bits;
}

void put(BitVector& state, int first, const BitVector& bits) {
  for (const int i : bits.ones()) state.set(first + i, true);
}

// A pair's change of one place, between sights by number.
struct Change {
  int place, from, to;
};

// What the places show in the pairs.
struct Views {
  std::vector<BitVector> codes;                    // of the sights, the most frequent first
  std::vector<std::vector<Change>> changes;        // of each pair
  std::vector<std::map<int, std::int64_t>> shown;  // [place] sights, how often
};

Views view(const EncodedPairs& pairs, int places) {
  const int bits = pairs.before[0].size() / places;
  std::map<BitVector, std::int64_t> counts;
  for (const auto* states : {&pairs.before, &pairs.after}) {
    for (const BitVector& state : *states) {
      for (int p = 0; p < places; ++p) ++counts[part(state, p * bits, bits)];
    }
  }
  if (counts.size() > kMostSights) {
    throw unsupported_error(
        fmt::format("--method places: a place shows {} different codes; expected {} at most",
                    counts.size(), kMostSights));
  }
  std::vector<std::pair<std::int64_t, BitVector>> order;
  for (const auto& [code, count] : counts) order.emplace_back(-count, code);
  std::ranges::sort(order);
  Views views;
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

// The changes as a forest over the sights: its branches, and how each way along a branch belongs to a thing.
class Forest {
 public:
  explicit Forest(const Views& views) : group_(views.codes.size()), by_sight_(views.codes.size()) {
    std::map<std::pair<int, int>, std::int64_t> counts;
    for (const std::vector<Change>& changes : views.changes) {
      for (const Change& c : changes) ++counts[std::minmax(c.from, c.to)];
    }
    std::vector<std::pair<std::int64_t, std::pair<int, int>>> order;
    for (const auto& [ends, count] : counts) order.emplace_back(-count, ends);
    std::ranges::sort(order);
    std::iota(group_.begin(), group_.end(), 0);
    for (const auto& [count, ends] : order) add_branch(ends.first, ends.second);
    thing_.resize(branches_.size());
    std::iota(thing_.begin(), thing_.end(), 0);
    sign_.assign(branches_.size(), 1);
  }

  int group(int sight) const { return group_[sight]; }

  // Changes of one place as a way along a branch: its number, and 1 from the lower sight to the higher or -1; none when
  // another way between the two is seen more often.
  struct Way {
    int branch, direction;
  };
  std::optional<Way> way(const Change& change) const {
    const auto found = branch_of_.find(std::minmax(change.from, change.to));
    if (found == branch_of_.end()) return {};
    return Way{found->second, change.from < change.to ? 1 : -1};
  }

  // Ways along both branches came at once, in the same direction or not: what the one takes the other brings. Refused
  // when that makes two sights the same, or a thing come twice.
  void join(int branch, int other, bool same_direction) {
    if (thing_[branch] == thing_[other]) return;
    const std::vector<int> things = thing_;
    const std::vector<int> signs = sign_;
    const int kept = thing_[branch];
    const int gone = thing_[other];
    const int flip = (same_direction ? -1 : 1) * sign_[branch] * sign_[other];
    for (std::size_t i = 0; i < thing_.size(); ++i) {
      if (thing_[i] != gone) continue;
      thing_[i] = kept;
      sign_[i] *= flip;
    }
    if (things_of_sights()) return;
    thing_ = things;
    sign_ = signs;
  }

  // [sight] which things are there; nothing when a thing would have to come twice or two sights of a group would show the
  // same. Whether coming or going is called coming is settled by the most frequent sight of those that know a thing: it
  // has not got it.
  std::optional<std::vector<BitVector>> things_of_sights() const;

 private:
  struct Branch {
    int low, high;
  };
  std::vector<std::vector<int>> levels(const std::map<int, int>& column) const;
  void add_branch(int low, int high) {
    const int kept = group_[low];
    const int gone = group_[high];
    if (kept == gone) return;  // another way between them is seen more often
    std::ranges::replace(group_, gone, kept);
    const int number = static_cast<int>(branches_.size());
    branch_of_[{low, high}] = number;
    by_sight_[low].push_back(number);
    by_sight_[high].push_back(number);
    branches_.push_back({low, high});
  }

  std::vector<int> group_;
  std::vector<Branch> branches_;
  std::map<std::pair<int, int>, int> branch_of_;
  std::vector<std::vector<int>> by_sight_;
  std::vector<int> thing_;  // [branch]
  std::vector<int> sign_;   // [branch] whether the thing comes (1) or goes (-1) from low to high
};

// [sight][thing] how often it came on the way from the group's most frequent sight.
std::vector<std::vector<int>> Forest::levels(const std::map<int, int>& column) const {
  std::vector<std::vector<int>> level(group_.size());
  for (std::size_t first = 0; first < group_.size(); ++first) {
    if (!level[first].empty()) continue;
    level[first].assign(column.size(), 0);
    std::vector<int> open{static_cast<int>(first)};
    while (!open.empty()) {
      const int sight = open.back();
      open.pop_back();
      for (const int number : by_sight_[sight]) {
        const Branch& branch = branches_[number];
        const int next = branch.low == sight ? branch.high : branch.low;
        if (!level[next].empty()) continue;
        level[next] = level[sight];
        level[next][column.at(thing_[number])] +=
            branch.low == sight ? sign_[number] : -sign_[number];
        open.push_back(next);
      }
    }
  }
  return level;
}

std::optional<std::vector<BitVector>> Forest::things_of_sights() const {
  std::map<int, int> column;  // of each thing
  for (const int thing : thing_) column.emplace(thing, static_cast<int>(column.size()));
  const int things = static_cast<int>(column.size());
  if (things == 0) return std::vector<BitVector>(group_.size(), BitVector(0));
  const std::vector<std::vector<int>> level = levels(column);
  std::map<int, std::vector<int>> members;  // of each group, the most frequent first
  for (std::size_t i = 0; i < group_.size(); ++i) members[group_[i]].push_back(static_cast<int>(i));
  std::vector<BitVector> result(group_.size(), BitVector(things));
  for (int t = 0; t < things; ++t) {
    int first = static_cast<int>(group_.size());  // the most frequent that knows the thing
    std::vector<int> known;
    for (const auto& [group, sights] : members) {
      const auto [least, most] =
          std::ranges::minmax(sights, {}, [&](int sight) { return level[sight][t]; });
      if (level[most][t] == level[least][t]) continue;
      if (level[most][t] > level[least][t] + 1) return {};
      for (const int sight : sights) result[sight].set(t, level[sight][t] > level[least][t]);
      known.insert(known.end(), sights.begin(), sights.end());
      first = std::min(first, sights.front());
    }
    if (known.empty() || !result[first].get(t)) continue;
    for (const int sight : known) result[sight].set(t, !result[sight].get(t));
  }
  for (const auto& [group, sights] : members) {
    std::set<BitVector> different;
    for (const int sight : sights) {
      if (!different.insert(result[sight]).second) return {};
    }
  }
  return result;
}

bool is_move(const std::vector<Change>& changes) { return changes.size() == 2; }

// Joins the branches along which pairs went at once, those that did so most often first.
void join_company(const Views& views, Forest& forest) {
  std::map<std::tuple<int, int, bool>, std::int64_t> counts;  // two branches, same direction
  for (const std::vector<Change>& changes : views.changes) {
    if (!is_move(changes)) continue;
    const std::optional<Forest::Way> one = forest.way(changes[0]);
    const std::optional<Forest::Way> other = forest.way(changes[1]);
    if (!one || !other || one->branch == other->branch) continue;
    const auto [low, high] = std::minmax(one->branch, other->branch);
    ++counts[{low, high, one->direction == other->direction}];
  }
  std::vector<std::pair<std::int64_t, std::tuple<int, int, bool>>> order;
  for (const auto& [company, count] : counts) order.emplace_back(-count, company);
  std::ranges::sort(order);
  for (const auto& [count, company] : order)
    std::apply([&](auto... of) { forest.join(of...); }, company);
}

// The group of sights each place shows; Error(Unsupported) when places show those of several.
std::vector<int> groups_of_places(const Views& views, const Forest& forest) {
  std::vector<int> groups;
  std::int64_t all = 0;
  std::int64_t stray = 0;
  for (const auto& shown : views.shown) {
    std::map<int, std::int64_t> count;
    for (const auto& [sight, times] : shown) count[forest.group(sight)] += times;
    const auto own =
        std::ranges::max_element(count, {}, &std::pair<const int, std::int64_t>::second);
    groups.push_back(own->first);
    for (const auto& [group, times] : count) {
      all += times;
      if (group != own->first) stray += times;
    }
  }
  if (static_cast<double>(stray) > kStrayShare * static_cast<double>(all)) {
    throw unsupported_error(
        "--method places: patches show what no move turns into what else they show");
  }
  return groups;
}

// Share of the changed pairs in which one thing leaves one place for another.
double explained(const Views& views, const std::vector<BitVector>& things) {
  int moved = 0;
  int good = 0;
  for (const std::vector<Change>& changes : views.changes) {
    if (changes.empty()) continue;
    ++moved;
    if (!is_move(changes)) continue;
    const auto turned = [&](int i) { return things[changes[i].from] ^ things[changes[i].to]; };
    const BitVector thing = turned(0);
    const bool goes = things[changes[0].from].intersects(thing);
    const bool comes = things[changes[1].to].intersects(thing);
    if (thing == turned(1) && thing.count() == 1 && goes == comes) ++good;
  }
  return moved == 0 ? 0.0 : static_cast<double>(good) / moved;
}

}  // namespace

PlaceBits find_place_bits(const EncodedPairs& pairs, int places) {
  if (pairs.size() == 0) throw unsupported_error("--method places: no pairs to look at");
  LATPLAN_CHECK(places > 1 && pairs.before[0].size() % places == 0, "whole places");
  const Views views = view(pairs, places);
  Forest forest(views);
  join_company(views, forest);
  const std::optional<std::vector<BitVector>> things = forest.things_of_sights();
  LATPLAN_CHECK(things.has_value(), "every step kept the things apart");
  const double share = explained(views, *things);
  if (share < kExplainedShare) {
    throw unsupported_error(fmt::format(
        "--method places: only {:.0f}% of the moves take one thing from one patch to another; "
        "expected {:.0f}%",
        100 * share, 100 * kExplainedShare));
  }
  std::vector<Sight> sights;
  for (std::size_t i = 0; i < views.codes.size(); ++i) {
    sights.push_back({views.codes[i], (*things)[i], forest.group(static_cast<int>(i))});
  }
  return {std::move(sights), groups_of_places(views, forest)};
}

PlaceBits::PlaceBits(std::vector<Sight> sights, std::vector<int> group_of_place)
    : sights_(std::move(sights)), group_of_place_(std::move(group_of_place)) {}

const Sight& PlaceBits::nearest(BitVector Sight::*side, const BitVector& seen, int group) const {
  const Sight* best = nullptr;
  int least = 0;
  for (const Sight& sight : sights_) {
    if (sight.group != group) continue;
    const int away = (sight.*side ^ seen).count();
    if (best == nullptr || away < least) std::tie(best, least) = std::pair(&sight, away);
    if (least == 0) break;
  }
  LATPLAN_CHECK(best != nullptr, "every group has a sight");
  return *best;
}

BitVector PlaceBits::recode(const BitVector& learnt) const {
  BitVector state(state_bits());
  for (int p = 0; p < places(); ++p) {
    const BitVector code = part(learnt, p * code_bits(), code_bits());
    put(state, p * things(), nearest(&Sight::code, code, group_of_place_[p]).things);
  }
  return state;
}

BitVector PlaceBits::learnt(const BitVector& state) const {
  BitVector bits(places() * code_bits());
  for (int p = 0; p < places(); ++p) {
    const BitVector there = part(state, p * things(), things());
    put(bits, p * code_bits(), nearest(&Sight::things, there, group_of_place_[p]).code);
  }
  return bits;
}

nlohmann::json PlaceBits::to_json() const {
  nlohmann::json sights = nlohmann::json::array();
  for (const Sight& sight : sights_) {
    sights.push_back({sight.code.to_string(), sight.things.to_string(), sight.group});
  }
  return {{"kind", kKind}, {"groups", group_of_place_}, {"sights", sights}};
}

std::shared_ptr<const Recoding> PlaceBits::from_json(const nlohmann::json& json, int learnt_bits) {
  auto groups = json.at("groups").get<std::vector<int>>();
  std::vector<Sight> sights;
  for (const nlohmann::json& sight : json.at("sights")) {
    sights.push_back({BitVector::from_string(sight.at(0).get<std::string>()),
                      BitVector::from_string(sight.at(1).get<std::string>()),
                      sight.at(2).get<int>()});
  }
  std::set<std::pair<int, BitVector>> things, codes;
  for (const Sight& sight : sights) {
    things.emplace(sight.group, sight.things);
    codes.emplace(sight.group, sight.code);
  }
  const auto used = [&](const Sight& sight) {
    return std::ranges::find(groups, sight.group) != groups.end();
  };
  const auto known = [&](int group) {
    return std::ranges::any_of(sights, [&](const Sight& sight) { return sight.group == group; });
  };
  const auto alike = [&](const Sight& sight) {
    return sight.code.size() == sights[0].code.size() &&
           sight.things.size() == sights[0].things.size();
  };
  if (groups.empty() || sights.empty() || things.size() != sights.size() ||
      codes.size() != sights.size() || !std::ranges::all_of(sights, used) ||
      !std::ranges::all_of(groups, known) || !std::ranges::all_of(sights, alike) ||
      static_cast<int>(groups.size()) * sights[0].code.size() != learnt_bits) {
    throw input_error("places and sights do not fit each other or the model");
  }
  return std::make_shared<PlaceBits>(std::move(sights), std::move(groups));
}

}  // namespace latplan::pipeline
