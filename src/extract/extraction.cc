#include "extract/extraction.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/error.h"
#include "extract/content_moves.h"
#include "extract/either_bits.h"
#include "extract/fitted.h"
#include "extract/folds.h"
#include "extract/place_bits.h"
#include "extract/read_off.h"
#include "extract/recoded_model.h"
#include "extract/translations.h"

namespace latplan::extract {
namespace {

using symbolic::ActionTable;

constexpr int kSupported = 3;  // pairs of an effect that is hardly a misread picture
// Misread pictures make many effects of few pairs.
constexpr double kManyEffects = 0.2, kFewPairs = 0.1;

// Rows of `pairs` that each action takes exactly from before to after.
std::vector<std::vector<int>> explained_rows(const ActionTable& table, const EncodedPairs& pairs) {
  std::vector<std::vector<int>> seen(table.actions.size());
  const TransitionIndex index(table);
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    for (const int action : index.explaining(pairs.before[row], pairs.after[row])) {
      seen[action].push_back(static_cast<int>(row));
    }
  }
  return seen;
}

ExtractedModel network_actions(const nn::TrainedModel& model, const EncodedPairs& train,
                               const Extraction& how, const ExtractConfig& config) {
  ReadOff read = read_off(model, train, config.max_variants);
  if (how.tighten) {
    add_statistical_preconditions(read.table, explained_rows(read.table, train), train,
                                  config.alpha, false);
  }
  ExtractedModel result;
  result.table = symbolic::merge_duplicates(read.table);
  result.labels_used = read.labels_used;
  result.xor_bits = read.xor_bits;
  result.prevail = read.prevail;
  return result;
}

ActionTable fit_with(const EncodedPairs& pairs, const std::string& preconditions,
                     const nn::Capabilities& can, const ExtractConfig& config, int min_support) {
  ActionTable table = symbolic::merge_duplicates(
      fit_actions(pairs, config.alpha, preconditions == "strict", min_support));
  if (preconditions == "strict" || preconditions == "statistical") return table;
  if (preconditions == "anywhere") {
    table = with_translations(table, pairs, can.corners, config.alpha);
  } else {
    add_pooled_preconditions(table, pairs, config.alpha);
  }
  add_implied_preconditions(table, pairs, config.alpha);
  if (preconditions == "shared") {
    table = with_content_moves(table, pairs, can.places, config.alpha);
  }
  return table;
}

// Derived bits that some precondition uses; null if there are none.
std::shared_ptr<const Recoding> either_recoding(const EncodedPairs& pairs, const Extraction& how,
                                                const nn::Capabilities& can,
                                                const ExtractConfig& config) {
  const EitherSets found = find_either_sets(pairs, config.alpha);
  const EitherBits all(pairs.state_bits(), found);
  const EitherSets informative = informative_sets(
      found, fit_with(recode(pairs, &all), how.preconditions, can, config, how.min_support));
  if (informative.empty()) return nullptr;
  return std::make_shared<EitherBits>(pairs.state_bits(), informative);
}

ExtractedModel fitted_actions(const nn::TrainedModel& model, const EncodedPairs& train,
                              const Extraction& how, const ExtractConfig& config) {
  const nn::Capabilities can = model.capabilities();
  ExtractedModel result;
  result.both_ways = config.reverse == "auto" && looks_reversible(train);
  const EncodedPairs pairs = result.both_ways ? both_ways(train) : train;
  if (how.recoding == "either") {
    result.recoding = either_recoding(pairs, how, can, config);
  } else if (how.recoding == "places") {
    result.recoding = std::make_shared<PlaceBits>(find_place_bits(pairs, can.places));
  }
  const Recoding* recoding = result.recoding.get();
  const EncodedPairs recoded = recode(pairs, recoding);
  result.table = fit_with(recoded, how.preconditions, can, config, how.min_support);
  if (how.preconditions != "strict") {
    restrict_refuted_actions(result.table, recode(train, recoding), recoded, config.alpha);
  }
  drop_redundant_preconditions(result.table, recoded, config.alpha);
  return result;
}

bool has_misread_pairs(const EncodedPairs& pairs) {
  std::map<Effect, int> counts;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    ++counts[effect_of(pairs.before[row], pairs.after[row])];
  }
  double effects = 0, rows = 0;
  for (const auto& [effect, count] : counts) {
    if (count >= kSupported) continue;
    effects += 1;
    rows += count;
  }
  return effects > kManyEffects * static_cast<double>(counts.size()) &&
         rows < kFewPairs * static_cast<double>(pairs.size());
}

// On states as the candidate's table has them.
SelectionScore score_of(const nn::TrainedModel& model, const EncodedPairs& train,
                        const EncodedPairs& held_out, const ExtractedModel& candidate,
                        const LookedUp& more) {
  const Recoding* recoding = candidate.recoding.get();
  const auto codec = with_recoding(borrow(model), candidate.recoding);
  return selection_score(*codec, candidate.table, recode(train, recoding),
                         recode(held_out, recoding), more);
}

// The same extraction of other splits. What does not fit one of them says nothing.
LookedUp look_up(const nn::TrainedModel& model, const std::vector<Recording>& folds,
                 const Extraction& how, const ExtractConfig& config) {
  LookedUp result;
  if (how.method != "fitted") return result;
  for (const Recording& fold : folds) {
    try {
      const ExtractedModel fitted = extract_as(model, fold.train, how, config);
      const Recoding* recoding = fitted.recoding.get();
      result.add(fitted.table, recode(fold.train, recoding), recode(fold.held_out, recoding));
    } catch (const Error& error) {
      if (error.code() != ExitCode::kUnsupported) throw;
    }
  }
  return result;
}

void check_method(const nn::Capabilities& can, const ExtractConfig& config) {
  const bool fits = config.method == "auto" || config.method == "fitted";
  if (config.tighten && config.method != "auto" && config.method != "read-off") {
    throw usage_error("tighten: only for network actions; expected method read-off or auto");
  }
  if (!fits && (config.preconditions != "auto" || config.recoding != "auto")) {
    throw usage_error(
        "preconditions, recoding: only for fitted actions; expected method fitted or auto");
  }
  if ((config.preconditions == "shared" && can.places < 2) ||
      (config.preconditions == "anywhere" && can.corners.size() < 2)) {
    throw unsupported_error("preconditions " + config.preconditions +
                            ": this model does not encode equal patches alike; expected a codebook "
                            "with a grid of patches");
  }
  if (config.recoding == "places" && can.places < 2) {
    throw unsupported_error(
        "recoding places: this network encodes the whole picture at once; expected one trained "
        "with --architecture patches");
  }
  const bool network_actions =
      config.method == "read-off" || (config.method == "auto" && config.tighten);
  if (!network_actions) return;
  const std::string choice = config.method == "read-off" ? "method read-off: " : "tighten: ";
  if (can.observed) {
    throw unsupported_error(choice + can.model +
                            " has no network actions; expected observed or fitted");
  }
  if (!can.no_strips.empty()) {
    throw unsupported_error(choice + can.no_strips + "; expected fitted");
  }
}

// The extractions that fit what the configuration names.
std::vector<Extraction> candidates(const nn::Capabilities& can, const ExtractConfig& config) {
  const std::string& method = config.method;
  if (method == "observed" || (method == "auto" && can.observed))
    return {{"observed", "", "", false}};
  if (method == "auto" && can.model == "codebook" && can.places == 1) {
    return {
        {"fitted", "statistical", "none", false}};  // one bit is true at a time: all methods agree
  }
  std::vector<Extraction> list;
  const bool has_strips = can.no_strips.empty() && !can.observed;
  if (method == "read-off" || (method == "auto" && has_strips)) {
    if (!config.tighten) list.push_back({"read-off", "", "", false});
    if (config.tighten || method == "auto") list.push_back({"read-off", "", "", true});
  }
  if (method == "read-off") return list;
  const auto wants = [](const std::string& asked, const char* one) {
    return asked == "auto" || asked == one;
  };
  if (wants(config.recoding, "none")) {
    for (const std::string preconditions :
         {"statistical", "strict", "implied", "shared", "anywhere"}) {
      if (preconditions == "shared" && can.places < 2) continue;
      if (preconditions == "anywhere" && can.corners.size() < 2) continue;
      if (wants(config.preconditions, preconditions.c_str())) {
        list.push_back({"fitted", preconditions, "none", false});
      }
    }
  }
  const std::string with_recoding =
      config.preconditions == "auto" ? "implied" : config.preconditions;
  for (const char* recoding : {"either", "places"}) {
    const bool asked = config.recoding == recoding;
    const bool possible = recoding != std::string("places") || can.places > 1;
    if (asked || (config.recoding == "auto" && possible && with_recoding == "implied")) {
      list.push_back({"fitted", with_recoding, recoding, false});
    }
  }
  return list;
}

}  // namespace

Fields fields(ExtractConfig& c) {
  using Choices = std::vector<std::string>;
  return with_shown(
      {"method", "every-pair"},
      {
          {"method", &c.method,
           "extraction method: read-off (network actions, as in the paper), fitted (one action per "
           "effect seen in the encoded pairs), observed (one action per distinct pair, as AMA1), "
           "or "
           "auto (the best by the selection score)",
           Choices{"auto", "read-off", "fitted", "observed"}},
          {"preconditions", &c.preconditions,
           "preconditions of fitted actions: strict (every bit that was constant), statistical "
           "(constant bits that chance does not explain), implied (statistical, and by invariants "
           "of two bits), shared (implied, and actions that exchange contents of patches hold for "
           "all contents), anywhere (implied, and actions hold at all patches that show their "
           "contents), or auto",
           Choices{"auto", "strict", "statistical", "implied", "shared", "anywhere"}},
          {"recoding", &c.recoding,
           "derived bits of fitted actions: none, either (one of these bits is true), places (an "
           "object is in a patch; needs --architecture patches), or auto",
           Choices{"auto", "none", "either", "places"}},
          {"tighten", &c.tighten, "statistical preconditions on top of network actions"},
          {"alpha", &c.alpha, "accepted probability of a wrong statistical precondition", 1e-12, 1},
          {"min-support", &c.min_support,
           "pairs an effect needs to become an action; 0: 1 or 3, the better by the selection "
           "score",
           0, 1e6},
          {"every-pair", &c.every_pair,
           "use the held-out pairs, too, for the exported actions (recommended for small worlds)"},
          {"reverse", &c.reverse,
           "count every pair in both directions: auto (if the pairs say that every move can be "
           "undone) or never",
           Choices{"auto", "never"}},
          {"max-variants", &c.max_variants,
           "limit on the actions that XOR bits split the network actions into", 1, 1 << 24},
      });
}

std::string Extraction::text() const {
  if (method == "observed") return "observed actions";
  if (method == "read-off") {
    return std::string("network actions") + (tighten ? ", statistical preconditions added" : "");
  }
  return "fitted actions, " + preconditions + " preconditions" +
         (recoding == "none" ? "" : ", " + recoding + " recoding") +
         (min_support > 1 ? ", effects of " + std::to_string(min_support) + " pairs or more" : "");
}

ExtractConfig Extraction::repeated(ExtractConfig config) const {
  config.method = method;
  config.tighten = tighten;
  if (method == "fitted") {
    config.preconditions = preconditions;
    config.recoding = recoding;
    config.min_support = min_support;
  }
  return config;
}

ExtractedModel extract_as(const nn::TrainedModel& model, const EncodedPairs& train,
                          const Extraction& how, const ExtractConfig& config) {
  ExtractedModel result;
  if (how.method == "read-off") {
    result = network_actions(model, train, how, config);
  } else if (how.method == "fitted") {
    result = fitted_actions(model, train, how, config);
  } else {
    result.table = symbolic::merge_duplicates(observed_actions(train));
  }
  if (how.method != "read-off") result.labels_used = static_cast<int>(result.table.actions.size());
  result.extraction = how;
  if (how.method == "fitted" && !result.recoding) result.extraction.recoding = "none";
  return result;
}

ExtractedModel extract_actions(const nn::TrainedModel& model, const EncodedPairs& train,
                               const EncodedPairs& held_out, const ExtractConfig& config,
                               const std::function<bool()>& out_of_time) {
  check_method(model.capabilities(), config);
  std::vector<Extraction> ways = candidates(model.capabilities(), config);
  if (config.min_support > 0) {
    for (Extraction& how : ways) how.min_support = config.min_support;
  } else if (has_misread_pairs(train)) {
    const std::vector<Extraction> once = ways;
    for (Extraction how : once) {
      how.min_support = kSupported;
      if (how.method == "fitted") ways.push_back(how);
    }
  }
  const std::vector<Recording> folds = further_folds(train, held_out);
  std::optional<ExtractedModel> best;
  std::optional<Error> failure;  // the first
  std::vector<ScoredExtraction> tried;
  for (const Extraction& how : ways) {
    if (best && out_of_time && out_of_time()) break;
    ExtractedModel candidate;
    try {
      candidate = extract_as(model, train, how, config);
    } catch (const Error& error) {  // too many XOR bits, no objects: others may still work
      if (error.code() != ExitCode::kUnsupported) throw;
      if (!failure) failure = error;
      continue;
    }
    if (best && out_of_time && out_of_time()) break;
    candidate.score =
        score_of(model, train, held_out, candidate, look_up(model, folds, how, config));
    tried.push_back({candidate.extraction, candidate.score});
    if (!best || better(candidate.score, best->score)) best = std::move(candidate);
  }
  if (!best) throw *failure;
  best->tried = std::move(tried);
  return *std::move(best);
}

ExtractedModel extract_recording(const nn::TrainedModel& model, const Recording& recording,
                                 const ExtractConfig& config,
                                 const std::function<bool()>& out_of_time) {
  ExtractedModel all =
      extract_actions(model, recording.train, recording.held_out, config, out_of_time);
  const Recording single = single_moves(recording);
  if (single.left_out == 0 || (out_of_time && out_of_time())) return all;
  ExtractedModel best = extract_actions(model, single.train, single.held_out, config, out_of_time);
  if (!better(best.score, all.score)) return all;
  best.single_moves = true;
  return best;
}

}  // namespace latplan::extract
