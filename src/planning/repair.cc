#include "planning/repair.h"

#include <algorithm>
#include <unordered_set>
#include <vector>

#include "nn/decode_encode.h"

namespace latplan::planning {
namespace {

constexpr int kRepairRounds = 5;               // of decode and encode
constexpr std::size_t kMostCandidates = 4096;  // usable ones that are decoded
constexpr std::size_t kDecodedAtOnce = 256;

double squared_error(const Image& a, const Image& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.pixels().size(); ++i) {
    const double difference = a.pixels()[i] - b.pixels()[i];
    sum += difference * difference;
  }
  return sum;
}

class Candidates {
 public:
  explicit Candidates(const std::function<bool(const BitVector&)>& usable) : usable_(usable) {}
  void add(const BitVector& code) {
    if (list_.size() < kMostCandidates && usable_(code) && seen_.insert(code).second) {
      list_.push_back(code);
    }
  }
  const std::vector<BitVector>& list() const { return list_; }

 private:
  const std::function<bool(const BitVector&)>& usable_;
  std::unordered_set<BitVector> seen_;
  std::vector<BitVector> list_;
};

void add_rounds(const nn::StateCodec& codec, const BitVector& code, Candidates& candidates) {
  std::vector<BitVector> round = {code};
  for (int i = 0; i < kRepairRounds; ++i) {
    round = nn::decode_encode(codec, round);
    candidates.add(round.front());
  }
}

void add_neighbours(const BitVector& code, Candidates& candidates) {
  BitVector near = code;
  for (int i = 0; i < code.size(); ++i) {
    near.set(i, !near.get(i));
    candidates.add(near);
    near.set(i, !near.get(i));
  }
  for (int i = 0; i < code.size(); ++i) {
    near.set(i, !near.get(i));
    for (int j = i + 1; j < code.size(); ++j) {
      near.set(j, !near.get(j));
      candidates.add(near);
      near.set(j, !near.get(j));
    }
    near.set(i, !near.get(i));
  }
}

}  // namespace

std::optional<BitVector> repair(const nn::StateCodec& codec, const Image& picture,
                                const BitVector& code,
                                const std::function<bool(const BitVector&)>& usable) {
  Candidates candidates(usable);
  add_rounds(codec, code, candidates);
  add_neighbours(code, candidates);
  const std::vector<BitVector>& list = candidates.list();
  std::optional<BitVector> best;
  double best_error = 0;
  for (std::size_t first = 0; first < list.size(); first += kDecodedAtOnce) {
    const std::size_t last = std::min(first + kDecodedAtOnce, list.size());
    const std::vector<BitVector> some(list.begin() + static_cast<std::ptrdiff_t>(first),
                                      list.begin() + static_cast<std::ptrdiff_t>(last));
    const std::vector<Image> pictures = codec.decode(some);
    const std::vector<BitVector> again = codec.encode(pictures);
    for (std::size_t i = 0; i < some.size(); ++i) {
      if (again[i] != some[i]) continue;
      const double error = squared_error(pictures[i], picture);
      if (best && error >= best_error) continue;
      best = some[i];
      best_error = error;
    }
  }
  return best;
}

}  // namespace latplan::planning
