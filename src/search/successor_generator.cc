#include "search/successor_generator.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>

#include "base/error.h"
#include "base/rng.h"

namespace latplan::search {
namespace {

constexpr int kWalks = 10;
constexpr int kWalkLength = 20;
constexpr std::size_t kMaxSamples = 1 + kWalks * kWalkLength;
constexpr std::int64_t kMaxChecks = 300000;      // of actions, while sampling
constexpr std::size_t kFewActions = 2;           // nodes of this size become leaves
constexpr std::size_t kMaxTableBytes = 1 << 20;  // of one leaf

// Cost model in nanoseconds: decides between an inner node and a leaf.
constexpr double kVisitCost = 3;  // of a child whose literal holds
constexpr double kTestCost = 1;
double list_cost(std::size_t size, int words) {
  return (1 + 0.5 * words) * static_cast<double>(size);
}
double table_cost(std::size_t size, std::size_t bytes_read) {
  return static_cast<double>(bytes_read) * (1.5 + 0.3 * static_cast<double>((size + 63) / 64));
}

using SampleSet = std::bitset<kMaxSamples>;

// The start and the states of random walks from it. `scan` finds the applicable actions.
template <typename Scan>
std::vector<std::vector<Word>> sample_states(const ActionSet& actions, const Word* start,
                                             Guard& guard, const Scan& scan) {
  Rng rng(1);
  const std::vector<Word> first(start, start + actions.words());
  std::vector<std::vector<Word>> samples{first};
  std::int64_t checks = 0;
  for (int walk = 0; walk < kWalks; ++walk) {
    std::vector<Word> state = first;
    for (int step = 0; step < kWalkLength && checks < kMaxChecks; ++step) {
      const std::span<const ActionId> applicable = scan(state.data());
      checks += actions.size();
      if (applicable.empty() || !guard.go_on(actions.size() / 16)) break;
      const ActionId chosen = applicable[rng.below(applicable.size())];
      std::vector<Word> successor(actions.words());
      actions.apply(chosen, state.data(), successor.data());
      state = successor;
      samples.push_back(state);
    }
  }
  return samples;
}

}  // namespace

// Builds the tree with a stack instead of recursion, because some tasks make it very deep. Literal
// 2 b + v: bit b has value v.
class TreeBuilder {
 public:
  TreeBuilder(SuccessorGenerator& tree, const Word* start)
      : tree_(tree),
        actions_(tree.actions_),
        holds_in_(128 * static_cast<std::size_t>(actions_.words())),
        share_(holds_in_.size()),
        chosen_by_(holds_in_.size()),
        tables_left_(
            std::min((std::int64_t{4} << 20) + 4 * static_cast<std::int64_t>(actions_.bytes()),
                     tree.guard_.bytes_left() / 4)) {
    const std::vector<std::vector<Word>> samples =
        sample_states(actions_, start, tree.guard_, [&](const Word* state) {
          return std::span<const ActionId>(tree.scratch_.found.data(), tree.scan(state));
        });
    for (std::size_t s = 0; s < samples.size(); ++s) {
      all_samples_.set(s);
      for (int w = 0; w < actions_.words(); ++w) {
        for (Word rest = samples[s][w]; rest != 0; rest &= rest - 1) {
          holds_in_[2 * (64 * w + std::countr_zero(rest)) + 1].set(s);
        }
      }
    }
    for (std::size_t literal = 0; literal < holds_in_.size(); literal += 2) {
      holds_in_[literal] = all_samples_ & ~holds_in_[literal + 1];
    }
  }

  void build() {
    if (actions_.size() == 0) return;
    Open root{.node = new_node(), .actions = {}, .samples = all_samples_, .tested = {}};
    for (const ActionId a : actions_.ids()) root.actions.push_back(a);
    root.tested.assign(actions_.words(), 0);
    open_.push_back(std::move(root));
    while (!open_.empty()) {
      const Open open = std::move(open_.back());
      open_.pop_back();
      choose_literals(open) ? make_inner(open) : make_leaf(open);
    }
  }

 private:
  static constexpr double kUnknown = -1;
  struct Open {
    std::int32_t node;
    std::vector<ActionId> actions;  // ascending
    SampleSet samples;              // that reach the node
    std::vector<Word> tested;       // bits tested by the ancestors
  };

  std::int32_t new_node() {
    tree_.nodes_.emplace_back();
    return static_cast<std::int32_t>(tree_.nodes_.size()) - 1;
  }

  void make_leaf(const Open& open) {
    const auto bytes =
        static_cast<std::int64_t>(ActionBlock::table_bytes(open.actions.size(), bytes_read(open)));
    const bool with_table = table_cost(open.actions.size(), bytes_read(open)) <
                                list_cost(open.actions.size(), actions_.words()) &&
                            bytes <= tables_left_ && tree_.guard_.go_on(1 + bytes / 512);
    SuccessorGenerator::Node& node = tree_.nodes_[open.node];
    if (with_table) {
      tables_left_ -= bytes;
      node.kind = SuccessorGenerator::Node::kBlock;
      node.begin = static_cast<std::int32_t>(tree_.blocks_.size());
      tree_.blocks_.emplace_back(actions_, open.actions, open.tested);
      return;
    }
    node.kind = SuccessorGenerator::Node::kList;
    node.begin = static_cast<std::int32_t>(tree_.listed_.size());
    for (const ActionId a : open.actions) {
      const Word* masks = actions_.pre_mask(a);
      tree_.listed_.push_back(a);
      tree_.listed_masks_.insert(tree_.listed_masks_.end(), masks, masks + 2 * actions_.words());
    }
    node.end = static_cast<std::int32_t>(tree_.listed_.size());
  }

  // How many bytes of the state occur in the preconditions, apart from the bits tested above.
  std::size_t bytes_read(const Open& open) const {
    std::size_t count = 0;
    for (int w = 0; w < actions_.words(); ++w) {
      Word read = 0;
      for (const ActionId a : open.actions) read |= actions_.pre_mask(a)[w];
      for (Word rest = read & ~open.tested[w]; rest != 0; rest >>= 8) count += (rest & 0xff) != 0;
    }
    return count;
  }

  // Assigns each action to its precondition that holds most rarely. False: a leaf is cheaper, or
  // some action has no precondition left.
  bool choose_literals(const Open& open) {
    const auto work = static_cast<std::int64_t>(open.actions.size() / 16 + holds_in_.size() / 4);
    if (open.actions.size() <= kFewActions || !tree_.guard_.go_on(1 + work)) return false;
    const std::size_t bytes = bytes_read(open);
    std::fill(share_.begin(), share_.end(), kUnknown);
    for (std::vector<ActionId>& chosen : chosen_by_) chosen.clear();
    for (const ActionId a : open.actions) {
      const int literal = rarest(open, a);
      if (literal < 0) return false;
      chosen_by_[literal].push_back(a);
    }
    const auto leaf_cost = [&](std::size_t size) {
      return std::min(list_cost(size, actions_.words()), table_cost(size, bytes));
    };
    double cost = 0;
    for (std::size_t literal = 0; literal < share_.size(); ++literal) {
      if (literal % 128 == 0) cost += 2 * kTestCost;
      if (chosen_by_[literal].empty()) continue;
      cost += share_[literal] * (kVisitCost + leaf_cost(chosen_by_[literal].size()));
    }
    return cost < leaf_cost(open.actions.size()) ||
           ActionBlock::table_bytes(open.actions.size(), bytes) > kMaxTableBytes;
  }

  int rarest(const Open& open, ActionId action) {
    int best = -1;
    for (int w = 0; w < actions_.words(); ++w) {
      const Word value = actions_.pre_value(action)[w];
      for (Word rest = actions_.pre_mask(action)[w] & ~open.tested[w]; rest != 0;
           rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        const int literal = 2 * (64 * w + i) + static_cast<int>((value >> i) & 1);
        if (share_[literal] == kUnknown) share_[literal] = share_of(open, literal);
        if (best < 0 || share_[literal] < share_[best]) best = literal;
      }
    }
    return best;
  }

  // Smoothed, so that no literal counts as impossible.
  double share_of(const Open& open, int literal) const {
    return (static_cast<double>((open.samples & holds_in_[literal]).count()) + 1) /
           (static_cast<double>(open.samples.count()) + 2);
  }

  void make_inner(const Open& open) {
    tree_.nodes_[open.node].begin = static_cast<std::int32_t>(tree_.tests_.size());
    for (int w = 0; w < actions_.words(); ++w) {
      for (const int value : {0, 1}) add_test(open, w, value);
    }
    tree_.nodes_[open.node].end = static_cast<std::int32_t>(tree_.tests_.size());
  }

  void add_test(const Open& open, int word, int value) {
    SuccessorGenerator::Test test{.mask = 0,
                                  .flip = value == 0 ? ~Word{0} : Word{0},
                                  .word = word,
                                  .first_child = static_cast<std::int32_t>(tree_.children_.size())};
    for (int i = 0; i < 64; ++i) {
      if (!chosen_by_[2 * (64 * word + i) + value].empty()) test.mask |= Word{1} << i;
    }
    if (test.mask == 0) return;
    tree_.tests_.push_back(test);
    tree_.children_.resize(tree_.children_.size() + 64, SuccessorGenerator::kNoNode);
    for (Word rest = test.mask; rest != 0; rest &= rest - 1) {
      const int i = std::countr_zero(rest);
      const int literal = 2 * (64 * word + i) + value;
      Open child{.node = new_node(),
                 .actions = std::move(chosen_by_[literal]),
                 .samples = open.samples & holds_in_[literal],
                 .tested = open.tested};
      child.tested[word] |= Word{1} << i;
      tree_.children_[test.first_child + i] = child.node;
      open_.push_back(std::move(child));
    }
  }

  SuccessorGenerator& tree_;
  const ActionSet& actions_;
  std::vector<SampleSet> holds_in_;  // by literal: the samples in which it holds
  SampleSet all_samples_;
  std::vector<double> share_;  // by literal: share of the samples that reach the node
  std::vector<std::vector<ActionId>> chosen_by_;  // by literal: the actions assigned to it
  std::int64_t tables_left_;                      // bytes left for tables
  std::vector<Open> open_;
};

SuccessorGenerator::SuccessorGenerator(const ActionSet& actions, const Word* start, Guard& guard)
    : actions_(actions),
      start_(start, start + actions.words()),
      guard_(guard),
      scratch_{{}, std::vector<ActionId>(actions.size() + 1)} {}

void SuccessorGenerator::build() {
  if (!nodes_.empty() || actions_.size() == 0) return;
  TreeBuilder(*this, start_.data()).build();
  probes_ = {};
  scratch_.pending.resize(nodes_.size());
  std::size_t bytes = (scratch_.found.size() + scratch_.pending.size() + children_.capacity() +
                       listed_.capacity()) *
                          sizeof(int) +
                      nodes_.capacity() * sizeof(Node) + tests_.capacity() * sizeof(Test) +
                      listed_masks_.capacity() * sizeof(Word);
  for (const ActionBlock& block : blocks_) bytes += sizeof(ActionBlock) + block.bytes();
  if (guard_.reserve(static_cast<std::int64_t>(bytes))) {
    reserved_ += static_cast<std::int64_t>(bytes);
  }
}

std::span<const ActionId> SuccessorGenerator::applicable(const Word* state) {
  if (nodes_.empty() && ++scans_ > kScans) build();
  return {scratch_.found.data(), nodes_.empty() ? scan(state) : walk(state, scratch_)};
}

std::span<const ActionId> SuccessorGenerator::applicable(const Word* state,
                                                         Scratch& scratch) const {
  if (nodes_.empty()) return {};  // no actions
  if (scratch.found.empty()) {
    scratch.pending.resize(nodes_.size());
    scratch.found.resize(scratch_.found.size());
  }
  return {scratch.found.data(), walk(state, scratch)};
}

ActionId SuccessorGenerator::action_between(const Word* from, const Word* to) {
  std::vector<Word> successor(actions_.words());
  ActionId least = kNoAction;
  for (const ActionId action : applicable(from)) {
    actions_.apply(action, from, successor.data());
    if (std::equal(successor.begin(), successor.end(), to) &&
        (least == kNoAction || action < least)) {
      least = action;
    }
  }
  LATPLAN_CHECK(least != kNoAction, "a stored state does not follow from its parent");
  return least;
}

void SuccessorGenerator::make_probes() {
  std::vector<std::int64_t> literals(actions_.words(), 0);
  for (const ActionId a : actions_.ids()) {
    for (int w = 0; w < actions_.words(); ++w)
      literals[w] += std::popcount(actions_.pre_mask(a)[w]);
  }
  probe_word_ =
      static_cast<int>(std::max_element(literals.begin(), literals.end()) - literals.begin());
  probes_.reserve(2 * static_cast<std::size_t>(actions_.size()));
  for (const ActionId a : actions_.ids()) {
    probes_.push_back(actions_.pre_mask(a)[probe_word_]);
    probes_.push_back(actions_.pre_value(a)[probe_word_]);
  }
}

ActionId* SuccessorGenerator::scan(const Word* state) {
  if (probes_.empty()) make_probes();
  ActionId* out = scratch_.found.data();
  const Word word = state[probe_word_];
  const Word* probe = probes_.data();
  for (const ActionId a : actions_.ids()) {
    if ((word & probe[0]) == probe[1] && actions_.applicable(a, state)) *out++ = a;
    probe += 2;
  }
  guard_.go_on(actions_.size() / 32);
  return out;
}

ActionId* SuccessorGenerator::walk(const Word* state, Scratch& scratch) const {
  ActionId* out = scratch.found.data();
  std::int32_t* const pending = scratch.pending.data();
  std::size_t left = 0;
  pending[left++] = 0;
  while (left > 0) {
    const Node node = nodes_[pending[--left]];
    switch (node.kind) {
      case Node::kBlock:
        out = blocks_[node.begin].collect(state, out);
        break;
      case Node::kList:
        out = check_listed(node, state, out);
        break;
      case Node::kTests:
        for (std::int32_t q = node.begin; q < node.end; ++q) {
          const Test& test = tests_[q];
          Word holding = (state[test.word] ^ test.flip) & test.mask;
          for (; holding != 0; holding &= holding - 1) {
            pending[left++] = children_[test.first_child + std::countr_zero(holding)];
          }
        }
        break;
    }
  }
  return out;
}

ActionId* SuccessorGenerator::check_listed(const Node& node, const Word* state,
                                           ActionId* out) const {
  const int words = actions_.words();
  const Word* masks = listed_masks_.data() + static_cast<std::size_t>(node.begin) * 2 * words;
  for (std::int32_t i = node.begin; i < node.end; ++i) {
    Word differs = 0;
    for (int w = 0; w < words; ++w) differs |= (state[w] & masks[w]) ^ masks[words + w];
    *out = listed_[i];
    out += differs == 0 ? 1 : 0;
    masks += 2 * words;
  }
  return out;
}

}  // namespace latplan::search
