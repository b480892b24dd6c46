#include "runs/seen_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "base/error.h"
#include "base/free_memory.h"
#include "data/npz.h"

namespace latplan::runs {
namespace {

using data::NpzArray;

constexpr const char* kBefore = "before";
constexpr const char* kAfter = "after";
constexpr const char* kBothWays = "both_ways";
constexpr std::uint64_t kBytesOfPair = 256;  // in memory, without its bits

std::int64_t bytes_of(std::int64_t bits) { return (bits + 7) / 8; }

// Bit i of a state is bit i % 8 of byte i / 8.
void append(const BitVector& state, std::vector<std::uint8_t>& bytes) {
  for (std::int64_t byte = 0; byte < bytes_of(state.size()); ++byte) {
    bytes.push_back(static_cast<std::uint8_t>(state.words()[byte / 8] >> (byte % 8 * 8)));
  }
}

// The arrays by name, each checked.
class SeenArrays {
 public:
  explicit SeenArrays(const std::filesystem::path& file)
      : file_(file.string()), arrays_(data::read_npz(file)) {
    if (arrays_.size() != 3) fail("has other arrays");
  }
  const NpzArray& get(const std::string& name, const std::vector<std::int64_t>& shape) const {
    const NpzArray& array = named(name);
    if (array.dtype != "|u1" || array.shape != shape)
      fail("array " + name + " has another shape, or is of an earlier version");
    return array;
  }
  // One state per row.
  std::vector<BitVector> states(const std::string& name, int bits) const {
    const std::int64_t row_bytes = bytes_of(bits);
    const NpzArray& array = get(name, {rows(), row_bytes});
    std::vector<BitVector> states;
    states.reserve(static_cast<std::size_t>(rows()));
    std::vector<std::uint64_t> words(static_cast<std::size_t>((bits + 63) / 64));
    const std::uint64_t beyond = bits % 64 == 0 ? 0 : ~std::uint64_t{0} << (bits % 64);
    const std::uint8_t* from = array.bytes.data();
    for (std::int64_t row = 0; row < rows(); ++row, from += row_bytes) {
      std::ranges::fill(words, 0);
      for (std::int64_t byte = 0; byte < row_bytes; ++byte) {
        words[byte / 8] |= std::uint64_t{from[byte]} << (byte % 8 * 8);
      }
      if (bits > 0 && (words.back() & beyond) != 0) fail("array " + name + " has more bits");
      states.push_back(BitVector::from_words(bits, words));
    }
    return states;
  }
  std::int64_t rows() const {
    const NpzArray& before = named(kBefore);
    return before.shape.empty() ? 0 : before.shape[0];
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw input_error(fmt::format(
        "{}: {}; expected {} and {}, the bits of the model's codes, and {}; export the run again",
        file_, what, kBefore, kAfter, kBothWays));
  }

 private:
  const NpzArray& named(const std::string& name) const {
    const auto found = std::ranges::find(arrays_, name, &NpzArray::name);
    if (found == arrays_.end()) fail("has no array " + name);
    return *found;
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
                                           bytes_of(pairs.state_bits())};
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
  const int bits = std::max(latent_bits, recoding == nullptr ? 0 : recoding->state_bits());
  check_memory(static_cast<std::uint64_t>(arrays.rows()) * (kBytesOfPair + bits / 2),
               run.seen_file().string());
  extract::EncodedPairs pairs = {arrays.states(kBefore, latent_bits),
                                 arrays.states(kAfter, latent_bits)};
  const std::uint8_t both_ways = arrays.get(kBothWays, {}).bytes[0];
  if (both_ways > 1) arrays.fail(std::string("array ") + kBothWays + " is neither 0 nor 1");
  return std::make_shared<extract::Evidence>(extract::recode(std::move(pairs), recoding),
                                             both_ways != 0);
}

}  // namespace latplan::runs
