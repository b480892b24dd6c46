// Writer of SAS+ version 3. Bit i is variable i: value 0 is true, value 1 false.
#include "symbolic/sas.h"

#include <algorithm>
#include <numeric>

#include "symbolic/simplify.h"

namespace latplan::symbolic {
namespace {

constexpr int kTrue = 0;
constexpr int kFalse = 1;
constexpr int kAny = -1;

void append_pair(std::string& text, int a, int b) {
  text += std::to_string(a) + " " + std::to_string(b) + "\n";
}

void write_variable(std::string& text, int index, const std::string& atom) {
  text += "begin_variable\nvar" + std::to_string(index) + "\n-1\n2\nAtom " + atom +
          "()\nNegatedAtom " + atom + "()\nend_variable\n";
}

// False: nothing is written, since the action has contradictory preconditions or no effect.
bool write_operator(std::string& text, const Action& action, const std::string& name) {
  if (action.pos.intersects(action.neg)) return false;
  std::string prevail;
  std::string effects;
  int prevail_count = 0;
  int effect_count = 0;
  for (const int bit : (action.pos | action.neg | action.add | action.del).ones()) {
    const int pre = action.pos.get(bit) ? kTrue : action.neg.get(bit) ? kFalse : kAny;
    const int post = action.add.get(bit) ? kTrue : action.del.get(bit) ? kFalse : kAny;
    if (post == kAny || post == pre) {
      append_pair(prevail, bit, pre);
      ++prevail_count;
    } else {
      effects += "0 " + std::to_string(bit) + " ";
      append_pair(effects, pre, post);
      ++effect_count;
    }
  }
  if (effect_count == 0) return false;
  text += "begin_operator\n" + name + "\n" + std::to_string(prevail_count) + "\n" + prevail +
          std::to_string(effect_count) + "\n" + effects + "1\nend_operator\n";
  return true;
}

void append_goal(std::string& text, const StripsTask& task, bool constant) {
  text += "begin_goal\n";
  if (constant) {
    text += "1\n";
    append_pair(text, task.model.state_bits, kTrue);
  } else {
    text += std::to_string(task.goal_mask.count()) + "\n";
    for (const int bit : task.goal_mask.ones()) {
      append_pair(text, bit, task.goal_value.get(bit) ? kTrue : kFalse);
    }
  }
  text += "end_goal\n";
}

// bit_numbers[i] is the number in the name of bit i; likewise for actions.
SasText make_text(const StripsTask& task, const std::vector<int>& bit_numbers,
                  const std::vector<int>& action_numbers, bool numbered) {
  const int bits = task.model.state_bits;
  // Fast Downward needs at least one goal, so an empty goal gets a constant variable.
  const bool constant = task.goal_mask.none();
  SasText result;
  result.variables = bits + (constant ? 1 : 0);
  std::string& text = result.text;
  text = "begin_version\n3\nend_version\nbegin_metric\n0\nend_metric\n";
  text += std::to_string(result.variables) + "\n";
  for (int bit = 0; bit < bits; ++bit)
    write_variable(text, bit, "z" + std::to_string(bit_numbers[bit]));
  if (constant) write_variable(text, bits, "always");
  text += "0\nbegin_state\n";
  for (int bit = 0; bit < bits; ++bit) text += task.init.get(bit) ? "0\n" : "1\n";
  if (constant) text += "0\n";
  text += "end_state\n";
  append_goal(text, task, constant);
  std::string operators;
  for (std::size_t a = 0; a < task.model.actions.size(); ++a) {
    const Action& action = task.model.actions[a];
    const std::string name = numbered ? "a" + std::to_string(action_numbers[a]) : action.name;
    if (write_operator(operators, action, name)) ++result.operators;
  }
  text += std::to_string(result.operators) + "\n";
  text += operators;
  text += "0\n";
  return result;
}

}  // namespace

SasText make_sas(const StripsTask& task, const SasOptions& options) {
  if (options.prune) {
    const Simplified simplified = simplify(task);
    return make_text(simplified.task, simplified.bits, simplified.actions, options.numbered);
  }
  std::vector<int> numbers(std::max<std::size_t>(static_cast<std::size_t>(task.model.state_bits),
                                                 task.model.actions.size()));
  std::iota(numbers.begin(), numbers.end(), 0);
  return make_text(task, numbers, numbers, options.numbered);
}

std::string write_sas(const StripsTask& task, const SasOptions& options) {
  return make_sas(task, options).text;
}

}  // namespace latplan::symbolic
