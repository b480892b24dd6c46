#include "experiments/catalog.h"

#include <algorithm>
#include <array>

namespace latplan::experiments {
namespace {

constexpr double kSeconds = 120;  // for every search; the paper gave 600

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
  static const std::array<PaperVariant, 5> kVariants = {{{"learn", "", ""},
                                                         {"ama4+", "0.1", "-ama4"},
                                                         {"ama4+", "0.5", "-eps0.5"},
                                                         {"ama3+", "0.1", "-ama3"},
                                                         {"ama3+", "0.5", "-ama3-eps0.5"}}};
  return kVariants;
}

std::span<const PaperSearch> paper_searches() {
  static const std::array<PaperSearch, 5> kSearches = {{{"ours", "auto", kSeconds, -1},
                                                        {"Blind", "fd:blind", kSeconds, 0},
                                                        {"LAMA", "fd:lama-first", kSeconds, 1},
                                                        {"LMCut", "fd:lmcut", kSeconds, 2},
                                                        {"M&S", "fd:mands", kSeconds, 3}}};
  return kSearches;
}

}  // namespace latplan::experiments
