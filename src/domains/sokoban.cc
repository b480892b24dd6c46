#include "domains/sokoban.h"

#include <algorithm>
#include <mutex>

#include "base/error.h"
#include "domains/sokoban_picture.h"
#include "domains/state_set.h"

namespace latplan::domains {
namespace {

constexpr std::int64_t kCheapSokobanStates = 2'000'000;  // limit for known_counts()

// All states reachable from the start, in breadth-first order.
struct SokobanSpace {
  StateSet states;
  std::vector<std::int64_t> transitions_before = {
      0};                   // [states + 1] prefix sums of the numbers of successors
  std::int64_t solved = 0;  // states with every stone on a goal
  std::int64_t goal = 0;    // the first solved state, or the last state if there is none
  int moves_to_goal = 0;
};

// Nullopt if there are more than `most` states.
std::optional<SokobanSpace> enumerate_sokoban(const SokobanLevel& level, bool stones_alike,
                                              std::int64_t most) {
  SokobanSpace space{.states = StateSet(level.start.size())};
  space.states.insert(level.start);
  std::int64_t next = 0;
  for (int depth = 0; next < space.states.size(); ++depth) {
    const std::int64_t level_end = space.states.size();
    if (space.solved == 0) space.moves_to_goal = depth;
    for (; next < level_end; ++next) {
      const State state = space.states.at(next);
      const auto successors = level.successors(state, stones_alike);
      for (const State& successor : successors) space.states.insert(successor);
      if (space.states.size() > most) return std::nullopt;
      space.transitions_before.push_back(space.transitions_before.back() +
                                         static_cast<std::int64_t>(successors.size()));
      if (level.solved(state) && space.solved++ == 0) space.goal = next;
    }
  }
  if (space.solved == 0) space.goal = space.states.size() - 1;
  return space;
}

// Enumerated on first use; thread-safe.
class LazySokobanSpace {
 public:
  LazySokobanSpace(const SokobanLevel& level, bool stones_alike, std::int64_t most)
      : level_(level), stones_alike_(stones_alike), most_(most) {}

  const SokobanSpace& get() const {
    std::call_once(once_, [this] { space_ = enumerate_sokoban(level_, stones_alike_, most_); });
    if (!space_) {
      throw usage_error(level_.name + ": more than " + std::to_string(most_) +
                        " reachable states; expected a smaller level");
    }
    return *space_;
  }

 private:
  const SokobanLevel& level_;
  bool stones_alike_;
  std::int64_t most_;
  mutable std::once_flag once_;
  mutable std::optional<SokobanSpace> space_;
};

class Sokoban final : public Domain {
 public:
  Sokoban(SokobanLevel level, bool named_stones, std::int64_t most_states)
      : level_(std::move(level)),
        named_(named_stones),
        picture_(level_),
        layouts_(level_, true, most_states),
        named_space_(level_, false, most_states) {}

  ImageShape image_shape() const override { return picture_.shape(); }
  State goal() const override { return space().states.at(space().goal); }
  State start() const override { return level_.start; }
  InstanceStyle instance_style() const override { return InstanceStyle::kForward; }
  State sample(Rng& rng) const override {
    const StateSet& states = space().states;
    return states.at(
        static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(states.size()))));
  }
  Transition sample_transition(Rng& rng) const override;
  std::vector<State> successors(const State& state) const override {
    LATPLAN_CHECK(fits(state), "not a state of the level " + level_.name);
    return level_.successors(state, !named_);
  }
  Image render(const State& state) const override {
    LATPLAN_CHECK(fits(state), "not a state of the level " + level_.name);
    return picture_.draw(state);
  }
  State as_seen(const State& state) const override {
    State seen = state;
    std::sort(seen.begin() + 1, seen.end());
    return seen;
  }
  bool legal(const State& state) const override {
    return fits(state) && (named_ || state == as_seen(state)) &&
           layouts_.get().states.contains(as_seen(state));
  }
  std::optional<State> recognise(const Image& image, Judge judge) const override {
    auto state = judge == Judge::kOurs ? picture_.read(image) : picture_.read_as_paper(image);
    if (state && !layouts_.get().states.contains(*state)) state.reset();
    return state;
  }
  std::string describe(const State& state) const override;
  std::vector<std::pair<std::string, std::int64_t>> known_counts() const override;

 private:
  const SokobanSpace& space() const { return (named_ ? named_space_ : layouts_).get(); }
  bool fits(const State& state) const {
    return state.size() == level_.start.size() &&
           std::ranges::all_of(state,
                               [&](std::uint8_t cell) { return cell < level_.squares.size(); });
  }

  const SokobanLevel level_;
  bool named_;
  SokobanPicture picture_;
  LazySokobanSpace layouts_;  // identical stones: what pictures show
  LazySokobanSpace named_space_;
};

// Uniform over all transitions of the state space, as in the paper.
Transition Sokoban::sample_transition(Rng& rng) const {
  const auto& before = space().transitions_before;
  if (before.back() == 0)
    throw usage_error(level_.name + ": no legal move; expected another level");
  const auto drawn =
      static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(before.back())));
  const std::int64_t index = std::ranges::upper_bound(before, drawn) - before.begin() - 1;
  State state = space().states.at(index);
  std::vector<State> choices = successors(state);
  return {std::move(state), std::move(choices[drawn - before[index]])};
}

// Rows and columns as in the level file, from 1.
std::string Sokoban::describe(const State& state) const {
  const auto place = [&](std::uint8_t cell) {
    const int square = level_.squares[cell];
    return std::to_string(square / level_.width + 1) + "," +
           std::to_string(square % level_.width + 1);
  };
  std::string text = "player " + place(state[0]) + " stones";
  for (std::size_t i = 1; i < state.size(); ++i) text += " " + place(state[i]);
  return text;
}

std::vector<std::pair<std::string, std::int64_t>> Sokoban::known_counts() const {
  std::vector<std::pair<std::string, std::int64_t>> counts;
  const auto alike = enumerate_sokoban(level_, true, kCheapSokobanStates);
  if (!alike) return counts;
  if (const auto named = enumerate_sokoban(level_, false, kCheapSokobanStates)) {
    counts.emplace_back("states with named stones", named->states.size());
  }
  counts.emplace_back("states with stones alike", alike->states.size());
  counts.emplace_back("solved states", alike->solved);
  if (alike->solved > 0)
    counts.emplace_back("fewest moves to a solved state", alike->moves_to_goal);
  return counts;
}

std::unique_ptr<Domain> make_sokoban_from_options(const WorldOptions& options) {
  const std::string stones = choice_option(options, "stones", {"alike", "named"});
  return make_sokoban({.level = options.at("level"), .named_stones = stones == "named"});
}

}  // namespace

std::unique_ptr<Domain> make_sokoban(const SokobanOptions& options) {
  return make_sokoban(find_sokoban_level(options.level), options.named_stones);
}

std::unique_ptr<Domain> make_sokoban(SokobanLevel level, bool named_stones,
                                     std::int64_t most_states) {
  return std::make_unique<Sokoban>(std::move(level), named_stones, most_states);
}

World sokoban_world() {
  return {.name = "sokoban",
          .summary = "a player pushes stones onto goals; goal: the nearest solved state",
          .options = {{"level", SokobanOptions{}.level,
                       "a level file, or microban32 (7x7) or microban6 (12x6)",
                       WorldOption::Kind::kFile},
                      {"stones", "alike", "alike, or named: states distinguish the stones"}},
          .make = make_sokoban_from_options};
}

}  // namespace latplan::domains
