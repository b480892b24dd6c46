// Arrays in NumPy's .npz format: a zip file of .npy members. Reads files of numpy.savez and
// numpy.savez_compressed; writes files for numpy.load. Output is deterministic.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace latplan::data {

struct NpzArray {
  std::string name;                 // without ".npy"
  std::string dtype;                // "|u1", "<i4", "<i8", "<f4" or "<f8"
  std::vector<std::int64_t> shape;  // C order; empty: a scalar
  std::vector<std::uint8_t> bytes;  // the elements, little endian

  std::int64_t elements() const;
};

// An array whose elements are stored elsewhere: written without a copy.
struct NpzView {
  std::string name, dtype;
  std::vector<std::int64_t> shape;
  std::span<const std::uint8_t> bytes;
};

// Bytes per element; 0 for an unsupported dtype.
int dtype_size(const std::string& dtype);

std::vector<std::uint8_t> encode_npz(std::span<const NpzArray> arrays);
void write_npz(const std::filesystem::path& file, std::span<const NpzArray> arrays);
void write_npz(const std::filesystem::path& file, std::span<const NpzView> arrays);

// `name` is the file name for messages. Verifies structure and checksums: Error(BadInput).
std::vector<NpzArray> decode_npz(const std::string& name, std::span<const std::uint8_t> content);
std::vector<NpzArray> read_npz(const std::filesystem::path& file);

}  // namespace latplan::data
