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
  std::string default_value;  // as the user would type it
  std::string meaning;        // one line, with the bounds
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
  // Checks every value; a bad one throws Error(Usage) that names the option and the bounds.
  std::unique_ptr<Domain> (*make)(const WorldOptions& options);
};

std::span<const World> worlds();
// Unknown name: Error(Usage) listing the known ones.
const World& find_world(const std::string& name);
// Fills in defaults, refuses options the world does not have, makes the world.
std::unique_ptr<Domain> make_world(const std::string& name, const WorldOptions& options);
WorldOptions with_defaults(const World& world, const WorldOptions& options);

// Whole number in [low, high] or Error(Usage) naming the option.
int int_option(const WorldOptions& options, const std::string& name, int low, int high);
// "true" or "false" or Error(Usage) naming the option.
bool flag_option(const WorldOptions& options, const std::string& name);

}  // namespace latplan::domains
