#include "search/wave.h"

namespace latplan::search {

Wave::Wave(const ActionSet& actions, const Word* start, Guard& guard)
    : start_(start, start + actions.words()),
      guard_(guard),
      expansion_(actions, start, guard),
      store_(actions.words(), guard) {}

bool Wave::begin(Statistics& statistics) {
  if (!guard_.go_on(0)) return false;
  if (store_.insert(start_.data(), store_.hash(start_.data()), kNoState).id == kNoState)
    return false;
  ++statistics.evaluated;
  ++statistics.states;
  return true;
}

}  // namespace latplan::search
