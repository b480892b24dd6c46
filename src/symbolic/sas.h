// SAS+ version 3, the input format of Fast Downward's search (grammar in docs/formats.md).
#pragma once

#include <string>
#include <string_view>

#include "symbolic/strips.h"

namespace latplan::symbolic {

struct SasOptions {
  // Omit bits that cannot change and actions that cannot apply, and merge duplicates (simplify.h).
  // Makes Fast Downward about ten times faster on learnt models.
  bool prune = false;
  // Name operators a0, a1, ... by their index in the task.
  bool numbered = false;
};
struct SasText {
  std::string text;
  int variables = 0, operators = 0;
};
// Each bit is a variable; value 0 is true. Pruning keeps the numbers and names of bits and actions.
SasText make_sas(const StripsTask& task, const SasOptions& options = {});
std::string write_sas(const StripsTask& task, const SasOptions& options = {});

// A variable with two values is one bit (true is the value named "Atom ...", else value 0); a
// variable with more values has one bit per value. Operator names become plain PDDL names. Mutex
// groups are checked and ignored. Errors are "FILE:LINE:COLUMN: reason": Error(Unsupported) for
// axioms, conditional effects and costs other than 1, else Error(BadInput). `file` is used in
// messages only.
StripsTask parse_sas(std::string_view text, const std::string& file);

}  // namespace latplan::symbolic
