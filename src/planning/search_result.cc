#include "planning/search_result.h"

#include <nlohmann/json.hpp>

#include "base/error.h"

namespace latplan::planning {
namespace {

using search::Status;

Status read_status(const std::string& word) {
  for (const Status status : {Status::kSolved, Status::kUnsolvable, Status::kNoPlan,
                              Status::kOutOfMemory, Status::kOutOfTime, Status::kInterrupted}) {
    if (search::to_string(status) == word) return status;
  }
  throw input_error("unknown status '" + word + "'");
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

search::Result read_search_result(const Json& json, const std::string& where) {
  try {
    search::Result result;
    result.status = read_status(json.at("status").get<std::string>());
    json.at("action_numbers").get_to(result.plan);
    json.at("optimal").get_to(result.optimal);
    json.at("algorithm").get_to(result.algorithm);
    search::Statistics& s = result.statistics;
    json.at("expanded").get_to(s.expanded);
    json.at("evaluated").get_to(s.evaluated);
    json.at("generated").get_to(s.generated);
    json.at("reopened").get_to(s.reopened);
    json.at("states").get_to(s.states);
    json.at("search_bytes").get_to(s.peak_bytes);
    json.at("search_seconds").get_to(s.search_seconds);
    json.at("planner_seconds").get_to(s.total_seconds);
    return result;
  } catch (const Json::exception& error) {
    throw input_error(where + ": not a search result: " + error.what());
  } catch (const Error& error) {
    throw input_error(where + ": not a search result: " + error.what());
  }
}

}  // namespace latplan::planning
