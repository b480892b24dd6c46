#include "domains/lightsout.h"

#include <algorithm>
#include <bit>

#include "base/error.h"
#include "domains/light_panels.h"
#include "domains/press_map.h"

namespace latplan::domains {
namespace {

class LightsOut final : public Domain {
 public:
  explicit LightsOut(const LightsOutOptions& options)
      : size_(options.size), presses_(size_), panels_(size_, options.twisted) {}

  ImageShape image_shape() const override { return panels_.shape(); }
  State goal() const override { return State(presses_.cells(), 0); }
  State sample(Rng& rng) const override { return unpack(rng.next() >> (64 - presses_.cells())); }
  std::vector<State> successors(const State& state) const override;
  Image render(const State& state) const override { return panels_.draw(pack(state)); }
  bool legal(const State& state) const override {
    return static_cast<int>(state.size()) == presses_.cells() &&
           std::all_of(state.begin(), state.end(), [](std::uint8_t light) { return light <= 1; });
  }
  std::optional<State> recognise(const Image& image, Judge judge) const override;
  std::optional<int> closed_form_distance(const State& from, const State& to) const override {
    const auto presses = presses_.fewest_presses(pack(from) ^ pack(to));
    return presses ? std::popcount(*presses) : -1;
  }
  std::optional<int> largest_distance() const override { return presses_.largest_distance(); }
  std::string describe(const State& state) const override;
  std::vector<std::pair<std::string, std::int64_t>> known_counts() const override;

 private:
  CellSet pack(const State& state) const {
    LATPLAN_CHECK(legal(state), "not a state of LightsOut " + std::to_string(size_));
    CellSet lights = 0;
    for (int i = 0; i < presses_.cells(); ++i) lights |= CellSet{state[i]} << i;
    return lights;
  }
  State unpack(CellSet lights) const {
    State state(presses_.cells());
    for (int i = 0; i < presses_.cells(); ++i) state[i] = (lights >> i) & 1;
    return state;
  }

  int size_;
  PressMap presses_;
  LightPanels panels_;
};

std::vector<State> LightsOut::successors(const State& state) const {
  LATPLAN_CHECK(legal(state), "not a state of LightsOut " + std::to_string(size_));
  std::vector<State> result(presses_.cells(), state);
  for (int cell = 0; cell < presses_.cells(); ++cell) {
    for (CellSet flips = presses_.flipped_by(cell); flips != 0; flips &= flips - 1) {
      result[cell][std::countr_zero(flips)] ^= 1;
    }
  }
  return result;
}

std::optional<State> LightsOut::recognise(const Image& image, Judge judge) const {
  if (image.shape() != image_shape()) return std::nullopt;
  const auto lights = judge == Judge::kOurs ? panels_.read(image) : panels_.read_as_paper(image);
  return lights ? std::optional(unpack(*lights)) : std::nullopt;
}

// Rows of # (on) and . (off), separated by slashes.
std::string LightsOut::describe(const State& state) const {
  const CellSet lights = pack(state);
  std::string text;
  for (int cell = 0; cell < presses_.cells(); ++cell) {
    if (cell > 0 && cell % size_ == 0) text += '/';
    text += ((lights >> cell) & 1) != 0 ? '#' : '.';
  }
  return text;
}

std::vector<std::pair<std::string, std::int64_t>> LightsOut::known_counts() const {
  std::int64_t ground_actions = 0;  // one per press and state of the lights it flips
  for (int cell = 0; cell < presses_.cells(); ++cell) {
    ground_actions += std::int64_t{1} << std::popcount(presses_.flipped_by(cell));
  }
  return {{"rank of the press map", presses_.rank()},
          {"ground actions", ground_actions},
          {"largest distance", presses_.largest_distance()}};
}

std::unique_ptr<Domain> make_lightsout_from(const WorldOptions& options) {
  return make_lightsout(
      {.size = int_option(options, "size", 2, 7), .twisted = flag_option(options, "twisted")});
}

}  // namespace

std::unique_ptr<Domain> make_lightsout(const LightsOutOptions& options) {
  return std::make_unique<LightsOut>(options);
}

World lightsout_world() {
  return {.name = "lightsout",
          .summary = "N x N lights; pressing one flips it and its neighbours; goal: all off",
          .options = {{"size", std::to_string(LightsOutOptions{}.size), "lights per side, 2 to 7"},
                      {"twisted", "false", "swirled pictures, the paper's Twisted LightsOut",
                       WorldOption::Kind::kFlag}},
          .make = make_lightsout_from};
}

}  // namespace latplan::domains
