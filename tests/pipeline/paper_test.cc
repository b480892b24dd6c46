#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "pipeline/paper_gallery.h"
#include "pipeline/paper_numbers.h"
#include "pipeline/paper_pages.h"
#include "pipeline/plan_files.h"
#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;
using report::Json;

// The paper's tables sum up: a wrong cell would show in the totals it prints itself.
TEST(PaperNumbers, RowsAddUpToThePrintedTotals) {
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
        EXPECT_LE(std::abs(sums[i] - std::stoi(total[i])), 2)  // as printed: not every sum is exact
            << label << " " << model << " column " << i;
      }
    }
  }
  EXPECT_TRUE(paper_cells("tab:elbo", "ama4+", "chess").empty());
  EXPECT_EQ(paper_cells("tab:planning-hanoi", "ama4+", "hanoi-3-9")[1], "12");
}

TEST(PaperPages, SayNotRunWhereNothingWas) {
  const PaperData nothing;
  const TemporaryFolder folder;
  std::set<std::string> names;
  std::vector<std::string> status;
  for (const PaperLabel& label : paper_labels()) {
    SCOPED_TRACE(label.label);
    const PaperPage page = label.make(nothing);
    EXPECT_FALSE(page.any);
    EXPECT_TRUE(page.svg.empty());
    for (const report::TextRow& row : page.rows) EXPECT_LE(row.size(), page.header.size());
    const std::string name = page_name(label.label);
    status.push_back(write_page(folder.path(), label, page, "made for a test"));
    EXPECT_EQ(status.back(), kNotRun);
    EXPECT_TRUE(names.insert(name).second);
    EXPECT_NE(read_text(folder / (name + ".md")).find("not run"), std::string::npos);
    EXPECT_EQ(Json::parse(read_text(folder / (name + ".json")))["status"], "not run");
    EXPECT_TRUE(fs::exists(folder / (name + ".csv")));
  }
  for (const char* label : {"tab-elbo",
                            "fig-vs-notune",
                            "fig-vs-nozsae",
                            "fig-ama3-ama4",
                            "fig-variance",
                            "fig-effective",
                            "fig-constantzero",
                            "fig-action-model",
                            "tab-xor",
                            "tab-statistics-summary",
                            "tab-vanilla-ama3-vs-ama4",
                            "fig-heuristics",
                            "fig-exhaust-vs-nozsae",
                            "tab-vs-nozsae",
                            "tab-opt-valid-ratio",
                            "planner-preprocessing",
                            "fig-curve",
                            "tab-planning-hanoi",
                            "fig-heuristics-domainwise",
                            "fig-exhaust-vs-nozsae-domain",
                            "fig-planning-examples"}) {
    EXPECT_TRUE(names.contains(label)) << label;
  }
  write_index(folder.path(), status, "made for a test");
  EXPECT_NE(read_text(folder / "README.md").find("tab:elbo"), std::string::npos);
}

// What took hours is not lost because the next call finds nothing to show.
TEST(PaperPages, NothingDoesNotReplaceWhatWasRun) {
  const TemporaryFolder folder;
  const PaperLabel& label = paper_labels()[0];
  PaperPage page;
  page.header = {"world"};
  page.rows = {{"LightsOut"}};
  EXPECT_EQ(write_page(folder.path(), label, page, "first"), kNotRun);
  page.any = true;
  EXPECT_EQ(write_page(folder.path(), label, page, "second"), kRun);
  const fs::path file = folder / (page_name(label.label) + ".md");
  const std::string written = read_text(file);
  page.any = false;
  page.rows.clear();
  EXPECT_EQ(write_page(folder.path(), label, page, "third"), kKept);
  EXPECT_EQ(read_text(file), written);
  page.any = true;
  EXPECT_EQ(write_page(folder.path(), label, page, "fourth"), kRun);
  EXPECT_NE(read_text(file), written);
}

Json run_of(const std::string& key, bool valid, bool optimal) {
  return {{"key", key},         {"found", true},   {"valid", valid},       {"optimal", optimal},
          {"status", "solved"}, {"evaluated", 10}, {"search_seconds", 0.5}};
}

report::TextRow line_of(const PaperPage& page, const std::vector<std::string>& start) {
  for (const report::TextRow& row : page.rows) {
    if (std::equal(start.begin(), start.end(), row.begin())) return row;
  }
  ADD_FAILURE() << "no such line";
  return report::TextRow(20);
}

TEST(PaperPages, ShowOurNumbersBesideThePapers) {
  PaperData data;
  PlanningCell cell{
      40, 600, {run_of("a", true, true), run_of("b", true, false), run_of("c", false, false)}};
  data.cells[cell_key("mnist", "", "auto", false)] = cell;
  data.cells[cell_key("mnist", "", "fd:mands", false)] = cell;
  data.cells[cell_key("mnist", "", "fd:blind", false)] = cell;
  const PaperPage valid = valid_by_prior(data);
  EXPECT_TRUE(valid.any);
  const auto mands = line_of(valid, {"ama4+", "MNIST", "clean", "M&S"});
  EXPECT_EQ(mands[4], "2");
  EXPECT_EQ(mands[5], "39");
  EXPECT_EQ(mands[6], "not run");
  EXPECT_EQ(mands[7], "34");
  EXPECT_EQ(mands[8], "3 of 40");
  const auto ratio = line_of(optimal_of_valid(data), {"ama4+", "MNIST", "M&S", "0.1"});
  EXPECT_EQ(ratio[4], "0.50");
  EXPECT_EQ(ratio[5], "1.00");
  const auto summary = line_of(planning_summary(data), {"MNIST", "clean"});
  EXPECT_EQ(summary[3], "3");
  EXPECT_EQ(summary[7], "40");   // merge-and-shrink
  EXPECT_EQ(summary[12], "16");  // most optimal plans of any search: LAMA
  EXPECT_FALSE(heuristics_by_search(data).svg.empty());
}

// A line of two cells tells the instances of both: a few runs without a plan are not 40 without one.
TEST(PaperPages, TellBothCellsOfALineApart) {
  PaperData data;
  const PlanningCell whole{1, 600, {run_of("a", true, true)}};
  const PlanningCell part{3, 60, {run_of("a", false, false), run_of("b", false, false)}};
  data.cells[cell_key("mnist", "", "auto", false)] = whole;
  data.cells[cell_key("mnist", "-eps0.5", "auto", false)] = part;
  data.cells[cell_key("mandrill", "", "auto", false)] = whole;
  data.cells[cell_key("mandrill", "-eps0.5", "auto", false)] = whole;
  data.cells[cell_key("sokoban", "-eps0.5", "auto", true)] = part;
  const PaperPage valid = valid_by_prior(data);
  EXPECT_EQ(line_of(valid, {"ama4+", "MNIST", "clean", "ours"})[8], "1, 2 of 3");
  EXPECT_EQ(line_of(valid, {"ama4+", "Mandrill", "clean", "ours"})[8], "1");
  EXPECT_EQ(line_of(valid, {"ama4+", "Sokoban", "noisy", "ours"})[8], "2 of 3");
  const PaperPage exhausted = exhausted_by_search(data);
  EXPECT_EQ(line_of(exhausted, {"MNIST", "ours", "clean"})[5], "1, 2 of 3");
  EXPECT_EQ(line_of(exhausted, {"Mandrill", "ours", "clean"})[5], "1");
  const PaperPage ratio = optimal_of_valid(data);
  EXPECT_EQ(line_of(ratio, {"ama4+", "MNIST", "ours", "0.5"}).back(), "2 of 3");
}

bool has_note(const PaperPage& page, const std::string& words) {
  return std::ranges::any_of(
      page.notes, [&](const std::string& note) { return note.find(words) != std::string::npos; });
}

TEST(PaperPages, TellThePriorsOfOurModelsWhereverTheyCompareThem) {
  PaperData data;
  data.models["mnist"] = {{"config", {{"epsilon", 0.01}}}};
  for (const auto make : {exhausted_by_search, exhausted_by_world, valid_by_prior}) {
    EXPECT_TRUE(has_note(make(data), "the prior of their recipes: MNIST 0.01"));
  }
  EXPECT_EQ(exhausted_by_search(data).header[3], "exhausted, eps 0.1 (ours: the recipe's)");
}

TEST(PaperPages, TellWhichCellsWerePlannedWithOtherRounds) {
  PaperData data;
  PlanningCell cell{1, 60, {run_of("a", true, true)}};
  data.cells[cell_key("mnist", "", "auto", false)] = cell;
  const char* const words = "models that are gone";
  EXPECT_FALSE(has_note(valid_by_prior(data), words));
  cell.other_cycle = 0;
  data.cells[cell_key("mnist", "-eps0.5", "auto", false)] = cell;
  data.cells[cell_key("sokoban", "-eps0.5", "fd:mands", true)] = cell;
  const std::string note =
      "Cells of models that are gone were planned with 0 rounds of decoding and encoding: ama4+ "
      "with epsilon 0.5.";
  for (const auto make :
       {valid_by_prior, optimal_of_valid, exhausted_by_search, exhausted_by_world}) {
    EXPECT_TRUE(has_note(make(data), note));
  }
  for (const auto make : {hanoi_planning, ama3_against_ama4, heuristics_by_search}) {
    EXPECT_FALSE(has_note(make(data), words));  // they show none of these
  }
  data.cells[cell_key("hanoi-3-9", "-ama3-eps0.5", "auto", false)] = cell;
  EXPECT_TRUE(has_note(hanoi_planning(data), "encoding: ama3+ with epsilon 0.5."));
  EXPECT_FALSE(has_note(exhausted_by_search(data), "ama3+"));
}

// A model that was replaced takes its pictures with it.
TEST(PaperGallery, DrawsTheModelThatIsThere) {
  const ToyModel model(3);
  const auto table = model.true_table();
  data::InstanceConfig drawn;
  drawn.distances = {2, 3};
  drawn.count = 1;
  const auto instances = data::make_instances(model.domain(), drawn);
  const TemporaryFolder folder;
  const PaperSearch search{"ours", "auto", 10};
  PlanConfig config;
  config.time = 10;
  SilentLog log;
  const StopFlag stop;
  const RowTask task{model, table, model.domain(), instances, "lightsout"};
  const PlanningCache cache(folder.path(), "lightsout", "abc");
  const PlanningCell cell =
      complete_cell(task, search, config, cache, 1, LATPLAN_BINARY, log, stop);
  const fs::path gallery = folder / "gallery";
  complete_gallery(task, "abc", {{search, config, cell}}, gallery, stop);
  const auto entries = read_gallery(gallery);
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0]["file"], "gallery/lightsout-optimal.png");
  EXPECT_EQ(entries[0]["steps"], 2);
  EXPECT_EQ(entries[0]["search"], "ours");
  const fs::path file = gallery / "lightsout-optimal.png";
  write_atomically(file, "kept");
  complete_gallery(task, "abc", {{search, config, cell}}, gallery, stop);
  EXPECT_EQ(read_text(file), "kept");
  // As an older version drew all of a long plan: its first pictures instead.
  Json index = Json::parse(read_text(gallery / "index.json"));
  index["lightsout-optimal.png"]["steps"] = 250;
  write_atomically(gallery / "index.json", index.dump());
  complete_gallery(task, "abc", {{search, config, cell}}, gallery, stop);
  EXPECT_NE(read_text(file), "kept");
  write_atomically(file, "kept");
  complete_gallery(task, "def", {{search, config, cell}}, gallery, stop);
  EXPECT_NE(read_text(file), "kept");
  complete_gallery(task, "ghi", {}, gallery, stop);
  EXPECT_FALSE(fs::exists(file));
  EXPECT_TRUE(read_gallery(gallery).empty());
}

PlanOutcome outcome_with(std::size_t steps) {
  PlanOutcome outcome;
  outcome.task.model.actions.resize(1);
  outcome.result.status = search::Status::kSolved;
  outcome.result.plan.resize(steps);
  outcome.images.resize(steps + 1, Image({8, 8, 1}));
  return outcome;
}

TEST(PaperGallery, ShowsOnlyTheStartOfALongPlan) {
  const Judgement judgement;
  const auto height = [&](std::size_t steps, std::size_t most) {
    return plan_strip(outcome_with(steps), judgement, most).shape().height;
  };
  EXPECT_EQ(height(250, 40), height(39, 40));  // 40 pictures each
  EXPECT_GT(height(40, 40), height(39, 40));   // all 41
  EXPECT_LT(height(250, 40), height(250, 250));
}

TEST(PaperPages, TellModelsThatGeneraliseFromThoseThatReplay) {
  PaperData data;
  data.models["mnist"] = {{"table", {{"actions", 240}}}, {"transitions", 4800}};
  data.models["mnist-eps0.5"] = {{"table", {{"actions", 4800}}}, {"transitions", 4800}};
  data.models["sokoban"] = {{"table", {{"actions", 82}}}};
  data.models["twisted"] = {{"table", {{"actions", 512}}}, {"transitions", 4500}};
  data.models["blocks-ama3"] = {{"table", {{"actions", 1000}}}, {"transitions", 10000}};
  const PaperPage page = generalisation(data);
  ASSERT_EQ(page.rows.size(), 5U);
  EXPECT_EQ(line_of(page, {"twisted"})[5], "11.4%*");
  EXPECT_EQ(line_of(page, {"blocks-ama3"})[4], "1.25");
  EXPECT_EQ(line_of(page, {"blocks-ama3"})[5], "10.0%");  // not above
  EXPECT_TRUE(has_note(page, "*: above a tenth"));
  EXPECT_TRUE(has_note(page, "needs their 512 ground actions"));
  EXPECT_EQ(line_of(page, {"mnist"})[4], "1.25");
  EXPECT_EQ(line_of(page, {"mnist"})[5], "5.0%");
  EXPECT_EQ(line_of(page, {"mnist-eps0.5 (replays its data)"})[4], "25.00");
  EXPECT_EQ(line_of(page, {"sokoban"})[4], "-");
  EXPECT_EQ(line_of(page, {"sokoban"})[5], "-");
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

Json candidate(const char* name, double exact, double quality, int valid, int optimal) {
  return {{"name", name},    {"exact", exact}, {"quality", quality},
          {"instances", 20}, {"valid", valid}, {"optimal", optimal}};
}

TEST(PaperPages, TellWhichTrainingWasChosenAndWhichWouldHaveBeen) {
  PaperData data;
  data.candidates["mnist"] = {
      candidate("old", 0.5, 0.9, 20, 19), candidate("seed=2", 0.5, 0.95, 18, 18),
      candidate("seed=3", 0.6, 0.8, 20, 19), Json{{"name", "unknown"}, {"exact", Json()}}};
  data.candidates["mnist"][0]["shipped"] = true;
  const PaperPage page = selection(data);
  EXPECT_TRUE(page.any);
  ASSERT_EQ(page.rows.size(), 4U);
  EXPECT_EQ(page.rows[0].back(), "by plans, shipped");
  EXPECT_EQ(page.rows[1].back(), "by quality");
  EXPECT_EQ(page.rows[2].back(), "by exact successors");
  EXPECT_EQ(page.rows[3][2], "-");
  EXPECT_EQ(page.rows[3][3], "-");
}

TEST(PaperPages, OfEqualTrainingsTheShippedOneIsChosenThenTheFirst) {
  PaperData data;
  data.candidates["hanoi"] = {candidate("seed=1", 1, 1, 20, 20), candidate("seed=2", 1, 1, 20, 20)};
  EXPECT_EQ(selection(data).rows[0].back(), "by plans, by quality, by exact successors");
  EXPECT_EQ(selection(data).rows[1].back(), "");
  data.candidates["hanoi"].push_back(candidate("old", 0.99999994, 1, 20, 20));
  data.candidates["hanoi"].back()["shipped"] = true;
  const PaperPage page = selection(data);
  EXPECT_EQ(page.rows[0].back(), "");
  EXPECT_EQ(page.rows[2].back(), "by plans, by quality, by exact successors, shipped");
}

TEST(PaperPages, OfTrainingsThatPlanAlikeTheOneThatBearsNoiseIsChosen) {
  PaperData data;
  data.candidates["mandrill"] = {candidate("seed=1", 0.5, 0.9, 20, 20),
                                 candidate("seed=2", 0.4, 0.8, 20, 20),
                                 candidate("seed=3", 0.3, 0.7, 19, 19)};
  const auto noisy = [&](int i, int valid) {
    data.candidates["mandrill"][i].update(
        {{"noisy_instances", 120}, {"noisy_valid", valid}, {"noisy_optimal", valid}});
  };
  noisy(0, 117);
  noisy(1, 119);
  EXPECT_EQ(selection(data).rows[0].back(), "by plans, by quality, by exact successors")
      << "noise was not tried with all";
  EXPECT_EQ(selection(data).rows[1][9], "119");
  EXPECT_EQ(selection(data).rows[2][9], "-");
  noisy(2, 120);
  EXPECT_EQ(selection(data).rows[0].back(), "by quality, by exact successors");
  EXPECT_EQ(selection(data).rows[1].back(), "by plans");
}

TEST(PaperPages, PairRunsThatDifferInOneThing) {
  PaperData data;
  data.sweeps = {sweep_entry("ama4+", 0.1, 1, 1500), sweep_entry("ama4+", 0.1, 10, 1400),
                 sweep_entry("ama4+", 0.5, 10, 1600), sweep_entry("ama3+", 0.1, 10, 1300)};
  const PaperPage priors = elbo_by_prior(data);
  ASSERT_EQ(priors.rows.size(), 1U);
  EXPECT_EQ(priors.rows[0], (report::TextRow{"AMA4+", "mnist", "50", "1", "10", "1400", "1600"}));
  EXPECT_EQ(elbo_ama3_ama4(data).rows.size(), 1U);
  const PaperPage untuned = elbo_against_untuned(data);
  ASSERT_EQ(untuned.rows.size(), 1U);
  EXPECT_EQ(untuned.rows[0][6], "1500");
  const PaperPage best = best_elbo(data);
  for (const report::TextRow& row : best.rows) {
    if (row[0] != "ama4+" || row[1] != "MNIST" || row[2] != "kltune") continue;
    EXPECT_EQ(row[3], "1.4e+03");
    EXPECT_EQ(row[7], "1.31E+03");
  }
}

TEST(PaperSearches, VariantsGetNoMoreTimeThanTheOtherSearches) {
  const PaperSearch& ours = paper_searches().front();
  EXPECT_EQ(time_limit(ours, paper_variants().front()), 600);
  for (const PaperVariant& variant : paper_variants().subspan(1))
    EXPECT_EQ(time_limit(ours, variant), 60);
}

}  // namespace
}  // namespace latplan::pipeline
