#include "search/relaxed_task.h"

#include <bit>

namespace latplan::search {
namespace {

// Facts of the state cost nothing. Their part of the preconditions is counted here, many bits at
// once, so that the heuristics visit only facts that are not true yet.
inline __attribute__((always_inline)) void count_missing_by_words(const PackedTask& task,
                                                                  const Word* state, int* missing) {
  const ActionSet& actions = task.actions;
  for (const ActionId a : actions.ids()) {
    const Word* mask = actions.pre_mask(a);
    const Word* value = actions.pre_value(a);
    int count = 0;
    for (int w = 0; w < task.words; ++w) count += std::popcount((state[w] & mask[w]) ^ value[w]);
    missing[to_int(a)] = count;
  }
  int count = 0;
  for (int w = 0; w < task.words; ++w) {
    count += std::popcount((state[w] & task.goal_mask[w]) ^ task.goal_value[w]);
  }
  missing[actions.size()] = count;
}

void count_missing_portably(const PackedTask& task, const Word* state, int* missing) {
  count_missing_by_words(task, state, missing);
}

#if defined(__x86_64__)
// The x86-64 baseline lacks popcnt; nearly every machine has it.
__attribute__((target("popcnt"))) void count_missing_by_popcnt(const PackedTask& task,
                                                               const Word* state, int* missing) {
  count_missing_by_words(task, state, missing);
}
#endif

auto choose_count_missing() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("popcnt")) return count_missing_by_popcnt;
#endif
  return count_missing_portably;
}

}  // namespace

RelaxedTask::RelaxedTask(const PackedTask& task, Guard& guard)
    : task_(task), guard_(guard), count_missing_(choose_count_missing()) {
  fill();
}

bool RelaxedTask::reserve(std::size_t bytes) {
  if (!guard_.reserve(static_cast<std::int64_t>(bytes))) return false;
  reserved_ += static_cast<std::int64_t>(bytes);
  return true;
}

template <typename Visit>
void RelaxedTask::for_each_literal(const Word* mask, const Word* value, Visit&& visit) const {
  for (int w = 0; w < task_.words; ++w) {
    for (Word rest = mask[w]; rest != 0; rest &= rest - 1) {
      const int i = std::countr_zero(rest);
      visit(FactId{2 * (64 * w + i) + static_cast<int>((value[w] >> i) & 1)});
    }
  }
}

void RelaxedTask::fill() {
  const ActionSet& actions = task_.actions;
  ById<ActionId, int> needs(operators()), makes(operators());
  ById<FactId, int> needed(facts()), made(facts());
  std::size_t literals = 0;
  const auto each = [&](auto&& on_need, auto&& on_make) {
    for (const ActionId a : actions.ids()) {
      if (!guard_.go_on(1)) return;
      for_each_literal(actions.pre_mask(a), actions.pre_value(a), [&](FactId f) { on_need(a, f); });
      for_each_literal(actions.effect_mask(a), actions.effect_value(a),
                       [&](FactId f) { on_make(a, f); });
    }
    for_each_literal(task_.goal_mask.data(), task_.goal_value.data(),
                     [&](FactId f) { on_need(goal_operator(), f); });
    on_make(goal_operator(), goal());
  };
  each([&](ActionId op, FactId fact) { ++needs[op], ++needed[fact], literals += 2; },
       [&](ActionId op, FactId fact) { ++makes[op], ++made[fact], literals += 2; });
  if (!reserve(literals * sizeof(int) + 4 * sizeof(int) * (operators() + facts()))) {
    for (auto* sizes : {&needs, &makes})
      sizes->fill(0);  // the search ends now; empty lists are safe
    for (auto* sizes : {&needed, &made}) sizes->fill(0);
  }
  preconditions_ = Lists<ActionId, FactId>(needs);
  effects_ = Lists<ActionId, FactId>(makes);
  needed_by_ = Lists<FactId, ActionId>(needed);
  achievers_ = Lists<FactId, ActionId>(made);
  if (guard_.status() != Status::kSolved) return;
  each([&](ActionId op, FactId fact) { preconditions_.add(op, fact), needed_by_.add(fact, op); },
       [&](ActionId op, FactId fact) { effects_.add(op, fact), achievers_.add(fact, op); });
}

void RelaxedTask::mark_true(const Word* state, int value, int other,
                            ById<FactId, int>& by_fact) const {
  for (int b = 0; b < task_.bits; ++b) {
    const bool set = ((state[b >> 6] >> (b & 63)) & 1) != 0;
    by_fact[FactId{2 * b}] = set ? other : value;
    by_fact[FactId{2 * b + 1}] = set ? value : other;
  }
  by_fact[always()] = value;
  by_fact[goal()] = other;
}

}  // namespace latplan::search
