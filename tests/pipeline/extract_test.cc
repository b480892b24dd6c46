#include "pipeline/extract.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <set>

#include "pipeline/fidelity.h"
#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

BitVector bits(const std::string& text) { return BitVector::from_string(text); }

// One transition for each pair of strings.
EncodedPairs pairs_of(const std::vector<std::pair<std::string, std::string>>& rows) {
  EncodedPairs pairs;
  for (const auto& [before, after] : rows) {
    pairs.before.push_back(bits(before));
    pairs.after.push_back(bits(after));
  }
  return pairs;
}

// A 2x2 toy (4 bits) that knows exactly these labels.
ToyModel toy_with(std::vector<ToyLabel> labels) {
  ToyModel model(2);
  model.toy_labels() = std::move(labels);
  return model;
}

ExtractConfig by(const std::string& method) {
  ExtractConfig config;
  config.method = method;
  return config;
}

TEST(ReadOff, PrunesLabelsNoPairUses) {
  const ToyModel model =
      toy_with({ToyLabel::of({"", bits("0000"), bits("1000"), bits("1000"), bits("0000")}),
                ToyLabel::of({"", bits("0000"), bits("0100"), bits("0100"), bits("0000")}),
                ToyLabel::of({"", bits("0000"), bits("0010"), bits("0010"), bits("0000")})});
  const ReadOff read = read_off(model, pairs_of({{"0000", "1000"}, {"0001", "0011"}}));
  const ActionTable& table = read.table;
  EXPECT_EQ(read.labels_used, 2);
  EXPECT_EQ(read.label, (std::vector<int>{0, 2}));
  EXPECT_EQ(read.xor_bits.split_bits, 0);
  EXPECT_EQ(table.state_bits, 4);
  ASSERT_EQ(table.actions.size(), 2u);
  EXPECT_EQ(table.actions[0].name, "a0");
  EXPECT_EQ(table.actions[1].name, "a2");
  EXPECT_EQ(table.actions[1],
            (Action{"a2", bits("0000"), bits("0010"), bits("0010"), bits("0000")}));
}

TEST(ReadOff, AnEffectWithoutPreconditionWasAPrevailCondition) {
  // Adds bit 0 and deletes bit 1, and neither is required before: both were there already.
  const ToyModel model =
      toy_with({ToyLabel::of({"", bits("0001"), bits("0010"), bits("1010"), bits("0101")})});
  const ReadOff read = read_off(model, pairs_of({{"1001", "1010"}}));
  const ActionTable& table = read.table;
  EXPECT_EQ(read.prevail, 2);
  ASSERT_EQ(table.actions.size(), 1u);
  EXPECT_EQ(table.actions[0].pos.to_string(), "1001");
  EXPECT_EQ(table.actions[0].neg.to_string(), "0110");
  EXPECT_EQ(table.actions[0].add.to_string(), "1010");
  EXPECT_EQ(table.actions[0].del.to_string(), "0101");
}

TEST(ReadOff, SplitsEffectAndPreconditionOfAnXorBitTogetherOnce) {
  // Bit 0 is set, bits 2 and 3 are flipped: four variants, not sixteen.
  ToyLabel label = ToyLabel::flips(bits("0011"));
  label.apply_0 |= bits("1000");
  label.apply_1 |= bits("1000");
  label.regress_0 &= bits("0111");
  label.regress_1 &= bits("0111");
  const ToyModel model = toy_with({label, label, label});
  // All three labels explain the pair and the first is taken, so pretend the second is it.
  const ReadOff read = read_off(model, pairs_of({{"0001", "1010"}}));
  const ActionTable& table = read.table;
  EXPECT_EQ(read.labels_used, 1);
  EXPECT_EQ(read.xor_bits.split_bits, 2);
  EXPECT_EQ(read.xor_bits.effect_bits, 2);
  EXPECT_EQ(read.xor_bits.precondition_bits, 2);
  EXPECT_EQ(read.xor_bits.actions_before, 1);
  EXPECT_EQ(read.xor_bits.actions_after, 4);
  EXPECT_EQ(read.label, (std::vector<int>{0, 0, 0, 0}));
  std::set<std::string> names;
  for (const Action& action : table.actions) {
    names.insert(action.name);
    EXPECT_FALSE(action.pos.intersects(action.neg)) << action.name;
    EXPECT_FALSE(action.add.intersects(action.del)) << action.name;
    EXPECT_EQ(action.pos & bits("0011"), action.del & bits("0011")) << action.name;
    EXPECT_EQ(action.neg & bits("0011"), action.add & bits("0011")) << action.name;
  }
  EXPECT_EQ(table.actions.size(), 4u);
  EXPECT_EQ(names, (std::set<std::string>{"a0+2+3", "a0+2-3", "a0-2+3", "a0-2-3"}));
}

TEST(ReadOff, NamesAVariantByItsBitsWithSigns) {
  ToyModel model(3);
  model.toy_labels() = {ToyLabel::flips(bits("111111111")), ToyLabel::flips(bits("000110000"))};
  const ActionTable table = read_off(model, pairs_of({{"000010000", "000100000"}})).table;
  ASSERT_EQ(table.actions.size(), 4u);
  EXPECT_EQ(table.actions[1], (Action{"a1+3-4", bits("000010000"), bits("000100000"),
                                      bits("000100000"), bits("000010000")}));
}

TEST(ReadOff, RefusesMoreVariantsThanTheLimit) {
  ToyModel model(4);
  BitVector mask(16, false);
  for (int i = 0; i < 6; ++i) mask.set(i, true);
  const BitVector zero(16, false);
  model.toy_labels() = {ToyLabel::flips(mask)};
  EXPECT_EQ(read_off(model, {{zero}, {mask}}, 64).table.actions.size(), 64u);
  mask.set(6, true);
  model.toy_labels() = {ToyLabel::flips(mask)};
  try {
    read_off(model, {{zero}, {mask}}, 127);
    FAIL() << "128 variants were accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUnsupported);
    EXPECT_NE(std::string(error.what()).find("more than 127 variants (most: a0 with 7 bits"),
              std::string::npos)
        << error.what();
  }
  ExtractConfig config = by("read-off");
  config.max_variants = 127;
  EXPECT_THROW(extract(model, {{zero}, {mask}}, {{zero}, {mask}}, config), Error);
  config.max_variants = 128;
  EXPECT_EQ(extract(model, {{zero}, {mask}}, {{zero}, {mask}}, config).table.actions.size(), 128u);
}

// Label 0 sets the first bit, label 1 flips it: one of its two variants is label 0's action.
TEST(Extract, AMergedActionKnowsAllItsLabels) {
  const ToyModel model =
      toy_with({ToyLabel::of({"", bits("0000"), bits("1000"), bits("1000"), bits("0000")}),
                ToyLabel::flips(bits("1000"))});
  const EncodedPairs pairs = pairs_of({{"0010", "1010"}, {"1010", "0010"}});
  const ExtractedModel extracted = extract(model, pairs, pairs, by("read-off"));
  EXPECT_EQ(extracted.labels_used, 2);
  EXPECT_EQ(extracted.xor_bits.actions_after, 3);
  EXPECT_EQ(extracted.labels, (std::vector<std::vector<int>>{{0, 1}, {1}}));
  ASSERT_EQ(extracted.table.actions.size(), 2u);
  EXPECT_EQ(extracted.table.actions[0].name, "a0");
  EXPECT_EQ(extracted.table.actions[1].name, "a1-0");
}

TEST(ReadOff, ThePressesOfLightsOutBecome288Actions) {
  const ToyModel model(4);
  const ReadOff read = read_off(model, model.all_transitions());
  const ActionTable& table = read.table;
  EXPECT_EQ(read.labels_used, 16);
  EXPECT_EQ(read.xor_bits.split_bits, 4 * 3 + 8 * 4 + 4 * 5);  // corners, edges, inner cells
  EXPECT_EQ(table.actions.size(), 4u * 8 + 8 * 16 + 4 * 32);   // 288
  EXPECT_EQ(symbolic::merge_duplicates(table).actions.size(), 288u);
}

// n log(1 - p) < log(alpha / F), by hand: F = 2 bits, bit 1 is 0 in 5 of 10 states, so p = 0.5. Four states:
// 0.5^4 = 0.0625 < 2 alpha' only for alpha > 0.125.
TEST(StatisticalPreconditions, FollowTheFormulaOnCountedStates) {
  EncodedPairs pairs;
  for (int i = 0; i < 10; ++i) {
    pairs.before.push_back(bits(i < 5 ? "01" : "00"));
    pairs.after.push_back(bits(i < 5 ? "11" : "10"));
  }
  const std::vector<std::vector<int>> seen = {{0, 1, 2, 3}};  // four states, all with bit 1 true
  const Action base{"a", bits("00"), bits("10"), bits("10"), bits("00")};
  const auto with = [&](double alpha, bool strict) {
    ActionTable table{2, {base}};
    add_statistical_preconditions(table, seen, pairs, alpha, strict);
    return table.actions[0];
  };
  EXPECT_EQ(with(0.12, false).pos.to_string(), "00");  // 0.0625 >= 0.06
  EXPECT_EQ(with(0.13, false).pos.to_string(), "01");  // 0.0625 < 0.065
  EXPECT_EQ(with(1e-9, true).pos.to_string(), "01");   // strict asks no statistics
  EXPECT_EQ(with(0.13, false).neg.to_string(), "10");
}

TEST(StatisticalPreconditions, ABitThatNeverDiffersIsNoEvidence) {
  const EncodedPairs pairs = pairs_of({{"01", "11"}, {"01", "11"}, {"01", "11"}});
  ActionTable table{2, {{"a", bits("00"), bits("00"), bits("10"), bits("00")}}};
  add_statistical_preconditions(table, {{0, 1, 2}}, pairs, 1.0, false);
  EXPECT_EQ(table.actions[0].pos.to_string(), "00");
  EXPECT_EQ(table.actions[0].neg.to_string(), "00");
  // Strict or not: what no state has otherwise says nothing about this action. What some state has does.
  add_statistical_preconditions(table, {{0, 1, 2}}, pairs, 1.0, true);
  EXPECT_EQ(table.actions[0].pos.to_string(), "00");
  EXPECT_EQ(table.actions[0].neg.to_string(), "00");
  const EncodedPairs other = pairs_of({{"01", "11"}, {"01", "11"}, {"10", "11"}});
  add_statistical_preconditions(table, {{0, 1}}, other, 1.0, true);
  EXPECT_EQ(table.actions[0].pos.to_string(), "01");
  EXPECT_EQ(table.actions[0].neg.to_string(), "10");
}

TEST(StatisticalPreconditions, AnActionSeenNowhereStaysAsItIs) {
  const EncodedPairs pairs = pairs_of({{"01", "11"}});
  ActionTable table{2, {{"a", bits("00"), bits("10"), bits("10"), bits("00")}}};
  add_statistical_preconditions(table, {{}}, pairs, 1.0, true);
  EXPECT_EQ(table.actions[0], (Action{"a", bits("00"), bits("10"), bits("10"), bits("00")}));
}

TEST(FitActions, GroupsByEffectAndRequiresTheChangedBits) {
  const EncodedPairs pairs = pairs_of(
      {{"0010", "1000"}, {"0011", "1001"}, {"0110", "1100"}, {"0000", "0001"}, {"1111", "1111"}});
  const ActionTable table = fit_actions(pairs, 1e-9, false, 1);
  ASSERT_EQ(table.actions.size(), 2u);  // the pair without change gives none
  std::set<std::string> effects;
  for (const Action& action : table.actions) {
    effects.insert(action.add.to_string() + action.del.to_string());
    EXPECT_EQ(action.neg, action.add);
    EXPECT_EQ(action.pos, action.del);
  }
  EXPECT_EQ(effects, (std::set<std::string>{"10000010", "00010000"}));
  EXPECT_EQ(table.actions[0].name, "a0");
  EXPECT_EQ(table.actions[1].name, "a1");
}

TEST(FitActions, DropsEffectsWithTooLittleSupport) {
  const EncodedPairs pairs = pairs_of({{"0010", "1000"}, {"0011", "1001"}, {"0000", "0001"}});
  const ActionTable table = fit_actions(pairs, 1e-9, false, 2);
  ASSERT_EQ(table.actions.size(), 1u);
  EXPECT_EQ(table.actions[0].add.to_string(), "1000");
  EXPECT_EQ(fit_actions(pairs, 1e-9, false, 3).actions.size(), 0u);
}

RC_GTEST_PROP(FitActions, AllowsEveryTransitionItWasFittedTo, (bool strict)) {
  const int rows = *rc::gen::inRange(1, 40);
  EncodedPairs pairs;
  Rng rng(*rc::gen::arbitrary<std::uint64_t>());
  for (int row = 0; row < rows; ++row) {
    BitVector before(7), after(7);
    for (int i = 0; i < 7; ++i) before.set(i, rng.coin());
    for (int i = 0; i < 7; ++i) after.set(i, rng.coin());
    pairs.before.push_back(before);
    pairs.after.push_back(after);
  }
  const ActionTable table = fit_actions(pairs, 0.05, strict, 1);
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    if (pairs.before[row] == pairs.after[row]) continue;
    RC_ASSERT(std::any_of(table.actions.begin(), table.actions.end(), [&](const Action& action) {
      return action.applicable(pairs.before[row]) &&
             action.apply(pairs.before[row]) == pairs.after[row];
    }));
  }
}

TEST(FitActions, AllTransitionsOf4x4LightsOutGiveExactly288TrueActions) {
  const ToyModel model(4);
  const ActionTable table = model.true_table();
  EXPECT_EQ(table.actions.size(), 288u);
  const Fidelity fidelity = measure_fidelity(model.domain(), model, table, 300, {}, Rng(5));
  EXPECT_EQ(fidelity.states, 300);
  EXPECT_EQ(fidelity.precision, 1.0);
  EXPECT_EQ(fidelity.recall, 1.0);
  EXPECT_EQ(fidelity.decodable, 1.0);
  EXPECT_EQ(fidelity.injective, 1.0);
}

TEST(FitActions, ConstantAndDuplicateBitsDoNoHarm) {
  const ToyModel model(
      3, {.duplicates = 4, .constant = {true, false, true}, .places = 1, .misdraw = {}});
  const ActionTable table = model.true_table();
  EXPECT_EQ(table.state_bits, 16);
  EXPECT_EQ(table.actions.size(), 4u * 8 + 4 * 16 + 32);
  const Fidelity fidelity = measure_fidelity(model.domain(), model, table, 200, {}, Rng(5));
  EXPECT_EQ(fidelity.precision, 1.0);
  EXPECT_EQ(fidelity.recall, 1.0);
}

// Three lights; a light that goes out stays out in half of the worlds.
TEST(Reversal, IsSeenInTheCounts) {
  Rng rng(3);
  EncodedPairs both, one;
  for (int i = 0; i < 400; ++i) {
    BitVector state(6);
    for (int f = 0; f < 6; ++f) state.set(f, rng.below(2) == 1);
    const int flipped = static_cast<int>(rng.below(6));
    BitVector next = state;
    next.set(flipped, !state.get(flipped));
    both.before.push_back(state);
    both.after.push_back(next);
    if (flipped >= 3 && !state.get(flipped)) continue;  // these three never come on again
    one.before.push_back(state);
    one.after.push_back(next);
  }
  EXPECT_TRUE(looks_reversible(both));
  EXPECT_FALSE(looks_reversible(one));
  EXPECT_FALSE(looks_reversible({}));
}

// Few pairs of a world in which nothing seems final: the reverse of what was shown counts, too.
TEST(Reversal, GivesActionsNobodyHasShown) {
  const EncodedPairs few = pairs_of(
      {{"0000", "1000"}, {"1000", "0000"}, {"0100", "0000"}, {"0000", "0100"}, {"0001", "0011"}});
  EXPECT_TRUE(looks_reversible(few));
  EXPECT_FALSE(looks_reversible(pairs_of({{"0000", "1000"}, {"0001", "0011"}})));  // who knows
  const ToyModel model(2);
  EXPECT_EQ(extract(model, few, few, by("fitted")).table.actions.size(), 6u);
  ExtractConfig never = by("fitted");
  never.reverse = "never";
  const ExtractedModel shown = extract(model, few, few, never);
  EXPECT_FALSE(shown.both_ways);
  EXPECT_EQ(shown.table.actions.size(), 5u);
  EXPECT_FALSE(extract(model, few, few, by("observed")).both_ways);
}

TEST(Extract, KnowsItsMethods) {
  EXPECT_EQ(extraction_methods(),
            (std::vector<std::string>{"auto", "read-off", "tightened", "fitted", "fitted-strict",
                                      "implied", "either", "places", "observed"}));
}

TEST(Extract, PlacesWantANetworkOfPatches) {
  const ToyModel model(2);
  const EncodedPairs pairs = model.all_transitions();
  EXPECT_THROW(extract(model, pairs, pairs, by("places")), Error);
  // A network of patches whose lights do not move: "auto" leaves that way out.
  const ToyModel patches(2, {.duplicates = 0, .constant = {}, .places = 4, .misdraw = {}});
  EXPECT_NE(extract(patches, pairs, pairs, by("auto")).method, "places");
}

TEST(Extract, EveryMethodIsPerfectOnAPerfectModel) {
  const ToyModel model(2);
  const EncodedPairs pairs = model.all_transitions();
  for (const std::string& method : extraction_methods()) {
    if (method == "places") continue;  // nothing moves from place to place here
    const ExtractedModel extracted = extract(model, pairs, pairs, by(method));
    EXPECT_EQ(extracted.held_out_recall, 1.0) << method;
    EXPECT_EQ(extracted.held_out_plausibility, 1.0) << method;
    // A press is one of 8 effects of 3 lights, or one of 16 transitions.
    EXPECT_EQ(extracted.table.actions.size(), method == "observed" ? 4u * 16 : 4u * 8) << method;
    if (method != "auto") {
      EXPECT_EQ(extracted.method, method);
    }
  }
}

TEST(Extract, AutoTakesTheBestOnHeldOutPairs) {
  ToyModel model(2);
  for (ToyLabel& label : model.toy_labels())
    label.apply_0 = label.apply_1 = bits("1111");  // learnt nonsense
  const EncodedPairs pairs = model.all_transitions();
  const ExtractedModel extracted = extract(model, pairs, pairs, by("auto"));
  EXPECT_EQ(extracted.method, "fitted");
  EXPECT_EQ(extracted.held_out_recall, 1.0);
  EXPECT_LT(extract(model, pairs, pairs, by("read-off")).held_out_recall, 0.5);
}

// Few held-out pairs may show a move that no training pair shows: no table knows it, but some make more of its states.
TEST(Extract, AutoPrefersWhatComesBackWhenNothingHeldOutIsKnown) {
  ToyModel model(2, {.duplicates = 0, .constant = {}, .places = 1, .misdraw = [](domains::State s) {
                       const bool bright = std::ranges::count(s, 0) == 0;
                       return bright ? domains::State(s.size(), 0) : s;
                     }});
  for (ToyLabel& label : model.toy_labels())
    label.apply_0 = label.apply_1 = bits("1111");  // learnt nonsense, and nothing that can be drawn
  const EncodedPairs held = {{bits("0000")}, {bits("1000")}};
  const ExtractedModel extracted = extract(model, model.all_transitions(), held, by("auto"));
  EXPECT_EQ(extracted.held_out_recall, 0.0);
  EXPECT_NE(extracted.method, "read-off");
  EXPECT_EQ(extracted.held_out_plausibility, 1.0);
}

TEST(Extract, AutoGoesOnWhenANetworkCannotBeReadOff) {
  ToyModel model(4);
  model.toy_labels() = {ToyLabel::flips(BitVector(16, true))};  // 16 XOR bits
  const EncodedPairs pairs = model.all_transitions();
  EncodedPairs few;
  for (std::size_t row = 0; row < pairs.size(); row += 7) {
    few.before.push_back(pairs.before[row]);
    few.after.push_back(pairs.after[row]);
  }
  ExtractConfig config = by("read-off");
  config.max_variants = 1000;
  EXPECT_THROW(extract(model, few, few, config), Error);
  config.method = "auto";
  const ExtractedModel extracted = extract(model, few, few, config);
  EXPECT_EQ(extracted.method, "fitted");
  EXPECT_EQ(extracted.held_out_recall, 1.0);
}

TEST(Extract, EncodesTheRowsOfOneSplit) {
  const ToyModel model(2);
  data::GenerateConfig config;
  config.pairs = 60;
  SilentLog log;
  const StopFlag stop;
  const data::PairSet pairs = data::generate(model.domain(), config, log, stop);
  std::size_t total = 0;
  for (const data::Split split :
       {data::Split::kTrain, data::Split::kValidation, data::Split::kTest}) {
    const EncodedPairs encoded = encode_pairs(model, pairs, split);
    const auto rows = pairs.rows(split);
    ASSERT_EQ(encoded.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(encoded.before[i], model.code(pairs.states_before[rows[i]]));
      EXPECT_EQ(encoded.after[i], model.code(pairs.states_after[rows[i]]));
    }
    total += encoded.size();
  }
  EXPECT_EQ(total, 60u);
}

}  // namespace
}  // namespace latplan::pipeline
