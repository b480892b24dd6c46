#include "learning/verdict.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "learning/learn_run.h"
#include "learning/survey.h"

namespace latplan::learning {
namespace {

constexpr double kGood = 0.97, kDoubtful = 0.7;
constexpr double kWorthSaying = 0.01;
constexpr double kRemembered =
    0.5;  // of unseen transitions explained: below, the model only remembers
constexpr double kWholeWorld = 0.02;  // of the moves not seen: below, the pairs show nearly all

struct Fault {
  double size;  // share of pictures or moves
  std::string reason, next;
};

// What was never or hardly ever shown.
void note_gaps(const Survey& survey, Verdict& verdict) {
  if (survey.combinations && survey.combinations->misses_the_whole()) {
    verdict.notes.push_back(
        fmt::format("no picture shows all {} objects at one place: the model will misread a start "
                    "or goal that does",
                    survey.combinations->objects));
    if (verdict.next.empty()) verdict.next = "add pairs that show all objects at one place";
  } else if (survey.combinations && survey.combinations->pairs_shown &&
             survey.combinations->missing() > 0) {
    const double missing = survey.combinations->missing();
    verdict.notes.push_back(
        fmt::format("{:.0f} combination{} of objects at one place {} never shown: the model will "
                    "misread pictures of {}",
                    missing, missing == 1 ? "" : "s", missing == 1 ? "was" : "were",
                    missing == 1 ? "it" : "them"));
  }
  for (std::string& line : survey.recording_lines()) verdict.notes.push_back(std::move(line));
  if (survey.rare_values > 0) {
    verdict.notes.push_back(fmt::format(
        "{} of {} contents of a patch {} in fewer than {} pictures: the moves there are poorly "
        "known",
        survey.rare_values, survey.values, survey.rare_values == 1 ? "is" : "are",
        Survey::kOftenEnough));
  }
}

std::optional<Verdict> verdict_from(const Json& json) {
  const Json word = value_or_null(json, "word");
  if (!word.is_string()) return {};
  Verdict verdict;
  verdict.word = word.get<std::string>();
  const auto texts = [&](const char* key) {
    std::vector<std::string> list;
    const Json array = value_or_null(json, key);
    if (!array.is_array()) return list;
    for (const Json& text : array) {
      if (text.is_string()) list.push_back(text.get<std::string>());
    }
    return list;
  };
  verdict.reasons = texts("reasons");
  verdict.notes = texts("notes");
  const Json next = value_or_null(json, "next");
  if (next.is_string()) verdict.next = next.get<std::string>();
  return verdict;
}

}  // namespace

Verdict verdict_of(const Scored& chosen, const Survey* survey) {
  const extract::CodeQuality& code = chosen.actions.code;
  const extract::SelectionScore& score = chosen.actions.score;
  const double missing = 1 - score.least_recall();
  const double invented = 1 - std::min(score.confirmed, score.plausibility);
  std::vector<Fault> faults = {
      {std::max({code.merged, code.unchanged, code.undrawn}),
       "the code merges pictures: {} of them look different from another picture with their code",
       "use larger pictures or a crop, or a longer --budget"},
      {std::max(code.unstable / 2, code.fragile),
       "the code is unstable: {} of the pictures are read differently after a small change",
       "use a steadier camera and light, or more pairs"},
      {missing, "moves are missing: up to {} of the moves are not known", "record more pairs"},
      {invented,
       "moves are invented: an estimated {} of the moves that the model allows are not real",
       "record more pairs, above all of rare moves"}};
  std::ranges::stable_sort(faults, std::greater(), &Fault::size);
  Verdict verdict;
  const double value = chosen.proven();
  verdict.word = value >= kGood ? "good" : value >= kDoubtful ? "doubtful" : "poor";
  for (const Fault& fault : faults) {
    if (fault.size < kWorthSaying) continue;
    verdict.reasons.push_back(
        fmt::format(fmt::runtime(fault.reason), fmt::format("{:.1f}%", 100 * fault.size)));
    if (verdict.next.empty()) verdict.next = fault.next;
  }
  if (score.explained < kRemembered && score.unseen < kWholeWorld) {
    verdict.notes.emplace_back(
        "the data show the whole world: moves are remembered, not generalised");
  }
  if (survey != nullptr) note_gaps(*survey, verdict);
  return verdict;
}

std::string Verdict::text() const {
  std::string text = word;
  for (const std::string& reason : reasons) text += "; " + reason;
  return next.empty() ? text : text + "; next: " + next;
}

Json to_json(const Verdict& verdict) {
  return {{"word", verdict.word},
          {"reasons", verdict.reasons},
          {"next", verdict.next},
          {"notes", verdict.notes}};
}

std::optional<Verdict> recorded_verdict(const std::filesystem::path& folder) {
  const Json shipped = read_json_if_there(folder / "provenance.json");
  if (shipped.contains("verdict")) return verdict_from(part(shipped, "verdict"));
  const Json record = read_json_if_there(folder / "run.json");
  return verdict_from(part(part(record, "result"), "verdict"));
}

}  // namespace latplan::learning
