#include "search/move_pruning.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace latplan::search {
namespace {

constexpr std::size_t kMostMoves = 1024;

// Joins pairs of cubes that differ in the value of a single bit until there are none. The union of
// the cubes stays the same. Bits that the move does not flip come first: learnt models often split
// one action on such a bit, and only whole patterns can be joined on the flipped bits.
void join(std::vector<std::vector<Word>>& cubes, int words, const std::vector<Word>& flips) {
  std::set<std::vector<Word>> left(cubes.begin(), cubes.end());
  for (std::size_t before = left.size() + 1; left.size() < before;) {
    before = left.size();
    for (int i = 0; i < 2 * words; ++i) {
      const int w = i % words;
      Word bits = 0;
      for (const auto& cube : left) bits |= cube[w];
      for (bits &= i < words ? ~flips[w] : flips[w]; bits != 0; bits &= bits - 1) {
        const Word bit = bits & -bits;
        for (auto at = left.begin(); at != left.end();) {
          const auto cube = at++;
          if (((*cube)[w] & bit) == 0 || ((*cube)[words + w] & bit) != 0) continue;
          std::vector<Word> other = *cube;
          other[words + w] |= bit;
          const auto partner = left.find(other);
          if (partner == left.end()) continue;
          if (partner == at) ++at;
          left.erase(partner);
          left.erase(cube);
          other[w] &= ~bit;
          other[words + w] &= ~bit;
          left.insert(std::move(other));
        }
      }
    }
  }
  cubes.assign(left.begin(), left.end());
}

}  // namespace

std::unique_ptr<MovePruning> MovePruning::make(const ActionSet& actions) {
  std::unique_ptr<MovePruning> pruning(new MovePruning(actions));
  if (pruning->moves_.size() > kMostMoves) return nullptr;
  return pruning;
}

MovePruning::MovePruning(const ActionSet& actions)
    : words_(actions.words()), move_of_(actions.size(), kNoMove) {
  std::map<std::vector<Word>, Move> numbers;  // by flips, sets and values
  std::vector<Word> key(3 * static_cast<std::size_t>(words_));
  for (const ActionId a : actions.ids()) {
    for (int w = 0; w < words_; ++w) {
      // An effect on a bit of the precondition flips it: compile() drops effects that hold already.
      const Word effects = actions.effect_mask(a)[w];
      key[w] = effects & actions.pre_mask(a)[w];
      key[words_ + w] = effects & ~actions.pre_mask(a)[w];
      key[2 * words_ + w] = actions.effect_value(a)[w] & ~actions.pre_mask(a)[w];
    }
    const auto [found, fresh] = numbers.emplace(key, static_cast<Move>(numbers.size() + 1));
    if (fresh) {
      const auto at = key.begin();
      moves_.push_back(
          {{at, at + words_}, {at + words_, at + 2 * words_}, {at + 2 * words_, key.end()}, {}});
      if (moves_.size() > kMostMoves) return;
    }
    move_of_[a] = found->second;
    const Word* pre = actions.pre_mask(a);  // the value follows the mask
    moves_[found->second - 1].cubes.emplace_back(pre, pre + 2 * words_);
  }
}

MovePruning::Definition& MovePruning::definition(Move move) {
  Definition& found = moves_[move - 1];
  if (!found.joined) join(found.cubes, words_, found.flips);
  found.joined = true;
  return found;
}

// Whether `move` applies to a state exactly if it applies after `other`, for all states. Flipping
// bits permutes the states; if it maps every cube to one of the cubes, it maps their union to itself.
bool MovePruning::applies_alike(const Definition& move, const Definition& other) const {
  Cube image;
  for (const Cube& cube : move.cubes) {
    bool same = true;
    for (int w = 0; w < words_; ++w) {
      if ((cube[w] & other.sets[w]) != 0) return false;
      same = same && (cube[w] & other.flips[w]) == 0;
    }
    if (same) continue;
    image = cube;
    for (int w = 0; w < words_; ++w) image[words_ + w] ^= cube[w] & other.flips[w];
    if (!std::binary_search(move.cubes.begin(), move.cubes.end(), image)) return false;
  }
  return true;
}

bool MovePruning::compute_omits(Move last, Move next) {
  if (last == kNoMove || next > last) return false;
  const Definition &a = definition(last), &b = definition(next);
  for (int w = 0; w < words_; ++w) {
    if (next == last && a.sets[w] != 0) return false;
    if ((a.flips[w] & b.sets[w]) != 0 || (b.flips[w] & a.sets[w]) != 0) return false;
    if (((a.values[w] ^ b.values[w]) & a.sets[w] & b.sets[w]) != 0) return false;
  }
  return next == last || (applies_alike(a, b) && applies_alike(b, a));
}

void MovePruning::tabulate() {
  row_words_ = moves_.size() / 64 + 1;
  table_.assign((moves_.size() + 1) * row_words_, 0);
  for (std::size_t last = 1; last <= moves_.size(); ++last) {
    for (std::size_t next = 1; next <= last; ++next) {
      if (compute_omits(static_cast<Move>(last), static_cast<Move>(next))) {
        table_[last * row_words_ + next / 64] |= Word{1} << (next % 64);
      }
    }
  }
}

std::int64_t MovePruning::bytes() const {
  std::size_t words = table_.capacity() + move_of_.size() / 4;
  for (const Definition& move : moves_) {
    words += 3 * static_cast<std::size_t>(words_) +
             move.cubes.size() * (2 * static_cast<std::size_t>(words_) + 3);
  }
  return static_cast<std::int64_t>(words * sizeof(Word));
}

}  // namespace latplan::search
