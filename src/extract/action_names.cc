#include "extract/action_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <limits>
#include <map>
#include <unordered_set>
#include <utility>

#include "extract/change_grid.h"
#include "extract/selection_score.h"

namespace latplan::extract {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

constexpr std::size_t kMostActions = 20'000;
constexpr std::size_t kForTheGrid = 500;       // actions, evenly spaced
constexpr std::size_t kBatch = 256;            // pictures decoded at once
constexpr std::size_t kMostLetters = 24;       // of a name from the data
constexpr double kChangedShare = 0.3;          // of the change of the cell that changes most
constexpr std::size_t kForTheEmptyLook = 100;  // moves, evenly spaced
constexpr double kClearlyLess = 0.8;

struct GridPlace {
  int row = 0, column = 0;
  std::string text() const { return fmt::format("r{}c{}", row + 1, column + 1); }
};

// The content of a cell, coarsely and in grey.
constexpr int kLookSide = 4;
using CellLook = std::array<float, kLookSide * kLookSide>;

// What a move changes. A move has ends if it changes two places, or three in a line.
struct PictureChange {
  std::vector<GridPlace> places;                                        // row by row
  CellLook first_before{}, first_after{}, last_before{}, last_after{};  // of the ends
  bool has_ends = false;
};

CellLook look_at(const Image& image, const Rectangle& part) {
  CellLook look{};
  CellLook count{};
  for (int y = 0; y < part.height; ++y) {
    for (int x = 0; x < part.width; ++x) {
      const int i = y * kLookSide / part.height * kLookSide + x * kLookSide / part.width;
      for (int channel = 0; channel < image.shape().channels; ++channel) {
        look[i] += image.at(part.top + y, part.left + x, channel);
        count[i] += 1;
      }
    }
  }
  for (std::size_t i = 0; i < look.size(); ++i) look[i] /= std::max(1.0F, count[i]);
  return look;
}

double look_distance(const CellLook& a, const CellLook& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += std::abs(a[i] - b[i]);
  return sum;
}

double mean_change(const std::vector<float>& map, int width, const Rectangle& part) {
  double sum = 0;
  for (int y = part.top; y < part.top + part.height; ++y) {
    for (int x = part.left; x < part.left + part.width; ++x) {
      sum += map[static_cast<std::size_t>(y) * width + x];
    }
  }
  return sum / std::max(1, part.width * part.height);
}

bool in_line(const std::vector<GridPlace>& places) {
  for (std::size_t i = 1; i < places.size(); ++i) {
    const int down = places[i].row - places[0].row;
    const int right = places[i].column - places[0].column;
    const int step = static_cast<int>(i);
    if (!(down == 0 && right == step) && !(down == step && right == 0)) return false;
  }
  return true;
}

std::vector<GridPlace> changed_places(const ChangeGrid& grid, const Image& before,
                                      const Image& after) {
  const std::vector<float> map = change_map(before, after);
  std::vector<std::pair<GridPlace, double>> cells;
  double most = 0;
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      const double change = mean_change(map, before.shape().width, grid.cell(row, column));
      most = std::max(most, change);
      cells.push_back({{row, column}, change});
    }
  }
  std::vector<GridPlace> places;
  for (const auto& [place, change] : cells) {
    if (change > 0 && change >= kChangedShare * most) places.push_back(place);
  }
  return places;
}

PictureChange find_change(const ChangeGrid& grid, const Image& before, const Image& after) {
  PictureChange change{.places = changed_places(grid, before, after)};
  const std::size_t count = change.places.size();
  change.has_ends = count == 2 || (count == 3 && in_line(change.places));
  if (!change.has_ends) return change;
  const Rectangle first = grid.cell(change.places.front().row, change.places.front().column);
  const Rectangle last = grid.cell(change.places.back().row, change.places.back().column);
  change.first_before = look_at(before, first);
  change.first_after = look_at(after, first);
  change.last_before = look_at(before, last);
  change.last_after = look_at(after, last);
  return change;
}

// How badly the ends fit a move from the first to the last place, or back, if empty places look like `empty`.
double misfit(const PictureChange& change, const CellLook& empty, bool forwards) {
  return forwards
             ? look_distance(change.first_after, empty) + look_distance(change.last_before, empty)
             : look_distance(change.first_before, empty) + look_distance(change.last_after, empty);
}

// The content that most moves have in common: what a thing leaves behind and what was where it goes.
CellLook empty_look(const std::vector<PictureChange>& changes) {
  std::vector<const PictureChange*> sample;
  for (const PictureChange& change : changes) {
    if (change.has_ends) sample.push_back(&change);
  }
  const std::size_t stride = sample.size() / kForTheEmptyLook + 1;
  CellLook best{};
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < sample.size(); i += stride) {
    for (const CellLook& look : {sample[i]->first_before, sample[i]->first_after,
                                 sample[i]->last_before, sample[i]->last_after}) {
      double sum = 0;
      for (std::size_t j = 0; j < sample.size(); j += stride) {
        sum += std::min(misfit(*sample[j], look, true), misfit(*sample[j], look, false));
      }
      if (sum < least) {
        least = sum;
        best = look;
      }
    }
  }
  return best;
}

GridPlace middle(const std::vector<GridPlace>& places) {
  double row = 0, column = 0;
  for (const GridPlace& place : places) {
    row += place.row;
    column += place.column;
  }
  const auto count = static_cast<double>(places.size());
  return {static_cast<int>(std::lround(row / count)),
          static_cast<int>(std::lround(column / count))};
}

std::string place_name(const PictureChange& change, const CellLook& empty) {
  if (change.places.empty()) return "unseen";  // no pixel changes
  if (change.has_ends) {
    const std::string first = change.places.front().text(), last = change.places.back().text();
    const double forwards = misfit(change, empty, true), back = misfit(change, empty, false);
    if (forwards < kClearlyLess * back) return first + "-to-" + last;
    if (back < kClearlyLess * forwards) return last + "-to-" + first;
  }
  return middle(change.places).text();
}

// Every `stride`-th example, decoded.
void for_each_drawn(const nn::StateCodec& codec, std::span<const ActionExample> examples,
                    std::size_t stride,
                    const std::function<void(const Image& before, const Image& after)>& use) {
  std::vector<BitVector> before, after;
  for (std::size_t i = 0; i < examples.size(); i += stride) {
    before.push_back(examples[i].before);
    after.push_back(examples[i].after);
    if (before.size() < kBatch && i + stride < examples.size()) continue;
    const std::vector<Image> first = codec.decode(before), second = codec.decode(after);
    for (std::size_t k = 0; k < first.size(); ++k) use(first[k], second[k]);
    before.clear();
    after.clear();
  }
}

std::vector<std::string> place_names(const nn::StateCodec& codec,
                                     std::span<const ActionExample> examples) {
  std::vector<std::vector<float>> maps;
  const std::size_t stride = examples.size() / kForTheGrid + 1;
  for_each_drawn(codec, examples, stride, [&](const Image& before, const Image& after) {
    maps.push_back(change_map(before, after));
  });
  const ChangeGrid grid = find_change_grid(codec.image_shape(), maps);
  std::vector<PictureChange> changes;
  for_each_drawn(codec, examples, 1, [&](const Image& before, const Image& after) {
    changes.push_back(find_change(grid, before, after));
  });
  const CellLook empty = empty_look(changes);
  std::vector<std::string> names;
  for (const PictureChange& change : changes) names.push_back(place_name(change, empty));
  return names;
}

// The most frequent one; of several the first in the alphabet.
std::string most_frequent(const std::map<std::string, int>& counts) {
  const auto best = std::ranges::max_element(
      counts, [](const auto& a, const auto& b) { return a.second < b.second; });
  return best == counts.end() ? "" : best->first;
}

}  // namespace

std::string plain_name(const std::string& text) {
  std::string name;
  for (const char c : text) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool kept = upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    if (kept) {
      name += upper ? static_cast<char>(c - 'A' + 'a') : c;
    } else if (!name.empty() && name.back() != '-') {
      name += '-';
    }
  }
  name.resize(std::min(name.size(), kMostLetters));
  while (!name.empty() && name.back() == '-') name.pop_back();
  if (name.empty()) return name;
  const bool letter = name[0] >= 'a' && name[0] <= 'z';
  static const std::unordered_set<std::string> kWordsOfPddl = {
      "and", "or", "not", "when", "forall", "exists", "imply", "define", "either", "object"};
  return letter && !kWordsOfPddl.contains(name) ? name : "action-" + name;
}

std::vector<ActionExample> find_examples(const ActionTable& table, const EncodedPairs& pairs,
                                         bool both_ways, std::span<const std::string> given) {
  std::vector<ActionExample> examples(table.actions.size());
  std::vector<std::map<std::string, int>> names(table.actions.size());
  const TransitionIndex index(table);
  const auto add = [&](const BitVector& before, const BitVector& after, const std::string& name) {
    for (const int action : index.explaining(before, after)) {
      ActionExample& example = examples[action];
      if (example.seen++ == 0) {
        example.before = before;
        example.after = after;
      }
      if (!name.empty()) ++names[action][name];
    }
  };
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    add(pairs.before[row], pairs.after[row], given.empty() ? "" : plain_name(given[row]));
  }
  for (std::size_t row = 0; both_ways && row < pairs.size(); ++row) {
    add(pairs.after[row], pairs.before[row], "");
  }
  for (std::size_t i = 0; i < examples.size(); ++i) {
    const Action& action = table.actions[i];
    examples[i].given = most_frequent(names[i]);
    if (examples[i].seen > 0) continue;
    const BitVector state = pairs.size() > 0 ? pairs.before[0] : BitVector(table.state_bits);
    examples[i].before = (state & ~action.neg) | action.pos;
    examples[i].after = action.apply(examples[i].before);
  }
  return examples;
}

void name_actions(ActionTable& table, const nn::StateCodec& codec,
                  std::span<const ActionExample> examples) {
  if (examples.empty() || examples.size() > kMostActions) return;
  const std::vector<std::string> places = place_names(codec, examples);
  std::map<std::string, int> users;  // of each name in the data
  for (const ActionExample& example : examples) ++users[example.given];
  std::unordered_set<std::string> taken;
  for (std::size_t i = 0; i < examples.size(); ++i) {
    const std::string& given = examples[i].given;
    std::string name = places[i];
    if (!given.empty()) name = users[given] == 1 ? given : given + "-" + places[i];
    std::string unique = name;
    for (int number = 2; !taken.insert(unique).second; ++number) {
      unique = fmt::format("{}-{}", name, number);
    }
    table.actions[i].name = unique;
  }
}

}  // namespace latplan::extract
