// A state autoencoder (--model sae) has no actions, but its codes can be measured.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/temporary_folder.h"
#include "support/run_program.h"

namespace latplan {
namespace {

using Json = nlohmann::json;

TEST(StateAutoencoder, IsMeasuredWithoutActions) {
  const TemporaryFolder folder;
  const std::string pairs = (folder / "pairs.npz").string(), run = (folder / "run").string();
  const auto done = [](const std::vector<std::string>& words) {
    const ProgramResult result = latplan(words);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    return result;
  };
  done({"dataset", "lightsout", "--size", "3", "-n", "300", "-o", pairs, "-q"});
  done({"train", pairs, "-o", run, "--model", "sae", "--preset", "tiny", "--threads", "1", "-q"});
  const Json json =
      Json::parse(done({"evaluate", run, "--count", "0", "--json", "-q", "--threads", "1"}).out);
  for (const char* split : {"train", "test"}) {
    const Json& metrics = json["metrics"][split];
    EXPECT_TRUE(metrics.contains("state_variance")) << metrics;
    EXPECT_TRUE(metrics.contains("effective_bits")) << metrics;
    EXPECT_TRUE(metrics["loss_terms"].contains("negative_elbo")) << metrics;
  }
  EXPECT_FALSE(json.contains("fidelity"));
}

}  // namespace
}  // namespace latplan
