// --memory bounds what searches and readers take, and memory does not grow with the number of plans. LATPLAN_EVERY_CASE: all
// limits up to 4 GB and all searches instead of a sample.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "cli/output_commands.h"

namespace latplan {
namespace {

// AddressSanitizer has its own memory.
bool is_sanitized() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  return true;
#else
  return false;
#endif
}

// LightsOut on `cells` lights in a row or ring without structure: pressing i flips i and some others; 2^cells states.
std::string presses(int cells) {
  std::string text = "(define (domain d) (:requirements :strips) (:predicates";
  for (int i = 0; i < cells; ++i) text += " (z" + std::to_string(i) + ")";
  text += ")";
  for (int i = 0; i < cells; ++i) {
    // One action for each setting of the three lights it flips.
    const int lights[] = {i, (i + 1) % cells, (i + 5) % cells};
    for (int setting = 0; setting < 8; ++setting) {
      std::string before, after;
      for (int k = 0; k < 3; ++k) {
        const std::string light = "(z" + std::to_string(lights[k]) + ")";
        const bool on = (setting >> k & 1) != 0;
        before += on ? light : "(not " + light + ")";
        after += on ? "(not " + light + ")" : light;
      }
      text += "\n(:action a" + std::to_string(i) + "s" + std::to_string(setting) +
              " :precondition (and " + before + ") :effect (and " + after + "))";
    }
  }
  return text + ")\n";
}

std::string far_problem(int cells) {
  std::string text = "(define (problem p) (:domain d) (:init) (:goal (and";
  for (int i = 0; i < cells; ++i) text += i % 3 == 0 ? " (z" + std::to_string(i) + ")" : "";
  for (int i = 0; i < cells; ++i) text += i % 3 != 0 ? " (not (z" + std::to_string(i) + "))" : "";
  return text + ")))\n";
}

// Many propositions and actions: large to read and to build.
std::string large_sas(int count) {
  std::string sas =
      "begin_version\n3\nend_version\nbegin_metric\n0\nend_metric\n" + std::to_string(count) + "\n";
  for (int i = 0; i < count; ++i) {
    const std::string bit = "z" + std::to_string(i);
    sas +=
        "begin_variable\nv\n-1\n2\nAtom " + bit + "()\nNegatedAtom " + bit + "()\nend_variable\n";
  }
  sas += "0\nbegin_state\n";
  for (int i = 0; i < count; ++i) sas += "1\n";
  sas += "end_state\nbegin_goal\n1\n0 0\nend_goal\n" + std::to_string(count) + "\n";
  for (int i = 0; i < count; ++i) {
    const std::string bit = std::to_string((i + 1) % count);
    sas += "begin_operator\na\n1\n" + bit + " 0\n1\n0 " + std::to_string(i) +
           " -1 0\n1\nend_operator\n";
  }
  return sas + "0\n";
}

class MemoryLimit : public OutputCommands {
 protected:
  static constexpr long kSpareKb = 100 * 1024;

  // Resident memory of at most 1.15 of the limit and 100 MB; exit code 22 if that is why it ended.
  void expect_within(const Words& words, long megabytes, bool must_fail = false) {
    const ProgramResult result =
        latplan(with(words, {"--memory", std::to_string(megabytes) + "M", "-q"}));
    const std::string name = words[0] + " " + std::to_string(megabytes) + "M: ";
    EXPECT_EQ(result.signal, 0) << name;
    const std::vector<int> ends = {0, kUnsolvable, kGaveUp, kOutOfMemory, kOutOfTime};
    EXPECT_EQ(std::ranges::count(ends, result.exit_code), 1)
        << name << result.exit_code << " " << result.err;
    EXPECT_TRUE(!must_fail || result.exit_code == kOutOfMemory) << name << result.exit_code;
    const long most = megabytes * 1024 * 115 / 100 + kSpareKb;
    EXPECT_LE(result.peak_kb, most) << name << words.back();
    worst_ = std::max(worst_, static_cast<double>(result.peak_kb - kSpareKb) /
                                  static_cast<double>(megabytes * 1024));
    ++cases_;
    full_ += result.exit_code == kOutOfMemory;
  }
  void report() const {
    if (!tries_every_case()) return;
    std::printf("%d cases, %d ended by the limit; at most %.2f of the limit + 100 MB\n", cases_,
                full_, std::max(worst_, 0.0));
  }

  static constexpr int kGaveUp = 12;
  TemporaryFolder place_;
  double worst_ = -1;
  int cases_ = 0, full_ = 0;
};

TEST_F(MemoryLimit, OfSearchesAndReadersStaysWithinTheLimit) {
  if (is_sanitized()) GTEST_SKIP() << "sanitizers have their own memory";
  write_file(place_ / "domain.pddl", presses(40));
  write_file(place_ / "problem.pddl", far_problem(40));
  write_file(place_ / "large.sas", large_sas(tries_every_case() ? 20000 : 6000));
  const std::string domain = place_ / "domain.pddl", problem = place_ / "problem.pddl";
  const std::vector<std::string> searches =
      tries_every_case() ? std::vector<std::string>{"auto",       "astar-blind", "bidirectional",
                                                    "astar-hmax", "astar-lmcut", "wastar-ff",
                                                    "gbfs-ff",    "gbfs-hadd",   "gbfs-goalcount"}
                         : std::vector<std::string>{"astar-blind", "bidirectional"};
  const std::vector<long> limits = tries_every_case()
                                       ? std::vector<long>{64, 128, 256, 512, 1024, 2048, 4096}
                                       : std::vector<long>{64};
  const Part part = part_of_cases();
  for (std::size_t i = part.first; i < limits.size(); i += part.step) {
    const long limit = limits[i];
    const std::string seconds = limit < 1024 ? "5" : "20";
    for (const std::string& search : searches) {
      // The others do not fill a gigabyte in this time.
      if (limit >= 1024 && search != "astar-blind" && search != "bidirectional") continue;
      expect_within({"solve", domain, problem, "--search", search, "--time", seconds}, limit);
      expect_within({"solve", place_ / "large.sas", "--search", search, "--time", seconds}, limit);
    }
    report();
  }
}

// Peaks of one process that makes few or many plans.
TEST_F(MemoryLimit, DoesNotGrowWithTheNumberOfInstances) {
  if (is_sanitized()) GTEST_SKIP() << "sanitizers have their own memory";
  const int many = tries_every_case() ? 300 : 60, few = many / 3;
  must({"learn", "lightsout", "--size", "3", "-n", "3000", "-q", "-o", place_ / "run"});
  long peaks[2];
  for (const int count : {few, many}) {
    must({"instances", "lightsout", "--size", "3", "--distance", "3,4,5,6", "--count",
          std::to_string(count / 4), "-q", "-o", place_ / std::to_string(count)});
    const ProgramResult result = latplan(
        {"evaluate", place_ / "run", place_ / std::to_string(count), "--fidelity-states", "0",
         "--metrics-pairs", "0", "--threads", "1", "-q", "-o", place_ / "out", "--force"});
    ASSERT_EQ(result.exit_code, 0) << result.err;
    peaks[count == many] = result.peak_kb;
  }
  const double growth = static_cast<double>(peaks[1] - peaks[0]) / (many - few);
  EXPECT_LT(growth, 30) << "kB an instance";
  if (tries_every_case()) {
    std::printf("%d instances: %ld kB, %d: %ld kB; %.1f kB an instance\n", few, peaks[0], many,
                peaks[1], growth);
  }
}

}  // namespace
}  // namespace latplan
