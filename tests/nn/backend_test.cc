#include "nn/backend.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"

namespace latplan::nn {
namespace {

namespace fs = std::filesystem;

std::string folder_refusal(const fs::path& folder) {
  try {
    model_folder(folder);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput);
    return error.what();
  }
  ADD_FAILURE() << "accepted";
  return {};
}

TEST(ModelFolder, IsTheRunsModelOrTheFolderItself) {
  const TemporaryFolder folder;
  fs::create_directories(folder / "run/model");
  fs::create_directories(folder / "shipped");
  write_atomically(folder / "run/model/model.json", std::string_view("{}"));
  write_atomically(folder / "shipped/model.json", std::string_view("{}"));
  EXPECT_EQ(model_folder(folder / "run"), folder / "run/model");
  EXPECT_EQ(model_folder(folder / "run/model"), folder / "run/model");
  EXPECT_EQ(model_folder(folder / "shipped"), folder / "shipped");
}

TEST(ModelFolder, RefusesAMissingFolder) {
  EXPECT_NE(folder_refusal("/no/such/run").find("/no/such/run: no such folder"), std::string::npos);
}

TEST(ModelFolder, RefusesAFolderWithoutModel) {
  const TemporaryFolder folder;
  fs::create_directories(folder / "model");  // a training that never got to its end
  const std::string message = folder_refusal(folder.path());
  EXPECT_NE(message.find(folder.path().string()), std::string::npos);
  EXPECT_NE(message.find("no model.json"), std::string::npos);
}

TEST(ModelFolder, RefusesAFile) {
  const TemporaryFolder folder;
  write_atomically(folder / "file", std::string_view("text"));
  folder_refusal(folder / "file");
}

TEST(Backend, HasNoNetworksUntilFilled) { EXPECT_FALSE(Backend{}.has_networks()); }

}  // namespace
}  // namespace latplan::nn
