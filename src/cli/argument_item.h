// One declared argument, as the parts of Arguments share it: declarations, parsing, help. Inside `cli/argument*` only.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/arguments.h"

namespace latplan::cli {

struct Arguments::Item {
  std::string long_name;    // "--seed"; for a positional its placeholder, "WORLD"
  std::string short_name;   // "-s" or empty
  std::string placeholder;  // what stands for the value in the help; empty: a flag
  std::string help;
  std::string section;
  std::string bounds;        // "1 to 100", "a, b or c", or empty
  std::string default_text;  // the value before parsing
  bool is_positional = false;
  bool many = false;  // takes several words, an option one each time it is given
  bool required = false;
  std::function<std::string()> show;             // the value now, as text
  std::function<void(const std::string&)> read;  // throws std::string: what is wrong with the text
  std::vector<std::string> words;                // as CLI11 found them
  int times = 0;

  bool is_flag() const { return placeholder.empty(); }
};

}  // namespace latplan::cli
