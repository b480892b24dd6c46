// Plan files in the format of Fast Downward.
#include <algorithm>
#include <map>

#include "symbolic/pddl.h"
#include "symbolic/pddl_lexer.h"
#include "symbolic/pddl_names.h"

namespace latplan::symbolic {
namespace {

template <typename NameOf>
std::string write_names(const Plan& plan, std::size_t actions, NameOf name_of,
                        std::span<const std::string> comments = {}) {
  std::string text;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const int action = plan[i];
    LATPLAN_CHECK(action >= 0 && static_cast<std::size_t>(action) < actions,
                  "action " + std::to_string(action));
    text += "(" + name_of(action) + ")" + (comments.empty() ? "" : " ; " + comments[i]) + "\n";
  }
  return text + "; cost = " + std::to_string(plan.size()) + " (unit cost)\n";
}

NameMap names_of(const ActionTable& table) {
  NameMap actions;
  for (std::size_t i = 0; i < table.actions.size(); ++i) {
    actions.emplace(table.actions[i].name, static_cast<int>(i));  // the first action of a name wins
  }
  return actions;
}

// "12:" or "0.003:" before a step, as planners with durations write it.
bool is_time(const Token& token) {
  const std::string_view text = token.text;
  return token.is(Token::Kind::kWord) && text.size() > 1 && text.back() == ':' &&
         text.find_first_not_of("0123456789.") == text.size() - 1;
}

// `words`: names may have several words.
Plan read_steps(std::string_view text, const std::string& file, const NameMap& actions,
                bool words) {
  Lexer lexer(text, file);
  Plan plan;
  while (!lexer.peek().is(Token::Kind::kEnd)) {
    if (is_time(lexer.peek())) lexer.next();
    const Token head = lexer.expect_head("'(ACTION)'");
    std::string name(head.text);
    while (words && lexer.peek().is(Token::Kind::kWord)) {
      name += " " + std::string(lexer.next().text);
    }
    const auto found = actions.find(name);
    if (found == actions.end()) throw lexer.bad(head, "unknown action " + in_quotes(name));
    if (lexer.peek().is(Token::Kind::kWord)) {
      throw lexer.bad(lexer.peek(), "action " + in_quotes(name) + " takes no arguments");
    }
    lexer.expect(Token::Kind::kClose, "')'");
    if (lexer.peek().text.starts_with('[')) lexer.next();  // its duration, "[1.000]"
    plan.push_back(found->second);
  }
  return plan;
}

}  // namespace

std::string write_plan(const ActionTable& table, const Plan& plan,
                       std::span<const std::string> comments) {
  return write_names(
      plan, table.actions.size(), [&](int action) { return table.actions[action].name; }, comments);
}

// Uses the names of the file unless a name is ambiguous or not readable; then Action::name.
std::string write_plan(const StripsTask& task, const Plan& plan) {
  std::map<std::string_view, int> count;
  for (const std::string& name : task.names.actions) ++count[name];
  return write_names(plan, task.model.actions.size(), [&](int action) {
    const std::string& name = task.action_name(action);
    const auto found = count.find(name);
    const bool shared = found != count.end() && found->second > 1;
    const bool readable = !name.empty() && std::ranges::none_of(name, [](char c) {
      return (c >= '\0' && c < ' ') || c == '\x7f' || c == '(' || c == ')' || c == ';';
    });
    return readable && !shared ? name : task.model.actions[action].name;
  });
}

Plan parse_plan(std::string_view text, const std::string& file, const ActionTable& table) {
  return read_steps(text, file, names_of(table), false);
}

Plan parse_plan(std::string_view text, const std::string& file, const StripsTask& task) {
  NameMap actions = names_of(task.model);
  for (std::size_t i = 0; i < task.names.actions.size(); ++i) {
    actions.emplace(task.names.actions[i], static_cast<int>(i));
  }
  return read_steps(text, file, actions, !task.names.actions.empty());
}

}  // namespace latplan::symbolic
