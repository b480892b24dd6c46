// `solve` and `validate` on files of other tools.
#include <gtest/gtest.h>

#include "base/temporary_folder.h"
#include "cli/commands_under_test.h"
#include "engine/fast_downward.h"
#include "support/in_ci.h"
#include "symbolic/binary_file.h"
#include "symbolic/task_file.h"

namespace latplan {
namespace {

// A door that must be open to be walked through, and that only opens from the left.
constexpr const char* kDomain = R"((define (domain door)
  (:requirements :strips :negative-preconditions)
  (:predicates (left) (open))
  (:action push :parameters () :precondition (and (left) (not (open))) :effect (open))
  (:action walk :parameters () :precondition (and (left) (open)) :effect (not (left))))
)";
constexpr const char* kProblem = R"((define (problem through) (:domain door)
  (:init (left)) (:goal (not (left))))
)";
constexpr const char* kNoWay = R"((define (problem back) (:domain door)
  (:init) (:goal (left)))
)";
// As a translator writes it: a variable of three values, operators of several words.
constexpr const char* kSas = R"(begin_version
3
end_version
begin_metric
0
end_metric
1
begin_variable
var0
-1
3
Atom at(robot, a)
Atom at(robot, b)
Atom at(robot, c)
end_variable
0
begin_state
0
end_state
begin_goal
1
0 2
end_goal
2
begin_operator
move a b
0
1
0 0 0 1
1
end_operator
begin_operator
move b c
0
1
0 0 1 2
1
end_operator
0
)";

class Solve : public testing::Test {
 protected:
  void SetUp() override {
    write_atomically(folder_ / "domain.pddl", kDomain);
    write_atomically(folder_ / "through.pddl", kProblem);
    write_atomically(folder_ / "back.pddl", kNoWay);
    write_atomically(folder_ / "robot.sas", kSas);
  }
  std::string in(const std::string& name) const { return (folder_ / name).string(); }
  std::string write(const std::string& name, const std::string& text) const {
    write_atomically(folder_ / name, text);
    return in(name);
  }

  TemporaryFolder folder_;
};
using Validate = Solve;

TEST_F(Solve, PrintsThePlanOfAForeignProblem) {
  for (const std::vector<std::string>& task :
       {std::vector{in("through.pddl")}, std::vector{in("domain.pddl"), in("through.pddl")}}) {
    std::vector<std::string> words = {"solve"};
    words.insert(words.end(), task.begin(), task.end());
    const ProgramResult result = latplan(words);
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_TRUE(
        result.out.starts_with("(push)\n(walk)\n; cost = 2 (unit cost)\n; 2 steps, optimal"))
        << result.out;
    words.insert(words.end(), {"--json", "--search", "gbfs-ff"});
    const Json json = Json::parse(latplan(words).out);
    EXPECT_EQ(json["plan"], Json::parse(R"(["push", "walk"])"));
    EXPECT_EQ(json["algorithm"], "gbfs-ff");
    EXPECT_EQ(json["optimal"], false);
  }
}

TEST_F(Solve, NamesTheOperatorsOfASasFileAsTheFileDoes) {
  EXPECT_EQ(latplan({"solve", in("robot.sas"), "-o", in("plan")}).exit_code, 0);
  EXPECT_EQ(read_text(in("plan")), "(move a b)\n(move b c)\n; cost = 2 (unit cost)\n");
  expect_fault(latplan({"solve", in("robot.sas"), "-o", in("plan")}), kBadOutput, "exists already");
  EXPECT_EQ(latplan({"solve", in("robot.sas"), "-o", in("plan"), "--force"}).exit_code, 0);
}

TEST_F(Solve, KeepsItsInputs) {
  for (const char* name : {"domain.pddl", "through.pddl"}) {
    expect_fault(
        latplan({"solve", in("domain.pddl"), in("through.pddl"), "-o", in(name), "--force"}),
        kBadOutput, "is an input");
  }
  EXPECT_EQ(read_text(in("through.pddl")), kProblem);
}

// Two operators of one name, and one whose name a plan file could not hold: the plan says which is meant.
TEST_F(Solve, WritesPlansThatCanBeReadBack) {
  std::string text = kSas;
  text.replace(text.find("move b c"), 8, "move a b");
  EXPECT_EQ(latplan({"solve", write("twice.sas", text), "-o", in("twice")}).exit_code, 0);
  EXPECT_EQ(latplan({"validate", in("twice.sas"), in("twice")}).exit_code, 0)
      << read_text(in("twice"));
  text.replace(text.rfind("move a b"), 8, "move (b)");
  EXPECT_EQ(latplan({"solve", write("odd.sas", text), "-o", in("odd")}).exit_code, 0);
  EXPECT_EQ(latplan({"validate", in("odd.sas"), in("odd")}).exit_code, 0) << read_text(in("odd"));
}

TEST_F(Solve, SaysWhoseDomainIsMissing) {
  fs::remove(in("domain.pddl"));
  expect_fault(latplan({"solve", in("through.pddl")}), kBadInput, "through.pddl: is neither SAS+");
}

TEST_F(Solve, ReadsOurBinaryFile) {
  symbolic::write_task_file(in("task.lpd"), symbolic::read_task(in("through.pddl")));
  const ProgramResult result = latplan({"solve", in("task.lpd")});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_TRUE(result.out.starts_with("(push)\n(walk)\n")) << result.out;
}

TEST_F(Solve, EndsWithTheCodeOfItsOutcome) {
  const ProgramResult none = latplan({"solve", in("back.pddl"), "-o", in("plan")});
  EXPECT_EQ(none.exit_code, kUnsolvable);
  EXPECT_TRUE(none.out.starts_with("no plan: ")) << none.out;
  EXPECT_FALSE(fs::exists(in("plan")));
  EXPECT_EQ(latplan({"solve", in("back.pddl"), "--goal-tolerance", "1"}).exit_code, 0);
  EXPECT_EQ(latplan({"solve", in("through.pddl"), "--time", "1e-9"}).exit_code, kOutOfTime);
  expect_fault(latplan({"solve", in("none.sas")}), kBadInput, "none.sas");
  expect_fault(latplan({"solve", in("through.pddl"), in("domain.pddl")}), kBadInput,
               "through.pddl:1:10");
  expect_fault(latplan({"solve", in("through.pddl"), "--search", "astar(magic)"}), kUsage,
               "expected a heuristic");
  expect_fault(latplan({"solve", in("domain.pddl"), in("through.pddl"), in("robot.sas")}), kUsage,
               "found 3 files");
}

TEST_F(Solve, RunsFastDownward) {
  if (!engine::find_fast_downward()) {
    if (in_ci()) FAIL() << "no Fast Downward";
    GTEST_SKIP() << "no Fast Downward";
  }
  const ProgramResult result =
      latplan({"solve", in("robot.sas"), "--search", "fd:blind", "--json"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  const Json json = Json::parse(result.out);
  EXPECT_EQ(json["plan"], Json::parse(R"(["move a b", "move b c"])"));
  EXPECT_TRUE(json["fast_downward"].is_object());
}

TEST_F(Validate, FollowsAPlanToItsGoal) {
  const std::string plan = write("plan", "(push)\n(walk)\n; cost = 2 (unit cost)\n");
  const ProgramResult result = latplan({"validate", in("domain.pddl"), in("through.pddl"), plan});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(result.out,
            "step 1: push: open becomes true\n"
            "step 2: walk: left becomes false\n"
            "the goal is reached; the plan is valid\n");
}

TEST_F(Validate, TellsWhereAPlanFails) {
  const std::string plan = write("plan", "(walk)\n");
  const ProgramResult result = latplan({"validate", in("through.pddl"), plan});
  EXPECT_EQ(result.exit_code, kInvalidPlan) << result.err;
  EXPECT_TRUE(has(result.out, "step 1: walk does not apply: open must be true but is false\n"))
      << result.out;
  EXPECT_TRUE(has(result.out, "applicable here: push")) << result.out;
  const Json json = Json::parse(latplan({"validate", in("through.pddl"), plan, "--json"}).out);
  EXPECT_EQ(json["valid"], false);
  EXPECT_EQ(json["steps_applied"], 0);
  const ProgramResult empty = latplan({"validate", in("through.pddl"), write("empty", "")});
  EXPECT_EQ(empty.exit_code, kInvalidPlan);
  EXPECT_TRUE(has(empty.out, "the goal is missed: left must be false but is true")) << empty.out;
}

TEST_F(Validate, KnowsTheNamesOfASasFile) {
  const std::string plan = write("plan", "(move a b)\n( MOVE  b c )\n");
  const ProgramResult result = latplan({"validate", in("robot.sas"), plan});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_TRUE(has(result.out, "step 1: move a b: at(robot, a) becomes false")) << result.out;
  expect_fault(latplan({"validate", in("robot.sas"), write("bad", "(move a b)\n(move a d)\n")}),
               kBadInput, "bad:2:2: unknown action 'move a d'");
  expect_fault(latplan({"validate", in("robot.sas")}), kUsage, "only one file");
}

}  // namespace
}  // namespace latplan
