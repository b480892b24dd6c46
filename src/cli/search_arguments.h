// The options that `plan` and `evaluate` share: which search, which limits, how the pictures are treated.
#pragma once

#include <string>
#include <vector>

#include "cli/arguments.h"
#include "domains/domain.h"
#include "pipeline/planning.h"

namespace latplan::cli {

class SearchArguments {
 public:
  // `several`: --search takes a comma separated list, Fast Downward's as fd:NAME.
  SearchArguments(Arguments& args, bool several);

  // After parsing, first of all. Unknown searches: Error(Usage) that lists the known ones.
  void check() const;
  pipeline::PlanConfig config(std::uint64_t seed) const;
  std::vector<std::string> searches() const;
  domains::Judge judge() const;
  int threads() const { return threads_; }

 private:
  bool several_;
  pipeline::PlanConfig config_;
  std::string memory_ = "8";
  std::string feed_ = "sas";
  std::string judge_ = "ours";
  int threads_ = 0;
};

// Parts of "a,b(c,d)" that commas outside parentheses separate: "a" and "b(c,d)".
std::vector<std::string> split_searches(const std::string& text);

}  // namespace latplan::cli
