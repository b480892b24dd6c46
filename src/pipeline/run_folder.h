// What a run folder (RUN) tells to the commands that come after training: where its model, its pairs and its PDDL
// are, and which world they came from.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "data/pair_set.h"
#include "data/preparation.h"
#include "domains/catalog.h"
#include "nn/trained_model.h"
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
  std::filesystem::path pairs;  // the training pairs; may have moved since; empty: not kept
  std::optional<data::GenerateConfig> drawn;  // how they can be drawn again from the world
  std::optional<WorldRef> world;
  data::Preparation preparation;  // of the pictures it was trained on
  std::filesystem::path domain_file() const { return folder / "domain.pddl"; }
  // How propositions of that domain follow from the network's bits (pipeline/recoding.h); not there where they are these.
  std::filesystem::path recoding_file() const { return folder / "recoding.json"; }
};

// Not a run folder, or damaged: Error(BadInput).
RunFolder open_run(const std::filesystem::path& folder);

// Not exported yet: Error(BadInput) that says how this model is.
void check_exported(const RunFolder& run, const nn::TrainedModel& model);

// RUN/domain.pddl. Not exported yet: Error(BadInput) that says how to do that; of a model, how that one is exported.
symbolic::ActionTable read_table(const RunFolder& run, int state_bits);
symbolic::ActionTable read_table(const RunFolder& run, const nn::TrainedModel& model);

// The world of a run, or nothing. One that is not in the catalog: Error(BadInput).
std::unique_ptr<domains::Domain> make_world(const RunFolder& run);

// The same for a command that can do without judging: nothing, and `why_not` filled, when the world's pictures are not
// installed.
std::unique_ptr<domains::Domain> make_world_if_possible(const RunFolder& run, std::string& why_not);

// The states of a pair set's training images, for keeping tests unseen; empty for own images.
std::vector<domains::State> training_states(const data::PairSet& pairs);

// The pairs of a run: of `named` if given, of the run's file, or drawn again. None of them, or pictures of another
// shape than the model's or of another world: Error(BadInput).
data::PairSet training_pairs(const RunFolder& run, const std::filesystem::path& named,
                             const ImageShape& expected, Log& log, const StopFlag& stop);
// The same for the states in them alone, which is much quicker to draw again; empty for own images.
std::vector<domains::State> training_states(const RunFolder& run,
                                            const std::filesystem::path& named,
                                            const ImageShape& expected,
                                            const domains::Domain& domain);

}  // namespace latplan::pipeline
