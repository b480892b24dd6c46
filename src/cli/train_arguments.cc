#include "cli/train_arguments.h"

namespace latplan::cli {
namespace {

template <typename BoolOption>
struct Declare {
  Arguments& args;
  BoolOption bool_option;

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
  void operator()(const std::string& name, bool& value, const std::string& help) {
    bool_option(name, value, help);
  }
  void operator()(const std::string&, std::uint64_t&, const std::string&) {
  }  // --seed is a common option
};

}  // namespace

TrainArguments::TrainArguments(Arguments& args, nn::TrainConfig& config) {
  const auto bool_option = [&](const std::string& name, bool& value, const std::string& help) {
    words_.push_back({std::make_unique<std::string>(value ? "true" : "false"), &value});
    args.choice("--" + name, *words_.back().text, {"true", "false"}, help);
  };
  nn::visit_fields(config, Declare<decltype(bool_option)>{args, bool_option});
}

void TrainArguments::finish() {
  for (const Word& word : words_) *word.field = *word.text == "true";
}

}  // namespace latplan::cli
