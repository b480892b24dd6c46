// SAS+ version 3, the language of Fast Downward's search component (grammar in docs/formats.md).
#pragma once

#include <string>
#include <string_view>

#include "symbolic/strips.h"

namespace latplan::symbolic {

struct SasOptions {
  // Leave out bits that cannot change and actions that can never apply, and merge duplicates (simplify.h): a node of
  // Fast Downward's search then costs a tenth on learnt models.
  bool prune = false;
  // Call operators a0, a1, ... by their place in the task given instead of by their names.
  bool numbered = false;
};
struct SasText {
  std::string text;
  int variables = 0, operators = 0;
};
// A bit is a variable; value 0 is true. Variables and operators keep the numbers and names of the task given.
SasText make_sas(const StripsTask& task, const SasOptions& options = {});
std::string write_sas(const StripsTask& task, const SasOptions& options = {});

// A variable of two values is one bit (true is the value called "Atom ..."; else value 0), one of more values a bit a
// value. Operator names become plain PDDL names. Mutex groups are checked and forgotten. Errors are
// "FILE:LINE:COLUMN: reason", Error(Unsupported) for axioms, conditional effects and costs other than one, else
// Error(BadInput). `file` is for messages only.
StripsTask parse_sas(std::string_view text, const std::string& file);

}  // namespace latplan::symbolic
