// Actions that move contents between places, for networks that encode equal patches of a picture alike (--architecture
// patches, codebooks with a grid). Turning four tiles has an effect for every four tiles, and pairs show few of them. A way
// of moving says only which place shows afterwards what which other place showed; it holds for all contents.
#pragma once

#include "extract/encoded_pairs.h"
#include "symbolic/strips.h"

namespace latplan::extract {

// The actions of `table`, which was fitted to the pairs, without those whose pairs are ways of moving, and an action of
// each way for all contents that it may move. A content that all pairs of a way have, such as the gap of a sliding puzzle,
// takes part in each of its actions; one that no pair moves takes part in none. Error(Unsupported) if no action is new.
symbolic::ActionTable with_content_moves(const symbolic::ActionTable& table,
                                         const EncodedPairs& pairs, int places, double alpha);

}  // namespace latplan::extract
