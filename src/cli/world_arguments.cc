#include "cli/world_arguments.h"

namespace latplan::cli {

WorldArguments::WorldArguments(Arguments& args, bool required) {
  args.positional("WORLD", name_, "the world; `latplan domains` lists them", required);
  const auto typed = args.peek_positional();
  if (!typed) return;
  args.section("options of the world");
  for (const domains::WorldOption& option : domains::find_world(*typed).options) {
    std::string& value = values_[option.name];
    value = option.default_value;
    args.option("--" + option.name, value, option.meaning);
  }
}

std::unique_ptr<domains::Domain> WorldArguments::make() const {
  return domains::make_world(name_, values_);
}

}  // namespace latplan::cli
