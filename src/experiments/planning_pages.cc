// Tables of the paper's section "Planning Performance" and of its appendices on planning.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <functional>
#include <nlohmann/json.hpp>

#include "experiments/pages.h"
#include "experiments/printed_numbers.h"

namespace latplan::experiments {
namespace {

const char* const kSelectionNote =
    "For each world and search the paper shows the best of 30 trainings, chosen by valid plans on "
    "these instances. The models `learn` are those of `latplan learn` without options, seed 1; "
    "nothing is chosen by plans.";

const char* const kNoiseNote =
    "Noisy pictures: Gaussian noise N(0, 1) on the start and goal as the network normalises them: "
    "by each pixel's own deviation, as in the paper, unless a model was trained with another pixel "
    "scale.";

std::string printed(const std::vector<std::string>& cells, int index) {
  return index < 0 || index >= static_cast<int>(cells.size()) ? "-" : cells[index];
}

// Numbers of one cell, or summed over the cells of a table.
struct Sum {
  int cells = 0, runs = 0, instances = 0;
  int found = 0, valid = 0, optimal = 0, by_paper = 0, exhausted = 0;

  void add(const PlanningCell& cell) {
    ++cells;
    runs += static_cast<int>(cell.runs.size());
    instances += cell.instances;
    found += cell.count("found");
    valid += cell.count("valid");
    optimal += cell.count("optimal");
    by_paper += cell.count("valid_by_paper_judge");
    exhausted += cell.count_status("unsolvable");
  }
  std::string instances_text() const {
    return runs == instances ? std::to_string(runs) : fmt::format("{} of {}", runs, instances);
  }
  std::string optimal_share() const {
    return valid == 0 ? "-" : fmt::format("{:.2f}", 1.0 * optimal / valid);
  }
};

struct Printed {
  std::string found = "-", valid = "-", optimal = "-", optimal_share = "-";
};
// The printed numbers of a cell; row: "total" for the sum over the main rows.
using Lookup = std::function<Printed(const PaperVariant&, const std::string& row,
                                     const PaperSearch&, bool noisy)>;
using Shows = std::function<bool(const PaperVariant&, const PaperRow&, const PaperSearch&)>;

PaperPage counts_page(const PaperResults& results, const Shows& shows, const Lookup& lookup) {
  PaperPage page;
  page.header = {"model",
                 "epsilon",
                 "search",
                 "pictures",
                 "world",
                 "instances",
                 "found",
                 "valid",
                 "optimal",
                 "paper: found",
                 "paper: valid",
                 "paper: optimal",
                 "optimal / valid",
                 "paper: optimal / valid",
                 "valid, paper's judge",
                 "exhausted",
                 "limit"};
  for (const PaperVariant& variant : paper_variants()) {
    for (const PaperSearch& search : paper_searches()) {
      for (const bool noisy : {false, true}) {
        const auto add = [&](const std::string& row, const std::string& title, const Sum& sum,
                             const std::string& limit) {
          const Printed paper = lookup(variant, row, search, noisy);
          page.rows.push_back({variant.model, variant.epsilon, search.title,
                               noisy ? "noisy" : "clean", title, sum.instances_text(),
                               std::to_string(sum.found), std::to_string(sum.valid),
                               std::to_string(sum.optimal), paper.found, paper.valid, paper.optimal,
                               sum.optimal_share(), paper.optimal_share,
                               std::to_string(sum.by_paper), std::to_string(sum.exhausted), limit});
        };
        Sum total;
        for (const PaperRow& row : paper_rows()) {
          if (!shows(variant, row, search)) continue;
          const PlanningCell* cell = page.add(results.cell(row, variant, search, noisy));
          if (cell == nullptr) continue;
          Sum one;
          one.add(*cell);
          total.add(*cell);
          add(row.name, row.title, one, fmt::format("{:.0f} s", cell->seconds));
        }
        if (total.cells > 1) add("total", "total", total, "");
      }
    }
  }
  return page;
}

Printed main_numbers(const PaperVariant& variant, const std::string& row, const PaperSearch& search,
                     bool noisy) {
  if (search.column < 0) return {};
  const int high = variant.epsilon == "0.5";
  const int all_at = noisy || high != 0 ? -1 : 3 * search.column;
  const int share_at = search.title == "LAMA" ? -1 : std::max(0, search.column - 1);
  const auto all = paper_cells("tab:vanilla-ama3-vs-ama4", variant.model, row);
  const auto valid = paper_cells("tab:vs-nozsae", variant.model, row);
  const auto share = paper_cells("tab:opt-valid-ratio", variant.model, row);
  return {printed(all, all_at), printed(valid, 8 * noisy + 2 * search.column + high),
          printed(all, all_at < 0 ? -1 : all_at + 2),
          printed(share, share_at < 0 ? -1 : 6 * noisy + 2 * share_at + high)};
}

Printed hanoi_numbers(const PaperVariant& variant, const std::string& row,
                      const PaperSearch& search, bool noisy) {
  if (search.column < 0 || noisy) return {};
  const auto cells = paper_cells("tab:planning-hanoi", variant.model, row);
  const int at = 6 * search.column + (variant.epsilon == "0.5" ? 3 : 0);
  return {printed(cells, at), printed(cells, at + 1), printed(cells, at + 2), "-"};
}

// The highest numbers in the paper over its networks and searches with epsilon 0.1, each by itself.
Printed best_numbers(const PaperVariant&, const std::string& row, const PaperSearch&, bool noisy) {
  Printed best;
  const auto raise = [](std::string& highest, const std::string& number) {
    if (number != "-" && (highest == "-" || std::stoi(number) > std::stoi(highest)))
      highest = number;
  };
  for (const PaperVariant& variant : paper_variants()) {
    if (variant.epsilon != "0.1") continue;
    for (const PaperSearch& search : paper_searches()) {
      const Printed one = main_numbers(variant, row, search, noisy);
      raise(best.found, one.found);
      raise(best.valid, one.valid);
      raise(best.optimal, one.optimal);
    }
  }
  return best;
}

}  // namespace

PaperPage planning_summary(const PaperResults& results) {
  PaperPage page = counts_page(
      results,
      [](const PaperVariant& variant, const PaperRow& row, const PaperSearch& search) {
        return variant.suffix.empty() && !row.hanoi && search.column < 0;
      },
      best_numbers);
  page.notes = {
      "Numbers of the paper: the highest in each column over its networks and searches with "
      "epsilon "
      "0.1. Hanoi: [tab:planning-hanoi](tab-planning-hanoi.md).",
      kSelectionNote, kNoiseNote};
  return page;
}

PaperPage planning_counts(const PaperResults& results) {
  PaperPage page = counts_page(
      results,
      [](const PaperVariant&, const PaperRow& row, const PaperSearch&) { return !row.hanoi; },
      main_numbers);
  page.notes = {
      kSelectionNote,
      "The paper gave every search 600 s; our limit is in the last column. Exhausted: the "
      "search proved that the goal cannot be reached.",
      kNoiseNote};
  return page;
}

PaperPage hanoi_counts(const PaperResults& results) {
  PaperPage page = counts_page(
      results,
      [](const PaperVariant&, const PaperRow& row, const PaperSearch&) { return row.hanoi; },
      hanoi_numbers);
  page.notes = {
      kSelectionNote,
      "20 instances per size, at distance 5 for (3,9) and 7 for the others. The paper has no noisy "
      "pictures of Hanoi.",
      kNoiseNote};
  return page;
}

PaperPage preprocessing(const PaperResults& results) {
  PaperPage page;
  page.header = {"world", "operators per action", "paper: operators per action",
                 "variables per effective bit", "paper: variables per effective bit"};
  for (const PaperRow& row : paper_rows()) {
    if (!row.is_main_world()) continue;
    const PlanningCell* cell =
        page.add(results.cell(row, paper_variants().front(), paper_searches().back(), false));
    if (cell == nullptr) continue;
    const auto mean = [&](const char* key) -> std::string {
      double sum = 0;
      int count = 0;
      for (const Json& run : cell->runs) {
        const auto value = number_at(run, key);
        sum += value.value_or(0);
        count += value.has_value();
      }
      return count == 0 ? "-" : fmt::format("{:.1f}%", 100 * sum / count);
    };
    const auto paper = paper_cells("planner-preprocessing", "ama4+", row.name);
    page.rows.push_back({row.title, mean("operators_per_action"), printed(paper, 0) + "%",
                         mean("variables_per_effective_bit"), printed(paper, 1) + "%"});
  }
  page.notes = {
      "Runs with merge-and-shrink. Our SAS+ writer removes actions that can never apply before "
      "Fast Downward reads the task; the paper counts the output of Fast Downward's translator."};
  return page;
}

PaperPage plan_examples(const PaperResults& results) {
  PaperPage page;
  page.header = {"world", "instance", "steps", "fewest steps"};
  for (const PaperRow& row : paper_rows()) {
    if (row.hanoi) continue;
    const Json* run = results.illustrated.contains(row.name)
                          ? example_run(results.cell(row, paper_variants().front(),
                                                     paper_searches().front(), true))
                          : nullptr;
    page.count(run != nullptr);
    if (run == nullptr) continue;
    page.rows.push_back({row.title, text_at(*run, "instance"),
                         number_text(*run, {"plan_length"}, "{:.0f}"),
                         number_text(*run, {"shortest"}, "{:.0f}")});
    if (row.is_main_world()) page.pictures.push_back("examples/" + row.name + "-start.png");
    page.pictures.push_back("examples/" + row.name + "-plan.png");
  }
  page.notes = {
      "For each world the first valid plan of our search from noisy pictures: the start of the "
      "first instance before and after Gaussian noise N(0, 1) on normalised pixels, and the "
      "decoded "
      "states of the plan; a green border marks a legal step. Pixels that never change in the "
      "training data get no noise."};
  return page;
}

}  // namespace latplan::experiments
