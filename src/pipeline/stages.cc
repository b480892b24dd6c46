#include "pipeline/stages.h"

#include <algorithm>

#include "base/files.h"
#include "symbolic/binary_file.h"
#include "symbolic/pddl.h"

namespace latplan::pipeline {

void describe_training(report::RunRecord& record, const nn::TrainConfig& config,
                       const std::filesystem::path& pairs_file, const data::PairSet& pairs,
                       const nn::Backend& backend) {
  record.set("config", nn::to_json(config));
  record.set("pairs", pairs_file.string());
  record.set("pairs_count", pairs.count);
  record.set("backend", backend.description);
  if (const auto world = world_of_meta(pairs.meta_json)) {
    record.set("world", world->name);
    record.set("world_options", world->options);
  } else {
    Json preparation = Json::object();
    data::store_preparation(data::load_preparation(Json::parse(pairs.meta_json, nullptr, false)),
                            preparation);
    record.set("preparation", preparation);
  }
}

Json to_json(const nn::TrainResult& r) {
  return {{"epochs", r.epochs_done},
          {"interrupted", r.interrupted},
          {"best_epoch", r.best_epoch},
          {"best_held_out_exact", r.best_exact_successor},
          {"last_held_out_exact", r.last_exact_successor},
          {"last_loss", r.last_loss},
          {"train_seconds", r.seconds}};
}

namespace {

// RUN/labels.json: which labels of the network each action stands for; not there when actions were fitted to pairs.
void write_labels(const RunFolder& run, const ExtractedModel& extracted) {
  const std::filesystem::path file = run.folder / "labels.json";
  if (extracted.labels.empty()) {
    std::error_code error;
    std::filesystem::remove(file, error);
    return;
  }
  Json json = Json::object();
  for (std::size_t i = 0; i < extracted.labels.size(); ++i) {
    json[extracted.table.actions[i].name] = extracted.labels[i];
  }
  write_atomically(file, json.dump() + "\n");
}

}  // namespace

Json export_model(const RunFolder& run, const nn::TrainedModel& model, const data::PairSet& pairs,
                  const ExtractConfig& config, bool every_pair) {
  EncodedPairs train = encode_pairs(model, pairs, data::Split::kTrain);
  for (const data::Split split : {data::Split::kValidation, data::Split::kTest}) {
    if (!every_pair) break;
    const EncodedPairs more = encode_pairs(model, pairs, split);
    train.before.insert(train.before.end(), more.before.begin(), more.before.end());
    train.after.insert(train.after.end(), more.after.begin(), more.after.end());
  }
  EncodedPairs held_out = encode_pairs(model, pairs, data::Split::kValidation);
  if (held_out.size() == 0) held_out = train;
  const ExtractedModel extracted = extract(model, train, held_out, config);
  train = recode(train, extracted.recoding.get());
  const symbolic::TableStatistics s = symbolic::statistics(extracted.table);
  double differences = 0;  // bits a training pair turns
  for (std::size_t i = 0; i < train.size(); ++i) {
    differences += (train.before[i] ^ train.after[i]).count();
  }
  BitVector ever(s.propositions, false);
  BitVector always(s.propositions, true);
  for (const auto* states : {&train.before, &train.after}) {
    for (const BitVector& state : *states) {
      ever |= state;
      always &= state;
    }
  }
  const Json json = {
      {"method", extracted.method},
      {"recoding", extracted.recoding ? extracted.recoding->to_json()["kind"] : nlohmann::json()},
      {"both_ways", extracted.both_ways},
      {"propositions", s.propositions},
      {"effective_bits", (ever & ~always).count()},
      {"actions", s.actions},
      {"labels_used", extracted.labels_used},
      {"xor_bits", extracted.xor_bits.split_bits},
      {"xor_effect_bits", extracted.xor_bits.effect_bits},
      {"xor_precondition_bits", extracted.xor_bits.precondition_bits},
      {"actions_before_split", extracted.xor_bits.actions_before},
      {"actions_after_split", extracted.xor_bits.actions_after},
      {"prevail_conditions", extracted.prevail},
      {"training_pairs", train.size()},
      {"every_pair", every_pair},
      {"state_differences", differences / std::max<double>(1, train.size())},
      {"mean_add", s.mean_add},
      {"mean_del", s.mean_del},
      {"mean_pos", s.mean_pos},
      {"mean_neg", s.mean_neg},
      {"held_out_recall", extracted.held_out_recall},
      {"held_out_plausibility", extracted.held_out_plausibility},
      {"held_out_quality", quality(extracted)},
      {"validation_tasks", extracted.tasks},
      {"validation_plans", extracted.plausible_plans}};
  write_atomically(run.domain_file(), symbolic::write_domain(extracted.table));
  write_recoding(run, extracted.recoding.get());
  write_labels(run, extracted);
  std::error_code error;
  const std::filesystem::path compact = run.folder / "domain.lpd";  // a shipped model has one
  if (std::filesystem::exists(compact, error)) symbolic::write_model_file(compact, extracted.table);
  return json;
}

}  // namespace latplan::pipeline
