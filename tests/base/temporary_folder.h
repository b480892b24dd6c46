// A fresh, empty folder for one test, removed with its content at the end.
#pragma once

#include "base/scratch_folder.h"

namespace latplan {

class TemporaryFolder {
 public:
  TemporaryFolder() { std::filesystem::create_directory(path_); }

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  ScratchFolder scratch_{"latplan-test"};
  std::filesystem::path path_ = scratch_ / "test";
};

}  // namespace latplan
