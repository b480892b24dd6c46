#include "learning/verdict.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "learning/learn_run.h"

namespace latplan::learning {
namespace {

constexpr double kGood = 0.95, kDoubtful = 0.7;
constexpr double kWorthSaying = 0.01;
constexpr double kRemembered =
    0.5;  // of unseen transitions explained: below, the model only remembers

struct Fault {
  double size;  // share of pictures or moves
  std::string reason, next;
};

}  // namespace

Verdict verdict_of(const Scored& chosen) {
  const extract::CodeQuality& code = chosen.actions.code;
  const extract::SelectionScore& score = chosen.actions.score;
  const double missing = 1 - score.recall();
  const double invented = 1 - score.precision();
  std::vector<Fault> faults = {
      {std::max({code.merged, code.unchanged, code.undrawn}),
       "the code merges pictures: {} of them look different from another picture with their code",
       "use larger pictures or a crop, or a longer --budget"},
      {std::max(code.unstable / 2, code.fragile),
       "the code is unstable: {} of the pictures are read differently after a small change",
       "use a steadier camera and light, or more pairs"},
      {missing, "moves are missing: an estimated {} of the moves are not known",
       "record more pairs"},
      {invented,
       "moves are invented: an estimated {} of the moves that the model allows are not real",
       "record more pairs, above all of rare moves"}};
  std::ranges::stable_sort(faults, std::greater(), &Fault::size);
  Verdict verdict;
  const double value = chosen.value();
  verdict.word = value >= kGood ? "good" : value >= kDoubtful ? "doubtful" : "poor";
  for (const Fault& fault : faults) {
    if (fault.size < kWorthSaying) continue;
    verdict.reasons.push_back(
        fmt::format(fmt::runtime(fault.reason), fmt::format("{:.1f}%", 100 * fault.size)));
    if (verdict.next.empty()) verdict.next = fault.next;
  }
  return verdict;
}

std::string Verdict::text() const {
  std::string text = word;
  for (const std::string& reason : reasons) text += "; " + reason;
  return next.empty() ? text : text + "; next: " + next;
}

Json to_json(const Verdict& verdict) {
  return {{"word", verdict.word}, {"reasons", verdict.reasons}, {"next", verdict.next}};
}

}  // namespace latplan::learning
