// A .csv file of picture pairs (data/picture_source.h): two columns of file names.
#include <algorithm>
#include <cctype>
#include <map>
#include <string_view>

#include "base/error.h"
#include "base/files.h"
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
  CsvParser(std::string name, std::string_view text) : name_(std::move(name)), text_(text) {
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
  int line_ = 1;
};

bool is_header(const CsvLine& line) {
  const auto is = [](std::string field, std::string_view word) {
    std::ranges::transform(field, field.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return field == word;
  };
  return line.fields.size() == 2 && is(line.fields[0], "before") && is(line.fields[1], "after");
}

class CsvSource final : public FileSource {
 public:
  CsvSource(const fs::path& file, std::vector<fs::path> pictures, Pairing pairing)
      : FileSource(file, "csv", std::move(pictures)), pairing_(std::move(pairing)) {}
  Pairing pair_up(const std::vector<bool>&) const override { return pairing_; }

 private:
  Pairing pairing_;
};

}  // namespace

std::unique_ptr<PictureSource> open_picture_csv(const fs::path& file) {
  const std::string text = read_text(file);
  std::vector<CsvLine> lines = CsvParser(file.string(), text).parse();
  if (!lines.empty() && is_header(lines.front())) lines.erase(lines.begin());
  if (lines.empty()) {
    throw input_error(file.string() + ": no pictures listed; expected two file names per line");
  }
  Pairing pairing;
  std::vector<fs::path> pictures;
  std::map<fs::path, std::int64_t> known;
  const auto number_of = [&](const std::string& name) {
    const fs::path place = file.parent_path() / name;
    const auto [entry, fresh] = known.emplace(place, static_cast<std::int64_t>(pictures.size()));
    if (fresh) pictures.push_back(place);
    return entry->second;
  };
  for (const CsvLine& line : lines) {
    const bool two = line.fields.size() == 2;
    if (!two || line.fields[0].empty() || line.fields[1].empty()) {
      pairing.problems.push_back(
          file.string() + ": line " + std::to_string(line.number) + " has " +
          (two ? "an empty file name" : std::to_string(line.fields.size()) + " columns") +
          "; expected two file names");
      continue;
    }
    const std::int64_t before = number_of(line.fields[0]);
    pairing.pairs.emplace_back(before, number_of(line.fields[1]));
  }
  return std::make_unique<CsvSource>(file, std::move(pictures), std::move(pairing));
}

}  // namespace latplan::data
