#include "symbolic/task_file.h"

#include "base/error.h"
#include "base/files.h"
#include "symbolic/binary_file.h"
#include "symbolic/pddl.h"
#include "symbolic/sas.h"

namespace latplan::symbolic {

StripsTask read_task(const std::filesystem::path& file, const std::filesystem::path& domain) {
  const std::vector<std::uint8_t> content = read_bytes(file);
  const std::string_view text(reinterpret_cast<const char*>(content.data()), content.size());
  const bool binary = is_binary_file(content);
  const bool sas = !binary && (file.extension() == ".sas" || text.starts_with("begin_version"));
  if ((binary || sas) && !domain.empty()) {
    throw usage_error(file.string() +
                      ": is a complete task; expected a PDDL problem after a domain file");
  }
  if (binary) return decode_task(content, file.string());
  if (sas) return parse_sas(text, file.string());
  const std::filesystem::path source = domain.empty() ? file.parent_path() / "domain.pddl" : domain;
  std::error_code error;
  if (domain.empty() && !std::filesystem::exists(source, error)) {
    throw input_error(
        file.string() + ": is neither SAS+ nor a binary task, and a PDDL problem needs " +
        source.string() + "; expected DOMAIN.pddl PROBLEM.pddl, TASK.sas or TASK.lpd");
  }
  return parse_problem(text, file.string(), parse_domain(read_text(source), source.string()));
}

StripsTask read_task(std::span<const std::filesystem::path> files) {
  if (files.size() == 1) return read_task(files[0]);
  if (files.size() == 2) return read_task(files[1], files[0]);
  throw usage_error("found " + std::to_string(files.size()) +
                    " files; expected DOMAIN.pddl PROBLEM.pddl, TASK.sas or TASK.lpd");
}

}  // namespace latplan::symbolic
