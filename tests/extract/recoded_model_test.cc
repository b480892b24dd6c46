#include "extract/recoded_model.h"

#include <gtest/gtest.h>

#include "extract/either_bits.h"
#include "support/toy_model.h"

namespace latplan::extract {
namespace {

TEST(RecodedModel, IsTheSameModelWithOtherBits) {
  const ToyModel base(2);
  const auto either =
      std::make_shared<EitherBits>(base.state_bits(), EitherSets{{0, 1}, {1, 2, 3}});
  const RecodedModel recoded(borrow(base), either);
  EXPECT_EQ(recoded.state_bits(), base.state_bits() + 2);
  const domains::State lit = base.domain().successors(base.domain().goal())[0];
  const Image image = base.domain().render(lit);
  const std::vector<BitVector> codes = recoded.encode(std::span(&image, 1));
  ASSERT_EQ(codes.size(), 1u);
  EXPECT_EQ(codes[0], either->recode(base.encode(std::span(&image, 1))[0]));
  EXPECT_EQ(recoded.decode(codes)[0], base.decode(base.encode(std::span(&image, 1)))[0]);
  const std::vector<int> label{1};
  EXPECT_EQ(recoded.apply(codes, label)[0],
            either->recode(base.apply(base.encode(std::span(&image, 1)), label)[0]));
  EXPECT_EQ(recoded.label(codes, recoded.apply(codes, label)), label);
  EXPECT_EQ(&recoded.learnt(), &base);
}

TEST(RecodedModel, WithoutARecodingIsTheModelItself) {
  const ToyModel base(2);
  EXPECT_EQ(with_recoding(borrow(base), nullptr).get(), &base);
}

}  // namespace
}  // namespace latplan::extract
