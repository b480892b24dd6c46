#include "nn/train_config.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/rng.h"

namespace latplan::nn {
namespace {

std::string config_refusal(const Json& json) {
  try {
    train_config_from_json({json, "some/model.json"});
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput);
    return error.what();
  }
  ADD_FAILURE() << "accepted: " << json.dump();
  return {};
}

// A valid value for every field.
void randomise(TrainConfig& config, Rng& rng) {
  for (const Field& field : fields(config)) {
    if (!field.choices().empty()) {
      field.set(field.choices()[rng.below(field.choices().size())]);
    } else if (const auto limits = field.limits()) {
      const auto [low, high] = *limits;
      if (field.is_whole_number()) {
        const auto span = static_cast<std::uint64_t>(high - low) + 1;
        const Json value =
            static_cast<std::int64_t>(low) + static_cast<std::int64_t>(rng.below(span));
        field.set(JsonValue(value, "file"));
      } else {
        field.set(JsonValue(low + (high - low) * rng.uniform(), "file"));
      }
    } else {
      field.set(JsonValue(rng.next(), "file"));
    }
  }
}

RC_GTEST_PROP(TrainConfig, ComesBackFromJsonUnchanged, (std::uint64_t seed)) {
  Rng rng(seed);
  TrainConfig config;
  randomise(config, rng);
  const Json json = Json::parse(to_json(config).dump());  // through text, as in model.json
  RC_ASSERT(to_json(train_config_from_json({json, "file"})) == to_json(config));
}

TEST(TrainConfig, KeepsDefaultsForMissingFields) {
  const TrainConfig config = train_config_from_json({Json{{"bits", 12}}, "file"});
  TrainConfig expected;
  expected.bits = 12;
  EXPECT_EQ(to_json(config), to_json(expected));
}

TEST(TrainConfig, DefaultsLieWithinTheirBounds) {
  EXPECT_EQ(to_json(train_config_from_json({to_json(TrainConfig{}), "file"})),
            to_json(TrainConfig{}));
}

TEST(TrainConfig, RefusesAnUnknownKeyByName) {
  const std::string message = config_refusal({{"bits", 12}, {"beta9", 1.0}});
  EXPECT_NE(message.find("some/model.json"), std::string::npos);
  EXPECT_NE(message.find("beta9"), std::string::npos);
}

TEST(TrainConfig, RefusesValuesOutOfRange) {
  int checked = 0;
  TrainConfig defaults;
  for (const Field& field : fields(defaults)) {
    const auto limits = field.limits();
    if (!limits) continue;
    ++checked;
    const auto [low, high] = *limits;
    const bool whole = field.is_whole_number();
    const auto json = [&](double value) {
      return whole ? Json(static_cast<std::int64_t>(value)) : Json(value);
    };
    train_config_from_json({Json{{field.name(), json(low)}}, "file"});
    train_config_from_json({Json{{field.name(), json(high)}}, "file"});
    const double below = whole ? low - 1 : std::nextafter(low, -INFINITY);
    const double above = whole ? high + 1 : std::nextafter(high, INFINITY);
    for (const double value : {below, above}) {
      const std::string message = config_refusal({{field.name(), json(value)}});
      EXPECT_NE(message.find(": " + field.name() + ": "), std::string::npos) << message;
    }
  }
  EXPECT_GE(checked, 20);
}

TEST(TrainConfig, RefusesValuesOfTheWrongType) {
  for (const char* text :
       {R"({"bits": "36"})", R"({"bits": 3.5})", R"({"bits": 4294967297})", R"({"bits": 1e300})",
        R"({"bits": true})", R"({"bits": null})", R"({"beta1": "1"})", R"({"beta1": true})",
        R"({"btl-scale": 1})", R"({"btl-scale": "true"})", R"({"device": 0})",
        R"({"device": "tpu"})", R"({"model": "ama9"})", R"({"seed": -1})", R"({"seed": 1.5})",
        R"([])", R"([1])", R"(null)", R"("text")"}) {
    SCOPED_TRACE(text);
    config_refusal(Json::parse(text));
  }
}

// model.json and run.json of version 0.1 had other names for three options.
TEST(TrainConfig, AcceptsTheNamesOfEarlierVersions) {
  const TrainConfig config = train_config_from_json(
      {Json{{"network", "dense"}, {"train-action-prior", false}, {"positive-scale", false}},
       "file"});
  EXPECT_EQ(config.architecture, "dense");
  EXPECT_EQ(config.action_prior, "frozen");
  EXPECT_EQ(config.btl_scale, "free");
  const TrainConfig other = train_config_from_json(
      {Json{{"train-action-prior", true}, {"positive-scale", true}}, "file"});
  EXPECT_EQ(to_json(other), to_json(TrainConfig{}));
  nlohmann::ordered_json whole = to_json(TrainConfig{});  // written before label fitting existed
  whole.erase("label-epochs");
  EXPECT_EQ(train_config_from_json({whole, "file"}).label_epochs, 0);
  config_refusal({{"network", "pixie"}});
  config_refusal({{"positive-scale", 1}});
  config_refusal({{"network", "dense"}, {"architecture", "dense"}});
}

// Models of earlier versions carry these options.
TEST(TrainConfig, AcceptsRemovedOptionsWithTheirDefaultsOnly) {
  const Json defaults = {{"latent", "binary-concrete"},
                         {"sampling", "relaxed"},
                         {"norm-statistics", "dataset"},
                         {"beta1-start", 1.0},
                         {"beta1-ramp", 0.0},
                         {"beta2-start", 1.0},
                         {"beta2-ramp", 0.0}};
  EXPECT_EQ(to_json(train_config_from_json({Json::parse(defaults.dump()), "file"})),
            to_json(TrainConfig{}));
  EXPECT_EQ(config_refusal({{"latent", "gumbel-softmax"}}),
            "some/model.json: latent: \"gumbel-softmax\" is no longer supported; "
            "expected \"binary-concrete\"");
  EXPECT_EQ(config_refusal({{"sampling", "straight-through"}}),
            "some/model.json: sampling: \"straight-through\" is no longer supported; "
            "expected \"relaxed\"");
  EXPECT_EQ(config_refusal({{"norm-statistics", "running"}}),
            "some/model.json: norm-statistics: \"running\" is no longer supported; "
            "expected \"dataset\"");
  for (const auto& [name, value] : defaults.items()) {
    EXPECT_NE(config_refusal({{name, 0.5}}).find("0.5 is no longer supported"), std::string::npos);
  }
  EXPECT_NE(config_refusal({{"effect", "maxmin"}}).find("maxmin"), std::string::npos);
}

TEST(TrainConfig, PresetsAreCompleteConfigurations) {
  EXPECT_EQ(to_json(preset("fast")), to_json(TrainConfig{}));
  EXPECT_GT(preset("fast", true).width, TrainConfig{}.width);
  EXPECT_EQ(preset("paper").label_epochs, 0);  // no label fitting
  const TrainConfig paper = preset("paper");   // tab:architecture, tab:hyper
  EXPECT_EQ(paper.architecture, "paper-conv");
  EXPECT_EQ(paper.epochs, 2000);
  EXPECT_EQ(paper.batch, 400);
  EXPECT_EQ(paper.labels, 6000);
  EXPECT_EQ(paper.action_width, 1000);
  EXPECT_EQ(paper.learning_rate, 1e-3);
  EXPECT_EQ(paper.clip, 0.1);
  EXPECT_DOUBLE_EQ(temperature(paper, 0), 5.0);
  EXPECT_NEAR(temperature(paper, 1000), 0.5, 1e-12);
  EXPECT_NEAR(temperature(paper, 500), std::sqrt(2.5), 1e-12);
  EXPECT_EQ(beta3(paper, 0), beta3(paper, 1999));
  EXPECT_LE(preset("tiny").epochs, 20);
  for (const std::string& name : preset_names()) check_config(preset(name));
  EXPECT_THROW(preset("giant"), Error);
}

TEST(TrainConfig, RefusesIncompatibleOptions) {
  const auto refused = [](const auto& change) {
    TrainConfig config;
    change(config);
    try {
      check_config(config);
    } catch (const Error& error) {
      return error.code() == ExitCode::kUsage;
    }
    return false;
  };
  EXPECT_FALSE(refused([](TrainConfig&) {}));
  EXPECT_FALSE(refused([](TrainConfig& c) { c.effect = "vanilla"; }));
  EXPECT_TRUE(refused([](TrainConfig& c) { c.effect = "vanilla", c.model = "sae"; }));
  EXPECT_TRUE(refused([](TrainConfig& c) { c.effect = "vanilla", c.model = "ama2"; }));
  EXPECT_TRUE(refused([](TrainConfig& c) { c.kernel = 4; }));
}

// tab:hyper: tau_max (tau_min / tau_max)^(t/T), T the end of the ramp.
TEST(Schedules, TemperatureFallsGeometricallyToItsEnd) {
  TrainConfig c;
  c.epochs = 100;
  c.tau_max = 5.0;
  c.tau_min = 0.5;
  c.tau_ramp = 0.5;
  EXPECT_DOUBLE_EQ(temperature(c, 0), 5.0);
  EXPECT_NEAR(temperature(c, 25), 1.5811388300841898, 1e-12);  // half way: sqrt(5 * 0.5)
  EXPECT_NEAR(temperature(c, 10), 3.1547867224009663, 1e-12);  // 5 / 10^(1/5)
  EXPECT_NEAR(temperature(c, 50), 0.5, 1e-12);
  EXPECT_NEAR(temperature(c, 99), 0.5, 1e-12);
  c.tau_ramp = 0;
  EXPECT_NEAR(temperature(c, 0), 0.5, 1e-12);
}

TEST(Schedules, Beta3RisesGeometricallyToItsEnd) {
  TrainConfig c;
  c.epochs = 100;
  c.beta3_start = 1.0;
  c.beta3 = 100.0;
  c.beta3_ramp = 0.4;
  EXPECT_DOUBLE_EQ(beta3(c, 0), 1.0);
  EXPECT_NEAR(beta3(c, 10), 3.1622776601683795, 1e-12);  // 100^(1/4)
  EXPECT_NEAR(beta3(c, 20), 10.0, 1e-12);
  EXPECT_NEAR(beta3(c, 40), 100.0, 1e-10);
  EXPECT_NEAR(beta3(c, 99), 100.0, 1e-10);
  c.beta3_ramp = 0;
  EXPECT_NEAR(beta3(c, 0), 100.0, 1e-10);
  c.beta3 = 0;
  EXPECT_EQ(beta3(c, 50), 0.0);
}

TEST(Schedules, LearningRateFallsAlongHalfACosineInTheSecondHalf) {
  TrainConfig c;
  c.epochs = 100;
  c.learning_rate = 3e-3;
  c.final_learning_rate = 1e-3;
  EXPECT_DOUBLE_EQ(learning_rate(c, 0), 3e-3);
  EXPECT_DOUBLE_EQ(learning_rate(c, 50), 3e-3);
  EXPECT_NEAR(learning_rate(c, 75), 2e-3, 1e-12);  // middle of the decay
  EXPECT_NEAR(learning_rate(c, 100), 1e-3, 1e-12);
  for (int epoch = 51; epoch < 100; ++epoch) {
    EXPECT_LT(learning_rate(c, epoch), learning_rate(c, epoch - 1));
  }
}

RC_GTEST_PROP(Schedules, StayBetweenStartAndEnd, (std::uint64_t seed)) {
  Rng rng(seed);
  TrainConfig c;
  randomise(c, rng);
  const int epoch = static_cast<int>(rng.below(c.epochs));
  const auto between = [](double value, double a, double b) {
    return value >= std::min(a, b) * (1 - 1e-9) && value <= std::max(a, b) * (1 + 1e-9);
  };
  RC_ASSERT(between(temperature(c, epoch), c.tau_max, c.tau_min));
  RC_ASSERT(between(beta3(c, epoch), c.beta3_start, c.beta3));
  RC_ASSERT(between(learning_rate(c, epoch), c.learning_rate, c.final_learning_rate));
}

}  // namespace
}  // namespace latplan::nn
