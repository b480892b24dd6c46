#include "nn/restless.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "base/bit_vector.h"
#include "base/rng.h"

namespace latplan::nn {
namespace {

// Of the pairs: in between, a place may be restless.
constexpr double kOften = 0.05, kAlways = 0.95;
constexpr int kFewestKinds = 4;            // of other changes
constexpr std::size_t kFewestOfKind = 5;   // pairs
constexpr std::size_t kFewestPairs = 100;  // that show such kinds
constexpr double kCovered = 0.5;           // of the pairs
constexpr double kDeviations = 4;          // of the dependence that chance explains
constexpr double kClearly = 3;             // it is, times what chance makes on average
constexpr int kShuffles = 30;
constexpr int kMostTogether = 4;  // places

class RestlessSearch {
 public:
  RestlessSearch(std::span<const int> values, std::size_t places)
      : values_(values), places_(static_cast<int>(places)), found_(places_) {
    for (std::size_t first = 0; first + 2 * places <= values.size(); first += 2 * places) {
      BitVector changed(places_);
      for (int place = 0; place < places_; ++place) {
        changed.set(place, values[first + place] != values[first + places + place]);
      }
      changes_.push_back(std::move(changed));
    }
  }

  std::vector<bool> find() {
    for (int place = 0; place < places_; ++place) {
      if (!found_.get(place) && is_often(place)) look_at(place);
    }
    std::vector<bool> restless;
    for (int place = 0; place < places_; ++place) restless.push_back(found_.get(place));
    return restless;
  }

 private:
  bool is_often(int place) const {
    std::size_t count = 0;
    for (const BitVector& changed : changes_) count += changed.get(place) ? 1 : 0;
    return static_cast<double>(count) >= kOften * static_cast<double>(changes_.size());
  }

  void look_at(int place) {
    BitVector together(places_);
    for (int next = place, count = 0; next >= 0 && count < kMostTogether; ++count) {
      together.set(next, true);
      if (on_their_own(together)) {
        found_ |= together;
        return;
      }
      next = companion(together);
    }
  }

  // Whether what each of them shows, and if it changes, does not depend on what else changes. A part of the world changes
  // always or never with the same other changes.
  bool on_their_own(const BitVector& together) const {
    std::map<BitVector, std::vector<int>> pairs_of;  // by their other changes
    const BitVector others = ~(together | found_);
    for (std::size_t pair = 0; pair < changes_.size(); ++pair) {
      const BitVector rest = changes_[pair] & others;
      if (!rest.none())
        pairs_of[rest].push_back(static_cast<int>(pair));  // without: may be left out
    }
    std::vector<int> pairs, kinds;
    int number = 0;
    for (const auto& [rest, some] : pairs_of) {
      if (some.size() < kFewestOfKind) continue;
      pairs.insert(pairs.end(), some.begin(), some.end());
      kinds.insert(kinds.end(), some.size(), number++);
    }
    if (number < kFewestKinds || pairs.size() < kFewestPairs ||
        static_cast<double>(pairs.size()) < kCovered * static_cast<double>(changes_.size())) {
      return false;
    }
    return std::ranges::all_of(together.ones(), [&](int place) {
      std::vector<int> before, after;  // -1: it does not change
      for (const int pair : pairs) {
        const bool is_changed = changes_[pair].get(place);
        const auto first = static_cast<std::size_t>(2 * pair) * places_ + place;
        before.push_back(is_changed ? values_[first] : -1);
        after.push_back(is_changed ? values_[first + places_] : -1);
      }
      const double share = 1 - static_cast<double>(std::ranges::count(after, -1)) /
                                   static_cast<double>(after.size());
      return share >= kOften && share <= kAlways && independent(before, kinds) &&
             independent(after, kinds);
    });
  }

  // Whether shuffling them makes them hardly less dependent.
  static bool independent(std::vector<int> labels, const std::vector<int>& kinds) {
    const double found = dependence(labels, kinds);
    if (found > kClearly) return false;
    Rng rng = Rng(1).fork("nn/restless");
    double sum = 0, squares = 0;
    for (int i = 0; i < kShuffles; ++i) {
      rng.shuffle(labels);
      const double chance = dependence(labels, kinds);
      sum += chance;
      squares += chance * chance;
    }
    const double mean = sum / kShuffles;
    return found <=
           mean + kDeviations * std::sqrt(std::max(0.0, squares / kShuffles - mean * mean));
  }

  // Chi squared of their table, over its degrees of freedom.
  static double dependence(const std::vector<int>& labels, const std::vector<int>& kinds) {
    std::map<int, double> of_label, of_kind;
    std::map<std::pair<int, int>, double> both;
    for (std::size_t i = 0; i < labels.size(); ++i) {
      ++of_label[labels[i]];
      ++of_kind[kinds[i]];
      ++both[{labels[i], kinds[i]}];
    }
    double sum = 0;
    for (const auto& [cell, count] : both) {
      sum += count * count / (of_label[cell.first] * of_kind[cell.second]);
    }
    const auto all = static_cast<double>(labels.size());
    const auto freedom = static_cast<double>((of_label.size() - 1) * (of_kind.size() - 1));
    return all * (sum - 1) / std::max(1.0, freedom);
  }

  // The place whose changes go best with theirs; -1: none.
  int companion(const BitVector& together) const {
    std::vector<int> with(places_, 0), without(places_, 0);
    int pairs_with = 0;
    for (const BitVector& changed : changes_) {
      const bool is_with = changed.intersects(together);
      pairs_with += is_with ? 1 : 0;
      for (const int place : changed.ones()) ++(is_with ? with : without)[place];
    }
    const int pairs_without = static_cast<int>(changes_.size()) - pairs_with;
    int best = -1;
    double most = 0;
    for (int place = 0; place < places_; ++place) {
      if (together.get(place) || found_.get(place)) continue;
      const double more = static_cast<double>(with[place]) / std::max(1, pairs_with) -
                          static_cast<double>(without[place]) / std::max(1, pairs_without);
      if (more > most) best = place, most = more;
    }
    return best;
  }

  std::span<const int> values_;
  int places_;
  std::vector<BitVector> changes_;  // [pairs] the places that change
  BitVector found_;
};

}  // namespace

std::vector<bool> restless_places(std::span<const int> values, std::size_t places) {
  return RestlessSearch(values, places).find();
}

}  // namespace latplan::nn
