// What a run folder (RUN) tells to the commands that come after training: where its model, its pairs and its PDDL
// are, and which world they came from.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "data/preparation.h"
#include "domains/catalog.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

struct WorldRef {
  std::string name;
  domains::WorldOptions options;
};

// From the meta JSON of a pair set; nothing for own images.
std::optional<WorldRef> world_of_meta(const std::string& meta_json);
std::string world_to_meta(const WorldRef& world, std::uint64_t seed);

struct RunFolder {
  std::filesystem::path folder;
  std::filesystem::path model;  // holds model.json
  std::filesystem::path pairs;  // the training pairs; may have moved since
  std::optional<WorldRef> world;
  data::Preparation preparation;  // of the pictures it was trained on
  std::filesystem::path domain_file() const { return folder / "domain.pddl"; }
};

// Not a run folder, or damaged: Error(BadInput).
RunFolder open_run(const std::filesystem::path& folder);

// RUN/domain.pddl. Not exported yet: Error(BadInput) that says how.
symbolic::ActionTable read_table(const RunFolder& run, int state_bits);

// The world of a run, or nothing. One that is not in the catalog: Error(BadInput).
std::unique_ptr<domains::Domain> make_world(const RunFolder& run);

}  // namespace latplan::pipeline
