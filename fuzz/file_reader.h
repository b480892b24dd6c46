// For targets of what is read from files alone: a folder in memory, and the check of accepted.h for readers of its files.
#pragma once

#include <stdlib.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "accepted.h"
#include "base/files.h"

namespace latplan {

// One for each process; deleted at its end.
inline const std::filesystem::path& fuzz_folder() {
  static const std::filesystem::path kFolder = [] {
    std::string name =
        std::filesystem::exists("/dev/shm") ? "/dev/shm/fuzz-XXXXXX" : "/tmp/fuzz-XXXXXX";
    LATPLAN_CHECK(::mkdtemp(name.data()) != nullptr, "no folder");
    std::atexit([] { remove_tree(fuzz_folder()); });
    return std::filesystem::path(name);
  }();
  return kFolder;
}

// Without a flush and a rename, which take longer than most readers.
inline void put_file(const std::filesystem::path& file, std::string_view content) {
  if (std::FILE* out = std::fopen(file.c_str(), "wb")) {
    std::fwrite(content.data(), 1, content.size(), out);
    std::fclose(out);
  }
}

// As accepted(): the error must name a file of the folder, whose path becomes "f".
template <typename Read>
bool accepted_files(const Read& read) {
  return accepted([&] {
    try {
      read();
    } catch (const Error& error) {
      const std::string message = error.what();
      LATPLAN_CHECK(message.starts_with(fuzz_folder().string()), message);
      throw Error(error.code(), "f:" + message.substr(std::min<std::size_t>(80, message.size())));
    }
  });
}

}  // namespace latplan
