#include "evaluation/checker.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "base/error.h"
#include "base/picture_file.h"
#include "base/scratch_folder.h"
#include "base/subprocess.h"

namespace latplan::evaluation {
namespace {

std::string last_line(std::string text) {
  text.erase(text.find_last_not_of(" \n\r\t") + 1);
  return text.substr(text.find_last_of('\n') + 1);
}

}  // namespace

planning::Judgement check_by_program(const std::string& command,
                                     const planning::PlanOutcome& outcome,
                                     const data::Instance& instance, const StopFlag& stop) {
  planning::Judgement judgement;
  judgement.judged = true;
  judgement.shortest = instance.distance;
  if (outcome.images.empty()) return judgement;
  const ScratchFolder folder;
  write_png(folder / "init.png", instance.init);
  write_png(folder / "goal.png", instance.goal);
  std::error_code error;
  std::filesystem::create_directory(folder / "states", error);  // write_png() reports a failure
  for (std::size_t i = 0; i < outcome.images.size(); ++i) {
    write_png(folder / "states" / fmt::format("{:03}.png", i), outcome.images[i]);
  }
  Subprocess program;
  program.command = {"/bin/sh", "-c", command + " \"$1\"", "checker", folder.path().string()};
  const SubprocessResult ran = run_subprocess(program, stop);
  if (ran.end == SubprocessResult::End::kStopped) return {};
  if (ran.end != SubprocessResult::End::kExited || ran.exit_code > 1) {
    throw input_error(fmt::format(
        "--checker {}: {} on {}: {}; expected exit code 0 (valid) or 1 (not valid)", command,
        ran.end == SubprocessResult::End::kExited ? fmt::format("exit code {}", ran.exit_code)
                                                  : "it was ended by a signal",
        instance.name, last_line(ran.output)));
  }
  judgement.valid = ran.exit_code == 0;
  judgement.optimal = judgement.valid && judgement.shortest >= 0 &&
                      static_cast<int>(outcome.result.plan.size()) == judgement.shortest;
  planning::Judgement::Opinion opinion{judgement.valid,
                                       std::vector<std::string>(outcome.images.size())};
  if (!judgement.valid) {
    const std::string reason = last_line(ran.output);
    opinion.reasons.back() = reason.empty() ? "the checker says no" : reason;
  }
  judgement.ours = opinion;
  return judgement;
}

}  // namespace latplan::evaluation
