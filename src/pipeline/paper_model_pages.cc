// Pages about the models themselves: their PDDL in numbers, whether they generalise, what they were chosen from.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "pipeline/paper_numbers.h"
#include "pipeline/paper_page_numbers.h"
#include "pipeline/paper_pages.h"

namespace latplan::pipeline {

using report::Json;
using report::TextRow;

PaperPage table_statistics(const PaperData& data) {
  PaperPage page;
  page.header = {
      "world", "who", "propositions (effective)", "actions", "state differences", "add", "del",
      "pos",   "neg"};
  for (const PaperRow& row : paper_rows()) {
    if (row.random_goal) continue;
    const std::string& name = row.model;
    page.any = page.any || data.models.contains(name);
    const auto get = [&](std::vector<const char*> path, const char* format) {
      return model_number(data, name, path, format);
    };
    // Where the export has bits of its own, those count, and not the network's.
    const auto found = data.models.find(name);
    const bool recoded = found != data.models.end() && found->second.contains("export") &&
                         found->second["export"].value("recoding", Json()).is_string();
    const char* const source = recoded ? "export" : "metrics";
    page.rows.push_back(
        {row.title, "ours", get({source, "effective_bits"}, "{:.0f}"),
         get({"table", "actions"}, "{:.0f}"), get({source, "state_differences"}, "{:.2f}"),
         get({"table", "mean_add"}, "{:.2f}"), get({"table", "mean_del"}, "{:.2f}"),
         get({"table", "mean_pos"}, "{:.2f}"), get({"table", "mean_neg"}, "{:.2f}")});
    const auto paper = paper_cells("tab:statistics-summary", "ama4+", row.name);
    if (paper.empty()) continue;
    TextRow line = {row.title, "paper"};
    line.insert(line.end(), paper.begin(), paper.end());
    page.rows.push_back(line);
  }
  return page;
}

namespace {

constexpr double kReplaying = 0.5;  // actions for each distinct transition
constexpr double kMany = 0.1;       // the bar for models that shall generalise

// The world's own ground actions for a model or a variant of one; 0: not known.
int ground_actions(const std::string& model) {
  for (const PaperRow& row : paper_rows()) {
    for (const PaperVariant& variant : paper_variants()) {
      if (row.model + variant.suffix == model) return row.ground_actions;
    }
  }
  return 0;
}

bool seen_states(const Json& model) {
  return model.contains("fidelity") && model["fidelity"].value("unseen", true) == false;
}

}  // namespace

PaperPage generalisation(const PaperData& data) {
  PaperPage page;
  page.header = {"model",
                 "training pairs",
                 "distinct transitions",
                 "actions",
                 "times the world's own",
                 "share of the transitions",
                 "pairs per action",
                 "states",
                 "decodable",
                 "injective",
                 "precision",
                 "recall",
                 "recall, unseen transitions",
                 "plausibility, unseen states",
                 "instances sharing a state with training",
                 "with selection"};
  for (const auto& [name, model] : data.models) {
    page.any = true;
    const auto get = [&, &name = name](std::vector<const char*> path, const char* format) {
      return model_number(data, name, path, format);
    };
    const int own = ground_actions(name);
    const double actions = model.contains("table") ? model["table"].value("actions", 0.0) : 0.0;
    const double transitions = model.value("transitions", 0.0);
    const double share = transitions > 0 ? actions / transitions : 0.0;
    page.rows.push_back(
        {name + (share > kReplaying ? " (replays its data)" : ""), get({"pairs"}, "{:.0f}"),
         get({"transitions"}, "{:.0f}"), get({"table", "actions"}, "{:.0f}"),
         own > 0 ? fmt::format("{:.2f}", actions / own) : "-",
         transitions > 0 ? fmt::format("{:.1f}%{}", 100 * share, share > kMany ? "*" : "") : "-",
         get({"pairs_per_action"}, "{:.1f}"),
         get({"fidelity", "states"}, "{:.0f}") + (seen_states(model) ? " seen" : ""),
         get({"fidelity", "decodable"}, "{:.3f}"), get({"fidelity", "injective"}, "{:.3f}"),
         get({"fidelity", "precision"}, "{:.3f}"), get({"fidelity", "recall"}, "{:.3f}"),
         get({"export", "held_out_recall"}, "{:.3f}"),
         get({"export", "held_out_plausibility"}, "{:.3f}"), get({"overlap", "training"}, "{:.0f}"),
         get({"overlap", "selection"}, "{:.0f}")});
  }
  page.notes = {
      "Fidelity is measured by the world's rules on states that are not in the training data; "
      "where "
      "a small world has none left, on seen ones (`seen`). The two columns after it need no rules: "
      "of the "
      "held-out pairs, the share some action explains, and of what the actions lead to from there, "
      "the share that decodes to a picture which is encoded as the same state.",
      "Models with more than one action for every two distinct transitions replay their data, as "
      "AMA1 does.",
      "*: above a tenth. LightsOut and Twisted cannot keep to that: in propositions that say which "
      "lights are on, a complete STRIPS model needs their 512 ground actions (a press is one for "
      "each way the lights it flips may be), and of 5,000 pairs that is 10.2 % even if all were "
      "different and used for training."};
  return page;
}

namespace {

// Shares are sums of floats: those of two trainings that are equal differ in the seventh digit.
double without_rounding_error(double value) { return std::round(value * 1e6) / 1e6; }

// The place of the best by these numbers, of equals the shipped one, else the first; -1: none has them.
int best_candidate(const std::vector<Json>& candidates, const std::vector<const char*>& numbers) {
  int best = -1;
  std::vector<double> best_values;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    std::vector<double> values;
    for (const char* number : numbers) {
      const auto value = number_at(candidates[i], number);
      if (value) values.push_back(without_rounding_error(*value));
    }
    if (values.size() != numbers.size()) continue;
    const bool as_good = values == best_values && candidates[i].value("shipped", false);
    if (values <= best_values && !as_good) continue;
    best = static_cast<int>(i);
    best_values = values;
  }
  return best;
}

// Noise counts where every candidate was put to it.
int best_by_plans(const std::vector<Json>& candidates) {
  const bool noisy = std::ranges::all_of(candidates, [](const Json& one) {
    return number_at(one, "noisy_valid") && number_at(one, "noisy_optimal");
  });
  if (!noisy) return best_candidate(candidates, {"valid", "optimal"});
  return best_candidate(candidates, {"valid", "optimal", "noisy_valid", "noisy_optimal"});
}

}  // namespace

PaperPage selection(const PaperData& data) {
  PaperPage page;
  page.header = {"model",
                 "training",
                 "exact successors",
                 "quality of the actions",
                 "instances",
                 "found",
                 "valid",
                 "optimal",
                 "noisy instances",
                 "valid of these",
                 "optimal of these",
                 "choice"};
  for (const auto& [model, candidates] : data.candidates) {
    const int by_plans = best_by_plans(candidates);
    const int by_quality = best_candidate(candidates, {"quality", "exact"});
    const int by_exact = best_candidate(candidates, {"exact"});
    for (int i = 0; i < static_cast<int>(candidates.size()); ++i) {
      const Json& one = candidates[i];
      const auto text = [&](const char* key, const char* format) {
        const auto value = number_at(one, key);
        return value ? fmt::format(fmt::runtime(format), *value) : "-";
      };
      std::string choice;
      const auto add = [&](bool so, const char* words) {
        if (so) choice += (choice.empty() ? "" : ", ") + std::string(words);
      };
      add(i == by_plans, "by plans");
      add(i == by_quality, "by quality");
      add(i == by_exact, "by exact successors");
      add(one.value("shipped", false), "shipped");
      page.rows.push_back({model, one.value("name", ""), text("exact", "{:.3f}"),
                           text("quality", "{:.3f}"), text("instances", "{:.0f}"),
                           text("found", "{:.0f}"), text("valid", "{:.0f}"),
                           text("optimal", "{:.0f}"), text("noisy_instances", "{:.0f}"),
                           text("noisy_valid", "{:.0f}"), text("noisy_optimal", "{:.0f}"), choice});
      page.any = true;
    }
  }
  page.notes = {
      "Chosen is by plans: on instances with other goals or distances than those of the tables, "
      "the "
      "training that solves most validly, then optimally, then most with noisy pictures where "
      "these "
      "were tried. The two others need neither labels nor a "
      "judge and tell what would have been chosen without. By quality: what the actions make of "
      "held-out pairs (the harmonic mean of recall and plausibility), then exact successors. By "
      "exact successors: the share of held-out pairs whose successor the network predicts in every "
      "bit, as measured in training, and nothing else. Of equals the one shipped already, then the "
      "first.",
      "The shipped one's exact successors are those of its own training (provenance.json), which "
      "may be older than the other trainings, their recipe and their measure. State autoencoders "
      "(Hanoi) predict nothing: theirs is the share of held-out states they know again."};
  return page;
}

}  // namespace latplan::pipeline
