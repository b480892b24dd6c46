// Extraction: from a trained network and encoded pairs to ground STRIPS actions. Sees latent codes only: no files, no
// worlds, no rules.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/field.h"
#include "extract/code_quality.h"
#include "extract/encoded_pairs.h"
#include "extract/recoding.h"
#include "extract/recording.h"
#include "extract/selection_score.h"
#include "nn/trained_model.h"
#include "symbolic/raw_actions.h"
#include "symbolic/strips.h"

namespace latplan::extract {

// What "auto" leaves open is chosen by the selection score.
struct ExtractConfig {
  std::string method = "auto";
  std::string preconditions = "auto";
  std::string recoding = "auto";
  bool tighten = false;
  double alpha = 0.01;
  int min_support = 0;
  bool every_pair = false;
  std::string reverse = "auto";
  std::int64_t max_variants = 100'000;
};
Fields fields(ExtractConfig& config);

// One concrete way to a table of actions.
struct Extraction {
  std::string method;         // read-off, fitted or observed
  std::string preconditions;  // of fitted actions: strict, statistical, implied, shared or anywhere
  std::string recoding;       // of fitted actions: none, either or places
  bool tighten = false;       // of network actions: with statistical preconditions
  int min_support = 1;        // of fitted actions: pairs an effect needs

  std::string text() const;  // "fitted actions, implied preconditions, places recoding"
  // The configuration that repeats it.
  ExtractConfig repeated(ExtractConfig config) const;
};

struct ScoredExtraction {
  Extraction extraction;
  SelectionScore score;
};

struct ExtractedModel {
  CodeQuality code;  // of the model, the same for all its extractions; perfect until it is measured
  symbolic::ActionTable table;
  Extraction extraction;
  std::shared_ptr<const Recoding> recoding;  // of the states the table is about; null: latent bits
  bool both_ways = false;                    // pairs counted in both directions
  bool single_moves =
      false;            // without the pairs that seem to show several moves (extract/recording.h)
  int labels_used = 0;  // network labels in use; of fitted actions: distinct effects
  symbolic::XorCounts xor_bits;         // of network labels
  std::int64_t prevail = 0;             // preconditions that came from prevail conditions
  SelectionScore score;                 // on the held-out pairs
  std::vector<ScoredExtraction> tried;  // all that were compared, in order

  double value() const { return code.value() * score.value(); }  // of code and actions
  double proven() const { return code.value() * score.proven(); }
};

// Tries every extraction that fits the configuration and returns the one with the best selection score. A model without
// STRIPS actions of its own has fitted actions only; AMA1 has observed ones. An explicit choice that the model cannot
// serve: Error(Unsupported) with the reason. `out_of_time`, if given, is asked after each: the best so far is returned.
ExtractedModel extract_actions(const nn::TrainedModel& model, const EncodedPairs& train,
                               const EncodedPairs& held_out, const ExtractConfig& config,
                               const std::function<bool()>& out_of_time = {});

// One extraction, without a score. Error(Unsupported): it does not fit the model or the pairs.
ExtractedModel extract_as(const nn::TrainedModel& model, const EncodedPairs& pairs,
                          const Extraction& how, const ExtractConfig& config);

// Of the pairs of a recording. If some seem to show several moves at once, the better of the extractions with and without
// them: in some worlds a rare move is what two frequent ones make.
ExtractedModel extract_recording(const nn::TrainedModel& model, const Recording& recording,
                                 const ExtractConfig& config,
                                 const std::function<bool()>& out_of_time = {});

}  // namespace latplan::extract
