// What the user is told about a learnt model: good, doubtful or poor, why, and what to do next. From unlabelled pairs alone.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"

namespace latplan::learning {

struct Scored;

struct Verdict {
  std::string word;                  // good, doubtful or poor
  std::vector<std::string> reasons;  // what is wrong, the worst first; empty: nothing
  std::string next;                  // the one thing to do; empty: nothing

  std::string text() const;  // one line
};
Verdict verdict_of(const Scored& chosen);
Json to_json(const Verdict& verdict);

}  // namespace latplan::learning
