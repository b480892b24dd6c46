#include "planning/plan_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <span>

#include "base/files.h"
#include "base/gif_file.h"
#include "base/picture_file.h"
#include "report/inspection.h"
#include "report/picture_grid.h"
#include "symbolic/pddl.h"

namespace latplan::planning {
namespace {

using report::CellStatus;

constexpr int kFrameMilliseconds = 700;
constexpr int kFramePixels = 288;

template <typename T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

// Of both judges: {"step": 3, "judge": "ours", "reason": "..."}.
Json faults(const Judgement& judgement) {
  Json list = Json::array();
  for (const auto& [name, opinion] :
       {std::pair{"ours", &judgement.ours}, std::pair{"paper", &judgement.papers}}) {
    if (!*opinion) continue;
    for (std::size_t i = 0; i < (*opinion)->reasons.size(); ++i) {
      const std::string& reason = (*opinion)->reasons[i];
      if (!reason.empty()) list.push_back({{"step", i}, {"judge", name}, {"reason", reason}});
    }
  }
  return list;
}

constexpr std::array kWarranties = {Warranty::kSeen, Warranty::kImplied, Warranty::kGuess};

// " (5 seen, 2 implied)"; empty if not known.
std::string warranty_counts(const PlanOutcome& outcome) {
  std::string text;
  for (const Warranty warranty : kWarranties) {
    const auto count = std::ranges::count(outcome.warranties, warranty);
    if (count == 0) continue;
    text += fmt::format("{}{} {}", text.empty() ? " (" : ", ", count, to_string(warranty));
  }
  return text.empty() ? text : text + ")";
}

// By step: "seen", "implied" or "guess"; empty if not known.
std::vector<std::string> warranty_words(const PlanOutcome& outcome) {
  std::vector<std::string> words;
  for (const Warranty warranty : outcome.warranties) words.push_back(to_string(warranty));
  return words;
}

// {"action": "a3", "warranty": "seen"} for each step, and how many have each warranty. Null if not known.
void add_steps(const PlanOutcome& outcome, Json& json) {
  const std::vector<std::string> words = warranty_words(outcome);
  json["steps"] = Json::array();
  for (std::size_t i = 0; i < outcome.result.plan.size(); ++i) {
    json["steps"].push_back({{"action", outcome.task.action_name(outcome.result.plan[i])},
                             {"warranty", words.empty() ? Json() : Json(words[i])}});
  }
  for (const Warranty warranty : kWarranties) {
    json[to_string(warranty)] =
        words.empty() ? Json() : Json(std::ranges::count(outcome.warranties, warranty));
  }
}

// "start", "1 r2c1-to-r2c2", ..., "7 r3c1-to-r3c2 goal".
std::string step_caption(const PlanOutcome& outcome, std::size_t i) {
  std::string caption = i == 0 ? "start" : fmt::format("{}", i);
  if (i > 0) caption += " " + outcome.task.model.actions[outcome.result.plan[i - 1]].name;
  if (i + 1 == outcome.images.size()) caption += " goal";
  return caption;
}

}  // namespace

Json to_json(const engine::Details& d) {
  return {{"release", d.release},
          {"search", d.search},
          {"exit_code", d.exit_code},
          {"exhausted", d.exhausted},
          {"variables", or_null(d.variables)},
          {"operators", or_null(d.operators)},
          {"evaluations", or_null(d.evaluations)},
          {"dead_ends", or_null(d.dead_ends)},
          {"write_seconds", d.write_seconds},
          {"translate_seconds", d.translate_seconds},
          {"search_seconds", d.search_seconds},
          {"initialization_seconds", or_null(d.initialization_seconds)},
          {"operators_per_action", or_null(d.operators_per_action)},
          {"variables_per_effective_bit", or_null(d.variables_per_effective_bit)}};
}

Json to_json(const PlanOutcome& o, const Judgement& j) {
  const search::Statistics& s = o.result.statistics;
  const bool found = o.result.status == search::Status::kSolved;
  Json json = {{"found", found},
               {"status", search::to_string(o.result.status)},
               {"plan_length", found ? Json(o.result.plan.size()) : Json()},
               {"valid", j.judged ? Json(j.valid) : Json()},
               {"valid_by_our_judge", j.ours ? Json(j.ours->valid) : Json()},
               {"valid_by_paper_judge", j.papers ? Json(j.papers->valid) : Json()},
               {"optimal", j.judged && j.shortest >= 0 ? Json(j.optimal) : Json()},
               {"shortest", j.judged && j.shortest >= 0 ? Json(j.shortest) : Json()},
               {"exhausted", o.result.status == search::Status::kUnsolvable},
               {"judge_note", j.note},
               {"algorithm", o.result.algorithm},
               {"expanded", s.expanded},
               {"evaluated", s.evaluated},
               {"generated", s.generated},
               {"reopened", s.reopened},
               {"states", s.states},
               {"search_bytes", s.peak_bytes},
               {"search_seconds", s.search_seconds},
               {"planner_seconds", s.total_seconds},
               {"encode_seconds", o.encode_seconds},
               {"decode_seconds", o.decode_seconds},
               {"applicable_at_init", o.ends.applicable_at_init},
               {"reaching_goal", o.ends.reaching_goal < 0 ? Json() : Json(o.ends.reaching_goal)},
               {"goal_bits", o.goal.mask.count()},
               {"goal_tolerance", o.task.goal_tolerance},
               {"goal_bits_missed", found ? Json(o.goal_bits_missed) : Json()},
               {"unstable_states", found ? Json(o.unstable_states) : Json()},
               {"replanned", o.replanned},
               {"denoised_ends", o.ends.denoised},
               {"warnings", unlike_pictures(o.ends)},
               {"other_codes", o.ends.other}};
  if (o.details) json["fast_downward"] = to_json(*o.details);
  if (!found) json["reason"] = explain_failure(o);
  json["faults"] = faults(j);
  add_steps(o, json);
  return json;
}

std::string summary_line(const PlanOutcome& o, const Judgement& j) {
  if (o.result.status != search::Status::kSolved) return "no plan: " + explain_failure(o);
  std::string line =
      fmt::format("plan: {} step{}", o.result.plan.size(), o.result.plan.size() == 1 ? "" : "s");
  if (o.ends.other > 0) line += ", for less likely codes of the pictures";
  if (o.goal_bits_missed > 0)
    line +=
        fmt::format(", {} goal bit{} off", o.goal_bits_missed, o.goal_bits_missed == 1 ? "" : "s");
  if (!j.judged) {
    return line + ", unverified" + warranty_counts(o) + ": " + j.note;
  }
  line += j.valid ? ", valid" : ", not valid";
  if (j.valid && j.shortest >= 0) {
    line += j.optimal ? ", optimal" : fmt::format(", not optimal (shortest: {})", j.shortest);
  }
  return line + warranty_counts(o);
}

Image plan_strip(const PlanOutcome& outcome, const Judgement& judgement, std::size_t most) {
  const bool cut = outcome.result.plan.size() > most;
  const std::size_t shown = cut ? most : outcome.images.size();
  const std::vector<std::string> words = warranty_words(outcome);
  std::vector<std::string> captions;
  std::vector<CellStatus> statuses;
  for (std::size_t i = 0; i < shown; ++i) {
    std::string caption = step_caption(outcome, i);
    if (i > 0 && !words.empty()) caption += ", " + words[i - 1];
    CellStatus status = CellStatus::kNeutral;
    if (judgement.judged) {
      const std::string reason = judgement.reason(i);
      const bool good = reason.empty();
      status = good ? CellStatus::kGood : CellStatus::kBad;
      if (!good) caption += ": " + reason;
    }
    captions.push_back(caption);
    statuses.push_back(status);
  }
  report::GridStyle style;
  style.title = summary_line(outcome, judgement);
  if (cut) style.title += fmt::format("; first {} pictures", shown);
  return report::draw_strip(std::span(outcome.images).first(shown), captions, statuses, style);
}

report::PlanStory plan_story(const PlanOutcome& outcome, const Judgement& judgement,
                             const Image& init, const Image& goal) {
  const std::vector<std::string> words = warranty_words(outcome);
  std::string summary = summary_line(outcome, judgement);
  for (const std::string& warning : unlike_pictures(outcome.ends)) summary += "; " + warning;
  report::PlanStory story{summary, judgement.judged, {}, {}, init, goal};
  for (std::size_t i = 0; i < outcome.images.size(); ++i) {
    story.frames.push_back({outcome.images[i], judgement.judged ? judgement.reason(i) : ""});
    if (i + 1 == outcome.images.size()) break;
    const symbolic::Action& action = outcome.task.model.actions[outcome.result.plan[i]];
    story.moves.push_back({action.name, symbolic::write_action(action),
                           words.empty() ? "" : words[i],
                           report::effect_text(outcome.states[i], outcome.states[i + 1])});
  }
  return story;
}

void write_plan_texts(const std::filesystem::path& folder, const PlanOutcome& outcome) {
  write_file(folder / "problem.pddl", symbolic::write_problem(outcome.task, "from-images"));
  if (outcome.images.empty()) return;
  write_file(folder / "plan.txt", symbolic::write_plan(outcome.task.model, outcome.result.plan,
                                                       warranty_words(outcome)));
}

void write_plan_files(const std::filesystem::path& folder, const PlanOutcome& outcome,
                      const Judgement& judgement, const Image& init, const Image& goal) {
  write_plan_texts(folder, outcome);
  if (outcome.images.empty()) {
    const std::array<Image, 4> images = {init, outcome.ends.init_reconstruction, goal,
                                         outcome.ends.goal_reconstruction};
    const std::array<std::string, 4> captions = {"start", "start, reconstructed", "goal",
                                                 "goal, reconstructed"};
    write_png(folder / "reconstruction.png", report::draw_strip(images, captions, {}));
    return;
  }
  write_png(folder / "plan.png", plan_strip(outcome, judgement));
  write_file(folder / "plan.html", report::plan_page(plan_story(outcome, judgement, init, goal)));
  create_folder(folder / "states");
  for (std::size_t i = 0; i < outcome.images.size(); ++i) {
    write_png(folder / "states" / fmt::format("{:03}.png", i), outcome.images[i]);
  }
  std::vector<Image> frames;
  for (std::size_t i = 0; i < outcome.images.size(); ++i) {
    frames.push_back(
        report::captioned_frame(outcome.images[i], step_caption(outcome, i), kFramePixels));
  }
  write_animation(folder / "plan_animation.png", frames, kFrameMilliseconds);
  write_file(folder / "plan_animation.gif",
             std::span<const std::uint8_t>(encode_gif(frames, kFrameMilliseconds)));
}

}  // namespace latplan::planning
