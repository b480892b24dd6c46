#include "extract/place_contents.h"

#include <algorithm>
#include <map>

namespace latplan::extract {

PlaceContents::PlaceContents(const EncodedPairs& pairs, int place_count)
    : places(place_count), shown(place_count) {
  std::map<BitVector, int> number;
  const int bits = pairs.state_bits() / places;
  const auto read = [&](const BitVector& state) {
    Contents contents;
    for (int place = 0; place < places; ++place) {
      BitVector code(bits);
      for (int i = 0; i < bits; ++i) code.set(i, state.get(place * bits + i));
      const auto [found, is_new] = number.try_emplace(code, static_cast<int>(codes.size()));
      if (is_new) {
        one_hot = one_hot && code.count() == 1;
        codes.push_back(code);
        repeated.push_back(false);
        per_state.push_back(0);
      }
      const int content = found->second;
      if (std::ranges::find(contents, content) != contents.end()) repeated[content] = true;
      contents.push_back(content);
      shown[place].insert(content);
      per_state[content] += 0.5 / static_cast<double>(pairs.size());
    }
    return contents;
  };
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    before.push_back(read(pairs.before[row]));
    after.push_back(read(pairs.after[row]));
  }
}

}  // namespace latplan::extract
