// What the pictures show, and what they do not: looked at before learning, completed with the chosen code afterwards. From
// unlabelled pairs alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/image.h"
#include "base/json.h"
#include "data/pair_set.h"
#include "extract/place_bits.h"
#include "extract/recording.h"

namespace latplan::learning {

// Which sets of objects places have shown, where moves take one object from one place to another (the recoding `places`,
// whether or not the exported actions use it). Places that look alike count as one.
struct Combinations {
  int objects = 0;           // that can be at one place
  double possible = 1;       // sets of objects, the empty one included; summed over kinds of places
  std::int64_t shown = 0;    // of these
  int most_together = 0;     // objects at one place
  bool pairs_shown = false;  // each two objects were at one place at some time
  bool together_shown = true;  // all objects were at one place

  double missing() const { return possible - static_cast<double>(shown); }
  // Each two of the objects were seen at one place, all of them never: such a picture is likely, and unknown.
  bool misses_the_whole() const { return objects > 2 && pairs_shown && !together_shown; }
};

struct Survey {
  ImageShape shape;
  std::int64_t pairs = 0;
  std::int64_t unchanged = 0;  // pairs of two equal pictures, as far as noise lets us say
  double noise = 0;            // standard deviation of a resting pixel, grey levels
  std::int64_t pictures = 0;   // distinct ones; 0: not known yet
  bool by_code = false;        // told apart by their codes, not by their pixels
  double changing = 0;         // share of the pixels that ever change
  Rectangle where;             // these lie in; no width: nothing changes

  // Known once a model is chosen.
  std::optional<bool> reversible;  // the pairs say that moves can be taken back
  double unseen = 0;               // estimated share of moves that are in no pair
  int values = 0;       // contents that a patch was seen with; 0: the code has no patches
  int rare_values = 0;  // of these, in fewer than kOftenEnough pictures
  double ignored = 0;   // share of the pixels that change on their own: not read
  int left_out = 0;     // pairs that show several moves at once
  std::optional<Combinations> combinations;

  static constexpr int kOftenEnough = 3;

  // Plain sentences: of the pictures; of the chosen code.
  std::vector<std::string> picture_lines() const;
  std::vector<std::string> code_lines() const;
  std::vector<std::string> recording_lines() const;
};

// `noise`: see data::resting_noise().
Survey survey_pictures(const data::PairSet& pairs, double noise);
// Adds what the codes of all pairs say. `places`: patches with their own, adjacent bits; `codebook`: of which one is true.
void survey_codes(Survey& survey, const extract::Recording& recording, int places, bool codebook);

// The sets of objects in the codes of a recoding.
Combinations combinations_of(const extract::PlaceBits& places);

Json to_json(const Survey& survey);

}  // namespace latplan::learning
