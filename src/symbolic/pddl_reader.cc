// Reader of propositional PDDL: one pass, no recursion, no syntax tree, since learnt domains reach
// 250 MB.
#include <utility>

#include "base/free_memory.h"
#include "symbolic/pddl.h"
#include "symbolic/pddl_lexer.h"
#include "symbolic/pddl_names.h"

namespace latplan::symbolic {
namespace {

using Kind = Token::Kind;

struct Literals {
  BitVector positive, negative;
};

class Reader {
 public:
  Reader(std::string_view text, const std::string& file) : lexer_(text, file), memory_(file) {}

  PddlDomain domain();
  StripsTask problem(PddlDomain domain);

 private:
  std::string header(std::string_view kind);  // "(define (KIND NAME)"
  void requirements();
  void predicates(PddlDomain& domain);
  void action(PddlDomain& domain);
  void empty_parameters();
  void objects();
  // One literal, or nested `and` of literals; `()` and `(and)` are empty.
  Literals literals(int bits);
  // The list of an :init section, including its closing parenthesis.
  BitVector init(int bits);
  // The rest of ":goal" and ":domain", including the closing parenthesis.
  void goal(StripsTask& task);
  void domain_name(const std::string& expected);
  // The bit of a predicate, or -1.
  int find_predicate(std::string_view name) const;
  // The rest of an atom after "(".
  int atom(const Token& name);
  // The rest of a literal after "(not".
  int negated_atom();
  void declare(const Token& name, const char* what, NameMap& map, int value);
  void close_define();
  [[noreturn]] void reject_section(const Token& section, const std::string& expected);
  void once(const Token& section, bool& seen);

  Lexer lexer_;
  MemoryCheck memory_;
  NameMap predicates_;
  std::vector<std::string_view> predicate_names_;  // by number
  NameMap actions_;
};

std::string Reader::header(std::string_view kind) {
  const Token define = lexer_.expect_head("'(define'");
  if (!define.is_word("define")) throw lexer_.unexpected(define, "'define'");
  const std::string what = "'(" + std::string(kind) + " NAME)'";
  const Token found = lexer_.expect_head(what);
  if (!found.is_word(kind)) throw lexer_.unexpected(found, what);
  const Token name = lexer_.expect_name("a name");
  lexer_.expect(Kind::kClose, "')'");
  return std::string(name.text);
}

void Reader::once(const Token& section, bool& seen) {
  if (seen) throw lexer_.bad(section, "a second " + in_quotes(section.text) + " section");
  seen = true;
}

// PDDL outside the supported fragment is Error(Unsupported), everything else Error(BadInput).
void Reader::reject_section(const Token& section, const std::string& expected) {
  for (const char* known :
       {":types", ":constants", ":functions", ":constraints", ":derived", ":durative-action",
        ":metric", ":length", ":timeless", ":axiom", ":objects"}) {
    if (section.is_word(known)) {
      throw lexer_.unsupported(
          section, in_quotes(section.text) + " is not supported; expected propositional STRIPS");
    }
  }
  throw lexer_.unexpected(section, expected);
}

void Reader::close_define() {
  lexer_.expect(Kind::kClose, "')'");
  lexer_.expect_end();
}

void Reader::requirements() {
  while (lexer_.peek().is(Kind::kWord)) {
    const Token word = lexer_.next();
    if (word.is_word(":strips") || word.is_word(":negative-preconditions")) continue;
    if (word.is_word(":typing")) continue;  // many tools always write it
    if (word.text[0] != ':') throw lexer_.unexpected(word, "a requirement or ')'");
    throw lexer_.unsupported(word, "requirement " + in_quotes(word.text) +
                                       " is not supported; expected :strips or "
                                       ":negative-preconditions");
  }
  lexer_.expect(Kind::kClose, "a requirement or ')'");
}

void Reader::declare(const Token& name, const char* what, NameMap& map, int value) {
  if (!map.emplace(name.text, value).second) {
    throw lexer_.bad(name, std::string(what) + " " + in_quotes(name.text) + " is declared twice");
  }
}

void Reader::predicates(PddlDomain& domain) {
  while (lexer_.peek().is(Kind::kOpen)) {
    lexer_.next();
    const Token name = lexer_.expect_name("a predicate's name");
    if (lexer_.peek().is(Kind::kWord)) {
      throw lexer_.unsupported(lexer_.peek(), "predicate " + in_quotes(name.text) +
                                                  " takes arguments; expected '(" +
                                                  std::string(name.text.substr(0, 40)) + ")'");
    }
    lexer_.expect(Kind::kClose, "')'");
    declare(name, "predicate", predicates_, static_cast<int>(domain.predicates.size()));
    constexpr std::size_t kBytesOfPredicate = 256;  // in three lists, without its letters
    memory_.add(kBytesOfPredicate + 2 * name.text.size());
    domain.predicates.emplace_back(name.text);
    predicate_names_.push_back(name.text);
  }
  lexer_.expect(Kind::kClose, "a predicate or ')'");
  domain.table.state_bits = static_cast<int>(domain.predicates.size());
}

// Learnt predicates are z0, z1, ...: try the number in the name first.
int Reader::find_predicate(std::string_view name) const {
  std::size_t guess = 0;
  for (std::size_t i = 1; i < name.size() && guess < predicate_names_.size(); ++i) {
    guess = 10 * guess + static_cast<unsigned char>(name[i] - '0');
  }
  if (guess < predicate_names_.size() && std::ranges::equal(predicate_names_[guess], name)) {
    return static_cast<int>(guess);
  }
  const auto found = predicates_.find(name);
  return found == predicates_.end() ? -1 : found->second;
}

int Reader::atom(const Token& name) {
  const int number = find_predicate(name.text);
  if (number < 0) {
    for (const char* known :
         {"or", "imply", "forall", "exists", "when", "=", "increase", "decrease", "assign"}) {
      if (name.is_word(known)) {
        throw lexer_.unsupported(
            name, in_quotes(name.text) + " is not supported; expected a conjunction of literals");
      }
    }
    throw lexer_.bad(name, "unknown predicate " + in_quotes(name.text));
  }
  if (lexer_.peek().is(Kind::kWord)) {
    throw lexer_.bad(lexer_.peek(), "predicate " + in_quotes(name.text) + " takes no arguments");
  }
  lexer_.expect(Kind::kClose, "')'");
  return number;
}

int Reader::negated_atom() {
  const Token name = lexer_.expect_head("'(PREDICATE)' after 'not'");
  if (name.is_word("not") || name.is_word("and")) {
    throw lexer_.unsupported(
        name, in_quotes(name.text) + " inside 'not' is not supported; expected a predicate");
  }
  const int bit = atom(name);
  lexer_.expect(Kind::kClose, "')'");
  return bit;
}

Literals Reader::literals(int bits) {
  Literals result{BitVector(bits), BitVector(bits)};
  std::int64_t depth = 0;  // of open `and`s
  const auto take = [&](std::string_view name, bool negated) {
    const bool connective = name.size() == 3 && (same_name(name, "not") || same_name(name, "and"));
    const int bit = connective ? -1 : find_predicate(name);
    if (bit >= 0) (negated ? result.negative : result.positive).set(bit, true);
    return bit >= 0;
  };
  do {
    if (depth > 0) lexer_.take_plain_literals(take);
    if (depth > 0 && lexer_.peek().is(Kind::kClose)) {
      lexer_.next();
      --depth;
      continue;
    }
    lexer_.expect(Kind::kOpen, depth > 0 ? "a literal or ')'" : "'(and ...)' or a literal");
    if (depth == 0 && lexer_.peek().is(Kind::kClose)) {
      lexer_.next();
      continue;
    }
    const Token head = lexer_.expect(Kind::kWord, "a predicate, 'not' or 'and'");
    if (head.is_word("and")) {
      ++depth;
    } else if (head.is_word("not")) {
      result.negative.set(negated_atom(), true);
    } else {
      result.positive.set(atom(head), true);
    }
  } while (depth > 0);
  return result;
}

void Reader::empty_parameters() {
  lexer_.expect(Kind::kOpen, "'()'");
  if (lexer_.peek().is(Kind::kWord)) {
    throw lexer_.unsupported(lexer_.peek(),
                             "action parameters are not supported; expected ':parameters ()'");
  }
  lexer_.expect(Kind::kClose, "')'");
}

void Reader::action(PddlDomain& domain) {
  const Token name = lexer_.expect_name("an action's name");
  declare(name, "action", actions_, static_cast<int>(domain.table.actions.size()));
  const int bits = domain.table.state_bits;
  memory_.add(action_bytes(bits));
  Literals precondition{BitVector(bits), BitVector(bits)};
  Literals effect = precondition;
  bool has_parameters = false;
  bool has_precondition = false;
  bool has_effect = false;
  while (!lexer_.peek().is(Kind::kClose)) {
    const std::string expected = "':precondition', ':effect' or ')'";
    const Token part = lexer_.expect(Kind::kWord, expected);
    if (part.is_word(":parameters")) {
      once(part, has_parameters);
      empty_parameters();
    } else if (part.is_word(":precondition")) {
      once(part, has_precondition);
      precondition = literals(bits);
    } else if (part.is_word(":effect")) {
      once(part, has_effect);
      effect = literals(bits);
    } else {
      throw lexer_.unexpected(part, expected);
    }
  }
  if (!has_effect) {
    throw lexer_.bad(lexer_.peek(), "action " + in_quotes(name.text) + " has no ':effect'");
  }
  lexer_.next();
  effect.negative &= ~effect.positive;  // an add effect wins over a delete effect
  domain.table.actions.push_back({std::string(name.text), std::move(precondition.positive),
                                  std::move(precondition.negative), std::move(effect.positive),
                                  std::move(effect.negative)});
}

PddlDomain Reader::domain() {
  PddlDomain domain;
  domain.name = header("domain");
  bool has_requirements = false;
  bool has_predicates = false;
  while (lexer_.peek().is(Kind::kOpen)) {
    lexer_.next();
    const std::string expected = "':requirements', ':predicates' or ':action'";
    const Token section = lexer_.expect(Kind::kWord, expected);
    if (section.is_word(":requirements")) {
      once(section, has_requirements);
      requirements();
    } else if (section.is_word(":predicates")) {
      once(section, has_predicates);
      predicates(domain);
    } else if (section.is_word(":action")) {
      if (!has_predicates) throw lexer_.bad(section, "':action' before ':predicates'");
      action(domain);
    } else {
      reject_section(section, expected);
    }
  }
  if (!has_predicates && lexer_.peek().is(Kind::kClose)) {
    throw lexer_.bad(lexer_.peek(), "the domain has no ':predicates' section");
  }
  close_define();
  return domain;
}

// Objects have no meaning without parameters and are ignored.
void Reader::objects() {
  while (lexer_.peek().is(Kind::kWord)) lexer_.next();
  lexer_.expect(Kind::kClose, "an object's name or ')'");
}

BitVector Reader::init(int bits) {
  BitVector state(bits);
  BitVector denied(bits);
  while (lexer_.peek().is(Kind::kOpen)) {
    const Token head = lexer_.expect_head("a literal");
    const bool value = !head.is_word("not");
    const int bit = value ? atom(head) : negated_atom();
    if (value ? denied.get(bit) : state.get(bit)) {
      throw lexer_.bad(head, "':init' makes a predicate both true and false");
    }
    (value ? state : denied).set(bit, true);
  }
  lexer_.expect(Kind::kClose, "a literal or ')'");
  return state;
}

void Reader::goal(StripsTask& task) {
  const Token at = lexer_.peek();
  Literals goal = literals(task.model.state_bits);
  if (goal.positive.intersects(goal.negative)) {
    throw lexer_.bad(at, "the goal needs a predicate both true and false");
  }
  lexer_.expect(Kind::kClose, "')'");
  task.goal_mask = goal.positive | goal.negative;
  task.goal_value = std::move(goal.positive);
}

void Reader::domain_name(const std::string& expected) {
  const Token name = lexer_.expect_name("the domain's name");
  if (!same_name(name.text, expected)) {
    throw lexer_.bad(name, "the problem is for domain " + in_quotes(name.text) + "; expected " +
                               in_quotes(expected));
  }
  lexer_.expect(Kind::kClose, "')'");
}

StripsTask Reader::problem(PddlDomain domain) {
  for (std::size_t i = 0; i < domain.predicates.size(); ++i) {
    predicates_.emplace(domain.predicates[i], static_cast<int>(i));
    predicate_names_.push_back(domain.predicates[i]);
  }
  StripsTask task;
  task.model = std::move(domain.table);
  task.names.bits = domain.predicates;
  header("problem");
  bool has_domain = false, has_requirements = false, has_objects = false;
  bool has_init = false, has_goal = false;
  while (lexer_.peek().is(Kind::kOpen)) {
    lexer_.next();
    const std::string expected = "':domain', ':init' or ':goal'";
    const Token section = lexer_.expect(Kind::kWord, expected);
    if (section.is_word(":domain")) {
      once(section, has_domain);
      domain_name(domain.name);
    } else if (section.is_word(":requirements")) {
      once(section, has_requirements);
      requirements();
    } else if (section.is_word(":objects")) {
      once(section, has_objects);
      objects();
    } else if (section.is_word(":init")) {
      once(section, has_init);
      task.init = init(task.model.state_bits);
    } else if (section.is_word(":goal")) {
      once(section, has_goal);
      goal(task);
    } else {
      reject_section(section, expected);
    }
  }
  if (lexer_.peek().is(Kind::kClose)) {
    const char* missing = !has_domain ? ":domain" : !has_init ? ":init" : !has_goal ? ":goal" : "";
    if (*missing != 0) {
      throw lexer_.bad(lexer_.peek(), "the problem has no " + in_quotes(missing) + " section");
    }
  }
  close_define();
  return task;
}

}  // namespace

PddlDomain parse_domain(std::string_view text, const std::string& file) {
  return Reader(text, file).domain();
}

StripsTask parse_problem(std::string_view text, const std::string& file, PddlDomain domain) {
  return Reader(text, file).problem(std::move(domain));
}

}  // namespace latplan::symbolic
