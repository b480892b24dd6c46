// The whole workflow on a small LightsOut: pairs, training, PDDL, plans, and Fast Downward on the same PDDL. Then with the
// same images as own pictures, without a world.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "base/temporary_folder.h"
#include "data/pair_set.h"
#include "support/in_ci.h"
#include "support/run_program.h"

namespace latplan {
namespace {

using Json = nlohmann::json;

Json run_json(const std::vector<std::string>& words) {
  const ProgramResult result = latplan(words);
  EXPECT_EQ(result.exit_code, 0) << result.err;
  return Json::parse(result.out, nullptr, false);
}

TEST(Journey, LearnsAndSolvesLightsOut) {
  const TemporaryFolder folder;
  const auto in = [&](const std::string& name) { return (folder / name).string(); };
  // The tasks come first, so that none of their pictures is in the training data.
  run_json({"instances", "lightsout", "--size", "3", "--distance", "5,7", "--count", "10", "-o",
            in("tasks"), "--json", "-q"});
  run_json({"dataset", "lightsout", "--size", "3", "-n", "5000", "--avoid", in("tasks"), "-o",
            in("pairs.npz"), "--json", "-q"});
  const Json trained =
      run_json({"train", in("pairs.npz"), "-o", in("run"), "--threads", "1", "--json", "-q"});
  EXPECT_GE(trained["result"]["best_held_out_exact"].get<double>(), 0.9);
  const Json exported = run_json({"export", in("run"), "--json", "-q"});
  EXPECT_LE(exported["actions"].get<int>(), 192);  // the world has 128 ground actions
  const Json result = run_json({"evaluate", in("run"), in("tasks"), "-o", in("results"),
                                "--fidelity-states", "20", "--json", "-q"});
  const Json& total = result["counts"].back();
  EXPECT_EQ(total["instances"], 20);
  EXPECT_EQ(total["found"], 20);
  EXPECT_EQ(total["valid"], 20);
  EXPECT_GE(total["optimal"].get<int>(), 19);
  EXPECT_GE(result["fidelity"]["precision"].get<double>(), 0.95);
  EXPECT_GE(result["fidelity"]["recall"].get<double>(), 0.95);

  const Json parallel =
      run_json({"evaluate", in("run"), in("tasks"), "--jobs", "2", "--count", "0",
                "--fidelity-states", "0", "--metrics-pairs", "0", "--json", "-q"});
  EXPECT_EQ(parallel["counts"], result["counts"]);

  const ProgramResult compared =
      run_program({std::string(LATPLAN_SOURCE_DIR) + "/tools/compare-with-fast-downward",
                   in("run/domain.pddl"), in("results")});
  const bool must = in_ci();
  if (compared.exit_code == 77 && !must) GTEST_SKIP() << compared.err;
  EXPECT_EQ(compared.exit_code, 0) << compared.out << compared.err;
  EXPECT_NE(compared.out.find("20 agree, 0 differ"), std::string::npos) << compared.out;

  // Own pictures: no states, no world; everything but validation works.
  data::PairSet own = data::read_pairs(in("pairs.npz"));
  own.states_before.clear();
  own.states_after.clear();
  own.meta_json = "{}";
  data::write_pairs(in("own.npz"), own);
  run_json(
      {"train", in("own.npz"), "-o", in("own"), "--epochs", "3", "--threads", "1", "--json", "-q"});
  run_json({"export", in("own"), "--json", "-q"});
  const ProgramResult plan = latplan({"plan", in("own"), in("tasks/005-000/init.png"),
                                      in("tasks/005-000/init.png"), "-o", in("plan"), "-q"});
  EXPECT_EQ(plan.exit_code, 0) << plan.err;  // from a picture to itself: an empty plan
  EXPECT_NE(plan.out.find("unverified"), std::string::npos) << plan.out;
}

}  // namespace
}  // namespace latplan
