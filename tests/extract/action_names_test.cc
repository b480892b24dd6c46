#include "extract/action_names.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "extract/fitted.h"
#include "support/toy_model.h"
#include "symbolic/pddl_names.h"

namespace latplan::extract {
namespace {

using symbolic::ActionTable;

// Sliding tiles: one bit per (tile, cell). Tile 0 is the gap; a tile is drawn as a pattern of its own.
class TileCodec final : public nn::StateCodec {
 public:
  static constexpr int kSide = 3, kCells = kSide * kSide, kPixels = 5;

  ImageShape image_shape() const override { return {kSide * kPixels, kSide * kPixels, 1}; }
  int state_bits() const override { return kCells * kCells; }
  std::vector<BitVector> encode(std::span<const Image>) const override { return {}; }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    std::vector<Image> images;
    for (const BitVector& state : states) {
      Image image(image_shape(), 0.3F);
      for (const int bit : state.ones()) paint(image, bit / kCells, bit % kCells);
      images.push_back(image);
    }
    return images;
  }

  static BitVector code(const std::vector<int>& tile_in_cell) {
    BitVector bits(kCells * kCells);
    for (int cell = 0; cell < kCells; ++cell) bits.set(tile_in_cell[cell] * kCells + cell, true);
    return bits;
  }
  // All moves from states along a walk of the gap through every cell, forwards and back.
  static EncodedPairs pairs() {
    EncodedPairs pairs;
    std::vector<int> tiles = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    Rng rng(1);
    for (int step = 0, gap = 0; step < 400; ++step) {
      std::vector<int> next;
      for (int cell = 0; cell < kCells; ++cell) {
        const int apart =
            std::abs(cell / kSide - gap / kSide) + std::abs(cell % kSide - gap % kSide);
        if (apart == 1) next.push_back(cell);
      }
      const int to = next[rng.below(next.size())];
      const BitVector before = code(tiles);
      std::swap(tiles[gap], tiles[to]);
      gap = to;
      pairs.before.push_back(before);
      pairs.after.push_back(code(tiles));
    }
    return pairs;
  }

 private:
  static void paint(Image& image, int tile, int cell) {
    for (int i = 0; tile > 0 && i < kPixels * kPixels; ++i) {
      const bool bright = (i * (2 * tile + 1) / 3) % 2 == 0;
      image.at(cell / kSide * kPixels + i / kPixels, cell % kSide * kPixels + i % kPixels) =
          bright ? 1.0F : 0.0F;
    }
  }
};

ActionTable named(const nn::StateCodec& codec, const EncodedPairs& pairs,
                  const std::vector<std::string>& given = {}) {
  ActionTable table = fit_actions(pairs, 0.01, false, 1);
  name_actions(table, codec, find_examples(table, pairs, false, given));
  return table;
}

void expect_plain_and_unique(const ActionTable& table) {
  std::set<std::string> names;
  for (const symbolic::Action& action : table.actions) {
    EXPECT_TRUE(symbolic::is_plain_name(action.name)) << action.name;
    EXPECT_EQ(action.name.find('+'), std::string::npos) << action.name;
    EXPECT_TRUE(names.insert(action.name).second) << action.name;
  }
}

TEST(ActionNames, SayFromWhereToWhereATileMoves) {
  const EncodedPairs pairs = TileCodec::pairs();
  const ActionTable table = named(TileCodec(), pairs);
  expect_plain_and_unique(table);
  ASSERT_GT(table.actions.size(), 24u);
  const auto place = [](int cell) {
    return "r" + std::to_string(cell / 3 + 1) + "c" + std::to_string(cell % 3 + 1);
  };
  for (const symbolic::Action& action : table.actions) {
    int from = -1, to = -1;  // of the tile, by the truth
    for (const int bit : action.del.ones()) {
      if (bit / 9 > 0) from = bit % 9;
    }
    for (const int bit : action.add.ones()) {
      if (bit / 9 > 0) to = bit % 9;
    }
    EXPECT_TRUE(action.name.starts_with(place(from) + "-to-" + place(to))) << action.name;
  }
}

TEST(ActionNames, SayWhichLightIsPressed) {
  const ToyModel model(3);
  const ActionTable table = named(model, model.all_transitions());
  expect_plain_and_unique(table);
  std::map<std::string, int> variants;  // by the name without its number
  for (const symbolic::Action& action : table.actions) ++variants[action.name.substr(0, 4)];
  EXPECT_EQ(variants.size(), 9u);
  EXPECT_EQ(variants["r1c1"], 8);   // three lights, on or off
  EXPECT_EQ(variants["r1c2"], 16);  // four
  EXPECT_EQ(variants["r2c2"], 32);
  EXPECT_EQ(variants["r3c3"], 8);
}

TEST(ActionNames, AreTheSameEveryTime) {
  const EncodedPairs pairs = TileCodec::pairs();
  EXPECT_EQ(named(TileCodec(), pairs).actions, named(TileCodec(), pairs).actions);
}

TEST(ActionNames, NamesOfTheDataComeFirst) {
  const EncodedPairs pairs = TileCodec::pairs();
  const Effect special = effect_of(pairs.before[0], pairs.after[0]);
  EncodedPairs longer =
      pairs;  // the first pair three times, so that a majority of its names is right
  for (int i = 0; i < 2; ++i) longer.append({{pairs.before[0]}, {pairs.after[0]}});
  std::vector<std::string> given;
  for (std::size_t row = 0; row < longer.size(); ++row) {
    const bool first = effect_of(longer.before[row], longer.after[row]) == special;
    given.push_back(first ? "Kick Off!" : "slide");
  }
  given[0] = "mistaken";
  const ActionTable table = named(TileCodec(), longer, given);
  expect_plain_and_unique(table);
  int kicks = 0;
  for (const symbolic::Action& action : table.actions) {
    if (action.name == "kick-off") {
      ++kicks;
      EXPECT_EQ(action.add, special.add);
    } else {
      EXPECT_TRUE(action.name.starts_with("slide-r")) << action.name;
      EXPECT_NE(action.name.find("-to-"), std::string::npos) << action.name;
    }
  }
  EXPECT_EQ(kicks, 1);
}

TEST(ActionNames, AnyTextBecomesAPlainName) {
  EXPECT_EQ(plain_name("South"), "south");
  EXPECT_EQ(plain_name("pick up"), "pick-up");
  EXPECT_EQ(plain_name("3"), "action-3");
  EXPECT_EQ(plain_name("and"), "action-and");
  EXPECT_EQ(plain_name("<script>alert(1)</script>"), "script-alert-1-script");
  EXPECT_EQ(plain_name("\xE2\x86\x91"), "");  // an arrow
  EXPECT_EQ(plain_name(""), "");
  EXPECT_EQ(plain_name("--"), "");
  EXPECT_TRUE(symbolic::is_plain_name(plain_name(std::string(500, 'x'))));
  EXPECT_LE(plain_name(std::string(500, 'x')).size(), 40u);
}

// Network actions may explain no pair at all.
TEST(ActionNames, AnActionWithoutPairsIsShownWhereItApplies) {
  const ToyModel model(2);
  const ActionTable table = model.true_table();
  const std::vector<ActionExample> examples = find_examples(table, {}, false, {});
  for (std::size_t i = 0; i < examples.size(); ++i) {
    EXPECT_EQ(examples[i].seen, 0);
    EXPECT_TRUE(table.actions[i].applicable(examples[i].before));
    EXPECT_EQ(examples[i].after, table.actions[i].apply(examples[i].before));
  }
}

TEST(ActionNames, PairsCountInBothDirectionsIfTheyDoForTheTable) {
  const ToyModel model(2);
  const EncodedPairs all = model.all_transitions();
  const ActionTable table = model.true_table();
  EncodedPairs one{{all.before[0]}, {all.after[0]}};
  const auto seen = [&](bool both) {
    int sum = 0;
    for (const ActionExample& example : find_examples(table, one, both, {})) sum += example.seen;
    return sum;
  };
  EXPECT_EQ(seen(false), 1);
  EXPECT_EQ(seen(true), 2);
}

}  // namespace
}  // namespace latplan::extract
