#include "domains/blocks.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <system_error>

#include "base/error.h"
#include "domains/blocks_paper_reader.h"
#include "domains/blocks_picture.h"
#include "domains/blocks_reader.h"

namespace latplan::domains {
namespace {

class Blocks final : public Domain {
 public:
  explicit Blocks(const BlocksOptions& options)
      : options_(options),
        picture_(options.blocks, options.slots),
        reader_(picture_, options.jitter) {}

  ImageShape image_shape() const override { return BlocksPicture::kShape; }
  // One tower on the first slot, red at the bottom.
  State goal() const override {
    State state(length(), static_cast<std::uint8_t>(options_.blocks));
    std::iota(state.begin(), state.begin() + options_.blocks, std::uint8_t{0});
    return state;
  }
  InstanceStyle instance_style() const override { return InstanceStyle::kRandomWalk; }
  // Uniform: every state corresponds to the same number of shuffles (the permutations of the
  // separators).
  State sample(Rng& rng) const override {
    State state = goal();
    rng.shuffle(state);
    return state;
  }
  std::vector<State> successors(const State& state) const override;
  Image render(const State& state) const override { return picture_.plain(towers_of(state)); }
  Image render_with_noise(const State& state, Rng& rng) const override {
    return picture_.take(placed_blocks(towers_of(state)), options_.jitter, rng);
  }
  bool legal(const State& state) const override {
    return state.size() == length() && std::ranges::is_permutation(state, goal());
  }
  std::optional<State> recognise(const Image& image, Judge judge) const override {
    const auto towers =
        judge == Judge::kOurs ? reader_.read(image) : read_blocks_as_paper(image, picture_);
    return towers ? std::optional(state_of(*towers)) : std::nullopt;
  }
  std::string describe(const State& state) const override;
  std::vector<std::pair<std::string, std::int64_t>> known_counts() const override;

 private:
  std::size_t length() const {
    return static_cast<std::size_t>(options_.blocks) + options_.slots - 1;
  }
  Towers towers_of(const State& state) const;
  State state_of(const Towers& towers) const;

  BlocksOptions options_;
  BlocksPicture picture_;
  BlocksReader reader_;
};

Towers Blocks::towers_of(const State& state) const {
  LATPLAN_CHECK(legal(state), "not a state of Blocksworld with " + std::to_string(options_.blocks) +
                                  " blocks and " + std::to_string(options_.slots) + " slots");
  Towers towers(1);
  for (const int block : state) {
    if (block == options_.blocks) {
      towers.emplace_back();
    } else {
      towers.back().push_back(block);
    }
  }
  return towers;
}

State Blocks::state_of(const Towers& towers) const {
  State state;
  for (const auto& tower : towers) {
    if (&tower != &towers.front()) state.push_back(static_cast<std::uint8_t>(options_.blocks));
    for (const int block : tower) state.push_back(static_cast<std::uint8_t>(block));
  }
  return state;
}

// Ordered by source slot, then target slot.
std::vector<State> Blocks::successors(const State& state) const {
  Towers towers = towers_of(state);
  std::vector<State> result;
  for (auto& from : towers) {
    if (from.empty()) continue;
    const int block = from.back();
    for (auto& to : towers) {
      const bool table_to_table = from.size() == 1 && to.empty();
      if (&to == &from || (table_to_table && !options_.table_moves)) continue;
      from.pop_back();
      to.push_back(block);
      result.push_back(state_of(towers));
      to.pop_back();
      from.push_back(block);
    }
  }
  return result;
}

// Towers bottom to top: "slots: RG|-|B|-|K".
std::string Blocks::describe(const State& state) const {
  std::string text = "slots: ";
  const Towers towers = towers_of(state);
  for (const auto& tower : towers) {
    if (&tower != &towers.front()) text += '|';
    if (tower.empty()) text += '-';
    for (const int block : tower) text += BlocksPicture::letter(block);
  }
  return text;
}

// A ground action moves a block between two places (slot and height). The blocks below both places
// are distinct, so the heights add up to less than the number of blocks.
std::vector<std::pair<std::string, std::int64_t>> Blocks::known_counts() const {
  std::int64_t heights = 0;  // pairs of heights
  for (int from = 0; from < options_.blocks; ++from) heights += options_.blocks - from;
  if (!options_.table_moves) --heights;
  return {{"ground actions",
           std::int64_t{options_.blocks} * options_.slots * (options_.slots - 1) * heights}};
}

double jitter_option(const WorldOptions& options) {
  const std::string& text = options.at("jitter");
  double value = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !(value >= 0 && value <= 1)) {
    throw usage_error("--jitter " + in_quotes(text) + "; expected a number from 0 to 1");
  }
  return value;
}

std::unique_ptr<Domain> blocks_from_options(const WorldOptions& options) {
  const BlocksOptions chosen = {.blocks = int_option(options, "blocks", 1, kMaxBlocks),
                                .slots = int_option(options, "slots", 2, 8),
                                .table_moves = !flag_option(options, "no-table-moves"),
                                .jitter = jitter_option(options)};
  if (chosen.blocks == 1 && !chosen.table_moves) {
    throw usage_error("--no-table-moves with --blocks 1 leaves no moves; expected more blocks");
  }
  return make_blocks(chosen);
}

}  // namespace

std::unique_ptr<Domain> make_blocks(const BlocksOptions& options) {
  return std::make_unique<Blocks>(options);
}

World blocks_world() {
  const BlocksOptions standard;
  return {
      .name = "blocks",
      .summary = "ray-traced coloured cylinders in towers; goal: one tower on the left",
      .options = {{"blocks", std::to_string(standard.blocks), "number of cylinders, 1 to 8"},
                  {"slots", std::to_string(standard.slots), "number of tower positions, 2 to 8"},
                  {"no-table-moves", "false", "no moves from table to table",
                   WorldOption::Kind::kFlag},
                  {"jitter", "0", "random displacement of blocks, camera and lamps, 0 to 1"}},
      .make = blocks_from_options};
}

}  // namespace latplan::domains
