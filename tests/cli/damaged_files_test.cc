// Damaged copies of every file that a command reads (support/damage.h): the right exit code, and one line that names the file
// and the reason. LATPLAN_EVERY_CASE: 20,000 cases instead of a sample. The sequence is always the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>

#include "base/picture_file.h"
#include "cli/output_commands.h"
#include "support/damage.h"

namespace latplan {
namespace {

struct DamagedReader {
  std::string file;  // in the folder of the case; damaged there
  Words words;
  std::vector<int> others = {};  // exit codes of what is still a valid file, beside 0
};

class DamagedFiles : public OutputCommands {
 protected:
  static std::string own(const std::string& name) { return (*own_ / name).string(); }
  static void SetUpTestSuite() {
    OutputCommands::SetUpTestSuite();
    own_ = new TemporaryFolder;
    must({"ship", at("run"), "-q", "-o", own("whole")});
    for (const char* name : {"run", "tasks", "frames", "plan"}) {
      fs::copy(at(name), own(name), fs::copy_options::recursive);
    }
    fs::copy(own("whole"), own("shipped"), fs::copy_options::recursive);
    // Without a manifest, which would find the damage first.
    for (const char* name : {"run", "shipped"}) {
      fs::remove(own(name) + "/manifest.json");
      Json record = read_json(own(name) + "/run.json");
      record.erase("format");
      write_json(own(name) + "/run.json", record);
    }
    fs::copy(at("codes.txt"), own("codes.txt"));
    write_file(own("frames.csv"), "file,episode\nframes/0.png,1\nframes/1.png,1\n");
    write_file(own("level.txt"), "#####\n#@$.#\n#   #\n#####\n");
    write_png(own("tiles.png"), Image({24, 24, 1}, 0.5F));
    ASSERT_EQ(latplan({"solve", own("run/domain.pddl"), own("plan/problem.pddl"), "-q", "-o",
                       own("plan.txt")})
                  .exit_code,
              0);
    write_file(own("task.sas"), kSas);
  }
  static void TearDownTestSuite() {
    delete own_;
    OutputCommands::TearDownTestSuite();
  }

  static std::vector<DamagedReader> readers() {
    const std::string init = own("tasks/002-000/init.png"), goal = own("tasks/002-000/goal.png");
    const std::string out = own("out");
    const auto plan = [&](const std::string& run) {
      return Words{"plan", own(run), at("tasks/002-000/init.png"), at("tasks/002-000/goal.png"),
                   "-o",   out};
    };
    const Words evaluate = {"evaluate", at("run"),         own("tasks"), "--fidelity-states",
                            "0",        "--metrics-pairs", "0",          "-o",
                            out};
    const std::vector<int> no_plan = {kUnsolvable, kGaveUp};
    return {
        {"tasks/002-000/init.png", {"plan", at("run"), init, goal, "-o", out}, no_plan},
        {"tasks/002-000/goal.png", {"encode", at("run"), goal, "-o", out}},
        {"tasks/002-000/instance.json", evaluate},
        {"frames/2.png", {"dataset", "--from", own("frames"), "-o", out}},
        {"frames.csv", {"dataset", "--from", own("frames.csv"), "-o", out}},
        {"level.txt", {"dataset", "sokoban", "--level", own("level.txt"), "-n", "5", "-o", out}},
        {"tiles.png", {"dataset", "puzzle", "--tiles", own("tiles.png"), "-n", "5", "-o", out}},
        {"run/pairs.npz", {"learn", own("run/pairs.npz"), "--budget", "5s", "-o", out}},
        {"codes.txt", {"decode", at("run"), own("codes.txt"), "-o", out}},
        {"run/run.json", plan("run"), no_plan},
        {"run/model/model.json", plan("run"), no_plan},
        {"run/model/weights.safetensors", plan("run"), no_plan},
        {"run/seen.npz", plan("run"), no_plan},
        {"run/domain.pddl", plan("run"), no_plan},
        {"run/export.json", {"ship", own("run"), "-o", out}},
        {"shipped/provenance.json", {"ship", own("shipped"), "-o", out}},
        {"shipped/seen.npz", plan("shipped"), no_plan},
        {"shipped/model.json", plan("shipped"), no_plan},
        {"whole/manifest.json", plan("whole")},
        {"whole/run.json", plan("whole")},
        {"whole/domain.pddl", plan("whole")},
        {"plan/problem.pddl", {"solve", at("run/domain.pddl"), own("plan/problem.pddl")}, no_plan},
        {"plan.txt",
         {"validate", at("run/domain.pddl"), at("plan/problem.pddl"), own("plan.txt")},
         {kInvalidPlan}},
        {"plan/plan.txt",
         {"draw", at("run"), init, own("plan/plan.txt"), "-o", out},
         {kInvalidPlan}},
        {"task.sas", {"solve", own("task.sas")}, no_plan}};
  }

  // What is wrong with the end of the command; empty: nothing.
  static std::string fault_of(const DamagedReader& reader, const ProgramResult& result) {
    if (result.timed_out) return "did not end";
    if (result.signal != 0) return "signal " + std::to_string(result.signal);
    if (result.exit_code == 0 || std::ranges::count(reader.others, result.exit_code) > 0) return {};
    constexpr int kFaults[] = {kBadInput, kUnsupported, kOutOfMemory};
    if (std::ranges::count(kFaults, result.exit_code) == 0)
      return "exit code " + std::to_string(result.exit_code);
    // A list of what is wrong with many pictures goes on in indented lines.
    const auto is_more = [&](std::size_t at) { return result.err.compare(at + 1, 2, "  ") == 0; };
    for (std::size_t at = result.err.find('\n'); at + 1 < result.err.size();
         at = result.err.find('\n', at + 1)) {
      if (!is_more(at)) return "not one line";
    }
    // A list of pictures may now name one that is missing.
    const std::string name =
        reader.file.ends_with(".csv") ? "/" : fs::path(reader.file).filename().string();
    if (!has(result.err, name)) return "does not name " + name;
    if (fs::exists(own("out")) || fs::exists(own("out.part"))) return "left something";
    return {};
  }

  static constexpr int kGaveUp = 12;
  static constexpr const char* kSas =
      "begin_version\n3\nend_version\nbegin_metric\n0\nend_metric\n1\nbegin_variable\nv\n-1\n2\n"
      "Atom z0()\nNegatedAtom z0()\nend_variable\n0\nbegin_state\n1\nend_state\nbegin_goal\n1\n0 "
      "0\nend_goal\n1\nbegin_operator\na\n0\n1\n0 0 -1 0\n1\nend_operator\n0\n";
  static inline TemporaryFolder* own_ = nullptr;
};

TEST_F(DamagedFiles, EndInOneLineThatNamesThem) {
  const long cases = tries_every_case() ? 20000 : 100;
  const Part part = part_of_cases();
  long bad = 0, done = 0;
  std::map<int, long> ends;
  std::vector<DamagedReader> all = readers();
  std::erase_if(all, [](const DamagedReader& reader) { return !fs::exists(own(reader.file)); });
  std::vector<Bytes> valid;
  for (const DamagedReader& reader : all) valid.push_back(read_bytes(own(reader.file)));
  ProgramOptions options;
  options.seconds = 60;
  for (long number = part.first; number < cases; number += part.step, ++done) {
    const std::size_t i = number % all.size();
    const Bytes damaged = Damager(number, {valid[i]}).next();
    write_file(own(all[i].file), damaged);
    const ProgramResult result = latplan(with(all[i].words, {"-q"}), options);
    ++ends[result.exit_code];
    const std::string fault = fault_of(all[i], result);
    if (!fault.empty() && ++bad <= 50) {
      ADD_FAILURE() << all[i].words[0] << ", case " << number << " of " << all[i].file << ": "
                    << fault << ": " << result.err;
      write_file("damaged-" + std::to_string(number), damaged);
    }
    write_file(own(all[i].file), valid[i]);
    for (const char* name : {"out", "out.png", "out.part"}) remove_tree(own(name));
  }
  if (!tries_every_case()) return;
  std::printf("%ld damaged files of %zu kinds, %ld bad;", done, all.size(), bad);
  for (const auto& [code, count] : ends) std::printf(" exit %d: %ld", code, count);
  std::printf("\n");
}

}  // namespace
}  // namespace latplan
