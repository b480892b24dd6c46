#include "runs/run_record.h"

#include <chrono>
#include <ctime>

#include "base/files.h"
#include "base/json.h"
#include "base/version.h"

namespace latplan::runs {
namespace {

constexpr int kFormat = 1;  // since the folder has a manifest.json; missing before

double now_seconds() {
  return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

std::string utc(double seconds) {
  const auto time = static_cast<std::time_t>(seconds);
  std::tm parts{};
  ::gmtime_r(&time, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

}  // namespace

RunRecord::RunRecord(std::string command,
                     const std::vector<std::pair<std::string, std::string>>& options,
                     std::uint64_t seed)
    : command_(std::move(command)),
      options_(Json::object()),
      seed_(seed),
      started_seconds_(now_seconds()) {
  for (const auto& [name, value] : options) options_[name] = value;
  started_ = utc(started_seconds_);
}

void RunRecord::resume_from(const Json& earlier) {
  const auto known = [&](const char* key) { return earlier.value(key, Json()); };
  if (known("started").is_string()) started_ = known("started").get<std::string>();
  if (known("seconds").is_number()) earlier_seconds_ = known("seconds").get<double>();
}

Json RunRecord::json(const std::string& status, const Json& result) const {
  const double now = now_seconds();
  Json record = {{"format", kFormat},
                 {"command", command_},
                 {"status", status},
                 {"version", std::string(version())},
                 {"revision", std::string(revision())},
                 {"seed", seed_},
                 {"options", options_},
                 {"started", started_},
                 {"ended", utc(now)},
                 {"seconds", earlier_seconds_ + now - started_seconds_}};
  record.update(extra_);
  record["result"] = result;
  return record;
}

void RunRecord::write(const std::filesystem::path& folder, const std::string& status,
                      const Json& result) {
  const std::string text = json_text(json(status, result), 2) + "\n";
  if (status == "running") {
    write_atomically(folder / "run.json", text);
  } else {
    write_file(folder / "run.json", text);
  }
}

Json read_run_record(const std::filesystem::path& folder) { return read_json(folder / "run.json"); }

}  // namespace latplan::runs
