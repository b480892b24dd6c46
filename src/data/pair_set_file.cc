// PairSet as .npz; data/pair_set.h describes the arrays.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/free_memory.h"
#include "base/json.h"
#include "data/npz.h"
#include "data/pair_set.h"

namespace latplan::data {
namespace {

constexpr auto kPredecessors = "predecessors";
constexpr auto kSuccessors = "successors";
constexpr auto kSplit = "split";
constexpr auto kStatesBefore = "states_before";
constexpr auto kStatesAfter = "states_after";
constexpr auto kAction = "action";
constexpr auto kMeta = "meta";

NpzView images_array(const char* name, const PairSet& pairs,
                     const std::vector<std::uint8_t>& bytes) {
  return {name,
          "|u1",
          {pairs.count, pairs.shape.height, pairs.shape.width, pairs.shape.channels},
          bytes};
}

std::vector<std::uint8_t> states_bytes(const std::vector<WorldState>& states) {
  std::vector<std::uint8_t> bytes;
  for (const WorldState& state : states) {
    LATPLAN_CHECK(state.size() == states.front().size(), "states of different lengths in one set");
    bytes.insert(bytes.end(), state.begin(), state.end());
  }
  return bytes;
}

// The arrays of one file, removed by name; every error names the file.
class Arrays {
 public:
  explicit Arrays(const std::filesystem::path& file)
      : file_(file.string()), arrays_(read_npz(file)) {}

  const std::string& file() const { return file_; }
  [[noreturn]] void fail(const std::string& reason) const {
    throw input_error(file_ + ": " + reason);
  }
  bool has(const std::string& name) const {
    return std::ranges::any_of(arrays_, [&](const NpzArray& a) { return a.name == name; });
  }
  NpzArray take(const std::string& name, std::size_t dimensions) {
    NpzArray array = take_any(name);
    if (array.dtype != "|u1" || array.shape.size() != dimensions) {
      fail(array.to_string() + "; expected |u1 and " + std::to_string(dimensions) + " dimensions");
    }
    return array;
  }
  std::vector<std::string> take_texts(const std::string& name, std::int64_t count) {
    return texts_in(file_, take_any(name), count);
  }
  void check_all_taken() const {
    if (!arrays_.empty()) {
      fail("has an unknown array " + arrays_.front().name + "; expected a set of image pairs");
    }
  }

 private:
  NpzArray take_any(const std::string& name) {
    const auto found = std::ranges::find(arrays_, name, &NpzArray::name);
    if (found == arrays_.end()) fail("has no array " + name + "; expected a set of image pairs");
    NpzArray array = std::move(*found);
    arrays_.erase(found);
    return array;
  }

  std::string file_;
  std::vector<NpzArray> arrays_;
};

void take_images(Arrays& arrays, PairSet& pairs) {
  NpzArray before = arrays.take(kPredecessors, 4);
  NpzArray after = arrays.take(kSuccessors, 4);
  if (before.shape != after.shape) {
    arrays.fail("predecessors and successors differ in shape; expected the same");
  }
  const auto& shape = before.shape;
  if (shape[1] < 1 || shape[2] < 1 || shape[1] > kMaxImageSide || shape[2] > kMaxImageSide ||
      (shape[3] != 1 && shape[3] != 3)) {
    arrays.fail("images of " + std::to_string(shape[2]) + "x" + std::to_string(shape[1]) +
                " pixels and " + std::to_string(shape[3]) +
                " channels; expected 1 to 16384 pixels per side, 1 or 3 channels");
  }
  constexpr std::uint64_t kBytesOfPair = 256;  // split, states and name, without their content
  check_memory(static_cast<std::uint64_t>(shape[0]) * kBytesOfPair, arrays.file());
  pairs.count = shape[0];
  pairs.shape = {static_cast<int>(shape[1]), static_cast<int>(shape[2]),
                 static_cast<int>(shape[3])};
  pairs.predecessors = std::move(before.bytes);
  pairs.successors = std::move(after.bytes);
}

// Sets without splits, made by other programs, are split by a fixed seed.
void take_split(Arrays& arrays, PairSet& pairs) {
  if (!arrays.has(kSplit)) {
    constexpr std::uint64_t kSplitSeed = 1;
    assign_splits(pairs, kSplitSeed);
    return;
  }
  const NpzArray split = arrays.take(kSplit, 1);
  if (split.shape[0] != pairs.count)
    arrays.fail("split and images differ in length; expected the same");
  for (const std::uint8_t value : split.bytes) {
    if (value > 2) arrays.fail("split contains " + std::to_string(value) + "; expected 0, 1 or 2");
    pairs.split.push_back(static_cast<Split>(value));
  }
}

std::vector<WorldState> take_states(Arrays& arrays, const char* name, std::int64_t count) {
  const NpzArray array = arrays.take(name, 2);
  if (array.shape[0] != count) {
    arrays.fail(std::string(name) + " and images differ in length; expected the same");
  }
  std::vector<WorldState> states;
  states.reserve(count);
  const std::int64_t length = array.shape[1];
  for (std::int64_t row = 0; row < count; ++row) {
    const auto start = array.bytes.begin() + row * length;
    states.emplace_back(start, start + length);
  }
  return states;
}

}  // namespace

void write_pairs(const std::filesystem::path& file, const PairSet& pairs) {
  LATPLAN_CHECK(static_cast<std::int64_t>(pairs.split.size()) == pairs.count,
                "splits are not assigned");
  LATPLAN_CHECK(pairs.action_names.empty() ||
                    static_cast<std::int64_t>(pairs.action_names.size()) == pairs.count,
                "action names and pairs differ in number");
  std::vector<NpzView> arrays;
  arrays.push_back(images_array(kPredecessors, pairs, pairs.predecessors));
  arrays.push_back(images_array(kSuccessors, pairs, pairs.successors));
  std::vector<std::uint8_t> split;
  for (const Split which : pairs.split) split.push_back(static_cast<std::uint8_t>(which));
  arrays.push_back({kSplit, "|u1", {pairs.count}, split});
  const std::vector<std::uint8_t> before = states_bytes(pairs.states_before);
  const std::vector<std::uint8_t> after = states_bytes(pairs.states_after);
  if (!pairs.states_before.empty()) {
    const auto length = static_cast<std::int64_t>(pairs.states_before.front().size());
    arrays.push_back({kStatesBefore, "|u1", {pairs.count, length}, before});
    arrays.push_back({kStatesAfter, "|u1", {pairs.count, length}, after});
  }
  const NpzArray action = text_array(kAction, pairs.action_names);
  if (!pairs.action_names.empty()) {
    arrays.push_back({kAction, action.dtype, action.shape, action.bytes});
  }
  const std::vector<std::uint8_t> meta(pairs.meta_json.begin(), pairs.meta_json.end());
  arrays.push_back({kMeta, "|u1", {static_cast<std::int64_t>(meta.size())}, meta});
  write_npz(file, arrays);
}

bool is_pair_set(const std::filesystem::path& file) {
  return file.extension() == ".npz" && Arrays(file).has(kSplit);
}

PairSet read_pairs(const std::filesystem::path& file) {
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) {
    throw input_error(file.string() +
                      ": is a folder; expected pairs (.npz), as `latplan dataset --from FOLDER -o "
                      "PAIRS.npz` makes them");
  }
  Arrays arrays(file);
  PairSet pairs;
  take_images(arrays, pairs);
  take_split(arrays, pairs);
  if (arrays.has(kStatesBefore) || arrays.has(kStatesAfter)) {
    pairs.states_before = take_states(arrays, kStatesBefore, pairs.count);
    pairs.states_after = take_states(arrays, kStatesAfter, pairs.count);
  }
  if (arrays.has(kAction)) pairs.action_names = arrays.take_texts(kAction, pairs.count);
  if (arrays.has(kMeta)) {
    const NpzArray meta = arrays.take(kMeta, 1);
    pairs.meta_json.assign(meta.bytes.begin(), meta.bytes.end());
  }
  if (!json_or_null(pairs.meta_json).is_object()) {
    arrays.fail("meta is not JSON; expected an object");
  }
  arrays.check_all_taken();
  pairs.place = arrays.file();
  return pairs;
}

}  // namespace latplan::data
