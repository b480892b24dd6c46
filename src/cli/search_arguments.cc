#include "cli/search_arguments.h"

#include "base/error.h"
#include "pipeline/discriminators.h"
#include "search/black_box.h"

namespace latplan::cli {

SearchArguments::SearchArguments(Arguments& args, bool several)
    : args_(args), planner_(args, several) {
  args.flag(
      "--black-box", black_box_,
      "follow the network state by state instead of searching its exported actions; always so "
      "for a model that has no PDDL. Searches: auto, astar-blind, astar(goalcount), "
      "wastar(goalcount,W), gbfs-goalcount, iw(W)");
  args.choice("--prune", prune_, {"all", "ama2", "label", "stable", "seen", "none"},
              "which successors of a black box count: those the network gives the same label again "
              "(label), those that decoding and encoding gives back (stable), those of labels that "
              "were seen in such states and that turn bits as some training pair did (seen), these "
              "three (all), or the first two and those that two discriminators accept, learnt at "
              "first use and kept in the run (ama2)");
  args.section("options of the pictures");
  args.option(
      "--cycle", cycle_,
      "rounds of decode and encode before planning at most, until nothing changes: they mend codes "
      "that noise spoilt, and leave states alone",
      0, 1000);
  args.option("--noise", noise_,
              "corrupt the pictures: deviation of Gaussian noise on the normalised pixels", 0.0,
              1000.0);
  args.flag("--repair", repair_,
            "where no action applies in the start or leads to the goal, try the nearest codes");
  args.choice("--unstable", unstable_, {"avoid", "allow"},
              "states that decoding and encoding does not give back: where a plan goes through "
              "some, look for one that does not, for 20 s at most (avoid), or take it as it is "
              "(allow); our own searches only");
  args.choice("--judge", judge_, {"ours", "paper"},
              "whose verdict counts; both are always recorded");
  args.option("--threads", threads_,
              "CPU threads of the network; 0: one per CPU, or one in all with --prune ama2", 0,
              1024);
  args.section("options");
}

bool SearchArguments::follows(const pipeline::RunFolder& run, const nn::TrainedModel& model) const {
  const nn::Capabilities can = model.capabilities();
  std::error_code error;
  const bool exported = std::filesystem::exists(run.domain_file(), error);
  if (!black_box_ && (exported || can.no_strips.empty() || !can.actions)) return false;
  if (!can.actions) {
    throw unsupported_error("--black-box: a model '" + can.model + "' has no actions to follow");
  }
  for (const std::string& search : planner_.searches()) {
    if (planner_.uses_fast_downward(search)) {
      throw unsupported_error(
          "Fast Downward wants PDDL, and this model is followed as a black box" +
          (can.no_strips.empty() ? "" : ": " + can.no_strips));
    }
    search::check_black_box_algorithm(search);
  }
  return true;
}

void SearchArguments::follow(const pipeline::RunFolder& run, const nn::TrainedModel& model,
                             pipeline::PlanConfig& config) const {
  if (follows(run, model)) {
    config.black_box = &model;
  } else if (args_.given("--prune")) {
    throw usage_error(
        "--prune: chooses among the successors of a followed network, and this plan goes by "
        "exported actions; expected --black-box with it");
  }
}

void SearchArguments::filter_as_seen(const pipeline::RunFolder& run, const nn::TrainedModel& model,
                                     const std::filesystem::path& named, Context& context,
                                     pipeline::PlanConfig& config) const {
  if (config.black_box == nullptr) return;
  const auto seen = [&] {
    return pipeline::encode_pairs(
        model, pipeline::training_pairs(run, named, model.image_shape(), context.log, context.stop),
        data::Split::kTrain);
  };
  try {
    if (prune_ == "ama2") {
      pipeline::ask(pipeline::discriminators_of(run, model, seen, context.networks(), context.log,
                                                context.stop),
                    config.filter);
    } else if (prune_ == "all" || prune_ == "seen") {
      const pipeline::EncodedPairs pairs = seen();
      config.filter.network.applies = pipeline::applies_where_seen(model, pairs);
      config.filter.step = pipeline::changes_as_seen(pairs);
    }
  } catch (const Error& error) {
    if (!named.empty() || error.code() != ExitCode::kBadInput) throw;
    if (args_.given("--prune")) {
      throw input_error("--prune " + prune_ +
                        ": asks the training pairs; where they are now tells "
                        "--pairs: " +
                        error.what());
    }
    context.log.warning(std::string("black-box filter=seen left out: ") + error.what());
  }
}

pipeline::PlanConfig SearchArguments::config(std::uint64_t seed) const {
  pipeline::PlanConfig config = planner_.config();
  config.cycle = cycle_;
  config.noise = noise_;
  config.repair = repair_;
  config.seed = seed;
  config.avoid_unstable = unstable_ == "avoid";
  const bool several = prune_ == "all" || prune_ == "ama2";
  config.filter.network.same_label = several || prune_ == "label";
  config.filter.network.stable = several || prune_ == "stable";
  return config;
}

domains::Judge SearchArguments::judge() const {
  return judge_ == "paper" ? domains::Judge::kPaper : domains::Judge::kOurs;
}

}  // namespace latplan::cli
