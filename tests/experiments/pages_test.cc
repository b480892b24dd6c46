#include "experiments/pages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "experiments/printed_numbers.h"
#include "planning/plan_files.h"

namespace latplan::experiments {
namespace {

namespace fs = std::filesystem;

// A wrong cell would show in the totals that the paper prints.
TEST(PrintedNumbers, RowsAddUpToThePrintedTotals) {
  for (const char* label : {"tab:vanilla-ama3-vs-ama4", "tab:vs-nozsae"}) {
    for (const char* model : {"ama3+", "ama4+"}) {
      const auto total = paper_cells(label, model, "total");
      std::vector<int> sums(total.size(), 0);
      for (const PaperRow& row : paper_rows()) {
        if (row.hanoi) continue;
        const auto cells = paper_cells(label, model, row.name);
        ASSERT_EQ(cells.size(), total.size()) << row.name;
        for (std::size_t i = 0; i < cells.size(); ++i) {
          sums[i] += cells[i] == "-" ? 0 : std::stoi(cells[i]);
        }
      }
      for (std::size_t i = 0; i < total.size(); ++i) {
        EXPECT_LE(std::abs(sums[i] - std::stoi(total[i])), 2)  // some printed sums are off
            << label << " " << model << " column " << i;
      }
    }
  }
  EXPECT_TRUE(paper_cells("tab:elbo", "ama4+", "chess").empty());
  EXPECT_EQ(paper_cells("tab:planning-hanoi", "ama4+", "hanoi-3-9")[1], "12");
}

TEST(Pages, SayNotRunIfThereAreNoResults) {
  const TemporaryFolder folder;
  std::set<std::string> labels, names;
  for (const PageEntry& entry : page_entries()) {
    EXPECT_TRUE(names.insert(entry.name()).second) << entry.name();
    labels.insert(entry.labels.begin(), entry.labels.end());
  }
  for (const char* label : {"tab:elbo",
                            "fig:vs-notune",
                            "fig:vs-nozsae",
                            "fig:ama3-ama4",
                            "fig:variance",
                            "fig:effective",
                            "fig:constantzero",
                            "fig:action-model",
                            "tab:xor",
                            "tab:statistics-summary",
                            "tab:vanilla-ama3-vs-ama4",
                            "fig:heuristics",
                            "fig:heuristics-domainwise",
                            "fig:exhaust-vs-nozsae",
                            "fig:exhaust-vs-nozsae-domain",
                            "fig:noise",
                            "tab:vs-nozsae",
                            "tab:opt-valid-ratio",
                            "planner-preprocessing",
                            "fig:curve",
                            "tab:planning-hanoi",
                            "fig:planning-examples"}) {
    EXPECT_TRUE(labels.contains(label)) << label;
  }
  write_atomically(folder / "fig-curve.svg", std::string("of an earlier run"));
  for (const WrittenPage& page : write_pages(folder.path(), {}, {"Made for a test.", ""})) {
    EXPECT_EQ(page.status, "not run");
    EXPECT_NE(read_text(folder / (page.name + ".md")).find("not run"), std::string::npos);
    EXPECT_FALSE(fs::exists(folder / (page.name + ".svg")));
  }
  EXPECT_NE(read_text(folder / "README.md").find("tab:elbo"), std::string::npos);
}

Json run_of(int index, bool valid, bool optimal) {
  return {{"index", index},     {"instance", "one"}, {"found", true},   {"valid", valid},
          {"optimal", optimal}, {"shortest", 7},     {"evaluated", 10}, {"search_seconds", 0.5},
          {"status", "solved"}, {"plan_length", 7}};
}

void add_cell(PaperResults& results, const std::string& row, const std::string& suffix,
              const std::string& search, bool noisy, const PlanningCell& cell) {
  results.cells[cell_key(row, suffix, search, noisy)] = cell;
}

TEST(Pages, CountCurvesByWorld) {
  PaperResults results;
  results.trainings.curves = {
      {"mnist-paper", {{{"epoch", 1}, {"tau", 5.0}}, {{"epoch", 2}, {"tau", 4.0}}}}};
  EXPECT_EQ(training_curves(results).status(), "1 of 42 cells");  // seven curves, six worlds
}

// A line of tools/network-table.
Json network_line(const std::string& row, const std::string& model, const std::string& extraction,
                  int seed, double noise, int valid) {
  return {{"row", row},
          {"model", model},
          {"extraction", extraction},
          {"seed", seed},
          {"noise", noise},
          {"instances", 40},
          {"found", 40},
          {"valid", valid},
          {"optimal", valid - 1},
          {"task_seed", 7},
          {"seconds_per_search", 5},
          {"actions", 512},
          {"revision", "0123"},
          {"limit", valid < 30 ? 1 : 0}};
}

// The cells of a line by the titles of their columns.
std::map<std::string, std::string> line_of(const PaperPage& page,
                                           const std::map<std::string, std::string>& wanted) {
  for (const report::TextRow& row : page.rows) {
    std::map<std::string, std::string> line;
    for (std::size_t i = 0; i < row.size(); ++i) line[page.header.at(i)] = row[i];
    if (std::ranges::all_of(wanted, [&](const auto& one) { return line[one.first] == one.second; }))
      return line;
  }
  ADD_FAILURE() << "no such line";
  return {};
}

TEST(Pages, ShowEverySeedOfANetwork) {
  PaperResults results;
  for (const int seed : {1, 2, 3}) {
    results.networks.push_back(
        network_line("mnist", "ama4+", "read-off", seed, 0, seed == 3 ? 28 : 40));
  }
  results.networks.push_back(network_line("mnist", "ama4+", "read-off", 1, 1, 35));
  results.networks.push_back(network_line("mnist", "sae", "fitted", 1, 0, 31));
  results.networks.push_back(network_line("mnist", "shipped", "fitted", 9, 0, 38));
  const PaperPage exam = network_exam(results);
  EXPECT_EQ(exam.status(), "5 of 88 cells");
  auto line = line_of(exam, {{"world", "MNIST"}, {"pictures", "clean"}});
  EXPECT_EQ(line["paper"], "40/39/6");
  EXPECT_EQ(line["seed 1"], "40/40/39");
  EXPECT_EQ(line["seed 3"], "40/28/27");
  EXPECT_EQ(line["actions"], "512, 512, 512");
  EXPECT_EQ(line["shipped model, fitted actions"], "40/38/37");
  line = line_of(exam, {{"world", "MNIST"}, {"pictures", "noisy"}});
  EXPECT_EQ(line["paper"], "-/36/-");
  EXPECT_EQ(line["seed 2"], "not run");
  EXPECT_NE(exam.notes[1].find("seed 7"), std::string::npos);
  EXPECT_NE(exam.notes.back().find("mnist ama4+ read-off, seed 3, noise 0: time limit met in 1"),
            std::string::npos)
      << exam.notes.back();

  results.networks.push_back(network_line("puzzle-2x3", "ama2", "black-box", 1, 0, 19));
  const PaperPage ablation = network_ablation(results);
  EXPECT_EQ(ablation.status(), "6 of 492 cells");
  line = line_of(ablation, {{"world", "MNIST"}, {"pictures", "clean"}});
  EXPECT_EQ(line["AMA4+, network actions"], "40/36/35 (28 to 40)");
  EXPECT_EQ(line["SAE, fitted actions"], "40/31/30 (31 to 31), seeds: 1");
  EXPECT_EQ(line["AMA3+, network actions"], "not run");
  EXPECT_EQ(line["AMA2"], "-");
  EXPECT_EQ(line_of(ablation, {{"world", "2x3 puzzle"}})["AMA2"], "40/19/18 (19 to 19), seeds: 1");
  for (const PaperRow& row : paper_rows()) {
    if (row.hanoi || row.name == "mnist") continue;
    for (const int seed : {1, 2, 3}) {
      results.networks.push_back(network_line(row.name, "ama4+", "read-off", seed, 0, 40));
    }
  }
  EXPECT_EQ(line_of(network_exam(results), {{"world", "total"}})["paper"], "270/256/167");
  EXPECT_EQ(line_of(network_ablation(results), {{"world", "total"}})["AMA4+, network actions"],
            "280/276/269 (268 to 280)");
}

TEST(Pages, ShowOurNumbersBesideThePapers) {
  PaperResults results;
  const PlanningCell cell{
      40, 600, {run_of(0, true, true), run_of(1, true, false), run_of(2, false, false)}};
  add_cell(results, "mnist", "", "auto", false, cell);
  add_cell(results, "mnist", "-ama4", "fd:mands", false, cell);
  add_cell(results, "mnist", "-ama4", "fd:mands", true, cell);
  add_cell(results, "mnist", "-eps0.5", "fd:mands", false, cell);
  add_cell(results, "mnist", "-ama4", "fd:blind", false, cell);
  add_cell(results, "mnist", "-ama4", "auto", false, cell);
  const PaperPage counts = planning_counts(results);
  auto line = line_of(counts, {{"search", "M&S"}, {"pictures", "clean"}, {"epsilon", "0.1"}});
  EXPECT_EQ(line["world"], "MNIST");
  EXPECT_EQ(line["found"], "3");
  EXPECT_EQ(line["valid"], "2");
  EXPECT_EQ(line["instances"], "3 of 40");
  EXPECT_EQ(line["paper: found"], "40");
  EXPECT_EQ(line["paper: valid"], "39");
  EXPECT_EQ(line["paper: optimal"], "6");
  EXPECT_EQ(line["optimal / valid"], "0.50");
  EXPECT_EQ(line["paper: optimal / valid"], "1.00");
  line = line_of(counts, {{"search", "M&S"}, {"epsilon", "0.5"}});
  EXPECT_EQ(line["paper: valid"], "34");
  EXPECT_EQ(line["paper: found"], "-");
  EXPECT_EQ(line["paper: optimal / valid"], "0.79");
  line = line_of(counts, {{"search", "M&S"}, {"pictures", "noisy"}});
  EXPECT_EQ(line["paper: valid"], "36");
  line = line_of(counts, {{"search", "ours"}, {"epsilon", "0.1"}});
  EXPECT_EQ(line["paper: valid"], "-");
  line = line_of(planning_summary(results), {{"world", "MNIST"}});
  EXPECT_EQ(line["paper: found"], "40");
  EXPECT_EQ(line["paper: optimal"], "16");  // LAMA
  EXPECT_EQ(search_effort(results).panels.size(), 4U);
}

TEST(Pages, SayHowManyCellsTheyHold) {
  PaperResults results;
  const PlanningCell whole{1, 600, {run_of(0, true, true)}};
  const PlanningCell partial{3, 60, {run_of(0, false, false), run_of(1, false, false)}};
  add_cell(results, "mnist", "", "auto", false, partial);
  EXPECT_EQ(planning_summary(results).status(), "0 of 14 cells");
  for (const PaperRow& row : paper_rows()) {
    for (const bool noisy : {false, true}) add_cell(results, row.name, "", "auto", noisy, whole);
  }
  const PaperPage summary = planning_summary(results);
  EXPECT_EQ(summary.status(), "complete");
  EXPECT_EQ(summary.rows.size(), 16U);  // with two totals
  EXPECT_EQ(planning_counts(results).status(), "14 of 350 cells");
  const TemporaryFolder folder;
  write_pages(folder.path(), results, {"Made for a test.", ""});
  EXPECT_NE(read_text(folder / "summary.md").find("**complete**"), std::string::npos);
  EXPECT_NE(read_text(folder / "README.md").find("14 of 350 cells"), std::string::npos);
}

bool has_note(const PaperPage& page, const std::string& words) {
  return std::ranges::any_of(
      page.notes, [&](const std::string& note) { return note.find(words) != std::string::npos; });
}

TEST(Pages, ShowTheFirstValidPlanFromNoisyPictures) {
  PaperResults results;
  add_cell(results, "mnist", "", "auto", true,
           {2, 600, {run_of(0, false, false), run_of(1, true, true)}});
  EXPECT_TRUE(plan_examples(results).rows.empty());
  results.illustrated.insert("mnist");
  const PaperPage page = plan_examples(results);
  ASSERT_EQ(page.rows.size(), 1U);
  EXPECT_EQ(page.pictures.back(), "examples/mnist-plan.png");
  EXPECT_EQ(page.status(), "1 of 7 cells");
}

planning::PlanOutcome outcome_with(std::size_t steps) {
  planning::PlanOutcome outcome;
  outcome.task.model.actions.resize(1);
  outcome.result.status = search::Status::kSolved;
  outcome.result.plan.resize(steps);
  outcome.images.resize(steps + 1, Image({8, 8, 1}));
  return outcome;
}

TEST(Pages, ShowOnlyTheStartOfALongPlan) {
  const planning::Judgement judgement;
  const auto height = [&](std::size_t steps, std::size_t most) {
    return planning::plan_strip(outcome_with(steps), judgement, most).shape().height;
  };
  EXPECT_EQ(height(250, 40), height(39, 40));  // 40 pictures each
  EXPECT_GT(height(40, 40), height(39, 40));   // all 41
  EXPECT_LT(height(250, 40), height(250, 250));
}

TEST(Pages, MarkModelsThatReplayTheirData) {
  PaperResults results;
  results.models["mnist"] = {{"table", {{"actions", 240}}}, {"transitions", 4800}};
  results.models["mnist-eps0.5"] = {{"table", {{"actions", 4800}}}, {"transitions", 4800}};
  results.models["sokoban"] = {{"table", {{"actions", 82}}}};
  results.models["twisted"] = {{"table", {{"actions", 512}}}, {"transitions", 4500}};
  results.models["blocks-ama3"] = {{"table", {{"actions", 1000}}}, {"transitions", 10000}};
  const PaperPage page = generalisation(results);
  ASSERT_EQ(page.rows.size(), 5U);
  const auto shares = [&](const std::string& model) {
    auto line = line_of(page, {{"model", model}});
    return std::pair(line["actions / ground actions"], line["actions / transitions"]);
  };
  EXPECT_EQ(shares("twisted").second, "11.4%*");
  EXPECT_EQ(shares("blocks-ama3"), std::pair(std::string("1.25"), std::string("10.0%")));
  EXPECT_EQ(shares("mnist"), std::pair(std::string("1.25"), std::string("5.0%")));
  EXPECT_EQ(shares("mnist-eps0.5 (replays its data)").first, "25.00");
  EXPECT_EQ(shares("sokoban"), std::pair(std::string("-"), std::string("-")));
  EXPECT_TRUE(has_note(page, "needs their 512 ground actions"));
}

Json sweep_entry(const char* model, double epsilon, double beta3, double elbo) {
  return {{"domain", "puzzle"},
          {"world_options", {{"tiles", "mnist"}}},
          {"problem", "training"},
          {"error", "none"},
          {"config",
           {{"model", model}, {"epsilon", epsilon}, {"beta1", 1}, {"beta3", beta3}, {"bits", 50}}},
          {"metrics/loss_terms/negative_elbo", elbo}};
}

TEST(Pages, PairTrainingsThatDifferInOneSetting) {
  PaperResults results;
  results.trainings.sweeps = {
      sweep_entry("ama4+", 0.1, 1, 1500), sweep_entry("ama4+", 0.1, 10, 1400),
      sweep_entry("ama4+", 0.5, 10, 1600), sweep_entry("ama3+", 0.1, 10, 1300)};
  const PaperPage page = training_comparisons(results);
  ASSERT_EQ(page.panels.size(), 3U);
  const auto point = [&](std::size_t panel) { return page.panels[panel].series[0].points.at(0); };
  EXPECT_EQ(page.panels[0].y_label, "beta1 = beta3 = 1");
  EXPECT_EQ(point(0), std::pair(1400.0, 1500.0));
  EXPECT_EQ(page.panels[1].y_label, "epsilon 0.5");
  EXPECT_EQ(point(1), std::pair(1400.0, 1600.0));
  EXPECT_EQ(page.panels[2].y_label, "ama4+");
  EXPECT_EQ(point(2), std::pair(1300.0, 1400.0));
  EXPECT_EQ(page.rows.size(), 3U);
  auto best = line_of(best_elbo(results), {{"model", "ama4+"}, {"configuration", "kltune"}});
  EXPECT_EQ(best["-ELBO"], "1.4e+03");
  EXPECT_EQ(best["paper: -ELBO"], "1.31E+03");
}

}  // namespace
}  // namespace latplan::experiments
