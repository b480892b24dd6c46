#include "symbolic/task_file.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "symbolic/binary_file.h"
#include "symbolic/example_tasks.h"
#include "symbolic/pddl.h"
#include "symbolic/sas.h"

namespace latplan::symbolic {
namespace {

class TaskFile : public testing::Test {
 protected:
  void SetUp() override {
    const StripsTask task = small_task();
    write_task_file(folder_ / "t.lpd", task);
    write_atomically(folder_ / "t.sas", write_sas(task));
    write_atomically(folder_ / "domain.pddl", write_domain(task.model));
    write_atomically(folder_ / "p.pddl", write_problem(task, "p"));
  }
  std::string fault_of(const std::string& file, const std::string& domain) {
    try {
      read_task(folder_ / file, domain.empty() ? "" : folder_ / domain);
    } catch (const Error& error) {
      return error.what();
    }
    return "no fault";
  }
  TemporaryFolder folder_;
};

TEST_F(TaskFile, FormatIsDetectedByContent) {
  for (const char* name : {"t.lpd", "t.sas", "p.pddl"}) {
    const StripsTask task = read_task(folder_ / name);
    EXPECT_EQ(task.init, small_task().init) << name;
    EXPECT_EQ(task.goal_value, small_task().goal_value) << name;
    EXPECT_GE(task.model.actions.size(), 2U) << name;
  }
}

TEST_F(TaskFile, UsesTheGivenDomain) {
  std::filesystem::rename(folder_ / "domain.pddl", folder_ / "other.pddl");
  EXPECT_EQ(read_task(folder_ / "p.pddl", folder_ / "other.pddl").model.actions.size(), 3U);
  EXPECT_EQ(fault_of("p.pddl", ""),
            (folder_ / "p.pddl").string() +
                ": is neither SAS+ nor a binary task, and a PDDL problem needs " +
                (folder_ / "domain.pddl").string() +
                "; expected DOMAIN.pddl PROBLEM.pddl, TASK.sas or TASK.lpd");
}

TEST_F(TaskFile, RefusesADomainForACompleteTask) {
  EXPECT_EQ(fault_of("t.sas", "domain.pddl"),
            (folder_ / "t.sas").string() +
                ": is a complete task; expected a PDDL problem after a domain file");
}

TEST_F(TaskFile, ErrorsNameTheFile) {
  write_atomically(folder_ / "t.sas", "begin_version\n2\n");
  EXPECT_EQ(fault_of("t.sas", ""),
            (folder_ / "t.sas").string() + ":2:1: this version is not supported; expected '3'");
  write_atomically(folder_ / "t.sas", "begin_versio\n3\n");
  EXPECT_TRUE(fault_of("t.sas", "").starts_with((folder_ / "t.sas").string() + ":1:"))
      << fault_of("t.sas", "");
  EXPECT_EQ(fault_of("domain.pddl", ""), (folder_ / "domain.pddl").string() +
                                             ":1:10: found 'domain'; expected '(problem NAME)'");
}

}  // namespace
}  // namespace latplan::symbolic
