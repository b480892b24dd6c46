#include "cli/console_log.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace latplan::cli {
namespace {

constexpr double kRedrawSeconds = 0.1;
constexpr double kPlainSeconds = 10.0;
constexpr double kMemorySeconds = 20.0;  // how far back the rate looks
constexpr int kBarWidth = 24, kNarrowestBar = 5;

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// At most `columns` characters; a UTF-8 character is kept or dropped as a whole.
std::string clip(const std::string& text, int columns) {
  int used = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool starts_character = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
    if (starts_character && ++used > columns) return text.substr(0, i);
  }
  return text;
}

int width_of(const std::string& text) {
  return static_cast<int>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

// Three digits are enough for a rate.
std::string rate_text(double rate) {
  if (rate >= 99.95) return fmt::format("{:.0f}/s", rate);
  if (rate >= 9.995) return fmt::format("{:.1f}/s", rate);
  if (rate >= 0.1) return fmt::format("{:.2f}/s", rate);
  return fmt::format("{:.2f}/min", rate * 60.0);
}

// " [====>  ]", as wide as `room` lets it be; empty if that is too narrow.
std::string bar_text(double share, int room) {
  const int width = std::min(kBarWidth, room - 3);
  if (width < kNarrowestBar) return "";
  const int filled = static_cast<int>(std::clamp(share, 0.0, 1.0) * width);
  std::string bar(filled, '=');
  if (filled < width) bar += '>';
  bar.resize(width, ' ');
  return " [" + bar + "]";
}

// "  43%, codebooks 3/7, eta 12s, best 0.985"
std::string overall_text(const Overall& at) {
  std::string line = fmt::format(" {:3}%, {}", static_cast<int>(at.share * 100), at.stage);
  if (at.total > 0) line += fmt::format(" {}/{}", at.done, at.total);
  if (at.eta_seconds >= 0) line += ", eta " + duration_text(at.eta_seconds);
  if (at.best_score >= 0) line += fmt::format(", best {:.3f}", at.best_score);
  return line;
}

}  // namespace

std::string printable(std::string_view text, bool lines) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
    const bool second_set = c == 0xc2 && next >= 0x80 && next < 0xa0;  // U+0080 to U+009F
    if (c == '\n' && !lines && !text.substr(i + 1).starts_with("  ")) {
      result += "\\n";
    } else if (c == '\n' || c == '\t' || (c >= 0x20 && c != 0x7f && !second_set)) {
      result += text[i];
    } else {
      result += fmt::format("\\x{:02x}", second_set ? next : c);
      i += second_set ? 1 : 0;
    }
  }
  return result;
}

std::string duration_text(double seconds) {
  if (seconds < 10.0) return fmt::format("{:.1f}s", std::max(seconds, 0.0));
  const auto whole = static_cast<std::int64_t>(std::llround(seconds));
  if (whole < 60) return fmt::format("{}s", whole);
  if (whole < 3600) return fmt::format("{}m{:02}s", whole / 60, whole % 60);
  return fmt::format("{}h{:02}m", whole / 3600, whole % 3600 / 60);
}

ConsoleLog::Options ConsoleLog::for_standard_error(bool quiet, bool verbose) {
  Options options;
  options.terminal = isatty(STDERR_FILENO) == 1;
  options.quiet = quiet;
  options.verbose = verbose;
  winsize size{};
  if (options.terminal && ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    options.columns = size.ws_col;
  }
  return options;
}

ConsoleLog::ConsoleLog(std::ostream& out, Options options)
    : out_(out), options_(std::move(options)) {
  if (!options_.seconds) options_.seconds = steady_seconds;
}

ConsoleLog::~ConsoleLog() { end_line(); }

void ConsoleLog::info(std::string_view line) {
  if (options_.quiet || !options_.verbose) return;
  const std::lock_guard lock(mutex_);
  const bool was_open = line_open_;
  erase();
  out_ << printable(line) << '\n';
  if (was_open) draw(options_.seconds());
  out_.flush();
}

void ConsoleLog::warning(std::string_view line) {
  const std::lock_guard lock(mutex_);
  const bool was_open = line_open_;
  erase();
  out_ << "warning: " << printable(line) << '\n';
  if (was_open) draw(options_.seconds());
  out_.flush();
}

void ConsoleLog::progress(std::string_view stage, std::int64_t done, std::int64_t total,
                          std::string_view note) {
  if (options_.quiet) return;
  const std::lock_guard lock(mutex_);
  const double now = options_.seconds();
  const bool repeats_the_end = finished_ && stage == stage_ && done == done_ && total == total_;
  if (repeats_the_end) return;
  const bool is_new = finished_ || stage != stage_ || done < done_ || total != total_;
  if (is_new) {
    begin_stage(stage, done, now);
  } else {
    update_rate(done, now);
  }
  done_ = done;
  total_ = total;
  note_ = printable(note);
  finished_ = total > 0 && done >= total;
  const double pause = options_.terminal ? kRedrawSeconds : kPlainSeconds;
  const bool due = now - printed_ >= pause || (is_new && options_.terminal);
  if (!due && !finished_) return;
  printed_ = now;
  if (options_.terminal) {
    erase();
    draw(now);
    if (finished_) end_line();
  } else {
    out_ << plain_line(now) << '\n';
  }
  out_.flush();
}

void ConsoleLog::begin_stage(std::string_view stage, std::int64_t done, double now) {
  end_line();
  overall_.clear();
  overall_stage_.clear();
  stage_ = stage;
  done_ = done;
  began_ = printed_ = advanced_ = now;
  recent_done_ = recent_seconds_ = 0.0;
}

void ConsoleLog::update_rate(std::int64_t done, double now) {
  // Work that advances in steps (an epoch at a time) counts when the step is done, with all its time.
  const double passed = now - advanced_;
  if (done <= done_ || passed <= 0.0) return;
  const double kept = std::exp(-passed / kMemorySeconds);
  recent_done_ = recent_done_ * kept + static_cast<double>(done - done_);
  recent_seconds_ = recent_seconds_ * kept + passed;
  advanced_ = now;
}

void ConsoleLog::overall(const Overall& at) {
  if (options_.quiet) return;
  const std::lock_guard lock(mutex_);
  const double now = options_.seconds();
  const bool is_new = at.stage != overall_stage_;
  if (overall_.empty()) end_line();
  overall_ = overall_text(at);
  share_ = at.share;
  overall_stage_ = at.stage;
  stage_.clear();  // whatever comes next is a new stage
  finished_ = at.share >= 1;
  const double pause = options_.terminal ? kRedrawSeconds : kPlainSeconds;
  if (!is_new && !finished_ && now - printed_ < pause) return;
  printed_ = now;
  if (options_.terminal) {
    erase();
    draw(now);
    if (finished_) end_line();
  } else {
    out_ << "learn" << overall_ << '\n';
  }
  out_.flush();
}

double ConsoleLog::rate() const { return recent_seconds_ > 0 ? recent_done_ / recent_seconds_ : 0; }

std::string ConsoleLog::time_text(double now) const {
  if (finished_) return "took " + duration_text(now - began_);
  if (total_ <= 0 || rate() <= 0.0) return duration_text(now - began_);
  const double left = static_cast<double>(total_ - done_) / rate() - (now - advanced_);
  return "eta " + duration_text(std::max(left, 0.0));
}

std::string ConsoleLog::plain_line(double now) const {
  std::string line = fmt::format("{} {}", stage_, done_);
  if (total_ > 0) line += fmt::format("/{} ({}%)", total_, done_ * 100 / total_);
  if (rate() > 0.0) line += ", " + rate_text(rate());
  line += ", " + time_text(now);
  if (!note_.empty()) line += ", " + note_;
  return line;
}

std::string ConsoleLog::bar_line(double now) const {
  const int columns = std::max(options_.columns - 1, 1);
  const auto with_bar = [&](const std::string& name, double share, const std::string& rest) {
    return name + bar_text(share, columns - width_of(name + rest)) + rest;
  };
  if (!overall_.empty()) return with_bar("learn", share_, overall_);
  if (total_ <= 0) return plain_line(now);
  const double share = std::clamp(static_cast<double>(done_) / static_cast<double>(total_), 0., 1.);
  const std::string begin =
      fmt::format(" {:3}% {}/{}", static_cast<int>(share * 100), done_, total_);
  const std::string rate_part = rate() > 0.0 ? "  " + rate_text(rate()) : "";
  const std::string time_part = "  " + time_text(now);
  const std::string note_part = note_.empty() ? "" : "  " + note_;
  // The note has the number that matters: the others give way.
  std::string rest = begin + rate_part + time_part + note_part;
  if (width_of(stage_ + rest) + kNarrowestBar + 3 > columns) rest = begin + time_part + note_part;
  if (width_of(stage_ + rest) > columns) rest = begin + note_part;
  return with_bar(stage_, share, rest);
}

void ConsoleLog::erase() {
  if (line_open_) out_ << "\r\033[K";
  line_open_ = false;
}

void ConsoleLog::draw(double now) {
  out_ << clip(bar_line(now), std::max(options_.columns - 1, 1));
  line_open_ = true;
}

void ConsoleLog::end_line() {
  if (!line_open_) return;
  out_ << '\n';
  out_.flush();
  line_open_ = false;
}

}  // namespace latplan::cli
