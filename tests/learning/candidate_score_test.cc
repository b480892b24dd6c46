#include "learning/candidate_score.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/temporary_folder.h"
#include "data/world_ref.h"
#include "nn/codebook.h"
#include "nn/codebook_training.h"

namespace latplan::learning {
namespace {

// A codebook of 2x2 LightsOut; its code is perfect: quality 1.
TEST(CandidateScore, ACodeThatCannotWinIsNotExtracted) {
  SilentLog silent;
  StopFlag never;
  data::GenerateConfig draw;
  draw.pairs = 300;
  draw.seed = 1;
  const data::PairSet pairs = data::draw_pairs({"lightsout", {{"size", "2"}}}, draw, silent, never);
  nn::TrainConfig config;
  config.model = "codebook";
  config.patch_height = config.patch_width = pairs.shape.height / 2;
  const nn::Codebook book = nn::learn_codebook(pairs, config);
  config.bits = book.bits();
  const nn::CodebookModel model(book, config);
  const extract::ExtractedModel scored = score_candidate(model, pairs, 0.5);
  EXPECT_GT(scored.table.actions.size(), 0U);
  EXPECT_EQ(scored.code.value(), 1);
  EXPECT_GT(scored.score.value(), 0.9);
  EXPECT_GT(scored.tried.size(), 1U);
  EXPECT_EQ(score_candidate(model, pairs, 0.5, [] { return true; }).tried.size(), 1U);
  try {
    score_candidate(model, pairs, 1.01);
    FAIL() << "not stopped";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUnsupported);
    EXPECT_NE(std::string(error.what()).find("code quality is 1.000"), std::string::npos);
  }
}

}  // namespace
}  // namespace latplan::learning
