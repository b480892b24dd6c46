// Plan files as Fast Downward writes them.
#include "symbolic/pddl.h"
#include "symbolic/pddl_lexer.h"
#include "symbolic/pddl_names.h"

namespace latplan::symbolic {

std::string write_plan(const ActionTable& table, const Plan& plan) {
  std::string text;
  for (const int action : plan) {
    LATPLAN_CHECK(action >= 0 && static_cast<std::size_t>(action) < table.actions.size(),
                  "action " + std::to_string(action));
    text += "(" + table.actions[action].name + ")\n";
  }
  return text + "; cost = " + std::to_string(plan.size()) + " (unit cost)\n";
}

Plan parse_plan(std::string_view text, const std::string& file, const ActionTable& table) {
  NameMap actions;
  for (std::size_t i = 0; i < table.actions.size(); ++i) {
    actions.emplace(table.actions[i].name, static_cast<int>(i));  // the first of a name stays
  }
  Lexer lexer(text, file);
  Plan plan;
  while (!lexer.peek().is(Token::Kind::kEnd)) {
    const Token name = lexer.expect_head("'(ACTION)'");
    const auto found = actions.find(name.text);
    if (found == actions.end()) throw lexer.bad(name, "unknown action " + in_quotes(name.text));
    if (lexer.peek().is(Token::Kind::kWord)) {
      throw lexer.bad(lexer.peek(), "action " + in_quotes(name.text) + " takes no arguments");
    }
    lexer.expect(Token::Kind::kClose, "')'");
    plan.push_back(found->second);
  }
  return plan;
}

}  // namespace latplan::symbolic
