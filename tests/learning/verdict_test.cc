#include "learning/verdict.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "learning/learn_run.h"

namespace latplan::learning {
namespace {

// A candidate without faults.
Scored perfect() {
  Scored scored;
  scored.actions.score.known = scored.actions.score.explained = 1;
  scored.actions.score.plausibility = scored.actions.score.confirmed = 1;
  scored.actions.score.tested = 1000;
  return scored;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Verdict, OfAPerfectModelIsGoodWithoutReasons) {
  const Verdict verdict = verdict_of(perfect());
  EXPECT_EQ(verdict.word, "good");
  EXPECT_TRUE(verdict.reasons.empty());
  EXPECT_EQ(verdict.next, "");
  EXPECT_EQ(verdict.text(), "good");
}

TEST(Verdict, WordsFollowTheValue) {
  const auto word = [](double merged) {
    Scored scored = perfect();
    scored.actions.code.merged = merged;
    return verdict_of(scored).word;
  };
  EXPECT_EQ(word(0.03), "good");
  EXPECT_EQ(word(0.04), "doubtful");
  EXPECT_EQ(word(0.29), "doubtful");
  EXPECT_EQ(word(0.31), "poor");
  Scored unusable = perfect();
  unusable.error = "no patch recurs";
  EXPECT_EQ(verdict_of(unusable).word, "poor");
}

TEST(Verdict, EachFaultHasItsReasonAndItsRemedy) {
  const auto only = [](const auto& damage) {
    Scored scored = perfect();
    damage(scored);
    const Verdict verdict = verdict_of(scored);
    EXPECT_EQ(verdict.reasons.size(), 1u) << verdict.text();
    EXPECT_NE(verdict.next, "");
    EXPECT_TRUE(has(verdict.text(), "; next: " + verdict.next));
    return verdict.reasons.at(0);
  };
  EXPECT_TRUE(
      has(only([](Scored& s) { s.actions.code.merged = 0.125; }), "merges pictures: 12.5%"));
  EXPECT_TRUE(
      has(only([](Scored& s) { s.actions.code.unchanged = 0.2; }), "merges pictures: 20.0%"));
  EXPECT_TRUE(has(only([](Scored& s) { s.actions.code.undrawn = 0.2; }), "merges pictures: 20.0%"));
  EXPECT_TRUE(has(only([](Scored& s) { s.actions.code.fragile = 0.2; }), "unstable: 20.0%"));
  EXPECT_TRUE(has(only([](Scored& s) { s.actions.code.unstable = 0.2; }), "unstable: 10.0%"));
  EXPECT_TRUE(has(only([](Scored& s) {
                    s.actions.score.unseen = 0.5;
                    s.actions.score.least_explained = 0.8;
                  }),
                  "moves are missing: up to 10.0%"));
  EXPECT_TRUE(has(only([](Scored& s) { s.actions.score.confirmed = 0.75; }),
                  "moves are invented: an estimated 25.0%"));
}

TEST(Verdict, IsNotGoodWhereFewMovesWereLookedUp) {
  Scored scored = perfect();
  scored.actions.score.unseen = 0.9;  // the best estimate is that no move is missing
  scored.actions.score.least_explained = 0.9;
  EXPECT_GT(scored.value(), 0.97);
  const Verdict verdict = verdict_of(scored);
  EXPECT_EQ(verdict.word, "doubtful");
  EXPECT_TRUE(has(verdict.text(), "up to 9.0%")) << verdict.text();
}

TEST(Verdict, NamesTheWorstFaultFirst) {
  Scored scored = perfect();
  scored.actions.code.merged = 0.02;
  scored.actions.code.fragile = 0.005;  // not worth saying
  scored.actions.score.confirmed = 0.9;
  const Verdict verdict = verdict_of(scored);
  EXPECT_EQ(verdict.word, "doubtful");
  ASSERT_EQ(verdict.reasons.size(), 2u);
  EXPECT_TRUE(has(verdict.reasons[0], "invented"));
  EXPECT_TRUE(has(verdict.reasons[1], "merges"));
  EXPECT_TRUE(has(verdict.next, "more pairs"));
  const Json json = to_json(verdict);
  EXPECT_EQ(json["word"], "doubtful");
  EXPECT_EQ(json["reasons"].size(), 2u);
  EXPECT_EQ(json["next"], verdict.next);
}

}  // namespace
}  // namespace latplan::learning
