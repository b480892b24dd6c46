// The fields of nn::TrainConfig as command-line options, from its one list visit_fields().
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "nn/train_config.h"

namespace latplan::cli {

class TrainArguments {
 public:
  // Declares every option but --seed, which all commands share.
  TrainArguments(Arguments& args, nn::TrainConfig& config);
  void finish();  // after parsing: carries the words true and false over to their fields

 private:
  struct Word {
    std::unique_ptr<std::string> text;
    bool* field;
  };
  std::vector<Word> words_;
};

}  // namespace latplan::cli
