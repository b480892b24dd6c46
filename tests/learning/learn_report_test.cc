#include "learning/learn_report.h"

#include <gtest/gtest.h>

namespace latplan::learning {
namespace {

// One bit: whether the left half of the picture is bright. What is on the right is lost.
class HalfBlind final : public nn::StateCodec {
 public:
  ImageShape image_shape() const override { return {4, 8, 1}; }
  int state_bits() const override { return 1; }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes;
    for (const Image& image : images) codes.emplace_back(1, image.at(0, 0) > 0.5F);
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    std::vector<Image> images;
    for (const BitVector& state : states) images.push_back(picture(state.get(0), false));
    return images;
  }
  static Image picture(bool left, bool right) {
    Image image({4, 8, 1});
    for (int y = 0; y < 4; ++y) {
      for (int x = 0; x < 8; ++x) image.at(y, x) = (x < 4 ? left : right) ? 1 : 0.1F;
    }
    return image;
  }
};

data::PairSet half_pairs() {
  data::PairSet pairs;
  pairs.shape = {4, 8, 1};
  for (int row = 0; row < 8; ++row) {
    const auto before = HalfBlind::picture((row & 1) != 0, (row & 2) != 0).to_bytes();
    const auto after = HalfBlind::picture((row & 1) == 0, (row & 2) != 0).to_bytes();
    pairs.predecessors.insert(pairs.predecessors.end(), before.begin(), before.end());
    pairs.successors.insert(pairs.successors.end(), after.begin(), after.end());
    pairs.split.push_back(data::Split::kTrain);
    ++pairs.count;
  }
  return pairs;
}

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

class LearnReportPage : public testing::Test {
 protected:
  LearnReportPage() {
    scored_.resize(2);
    scored_[0].candidate.name = "codebook-<4x4>";
    scored_[0].candidate.config.model = "codebook";
    scored_[0].candidate.config.patch_width = scored_[0].candidate.config.patch_height = 4;
    scored_[0].actions.extraction = {"fitted", "implied", "none"};
    scored_[0].actions.tried = {{scored_[0].actions.extraction, {}}};
    scored_[1].candidate.name = "sae";
    scored_[1].error = "diverged & gave up";
    survey_ = survey_pictures(pairs_, 0);
    verdict_ = {"poor", {"the code merges pictures"}, "use larger pictures", {"a <note>"}};
  }
  std::string page() const {
    return learn_page({"run <&>", verdict_, survey_, scored_[0], scored_, pairs_, model_,
                       nn::PatchLayout(nn::PatchGrid(pairs_.shape, scored_[0].candidate.config)),
                       true});
  }
  data::PairSet pairs_ = half_pairs();
  HalfBlind model_;
  std::vector<Scored> scored_;
  Survey survey_;
  Verdict verdict_;
};

TEST_F(LearnReportPage, SaysVerdictReasonsNotesAndNext) {
  const std::string text = page();
  for (const char* part :
       {"<title>run &lt;&amp;&gt;</title>", "The model is poor.", "the code merges pictures",
        "<b>Next:</b> use larger pictures.", "a &lt;note&gt;", "codebook-&lt;4x4&gt;",
        "diverged &amp; gave up", "read at 2 places", "Learning was interrupted",
        "No picture looks different from its decoded code",
        "Of nearly equal scores that with the fewest literals is chosen."}) {
    EXPECT_EQ(count(text, part) > 0, true) << part;
  }
}

TEST_F(LearnReportPage, SaysWhyOneOfEqualScoresIsChosen) {
  EXPECT_EQ(count(page(), "is chosen because"), 0);
  scored_[1].error.clear();
  EXPECT_EQ(count(page(), "codebook-&lt;4x4&gt; is chosen because it was tried first."), 1);
  scored_[1].actions.score.literals = 7;
  EXPECT_EQ(count(page(), "because its actions are simpler: 0 literals, not 7."), 1);
  scored_[0].actions.score.explained = 0.5;
  EXPECT_EQ(count(page(), "because it explains more of the held-out moves: 50.0%, not 0.0%."), 1);
  EXPECT_GT(prefer(scored_[0], scored_[1]).amount, 0);
  EXPECT_LT(prefer(scored_[1], scored_[0]).amount, 0);
}

TEST_F(LearnReportPage, ShowsMergedPicturesBesideEachOther) {
  const int before = count(page(), "<img ");
  scored_[0].actions.code.merged = 0.5;
  scored_[0].actions.code.merged_rows = {2};
  scored_[0].actions.code.undrawn = 0.25;
  scored_[0].actions.code.undrawn_rows = {3};
  const std::string text = page();
  EXPECT_EQ(count(text, "<img ") - before, 3 + 2);
  EXPECT_EQ(count(text, "pair 0: the same code"), 2);  // caption and alternative text
  EXPECT_EQ(count(text, "50.0% of the pictures look different"), 1);
}

}  // namespace
}  // namespace latplan::learning
