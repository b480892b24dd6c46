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
  // Declares the positional WORLD and, when the words name one, the world's own options. Comes last: only then is it
  // known which words are flags (`explore --json lightsout`) and which take a value.
  explicit WorldArguments(Arguments& args, bool required = true);
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
