// manifest.json: the files of a finished result folder with their sizes and checksums. It is written last and checked when
// the folder is opened, so that a missing, damaged or foreign file is found. It also proves that latplan wrote the folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace latplan {

inline constexpr const char* kManifestFile = "manifest.json";

struct Manifest {
  struct File {
    std::uint64_t bytes = 0;
    std::string crc32;  // 8 hex digits
  };
  bool complete = true;               // false: interrupted or failed work that can be resumed
  std::map<std::string, File> files;  // by path in the folder
};

// None: there is no manifest.json, or another program wrote it. Ours but damaged: Error(BadInput).
std::optional<Manifest> read_manifest(const std::filesystem::path& folder);

// Lists every regular file below the folder, flushes all of them to disk and writes manifest.json. Left out are `left_out`
// (files and folders in it) and what the manifest of a result folder inside it lists. Error(BadOutput).
void write_manifest(const std::filesystem::path& folder, bool complete = true,
                    const std::set<std::string>& left_out = {});

// Compares the folder with its manifest: every file is there and has its size; files up to 4 MB have their checksum. (Larger
// ones have checksums of their own.) No manifest, or a difference: Error(BadInput) that names the file.
void check_manifest(const std::filesystem::path& folder);

// Files below the folder that no manifest lists, neither its own nor one of a result folder inside it. Links and special
// files are always among them. Sorted paths in the folder.
std::vector<std::string> unlisted_files(const std::filesystem::path& folder);

}  // namespace latplan
