#include "data/instances.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "base/picture_file.h"
#include "domains/catalog.h"

namespace latplan::data {
namespace {

namespace fs = std::filesystem;
using SortedJson = nlohmann::json;  // keys in alphabetical order

constexpr auto kInit = "init";
constexpr auto kGoal = "goal";
constexpr auto kTruth = "instance.json";

// FOLDER/NAME.png, .jpg or .jpeg; an empty path where there is none. Two of them: Error(BadInput).
fs::path picture_in(const fs::path& folder, const std::string& name) {
  fs::path found;
  std::error_code error;
  for (const char* extension : {".png", ".jpg", ".jpeg"}) {
    const fs::path file = folder / (name + extension);
    if (!fs::exists(file, error)) continue;
    if (!found.empty()) {
      throw input_error(file.string() + ": beside " + found.filename().string() +
                        "; expected one of them");
    }
    found = file;
  }
  return found;
}

// Whether the folder has both pictures. Only some of an instance's files: Error(BadInput).
bool holds_instance(const fs::path& folder) {
  std::error_code error;
  const bool init = !picture_in(folder, kInit).empty(), goal = !picture_in(folder, kGoal).empty();
  if (init && goal) return true;
  if (init || goal || fs::exists(folder / kTruth, error)) {
    throw input_error((folder / (init ? kGoal : kInit)).string() +
                      ".png: no such file; expected init and goal as .png or .jpg in an instance "
                      "folder");
  }
  return false;
}

std::vector<fs::path> instance_folders(const fs::path& folder) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) {
    throw input_error(folder.string() + ": no such folder; expected a folder of instances");
  }
  if (holds_instance(folder)) return {folder};
  std::vector<fs::path> folders;
  for (const fs::path& entry : list_folder(folder)) {
    if (fs::is_directory(entry, error) && holds_instance(entry)) folders.push_back(entry);
  }
  if (folders.empty()) {
    throw input_error(folder.string() +
                      ": no instances found; expected folders with init and goal as .png or .jpg");
  }
  return folders;
}

struct Truth {
  std::string world;
  domains::WorldOptions options;
};

WorldState state_of(const JsonValue& json) {
  WorldState state;
  for (const int number : json.numbers(0, 255)) state.push_back(static_cast<std::uint8_t>(number));
  return state;
}

std::unique_ptr<domains::Domain> world_of(const fs::path& file, const Truth& truth) {
  try {
    return domains::make_world(truth.world, truth.options);
  } catch (const Error& error) {
    throw input_error(file.string() + ": " + error.what());
  }
}

// Reads instance.json into `instance`; returns the world and its options.
Truth read_truth(const fs::path& file, Instance& instance) {
  const Json json = read_json(file);
  const JsonValue truth(json, file.string());
  instance.init_state = state_of(truth["init_state"]);
  instance.goal_state = state_of(truth["goal_state"]);
  instance.distance = truth["distance"].number<int>(-1);
  instance.walk = truth["walk"].number_or(-1, -1);
  instance.noise = truth["noise"].number_or(0.0, 0.0);
  instance.has_truth = true;
  Truth world{truth["world"].text(), {}};
  for (const auto& [name, value] : truth["options"].members()) world.options[name] = value.text();
  return world;
}

void check_states(const fs::path& file, const domains::Domain& domain, const Instance& instance) {
  if (!domain.legal(instance.init_state) || !domain.legal(instance.goal_state)) {
    throw input_error(file.string() + ": illegal state; expected legal states of the world");
  }
}

Image read_same_shape(const fs::path& file, const std::vector<Instance>& others) {
  Image image = read_picture(file);
  if (!others.empty() && image.shape() != others.front().init.shape()) {
    throw input_error(file.string() + ": picture is " + image.shape().to_string() + "; expected " +
                      others.front().init.shape().to_string() + " like the first one");
  }
  return image;
}

}  // namespace

void write_instances(const std::filesystem::path& folder, const InstanceSet& set) {
  for (const Instance& instance : set.instances) {
    const fs::path own = folder / instance.name;
    std::error_code error;
    fs::create_directory(own, error);
    if (error) throw output_error(own.string() + ": cannot create: " + error.message());
    write_png(own / "init.png", instance.init);
    write_png(own / "goal.png", instance.goal);
    if (!instance.has_truth) continue;
    SortedJson truth = {{"world", set.world},
                        {"options", set.options},
                        {"init_state", instance.init_state},
                        {"goal_state", instance.goal_state},
                        {"distance", instance.distance}};
    if (instance.walk >= 0) truth["walk"] = instance.walk;
    if (instance.noise > 0) truth["noise"] = instance.noise;
    write_atomically(own / kTruth, json_text(truth) + "\n");
  }
}

InstanceSet read_instances(const std::filesystem::path& folder) {
  InstanceSet set;
  std::unique_ptr<domains::Domain> domain;
  for (const fs::path& own : instance_folders(folder)) {
    Instance instance;
    instance.name =
        own.filename().empty() ? own.parent_path().filename().string() : own.filename().string();
    instance.init = read_same_shape(picture_in(own, kInit), set.instances);
    const fs::path goal = picture_in(own, kGoal);
    instance.goal = read_picture(goal);
    if (instance.goal.shape() != instance.init.shape()) {
      throw input_error(goal.string() + ": picture is " + instance.goal.shape().to_string() +
                        "; expected " + instance.init.shape().to_string() +
                        " like the init picture");
    }
    const fs::path truth_file = own / kTruth;
    std::error_code error;
    if (fs::exists(truth_file, error)) {
      const Truth truth = read_truth(truth_file, instance);
      if (!domain) {
        domain = world_of(truth_file, truth);
        set.world = truth.world;
        set.options = truth.options;
      } else if (truth.world != set.world || truth.options != set.options) {
        throw input_error(truth_file.string() + ": belongs to another world; expected " +
                          set.world + " with the same options as the other instances");
      }
      check_states(truth_file, *domain, instance);
    }
    set.instances.push_back(std::move(instance));
  }
  return set;
}

}  // namespace latplan::data
