// The planner as a library with a single header. The example in docs/planner.md.
#include "search/planner.h"

#include <gtest/gtest.h>

namespace {

using latplan::BitVector;
namespace search = latplan::search;
namespace symbolic = latplan::symbolic;

// Two switches; the second can be turned on only while the first is off.
symbolic::StripsTask two_switches() {
  symbolic::ActionTable model{2, {}};
  const auto bits = [](const char* text) { return BitVector::from_string(text); };
  //                             name       true        false       turns on    turns off
  model.actions.push_back({"first-on", bits("00"), bits("10"), bits("10"), bits("00")});
  model.actions.push_back({"first-off", bits("10"), bits("00"), bits("00"), bits("10")});
  model.actions.push_back({"second-on", bits("00"), bits("11"), bits("01"), bits("00")});
  return symbolic::make_task(model, bits("10"), bits("11"));
}

TEST(Library, OneHeaderIsEnough) {
  const symbolic::StripsTask task = two_switches();
  const search::Result result = search::solve(task);
  ASSERT_EQ(result.status, search::Status::kSolved);
  EXPECT_TRUE(result.optimal);
  std::string names;
  for (const int action : result.plan) names += task.model.actions[action].name + " ";
  EXPECT_EQ(names, "first-off second-on first-on ");
  EXPECT_TRUE(symbolic::simulate(task, result.plan).valid);
}

TEST(Library, TakesSearchLimitsLogAndStopFlag) {
  latplan::SilentLog log;
  latplan::StopFlag stop;
  const search::Limits limits{.seconds = 60, .bytes = std::int64_t{1} << 30};
  EXPECT_EQ(search::solve(two_switches(), "gbfs-ff", limits, log, stop).plan.size(), 3u);
  stop.request();
  EXPECT_EQ(search::solve(two_switches(), "auto", limits, log, stop).status,
            search::Status::kInterrupted);
}

}  // namespace
