// Files and folders. Errors name the file and the reason; writes are atomic.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace latplan {

// The content of a regular file. Anything else (a folder, a device, a pipe), or not readable: Error(BadInput). Larger
// than the free memory: Error(OutOfMemory).
std::string read_text(const std::filesystem::path& file);
std::vector<std::uint8_t> read_bytes(const std::filesystem::path& file);

// Writes a temporary file next to `file`, syncs it and renames it: readers see either the old or
// the new content. Error(BadOutput).
void write_atomically(const std::filesystem::path& file, std::string_view content);
void write_atomically(const std::filesystem::path& file, std::span<const std::uint8_t> content);

// The same without flushing: for the files of a result folder, which are flushed together when it is finished.
void write_file(const std::filesystem::path& file, std::string_view content);
void write_file(const std::filesystem::path& file, std::span<const std::uint8_t> content);

// Flushes these files and folders to disk, several at a time: the file system then needs few commits. Error(BadOutput).
void flush_to_disk(std::span<const std::filesystem::path> paths);
// Flushes a folder's entries to disk, so that a rename survives a power failure.
void sync_folder(const std::filesystem::path& folder);

// These two use POSIX calls: LibTorch 2.x exports parts of an older std::filesystem that crash the
// standard functions.
// Entries of a folder, sorted by name; none if there is no such folder. Not readable: Error(BadInput).
std::vector<std::filesystem::path> list_folder(const std::filesystem::path& folder);
// Removes a file or a folder with its content; does not follow links. False if anything remains.
bool remove_tree(const std::filesystem::path& path);

// A folder that does not exist yet, in one that does. Error(BadOutput).
void create_folder(const std::filesystem::path& folder);
// Deletes what killed processes left of write_atomically(), in the folder and below it.
void remove_temporary_files(const std::filesystem::path& folder);
// Before a file is changed in place: makes sure that it shares its content with no other name.
void unshare(const std::filesystem::path& file);
// Checks an output file before long work: it must not exist (unless `force`), be an input, or be where one cannot write.
// Deletes what killed processes left of write_atomically() for it.
void check_output_file(const std::filesystem::path& file, bool force,
                       std::span<const std::filesystem::path> inputs = {});

// CRC-32 as 8 hex digits: detects accidental damage, not tampering.
std::string checksum(std::span<const std::uint8_t> content);

}  // namespace latplan
