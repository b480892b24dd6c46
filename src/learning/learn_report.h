// RUN/report.html: what `learn` found, as one page for a person. Pictures and scores only.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/pair_set.h"
#include "learning/learn_run.h"
#include "learning/survey.h"
#include "learning/verdict.h"
#include "nn/patch_layout.h"
#include "nn/trained_model.h"

namespace latplan::learning {

struct LearnPage {
  std::string title;
  const Verdict& verdict;
  const Survey& survey;
  const Scored& chosen;
  const std::vector<Scored>& candidates;  // all, `chosen` among them
  const data::PairSet& pairs;
  const nn::StateCodec& model;            // of the chosen candidate
  std::optional<nn::PatchLayout> layout;  // how it divides a picture, if it does
  bool interrupted = false;               // not every candidate was tried
};
std::string learn_page(const LearnPage& page);

}  // namespace latplan::learning
