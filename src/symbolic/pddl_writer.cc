#include <algorithm>

#include "base/error.h"
#include "symbolic/pddl.h"
#include "symbolic/pddl_names.h"

namespace latplan::symbolic {
namespace {

constexpr std::size_t kColumns = 100;

// Appends items to a text and wraps lines at column 100.
class Wrapper {
 public:
  Wrapper(std::string& text, int indent) : text_(text), indent_(indent) {}

  // `closing`: characters that will follow the item on its line.
  void add(const std::string& item, std::size_t closing) {
    if (column_ == 0 || column_ + 1 + item.size() + closing > kColumns) {
      text_ += '\n';
      text_.append(indent_, ' ');
      column_ = indent_;
    } else {
      text_ += ' ';
      ++column_;
    }
    text_ += item;
    column_ += item.size();
  }

 private:
  std::string& text_;
  std::size_t indent_;
  std::size_t column_ = 0;
};

std::string atom(int bit) { return "(z" + std::to_string(bit) + ")"; }

// "(and ...)" with bits ascending. A bit in both masks gives both literals.
void write_literals(std::string& text, int indent, const BitVector& positive,
                    const BitVector& negative) {
  constexpr std::size_t kClosing = 3;  // at most this many parentheses end the line
  text += "(and";
  Wrapper wrapper(text, indent);
  for (const int bit : (positive | negative).ones()) {
    if (positive.get(bit)) wrapper.add(atom(bit), kClosing);
    if (negative.get(bit)) wrapper.add("(not " + atom(bit) + ")", kClosing);
  }
  text += ')';
}

void check_name(const std::string& name) {
  LATPLAN_CHECK(is_plain_name(name), "not a plain PDDL name: " + name);
}

}  // namespace

ActionTable with_standard_names(ActionTable table) {
  NameMap taken;
  for (Action& action : table.actions) {
    std::replace(action.name.begin(), action.name.end(), '+', '_');
    while (!taken.emplace(action.name, 0).second) action.name += '_';
  }
  return table;
}

std::string write_action(const Action& action) {
  check_name(action.name);
  std::string text = "  (:action " + action.name + "\n    :parameters ()\n    :precondition ";
  write_literals(text, 6, action.pos, action.neg);
  text += "\n    :effect ";
  write_literals(text, 6, action.add, action.del & ~action.add);
  return text + ")\n";
}

std::string write_domain(const ActionTable& table, const std::string& domain_name) {
  check_name(domain_name);
  std::string text = "(define (domain " + domain_name + ")\n";
  text += "  (:requirements :strips :negative-preconditions)\n  (:predicates";
  Wrapper wrapper(text, 4);
  for (int bit = 0; bit < table.state_bits; ++bit) wrapper.add(atom(bit), 1);
  text += ")\n";
  for (const Action& action : table.actions) text += write_action(action);
  return text + ")\n";
}

std::string write_problem(const StripsTask& task, const std::string& problem_name,
                          const std::string& domain_name) {
  check_name(problem_name);
  check_name(domain_name);
  std::string text = "(define (problem " + problem_name + ")\n";
  text += "  (:domain " + domain_name + ")\n  (:init";
  Wrapper wrapper(text, 4);
  for (const int bit : task.init.ones()) wrapper.add(atom(bit), 1);
  text += ")\n  (:goal ";
  write_literals(text, 4, task.goal_value, task.goal_mask & ~task.goal_value);
  return text + ")\n)\n";
}

}  // namespace latplan::symbolic
