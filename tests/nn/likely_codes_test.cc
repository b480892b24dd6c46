#include "nn/likely_codes.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "base/rng.h"
#include "support/bits.h"

namespace latplan::nn {
namespace {

TEST(LikelyCodes, AreJustTheFirstWithoutChanges) {
  const auto codes = likely_codes(bits("0110"), {});
  ASSERT_EQ(codes.size(), 1U);
  EXPECT_EQ(codes[0].code, bits("0110"));
  EXPECT_EQ(codes[0].cost, 0);
}

TEST(LikelyCodes, CombineChangesOfSeveralPlaces) {
  const auto codes = likely_codes(bits("1010"), {{{{0, 1}, 2}}, {{{2, 3}, 3}, {{3}, 100}}});
  ASSERT_EQ(codes.size(), 4U);  // the change of 100 nats is too unlikely
  EXPECT_EQ(codes[1].code, bits("0110"));
  EXPECT_EQ(codes[2].code, bits("1001"));
  EXPECT_EQ(codes[3].code, bits("0101"));
  EXPECT_EQ(codes[3].cost, 5);
}

// Against the enumeration of all combinations.
RC_GTEST_PROP(LikelyCodes, AreTheBestOfAllCombinations, (std::uint64_t seed)) {
  Rng rng(seed);
  std::vector<std::vector<CodeChange>> places(1 + rng.below(4));
  std::multimap<double, std::string> all = {{0, std::string(12, '0')}};
  for (std::size_t place = 0; place < places.size(); ++place) {
    const auto before = all;
    for (std::size_t i = 0; i < 1 + rng.below(3); ++i) {
      const int bit = static_cast<int>(3 * place + i);
      const double cost = 0.1 + 5 * rng.uniform();
      places[place].push_back({{bit}, cost});
      for (auto [sum, code] : before) {
        code[bit] = '1';
        all.emplace(sum + cost, code);
      }
    }
  }
  const auto codes = likely_codes(BitVector(12), places);
  auto expected = all.begin();
  for (const LikelyCode& reading : codes) {
    RC_ASSERT(expected != all.end());
    RC_ASSERT(std::abs(reading.cost - expected->first) < 1e-9);
    RC_ASSERT(reading.code == bits(expected->second));
    ++expected;
  }
  RC_ASSERT(codes.size() == kMostLikelyCodes || expected == all.end() ||
            expected->first > kMostCodeCost);
}

}  // namespace
}  // namespace latplan::nn
