// Malformed SAS+ files: every message is one line with file, line, column and reason.
#include <gtest/gtest.h>

#include "base/error.h"
#include "symbolic/example_tasks.h"
#include "symbolic/sas.h"

namespace latplan::symbolic {
namespace {

// A valid file: line n of a message is entry n - 1.
std::vector<std::string> good_lines() {
  std::vector<std::string> lines;
  const std::string text = write_sas(small_task());
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

std::string message_of(const std::string& text, ExitCode& code) {
  try {
    parse_sas(text, "t.sas");
    return "accepted";
  } catch (const Error& error) {
    code = error.code();
    return error.what();
  }
}

struct SasCase {
  int line;  // replaced, from 1; 0: the whole text
  std::string with;
  std::string message;
  ExitCode code = ExitCode::kBadInput;
};

constexpr ExitCode kNotSupported = ExitCode::kUnsupported;

TEST(SasErrors, NameLineColumnAndReason) {
  const std::vector<SasCase> cases = {
      {0, "", "t.sas:1:1: found the end of the file; expected 'begin_version'"},
      {0, "(define (domain d))",
       "t.sas:1:1: found '(define (domain d))'; expected 'begin_version'"},
      {1, "begin_versio", "t.sas:1:1: found 'begin_versio'; expected 'begin_version'"},
      {2, "2", "t.sas:2:1: this version is not supported; expected '3'", kNotSupported},
      {2, "  12", "t.sas:2:3: this version is not supported; expected '3'", kNotSupported},
      {2, "three", "t.sas:2:1: found 'three'; expected '3'"},
      {3, "", "t.sas:3:1: found ''; expected 'end_version'"},
      {5, "2", "t.sas:5:1: found '2'; expected '0' or '1'"},
      {5, "0 0", "t.sas:5:3: found '0'; expected the end of the line"},
      {7, "0", "t.sas:7:1: found '0'; expected the number of variables, at least 1"},
      {7, "-3", "t.sas:7:1: found '-3'; expected the number of variables, at least 1"},
      {7, "99999999999",
       "t.sas:7:1: found '99999999999'; expected the number of variables, at least 1"},
      {7, "4", "t.sas:29:1: found '0'; expected 'begin_variable'"},
      {7, "2", "t.sas:22:1: found 'begin_variable'; expected the number of mutex groups"},
      {9, "", "t.sas:9:1: a variable without a name"},
      {10, "0", "t.sas:10:1: derived variables are not supported; expected '-1'", kNotSupported},
      {10, " 12", "t.sas:10:2: derived variables are not supported; expected '-1'", kNotSupported},
      {10, "-2", "t.sas:10:1: found '-2'; expected an axiom layer, '-1'"},
      {11, "0", "t.sas:11:1: found '0'; expected the number of values, at least 1"},
      {11, "3", "t.sas:14:1: too few values; expected 3"},
      {11, "1", "t.sas:13:1: found 'NegatedAtom z0()'; expected 'end_variable'"},
      {29, "1", "t.sas:30:1: found 'begin_state'; expected 'begin_mutex_group'"},
      {29, "", "t.sas:29:1: found ''; expected the number of mutex groups"},
      {31, "2", "t.sas:31:1: found '2'; expected a value, below 2"},
      {31, "-1", "t.sas:31:1: found '-1'; expected a value, below 2"},
      {34, "1", "t.sas:34:1: found '1'; expected 'end_state'"},
      {36, "0", "t.sas:36:1: found '0'; expected the number of goals, at least 1"},
      {36, "3", "t.sas:39:1: found 'end_goal'; expected a variable's number, below 3"},
      {37, "3 0", "t.sas:37:1: found '3 0'; expected a variable's number, below 3"},
      {37, "1", "t.sas:37:2: found ''; expected a value, below 2"},
      {37, "1 5", "t.sas:37:3: found '5'; expected a value, below 2"},
      {37, "1 0 0", "t.sas:37:5: found '0'; expected the end of the line"},
      {37, "1x0", "t.sas:37:1: found '1x0'; expected a variable's number, below 3"},
      {38, "  1 1", "t.sas:38:3: a second condition on variable 1"},
      {38, "1 1", "t.sas:38:1: a second condition on variable 1"},
      {40, "-1", "t.sas:40:1: found '-1'; expected the number of operators"},
      {40, "3", "t.sas:57:1: found '0'; expected 'begin_operator'"},
      {40, "1", "t.sas:49:1: found 'begin_operator'; expected the number of axioms"},
      {43, "1", "t.sas:44:2: found ''; expected a value, below 2"},
      {44, "0", "t.sas:44:1: found '0'; expected the number of effects, at least 1"},
      {45, "1 2 0 0 0 1", "t.sas:45:1: conditional effects are not supported; expected '0'",
       kNotSupported},
      {45, "0 0 2 1", "t.sas:45:5: found '2 1'; expected a value, below 2"},
      {45, "0 0 0", "t.sas:45:6: found ''; expected a value, below 2"},
      {45, "0 0 0 -1", "t.sas:45:7: found '-1'; expected a value, below 2"},
      {45, "  2 0 0 1", "t.sas:45:3: conditional effects are not supported; expected '0'",
       kNotSupported},
      {46, "0   0 1 0", "t.sas:46:5: variable 0 occurs twice"},
      {46, "0 0 1 0", "t.sas:46:3: variable 0 occurs twice"},
      {47, "-1", "t.sas:47:1: found '-1'; expected a cost"},
      {48, "end_operators", "t.sas:48:1: found 'end_operators'; expected 'end_operator'"},
      {57, "1", "t.sas:57:1: axioms are not supported; expected '0'", kNotSupported},
      {57, " 10", "t.sas:57:2: axioms are not supported; expected '0'", kNotSupported},
      {57, "0  7", "t.sas:57:4: found '7'; expected the end of the line"},
      {57, "0\nmore", "t.sas:58:1: found 'more'; expected the end of the file"},
  };
  const std::vector<std::string> good = good_lines();
  ASSERT_EQ(good.size(), 57U);
  for (const SasCase& c : cases) {
    std::string text = c.with;
    if (c.line > 0) {
      text.clear();
      for (std::size_t i = 0; i < good.size(); ++i) {
        text += (static_cast<int>(i) + 1 == c.line ? c.with : good[i]) + "\n";
      }
    }
    ExitCode code = ExitCode::kDone;
    EXPECT_EQ(message_of(text, code), c.message) << "line " << c.line << ": " << c.with;
    EXPECT_EQ(code, c.code) << c.message;
  }
}

TEST(SasErrors, DetectEveryTruncation) {
  const std::vector<std::string> good = good_lines();
  std::string text;
  for (const std::string& line : good) {
    ExitCode code = ExitCode::kDone;
    EXPECT_NE(message_of(text, code), "accepted") << text;
    EXPECT_EQ(code, ExitCode::kBadInput);
    text += line + "\n";
  }
}

TEST(SasErrors, CostsAreUnsupported) {
  std::string text = write_sas(small_task());
  text.replace(text.find("begin_metric\n0"), 14, "begin_metric\n1");
  text.replace(text.rfind("\n1\nend_operator"), 3, "\n7\n");
  ExitCode code = ExitCode::kDone;
  EXPECT_EQ(message_of(text, code), "t.sas:55:1: costs are not supported; expected '1'");
  EXPECT_EQ(code, kNotSupported);
}

}  // namespace
}  // namespace latplan::symbolic
