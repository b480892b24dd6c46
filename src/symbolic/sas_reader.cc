// Reader of SAS+ version 3: one pass, line by line.
#include <charconv>
#include <limits>
#include <unordered_set>

#include "base/error.h"
#include "base/free_memory.h"
#include "symbolic/pddl_lexer.h"
#include "symbolic/pddl_names.h"
#include "symbolic/sas.h"

namespace latplan::symbolic {
namespace {

// Lines and numbers of the text, with their positions.
class SasLines {
 public:
  SasLines(std::string_view text, const std::string& file) : text_(text), file_(file) {}

  // The next line without trailing blanks.
  std::string_view next(std::string_view what) {
    column_ = token_ = 0;
    ++number_;
    if (position_ >= text_.size()) {
      line_ = {};
      throw bad("found the end of the file; expected " + std::string(what));
    }
    const std::size_t end = std::min(text_.find('\n', position_), text_.size());
    line_ = text_.substr(position_, end - position_);
    position_ = end + 1;
    while (!line_.empty() && (line_.back() == ' ' || line_.back() == '\r')) line_.remove_suffix(1);
    return line_;
  }
  void expect(std::string_view word) {
    if (next(in_quotes(word)) != word) {
      throw bad("found " + in_quotes(line_) + "; expected " + in_quotes(word));
    }
  }
  // A line with one number, at least `least`.
  int number(std::string_view what, int least) {
    next(what);
    const int value = in_line(what, least, std::numeric_limits<int>::max());
    end_line();
    return value;
  }
  // The next number of the current line.
  int in_line(std::string_view what, int least, int most) {
    skip_blanks();
    int value = 0;
    const char* begin = line_.data() + token_;
    const char* end = line_.data() + line_.size();
    const auto [stop, fault] = std::from_chars(begin, end, value);
    const bool whole = fault == std::errc() && (stop == end || *stop == ' ');
    if (!whole || value < least || value > most) {
      throw bad("found " + in_quotes(line_.substr(token_)) + "; expected " + std::string(what));
    }
    column_ = static_cast<std::size_t>(stop - line_.data());
    return value;
  }
  void end_line() {
    if (column_ < line_.size()) {
      skip_blanks();
      throw bad("found " + in_quotes(line_.substr(token_)) + "; expected the end of the line");
    }
  }
  void expect_end() {
    while (position_ < text_.size()) {
      if (!next("").empty())
        throw bad("found " + in_quotes(line_) + "; expected the end of the file");
    }
  }

  // Errors at the position of the last item.
  Error bad(const std::string& reason) const { return input_error(place() + reason); }
  Error unsupported(const std::string& reason) const { return unsupported_error(place() + reason); }

 private:
  void skip_blanks() {
    while (column_ < line_.size() && line_[column_] == ' ') ++column_;
    token_ = column_;
  }
  std::string place() const {
    return file_ + ":" + std::to_string(number_) + ":" + std::to_string(token_ + 1) + ": ";
  }

  std::string_view text_;
  const std::string& file_;
  std::size_t position_ = 0;
  std::string_view line_;
  std::size_t column_ = 0;  // in the current line, from 0: the next character
  std::size_t token_ = 0;   // likewise: the start of the last number, or of the line
  int number_ = 0;          // of the current line, from 1
};

constexpr std::string_view kAtom = "Atom ";

// "on(a, b)" for "Atom on(a, b)", "z0" for "Atom z0()"; other values include the number of the variable, such as
// "var3=<none of those>".
std::string fact_name(std::size_t variable, std::string_view value) {
  if (!value.starts_with(kAtom)) {
    return "var" + std::to_string(variable) + "=" + std::string(value);
  }
  value.remove_prefix(kAtom.size());
  if (value.ends_with("()")) value.remove_suffix(2);
  return std::string(value);
}

std::string one_blank_between_words(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c != ' ' || (!result.empty() && result.back() != ' ')) result += c;
  }
  return result;
}

// The bits of a variable.
struct Variable {
  int values = 0;
  int first_bit = 0;
  int true_value = 0;  // if there are two values

  int bits() const { return values == 2 ? 1 : values; }
};

class SasReader {
 public:
  SasReader(std::string_view text, const std::string& file) : lines_(text, file), memory_(file) {}

  StripsTask task() {
    header();
    variables();
    mutex_groups();
    StripsTask result;
    result.model.state_bits = bits_;
    result.init = initial_state();
    goal(result);
    result.names.bits = std::move(bit_names_);
    const int operators = lines_.number("the number of operators", 0);
    for (int i = 0; i < operators; ++i) {
      result.model.actions.push_back(one_operator(result.names.actions));
    }
    const int axioms = lines_.number("the number of axioms", 0);
    if (axioms > 0) throw lines_.unsupported("axioms are not supported; expected '0'");
    lines_.expect_end();
    return result;
  }

 private:
  void header();
  void variables();
  Variable variable();
  void mutex_groups();
  BitVector initial_state();
  void goal(StripsTask& task);
  Action one_operator(std::vector<std::string>& names);
  void effect(Action& action, std::vector<bool>& seen);
  std::string unique_name(std::string_view name);
  const Variable& variable_in_line(int& index);
  int value_in_line(const Variable& variable, bool any);
  // "VARIABLE VALUE", each variable once.
  void fact(std::vector<bool>& seen, BitVector& positive, BitVector& negative);
  static void demand(const Variable& variable, int value, BitVector& positive, BitVector& negative);

  SasLines lines_;
  MemoryCheck memory_;
  std::vector<Variable> variables_;
  int bits_ = 0;
  std::vector<std::string> bit_names_;
  bool costs_count_ = false;
  std::unordered_set<std::string, NameHash, NameEqual> names_;
  std::unordered_map<std::string, int> copies_;  // by name: the largest number used
};

void SasReader::header() {
  lines_.expect("begin_version");
  if (lines_.number("'3'", 0) != 3)
    throw lines_.unsupported("this version is not supported; expected '3'");
  lines_.expect("end_version");
  lines_.expect("begin_metric");
  lines_.next("'0' or '1'");
  costs_count_ = lines_.in_line("'0' or '1'", 0, 1) == 1;
  lines_.end_line();
  lines_.expect("end_metric");
}

void SasReader::variables() {
  const int count = lines_.number("the number of variables, at least 1", 1);
  for (int i = 0; i < count; ++i) {
    variables_.push_back(variable());
    bits_ += variables_.back().bits();
  }
}

Variable SasReader::variable() {
  lines_.expect("begin_variable");
  if (lines_.next("a variable's name").empty()) throw lines_.bad("a variable without a name");
  if (lines_.number("an axiom layer, '-1'", -1) != -1) {
    throw lines_.unsupported("derived variables are not supported; expected '-1'");
  }
  Variable result;
  result.values = lines_.number("the number of values, at least 1", 1);
  result.first_bit = bits_;
  std::vector<std::string> values;
  for (int value = 0; value < result.values; ++value) {
    const std::string_view text = lines_.next("a value's name");
    if (text == "end_variable")
      throw lines_.bad("too few values; expected " + std::to_string(result.values));
    if (value == 1 && text.starts_with(kAtom)) result.true_value = 1;
    values.push_back(fact_name(variables_.size(), text));
    memory_.add(2 * (sizeof(std::string) + values.back().size()));  // also in bit_names_
  }
  lines_.expect("end_variable");
  if (result.values == 2) values = {values[result.true_value]};
  bit_names_.insert(bit_names_.end(), values.begin(), values.end());
  return result;
}

void SasReader::mutex_groups() {
  const int groups = lines_.number("the number of mutex groups", 0);
  for (int i = 0; i < groups; ++i) {
    lines_.expect("begin_mutex_group");
    const int facts = lines_.number("the number of facts", 0);
    for (int fact = 0; fact < facts; ++fact) {
      lines_.next("'VARIABLE VALUE'");
      int index = 0;
      value_in_line(variable_in_line(index), false);
      lines_.end_line();
    }
    lines_.expect("end_mutex_group");
  }
}

const Variable& SasReader::variable_in_line(int& index) {
  index = lines_.in_line("a variable's number, below " + std::to_string(variables_.size()), 0,
                         static_cast<int>(variables_.size()) - 1);
  return variables_[index];
}

int SasReader::value_in_line(const Variable& variable, bool any) {
  return lines_.in_line("a value, below " + std::to_string(variable.values), any ? -1 : 0,
                        variable.values - 1);
}

void SasReader::demand(const Variable& variable, int value, BitVector& positive,
                       BitVector& negative) {
  if (variable.values != 2) {
    positive.set(variable.first_bit + value, true);
  } else {
    (value == variable.true_value ? positive : negative).set(variable.first_bit, true);
  }
}

void SasReader::fact(std::vector<bool>& seen, BitVector& positive, BitVector& negative) {
  lines_.next("'VARIABLE VALUE'");
  int index = 0;
  const Variable& variable = variable_in_line(index);
  if (seen[index]) throw lines_.bad("a second condition on variable " + std::to_string(index));
  seen[index] = true;
  demand(variable, value_in_line(variable, false), positive, negative);
  lines_.end_line();
}

BitVector SasReader::initial_state() {
  lines_.expect("begin_state");
  BitVector state(bits_);
  BitVector ignored(bits_);
  for (const Variable& variable : variables_) {
    lines_.next("a value");
    demand(variable, value_in_line(variable, false), state, ignored);
    lines_.end_line();
  }
  lines_.expect("end_state");
  return state;
}

void SasReader::goal(StripsTask& task) {
  lines_.expect("begin_goal");
  const int count = lines_.number("the number of goals, at least 1", 1);
  BitVector positive(bits_);
  BitVector negative(bits_);
  std::vector<bool> seen(variables_.size(), false);
  for (int i = 0; i < count; ++i) fact(seen, positive, negative);
  lines_.expect("end_goal");
  task.goal_mask = positive | negative;
  task.goal_value = std::move(positive);
}

Action SasReader::one_operator(std::vector<std::string>& names) {
  lines_.expect("begin_operator");
  const std::string_view name = lines_.next("an operator's name");
  memory_.add(action_bytes(bits_));
  Action action{unique_name(name), BitVector(bits_), BitVector(bits_), BitVector(bits_),
                BitVector(bits_)};
  names.push_back(one_blank_between_words(name));
  std::vector<bool> seen(variables_.size(), false);
  const int prevail = lines_.number("the number of prevail conditions", 0);
  for (int i = 0; i < prevail; ++i) fact(seen, action.pos, action.neg);
  const int effects = lines_.number("the number of effects, at least 1", 1);
  for (int i = 0; i < effects; ++i) effect(action, seen);
  if (lines_.number("a cost", 0) != 1 && costs_count_) {
    throw lines_.unsupported("costs are not supported; expected '1'");
  }
  lines_.expect("end_operator");
  return action;
}

void SasReader::effect(Action& action, std::vector<bool>& seen) {
  lines_.next("'0 VARIABLE BEFORE AFTER'");
  if (lines_.in_line("the number of conditions, '0'", 0, std::numeric_limits<int>::max()) != 0) {
    throw lines_.unsupported("conditional effects are not supported; expected '0'");
  }
  int index = 0;
  const Variable& variable = variable_in_line(index);
  if (seen[index]) throw lines_.bad("variable " + std::to_string(index) + " occurs twice");
  seen[index] = true;
  const int before = value_in_line(variable, true);
  const int after = value_in_line(variable, false);
  lines_.end_line();
  if (before >= 0) demand(variable, before, action.pos, action.neg);
  demand(variable, after, action.add, action.del);
  if (variable.values == 2) return;
  for (int value = 0; value < variable.values; ++value) {
    if (value != after && (before < 0 || value == before)) {
      action.del.set(variable.first_bit + value, true);
    }
  }
}

// Grounded operators are named like "move a b": blanks and other special characters become '_'.
std::string SasReader::unique_name(std::string_view name) {
  constexpr std::size_t kSuffix = 16;  // room to make it unique
  if (name.size() > kMaxName - kSuffix) {
    throw lines_.bad("a name of " + std::to_string(name.size()) + " characters; expected at most " +
                     std::to_string(kMaxName - kSuffix));
  }
  std::string plain;
  if (name.empty() || !is_letter(name[0])) plain = "a";
  for (const char c : name) {
    const char one[] = {'a', c};
    plain += is_plain_name({one, 2}) ? c : '_';
  }
  std::string result = plain;
  int& copies = copies_[plain];
  while (!names_.insert(result).second) result = plain + "+" + std::to_string(++copies + 1);
  return result;
}

}  // namespace

StripsTask parse_sas(std::string_view text, const std::string& file) {
  return SasReader(text, file).task();
}

}  // namespace latplan::symbolic
