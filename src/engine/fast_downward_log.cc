#include "engine/fast_downward_log.h"

#include <charconv>

namespace latplan::engine {
namespace {

// Calls `use` with every line, without the prefix "[t=0.01s, 9700 KB] ".
template <typename Use>
void for_each_line(std::string_view text, Use&& use) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.starts_with("[t=")) {
      const std::size_t close = line.find("] ");
      if (close != std::string_view::npos) line.remove_prefix(close + 2);
    }
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
    use(line);
  }
}

// Parses the number after the prefix. False: no such prefix or no number.
template <typename Number>
bool number_after(std::string_view line, std::string_view prefix, Number& value) {
  if (!line.starts_with(prefix)) return false;
  const char* begin = line.data() + prefix.size();
  Number found{};
  if (std::from_chars(begin, line.data() + line.size(), found).ec != std::errc()) return false;
  value = found;
  return true;
}

template <typename Number>
bool number_after(std::string_view line, std::string_view prefix, std::optional<Number>& value) {
  Number found{};
  if (!number_after(line, prefix, found)) return false;
  value = found;
  return true;
}

// "g=3, 21 evaluated, 20 expanded" and "f = 9, 21 evaluated, 20 expanded".
void read_progress(std::string_view line, search::Statistics& statistics) {
  const std::size_t evaluated = line.find(" evaluated, ");
  if (evaluated == std::string_view::npos || !line.ends_with(" expanded")) return;
  const std::size_t comma = line.rfind(", ", evaluated);
  if (comma == std::string_view::npos) return;
  number_after(line.substr(comma), ", ", statistics.evaluated);
  number_after(line.substr(evaluated), " evaluated, ", statistics.expanded);
}

}  // namespace

void read_search_log(std::string_view text, Outcome& outcome) {
  search::Statistics& statistics = outcome.result.statistics;
  Details& details = outcome.details;
  std::optional<double> search_time, total_time;
  std::int64_t peak = 0;
  for_each_line(text, [&](std::string_view line) {
    read_progress(line, statistics);
    number_after(line, "Expanded ", statistics.expanded);
    number_after(line, "Reopened ", statistics.reopened);
    number_after(line, "Evaluated ", statistics.evaluated);
    number_after(line, "Generated ", statistics.generated);
    number_after(line, "Number of registered states: ", statistics.states);
    number_after(line, "Evaluations: ", details.evaluations);
    number_after(line, "Dead ends: ", details.dead_ends);
    number_after(line, "Search time: ", search_time);
    number_after(line, "Total time: ", total_time);
    if (number_after(line, "Peak memory: ", peak)) statistics.peak_bytes = peak * 1024;
    if (line.starts_with("Completely explored state space")) details.exhausted = true;
  });
  if (search_time) statistics.search_seconds = *search_time;
  if (search_time && total_time) details.initialization_seconds = *total_time - *search_time;
}

void read_translator_log(std::string_view text, Details& details) {
  std::int64_t peak = 0;
  for_each_line(text, [&](std::string_view line) {
    number_after(line, "Translator variables: ", details.variables);
    number_after(line, "Translator operators: ", details.operators);
    if (number_after(line, "Translator peak memory: ", peak)) {
      details.translate_peak_bytes = peak * 1024;
    }
  });
}

bool translator_proved_unsolvable(std::string_view text) {
  return text.find("Generating unsolvable task") != std::string_view::npos;
}

std::string last_message(std::string_view text) {
  std::string_view message = "no output";
  for_each_line(text, [&](std::string_view line) {
    for (const char* closing : {"Peak memory:", "Usage error occurred", "Tip:", "Remove stale",
                                "Valid keyword arguments are:"}) {
      if (line.starts_with(closing)) return;
    }
    if (!line.empty()) message = line;
  });
  constexpr std::size_t kShown = 200;
  std::string result;
  for (const char c : message.substr(0, kShown)) result += c >= ' ' && c <= '~' ? c : '?';
  return result;
}

bool ran_out_of_memory(std::string_view text) {
  for (const char* sign : {"MemoryError", "failed to map segment", "annot allocate memory",
                           "Failed to allocate memory"}) {
    if (text.find(sign) != std::string_view::npos) return true;
  }
  return false;
}

std::optional<search::Status> status_of_search(int exit_code, bool proof) {
  switch (exit_code) {
    case 0:
    case 1:  // a plan, then out of memory
    case 2:  // a plan, then out of time
    case 3:  // a plan, then both
      return search::Status::kSolved;
    case 11:
      return search::Status::kUnsolvable;
    case 12:
      return proof ? search::Status::kUnsolvable : search::Status::kNoPlan;
    case 22:
      return search::Status::kOutOfMemory;
    case 23:
    case 24:  // both limits
      return search::Status::kOutOfTime;
    default:
      return std::nullopt;
  }
}

std::optional<search::Status> status_of_translator(int exit_code) {
  switch (exit_code) {
    case 0:
      return search::Status::kSolved;
    case 10:
      return search::Status::kUnsolvable;
    case 20:
      return search::Status::kOutOfMemory;
    case 21:
      return search::Status::kOutOfTime;
    default:
      return std::nullopt;
  }
}

}  // namespace latplan::engine
