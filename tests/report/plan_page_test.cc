#include "report/plan_page.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/rng.h"
#include "report/changed_parts.h"

namespace latplan::report {
namespace {

bool has_text(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

Image with_square(int left, int top) {
  Image image({20, 30, 1}, 0.2F);
  for (int y = top; y < top + 4; ++y) {
    for (int x = left; x < left + 4; ++x) image.at(y, x) = 0.9F;
  }
  return image;
}

TEST(ChangedParts, AreBoxesAroundWhatDiffers) {
  const std::vector<Rectangle> parts = changed_parts(with_square(2, 3), with_square(20, 10));
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[0].left, 2);
  EXPECT_EQ(parts[0].top, 3);
  EXPECT_EQ(parts[0].width, 4);
  EXPECT_EQ(parts[0].height, 4);
  EXPECT_EQ(parts[1].left, 20);
  EXPECT_EQ(parts[1].top, 10);
  EXPECT_TRUE(changed_parts(with_square(2, 3), with_square(2, 3)).empty());
}

TEST(ChangedParts, LeaveOutFaintAndSinglePixels) {
  Image noisy = with_square(2, 3);
  for (float& pixel : noisy.pixels()) pixel += 0.05F;
  noisy.at(15, 15) = 1.0F;
  EXPECT_TRUE(changed_parts(with_square(2, 3), noisy).empty());
}

TEST(ChangedParts, OfScatteredChangesAreOneBox) {
  Image before({60, 60, 1}), after({60, 60, 1});
  for (int y = 0; y < 60; y += 10) {
    for (int x = 0; x < 60; x += 10) {
      for (int i = 0; i < 4; ++i) after.at(y + i / 2, x + i % 2) = 1.0F;
    }
  }
  const std::vector<Rectangle> parts = changed_parts(before, after);
  ASSERT_EQ(parts.size(), 1u);
  EXPECT_EQ(parts[0].width, 52);
  EXPECT_EQ(parts[0].height, 52);
}

PlanStory evil_story() {
  const std::string evil = "</script><b>\"'&";
  return {evil,
          true,
          {{with_square(2, 3), ""}, {with_square(20, 10), evil}},
          {{evil, evil, "seen", evil}},
          with_square(2, 3),
          with_square(20, 10)};
}

TEST(PlanPage, TextsAreDataAndCannotEndTheScript) {
  const std::string page = plan_page(evil_story());
  EXPECT_FALSE(has_text(page, "</script><b>"));
  EXPECT_TRUE(has_text(page, "\\u003c/script>\\u003cb>"));
  EXPECT_EQ(page.find("</script>"), page.rfind("</script>"));
}

TEST(PlanPage, RequestsNothing) {
  const std::string page = plan_page(evil_story());
  EXPECT_TRUE(has_text(page, "default-src 'none'"));
  for (const char* request : {"src=\"h", "href", "url(", "fetch(", "@import", "https:"}) {
    EXPECT_FALSE(has_text(page, request)) << request;
  }
}

TEST(PlanPage, HoldsEveryMoveWithItsChange) {
  const Json json = to_json(evil_story());
  EXPECT_EQ(json["width"], 30);
  EXPECT_EQ(json["height"], 20);
  ASSERT_EQ(json["frames"].size(), 2u);
  ASSERT_EQ(json["moves"].size(), 1u);
  EXPECT_EQ(json["moves"][0]["warranty"], "seen");
  EXPECT_EQ(json["moves"][0]["boxes"], Json::parse("[[2,3,4,4],[20,10,4,4]]"));
  EXPECT_EQ(json["given"].size(), 2u);
}

// Noise compresses worst.
TEST(PlanPage, OfFourteenStepsIsSmall) {
  Rng rng(1);
  PlanStory story;
  for (int i = 0; i < 15; ++i) {
    Image image({56, 56, 3});
    for (float& pixel : image.pixels()) pixel = static_cast<float>(rng.uniform());
    story.frames.push_back({image, ""});
    if (i > 0) story.moves.push_back({"r1c1", std::string(2000, 'z'), "seen", "+z1"});
  }
  EXPECT_LT(plan_page(story).size(), 500'000u);
}

}  // namespace
}  // namespace latplan::report
