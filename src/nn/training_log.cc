#include "nn/training_log.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <vector>

#include "base/error.h"
#include "base/files.h"
#include "nn/event_file.h"

namespace latplan::nn {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

double wall_time() {
  return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

fs::path lines_file(const fs::path& run) { return run / "train.jsonl"; }
fs::path events_file(const fs::path& run) {
  return run / "tensorboard" / "events.out.tfevents.latplan";
}

std::ofstream open_log(const fs::path& file, bool append) {
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  if (!append) fs::remove(file, error);  // it may be shared with an earlier result
  std::ofstream stream(file, std::ios::binary | (append ? std::ios::app : std::ios::trunc));
  if (!stream) throw output_error(file.string() + ": cannot write");
  return stream;
}

// Truncates the file. Returns false if it is missing or shorter.
bool truncate_file(const fs::path& file, std::int64_t length) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(file, error);
  if (error || length < 0 || static_cast<std::uintmax_t>(length) > size) return false;
  fs::resize_file(file, static_cast<std::uintmax_t>(length), error);
  return !error;
}

void collect(const Json& json, const std::string& path, std::vector<Scalar>& scalars) {
  for (const auto& [name, value] : json.items()) {
    const std::string tag = path.empty() ? name : path + "/" + name;
    if (value.is_object()) collect(value, tag, scalars);
    if (value.is_number() && tag != "epoch") scalars.push_back({tag, value.get<float>()});
  }
}

}  // namespace

TrainingLog::TrainingLog(const fs::path& run_folder)
    : run_folder_(run_folder),
      lines_(open_log(lines_file(run_folder), false)),
      events_(open_log(events_file(run_folder), false)) {
  event(version_event(wall_time()));
}

TrainingLog::TrainingLog(const fs::path& run_folder, const Position& from)
    : run_folder_(run_folder) {
  for (const fs::path& file : {lines_file(run_folder), events_file(run_folder)}) unshare(file);
  truncate_file(lines_file(run_folder), from.lines);
  lines_ = open_log(lines_file(run_folder), true);
  const bool append = from.events > 0 && truncate_file(events_file(run_folder), from.events);
  events_ = open_log(events_file(run_folder), append);
  if (!append) event(version_event(wall_time()));
}

void TrainingLog::event(const std::string& message) { events_ << event_record(message); }

void TrainingLog::write(std::int64_t step, const Json& line) {
  lines_ << line.dump() << "\n";
  std::vector<Scalar> scalars;
  collect(line, "", scalars);
  event(scalar_event(wall_time(), step, scalars));
  flush();
}

void TrainingLog::picture(std::int64_t step, const std::string& tag, const Image& image) {
  event(image_event(wall_time(), step, tag, image));
  flush();
}

TrainingLog::Position TrainingLog::flush() {
  if (!lines_.flush()) throw output_error(lines_file(run_folder_).string() + ": cannot write");
  if (!events_.flush()) throw output_error(events_file(run_folder_).string() + ": cannot write");
  return {static_cast<std::int64_t>(lines_.tellp()), static_cast<std::int64_t>(events_.tellp())};
}

}  // namespace latplan::nn
