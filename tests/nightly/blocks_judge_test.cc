// Blocksworld's judges on many photographs: what they accept and what they reject, as a table. The counts grow with
// LATPLAN_BLOCKS_TRIALS (transitions of each kind; 1000 for the record) and LATPLAN_BLOCKS_PICTURES (photographs of
// each size of world; 10000 for the record).
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>

#include "domains/blocks.h"
#include "domains/blocks_picture.h"
#include "domains/judge.h"
#include "support/degraded_pictures.h"

namespace latplan::domains {
namespace {

int count_from(const char* variable, int otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::atoi(text);
}

constexpr BlocksOptions kStandard;

// The blocks of a state of the standard world, free to be put where they cannot be.
std::vector<PlacedBlock> blocks_of(const State& state) {
  Towers towers(1);
  for (const int block : state) {
    if (block == kStandard.blocks) {
      towers.emplace_back();
    } else {
      towers.back().push_back(block);
    }
  }
  return placed_blocks(towers);
}

struct Accepted {
  int ours = 0, ours_noisy = 0, papers = 0;
};

struct JudgedTransitions {
  const Domain& world;
  Rng& rng;
  int trials;

  using AfterPicture = std::function<Image(const State& before, const State& after)>;

  // How often the step from a photograph of a state to the picture made from it and a successor is accepted.
  Accepted count(const AfterPicture& picture) const {
    Accepted result;
    for (int i = 0; i < trials; ++i) {
      const Transition step = world.sample_transition(rng);
      const Image before = world.render_with_noise(step.before, rng);
      const Image after = picture(step.before, step.after);
      result.ours += accepts(Judge::kOurs, before, after);
      result.papers += accepts(Judge::kPaper, before, after);
      result.ours_noisy +=
          accepts(Judge::kOurs, with_noise(before, 0.05, rng), with_noise(after, 0.05, rng));
    }
    return result;
  }
  bool accepts(Judge judge, const Image& before, const Image& after) const {
    const auto from = world.recognise(Image::from_bytes(before.shape(), before.to_bytes()), judge);
    const auto to = world.recognise(Image::from_bytes(after.shape(), after.to_bytes()), judge);
    return from && to && legal_step(world, *from, *to);
  }
};

TEST(BlocksJudge, AcceptsTrueTransitionsAndNoWrongOnes) {
  const auto world = make_blocks(kStandard);
  const BlocksPicture camera(kStandard.blocks, kStandard.slots);
  Rng rng(42);
  const JudgedTransitions judged{*world, rng, count_from("LATPLAN_BLOCKS_TRIALS", 30)};
  const auto pick = [&](const auto& list) { return list[rng.below(list.size())]; };
  const auto take = [&](const std::vector<PlacedBlock>& placed) {
    return camera.take(placed, 0, rng);
  };
  const auto top_of = [](std::vector<PlacedBlock>& placed, int slot) {
    PlacedBlock* top = nullptr;
    for (PlacedBlock& block : placed) {
      if (block.slot == slot && (top == nullptr || block.level > top->level)) top = &block;
    }
    return top;
  };
  const auto mixture = [&](float share, bool of_neighbours) {
    return [&, share, of_neighbours](const State& before, const State& after) {
      State other = before;
      while (!of_neighbours && (other == before || other == after)) other = world->sample(rng);
      return blend(world->render_with_noise(after, rng), world->render_with_noise(other, rng),
                   share);
    };
  };
  const std::vector<std::pair<std::string, JudgedTransitions::AfterPicture>> kinds = {
      {"true",
       [&](const State&, const State& after) { return world->render_with_noise(after, rng); }},
      {"two moves or more at once",
       [&](const State& before, const State& after) {
         State far = after;
         while (far == before || legal_step(*world, before, far)) {
           far = pick(world->successors(far));
         }
         return world->render_with_noise(far, rng);
       }},
      {"missing block",
       [&](const State&, const State& after) {
         auto placed = blocks_of(after);
         placed.erase(placed.begin() + static_cast<std::ptrdiff_t>(rng.below(placed.size())));
         return take(placed);
       }},
      {"floating block",
       [&](const State&, const State& after) {
         auto placed = blocks_of(after);
         top_of(placed, pick(placed).slot)->level += pick(std::vector{0.5F, 1.0F});
         return take(placed);
       }},
      {"duplicated colour",
       [&](const State&, const State& after) {
         auto placed = blocks_of(after);
         const std::size_t at = rng.below(placed.size());
         placed[at].colour = placed[(at + 1 + rng.below(placed.size() - 1)) % placed.size()].colour;
         return take(placed);
       }},
      {"swapped colours",
       [&](const State& before, const State& after) {
         State swapped = after;
         while (swapped == before || legal_step(*world, before, swapped)) {
           swapped = after;
           const auto a = std::find(swapped.begin(), swapped.end(), rng.below(kStandard.blocks));
           const auto b = std::find(swapped.begin(), swapped.end(), rng.below(kStandard.blocks));
           std::iter_swap(a, b);
         }
         return world->render_with_noise(swapped, rng);
       }},
      {"mixed 0.5 with the state before", mixture(0.5F, true)},
      {"mixed 0.6 with the state before", mixture(0.6F, true)},
      {"mixed 0.5 with any state", mixture(0.5F, false)},
      {"mixed 0.6 with any state", mixture(0.6F, false)},
  };
  std::printf("accepted of %d            %8s %10s %8s\n", judged.trials, "ours", "noise 0.05",
              "paper's");
  for (const auto& [kind, picture] : kinds) {
    const Accepted accepted = judged.count(picture);
    std::printf("%-32s %4d %10d %8d\n", kind.c_str(), accepted.ours, accepted.ours_noisy,
                accepted.papers);
    std::fflush(stdout);
    const int expected = kind == "true" ? judged.trials : 0;
    EXPECT_EQ(accepted.ours, expected) << kind;
    EXPECT_EQ(accepted.ours_noisy, expected) << kind;
  }
}

TEST(BlocksJudge, RecognisesWhatWasPhotographed) {
  const int pictures = count_from("LATPLAN_BLOCKS_PICTURES", 100);
  for (const auto& [blocks, slots] :
       {std::pair{4, 5}, std::pair{3, 4}, std::pair{5, 6}, std::pair{6, 7}}) {
    const auto world = make_blocks({.blocks = blocks, .slots = slots});
    Rng rng(1);
    State state = world->goal();
    std::sort(state.begin(), state.end());
    int clear = 0, bytes = 0, noisy = 0, paper = 0;
    for (int i = 0; i < pictures; ++i) {
      // The smaller worlds state by state, again and again; the larger ones anywhere.
      if (blocks <= 4) {
        std::next_permutation(state.begin(), state.end());
      } else {
        state = world->sample(rng);
      }
      const Image image = world->render_with_noise(state, rng);
      clear += world->recognise(image) == state;
      bytes += world->recognise(Image::from_bytes(image.shape(), image.to_bytes())) == state;
      noisy += world->recognise(with_noise(image, 0.05, rng)) == state;
      paper += world->recognise(image, Judge::kPaper) == state;
    }
    std::printf("%d blocks, %d slots: of %d right: %d, 8 bits %d, noise 0.05 %d; paper's %d\n",
                blocks, slots, pictures, clear, bytes, noisy, paper);
    std::fflush(stdout);
    EXPECT_EQ(clear, pictures);
    EXPECT_EQ(bytes, pictures);
    EXPECT_EQ(noisy, pictures);
  }
}

}  // namespace
}  // namespace latplan::domains
