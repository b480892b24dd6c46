#include "report/html.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/base64.h"
#include "base/picture_file.h"
#include "report/markup.h"
#include "report/picture_grid.h"

namespace latplan::report {
namespace {

constexpr const char* kStyle = R"(
:root { color-scheme: light dark; --paper: #f7f7f5; --ink: #24262d; --quiet: #62656f; --line: #d5d5d0;
  --card: #ffffff; --good: #1c7a3d; --doubtful: #97600a; --poor: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17181b; --ink: #e6e6e3; --quiet: #a0a3ab; --line: #3a3c42; --card: #202226;
    --good: #63c886; --doubtful: #e0ab52; --poor: #f28b82; } }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1.2rem; max-width: 62rem;
  background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0 0 .3rem; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .5rem; border-bottom: 1px solid var(--line); }
p, ul { margin: .4rem 0; }
ul { padding-left: 1.3rem; }
.verdict { background: var(--card); border: 1px solid var(--line); border-left: .4rem solid;
  padding: .7rem 1rem; margin: 1rem 0; }
.verdict strong { font-size: 1.15rem; }
.good { border-left-color: var(--good); } .good strong { color: var(--good); }
.doubtful { border-left-color: var(--doubtful); } .doubtful strong { color: var(--doubtful); }
.poor { border-left-color: var(--poor); } .poor strong { color: var(--poor); }
.quiet, figcaption { color: var(--quiet); font-size: .88rem; }
.pictures { display: flex; flex-wrap: wrap; gap: .7rem; margin: .8rem 0; padding-bottom: .5rem; }
.groups { display: flex; flex-wrap: wrap; gap: 0 2.2rem; } .groups > section { margin-bottom: 1rem; }
.groups .pictures { margin: .4rem 0 0; } .groups p { font-size: .88rem; color: var(--quiet); margin: 0; max-width: 36rem; }
figure.fine img { outline: 3px solid var(--good); } figure.bad img { outline: 3px solid var(--poor); }
figure.bad figcaption { color: var(--poor); } .bits { display: block; image-rendering: pixelated; border: 1px solid var(--line); }
figure { margin: 0; min-width: 6rem; max-width: 100%; }
@media (max-width: 32rem) { .pictures { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  figure:only-child { grid-column: 1 / -1; } }
figure img { display: block; max-width: 100%; height: auto; image-rendering: pixelated;
  border: 1px solid var(--line); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .45rem; text-align: left; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
td.wide { white-space: normal; min-width: 11rem; }
td.number, th.number { text-align: right; }
tr.marked td { font-weight: 600; background: var(--card); }
.summary { font-size: 1.1rem; }
.viewer { display: grid; grid-template-columns: minmax(0, 3fr) minmax(15rem, 2fr); gap: 1.2rem; }
@media (max-width: 44rem) { .viewer { grid-template-columns: minmax(0, 1fr); } .keys { display: none; } }
.stage { position: relative; margin: 0 auto; --shape: 1; aspect-ratio: var(--shape);
  width: min(100%, calc(68vh * var(--shape))); border: 1px solid var(--line); background: var(--card); }
.stage img, .stage svg { position: absolute; inset: 0; width: 100%; height: 100%; image-rendering: pixelated; }
.stage rect:not(.cut) { fill: none; stroke: #ff3b8d; stroke-width: 3px; vector-effect: non-scaling-stroke; }
.controls { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin: .7rem 0 .3rem; }
button, .button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
  border-radius: .4rem; min-height: 2.4rem; min-width: 2.4rem; padding: .2rem .7rem; cursor: pointer; }
button:disabled { opacity: .45; cursor: default; }
:focus-visible { outline: 3px solid #4c8dff; outline-offset: 1px; }
input[type=range] { width: 100%; min-height: 2rem; }
.facts h2 { margin-top: 0; }
.action { font-size: 1.1rem; font-weight: 600; }
.badge { border-radius: 1rem; padding: .1rem .6rem; font-size: .85rem; border: 1px solid currentColor; }
.badge:empty { display: none; }
.seen, .fine { color: var(--good); } .implied { color: var(--doubtful); } .guess, .bad { color: var(--poor); }
.thumbs { display: flex; gap: .3rem; }
.thumbs canvas { display: block; border: 1px solid var(--line); image-rendering: pixelated; max-width: 100%; }
.thumbs figure { min-width: 0; }
figure.face { width: min(100%, 17rem); } .face .action { font-size: .95rem; }
pre { overflow-x: auto; background: var(--card); border: 1px solid var(--line); padding: .6rem; font-size: .8rem; }
.strip { display: flex; gap: .4rem; overflow-x: auto; list-style: none; margin: 1rem 0; padding: .3rem; }
.strip button { width: 5.6rem; padding: .2rem; font-size: .75rem; border-width: 2px; color: inherit; }
.strip button.fine { border-color: var(--good); } .strip button.bad { border-color: var(--poor); }
.strip button[aria-current=step] { outline: 3px solid #4c8dff; }
.strip img { display: block; width: 100%; image-rendering: pixelated; }
.ends { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1.2rem; }
.ends section { min-width: 0; } .ends h2 { margin-top: .8rem; }
.ends .stage { width: min(100%, calc(20rem * var(--shape)), 30rem); margin: 0; } .ends .strip { margin: 0; }
.ends .strip button { width: 4.4rem; } .button { display: inline-flex; align-items: center; position: relative; }
.button input { position: absolute; opacity: 0; inset: 0; width: 100%; cursor: pointer; } .button:focus-within { outline: 3px solid #4c8dff; }
.maskable { cursor: crosshair; touch-action: none; } .maskable img { pointer-events: none; }
.stage .dim { fill: #000; opacity: .72; }
.main { background: #2f6fe4; border-color: #2f6fe4; color: #fff; font-weight: 600; }
)";
constexpr std::size_t kLongCell = 24;  // characters

bool looks_numeric(const std::string& cell) {
  return cell.find_first_not_of("0123456789.,-+%<") == std::string::npos;
}

// A column of numbers: every cell is one, or empty.
std::vector<bool> numeric_columns(const TextRow& header, const std::vector<TextRow>& rows) {
  std::vector<bool> numeric(header.size(), !rows.empty());
  for (const TextRow& row : rows) {
    for (std::size_t i = 0; i < header.size() && i < row.size(); ++i) {
      if (!looks_numeric(row[i])) numeric[i] = false;
    }
  }
  return numeric;
}

std::string table_row(const TextRow& row, const char* tag, const std::vector<bool>& numeric) {
  std::string markup;
  for (std::size_t i = 0; i < numeric.size(); ++i) {
    const std::string cell = i < row.size() ? row[i] : "";
    const char* kind =
        numeric[i] ? " class=\"number\"" : (cell.size() > kLongCell ? " class=\"wide\"" : "");
    markup += fmt::format("<{}{}>{}</{}>", tag, kind, escape_markup(cell), tag);
  }
  return markup;
}

}  // namespace

std::string data_uri(const Image& image) {
  return "data:image/png;base64," + base64(encode_png(image));
}

std::string html_page(std::string_view title, const std::string& markup) {
  const std::string name = escape_markup(title);
  return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data: "
         "blob:; "
         "style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
         name + "</title>\n<style>" + kStyle + "</style>\n</head>\n<body>\n<h1>" + name +
         "</h1>\n" + markup + "</body>\n</html>\n";
}

std::string html_paragraph(std::string_view text) { return "<p>" + escape_markup(text) + "</p>\n"; }

std::string html_heading(std::string_view text) { return "<h2>" + escape_markup(text) + "</h2>\n"; }

std::string html_list(const std::vector<std::string>& texts) {
  if (texts.empty()) return "";
  std::string markup = "<ul>\n";
  for (const std::string& text : texts) markup += "<li>" + escape_markup(text) + "</li>\n";
  return markup + "</ul>\n";
}

std::string html_table(const TextRow& header, const std::vector<TextRow>& rows, int marked) {
  const std::vector<bool> numeric = numeric_columns(header, rows);
  std::string markup = "<div class=\"scroll\"><table>\n<thead><tr>" +
                       table_row(header, "th", numeric) + "</tr></thead>\n<tbody>\n";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    markup += static_cast<int>(i) == marked ? "<tr class=\"marked\">" : "<tr>";
    markup += table_row(rows[i], "td", numeric) + "</tr>\n";
  }
  return markup + "</tbody>\n</table></div>\n";
}

std::string html_pictures(const std::vector<CaptionedPicture>& pictures, int about_pixels) {
  std::string markup = "<div class=\"pictures\">\n";
  for (const auto& [image, caption, kind] : pictures) {
    const ImageShape& shape = image.shape();
    const int scale = picture_scale(shape, about_pixels);
    markup += fmt::format(
        "<figure{} style=\"width: {}px\"><img width=\"{}\" height=\"{}\" alt=\"{}\" "
        "src=\"{}\"><figcaption>{}</figcaption>"
        "</figure>\n",
        kind.empty() ? "" : " class=\"" + kind + "\"", shape.width * scale, shape.width * scale,
        shape.height * scale, escape_markup(caption), data_uri(image), escape_markup(caption));
  }
  return markup + "</div>\n";
}

}  // namespace latplan::report
