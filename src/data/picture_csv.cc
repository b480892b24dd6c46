// A .csv file of picture pairs or frames (data/picture_source.h): file names, episodes, actions.
#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

#include "base/error.h"
#include "base/files.h"
#include "base/free_memory.h"
#include "data/picture_source.h"

namespace latplan::data {
namespace {

namespace fs = std::filesystem;

struct CsvLine {
  int number = 0;  // of its first line, from 1
  std::vector<std::string> fields;
};

// RFC 4180, but spaces around unquoted fields and empty lines are ignored. An unclosed quote:
// Error(BadInput).
class CsvParser {
 public:
  CsvParser(const std::string& name, std::string_view text)
      : name_(name), text_(text), memory_(name) {
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    if (text_.starts_with(kByteOrderMark)) text_.remove_prefix(kByteOrderMark.size());
  }

  std::vector<CsvLine> parse() {
    std::vector<CsvLine> lines;
    while (!text_.empty()) {
      CsvLine line{line_, {field()}};
      while (take(',')) line.fields.push_back(field());
      take('\r');
      if (!text_.empty() && !take('\n')) fail("text after a quoted name");
      constexpr std::size_t kBytesOfLine = 512;  // with its picture, or what is wrong with it
      memory_.add(kBytesOfLine + line.fields.size() * sizeof(std::string));
      ++line_;
      if (line.fields.size() > 1 || !line.fields.front().empty()) lines.push_back(std::move(line));
    }
    return lines;
  }

 private:
  [[noreturn]] void fail(const std::string& reason) const {
    throw input_error(name_ + ": line " + std::to_string(line_) + ": " + reason +
                      "; expected a line such as a.png,b.png");
  }
  bool take(char c) {
    if (text_.empty() || text_.front() != c) return false;
    text_.remove_prefix(1);
    return true;
  }
  void skip_blanks() {
    text_.remove_prefix(std::min(text_.find_first_not_of(" \t"), text_.size()));
  }
  std::string field() {
    skip_blanks();
    if (take('"')) return quoted();
    const std::size_t length = std::min(text_.find_first_of(",\r\n"), text_.size());
    std::string result(text_.substr(0, length));
    text_.remove_prefix(length);
    result.erase(result.find_last_not_of(" \t") + 1);
    return result;
  }
  std::string quoted() {
    std::string result;
    for (;;) {
      const std::size_t quote = text_.find('"');
      if (quote == std::string_view::npos) fail("unclosed quote");
      result += text_.substr(0, quote);
      text_.remove_prefix(quote + 1);
      if (!take('"')) break;
      result += '"';
    }
    line_ += static_cast<int>(std::ranges::count(result, '\n'));
    skip_blanks();
    return result;
  }

  std::string name_;
  std::string_view text_;
  MemoryCheck memory_;
  int line_ = 1;
};

// Columns by name. A first line without these names is no header: every line has two file names.
struct Layout {
  bool header = false;
  std::map<std::string, std::size_t> columns = {{"before", 0}, {"after", 1}};

  bool frames() const { return columns.contains("file"); }
};

Layout layout_of(const fs::path& file, const CsvLine& first) {
  Layout layout{true, {}};
  for (std::size_t i = 0; i < first.fields.size(); ++i) {
    layout.columns.emplace(lower_case(first.fields[i]), i);
  }
  if (!layout.frames() &&
      !(layout.columns.contains("before") && layout.columns.contains("after"))) {
    return {};
  }
  const std::vector<std::string> known =
      layout.frames() ? std::vector<std::string>{"file", "episode", "action"}
                      : std::vector<std::string>{"before", "after", "action"};
  const auto refuse = [&](const std::string& reason) {
    throw input_error(file.string() + ": the header " + reason + "; expected " + known[0] + ", " +
                      known[1] + ", " + known[2]);
  };
  for (const auto& [name, column] : layout.columns) {
    if (std::ranges::find(known, name) == known.end()) refuse("has a column " + in_quotes(name));
  }
  if (layout.columns.size() != first.fields.size()) refuse("names a column twice");
  return layout;
}

class CsvSource final : public FileSource {
 public:
  CsvSource(const fs::path& file, std::vector<fs::path> pictures, Pairing pairing)
      : FileSource(file, "csv", std::move(pictures)), pairing_(std::move(pairing)) {}
  Pairing pair_up(const std::vector<bool>&) const override { return pairing_; }

 private:
  Pairing pairing_;
};

// Collects pictures and pairs from line to line.
class CsvPairing {
 public:
  CsvPairing(fs::path file, Layout layout) : file_(std::move(file)), layout_(std::move(layout)) {}

  void add(const CsvLine& line) {
    if (!check(line)) return;
    if (!layout_.frames()) {
      pairing_.pairs.push_back(
          {picture(field(line, "before")), picture(field(line, "after")), field(line, "action")});
      return;
    }
    const std::int64_t frame = picture(field(line, "file"));
    const std::string episode = field(line, "episode");
    if (previous_ && episode == episode_) {
      pairing_.pairs.push_back({previous_->before, frame, previous_->action});
    } else if (previous_) {
      ++pairing_.gaps;
    }
    previous_ = {frame, -1, field(line, "action")};
    episode_ = episode;
  }
  std::unique_ptr<PictureSource> finish() {
    return std::make_unique<CsvSource>(file_, std::move(pictures_), std::move(pairing_));
  }

 private:
  // Empty if there is no such column.
  std::string field(const CsvLine& line, const char* name) const {
    const auto column = layout_.columns.find(name);
    return column == layout_.columns.end() ? std::string() : line.fields[column->second];
  }
  bool check(const CsvLine& line) {
    const bool complete = line.fields.size() == layout_.columns.size();
    const auto is_empty = [&](const char* name) {
      return layout_.columns.contains(name) && field(line, name).empty();
    };
    if (complete && !is_empty("file") && !is_empty("before") && !is_empty("after")) return true;
    pairing_.problems.push_back(
        file_.string() + ": line " + std::to_string(line.number) + " has " +
        (complete ? "an empty file name" : std::to_string(line.fields.size()) + " columns") +
        "; expected " + (layout_.header ? "the columns of the header" : "two file names"));
    return false;
  }
  std::int64_t picture(const std::string& name) {
    const fs::path place = file_.parent_path() / name;
    const auto [entry, fresh] = known_.emplace(place, static_cast<std::int64_t>(pictures_.size()));
    if (fresh) pictures_.push_back(place);
    return entry->second;
  }

  fs::path file_;
  Layout layout_;
  std::vector<fs::path> pictures_;
  std::map<fs::path, std::int64_t> known_;
  Pairing pairing_;
  std::optional<PicturePair> previous_;  // the last frame, not yet the successor
  std::string episode_;                  // of the last frame
};

}  // namespace

std::unique_ptr<PictureSource> open_picture_csv(const fs::path& file) {
  const std::string text = read_text(file);
  std::vector<CsvLine> lines = CsvParser(file.string(), text).parse();
  const Layout layout = lines.empty() ? Layout() : layout_of(file, lines.front());
  if (layout.header) lines.erase(lines.begin());
  if (lines.empty()) {
    throw input_error(file.string() + ": no pictures listed; expected " +
                      (layout.frames() ? "a file name" : "two file names") + " per line");
  }
  CsvPairing pairing(file, layout);
  for (const CsvLine& line : lines) pairing.add(line);
  return pairing.finish();
}

}  // namespace latplan::data
