#include "planning/action_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "report/changed_parts.h"
#include "report/html.h"
#include "report/inspection.h"
#include "report/markup.h"
#include "report/picture_grid.h"

namespace latplan::planning {
namespace {

constexpr std::size_t kMostShown = 1000;
constexpr int kMargin = 2;         // pixels around what changes
constexpr int kThumbPixels = 112;  // approximate size of a thumbnail on the page

// Around all changes; the whole picture if nothing changes.
Rectangle changed_part(const Image& before, const Image& after) {
  const ImageShape& shape = before.shape();
  int left = shape.width, top = shape.height, right = 0, bottom = 0;
  for (const Rectangle& part : report::changed_parts(before, after)) {
    left = std::min(left, part.left);
    top = std::min(top, part.top);
    right = std::max(right, part.left + part.width);
    bottom = std::max(bottom, part.top + part.height);
  }
  if (right == 0) return {0, 0, shape.width, shape.height};
  left = std::max(0, left - kMargin);
  top = std::max(0, top - kMargin);
  right = std::min(shape.width, right + kMargin);
  bottom = std::min(shape.height, bottom + kMargin);
  return {left, top, right - left, bottom - top};
}

std::string thumbnail(const Image& image, const char* when) {
  const int scale = report::picture_scale(image.shape(), kThumbPixels);
  return fmt::format("<img width=\"{}\" height=\"{}\" alt=\"{}\" src=\"{}\">",
                     image.shape().width * scale, image.shape().height * scale, when,
                     report::data_uri(image));
}

}  // namespace

std::string action_page(const symbolic::ActionTable& table, const nn::StateCodec& codec,
                        std::span<const extract::ActionExample> examples) {
  const std::size_t shown = std::min(kMostShown, examples.size());
  std::vector<BitVector> before, after;
  for (const extract::ActionExample& example : examples.first(shown)) {
    before.push_back(example.before);
    after.push_back(example.after);
  }
  const std::vector<Image> first = codec.decode(before), second = codec.decode(after);
  std::string markup = report::html_paragraph(fmt::format(
      "{} actions{}; each with one of its transitions, before and after", examples.size(),
      shown < examples.size() ? fmt::format(", the first {} shown", shown) : ""));
  markup += "<div class=\"pictures\">\n";
  for (std::size_t i = 0; i < shown; ++i) {
    const Rectangle part = changed_part(first[i], second[i]);
    const std::string seen =
        examples[i].seen == 1 ? "1 pair" : fmt::format("{} pairs", examples[i].seen);
    markup += "<figure class=\"face\"><div class=\"thumbs\">" +
              thumbnail(crop(first[i], part), "before") +
              thumbnail(crop(second[i], part), "after") +
              "</div><figcaption><code class=\"action\">" +
              report::escape_markup(table.actions[i].name) + "</code><br>" + seen + "<br><code>" +
              report::escape_markup(report::effect_text(before[i], after[i])) +
              "</code></figcaption></figure>\n";
  }
  return report::html_page("Actions", markup + "</div>\n");
}

}  // namespace latplan::planning
