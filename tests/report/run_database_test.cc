#include "report/run_database.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"

namespace latplan::report {
namespace {

TEST(Database, IsWholeOrNotThere) {
  const TemporaryFolder folder;
  if (!has_databases()) {
    EXPECT_THROW(Database(folder / "a.db"), Error);
    return;
  }
  {
    Database unfinished(folder / "a.db");
    unfinished.run("create table t (name text, value real)");
  }
  EXPECT_TRUE(list_folder(folder.path()).empty());
  Database database(folder / "a.db");
  database.run("create table t (name text, value real)");
  database.insert("t", {"it's", 0.5});
  database.insert("t", {nullptr, true});
  EXPECT_THROW(database.insert("t", {1}), Error);
  EXPECT_THROW(database.insert("u", {1}), Error);
  database.finish();
  EXPECT_EQ(list_folder(folder.path()).size(), 1U);
  const std::string text = read_text(folder / "a.db");
  EXPECT_TRUE(text.starts_with("SQLite format 3"));
  EXPECT_NE(text.find("it's"), std::string::npos);
}

}  // namespace
}  // namespace latplan::report
