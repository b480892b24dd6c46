// The log as a person sees it on standard error. On a terminal progress is one line that is redrawn, with bar,
// rate and time left; elsewhere (a file, CI) plain lines, at most one in ten seconds plus the last of a stage.
// Used by main and the commands; safe to call from several threads.
#pragma once

#include "base/log.h"

#include <functional>
#include <mutex>
#include <ostream>
#include <string>

namespace latplan::cli {

// The text without what a terminal would obey, such as colours or a new title in the name of a file: control characters
// become \xNN, and a line break \n, unless `lines` or two blanks follow, as in a list.
std::string printable(std::string_view text, bool lines = false);

class ConsoleLog final : public Log {
 public:
  struct Options {
    bool terminal = false;  // redraw one line
    bool quiet = false;     // warnings only
    bool verbose = false;   // with the lines of info()
    int columns = 80;       // of the terminal
    std::function<double()>
        seconds;  // a clock that never goes back; empty: the system's steady clock
  };
  // What standard error is right now: terminal or not, and its width.
  static Options for_standard_error(bool quiet, bool verbose);

  ConsoleLog(std::ostream& out, Options options);
  ~ConsoleLog() override;  // ends an open progress line

  void info(std::string_view line) override;
  void warning(std::string_view line) override;
  // A total of 0 means unknown: no bar and no time left. done == total ends the stage.
  void progress(std::string_view stage, std::int64_t done, std::int64_t total,
                std::string_view note) override;
  // One line for all stages; a share of 1 ends it.
  void overall(const Overall& at) override;

 private:
  void begin_stage(std::string_view stage, std::int64_t done, double now);
  void update_rate(std::int64_t done, double now);
  double rate() const;  // units per second; 0: not known yet
  std::string bar_line(double now) const;
  std::string plain_line(double now) const;
  std::string time_text(double now) const;  // "eta 1m52s", or "took 3m10s" at the end
  void erase();
  void draw(double now);
  void end_line();

  std::ostream& out_;
  Options options_;
  std::mutex mutex_;

  // The stage under way; empty before the first.
  std::string stage_, note_;
  std::string overall_,
      overall_stage_;   // the text of overall(), and its stage; empty: a plain stage
  double share_ = 0.0;  // of overall()
  std::int64_t done_ = 0, total_ = 0;
  double began_ = 0.0;     // seconds, when the stage was first heard of
  double printed_ = 0.0;   // when a line was last shown
  double advanced_ = 0.0;  // when `done` last grew
  bool finished_ = true;
  bool line_open_ = false;  // the terminal's cursor stands at the end of a progress line
  // Sums over the past that fade with a time constant: their ratio is the smoothed rate.
  double recent_done_ = 0.0, recent_seconds_ = 0.0;
};

std::string duration_text(double seconds);  // "0.4s", "12s", "3m05s", "2h07m"

}  // namespace latplan::cli
