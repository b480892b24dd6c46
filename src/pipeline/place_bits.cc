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

constexpr std::size_t kMostSights = 400;  // more are no places with a few things on them
constexpr double kExplainedShare = 0.9;

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
  std::vector<BitVector> codes;              // of the sights, the most frequent first
  std::vector<std::vector<Change>> changes;  // of each pair
  std::vector<std::set<int>> sights_of_place;
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
  views.sights_of_place.resize(places);
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    std::vector<Change>& changes = views.changes.emplace_back();
    for (int p = 0; p < places; ++p) {
      const int from = number[part(pairs.before[row], p * bits, bits)];
      const int to = number[part(pairs.after[row], p * bits, bits)];
      views.sights_of_place[p].insert({from, to});
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

  // Both changes happened at once: what the one takes the other brings. Refused when that makes two sights the same, or
  // a thing come twice.
  void join(const Change& a, const Change& b) {
    const auto one = branch_of_.find(std::minmax(a.from, a.to));
    const auto other = branch_of_.find(std::minmax(b.from, b.to));
    if (one == branch_of_.end() || other == branch_of_.end()) return;
    const int turn = (a.from < a.to) == (b.from < b.to) ? -1 : 1;
    if (thing_[one->second] == thing_[other->second]) return;
    const std::vector<int> things = thing_;
    const std::vector<int> signs = sign_;
    const int kept = thing_[one->second];
    const int gone = thing_[other->second];
    const int flip = turn * sign_[one->second] * sign_[other->second];
    for (std::size_t i = 0; i < thing_.size(); ++i) {
      if (thing_[i] != gone) continue;
      thing_[i] = kept;
      sign_[i] *= flip;
    }
    if (!things_of_sights()) {
      thing_ = things;
      sign_ = signs;
    }
  }

  // [sight] which things are there, absent from the most frequent sight of a group where there is a choice; nothing when
  // a thing would have to come twice or two sights of a group would show the same.
  std::optional<std::vector<BitVector>> things_of_sights() const;

 private:
  struct Branch {
    int low, high;
  };
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

std::optional<std::vector<BitVector>> Forest::things_of_sights() const {
  std::map<int, int> column;  // of each thing
  for (const int thing : thing_) column.emplace(thing, static_cast<int>(column.size()));
  const int things = static_cast<int>(column.size());
  std::vector<std::vector<int>> level(
      group_.size());                       // [sight][thing], from the group's first sight
  std::map<int, std::vector<int>> members;  // of each group
  for (std::size_t first = 0; first < group_.size(); ++first) {
    members[group_[first]].push_back(static_cast<int>(first));
    if (!level[first].empty() || things == 0) continue;
    level[first].assign(things, 0);
    std::vector<int> open{static_cast<int>(first)};
    while (!open.empty()) {
      const int sight = open.back();
      open.pop_back();
      for (const int number : by_sight_[sight]) {
        const Branch& branch = branches_[number];
        const int next = branch.low == sight ? branch.high : branch.low;
        if (!level[next].empty()) continue;
        level[next] = level[sight];
        level[next][column[thing_[number]]] += branch.low == sight ? sign_[number] : -sign_[number];
        open.push_back(next);
      }
    }
  }
  std::vector<BitVector> result(group_.size(), BitVector(things));
  for (const auto& [group, sights] : members) {
    std::set<BitVector> different;
    for (int t = 0; t < things; ++t) {
      for (const int sight : sights) {
        const int away = level[sight][t];  // 0 at the group's first sight
        if (away < -1 || away > 1) return {};
        if (away != 0) result[sight].set(t, true);
      }
      const auto has = [&](int away) {
        return std::ranges::any_of(sights, [&](int sight) { return level[sight][t] == away; });
      };
      if (has(1) && has(-1)) return {};
    }
    for (const int sight : sights) {
      if (!different.insert(result[sight]).second) return {};
    }
  }
  return result;
}

bool is_move(const std::vector<Change>& changes) { return changes.size() == 2; }

// Changes that came together, the most frequent first.
std::vector<std::pair<Change, Change>> company(const Views& views) {
  std::map<std::array<int, 4>, std::int64_t> counts;
  for (const std::vector<Change>& changes : views.changes) {
    if (!is_move(changes)) continue;
    ++counts[{changes[0].from, changes[0].to, changes[1].from, changes[1].to}];
  }
  std::vector<std::pair<std::int64_t, std::array<int, 4>>> order;
  for (const auto& [ends, count] : counts) order.emplace_back(-count, ends);
  std::ranges::sort(order);
  std::vector<std::pair<Change, Change>> result;
  for (const auto& [count, e] : order) {
    result.push_back({Change{0, e[0], e[1]}, Change{0, e[2], e[3]}});
  }
  return result;
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
  for (const auto& [one, other] : company(views)) forest.join(one, other);
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
  std::vector<int> groups;
  for (const std::set<int>& shown : views.sights_of_place) {
    groups.push_back(forest.group(*shown.begin()));
  }
  return {std::move(sights), std::move(groups)};
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
  const auto known = [&](int group) {
    return std::ranges::any_of(sights, [&](const Sight& sight) { return sight.group == group; });
  };
  const auto alike = [&](const Sight& sight) {
    return sight.code.size() == sights[0].code.size() &&
           sight.things.size() == sights[0].things.size();
  };
  if (groups.empty() || sights.empty() || !std::ranges::all_of(groups, known) ||
      !std::ranges::all_of(sights, alike) ||
      static_cast<int>(groups.size()) * sights[0].code.size() != learnt_bits) {
    throw input_error("places and sights do not fit each other or the model");
  }
  return std::make_shared<PlaceBits>(std::move(sights), std::move(groups));
}

}  // namespace latplan::pipeline
