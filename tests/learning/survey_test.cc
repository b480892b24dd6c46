#include "learning/survey.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "learning/learn_run.h"
#include "learning/verdict.h"

namespace latplan::learning {
namespace {

// Pairs of 3x4 grey pictures; each row lists the lit pixels before and after.
data::PairSet lit_pairs(const std::vector<std::pair<std::vector<int>, std::vector<int>>>& rows) {
  data::PairSet pairs;
  pairs.shape = {3, 4, 1};
  pairs.count = static_cast<std::int64_t>(rows.size());
  pairs.predecessors.assign(12 * rows.size(), 0);
  pairs.successors = pairs.predecessors;
  pairs.split.assign(rows.size(), data::Split::kTrain);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (const int pixel : rows[row].first) pairs.predecessors[12 * row + pixel] = 200;
    for (const int pixel : rows[row].second) pairs.successors[12 * row + pixel] = 200;
  }
  return pairs;
}

TEST(SurveyOfPictures, CountsPicturesAndFindsWhereTheyChange) {
  const Survey survey =
      survey_pictures(lit_pairs({{{5}, {6}}, {{6}, {5}}, {{5}, {10}}, {{5}, {5}}}), 0);
  EXPECT_EQ(survey.pairs, 4);
  EXPECT_EQ(survey.pictures, 3);
  EXPECT_EQ(survey.unchanged, 1);
  EXPECT_DOUBLE_EQ(survey.changing, 3.0 / 12);  // 5, 6 and 10 of 12 pixels
  EXPECT_EQ(survey.where.left, 1);
  EXPECT_EQ(survey.where.top, 1);
  EXPECT_EQ(survey.where.width, 2);
  EXPECT_EQ(survey.where.height, 2);
  EXPECT_EQ(survey.picture_lines()[0],
            "4 pairs of 4x3 grey pictures; 3 distinct pictures; no noise");
  EXPECT_TRUE(survey.code_lines().empty());
}

TEST(SurveyOfPictures, OneDifferenceInNoisyPicturesIsChance) {
  data::PairSet pairs = lit_pairs({{{5}, {6}}, {{6}, {5}}, {{5}, {6}}, {{5}, {6, 11}}});
  EXPECT_DOUBLE_EQ(survey_pictures(pairs, 5).changing, 2.0 / 12);
  EXPECT_EQ(survey_pictures(pairs, 5).pictures, 0);  // not known before there are codes
  EXPECT_EQ(survey_pictures(pairs, 200).where.width, 0);
}

// Disks on towers as a codebook reads them: the content of a tower is one of 2^disks values.
extract::EncodedPairs towers(int disks, int places, bool with_full) {
  const int values = 1 << disks;
  std::vector<std::vector<int>> states;  // [disk] its tower
  for (int i = 0; i < std::pow(places, disks); ++i) {
    std::vector<int> state;
    for (int d = 0, rest = i; d < disks; ++d, rest /= places) state.push_back(rest % places);
    const bool full = std::ranges::all_of(state, [&](int p) { return p == state[0]; });
    if (with_full || !full) states.push_back(state);
  }
  const auto code = [&](const std::vector<int>& state) {
    BitVector bits(places * values);
    for (int p = 0; p < places; ++p) {
      int content = 0;
      for (int d = 0; d < disks; ++d) content |= state[d] == p ? 1 << d : 0;
      bits.set(p * values + content, true);
    }
    return bits;
  };
  extract::EncodedPairs pairs;
  for (const auto& before : states) {
    for (const auto& after : states) {
      int moved = 0;
      for (int d = 0; d < disks; ++d) moved += before[d] != after[d] ? 1 : 0;
      if (moved != 1) continue;
      pairs.before.push_back(code(before));
      pairs.after.push_back(code(after));
    }
  }
  return pairs;
}

TEST(SurveyOfCodes, NamesTheTowerThatNoPictureShows) {
  Survey survey;
  survey_codes(survey, {towers(3, 4, false), {}}, 4, true);
  ASSERT_TRUE(survey.combinations.has_value());
  EXPECT_EQ(survey.combinations->objects, 3);
  EXPECT_EQ(survey.combinations->possible, 8);
  EXPECT_EQ(survey.combinations->shown, 7);
  EXPECT_FALSE(survey.combinations->together_shown);
  EXPECT_TRUE(survey.combinations->misses_the_whole());
  EXPECT_EQ(survey.code_lines().back(), "no picture shows all 3 objects at one place");
  EXPECT_EQ(to_json(survey)["combinations"]["missing"], 1);
  EXPECT_TRUE(*survey.reversible);
  EXPECT_EQ(survey.values, 7);
}

TEST(SurveyOfCodes, NothingIsMissingIfEveryTowerIsShown) {
  Survey survey;
  survey_codes(survey, {towers(3, 4, true), {}}, 4, true);
  ASSERT_TRUE(survey.combinations.has_value());
  EXPECT_EQ(survey.combinations->missing(), 0);
  EXPECT_FALSE(survey.combinations->misses_the_whole());
}

TEST(SurveyOfCodes, CountsContentsOfFewPictures) {
  extract::EncodedPairs pairs;  // two places of three values; value 2 in one picture only
  const auto add = [&](const char* before, const char* after) {
    pairs.before.push_back(BitVector::from_string(before));
    pairs.after.push_back(BitVector::from_string(after));
  };
  add("100010", "010100");
  add("010100", "100010");
  add("100010", "001010");
  Survey survey;
  survey_codes(survey, {pairs, {}}, 2, true);
  EXPECT_EQ(survey.values, 3);
  EXPECT_EQ(survey.rare_values, 1);
  survey.noise = 3;
  survey_codes(survey, {pairs, {}}, 2, true);
  EXPECT_EQ(survey.pictures, 3);
  EXPECT_TRUE(survey.by_code);
  survey.ignored = 0.02;
  EXPECT_EQ(std::ranges::count(survey.code_lines(),
                               "2.0% of the pixels change on their own: they are not read"),
            1);
}

TEST(VerdictNotes, ATowerNeverShownIsANoteWithSomethingToDo) {
  Survey survey;
  survey_codes(survey, {towers(3, 4, false), {}}, 4, true);
  Scored chosen;
  chosen.actions.score.explained = 1;
  chosen.actions.score.plausibility = 1;
  const Verdict verdict = verdict_of(chosen, &survey);
  ASSERT_EQ(verdict.notes.size(), 1u);
  EXPECT_NE(verdict.notes[0].find("all 3 objects at one place"), std::string::npos);
  EXPECT_FALSE(verdict.next.empty());
}

TEST(VerdictNotes, AWorldSeenCompletelyIsRemembered) {
  Scored chosen;
  chosen.actions.score.explained = 0.1;
  chosen.actions.score.unseen = 0.001;
  chosen.actions.score.plausibility = 1;
  const Verdict verdict = verdict_of(chosen);
  ASSERT_EQ(verdict.notes.size(), 1u);
  EXPECT_EQ(verdict.notes[0],
            "the data show the whole world: moves are remembered, not generalised");
  chosen.actions.score.unseen = 0.5;
  EXPECT_TRUE(verdict_of(chosen).notes.empty());
}

}  // namespace
}  // namespace latplan::learning
