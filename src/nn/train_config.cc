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
    if constexpr (std::is_same_v<T, bool>)
      return found.is_boolean();
    else if constexpr (std::is_same_v<T, std::string>)
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

// Share of a ramp that lies behind epoch e, in [0, 1].
double ramp(int epoch, int epochs, double share) {
  if (share <= 0.0) return 1.0;
  return std::min(1.0, epoch / std::max(1.0, share * epochs));
}

}  // namespace

Json to_json(const TrainConfig& config) {
  Json json;
  visit_fields(config, ToJson{json});
  return json;
}

TrainConfig train_config_from_json(const Json& json, const std::string& file) {
  if (!json.is_object()) throw input_error(file + ": damaged training options; expected an object");
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

double beta3(const TrainConfig& c, int epoch) {
  if (c.beta3 <= 0.0) return 0.0;
  return c.beta3_start * std::pow(c.beta3 / c.beta3_start, ramp(epoch, c.epochs, c.beta3_ramp));
}

double learning_rate(const TrainConfig& c, int epoch) {
  const double late =
      std::max(0.0, 2.0 * epoch / c.epochs - 1.0);  // 0 in the first half, then up to 1
  const double fall = 0.5 * (1.0 - std::cos(M_PI * late));
  return c.learning_rate + (c.final_learning_rate - c.learning_rate) * fall;
}

}  // namespace latplan::nn
