// Pages of the paper's section "Planning Performance" and of its appendices on planning.
#include <fmt/format.h>

#include "pipeline/paper_numbers.h"
#include "pipeline/paper_pages.h"

namespace latplan::pipeline {
namespace {

using report::Json;
using report::TextRow;

constexpr const char* kOurs = "auto";

// Position of a search among the paper's four columns; -1 for ours.
int paper_column(const PaperSearch& search) {
  if (search.title == "Blind") return 0;
  if (search.title == "LAMA") return 1;
  if (search.title == "LMCut") return 2;
  return search.title == "M&S" ? 3 : -1;
}

std::string cell_at(const std::vector<std::string>& cells, int index) {
  return index < 0 || index >= static_cast<int>(cells.size()) ? "-" : cells[index];
}

std::string limit_text(const PlanningCell* cell) {
  return cell == nullptr ? "-" : fmt::format("{:.0f} s", cell->seconds);
}

std::string number_of(const PlanningCell* cell, const char* key) {
  return cell == nullptr ? kNotRun : std::to_string(cell->count(key));
}

std::string instances_of(const PlanningCell* cell) {
  if (cell == nullptr) return "-";
  const int done = static_cast<int>(cell->runs.size());
  return cell->complete() ? std::to_string(done) : fmt::format("{} of {}", done, cell->instances);
}

// Sums over the rows that were run.
struct Total {
  int cells = 0, instances = 0, found = 0, valid = 0, optimal = 0;
  void add(const PlanningCell* cell) {
    if (cell == nullptr) return;
    ++cells;
    instances += static_cast<int>(cell->runs.size());
    found += cell->count("found");
    valid += cell->count("valid");
    optimal += cell->count("optimal");
  }
  std::string show(int number) const { return cells == 0 ? kNotRun : std::to_string(number); }
};

std::string ratio_text(const PlanningCell* cell) {
  if (cell == nullptr) return kNotRun;
  const int valid = cell->count("valid");
  return valid == 0 ? "-" : fmt::format("{:.2f}", 1.0 * cell->count("optimal") / valid);
}

const char* const kSelectionNote =
    "The paper shows, for each world and search, the best of 30 trainings by its valid plans on "
    "these instances; ours is one training a world, chosen without them.";

// Which prior and network our models of a column really had: the column is the paper's.
std::string models_note(const PaperData& data) {
  std::string priors;
  std::string patches;
  const auto add = [](std::string& list, const std::string& item) {
    list += (list.empty() ? "" : ", ") + item;
  };
  for (const auto& [name, model] : data.models) {
    if (!model.contains("config") || !model["config"].contains("epsilon")) continue;
    const Json& config = model["config"];
    add(priors, fmt::format("{} {}", name, config["epsilon"].get<double>()));
    if (config.value("architecture", "") == "patches") add(patches, name);
  }
  if (priors.empty()) return "Our models: none yet.";
  std::string note = "Epsilon with which our models were trained: " + priors + ".";
  if (!patches.empty()) {
    note +=
        " State autoencoders of patches, their actions made of things that move between them, "
        "whatever the column says: " +
        patches + ".";
  }
  return note;
}

// Calls back with (variant of epsilon 0.1, variant of epsilon 0.5) for AMA4+ and AMA3+.
template <typename Function>
void for_both_models(const Function& function) {
  const auto variants = paper_variants();
  function(variants[0], variants[1]);
  function(variants[2], variants[3]);
}

}  // namespace

PaperPage planning_summary(const PaperData& data) {
  PaperPage page;
  page.header = {"world",   "pictures",           "instances", "found",   "valid",
                 "optimal", "paper's best found", "valid",     "optimal", "limit"};
  for (const bool noisy : {false, true}) {
    Total total;
    for (const PaperRow& row : paper_rows()) {
      if (row.hanoi) continue;
      const PlanningCell* cell = data.cell(row.name, "", kOurs, noisy);
      page.any = page.any || cell != nullptr;
      total.add(cell);
      const auto paper = paper_cells("tab:vanilla-ama3-vs-ama4", "ama4+", row.name);
      const auto noise = paper_cells("tab:vs-nozsae", "ama4+", row.name);
      page.rows.push_back({row.title, noisy ? "noisy" : "clean", instances_of(cell),
                           number_of(cell, "found"), number_of(cell, "valid"),
                           number_of(cell, "optimal"), noisy ? "-" : cell_at(paper, 9),
                           noisy ? cell_at(noise, 14) : cell_at(paper, 10),
                           noisy ? "-" : cell_at(paper, 11), limit_text(cell)});
    }
    page.rows.push_back({"total", noisy ? "noisy" : "clean", std::to_string(total.instances),
                         total.show(total.found), total.show(total.valid),
                         total.show(total.optimal), noisy ? "-" : "270", noisy ? "238" : "256",
                         noisy ? "-" : "167", ""});
  }
  page.notes = {"The paper's numbers are those of AMA4+ with merge-and-shrink, its best over all.",
                kSelectionNote, models_note(data)};
  return page;
}

PaperPage ama3_against_ama4(const PaperData& data) {
  PaperPage page;
  page.header = {"model",        "world", "search",  "found",     "valid", "optimal",
                 "paper: found", "valid", "optimal", "instances", "limit"};
  for (const PaperVariant& variant : paper_variants()) {
    if (variant.epsilon != "0.1") continue;
    for (const PaperSearch& search : paper_searches()) {
      const int column = paper_column(search);
      Total total;
      const auto add = [&](const std::string& name, const std::string& title, TextRow ours,
                           const PlanningCell* cell) {
        const auto paper = paper_cells("tab:vanilla-ama3-vs-ama4", variant.model, name);
        TextRow line = {variant.model, title, search.title};
        line.insert(line.end(), ours.begin(), ours.end());
        for (int i = 0; i < 3; ++i)
          line.push_back(cell_at(paper, column < 0 ? -1 : 3 * column + i));
        line.push_back(cell == nullptr ? "" : instances_of(cell));
        line.push_back(cell == nullptr ? "" : limit_text(cell));
        page.rows.push_back(line);
      };
      for (const PaperRow& row : paper_rows()) {
        if (row.hanoi) continue;
        const PlanningCell* cell = data.cell(row.name, variant.suffix, search.search, false);
        page.any = page.any || cell != nullptr;
        total.add(cell);
        add(row.name, row.title,
            {number_of(cell, "found"), number_of(cell, "valid"), number_of(cell, "optimal")}, cell);
      }
      add("total", "total",
          {total.show(total.found), total.show(total.valid), total.show(total.optimal)}, nullptr);
    }
  }
  page.notes = {kSelectionNote,
                "The paper had 10 minutes for every search; our limits stand in the last column."};
  return page;
}

PaperPage valid_by_prior(const PaperData& data) {
  PaperPage page;
  page.header = {"model", "world",          "pictures", "search",    "valid, eps 0.1",
                 "paper", "valid, eps 0.5", "paper",    "instances", "limit"};
  for_both_models([&](const PaperVariant& low, const PaperVariant& high) {
    for (const bool noisy : {false, true}) {
      for (const PaperSearch& search : paper_searches()) {
        const int column = paper_column(search);
        const int at = column < 0 ? -1 : (noisy ? 8 : 0) + 2 * column;
        Total first, second;
        const auto add = [&](const std::string& name, const std::string& title,
                             const std::string& one, const std::string& two,
                             const PlanningCell* cell) {
          const auto paper = paper_cells("tab:vs-nozsae", low.model, name);
          page.rows.push_back({low.model, title, noisy ? "noisy" : "clean", search.title, one,
                               cell_at(paper, at), two, cell_at(paper, at < 0 ? -1 : at + 1),
                               cell == nullptr ? "" : instances_of(cell),
                               cell == nullptr ? "" : limit_text(cell)});
        };
        for (const PaperRow& row : paper_rows()) {
          if (row.hanoi) continue;
          const PlanningCell* one = data.cell(row.name, low.suffix, search.search, noisy);
          const PlanningCell* two = data.cell(row.name, high.suffix, search.search, noisy);
          page.any = page.any || one != nullptr || two != nullptr;
          first.add(one);
          second.add(two);
          add(row.name, row.title, number_of(one, "valid"), number_of(two, "valid"),
              one == nullptr ? two : one);
        }
        add("total", "total", first.show(first.valid), second.show(second.valid), nullptr);
      }
    }
  });
  page.notes = {kSelectionNote, models_note(data),
                "Noisy pictures: Gaussian noise N(0, 1) on the normalised start and goal."};
  return page;
}

PaperPage optimal_of_valid(const PaperData& data) {
  PaperPage page;
  page.header = {"model", "world", "search", "epsilon",    "clean",
                 "paper", "noisy", "paper",  "difference", "paper"};
  const auto paper_place = [](const PaperSearch& search) {  // Blind, LMCut, M&S: no LAMA here
    const int column = paper_column(search);
    return column < 0 || column == 1 ? -1 : column == 0 ? 0 : column - 1;
  };
  for (const PaperVariant& variant : paper_variants()) {
    for (const PaperSearch& search : paper_searches()) {
      if (search.title == "LAMA") continue;
      for (const PaperRow& row : paper_rows()) {
        if (row.hanoi || row.name == "blocks") continue;
        const PlanningCell* clean = data.cell(row.name, variant.suffix, search.search, false);
        const PlanningCell* noisy = data.cell(row.name, variant.suffix, search.search, true);
        page.any = page.any || clean != nullptr || noisy != nullptr;
        const auto paper = paper_cells("tab:opt-valid-ratio", variant.model, row.name);
        const int place = paper_place(search);
        const auto printed = [&](int block) {
          return place < 0 ? "-"
                           : cell_at(paper, 6 * block + 2 * place + (variant.epsilon == "0.5"));
        };
        std::string difference = "-";
        if (clean != nullptr && noisy != nullptr && clean->count("valid") > 0 &&
            noisy->count("valid") > 0) {
          difference =
              fmt::format("{:.3f}", 1.0 * noisy->count("optimal") / noisy->count("valid") -
                                        1.0 * clean->count("optimal") / clean->count("valid"));
        }
        page.rows.push_back({variant.model, row.title, search.title, variant.epsilon,
                             ratio_text(clean), printed(0), ratio_text(noisy), printed(1),
                             difference, printed(2)});
      }
    }
  }
  page.notes = {kSelectionNote, models_note(data)};
  return page;
}

PaperPage hanoi_planning(const PaperData& data) {
  PaperPage page;
  page.header = {"model",   "world",        "search", "epsilon", "found",     "valid",
                 "optimal", "paper: found", "valid",  "optimal", "instances", "limit"};
  for (const PaperVariant& variant : paper_variants()) {
    for (const PaperSearch& search : paper_searches()) {
      for (const PaperRow& row : paper_rows()) {
        if (!row.hanoi) continue;
        const PlanningCell* cell = data.cell(row.name, variant.suffix, search.search, false);
        page.any = page.any || cell != nullptr;
        const auto paper = paper_cells("tab:planning-hanoi", variant.model, row.name);
        const int column = paper_column(search);
        const int at = column < 0 ? -1 : 6 * column + (variant.epsilon == "0.5" ? 3 : 0);
        const auto printed = [&](int i) { return at < 0 ? "-" : cell_at(paper, at + i); };
        page.rows.push_back({variant.model, row.title, search.title, variant.epsilon,
                             number_of(cell, "found"), number_of(cell, "valid"),
                             number_of(cell, "optimal"), printed(0), printed(1), printed(2),
                             instances_of(cell), limit_text(cell)});
      }
    }
  }
  page.notes = {models_note(data),
                "20 instances a size, at distance 5 for (3,9) and 7 for the others."};
  return page;
}

PaperPage preprocessing(const PaperData& data) {
  PaperPage page;
  page.header = {"world", "operators per action", "paper", "variables per effective bit", "paper"};
  for (const PaperRow& row : paper_rows()) {
    if (row.hanoi || row.random_goal) continue;
    const PlanningCell* cell = data.cell(row.name, "", "fd:mands", false);
    const auto mean = [&](const char* key) -> std::string {
      double sum = 0;
      int count = 0;
      for (const Json& run : cell == nullptr ? std::vector<Json>() : cell->runs) {
        if (!run.contains("fast_downward") || !run["fast_downward"].contains(key) ||
            !run["fast_downward"][key].is_number()) {
          continue;
        }
        sum += run["fast_downward"][key].get<double>();
        ++count;
      }
      if (count == 0) return kNotRun;
      page.any = true;
      return fmt::format("{:.1f}%", 100 * sum / count);
    };
    const auto paper = paper_cells("planner-preprocessing", "ama4+", row.name);
    page.rows.push_back({row.title, mean("operators_per_action"), cell_at(paper, 0) + "%",
                         mean("variables_per_effective_bit"), cell_at(paper, 1) + "%"});
  }
  page.notes = {
      "Of the runs with merge-and-shrink. Our own SAS+ writer has pruned actions that "
      "cannot apply before Fast Downward sees the task; the paper counts what its "
      "translator leaves."};
  return page;
}

PaperPage gallery_of_plans(const PaperData& data) {
  PaperPage page;
  page.header = {"picture"};
  page.pictures = data.gallery;
  for (const std::string& picture : data.gallery) page.rows.push_back({picture});
  page.any = !data.gallery.empty();
  page.notes = {
      "For each world one plan that is optimal, one that is valid but longer than needed, "
      "and one that is not valid, as far as there are such plans. Green frames: the "
      "world's rules agree."};
  return page;
}

}  // namespace latplan::pipeline
