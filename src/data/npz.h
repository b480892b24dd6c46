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
  std::string dtype;                // as in NumPy: "|u1", "<f4", "<U12"; see dtype_size()
  std::vector<std::int64_t> shape;  // C order; empty: a scalar
  std::vector<std::uint8_t> bytes;  // the elements, little endian

  std::int64_t elements() const;
  std::string to_string() const;  // "array images is |u1 [3, 48, 48]", for messages
};

// An array whose elements are stored elsewhere: written without a copy.
struct NpzView {
  std::string name, dtype;
  std::vector<std::int64_t> shape;
  std::span<const std::uint8_t> bytes;
};

// Bytes per element; 0 for an unsupported dtype. Supported: |b1; integers of 1 to 8 bytes; <f4, <f8;
// bytes |S and text <U of fixed length. Little endian.
int dtype_size(const std::string& dtype);
bool is_integer(const std::string& dtype);

std::vector<std::uint8_t> encode_npz(std::span<const NpzArray> arrays);
void write_npz(const std::filesystem::path& file, std::span<const NpzArray> arrays);
void write_npz(const std::filesystem::path& file, std::span<const NpzView> arrays);

// `name` is the file name for messages. Verifies structure and checksums: Error(BadInput).
std::vector<NpzArray> decode_npz(const std::string& name, std::span<const std::uint8_t> content);
std::vector<NpzArray> read_npz(const std::filesystem::path& file);

// The elements of an array [count] as texts: |S as it is, <U as UTF-8, integers in decimal. Another
// type or shape: Error(BadInput) that names the file.
std::vector<std::string> texts_in(const std::string& file, const NpzArray& array,
                                  std::int64_t count);
// Texts as an array of type |S.
NpzArray text_array(const std::string& name, std::span<const std::string> texts);

}  // namespace latplan::data
