#include "nn/train_config.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <type_traits>
#include <utility>

#include "base/error.h"

namespace latplan::nn {
namespace {

using Json = nlohmann::ordered_json;

struct ToJson {
  Json& json;
  template <typename T, typename... Bounds>
  void operator()(const char* name, const T& value, const char*, const Bounds&...) const {
    json[name] = value;
  }
};

struct FromJson {
  const Json& json;
  const std::string& file;
  std::set<std::string>& known;
  template <typename T, typename... Bounds>
  void operator()(const char* name, T& value, const char*, const Bounds&... bounds) const {
    known.insert(name);
    if (!json.contains(name)) return;
    if (!fits<T>(json.at(name))) throw input_error(file + ": '" + name + "' has the wrong type");
    value = json.at(name).template get<T>();
    check(name, value, bounds...);
  }

  // Stricter than the JSON library, which takes 3.5 or true for an int and wraps what is too large.
  template <typename T>
  static bool fits(const Json& found) {
    if constexpr (std::is_same_v<T, std::string>)
      return found.is_string();
    else if constexpr (std::is_floating_point_v<T>)
      return found.is_number();
    else if (found.is_number_unsigned())
      return std::in_range<T>(found.get<std::uint64_t>());
    else
      return found.is_number_integer() && std::in_range<T>(found.get<std::int64_t>());
  }
  template <typename T>
  void check(const char* name, const T& value, T low, T high) const {
    if (!(value >= low && value <= high))
      throw input_error(file + ": '" + name + "' is out of range");
  }
  void check(const char* name, const std::string& value,
             const std::vector<std::string>& choices) const {
    for (const std::string& choice : choices) {
      if (value == choice) return;
    }
    throw input_error(file + ": '" + name + "' is unknown: " + value);
  }
  template <typename T>
  void check(const char*, const T&) const {}
};

// Options of earlier versions under their new names and values; anything else is left as it is.
Json with_current_names(Json json) {
  const auto rename = [&](const char* old_name, const char* name, const Json& yes, const Json& no) {
    if (!json.contains(old_name) || json.contains(name)) return;
    const Json value = json[old_name];
    json.erase(old_name);
    json[name] = !value.is_boolean() ? value : value.get<bool>() ? yes : no;
  };
  rename("network", "architecture", nullptr, nullptr);
  rename("train-action-prior", "action-prior", "trained", "frozen");
  rename("positive-scale", "btl-scale", "positive", "free");
  // Whole configurations (recipes name a few options only) of before labels were fitted.
  if (json.contains("action-epochs") && !json.contains("label-epochs")) json["label-epochs"] = 0;
  return json;
}

// Share of a ramp that lies behind epoch e, in [0, 1].
double ramp(int epoch, int epochs, double share) {
  if (share <= 0.0) return 1.0;
  return std::min(1.0, epoch / std::max(1.0, share * epochs));
}

// Geometrically from start to end; a weight of 0 has nothing to rise to.
double raised(double end, double start, double share) {
  if (end <= 0.0 || share >= 1.0) return std::max(0.0, end);
  return start * std::pow(end / start, share);
}

}  // namespace

Json to_json(const TrainConfig& config) {
  Json json;
  visit_fields(config, ToJson{json});
  return json;
}

std::vector<std::string> preset_names() { return {"fast", "paper", "tiny"}; }

TrainConfig preset(const std::string& name, bool gpu) {
  TrainConfig c;
  if (name == "fast" && gpu) {
    c.bits = 128;
    c.width = c.action_width = c.labels = 1000;
    c.beta1 = c.beta3 = 30.0;
    c.epsilon = 0.2;
    c.epochs = 200;
    c.final_learning_rate = 3e-4;
  } else if (name == "paper") {
    c.architecture = "paper-conv";
    c.btl_scale = "free";
    c.bits = 300;
    c.labels = 6000;
    c.action_width = 1000;
    c.beta1 = 10.0;
    c.beta3 = 1.0;
    c.beta3_ramp = 0.0;
    c.epsilon = 0.1;
    c.dropout = 0.2;
    c.noise = 0.2;
    c.idle_share = 0.0;
    c.label_epochs = 0;
    c.epochs = 2000;
    c.batch = 400;
    c.learning_rate = c.final_learning_rate = 1e-3;
    c.metrics_rows = 0;
  } else if (name == "tiny") {
    c.bits = 12;
    c.labels = 32;
    c.width = 48;
    c.action_width = 48;
    c.epochs = 12;
    c.batch = 50;
    c.evaluate_every = 4;
  } else if (name != "fast") {
    throw usage_error("no preset is called '" + name + "'; expected fast, paper or tiny");
  }
  return c;
}

bool has_dynamics(const std::string& model) {
  return model == "ama3" || model == "ama3+" || model == "ama4+";
}

bool is_convolutional(const TrainConfig& c) { return c.architecture.ends_with("-conv"); }

void check_config(const TrainConfig& c) {
  if (c.effect != "btl" && !has_dynamics(c.model)) {
    throw usage_error("--effect " + c.effect + ": --model " + c.model +
                      " has no such choice; expected ama3, ama3+ or ama4+");
  }
  if (c.effect == "maxmin" && c.model != "ama3") {
    throw usage_error("--effect maxmin: gives no probability of the next state, so --model " +
                      c.model + " has no KL to minimise; expected --model ama3");
  }
  if (c.kernel % 2 == 0) {
    throw usage_error("--kernel " + std::to_string(c.kernel) + ": expected an odd number");
  }
}

TrainConfig train_config_from_json(const Json& given, const std::string& file) {
  if (!given.is_object())
    throw input_error(file + ": damaged training options; expected an object");
  const Json json = with_current_names(given);
  TrainConfig config;
  std::set<std::string> known;
  visit_fields(config, FromJson{json, file, known});
  for (const auto& [key, value] : json.items()) {
    if (!known.contains(key)) throw input_error(file + ": unknown training option '" + key + "'");
  }
  return config;
}

double temperature(const TrainConfig& c, int epoch) {
  return c.tau_max * std::pow(c.tau_min / c.tau_max, ramp(epoch, c.epochs, c.tau_ramp));
}

double beta1(const TrainConfig& c, int epoch) {
  return raised(c.beta1, c.beta1_start, ramp(epoch, c.epochs, c.beta1_ramp));
}

double beta2(const TrainConfig& c, int epoch) {
  return raised(c.beta2, c.beta2_start, ramp(epoch, c.epochs, c.beta2_ramp));
}

double beta3(const TrainConfig& c, int epoch) {
  return raised(c.beta3, c.beta3_start, ramp(epoch, c.epochs, c.beta3_ramp));
}

double learning_rate(const TrainConfig& c, int epoch) {
  const double late =
      std::max(0.0, 2.0 * epoch / c.epochs - 1.0);  // 0 in the first half, then up to 1
  const double fall = 0.5 * (1.0 - std::cos(M_PI * late));
  return c.learning_rate + (c.final_learning_rate - c.learning_rate) * fall;
}

}  // namespace latplan::nn
