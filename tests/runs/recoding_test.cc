// RUN/recoding.json: how the states of an exported model follow from the latent bits.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "extract/either_bits.h"
#include "extract/place_bits.h"
#include "runs/open_model.h"

namespace latplan::runs {
namespace {

class RecodingFile : public testing::Test {
 protected:
  RecodingFile() { run_.folder = folder_.path(); }
  void write(const std::string& text) { write_atomically(run_.recoding_file(), text); }
  void expect_refused(int latent_bits) {
    try {
      read_recoding(run_, latent_bits);
      ADD_FAILURE() << "accepted";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kBadInput);
      EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos) << error.what();
      EXPECT_NE(std::string(error.what()).find("recoding.json: "), std::string::npos)
          << error.what();
    }
  }
  TemporaryFolder folder_;
  RunFolder run_;
};

TEST_F(RecodingFile, IsRemovedWithoutARecoding) {
  EXPECT_EQ(read_recoding(run_, 5), nullptr);
  const extract::EitherBits either(5, {{0, 2}, {1, 4}});
  write_recoding(run_, &either);
  const auto back = read_recoding(run_, 5);
  ASSERT_NE(back, nullptr);
  EXPECT_EQ(back->to_json(), either.to_json());
  write_recoding(run_, nullptr);
  EXPECT_FALSE(std::filesystem::exists(run_.recoding_file()));
}

TEST_F(RecodingFile, KeepsPlaces) {
  const extract::PlaceBits places({{BitVector::from_string("01"), BitVector::from_string("0"), 0},
                                   {BitVector::from_string("11"), BitVector::from_string("1"), 0}},
                                  {0, 0, 0});
  write_recoding(run_, &places);
  EXPECT_EQ(read_recoding(run_, 6)->to_json(), places.to_json());
  expect_refused(8);  // of another model
}

TEST_F(RecodingFile, DamagedIsBadInput) {
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

// Their number does not fit into an int, nor are the places searched for each code.
TEST_F(RecodingFile, TooManyPropositionsAreBadInput) {
  const std::string objects(1 << 20, '0');
  std::string groups = "0", sights = R"(["1", ")" + objects + R"(", 0])";
  for (int i = 1; i < 4096; ++i) groups += ",0";
  write(R"({"kind": "places", "groups": [)" + groups + R"(], "sights": [)" + sights + "]}");
  expect_refused(4096);
  groups.clear();
  sights.clear();
  for (int i = 0; i < 300000; ++i) {
    groups += (i > 0 ? "," : "") + std::to_string(i);
    sights += (i > 0 ? ",[\"1\",\"1\"," : "[\"1\",\"1\",") + std::to_string(i) + "]";
  }
  write(R"({"kind": "places", "groups": [)" + groups + R"(], "sights": [)" + sights + "]}");
  expect_refused(4096);
}

}  // namespace
}  // namespace latplan::runs
