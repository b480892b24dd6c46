#include "extract/translations.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "base/error.h"
#include "extract/fitted.h"
#include "extract/place_contents.h"
#include "extract/unseen.h"

namespace latplan::extract {
namespace {

using nn::Corner;
using symbolic::Action;
using symbolic::ActionTable;

constexpr std::size_t kMostChanged = 12;           // places of an action
constexpr std::size_t kMostContexts = 8;           // of a pattern
constexpr std::size_t kMostTranslations = 60'000;  // actions

// What changes, seen from the first place that does.
struct ChangeThere {
  Corner offset;
  int from, to;
  friend auto operator<=>(const ChangeThere&, const ChangeThere&) = default;
};
using Pattern = std::vector<ChangeThere>;

// Where places are.
class PlaceMap {
 public:
  explicit PlaceMap(std::span<const Corner> corners) : corners_(corners.begin(), corners.end()) {
    std::set<int> rows, columns;
    for (std::size_t place = 0; place < corners_.size(); ++place) {
      at_[corners_[place]] = static_cast<int>(place);
      rows.insert(corners_[place].y);
      columns.insert(corners_[place].x);
    }
    step_ = {least_step(rows), least_step(columns)};
  }
  // -1: none.
  int seen_from(int place, Corner offset) const {
    const auto found = at_.find({corners_[place].y + offset.y, corners_[place].x + offset.x});
    return found == at_.end() ? -1 : found->second;
  }
  Corner offset(int from, int to) const {
    return {corners_[to].y - corners_[from].y, corners_[to].x - corners_[from].x};
  }
  // Offsets of the places around those of the pattern.
  std::set<Corner> around(const Pattern& pattern) const {
    std::set<Corner> result;
    for (const ChangeThere& change : pattern) {
      for (const int y : {-step_.y, 0, step_.y}) {
        for (const int x : {-step_.x, 0, step_.x}) {
          result.insert({change.offset.y + y, change.offset.x + x});
        }
      }
    }
    for (const ChangeThere& change : pattern) result.erase(change.offset);
    return result;
  }

 private:
  static int least_step(const std::set<int>& numbers) {
    int least = 1 << 30;
    int last = -least;
    for (const int number : numbers) {
      least = std::min(least, number - last);
      last = number;
    }
    return least;
  }
  std::vector<Corner> corners_;
  std::map<Corner, int> at_;
  Corner step_;
};

using RowsByPlace = std::map<int, std::vector<int>>;  // by the first place that changes

std::map<Pattern, RowsByPlace> find_patterns(const PlaceContents& pairs, const PlaceMap& map) {
  std::map<Pattern, RowsByPlace> patterns;
  for (std::size_t row = 0; row < pairs.before.size(); ++row) {
    Pattern pattern;
    int first = -1;
    for (int place = 0; place < pairs.places; ++place) {
      if (!pairs.changes(row, place)) continue;
      if (first < 0) first = place;
      pattern.push_back(
          {map.offset(first, place), pairs.before[row][place], pairs.after[row][place]});
    }
    if (pattern.empty() || pattern.size() > kMostChanged) continue;
    patterns[std::move(pattern)][first].push_back(static_cast<int>(row));
  }
  return patterns;
}

using Shares = std::vector<std::vector<double>>;  // [place][content] of the states before
Shares shares(const PlaceContents& pairs) {
  Shares share(pairs.places, std::vector<double>(pairs.codes.size(), 0.0));
  for (const Contents& contents : pairs.before) {
    for (int place = 0; place < pairs.places; ++place) {
      share[place][contents[place]] += 1.0 / static_cast<double>(pairs.before.size());
    }
  }
  return share;
}

// Contents that must be, or must not be, at an offset where there is a place.
struct Neighbour {
  Corner offset;
  int content;
  bool there;
};

// Neighbours that were constant over all pairs, although chance would have shown others.
std::vector<Neighbour> find_neighbours(const PlaceContents& pairs, const PlaceMap& map,
                                       const Shares& share, const Pattern& pattern,
                                       const RowsByPlace& rows, double alpha) {
  std::vector<Neighbour> result;
  const std::set<Corner> offsets = map.around(pattern);
  const auto contents = static_cast<int>(pairs.codes.size());
  const double threshold = std::log(alpha / (static_cast<double>(offsets.size()) * contents));
  for (const Corner& offset : offsets) {
    int all = 0;
    std::vector<int> with(contents, 0);
    for (const auto& [first, here] : rows) {
      const int place = map.seen_from(first, offset);
      if (place < 0) continue;
      for (const int row : here) ++with[pairs.before[row][place]];
      all += static_cast<int>(here.size());
    }
    for (int content = 0; content < contents && all > 0; ++content) {
      if (with[content] != 0 && with[content] != all) continue;
      const bool there = with[content] == all;
      double chance = 0;  // log
      for (const auto& [first, here] : rows) {
        const int place = map.seen_from(first, offset);
        if (place < 0) continue;
        const double p = std::clamp(share[place][content], 1e-12, 1 - 1e-12);
        chance += static_cast<double>(here.size()) * (there ? std::log(p) : std::log1p(-p));
      }
      if (chance < threshold) result.push_back({offset, content, there});
    }
  }
  return result;
}

// The contents that the pattern brings, if no pair showed them before although chance would have: nothing is put down
// while it lies somewhere.
std::vector<int> find_absent(const PlaceContents& pairs, const Pattern& pattern,
                             const RowsByPlace& rows, double alpha) {
  std::vector<int> absent;
  for (const ChangeThere& change : pattern) {
    const auto gone = [&](const ChangeThere& other) { return other.from == change.to; };
    if (pairs.repeated[change.to] || std::ranges::any_of(pattern, gone)) continue;
    const auto shown = [&](std::size_t row) {
      return std::ranges::find(pairs.before[row], change.to) != pairs.before[row].end();
    };
    double states_without = 0, rows_without = 0, all = 0;
    for (std::size_t row = 0; row < pairs.before.size(); ++row) {
      states_without += shown(row) ? 0 : 1;
    }
    for (const auto& [first, here] : rows) {
      for (const int row : here) rows_without += shown(row) ? 0 : 1;
      all += static_cast<double>(here.size());
    }
    const double share = states_without / static_cast<double>(pairs.before.size());
    const double threshold = std::log(alpha / static_cast<double>(pairs.codes.size()));
    if (rows_without == all && all * std::log(share) < threshold) absent.push_back(change.to);
  }
  return absent;
}

// Pairs that show one pattern.
struct Group {
  Pattern pattern;
  RowsByPlace rows;
  std::vector<Neighbour> context = {};  // at most one: this pattern happens in several
};

// The neighbours of which each pair of the pattern has one, although chance would have shown none: a key is picked up by an
// agent that faces it, from one of four sides. Chosen greedily; empty: none explain all pairs.
std::vector<Neighbour> find_contexts(const PlaceContents& pairs, const PlaceMap& map,
                                     const Shares& share, const Group& group, double alpha) {
  const std::set<Corner> offsets = map.around(group.pattern);
  const auto contents = static_cast<int>(pairs.codes.size());
  std::vector<std::pair<int, int>> left;  // first place, row
  for (const auto& [first, rows] : group.rows) {
    for (const int row : rows) left.emplace_back(first, row);
  }
  const std::vector<std::pair<int, int>> all = left;
  const auto shows = [&](const Neighbour& one, std::pair<int, int> at) {
    const int place = map.seen_from(at.first, one.offset);
    return place >= 0 && pairs.before[at.second][place] == one.content;
  };
  std::vector<Neighbour> contexts;
  while (!left.empty() && contexts.size() < kMostContexts) {
    Neighbour best{};
    double most = 0;
    std::map<int, int> from;  // pairs that are left, by first place
    for (const auto& [first, row] : left) ++from[first];
    for (const Corner& offset : offsets) {
      std::map<int, double> gain;  // by content: pairs beyond those by chance
      for (const auto& [first, row] : left) {
        const int place = map.seen_from(first, offset);
        if (place >= 0) gain[pairs.before[row][place]] += 1;
      }
      for (auto& [content, more] : gain) {
        for (const auto& [first, count] : from) {
          const int place = map.seen_from(first, offset);
          if (place >= 0) more -= count * share[place][content];
        }
        if (more > most) std::tie(best, most) = std::pair(Neighbour{offset, content, true}, more);
      }
    }
    if (most <= 0.5) return {};
    contexts.push_back(best);
    std::erase_if(left, [&](const auto& at) { return shows(best, at); });
  }
  if (!left.empty() || contexts.size() < 2) return {};
  double chance = 0;  // log
  for (const auto& [first, row] : all) {
    double any = 0;
    for (const Neighbour& one : contexts) {
      const int place = map.seen_from(first, one.offset);
      if (place >= 0) any += share[place][one.content];
    }
    chance += std::log(std::min(1.0, any));
  }
  const double choices = std::log(static_cast<double>(offsets.size()) * contents);
  if (chance >= std::log(alpha) - static_cast<double>(contexts.size()) * choices) return {};
  return contexts;
}

// The pairs of each context.
std::vector<Group> split_by_contexts(const PlaceContents& pairs, const PlaceMap& map,
                                     const Group& group, const std::vector<Neighbour>& contexts) {
  std::vector<Group> parts;
  for (const Neighbour& context : contexts) {
    Group part{group.pattern, {}, {context}};
    for (const auto& [first, rows] : group.rows) {
      const int place = map.seen_from(first, context.offset);
      for (const int row : rows) {
        if (place >= 0 && pairs.before[row][place] == context.content) {
          part.rows[first].push_back(row);
        }
      }
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

// An action of a group at one place.
struct Translated {
  Action action;
  std::size_t group;
  int first;
  std::vector<Corner> shape;  // where it changes something, and its context
  bool seen;
  double expected = 0;  // pairs that would show it
};

// Sets how many pairs would show each: of the states that allow it, the share in which its group was taken, if all exist.
void set_expected(std::vector<Translated>& actions, const std::vector<Group>& groups,
                  const EncodedPairs& pairs) {
  std::vector<double> taken(groups.size(), 0), chances(groups.size(), 0);
  for (Translated& one : actions) {
    for (std::size_t row = 0; row < pairs.size(); ++row) {
      one.expected += one.action.applicable(pairs.before[row]) ? 1 : 0;
    }
    chances[one.group] += one.expected;
    if (!one.seen) continue;
    taken[one.group] += static_cast<double>(groups[one.group].rows.at(one.first).size());
  }
  for (Translated& one : actions) {
    one.expected *= std::min(1.0, taken[one.group] / std::max(1.0, chances[one.group]));
  }
}

// Leaves out those that were not seen and are not believed in. Actions with one key are alike; at each place, one of them
// was seen or none.
template <typename Key>
void keep_believed(std::vector<Translated>& actions, const Key& key) {
  std::map<decltype(key(actions[0])), std::map<int, Alternative>> alike;
  for (const Translated& one : actions) {
    Alternative& there = alike[key(one)].try_emplace(one.first, false, 0.0).first->second;
    there.seen = there.seen || one.seen;
    there.expected += one.expected;
  }
  std::map<decltype(key(actions[0])), std::set<int>> kept;
  for (const auto& [which, places] : alike) {
    std::vector<Alternative> list;
    for (const auto& [place, one] : places) list.push_back(one);
    const std::vector<bool> believe = believed(list);
    std::size_t i = 0;
    for (const auto& [place, one] : places) {
      if (believe[i++]) kept[which].insert(place);
    }
  }
  std::erase_if(actions, [&](const Translated& one) {
    return !one.seen && !kept[key(one)].contains(one.first);
  });
}

// Patterns at two places or more, and those that happen in several contexts.
std::vector<Group> find_groups(const PlaceContents& pairs, const PlaceMap& map, const Shares& share,
                               double alpha) {
  std::vector<Group> groups;
  for (auto& [pattern, by_place] : find_patterns(pairs, map)) {
    Group group{pattern, by_place};
    const std::vector<Neighbour> contexts = find_contexts(pairs, map, share, group, alpha);
    if (contexts.empty()) {
      if (by_place.size() > 1) groups.push_back(std::move(group));
      continue;
    }
    for (Group& part : split_by_contexts(pairs, map, group, contexts)) {
      groups.push_back(std::move(part));
    }
  }
  return groups;
}

// Single bits that were constant over all pairs of each group, as preconditions of actions without effects.
ActionTable constant_bits(const std::vector<Group>& groups, const EncodedPairs& pairs,
                          double alpha) {
  const BitVector none(pairs.state_bits());
  ActionTable table{pairs.state_bits(), {}};
  std::vector<std::vector<int>> rows;
  for (const Group& group : groups) {
    std::vector<int>& all = rows.emplace_back();
    for (const auto& [place, some] : group.rows) all.insert(all.end(), some.begin(), some.end());
    table.actions.push_back({"", none, none, none, none});
  }
  add_statistical_preconditions(table, rows, pairs, alpha, false);
  return table;
}

// What the actions of a group have in common.
struct Common {
  Action constant;                    // preconditions alone
  std::vector<Neighbour> neighbours;  // also its context
  std::vector<int> absent;
};

// The action of a group whose first change is at that place; none where its contents were never shown.
std::optional<Action> action_at(const PlaceContents& pairs, const PlaceMap& map, const Group& group,
                                const Common& common, int first) {
  const int bits = pairs.bits_per_place();
  const auto bit = [&](int place, int content) {
    return place * bits + pairs.codes[content].ones().front();
  };
  Action action = common.constant;
  for (const Neighbour& one : group.context) {
    if (map.seen_from(first, one.offset) < 0) return {};
  }
  for (const ChangeThere& change : group.pattern) {
    const int place = map.seen_from(first, change.offset);
    if (place < 0 || !pairs.shown[place].contains(change.from) ||
        !pairs.shown[place].contains(change.to)) {
      return {};
    }
    for (int f = 0; f < bits; ++f) {
      action.pos.set(place * bits + f, false);
      action.neg.set(place * bits + f, false);
    }
    action.add.set(bit(place, change.to), true);
    action.del.set(bit(place, change.from), true);
  }
  action.pos |= action.del;
  action.neg |= action.add;
  for (const Neighbour& one : common.neighbours) {
    const int place = map.seen_from(first, one.offset);
    if (place >= 0) (one.there ? action.pos : action.neg).set(bit(place, one.content), true);
  }
  for (const int content : common.absent) {
    for (int place = 0; place < pairs.places; ++place) {
      if (pairs.shown[place].contains(content)) action.neg.set(bit(place, content), true);
    }
  }
  return action;
}

}  // namespace

ActionTable with_translations(const ActionTable& table, const EncodedPairs& encoded,
                              std::span<const Corner> corners, double alpha) {
  const auto places = static_cast<int>(corners.size());
  LATPLAN_CHECK(places > 1 && encoded.state_bits() % places == 0, "whole places");
  const PlaceContents pairs(encoded, places);
  if (!pairs.one_hot) {
    throw unsupported_error("anywhere: contents of patches are not single bits");
  }
  const PlaceMap map(corners);
  const Shares share = shares(pairs);
  const std::vector<Group> groups = find_groups(pairs, map, share, alpha);
  if (groups.empty()) throw unsupported_error("anywhere: no action is the same at two places");
  const ActionTable constant = constant_bits(groups, encoded, alpha);
  std::map<Effect, Action> known;
  for (const Action& action : table.actions) known[{action.add, action.del}] = action;
  std::vector<Translated> translated;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const Group& group = groups[g];
    Common common{constant.actions[g],
                  find_neighbours(pairs, map, share, group.pattern, group.rows, alpha),
                  find_absent(pairs, group.pattern, group.rows, alpha)};
    common.neighbours.insert(common.neighbours.end(), group.context.begin(), group.context.end());
    std::vector<Corner> shape;
    for (const ChangeThere& change : group.pattern) shape.push_back(change.offset);
    for (const Neighbour& one : group.context) shape.push_back(one.offset);
    for (int first = 0; first < places; ++first) {
      std::optional<Action> action = action_at(pairs, map, group, common, first);
      if (!action) continue;
      const auto own = known.find({action->add, action->del});
      if (own != known.end() && group.context.empty()) {  // what this place needs
        action->pos |= own->second.pos;
        action->neg |= own->second.neg;
      }
      if (action->pos.intersects(action->neg)) continue;
      action->name = fmt::format("t{}", translated.size());
      translated.push_back({*std::move(action), g, first, shape, group.rows.contains(first)});
      if (translated.size() > kMostTranslations) {
        throw unsupported_error(fmt::format("anywhere: more than {} actions", kMostTranslations));
      }
    }
  }
  set_expected(translated, groups, encoded);
  keep_believed(translated, [](const Translated& one) { return one.shape; });
  keep_believed(translated, [](const Translated& one) { return one.group; });
  ActionTable result{table.state_bits, {}};
  std::set<Effect> replaced;
  for (Translated& one : translated) {
    replaced.emplace(one.action.add, one.action.del);
    result.actions.push_back(std::move(one.action));
  }
  for (const Action& action : table.actions) {
    if (!replaced.contains({action.add, action.del})) result.actions.push_back(action);
  }
  return symbolic::merge_duplicates(result);
}

}  // namespace latplan::extract
