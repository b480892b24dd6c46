// Recoded models, and the file that says how a run's states are recoded.
#include "pipeline/recoding.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/scratch_folder.h"
#include "pipeline/either_bits.h"
#include "pipeline/place_bits.h"
#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

TEST(Recoding, ARecodedModelIsTheSameModelWithOtherBits) {
  const ToyModel base(2);
  const auto either =
      std::make_shared<EitherBits>(base.state_bits(), EitherSets{{0, 1}, {1, 2, 3}});
  const RecodedModel recoded(base, either);
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

class RecodingFile : public testing::Test {
 protected:
  RecodingFile() { run_.folder = scratch_.path(); }
  void write(const std::string& text) { write_atomically(run_.recoding_file(), text); }
  void expect_refused(int learnt_bits) {
    try {
      read_recoding(run_, learnt_bits);
      ADD_FAILURE() << "accepted";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kBadInput);
      EXPECT_NE(std::string(error.what()).find("recoding.json: damaged"), std::string::npos)
          << error.what();
    }
  }
  ScratchFolder scratch_{"recoding"};
  RunFolder run_;
};

TEST_F(RecodingFile, IsOnlyThereWhereStatesAreRecoded) {
  EXPECT_EQ(read_recoding(run_, 5), nullptr);
  const EitherBits either(5, {{0, 2}, {1, 4}});
  write_recoding(run_, &either);
  const auto back = read_recoding(run_, 5);
  ASSERT_NE(back, nullptr);
  EXPECT_EQ(back->to_json(), either.to_json());
  write_recoding(run_, nullptr);
  EXPECT_FALSE(std::filesystem::exists(run_.recoding_file()));
}

TEST_F(RecodingFile, KeepsPlaces) {
  const PlaceBits places({{BitVector::from_string("01"), BitVector::from_string("0"), 0},
                          {BitVector::from_string("11"), BitVector::from_string("1"), 0}},
                         {0, 0, 0});
  write_recoding(run_, &places);
  EXPECT_EQ(read_recoding(run_, 6)->to_json(), places.to_json());
  expect_refused(8);  // of another model
}

TEST_F(RecodingFile, DamagedIsToldInOneLine) {
  for (const char* text :
       {"", "{", "[]", R"({"sets": [[0]]})", R"({"kind": "other"})",
        R"({"kind": "either", "sets": 3})", R"({"kind": "either", "sets": [[9]]})",
        R"({"kind": "places", "groups": [], "sights": []})",
        R"({"kind": "places", "groups": [0, 1], "sights": [["01", "1", 0]]})",
        R"({"kind": "places", "groups": [0, 0], "sights": [["01", "1", 0], ["0", "1", 0]]})",
        R"({"kind": "places", "groups": [0, 0], "sights": [["01", "1", 0], ["01", "0", 0]]})",
        R"({"kind": "places", "groups": [0, 0], "sights": [["01", "1", 0], ["10", "0", 7]]})",
        R"({"kind": "places", "groups": [0, 0], "sights": [["0x", "1", 0]]})"}) {
    write(text);
    SCOPED_TRACE(text);
    expect_refused(4);
  }
}

}  // namespace
}  // namespace latplan::pipeline
