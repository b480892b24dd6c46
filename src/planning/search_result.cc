#include "planning/search_result.h"

#include <nlohmann/json.hpp>

#include "base/error.h"

namespace latplan::planning {
namespace {

using search::Status;

Status status_of(const JsonValue& word) {
  for (const Status status : {Status::kSolved, Status::kUnsolvable, Status::kNoPlan,
                              Status::kOutOfMemory, Status::kOutOfTime, Status::kInterrupted}) {
    if (search::to_string(status) == word.text()) return status;
  }
  throw word.error("the status of a search");
}

}  // namespace

Json to_json(const search::Result& result, const symbolic::StripsTask& task) {
  const search::Statistics& s = result.statistics;
  const bool found = result.status == Status::kSolved;
  Json names = Json::array();
  for (const int action : result.plan) names.push_back(task.action_name(action));
  return {{"found", found},
          {"status", search::to_string(result.status)},
          {"plan_length", found ? Json(result.plan.size()) : Json()},
          {"optimal", result.optimal},
          {"algorithm", result.algorithm},
          {"expanded", s.expanded},
          {"evaluated", s.evaluated},
          {"generated", s.generated},
          {"reopened", s.reopened},
          {"states", s.states},
          {"search_bytes", s.peak_bytes},
          {"search_seconds", s.search_seconds},
          {"planner_seconds", s.total_seconds},
          {"plan", names},
          {"action_numbers", result.plan}};
}

search::Result read_search_result(const JsonValue& json) {
  search::Result result;
  result.status = status_of(json["status"]);
  result.plan = json["action_numbers"].numbers(0);
  result.optimal = json["optimal"].flag();
  result.algorithm = json["algorithm"].text();
  search::Statistics& s = result.statistics;
  const auto count = [&](const char* name, auto& value) {
    value = static_cast<std::decay_t<decltype(value)>>(json[name].number<std::int64_t>(0));
  };
  count("expanded", s.expanded);
  count("evaluated", s.evaluated);
  count("generated", s.generated);
  count("reopened", s.reopened);
  count("states", s.states);
  count("search_bytes", s.peak_bytes);
  s.search_seconds = json["search_seconds"].number<double>();
  s.total_seconds = json["planner_seconds"].number<double>();
  return result;
}

}  // namespace latplan::planning
