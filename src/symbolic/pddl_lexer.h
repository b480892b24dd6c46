// The words of a PDDL or plan text with their places. Inside `symbolic` only; knows no grammar.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"

namespace latplan::symbolic {

struct Token {
  enum class Kind { kOpen, kClose, kWord, kEnd };
  Kind kind = Kind::kEnd;
  std::string_view text;     // of a word: as written; borrowed from the lexer's text
  int line = 1, column = 1;  // both count from 1; a column is a byte

  bool is(Kind k) const { return kind == k; }
  bool is_word(std::string_view word) const;  // without regard to case
};

// "(NAME)" or "(not (NAME))" as it stands in nearly all of a learnt domain: no line break, no comment inside.
struct PlainLiteral {
  std::string_view name;
  bool negated = false;
  std::size_t end = 0;  // in the text, behind the last parenthesis
};

// Skips white space and `;` comments. Constant memory: tokens are made on demand.
class Lexer {
 public:
  // Both must outlive the lexer and its tokens.
  Lexer(std::string_view text, std::string_view file) : text_(text), file_(file) { advance(); }

  const Token& peek() const { return token_; }
  Token next();
  // Takes the next token if it is of that kind, otherwise throws "expected WHAT".
  Token expect(Token::Kind kind, std::string_view what);
  // An opening parenthesis followed by a word, of which the word is returned.
  Token expect_head(std::string_view what);
  Token expect_name(std::string_view what);  // a plain name (pddl_names.h)
  void expect_end();                         // nothing but white space and comments is left

  // Whether a plain literal begins at the opening parenthesis that peek() shows; several times quicker than token by
  // token, which is left to say what is wrong with anything else. take() moves behind it.
  bool sees_plain_literal(PlainLiteral& literal) const;
  void take(const PlainLiteral& literal) {
    position_ = literal.end;
    advance();
  }

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

// The word in quotes, short and printable whatever the input held.
std::string in_quotes(std::string_view word);

}  // namespace latplan::symbolic
