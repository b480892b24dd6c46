// WORLD and the options of the world the user named, on every command that takes a world.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "cli/arguments.h"
#include "domains/catalog.h"

namespace latplan::cli {

class WorldArguments {
 public:
  // Declares the positional WORLD and the options of the world that the words name. Comes after all other options: only
  // then is it known which words are flags (`explore --json lightsout`).
  void declare(Arguments& args, bool required);
  // After parsing. Unknown world or bad value: Error(Usage).
  std::unique_ptr<domains::Domain> make() const;
  const std::string& name() const { return name_; }
  domains::WorldOptions options() const;

 private:
  std::string name_;
  domains::WorldOptions values_;       // filled in place by the parser
  std::map<std::string, bool> flags_;  // so are these
  std::map<std::string, domains::WorldOption::Kind> kinds_;
};

}  // namespace latplan::cli
