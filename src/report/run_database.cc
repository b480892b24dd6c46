#include "report/run_database.h"

#include "base/error.h"

#ifdef LATPLAN_HAVE_SQLITE

#include <sqlite3.h>
#include <unistd.h>

namespace latplan::report {

struct Database::Connection {
  sqlite3* handle = nullptr;
  ~Connection() { sqlite3_close(handle); }
};

namespace {

void bind_value(sqlite3_stmt* statement, int index, const nlohmann::ordered_json& value) {
  if (value.is_boolean()) {
    sqlite3_bind_int(statement, index, value.get<bool>() ? 1 : 0);
  } else if (value.is_number_integer()) {
    sqlite3_bind_int64(statement, index, value.get<std::int64_t>());
  } else if (value.is_number()) {
    sqlite3_bind_double(statement, index, value.get<double>());
  } else if (value.is_string()) {
    const std::string text = value.get<std::string>();
    sqlite3_bind_text(statement, index, text.data(), static_cast<int>(text.size()),
                      SQLITE_TRANSIENT);
  }  // anything else stays null
}

}  // namespace

bool has_databases() { return true; }

Database::Database(std::filesystem::path file)
    : file_(std::move(file)),
      temporary_(file_.string() + ".new" + std::to_string(::getpid())),
      connection_(std::make_unique<Connection>()) {
  ::unlink(temporary_.c_str());
  if (sqlite3_open(temporary_.c_str(), &connection_->handle) != SQLITE_OK) {
    throw output_error(temporary_.string() + ": cannot create the database");
  }
  run("begin");
}

Database::~Database() {
  if (connection_) ::unlink(temporary_.c_str());
}

void Database::run(const std::string& statements) {
  char* message = nullptr;
  if (sqlite3_exec(connection_->handle, statements.c_str(), nullptr, nullptr, &message) !=
      SQLITE_OK) {
    const std::string reason = message == nullptr ? "unknown reason" : message;
    sqlite3_free(message);
    throw output_error(temporary_.string() + ": " + reason);
  }
}

void Database::insert(const std::string& table, const std::vector<nlohmann::ordered_json>& values) {
  std::string text = "insert into " + table + " values (";
  for (std::size_t i = 0; i < values.size(); ++i) text += i == 0 ? "?" : ", ?";
  sqlite3_stmt* statement = nullptr;
  int code = sqlite3_prepare_v2(connection_->handle, (text + ")").c_str(), -1, &statement, nullptr);
  if (code == SQLITE_OK) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      bind_value(statement, static_cast<int>(i) + 1, values[i]);
    }
    code = sqlite3_step(statement);
  }
  sqlite3_finalize(statement);
  if (code != SQLITE_DONE) {
    throw output_error(temporary_.string() + ": " + sqlite3_errmsg(connection_->handle));
  }
}

void Database::finish() {
  run("commit");
  connection_.reset();
  std::error_code error;
  std::filesystem::rename(temporary_, file_, error);
  if (error) throw output_error(file_.string() + ": cannot create: " + error.message());
}

}  // namespace latplan::report

#else

namespace latplan::report {

struct Database::Connection {};

bool has_databases() { return false; }

Database::Database(std::filesystem::path file) : file_(std::move(file)) {
  throw unsupported_error(file_.string() + ": this build has no SQLite");
}
Database::~Database() = default;
void Database::run(const std::string&) {}
void Database::insert(const std::string&, const std::vector<nlohmann::ordered_json>&) {}
void Database::finish() {}

}  // namespace latplan::report

#endif
