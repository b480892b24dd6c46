// Names of actions by what they do to the picture: where something changes and in which direction. Sees decoded pictures
// and, where the data has them, names of what was done. No worlds, no rules.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/bit_vector.h"
#include "base/image.h"
#include "extract/encoded_pairs.h"
#include "nn/trained_model.h"
#include "symbolic/strips.h"

namespace latplan::extract {

// A transition by which an action is shown.
struct ActionExample {
  BitVector before, after;
  int seen = 0;       // pairs that the action explains, in either direction
  std::string given;  // the most frequent name of these pairs in the data; empty: none
};

// By action: the first pair that it explains, or, where there is none, the first predecessor with its preconditions made
// true. `pairs` are states as the table has them; `given` names them row by row, or is empty.
std::vector<ActionExample> find_examples(const symbolic::ActionTable& table,
                                         const EncodedPairs& pairs, bool both_ways,
                                         std::span<const std::string> given);

// Names every action: `r2c1-to-r2c2` if something moves from one place to another, `r3c4` if one place changes or the
// middle of a region does, rows and columns counted from 1. A name from the data comes first: `south`, or
// `south-r2c1-to-r3c1` where several actions have it. Actions that still share a name are numbered, `r3c4-2`. The names are
// standard PDDL, at most about 60 characters. Tables of more than 20,000 actions keep their names.
void name_actions(symbolic::ActionTable& table, const nn::StateCodec& codec,
                  std::span<const ActionExample> examples);

// A plain PDDL name in lower case made of any text; empty if nothing is left of it.
std::string plain_name(const std::string& text);

}  // namespace latplan::extract
