// Pages on the models: their PDDL in numbers, and how they generalise.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <tuple>

#include "experiments/pages.h"
#include "experiments/printed_numbers.h"

namespace latplan::experiments {
namespace {

using report::TextRow;

constexpr double kReplaying = 0.5;  // actions per distinct transition
constexpr double kMany = 0.1;       // above this a model may be memorising

// The ground actions of the world of a model or one of its variants; 0: unknown.
int ground_actions(const std::string& model) {
  for (const PaperRow& row : paper_rows()) {
    for (const PaperVariant& variant : paper_variants()) {
      if (row.model + variant.suffix == model) return row.ground_actions;
    }
  }
  return 0;
}

}  // namespace

PaperPage table_statistics(const PaperResults& results) {
  PaperPage page;
  page.header = {"model",       "world",
                 "source",      "propositions (effective)",
                 "actions",     "state differences",
                 "add",         "del",
                 "pos",         "neg",
                 "XOR effects", "XOR preconditions",
                 "F",           "A1",
                 "A2"};
  for (const PaperVariant& variant : paper_variants()) {
    if (variant.epsilon == "0.5") continue;
    for (const PaperRow& row : paper_rows()) {
      if (row.random_goal) continue;
      const auto model = results.models.find(row.model + variant.suffix);
      page.count(model != results.models.end());
      if (model == results.models.end()) continue;
      // Recoded models have propositions of their own instead of the network's bits.
      const bool recoded = !text_at(part(model->second, "export"), "recoding").empty();
      const char* const source = recoded ? "export" : "metrics";
      TextRow ours = {variant.model, row.title, "ours"};
      for (const auto& [group, key, format] :
           {std::tuple(source, "effective_bits", "{:.0f}"),
            std::tuple("table", "actions", "{:.0f}"),
            std::tuple(source, "state_differences", "{:.2f}"),
            std::tuple("table", "mean_add", "{:.2f}"), std::tuple("table", "mean_del", "{:.2f}"),
            std::tuple("table", "mean_pos", "{:.2f}"), std::tuple("table", "mean_neg", "{:.2f}"),
            std::tuple("metrics", "xor_effect_bits", "{:.2f}"),
            std::tuple("metrics", "xor_precondition_bits", "{:.2f}"),
            std::tuple("metrics", "bits", "{:.0f}"), std::tuple("metrics", "labels_used", "{:.0f}"),
            std::tuple("metrics", "compiled_actions", "{:.0f}")}) {
        ours.push_back(number_text(model->second, {group, key}, format));
      }
      page.rows.push_back(ours);
      auto statistics = paper_cells("tab:statistics-summary", variant.model, row.name);
      const auto xors = paper_cells("tab:xor", variant.model, row.name);
      if (xors.empty()) continue;
      statistics.resize(7, "-");  // the paper has them of AMA4+ only
      TextRow paper = {variant.model, row.title, "paper"};
      paper.insert(paper.end(), statistics.begin(), statistics.end());
      paper.insert(paper.end(), xors.begin(), xors.end());
      page.rows.push_back(paper);
    }
  }
  page.notes = {
      "F: bits of the code. A1: labels of the network in use. A2: actions after XOR bits are "
      "compiled away. With a positive Back-to-Logit scale, our default, no XOR bit can arise. XOR "
      "bits, A1 and A2 describe the network's labels, the columns before them the PDDL, which has "
      "fitted actions. -: the model is shipped without its action network."};
  return page;
}

PaperPage generalisation(const PaperResults& results) {
  PaperPage page;
  page.header = {"model",
                 "training pairs",
                 "distinct transitions",
                 "actions",
                 "actions / ground actions",
                 "actions / transitions",
                 "pairs per action",
                 "states",
                 "decodable",
                 "injective",
                 "precision",
                 "recall",
                 "recall, held-out pairs",
                 "plausibility, held-out pairs",
                 "instances that share a state with training"};
  for (const PaperRow& row : paper_rows()) {
    if (!row.random_goal) page.count(results.models.contains(row.model));
  }
  for (const auto& [name, model] : results.models) {
    const auto get = [&, &json = model](const JsonPath& path, const char* format) {
      return number_text(json, path, format);
    };
    const int own = ground_actions(name);
    const double actions = number_at(model, {"table", "actions"}).value_or(0);
    const double transitions = number_at(model, "transitions").value_or(0);
    const double share = transitions > 0 ? actions / transitions : 0.0;
    const bool seen = value_or_null(part(model, "fidelity"), "unseen") == Json(false);
    page.rows.push_back(
        {name + (share > kReplaying ? " (replays its data)" : ""), get({"pairs"}, "{:.0f}"),
         get({"transitions"}, "{:.0f}"), get({"table", "actions"}, "{:.0f}"),
         own > 0 ? fmt::format("{:.2f}", actions / own) : "-",
         transitions > 0 ? fmt::format("{:.1f}%{}", 100 * share, share > kMany ? "*" : "") : "-",
         get({"pairs_per_action"}, "{:.1f}"),
         get({"fidelity", "states"}, "{:.0f}") + (seen ? " seen" : ""),
         get({"fidelity", "decodable"}, "{:.3f}"), get({"fidelity", "injective"}, "{:.3f}"),
         get({"fidelity", "precision"}, "{:.3f}"), get({"fidelity", "recall"}, "{:.3f}"),
         get({"export", "held_out_recall"}, "{:.3f}"),
         get({"export", "held_out_plausibility"}, "{:.3f}"),
         get({"overlap", "training"}, "{:.0f}")});
  }
  page.notes = {
      "The columns from `states` to `recall` compare the model with the rules of the world, on "
      "states outside the training data or, if a small world has no others, on seen ones (`seen`). "
      "The two columns on held-out pairs use no rules: the share of held-out pairs that some "
      "action "
      "explains, and the share of predicted successors whose codes are stable.",
      "A model with more than one action per two distinct transitions replays its data, as AMA1 "
      "does.",
      "*: more than one action per ten transitions. LightsOut and Twisted cannot do with fewer: "
      "with one proposition per light, a complete STRIPS model needs their 512 ground actions, one "
      "for each press and each state of the lights it flips."};
  return page;
}

}  // namespace latplan::experiments
