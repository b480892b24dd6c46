#include "extract/extraction.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "base/error.h"
#include "extract/either_bits.h"
#include "extract/example_pairs.h"
#include "extract/fitted.h"
#include "extract/limited_model.h"
#include "extract/place_bits.h"
#include "extract/read_off.h"
#include "support/toy_model.h"

namespace latplan::extract {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

ExtractConfig by(const std::string& method) {
  ExtractConfig config;
  config.method = method;
  return config;
}
ExtractConfig tightened() {
  ExtractConfig config = by("read-off");
  config.tighten = true;
  return config;
}
ExtractConfig fitted(const std::string& preconditions, const std::string& recoding) {
  ExtractConfig config = by("fitted");
  config.preconditions = preconditions;
  config.recoding = recoding;
  return config;
}

// Every explicit choice but the places recoding, which needs objects that move.
std::vector<ExtractConfig> all_choices() {
  std::vector<ExtractConfig> all = {by("read-off"), tightened(), by("observed")};
  for (const char* preconditions : {"strict", "statistical", "implied"}) {
    for (const char* recoding : {"none", "either"}) all.push_back(fitted(preconditions, recoding));
  }
  return all;
}

const nn::Capabilities kBlackBox = {
    .model = "ama2", .backward = false, .no_strips = "it is a black box"};
const nn::Capabilities kStatesOnly = {
    .model = "sae", .actions = false, .backward = false, .no_strips = "it learns no actions"};
const nn::Capabilities kAma1 = {.model = "ama1", .actions = false, .observed = true};

void expect_unsupported(const nn::TrainedModel& model, const EncodedPairs& pairs,
                        const ExtractConfig& config, const std::string& reason) {
  try {
    extract_actions(model, pairs, pairs, config);
    ADD_FAILURE() << "accepted; expected: " << reason;
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUnsupported);
    EXPECT_NE(std::string(error.what()).find(reason), std::string::npos) << error.what();
  }
}

// The codes of all states. Moves may connect only some of them: the search starts several times.
template <typename World>
std::set<BitVector> all_codes(const World& world, Rng& rng) {
  std::set<BitVector> codes;
  for (int start = 0; start < 20; ++start) {
    std::deque<typename World::State> open = {world.any(rng)};
    codes.insert(world.code(open[0]));
    for (; !open.empty(); open.pop_front()) {
      for (auto& next : world.moves(open.front())) {
        if (codes.insert(world.code(next)).second) open.push_back(std::move(next));
      }
    }
  }
  return codes;
}

// States only: one pixel per bit. Codes of no state are drawn black, which is no state either.
class PixelModel final : public nn::TrainedModel {
 public:
  PixelModel(std::set<BitVector> states, int places)
      : states_(std::move(states)), places_(places) {}
  nn::Capabilities capabilities() const override {
    nn::Capabilities can = kStatesOnly;
    can.places = places_;
    return can;
  }
  ImageShape image_shape() const override { return {1, state_bits(), 1}; }
  int state_bits() const override { return states_.begin()->size(); }
  int labels() const override { return 0; }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes;
    for (const Image& image : images) {
      BitVector& code = codes.emplace_back(state_bits());
      for (int i = 0; i < state_bits(); ++i) code.set(i, image.at(0, i) > 0.5F);
    }
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> codes) const override {
    std::vector<Image> images;
    for (const BitVector& code : codes) {
      Image& image = images.emplace_back(image_shape());
      if (!states_.contains(code)) continue;
      for (const int bit : code.ones()) image.at(0, bit) = 1.0F;
    }
    return images;
  }
  std::vector<int> label(std::span<const BitVector>, std::span<const BitVector>) const override {
    ADD_FAILURE() << "has no actions";
    return {};
  }
  std::vector<BitVector> apply(std::span<const BitVector>, std::span<const int>) const override {
    ADD_FAILURE() << "has no actions";
    return {};
  }
  std::vector<BitVector> regress(std::span<const BitVector>, std::span<const int>) const override {
    ADD_FAILURE() << "has no actions";
    return {};
  }

 private:
  std::set<BitVector> states_;
  int places_;
};

TEST(ExtractConfig, ListsItsChoices) {
  ExtractConfig config;
  const Fields list = fields(config);
  using Choices = std::vector<std::string>;
  EXPECT_EQ(find_field(list, "method").choices(),
            (Choices{"auto", "read-off", "fitted", "observed"}));
  EXPECT_EQ(find_field(list, "preconditions").choices(),
            (Choices{"auto", "strict", "statistical", "implied", "shared", "anywhere"}));
  EXPECT_EQ(find_field(list, "recoding").choices(), (Choices{"auto", "none", "either", "places"}));
  EXPECT_EQ(find_field(list, "reverse").choices(), (Choices{"auto", "never"}));
  for (const char* name : {"method", "preconditions", "recoding", "reverse"}) {
    EXPECT_EQ(find_field(list, name).text(), "auto") << name;
    EXPECT_THROW(find_field(list, name).set(std::string("tightened")), Error) << name;
  }
}

TEST(ExtractConfig, IsReadBackFromItsJson) {
  ExtractConfig config = fitted("implied", "places");
  config.tighten = config.every_pair = true;
  config.alpha = 0.05;
  config.min_support = 3;
  config.reverse = "never";
  config.max_variants = 77;
  const Json json = to_json(fields(config));
  ExtractConfig read;
  read_fields({json, "export.json"}, fields(read));
  EXPECT_EQ(to_json(fields(read)), json);
  EXPECT_EQ(read.recoding, "places");
  EXPECT_EQ(read.max_variants, 77);
  EXPECT_TRUE(read.every_pair);
}

TEST(Extraction, IsNamedInWords) {
  EXPECT_EQ((Extraction{"read-off", "", "", false}.text()), "network actions");
  EXPECT_EQ((Extraction{"read-off", "", "", true}.text()),
            "network actions, statistical preconditions added");
  EXPECT_EQ((Extraction{"fitted", "strict", "none", false}.text()),
            "fitted actions, strict preconditions");
  EXPECT_EQ((Extraction{"fitted", "implied", "places", false}.text()),
            "fitted actions, implied preconditions, places recoding");
  EXPECT_EQ((Extraction{"observed", "", "", false}.text()), "observed actions");
}

// What each choice means, put together from the functions that are tested elsewhere.
ActionTable fit_by_hand(const EncodedPairs& pairs, const ExtractConfig& config) {
  ActionTable table = symbolic::merge_duplicates(
      fit_actions(pairs, config.alpha, config.preconditions == "strict", config.min_support));
  if (config.preconditions == "implied") {
    add_pooled_preconditions(table, pairs, config.alpha);
    add_implied_preconditions(table, pairs, config.alpha);
  }
  return table;
}

TEST(FittedChoices, WithoutRecodingAreTablesOverLatentBits) {
  Rng rng(4);
  const EncodedPairs pairs = sample_pairs(SlidingTiles(), 900, rng);
  const ToyModel unused(2);
  std::vector<std::vector<Action>> tables;
  for (const char* preconditions : {"strict", "statistical", "implied"}) {
    const ExtractConfig config = fitted(preconditions, "none");
    const ExtractedModel found = extract_actions(unused, pairs, {}, config);
    EXPECT_EQ(found.extraction.method, "fitted");
    EXPECT_EQ(found.extraction.preconditions, preconditions);
    EXPECT_EQ(found.extraction.recoding, "none");
    EXPECT_EQ(found.recoding, nullptr);
    EXPECT_TRUE(found.both_ways);
    ActionTable table = fit_by_hand(both_ways(pairs), config);
    EXPECT_EQ(std::ranges::count(tables, table.actions), 0);  // here all three differ
    tables.push_back(table.actions);
    drop_redundant_preconditions(table, both_ways(pairs), config.alpha);
    EXPECT_TRUE(found.table.actions == table.actions) << preconditions;
    EXPECT_EQ(found.labels_used, static_cast<int>(found.table.actions.size()));
  }
}

TEST(FittedChoices, WithEitherRecodingUseInformativeSets) {
  Rng rng(1);
  const EncodedPairs pairs = sample_pairs(BlockStacks(), 6000, rng);
  ASSERT_TRUE(looks_reversible(pairs));
  const EncodedPairs both = both_ways(pairs);
  const ToyModel unused(2);
  for (const char* preconditions : {"statistical", "implied"}) {
    const ExtractConfig config = fitted(preconditions, "either");
    const EitherSets sets = find_either_sets(both, config.alpha);
    const EitherBits all(both.state_bits(), sets);
    const EitherBits expected(both.state_bits(),
                              informative_sets(sets, fit_by_hand(recode(both, &all), config)));
    const ExtractedModel found = extract_actions(unused, pairs, {}, config);
    EXPECT_EQ(found.extraction.preconditions, preconditions);
    EXPECT_EQ(found.extraction.recoding, "either");
    ASSERT_NE(found.recoding, nullptr) << preconditions;
    EXPECT_EQ(found.recoding->to_json(), expected.to_json()) << preconditions;
    ActionTable table = fit_by_hand(recode(both, &expected), config);
    restrict_refuted_actions(table, recode(pairs, &expected), recode(both, &expected),
                             config.alpha);
    drop_redundant_preconditions(table, recode(both, &expected), config.alpha);
    EXPECT_TRUE(found.table.actions == table.actions) << preconditions;
  }
}

TEST(FittedChoices, WithPlacesRecodingUseObjects) {
  Rng rng(7);
  const CodedHanoi world(3, 4, rng);
  const EncodedPairs pairs = sample_pairs(world, 1500, rng);
  const ToyModel patches(2, {.places = world.towers});  // used for its places alone
  for (const char* preconditions : {"strict", "statistical", "implied"}) {
    const ExtractConfig config = fitted(preconditions, "places");
    const PlaceBits expected = find_place_bits(both_ways(pairs), world.towers);
    const ExtractedModel found = extract_actions(patches, pairs, {}, config);
    EXPECT_EQ(found.extraction.preconditions, preconditions);
    EXPECT_EQ(found.extraction.recoding, "places");
    ASSERT_NE(found.recoding, nullptr);
    EXPECT_EQ(found.recoding->to_json(), expected.to_json());
    const EncodedPairs recoded = recode(both_ways(pairs), &expected);
    ActionTable table = fit_by_hand(recoded, config);
    drop_redundant_preconditions(table, recoded, config.alpha);
    EXPECT_TRUE(found.table.actions == table.actions) << preconditions;
  }
}

TEST(ReadOffChoices, TightenAddsStatisticalPreconditions) {
  const ToyModel model(3);
  const EncodedPairs train = thinned(model.all_transitions(), 5);
  ReadOff read = read_off(model, train, ExtractConfig{}.max_variants);
  const ExtractedModel plain = extract_actions(model, train, train, by("read-off"));
  EXPECT_EQ(plain.table.actions, symbolic::merge_duplicates(read.table).actions);
  EXPECT_EQ(plain.extraction.method, "read-off");
  EXPECT_FALSE(plain.extraction.tighten);
  EXPECT_EQ(plain.labels_used, 9);
  EXPECT_EQ(plain.xor_bits.split_bits, read.xor_bits.split_bits);
  std::vector<std::vector<int>> seen(read.table.actions.size());
  for (std::size_t a = 0; a < seen.size(); ++a) {
    for (std::size_t row = 0; row < train.size(); ++row) {
      const Action& action = read.table.actions[a];
      if (action.applicable(train.before[row]) &&
          action.apply(train.before[row]) == train.after[row]) {
        seen[a].push_back(static_cast<int>(row));
      }
    }
  }
  ExtractConfig config = tightened();
  config.alpha = 1;  // so that chance adds some
  add_statistical_preconditions(read.table, seen, train, config.alpha, false);
  const ExtractedModel tight = extract_actions(model, train, train, config);
  EXPECT_TRUE(tight.extraction.tighten);
  EXPECT_EQ(tight.table.actions, symbolic::merge_duplicates(read.table).actions);
  EXPECT_NE(tight.table.actions, plain.table.actions);
}

// Label 0 sets the first bit, label 1 flips it: one of its two variants is label 0's action.
TEST(ReadOffChoices, EqualActionsOfTwoLabelsAreMerged) {
  ToyModel model(2);
  model.toy_labels() = {ToyLabel::of({"", bits("0000"), bits("1000"), bits("1000"), bits("0000")}),
                        ToyLabel::flips(bits("1000"))};
  const EncodedPairs pairs = pairs_of({{"0010", "1010"}, {"1010", "0010"}});
  const ExtractedModel extracted = extract_actions(model, pairs, pairs, by("read-off"));
  EXPECT_EQ(extracted.labels_used, 2);
  EXPECT_EQ(extracted.xor_bits.actions_after, 3);
  ASSERT_EQ(extracted.table.actions.size(), 2u);
  EXPECT_EQ(extracted.table.actions[0].name, "a0");
  EXPECT_EQ(extracted.table.actions[1].name, "a1-0");
}

TEST(ReadOffChoices, TheLimitOnVariantsIsTheConfigurations) {
  ToyModel model(4);
  BitVector mask(16, false);
  for (int i = 0; i < 7; ++i) mask.set(i, true);
  model.toy_labels() = {ToyLabel::flips(mask)};
  const EncodedPairs pairs = {{BitVector(16, false)}, {mask}};
  ExtractConfig config = by("read-off");
  config.max_variants = 127;
  expect_unsupported(model, pairs, config, "more than 127 variants");
  config.max_variants = 128;
  EXPECT_EQ(extract_actions(model, pairs, pairs, config).table.actions.size(), 128u);
}

// AMA1: exactly the observed transitions.
TEST(Observed, AllowsTheObservedTransitionsAndNoOther) {
  const LimitedModel model(ToyModel(2), kAma1);
  EncodedPairs pairs = model.toy().all_transitions();
  const std::size_t distinct = pairs.size();
  EXPECT_EQ(distinct, 64U);
  for (int copy = 0; copy < 5; ++copy) {  // repeated rows, one of them without a change
    pairs.before.push_back(pairs.before[copy]);
    pairs.after.push_back(copy == 0 ? pairs.before[copy] : pairs.after[copy]);
  }
  const ExtractedModel extracted = extract_actions(model, pairs, pairs, {});
  EXPECT_EQ(extracted.extraction.method, "observed");
  EXPECT_EQ(extracted.table.actions.size(), distinct);
  std::set<std::pair<BitVector, BitVector>> allowed;
  for (const Action& action : extracted.table.actions) {
    EXPECT_EQ(action.pos | action.neg, BitVector(4, true));  // a precondition on every bit
    EXPECT_TRUE(action.applicable(action.pos));
    allowed.emplace(action.pos, action.apply(action.pos));
  }
  std::set<std::pair<BitVector, BitVector>> seen;
  for (std::size_t i = 0; i < distinct; ++i) seen.emplace(pairs.before[i], pairs.after[i]);
  EXPECT_EQ(allowed, seen);
}

TEST(Reversal, GivesActionsThatNoPairShows) {
  const EncodedPairs few = pairs_of(
      {{"0000", "1000"}, {"1000", "0000"}, {"0100", "0000"}, {"0000", "0100"}, {"0001", "0011"}});
  const ToyModel model(2);
  ExtractConfig config = fitted("statistical", "none");
  const ExtractedModel both = extract_actions(model, few, few, config);
  EXPECT_TRUE(both.both_ways);
  EXPECT_EQ(both.table.actions.size(), 6u);
  config.reverse = "never";
  const ExtractedModel shown = extract_actions(model, few, few, config);
  EXPECT_FALSE(shown.both_ways);
  EXPECT_EQ(shown.table.actions.size(), 5u);
  EXPECT_FALSE(extract_actions(model, few, few, by("observed")).both_ways);
}

TEST(Extract, EveryChoiceIsPerfectOnAPerfectModel) {
  const ToyModel model(2);
  const EncodedPairs pairs = model.all_transitions();
  std::vector<ExtractConfig> choices = all_choices();
  choices.push_back(by("auto"));
  for (const ExtractConfig& config : choices) {
    const ExtractedModel extracted = extract_actions(model, pairs, pairs, config);
    const std::string text = extracted.extraction.text();
    EXPECT_EQ(extracted.score.recall(), 1.0) << text;
    EXPECT_EQ(extracted.score.plausibility, 1.0) << text;
    EXPECT_EQ(extracted.score.value(), 1.0) << text;
    // A press is one of 8 effects of 3 lights, or one of 16 transitions.
    const std::size_t actions = config.method == "observed" ? 4u * 16 : 4u * 8;
    EXPECT_EQ(extracted.table.actions.size(), actions) << text;
    EXPECT_EQ(extracted.score.actions, static_cast<int>(actions)) << text;
    if (config.method == "auto") continue;
    EXPECT_EQ(extracted.extraction.method, config.method);
    EXPECT_EQ(extracted.extraction.tighten, config.tighten);
    EXPECT_EQ(extracted.tried.size(), 1u) << text;  // nothing to choose from
    if (config.method != "fitted") continue;
    EXPECT_EQ(extracted.extraction.preconditions, config.preconditions);
    EXPECT_EQ(extracted.extraction.recoding, "none") << text;  // no informative sets here
    EXPECT_EQ(extracted.recoding, nullptr) << text;
  }
}

TEST(Extract, WhatWasChosenCanBeRepeated) {
  Rng rng(7);
  const CodedHanoi world(3, 4, rng);
  const PixelModel hanoi(all_codes(world, rng), world.towers);
  const EncodedPairs towers = sample_pairs(world, 800, rng);
  const ToyModel toy(2);
  const EncodedPairs lights = toy.all_transitions();
  const auto expect_repeated = [](const nn::TrainedModel& model, const EncodedPairs& pairs,
                                  ExtractConfig config) {
    config.alpha = 0.02;
    const ExtractedModel found = extract_actions(model, pairs, pairs, config);
    const ExtractConfig explicit_choice = found.extraction.repeated(config);
    EXPECT_NE(explicit_choice.method, "auto");
    EXPECT_EQ(explicit_choice.alpha, 0.02);  // the rest is kept
    const ExtractedModel again = extract_actions(model, pairs, pairs, explicit_choice);
    EXPECT_EQ(again.extraction.text(), found.extraction.text());
    EXPECT_EQ(again.table.actions, found.table.actions) << found.extraction.text();
    EXPECT_EQ(again.recoding == nullptr, found.recoding == nullptr);
    EXPECT_EQ(again.tried.size(), 1u);  // one choice only
  };
  for (const ExtractConfig& config : all_choices()) expect_repeated(toy, lights, config);
  expect_repeated(toy, lights, {});
  expect_repeated(hanoi, towers, {});
  expect_repeated(hanoi, towers, fitted("auto", "places"));
}

TEST(ExtractAuto, TakesTheBestOnHeldOutPairs) {
  ToyModel model(2);
  for (ToyLabel& label : model.toy_labels()) label.apply_0 = label.apply_1 = bits("1111");  // wrong
  const EncodedPairs all = model.all_transitions();
  const EncodedPairs train = thinned(all, 3);
  const ExtractedModel extracted = extract_actions(model, train, all, by("auto"));
  EXPECT_EQ(extracted.extraction.method, "fitted");
  EXPECT_GT(extracted.score.explained, 0.5);
  EXPECT_LT(extract_actions(model, train, all, by("read-off")).score.explained, 0.2);
  // Every table that was compared is reported with its score.
  ASSERT_GE(extracted.tried.size(), 4u);
  EXPECT_EQ(extracted.tried[0].extraction.text(), "network actions");
  for (const ScoredExtraction& one : extracted.tried) {
    EXPECT_FALSE(better(one.score, extracted.score)) << one.extraction.text();
  }
}

// Few training pairs: the fitted tables miss actions that the network has.
TEST(ExtractAuto, TakesTheTableThatExplainsHeldOutPairs) {
  const ToyModel model(3);
  const EncodedPairs all = model.all_transitions();
  const EncodedPairs train = thinned(all, 61);
  const EncodedPairs held_out = thinned(all, 2);
  const ExtractedModel chosen = extract_actions(model, train, held_out, {});
  EXPECT_EQ(chosen.extraction.text(), "network actions");
  EXPECT_GT(chosen.score.explained, 0.99);
  for (const ExtractConfig& config : {tightened(), fitted("statistical", "none"),
                                      fitted("strict", "none"), fitted("implied", "none")}) {
    const ExtractedModel other = extract_actions(model, train, held_out, config);
    EXPECT_FALSE(better(other.score, chosen.score)) << other.extraction.text();
  }
}

// Lights 0 and 3 are never on together, which the network has not learnt: it has no such precondition. Presses 0 and 3
// alone change three lights each, one of these two among them.
TEST(ExtractAuto, TriesToTightenNetworkActions) {
  ToyModel model(2, {.misdraw = [](domains::State state) {
                   return state[0] != 0 && state[3] != 0 ? domains::State(4, 0) : state;
                 }});
  model.toy_labels() = {model.toy_labels()[0], model.toy_labels()[3]};
  EncodedPairs legal;
  const EncodedPairs all = model.all_transitions();
  for (std::size_t row = 0; row < all.size(); ++row) {
    const BitVector changed = all.before[row] ^ all.after[row];
    const bool pressed = changed == bits("1110") || changed == bits("0111");
    const auto exclusive = [](const BitVector& s) { return !s.contains(bits("1001")); };
    if (!pressed || !exclusive(all.before[row]) || !exclusive(all.after[row])) continue;
    legal.before.push_back(all.before[row]);
    legal.after.push_back(all.after[row]);
  }
  ASSERT_EQ(legal.size(), 16u);
  EncodedPairs train;
  for (int copy = 0; copy < 30; ++copy) train.append(legal);
  EXPECT_LT(extract_actions(model, train, legal, by("read-off")).score.plausibility, 1.0);
  EXPECT_EQ(extract_actions(model, train, legal, tightened()).score.value(), 1.0);
  const ExtractedModel chosen = extract_actions(model, train, legal, {});
  EXPECT_EQ(chosen.extraction.text(), "network actions, statistical preconditions added");
  EXPECT_EQ(chosen.score.value(), 1.0);
  // What is asked for explicitly is not left open.
  ExtractConfig tight;
  tight.tighten = true;
  EXPECT_TRUE(extract_actions(model, train, legal, tight).extraction.tighten);
}

// Few held-out pairs may show moves that no training pair shows: then no table explains them.
TEST(ExtractAuto, PrefersStableSuccessorsWhenNoHeldOutPairIsExplained) {
  ToyModel model(2, {.misdraw = [](domains::State s) {
                   const bool bright = std::ranges::count(s, 0) == 0;
                   return bright ? domains::State(s.size(), 0) : s;
                 }});
  // Wrong, and the decoder cannot draw it.
  for (ToyLabel& label : model.toy_labels()) label.apply_0 = label.apply_1 = bits("1111");
  const EncodedPairs held = {{bits("0000")}, {bits("1000")}};
  const ExtractedModel extracted = extract_actions(model, model.all_transitions(), held, {});
  EXPECT_EQ(extracted.extraction.method, "fitted");
  EXPECT_GT(extracted.score.plausibility, 0.9);
}

TEST(ExtractAuto, ContinuesWhenANetworkCannotBeReadOff) {
  ToyModel model(4);
  model.toy_labels() = {ToyLabel::flips(BitVector(16, true))};  // 16 XOR bits
  const EncodedPairs few = thinned(model.all_transitions(), 7);
  ExtractConfig config = by("read-off");
  config.max_variants = 1000;
  expect_unsupported(model, few, config, "more than 1000 variants");
  config.method = "auto";
  const ExtractedModel extracted = extract_actions(model, few, few, config);
  EXPECT_EQ(extracted.extraction.method, "fitted");
  EXPECT_EQ(extracted.score.recall(), 1.0);
}

// Neither network actions (too many variants) nor the recoding asked for (nothing moves) are possible.
TEST(ExtractAuto, SaysWhyNoExtractionWorks) {
  ToyModel model(2, {.places = 4});
  ExtractConfig config;
  config.recoding = "places";
  config.max_variants = 1;
  expect_unsupported(model, model.all_transitions(), config, "more than 1 variants");
}

TEST(ExtractAuto, FitsActionsForAModelWithoutStripsActions) {
  for (const nn::Capabilities& can : {kBlackBox, kStatesOnly}) {
    const LimitedModel model(ToyModel(2), can);
    const EncodedPairs pairs = model.toy().all_transitions();
    const ExtractedModel found = extract_actions(model, pairs, pairs, {});
    EXPECT_EQ(found.extraction.method, "fitted") << can.model;
    EXPECT_EQ(found.score.value(), 1.0) << can.model;
    std::set<std::tuple<BitVector, BitVector, BitVector, BitVector>> expected, masks;
    for (const Action& a : model.toy().true_table().actions) {
      expected.emplace(a.pos, a.neg, a.add, a.del);
    }
    for (const Action& a : found.table.actions) masks.emplace(a.pos, a.neg, a.add, a.del);
    EXPECT_EQ(masks, expected) << can.model;
    EXPECT_EQ(extract_actions(model, pairs, pairs, by("observed")).table.actions.size(), 64U);
  }
}

// Presses of two corners of 3x3, of which only one may be lit.
EncodedPairs exclusive_corners(int count, Rng& rng) {
  EncodedPairs pairs;
  while (static_cast<int>(pairs.size()) < count) {
    BitVector state(9);
    for (int i = 0; i < 9; ++i) state.set(i, rng.coin());
    const BitVector next = state ^ bits(rng.coin() ? "110100000" : "000001011");
    if (state.contains(bits("100000001")) || next.contains(bits("100000001"))) continue;
    pairs.before.push_back(state);
    pairs.after.push_back(next);
  }
  return pairs;
}

// A press that lights one corner requires the other to be dark. The fewer the pairs, the less they show of it.
TEST(ExtractAuto, ChoosesPreconditionsByTheScore) {
  ToyModel toy(3, {.misdraw = [](domains::State state) {
                 return state[0] != 0 && state[8] != 0 ? domains::State(9, 0) : state;
               }});
  const LimitedModel model(std::move(toy), kBlackBox);
  Rng rng(1);
  const EncodedPairs held_out = exclusive_corners(100, rng);
  const auto chosen = [&](int pairs) {
    Rng drawn(pairs);
    const ExtractedModel found =
        extract_actions(model, exclusive_corners(pairs, drawn), held_out, {});
    EXPECT_GT(found.score.value(), 0.99) << pairs << ": " << found.extraction.text();
    return found.extraction.text();
  };
  // Each action has too few pairs for statistics; strict preconditions overfit; all pairs show the invariant.
  EXPECT_EQ(chosen(50), "fitted actions, implied preconditions");
  EXPECT_EQ(chosen(120), "fitted actions, strict preconditions");
  EXPECT_EQ(chosen(1000), "fitted actions, statistical preconditions");
}

TEST(ExtractAuto, ChoosesTheRecodingByTheScore) {
  Rng rng(1);
  {
    const SlidingTiles world;  // needs none
    const PixelModel model(all_codes(world, rng), 1);
    const EncodedPairs train = sample_pairs(world, 1400, rng);
    const EncodedPairs held_out = sample_pairs(world, 150, rng);
    const ExtractedModel found = extract_actions(model, train, held_out, {});
    EXPECT_EQ(found.extraction.text(), "fitted actions, statistical preconditions");
    EXPECT_GT(found.score.value(), 0.99);
    EXPECT_EQ(extract_actions(model, train, held_out, fitted("strict", "auto")).extraction.text(),
              "fitted actions, strict preconditions");
  }
  {
    const BlockStacks world;
    const PixelModel model(all_codes(world, rng), 1);
    const EncodedPairs train = sample_pairs(world, 6000, rng);
    const ExtractedModel found =
        extract_actions(model, train, sample_pairs(world, 150, rng), by("auto"));
    EXPECT_EQ(found.extraction.text(), "fitted actions, implied preconditions, either recoding");
    EXPECT_GT(found.score.value(), 0.95);
  }
  {
    const CodedHanoi world(4, 4, rng);
    const PixelModel model(all_codes(world, rng), world.towers);
    const EncodedPairs train = sample_pairs(world, 1500, rng);
    const ExtractedModel found =
        extract_actions(model, train, sample_pairs(world, 100, rng), by("auto"));
    EXPECT_EQ(found.extraction.text(), "fitted actions, implied preconditions, places recoding");
    EXPECT_GT(found.score.value(), 0.99);
  }
}

TEST(ImpossibleChoices, AreRefusedWithTheReason) {
  const LimitedModel black_box(ToyModel(2), kBlackBox);
  const LimitedModel states_only(ToyModel(2), kStatesOnly);
  const LimitedModel ama1(ToyModel(2), kAma1);
  const EncodedPairs pairs = black_box.toy().all_transitions();
  ExtractConfig tight;
  tight.tighten = true;
  for (const ExtractConfig& config : {by("read-off"), tightened(), tight}) {
    expect_unsupported(black_box, pairs, config, "it is a black box; expected fitted");
    expect_unsupported(states_only, pairs, config, "it learns no actions; expected fitted");
    expect_unsupported(ama1, pairs, config,
                       "ama1 has no network actions; expected observed or fitted");
  }
}

TEST(ImpossibleChoices, PlacesNeedANetworkOfPatches) {
  const ToyModel model(2);
  const EncodedPairs pairs = model.all_transitions();
  for (const char* preconditions : {"auto", "strict", "statistical", "implied"}) {
    expect_unsupported(model, pairs, fitted(preconditions, "places"), "--architecture patches");
  }
  // A network of patches whose lights do not move: an explicit choice fails, "auto" leaves it out.
  const ToyModel patches(2, {.places = 4});
  EXPECT_THROW(extract_actions(patches, pairs, pairs, fitted("implied", "places")), Error);
  EXPECT_NE(extract_actions(patches, pairs, pairs, by("auto")).extraction.recoding, "places");
}

}  // namespace
}  // namespace latplan::extract
