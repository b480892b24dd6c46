#include "experiments/catalog.h"

#include <algorithm>
#include <array>

namespace latplan::experiments {
namespace {

constexpr double kOurSeconds = 600;  // the limit in the paper
constexpr double kOtherSeconds = 60;

}  // namespace

std::span<const PaperRow> paper_rows() {
  static const std::vector<PaperRow> kRows = {
      {"blocks", "Blocks", "blocks", {7, 14}, false, false, 800},
      {"lightsout", "LOut", "lightsout", {7, 14}, false, false, 512},
      {"twisted", "Twisted", "twisted", {7, 14}, false, false, 512},
      {"mandrill", "Mandrill", "mandrill", {7, 14}, false, false, 720},
      {"mnist", "MNIST", "mnist", {7, 14}, false, false, 192},
      {"random-mnist", "Random MNIST", "mnist", {7, 14}, true, false, 192},
      {"sokoban", "Sokoban", "sokoban", {7, 14}},
      {"hanoi-4-4", "Hanoi (4,4)", "hanoi-4-4", {7}, false, true, 48},
      {"hanoi-3-9", "Hanoi (3,9)", "hanoi-3-9", {5}, false, true, 216},
      {"hanoi-4-9", "Hanoi (4,9)", "hanoi-4-9", {7}, false, true, 288},
      {"hanoi-5-9", "Hanoi (5,9)", "hanoi-5-9", {7}, false, true, 360},
  };
  return kRows;
}

std::span<const PaperVariant> paper_variants() {
  static const std::array<PaperVariant, 4> kVariants = {{{"ama4+", "0.1", ""},
                                                         {"ama4+", "0.5", "-eps0.5"},
                                                         {"ama3+", "0.1", "-ama3"},
                                                         {"ama3+", "0.5", "-ama3-eps0.5"}}};
  return kVariants;
}

std::span<const PaperSearch> paper_searches() {
  static const std::array<PaperSearch, 5> kSearches = {{{"ours", "auto", kOurSeconds, -1},
                                                        {"Blind", "fd:blind", kOtherSeconds, 0},
                                                        {"LAMA", "fd:lama-first", kOtherSeconds, 1},
                                                        {"LMCut", "fd:lmcut", kOtherSeconds, 2},
                                                        {"M&S", "fd:mands", kOtherSeconds, 3}}};
  return kSearches;
}

double time_limit(const PaperSearch& search, const PaperVariant& variant) {
  return variant.suffix.empty() ? search.seconds : std::min(search.seconds, kOtherSeconds);
}

}  // namespace latplan::experiments
