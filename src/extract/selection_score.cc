#include "extract/selection_score.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "extract/invariants.h"
#include "extract/walk.h"
#include "nn/decode_encode.h"

namespace latplan::extract {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

constexpr std::size_t kStates = 5000;         // whose successors are looked at
constexpr std::size_t kMostMoves = 50'000;    // looked up
constexpr std::size_t kMostDecoded = 3000;    // of these
constexpr std::int64_t kParts = 32;           // of the recording
constexpr double kFewestExpected = 25;        // states whose own move occurs again
constexpr double kStandardErrors = 3;         // in favour of the table
constexpr double kSteepest = 10;              // fall of a probability, as the log of a ratio
constexpr double kLogRatio = 1.35;            // of likelihoods: a lower bound of 95%
constexpr double kIndistinguishable = 0.002;  // difference of two values

using Transition = std::pair<BitVector, BitVector>;
struct TransitionHash {
  std::size_t operator()(const Transition& t) const {
    return t.first.hash() * 0x9e3779b97f4a7c15ULL + t.second.hash();
  }
};

// How often something occurs, and in which parts of the recording.
struct Count {
  int times = 0;
  std::uint64_t parts = 0;  // bit p + 1: in part p
  void add(int part) {
    ++times;
    parts |= std::uint64_t{2} << part;
  }
  // In one part, or in two that follow each other.
  bool is_in_one_part() const {
    const std::uint64_t first = parts & (~parts + 1);
    return (parts & ~(first | first << 1)) == 0;
  }
  // In another part than this one and its neighbours.
  bool far_from(int part) const { return (parts & ~(std::uint64_t{7} << part)) != 0; }
};

// The part of the recording that each pair is from.
std::vector<int> parts_of(const EncodedPairs& pairs) {
  const bool known = pairs.rows.size() == pairs.size();
  const auto end = known && pairs.size() > 0 ? 1 + *std::ranges::max_element(pairs.rows)
                                             : static_cast<std::int64_t>(pairs.size());
  std::vector<int> parts;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const std::int64_t row = known ? pairs.rows[i] : static_cast<std::int64_t>(i);
    parts.push_back(static_cast<int>(kParts * row / end));
  }
  return parts;
}

// How often each transition and each state occurs.
struct Occurrences {
  std::unordered_map<Transition, Count, TransitionHash> transitions;
  std::unordered_map<BitVector, Count> states;
  std::int64_t pairs = 0;  // that change something

  Occurrences(const EncodedPairs& encoded, const std::vector<int>& parts, bool both_ways) {
    for (std::size_t row = 0; row < encoded.size(); ++row) {
      const BitVector &before = encoded.before[row], &after = encoded.after[row];
      states[before].add(parts[row]);
      states[after].add(parts[row]);
      if (before == after) continue;
      transitions[{before, after}].add(parts[row]);
      if (both_ways) transitions[{after, before}].add(parts[row]);
      pairs += both_ways ? 2 : 1;
    }
  }
  // Good-Turing: the share of pairs whose transition occurs once; of an episode, nowhere else in the recording.
  double unseen_transitions(bool episode) const {
    std::int64_t alone = 0;
    for (const auto& [transition, count] : transitions) {
      if (episode ? count.is_in_one_part() : count.times == 1) alone += count.times;
    }
    return pairs > 0 ? static_cast<double>(alone) / static_cast<double>(pairs) : 1.0;
  }
};

// Network actions need not explain what they were trained on.
double known_share(const TransitionIndex& index, const EncodedPairs& train) {
  double asked = 0, known = 0;
  const std::size_t step = std::max<std::size_t>(1, train.size() / kStates);
  for (std::size_t row = 0; row < train.size(); row += step) {
    if (train.before[row] == train.after[row]) continue;
    asked += 1;
    known += index.explaining(train.before[row], train.after[row]).empty() ? 0 : 1;
  }
  return asked > 0 ? known / asked : 1;
}

// The least share that makes `explained` of `asked` happen with a likelihood of at least e^-kLogRatio of the largest.
double lower_bound(double asked, double explained) {
  if (asked == 0) return 0;
  const double missed = asked - explained;
  const auto log_likelihood = [&](double share) {
    return (explained > 0 ? explained * std::log(share) : 0) +
           (missed > 0 ? missed * std::log1p(-share) : 0);
  };
  double high = explained / asked, low = 0;
  const double least = log_likelihood(high) - kLogRatio;
  for (int step = 0; step < 40; ++step) {
    const double middle = (low + high) / 2;
    (log_likelihood(middle) < least ? low : high) = middle;
  }
  return high;
}

// How far a move is from what pairs show: in how many bits its predecessor differs from what was constant wherever the same bit
// was turned on or off, summed over the bits that it changes. A change that no pair shows counts as one.
class Distance {
 public:
  explicit Distance(const EncodedPairs& pairs)
      : on_(pairs.state_bits(), ConstantBits(pairs.state_bits())), off_(on_) {
    for (std::size_t row = 0; row < pairs.size(); ++row) {
      const BitVector &before = pairs.before[row], &after = pairs.after[row];
      for (const int bit : (before ^ after).ones()) (after.get(bit) ? on_ : off_)[bit].add(before);
    }
  }
  int operator()(const BitVector& before, const BitVector& after) const {
    int sum = 0;
    for (const int bit : (before ^ after).ones()) {
      const ConstantBits& constant = (after.get(bit) ? on_ : off_)[bit];
      const bool shown = constant.ever.contains(constant.always);
      sum += shown ? (constant.always & ~before).count() + (before & constant.never()).count() : 1;
    }
    return sum;
  }

 private:
  std::vector<ConstantBits> on_, off_;  // by the bit that changes
};

// If a move of distance d is real with probability e^(-fall d), a pair's own move is each of those allowed with a
// probability in proportion. The share of real moves, with three standard errors in favour of the table.
double real_share(const LookedUp& looked_up) {
  const auto log_likelihood = [&](double fall) {
    double sum = 0;
    for (const LookedUp::Choice& choice : looked_up.choices) {
      double all = 1;
      for (const auto& [distance, moves] : choice.others) {
        all += moves * std::exp(fall * (choice.own - distance));
      }
      sum -= std::log(all);
    }
    return sum;  // concave
  };
  double low = 0, high = kSteepest;
  for (int step = 0; step < 60; ++step) {
    const double left = low + (high - low) / 3, right = high - (high - low) / 3;
    if (log_likelihood(left) < log_likelihood(right)) {
      low = left;
    } else {
      high = right;
    }
  }
  const double least = log_likelihood((low + high) / 2) - kStandardErrors * kStandardErrors / 2;
  double fall = 0;
  if (log_likelihood(0) < least) {
    low = 0;
    for (int step = 0; step < 40; ++step) {
      fall = (low + high) / 2;
      (log_likelihood(fall) < least ? low : high) = fall;
    }
  }
  double sum = 0, states = 0;
  for (const LookedUp::Choice& choice : looked_up.choices) {
    double allowed = choice.shown, real = allowed;
    for (const auto& [distance, moves] : choice.others) {
      allowed += moves;
      real += moves * std::exp(-fall * distance);
    }
    if (allowed == 0) continue;
    sum += real / allowed;
    states += 1;
  }
  return states > 0 ? sum / states : 1;
}

// The states that the table allows instead of `after`, distinct.
std::vector<BitVector> other_moves(const ActionTable& table, const BitVector& before,
                                   const BitVector& after) {
  std::unordered_set<BitVector> reached = {before, after};
  std::vector<BitVector> others;
  for (const Action& action : table.actions) {
    if (!action.applicable(before)) continue;
    BitVector other = action.apply(before);
    if (reached.insert(other).second) others.push_back(std::move(other));
  }
  return others;
}

// The moves that the table allows in the predecessor of a pair, other than the pair's own.
struct Alternatives {
  std::size_t row;
  std::vector<BitVector> after;  // distinct
};

std::vector<Alternatives> alternatives(const ActionTable& table, const EncodedPairs& pairs) {
  std::vector<Alternatives> list;
  std::size_t moves = 0;
  const std::size_t step = std::max<std::size_t>(1, pairs.size() / kStates);
  for (std::size_t row = 0; row < pairs.size() && moves < kMostMoves; row += step) {
    if (pairs.before[row] == pairs.after[row]) continue;
    Alternatives others{row, other_moves(table, pairs.before[row], pairs.after[row])};
    moves += others.after.size();
    if (!others.after.empty()) list.push_back(std::move(others));
  }
  return list;
}

// If every allowed move is real, the moves beside that of a pair occur in the data as often as the pair's own move occurs
// in other pairs: both are what a sample of all moves happens to show.
// own(row): how many rows rise or fall with it if another pair has it, otherwise 0; other(row, after): whether any pair
// has it.
template <typename Own, typename Other>
bool confirm(const std::vector<Alternatives>& list, const Own& own, const Other& other,
             SelectionScore& score) {
  double expected = 0, spread = 0, rate = 0, squares = 0;
  for (const Alternatives& state : list) {
    const double together = own(state.row);
    if (together > 0) {
      expected += 1;
      spread += std::max(1.0, together);
    }
    const auto hits = std::ranges::count_if(
        state.after, [&](const BitVector& after) { return other(state.row, after); });
    const double share = static_cast<double>(hits) / static_cast<double>(state.after.size());
    rate += share;
    squares += share * share;
  }
  if (expected < kFewestExpected) return false;
  const auto n = static_cast<double>(list.size());
  const double variance =
      std::max(0.0, squares - rate * rate / n) + spread * (1 - expected / n);  // of the difference
  score.confirmed =
      std::min(score.confirmed, (rate + kStandardErrors * std::sqrt(variance)) / expected);
  score.tested = static_cast<int>(n);
  return true;
}

// Of an episode, pairs near each other do not count: its next picture is where the move ended, which favours a pair's own
// move. `pairs` are as recorded: a reversed pair begins where a move ended, and nothing may have been recorded from there.
void confirm_moves(const std::vector<Alternatives>& list, const EncodedPairs& pairs,
                   const Occurrences& seen, SelectionScore& score) {
  const bool episode = is_walk(pairs);
  const std::vector<int> parts = parts_of(pairs);
  const auto find = [](const auto& counts, const auto& key) {
    const auto found = counts.find(key);
    return found == counts.end() ? Count{} : found->second;
  };
  const double looked_at =
      std::min(1.0, static_cast<double>(list.size()) / static_cast<double>(pairs.size()));
  const auto own = [&](const Count& count, std::size_t row) {
    const bool again = episode ? count.far_from(parts[row]) : count.times > 1;
    return again ? looked_at * count.times : 0;
  };
  const auto occurs = [&](const Count& count, std::size_t row) {
    return episode ? count.far_from(parts[row]) : count.times > 0;
  };
  const bool done = confirm(
      list,
      [&](std::size_t row) {  // it does so in each of its pairs
        return own(find(seen.transitions, Transition{pairs.before[row], pairs.after[row]}), row);
      },
      [&](std::size_t row, const BitVector& after) {
        return occurs(find(seen.transitions, Transition{pairs.before[row], after}), row);
      },
      score);
  if (done) return;
  confirm(
      list, [&](std::size_t row) { return own(find(seen.states, pairs.after[row]), row); },
      [&](std::size_t row, const BitVector& after) {
        return occurs(find(seen.states, after), row);
      },
      score);
}

double plausible_share(const nn::StateCodec& codec, const std::vector<Alternatives>& list,
                       const Literals& invariants) {
  std::vector<BitVector> after;
  std::size_t moves = 0;
  for (const Alternatives& state : list) moves += state.after.size();
  const std::size_t step = moves / kMostDecoded + 1;
  for (std::size_t i = 0; i < list.size(); i += step) {
    after.insert(after.end(), list[i].after.begin(), list[i].after.end());
  }
  const std::vector<bool> stable = nn::stable_states(codec, after);
  std::size_t plausible = 0;
  for (std::size_t i = 0; i < after.size(); ++i) {
    plausible += stable[i] && !invariants.broken_by(after[i]) ? 1 : 0;
  }
  return after.empty() ? 1 : static_cast<double>(plausible) / static_cast<double>(after.size());
}

}  // namespace

bool better(const SelectionScore& a, const SelectionScore& b) {
  if (std::abs(a.value() - b.value()) >= kIndistinguishable) return a.value() > b.value();
  if (a.literals != b.literals) return a.literals < b.literals;
  return a.value() > b.value();
}

double unseen_share(const EncodedPairs& pairs) {
  return Occurrences(pairs, parts_of(pairs), false).unseen_transitions(is_walk(pairs));
}

TransitionIndex::TransitionIndex(const ActionTable& table)
    : table_(table),
      all_(table.actions.size()),
      adders_(table.state_bits),
      deleters_(table.state_bits) {
  std::iota(all_.begin(), all_.end(), 0);
  for (std::size_t a = 0; a < table.actions.size(); ++a) {
    for (const int bit : table.actions[a].add.ones()) adders_[bit].push_back(static_cast<int>(a));
    for (const int bit : table.actions[a].del.ones()) deleters_[bit].push_back(static_cast<int>(a));
  }
}

std::vector<int> TransitionIndex::explaining(const BitVector& before,
                                             const BitVector& after) const {
  const std::vector<int>* fewest =
      &all_;  // of the actions that make each change: the shortest list
  for (const int bit : (before ^ after).ones()) {
    const std::vector<int>& makers = after.get(bit) ? adders_[bit] : deleters_[bit];
    if (makers.size() < fewest->size()) fewest = &makers;
  }
  std::vector<int> found;
  for (const int a : *fewest) {
    const Action& action = table_.actions[a];
    if (action.applicable(before) && action.apply(before) == after) found.push_back(a);
  }
  return found;
}

void LookedUp::add(const ActionTable& table, const EncodedPairs& train,
                   const EncodedPairs& held_out) {
  const TransitionIndex index(table);
  const bool reversible = looks_reversible(train);
  std::unordered_set<Transition, TransitionHash> known, shown;
  for (std::size_t row = 0; row < train.size(); ++row) {
    known.emplace(train.before[row], train.after[row]);
    shown.emplace(train.before[row], train.after[row]);
    if (reversible) shown.emplace(train.after[row], train.before[row]);
  }
  const Distance distance(reversible ? both_ways(train) : train);
  for (std::size_t row = 0; row < held_out.size(); ++row) {
    const BitVector& before = held_out.before[row];
    const BitVector& after = held_out.after[row];
    if (before == after || !known.emplace(before, after).second) continue;  // seen, or counted
    asked += 1;
    if (index.explaining(before, after).empty()) continue;
    explained += 1;
    if (shown.contains({before, after})) continue;
    Choice choice{distance(before, after), 0, {}};
    for (const BitVector& other : other_moves(table, before, after)) {
      if (shown.contains({before, other})) {
        ++choice.shown;
      } else {
        ++choice.others[distance(before, other)];
      }
    }
    choices.push_back(std::move(choice));
  }
}

SelectionScore selection_score(const nn::StateCodec& codec, const ActionTable& table,
                               const EncodedPairs& train, const EncodedPairs& held_out,
                               LookedUp more) {
  SelectionScore score;
  score.actions = static_cast<int>(table.actions.size());
  for (const Action& a : table.actions) {
    score.literals += a.pos.count() + a.neg.count() + a.add.count() + a.del.count();
  }
  EncodedPairs all = train;
  all.append(held_out);
  if (table.actions.empty() || all.size() == 0) return score;  // explains nothing
  const bool reversible = looks_reversible(all);
  const Occurrences seen(all, parts_of(all), reversible);
  score.unseen = seen.unseen_transitions(is_walk(all));
  score.known = known_share(TransitionIndex(table), train);
  more.add(table, train, held_out);
  // One more than counted on either side: no evidence is neither success nor failure.
  score.explained = (more.explained + 0.5) / (more.asked + 1);
  score.least_explained = lower_bound(more.asked, more.explained);
  const std::vector<Alternatives> list = alternatives(table, all);
  score.plausibility = plausible_share(
      codec, list,
      find_invariants(reversible ? both_ways(all) : all, table.state_bits, kInvariantAlpha));
  score.confirmed = real_share(more);
  confirm_moves(list, all, seen, score);
  return score;
}

}  // namespace latplan::extract
