// `latplan demo` with a training cut short: what it promises of its task, its data and its files.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "data/pair_set.h"
#include "domains/catalog.h"
#include "support/run_program.h"

namespace latplan {
namespace {

using Json = nlohmann::json;

TEST(Demo, KeepsItsPromisesOnTaskDataAndFiles) {
  const TemporaryFolder folder;
  const std::string out = (folder / "demo").string();
  const ProgramResult run = latplan({"demo", "--epochs", "2", "-o", out, "--seed", "3", "-q"});
  // Two epochs learn nothing: with luck a plan comes out, otherwise an exit code of the 'no plan' band.
  EXPECT_TRUE(run.exit_code == 0 || run.exit_code == 11 || run.exit_code == 12) << run.err;
  const Json result = Json::parse(read_text(folder / "demo/result.json"));
  for (const char* key : {"found", "valid", "optimal", "plan_length", "shortest", "train_seconds",
                          "actions", "propositions", "precision", "recall"}) {
    EXPECT_TRUE(result.contains(key)) << key;
  }
  EXPECT_TRUE(result["shortest"] == 6 || result["shortest"] == 7) << result["shortest"];
  const data::PairSet pairs = data::read_pairs(folder / "demo/pairs.npz");
  EXPECT_LE(pairs.count, 5000);
  const auto world = domains::make_world("lightsout", {{"size", "4"}});
  for (const char* picture : {"init.png", "goal.png"}) {
    const auto state = world->recognise(read_picture(folder / "demo" / picture));
    ASSERT_TRUE(state.has_value());
    for (const auto* states : {&pairs.states_before, &pairs.states_after}) {
      EXPECT_EQ(std::count(states->begin(), states->end(), *state), 0) << picture;
    }
  }
  const std::string last = run.out.substr(run.out.rfind('\n', run.out.size() - 2) + 1);
  EXPECT_TRUE(last.starts_with("plan: ") || last.starts_with("no plan: ")) << last;
}

}  // namespace
}  // namespace latplan
