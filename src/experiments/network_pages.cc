// Pages on the lines of tools/network-table: trainings by the loss alone, planned with network actions and fitted actions.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "experiments/pages.h"
#include "experiments/printed_numbers.h"

namespace latplan::experiments {
namespace {

using report::TextRow;

constexpr int kSeeds = 3;
constexpr std::array kCounts = {"found", "valid", "optimal"};

struct Method {
  const char* model;
  const char* extraction;
  const char* title;
  bool only_small = false;  // worlds
};

// Worlds that the methods of before AMA3 can plan in.
struct SmallWorld {
  const char* row;
  const char* title;
};
constexpr std::array<SmallWorld, 2> kSmallWorlds = {
    {{"lightsout-3", "LightsOut 3x3"}, {"puzzle-2x3", "2x3 puzzle"}}};
constexpr Method kNetworkActions = {"ama4+", "read-off", "AMA4+, network actions"};
constexpr Method kShipped = {"shipped", "fitted", "shipped model, fitted actions"};
constexpr std::array<Method, 8> kMethods = {
    {{"ama1", "observed", "AMA1", true},
     {"ama2", "black-box", "AMA2", true},
     {"sae", "fitted", "SAE, fitted actions"},
     {"sae-plain", "fitted", "SAE (0.5, 1), fitted actions"},
     {"ama3+", "read-off", "AMA3+, network actions"},
     {"ama3+", "fitted", "AMA3+, fitted actions"},
     kNetworkActions,
     {"ama4+", "fitted", "AMA4+, fitted actions"}}};

double number(const Json& line, const char* key) { return number_at(line, key).value_or(0); }

bool is_of(const Json& line, const Method& method) {
  return text_at(line, "model") == method.model && text_at(line, "extraction") == method.extraction;
}

bool is_small(const std::string& row) {
  return std::ranges::any_of(kSmallWorlds,
                             [&](const SmallWorld& world) { return row == world.row; });
}

// Seed of the training -> line.
using Seeds = std::map<int, Json>;

Seeds lines_of(const PaperResults& results, const std::string& row, const Method& method,
               bool noisy) {
  Seeds seeds;
  for (const Json& line : results.networks) {
    if (text_at(line, "row") == row && is_of(line, method) &&
        (number(line, "noise") > 0) == noisy) {
      seeds[static_cast<int>(number(line, "seed"))] = line;
    }
  }
  return seeds;
}

// Sums over the rows of the main text, for the seeds that all of them have.
Seeds totals_of(const PaperResults& results, const Method& method, bool noisy) {
  Seeds totals;
  std::map<int, int> rows;
  int wanted = 0;
  for (const PaperRow& row : paper_rows()) {
    if (row.hanoi) continue;
    ++wanted;
    for (const auto& [seed, line] : lines_of(results, row.name, method, noisy)) {
      ++rows[seed];
      for (const char* key : {"instances", "found", "valid", "optimal"}) {
        totals[seed][key] = number(totals[seed], key) + number(line, key);
      }
    }
  }
  std::erase_if(totals, [&](const auto& total) { return rows[total.first] < wanted; });
  return totals;
}

std::string counts_text(const Json& line) {
  return fmt::format("{:.0f}/{:.0f}/{:.0f}", number(line, "found"), number(line, "valid"),
                     number(line, "optimal"));
}

// "39.7", "40": one decimal where there is one.
std::string mean_text(const Seeds& seeds, const char* key) {
  double sum = 0;
  for (const auto& [seed, line] : seeds) sum += number(line, key);
  std::string text = fmt::format("{:.1f}", sum / static_cast<double>(seeds.size()));
  if (text.ends_with(".0")) text.resize(text.size() - 2);
  return text;
}

// Means, and the range of the valid plans: "40/39.7/38.3 (39 to 40)".
std::string summary_text(const Seeds& seeds) {
  if (seeds.empty()) return kNotRun;
  const auto [least, most] = std::ranges::minmax_element(
      seeds, {}, [](const auto& one) { return number(one.second, "valid"); });
  return fmt::format("{}/{}/{} ({:.0f} to {:.0f}){}", mean_text(seeds, "found"),
                     mean_text(seeds, "valid"), mean_text(seeds, "optimal"),
                     number(least->second, "valid"), number(most->second, "valid"),
                     seeds.size() == kSeeds ? "" : fmt::format(", seeds: {}", seeds.size()));
}

// A number of each seed: "512, 511, 512".
std::string each_text(const Seeds& seeds, const JsonPath& path, const char* format) {
  std::vector<std::string> texts;
  for (const auto& [seed, line] : seeds) texts.push_back(number_text(line, path, format));
  const bool any = std::ranges::any_of(texts, [](const std::string& text) { return text != "-"; });
  return any ? fmt::format("{}", fmt::join(texts, ", ")) : "-";
}

// AMA4+ with merge-and-shrink, which found the most plans of the paper's searches.
std::string printed_text(const std::string& row, bool hanoi, bool noisy) {
  if (noisy) {
    const auto cells = paper_cells("tab:vs-nozsae", "ama4+", row);
    return cells.size() > 14 ? fmt::format("-/{}/-", cells[14]) : "-";
  }
  const auto cells =
      paper_cells(hanoi ? "tab:planning-hanoi" : "tab:vanilla-ama3-vs-ama4", "ama4+", row);
  const std::size_t at = hanoi ? 18 : 9;
  return cells.size() > at + 2 ? fmt::format("{}/{}/{}", cells[at], cells[at + 1], cells[at + 2])
                               : "-";
}

// What the lines say of themselves.
std::string provenance_note(const PaperResults& results) {
  std::set<std::string> tasks, dates, limits, sources;
  for (const Json& line : results.networks) {
    tasks.insert(number_text(line, {"task_seed"}, "{:.0f}"));
    limits.insert(number_text(line, {"seconds_per_search"}, "{:.0f}"));
    if (!text_at(line, "date").empty()) dates.insert(text_at(line, "date"));
    const std::string device = text_at(line, "device");
    sources.insert(device.empty() ? "shipped models planned at " + text_at(line, "revision")
                                  : fmt::format("networks trained at {} with {}",
                                                text_at(line, "revision"), device));
  }
  return fmt::format(
      "Instances of seed {}, 20 per distance (7 and 14; Hanoi (3,9) 5, other Hanoi 7; LightsOut "
      "3x3 "
      "5 and 7, 2x3 puzzle 10 and 14), drawn on {}; at most {} seconds a search; {}. Each run is "
      "one "
      "line of [networks.jsonl](networks.jsonl), and none is left out. Not run: the time on the "
      "GPU "
      "machine was over.",
      fmt::join(tasks, ", "), fmt::join(dates, ", "), fmt::join(limits, ", "),
      fmt::join(sources, "; "));
}

// Runs without actions, and runs whose searches met the time limit.
void add_troubles(const PaperResults& results, const auto& shown, PaperPage& page) {
  std::vector<std::string> troubles;
  for (const Json& line : results.networks) {
    if (!shown(line)) continue;
    std::string trouble = text_at(line, "failure");
    if (trouble.empty() && number(line, "limit") > 0) {
      trouble = number_text(line, {"limit"}, "time limit met in {:.0f}");
    }
    if (trouble.empty()) continue;
    troubles.push_back(fmt::format("{} {} {}, seed {:.0f}, noise {:.0f}: {}", text_at(line, "row"),
                                   text_at(line, "model"), text_at(line, "extraction"),
                                   number(line, "seed"), number(line, "noise"), trouble));
  }
  if (!troubles.empty()) page.notes.push_back(fmt::format("{}.", fmt::join(troubles, "; ")));
}

}  // namespace

PaperPage network_exam(const PaperResults& results) {
  PaperPage page;
  page.header = {"world",  "pictures", "instances", "of these seen", "paper",  "seed 1",
                 "seed 2", "seed 3",   "actions",   "precision",     "recall", kShipped.title};
  const auto add = [&](const std::string& title, bool noisy, const std::string& paper,
                       const Seeds& seeds, const Seeds& shipped) {
    if (seeds.empty() && shipped.empty()) return;
    const auto& any = seeds.empty() ? shipped : seeds;
    TextRow row = {title, noisy ? "noisy" : "clean",
                   number_text(any.begin()->second, {"instances"}, "{:.0f}"),
                   number_text(any.begin()->second, {"seen"}, "{:.0f}"), paper};
    for (int seed = 1; seed <= kSeeds; ++seed) {
      row.push_back(seeds.contains(seed) ? counts_text(seeds.at(seed)) : kNotRun);
    }
    row.push_back(each_text(seeds, {"actions"}, "{:.0f}"));
    row.push_back(each_text(seeds, {"fidelity", "precision"}, "{:.3f}"));
    row.push_back(each_text(seeds, {"fidelity", "recall"}, "{:.3f}"));
    row.push_back(shipped.empty() ? kNotRun : counts_text(shipped.begin()->second));
    page.rows.push_back(row);
  };
  for (const bool noisy : {false, true}) {
    for (const bool hanoi : {false, true}) {
      for (const PaperRow& row : paper_rows()) {
        if (row.hanoi != hanoi) continue;
        const Seeds seeds = lines_of(results, row.name, kNetworkActions, noisy);
        const Seeds shipped = lines_of(results, row.name, kShipped, noisy);
        for (int seed = 1; seed <= kSeeds; ++seed) page.count(seeds.contains(seed));
        page.count(!shipped.empty());
        add(row.title, noisy, printed_text(row.name, hanoi, noisy), seeds, shipped);
      }
      if (!hanoi) {
        // Shipped models have their own seeds.
        Json shipped;
        int rows = 0;
        for (const PaperRow& row : paper_rows()) {
          if (row.hanoi) continue;
          const Seeds one = lines_of(results, row.name, kShipped, noisy);
          if (one.empty()) continue;
          ++rows;
          for (const char* key : kCounts) {
            shipped[key] = number(shipped, key) + number(one.begin()->second, key);
          }
        }
        add("total", noisy, printed_text("total", false, noisy),
            totals_of(results, kNetworkActions, noisy), rows == 7 ? Seeds{{0, shipped}} : Seeds{});
      }
    }
  }
  if (page.rows.empty()) return page;
  page.notes = {
      "Found/valid/optimal plans. Seeds 1 to 3: `tools/network-table LATPLAN OUT.jsonl --row ROW "
      "--seed N --task-seed 2028` trains recipes/network/ROW.json by the loss alone and reads its "
      "actions off the network, as in the paper: effects from apply() of all zeros and all ones, "
      "preconditions from regress(). Settings were chosen on instances of seed 31; code and "
      "recipes were frozen before these instances were drawn.",
      provenance_note(results),
      "Paper: AMA4+ with merge-and-shrink, epsilon 0.1, 10 minutes a search, the best of 30 "
      "trainings for each world. Noisy: N(0, 1) on the pixels as the network normalises them, "
      "which for Blocks and Hanoi is not the paper's noise relative to each pixel's own deviation. "
      "Of these seen: instances whose start or goal is in the training data. Precision and recall: "
      "over 500 (Blocks: 100) states outside the training data, where there "
      "are any, by "
      "the world's rules."};
  add_troubles(
      results,
      [](const Json& line) { return is_of(line, kNetworkActions) || is_of(line, kShipped); }, page);
  return page;
}

PaperPage network_ablation(const PaperResults& results) {
  PaperPage page;
  page.header = {"world", "pictures"};
  for (const Method& method : kMethods) page.header.emplace_back(method.title);
  const auto add = [&](const std::string& title, bool noisy, const auto& cell_of) {
    TextRow row = {title, noisy ? "noisy" : "clean"};
    for (const Method& method : kMethods) row.push_back(cell_of(method));
    const bool any = std::any_of(row.begin() + 2, row.end(), [](const std::string& cell) {
      return cell != "-" && cell != kNotRun;
    });
    if (any) page.rows.push_back(row);
  };
  const auto add_row = [&](const std::string& title, const std::string& name, bool noisy) {
    add(title, noisy, [&](const Method& method) -> std::string {
      if (method.only_small && !is_small(name)) return "-";
      const Seeds seeds = lines_of(results, name, method, noisy);
      for (int seed = 1; seed <= kSeeds; ++seed) page.count(seeds.contains(seed));
      return summary_text(seeds);
    });
  };
  for (const bool noisy : {false, true}) {
    for (const bool hanoi : {false, true}) {
      for (const PaperRow& row : paper_rows()) {
        if (row.hanoi == hanoi) add_row(row.title, row.name, noisy);
      }
      if (hanoi) continue;
      add("total", noisy, [&](const Method& method) -> std::string {
        if (method.only_small) return "-";
        return summary_text(totals_of(results, method, noisy));
      });
    }
    for (const SmallWorld& world : kSmallWorlds) add_row(world.title, world.row, noisy);
  }
  if (page.rows.empty()) return page;
  page.notes = {
      "Found/valid/optimal plans, means over training seeds 1 to 3, and the range of the valid "
      "plans; of 40 instances, Hanoi of 20. The total is over the seven rows above it. AMA1 (one "
      "action per seen pair) and AMA2 (the network as successor function, 16 labels) on the small "
      "worlds alone.",
      "All columns of a row have the pairs, sizes and epochs of recipes/network/ROW.json (small "
      "worlds: recipes/small). AMA3+ and the first SAE differ from AMA4+ in `model` alone. A prior "
      "that is chosen for AMA4+ is too strong for a state autoencoder, whose loss has one "
      "reconstruction for each prior instead of two: in some worlds its code collapses. SAE (0.5, "
      "1), AMA1 and "
      "AMA2 have the prior epsilon 0.5, beta1 1; Hanoi's recipes have it anyway. Fitted actions "
      "are extracted from the same trained networks, preconditions and recoding chosen by the "
      "score. Small worlds and SAE (0.5, 1) were trained on a CPU.",
      provenance_note(results)};
  add_troubles(
      results,
      [](const Json& line) {
        return std::ranges::any_of(kMethods, [&](const Method& one) { return is_of(line, one); });
      },
      page);
  return page;
}

}  // namespace latplan::experiments
