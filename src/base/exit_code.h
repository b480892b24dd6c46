// The program's exit codes, documented in docs/formats.md.
#pragma once

#include <string_view>

namespace latplan {

enum class ExitCode : int {
  kDone = 0,
  kUnsolvable = 11,   // proved: no plan exists in the learned model
  kNoPlan = 12,       // no plan found, and none ruled out
  kInvalidPlan = 13,  // the given plan does not reach the goal
  kOutOfMemory = 22,  // a memory limit was reached
  kOutOfTime = 23,    // a time limit was reached
  kInternal = 32,     // internal error, or training diverged
  kBadInput = 33,     // a file is missing, damaged or of the wrong type
  kUnsupported = 34,  // not supported by this build, model or machine
  kBadOutput = 35,    // the output already exists or cannot be written
  kUsage = 36,        // unknown option, command or world, or a value out of range
  kInterrupted = 130,
};

// One phrase for help texts.
constexpr std::string_view meaning(ExitCode code) {
  switch (code) {
    case ExitCode::kDone:
      return "success";
    case ExitCode::kUnsolvable:
      return "no plan exists in the model (proven)";
    case ExitCode::kNoPlan:
      return "the search ended without a plan and without a proof";
    case ExitCode::kInvalidPlan:
      return "the plan does not reach the goal";
    case ExitCode::kOutOfMemory:
      return "memory limit reached";
    case ExitCode::kOutOfTime:
      return "time limit reached";
    case ExitCode::kInternal:
      return "internal error, diverged training, or a crashed child process";
    case ExitCode::kBadInput:
      return "bad input: a file is missing, damaged, or of the wrong kind or size";
    case ExitCode::kUnsupported:
      return "not supported by this build, model or machine";
    case ExitCode::kBadOutput:
      return "the output exists already or cannot be written";
    case ExitCode::kUsage:
      return "wrong usage: unknown option, command or world, or a value out of bounds";
    case ExitCode::kInterrupted:
      return "interrupted; finished work is kept";
  }
  return "";
}

}  // namespace latplan
