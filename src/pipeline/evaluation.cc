#include "pipeline/evaluation.h"

#include <fmt/format.h>

#include <map>

#include "base/files.h"
#include "pipeline/plan_files.h"
#include "report/text_table.h"

namespace latplan::pipeline {

std::vector<InstanceResult> plan_instances(
    const nn::StateCodec& codec, const symbolic::ActionTable& table, const domains::Domain* domain,
    const std::vector<data::Instance>& instances, const PlanConfig& config,
    const std::filesystem::path& folder, Log& log, const StopFlag& stop) {
  std::vector<InstanceResult> results;
  for (const data::Instance& instance : instances) {
    if (stop.requested()) break;
    InstanceResult result;
    result.name = instance.name;
    result.distance = instance.distance;
    SilentLog silent;
    result.outcome = make_plan(codec, table, instance.init, instance.goal, config, silent, stop);
    if (domain != nullptr)
      result.judgement = judge(*domain, result.outcome, instance.init, instance.goal);
    if (!folder.empty()) {
      const std::filesystem::path place = folder / instance.name;
      make_output_folder(place, false);
      write_plan_files(place, result.outcome, result.judgement, instance.init, instance.goal);
    }
    log.progress("evaluate", static_cast<std::int64_t>(results.size()) + 1,
                 static_cast<std::int64_t>(instances.size()),
                 instance.name + " " + summary_line(result.outcome, result.judgement));
    results.push_back(std::move(result));
  }
  return results;
}

std::vector<DistanceCount> count_by_distance(const std::vector<InstanceResult>& results) {
  std::map<int, DistanceCount> rows;
  DistanceCount total;
  for (const InstanceResult& result : results) {
    DistanceCount& row = rows[result.distance];
    row.distance = result.distance;
    for (DistanceCount* count : {&row, &total}) {
      ++count->instances;
      count->found += result.outcome.result.status == search::Status::kSolved;
      count->judged += result.judgement.judged;
      count->valid += result.judgement.valid;
      count->optimal += result.judgement.optimal;
    }
  }
  std::vector<DistanceCount> counts;
  for (const auto& [distance, row] : rows) counts.push_back(row);
  counts.push_back(total);
  return counts;
}

std::string markdown_table(const std::vector<DistanceCount>& counts) {
  std::vector<report::TextRow> rows;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const DistanceCount& c = counts[i];
    const std::string name = i + 1 == counts.size() ? "all"
                             : c.distance < 0       ? "?"
                                                    : std::to_string(c.distance);
    const auto judged = [&](int count) { return c.judged > 0 ? std::to_string(count) : "-"; };
    rows.push_back({name, std::to_string(c.instances), std::to_string(c.found), judged(c.valid),
                    judged(c.optimal)});
  }
  std::string table =
      report::text_table({"distance", "instances", "found", "valid", "optimal"}, rows);
  if (counts.back().instances > 0 && counts.back().judged == 0) {
    table += "\nnot judged: no world is known for these images\n";
  }
  return table;
}

report::Json to_json(const std::vector<DistanceCount>& counts) {
  report::Json list = report::Json::array();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const DistanceCount& c = counts[i];
    const bool total = i + 1 == counts.size();
    list.push_back({{"distance", total ? report::Json("all") : report::Json(c.distance)},
                    {"instances", c.instances},
                    {"found", c.found},
                    {"valid", c.judged > 0 ? report::Json(c.valid) : report::Json()},
                    {"optimal", c.judged > 0 ? report::Json(c.optimal) : report::Json()}});
  }
  return list;
}

}  // namespace latplan::pipeline
