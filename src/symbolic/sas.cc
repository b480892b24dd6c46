// SAS+ version 3 for Fast Downward's search component. Bit i is variable i: value 0 true, value 1 false.
#include "symbolic/pddl.h"

namespace latplan::symbolic {
namespace {

constexpr int kTrue = 0;
constexpr int kFalse = 1;
constexpr int kAny = -1;

void line(std::string& text, int a, int b) {
  text += std::to_string(a) + " " + std::to_string(b) + "\n";
}

void write_variable(std::string& text, int index, const std::string& atom) {
  text += "begin_variable\nvar" + std::to_string(index) + "\n-1\n2\nAtom " + atom +
          "()\nNegatedAtom " + atom + "()\nend_variable\n";
}

// Appends the operator unless it contradicts itself or changes nothing; says whether it did.
bool write_operator(std::string& text, const Action& action) {
  if (action.pos.intersects(action.neg)) return false;
  std::string prevail;
  std::string effects;
  int prevail_count = 0;
  int effect_count = 0;
  for (const int bit : (action.pos | action.neg | action.add | action.del).ones()) {
    const int pre = action.pos.get(bit) ? kTrue : action.neg.get(bit) ? kFalse : kAny;
    const int post = action.add.get(bit) ? kTrue : action.del.get(bit) ? kFalse : kAny;
    if (post == kAny || post == pre) {
      line(prevail, bit, pre);
      ++prevail_count;
    } else {
      effects += "0 " + std::to_string(bit) + " ";
      line(effects, pre, post);
      ++effect_count;
    }
  }
  if (effect_count == 0) return false;
  text += "begin_operator\n" + action.name + "\n" + std::to_string(prevail_count) + "\n" + prevail +
          std::to_string(effect_count) + "\n" + effects + "1\nend_operator\n";
  return true;
}

}  // namespace

std::string write_sas(const StripsTask& task) {
  const int bits = task.model.state_bits;
  // Fast Downward wants at least one goal, hence at least one variable: an empty goal gets a constant one.
  const bool constant = task.goal_mask.none();
  std::string text = "begin_version\n3\nend_version\nbegin_metric\n0\nend_metric\n";
  text += std::to_string(bits + (constant ? 1 : 0)) + "\n";
  for (int bit = 0; bit < bits; ++bit) write_variable(text, bit, "z" + std::to_string(bit));
  if (constant) write_variable(text, bits, "always");
  text += "0\nbegin_state\n";
  for (int bit = 0; bit < bits; ++bit) text += task.init.get(bit) ? "0\n" : "1\n";
  if (constant) text += "0\n";
  text += "end_state\nbegin_goal\n";
  if (constant) {
    text += "1\n";
    line(text, bits, kTrue);
  } else {
    text += std::to_string(task.goal_mask.count()) + "\n";
    for (const int bit : task.goal_mask.ones()) {
      line(text, bit, task.goal_value.get(bit) ? kTrue : kFalse);
    }
  }
  text += "end_goal\n";
  std::string operators;
  int operator_count = 0;
  for (const Action& action : task.model.actions) {
    if (write_operator(operators, action)) ++operator_count;
  }
  return text + std::to_string(operator_count) + "\n" + operators + "0\n";
}

}  // namespace latplan::symbolic
