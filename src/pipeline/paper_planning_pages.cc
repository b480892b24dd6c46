// Pages of the paper's section "Planning Performance" and of its appendices on planning.
#include <fmt/format.h>

#include <algorithm>

#include "pipeline/paper_gallery.h"
#include "pipeline/paper_numbers.h"
#include "pipeline/paper_page_numbers.h"
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

// The limits of two cells of a line, which may differ.
std::string limits_text(const PlanningCell* one, const PlanningCell* two) {
  if (one == nullptr || two == nullptr) return limit_text(one == nullptr ? two : one);
  const std::string first = limit_text(one), second = limit_text(two);
  return first == second ? first : first + ", " + second;
}

std::string number_of(const PlanningCell* cell, const char* key) {
  return cell == nullptr ? kNotRun : std::to_string(cell->count(key));
}

// Sums over the rows that were run; says of how many instances where some are missing.
struct Total {
  int cells = 0, missing = 0, instances = 0, found = 0, valid = 0, optimal = 0, by_paper = 0;
  void add(const PlanningCell* cell) {
    if (cell == nullptr || !cell->complete()) ++missing;
    if (cell == nullptr) return;
    ++cells;
    by_paper += cell->count("valid_by_paper_judge");
    instances += static_cast<int>(cell->runs.size());
    found += cell->count("found");
    valid += cell->count("valid");
    optimal += cell->count("optimal");
  }
  std::string show(int number) const {
    if (cells == 0) return kNotRun;
    return missing == 0 ? std::to_string(number)
                        : fmt::format("{} (of {} instances)", number, instances);
  }
};

// The most of a column group of the paper's table over both its networks and all its searches.
std::string paper_most(const std::string& row, int offset) {
  int most = -1;
  for (const char* model : {"ama3+", "ama4+"}) {
    const auto cells = paper_cells("tab:vanilla-ama3-vs-ama4", model, row);
    for (int column = 0; column < 4; ++column) {
      const std::string cell = cell_at(cells, 3 * column + offset);
      if (cell != "-") most = std::max(most, std::stoi(cell));
    }
  }
  return most < 0 ? "-" : std::to_string(most);
}

std::string ratio_text(const PlanningCell* cell) {
  if (cell == nullptr) return kNotRun;
  const int valid = cell->count("valid");
  return valid == 0 ? "-" : fmt::format("{:.2f}", 1.0 * cell->count("optimal") / valid);
}

const char* const kSelectionNote =
    "The paper shows, for each world and search, the best of 30 trainings by its valid plans on "
    "these very instances. Ours is one training a world, chosen on others: first on instances of "
    "seed 4242, most with the same goals and distances (docs/experiments.md), then once more on "
    "instances with other goals and distances ([selection](selection.md)).";

bool has_patches(const PaperData& data, const std::string& model) {
  const auto found = data.models.find(model);
  return found != data.models.end() && found->second.contains("config") &&
         found->second["config"].value("architecture", "") == "patches";
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
  page.header = {"world",
                 "pictures",
                 "instances",
                 "found",
                 "valid",
                 "optimal",
                 "valid, the paper's judge",
                 "paper's M&S: found",
                 "paper's M&S: valid",
                 "paper's M&S: optimal",
                 "paper's most: found",
                 "paper's most: valid",
                 "paper's most: optimal",
                 "limit"};
  for (const bool noisy : {false, true}) {
    Total total;
    for (const PaperRow& row : paper_rows()) {
      if (row.hanoi) continue;
      const PlanningCell* cell = data.cell(row.name, "", kOurs, noisy);
      page.any = page.any || cell != nullptr;
      total.add(cell);
      const auto paper = paper_cells("tab:vanilla-ama3-vs-ama4", "ama4+", row.name);
      const auto noise = paper_cells("tab:vs-nozsae", "ama4+", row.name);
      const auto most = [&](int offset) { return noisy ? "-" : paper_most(row.name, offset); };
      page.rows.push_back(
          {row.title, noisy ? "noisy" : "clean", instances_text(cell), number_of(cell, "found"),
           number_of(cell, "valid"), number_of(cell, "optimal"),
           number_of(cell, "valid_by_paper_judge"), noisy ? "-" : cell_at(paper, 9),
           noisy ? cell_at(noise, 14) : cell_at(paper, 10), noisy ? "-" : cell_at(paper, 11),
           most(0), most(1), most(2), limit_text(cell)});
    }
    page.rows.push_back({"total", noisy ? "noisy" : "clean", std::to_string(total.instances),
                         total.show(total.found), total.show(total.valid),
                         total.show(total.optimal), total.show(total.by_paper), noisy ? "-" : "270",
                         noisy ? "238" : "256", noisy ? "-" : "167", "", "", "", ""});
  }
  page.notes = {
      "Of the paper: AMA4+ with merge-and-shrink, its best over all, and the most that any of its "
      "networks and searches had with epsilon 0.1 in each column. Hanoi: "
      "[tab:planning-hanoi](tab-planning-hanoi.md).",
      kSelectionNote, models_note(data)};
  return page;
}

PaperPage ama3_against_ama4(const PaperData& data) {
  PaperPage page;
  page.header = {"model",        "world",        "search",         "found",     "valid", "optimal",
                 "paper: found", "paper: valid", "paper: optimal", "instances", "limit"};
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
        line.push_back(cell == nullptr ? "" : instances_text(cell));
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
  add_rounds_notes(data, shows_low_prior, page.notes);
  return page;
}

PaperPage valid_by_prior(const PaperData& data) {
  PaperPage page;
  page.header = {"model",          "world",
                 "pictures",       "search",
                 "valid, eps 0.1", "paper: valid, eps 0.1",
                 "valid, eps 0.5", "paper: valid, eps 0.5",
                 "instances",      "limit"};
  for_both_models([&](const PaperVariant& low, const PaperVariant& high) {
    for (const bool noisy : {false, true}) {
      for (const PaperSearch& search : paper_searches()) {
        const int column = paper_column(search);
        const int at = column < 0 ? -1 : (noisy ? 8 : 0) + 2 * column;
        Total first, second;
        const auto add = [&](const std::string& name, const std::string& title,
                             const std::string& one, const std::string& two,
                             const std::string& instances, const std::string& limit) {
          const auto paper = paper_cells("tab:vs-nozsae", low.model, name);
          page.rows.push_back({low.model, title, noisy ? "noisy" : "clean", search.title, one,
                               cell_at(paper, at), two, cell_at(paper, at < 0 ? -1 : at + 1),
                               instances, limit});
        };
        for (const PaperRow& row : paper_rows()) {
          if (row.hanoi) continue;
          const PlanningCell* one = data.cell(row.name, low.suffix, search.search, noisy);
          const PlanningCell* two = data.cell(row.name, high.suffix, search.search, noisy);
          page.any = page.any || one != nullptr || two != nullptr;
          first.add(one);
          second.add(two);
          add(row.name, row.title, number_of(one, "valid"), number_of(two, "valid"),
              instances_text(one, two), limits_text(one, two));
        }
        add("total", "total", first.show(first.valid), second.show(second.valid), "", "");
      }
    }
  });
  page.notes = {kSelectionNote, models_note(data),
                "Noisy pictures: Gaussian noise N(0, 1) on the normalised start and goal."};
  add_rounds_notes(data, shows_main_rows, page.notes);
  return page;
}

PaperPage optimal_of_valid(const PaperData& data) {
  PaperPage page;
  page.header = {"model",        "world", "search",       "epsilon",    "clean",
                 "paper: clean", "noisy", "paper: noisy", "difference", "paper: difference",
                 "instances"};
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
                             difference, printed(2), instances_text(clean, noisy)});
      }
    }
  }
  page.notes = {kSelectionNote, models_note(data)};
  add_rounds_notes(data, shows_main_rows, page.notes);
  return page;
}

PaperPage hanoi_planning(const PaperData& data) {
  PaperPage page;
  page.header = {"model",          "world",     "pictures", "search",       "epsilon",
                 "found",          "valid",     "optimal",  "paper: found", "paper: valid",
                 "paper: optimal", "instances", "limit"};
  for (const PaperVariant& variant : paper_variants()) {
    for (const PaperSearch& search : paper_searches()) {
      for (const PaperRow& row : paper_rows()) {
        if (!row.hanoi) continue;
        const auto paper = paper_cells("tab:planning-hanoi", variant.model, row.name);
        const int column = paper_column(search);
        const int at = column < 0 ? -1 : 6 * column + (variant.epsilon == "0.5" ? 3 : 0);
        const bool patches = has_patches(data, row.model + variant.suffix);
        for (const bool noisy : {false, true}) {
          const PlanningCell* cell = data.cell(row.name, variant.suffix, search.search, noisy);
          page.any = page.any || cell != nullptr;
          if (noisy && cell == nullptr) continue;  // the paper has no such column
          const auto printed = [&](int i) {
            return at < 0 || noisy ? "-" : cell_at(paper, at + i);
          };
          page.rows.push_back({patches ? "patches and places" : variant.model, row.title,
                               noisy ? "noisy" : "clean", search.title,
                               patches ? "0.5" : variant.epsilon, number_of(cell, "found"),
                               number_of(cell, "valid"), number_of(cell, "optimal"), printed(0),
                               printed(1), printed(2), instances_text(cell), limit_text(cell)});
        }
      }
    }
  }
  page.notes = {
      "Patches and places: our shipped models, state autoencoders of the towers whose actions are "
      "things that move between them (docs/networks.md), beside the paper's AMA4+ with epsilon "
      "0.1. Other rows: variants of an older, dense recipe.",
      "20 instances a size, at distance 5 for (3,9) and 7 for the others."};
  add_rounds_notes(
      data, [](const PaperRow& row, const PaperVariant&) { return row.hanoi; }, page.notes);
  return page;
}

PaperPage preprocessing(const PaperData& data) {
  PaperPage page;
  page.header = {"world", "operators per action", "paper: operators per action",
                 "variables per effective bit", "paper: variables per effective bit"};
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
  page.header = {"row",          "pictures", "verdict",  "steps",
                 "fewest steps", "search",   "instance", "picture"};
  const auto number = [](const Json& entry, const char* key) {
    return entry.contains(key) && entry[key].is_number_integer()
               ? std::to_string(entry[key].get<int>())
               : "-";
  };
  for (const Json& entry : data.gallery) {
    page.rows.push_back({entry.value("row", ""), entry.value("noisy", false) ? "noisy" : "clean",
                         entry.value("verdict", ""), number(entry, "steps"),
                         number(entry, "shortest"), entry.value("search", ""),
                         entry.value("instance", ""), entry.value("file", "")});
    page.pictures.push_back(entry.value("file", ""));
  }
  page.any = !data.gallery.empty();
  page.notes = {
      "For each row, clean and noisy, one plan that is optimal, one that is valid but longer than "
      "needed, and one that is not valid, as far as there are such plans: the first in the order "
      "of the searches. Green frames: the world's rules agree.",
      fmt::format("Of a plan with more than {0} steps the first {0} pictures.",
                  kMostGalleryPictures)};
  return page;
}

PaperPage noisy_pictures(const PaperData& data) {
  PaperPage page;
  page.header = {"world", "picture"};
  for (const auto& [row, picture] : data.noise) {
    page.rows.push_back({row, picture});
    page.pictures.push_back(picture);
  }
  page.any = !data.noise.empty();
  page.notes = {
      "The first instance's initial picture before and after Gaussian noise N(0, 1) on the "
      "normalised pixels. What never changes has no deviation and gets no noise."};
  return page;
}

}  // namespace latplan::pipeline
