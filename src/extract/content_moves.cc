#include "extract/content_moves.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "base/error.h"
#include "extract/fitted.h"
#include "extract/place_contents.h"
#include "extract/unseen.h"

namespace latplan::extract {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

constexpr std::size_t kMostMoved = 12;   // places of a way
constexpr std::size_t kMostOrders = 24;  // ways that one pair may be
constexpr std::size_t kMostWays = 2000;  // that are compared
constexpr std::size_t kMostContentMoves = 60'000;
constexpr int kLeastPairs = 5;  // that a way explains and no better one

// Each of the places shows afterwards what places[source] showed.
struct Way {
  std::vector<int> places, source;
  friend auto operator<=>(const Way&, const Way&) = default;
};
bool explains(const Way& way, const PlaceContents& pairs, std::size_t row) {
  int changed = 0;
  for (std::size_t i = 0; i < way.places.size(); ++i) {
    const int place = way.places[i];
    if (pairs.after[row][place] != pairs.before[row][way.places[way.source[i]]]) return false;
    changed += pairs.changes(row, place) ? 1 : 0;
  }
  if (changed == 0) return false;
  for (int place = 0; place < pairs.places; ++place) changed -= pairs.changes(row, place) ? 1 : 0;
  return changed == 0;
}

Contents moved(const Way& way, const PlaceContents& pairs, std::size_t row) {
  Contents contents;
  for (const int place : way.places) contents.push_back(pairs.before[row][place]);
  return contents;
}

// All orders of the changed places that explain the pair.
void add_orders(const PlaceContents& pairs, std::size_t row, Way& way, std::vector<bool>& used,
                std::vector<Way>& orders) {
  const std::size_t i = way.source.size();
  if (i == way.places.size()) {
    orders.push_back(way);
    return;
  }
  for (std::size_t j = 0; j < way.places.size() && orders.size() < kMostOrders; ++j) {
    if (used[j] || pairs.after[row][way.places[i]] != pairs.before[row][way.places[j]]) continue;
    used[j] = true;
    way.source.push_back(static_cast<int>(j));
    add_orders(pairs, row, way, used, orders);
    way.source.pop_back();
    used[j] = false;
  }
}

// Ways that explain some pair, the most frequent first.
std::vector<Way> possible_ways(const PlaceContents& pairs) {
  std::map<Way, int> counts;
  for (std::size_t row = 0; row < pairs.before.size(); ++row) {
    Way way;
    Contents from, to;
    for (int place = 0; place < pairs.places; ++place) {
      if (!pairs.changes(row, place)) continue;
      way.places.push_back(place);
      from.push_back(pairs.before[row][place]);
      to.push_back(pairs.after[row][place]);
    }
    if (way.places.size() < 2 || way.places.size() > kMostMoved) continue;
    if (!std::ranges::is_permutation(from, to)) continue;  // contents come or go
    std::vector<bool> used(way.places.size(), false);
    std::vector<Way> orders;
    add_orders(pairs, row, way, used, orders);
    for (const Way& order : orders) ++counts[order];
  }
  std::vector<std::pair<int, Way>> order;
  for (const auto& [way, count] : counts) order.emplace_back(-count, way);
  std::ranges::sort(order);
  if (order.size() > kMostWays) order.resize(kMostWays);
  std::vector<Way> ways;
  for (auto& [count, way] : order) ways.push_back(std::move(way));
  return ways;
}

struct UsedWay {
  Way way;
  std::vector<int> rows;  // that it explains
};

// The fewest ways that explain the pairs, chosen greedily.
std::vector<UsedWay> find_ways(const PlaceContents& pairs) {
  std::vector<UsedWay> candidates;
  for (Way& way : possible_ways(pairs)) {
    UsedWay one{std::move(way), {}};
    for (std::size_t row = 0; row < pairs.before.size(); ++row) {
      if (explains(one.way, pairs, row)) one.rows.push_back(static_cast<int>(row));
    }
    if (static_cast<int>(one.rows.size()) >= kLeastPairs) candidates.push_back(std::move(one));
  }
  std::vector<bool> explained(pairs.before.size(), false);
  const auto gain = [&](const UsedWay& one) {
    return std::ranges::count_if(one.rows, [&](int row) { return !explained[row]; });
  };
  std::vector<UsedWay> chosen;
  while (!candidates.empty()) {
    std::erase_if(candidates, [&](const UsedWay& one) { return gain(one) < kLeastPairs; });
    const auto best = std::ranges::max_element(candidates, {}, gain);
    if (best == candidates.end()) break;
    for (const int row : best->rows) explained[row] = true;
    chosen.push_back(*best);
  }
  return chosen;
}

// Pairs of one way with some contents at fixed places.
struct MovedGroup {
  const UsedWay* used;
  std::vector<int> fixed;  // [place of the way] the content that is always there; -1: any
  std::vector<int> rows;
};

// A content that all pairs of the group move although chance does not explain it, at places that are not fixed; -1: none.
int required_content(const PlaceContents& pairs, const MovedGroup& group, double alpha) {
  const auto contents = static_cast<double>(pairs.codes.size());
  std::map<int, int> rows_with;
  double places = 0;
  for (std::size_t i = 0; i < group.fixed.size(); ++i) places += group.fixed[i] < 0 ? 1 : 0;
  for (const int row : group.rows) {
    std::set<int> here;
    for (std::size_t i = 0; i < group.fixed.size(); ++i) {
      if (group.fixed[i] < 0) here.insert(pairs.before[row][group.used->way.places[i]]);
    }
    for (const int content : here) ++rows_with[content];
  }
  const auto count = static_cast<double>(group.rows.size());
  for (const auto& [content, rows] : rows_with) {
    if (rows < static_cast<int>(group.rows.size())) continue;
    const double chance = std::min(1.0, pairs.per_state[content] * places / pairs.places);
    if (count * std::log(chance) < std::log(alpha / contents)) return content;
  }
  return -1;
}

void split(const PlaceContents& pairs, MovedGroup group, double alpha,
           std::vector<MovedGroup>& result) {
  const int content = required_content(pairs, group, alpha);
  if (content < 0) {
    result.push_back(std::move(group));
    return;
  }
  for (std::size_t i = 0; i < group.fixed.size(); ++i) {
    if (group.fixed[i] >= 0) continue;
    MovedGroup part{group.used, group.fixed, {}};
    part.fixed[i] = content;
    for (const int row : group.rows) {
      if (pairs.before[row][group.used->way.places[i]] == content) part.rows.push_back(row);
    }
    if (!part.rows.empty()) split(pairs, std::move(part), alpha, result);
  }
}

class Builder {
 public:
  Builder(const PlaceContents& pairs, const ActionTable& outside, std::vector<MovedGroup> groups)
      : pairs_(pairs), outside_(outside), groups_(std::move(groups)), movable_(pairs.codes.size()) {
    for (const MovedGroup& group : groups_) {
      for (std::size_t i = 0; i < group.fixed.size(); ++i) {
        if (group.fixed[i] >= 0) continue;
        for (const int row : group.rows) {
          movable_[pairs_.before[row][group.used->way.places[i]]] = true;
        }
      }
    }
  }

  // Error(Unsupported) if none is of contents that no pair shows.
  std::vector<Action> actions() {
    bool any_new = false;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      const MovedGroup& group = groups_[g];
      std::map<Contents, int> seen;
      for (const int row : group.rows) ++seen[moved(group.used->way, pairs_, row)];
      std::vector<Contents> possible;
      Contents contents;
      if (!list(group, contents, possible)) possible.clear();  // what was seen is all
      const std::vector<bool> believe = believed(alternatives(group, seen, possible));
      for (std::size_t i = 0; i < possible.size(); ++i) {
        if (!believe[i] || seen.contains(possible[i])) continue;
        add(group.used->way, outside_.actions[g], possible[i]);
        any_new = true;
      }
      for (const auto& [one, count] : seen) add(group.used->way, outside_.actions[g], one);
    }
    if (!any_new) throw unsupported_error("shared preconditions: all contents were seen to move");
    return std::move(actions_);
  }

 private:
  std::vector<Alternative> alternatives(const MovedGroup& group,
                                        const std::map<Contents, int>& seen,
                                        const std::vector<Contents>& possible) const {
    std::map<Contents, double> there;  // states that show these contents
    for (std::size_t row = 0; row < pairs_.before.size(); ++row) {
      there[moved(group.used->way, pairs_, row)] += 1;
    }
    std::vector<Alternative> result;
    double chances = 0;
    for (const Contents& one : possible) {
      const auto found = there.find(one);
      result.push_back({seen.contains(one), found == there.end() ? 0 : found->second});
      chances += result.back().expected;
    }
    const double rate = static_cast<double>(group.rows.size()) / std::max(1.0, chances);
    for (Alternative& one : result) one.expected *= std::min(1.0, rate);
    return result;
  }

  // False if they would be too many.
  bool list(const MovedGroup& group, Contents& contents, std::vector<Contents>& possible) const {
    const std::size_t i = contents.size();
    if (i == group.fixed.size()) {
      possible.push_back(contents);
      return actions_.size() + possible.size() <= kMostContentMoves;
    }
    for (const int content : pairs_.shown[group.used->way.places[i]]) {
      if (group.fixed[i] >= 0 ? content != group.fixed[i] : !movable_[content]) continue;
      const bool again = std::ranges::find(contents, content) != contents.end();
      if (again && !pairs_.repeated[content]) continue;
      contents.push_back(content);
      const bool few = list(group, contents, possible);
      contents.pop_back();
      if (!few) return false;
    }
    return true;
  }

  void add(const Way& way, const Action& outside, const Contents& contents) {
    const int bits = pairs_.bits_per_place();
    BitVector before(bits * pairs_.places), after(before), shown(before);
    for (std::size_t i = 0; i < way.places.size(); ++i) {
      const int to = contents[way.source[i]];
      for (int f = 0; f < bits; ++f) {
        const int bit = way.places[i] * bits + f;
        before.set(bit, pairs_.codes[contents[i]].get(f));
        after.set(bit, pairs_.codes[to].get(f));
        shown.set(bit, !pairs_.one_hot);
      }
    }
    const BitVector on = after & ~before, off = before & ~after;
    if (on.none() && off.none()) return;
    actions_.push_back({fmt::format("m{}", actions_.size()), before | outside.pos,
                        on | (shown & ~before) | outside.neg, on, off});
  }

  const PlaceContents& pairs_;
  const ActionTable& outside_;
  std::vector<MovedGroup> groups_;
  std::vector<bool> movable_;
  std::vector<Action> actions_;
};

}  // namespace

ActionTable with_content_moves(const ActionTable& table, const EncodedPairs& encoded, int places,
                               double alpha) {
  LATPLAN_CHECK(places > 1 && encoded.state_bits() % places == 0, "whole places");
  const PlaceContents pairs(encoded, places);
  const std::vector<UsedWay> ways = find_ways(pairs);
  std::vector<MovedGroup> groups;
  for (const UsedWay& used : ways) {
    split(pairs, {&used, std::vector<int>(used.way.places.size(), -1), used.rows}, alpha, groups);
  }
  // What a way needs elsewhere, from all its pairs.
  const BitVector none(table.state_bits);
  ActionTable outside{table.state_bits, {}};
  std::vector<std::vector<int>> rows;
  std::vector<bool> explained(encoded.size(), false);
  for (const MovedGroup& group : groups) {
    outside.actions.push_back({"way", none, none, none, none});
    rows.push_back(group.rows);
    for (const int row : group.rows) explained[row] = true;
  }
  add_statistical_preconditions(outside, rows, encoded, alpha, false);
  const int bits = table.state_bits / places;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    for (const int place : groups[g].used->way.places) {
      for (int f = 0; f < bits; ++f) {
        outside.actions[g].pos.set(place * bits + f, false);
        outside.actions[g].neg.set(place * bits + f, false);
      }
    }
  }
  ActionTable result{table.state_bits, Builder(pairs, outside, std::move(groups)).actions()};
  std::set<Effect> others;
  for (std::size_t row = 0; row < encoded.size(); ++row) {
    if (!explained[row]) others.insert(effect_of(encoded.before[row], encoded.after[row]));
  }
  for (const Action& action : table.actions) {
    if (others.contains({action.add, action.del})) result.actions.push_back(action);
  }
  return symbolic::merge_duplicates(result);
}

}  // namespace latplan::extract
