// The committed models: small, complete, and able to plan.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "runs/recipe.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

const fs::path kModels = fs::path(LATPLAN_SOURCE_DIR) / "models";

TEST(ShippedModels, ExistForEveryRecipeAndAreSmall) {
  std::uintmax_t all = 0;
  for (const std::string& name : runs::recipe_names()) {
    std::uintmax_t bytes = 0;
    for (const fs::path& file : list_folder(kModels / name)) bytes += fs::file_size(file);
    EXPECT_GT(bytes, 0U) << name;
    EXPECT_LT(bytes, 4'000'000U) << name;
    all += bytes;
    const auto origin = nlohmann::json::parse(read_text(kModels / name / "provenance.json"));
    EXPECT_EQ(origin["recipe"]["name"], name);
    EXPECT_TRUE(origin["training"]["seed"].is_number()) << name;
    EXPECT_FALSE(origin["training"]["revision"].get<std::string>().empty()) << name;
    EXPECT_FALSE(origin["evaluations"].empty()) << name;
  }
  EXPECT_LT(all, 25'000'000U);
}

TEST(ShippedModels, PlanInstancesOptimally) {
  const TemporaryFolder folder;
  for (const std::string& name : runs::recipe_names()) {
    SCOPED_TRACE(name);
    const fs::path tasks = fs::path(LATPLAN_SOURCE_DIR) / "tests/slow/instances" / name;
    int planned = 0;
    for (const fs::path& task : list_folder(tasks)) {
      if (!fs::is_directory(task)) continue;
      const ProgramResult plan =
          latplan({"plan", (kModels / name).string(), (task / "init.png").string(),
                   (task / "goal.png").string(), "-o", (folder / name).string(), "--force",
                   "--json", "-q"});
      ASSERT_EQ(plan.exit_code, 0) << task << plan.err;
      const auto result = nlohmann::json::parse(plan.out);
      EXPECT_EQ(result["valid"], true) << task;
      EXPECT_EQ(result["optimal"], true) << task;
      ++planned;
    }
    EXPECT_EQ(planned, 2);
  }
}

}  // namespace
}  // namespace latplan
