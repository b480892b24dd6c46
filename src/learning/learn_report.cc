#include "learning/learn_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "nn/codebook.h"
#include "nn/patch_grid.h"
#include "report/canvas.h"
#include "report/html.h"
#include "report/markup.h"
#include "report/palette.h"
#include "report/picture_grid.h"

namespace latplan::learning {
namespace {

using report::CaptionedPicture;

constexpr std::size_t kShownPairs = 4;
constexpr int kGridPixels = 288;      // about, of the picture with its patches
constexpr int kSmallPixels = 112;     // of all others
constexpr std::int64_t kChunk = 500;  // pictures encoded at a time

const extract::CodeQuality& code_of(const Scored& one) { return one.actions.code; }

std::string share_text(double share) {
  return share > 0 && share < 0.0005 ? "<0.1%" : fmt::format("{:.1f}%", 100 * share);
}

double mean_difference(const Image& a, const Image& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.pixels().size(); ++i)
    sum += std::abs(a.pixels()[i] - b.pixels()[i]);
  return sum;
}

Image decoded(const nn::StateCodec& model, const Image& image) {
  return model.decode(model.encode({&image, 1})).front();
}

// Evenly spaced pairs that change.
std::vector<std::int64_t> shown_rows(const data::PairSet& pairs) {
  std::vector<std::int64_t> rows;
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    if (pairs.predecessor(row) != pairs.successor(row)) rows.push_back(row);
  }
  std::vector<std::int64_t> shown;
  const std::size_t count = std::min(kShownPairs, rows.size());
  for (std::size_t i = 0; i < count; ++i) shown.push_back(rows[i * rows.size() / count]);
  return shown;
}

// The picture with the borders of its places.
Image with_places(const Image& picture, const nn::PatchLayout& layout) {
  const int scale = report::picture_scale(picture.shape(), kGridPixels);
  const auto [height, width, channels] = picture.shape();
  report::Canvas canvas(height * scale, width * scale, report::kPaper);
  canvas.picture(0, 0, picture, scale);
  const std::vector<int> owner = layout.owners();
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const int here = owner[y * width + x];
      if (y > 0 && owner[(y - 1) * width + x] != here) {
        canvas.fill(y * scale, x * scale, 1, scale, report::kRed);
      }
      if (x > 0 && owner[y * width + x - 1] != here) {
        canvas.fill(y * scale, x * scale, scale, 1, report::kRed);
      }
    }
  }
  return canvas.image();
}

// The predecessor with the same code as that of `row` that looks most different; none: there is no other.
std::optional<std::int64_t> merged_with(const LearnPage& page, std::int64_t row) {
  const Image picture = page.pairs.predecessor(row);
  const BitVector code = page.model.encode({&picture, 1}).front();
  std::optional<std::int64_t> found;
  double largest = 0;
  for (std::int64_t first = 0; first < page.pairs.count; first += kChunk) {
    std::vector<Image> images;
    for (std::int64_t i = first; i < std::min(first + kChunk, page.pairs.count); ++i) {
      images.push_back(page.pairs.predecessor(i));
    }
    const std::vector<BitVector> codes = page.model.encode(images);
    for (std::size_t i = 0; i < codes.size(); ++i) {
      if (codes[i] != code) continue;
      const double difference = mean_difference(images[i], picture);
      if (difference <= largest) continue;
      largest = difference;
      found = first + static_cast<std::int64_t>(i);
    }
  }
  return found;
}

std::string verdict_part(const LearnPage& page) {
  const Verdict& verdict = page.verdict;
  const std::string plain = verdict.word == "good"       ? "The model is good."
                            : verdict.word == "doubtful" ? "The model is doubtful."
                                                         : "The model is poor.";
  const std::string meaning =
      verdict.word == "good"       ? "Plans of this model can be expected to work."
      : verdict.word == "doubtful" ? "Some plans will fail. Look at every step of a plan."
                                   : "Plans of this model can hardly be trusted.";
  std::string markup = "<div class=\"verdict " + report::escape_markup(verdict.word) +
                       "\">\n<p><strong>" + report::escape_markup(plain) + "</strong> " +
                       report::escape_markup(meaning) + "</p>\n";
  markup += report::html_list(verdict.reasons) + report::html_list(verdict.notes);
  if (!verdict.next.empty()) {
    markup += "<p><b>Next:</b> " + report::escape_markup(verdict.next) + ".</p>\n";
  }
  markup += "</div>\n";
  if (page.interrupted) {
    markup += report::html_paragraph(
        "Learning was interrupted. This is the best candidate so far; latplan learn --resume "
        "continues.");
  }
  return markup +
         "<p class=\"quiet\">All of this is estimated from the pictures alone: no rules, no "
         "labels, "
         "no judge.</p>\n";
}

std::string survey_part(const Survey& survey) {
  std::string markup = report::html_heading("What the pictures show");
  std::vector<std::string> lines = survey.picture_lines();
  const std::vector<std::string> more = survey.code_lines();
  lines.insert(lines.end(), more.begin(), more.end());
  return markup + report::html_list(lines);
}

std::string chosen_part(const LearnPage& page, const std::vector<std::int64_t>& rows) {
  const Scored& chosen = page.chosen;
  std::string markup = report::html_heading("The chosen model");
  markup += report::html_paragraph(fmt::format("{}: {} bits, {} actions by {}; score {:.3f}.",
                                               chosen.candidate.name, page.model.state_bits(),
                                               chosen.actions.table.actions.size(),
                                               chosen.actions.extraction.text(), chosen.value()));
  for (const Scored& other : page.candidates) {
    const bool equal = &other != &chosen && other.error.empty() &&
                       std::abs(other.value() - chosen.value()) < kSameScore;
    if (!equal) continue;
    markup += report::html_paragraph(fmt::format(
        "{} scores {:.3f}, which may be chance; {} is chosen because {}.", other.candidate.name,
        other.value(), chosen.candidate.name, prefer(chosen, other).reason));
  }
  if (page.layout && !rows.empty()) {
    if (page.layout->count() > 1) {
      markup += report::html_pictures(
          {{with_places(page.pairs.predecessor(rows.front()), *page.layout),
            fmt::format("a picture is read at {} places", page.layout->count())}},
          kGridPixels);
    } else {
      markup += report::html_paragraph("It reads the picture as a whole, not by patches.");
    }
  }
  return markup;
}

std::string pairs_part(const LearnPage& page, const std::vector<std::int64_t>& rows) {
  if (rows.empty()) return "";
  std::string markup = report::html_heading("Some pairs, and how the model draws them");
  for (const std::int64_t row : rows) {
    const Image before = page.pairs.predecessor(row);
    const Image after = page.pairs.successor(row);
    markup += report::html_pictures({{before, fmt::format("pair {}: before", row)},
                                     {after, "after"},
                                     {decoded(page.model, before), "before, decoded"},
                                     {decoded(page.model, after), "after, decoded"}},
                                    kSmallPixels);
  }
  return markup;
}

std::string worst_part(const LearnPage& page) {
  const extract::CodeQuality& code = code_of(page.chosen);
  if (code.merged_rows.empty() && code.undrawn_rows.empty()) {
    return report::html_heading("Worst cases") +
           report::html_paragraph("No picture looks different from its decoded code.");
  }
  std::string markup = report::html_heading("Worst cases");
  if (!code.merged_rows.empty()) {
    markup += report::html_paragraph(
        fmt::format("{} of the pictures look different from another picture with the same code. "
                    "The model cannot tell them apart.",
                    share_text(code.merged)));
  }
  for (const std::int64_t row : code.merged_rows) {
    const Image picture = page.pairs.predecessor(row);
    std::vector<CaptionedPicture> pictures = {{picture, fmt::format("pair {}", row)}};
    if (const auto other = merged_with(page, row)) {
      pictures.push_back(
          {page.pairs.predecessor(*other), fmt::format("pair {}: the same code", *other)});
    }
    pictures.push_back({decoded(page.model, picture), "the code, decoded"});
    markup += report::html_pictures(pictures, kSmallPixels);
  }
  if (!code.undrawn_rows.empty()) {
    markup += report::html_paragraph(fmt::format(
        "{} of the pictures look different from their decoded code.", share_text(code.undrawn)));
  }
  for (const std::int64_t row : code.undrawn_rows) {
    const Image picture = page.pairs.predecessor(row);
    markup += report::html_pictures(
        {{picture, fmt::format("pair {}", row)}, {decoded(page.model, picture), "decoded"}},
        kSmallPixels);
  }
  return markup;
}

std::string candidates_part(const LearnPage& page) {
  std::vector<report::TextRow> rows;
  int marked = -1;
  for (const Scored& one : page.candidates) {
    if (&one == &page.chosen) marked = static_cast<int>(rows.size());
    if (!one.error.empty()) {
      rows.push_back({one.candidate.name, one.error, "", "", "", "", "", "", "", "",
                      fmt::format("{:.1f}", one.seconds)});
      continue;
    }
    const extract::CodeQuality& code = code_of(one);
    rows.push_back({one.candidate.name, one.actions.extraction.text(),
                    fmt::format("{:.3f}", one.value()), fmt::format("{:.3f}", code.value()),
                    fmt::format("{:.3f}", one.actions.score.value()),
                    std::to_string(one.actions.table.actions.size()), share_text(code.merged),
                    share_text(code.undrawn), share_text(code.unstable), share_text(code.fragile),
                    fmt::format("{:.1f}", one.seconds)});
  }
  return report::html_heading("All candidates") +
         report::html_table({"candidate", "actions by", "score", "code", "moves", "actions",
                             "merged", "undrawn", "unstable", "fragile", "seconds"},
                            rows, marked) +
         "<p class=\"quiet\">score: code times moves, 1 is best. merged: pictures that look "
         "different but have the same code. undrawn: pictures that look different from their "
         "decoded code. unstable: codes that change by decoding and encoding again. fragile: codes "
         "that change by noise.</p>\n";
}

std::string extractions_part(const Scored& chosen) {
  std::vector<report::TextRow> rows;
  int marked = -1;
  for (const extract::ScoredExtraction& one : chosen.actions.tried) {
    const extract::SelectionScore& score = one.score;
    const report::TextRow row = {
        one.extraction.text(),          fmt::format("{:.3f}", score.value()),
        share_text(score.explained),    share_text(score.unseen),
        share_text(score.plausibility), share_text(score.confirmed),
        std::to_string(score.actions),  std::to_string(score.literals)};
    if (std::ranges::count(rows, row) > 0) continue;
    if (marked < 0 && row[0] == chosen.actions.extraction.text()) {
      marked = static_cast<int>(rows.size());
    }
    rows.push_back(row);
  }
  if (rows.empty()) return "";
  return report::html_heading("Extractions tried for the chosen model") +
         report::html_table({"extraction", "score", "explained", "unseen", "plausible", "confirmed",
                             "actions", "literals"},
                            rows, marked) +
         "<p class=\"quiet\">Of nearly equal scores that with the fewest literals is chosen. "
         "explained: held-out moves that an action makes exactly. unseen: "
         "estimated moves in no pair. plausible: moves of the model that lead to stable codes. "
         "confirmed: moves of the model that are real, as far as other pairs "
         "tell.</p>\n";
}

}  // namespace

std::string learn_page(const LearnPage& page) {
  const std::vector<std::int64_t> rows = shown_rows(page.pairs);
  return report::html_page(page.title, verdict_part(page) + survey_part(page.survey) +
                                           chosen_part(page, rows) + pairs_part(page, rows) +
                                           worst_part(page) + candidates_part(page) +
                                           extractions_part(page.chosen));
}

}  // namespace latplan::learning
