#include "task_encoding.h"

#include <cmath>

namespace latplan::bench {
namespace {

using symbolic::Action;

class ActionEncoder {
 public:
  ActionEncoder(const Encoding& encoding, const Shape& shape, Rng& rng)
      : encoding_(encoding), shape_(shape), rng_(rng) {}

  std::vector<Action> encode(const std::vector<LogicalAction>& logical, const Implied& implied) {
    const int wanted_in_all =
        shape_.actions - (shape_.noise ? static_cast<int>(logical.size()) : 0);
    for (std::size_t i = 0; i < logical.size(); ++i) {
      const double left = wanted_in_all - static_cast<double>(actions_.size());
      const int wanted = std::max<int>(
          1, static_cast<int>(std::lround(left / static_cast<double>(logical.size() - i))));
      add_variants(logical[i], wanted, implied ? implied(i) : std::vector<int>{});
    }
    if (shape_.noise) {
      for (const LogicalAction& action : logical) add_imprecise(action);
    }
    rng_.shuffle(actions_);
    for (std::size_t i = 0; i < actions_.size(); ++i) actions_[i].name = "a" + std::to_string(i);
    return std::move(actions_);
  }

 private:
  void add_variants(const LogicalAction& logical, int wanted, const std::vector<int>& implied) {
    const Action base{"", encoding_.mask(logical.pos), encoding_.mask(logical.neg),
                      encoding_.mask(logical.add), encoding_.mask(logical.del)};
    int splits = 0;
    while ((2 << splits) <= wanted && (shape_.splits < 0 || splits < shape_.splits)) ++splits;
    const BitVector used = base.pos | base.neg | base.add | base.del;
    std::vector<int> free;
    for (const int bit : encoding_.changing()) {
      if (!used.get(bit)) free.push_back(bit);
    }
    const std::vector<int> context = sample(free, splits, rng_);
    BitVector also_false(encoding_.bits());
    for (const int bit : implied) {
      if (!used.get(bit) && std::find(context.begin(), context.end(), bit) == context.end()) {
        also_false.set(bit, true);
      }
    }
    const int duplicates =
        std::max<int>(1, static_cast<int>(std::lround(wanted / std::exp2(context.size()))));
    for (int variant = 0; variant < 1 << context.size(); ++variant) {
      for (int d = 0; d < duplicates; ++d) add_variant(base, context, variant, also_false);
    }
  }

  // Like learnt effects, these repeat the precondition: prevail bits are added or deleted again.
  void add_variant(const Action& base, const std::vector<int>& context, int variant,
                   const BitVector& also_false) {
    Action action = base;
    for (std::size_t i = 0; i < context.size(); ++i) {
      const bool value = ((variant >> i) & 1) != 0;
      (value ? action.pos : action.neg).set(context[i], true);
      (value ? action.add : action.del).set(context[i], true);
    }
    BitVector false_bits = also_false;
    if (shape_.constants > 0) {
      const auto count =
          std::max<std::int64_t>(0, std::lround(shape_.constants + 3 * rng_.normal()));
      for (const int bit : sample(encoding_.constant(), count, rng_)) false_bits.set(bit, true);
    }
    action.neg |= false_bits;
    action.del |= false_bits;
    actions_.push_back(std::move(action));
  }

  // An imprecise action ignores one copy of a bit: it neither checks nor changes it.
  void add_imprecise(const LogicalAction& logical) {
    std::vector<int> copies;
    for (const std::vector<int>* part : {&logical.add, &logical.del}) {
      for (const int l : *part) {
        copies.insert(copies.end(), encoding_.copies(l).begin() + 1, encoding_.copies(l).end());
      }
    }
    if (copies.empty()) return;
    const int forgotten = copies[rng_.below(copies.size())];
    Action action{"", encoding_.mask(logical.pos), encoding_.mask(logical.neg),
                  encoding_.mask(logical.add), encoding_.mask(logical.del)};
    for (BitVector* mask : {&action.pos, &action.neg, &action.add, &action.del}) {
      mask->set(forgotten, false);
    }
    actions_.push_back(std::move(action));
  }

  const Encoding& encoding_;
  const Shape& shape_;
  Rng& rng_;
  std::vector<Action> actions_;
};

}  // namespace

std::vector<Action> encode_actions(const Encoding& encoding, const Shape& shape,
                                   const std::vector<LogicalAction>& logical,
                                   const Implied& implied, Rng& rng) {
  return ActionEncoder(encoding, shape, rng).encode(logical, implied);
}

}  // namespace latplan::bench
