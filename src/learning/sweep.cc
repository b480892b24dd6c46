#include "learning/sweep.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/rng.h"
#include "data/instances.h"
#include "learning/train_run.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestName = 120;
constexpr std::uint64_t kMostAttempts = 100;  // at a draw that is new

// "a=b" -> {a, b}.
std::pair<std::string, std::string> split_assignment(const std::string& text,
                                                     const std::string& what) {
  const auto equals = text.find('=');
  if (equals == 0 || equals == std::string::npos || equals + 1 == text.size()) {
    throw usage_error(in_quotes(text) + "; expected " + what);
  }
  return {text.substr(0, equals), text.substr(equals + 1)};
}

std::vector<std::string> split_at(const std::string& text, char separator) {
  std::vector<std::string> parts = {""};
  for (const char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

template <typename T>
bool read_number(const std::string& text, T& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

std::string draw(const Range& range, Rng& rng) {
  const double share = rng.uniform();
  const double value = range.logarithmic ? range.low * std::pow(range.high / range.low, share)
                                         : range.low + (range.high - range.low) * share;
  RunConfig any;
  const bool whole = find_field(fields(any), range.option).is_whole_number();
  return whole ? fmt::format("{}", std::lround(value)) : fmt::format("{:.4g}", value);
}

std::string canonical(const Setting& setting) {
  RunConfig config = with_setting({}, setting);
  return to_json(fields(config)).dump();
}

std::vector<Setting> settings_of(const SweepRequest& request, std::uint64_t seed, Log& log) {
  std::vector<Axis> axes;
  for (const std::string& text : request.grid) axes.push_back(parse_axis(text));
  std::vector<Range> ranges;
  for (const std::string& text : request.random) ranges.push_back(parse_range(text));
  std::set<std::string> options;
  const auto once = [&](const std::string& option) {
    if (!options.insert(option).second) {
      throw usage_error("sweep: option " + in_quotes(option) + " is given twice");
    }
  };
  for (const Axis& axis : axes) once(axis.option);
  for (const Range& range : ranges) once(range.option);
  if (options.empty()) throw usage_error("sweep: expected --grid or --random");
  if (ranges.empty()) return grid(axes);
  const std::vector<Setting> draws = random_settings(ranges, request.samples, seed);
  if (draws.size() < static_cast<std::size_t>(request.samples)) {
    log.warning(fmt::format("--samples {}: only {} distinct draws", request.samples, draws.size()));
  }
  std::vector<Setting> settings;
  for (const Setting& drawn : draws) {
    for (Setting setting : grid(axes)) {
      setting.insert(setting.end(), drawn.begin(), drawn.end());
      settings.push_back(setting);
    }
  }
  return settings;
}

bool same_place(const fs::path& one, const fs::path& other) {
  std::error_code error;
  return fs::weakly_canonical(fs::absolute(one), error) ==
         fs::weakly_canonical(fs::absolute(other), error);
}

}  // namespace

Fields fields(RunConfig& config) {
  Fields all = fields(config.train);
  for (Field& field : fields(config.extract)) all.push_back(std::move(field));
  return all;
}

Axis parse_axis(const std::string& text) {
  const auto [option, values] = split_assignment(text, "option=value,value");
  Axis axis{option, split_at(values, ',')};
  std::set<std::string> meanings;  // 1e2 and 100 are one value
  for (const std::string& value : axis.values) {
    if (!meanings.insert(canonical({{option, value}})).second) {
      throw usage_error(in_quotes(text) + ": a value is given twice");
    }
  }
  return axis;
}

Range parse_range(const std::string& text) {
  const std::string expected = "option=low:high or option=low:high:log";
  const auto [option, bounds] = split_assignment(text, expected);
  const std::vector<std::string> parts = split_at(bounds, ':');
  Range range{option, 0, 0, parts.size() == 3};
  if (parts.size() < 2 || parts.size() > 3 || (range.logarithmic && parts[2] != "log") ||
      !read_number(parts[0], range.low) || !read_number(parts[1], range.high) ||
      range.low > range.high || (range.logarithmic && range.low <= 0)) {
    throw usage_error(in_quotes(text) + "; expected " + expected);
  }
  for (const std::string& bound : {parts[0], parts[1]}) with_setting({}, {{option, bound}});
  return range;
}

std::vector<Setting> grid(const std::vector<Axis>& axes) {
  std::vector<Setting> settings = {{}};
  for (const Axis& axis : axes) {
    std::vector<Setting> longer;
    for (const Setting& setting : settings) {
      for (const std::string& value : axis.values) {
        longer.push_back(setting);
        longer.back().emplace_back(axis.option, value);
      }
    }
    settings = std::move(longer);
  }
  return settings;
}

std::vector<Setting> random_settings(const std::vector<Range>& ranges, int count,
                                     std::uint64_t seed) {
  std::vector<Setting> settings;
  std::set<Setting> known;
  for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(count); ++i) {
    for (std::uint64_t attempt = 0; attempt < kMostAttempts; ++attempt) {
      Setting setting;
      for (const Range& range : ranges) {
        Rng rng = Rng(seed).fork("sweep/" + range.option, i + (attempt << 32U));
        setting.emplace_back(range.option, draw(range, rng));
      }
      if (!known.insert(setting).second) continue;
      settings.push_back(std::move(setting));
      break;
    }
  }
  return settings;
}

RunConfig with_setting(RunConfig base, const Setting& setting) {
  const Fields all = fields(base);
  for (const auto& [option, text] : setting) {
    if (text.empty()) throw usage_error(option + "=; expected a value");
    const Field& field = find_field(all, option);
    try {
      field.set(text);
    } catch (const Error& error) {
      throw usage_error(option + ": " + error.what());
    }
  }
  return base;
}

std::string setting_name(const Setting& setting) {
  std::string name;
  for (const auto& [option, value] : setting) {
    name += (name.empty() ? "" : ",") + option + "=" + value;
  }
  if (name.size() > kLongestName) {
    const std::vector<std::uint8_t> bytes(name.begin(), name.end());
    name = name.substr(0, kLongestName - 9) + "-" + checksum(bytes);
  }
  return name.empty() ? "base" : name;
}

SweepPlan plan_sweep(const SweepRequest& request, const nn::Backend& backend, Log& log,
                     const StopFlag& stop, std::optional<data::PairSet>& drawn) {
  if (request.recipe.empty() == request.pairs_file.empty()) {
    throw usage_error("sweep: expected either PAIRS.npz or --recipe");
  }
  if (request.recipe.empty() && request.pairs > 0) throw usage_error("--pairs goes with --recipe");
  if (!request.instances.empty()) data::read_instances(request.instances);  // fail early
  TrainRequest train;
  train.preset = request.preset;
  train.recipe = request.recipe;
  train.given = request.given;
  RunConfig base;
  base.train = requested_config(train, backend);
  nn::warn_of_slow_machine(backend, base.train, log);
  SweepPlan plan;
  data::PairSet pairs;
  if (request.recipe.empty()) {
    plan.pairs_file = fs::absolute(request.pairs_file);
    pairs = data::read_pairs(plan.pairs_file);
  } else {
    plan.recipe = runs::read_recipe(request.recipe);
    base.extract = plan.recipe->extract;
    plan.pairs_file = "pairs.npz";
    pairs = runs::recipe_pairs(*plan.recipe, request.pairs, log, stop);
  }
  for (const Setting& setting : settings_of(request, base.train.seed, log)) {
    SweepRun run{setting_name(setting), setting, with_setting(base, setting)};
    nn::check_config(run.config.train);
    backend.prepare(pairs, run.config.train, request.output, false);
    plan.runs.push_back(std::move(run));
  }
  plan.instances = request.instances.empty() ? "" : fs::absolute(request.instances).string();
  plan.fidelity_states = request.fidelity_states;
  plan.time = request.time;
  plan.rank = request.rank;
  plan.smallest_first = request.smallest_first;
  plan.seed = base.train.seed;
  if (plan.recipe) drawn = std::move(pairs);
  return plan;
}

void write_plan(const fs::path& folder, const SweepPlan& plan) {
  Json list = Json::array();
  for (const SweepRun& run : plan.runs) {
    Json setting = Json::array();
    for (const auto& [option, value] : run.setting) setting.push_back({option, value});
    RunConfig config = run.config;
    list.push_back({{"name", run.name},
                    {"setting", setting},
                    {"train", nn::to_json(config.train)},
                    {"export", to_json(fields(config.extract))}});
  }
  Json recipe;
  if (plan.recipe) recipe = {{"name", plan.recipe->name}, {"content", plan.recipe->to_json()}};
  write_json(folder / "sweep.json", {{"pairs", plan.pairs_file.string()},
                                     {"instances", plan.instances},
                                     {"recipe", recipe},
                                     {"fidelity_states", plan.fidelity_states},
                                     {"time", plan.time},
                                     {"rank", plan.rank},
                                     {"smallest_first", plan.smallest_first},
                                     {"seed", plan.seed},
                                     {"options", plan.options},
                                     {"runs", list}});
}

SweepPlan read_plan(const fs::path& folder) {
  const std::string file = (folder / "sweep.json").string();
  const Json json = read_json(file);
  const JsonValue sweep(json, file);
  SweepPlan plan;
  plan.pairs_file = sweep["pairs"].text();
  plan.instances = sweep["instances"].text();
  if (const JsonValue recipe = sweep["recipe"]; recipe.is_there()) {
    plan.recipe = runs::recipe_from_json(recipe["content"], recipe["name"].text());
  }
  plan.fidelity_states = sweep["fidelity_states"].number<std::int64_t>(0);
  plan.time = sweep["time"].number<double>(0);
  plan.rank = sweep["rank"].text();
  plan.smallest_first = sweep["smallest_first"].flag();
  plan.seed = sweep["seed"].number<std::uint64_t>();
  for (const auto& [name, value] : sweep["options"].members()) plan.options[name] = value.text();
  for (const JsonValue& run : sweep["runs"].list()) {
    SweepRun read{run["name"].text(), {}, {}};
    read.config.train = nn::train_config_from_json(run["train"]);
    read_fields(run["export"], fields(read.config.extract));
    for (const JsonValue& pair : run["setting"].list()) {
      const std::vector<JsonValue> parts = pair.list();
      if (parts.size() != 2) throw pair.error("an option and its value");
      read.setting.emplace_back(parts[0].text(), parts[1].text());
    }
    const bool is_folder_name = read.name.find('/') == std::string::npos && read.name != "..";
    if (!is_folder_name || read.name != setting_name(read.setting)) {
      throw run["name"].error("a name made from its setting");
    }
    plan.runs.push_back(std::move(read));
  }
  if (plan.runs.empty()) throw sweep["runs"].fault("empty; expected at least one run");
  return plan;
}

SweepPlan resume_plan(const SweepRequest& request) {
  SweepPlan plan = read_plan(request.output);
  const auto refuse = [](const char* option) {
    throw usage_error(std::string(option) + ": a resumed sweep keeps its original options");
  };
  const fs::path pairs =
      plan.pairs_file.is_relative() ? request.output / plan.pairs_file : plan.pairs_file;
  std::error_code error;
  if (!request.pairs_file.empty() && !same_place(request.pairs_file, pairs)) {
    if (fs::exists(pairs, error)) refuse("PAIRS.npz");
    plan.pairs_file = fs::absolute(request.pairs_file);
  }
  if (!request.instances.empty() &&
      (plan.instances.empty() || !same_place(request.instances, plan.instances))) {
    refuse("--instances");
  }
  return plan;
}

}  // namespace latplan::learning
