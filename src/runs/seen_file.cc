#include "runs/seen_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.h"
#include "base/free_memory.h"
#include "data/npz.h"

namespace latplan::runs {
namespace {

using data::NpzArray;

constexpr const char* kBefore = "before";
constexpr const char* kAfter = "after";
constexpr const char* kBothWays = "both_ways";
constexpr std::uint64_t kBytesOfPair = 256;  // in memory, without its bits, which are kept twice

void append(const BitVector& state, std::vector<std::uint8_t>& bytes) {
  const std::size_t start = bytes.size();
  bytes.resize(start + static_cast<std::size_t>(state.size()));
  for (const int bit : state.ones()) bytes[start + static_cast<std::size_t>(bit)] = 1;
}

// One state per row of [N, bits]. Opening a model takes most of its time here.
std::vector<BitVector> states_of(const NpzArray& array, int bits) {
  std::vector<BitVector> states;
  states.reserve(static_cast<std::size_t>(array.shape[0]));
  std::vector<std::uint64_t> words(static_cast<std::size_t>((bits + 63) / 64));
  const std::uint8_t* byte = array.bytes.data();
  for (std::int64_t row = 0; row < array.shape[0]; ++row, byte += bits) {
    for (std::size_t word = 0; word < words.size(); ++word) {
      const int first = 64 * static_cast<int>(word);
      words[word] = 0;
      for (int bit = first; bit < std::min(bits, first + 64); ++bit) {
        words[word] |= std::uint64_t{byte[bit]} << (bit - first);
      }
    }
    states.push_back(BitVector::from_words(bits, words));
  }
  return states;
}

// The arrays by name, each checked: bytes 0 and 1.
class SeenArrays {
 public:
  explicit SeenArrays(const std::filesystem::path& file)
      : file_(file.string()), arrays_(data::read_npz(file)) {
    if (arrays_.size() != 3) fail("has other arrays");
  }
  const NpzArray& get(const std::string& name, const std::vector<std::int64_t>& shape) const {
    const NpzArray& array = named(name);
    if (array.dtype != "|u1" || array.shape != shape) fail("array " + name + " has another shape");
    std::uint8_t any = 0;
    for (const std::uint8_t byte : array.bytes) any |= byte;
    if (any > 1) fail("array " + name + " has other values");
    return array;
  }
  std::int64_t rows() const {
    const NpzArray& before = named(kBefore);
    return before.shape.empty() ? 0 : before.shape[0];
  }

 private:
  const NpzArray& named(const std::string& name) const {
    const auto found = std::ranges::find(arrays_, name, &NpzArray::name);
    if (found == arrays_.end()) fail("has no array " + name);
    return *found;
  }
  [[noreturn]] void fail(const std::string& what) const {
    throw input_error(fmt::format(
        "{}: {}; expected bits {} and {} of the model's codes, and {}; export the run again", file_,
        what, kBefore, kAfter, kBothWays));
  }

  std::string file_;
  std::vector<NpzArray> arrays_;
};

}  // namespace

void write_seen(const RunFolder& run, const extract::EncodedPairs& pairs, bool both_ways) {
  std::set<std::pair<BitVector, BitVector>> distinct;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    distinct.emplace(pairs.before[row], pairs.after[row]);
  }
  const std::vector<std::int64_t> shape = {static_cast<std::int64_t>(distinct.size()),
                                           pairs.state_bits()};
  std::vector<NpzArray> arrays = {{kBefore, "|u1", shape, {}},
                                  {kAfter, "|u1", shape, {}},
                                  {kBothWays, "|u1", {}, {static_cast<std::uint8_t>(both_ways)}}};
  for (const auto& [before, after] : distinct) {
    append(before, arrays[0].bytes);
    append(after, arrays[1].bytes);
  }
  data::write_npz(run.seen_file(), arrays);
}

std::shared_ptr<const extract::Evidence> read_evidence(const RunFolder& run, int latent_bits,
                                                       const extract::Recoding* recoding) {
  std::error_code missing;
  if (!std::filesystem::exists(run.seen_file(), missing)) return nullptr;
  const SeenArrays arrays(run.seen_file());
  const std::vector<std::int64_t> shape = {arrays.rows(), latent_bits};
  const int bits = std::max(latent_bits, recoding == nullptr ? 0 : recoding->state_bits());
  check_memory(static_cast<std::uint64_t>(shape[0]) * (kBytesOfPair + bits / 2),
               run.seen_file().string());
  const extract::EncodedPairs latent = {states_of(arrays.get(kBefore, shape), latent_bits),
                                        states_of(arrays.get(kAfter, shape), latent_bits)};
  const bool both_ways = arrays.get(kBothWays, {}).bytes[0] != 0;
  return std::make_shared<extract::Evidence>(extract::recode(latent, recoding), both_ways);
}

}  // namespace latplan::runs
