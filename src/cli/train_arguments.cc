#include "cli/train_arguments.h"

#include <nlohmann/json.hpp>

namespace latplan::cli {
namespace {

using OptionsJson = nlohmann::ordered_json;

struct DeclareOption {
  Arguments& args;

  void operator()(const std::string& name, int& value, const std::string& help, int low, int high) {
    args.option("--" + name, value, help, low, high);
  }
  void operator()(const std::string& name, double& value, const std::string& help, double low,
                  double high) {
    args.option("--" + name, value, help, low, high);
  }
  void operator()(const std::string& name, std::string& value, const std::string& help,
                  const std::vector<std::string>& choices) {
    args.choice("--" + name, value, choices, help);
  }
  void operator()(const std::string&, std::uint64_t&, const std::string&) {
  }  // --seed is a common option
};

}  // namespace

void declare_train_options(Arguments& args, nn::TrainConfig& config, std::string& preset) {
  args.choice(
      "--preset", preset, nn::preset_names(),
      "a whole recipe, which the options below change: fast (their defaults; on a GPU a wider "
      "network, trained longer), paper (the paper's network and schedule; wants a GPU), tiny "
      "(seconds; for trying things out)");
  nn::visit_fields(config, DeclareOption{args});
}

nn::TrainConfig from_preset(const std::string& preset, const nn::TrainConfig& typed,
                            const Arguments& args, const nn::Backend& networks) {
  const bool gpu = typed.device != "cpu" && networks.has_gpu && networks.has_gpu();
  return with_given_options(nn::to_json(nn::preset(preset, gpu)), typed, args, preset);
}

nn::TrainConfig with_given_options(const nlohmann::ordered_json& base, const nn::TrainConfig& typed,
                                   const Arguments& args, const std::string& file) {
  OptionsJson merged = nn::to_json(nn::train_config_from_json(base, file));
  const OptionsJson flags = nn::to_json(typed);  // named: items() of a temporary would dangle
  for (const auto& [name, value] : flags.items()) {
    if (args.given("--" + name)) merged[name] = value;
  }
  return nn::train_config_from_json(merged, file);
}

Arguments::Recorded recorded_options(const OptionsJson& record) {
  Arguments::Recorded recorded;
  const OptionsJson options = record.value("options", OptionsJson());
  if (!options.is_object()) return recorded;
  for (const auto& [name, value] : options.items()) {
    if (value.is_string()) recorded[name] = value.get<std::string>();
  }
  for (const char* name : {"output", "resume", "force", "jobs", "json", "quiet"}) {
    recorded.erase(name);
  }
  return recorded;
}

}  // namespace latplan::cli
