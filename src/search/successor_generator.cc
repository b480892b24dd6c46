#include "search/successor_generator.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>

#include "base/rng.h"

namespace latplan::search {
namespace {

constexpr int kWalks = 10;
constexpr int kWalkLength = 20;
constexpr std::size_t kMaxSamples = 1 + kWalks * kWalkLength;
constexpr std::size_t kLeafSize = 4;  // few enough to check one by one
constexpr std::size_t kCountedActions =
    512;  // a node's literals are counted on at most about so many

using SampleSet = std::bitset<kMaxSamples>;

bool bit_of(const Word* words, int bit) { return ((words[bit >> 6] >> (bit & 63)) & 1) != 0; }

// States of random walks that end early at dead ends; the start itself is among them.
std::vector<std::vector<Word>> sample_states(const ActionSet& actions, const Word* start) {
  Rng rng(1);
  const std::vector<Word> first(start, start + actions.words());
  std::vector<std::vector<Word>> samples{first};
  std::vector<int> applicable;
  for (int walk = 0; walk < kWalks; ++walk) {
    std::vector<Word> state = first;
    for (int step = 0; step < kWalkLength; ++step) {
      applicable.clear();
      for (int a = 0; a < actions.size(); ++a) {
        if (actions.applicable(a, state.data())) applicable.push_back(a);
      }
      if (applicable.empty()) break;
      const int chosen = applicable[rng.below(applicable.size())];
      std::vector<Word> successor(actions.words());
      actions.apply(chosen, state.data(), successor.data());
      state = successor;
      samples.push_back(state);
    }
  }
  return samples;
}

}  // namespace

// Grows the tree with a stack of open nodes, not by recursion: a hostile task can make it very deep.
class TreeBuilder {
 public:
  TreeBuilder(SuccessorGenerator& tree, const Word* start)
      : tree_(tree),
        actions_(tree.actions_),
        literals_(64 * static_cast<std::size_t>(actions_.words())),
        true_in_(literals_.size()) {
    const std::vector<std::vector<Word>> samples = sample_states(actions_, start);
    for (std::size_t s = 0; s < samples.size(); ++s) {
      all_samples_.set(s);
      for (std::size_t bit = 0; bit < true_in_.size(); ++bit) {
        true_in_[bit].set(s, bit_of(samples[s].data(), static_cast<int>(bit)));
      }
    }
  }

  void build() {
    if (actions_.size() == 0) return;
    Open root{.node = new_node(), .actions = {}, .samples = all_samples_, .asked = {}};
    for (int a = 0; a < actions_.size(); ++a) root.actions.push_back(a);
    root.asked.assign(actions_.words(), 0);
    open_.push_back(std::move(root));
    while (!open_.empty()) {
      const Open open = std::move(open_.back());
      open_.pop_back();
      const int bit = open.actions.size() <= kLeafSize ? -1 : choose_bit(open);
      bit < 0 ? make_leaf(open) : split(open, bit);
    }
  }

 private:
  struct Open {
    std::int32_t node;
    std::vector<int> actions;  // ascending
    SampleSet samples;         // those that reach the node
    std::vector<Word> asked;   // bits tested on the way here
  };

  std::int32_t new_node() {
    tree_.nodes_.push_back({-1, {-1, -1}, -1});
    return static_cast<std::int32_t>(tree_.nodes_.size()) - 1;
  }

  void make_leaf(const Open& open) {
    auto& node = tree_.nodes_[open.node];
    node.child[0] = static_cast<std::int32_t>(tree_.leaf_actions_.size());
    tree_.leaf_actions_.insert(tree_.leaf_actions_.end(), open.actions.begin(), open.actions.end());
    node.child[1] = static_cast<std::int32_t>(tree_.leaf_actions_.size());
  }

  // The bit whose answer spares most actions on the sampled states; -1 if no literal is left to ask about.
  int choose_bit(const Open& open) {
    std::fill(literals_.begin(), literals_.end(), std::array<int, 2>{0, 0});
    const std::size_t step = std::max<std::size_t>(1, open.actions.size() / kCountedActions);
    for (std::size_t i = 0; i < open.actions.size(); i += step) count(open, open.actions[i]);
    const double samples = static_cast<double>(open.samples.count());
    int best = -1;
    double best_spared = 0;
    for (std::size_t bit = 0; bit < literals_.size(); ++bit) {
      const auto [need_false, need_true] = literals_[bit];
      if (need_false + need_true == 0) continue;
      const auto ones = static_cast<double>((open.samples & true_in_[bit]).count());
      const double share = (ones + 1) / (samples + 2);  // smoothed: no answer is taken for granted
      const double spared = share * need_false + (1 - share) * need_true;
      if (spared > best_spared) {
        best_spared = spared;
        best = static_cast<int>(bit);
      }
    }
    return best;
  }

  void count(const Open& open, int action) {
    for (int w = 0; w < actions_.words(); ++w) {
      const Word value = actions_.pre_value(action)[w];
      for (Word rest = actions_.pre_mask(action)[w] & ~open.asked[w]; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        ++literals_[static_cast<std::size_t>(w) * 64 + i][(value >> i) & 1];
      }
    }
  }

  void split(const Open& open, int bit) {
    std::array<Open, 3> children;  // bit false, bit true, any
    for (const int a : open.actions) {
      const bool asks = bit_of(actions_.pre_mask(a), bit);
      children[!asks ? 2 : bit_of(actions_.pre_value(a), bit) ? 1 : 0].actions.push_back(a);
    }
    children[0].samples = open.samples & ~true_in_[bit];
    children[1].samples = open.samples & true_in_[bit];
    children[2].samples = open.samples;
    tree_.nodes_[open.node].bit = bit;
    for (int i = 0; i < 3; ++i) {
      if (children[i].actions.empty()) continue;
      children[i].node = new_node();
      children[i].asked = open.asked;
      children[i].asked[bit >> 6] |= Word{1} << (bit & 63);
      auto& node = tree_.nodes_[open.node];
      (i == 2 ? node.any : node.child[i]) = children[i].node;
      open_.push_back(std::move(children[i]));
    }
  }

  SuccessorGenerator& tree_;
  const ActionSet& actions_;
  std::vector<std::array<int, 2>> literals_;  // by bit: how many actions need it false, true
  std::vector<SampleSet> true_in_;            // by bit: the samples where it is true
  SampleSet all_samples_;
  std::vector<Open> open_;
};

SuccessorGenerator::SuccessorGenerator(const ActionSet& actions, const Word* start)
    : actions_(actions) {
  TreeBuilder(*this, start).build();
}

void SuccessorGenerator::collect(const Word* state, std::vector<int>& applicable) const {
  if (nodes_.empty()) return;
  pending_.assign(1, 0);
  while (!pending_.empty()) {
    const Node& node = nodes_[pending_.back()];
    pending_.pop_back();
    if (node.bit < 0) {
      for (std::int32_t i = node.child[0]; i < node.child[1]; ++i) {
        if (actions_.applicable(leaf_actions_[i], state)) applicable.push_back(leaf_actions_[i]);
      }
      continue;
    }
    const std::int32_t child = node.child[bit_of(state, node.bit) ? 1 : 0];
    if (child >= 0) pending_.push_back(child);
    if (node.any >= 0) pending_.push_back(node.any);
  }
}

}  // namespace latplan::search
