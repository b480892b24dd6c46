// What the user is told about a learnt model: good, doubtful or poor, why, and what to do next. From unlabelled pairs alone.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"

namespace latplan::learning {

struct Scored;
struct Survey;

struct Verdict {
  std::string word;                  // good, doubtful or poor
  std::vector<std::string> reasons;  // what is wrong, the worst first; empty: nothing
  std::string next;                  // the one thing to do; empty: nothing
  std::vector<std::string> notes;    // no faults, but worth knowing: what was never shown

  std::string text() const;  // one line, without the notes
};
// `survey`: complete, or null.
Verdict verdict_of(const Scored& chosen, const Survey* survey = nullptr);
Json to_json(const Verdict& verdict);

// The verdict that `learn` recorded in a run, or in the provenance.json of a shipped model; nothing if there is none.
std::optional<Verdict> recorded_verdict(const std::filesystem::path& folder);

}  // namespace latplan::learning
