// Parts of a self-contained HTML page: no request leaves it, pictures are data: URIs. Plain texts are escaped here; only
// arguments called `markup` are HTML already. Light and dark, wide and narrow screens.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/image.h"
#include "report/text_table.h"

namespace latplan::report {

std::string data_uri(const Image& image);  // of a PNG

// The whole page around its body.
std::string html_page(std::string_view title, const std::string& markup);
std::string html_paragraph(std::string_view text);
std::string html_heading(std::string_view text);
std::string html_list(const std::vector<std::string>& texts);  // empty: nothing
// Scrolls sideways where it is too wide. Columns of numbers are right-aligned. Row `marked` stands out.
std::string html_table(const TextRow& header, const std::vector<TextRow>& rows, int marked = -1);

struct CaptionedPicture {
  Image image;
  std::string caption;
  std::string kind = {};  // "fine" or "bad": framed as such
};
// Pictures side by side, about that large, that belong together.
std::string html_pictures(const std::vector<CaptionedPicture>& pictures, int about_pixels = 144);

}  // namespace latplan::report
