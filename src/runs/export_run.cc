#include "runs/export_run.h"

#include <algorithm>

#include "base/files.h"
#include "extract/action_names.h"
#include "extract/recoded_model.h"
#include "extract/recording.h"
#include "planning/action_page.h"
#include "runs/open_model.h"
#include "runs/seen_file.h"
#include "symbolic/pddl.h"

namespace latplan::runs {
namespace {

Json to_json(const extract::SelectionScore& score) {
  return {{"actions", score.actions},
          {"literals", score.literals},
          {"training_recall", score.known},
          {"held_out_recall", score.explained},
          {"least_held_out_recall", score.least_explained},
          {"held_out_plausibility", score.plausibility},
          {"unseen", score.unseen},
          {"recall", score.recall()},
          {"confirmed", score.confirmed},
          {"precision", score.precision()},
          {"actions_score", score.value()}};
}

Json to_json(const extract::CodeQuality& code) {
  return {{"value", code.value()},
          {"merged", code.merged},
          {"unchanged", code.unchanged},
          {"undrawn", code.undrawn},
          {"unstable", code.unstable},
          {"fragile", code.fragile},
          {"decoded_limit", code.decoded_limit}};
}

Json to_json(const std::vector<extract::ScoredExtraction>& compared) {
  Json list = Json::array();
  for (const auto& [extraction, score] : compared) {
    list.push_back({{"extraction", extraction.text()}});
    list.back().update(to_json(score));
  }
  return list;
}

Json statistics_of(const extract::ExtractedModel& extracted, const extract::EncodedPairs& pairs,
                   bool every_pair) {
  const symbolic::TableStatistics s =
      symbolic::statistics(extracted.table, pairs.before, pairs.after);
  const extract::Extraction& how = extracted.extraction;
  Json description = {
      {"method", how.method},
      {"preconditions", how.preconditions.empty() ? Json() : Json(how.preconditions)},
      {"recoding", extracted.recoding ? Json(extracted.recoding->kind()) : Json()},
      {"tighten", how.tighten},
      {"description", how.text()},
      {"both_ways", extracted.both_ways},
      {"propositions", s.propositions},
      {"effective_bits", s.effective_bits.value_or(0)},
      {"actions", s.actions},
      {"labels_used", extracted.labels_used},
      {"xor_bits", extracted.xor_bits.split_bits},
      {"xor_effect_bits", extracted.xor_bits.effect_bits},
      {"xor_precondition_bits", extracted.xor_bits.precondition_bits},
      {"actions_before_split", extracted.xor_bits.actions_before},
      {"actions_after_split", extracted.xor_bits.actions_after},
      {"prevail_conditions", extracted.prevail},
      {"training_pairs", pairs.size()},
      {"every_pair", every_pair},
      {"state_differences", s.state_differences.value_or(0)},
      {"mean_add", s.mean_add},
      {"mean_del", s.mean_del},
      {"mean_pos", s.mean_pos},
      {"mean_neg", s.mean_neg}};
  Json scored = runs::to_json(extracted);
  scored.erase("extraction");
  description.update(scored);
  return description;
}

// Names in the data of the encoded pairs.
std::vector<std::string> given_names(const data::PairSet& pairs,
                                     std::span<const std::int64_t> rows) {
  std::vector<std::string> names;
  if (pairs.action_names.empty()) return names;
  for (const std::int64_t row : rows) names.push_back(pairs.action_names[row]);
  return names;
}

// Names the actions and writes their page.
void show_actions(const RunFolder& run, const nn::TrainedModel& model, const data::PairSet& pairs,
                  const extract::EncodedPairs& states, extract::ExtractedModel& extracted) {
  const std::vector<std::string> given = given_names(pairs, states.rows);
  const auto codec = extract::with_recoding(extract::borrow(model), extracted.recoding);
  const std::vector<extract::ActionExample> examples =
      extract::find_examples(extracted.table, states, extracted.both_ways, given);
  extract::name_actions(extracted.table, *codec, examples);
  write_atomically(run.actions_page(), planning::action_page(extracted.table, *codec, examples));
}

}  // namespace

Json to_json(const extract::ExtractedModel& extracted) {
  Json json = {{"extraction", extracted.extraction.text()}};
  json.update(to_json(extracted.score));
  json["code"] = to_json(extracted.code);
  json["selection_score"] = extracted.value();
  json["compared"] = to_json(extracted.tried);
  return json;
}

Json export_run(const RunFolder& run, const nn::TrainedModel& model, const data::PairSet& pairs,
                const extract::ExtractConfig& config, RunRecord record,
                const extract::ExtractedModel* chosen) {
  extract::Recording recording = extract::encode_recording(model, pairs);
  extract::ExtractedModel extracted =
      chosen != nullptr ? *chosen : extract::extract_recording(model, recording, config);
  if (extracted.single_moves) recording = extract::single_moves(std::move(recording));
  extract::EncodedPairs& train = recording.train;
  if (chosen == nullptr) extracted.code = extract::code_quality(model, pairs);
  if (config.every_pair) {  // chosen by held-out pairs, then fitted to all
    train = recording.all();
    extract::ExtractedModel fitted =
        extract::extract_as(model, train, extracted.extraction, config);
    fitted.code = extracted.code;
    fitted.score = extracted.score;
    fitted.tried = std::move(extracted.tried);
    extracted = std::move(fitted);
  }
  const extract::EncodedPairs states = extract::recode(train, extracted.recoding.get());
  Json result = statistics_of(extracted, states, config.every_pair);
  result["pairs_left_out"] = recording.left_out;
  show_actions(run, model, pairs, states, extracted);
  write_atomically(run.domain_file(), symbolic::write_domain(extracted.table));
  write_recoding(run, extracted.recoding.get());
  write_seen(run, train, extracted.both_ways);
  extract::ExtractConfig copy = config;
  record.set("config", to_json(fields(copy)));
  write_json(run.export_file(), record.json("done", result));
  return result;
}

extract::ExtractConfig export_config(const Json& config, const Json& result,
                                     const std::string& where) {
  extract::ExtractConfig repeated;
  if (!config.is_null()) read_fields({config, where}, fields(repeated));
  Json choices = Json::object();  // what "auto" chose
  for (const char* key : {"method", "preconditions", "tighten"}) {
    const Json value = value_or_null(result, key);
    if (!value.is_null()) choices[key] = value;
  }
  const Json recoding = value_or_null(result, "recoding");
  const Json support = value_or_null(result, "min_support");
  if (!support.is_null()) choices["min-support"] = support;
  if (value_or_null(choices, "method") == "fitted") {
    choices["recoding"] = recoding.is_string() ? recoding : Json("none");
  }
  read_fields({choices, where}, fields(repeated));
  return repeated;
}

}  // namespace latplan::runs
