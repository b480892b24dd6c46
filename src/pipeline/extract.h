// From a trained network to ground STRIPS actions. Sees images as bits only: no world, no rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "nn/trained_model.h"
#include "pipeline/recoding.h"
#include "report/run_record.h"
#include "symbolic/raw_actions.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

struct ExtractConfig {
  std::string method = "auto";  // one of extraction_methods()
  double alpha = 0.01;  // chance of a wrong statistical precondition we accept, for each action
  int min_support = 1;  // transitions an effect must explain to become an action
  std::int64_t max_variants = 100'000;  // actions in all that XOR bits may split the labels into
  // Whether pairs count in both directions, for actions made of pairs: "auto", where the pairs themselves say that every
  // move can be taken back (looks_reversible()), or "never".
  std::string reverse = "auto";
  int tasks = 20;          // auto: pairs of held-out states that every way plans between
  std::uint64_t seed = 1;  // of their choice
};
std::vector<std::string>
extraction_methods();  // auto, read-off, tightened, fitted, fitted-strict, implied, either, places, observed

// Those that need only the codes of a model's pairs, and so work where the network itself has learnt no actions.
bool takes_actions_from_pairs(const std::string& method);

// A table with what is known of it from unlabelled pairs alone.
struct ExtractedModel {
  symbolic::ActionTable table;
  // Of each action: the labels of the network it stands for (read-off and tightened), ascending.
  std::vector<std::vector<int>> labels;
  std::string method;
  std::shared_ptr<const Recoding> recoding;  // of the states the table speaks of; null: as learnt
  bool both_ways = false;                    // pairs counted in both directions
  int labels_used = 0;  // read-off: labels some training pair has; fitted: distinct effects
  symbolic::XorCounts xor_bits;  // of the labels, before and after splitting; zero for fitted
  std::int64_t prevail = 0;      // preconditions that came from prevail conditions
  double held_out_recall = 0;    // share of held-out transitions the table allows
  double held_out_plausibility =
      0;          // share of the successors it allows in held-out states that survive
                  // decode-encode unchanged: a stand-in for precision without rules
  int tasks = 0;  // auto: pairs of held-out states that were planned between
  int plausible_plans =
      0;  // of these: solved by plans whose states survive decode-encode unchanged
};

// quality() of what `latplan export` wrote down; nothing without the numbers.
report::Json held_out_quality(const report::Json& exported);
// What "auto" chooses by first: the harmonic mean of held-out recall and plausibility. Plans between held-out states come
// second: a table can solve all of a few tasks by detours with a fifth of the moves missing.
double quality(const ExtractedModel& model);

struct ReadOff {
  symbolic::ActionTable table;
  std::vector<int> label;  // of each action of the table
  int labels_used = 0;
  symbolic::XorCounts xor_bits;
  std::int64_t prevail = 0;
};

// add(a) = apply(a, 0), del(a) = 1 - apply(a, 1); pos, neg the same by regress (paper, "Effect extraction" and section
// AMA4+). Labels no training pair uses are pruned. Then as symbolic/raw_actions.h says: prevail conditions become
// preconditions and XOR bits split an action in two; more than `max_variants` actions in all: Error(Unsupported).
// A model that does not look backward (AMA3, AMA3+) has the bits constant over the states a label was seen in as its
// preconditions (paper, "Precondition extraction"), and no prevail conditions: there "none" means "any value".
ReadOff read_off(const nn::TrainedModel& model, const EncodedPairs& pairs,
                 std::int64_t max_variants = ExtractConfig{}.max_variants);

// Adds bit f as a precondition of an action when it was constant over the n states the action was seen in although
// chance would have shown the other value: n log(1 - p) < log(alpha / F), p the other value's frequency.
// strict: every such bit that is not constant over all pairs. `seen[i]` lists the rows of `pairs` action i explains.
void add_statistical_preconditions(symbolic::ActionTable& table,
                                   const std::vector<std::vector<int>>& seen,
                                   const EncodedPairs& pairs, double alpha, bool strict);

// One action per distinct effect of the encoded pairs that explains at least min_support of them; the changed bits are
// preconditions, and the constant ones by the rule above.
symbolic::ActionTable fit_actions(const EncodedPairs& pairs, double alpha, bool strict,
                                  int min_support);

// Whether every effect that was seen often enough was also seen the other way round: of effects seen n times, no more
// lack their reverse than chance would leave out if reverses were half as frequent, exp(-n / 2) of each; and at least half
// of all effects have it. A world with
// moves that cannot be taken back (a pushed stone) has effects seen dozens of times that never come the other way.
bool looks_reversible(const EncodedPairs& pairs);
// The pairs, and each of them the other way round.
EncodedPairs both_ways(const EncodedPairs& pairs);

// AMA1: one action per distinct transition, with every bit of its state as precondition.
symbolic::ActionTable observed_actions(const EncodedPairs& pairs);

// The method asked for. A model without STRIPS actions refuses "auto", "read-off" and "tightened" with its reason
// (Error(Unsupported)); "auto" of AMA1 is "observed". Otherwise "auto": of all the one with the highest quality(), among
// equals the one with more plausible plans, then with fewer actions (pipeline/extract_choice.h).
ExtractedModel extract(const nn::TrainedModel& model, const EncodedPairs& train,
                       const EncodedPairs& held_out, const ExtractConfig& config);

}  // namespace latplan::pipeline
