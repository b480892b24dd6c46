#include "extract/folds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "extract/example_pairs.h"

namespace latplan::extract {
namespace {

EncodedPairs recorded(EncodedPairs pairs, std::int64_t first) {
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    pairs.rows.push_back(first + static_cast<std::int64_t>(i));
  }
  return pairs;
}

TEST(FurtherFolds, HoldOutEveryTrainingPairOnceWhereThereAreFew) {
  Rng rng(1);
  const EncodedPairs train = recorded(random_flips(180, 4, rng), 0);
  const EncodedPairs held_out = recorded(random_flips(20, 4, rng), 180);
  const std::vector<Recording> folds = further_folds(train, held_out);
  std::multiset<std::int64_t> rows;
  for (const Recording& fold : folds) {
    EXPECT_EQ(fold.train.size() + fold.held_out.size(), 200U);
    rows.insert(fold.held_out.rows.begin(), fold.held_out.rows.end());
    std::set<std::pair<BitVector, BitVector>> known;
    for (std::size_t i = held_out.size(); i < fold.train.size(); ++i) {  // after what was held out
      known.insert(std::minmax(fold.train.before[i], fold.train.after[i]));
    }
    for (std::size_t i = 0; i < fold.held_out.size(); ++i) {
      EXPECT_FALSE(known.contains(std::minmax(fold.held_out.before[i], fold.held_out.after[i])));
    }
  }
  EXPECT_EQ(rows, std::multiset<std::int64_t>(train.rows.begin(), train.rows.end()));
}

TEST(FurtherFolds, AreAsManyAsItTakesToLookUpAThousandPairs) {
  Rng rng(1);
  const auto folds = [&](int train, int held_out) {
    return further_folds(recorded(random_flips(train, 16, rng), 0),
                         recorded(random_flips(held_out, 16, rng), train))
        .size();
  };
  EXPECT_EQ(folds(900, 100), 9U);
  EXPECT_EQ(folds(4500, 500), 1U);
  EXPECT_EQ(folds(9000, 1000), 0U);
}

TEST(FurtherFolds, NeedPairsThatWereHeldOutAndTheirRows) {
  Rng rng(1);
  const EncodedPairs train = recorded(random_flips(180, 4, rng), 0);
  EXPECT_TRUE(further_folds(train, {}).empty());
  EXPECT_TRUE(further_folds(train, random_flips(20, 4, rng)).empty());
}

}  // namespace
}  // namespace latplan::extract
