#include "base/bit_vector.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <set>
#include <vector>

#include "base/error.h"

namespace latplan {
namespace {

using Model = std::vector<bool>;

BitVector from_model(const Model& model) {
  BitVector bits(static_cast<int>(model.size()));
  for (std::size_t i = 0; i < model.size(); ++i) bits.set(static_cast<int>(i), model[i]);
  return bits;
}

Model to_model(const BitVector& bits) {
  Model model;
  for (int i = 0; i < bits.size(); ++i) model.push_back(bits.get(i));
  return model;
}

// Two models of one length, past several words now and then.
std::pair<Model, Model> two_models() {
  const int size = *rc::gen::inRange(0, 200);
  const auto model = [&] { return *rc::gen::container<Model>(size, rc::gen::arbitrary<bool>()); };
  Model a = model();
  return {a, model()};
}

Model combined(const Model& a, const Model& b, bool (*operation)(bool, bool)) {
  Model result;
  for (std::size_t i = 0; i < a.size(); ++i) result.push_back(operation(a[i], b[i]));
  return result;
}

TEST(BitVector, BehavesLikeAVectorOfBools) {
  EXPECT_TRUE(rc::check([] {
    const auto [a, b] = two_models();
    const BitVector x = from_model(a), y = from_model(b);
    RC_ASSERT(to_model(x) == a);
    RC_ASSERT(x.count() == std::count(a.begin(), a.end(), true));
    RC_ASSERT(x.none() == (x.count() == 0));
    RC_ASSERT(to_model(x | y) == combined(a, b, [](bool p, bool q) { return p || q; }));
    RC_ASSERT(to_model(x & y) == combined(a, b, [](bool p, bool q) { return p && q; }));
    RC_ASSERT(to_model(x ^ y) == combined(a, b, [](bool p, bool q) { return p != q; }));
    RC_ASSERT(to_model(~x) == combined(a, a, [](bool p, bool) { return !p; }));
    RC_ASSERT((x == y) == (a == b));
    RC_ASSERT(x.contains(y) == ((x | y) == x));
    RC_ASSERT(x.intersects(y) == !(x & y).none());
  }));
}

TEST(BitVector, ListsItsOnesAndReadsItsText) {
  EXPECT_TRUE(rc::check([] {
    const Model a = two_models().first;
    const BitVector x = from_model(a);
    std::vector<int> ones;
    std::string text;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (a[i]) ones.push_back(static_cast<int>(i));
      text += a[i] ? '1' : '0';
    }
    RC_ASSERT(x.ones() == ones);
    RC_ASSERT(x.to_string() == text);
    RC_ASSERT(BitVector::from_string(text) == x);
    RC_ASSERT(BitVector::from_words(x.size(), x.words()) == x);
  }));
}

TEST(BitVector, KeepsTheBitsPastItsEndZero) {
  for (int size = 1; size <= 130; ++size) {
    const BitVector ones(size, true);
    EXPECT_EQ(ones.count(), size);
    EXPECT_TRUE((~ones).none());
    EXPECT_EQ(~BitVector(size), ones);
    EXPECT_EQ((~BitVector(size)).hash(), ones.hash());
  }
}

TEST(BitVector, EqualVectorsHashEquallyAndDifferentOnesHardlyEver) {
  std::set<std::size_t> hashes;
  for (int value = 0; value < 4096; ++value) {
    BitVector bits(70);
    for (int i = 0; i < 12; ++i) bits.set(i * 6, (value >> i) & 1);
    hashes.insert(bits.hash());
    EXPECT_EQ(bits.hash(), BitVector::from_string(bits.to_string()).hash());
  }
  EXPECT_EQ(hashes.size(), 4096U);
}

TEST(BitVector, OrdersTotally) {
  EXPECT_TRUE(rc::check([] {
    const auto [a, b] = two_models();
    const BitVector x = from_model(a), y = from_model(b);
    RC_ASSERT((x < y) + (y < x) + (x == y) == 1);
  }));
}

TEST(BitVector, RefusesTextThatIsNoBits) {
  EXPECT_THROW(BitVector::from_string("0102"), Error);
  EXPECT_EQ(BitVector::from_string("").size(), 0);
}

}  // namespace
}  // namespace latplan
