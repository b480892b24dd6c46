#include "cli/train_arguments.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"

namespace latplan::cli {
namespace {

// What `latplan train WORDS` would train with, beginning from `base` or from the preset it names.
nn::TrainConfig chosen(const std::vector<std::string>& words,
                       const nlohmann::ordered_json* base = nullptr, bool gpu = false) {
  Arguments args("train", "trains", words);
  nn::TrainConfig config;
  std::string preset = "fast";
  declare_train_options(args, config, preset);
  args.option("--seed", config.seed, "seed");
  std::string help;
  EXPECT_FALSE(args.finish(help));
  if (base != nullptr) return with_given_options(*base, config, args, "file");
  nn::Backend networks;
  networks.has_gpu = [gpu] { return gpu; };
  return from_preset(preset, config, args, networks);
}

TEST(TrainArguments, WithoutWordsGiveTheDefaults) {
  EXPECT_EQ(nn::to_json(chosen({})), nn::to_json(nn::TrainConfig{}));
}

TEST(TrainArguments, FastIsWiderOnAGpuUnlessTheCpuIsNamed) {
  EXPECT_EQ(nn::to_json(chosen({}, nullptr, true)), nn::to_json(nn::preset("fast", true)));
  EXPECT_GT(chosen({}, nullptr, true).width, nn::TrainConfig{}.width);
  EXPECT_EQ(chosen({"--device", "cpu"}, nullptr, true).width, nn::TrainConfig{}.width);
  EXPECT_EQ(chosen({"--width", "77"}, nullptr, true).width, 77);
  EXPECT_EQ(chosen({"--preset", "tiny"}, nullptr, true).bits, nn::preset("tiny").bits);
}

TEST(TrainArguments, NamedOptionsWinOverThePreset) {
  const nn::TrainConfig config =
      chosen({"--epochs", "80", "--preset", "paper", "--beta3", "10", "--seed", "9"});
  nn::TrainConfig expected = nn::preset("paper");
  expected.epochs = 80;  // the default's value, but named
  expected.beta3 = 10;
  expected.seed = 9;
  EXPECT_EQ(nn::to_json(config), nn::to_json(expected));
}

TEST(TrainArguments, AResumedRunKeepsWhatIsNotNamed) {
  nn::TrainConfig first = nn::preset("tiny");
  first.model = "ama3+";
  first.seed = 5;
  const nlohmann::ordered_json base = nn::to_json(first);
  EXPECT_EQ(nn::to_json(chosen({}, &base)), base);
  first.threads = 3;
  EXPECT_EQ(nn::to_json(chosen({"--threads", "3"}, &base)), nn::to_json(first));
}

TEST(TrainArguments, RefuseUnknownModelsAndPresets) {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"--model", "ama5"},
                                             {"--preset", "huge"},
                                             {"--architecture", "transformer"},
                                             {"--positive-scale", "true"}}) {
    try {
      chosen(words);
      FAIL() << words[0];
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kUsage) << error.what();
    }
  }
}

}  // namespace
}  // namespace latplan::cli
