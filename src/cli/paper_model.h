// The models `latplan evaluate --paper` plans with, and what is remembered about them.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/json_text.h"
#include "cli/command.h"
#include "data/instances.h"
#include "pipeline/stages.h"

namespace latplan::cli {

// A model in use: loaded once for all its rows and searches.
struct OpenModel {
  std::string name;
  pipeline::RunFolder run;
  std::unique_ptr<nn::TrainedModel> network;
  symbolic::ActionTable table;
  std::unique_ptr<domains::Domain> world;
  std::string checksum;
};

// Throws input_error when the model tells no world.
OpenModel open_model(const std::filesystem::path& folder, int threads, const Context& context);

struct Description {
  std::filesystem::path file;        // where it is remembered
  std::filesystem::path selections;  // NAME/instances*: those the models were chosen by
  std::int64_t fidelity_states = 0;
  bool measure = false;  // or only what needs no training pairs, where nothing is remembered
  std::uint64_t seed = 0;
};

// Table, metrics, fidelity and overlap of a model with these instances; remembered once measured.
Json describe_model(const OpenModel& model, const std::vector<data::Instance>& instances,
                    const Description& wanted, Context& context);

// What is remembered of a model; null: nothing.
Json remembered_description(const std::filesystem::path& file);

}  // namespace latplan::cli
