#include "extract/recording.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <unordered_set>
#include <utility>

#include "extract/fitted.h"

namespace latplan::extract {
namespace {

using symbolic::Action;

constexpr double kAlpha = 0.01;                        // of the preconditions
constexpr double kRates[] = {0.003, 0.01, 0.03, 0.1};  // of shortcuts, relative to moves
constexpr double kShape = 3;                           // shape of the rates of moves (gamma)
constexpr double kConvincing = 0.5;                    // probability of a shortcut
constexpr int kRounds = 20;                            // of expectation and maximisation
constexpr std::size_t kFrequent = 5;                   // pairs
constexpr int kLongestDetour = 8;
constexpr std::size_t kMostOnDetours = 500;                // between predecessor and successor
constexpr std::int64_t kFewestJumps = 5, kMostJumps = 20;  // pairs; one of so many moves

// Log probabilities of n events if `mean` are expected and at least one is known: of shortcuts (Poisson), and of moves,
// whose rates differ (negative binomial).
double log_shortcut(double n, double mean) {
  return n * std::log(mean) - mean - std::lgamma(n + 1) - std::log(-std::expm1(-mean));
}
double log_move(double n, double mean) {
  const double none = kShape * std::log(kShape / (kShape + mean));
  return std::lgamma(n + kShape) - std::lgamma(kShape) - std::lgamma(n + 1) + none +
         n * std::log(mean / (kShape + mean)) - std::log(-std::expm1(none));
}

// An effect, as an action with statistical preconditions.
struct Kind {
  Action action;
  std::vector<int> rows;
  double expected = 0;  // pairs, if the moves that are possible in a state are taken equally often
};

class Kinds {
 public:
  explicit Kinds(const EncodedPairs& pairs) : pairs_(pairs) {
    std::map<Effect, std::size_t> number;
    for (const Action& action : fit_actions(pairs, kAlpha, false, 1).actions) {
      number.emplace(Effect{action.add, action.del}, kinds_.size());
      kinds_.push_back({action, {}});
    }
    for (std::size_t row = 0; row < pairs.size(); ++row) {
      const auto found = number.find(effect_of(pairs.before[row], pairs.after[row]));
      if (found != number.end()) kinds_[found->second].rows.push_back(static_cast<int>(row));
    }
  }

  // Rare effects that more frequent ones replace. None, if rare effects make up more than a tenth of the pairs.
  std::vector<const Kind*> shortcuts() {
    std::size_t all = 0, frequent = 0;
    for (const Kind& kind : kinds_) {
      all += kind.rows.size();
      frequent += kind.rows.size() >= kFrequent ? kind.rows.size() : 0;
    }
    if (10 * frequent < 9 * all || frequent == all) return {};
    count_expected();
    std::vector<const Kind*> rare = too_rare();
    std::erase_if(rare, [&](const Kind* kind) { return !can_be_replaced(*kind); });
    return rare;
  }

 private:
  void count_expected() {
    for (const BitVector& state : pairs_.before) {
      std::vector<Kind*> possible;
      std::size_t moves = 0;
      for (Kind& kind : kinds_) {
        if (!kind.action.applicable(state)) continue;
        possible.push_back(&kind);
        moves += kind.rows.size() >= kFrequent ? 1 : 0;
      }
      for (Kind* kind : possible) {
        kind->expected += 1.0 / static_cast<double>(std::max<std::size_t>(1, moves));
      }
    }
    // Preconditions that are not known make moves possible where they are not.
    std::vector<double> rates;
    for (const Kind& kind : kinds_) {
      if (kind.rows.size() < kFrequent) continue;
      rates.push_back(static_cast<double>(kind.rows.size()) / kind.expected);
    }
    const auto middle = rates.begin() + static_cast<std::ptrdiff_t>(rates.size() / 2);
    std::ranges::nth_element(rates, middle);
    for (Kind& kind : kinds_) kind.expected *= *middle;
  }

  // A mixture of moves and shortcuts, by expectation and maximisation.
  std::vector<const Kind*> too_rare() const {
    std::vector<const Kind*> best;
    double most = -std::numeric_limits<double>::infinity();
    for (const double rate : kRates) {
      double share = 0.5, likelihood = 0;
      std::vector<const Kind*> chosen;
      for (int round = 0; round < kRounds; ++round) {
        chosen.clear();
        likelihood = 0;
        double sum = 0;
        for (const Kind& kind : kinds_) {
          const auto n = static_cast<double>(kind.rows.size());
          const double one = share * std::exp(log_shortcut(n, rate * kind.expected));
          const double other = (1 - share) * std::exp(log_move(n, kind.expected));
          const double probability = one / (one + other + 1e-300);
          likelihood += std::log(one + other + 1e-300);
          sum += probability;
          if (probability > kConvincing) chosen.push_back(&kind);
        }
        share = std::clamp(sum / static_cast<double>(kinds_.size()), 1e-6, 1 - 1e-6);
      }
      if (likelihood <= most) continue;
      most = likelihood;
      best = std::move(chosen);
    }
    return best;
  }

  bool can_be_replaced(const Kind& kind) const {
    std::vector<const Action*> others;
    for (const Kind& other : kinds_) {
      if (other.rows.size() > kind.rows.size()) others.push_back(&other.action);
    }
    return std::ranges::all_of(kind.rows, [&](int row) {
      return leads_to(pairs_.before[row], pairs_.after[row], others);
    });
  }
  // Breadth first, up to kLongestDetour moves and kMostOnDetours states.
  static bool leads_to(const BitVector& start, const BitVector& goal,
                       const std::vector<const Action*>& actions) {
    std::unordered_set<BitVector> reached = {start};
    std::vector<BitVector> layer = {start};
    for (int depth = 0; depth < kLongestDetour && !layer.empty(); ++depth) {
      std::vector<BitVector> next;
      for (const BitVector& state : layer) {
        for (const Action* action : actions) {
          if (!action->applicable(state)) continue;
          BitVector after = action->apply(state);
          if (after == goal) return true;
          if (reached.insert(after).second) next.push_back(std::move(after));
        }
        if (reached.size() > kMostOnDetours) return false;
      }
      layer = std::move(next);
    }
    return false;
  }

  const EncodedPairs& pairs_;
  std::vector<Kind> kinds_;
};

// Pairs, and those whose effect no other pair has.
struct Tally {
  std::int64_t pairs = 0, once = 0;
};

// The largest sizes of effects, as far as they hardly recur, if those of moves do.
void find_jumps(const EncodedPairs& pairs, std::vector<bool>& single) {
  std::map<Effect, int> counts;
  std::vector<Effect> effects;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    ++counts[effects.emplace_back(effect_of(pairs.before[row], pairs.after[row]))];
  }
  const auto size_of = [](const Effect& effect) { return effect.add.count() + effect.del.count(); };
  std::map<int, Tally, std::greater<>> sizes;
  Tally moves;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    if (effects[row].empty() || !single[row]) continue;
    for (Tally* tally : {&sizes[size_of(effects[row])], &moves}) {
      ++tally->pairs;
      tally->once += counts[effects[row]] == 1 ? 1 : 0;
    }
  }
  int smallest = 0;  // size of a jump
  Tally jumps;
  for (const auto& [bits, tally] : sizes) {
    const Tally larger{jumps.pairs + tally.pairs, jumps.once + tally.once};
    if (10 * larger.once <= 9 * larger.pairs) break;
    jumps = larger;
    smallest = bits;
  }
  moves.pairs -= jumps.pairs;
  moves.once -= jumps.once;
  const bool recur = 20 * moves.once < moves.pairs;
  if (jumps.pairs < kFewestJumps || kMostJumps * jumps.pairs > moves.pairs || !recur) return;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    if (size_of(effects[row]) >= smallest) single[row] = false;
  }
}

// `single`: of these pairs, from `first` on.
void keep_single(EncodedPairs& pairs, const std::vector<bool>& single, std::size_t first) {
  EncodedPairs kept;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    if (!single[first + row]) continue;
    kept.before.push_back(std::move(pairs.before[row]));
    kept.after.push_back(std::move(pairs.after[row]));
    kept.rows.push_back(pairs.rows[row]);
  }
  pairs = std::move(kept);
}

}  // namespace

std::vector<bool> find_single_moves(const EncodedPairs& pairs) {
  std::vector<bool> single(pairs.size(), true);
  if (pairs.size() == 0) return single;
  Kinds kinds(pairs);
  for (const Kind* kind : kinds.shortcuts()) {
    for (const int row : kind->rows) single[row] = false;
  }
  find_jumps(pairs, single);
  return single;
}

EncodedPairs Recording::all() const {
  EncodedPairs all = train;
  all.append(held_out);
  return all;
}

Recording encode_recording(const nn::StateCodec& codec, const data::PairSet& pairs) {
  return {encode_pairs(codec, pairs, data::Split::kTrain), encode_held_out(codec, pairs)};
}

Recording single_moves(Recording recording) {
  const std::vector<bool> single = find_single_moves(recording.all());
  recording.left_out = static_cast<int>(std::ranges::count(single, false));
  if (recording.left_out == 0) return recording;
  const std::size_t trained = recording.train.size();
  keep_single(recording.train, single, 0);
  keep_single(recording.held_out, single, trained);
  return recording;
}

}  // namespace latplan::extract
