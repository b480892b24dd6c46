#include "base/result_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "base/manifest.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

constexpr const char* kWorkSuffix = ".part";
// Only where folders cannot be exchanged: the name of the replaced result, and a file in it that says so.
constexpr const char* kOldSuffix = ".old";
// A second in all: a process that is being killed holds its lock until its memory is freed. So do the processes of a killed
// sweep, which is resumed at once.
constexpr int kLockTries = 20;
constexpr std::chrono::milliseconds kLockPause(50);

std::string os_reason() { return std::strerror(errno); }

bool is_there(const fs::path& path) {
  struct stat info {};
  return ::lstat(path.c_str(), &info) == 0;
}

bool is_empty_or_missing(const fs::path& folder) { return list_folder(folder).empty(); }

bool holds_current_folder(const fs::path& folder) {
  std::error_code error;
  const fs::path whole = fs::canonical(folder, error);
  const fs::path here = fs::current_path(error);
  return std::mismatch(whole.begin(), whole.end(), here.begin(), here.end()).first == whole.end();
}

// The content of a work file; an empty object if it is not one.
Json read_work_file(const fs::path& folder) {
  try {
    Json json = json_or_null(read_text(folder / kWorkFile));
    return json.is_object() && json.contains("pid") ? json : Json::object();
  } catch (const Error&) {
    return Json::object();
  }
}

std::vector<std::string> names_in(const Json& work_file, const char* key) {
  std::vector<std::string> names;
  const Json list = value_or_null(work_file, key);
  for (const Json& name : list.is_array() ? list : Json::array()) {
    if (name.is_string()) names.push_back(name.get<std::string>());
  }
  return names;
}

bool has_progress_in(const fs::path& work) {
  std::error_code error;
  return std::ranges::any_of(
      names_in(read_work_file(work), "progress"), [&](const std::string& name) {
        return fs::is_regular_file(work / name, error) || !is_empty_or_missing(work / name);
      });
}

// Whether both have the same files, as link_files() leaves them.
bool are_linked(const fs::path& one, const fs::path& other) {
  struct stat a {
  }, b{};
  const bool there = ::lstat(one.c_str(), &a) == 0;
  if ((::lstat(other.c_str(), &b) == 0) != there) return false;
  if (!there) return true;
  if (!S_ISDIR(a.st_mode)) return a.st_ino == b.st_ino && a.st_dev == b.st_dev;
  const std::vector<fs::path> entries = list_folder(one), others = list_folder(other);
  return entries.size() == others.size() &&
         std::ranges::all_of(entries, [&](const fs::path& entry) {
           return are_linked(entry, other / entry.filename());
         });
}

std::string utc_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

std::string host_name() {
  char name[256] = {};
  ::gethostname(name, sizeof name - 1);
  return name;
}

// Deletes all entries but `last`, then these in their order, then the folder: as long as one of them is there, a kill leaves
// a folder that is recognised. False: something remains.
bool remove_result(const fs::path& folder, const std::vector<std::string>& last) {
  bool all = true;
  for (const fs::path& entry : list_folder(folder)) {
    if (std::ranges::count(last, entry.filename().string()) == 0) all = remove_tree(entry) && all;
  }
  if (!all) return false;
  for (const std::string& name : last) ::unlink((folder / name).c_str());
  return ::rmdir(folder.c_str()) == 0;
}

// Deletes the result that was replaced. It now has the name of the work, so another writer may have taken the folder
// already: under its lock alone.
void remove_replaced(const fs::path& work) {
  if (!read_manifest(work)) return;
  const int lock =
      ::open((work / kWorkFile).c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644);
  if (lock < 0) return;
  const bool alone = ::flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
  if (alone && read_manifest(work) && !is_work_folder(work)) {
    remove_result(work, {kManifestFile, kWorkFile});
  }
  ::close(lock);
}

// Exchanges two folders in one step where the file system can.
bool exchange(const fs::path& one, const fs::path& other) {
  return ::renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE) == 0;
}

// `folder` with links resolved, without a slash at the end.
fs::path place_of(const fs::path& folder) {
  std::error_code error;
  if (fs::exists(folder, error)) return fs::canonical(folder, error);
  fs::path whole = fs::absolute(folder, error).lexically_normal();
  if (!whole.has_filename()) whole = whole.parent_path();
  return whole;
}

// A result of ours without files of others.
void check_replaceable(const fs::path& shown, const fs::path& place) {
  if (!read_manifest(place)) {
    throw output_error(shown.string() +
                       ": not written by latplan: no manifest.json; --force does not "
                       "delete it");
  }
  const std::vector<std::string> foreign = unlisted_files(place);
  if (!foreign.empty()) {
    throw output_error((shown / foreign.front()).string() +
                       ": not written by latplan; --force does not delete it; move it away");
  }
}

// Accepts a missing or empty folder, and with `replace` a result of ours.
void check_place(const fs::path& shown, const fs::path& place, bool replace) {
  std::error_code error;
  if (fs::is_symlink(fs::symlink_status(place, error))) {
    throw output_error(shown.string() + ": is a link to nothing; expected another name");
  }
  if (place.filename().string().ends_with(
          kWorkSuffix)) {  // the work of another result would take it for its own
    throw output_error(shown.string() + ": the name of unfinished work; expected another name");
  }
  if (!fs::exists(place, error)) return;
  if (!fs::is_directory(place, error)) {
    throw output_error(shown.string() + ": exists and is not a folder; expected another name");
  }
  const bool empty = is_empty_or_missing(place);
  if (!empty && !replace) {
    throw output_error(shown.string() +
                       ": exists already; expected another name, or --force to replace it");
  }
  if (holds_current_folder(place)) {
    throw output_error(shown.string() +
                       ": contains the current folder and cannot be replaced; expected another "
                       "name");
  }
  struct stat own {
  }, above{};
  if (::stat(place.c_str(), &own) == 0 && ::stat(place.parent_path().c_str(), &above) == 0 &&
      own.st_dev != above.st_dev) {
    throw output_error(shown.string() + ": is a mount point; expected a folder inside it");
  }
  if (!empty) check_replaceable(shown, place);
}

// Creates a file in `folder`. (access() is not reliable for root.) Where possible without a name, which a kill would leave.
void check_writable(const fs::path& shown, const fs::path& folder) {
  int fd = ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0644);
  if (fd < 0) {
    const fs::path probe = folder / fmt::format(".latplan-probe{}", ::getpid());
    fd = ::open(probe.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (fd < 0) throw output_error(shown.string() + ": cannot write there: " + os_reason());
    ::unlink(probe.c_str());
  }
  ::close(fd);
}

Error unfinished_error(const fs::path& shown, const fs::path& work) {
  return output_error(work.string() + ": unfinished work for " + shown.string() +
                      "; expected --resume to continue it, or --force to start again");
}

// Hard links where the file system has them, copies elsewhere.
void link_files(const fs::path& from, const fs::path& to) {
  for (const fs::path& entry : list_folder(from)) {
    const fs::path target = to / entry.filename();
    struct stat info {};
    if (::lstat(entry.c_str(), &info) != 0) continue;
    if (S_ISDIR(info.st_mode)) {
      if (::mkdir(target.c_str(), 0777) != 0) {
        throw output_error(target.string() + ": cannot create: " + os_reason());
      }
      link_files(entry, target);
    } else if (::linkat(AT_FDCWD, entry.c_str(), AT_FDCWD, target.c_str(), 0) != 0) {
      if (!S_ISREG(info.st_mode)) {
        throw output_error(entry.string() + ": cannot link: " + os_reason());
      }
      write_atomically(target, read_bytes(entry));
    }
  }
}

}  // namespace

bool is_work_folder(const fs::path& folder) {
  return folder.filename().string().ends_with(kWorkSuffix) && !read_work_file(folder).empty();
}

fs::path resumable_folder(const fs::path& folder) {
  const fs::path work = place_of(folder).string() + kWorkSuffix;
  return has_progress_in(work) ? work : folder;
}

void finish_leftover(const fs::path& folder, const std::vector<std::string>& progress) {
  if (!is_there(place_of(folder).string() + kWorkSuffix)) return;
  const ResultFolder resumed(folder, ResultFolder::Start::kResume, progress);
}

fs::path finished_path(const fs::path& path) {
  fs::path finished, walked;
  for (const fs::path& part : path) {
    walked /= part;
    const std::string name = part.string();
    finished /=
        is_work_folder(walked) ? name.substr(0, name.size() - std::strlen(kWorkSuffix)) : name;
  }
  return finished;
}

ResultFolder::ResultFolder(const fs::path& folder, Start start, std::vector<std::string> progress)
    : shown_(folder),
      place_(place_of(folder)),
      work_(place_.string() + kWorkSuffix),
      start_(start),
      updates_(start == Start::kUpdate || start == Start::kResume),
      progress_(std::move(progress)) {
  const bool fresh = !updates_;
  if (fresh) check_place(shown_, place_, start_ == Start::kReplace);
  if (!fresh && !is_there(place_) && !is_there(work_)) {
    throw input_error(shown_.string() + ": no such folder; expected a result of latplan");
  }
  std::error_code error;
  if (fresh) fs::create_directories(place_.parent_path(), error);
  if (error) throw output_error(shown_.string() + ": cannot create: " + error.message());
  try {
    do {
      lock();
    } while (!clear_leftover());
    if (fresh) check_place(shown_, place_, start_ == Start::kReplace);  // nobody else writes now
    if (start_ == Start::kResume && has_progress()) {
      read_kept();
      remove_temporary_files(work_);
    } else if (!fresh) {
      copy_result();
    }
    write_work_file();
    begun_ = true;
  } catch (...) {
    release();
    throw;
  }
}

ResultFolder::~ResultFolder() { release(); }

void ResultFolder::release() {
  if (lock_ < 0) return;
  const auto unchanged = [&](const std::string& name) {
    return are_linked(work_ / name, place_ / name);
  };
  try {
    const bool nothing_new = begun_ && std::ranges::all_of(progress_, unchanged);
    if (!finished_ && (nothing_new || !has_progress())) remove_result(work_, {kWorkFile});
  } catch (const Error&) {  // what cannot be read stays; the next run recognises it
  }
  ::close(lock_);
  lock_ = -1;
}

void ResultFolder::lock() {
  const fs::path file = work_ / kWorkFile;
  for (int tries = 1;; ++tries) {
    const bool made = ::mkdir(work_.c_str(), 0777) == 0;
    if (!made && errno != EEXIST) {
      throw output_error(shown_.string() + ": cannot create: " + os_reason());
    }
    // Somebody's own folder of that name is not touched. (Another writer may begin, or delete it, meanwhile.)
    if (!made && !is_there(file) && !read_manifest(work_) && !is_empty_or_missing(work_) &&
        !is_there(file)) {
      throw output_error(work_.string() + ": not written by latplan, but needed for " +
                         shown_.string() + "; expected another name");
    }
    lock_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644);
    if (lock_ < 0 && errno == ENOENT) continue;  // finished or deleted meanwhile
    if (lock_ < 0) throw output_error(work_.string() + ": cannot write there: " + os_reason());
    has_lock_ = ::flock(lock_, LOCK_EX | LOCK_NB) == 0;
    if (!has_lock_ && errno == EWOULDBLOCK) {
      const Json holder = read_work_file(work_);
      ::close(lock_);
      lock_ = -1;
      if (tries < kLockTries) {
        std::this_thread::sleep_for(kLockPause);
        continue;
      }
      const std::string who =
          holder.empty() ? "another process"
                         : fmt::format("process {} on {} since {}", json_text(holder["pid"]),
                                       text_or(holder, "host", "?"), text_or(holder, "since", "?"));
      throw output_error(fmt::format(
          "{}: is being written by {}; expected another name, or to wait", shown_.string(), who));
    }
    struct stat locked {
    }, there{};
    if (::fstat(lock_, &locked) == 0 && ::stat(file.c_str(), &there) == 0 &&
        locked.st_ino == there.st_ino && locked.st_dev == there.st_dev) {
      return;
    }
    ::close(lock_);  // another process finished in between
    lock_ = -1;
  }
}

bool ResultFolder::clear_leftover() {
  const bool whole = read_manifest(work_).has_value();
  const bool ours = is_work_folder(work_);
  if (whole && ours) {  // killed before the result was put in place
    const Json file = read_work_file(work_);
    const bool may_replace = value_or_null(file, "replaces") == true;
    if (may_replace || is_empty_or_missing(place_)) {
      const bool updates = updates_;
      updates_ = value_or_null(file, "updates") == true;
      read_kept();
      publish();
      kept_.clear();
      updates_ = updates;
      ::close(lock_);
      lock_ = -1;
      return false;
    }
  }
  if (whole && !ours) {  // the result that was replaced
    remove_result(work_, {kManifestFile, kWorkFile});
    if (read_manifest(work_)) {
      throw output_error(work_.string() + ": cannot delete: " + os_reason());
    }
    ::close(lock_);
    lock_ = -1;
    return false;
  }
  if (has_progress()) {
    if (start_ == Start::kResume) return true;
    if (start_ != Start::kReplace) throw unfinished_error(shown_, work_);
  }
  if (::ftruncate(lock_, 0) != 0) {  // from now on there is no progress
    throw output_error(work_.string() + ": cannot write: " + os_reason());
  }
  for (const fs::path& entry : list_folder(work_)) {
    if (entry.filename() != kWorkFile && !remove_tree(entry)) {
      throw output_error(entry.string() + ": cannot delete: " + os_reason());
    }
  }
  return true;
}

void ResultFolder::read_kept() {
  for (const std::string& name : names_in(read_work_file(work_), "kept")) kept_.insert(name);
}

void ResultFolder::write_work_file() {
  const Json json = {{"pid", ::getpid()},   {"host", host_name()},
                     {"since", utc_now()},  {"replaces", start_ != Start::kNew},
                     {"updates", updates_}, {"progress", progress_},
                     {"kept", kept_}};
  // Over the earlier content in one step: an empty file would say that there is no progress.
  std::string text = json_text(json) + "\n";
  struct stat before {};
  if (::fstat(lock_, &before) == 0) {
    text.resize(std::max(text.size(), static_cast<std::size_t>(before.st_size)), '\n');
  }
  const auto size = static_cast<ssize_t>(text.size());
  if (::pwrite(lock_, text.data(), text.size(), 0) != size) {
    throw output_error((work_ / kWorkFile).string() + ": cannot write: " + os_reason());
  }
}

void ResultFolder::copy_result() {
  if (holds_current_folder(place_)) {
    throw output_error(shown_.string() +
                       ": contains the current folder and cannot be replaced; expected to work "
                       "from outside");
  }
  const std::vector<std::string> foreign = unlisted_files(place_);
  kept_ = {foreign.begin(), foreign.end()};
  link_files(place_, work_);
  ::unlink((work_ / kManifestFile).c_str());
}

bool ResultFolder::replaces_complete() const {
  if (is_empty_or_missing(place_)) return false;
  const auto manifest = read_manifest(place_);
  return !manifest || manifest->complete;
}

bool ResultFolder::has_progress() const { return has_progress_in(work_); }

void ResultFolder::finish(bool complete, const std::vector<std::string>& dropped) {
  // What the work wrote anew is of latplan now.
  std::erase_if(kept_, [&](const std::string& name) {
    return !are_linked(work_ / name, place_ / name) && is_there(work_ / name);
  });
  std::set<std::string> left_out = kept_;
  left_out.insert(dropped.begin(), dropped.end());
  write_manifest(work_, complete, left_out);
  finished_ = true;  // from now on the work is not deleted
  publish();
}

void ResultFolder::discard() {
  if (::ftruncate(lock_, 0) == 0) remove_result(work_, {kWorkFile});
  finished_ = true;
}

void ResultFolder::publish() {
  for (const std::string& name : unlisted_files(work_)) {  // dropped
    if (kept_.contains(name)) continue;
    fs::path file = work_ / name;
    do {
      if (::remove(file.c_str()) != 0) {
        throw output_error(file.string() + ": cannot delete: " + os_reason());
      }
      file = file.parent_path();
    } while (file != work_ && is_empty_or_missing(file));
  }
  // The user may have put files there since the start.
  for (const std::string& name : unlisted_files(place_)) {
    if (!updates_ || !is_there(work_ / name)) check_replaceable(shown_, place_);
  }
  const fs::path old = place_.string() + kOldSuffix;
  const auto fail = [&] {
    throw output_error(shown_.string() + ": cannot replace: " + os_reason() +
                       "; the result is in " + work_.string());
  };
  ::unlink((place_ / kWorkFile).c_str());  // left there by a kill
  const bool replaces = !is_empty_or_missing(place_);
  // An update of what an earlier version wrote: the replaced result must be recognised.
  if (replaces && !read_manifest(place_)) write_manifest(place_, false);
  bool exchanged = false;
  if (!replaces) {
    if (::rename(work_.c_str(), place_.c_str()) != 0) fail();
  } else if (exchange(work_, place_)) {
    exchanged = true;
  } else {  // as on NFS: for a moment there is no result under its name; clear_leftover() completes it after a kill
    write_atomically(place_ / kReplacedFile, std::string_view());
    if (::rename(place_.c_str(), old.c_str()) != 0) fail();
    if (::rename(work_.c_str(), place_.c_str()) != 0) {
      ::rename(old.c_str(), place_.c_str());
      fail();
    }
  }
  sync_folder(place_.parent_path());
  ::unlink((place_ / kWorkFile).c_str());
  if (exchanged) remove_replaced(work_);
  if (is_there(old / kReplacedFile)) remove_result(old, {kReplacedFile});
}

void check_result_folder(const fs::path& folder, bool replace) {
  const fs::path place = place_of(folder);
  check_place(folder, place, replace);
  std::error_code error;
  fs::path above = place.parent_path();
  while (!fs::exists(above, error) && above.has_relative_path()) above = above.parent_path();
  if (!fs::is_directory(above, error)) {
    throw output_error(folder.string() + ": cannot create: " + above.string() + " is not a folder");
  }
  check_writable(folder, above);
  if (!replace && has_progress_in(place.string() + kWorkSuffix)) {
    throw unfinished_error(folder, place.string() + kWorkSuffix);
  }
}

}  // namespace latplan
