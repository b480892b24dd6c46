// From a trained network to ground STRIPS actions. Sees images as bits only: no world, no rules.
#pragma once

#include <string>
#include <vector>

#include "base/bit_vector.h"
#include "data/pair_set.h"
#include "nn/trained_model.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

struct EncodedPairs {
  std::vector<BitVector> before, after;
  std::size_t size() const { return before.size(); }
};
EncodedPairs encode_pairs(const nn::StateCodec& codec, const data::PairSet& pairs,
                          data::Split split);

struct ExtractConfig {
  std::string method = "auto";  // one of extraction_methods()
  double alpha = 0.01;  // chance of a wrong statistical precondition we accept, for each action
  int min_support = 1;  // transitions an effect must explain to become an action
};
std::vector<std::string>
extraction_methods();  // auto, read-off, tightened, fitted, fitted-strict, observed

// A table with what is known of it from unlabelled pairs alone.
struct ExtractedModel {
  symbolic::ActionTable table;
  std::string method;
  int labels_used = 0;  // read-off: labels some training pair has; fitted: distinct effects
  int xor_bits =
      0;  // bits with both an add and a delete effect, or both preconditions, before splitting
  double held_out_recall = 0;  // share of held-out transitions the table allows
  double held_out_plausibility =
      0;  // share of the successors it allows in held-out states that survive
          // decode-encode unchanged: a stand-in for precision without rules
};

// add(a) = apply(a, 0), del(a) = 1 - apply(a, 1); pos, neg the same by regress (paper, "Effect extraction" and section
// AMA4+). Labels no training pair uses are pruned. A prevail condition on an effect bit becomes a precondition.
// XOR bits split an action in two; more than 2^limit variants of one action: Error(Unsupported).
// A model that does not look backward (AMA3, AMA3+) has the bits constant over the states a label was seen in as its
// preconditions (paper, "Precondition extraction"), and no prevail conditions: there "none" means "any value".
symbolic::ActionTable read_off(const nn::TrainedModel& model, const EncodedPairs& pairs,
                               int& labels_used, int& xor_bits);

// Adds bit f as a precondition of an action when it was constant over the n states the action was seen in although
// chance would have shown the other value: n log(1 - p) < log(alpha / F), p the other value's frequency.
// strict: every constant bit. `seen[i]` lists the rows of `pairs` action i explains.
void add_statistical_preconditions(symbolic::ActionTable& table,
                                   const std::vector<std::vector<int>>& seen,
                                   const EncodedPairs& pairs, double alpha, bool strict);

// One action per distinct effect of the encoded pairs that explains at least min_support of them; the changed bits are
// preconditions, and the constant ones by the rule above.
symbolic::ActionTable fit_actions(const EncodedPairs& pairs, double alpha, bool strict,
                                  int min_support);

// AMA1: one action per distinct transition, with every bit of its state as precondition.
symbolic::ActionTable observed_actions(const EncodedPairs& pairs);

// The method asked for. A model without STRIPS actions refuses "auto", "read-off" and "tightened" with its reason
// (Error(Unsupported)); "auto" of AMA1 is "observed". Otherwise "auto": the best of all by the harmonic mean of held-out recall and plausibility, among equals
// the one with fewer actions.
ExtractedModel extract(const nn::TrainedModel& model, const EncodedPairs& train,
                       const EncodedPairs& held_out, const ExtractConfig& config);

}  // namespace latplan::pipeline
