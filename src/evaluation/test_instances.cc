#include "evaluation/test_instances.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.h"
#include "data/preparation.h"

namespace latplan::evaluation {
namespace {

// "puzzle (tiles=mnist)": with the options that differ from `other`; "auto" equals anything.
std::string world_text(const data::WorldRef& world, const data::WorldRef& other) {
  std::string differing;
  for (const auto& [name, value] : world.options) {
    const auto found = other.options.find(name);
    if (found == other.options.end() || found->second == value) continue;
    if (value == "auto" || found->second == "auto") continue;
    differing += (differing.empty() ? "" : ", ") + name + "=" + value;
  }
  return world.name + (differing.empty() ? "" : " (" + differing + ")");
}

}  // namespace

std::vector<int> default_distances(const domains::Domain* domain) {
  std::set<int> distances;
  for (const int distance : {5, 7}) {
    const int largest =
        domain != nullptr ? domain->largest_distance().value_or(distance) : distance;
    distances.insert(std::min(distance, largest));
  }
  return {distances.begin(), distances.end()};
}

std::vector<data::Instance> read_test_instances(const std::filesystem::path& folder,
                                                const runs::RunFolder& run, const ImageShape& shape,
                                                Log& log) {
  data::InstanceSet set = data::read_instances(folder);
  std::string warning;  // of the first picture; others may have the same problem
  for (data::Instance& instance : set.instances) {
    const std::string name = (folder / instance.name).string();
    for (auto* picture : {&instance.init, &instance.goal}) {
      if (warning.empty()) {
        warning = data::crop_mismatch_warning(picture->shape(), name, run.preparation, shape);
      }
      *picture = data::fit_picture(std::move(*picture), name, run.preparation, shape);
    }
  }
  if (!warning.empty()) log.warning(warning);
  if (run.world && !set.world.empty()) {
    const data::WorldRef shown{set.world, set.options};
    const std::string theirs = world_text(shown, *run.world), ours = world_text(*run.world, shown);
    if (theirs != ours) {
      log.warning(fmt::format("{}: instances of {}; the model was trained on {}", folder.string(),
                              theirs, ours));
    }
  }
  return std::move(set.instances);
}

std::vector<data::Instance> draw_test_instances(const domains::Domain& domain,
                                                data::InstanceConfig config, Log& log) {
  const bool forward = domain.instance_style() == domains::InstanceStyle::kForward;
  const domains::State fixed = domain.as_seen(forward ? domain.start() : domain.goal());
  config.random_goal = std::ranges::any_of(
      config.avoid, [&](const domains::State& state) { return domain.as_seen(state) == fixed; });
  if (config.random_goal) log.info("evaluate goals=random reason=the-goal-is-in-the-training-data");
  try {
    return data::make_instances(domain, config);
  } catch (const Error& error) {  // a small world: all its states are in the data
    if (config.avoid.empty() || error.code() != ExitCode::kUsage) throw;
  }
  config.avoid.clear();
  config.random_goal = false;
  std::vector<data::Instance> instances = data::make_instances(domain, config);
  log.warning(
      "too few states are not in the training data; the test instances share states with it");
  return instances;
}

}  // namespace latplan::evaluation
