#include "evaluation/evaluation.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <system_error>
#include <thread>

#include "base/error.h"
#include "base/files.h"
#include "evaluation/checker.h"
#include "planning/plan_files.h"
#include "planning/search_process.h"
#include "report/text_table.h"

namespace latplan::evaluation {
namespace {

planning::PlanConfig with_search(planning::PlanConfig config, const std::string& search) {
  config.search.search = search;
  return config;
}

// A folder name for a search such as "wastar(ff,3)".
std::string folder_name(std::string search) {
  std::ranges::replace_if(
      search, [](unsigned char c) { return std::isalnum(c) == 0 && c != '-' && c != '_'; }, '_');
  return search;
}

// Runs several search processes at a time, in order. Each thread only waits for its process.
class SearchProcesses {
 public:
  SearchProcesses(const planning::PlanningModel& model, std::vector<InstanceResult>& results,
                  const EvaluationConfig& config, const StopFlag& stop)
      : model_(model),
        results_(results),
        config_(config),
        stop_(stop),
        done_(results.size(), false) {
    try {
      for (int i = 0; i < config.jobs; ++i) threads_.emplace_back([this] { work(); });
    } catch (const std::system_error&) {  // no more threads available: continue with fewer
      if (threads_.empty()) throw Error(ExitCode::kInternal, "cannot start a thread");
    }
  }
  ~SearchProcesses() {
    next_ = results_.size();  // after a failure the rest is not started
    for (std::thread& thread : threads_) thread.join();
  }
  SearchProcesses(const SearchProcesses&) = delete;
  SearchProcesses& operator=(const SearchProcesses&) = delete;

  void wait_for(std::size_t index) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return done_[index] || failure_; });
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  void work() {
    for (;;) {
      const std::size_t index = next_.fetch_add(1);
      if (index >= results_.size()) return;
      InstanceResult& result = results_[index];
      planning::SearchConfig search = with_search(config_.plan, result.search).search;
      if (search.threads == 0) search.threads = 1;  // the processes share the CPUs
      std::exception_ptr failure;
      try {
        result.failure =
            planning::search_in_process(config_.solve, model_, search, stop_, result.outcome);
      } catch (...) {  // handed to the owner
        failure = std::current_exception();
        next_ = results_.size();
      }
      const std::lock_guard lock(mutex_);
      if (failure && !failure_) failure_ = failure;
      done_[index] = true;
      changed_.notify_all();
    }
  }

  const planning::PlanningModel& model_;
  std::vector<InstanceResult>& results_;
  const EvaluationConfig& config_;
  const StopFlag& stop_;
  std::atomic<std::size_t> next_{0};
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<bool> done_;
  std::exception_ptr failure_;
  std::vector<std::thread> threads_;
};

std::string progress_note(const InstanceResult& result) {
  if (!result.failure.empty()) return result.name + " failed: " + result.failure;
  return result.name + " " + planning::summary_line(result.outcome, result.judgement);
}

// After the search: decodes, judges and writes.
void finish(const planning::PlanningModel& model, const domains::Domain* domain,
            const data::Instance& instance, const EvaluationConfig& config,
            const std::filesystem::path& folder, const StopFlag& stop, InstanceResult& result) {
  SilentLog silent;
  planning::draw_plan(model, with_search(config.plan, result.search), silent, stop, result.outcome);
  if (!config.checker.empty()) {
    result.judgement = check_by_program(config.checker, result.outcome, instance, stop);
  } else if (domain != nullptr) {
    result.judgement = judge_instance(*domain, result.outcome, instance, config.judge);
  }
  result.record = to_json(result.outcome, result.judgement);
  if (folder.empty()) return;
  const std::filesystem::path place = config.searches.size() == 1
                                          ? folder / result.name
                                          : folder / folder_name(result.search) / result.name;
  if (config.searches.size() > 1) {
    std::error_code error;
    std::filesystem::create_directory(place.parent_path(), error);  // create_folder() reports
  }
  create_folder(place);
  planning::write_plan_files(place, result.outcome, result.judgement, instance.init, instance.goal);
}

void count(const InstanceResult& result, CountRow& row) {
  ++row.instances;
  row.failed += !result.failure.empty();
  row.judged += result.judgement.judged;
  Counts& counts = result.tolerated() ? row.tolerated : row.plain;
  counts.found += result.outcome.result.status == search::Status::kSolved;
  counts.valid += result.judgement.valid;
  counts.optimal += result.judgement.optimal;
  const std::vector<planning::Warranty>& warranties = result.outcome.warranties;
  row.warranted += !warranties.empty();
  for (std::size_t i = 0; i < warranties.size(); ++i) {
    StepCounts& steps = row.steps[static_cast<std::size_t>(warranties[i])];
    ++steps.all;
    steps.invalid += result.judgement.judged && !result.judgement.reason(i + 1).empty();
  }
}

std::string distance_name(const CountRow& row) {
  return row.total ? "all" : row.distance < 0 ? "?" : std::to_string(row.distance);
}

}  // namespace

std::vector<InstanceResult> plan_instances(const planning::PlanningModel& model,
                                           const domains::Domain* domain,
                                           const std::vector<data::Instance>& instances,
                                           const EvaluationConfig& config,
                                           const std::filesystem::path& folder, Log& log,
                                           const StopFlag& stop) {
  std::vector<InstanceResult> results;
  for (const std::string& search : config.searches) {
    for (const data::Instance& instance : instances) {
      InstanceResult& result = results.emplace_back();
      result.name = instance.name;
      result.search = search;
      result.distance = instance.distance;
    }
  }
  const auto formulate = [&](std::size_t i) {
    const data::Instance& instance = instances[i % instances.size()];
    planning::PlanConfig plan = config.plan;
    plan.seed += i % instances.size();  // other noise for each instance, the same for every search
    results[i].outcome = planning::formulate(model, instance.init, {{instance.goal}, {}}, plan);
  };
  {
    std::optional<SearchProcesses> processes;
    if (config.jobs > 1 && model.black_box == nullptr) {
      for (std::size_t i = 0; i < results.size() && !stop.requested(); ++i) formulate(i);
      if (stop.requested()) results.clear();
      processes.emplace(model, results, config, stop);
    }
    SilentLog silent;
    for (std::size_t i = 0; i < results.size(); ++i) {
      if (processes) {
        processes->wait_for(i);
      } else {
        if (stop.requested()) break;
        formulate(i);
        planning::search_plan(model, with_search(config.plan, results[i].search).search, silent,
                              stop, results[i].outcome);
      }
      if (!stop.requested())
        finish(model, domain, instances[i % instances.size()], config, folder, stop, results[i]);
      // An interrupted replanning may have missed a better plan: it must be repeated.
      if (stop.requested()) results[i].outcome.result.status = search::Status::kInterrupted;
      log.progress("evaluate", static_cast<std::int64_t>(i) + 1,
                   static_cast<std::int64_t>(results.size()), progress_note(results[i]));
      if (config.keep_plans) continue;
      planning::PlanOutcome& outcome = results[i].outcome;
      outcome.task = {};
      outcome.states = {};
      outcome.images = {};
    }
  }
  std::erase_if(results, [](const InstanceResult& result) {
    return result.record.is_null() || result.outcome.result.status == search::Status::kInterrupted;
  });
  return results;
}

std::vector<CountRow> count_results(const std::vector<InstanceResult>& results) {
  std::vector<std::string> searches;
  std::map<std::string, std::map<int, CountRow>> rows;
  std::map<std::string, CountRow> totals;
  for (const InstanceResult& result : results) {
    if (!totals.contains(result.search)) searches.push_back(result.search);
    CountRow& row = rows[result.search][result.distance];
    row.search = result.search;
    row.distance = result.distance;
    count(result, row);
    CountRow& total = totals[result.search];
    total.search = result.search;
    total.total = true;
    count(result, total);
  }
  std::vector<CountRow> list;
  for (const std::string& search : searches) {
    for (const auto& [distance, row] : rows[search]) list.push_back(row);
    list.push_back(totals[search]);
  }
  return list;
}

std::string markdown_table(const std::vector<CountRow>& rows) {
  const bool several = !rows.empty() && rows.front().search != rows.back().search;
  const auto counted = [&](Counts CountRow::*kind) {
    return std::ranges::any_of(rows, [&](const CountRow& row) { return (row.*kind).found > 0; });
  };
  const bool failed = std::ranges::any_of(rows, [](const CountRow& row) { return row.failed > 0; });
  const bool tolerated = counted(&CountRow::tolerated);
  report::TextRow header;
  if (several) header = {"search"};
  header.insert(header.end(), {"distance", "instances", "found", "valid", "optimal"});
  if (tolerated) header.insert(header.end(), {"found tolerated", "valid tol.", "optimal tol."});
  if (failed) header.emplace_back("failed");
  std::vector<report::TextRow> table;
  for (const CountRow& row : rows) {
    report::TextRow line;
    if (several) line = {row.search};
    line.insert(line.end(), {distance_name(row), std::to_string(row.instances)});
    for (const Counts* counts : {&row.plain, &row.tolerated}) {
      if (counts == &row.tolerated && !tolerated) continue;
      const auto judged = [&](int n) { return row.judged > 0 ? std::to_string(n) : "-"; };
      line.insert(line.end(),
                  {std::to_string(counts->found), judged(counts->valid), judged(counts->optimal)});
    }
    if (failed) line.push_back(std::to_string(row.failed));
    table.push_back(line);
  }
  const bool judged = std::ranges::any_of(rows, [](const CountRow& row) { return row.judged > 0; });
  return report::text_table(header, table) +
         (judged || rows.empty() ? "" : "\nunverified: no world is known for these pictures\n");
}

Json to_json(const std::vector<CountRow>& rows) {
  Json list = Json::array();
  for (const CountRow& row : rows) {
    const auto judged = [&](int n) { return row.judged > 0 ? Json(n) : Json(); };
    list.push_back({{"search", row.search},
                    {"distance", row.total ? Json("all") : Json(row.distance)},
                    {"instances", row.instances},
                    {"failed", row.failed},
                    {"found", row.plain.found},
                    {"valid", judged(row.plain.valid)},
                    {"optimal", judged(row.plain.optimal)},
                    {"found_tolerated", row.tolerated.found},
                    {"valid_tolerated", judged(row.tolerated.valid)},
                    {"optimal_tolerated", judged(row.tolerated.optimal)}});
    for (std::size_t i = 0; i < row.steps.size(); ++i) {
      const std::string key = "steps_" + to_string(static_cast<planning::Warranty>(i));
      list.back()[key] = row.warranted > 0 ? Json(row.steps[i].all) : Json();
      list.back()[key + "_invalid"] = row.warranted > 0 ? judged(row.steps[i].invalid) : Json();
    }
  }
  return list;
}

Json to_json(const InstanceResult& result) {
  Json json = result.record;
  if (!result.failure.empty()) {
    json["status"] = "failed";
    json["reason"] = result.failure;
  }
  json["search"] = result.search;
  json["distance"] = result.distance;
  return json;
}

}  // namespace latplan::evaluation
