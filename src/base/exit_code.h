// The program's exit codes, one table. Documented in docs/architecture.md; used by main and every command.
#pragma once

namespace latplan {

enum class ExitCode : int {
  kDone = 0,
  kUnsolvable = 11,   // the learnt state space was searched completely, no plan exists
  kNoPlan = 12,       // the search ended without a plan and without proof
  kInvalidPlan = 13,  // the plan that was to be validated does not reach the goal
  kOutOfMemory = 22,  // a memory limit was reached
  kOutOfTime = 23,    // a time limit was reached
  kInternal = 32,     // a bug of ours, or training that diverged
  kBadInput = 33,     // a file is missing, damaged or of the wrong kind
  kUnsupported = 34,  // this build or this model cannot do what was asked
  kBadOutput = 35,    // the output exists already or cannot be written
  kUsage = 36,        // unknown option, command or world, or a value out of range
  kInterrupted = 130,
};

}  // namespace latplan
