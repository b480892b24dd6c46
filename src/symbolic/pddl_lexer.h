// Tokens of PDDL and plan files with their positions. Private to this room.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "base/error.h"

namespace latplan::symbolic {

struct Token {
  enum class Kind { kOpen, kClose, kWord, kEnd };
  Kind kind = Kind::kEnd;
  std::string_view text;     // of a word; points into the text
  int line = 1, column = 1;  // both count from 1; a column is a byte

  bool is(Kind k) const { return kind == k; }
  bool is_word(std::string_view word) const;  // ignores case
};

// Skips white space and `;` comments. Produces tokens on demand.
class Lexer {
 public:
  // Both must outlive the lexer and its tokens.
  Lexer(std::string_view text, std::string_view file) : text_(text), file_(file) { advance(); }

  const Token& peek() const { return token_; }
  Token next();
  // Consumes a token of this kind, or throws "expected WHAT".
  Token expect(Token::Kind kind, std::string_view what);
  // An opening parenthesis and a word; returns the word.
  Token expect_head(std::string_view what);
  Token expect_name(std::string_view what);  // a plain name (pddl_names.h)
  void expect_end();                         // only white space and comments may follow

  // Fast path for the literals of learnt domains: consumes "(NAME)" and "(not (NAME))" without
  // other blanks or comments while visit(name, negated) returns true. The caller parses the rest by
  // tokens, which also reports errors.
  template <typename Visit>
  void take_plain_literals(const Visit& visit);

  // "FILE:LINE:COLUMN: reason"
  Error bad(const Token& at, const std::string& reason) const;
  Error unsupported(const Token& at, const std::string& reason) const;
  // "found X; expected WHAT"
  Error unexpected(const Token& found, std::string_view what) const;

 private:
  void advance();
  std::string place(const Token& at) const;

  std::string_view text_;
  std::string_view file_;
  std::size_t position_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 1;
  Token token_;
};

// Characters that end a word.
inline constexpr std::array<bool, 256> kEndsWord = [] {
  std::array<bool, 256> table{};
  for (const char c : {' ', '\n', '\t', '\r', '\f', '\v', '(', ')', ';'}) {
    table[static_cast<unsigned char>(c)] = true;
  }
  return table;
}();

template <typename Visit>
void Lexer::take_plain_literals(const Visit& visit) {
  constexpr std::string_view kNot = "not (";
  if (!token_.is(Token::Kind::kOpen)) return;
  std::size_t open = position_ - 1;
  const auto is = [&](std::size_t at, char c) { return at < text_.size() && text_[at] == c; };
  while (is(open, '(')) {
    const bool negated = std::ranges::equal(text_.substr(open + 1, kNot.size()), kNot);
    const std::size_t name = open + 1 + (negated ? kNot.size() : 0);
    std::size_t at = name;
    while (at < text_.size() && !kEndsWord[static_cast<unsigned char>(text_[at])]) ++at;
    if (!is(at, ')') || (negated && !is(at + 1, ')'))) break;
    if (!visit(text_.substr(name, at - name), negated)) break;
    for (at += negated ? 2 : 1; is(at, ' ') || is(at, '\n'); ++at) {
      if (text_[at] == ' ') continue;
      ++line_;
      line_start_ = at + 1;
    }
    open = at;
  }
  position_ = open;
  advance();
}

}  // namespace latplan::symbolic
