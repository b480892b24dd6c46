#include "symbolic/pddl_lexer.h"

#include "symbolic/pddl_names.h"

namespace latplan::symbolic {
namespace {

bool is_space(char c) {
  return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

std::string describe(const Token& token) {
  switch (token.kind) {
    case Token::Kind::kOpen:
      return "'('";
    case Token::Kind::kClose:
      return "')'";
    case Token::Kind::kWord:
      return in_quotes(token.text);
    case Token::Kind::kEnd:
      return "the end of the file";
  }
  return "";
}

}  // namespace

bool Token::is_word(std::string_view word) const {
  return kind == Kind::kWord && same_name(text, word);
}

Token Lexer::next() {
  const Token token = token_;
  if (!token.is(Token::Kind::kEnd)) advance();
  return token;
}

Token Lexer::expect(Token::Kind kind, std::string_view what) {
  if (!token_.is(kind)) throw unexpected(token_, what);
  return next();
}

Token Lexer::expect_head(std::string_view what) {
  expect(Token::Kind::kOpen, what);
  return expect(Token::Kind::kWord, what);
}

Token Lexer::expect_name(std::string_view what) {
  const Token token = expect(Token::Kind::kWord, what);
  if (!is_plain_name(token.text)) throw unexpected(token, what);
  if (token.text.size() > kMaxName) {
    throw bad(token, "a name of " + std::to_string(token.text.size()) +
                         " characters; expected at most " + std::to_string(kMaxName));
  }
  return token;
}

void Lexer::expect_end() {
  if (!token_.is(Token::Kind::kEnd)) throw unexpected(token_, "the end of the file");
}

Error Lexer::bad(const Token& at, const std::string& reason) const {
  return input_error(place(at) + reason);
}

Error Lexer::unsupported(const Token& at, const std::string& reason) const {
  return unsupported_error(place(at) + reason);
}

Error Lexer::unexpected(const Token& found, std::string_view what) const {
  return bad(found, "found " + describe(found) + "; expected " + std::string(what));
}

void Lexer::advance() {
  while (position_ < text_.size()) {
    const char c = text_[position_];
    if (c == ';') {
      const std::size_t end = text_.find('\n', position_);
      position_ = end == std::string_view::npos ? text_.size() : end;
    } else if (!is_space(c)) {
      break;
    } else {
      ++position_;
      if (c == '\n') {
        ++line_;
        line_start_ = position_;
      }
    }
  }
  token_.line = line_;
  token_.column = static_cast<int>(position_ - line_start_) + 1;
  token_.text = {};
  if (position_ == text_.size()) {
    token_.kind = Token::Kind::kEnd;
    return;
  }
  const char c = text_[position_];
  if (c == '(' || c == ')') {
    token_.kind = c == '(' ? Token::Kind::kOpen : Token::Kind::kClose;
    ++position_;
    return;
  }
  const std::size_t begin = position_;
  while (position_ < text_.size() && !kEndsWord[static_cast<unsigned char>(text_[position_])]) {
    ++position_;
  }
  token_.kind = Token::Kind::kWord;
  token_.text = text_.substr(begin, position_ - begin);
}

std::string Lexer::place(const Token& at) const {
  return std::string(file_) + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) +
         ": ";
}

}  // namespace latplan::symbolic
