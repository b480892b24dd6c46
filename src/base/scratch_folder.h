// A private folder for temporary files (mode 0700), removed with its content on destruction. If the process is killed: by the
// next process that makes one of the same prefix there.
#pragma once

#include <filesystem>
#include <string>

namespace latplan {

class ScratchFolder {
 public:
  explicit ScratchFolder(const std::string& prefix = "latplan");  // Error(BadOutput)
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
  int lock_ = -1;  // held as long as the folder is in use
};

}  // namespace latplan
