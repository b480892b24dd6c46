// The rows, network variants and searches of the paper's planning tables.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace latplan::experiments {

inline constexpr int kInstancesPerDistance = 20;
inline constexpr double kNoise = 1.0;  // deviation on normalised pictures

// A line of the planning tables: a world, and how its instances are drawn.
struct PaperRow {
  std::string name;   // "random-mnist"
  std::string title;  // "Random MNIST"
  std::string model;  // folder in --models, without the suffix of the variant
  std::vector<int> distances;
  bool random_goal = false;
  bool hanoi = false;      // only in the table of the appendix
  int ground_actions = 0;  // of the world; 0: unknown

  // The first row of its model, and in the tables of the main text.
  bool is_main_world() const { return !hanoi && !random_goal; }
};
std::span<const PaperRow> paper_rows();

// What `latplan learn` makes, or a network of the paper. The name of its folder ends with the suffix.
struct PaperVariant {
  std::string model;    // "learn", "ama4+" or "ama3+"
  std::string epsilon;  // "0.1" or "0.5"; empty: not a network of the paper
  std::string suffix;   // "", "-ama4", "-eps0.5", "-ama3", "-ama3-eps0.5"
};
std::span<const PaperVariant> paper_variants();

struct PaperSearch {
  std::string title;  // "ours", "Blind", "LAMA", "LMCut", "M&S"
  std::string search;
  double seconds;  // time limit
  int column;      // among the four searches in the paper's tables; -1: ours

  bool uses_fast_downward() const { return search.starts_with("fd:"); }
};
std::span<const PaperSearch> paper_searches();

}  // namespace latplan::experiments
