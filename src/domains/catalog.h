// The list of worlds. Adding one is a file pair plus a line in catalog.cc.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "domains/domain.h"

namespace latplan::domains {

struct WorldOption {
  std::string name;           // "size" for --size
  std::string default_value;  // as typed by the user
  std::string meaning;        // one line, with bounds
  enum class Kind {
    kText,
    kFlag,
    kFile
  } kind = Kind::kText;  // a flag's value is "true" or "false"
};

using WorldOptions = std::map<std::string, std::string>;  // option name -> value, as typed

struct World {
  std::string name;
  std::string summary;
  std::vector<WorldOption> options;
  // An invalid value throws Error(Usage) that names the option and its bounds.
  std::unique_ptr<Domain> (*make)(const WorldOptions& options);
};

std::span<const World> worlds();
// Unknown name: Error(Usage) with a suggestion and the list of worlds.
const World& find_world(const std::string& name);
// Creates the world from with_defaults().
std::unique_ptr<Domain> make_world(const std::string& name, const WorldOptions& options);
// Adds the defaults; an option that the world does not have is an Error(Usage).
WorldOptions with_defaults(const World& world, const WorldOptions& options);

// An integer in [low, high], else Error(Usage).
int int_option(const WorldOptions& options, const std::string& name, int low, int high);
// "true" or "false", else Error(Usage).
bool flag_option(const WorldOptions& options, const std::string& name);
// One of `choices`, else Error(Usage) with a suggestion.
std::string choice_option(const WorldOptions& options, const std::string& name,
                          const std::vector<std::string>& choices);

}  // namespace latplan::domains
