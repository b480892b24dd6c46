// A result folder: it appears whole or not at all. Commands write into a work folder beside it, NAME.part, which finish()
// flushes to disk, lists in manifest.json and renames to NAME. Until then an earlier result stays as it is. The work folder
// holds a locked file: there is one writer per result. What a killed process left is recognised by that file.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace latplan {

inline constexpr const char* kWorkFile = "latplan.lock";  // in a work folder: who works there
inline constexpr const char* kReplacedFile =
    "latplan.replaced";  // in a result that is being replaced

// Whether latplan makes or made a result in this folder.
bool is_work_folder(const std::filesystem::path& folder);
// Where --resume finds the state of a result: its work folder if that has progress, otherwise the result itself.
std::filesystem::path resumable_folder(const std::filesystem::path& folder);
// The same path once all work folders in it are finished: a/NAME.part/b becomes a/NAME/b.
std::filesystem::path finished_path(const std::filesystem::path& path);

class ResultFolder {
 public:
  enum class Start {
    kNew,      // the folder is missing or empty
    kReplace,  // or an earlier result, which the new one replaces
    kUpdate,   // the work begins with the files of the earlier result
    kResume,   // the same, or with those of unfinished work
  };
  // `progress`: files and folders in the work folder that are worth keeping when the work fails or is killed; only kResume continues
  // them and only kReplace deletes them. Refused folders, another writer: Error(BadOutput). Nothing to update or resume:
  // Error(BadInput).
  ResultFolder(const std::filesystem::path& folder, Start start,
               std::vector<std::string> progress = {});
  ~ResultFolder();  // unfinished work is deleted unless it has progress
  ResultFolder(const ResultFolder&) = delete;
  ResultFolder& operator=(const ResultFolder&) = delete;

  const std::filesystem::path& work() const { return work_; }
  bool has_lock() const { return has_lock_; }  // false: the file system has no locks
  // Whether finish() would replace a complete result. Interrupted work must not.
  bool replaces_complete() const;
  bool has_progress() const;
  // Puts the work in place of the folder, without the folders `dropped`. Error(BadOutput): the old result is still there,
  // and the work is kept.
  void finish(bool complete = true, const std::vector<std::string>& dropped = {});
  void discard();  // deletes the work with its progress

 private:
  void lock();
  bool clear_leftover();  // false: begin again
  void read_kept();
  void write_work_file();
  void copy_result();
  void publish();
  void release();

  std::filesystem::path shown_, place_, work_;  // as given; links resolved
  Start start_;
  bool updates_;  // begins with the files of the earlier result
  std::vector<std::string> progress_;
  std::set<std::string> kept_;  // files in the earlier result that are not of latplan
  int lock_ = -1;
  bool has_lock_ = false;
  bool begun_ = false, finished_ = false;
};

// What a killed command left: a whole result is put in place, unfinished work without progress is deleted.
void finish_leftover(const std::filesystem::path& folder, const std::vector<std::string>& progress);

// Throws what ResultFolder would throw for kNew or kReplace, without changing anything: for checks before long work.
void check_result_folder(const std::filesystem::path& folder, bool replace);

}  // namespace latplan
