// A run folder (RUN) on disk: its model, its training pairs and the world they came from. A shipped model is one, too.
#pragma once

#include <filesystem>
#include <optional>

#include "base/log.h"
#include "data/pair_set.h"
#include "data/preparation.h"
#include "data/world_ref.h"

namespace latplan::runs {

struct RunFolder {
  std::filesystem::path folder;
  std::filesystem::path model;  // holds model.json
  std::filesystem::path pairs;  // the training pairs; may have moved since; empty: not kept
  std::optional<data::GenerateConfig> drawn;  // how the world draws them again
  std::optional<data::WorldRef> world;
  data::Preparation preparation;  // of the training pictures

  std::filesystem::path domain_file() const { return folder / "domain.pddl"; }
  // A page of the exported actions; not shipped.
  std::filesystem::path actions_page() const { return folder / "actions.html"; }
  // How the propositions of that domain follow from the latent bits; missing where they are these.
  std::filesystem::path recoding_file() const { return folder / "recoding.json"; }
  // The transitions that the exported actions rest on; missing in older exports.
  std::filesystem::path seen_file() const { return folder / "seen.npz"; }
  // A training picture that a shipped model keeps, for those that have no room for seen.npz.
  std::filesystem::path example_file() const { return folder / "example.png"; }
  std::filesystem::path export_file() const { return folder / "export.json"; }
  bool is_exported() const;
};

// A name that does not exist is looked for among the models that come with the program. Not a run folder, or one that
// differs from its manifest: Error(BadInput). A run that is being made has no manifest yet, and those of earlier versions
// never had one.
RunFolder open_run(const std::filesystem::path& folder);

// The states of pairs that the run's world draws. No such world: Error(BadInput).
std::vector<data::WorldState> drawn_states(const RunFolder& run,
                                           const data::GenerateConfig& config);
// The training pairs: those of `named` if given, of the run's file, or drawn again. None of them, or pictures of another
// shape or world than the model's: Error(BadInput).
data::PairSet training_pairs(const RunFolder& run, const std::filesystem::path& named,
                             const ImageShape& expected, Log& log, const StopFlag& stop);
// The true states of these pairs, before and after, for keeping tests unseen; much quicker to draw again than pictures.
// Empty for pictures without a world.
std::vector<data::WorldState> training_states(const RunFolder& run,
                                              const std::filesystem::path& named,
                                              const ImageShape& expected);

}  // namespace latplan::runs
