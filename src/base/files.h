// Files and folders with errors that name the file and the reason. Writing is all or nothing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace latplan {

std::string read_text(const std::filesystem::path& file);                 // Error(BadInput)
std::vector<std::uint8_t> read_bytes(const std::filesystem::path& file);  // Error(BadInput)

// The text of a file to look at once, with the faults of read_text(). A large one is not copied but mapped: it must not
// shrink meanwhile.
class FileText {
 public:
  explicit FileText(const std::filesystem::path& file);
  ~FileText();
  FileText(const FileText&) = delete;
  FileText& operator=(const FileText&) = delete;
  std::string_view view() const { return view_; }

 private:
  std::string copy_;
  void* mapped_ = nullptr;
  std::string_view view_;
};

// Temporary name beside the file, fsync, rename: readers see the old file or the new one. Error(BadOutput).
void write_atomically(const std::filesystem::path& file, std::string_view content);
void write_atomically(const std::filesystem::path& file, std::span<const std::uint8_t> content);

// Flushes a folder's entries to disk, so that a rename in it survives a power cut.
void sync_folder(const std::filesystem::path& folder);

// The entries of a folder, sorted by name; none when it cannot be read. And: removes a file or a whole folder, links
// themselves and not what they point to; false when something is left. (Both over POSIX: LibTorch 2.x exports parts
// of an older std::filesystem, which crash the standard ones.)
std::vector<std::filesystem::path> list_folder(const std::filesystem::path& folder);
bool remove_tree(const std::filesystem::path& path);

// A fresh output folder. An existing one (unless empty) is refused, or with `force` replaced if it holds a run.json of
// ours and refused otherwise (never delete what we did not write). Error(BadOutput). What is replaced lies aside, as
// FOLDER.old, and can be had back until keep() or the end of this object.
class FreshFolder {
 public:
  FreshFolder(const std::filesystem::path& folder, bool force);
  ~FreshFolder();
  FreshFolder(const FreshFolder&) = delete;
  FreshFolder& operator=(const FreshFolder&) = delete;
  bool keep() noexcept;  // deletes what was replaced; false: some of it is left, in replaced()
  void undo() noexcept;  // deletes what is in the new one; what it replaced is there again
  const std::filesystem::path& replaced() const { return replaced_; }  // empty: nothing

 private:
  std::filesystem::path place_, replaced_;  // links resolved
  bool was_there_ = false;
  bool open_ = true;  // neither kept nor undone
};
// One that is kept at once.
void make_output_folder(const std::filesystem::path& folder, bool force);
// Whether that would be refused, before long work: leaves everything as it is. Error(BadOutput).
void check_output_folder(const std::filesystem::path& folder, bool force);
// The same rule for a single output file: refuses an existing one unless forced, and an unwritable place.
void check_output_file(const std::filesystem::path& file, bool force);

// CRC-32 as 8 hex digits: detects every single damaged byte; no protection against malice.
std::string checksum(std::span<const std::uint8_t> content);

}  // namespace latplan
