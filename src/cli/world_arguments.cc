#include "cli/world_arguments.h"

#include <filesystem>
#include <system_error>

namespace latplan::cli {

using Kind = domains::WorldOption::Kind;

void WorldArguments::declare(Arguments& args, bool required) {
  args.positional({"WORLD", &name_, "the world; `latplan domains` lists them"}, required);
  const auto typed = args.peek_positional();
  if (!typed) return;
  args.section("options of the world");
  for (const domains::WorldOption& option : domains::find_world(*typed).options) {
    values_[option.name] = option.default_value;
    kinds_[option.name] = option.kind;
    if (option.kind == Kind::kFlag) {
      args.option({option.name, &flags_[option.name], option.meaning});
    } else {
      args.option({option.name, &values_[option.name], option.meaning});
    }
  }
}

// A file is recorded by its full path, so that the world can be made again from another folder.
domains::WorldOptions WorldArguments::options() const {
  domains::WorldOptions options = values_;
  for (auto& [name, value] : options) {
    if (kinds_.at(name) == Kind::kFlag && flags_.at(name)) value = "true";
    std::error_code error;
    if (kinds_.at(name) == Kind::kFile && std::filesystem::exists(value, error)) {
      value = std::filesystem::absolute(value).lexically_normal().string();
    }
  }
  return options;
}

std::unique_ptr<domains::Domain> WorldArguments::make() const {
  return domains::make_world(name_, options());
}

}  // namespace latplan::cli
